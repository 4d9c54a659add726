"use strict";(()=>{var sr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},rr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Im=0,Pd=1,Lm=2;var Tr=1,Dm=2,Io=3,or=0,Qn=1,Pi=2,Ar=0,Lo=1,Id=2,Ld=3,Dd=4,Nm=5;var Rr=100,Um=101,Fm=102,Om=103,Bm=104,zm=200,km=201,Gm=202,Vm=203,Nd=204,Ud=205,Hm=206,Wm=207,Xm=208,qm=209,Ym=210,$m=211,Zm=212,Jm=213,Km=214,cc=0,hc=1,uc=2,xo=3,dc=4,fc=5,_o=6,pc=7,Fd=0,jm=1,Qm=2,ls=0,Od=1,Bd=2,zd=3,kd=4,Gd=5,Vd=6,Hd=7;var Wd=300,Cr=301,Do=302,Jc=303,Kc=304,mc=1e3,rs=1001,gc=1002,Ln=1003,tg=1004;var el=1005;var jn=1006,jc=1007;var Ps=1008;var si=1009,Xd=1010,qd=1011,No=1012,Qc=1013,Hi=1014,Wi=1015,Xi=1016,th=1017,eh=1018,Pr=1020,Yd=35902,$d=35899,Zd=1021,Jd=1022,qi=1023,Ts=1026,Is=1027,Kd=1028,nh=1029,ar=1030,ih=1031;var sh=1033,nl=33776,il=33777,sl=33778,rl=33779,rh=35840,oh=35841,ah=35842,lh=35843,ch=36196,hh=37492,uh=37496,dh=37488,fh=37489,ol=37490,ph=37491,mh=37808,gh=37809,xh=37810,_h=37811,vh=37812,yh=37813,bh=37814,Sh=37815,Mh=37816,wh=37817,Eh=37818,Th=37819,Ah=37820,Rh=37821,Ch=36492,Ph=36494,Ih=36495,Lh=36283,Dh=36284,al=36285,Nh=36286;var Sa=2300,xc=2301,ac=2302,vd=2303,yd=2400,bd=2401,Sd=2402;var eg=3200;var Uh=0,ng=1,Ls="",Un="srgb",Ma="srgb-linear",wa="linear",Ae="srgb";var lc=7680;var ig=519,sg=512,rg=513,og=514,jd=515,ag=516,lg=517,Qd=518,tf=519,ef=35044,Fh=35048;var nf="300 es",Ai=2e3,vo=2001;function nv(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function iv(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ea(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function cg(){let i=Ea("canvas");return i.style.display="block",i}var qp={},yo=null;function Ta(...i){let t="THREE."+i.shift();yo?yo("log",t,...i):console.log(t,...i)}function hg(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function $t(...i){i=hg(i);let t="THREE."+i.shift();if(yo)yo("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function Qt(...i){i=hg(i);let t="THREE."+i.shift();if(yo)yo("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function xa(...i){let t=i.join(" ");t in qp||(qp[t]=!0,$t(...i))}function ug(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var dg={[cc]:cc,[uc]:_o,[dc]:dc,[xo]:fc,[hc]:hc,[_o]:uc,[pc]:pc,[fc]:xo},Gi=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},Vn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Yp=1234567,_a=Math.PI/180,bo=180/Math.PI;function lr(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Vn[i&255]+Vn[i>>8&255]+Vn[i>>16&255]+Vn[i>>24&255]+"-"+Vn[t&255]+Vn[t>>8&255]+"-"+Vn[t>>16&15|64]+Vn[t>>24&255]+"-"+Vn[e&63|128]+Vn[e>>8&255]+"-"+Vn[e>>16&255]+Vn[e>>24&255]+Vn[n&255]+Vn[n>>8&255]+Vn[n>>16&255]+Vn[n>>24&255]).toLowerCase()}function ee(i,t,e){return Math.max(t,Math.min(e,i))}function sf(i,t){return(i%t+t)%t}function sv(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function rv(i,t,e){return i!==t?(e-i)/(t-i):0}function va(i,t,e){return(1-e)*i+e*t}function ov(i,t,e,n){return va(i,t,1-Math.exp(-e*n))}function av(i,t=1){return t-Math.abs(sf(i,t*2)-t)}function lv(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function cv(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function hv(i,t){return i+Math.floor(Math.random()*(t-i+1))}function uv(i,t){return i+Math.random()*(t-i)}function dv(i){return i*(.5-Math.random())}function fv(i){i!==void 0&&(Yp=i);let t=Yp+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function pv(i){return i*_a}function mv(i){return i*bo}function gv(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function xv(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function rf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function _v(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),f=r((n-t)/2),p=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*p,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*p,a*c);break;case"ZYZ":i.set(l*p,l*f,a*h,a*c);break;default:$t("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Oh(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function of(i,t){if(t.constructor===Float32Array)return i;let e=Oh(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function af(i,t){if(t.constructor===Float32Array)return i;let e=Oh(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Uo={DEG2RAD:_a,RAD2DEG:bo,generateUUID:lr,clamp:ee,euclideanModulo:sf,mapLinear:sv,inverseLerp:rv,lerp:va,damp:ov,pingpong:av,smoothstep:lv,smootherstep:cv,randInt:hv,randFloat:uv,randFloatSpread:dv,seededRandom:fv,degToRad:pv,radToDeg:mv,isPowerOfTwo:gv,ceilPowerOfTwo:xv,floorPowerOfTwo:rf,setQuaternionFromProperEuler:_v,normalize:af,denormalize:of},mt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=ee(this.x,t.x,e.x),this.y=ee(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=ee(this.x,t,e),this.y=ee(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ee(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ee(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},vn=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],p=r[o+2],v=r[o+3];if(u!==v||l!==d||c!==f||h!==p){let g=l*d+c*f+h*p+u*v;g<0&&(d=-d,f=-f,p=-p,v=-v,g=-g);let m=1-a;if(g<.9995){let x=Math.acos(g),S=Math.sin(x);m=Math.sin(m*x)/S,a=Math.sin(a*x)/S,l=l*m+d*a,c=c*m+f*a,h=h*m+p*a,u=u*m+v*a}else{l=l*m+d*a,c=c*m+f*a,h=h*m+p*a,u=u*m+v*a;let x=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=x,c*=x,h*=x,u*=x}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return t[e]=a*p+h*u+l*f-c*d,t[e+1]=l*p+h*d+c*u-a*f,t[e+2]=c*p+h*f+a*d-l*u,t[e+3]=h*p-a*u-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),p=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"YXZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"ZXY":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"ZYX":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"YZX":this._x=d*h*u+c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u-d*f*p;break;case"XZY":this._x=d*h*u-c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u+d*f*p;break;default:$t("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(ee(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},C=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion($p.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion($p.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=ee(this.x,t.x,e.x),this.y=ee(this.y,t.y,e.y),this.z=ee(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=ee(this.x,t,e),this.y=ee(this.y,t,e),this.z=ee(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ee(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return $u.copy(this).projectOnVector(t),this.sub($u)}reflect(t){return this.sub($u.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ee(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},$u=new C,$p=new vn,ne=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],p=n[8],v=s[0],g=s[3],m=s[6],x=s[1],S=s[4],y=s[7],R=s[2],E=s[5],_=s[8];return r[0]=o*v+a*x+l*R,r[3]=o*g+a*S+l*E,r[6]=o*m+a*y+l*_,r[1]=c*v+h*x+u*R,r[4]=c*g+h*S+u*E,r[7]=c*m+h*y+u*_,r[2]=d*v+f*x+p*R,r[5]=d*g+f*S+p*E,r[8]=d*m+f*y+p*_,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,p=e*u+n*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/p;return t[0]=u*v,t[1]=(s*c-h*n)*v,t[2]=(a*n-s*o)*v,t[3]=d*v,t[4]=(h*e-s*l)*v,t[5]=(s*r-a*e)*v,t[6]=f*v,t[7]=(n*l-c*e)*v,t[8]=(o*e-n*r)*v,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return xa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Zu.makeScale(t,e)),this}rotate(t){return xa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Zu.makeRotation(-t)),this}translate(t,e){return xa("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Zu.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},Zu=new ne,Zp=new ne().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Jp=new ne().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function vv(){let i={enabled:!0,workingColorSpace:Ma,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ae&&(s.r=Es(s.r),s.g=Es(s.g),s.b=Es(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ae&&(s.r=go(s.r),s.g=go(s.g),s.b=go(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ls?wa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ma]:{primaries:t,whitePoint:n,transfer:wa,toXYZ:Zp,fromXYZ:Jp,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:Un},outputColorSpaceConfig:{drawingBufferColorSpace:Un}},[Un]:{primaries:t,whitePoint:n,transfer:Ae,toXYZ:Zp,fromXYZ:Jp,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:Un}}}),i}var _e=vv();function Es(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function go(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var to,_c=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{to===void 0&&(to=Ea("canvas")),to.width=t.width,to.height=t.height;let s=to.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=to}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=Ea("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Es(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(Es(e[n]/255)*255):e[n]=Es(e[n]);return{data:e,width:t.width,height:t.height}}else return $t("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},yv=0,So=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:yv++}),this.uuid=lr(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Ju(s[o].image)):r.push(Ju(s[o]))}else r=Ju(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function Ju(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?_c.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:($t("Texture: Unable to serialize Texture."),{})}var bv=0,Ku=new C,ni=class i extends Gi{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=rs,s=rs,r=jn,o=Ps,a=qi,l=si,c=i.DEFAULT_ANISOTROPY,h=Ls){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:bv++}),this.uuid=lr(),this.name="",this.source=new So(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new mt(0,0),this.repeat=new mt(1,1),this.center=new mt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ne,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Ku).x}get height(){return this.source.getSize(Ku).y}get depth(){return this.source.getSize(Ku).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){$t(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Wd)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case mc:t.x=t.x-Math.floor(t.x);break;case rs:t.x=t.x<0?0:1;break;case gc:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case mc:t.y=t.y-Math.floor(t.y);break;case rs:t.y=t.y<0?0:1;break;case gc:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};ni.DEFAULT_IMAGE=null;ni.DEFAULT_MAPPING=Wd;ni.DEFAULT_ANISOTROPY=1;var Re=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],p=l[9],v=l[2],g=l[6],m=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-v)<.01&&Math.abs(p-g)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+v)<.1&&Math.abs(p+g)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let S=(c+1)/2,y=(f+1)/2,R=(m+1)/2,E=(h+d)/4,_=(u+v)/4,w=(p+g)/4;return S>y&&S>R?S<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(S),s=E/n,r=_/n):y>R?y<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(y),n=E/s,r=w/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=_/r,s=w/r),this.set(n,s,r,e),this}let x=Math.sqrt((g-p)*(g-p)+(u-v)*(u-v)+(d-h)*(d-h));return Math.abs(x)<.001&&(x=1),this.x=(g-p)/x,this.y=(u-v)/x,this.z=(d-h)/x,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=ee(this.x,t.x,e.x),this.y=ee(this.y,t.y,e.y),this.z=ee(this.z,t.z,e.z),this.w=ee(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=ee(this.x,t,e),this.y=ee(this.y,t,e),this.z=ee(this.z,t,e),this.w=ee(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ee(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},vc=class extends Gi{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:jn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Re(0,0,t,e),this.scissorTest=!1,this.viewport=new Re(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ni({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:jn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new So(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},gi=class extends vc{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},Aa=class extends ni{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Ln,this.minFilter=Ln,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var yc=class extends ni{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Ln,this.minFilter=Ln,this.wrapR=rs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var ae=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,u,d,f,p,v,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,f,p,v,g)}set(t,e,n,s,r,o,a,l,c,h,u,d,f,p,v,g){let m=this.elements;return m[0]=t,m[4]=e,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=h,m[10]=u,m[14]=d,m[3]=f,m[7]=p,m[11]=v,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/eo.setFromMatrixColumn(t,0).length(),r=1/eo.setFromMatrixColumn(t,1).length(),o=1/eo.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,f=o*u,p=a*h,v=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=f+p*c,e[5]=d-v*c,e[9]=-a*l,e[2]=v-d*c,e[6]=p+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,f=l*u,p=c*h,v=c*u;e[0]=d+v*a,e[4]=p*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=f*a-p,e[6]=v+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,f=l*u,p=c*h,v=c*u;e[0]=d-v*a,e[4]=-o*u,e[8]=p+f*a,e[1]=f+p*a,e[5]=o*h,e[9]=v-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,f=o*u,p=a*h,v=a*u;e[0]=l*h,e[4]=p*c-f,e[8]=d*c+v,e[1]=l*u,e[5]=v*c+d,e[9]=f*c-p,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,p=a*l,v=a*c;e[0]=l*h,e[4]=v-d*u,e[8]=p*u+f,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*u+p,e[10]=d-v*u}else if(t.order==="XZY"){let d=o*l,f=o*c,p=a*l,v=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+v,e[5]=o*h,e[9]=f*u-p,e[2]=p*u-f,e[6]=a*h,e[10]=v*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Sv,t,Mv)}lookAt(t,e,n){let s=this.elements;return fi.subVectors(t,e),fi.lengthSq()===0&&(fi.z=1),fi.normalize(),Xs.crossVectors(n,fi),Xs.lengthSq()===0&&(Math.abs(n.z)===1?fi.x+=1e-4:fi.z+=1e-4,fi.normalize(),Xs.crossVectors(n,fi)),Xs.normalize(),Fl.crossVectors(fi,Xs),s[0]=Xs.x,s[4]=Fl.x,s[8]=fi.x,s[1]=Xs.y,s[5]=Fl.y,s[9]=fi.y,s[2]=Xs.z,s[6]=Fl.z,s[10]=fi.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],p=n[2],v=n[6],g=n[10],m=n[14],x=n[3],S=n[7],y=n[11],R=n[15],E=s[0],_=s[4],w=s[8],F=s[12],D=s[1],L=s[5],k=s[9],W=s[13],N=s[2],z=s[6],X=s[10],V=s[14],ct=s[3],K=s[7],Q=s[11],st=s[15];return r[0]=o*E+a*D+l*N+c*ct,r[4]=o*_+a*L+l*z+c*K,r[8]=o*w+a*k+l*X+c*Q,r[12]=o*F+a*W+l*V+c*st,r[1]=h*E+u*D+d*N+f*ct,r[5]=h*_+u*L+d*z+f*K,r[9]=h*w+u*k+d*X+f*Q,r[13]=h*F+u*W+d*V+f*st,r[2]=p*E+v*D+g*N+m*ct,r[6]=p*_+v*L+g*z+m*K,r[10]=p*w+v*k+g*X+m*Q,r[14]=p*F+v*W+g*V+m*st,r[3]=x*E+S*D+y*N+R*ct,r[7]=x*_+S*L+y*z+R*K,r[11]=x*w+S*k+y*X+R*Q,r[15]=x*F+S*W+y*V+R*st,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],f=t[14],p=t[3],v=t[7],g=t[11],m=t[15],x=l*f-c*d,S=a*f-c*u,y=a*d-l*u,R=o*f-c*h,E=o*d-l*h,_=o*u-a*h;return e*(v*x-g*S+m*y)-n*(p*x-g*R+m*E)+s*(p*S-v*R+m*_)-r*(p*y-v*E+g*_)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],f=t[11],p=t[12],v=t[13],g=t[14],m=t[15],x=e*a-n*o,S=e*l-s*o,y=e*c-r*o,R=n*l-s*a,E=n*c-r*a,_=s*c-r*l,w=h*v-u*p,F=h*g-d*p,D=h*m-f*p,L=u*g-d*v,k=u*m-f*v,W=d*m-f*g,N=x*W-S*k+y*L+R*D-E*F+_*w;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let z=1/N;return t[0]=(a*W-l*k+c*L)*z,t[1]=(s*k-n*W-r*L)*z,t[2]=(v*_-g*E+m*R)*z,t[3]=(d*E-u*_-f*R)*z,t[4]=(l*D-o*W-c*F)*z,t[5]=(e*W-s*D+r*F)*z,t[6]=(g*y-p*_-m*S)*z,t[7]=(h*_-d*y+f*S)*z,t[8]=(o*k-a*D+c*w)*z,t[9]=(n*D-e*k-r*w)*z,t[10]=(p*E-v*y+m*x)*z,t[11]=(u*y-h*E-f*x)*z,t[12]=(a*F-o*L-l*w)*z,t[13]=(e*L-n*F+s*w)*z,t[14]=(v*S-p*R-g*x)*z,t[15]=(h*R-u*S+d*x)*z,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,p=r*u,v=o*h,g=o*u,m=a*u,x=l*c,S=l*h,y=l*u,R=n.x,E=n.y,_=n.z;return s[0]=(1-(v+m))*R,s[1]=(f+y)*R,s[2]=(p-S)*R,s[3]=0,s[4]=(f-y)*E,s[5]=(1-(d+m))*E,s[6]=(g+x)*E,s[7]=0,s[8]=(p+S)*_,s[9]=(g-x)*_,s[10]=(1-(d+v))*_,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=eo.set(s[0],s[1],s[2]).length(),a=eo.set(s[4],s[5],s[6]).length(),l=eo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Bi.copy(this);let c=1/o,h=1/a,u=1/l;return Bi.elements[0]*=c,Bi.elements[1]*=c,Bi.elements[2]*=c,Bi.elements[4]*=h,Bi.elements[5]*=h,Bi.elements[6]*=h,Bi.elements[8]*=u,Bi.elements[9]*=u,Bi.elements[10]*=u,e.setFromRotationMatrix(Bi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=Ai,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),f=(n+s)/(n-s),p,v;if(l)p=r/(o-r),v=o*r/(o-r);else if(a===Ai)p=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===vo)p=-o/(o-r),v=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=v,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Ai,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),f=-(n+s)/(n-s),p,v;if(l)p=1/(o-r),v=o/(o-r);else if(a===Ai)p=-2/(o-r),v=-(o+r)/(o-r);else if(a===vo)p=-1/(o-r),v=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=v,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},eo=new C,Bi=new ae,Sv=new C(0,0,0),Mv=new C(1,1,1),Xs=new C,Fl=new C,fi=new C,Kp=new ae,jp=new vn,As=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(ee(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ee(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(ee(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ee(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ee(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ee(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:$t("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return Kp.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Kp,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return jp.setFromEuler(this),this.setFromQuaternion(jp,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};As.DEFAULT_ORDER="XYZ";var Mo=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},wv=0,Qp=new C,no=new vn,ys=new ae,Ol=new C,ua=new C,Ev=new C,Tv=new vn,tm=new C(1,0,0),em=new C(0,1,0),nm=new C(0,0,1),im={type:"added"},Av={type:"removed"},io={type:"childadded",child:null},ju={type:"childremoved",child:null},Fn=class i extends Gi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:wv++}),this.uuid=lr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new C,e=new As,n=new vn,s=new C(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ae},normalMatrix:{value:new ne}}),this.matrix=new ae,this.matrixWorld=new ae,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Mo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return no.setFromAxisAngle(t,e),this.quaternion.multiply(no),this}rotateOnWorldAxis(t,e){return no.setFromAxisAngle(t,e),this.quaternion.premultiply(no),this}rotateX(t){return this.rotateOnAxis(tm,t)}rotateY(t){return this.rotateOnAxis(em,t)}rotateZ(t){return this.rotateOnAxis(nm,t)}translateOnAxis(t,e){return Qp.copy(t).applyQuaternion(this.quaternion),this.position.add(Qp.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(tm,t)}translateY(t){return this.translateOnAxis(em,t)}translateZ(t){return this.translateOnAxis(nm,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(ys.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?Ol.copy(t):Ol.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),ua.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?ys.lookAt(ua,Ol,this.up):ys.lookAt(Ol,ua,this.up),this.quaternion.setFromRotationMatrix(ys),s&&(ys.extractRotation(s.matrixWorld),no.setFromRotationMatrix(ys),this.quaternion.premultiply(no.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(Qt("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(im),io.child=t,this.dispatchEvent(io),io.child=null):Qt("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(Av),ju.child=t,this.dispatchEvent(ju),ju.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),ys.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),ys.multiply(t.parent.matrixWorld)),t.applyMatrix4(ys),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(im),io.child=t,this.dispatchEvent(io),io.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ua,t,Ev),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ua,Tv,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),f=o(t.animations),p=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Fn.DEFAULT_UP=new C(0,1,0);Fn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Fn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Se=class extends Fn{constructor(){super(),this.isGroup=!0,this.type="Group"}},Rv={type:"move"},wo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Se,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Se,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new C,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new C),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Se,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new C,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new C,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let v of t.hand.values()){let g=e.getJointPose(v,n),m=this._getHandJoint(c,v);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,p=.005;c.inputState.pinching&&d>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Rv)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new Se;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},fg={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},qs={h:0,s:0,l:0},Bl={h:0,s:0,l:0};function Qu(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var qt=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=Un){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,_e.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=_e.workingColorSpace){return this.r=t,this.g=e,this.b=n,_e.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=_e.workingColorSpace){if(t=sf(t,1),e=ee(e,0,1),n=ee(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Qu(o,r,t+1/3),this.g=Qu(o,r,t),this.b=Qu(o,r,t-1/3)}return _e.colorSpaceToWorking(this,s),this}setStyle(t,e=Un){function n(r){r!==void 0&&parseFloat(r)<1&&$t("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:$t("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);$t("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=Un){let n=fg[t.toLowerCase()];return n!==void 0?this.setHex(n,e):$t("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=Es(t.r),this.g=Es(t.g),this.b=Es(t.b),this}copyLinearToSRGB(t){return this.r=go(t.r),this.g=go(t.g),this.b=go(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=Un){return _e.workingToColorSpace(Hn.copy(this),t),Math.round(ee(Hn.r*255,0,255))*65536+Math.round(ee(Hn.g*255,0,255))*256+Math.round(ee(Hn.b*255,0,255))}getHexString(t=Un){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=_e.workingColorSpace){_e.workingToColorSpace(Hn.copy(this),e);let n=Hn.r,s=Hn.g,r=Hn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=_e.workingColorSpace){return _e.workingToColorSpace(Hn.copy(this),e),t.r=Hn.r,t.g=Hn.g,t.b=Hn.b,t}getStyle(t=Un){_e.workingToColorSpace(Hn.copy(this),t);let e=Hn.r,n=Hn.g,s=Hn.b;return t!==Un?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(qs),this.setHSL(qs.h+t,qs.s+e,qs.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(qs),t.getHSL(Bl);let n=va(qs.h,Bl.h,e),s=va(qs.s,Bl.s,e),r=va(qs.l,Bl.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Hn=new qt;qt.NAMES=fg;var Eo=class extends Fn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new As,this.environmentIntensity=1,this.environmentRotation=new As,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},zi=new C,bs=new C,td=new C,Ss=new C,so=new C,ro=new C,sm=new C,ed=new C,nd=new C,id=new C,sd=new Re,rd=new Re,od=new Re,Js=class i{constructor(t=new C,e=new C,n=new C){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),zi.subVectors(t,e),s.cross(zi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){zi.subVectors(s,e),bs.subVectors(n,e),td.subVectors(t,e);let o=zi.dot(zi),a=zi.dot(bs),l=zi.dot(td),c=bs.dot(bs),h=bs.dot(td),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,p=(o*h-a*l)*d;return r.set(1-f-p,p,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,Ss)===null?!1:Ss.x>=0&&Ss.y>=0&&Ss.x+Ss.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,Ss)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Ss.x),l.addScaledVector(o,Ss.y),l.addScaledVector(a,Ss.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return sd.setScalar(0),rd.setScalar(0),od.setScalar(0),sd.fromBufferAttribute(t,e),rd.fromBufferAttribute(t,n),od.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(sd,r.x),o.addScaledVector(rd,r.y),o.addScaledVector(od,r.z),o}static isFrontFacing(t,e,n,s){return zi.subVectors(n,e),bs.subVectors(t,e),zi.cross(bs).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return zi.subVectors(this.c,this.b),bs.subVectors(this.a,this.b),zi.cross(bs).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;so.subVectors(s,n),ro.subVectors(r,n),ed.subVectors(t,n);let l=so.dot(ed),c=ro.dot(ed);if(l<=0&&c<=0)return e.copy(n);nd.subVectors(t,s);let h=so.dot(nd),u=ro.dot(nd);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(so,o);id.subVectors(t,r);let f=so.dot(id),p=ro.dot(id);if(p>=0&&f<=p)return e.copy(r);let v=f*c-l*p;if(v<=0&&c>=0&&p<=0)return a=c/(c-p),e.copy(n).addScaledVector(ro,a);let g=h*p-f*u;if(g<=0&&u-h>=0&&f-p>=0)return sm.subVectors(r,s),a=(u-h)/(u-h+(f-p)),e.copy(s).addScaledVector(sm,a);let m=1/(g+v+d);return o=v*m,a=d*m,e.copy(n).addScaledVector(so,o).addScaledVector(ro,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},xi=class{constructor(t=new C(1/0,1/0,1/0),e=new C(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(ki.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(ki.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=ki.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,ki):ki.fromBufferAttribute(r,o),ki.applyMatrix4(t.matrixWorld),this.expandByPoint(ki);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),zl.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),zl.copy(n.boundingBox)),zl.applyMatrix4(t.matrixWorld),this.union(zl)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,ki),ki.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(da),kl.subVectors(this.max,da),oo.subVectors(t.a,da),ao.subVectors(t.b,da),lo.subVectors(t.c,da),Ys.subVectors(ao,oo),$s.subVectors(lo,ao),xr.subVectors(oo,lo);let e=[0,-Ys.z,Ys.y,0,-$s.z,$s.y,0,-xr.z,xr.y,Ys.z,0,-Ys.x,$s.z,0,-$s.x,xr.z,0,-xr.x,-Ys.y,Ys.x,0,-$s.y,$s.x,0,-xr.y,xr.x,0];return!ad(e,oo,ao,lo,kl)||(e=[1,0,0,0,1,0,0,0,1],!ad(e,oo,ao,lo,kl))?!1:(Gl.crossVectors(Ys,$s),e=[Gl.x,Gl.y,Gl.z],ad(e,oo,ao,lo,kl))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,ki).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(ki).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(Ms[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),Ms[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),Ms[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),Ms[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),Ms[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),Ms[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),Ms[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),Ms[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(Ms),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},Ms=[new C,new C,new C,new C,new C,new C,new C,new C],ki=new C,zl=new xi,oo=new C,ao=new C,lo=new C,Ys=new C,$s=new C,xr=new C,da=new C,kl=new C,Gl=new C,_r=new C;function ad(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){_r.fromArray(i,r);let a=s.x*Math.abs(_r.x)+s.y*Math.abs(_r.y)+s.z*Math.abs(_r.z),l=t.dot(_r),c=e.dot(_r),h=n.dot(_r);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var fn=new C,Vl=new mt,Cv=0,_n=class extends Gi{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Cv++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=ef,this.updateRanges=[],this.gpuType=Wi,this.version=0,this._normalizationScale=t!==void 0?Oh(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Vl.fromBufferAttribute(this,e),Vl.applyMatrix3(t),this.setXY(e,Vl.x,Vl.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)fn.fromBufferAttribute(this,e),fn.applyMatrix3(t),this.setXYZ(e,fn.x,fn.y,fn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)fn.fromBufferAttribute(this,e),fn.applyMatrix4(t),this.setXYZ(e,fn.x,fn.y,fn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)fn.fromBufferAttribute(this,e),fn.applyNormalMatrix(t),this.setXYZ(e,fn.x,fn.y,fn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)fn.fromBufferAttribute(this,e),fn.transformDirection(t),this.setXYZ(e,fn.x,fn.y,fn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):of(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):af(t,this.array)}};var Ra=class extends _n{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var Ca=class extends _n{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var ge=class extends _n{constructor(t,e,n){super(new Float32Array(t),e,n)}},Pv=new xi,fa=new C,ld=new C,Vi=class{constructor(t=new C,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):Pv.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;fa.subVectors(t,this.center);let e=fa.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(fa,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(ld.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(fa.copy(t.center).add(ld)),this.expandByPoint(fa.copy(t.center).sub(ld))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},Iv=0,Ti=new ae,cd=new Fn,co=new C,pi=new xi,pa=new xi,In=new C,nn=class i extends Gi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Iv++}),this.uuid=lr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(nv(t)?Ca:Ra)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ne().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Ti.makeRotationFromQuaternion(t),this.applyMatrix4(Ti),this}rotateX(t){return Ti.makeRotationX(t),this.applyMatrix4(Ti),this}rotateY(t){return Ti.makeRotationY(t),this.applyMatrix4(Ti),this}rotateZ(t){return Ti.makeRotationZ(t),this.applyMatrix4(Ti),this}translate(t,e,n){return Ti.makeTranslation(t,e,n),this.applyMatrix4(Ti),this}scale(t,e,n){return Ti.makeScale(t,e,n),this.applyMatrix4(Ti),this}lookAt(t){return cd.lookAt(t),cd.updateMatrix(),this.applyMatrix4(cd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(co).negate(),this.translate(co.x,co.y,co.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new ge(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&$t("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new xi);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Qt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new C(-1/0,-1/0,-1/0),new C(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];pi.setFromBufferAttribute(r),this.morphTargetsRelative?(In.addVectors(this.boundingBox.min,pi.min),this.boundingBox.expandByPoint(In),In.addVectors(this.boundingBox.max,pi.max),this.boundingBox.expandByPoint(In)):(this.boundingBox.expandByPoint(pi.min),this.boundingBox.expandByPoint(pi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Qt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Vi);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){Qt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new C,1/0);return}if(t){let n=this.boundingSphere.center;if(pi.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];pa.setFromBufferAttribute(a),this.morphTargetsRelative?(In.addVectors(pi.min,pa.min),pi.expandByPoint(In),In.addVectors(pi.max,pa.max),pi.expandByPoint(In)):(pi.expandByPoint(pa.min),pi.expandByPoint(pa.max))}pi.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)In.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(In));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)In.fromBufferAttribute(a,c),l&&(co.fromBufferAttribute(t,c),In.add(co)),s=Math.max(s,n.distanceToSquared(In))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Qt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){Qt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new _n(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let F=0;F<n.count;F++)a[F]=new C,l[F]=new C;let h=new C,u=new C,d=new C,f=new mt,p=new mt,v=new mt,g=new C,m=new C;function x(F,D,L){c[F]=c[D]=c[L]=1,h.fromBufferAttribute(n,F),u.fromBufferAttribute(n,D),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,F),p.fromBufferAttribute(r,D),v.fromBufferAttribute(r,L),u.sub(h),d.sub(h),p.sub(f),v.sub(f);let k=1/(p.x*v.y-v.x*p.y);isFinite(k)&&(g.copy(u).multiplyScalar(v.y).addScaledVector(d,-p.y).multiplyScalar(k),m.copy(d).multiplyScalar(p.x).addScaledVector(u,-v.x).multiplyScalar(k),a[F].add(g),a[D].add(g),a[L].add(g),l[F].add(m),l[D].add(m),l[L].add(m))}let S=this.groups;S.length===0&&(S=[{start:0,count:t.count}]);for(let F=0,D=S.length;F<D;++F){let L=S[F],k=L.start,W=L.count;for(let N=k,z=k+W;N<z;N+=3)x(t.getX(N+0),t.getX(N+1),t.getX(N+2))}let y=new C,R=new C,E=new C,_=new C;function w(F){E.fromBufferAttribute(s,F),_.copy(E);let D=a[F];y.copy(D),y.sub(E.multiplyScalar(E.dot(D))).normalize(),R.crossVectors(_,D);let k=R.dot(l[F])<0?-1:1;o.setXYZW(F,y.x,y.y,y.z,k)}for(let F=0,D=n.count;F<D;++F)c[F]&&w(F);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new _n(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new C,r=new C,o=new C,a=new C,l=new C,c=new C,h=new C,u=new C;if(t)for(let d=0,f=t.count;d<f;d+=3){let p=t.getX(d+0),v=t.getX(d+1),g=t.getX(d+2);s.fromBufferAttribute(e,p),r.fromBufferAttribute(e,v),o.fromBufferAttribute(e,g),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,p),l.fromBufferAttribute(n,v),c.fromBufferAttribute(n,g),a.add(h),l.add(h),c.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(v,l.x,l.y,l.z),n.setXYZ(g,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)In.fromBufferAttribute(t,e),In.normalize(),t.setXYZ(e,In.x,In.y,In.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,p=0;for(let v=0,g=l.length;v<g;v++){a.isInterleavedBufferAttribute?f=l[v]*a.data.stride+a.offset:f=l[v]*h;for(let m=0;m<h;m++)d[p++]=c[f++]}return new _n(d,h,u)}if(this.index===null)return $t("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=t(d,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Pa=class{constructor(t,e){this.isInterleavedBuffer=!0,this.array=t,this.stride=e,this.count=t!==void 0?t.length/e:0,this.usage=ef,this.updateRanges=[],this.version=0,this.uuid=lr()}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.array=new t.array.constructor(t.array),this.count=t.count,this.stride=t.stride,this.usage=t.usage,this}copyAt(t,e,n){t*=this.stride,n*=e.stride;for(let s=0,r=this.stride;s<r;s++)this.array[t+s]=e.array[n+s];return this}set(t,e=0){return this.array.set(t,e),this}clone(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=rm(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=this.array.slice(0).buffer);let n=new this.array.constructor(t.arrayBuffers[e]),s=new this.constructor(n,this.stride);return s.setUsage(this.usage),s}onUpload(t){return this.onUploadCallback=t,this}toJSON(t){t.arrayBuffers===void 0&&(t.arrayBuffers={});let e=rm(this.array);t.arrayBuffers[e]===void 0&&(t.arrayBuffers[e]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:e,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function rm(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=lr()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var Jn=new C,Ri=class i{constructor(t,e,n,s=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=t,this.itemSize=e,this.offset=n,this.normalized=s,this._normalizationScale=t!==void 0?Oh(t.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(t){this.data.needsUpdate=t}applyMatrix4(t){for(let e=0,n=this.data.count;e<n;e++)Jn.fromBufferAttribute(this,e),Jn.applyMatrix4(t),this.setXYZ(e,Jn.x,Jn.y,Jn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)Jn.fromBufferAttribute(this,e),Jn.applyNormalMatrix(t),this.setXYZ(e,Jn.x,Jn.y,Jn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)Jn.fromBufferAttribute(this,e),Jn.transformDirection(t),this.setXYZ(e,Jn.x,Jn.y,Jn.z);return this}getComponent(t,e){let n=this.array[t*this.data.stride+this.offset+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.data.array[t*this.data.stride+this.offset+e]=n,this}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset]=e,this}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+1]=e,this}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+2]=e,this}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.data.array[t*this.data.stride+this.offset+3]=e,this}getX(t){let e=this.data.array[t*this.data.stride+this.offset];return this.normalized&&(e=this._denormalize(e)),e}getY(t){let e=this.data.array[t*this.data.stride+this.offset+1];return this.normalized&&(e=this._denormalize(e)),e}getZ(t){let e=this.data.array[t*this.data.stride+this.offset+2];return this.normalized&&(e=this._denormalize(e)),e}getW(t){let e=this.data.array[t*this.data.stride+this.offset+3];return this.normalized&&(e=this._denormalize(e)),e}setXY(t,e,n){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.data.array[t+0]=e,this.data.array[t+1]=n,this}setXYZ(t,e,n,s){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t=t*this.data.stride+this.offset,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.data.array[t+0]=e,this.data.array[t+1]=n,this.data.array[t+2]=s,this.data.array[t+3]=r,this}clone(t){if(t===void 0){Ta("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return new _n(new this.array.constructor(e),this.itemSize,this.normalized)}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.clone(t)),new i(t.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(t){if(t===void 0){Ta("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let e=[];for(let n=0;n<this.count;n++){let s=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)e.push(this.data.array[s+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:e,normalized:this.normalized}}else return t.interleavedBuffers===void 0&&(t.interleavedBuffers={}),t.interleavedBuffers[this.data.uuid]===void 0&&(t.interleavedBuffers[this.data.uuid]=this.data.toJSON(t)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):of(t,this.data.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):af(t,this.data.array)}},hd=new C,Lv=new C,Dv=new ne,mi=class{constructor(t=new C(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=hd.subVectors(n,e).cross(Lv.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(hd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||Dv.getNormalMatrix(t),s=this.coplanarPoint(hd).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},Nv=0,os=class extends Gi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Nv++}),this.uuid=lr(),this.name="",this.type="Material",this.blending=Lo,this.side=or,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Nd,this.blendDst=Ud,this.blendEquation=Rr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new qt(0,0,0),this.blendAlpha=0,this.depthFunc=xo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=ig,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=lc,this.stencilZFail=lc,this.stencilZPass=lc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){$t(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){$t(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new qt().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new mi().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new mt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new mt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var ws=new C,ud=new C,Hl=new C,Wl=new C,Ks=class{constructor(t=new C,e=new C(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,ws)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=ws.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(ws.copy(this.origin).addScaledVector(this.direction,e),ws.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){ud.copy(t).add(e).multiplyScalar(.5),Hl.copy(e).sub(t).normalize(),Wl.copy(this.origin).sub(ud);let r=t.distanceTo(e)*.5,o=-this.direction.dot(Hl),a=Wl.dot(this.direction),l=-Wl.dot(Hl),c=Wl.lengthSq(),h=Math.abs(1-o*o),u,d,f,p;if(h>0)if(u=o*l-a,d=o*a-l,p=r*h,u>=0)if(d>=-p)if(d<=p){let v=1/h;u*=v,d*=v,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-p?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=p?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(ud).addScaledVector(Hl,d),f}intersectSphere(t,e){if(t.radius<0)return null;ws.subVectors(t.center,this.origin);let n=ws.dot(this.direction),s=ws.dot(ws)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,ws)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,f=t.z-o.z,p=e.x-o.x,v=e.y-o.y,g=e.z-o.z,m=n.x-o.x,x=n.y-o.y,S=n.z-o.z,y=Math.abs(l),R=Math.abs(c),E=Math.abs(h),_,w,F,D,L,k,W,N,z,X,V,ct;if(y>=R&&y>=E?(F=l,k=u,z=p,ct=m,l>=0?(_=c,w=h,D=d,L=f,W=v,N=g,X=x,V=S):(_=h,w=c,D=f,L=d,W=g,N=v,X=S,V=x)):R>=E?(F=c,k=d,z=v,ct=x,c>=0?(_=h,w=l,D=f,L=u,W=g,N=p,X=S,V=m):(_=l,w=h,D=u,L=f,W=p,N=g,X=m,V=S)):(F=h,k=f,z=g,ct=S,h>=0?(_=l,w=c,D=u,L=d,W=p,N=v,X=m,V=x):(_=c,w=l,D=d,L=u,W=v,N=p,X=x,V=m)),F===0)return null;let K=_/F,Q=w/F,st=1/F,dt=D-K*k,ut=L-Q*k,tt=W-K*z,gt=N-Q*z,vt=X-K*ct,Rt=V-Q*ct,Mt=vt*gt-Rt*tt,Wt=dt*Rt-ut*vt,re=tt*ut-gt*dt;if(s){if(Mt<0||Wt<0||re<0)return null}else if((Mt<0||Wt<0||re<0)&&(Mt>0||Wt>0||re>0))return null;let Vt=Mt+Wt+re;if(Vt===0)return null;let de=st*(Mt*k+Wt*z+re*ct);return(Vt>0?de<0:de>0)?null:this.at(de/Vt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},bc=class extends os{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new qt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new As,this.combine=Fd,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},om=new ae,vr=new Ks,Xl=new Vi,am=new C,ql=new C,Yl=new C,$l=new C,dd=new C,Zl=new C,lm=new C,Jl=new C,Fe=class extends Fn{constructor(t=new nn,e=new bc){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){Zl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(dd.fromBufferAttribute(u,t),o?Zl.addScaledVector(dd,h):Zl.addScaledVector(dd.sub(e),h))}e.add(Zl)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Xl.copy(n.boundingSphere),Xl.applyMatrix4(r),vr.copy(t.ray).recast(t.near),!(Xl.containsPoint(vr.origin)===!1&&(vr.intersectSphere(Xl,am)===null||vr.origin.distanceToSquared(am)>(t.far-t.near)**2))&&(om.copy(r).invert(),vr.copy(t.ray).applyMatrix4(om),!(n.boundingBox!==null&&vr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,vr)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,v=d.length;p<v;p++){let g=d[p],m=o[g.materialIndex],x=Math.max(g.start,f.start),S=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let y=x,R=S;y<R;y+=3){let E=a.getX(y),_=a.getX(y+1),w=a.getX(y+2);s=Kl(this,m,t,n,c,h,u,E,_,w),s&&(s.faceIndex=Math.floor(y/3),s.face.materialIndex=g.materialIndex,e.push(s))}}else{let p=Math.max(0,f.start),v=Math.min(a.count,f.start+f.count);for(let g=p,m=v;g<m;g+=3){let x=a.getX(g),S=a.getX(g+1),y=a.getX(g+2);s=Kl(this,o,t,n,c,h,u,x,S,y),s&&(s.faceIndex=Math.floor(g/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,v=d.length;p<v;p++){let g=d[p],m=o[g.materialIndex],x=Math.max(g.start,f.start),S=Math.min(l.count,Math.min(g.start+g.count,f.start+f.count));for(let y=x,R=S;y<R;y+=3){let E=y,_=y+1,w=y+2;s=Kl(this,m,t,n,c,h,u,E,_,w),s&&(s.faceIndex=Math.floor(y/3),s.face.materialIndex=g.materialIndex,e.push(s))}}else{let p=Math.max(0,f.start),v=Math.min(l.count,f.start+f.count);for(let g=p,m=v;g<m;g+=3){let x=g,S=g+1,y=g+2;s=Kl(this,o,t,n,c,h,u,x,S,y),s&&(s.faceIndex=Math.floor(g/3),e.push(s))}}}};function Uv(i,t,e,n,s,r,o,a){let l;if(t.side===Qn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===or,a),l===null)return null;Jl.copy(a),Jl.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Jl);return c<e.near||c>e.far?null:{distance:c,point:Jl.clone(),object:i}}function Kl(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,ql),i.getVertexPosition(l,Yl),i.getVertexPosition(c,$l);let h=Uv(i,t,e,n,ql,Yl,$l,lm);if(h){let u=new C;Js.getBarycoord(lm,ql,Yl,$l,u),s&&(h.uv=Js.getInterpolatedAttribute(s,a,l,c,u,new mt)),r&&(h.uv1=Js.getInterpolatedAttribute(r,a,l,c,u,new mt)),o&&(h.normal=Js.getInterpolatedAttribute(o,a,l,c,u,new C),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new C,materialIndex:0};Js.getNormal(ql,Yl,$l,d.normal),h.face=d,h.barycoord=u}return h}var Sc=class extends ni{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Ln,h=Ln,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var yr=new Vi,Fv=new mt(.5,.5),jl=new C,js=class{constructor(t=new mi,e=new mi,n=new mi,s=new mi,r=new mi,o=new mi){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Ai,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],p=r[8],v=r[9],g=r[10],m=r[11],x=r[12],S=r[13],y=r[14],R=r[15];if(s[0].setComponents(c-o,f-h,m-p,R-x).normalize(),s[1].setComponents(c+o,f+h,m+p,R+x).normalize(),s[2].setComponents(c+a,f+u,m+v,R+S).normalize(),s[3].setComponents(c-a,f-u,m-v,R-S).normalize(),n)s[4].setComponents(l,d,g,y).normalize(),s[5].setComponents(c-l,f-d,m-g,R-y).normalize();else if(s[4].setComponents(c-l,f-d,m-g,R-y).normalize(),e===Ai)s[5].setComponents(c+l,f+d,m+g,R+y).normalize();else if(e===vo)s[5].setComponents(l,d,g,y).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),yr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),yr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(yr)}intersectsSprite(t){yr.center.set(0,0,0);let e=Fv.distanceTo(t.center);return yr.radius=.7071067811865476+e,yr.applyMatrix4(t.matrixWorld),this.intersectsSphere(yr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(jl.x=s.normal.x>0?t.max.x:t.min.x,jl.y=s.normal.y>0?t.max.y:t.min.y,jl.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(jl)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},cm=new ae,Mc=class i{constructor(){this.coordinateSystem=Ai,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];cm.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new js),n[s].setFromProjectionMatrix(cm,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new js),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var To=class extends os{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new qt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},wc=new C,Ec=new C,hm=new ae,ma=new Ks,Ql=new Vi,fd=new C,um=new C,Tc=class extends Fn{constructor(t=new nn,e=new To){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)wc.fromBufferAttribute(e,s-1),Ec.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=wc.distanceTo(Ec);t.setAttribute("lineDistance",new ge(n,1))}else $t("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Ql.copy(n.boundingSphere),Ql.applyMatrix4(s),Ql.radius+=r,t.ray.intersectsSphere(Ql)===!1)return;hm.copy(s).invert(),ma.copy(t.ray).applyMatrix4(hm);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let v=f,g=p-1;v<g;v+=c){let m=h.getX(v),x=h.getX(v+1),S=tc(this,t,ma,l,m,x,v);S&&e.push(S)}if(this.isLineLoop){let v=h.getX(p-1),g=h.getX(f),m=tc(this,t,ma,l,v,g,p-1);m&&e.push(m)}}else{let f=Math.max(0,o.start),p=Math.min(d.count,o.start+o.count);for(let v=f,g=p-1;v<g;v+=c){let m=tc(this,t,ma,l,v,v+1,v);m&&e.push(m)}if(this.isLineLoop){let v=tc(this,t,ma,l,p-1,f,p-1);v&&e.push(v)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function tc(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(wc.fromBufferAttribute(a,s),Ec.fromBufferAttribute(a,r),e.distanceSqToSegment(wc,Ec,fd,um)>n)return;fd.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(fd);if(!(c<t.near||c>t.far))return{distance:c,point:um.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var dm=new C,fm=new C,Ia=class extends Tc{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)dm.fromBufferAttribute(e,s),fm.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+dm.distanceTo(fm);t.setAttribute("lineDistance",new ge(n,1))}else $t("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var La=class extends ni{constructor(t=[],e=Cr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var Rs=class extends ni{constructor(t,e,n=Hi,s,r,o,a=Ln,l=Ln,c,h=Ts,u=1){if(h!==Ts&&h!==Is)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new So(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},Da=class extends Rs{constructor(t,e=Hi,n=Cr,s,r,o=Ln,a=Ln,l,c=Ts){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},Na=class extends ni{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},as=class i extends nn{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;p("z","y","x",-1,-1,n,e,t,o,r,0),p("z","y","x",1,-1,n,e,-t,o,r,1),p("x","z","y",1,1,t,n,e,s,o,2),p("x","z","y",1,-1,t,n,-e,s,o,3),p("x","y","z",1,-1,t,e,n,s,r,4),p("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new ge(c,3)),this.setAttribute("normal",new ge(h,3)),this.setAttribute("uv",new ge(u,2));function p(v,g,m,x,S,y,R,E,_,w,F){let D=y/_,L=R/w,k=y/2,W=R/2,N=E/2,z=_+1,X=w+1,V=0,ct=0,K=new C;for(let Q=0;Q<X;Q++){let st=Q*L-W;for(let dt=0;dt<z;dt++){let ut=dt*D-k;K[v]=ut*x,K[g]=st*S,K[m]=N,c.push(K.x,K.y,K.z),K[v]=0,K[g]=0,K[m]=E>0?1:-1,h.push(K.x,K.y,K.z),u.push(dt/_),u.push(1-Q/w),V+=1}}for(let Q=0;Q<w;Q++)for(let st=0;st<_;st++){let dt=d+st+z*Q,ut=d+st+z*(Q+1),tt=d+(st+1)+z*(Q+1),gt=d+(st+1)+z*Q;l.push(dt,ut,gt),l.push(ut,tt,gt),ct+=6}a.addGroup(f,ct,F),f+=ct,d+=V}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var Qs=class i extends nn{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],p=0,v=[],g=n/2,m=0;x(),o===!1&&(t>0&&S(!0),e>0&&S(!1)),this.setIndex(h),this.setAttribute("position",new ge(u,3)),this.setAttribute("normal",new ge(d,3)),this.setAttribute("uv",new ge(f,2));function x(){let y=new C,R=new C,E=0,_=(e-t)/n;for(let w=0;w<=r;w++){let F=[],D=w/r,L=D*(e-t)+t;for(let k=0;k<=s;k++){let W=k/s,N=W*l+a,z=Math.sin(N),X=Math.cos(N);R.x=L*z,R.y=-D*n+g,R.z=L*X,u.push(R.x,R.y,R.z),y.set(z,_,X).normalize(),d.push(y.x,y.y,y.z),f.push(W,1-D),F.push(p++)}v.push(F)}for(let w=0;w<s;w++)for(let F=0;F<r;F++){let D=v[F][w],L=v[F+1][w],k=v[F+1][w+1],W=v[F][w+1];(t>0||F!==0)&&(h.push(D,L,W),E+=3),(e>0||F!==r-1)&&(h.push(L,k,W),E+=3)}c.addGroup(m,E,0),m+=E}function S(y){let R=p,E=new mt,_=new C,w=0,F=y===!0?t:e,D=y===!0?1:-1;for(let k=1;k<=s;k++)u.push(0,g*D,0),d.push(0,D,0),f.push(.5,.5),p++;let L=p;for(let k=0;k<=s;k++){let N=k/s*l+a,z=Math.cos(N),X=Math.sin(N);_.x=F*X,_.y=g*D,_.z=F*z,u.push(_.x,_.y,_.z),d.push(0,D,0),E.x=z*.5+.5,E.y=X*.5*D+.5,f.push(E.x,E.y),p++}for(let k=0;k<s;k++){let W=R+k,N=L+k;y===!0?h.push(N,N+1,W):h.push(N+1,N,W),w+=3}c.addGroup(m,w,y===!0?1:2),m+=w}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},br=class i extends Qs{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Ac=class i extends nn{constructor(t=[],e=[],n=1,s=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:e,radius:n,detail:s};let r=[],o=[];a(s),c(n),h(),this.setAttribute("position",new ge(r,3)),this.setAttribute("normal",new ge(r.slice(),3)),this.setAttribute("uv",new ge(o,2)),s===0?this.computeVertexNormals():this.normalizeNormals();function a(x){let S=new C,y=new C,R=new C;for(let E=0;E<e.length;E+=3)f(e[E+0],S),f(e[E+1],y),f(e[E+2],R),l(S,y,R,x)}function l(x,S,y,R){let E=R+1,_=[];for(let w=0;w<=E;w++){_[w]=[];let F=x.clone().lerp(y,w/E),D=S.clone().lerp(y,w/E),L=E-w;for(let k=0;k<=L;k++)k===0&&w===E?_[w][k]=F:_[w][k]=F.clone().lerp(D,k/L)}for(let w=0;w<E;w++)for(let F=0;F<2*(E-w)-1;F++){let D=Math.floor(F/2);F%2===0?(d(_[w][D+1]),d(_[w+1][D]),d(_[w][D])):(d(_[w][D+1]),d(_[w+1][D+1]),d(_[w+1][D]))}}function c(x){let S=new C;for(let y=0;y<r.length;y+=3)S.x=r[y+0],S.y=r[y+1],S.z=r[y+2],S.normalize().multiplyScalar(x),r[y+0]=S.x,r[y+1]=S.y,r[y+2]=S.z}function h(){let x=new C;for(let S=0;S<r.length;S+=3){x.x=r[S+0],x.y=r[S+1],x.z=r[S+2];let y=g(x)/2/Math.PI+.5,R=m(x)/Math.PI+.5;o.push(y,1-R)}p(),u()}function u(){for(let x=0;x<o.length;x+=6){let S=o[x+0],y=o[x+2],R=o[x+4],E=Math.max(S,y,R),_=Math.min(S,y,R);E>.9&&_<.1&&(S<.2&&(o[x+0]+=1),y<.2&&(o[x+2]+=1),R<.2&&(o[x+4]+=1))}}function d(x){r.push(x.x,x.y,x.z)}function f(x,S){let y=x*3;S.x=t[y+0],S.y=t[y+1],S.z=t[y+2]}function p(){let x=new C,S=new C,y=new C,R=new C,E=new mt,_=new mt,w=new mt;for(let F=0,D=0;F<r.length;F+=9,D+=6){x.set(r[F+0],r[F+1],r[F+2]),S.set(r[F+3],r[F+4],r[F+5]),y.set(r[F+6],r[F+7],r[F+8]),E.set(o[D+0],o[D+1]),_.set(o[D+2],o[D+3]),w.set(o[D+4],o[D+5]),R.copy(x).add(S).add(y).divideScalar(3);let L=g(R);v(E,D+0,x,L),v(_,D+2,S,L),v(w,D+4,y,L)}}function v(x,S,y,R){R<0&&x.x===1&&(o[S]=x.x-1),y.x===0&&y.z===0&&(o[S]=R/2/Math.PI+.5)}function g(x){return Math.atan2(x.z,-x.x)}function m(x){return Math.atan2(-x.y,Math.sqrt(x.x*x.x+x.z*x.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.vertices,t.indices,t.radius,t.detail)}};var Ci=class{constructor(){this.type="Curve",this.arcLengthDivisions=200,this.needsUpdate=!1,this.cacheArcLengths=null}getPoint(){$t("Curve: .getPoint() not implemented.")}getPointAt(t,e){let n=this.getUtoTmapping(t);return this.getPoint(n,e)}getPoints(t=5){let e=[];for(let n=0;n<=t;n++)e.push(this.getPoint(n/t));return e}getSpacedPoints(t=5){let e=[];for(let n=0;n<=t;n++)e.push(this.getPointAt(n/t));return e}getLength(){let t=this.getLengths();return t[t.length-1]}getLengths(t=this.arcLengthDivisions){if(this.cacheArcLengths&&this.cacheArcLengths.length===t+1&&!this.needsUpdate)return this.cacheArcLengths;this.needsUpdate=!1;let e=[],n,s=this.getPoint(0),r=0;e.push(0);for(let o=1;o<=t;o++)n=this.getPoint(o/t),r+=n.distanceTo(s),e.push(r),s=n;return this.cacheArcLengths=e,e}updateArcLengths(){this.needsUpdate=!0,this.getLengths()}getUtoTmapping(t,e=null){let n=this.getLengths(),s=0,r=n.length,o;e?o=e:o=t*n[r-1];let a=0,l=r-1,c;for(;a<=l;)if(s=Math.floor(a+(l-a)/2),c=n[s]-o,c<0)a=s+1;else if(c>0)l=s-1;else{l=s;break}if(s=l,n[s]===o)return s/(r-1);let h=n[s],d=n[s+1]-h,f=(o-h)/d;return(s+f)/(r-1)}getTangent(t,e){let s=t-1e-4,r=t+1e-4;s<0&&(s=0),r>1&&(r=1);let o=this.getPoint(s),a=this.getPoint(r),l=e||(o.isVector2?new mt:new C);return l.copy(a).sub(o).normalize(),l}getTangentAt(t,e){let n=this.getUtoTmapping(t);return this.getTangent(n,e)}computeFrenetFrames(t,e=!1){let n=new C,s=[],r=[],o=[],a=new C,l=new ae;for(let f=0;f<=t;f++){let p=f/t;s[f]=this.getTangentAt(p,new C)}r[0]=new C,o[0]=new C;let c=Number.MAX_VALUE,h=Math.abs(s[0].x),u=Math.abs(s[0].y),d=Math.abs(s[0].z);h<=c&&(c=h,n.set(1,0,0)),u<=c&&(c=u,n.set(0,1,0)),d<=c&&n.set(0,0,1),a.crossVectors(s[0],n).normalize(),r[0].crossVectors(s[0],a),o[0].crossVectors(s[0],r[0]);for(let f=1;f<=t;f++){if(r[f]=r[f-1].clone(),o[f]=o[f-1].clone(),a.crossVectors(s[f-1],s[f]),a.length()>Number.EPSILON){a.normalize();let p=Math.acos(ee(s[f-1].dot(s[f]),-1,1));r[f].applyMatrix4(l.makeRotationAxis(a,p))}o[f].crossVectors(s[f],r[f])}if(e===!0){let f=Math.acos(ee(r[0].dot(r[t]),-1,1));f/=t,s[0].dot(a.crossVectors(r[0],r[t]))>0&&(f=-f);for(let p=1;p<=t;p++)r[p].applyMatrix4(l.makeRotationAxis(s[p],f*p)),o[p].crossVectors(s[p],r[p])}return{tangents:s,normals:r,binormals:o}}clone(){return new this.constructor().copy(this)}copy(t){return this.arcLengthDivisions=t.arcLengthDivisions,this.cacheArcLengths=null,this}toJSON(){let t={metadata:{version:4.7,type:"Curve",generator:"Curve.toJSON"}};return t.arcLengthDivisions=this.arcLengthDivisions,t.type=this.type,t}fromJSON(t){return this.arcLengthDivisions=t.arcLengthDivisions,this.cacheArcLengths=null,this}},Ua=class extends Ci{constructor(t=0,e=0,n=1,s=1,r=0,o=Math.PI*2,a=!1,l=0){super(),this.isEllipseCurve=!0,this.type="EllipseCurve",this.aX=t,this.aY=e,this.xRadius=n,this.yRadius=s,this.aStartAngle=r,this.aEndAngle=o,this.aClockwise=a,this.aRotation=l}getPoint(t,e=new mt){let n=e,s=Math.PI*2,r=this.aEndAngle-this.aStartAngle,o=Math.abs(r)<Number.EPSILON;for(;r<0;)r+=s;for(;r>s;)r-=s;r<Number.EPSILON&&(o?r=0:r=s),this.aClockwise===!0&&!o&&(r===s?r=-s:r=r-s);let a=this.aStartAngle+t*r,l=this.aX+this.xRadius*Math.cos(a),c=this.aY+this.yRadius*Math.sin(a);if(this.aRotation!==0){let h=Math.cos(this.aRotation),u=Math.sin(this.aRotation),d=l-this.aX,f=c-this.aY;l=d*h-f*u+this.aX,c=d*u+f*h+this.aY}return n.set(l,c)}copy(t){return super.copy(t),this.aX=t.aX,this.aY=t.aY,this.xRadius=t.xRadius,this.yRadius=t.yRadius,this.aStartAngle=t.aStartAngle,this.aEndAngle=t.aEndAngle,this.aClockwise=t.aClockwise,this.aRotation=t.aRotation,this}toJSON(){let t=super.toJSON();return t.aX=this.aX,t.aY=this.aY,t.xRadius=this.xRadius,t.yRadius=this.yRadius,t.aStartAngle=this.aStartAngle,t.aEndAngle=this.aEndAngle,t.aClockwise=this.aClockwise,t.aRotation=this.aRotation,t}fromJSON(t){return super.fromJSON(t),this.aX=t.aX,this.aY=t.aY,this.xRadius=t.xRadius,this.yRadius=t.yRadius,this.aStartAngle=t.aStartAngle,this.aEndAngle=t.aEndAngle,this.aClockwise=t.aClockwise,this.aRotation=t.aRotation,this}},Rc=class extends Ua{constructor(t,e,n,s,r,o){super(t,e,n,n,s,r,o),this.isArcCurve=!0,this.type="ArcCurve"}};function lf(){let i=0,t=0,e=0,n=0;function s(r,o,a,l){i=r,t=a,e=-3*r+3*o-2*a-l,n=2*r-2*o+a+l}return{initCatmullRom:function(r,o,a,l,c){s(o,a,c*(a-r),c*(l-o))},initNonuniformCatmullRom:function(r,o,a,l,c,h,u){let d=(o-r)/c-(a-r)/(c+h)+(a-o)/h,f=(a-o)/h-(l-o)/(h+u)+(l-a)/u;d*=h,f*=h,s(o,a,d,f)},calc:function(r){let o=r*r,a=o*r;return i+t*r+e*o+n*a}}}var pm=new C,mm=new C,pd=new lf,md=new lf,gd=new lf,Ao=class extends Ci{constructor(t=[],e=!1,n="centripetal",s=.5){super(),this.isCatmullRomCurve3=!0,this.type="CatmullRomCurve3",this.points=t,this.closed=e,this.curveType=n,this.tension=s}getPoint(t,e=new C){let n=e,s=this.points,r=s.length,o=(r-(this.closed?0:1))*t,a=Math.floor(o),l=o-a;this.closed?a+=a>0?0:(Math.floor(Math.abs(a)/r)+1)*r:l===0&&a===r-1&&(a=r-2,l=1);let c,h;this.closed||a>0?c=s[(a-1)%r]:(mm.subVectors(s[0],s[1]).add(s[0]),c=mm);let u=s[a%r],d=s[(a+1)%r];if(this.closed||a+2<r?h=s[(a+2)%r]:(pm.subVectors(s[r-1],s[r-2]).add(s[r-1]),h=pm),this.curveType==="centripetal"||this.curveType==="chordal"){let f=this.curveType==="chordal"?.5:.25,p=Math.pow(c.distanceToSquared(u),f),v=Math.pow(u.distanceToSquared(d),f),g=Math.pow(d.distanceToSquared(h),f);v<1e-4&&(v=1),p<1e-4&&(p=v),g<1e-4&&(g=v),pd.initNonuniformCatmullRom(c.x,u.x,d.x,h.x,p,v,g),md.initNonuniformCatmullRom(c.y,u.y,d.y,h.y,p,v,g),gd.initNonuniformCatmullRom(c.z,u.z,d.z,h.z,p,v,g)}else this.curveType==="catmullrom"&&(pd.initCatmullRom(c.x,u.x,d.x,h.x,this.tension),md.initCatmullRom(c.y,u.y,d.y,h.y,this.tension),gd.initCatmullRom(c.z,u.z,d.z,h.z,this.tension));return n.set(pd.calc(l),md.calc(l),gd.calc(l)),n}copy(t){super.copy(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(s.clone())}return this.closed=t.closed,this.curveType=t.curveType,this.tension=t.tension,this}toJSON(){let t=super.toJSON();t.points=[];for(let e=0,n=this.points.length;e<n;e++){let s=this.points[e];t.points.push(s.toArray())}return t.closed=this.closed,t.curveType=this.curveType,t.tension=this.tension,t}fromJSON(t){super.fromJSON(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(new C().fromArray(s))}return this.closed=t.closed,this.curveType=t.curveType,this.tension=t.tension,this}};function gm(i,t,e,n,s){let r=(n-t)*.5,o=(s-e)*.5,a=i*i,l=i*a;return(2*e-2*n+r+o)*l+(-3*e+3*n-2*r-o)*a+r*i+e}function Ov(i,t){let e=1-i;return e*e*t}function Bv(i,t){return 2*(1-i)*i*t}function zv(i,t){return i*i*t}function ya(i,t,e,n){return Ov(i,t)+Bv(i,e)+zv(i,n)}function kv(i,t){let e=1-i;return e*e*e*t}function Gv(i,t){let e=1-i;return 3*e*e*i*t}function Vv(i,t){return 3*(1-i)*i*i*t}function Hv(i,t){return i*i*i*t}function ba(i,t,e,n,s){return kv(i,t)+Gv(i,e)+Vv(i,n)+Hv(i,s)}var Cc=class extends Ci{constructor(t=new mt,e=new mt,n=new mt,s=new mt){super(),this.isCubicBezierCurve=!0,this.type="CubicBezierCurve",this.v0=t,this.v1=e,this.v2=n,this.v3=s}getPoint(t,e=new mt){let n=e,s=this.v0,r=this.v1,o=this.v2,a=this.v3;return n.set(ba(t,s.x,r.x,o.x,a.x),ba(t,s.y,r.y,o.y,a.y)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this.v3.copy(t.v3),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t.v3=this.v3.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this.v3.fromArray(t.v3),this}},Pc=class extends Ci{constructor(t=new C,e=new C,n=new C,s=new C){super(),this.isCubicBezierCurve3=!0,this.type="CubicBezierCurve3",this.v0=t,this.v1=e,this.v2=n,this.v3=s}getPoint(t,e=new C){let n=e,s=this.v0,r=this.v1,o=this.v2,a=this.v3;return n.set(ba(t,s.x,r.x,o.x,a.x),ba(t,s.y,r.y,o.y,a.y),ba(t,s.z,r.z,o.z,a.z)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this.v3.copy(t.v3),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t.v3=this.v3.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this.v3.fromArray(t.v3),this}},Ic=class extends Ci{constructor(t=new mt,e=new mt){super(),this.isLineCurve=!0,this.type="LineCurve",this.v1=t,this.v2=e}getPoint(t,e=new mt){let n=e;return t===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(t).add(this.v1)),n}getPointAt(t,e){return this.getPoint(t,e)}getTangent(t,e=new mt){return e.subVectors(this.v2,this.v1).normalize()}getTangentAt(t,e){return this.getTangent(t,e)}copy(t){return super.copy(t),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Lc=class extends Ci{constructor(t=new C,e=new C){super(),this.isLineCurve3=!0,this.type="LineCurve3",this.v1=t,this.v2=e}getPoint(t,e=new C){let n=e;return t===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(t).add(this.v1)),n}getPointAt(t,e){return this.getPoint(t,e)}getTangent(t,e=new C){return e.subVectors(this.v2,this.v1).normalize()}getTangentAt(t,e){return this.getTangent(t,e)}copy(t){return super.copy(t),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Dc=class extends Ci{constructor(t=new mt,e=new mt,n=new mt){super(),this.isQuadraticBezierCurve=!0,this.type="QuadraticBezierCurve",this.v0=t,this.v1=e,this.v2=n}getPoint(t,e=new mt){let n=e,s=this.v0,r=this.v1,o=this.v2;return n.set(ya(t,s.x,r.x,o.x),ya(t,s.y,r.y,o.y)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Fa=class extends Ci{constructor(t=new C,e=new C,n=new C){super(),this.isQuadraticBezierCurve3=!0,this.type="QuadraticBezierCurve3",this.v0=t,this.v1=e,this.v2=n}getPoint(t,e=new C){let n=e,s=this.v0,r=this.v1,o=this.v2;return n.set(ya(t,s.x,r.x,o.x),ya(t,s.y,r.y,o.y),ya(t,s.z,r.z,o.z)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Nc=class extends Ci{constructor(t=[]){super(),this.isSplineCurve=!0,this.type="SplineCurve",this.points=t}getPoint(t,e=new mt){let n=e,s=this.points,r=(s.length-1)*t,o=Math.floor(r),a=r-o,l=s[o===0?o:o-1],c=s[o],h=s[o>s.length-2?s.length-1:o+1],u=s[o>s.length-3?s.length-1:o+2];return n.set(gm(a,l.x,c.x,h.x,u.x),gm(a,l.y,c.y,h.y,u.y)),n}copy(t){super.copy(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(s.clone())}return this}toJSON(){let t=super.toJSON();t.points=[];for(let e=0,n=this.points.length;e<n;e++){let s=this.points[e];t.points.push(s.toArray())}return t}fromJSON(t){super.fromJSON(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(new mt().fromArray(s))}return this}},Wv=Object.freeze({__proto__:null,ArcCurve:Rc,CatmullRomCurve3:Ao,CubicBezierCurve:Cc,CubicBezierCurve3:Pc,EllipseCurve:Ua,LineCurve:Ic,LineCurve3:Lc,QuadraticBezierCurve:Dc,QuadraticBezierCurve3:Fa,SplineCurve:Nc});function Xv(i,t,e=2){let n=t&&t.length,s=n?t[0]*e:i.length,r=pg(i,0,s,e,!0),o=[];if(!r||r.next===r.prev)return o;let a,l,c;if(n&&(r=Jv(i,t,r,e)),i.length>80*e){a=i[0],l=i[1];let h=a,u=l;for(let d=e;d<s;d+=e){let f=i[d],p=i[d+1];f<a&&(a=f),p<l&&(l=p),f>h&&(h=f),p>u&&(u=p)}c=Math.max(h-a,u-l),c=c!==0?32767/c:0}return Oa(r,o,e,a,l,c,0),o}function pg(i,t,e,n,s){let r;if(s===ay(i,t,e,n)>0)for(let o=t;o<e;o+=n)r=xm(o/n|0,i[o],i[o+1],r);else for(let o=e-n;o>=t;o-=n)r=xm(o/n|0,i[o],i[o+1],r);return r&&Ro(r,r.next)&&(za(r),r=r.next),r}function Sr(i,t){if(!i)return i;t||(t=i);let e=i,n;do if(n=!1,!e.steiner&&(Ro(e,e.next)||Ze(e.prev,e,e.next)===0)){if(za(e),e=t=e.prev,e===e.next)break;n=!0}else e=e.next;while(n||e!==t);return t}function Oa(i,t,e,n,s,r,o){if(!i)return;!o&&r&&ey(i,n,s,r);let a=i;for(;i.prev!==i.next;){let l=i.prev,c=i.next;if(r?Yv(i,n,s,r):qv(i)){t.push(l.i,i.i,c.i),za(i),i=c.next,a=c.next;continue}if(i=c,i===a){o?o===1?(i=$v(Sr(i),t),Oa(i,t,e,n,s,r,2)):o===2&&Zv(i,t,e,n,s,r):Oa(Sr(i),t,e,n,s,r,1);break}}}function qv(i){let t=i.prev,e=i,n=i.next;if(Ze(t,e,n)>=0)return!1;let s=t.x,r=e.x,o=n.x,a=t.y,l=e.y,c=n.y,h=Math.min(s,r,o),u=Math.min(a,l,c),d=Math.max(s,r,o),f=Math.max(a,l,c),p=n.next;for(;p!==t;){if(p.x>=h&&p.x<=d&&p.y>=u&&p.y<=f&&ga(s,a,r,l,o,c,p.x,p.y)&&Ze(p.prev,p,p.next)>=0)return!1;p=p.next}return!0}function Yv(i,t,e,n){let s=i.prev,r=i,o=i.next;if(Ze(s,r,o)>=0)return!1;let a=s.x,l=r.x,c=o.x,h=s.y,u=r.y,d=o.y,f=Math.min(a,l,c),p=Math.min(h,u,d),v=Math.max(a,l,c),g=Math.max(h,u,d),m=Md(f,p,t,e,n),x=Md(v,g,t,e,n),S=i.prevZ,y=i.nextZ;for(;S&&S.z>=m&&y&&y.z<=x;){if(S.x>=f&&S.x<=v&&S.y>=p&&S.y<=g&&S!==s&&S!==o&&ga(a,h,l,u,c,d,S.x,S.y)&&Ze(S.prev,S,S.next)>=0||(S=S.prevZ,y.x>=f&&y.x<=v&&y.y>=p&&y.y<=g&&y!==s&&y!==o&&ga(a,h,l,u,c,d,y.x,y.y)&&Ze(y.prev,y,y.next)>=0))return!1;y=y.nextZ}for(;S&&S.z>=m;){if(S.x>=f&&S.x<=v&&S.y>=p&&S.y<=g&&S!==s&&S!==o&&ga(a,h,l,u,c,d,S.x,S.y)&&Ze(S.prev,S,S.next)>=0)return!1;S=S.prevZ}for(;y&&y.z<=x;){if(y.x>=f&&y.x<=v&&y.y>=p&&y.y<=g&&y!==s&&y!==o&&ga(a,h,l,u,c,d,y.x,y.y)&&Ze(y.prev,y,y.next)>=0)return!1;y=y.nextZ}return!0}function $v(i,t){let e=i;do{let n=e.prev,s=e.next.next;!Ro(n,s)&&gg(n,e,e.next,s)&&Ba(n,s)&&Ba(s,n)&&(t.push(n.i,e.i,s.i),za(e),za(e.next),e=i=s),e=e.next}while(e!==i);return Sr(e)}function Zv(i,t,e,n,s,r){let o=i;do{let a=o.next.next;for(;a!==o.prev;){if(o.i!==a.i&&sy(o,a)){let l=xg(o,a);o=Sr(o,o.next),l=Sr(l,l.next),Oa(o,t,e,n,s,r,0),Oa(l,t,e,n,s,r,0);return}a=a.next}o=o.next}while(o!==i)}function Jv(i,t,e,n){let s=[];for(let r=0,o=t.length;r<o;r++){let a=t[r]*n,l=r<o-1?t[r+1]*n:i.length,c=pg(i,a,l,n,!1);c===c.next&&(c.steiner=!0),s.push(iy(c))}s.sort(Kv);for(let r=0;r<s.length;r++)e=jv(s[r],e);return e}function Kv(i,t){let e=i.x-t.x;if(e===0&&(e=i.y-t.y,e===0)){let n=(i.next.y-i.y)/(i.next.x-i.x),s=(t.next.y-t.y)/(t.next.x-t.x);e=n-s}return e}function jv(i,t){let e=Qv(i,t);if(!e)return t;let n=xg(e,i);return Sr(n,n.next),Sr(e,e.next)}function Qv(i,t){let e=t,n=i.x,s=i.y,r=-1/0,o;if(Ro(i,e))return e;do{if(Ro(i,e.next))return e.next;if(s<=e.y&&s>=e.next.y&&e.next.y!==e.y){let u=e.x+(s-e.y)*(e.next.x-e.x)/(e.next.y-e.y);if(u<=n&&u>r&&(r=u,o=e.x<e.next.x?e:e.next,u===n))return o}e=e.next}while(e!==t);if(!o)return null;let a=o,l=o.x,c=o.y,h=1/0;e=o;do{if(n>=e.x&&e.x>=l&&n!==e.x&&mg(s<c?n:r,s,l,c,s<c?r:n,s,e.x,e.y)){let u=Math.abs(s-e.y)/(n-e.x);Ba(e,i)&&(u<h||u===h&&(e.x>o.x||e.x===o.x&&ty(o,e)))&&(o=e,h=u)}e=e.next}while(e!==a);return o}function ty(i,t){return Ze(i.prev,i,t.prev)<0&&Ze(t.next,i,i.next)<0}function ey(i,t,e,n){let s=i;do s.z===0&&(s.z=Md(s.x,s.y,t,e,n)),s.prevZ=s.prev,s.nextZ=s.next,s=s.next;while(s!==i);s.prevZ.nextZ=null,s.prevZ=null,ny(s)}function ny(i){let t,e=1;do{let n=i,s;i=null;let r=null;for(t=0;n;){t++;let o=n,a=0;for(let c=0;c<e&&(a++,o=o.nextZ,!!o);c++);let l=e;for(;a>0||l>0&&o;)a!==0&&(l===0||!o||n.z<=o.z)?(s=n,n=n.nextZ,a--):(s=o,o=o.nextZ,l--),r?r.nextZ=s:i=s,s.prevZ=r,r=s;n=o}r.nextZ=null,e*=2}while(t>1);return i}function Md(i,t,e,n,s){return i=(i-e)*s|0,t=(t-n)*s|0,i=(i|i<<8)&16711935,i=(i|i<<4)&252645135,i=(i|i<<2)&858993459,i=(i|i<<1)&1431655765,t=(t|t<<8)&16711935,t=(t|t<<4)&252645135,t=(t|t<<2)&858993459,t=(t|t<<1)&1431655765,i|t<<1}function iy(i){let t=i,e=i;do(t.x<e.x||t.x===e.x&&t.y<e.y)&&(e=t),t=t.next;while(t!==i);return e}function mg(i,t,e,n,s,r,o,a){return(s-o)*(t-a)>=(i-o)*(r-a)&&(i-o)*(n-a)>=(e-o)*(t-a)&&(e-o)*(r-a)>=(s-o)*(n-a)}function ga(i,t,e,n,s,r,o,a){return!(i===o&&t===a)&&mg(i,t,e,n,s,r,o,a)}function sy(i,t){return i.next.i!==t.i&&i.prev.i!==t.i&&!ry(i,t)&&(Ba(i,t)&&Ba(t,i)&&oy(i,t)&&(Ze(i.prev,i,t.prev)||Ze(i,t.prev,t))||Ro(i,t)&&Ze(i.prev,i,i.next)>0&&Ze(t.prev,t,t.next)>0)}function Ze(i,t,e){return(t.y-i.y)*(e.x-t.x)-(t.x-i.x)*(e.y-t.y)}function Ro(i,t){return i.x===t.x&&i.y===t.y}function gg(i,t,e,n){let s=nc(Ze(i,t,e)),r=nc(Ze(i,t,n)),o=nc(Ze(e,n,i)),a=nc(Ze(e,n,t));return!!(s!==r&&o!==a||s===0&&ec(i,e,t)||r===0&&ec(i,n,t)||o===0&&ec(e,i,n)||a===0&&ec(e,t,n))}function ec(i,t,e){return t.x<=Math.max(i.x,e.x)&&t.x>=Math.min(i.x,e.x)&&t.y<=Math.max(i.y,e.y)&&t.y>=Math.min(i.y,e.y)}function nc(i){return i>0?1:i<0?-1:0}function ry(i,t){let e=i;do{if(e.i!==i.i&&e.next.i!==i.i&&e.i!==t.i&&e.next.i!==t.i&&gg(e,e.next,i,t))return!0;e=e.next}while(e!==i);return!1}function Ba(i,t){return Ze(i.prev,i,i.next)<0?Ze(i,t,i.next)>=0&&Ze(i,i.prev,t)>=0:Ze(i,t,i.prev)<0||Ze(i,i.next,t)<0}function oy(i,t){let e=i,n=!1,s=(i.x+t.x)/2,r=(i.y+t.y)/2;do e.y>r!=e.next.y>r&&e.next.y!==e.y&&s<(e.next.x-e.x)*(r-e.y)/(e.next.y-e.y)+e.x&&(n=!n),e=e.next;while(e!==i);return n}function xg(i,t){let e=wd(i.i,i.x,i.y),n=wd(t.i,t.x,t.y),s=i.next,r=t.prev;return i.next=t,t.prev=i,e.next=s,s.prev=e,n.next=e,e.prev=n,r.next=n,n.prev=r,n}function xm(i,t,e,n){let s=wd(i,t,e);return n?(s.next=n.next,s.prev=n,n.next.prev=s,n.next=s):(s.prev=s,s.next=s),s}function za(i){i.next.prev=i.prev,i.prev.next=i.next,i.prevZ&&(i.prevZ.nextZ=i.nextZ),i.nextZ&&(i.nextZ.prevZ=i.prevZ)}function wd(i,t,e){return{i,x:t,y:e,prev:null,next:null,z:0,prevZ:null,nextZ:null,steiner:!1}}function ay(i,t,e,n){let s=0;for(let r=t,o=e-n;r<e;r+=n)s+=(i[o]-i[r])*(i[r+1]+i[o+1]),o=r;return s}var Ed=class{static triangulate(t,e,n=2){return Xv(t,e,n)}},ka=class i{static area(t){let e=t.length,n=0;for(let s=e-1,r=0;r<e;s=r++)n+=t[s].x*t[r].y-t[r].x*t[s].y;return n*.5}static isClockWise(t){return i.area(t)<0}static triangulateShape(t,e){let n=[],s=[],r=[];_m(t),vm(n,t);let o=t.length;e.forEach(_m);for(let l=0;l<e.length;l++)s.push(o),o+=e[l].length,vm(n,e[l]);let a=Ed.triangulate(n,s);for(let l=0;l<a.length;l+=3)r.push(a.slice(l,l+3));return r}};function _m(i){let t=i.length;t>2&&i[t-1].equals(i[0])&&i.pop()}function vm(i,t){for(let e=0;e<t.length;e++)i.push(t[e].x),i.push(t[e].y)}var Ga=class i extends nn{constructor(t=[new mt(0,-.5),new mt(.5,0),new mt(0,.5)],e=12,n=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:t,segments:e,phiStart:n,phiLength:s},e=Math.floor(e),s=ee(s,0,Math.PI*2);let r=[],o=[],a=[],l=[],c=[],h=1/e,u=new C,d=new mt,f=new C,p=new C,v=new C,g=0,m=0;for(let x=0;x<=t.length-1;x++)switch(x){case 0:g=t[x+1].x-t[x].x,m=t[x+1].y-t[x].y,f.x=m*1,f.y=-g,f.z=m*0,v.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case t.length-1:v.normalize(),l.push(v.x,v.y,v.z);break;default:g=t[x+1].x-t[x].x,m=t[x+1].y-t[x].y,f.x=m*1,f.y=-g,f.z=m*0,p.copy(f),f.x+=v.x,f.y+=v.y,f.z+=v.z,f.normalize(),l.push(f.x,f.y,f.z),v.copy(p)}for(let x=0;x<=e;x++){let S=n+x*h*s,y=Math.sin(S),R=Math.cos(S);for(let E=0;E<=t.length-1;E++){u.x=t[E].x*y,u.y=t[E].y,u.z=t[E].x*R,o.push(u.x,u.y,u.z),d.x=x/e,d.y=E/(t.length-1),a.push(d.x,d.y);let _=l[3*E+0]*y,w=l[3*E+1],F=l[3*E+0]*R;c.push(_,w,F)}}for(let x=0;x<e;x++)for(let S=0;S<t.length-1;S++){let y=S+x*t.length,R=y,E=y+t.length,_=y+t.length+1,w=y+1;r.push(R,E,w),r.push(_,w,E)}this.setIndex(r),this.setAttribute("position",new ge(o,3)),this.setAttribute("uv",new ge(a,2)),this.setAttribute("normal",new ge(c,3))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.points,t.segments,t.phiStart,t.phiLength)}},Va=class i extends Ac{constructor(t=1,e=0){let n=[1,0,0,-1,0,0,0,1,0,0,-1,0,0,0,1,0,0,-1],s=[0,2,4,0,4,3,0,3,5,0,5,2,1,2,5,1,5,3,1,3,4,1,4,2];super(n,s,t,e),this.type="OctahedronGeometry",this.parameters={radius:t,detail:e}}static fromJSON(t){return new i(t.radius,t.detail)}},Mr=class i extends nn{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,f=[],p=[],v=[],g=[];for(let m=0;m<h;m++){let x=m*d-o;for(let S=0;S<c;S++){let y=S*u-r;p.push(y,-x,0),v.push(0,0,1),g.push(S/a),g.push(1-m/l)}}for(let m=0;m<l;m++)for(let x=0;x<a;x++){let S=x+c*m,y=x+c*(m+1),R=x+1+c*(m+1),E=x+1+c*m;f.push(S,y,E),f.push(y,R,E)}this.setIndex(f),this.setAttribute("position",new ge(p,3)),this.setAttribute("normal",new ge(v,3)),this.setAttribute("uv",new ge(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var _i=class i extends nn{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new C,d=new C,f=[],p=[],v=[],g=[];for(let m=0;m<=n;m++){let x=[],S=m/n,y=o+S*a,R=t*Math.cos(y),E=Math.sqrt(t*t-R*R),_=0;m===0&&o===0?_=.5/e:m===n&&l===Math.PI&&(_=-.5/e);for(let w=0;w<=e;w++){let F=w/e,D=s+F*r;u.x=-E*Math.cos(D),u.y=R,u.z=E*Math.sin(D),p.push(u.x,u.y,u.z),d.copy(u).normalize(),v.push(d.x,d.y,d.z),g.push(F+_,1-S),x.push(c++)}h.push(x)}for(let m=0;m<n;m++)for(let x=0;x<e;x++){let S=h[m][x+1],y=h[m][x],R=h[m+1][x],E=h[m+1][x+1];(m!==0||o>0)&&f.push(S,y,E),(m!==n-1||l<Math.PI)&&f.push(y,R,E)}this.setIndex(f),this.setAttribute("position",new ge(p,3)),this.setAttribute("normal",new ge(v,3)),this.setAttribute("uv",new ge(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var Ha=class i extends nn{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new C,f=new C,p=new C;for(let v=0;v<=n;v++){let g=o+v/n*a;for(let m=0;m<=s;m++){let x=m/s*r;f.x=(t+e*Math.cos(g))*Math.cos(x),f.y=(t+e*Math.cos(g))*Math.sin(x),f.z=e*Math.sin(g),c.push(f.x,f.y,f.z),d.x=t*Math.cos(x),d.y=t*Math.sin(x),p.subVectors(f,d).normalize(),h.push(p.x,p.y,p.z),u.push(m/s),u.push(v/n)}}for(let v=1;v<=n;v++)for(let g=1;g<=s;g++){let m=(s+1)*v+g-1,x=(s+1)*(v-1)+g-1,S=(s+1)*(v-1)+g,y=(s+1)*v+g;l.push(m,x,y),l.push(x,S,y)}this.setIndex(l),this.setAttribute("position",new ge(c,3)),this.setAttribute("normal",new ge(h,3)),this.setAttribute("uv",new ge(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};var Wa=class i extends nn{constructor(t=new Fa(new C(-1,-1,0),new C(-1,1,0),new C(1,1,0)),e=64,n=1,s=8,r=!1){super(),this.type="TubeGeometry",this.parameters={path:t,tubularSegments:e,radius:n,radialSegments:s,closed:r};let o=t.computeFrenetFrames(e,r);this.tangents=o.tangents,this.normals=o.normals,this.binormals=o.binormals;let a=new C,l=new C,c=new mt,h=new C,u=[],d=[],f=[],p=[];v(),this.setIndex(p),this.setAttribute("position",new ge(u,3)),this.setAttribute("normal",new ge(d,3)),this.setAttribute("uv",new ge(f,2));function v(){for(let S=0;S<e;S++)g(S);g(r===!1?e:0),x(),m()}function g(S){h=t.getPointAt(S/e,h);let y=o.normals[S],R=o.binormals[S];for(let E=0;E<=s;E++){let _=E/s*Math.PI*2,w=Math.sin(_),F=-Math.cos(_);l.x=F*y.x+w*R.x,l.y=F*y.y+w*R.y,l.z=F*y.z+w*R.z,l.normalize(),d.push(l.x,l.y,l.z),a.x=h.x+n*l.x,a.y=h.y+n*l.y,a.z=h.z+n*l.z,u.push(a.x,a.y,a.z)}}function m(){for(let S=1;S<=e;S++)for(let y=1;y<=s;y++){let R=(s+1)*(S-1)+(y-1),E=(s+1)*S+(y-1),_=(s+1)*S+y,w=(s+1)*(S-1)+y;p.push(R,E,w),p.push(E,_,w)}}function x(){for(let S=0;S<=e;S++)for(let y=0;y<=s;y++)c.x=S/e,c.y=y/s,f.push(c.x,c.y)}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}toJSON(){let t=super.toJSON();return t.path=this.parameters.path.toJSON(),t}static fromJSON(t){return new i(new Wv[t.path.type]().fromJSON(t.path),t.tubularSegments,t.radius,t.radialSegments,t.closed)}},Xa=class extends nn{constructor(t=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:t},t!==null){let e=[],n=new Set,s=new C,r=new C;if(t.index!==null){let o=t.attributes.position,a=t.index,l=t.groups;l.length===0&&(l=[{start:0,count:a.count,materialIndex:0}]);for(let c=0,h=l.length;c<h;++c){let u=l[c],d=u.start,f=u.count;for(let p=d,v=d+f;p<v;p+=3)for(let g=0;g<3;g++){let m=a.getX(p+g),x=a.getX(p+(g+1)%3);s.fromBufferAttribute(o,m),r.fromBufferAttribute(o,x),ym(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}}else{let o=t.attributes.position;for(let a=0,l=o.count/3;a<l;a++)for(let c=0;c<3;c++){let h=3*a+c,u=3*a+(c+1)%3;s.fromBufferAttribute(o,h),r.fromBufferAttribute(o,u),ym(s,r,n)===!0&&(e.push(s.x,s.y,s.z),e.push(r.x,r.y,r.z))}}this.setAttribute("position",new ge(e,3))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}};function ym(i,t,e){let n=`${i.x},${i.y},${i.z}-${t.x},${t.y},${t.z}`,s=`${t.x},${t.y},${t.z}-${i.x},${i.y},${i.z}`;return e.has(n)===!0||e.has(s)===!0?!1:(e.add(n),e.add(s),!0)}var qa=class extends os{constructor(t){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new qt(0),this.transparent=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.fog=t.fog,this}};function Ir(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(bm(s))s.isRenderTargetTexture?($t("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(bm(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Wn(i){let t={};for(let e=0;e<i.length;e++){let n=Ir(i[e]);for(let s in n)t[s]=n[s]}return t}function bm(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function ly(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function cf(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:_e.workingColorSpace}var ll={clone:Ir,merge:Wn},cy=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,hy=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ii=class extends os{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=cy,this.fragmentShader=hy,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Ir(t.uniforms),this.uniformsGroups=ly(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new qt().setHex(s.value);break;case"v2":this.uniforms[n].value=new mt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new C().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Re().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ne().fromArray(s.value);break;case"m4":this.uniforms[n].value=new ae().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Uc=class extends ii{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Cs=class extends os{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new qt(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new qt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Uh,this.normalScale=new mt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new As,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}};var Fc=class extends os{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=eg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Oc=class extends os{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function ho(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function ic(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var tr=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Bc=class extends tr{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:yd,endingEnd:yd}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case bd:r=t,a=2*e-n;break;case Sd:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case bd:o=t,l=2*n-e;break;case Sd:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(n-e)/(s-e),v=p*p,g=v*p,m=-d*g+2*d*v-d*p,x=(1+d)*g+(-1.5-2*d)*v+(-.5+d)*p+1,S=(-1-f)*g+(1.5+f)*v+.5*p,y=f*g-f*v;for(let R=0;R!==a;++R)r[R]=m*o[h+R]+x*o[c+R]+S*o[l+R]+y*o[u+R];return r}},zc=class extends tr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},kc=class extends tr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},Gc=class extends tr{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let p=(n-e)/(s-e),v=1-p;for(let g=0;g!==a;++g)r[g]=o[c+g]*v+o[l+g]*p;return r}let d=a*2,f=t-1;for(let p=0;p!==a;++p){let v=o[c+p],g=o[l+p],m=f*d+p*2,x=u[m],S=u[m+1],y=t*d+p*2,R=h[y],E=h[y+1],_=dy(n,e,x,R,s);r[p]=_g(_,v,S,E,g)}return r}};function _g(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function uy(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function dy(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=_g(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=uy(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var vi=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=ho(e,this.TimeBufferType),this.values=ho(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:ho(t.times,Array),values:ho(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),ic(t.settings)&&(n.settings={inTangents:ho(t.settings.inTangents,Array),outTangents:ho(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new kc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new zc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Bc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new Gc(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case Sa:e=this.InterpolantFactoryMethodDiscrete;break;case xc:e=this.InterpolantFactoryMethodLinear;break;case ac:e=this.InterpolantFactoryMethodSmooth;break;case vd:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return $t("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Sa;case this.InterpolantFactoryMethodLinear:return xc;case this.InterpolantFactoryMethodSmooth:return ac;case this.InterpolantFactoryMethodBezier:return vd}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;ic(this.settings)&&(Sm(this.settings.inTangents,t),Sm(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;ic(this.settings)&&(Mm(this.settings.inTangents,t),Mm(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(Qt("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Qt("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){Qt("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){Qt("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&iv(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){Qt("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===ac,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let p=0;p!==n;++p){let v=e[u+p];if(v!==e[d+p]||v!==e[f+p]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)e[d+f]=e[u+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,ic(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Sm(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function Mm(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}vi.prototype.ValueTypeName="";vi.prototype.TimeBufferType=Float32Array;vi.prototype.ValueBufferType=Float32Array;vi.prototype.DefaultInterpolation=xc;var er=class extends vi{constructor(t,e,n){super(t,e,n)}};er.prototype.ValueTypeName="bool";er.prototype.ValueBufferType=Array;er.prototype.DefaultInterpolation=Sa;er.prototype.InterpolantFactoryMethodLinear=void 0;er.prototype.InterpolantFactoryMethodSmooth=void 0;var Vc=class extends vi{constructor(t,e,n,s){super(t,e,n,s)}};Vc.prototype.ValueTypeName="color";var Hc=class extends vi{constructor(t,e,n,s){super(t,e,n,s)}};Hc.prototype.ValueTypeName="number";var Wc=class extends tr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)vn.slerpFlat(r,0,o,c-a,o,c,l);return r}},Ya=class extends vi{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new Wc(this.times,this.values,this.getValueSize(),t)}};Ya.prototype.ValueTypeName="quaternion";Ya.prototype.InterpolantFactoryMethodSmooth=void 0;var nr=class extends vi{constructor(t,e,n){super(t,e,n)}};nr.prototype.ValueTypeName="string";nr.prototype.ValueBufferType=Array;nr.prototype.DefaultInterpolation=Sa;nr.prototype.InterpolantFactoryMethodLinear=void 0;nr.prototype.InterpolantFactoryMethodSmooth=void 0;var Xc=class extends vi{constructor(t,e,n,s){super(t,e,n,s)}};Xc.prototype.ValueTypeName="vector";var qc=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],p=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},vg=new qc,Yc=class{constructor(t){this.manager=t!==void 0?t:vg,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};Yc.DEFAULT_MATERIAL_NAME="__DEFAULT";var $a=class extends Fn{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new qt(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},Za=class extends $a{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Fn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new qt(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},xd=new ae,wm=new C,Em=new C,$c=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new mt(512,512),this.mapType=si,this.map=null,this.mapPass=null,this.matrix=new ae,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new js,this._frameExtents=new mt(1,1),this._viewportCount=1,this._viewports=[new Re(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;wm.setFromMatrixPosition(t.matrixWorld),e.position.copy(wm),Em.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Em),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){xd.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(xd,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===vo||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(xd)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},sc=new C,rc=new vn,ss=new C,Ja=class extends Fn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ae,this.projectionMatrix=new ae,this.projectionMatrixInverse=new ae,this.coordinateSystem=Ai,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(sc,rc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(sc,rc,ss.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(sc,rc,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(sc,rc,ss.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Zs=new C,Tm=new mt,Am=new mt,Kn=class extends Ja{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=bo*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(_a*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return bo*2*Math.atan(Math.tan(_a*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Zs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Zs.x,Zs.y).multiplyScalar(-t/Zs.z),Zs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Zs.x,Zs.y).multiplyScalar(-t/Zs.z)}getViewSize(t,e){return this.getViewBounds(t,Tm,Am),e.subVectors(Am,Tm)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(_a*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var wr=class extends Ja{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},Td=class extends $c{constructor(){super(new wr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Er=class extends $a{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Fn.DEFAULT_UP),this.updateMatrix(),this.target=new Fn,this.shadow=new Td}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var Ka=class extends nn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(t){return super.copy(t),this.instanceCount=t.instanceCount,this}toJSON(){let t=super.toJSON();return t.instanceCount=this.instanceCount,t.isInstancedBufferGeometry=!0,t}};var uo=-90,fo=1,Co=class extends Fn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Kn(uo,fo,t,e);s.layers=this.layers,this.add(s);let r=new Kn(uo,fo,t,e);r.layers=this.layers,this.add(r);let o=new Kn(uo,fo,t,e);o.layers=this.layers,this.add(o);let a=new Kn(uo,fo,t,e);a.layers=this.layers,this.add(a);let l=new Kn(uo,fo,t,e);l.layers=this.layers,this.add(l);let c=new Kn(uo,fo,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===Ai)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===vo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),p=t.xr.enabled;t.xr.enabled=!1;let v=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;t.isWebGLRenderer===!0?g=t.state.buffers.depth.getReversed():g=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=v,t.setRenderTarget(n,5,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,f),t.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},Zc=class extends Kn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var hf="\\[\\]\\.:\\/",fy=new RegExp("["+hf+"]","g"),uf="[^"+hf+"]",py="[^"+hf.replace("\\.","")+"]",my=/((?:WC+[\/:])*)/.source.replace("WC",uf),gy=/(WCOD+)?/.source.replace("WCOD",py),xy=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",uf),_y=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",uf),vy=new RegExp("^"+my+gy+xy+_y+"$"),yy=["material","materials","bones","map"],Ad=class{constructor(t,e,n){let s=n||We.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},We=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(fy,"")}static parseTrackName(t){let e=vy.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);yy.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){$t("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){Qt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){Qt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){Qt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){Qt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){Qt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){Qt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){Qt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;Qt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){Qt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){Qt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};We.Composite=Ad;We.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};We.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};We.prototype.GetterByBindingType=[We.prototype._getValue_direct,We.prototype._getValue_array,We.prototype._getValue_arrayElement,We.prototype._getValue_toArray];We.prototype.SetterByBindingTypeAndVersioning=[[We.prototype._setValue_direct,We.prototype._setValue_direct_setNeedsUpdate,We.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[We.prototype._setValue_array,We.prototype._setValue_array_setNeedsUpdate,We.prototype._setValue_array_setMatrixWorldNeedsUpdate],[We.prototype._setValue_arrayElement,We.prototype._setValue_arrayElement_setNeedsUpdate,We.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[We.prototype._setValue_fromArray,We.prototype._setValue_fromArray_setNeedsUpdate,We.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var fR=new Float32Array(1);var ir=class extends Pa{constructor(t,e,n=1){super(t,e),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}clone(t){let e=super.clone(t);return e.meshPerAttribute=this.meshPerAttribute,e}toJSON(t){let e=super.toJSON(t);return e.isInstancedInterleavedBuffer=!0,e.meshPerAttribute=this.meshPerAttribute,e}};var Rm=new ae,ja=class{constructor(t,e,n=0,s=1/0){this.ray=new Ks(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new Mo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):Qt("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return Rm.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Rm),this}intersectObject(t,e=!0,n=[]){return Rd(t,this,n,e),n.sort(Cm),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)Rd(t[s],this,n,e);return n.sort(Cm),n}};function Cm(i,t){return i.distance-t.distance}function Rd(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Rd(r[o],t,e,!0)}}var Po=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=ee(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(ee(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Cd=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var Pm=new C,oc=new C,po=new C,mo=new C,_d=new C,by=new C,Sy=new C,Qa=class{constructor(t=new C,e=new C){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){Pm.subVectors(t,this.start),oc.subVectors(this.end,this.start);let n=oc.dot(oc);if(n===0)return 0;let r=oc.dot(Pm)/n;return e&&(r=ee(r,0,1)),r}closestPointToPoint(t,e,n){let s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=by,n=Sy){let s=10000000000000001e-32,r,o,a=this.start,l=t.start,c=this.end,h=t.end;po.subVectors(c,a),mo.subVectors(h,l),_d.subVectors(a,l);let u=po.dot(po),d=mo.dot(mo),f=mo.dot(_d);if(u<=s&&d<=s)return e.copy(a),n.copy(l),e.distanceToSquared(n);if(u<=s)r=0,o=f/d,o=ee(o,0,1);else{let p=po.dot(_d);if(d<=s)o=0,r=ee(-p/u,0,1);else{let v=po.dot(mo),g=u*d-v*v;g!==0?r=ee((v*f-p*d)/g,0,1):r=0,o=(v*r+f)/d,o<0?(o=0,r=ee(-p/u,0,1)):o>1&&(o=1,r=ee((v-p)/u,0,1))}}return e.copy(a).addScaledVector(po,r),n.copy(l).addScaledVector(mo,o),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var tl=class extends Gi{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function df(i,t,e,n){let s=My(n);switch(e){case Zd:return i*t;case Kd:return i*t/s.components*s.byteLength;case nh:return i*t/s.components*s.byteLength;case ar:return i*t*2/s.components*s.byteLength;case ih:return i*t*2/s.components*s.byteLength;case Jd:return i*t*3/s.components*s.byteLength;case qi:return i*t*4/s.components*s.byteLength;case sh:return i*t*4/s.components*s.byteLength;case nl:case il:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case sl:case rl:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case oh:case lh:return Math.max(i,16)*Math.max(t,8)/4;case rh:case ah:return Math.max(i,8)*Math.max(t,8)/2;case ch:case hh:case dh:case fh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case uh:case ol:case ph:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case mh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case gh:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case xh:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case _h:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case vh:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case yh:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case bh:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Sh:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Mh:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case wh:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Eh:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Th:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case Ah:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Rh:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Ch:case Ph:case Ih:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Lh:case Dh:return Math.ceil(i/4)*Math.ceil(t/4)*8;case al:case Nh:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function My(i){switch(i){case si:case Xd:return{byteLength:1,components:1};case No:case qd:case Xi:return{byteLength:2,components:1};case th:case eh:return{byteLength:2,components:4};case Hi:case Qc:case Wi:return{byteLength:4,components:1};case Yd:case $d:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?$t("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Gg(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function Cy(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<u.length;f++){let p=u[d],v=u[f];v.start<=p.start+p.count+1?p.count=Math.max(p.count,v.start+v.count-p.start):(++d,u[d]=v)}u.length=d+1;for(let f=0,p=u.length;f<p;f++){let v=u[f];i.bufferSubData(c,v.start*h.BYTES_PER_ELEMENT,h,v.start,v.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var Py=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Iy=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,Ly=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Dy=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Ny=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Uy=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Fy=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,Oy=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,By=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,zy=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,ky=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Gy=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Vy=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,Hy=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,Wy=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,Xy=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,qy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Yy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,$y=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Zy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Jy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Ky=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,jy=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,Qy=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,tb=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,eb=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,nb=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,ib=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,sb=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,rb="gl_FragColor = linearToOutputTexel( gl_FragColor );",ob=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,ab=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,lb=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,cb=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,hb=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,ub=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,db=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,fb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,pb=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,mb=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,gb=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,xb=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,_b=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,vb=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,yb=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,bb=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,Sb=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Mb=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,wb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Eb=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Tb=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Ab=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,Rb=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Cb=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,Pb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Ib=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,Lb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Db=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Nb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Ub=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Fb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Ob=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Bb=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,zb=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,kb=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Gb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Vb=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Hb=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Wb=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Xb=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,qb=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Yb=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,$b=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,Zb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Jb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Kb=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,jb=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,Qb=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,tS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,eS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,nS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,iS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,sS=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,rS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,oS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,aS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,lS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,cS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,hS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,uS=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,dS=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,fS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,pS=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,mS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,gS=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,xS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,_S=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,vS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,yS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,bS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,SS=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,MS=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,wS=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,ES=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,TS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,AS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,RS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,CS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,PS=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,IS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,LS=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,DS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,NS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,US=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,FS=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,OS=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,BS=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,zS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,kS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,GS=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,VS=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,HS=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,WS=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,XS=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,qS=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,YS=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,$S=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,ZS=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,JS=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,KS=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,jS=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,QS=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,tM=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,eM=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,nM=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,iM=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,sM=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,rM=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,oM=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,aM=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,lM=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ue={alphahash_fragment:Py,alphahash_pars_fragment:Iy,alphamap_fragment:Ly,alphamap_pars_fragment:Dy,alphatest_fragment:Ny,alphatest_pars_fragment:Uy,aomap_fragment:Fy,aomap_pars_fragment:Oy,batching_pars_vertex:By,batching_vertex:zy,begin_vertex:ky,beginnormal_vertex:Gy,bsdfs:Vy,iridescence_fragment:Hy,bumpmap_pars_fragment:Wy,clipping_planes_fragment:Xy,clipping_planes_pars_fragment:qy,clipping_planes_pars_vertex:Yy,clipping_planes_vertex:$y,color_fragment:Zy,color_pars_fragment:Jy,color_pars_vertex:Ky,color_vertex:jy,common:Qy,defaultnormal_vertex:tb,displacementmap_pars_vertex:eb,displacementmap_vertex:nb,emissivemap_fragment:ib,emissivemap_pars_fragment:sb,colorspace_fragment:rb,colorspace_pars_fragment:ob,envmap_fragment:ab,envmap_common_pars_fragment:lb,envmap_pars_fragment:cb,envmap_pars_vertex:hb,envmap_physical_pars_fragment:bb,envmap_vertex:ub,fog_vertex:db,fog_pars_vertex:fb,fog_fragment:pb,fog_pars_fragment:mb,gradientmap_pars_fragment:gb,lightmap_pars_fragment:xb,lights_lambert_fragment:_b,lights_lambert_pars_fragment:vb,lights_pars_begin:yb,lights_toon_fragment:Sb,lights_toon_pars_fragment:Mb,lights_phong_fragment:wb,lights_phong_pars_fragment:Eb,lights_physical_fragment:Tb,lights_physical_pars_fragment:Ab,lights_fragment_begin:Rb,lights_fragment_maps:Cb,lights_fragment_end:Pb,lightprobes_pars_fragment:Ib,logdepthbuf_fragment:Lb,logdepthbuf_pars_fragment:Db,logdepthbuf_pars_vertex:Nb,logdepthbuf_vertex:Ub,map_fragment:Fb,map_pars_fragment:Ob,map_particle_fragment:Bb,map_particle_pars_fragment:zb,metalnessmap_fragment:kb,metalnessmap_pars_fragment:Gb,morphinstance_vertex:Vb,morphcolor_vertex:Hb,morphnormal_vertex:Wb,morphtarget_pars_vertex:Xb,morphtarget_vertex:qb,normal_fragment_begin:Yb,normal_fragment_maps:$b,normal_pars_fragment:Zb,normal_pars_vertex:Jb,normal_vertex:Kb,normalmap_pars_fragment:jb,clearcoat_normal_fragment_begin:Qb,clearcoat_normal_fragment_maps:tS,clearcoat_pars_fragment:eS,iridescence_pars_fragment:nS,opaque_fragment:iS,packing:sS,premultiplied_alpha_fragment:rS,project_vertex:oS,dithering_fragment:aS,dithering_pars_fragment:lS,roughnessmap_fragment:cS,roughnessmap_pars_fragment:hS,shadowmap_pars_fragment:uS,shadowmap_pars_vertex:dS,shadowmap_vertex:fS,shadowmask_pars_fragment:pS,skinbase_vertex:mS,skinning_pars_vertex:gS,skinning_vertex:xS,skinnormal_vertex:_S,specularmap_fragment:vS,specularmap_pars_fragment:yS,tonemapping_fragment:bS,tonemapping_pars_fragment:SS,transmission_fragment:MS,transmission_pars_fragment:wS,uv_pars_fragment:ES,uv_pars_vertex:TS,uv_vertex:AS,worldpos_vertex:RS,background_vert:CS,background_frag:PS,backgroundCube_vert:IS,backgroundCube_frag:LS,cube_vert:DS,cube_frag:NS,depth_vert:US,depth_frag:FS,distance_vert:OS,distance_frag:BS,equirect_vert:zS,equirect_frag:kS,linedashed_vert:GS,linedashed_frag:VS,meshbasic_vert:HS,meshbasic_frag:WS,meshlambert_vert:XS,meshlambert_frag:qS,meshmatcap_vert:YS,meshmatcap_frag:$S,meshnormal_vert:ZS,meshnormal_frag:JS,meshphong_vert:KS,meshphong_frag:jS,meshphysical_vert:QS,meshphysical_frag:tM,meshtoon_vert:eM,meshtoon_frag:nM,points_vert:iM,points_frag:sM,shadow_vert:rM,shadow_frag:oM,sprite_vert:aM,sprite_frag:lM},It={common:{diffuse:{value:new qt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ne},alphaMap:{value:null},alphaMapTransform:{value:new ne},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ne}},envmap:{envMap:{value:null},envMapRotation:{value:new ne},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ne}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ne}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ne},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ne},normalScale:{value:new mt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ne},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ne}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ne}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ne}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new qt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new qt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ne},alphaTest:{value:0},uvTransform:{value:new ne}},sprite:{diffuse:{value:new qt(16777215)},opacity:{value:1},center:{value:new mt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ne},alphaMap:{value:null},alphaMapTransform:{value:new ne},alphaTest:{value:0}}},ti={basic:{uniforms:Wn([It.common,It.specularmap,It.envmap,It.aomap,It.lightmap,It.fog]),vertexShader:ue.meshbasic_vert,fragmentShader:ue.meshbasic_frag},lambert:{uniforms:Wn([It.common,It.specularmap,It.envmap,It.aomap,It.lightmap,It.emissivemap,It.bumpmap,It.normalmap,It.displacementmap,It.fog,It.lights,{emissive:{value:new qt(0)},envMapIntensity:{value:1}}]),vertexShader:ue.meshlambert_vert,fragmentShader:ue.meshlambert_frag},phong:{uniforms:Wn([It.common,It.specularmap,It.envmap,It.aomap,It.lightmap,It.emissivemap,It.bumpmap,It.normalmap,It.displacementmap,It.fog,It.lights,{emissive:{value:new qt(0)},specular:{value:new qt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ue.meshphong_vert,fragmentShader:ue.meshphong_frag},standard:{uniforms:Wn([It.common,It.envmap,It.aomap,It.lightmap,It.emissivemap,It.bumpmap,It.normalmap,It.displacementmap,It.roughnessmap,It.metalnessmap,It.fog,It.lights,{emissive:{value:new qt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ue.meshphysical_vert,fragmentShader:ue.meshphysical_frag},toon:{uniforms:Wn([It.common,It.aomap,It.lightmap,It.emissivemap,It.bumpmap,It.normalmap,It.displacementmap,It.gradientmap,It.fog,It.lights,{emissive:{value:new qt(0)}}]),vertexShader:ue.meshtoon_vert,fragmentShader:ue.meshtoon_frag},matcap:{uniforms:Wn([It.common,It.bumpmap,It.normalmap,It.displacementmap,It.fog,{matcap:{value:null}}]),vertexShader:ue.meshmatcap_vert,fragmentShader:ue.meshmatcap_frag},points:{uniforms:Wn([It.points,It.fog]),vertexShader:ue.points_vert,fragmentShader:ue.points_frag},dashed:{uniforms:Wn([It.common,It.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ue.linedashed_vert,fragmentShader:ue.linedashed_frag},depth:{uniforms:Wn([It.common,It.displacementmap]),vertexShader:ue.depth_vert,fragmentShader:ue.depth_frag},normal:{uniforms:Wn([It.common,It.bumpmap,It.normalmap,It.displacementmap,{opacity:{value:1}}]),vertexShader:ue.meshnormal_vert,fragmentShader:ue.meshnormal_frag},sprite:{uniforms:Wn([It.sprite,It.fog]),vertexShader:ue.sprite_vert,fragmentShader:ue.sprite_frag},background:{uniforms:{uvTransform:{value:new ne},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ue.background_vert,fragmentShader:ue.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ne}},vertexShader:ue.backgroundCube_vert,fragmentShader:ue.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ue.cube_vert,fragmentShader:ue.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ue.equirect_vert,fragmentShader:ue.equirect_frag},distance:{uniforms:Wn([It.common,It.displacementmap,{referencePosition:{value:new C},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ue.distance_vert,fragmentShader:ue.distance_frag},shadow:{uniforms:Wn([It.lights,It.fog,{color:{value:new qt(0)},opacity:{value:1}}]),vertexShader:ue.shadow_vert,fragmentShader:ue.shadow_frag}};ti.physical={uniforms:Wn([ti.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ne},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ne},clearcoatNormalScale:{value:new mt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ne},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ne},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ne},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ne},sheen:{value:0},sheenColor:{value:new qt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ne},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ne},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ne},transmissionSamplerSize:{value:new mt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ne},attenuationDistance:{value:0},attenuationColor:{value:new qt(0)},specularColor:{value:new qt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ne},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ne},anisotropyVector:{value:new mt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ne}}]),vertexShader:ue.meshphysical_vert,fragmentShader:ue.meshphysical_frag};var Bh={r:0,b:0,g:0},cM=new ae,Vg=new ne;Vg.set(-1,0,0,0,1,0,0,0,1);function hM(i,t,e,n,s,r){let o=new qt(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(x){let S=x.isScene===!0?x.background:null;if(S&&S.isTexture){let y=x.backgroundBlurriness>0;S=t.get(S,y)}return S}function p(x){let S=!1,y=f(x);y===null?g(o,a):y&&y.isColor&&(g(y,1),S=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?e.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||S)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function v(x,S){let y=f(S);y&&y.isCubeTexture?(c===void 0&&(c=new Fe(new as(1,1,1),new ii({name:"BackgroundCubeMaterial",uniforms:Ir(ti.backgroundCube.uniforms),vertexShader:ti.backgroundCube.vertexShader,fragmentShader:ti.backgroundCube.fragmentShader,side:Qn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,E,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=y,c.material.uniforms.backgroundBlurriness.value=S.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(cM.makeRotationFromEuler(S.backgroundRotation)).transpose(),y.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Vg),c.material.toneMapped=_e.getTransfer(y.colorSpace)!==Ae,(h!==y||u!==y.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=y,u=y.version,d=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null)):y&&y.isTexture&&(l===void 0&&(l=new Fe(new Mr(2,2),new ii({name:"BackgroundMaterial",uniforms:Ir(ti.background.uniforms),vertexShader:ti.background.vertexShader,fragmentShader:ti.background.fragmentShader,side:or,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=y,l.material.uniforms.backgroundIntensity.value=S.backgroundIntensity,l.material.toneMapped=_e.getTransfer(y.colorSpace)!==Ae,y.matrixAutoUpdate===!0&&y.updateMatrix(),l.material.uniforms.uvTransform.value.copy(y.matrix),(h!==y||u!==y.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=y,u=y.version,d=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null))}function g(x,S){x.getRGB(Bh,cf(i)),e.buffers.color.setClear(Bh.r,Bh.g,Bh.b,S,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,S=1){o.set(x),a=S,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,g(o,a)},render:p,addToRenderList:v,dispose:m}}function uM(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,k,W,N,z){let X=!1,V=u(L,N,W,k);r!==V&&(r=V,c(r.object)),X=f(L,N,W,z),X&&p(L,N,W,z),z!==null&&t.update(z,i.ELEMENT_ARRAY_BUFFER),(X||o)&&(o=!1,y(L,k,W,N),z!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(z).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,k,W,N){let z=N.wireframe===!0,X=n[k.id];X===void 0&&(X={},n[k.id]=X);let V=L.isInstancedMesh===!0?L.id:0,ct=X[V];ct===void 0&&(ct={},X[V]=ct);let K=ct[W.id];K===void 0&&(K={},ct[W.id]=K);let Q=K[z];return Q===void 0&&(Q=d(l()),K[z]=Q),Q}function d(L){let k=[],W=[],N=[];for(let z=0;z<e;z++)k[z]=0,W[z]=0,N[z]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:W,attributeDivisors:N,object:L,attributes:{},index:null}}function f(L,k,W,N){let z=r.attributes,X=k.attributes,V=0,ct=W.getAttributes();for(let K in ct)if(ct[K].location>=0){let st=z[K],dt=X[K];if(dt===void 0&&(K==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),st===void 0||st.attribute!==dt||dt&&st.data!==dt.data)return!0;V++}return r.attributesNum!==V||r.index!==N}function p(L,k,W,N){let z={},X=k.attributes,V=0,ct=W.getAttributes();for(let K in ct)if(ct[K].location>=0){let st=X[K];st===void 0&&(K==="instanceMatrix"&&L.instanceMatrix&&(st=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(st=L.instanceColor));let dt={};dt.attribute=st,st&&st.data&&(dt.data=st.data),z[K]=dt,V++}r.attributes=z,r.attributesNum=V,r.index=N}function v(){let L=r.newAttributes;for(let k=0,W=L.length;k<W;k++)L[k]=0}function g(L){m(L,0)}function m(L,k){let W=r.newAttributes,N=r.enabledAttributes,z=r.attributeDivisors;W[L]=1,N[L]===0&&(i.enableVertexAttribArray(L),N[L]=1),z[L]!==k&&(i.vertexAttribDivisor(L,k),z[L]=k)}function x(){let L=r.newAttributes,k=r.enabledAttributes;for(let W=0,N=k.length;W<N;W++)k[W]!==L[W]&&(i.disableVertexAttribArray(W),k[W]=0)}function S(L,k,W,N,z,X,V){V===!0?i.vertexAttribIPointer(L,k,W,z,X):i.vertexAttribPointer(L,k,W,N,z,X)}function y(L,k,W,N){v();let z=N.attributes,X=W.getAttributes(),V=k.defaultAttributeValues;for(let ct in X){let K=X[ct];if(K.location>=0){let Q=z[ct];if(Q===void 0&&(ct==="instanceMatrix"&&L.instanceMatrix&&(Q=L.instanceMatrix),ct==="instanceColor"&&L.instanceColor&&(Q=L.instanceColor)),Q!==void 0){let st=Q.normalized,dt=Q.itemSize,ut=t.get(Q);if(ut===void 0)continue;let tt=ut.buffer,gt=ut.type,vt=ut.bytesPerElement,Rt=gt===i.INT||gt===i.UNSIGNED_INT||Q.gpuType===Qc;if(Q.isInterleavedBufferAttribute){let Mt=Q.data,Wt=Mt.isInterleavedBuffer===!0?Mt.stride:Mt.itemSize,re=Q.offset;if(Mt.isInstancedInterleavedBuffer||Mt.isInstancedBufferAttribute){for(let Vt=0;Vt<K.locationSize;Vt++)m(K.location+Vt,Mt.meshPerAttribute);L.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Mt.meshPerAttribute*Mt.count)}else for(let Vt=0;Vt<K.locationSize;Vt++)g(K.location+Vt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Vt=0;Vt<K.locationSize;Vt++)S(K.location+Vt,dt/K.locationSize,gt,st,Wt*vt,(re+dt/K.locationSize*Vt)*vt,Rt)}else{if(Q.isInstancedBufferAttribute){for(let Mt=0;Mt<K.locationSize;Mt++)m(K.location+Mt,Q.meshPerAttribute);L.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Mt=0;Mt<K.locationSize;Mt++)g(K.location+Mt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Mt=0;Mt<K.locationSize;Mt++)S(K.location+Mt,dt/K.locationSize,gt,st,dt*vt,dt/K.locationSize*Mt*vt,Rt)}}else if(V!==void 0){let st=V[ct];if(st!==void 0)switch(st.length){case 2:i.vertexAttrib2fv(K.location,st);break;case 3:i.vertexAttrib3fv(K.location,st);break;case 4:i.vertexAttrib4fv(K.location,st);break;default:i.vertexAttrib1fv(K.location,st)}}}}x()}function R(){F();for(let L in n){let k=n[L];for(let W in k){let N=k[W];for(let z in N){let X=N[z];for(let V in X)h(X[V].object),delete X[V];delete N[z]}}delete n[L]}}function E(L){if(n[L.id]===void 0)return;let k=n[L.id];for(let W in k){let N=k[W];for(let z in N){let X=N[z];for(let V in X)h(X[V].object),delete X[V];delete N[z]}}delete n[L.id]}function _(L){for(let k in n){let W=n[k];for(let N in W){let z=W[N];if(z[L.id]===void 0)continue;let X=z[L.id];for(let V in X)h(X[V].object),delete X[V];delete z[L.id]}}}function w(L){for(let k in n){let W=n[k],N=L.isInstancedMesh===!0?L.id:0,z=W[N];if(z!==void 0){for(let X in z){let V=z[X];for(let ct in V)h(V[ct].object),delete V[ct];delete z[X]}delete W[N],Object.keys(W).length===0&&delete n[k]}}}function F(){D(),o=!0,r!==s&&(r=s,c(r.object))}function D(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:F,resetDefaultState:D,dispose:R,releaseStatesOfGeometry:E,releaseStatesOfObject:w,releaseStatesOfProgram:_,initAttributes:v,enableAttribute:g,disableUnusedAttributes:x}}function dM(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function fM(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let _=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==qi&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let w=_===Xi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(_!==si&&_!==Wi&&!w&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&($t("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&$t("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&$t("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),S=i.getParameter(i.MAX_VARYING_VECTORS),y=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:p,maxTextureSize:v,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:x,maxVaryings:S,maxFragmentUniforms:y,maxSamples:R,samples:E}}function pM(i){let t=this,e=null,n=0,s=!1,r=!1,o=new mi,a=new ne,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,f){let p=u.clippingPlanes,v=u.clipIntersection,g=u.clipShadows,m=i.get(u);if(!s||p===null||p.length===0||r&&!g)r?h(null):c();else{let x=r?0:n,S=x*4,y=m.clippingState||null;l.value=y,y=h(p,d,S,f);for(let R=0;R!==S;++R)y[R]=e[R];m.clippingState=y,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=x}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,f,p){let v=u!==null?u.length:0,g=null;if(v!==0){if(g=l.value,p!==!0||g===null){let m=f+v*4,x=d.matrixWorldInverse;a.getNormalMatrix(x),(g===null||g.length<m)&&(g=new Float32Array(m));for(let S=0,y=f;S!==v;++S,y+=4)o.copy(u[S]).applyMatrix4(x,a),o.normal.toArray(g,y),g[y+3]=o.constant}l.value=g,l.needsUpdate=!0}return t.numPlanes=v,t.numIntersection=0,g}}var ul=class extends gi{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new La(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new as(5,5,5),r=new ii({name:"CubemapFromEquirect",uniforms:Ir(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Qn,blending:Ar});r.uniforms.tEquirect.value=e;let o=new Fe(s,r),a=e.minFilter;return e.minFilter===Ps&&(e.minFilter=jn),new Co(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},yg=256,mM=3,gM=20,Hg=256,Wg=16,xM=3,_M=new C,vM=new qt,kh=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Co(1,10,null),this._boxMesh=new Fe(new as(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=_M}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,v=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,v===null&&(t.background=l.getClearColor(vM));let g=new Co(n,s,h);return g.position.copy(a),g.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=p,t.background=v,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Mg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Sg(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(yg,rf(t))}_fromTexture(t,e){t.mapping===Cr||t.mapping===Do?this._setSize(t.image.length===0?yg:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=bg(t,!1,!1),n=Math.log2(t)-mM;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=bg(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Cr||t.mapping===Do?(this._cubemapMaterial===null&&(this._cubemapMaterial=Mg()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Sg()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=yM(),this._integrationMaterial=bM());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/Wg);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-xM)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(Hg*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=SM());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function bg(i,t,e){return new ul(i,{minFilter:Ps,generateMipmaps:t,type:Xi,colorSpace:Ma,depthBuffer:e})}function dl(i,t,e){return new ii({name:i,uniforms:t,vertexShader:ue.cube_vert,fragmentShader:e,side:Qn,blending:Ar,depthTest:!1,depthWrite:!1})}function yM(){return dl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Hg}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function bM(){return dl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Wg}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function SM(){return dl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${gM}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Sg(){return dl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Mg(){return dl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function MM(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Jc||f===Kc)if(t.has(d)){let p=t.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let v=new ul(p.height);return v.fromEquirectangularTexture(i,d),t.set(d,v),d.addEventListener("dispose",c),a(v.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===Jc||f===Kc,v=f===Cr||f===Do;if(p||v){let g=e.get(d),m=g!==void 0?g.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return n===null&&(n=new kh(i)),g=p?n.fromEquirectangular(d,g):n.fromCubemap(d,g),g.texture.pmremVersion=d.pmremVersion,e.set(d,g),g.texture;if(g!==void 0)return g.texture;{let x=d.image;return p&&x&&x.height>0||v&&x&&l(x)?(n===null&&(n=new kh(i)),g=p?n.fromEquirectangular(d):n.fromCubemap(d),g.texture.pmremVersion=d.pmremVersion,e.set(d,g),d.addEventListener("dispose",h),g.texture):null}}}return d}function a(d,f){return f===Jc?d.mapping=Cr:f===Kc&&(d.mapping=Do),d}function l(d){let f=0,p=6;for(let v=0;v<p;v++)d[v]!==void 0&&f++;return f===p}function c(d){let f=d.target;f.removeEventListener("dispose",c);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function wM(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&xa("WebGLRenderer: "+n+" extension not supported."),s}}}function EM(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){l(p.target)}function l(p){p.index!==null&&t.remove(p.index);for(let g in p.attributes)t.remove(p.attributes[g]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let v=r.get(p);v&&(t.remove(v),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,e.memory.geometries--}function c(p,v){return s[v.id]!==void 0||(v.addEventListener("dispose",a),s[v.id]=new WeakRef(v),o.register(v,v.id,v),e.memory.geometries++),v}function h(p){let v=p.attributes;for(let g in v)t.update(v[g],i.ARRAY_BUFFER)}function u(p){let v=p.index,g=p.attributes.position,m=0;if(g===void 0)return;let x=v!==null?v.array.length:g.array.length/3-1,S=g.count>=65535?Ca:Ra,y=new S(Math.ceil(x/3)*6,1),R=y.array;if(v!==null){let _=v.array;m=v.version;for(let w=0,F=0;w<x;w+=3){let D=_[w+0],L=_[w+1],k=_[w+2];R[F++]=D,R[F++]=L,R[F++]=L,R[F++]=k,R[F++]=k,R[F++]=D}}else{m=g.version;for(let _=0,w=0;_<x;_+=3){let F=_+0,D=_+1,L=_+2;R[w++]=F,R[w++]=D,R[w++]=D,R[w++]=L,R[w++]=L,R[w++]=F}}y.version=m;let E=r.get(p);E&&t.remove(E),r.set(p,y)}function d(p){let v=r.get(p);if(v){let g=p.index;g!==null&&v.version<g.version&&u(p)}else u(p);return r.get(p)}function f(){for(let p in s){let v=s[p].deref();v!==void 0&&l(v)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function TM(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),e.update(d,n,f))}function h(u,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let v=0;for(let g=0;g<f;g++)v+=d[g];e.update(v,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function AM(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:Qt("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function RM(i,t,e){let n=new WeakMap,s=new Re;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let F=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",F)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],S=0;f===!0&&(S=1),p===!0&&(S=2),v===!0&&(S=3);let y=a.attributes.position.count*S,R=1;y>t.maxTextureSize&&(R=Math.ceil(y/t.maxTextureSize),y=t.maxTextureSize);let E=new Float32Array(y*R*4*u),_=new Aa(E,y,R,u);_.type=Wi,_.needsUpdate=!0;let w=S*4;for(let D=0;D<u;D++){let L=g[D],k=m[D],W=x[D],N=y*R*4*D;for(let z=0;z<L.count;z++){let X=z*w;f===!0&&(s.fromBufferAttribute(L,z),E[N+X+0]=s.x,E[N+X+1]=s.y,E[N+X+2]=s.z,E[N+X+3]=0),p===!0&&(s.fromBufferAttribute(k,z),E[N+X+4]=s.x,E[N+X+5]=s.y,E[N+X+6]=s.z,E[N+X+7]=0),v===!0&&(s.fromBufferAttribute(W,z),E[N+X+8]=s.x,E[N+X+9]=s.y,E[N+X+10]=s.z,E[N+X+11]=W.itemSize===4?s.w:1)}}d={count:u,texture:_,size:new mt(y,R)},n.set(a,d),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let v=0;v<c.length;v++)f+=c[v];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",p),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function CM(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var PM={[Od]:"LINEAR_TONE_MAPPING",[Bd]:"REINHARD_TONE_MAPPING",[zd]:"CINEON_TONE_MAPPING",[kd]:"ACES_FILMIC_TONE_MAPPING",[Vd]:"AGX_TONE_MAPPING",[Hd]:"NEUTRAL_TONE_MAPPING",[Gd]:"CUSTOM_TONE_MAPPING"};function IM(i,t,e,n,s,r){let o=new gi(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new nn;h.setAttribute("position",new ge([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new ge([0,2,0,0,2,0],2));let u=new Uc({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new Fe(h,u),f=new wr(-1,1,1,-1,0,1),p=null,v=null,g=!1,m,x=null,S=[],y=!1;this.setSize=function(R,E){o.setSize(R,E),a!==null&&a.setSize(R,E),l!==null&&l.setSize(R,E);for(let _=0;_<S.length;_++){let w=S[_];w.setSize&&w.setSize(R,E)}},this.setEffects=function(R){S=R,y=S.length>0&&S[0].isRenderPass===!0;let E=o.width,_=o.height;S.length>0&&a===null&&(a=new gi(E,_,{type:Xi,depthBuffer:!1,stencilBuffer:!1}),l=new gi(E,_,{type:Xi,depthBuffer:!1,stencilBuffer:!1}));let w=s===!0&&S.some(F=>F.needsDepthTexture===!0);w!==(o.depthTexture!==null)&&(w===!0&&c===null&&(c=new Rs(E,_),r===!0&&(c.format=Is,c.type=Pr)),o.dispose(),o.depthTexture=w?c:null,o.resolveDepthBuffer=w,o.storeMultisampledDepthBuffer=w);for(let F=0;F<S.length;F++){let D=S[F];D.setSize&&D.setSize(E,_),w&&D.needsDepthTexture===!0&&D.setDepthTexture&&D.setDepthTexture(c)}},this.begin=function(R,E){if(g||R.toneMapping===ls&&S.length===0)return!1;if(x=E,E!==null){let _=E.width,w=E.height;(o.width!==_||o.height!==w)&&this.setSize(_,w)}return y===!1&&R.setRenderTarget(o),m=R.toneMapping,R.toneMapping=ls,!0},this.hasRenderPass=function(){return y},this.end=function(R,E){R.toneMapping=m,g=!0;let _=o,w=a;for(let F=0;F<S.length;F++){let D=S[F];D.enabled!==!1&&(D.render(R,w,_,E),D.needsSwap!==!1&&(_=w,w=w===a?l:a))}if(p!==R.outputColorSpace||v!==R.toneMapping){p=R.outputColorSpace,v=R.toneMapping,u.defines={},_e.getTransfer(p)===Ae&&(u.defines.SRGB_TRANSFER="");let F=PM[v];F&&(u.defines[F]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=_.texture,R.setRenderTarget(x),R.render(d,f),x=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var Xg=new ni,qg=new Rs(1,1),Yg=new Da(1),$g=new Aa,Zg=new yc,Jg=new La,wg=[],Eg=[],Tg=new Float32Array(16),Ag=new Float32Array(9),Rg=new Float32Array(4);function Oo(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=wg[s];if(r===void 0&&(r=new Float32Array(s),wg[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function yn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function bn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Vh(i,t){let e=Eg[t];e===void 0&&(e=new Int32Array(t),Eg[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function LM(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function DM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(yn(e,t))return;i.uniform2fv(this.addr,t),bn(e,t)}}function NM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(yn(e,t))return;i.uniform3fv(this.addr,t),bn(e,t)}}function UM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(yn(e,t))return;i.uniform4fv(this.addr,t),bn(e,t)}}function FM(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(yn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),bn(e,t)}else{if(yn(e,n))return;Rg.set(n),i.uniformMatrix2fv(this.addr,!1,Rg),bn(e,n)}}function OM(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(yn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),bn(e,t)}else{if(yn(e,n))return;Ag.set(n),i.uniformMatrix3fv(this.addr,!1,Ag),bn(e,n)}}function BM(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(yn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),bn(e,t)}else{if(yn(e,n))return;Tg.set(n),i.uniformMatrix4fv(this.addr,!1,Tg),bn(e,n)}}function zM(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function kM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(yn(e,t))return;i.uniform2iv(this.addr,t),bn(e,t)}}function GM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(yn(e,t))return;i.uniform3iv(this.addr,t),bn(e,t)}}function VM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(yn(e,t))return;i.uniform4iv(this.addr,t),bn(e,t)}}function HM(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function WM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(yn(e,t))return;i.uniform2uiv(this.addr,t),bn(e,t)}}function XM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(yn(e,t))return;i.uniform3uiv(this.addr,t),bn(e,t)}}function qM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(yn(e,t))return;i.uniform4uiv(this.addr,t),bn(e,t)}}function Hh(i){return i.version===0&&(i.compareFunction=tf,i.needsUpdate=!0),i}function YM(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Hh(qg):r=Xg,e.setTexture2D(t||r,s)}function $M(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||Zg,s)}function ZM(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Hh(Yg):r=Jg,e.setTextureCube(t||r,s)}function JM(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||$g,s)}function KM(i){switch(i){case 5126:return LM;case 35664:return DM;case 35665:return NM;case 35666:return UM;case 35674:return FM;case 35675:return OM;case 35676:return BM;case 5124:case 35670:return zM;case 35667:case 35671:return kM;case 35668:case 35672:return GM;case 35669:case 35673:return VM;case 5125:return HM;case 36294:return WM;case 36295:return XM;case 36296:return qM;case 35678:case 36198:case 36298:case 36306:case 35682:return YM;case 35679:case 36299:case 36307:return $M;case 35680:case 36300:case 36308:case 36293:return ZM;case 36289:case 36303:case 36311:case 36292:return JM}}function jM(i,t){i.uniform1fv(this.addr,t)}function QM(i,t){let e=Oo(t,this.size,2);i.uniform2fv(this.addr,e)}function tw(i,t){let e=Oo(t,this.size,3);i.uniform3fv(this.addr,e)}function ew(i,t){let e=Oo(t,this.size,4);i.uniform4fv(this.addr,e)}function nw(i,t){let e=Oo(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function iw(i,t){let e=Oo(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function sw(i,t){let e=Oo(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function rw(i,t){i.uniform1iv(this.addr,t)}function ow(i,t){i.uniform2iv(this.addr,t)}function aw(i,t){i.uniform3iv(this.addr,t)}function lw(i,t){i.uniform4iv(this.addr,t)}function cw(i,t){i.uniform1uiv(this.addr,t)}function hw(i,t){i.uniform2uiv(this.addr,t)}function uw(i,t){i.uniform3uiv(this.addr,t)}function dw(i,t){i.uniform4uiv(this.addr,t)}function fw(i,t,e){let n=this.cache,s=t.length,r=Vh(e,s);yn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Hh(qg):o=Xg;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function pw(i,t,e){let n=this.cache,s=t.length,r=Vh(e,s);yn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||Zg,r[o])}function mw(i,t,e){let n=this.cache,s=t.length,r=Vh(e,s);yn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Hh(Yg):o=Jg;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function gw(i,t,e){let n=this.cache,s=t.length,r=Vh(e,s);yn(n,r)||(i.uniform1iv(this.addr,r),bn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||$g,r[o])}function xw(i){switch(i){case 5126:return jM;case 35664:return QM;case 35665:return tw;case 35666:return ew;case 35674:return nw;case 35675:return iw;case 35676:return sw;case 5124:case 35670:return rw;case 35667:case 35671:return ow;case 35668:case 35672:return aw;case 35669:case 35673:return lw;case 5125:return cw;case 36294:return hw;case 36295:return uw;case 36296:return dw;case 35678:case 36198:case 36298:case 36306:case 35682:return fw;case 35679:case 36299:case 36307:return pw;case 35680:case 36300:case 36308:case 36293:return mw;case 36289:case 36303:case 36311:case 36292:return gw}}var mf=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=KM(e.type)}},gf=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=xw(e.type)}},xf=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},ff=/(\w+)(\])?(\[|\.)?/g;function Cg(i,t){i.seq.push(t),i.map[t.id]=t}function _w(i,t,e){let n=i.name,s=n.length;for(ff.lastIndex=0;;){let r=ff.exec(n),o=ff.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Cg(e,c===void 0?new mf(a,i,t):new gf(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new xf(a),Cg(e,u)),e=u}}}var Fo=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);_w(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function Pg(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var vw=37297,yw=0;function bw(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var Ig=new ne;function Sw(i){_e._getMatrix(Ig,_e.workingColorSpace,i);let t=`mat3( ${Ig.elements.map(e=>e.toFixed(4))} )`;switch(_e.getTransfer(i)){case wa:return[t,"LinearTransferOETF"];case Ae:return[t,"sRGBTransferOETF"];default:return $t("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Lg(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+bw(i.getShaderSource(t),a)}else return r}function Mw(i,t){let e=Sw(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var ww={[Od]:"Linear",[Bd]:"Reinhard",[zd]:"Cineon",[kd]:"ACESFilmic",[Vd]:"AgX",[Hd]:"Neutral",[Gd]:"Custom"};function Ew(i,t){let e=ww[t];return e===void 0?($t("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var zh=new C;function Tw(){_e.getLuminanceCoefficients(zh);let i=zh.x.toFixed(4),t=zh.y.toFixed(4),e=zh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function Aw(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(hl).join(`
`)}function Rw(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function Cw(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function hl(i){return i!==""}function Dg(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function Ng(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var Pw=/^[ \t]*#include +<([\w\d./]+)>/gm;function _f(i){return i.replace(Pw,Iw)}function Iw(i,t){let e=ue[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return _f(e)}var Lw=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Ug(i){return i.replace(Lw,Dw)}function Dw(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Fg(i){let t=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?t+=`
#define HIGH_PRECISION`:i.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var Nw={[Tr]:"SHADOWMAP_TYPE_PCF",[Io]:"SHADOWMAP_TYPE_VSM"};function Uw(i){return Nw[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Fw={[Do]:"ENVMAP_MODE_REFRACTION"};function Ow(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":Fw[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Bw={[Fd]:"ENVMAP_BLENDING_MULTIPLY",[jm]:"ENVMAP_BLENDING_MIX",[Qm]:"ENVMAP_BLENDING_ADD"};function zw(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":Bw[i.combine]||"ENVMAP_BLENDING_NONE"}function kw(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=Uw(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=Ow(e),u=zw(e),d=Aw(e),f=Rw(r),p=s.createProgram(),v,g,m=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(v=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(hl).join(`
`),v.length>0&&(v+=`
`),g=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(hl).join(`
`),g.length>0&&(g+=`
`)):(v=[Fg(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(hl).join(`
`),g=[Fg(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==ls?"#define TONE_MAPPING":"",e.toneMapping!==ls?ue.tonemapping_pars_fragment:"",e.toneMapping!==ls?Ew("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",ue.colorspace_pars_fragment,Mw("linearToOutputTexel",e.outputColorSpace),Tw(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(hl).join(`
`)),o=_f(o),o=Dg(o,e),o=Ng(o,e),a=_f(a),a=Dg(a,e),a=Ng(a,e),o=Ug(o),a=Ug(a),e.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,v=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,g=["#define varying in",e.glslVersion===nf?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===nf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let x=m+v+o,S=m+g+a,y=Pg(s,s.VERTEX_SHADER,x),R=Pg(s,s.FRAGMENT_SHADER,S);s.attachShader(p,y),s.attachShader(p,R),e.index0AttributeName!==void 0?s.bindAttribLocation(p,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function E(D){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(p)||"",k=s.getShaderInfoLog(y)||"",W=s.getShaderInfoLog(R)||"",N=L.trim(),z=k.trim(),X=W.trim(),V=!0,ct=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(V=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,y,R);else{let K=Lg(s,y,"vertex"),Q=Lg(s,R,"fragment");Qt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+D.name+`
Material Type: `+D.type+`

Program Info Log: `+N+`
`+K+`
`+Q)}else N!==""?$t("WebGLProgram: Program Info Log:",N):(z===""||X==="")&&(ct=!1);ct&&(D.diagnostics={runnable:V,programLog:N,vertexShader:{log:z,prefix:v},fragmentShader:{log:X,prefix:g}})}s.deleteShader(y),s.deleteShader(R),_=new Fo(s,p),w=Cw(s,p)}let _;this.getUniforms=function(){return _===void 0&&E(this),_};let w;this.getAttributes=function(){return w===void 0&&E(this),w};let F=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(p,vw)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=yw++,this.cacheKey=t,this.usedTimes=1,this.program=p,this.vertexShader=y,this.fragmentShader=R,this}var Gw=0,vf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new yf(t),e.set(t,n)),n}},yf=class{constructor(t){this.id=Gw++,this.code=t,this.usedTimes=0}};function Vw(i){return i===ar||i===ol||i===al}function Hw(i,t,e,n,s,r){let o=new Mo,a=new vf,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function p(_,w,F,D,L,k){let W=D.fog,N=L.geometry,z=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?D.environment:null,X=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,V=t.get(_.envMap||z,X),ct=d[_.type],K=n.precision;_.precision!==null&&(K=n.getMaxPrecision(_.precision),K!==_.precision&&$t("WebGLProgram.getParameters:",_.precision,"not supported, using",K,"instead."));let Q=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,st=Q!==void 0?Q.length:0,dt=0;N.morphAttributes.position!==void 0&&(dt=1),N.morphAttributes.normal!==void 0&&(dt=2),N.morphAttributes.color!==void 0&&(dt=3);let ut,tt,gt,vt;if(ct){let Ct=ti[ct];ut=Ct.vertexShader,tt=Ct.fragmentShader}else{ut=_.vertexShader,tt=_.fragmentShader;let Ct=a.getVertexShaderStage(_),le=a.getFragmentShaderStage(_);a.update(_,Ct,le),gt=Ct.id,vt=le.id}let Rt=i.getRenderTarget(),Mt=i.state.buffers.depth.getReversed(),Wt=L.isInstancedMesh===!0,re=L.isBatchedMesh===!0,Vt=!!_.map,de=!!_.matcap,ce=!!V,ie=ce&&V.isPMREMTexture===!0,qe=!!_.aoMap,ze=!!_.lightMap,an=!!_.bumpMap&&_.wireframe===!1,De=!!_.normalMap,Tn=!!_.displacementMap,ye=!!_.emissiveMap,gn=!!_.metalnessMap,Ke=!!_.roughnessMap,ln=_.anisotropy>0,B=_.clearcoat>0,Pt=_.diffuseRoughness>0,Zt=_.dispersion>0,oe=_.retroreflectivity>0,wt=_.iridescence>0,Ue=_.sheen>0,Gt=_.transmission>0,Yt=ln&&!!_.anisotropyMap,P=B&&!!_.clearcoatMap,M=B&&!!_.clearcoatNormalMap,q=B&&!!_.clearcoatRoughnessMap,ht=Pt&&!!_.diffuseRoughnessMap,ot=wt&&!!_.iridescenceMap,_t=wt&&!!_.iridescenceThicknessMap,yt=Ue&&!!_.sheenColorMap,et=Ue&&!!_.sheenRoughnessMap,it=!!_.specularMap,pt=!!_.specularColorMap,O=!!_.specularIntensityMap,rt=Gt&&!!_.transmissionMap,nt=Gt&&!!_.thicknessMap,Et=!!_.gradientMap,xt=!!_.alphaMap,St=_.alphaTest>0,Ht=!!_.alphaHash,Kt=!!_.extensions,lt=ls;_.toneMapped&&(Rt===null||Rt.isXRRenderTarget===!0)&&(lt=i.toneMapping);let Bt=ie?V.isCompressedCubeTexture?V.image[0].mipmaps:V.mipmaps:null,jt={shaderID:ct,shaderType:_.type,shaderName:_.name,vertexShader:ut,fragmentShader:tt,defines:_.defines,customVertexShaderID:gt,customFragmentShaderID:vt,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:K,batching:re,batchingColor:re&&L._colorsTexture!==null,instancing:Wt,instancingColor:Wt&&L.instanceColor!==null,instancingMorph:Wt&&L.morphTexture!==null,outputColorSpace:Rt===null?i.outputColorSpace:Rt.isXRRenderTarget===!0?Rt.texture.colorSpace:_e.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Vt,matcap:de,envMap:ce,envMapMode:ce&&V.mapping,envMapPMREM:ie,envMapMaxLod:ie?Bt.length-1:null,envMapSize:ie?Bt[0].width:null,aoMap:qe,lightMap:ze,bumpMap:an,normalMap:De,displacementMap:Tn,emissiveMap:ye,normalMapObjectSpace:De&&_.normalMapType===ng,normalMapTangentSpace:De&&_.normalMapType===Uh,packedNormalMap:De&&_.normalMapType===Uh&&Vw(_.normalMap.format),metalnessMap:gn,roughnessMap:Ke,anisotropy:ln,anisotropyMap:Yt,clearcoat:B,clearcoatMap:P,clearcoatNormalMap:M,clearcoatRoughnessMap:q,diffuseRoughness:Pt,diffuseRoughnessMap:ht,dispersion:Zt,retroreflection:oe,iridescence:wt,iridescenceMap:ot,iridescenceThicknessMap:_t,sheen:Ue,sheenColorMap:yt,sheenRoughnessMap:et,specularMap:it,specularColorMap:pt,specularIntensityMap:O,transmission:Gt,transmissionMap:rt,thicknessMap:nt,gradientMap:Et,opaque:_.transparent===!1&&_.blending===Lo&&_.alphaToCoverage===!1,alphaMap:xt,alphaTest:St,alphaHash:Ht,combine:_.combine,mapUv:Vt&&f(_.map.channel),aoMapUv:qe&&f(_.aoMap.channel),lightMapUv:ze&&f(_.lightMap.channel),bumpMapUv:an&&f(_.bumpMap.channel),normalMapUv:De&&f(_.normalMap.channel),displacementMapUv:Tn&&f(_.displacementMap.channel),emissiveMapUv:ye&&f(_.emissiveMap.channel),metalnessMapUv:gn&&f(_.metalnessMap.channel),roughnessMapUv:Ke&&f(_.roughnessMap.channel),anisotropyMapUv:Yt&&f(_.anisotropyMap.channel),clearcoatMapUv:P&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:_t&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:yt&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:et&&f(_.sheenRoughnessMap.channel),specularMapUv:it&&f(_.specularMap.channel),specularColorMapUv:pt&&f(_.specularColorMap.channel),specularIntensityMapUv:O&&f(_.specularIntensityMap.channel),transmissionMapUv:rt&&f(_.transmissionMap.channel),thicknessMapUv:nt&&f(_.thicknessMap.channel),alphaMapUv:xt&&f(_.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(De||ln),vertexNormals:!!N.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!N.attributes.uv&&(Vt||xt),fog:!!W,useFog:_.fog===!0,fogExp2:!!W&&W.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||N.attributes.normal===void 0&&De===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Mt,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:st,morphTextureStride:dt,numSunLights:w.sun.length,numDirLights:w.directional.length,numPointLights:w.point.length,numSpotLights:w.spot.length,numSpotLightMaps:w.spotLightMap.length,numRectAreaLights:w.rectArea.length,numHemiLights:w.hemi.length,numSunLightShadows:w.sunShadowMap.length,numDirLightShadows:w.directionalShadowMap.length,numPointLightShadows:w.pointShadowMap.length,numSpotLightShadows:w.spotShadowMap.length,numSpotLightShadowsWithMaps:w.numSpotLightShadowsWithMaps,numLightProbes:w.numLightProbes,numLightProbeGrids:k.filter(Ct=>Ct.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:lt,decodeVideoTexture:Vt&&_.map.isVideoTexture===!0&&_e.getTransfer(_.map.colorSpace)===Ae,decodeVideoTextureEmissive:ye&&_.emissiveMap.isVideoTexture===!0&&_e.getTransfer(_.emissiveMap.colorSpace)===Ae,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===Pi,flipSided:_.side===Qn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:Kt&&_.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Kt&&_.extensions.multiDraw===!0||re)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return jt.vertexUv1s=l.has(1),jt.vertexUv2s=l.has(2),jt.vertexUv3s=l.has(3),l.clear(),jt}function v(_){let w=[];if(_.shaderID?w.push(_.shaderID):(w.push(_.customVertexShaderID),w.push(_.customFragmentShaderID)),_.defines!==void 0)for(let F in _.defines)w.push(F),w.push(_.defines[F]);return _.isRawShaderMaterial===!1&&(g(w,_),m(w,_),w.push(i.outputColorSpace)),w.push(_.customProgramCacheKey),w.join()}function g(_,w){_.push(w.precision),_.push(w.outputColorSpace),_.push(w.envMapMode),_.push(w.envMapPMREM),_.push(w.envMapMaxLod),_.push(w.envMapSize),_.push(w.mapUv),_.push(w.alphaMapUv),_.push(w.lightMapUv),_.push(w.aoMapUv),_.push(w.bumpMapUv),_.push(w.normalMapUv),_.push(w.displacementMapUv),_.push(w.emissiveMapUv),_.push(w.metalnessMapUv),_.push(w.roughnessMapUv),_.push(w.anisotropyMapUv),_.push(w.clearcoatMapUv),_.push(w.clearcoatNormalMapUv),_.push(w.clearcoatRoughnessMapUv),_.push(w.diffuseRoughnessMapUv),_.push(w.iridescenceMapUv),_.push(w.iridescenceThicknessMapUv),_.push(w.sheenColorMapUv),_.push(w.sheenRoughnessMapUv),_.push(w.specularMapUv),_.push(w.specularColorMapUv),_.push(w.specularIntensityMapUv),_.push(w.transmissionMapUv),_.push(w.thicknessMapUv),_.push(w.combine),_.push(w.fogExp2),_.push(w.sizeAttenuation),_.push(w.morphTargetsCount),_.push(w.numSunLights),_.push(w.numDirLights),_.push(w.numPointLights),_.push(w.numSpotLights),_.push(w.numSpotLightMaps),_.push(w.numHemiLights),_.push(w.numRectAreaLights),_.push(w.numSunLightShadows),_.push(w.numDirLightShadows),_.push(w.numPointLightShadows),_.push(w.numSpotLightShadows),_.push(w.numSpotLightShadowsWithMaps),_.push(w.numLightProbes),_.push(w.numLightProbeGrids),_.push(w.shadowMapType),_.push(w.toneMapping),_.push(w.numClippingPlanes),_.push(w.numClipIntersection),_.push(w.depthPacking)}function m(_,w){o.disableAll(),w.instancing&&o.enable(0),w.instancingColor&&o.enable(1),w.instancingMorph&&o.enable(2),w.matcap&&o.enable(3),w.envMap&&o.enable(4),w.normalMapObjectSpace&&o.enable(5),w.normalMapTangentSpace&&o.enable(6),w.clearcoat&&o.enable(7),w.iridescence&&o.enable(8),w.alphaTest&&o.enable(9),w.vertexColors&&o.enable(10),w.vertexAlphas&&o.enable(11),w.vertexUv1s&&o.enable(12),w.vertexUv2s&&o.enable(13),w.vertexUv3s&&o.enable(14),w.vertexTangents&&o.enable(15),w.anisotropy&&o.enable(16),w.alphaHash&&o.enable(17),w.batching&&o.enable(18),w.dispersion&&o.enable(19),w.retroreflection&&o.enable(24),w.diffuseRoughness&&o.enable(25),w.batchingColor&&o.enable(20),w.gradientMap&&o.enable(21),w.packedNormalMap&&o.enable(22),w.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),w.fog&&o.enable(0),w.useFog&&o.enable(1),w.flatShading&&o.enable(2),w.logarithmicDepthBuffer&&o.enable(3),w.reversedDepthBuffer&&o.enable(4),w.skinning&&o.enable(5),w.morphTargets&&o.enable(6),w.morphNormals&&o.enable(7),w.morphColors&&o.enable(8),w.premultipliedAlpha&&o.enable(9),w.shadowMapEnabled&&o.enable(10),w.doubleSided&&o.enable(11),w.flipSided&&o.enable(12),w.useDepthPacking&&o.enable(13),w.dithering&&o.enable(14),w.transmission&&o.enable(15),w.sheen&&o.enable(16),w.opaque&&o.enable(17),w.pointsUvs&&o.enable(18),w.decodeVideoTexture&&o.enable(19),w.decodeVideoTextureEmissive&&o.enable(20),w.alphaToCoverage&&o.enable(21),w.numLightProbeGrids>0&&o.enable(22),w.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function x(_){let w=d[_.type],F;if(w){let D=ti[w];F=ll.clone(D.uniforms)}else F=_.uniforms;return F}function S(_,w){let F=h.get(w);return F!==void 0?++F.usedTimes:(F=new kw(i,w,_,s),c.push(F),h.set(w,F)),F}function y(_){if(--_.usedTimes===0){let w=c.indexOf(_);c[w]=c[c.length-1],c.pop(),h.delete(_.cacheKey),_.destroy()}}function R(_){a.remove(_)}function E(){a.dispose()}return{getParameters:p,getProgramCacheKey:v,getUniforms:x,acquireProgram:S,releaseProgram:y,releaseShaderCache:R,programs:c,dispose:E}}function Ww(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function Xw(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function Og(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function Bg(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,v,g,m){let x=i[t];return x===void 0?(x={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:v,renderOrder:d.renderOrder,z:g,group:m},i[t]=x):(x.id=d.id,x.object=d,x.geometry=f,x.material=p,x.materialVariant=o(d),x.groupOrder=v,x.renderOrder=d.renderOrder,x.z=g,x.group=m),t++,x}function l(d,f,p,v,g,m,x){x.reversedDepth===!0&&(g=-g);let S=a(d,f,p,v,g,m);p.transmission>0?n.push(S):p.transparent===!0?s.push(S):e.push(S)}function c(d,f,p,v,g,m){let x=a(d,f,p,v,g,m);p.transmission>0?n.unshift(x):p.transparent===!0?s.unshift(x):e.unshift(x)}function h(d,f){e.length>1&&e.sort(d||Xw),n.length>1&&n.sort(f||Og),s.length>1&&s.sort(f||Og)}function u(){for(let d=t,f=i.length;d<f;d++){let p=i[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function qw(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new Bg,i.set(n,[o])):s>=r.length?(o=new Bg,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function Yw(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new C,color:new qt};break;case"SpotLight":e={position:new C,direction:new C,color:new qt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new C,color:new qt,distance:0,decay:0};break;case"HemisphereLight":e={direction:new C,skyColor:new qt,groundColor:new qt};break;case"RectAreaLight":e={color:new qt,position:new C,halfWidth:new C,halfHeight:new C};break}return i[t.id]=e,e}}}function $w(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new mt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new mt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new mt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var Zw=0;function Jw(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function Kw(i){let t=new Yw,e=$w(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new C);let s=new C,r=new ae,o=new ae;function a(c){let h=0,u=0,d=0;for(let k=0;k<9;k++)n.probe[k].set(0,0,0);let f=0,p=0,v=0,g=0,m=0,x=0,S=0,y=0,R=0,E=0,_=0,w=0,F=0,D=0;c.sort(Jw);for(let k=0,W=c.length;k<W;k++){let N=c[k],z=N.color,X=N.intensity,V=N.distance,ct=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===ar?ct=N.shadow.map.texture:ct=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)h+=z.r*X,u+=z.g*X,d+=z.b*X;else if(N.isLightProbe){for(let K=0;K<9;K++)n.probe[K].addScaledVector(N.sh.coefficients[K],X);D++}else if(N.isSunLight){let K=t.get(N);if(K.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,st=e.get(N);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[p]=st,n.sunShadowMap[p]=ct;let dt=Q.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[v+ut]=Q.getMatrix(ut),n.sunShadowCascade[v+ut]=Q._cascadeData[ut];v+=dt,p++}n.sun[f]=K,f++}else if(N.isDirectionalLight){let K=t.get(N);if(K.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,st=e.get(N);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.directionalShadow[g]=st,n.directionalShadowMap[g]=ct,n.directionalShadowMatrix[g]=N.shadow.matrix,R++}n.directional[g]=K,g++}else if(N.isSpotLight){let K=t.get(N);K.position.setFromMatrixPosition(N.matrixWorld),K.color.copy(z).multiplyScalar(X),K.distance=V,K.coneCos=Math.cos(N.angle),K.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),K.decay=N.decay,n.spot[x]=K;let Q=N.shadow;if(N.map&&(n.spotLightMap[w]=N.map,w++,Q.updateMatrices(N),N.castShadow&&F++),n.spotLightMatrix[x]=Q.matrix,N.castShadow){let st=e.get(N);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.spotShadow[x]=st,n.spotShadowMap[x]=ct,_++}x++}else if(N.isRectAreaLight){let K=t.get(N);K.color.copy(z).multiplyScalar(X),K.halfWidth.set(N.width*.5,0,0),K.halfHeight.set(0,N.height*.5,0),n.rectArea[S]=K,S++}else if(N.isPointLight){let K=t.get(N);if(K.color.copy(N.color).multiplyScalar(N.intensity),K.distance=N.distance,K.decay=N.decay,N.castShadow){let Q=N.shadow,st=e.get(N);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,st.shadowCameraNear=Q.camera.near,st.shadowCameraFar=Q.camera.far,n.pointShadow[m]=st,n.pointShadowMap[m]=ct,n.pointShadowMatrix[m]=N.shadow.matrix,E++}n.point[m]=K,m++}else if(N.isHemisphereLight){let K=t.get(N);K.skyColor.copy(N.color).multiplyScalar(X),K.groundColor.copy(N.groundColor).multiplyScalar(X),n.hemi[y]=K,y++}}S>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=It.LTC_FLOAT_1,n.rectAreaLTC2=It.LTC_FLOAT_2):(n.rectAreaLTC1=It.LTC_HALF_1,n.rectAreaLTC2=It.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==g||L.pointLength!==m||L.spotLength!==x||L.rectAreaLength!==S||L.hemiLength!==y||L.numSunShadows!==p||L.numDirectionalShadows!==R||L.numPointShadows!==E||L.numSpotShadows!==_||L.numSpotMaps!==w||L.numLightProbes!==D)&&(n.sun.length=f,n.directional.length=g,n.spot.length=x,n.rectArea.length=S,n.point.length=m,n.hemi.length=y,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=v,n.sunShadowCascade.length=v,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+w-F,n.spotLightMap.length=w,n.numSpotLightShadowsWithMaps=F,n.numLightProbes=D,L.sunLength=f,L.directionalLength=g,L.pointLength=m,L.spotLength=x,L.rectAreaLength=S,L.hemiLength=y,L.numSunShadows=p,L.numDirectionalShadows=R,L.numPointShadows=E,L.numSpotShadows=_,L.numSpotMaps=w,L.numLightProbes=D,n.version=Zw++)}function l(c,h){let u=0,d=0,f=0,p=0,v=0,g=0,m=h.matrixWorldInverse;for(let x=0,S=c.length;x<S;x++){let y=c[x];if(y.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(y.matrixWorld),R.direction.transformDirection(m),u++}else if(y.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(y.matrixWorld),s.setFromMatrixPosition(y.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),d++}else if(y.isSpotLight){let R=n.spot[p];R.position.setFromMatrixPosition(y.matrixWorld),R.position.applyMatrix4(m),R.direction.setFromMatrixPosition(y.matrixWorld),s.setFromMatrixPosition(y.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),p++}else if(y.isRectAreaLight){let R=n.rectArea[v];R.position.setFromMatrixPosition(y.matrixWorld),R.position.applyMatrix4(m),o.identity(),r.copy(y.matrixWorld),r.premultiply(m),o.extractRotation(r),R.halfWidth.set(y.width*.5,0,0),R.halfHeight.set(0,y.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),v++}else if(y.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(y.matrixWorld),R.position.applyMatrix4(m),f++}else if(y.isHemisphereLight){let R=n.hemi[g];R.direction.setFromMatrixPosition(y.matrixWorld),R.direction.transformDirection(m),g++}}}return{setup:a,setupView:l,state:n}}function zg(i){let t=new Kw(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function jw(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new zg(i),t.set(s,[a])):r>=o.length?(a=new zg(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var Qw=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,t1=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,e1=[new C(1,0,0),new C(-1,0,0),new C(0,1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1)],n1=[new C(0,-1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1),new C(0,-1,0),new C(0,-1,0)],kg=new ae,cl=new C,pf=new C;function i1(i,t,e){let n=new js,s=new mt,r=new mt,o=new Re,a=new Fc,l=new Oc,c={},h=e.maxTextureSize,u={[or]:Qn,[Qn]:or,[Pi]:Pi},d=new ii({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new mt},radius:{value:4}},vertexShader:Qw,fragmentShader:t1}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new nn;p.setAttribute("position",new _n(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let v=new Fe(p,d),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Tr;let m=this.type;this.render=function(E,_,w){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||E.length===0)return;this.type===Dm&&($t("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Tr);let F=i.getRenderTarget(),D=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),k=i.state;k.setBlending(Ar),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);let W=m!==this.type;W&&_.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(z=>z.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,z=E.length;N<z;N++){let X=E[N],V=X.shadow;if(V===void 0){$t("WebGLShadowMap:",X,"has no shadow.");continue}if(V.autoUpdate===!1&&V.needsUpdate===!1)continue;s.copy(V.mapSize);let ct=V.getFrameExtents();s.multiply(ct),r.copy(V.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ct.x),s.x=r.x*ct.x,V.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ct.y),s.y=r.y*ct.y,V.mapSize.y=r.y));let K=i.state.buffers.depth.getReversed();if(V.camera._reversedDepth=K,V.map===null||W===!0){if(V.map!==null&&(V.map.depthTexture!==null&&(V.map.depthTexture.dispose(),V.map.depthTexture=null),V.map.dispose()),this.type===Io){if(X.isPointLight){$t("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}V.map=new gi(s.x,s.y,{format:ar,type:Xi,minFilter:jn,magFilter:jn,generateMipmaps:!1}),V.map.texture.name=X.name+".shadowMap",V.map.depthTexture=new Rs(s.x,s.y,Wi),V.map.depthTexture.name=X.name+".shadowMapDepth",V.map.depthTexture.format=Ts,V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Ln,V.map.depthTexture.magFilter=Ln}else X.isPointLight?(V.map=new ul(s.x),V.map.depthTexture=new Da(s.x,Hi)):(V.map=new gi(s.x,s.y),V.map.depthTexture=new Rs(s.x,s.y,Hi)),V.map.depthTexture.name=X.name+".shadowMap",V.map.depthTexture.format=Ts,this.type===Tr?(V.map.depthTexture.compareFunction=K?Qd:jd,V.map.depthTexture.minFilter=jn,V.map.depthTexture.magFilter=jn):(V.map.depthTexture.compareFunction=null,V.map.depthTexture.minFilter=Ln,V.map.depthTexture.magFilter=Ln);V.camera.updateProjectionMatrix()}V.map.isWebGLCubeRenderTarget!==!0&&(V.map.width!==s.x||V.map.height!==s.y)&&V.map.setSize(s.x,s.y);let Q=V.map.isWebGLCubeRenderTarget?6:V.getViewportCount();X.isPointLight!==!0&&V.updateMatrices(X,w);let st=(V.camera.layers.mask&4294967294)!==0?V.camera.layers:w.layers;for(let dt=0;dt<Q;dt++){let ut=V.getCamera(dt);if(X.isPointLight){let tt=V.camera,gt=V.matrix,vt=X.distance||tt.far;vt!==tt.far&&(tt.far=vt,tt.updateProjectionMatrix()),cl.setFromMatrixPosition(X.matrixWorld),tt.position.copy(cl),pf.copy(tt.position),pf.add(e1[dt]),tt.up.copy(n1[dt]),tt.lookAt(pf),tt.updateMatrixWorld(),gt.makeTranslation(-cl.x,-cl.y,-cl.z),kg.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),V._frustum.setFromProjectionMatrix(kg,tt.coordinateSystem,tt.reversedDepth)}if(V.map.isWebGLCubeRenderTarget)i.setRenderTarget(V.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(V.map),i.clear());let tt=V.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),k.viewport(o)}n=V.getFrustum(dt),y(_,w,ut,X,st,this.type)}V.isPointLightShadow!==!0&&this.type===Io&&x(V,w),V.needsUpdate=!1}m=this.type,g.needsUpdate=!1,i.setRenderTarget(F,D,L)};function x(E,_){let w=t.update(v);d.defines.VSM_SAMPLES!==E.blurSamples&&(d.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new gi(s.x,s.y,{format:ar,type:Xi}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),d.uniforms.shadow_pass.value=E.map.depthTexture,d.uniforms.resolution.value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(_,null,w,d,v,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(_,null,w,f,v,null)}function S(E,_,w,F){let D=null,L=w.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(L!==void 0)D=L;else if(D=w.isPointLight===!0?l:a,i.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let k=D.uuid,W=_.uuid,N=c[k];N===void 0&&(N={},c[k]=N);let z=N[W];z===void 0&&(z=D.clone(),N[W]=z,_.addEventListener("dispose",R)),D=z}if(D.visible=_.visible,D.wireframe=_.wireframe,F===Io?D.side=_.shadowSide!==null?_.shadowSide:_.side:D.side=_.shadowSide!==null?_.shadowSide:u[_.side],D.alphaMap=_.alphaMap,D.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,D.map=_.map,D.clipShadows=_.clipShadows,D.clippingPlanes=_.clippingPlanes,D.clipIntersection=_.clipIntersection,D.displacementMap=_.displacementMap,D.displacementScale=_.displacementScale,D.displacementBias=_.displacementBias,D.wireframeLinewidth=_.wireframeLinewidth,D.linewidth=_.linewidth,w.isPointLight===!0&&D.isMeshDistanceMaterial===!0){let k=i.properties.get(D);k.light=w}return D}function y(E,_,w,F,D,L){if(E.visible===!1)return;if(E.layers.test(D)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&L===Io)&&(!E.frustumCulled||E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(w.matrixWorldInverse,E.matrixWorld);let N=t.update(E),z=E.material;if(Array.isArray(z)){let X=N.groups;for(let V=0,ct=X.length;V<ct;V++){let K=X[V],Q=z[K.materialIndex];if(Q&&Q.visible){let st=S(E,Q,F,L);E.onBeforeShadow(i,E,_,w,N,st,K),i.renderBufferDirect(w,null,N,st,E,K),E.onAfterShadow(i,E,_,w,N,st,K)}}}else if(z.visible){let X=S(E,z,F,L);E.onBeforeShadow(i,E,_,w,N,X,null),i.renderBufferDirect(w,null,N,X,E,null),E.onAfterShadow(i,E,_,w,N,X,null)}}let W=E.children;for(let N=0,z=W.length;N<z;N++)y(W[N],_,w,F,D,L)}function R(E){E.target.removeEventListener("dispose",R);for(let w in c){let F=c[w],D=E.target.uuid;D in F&&(F[D].dispose(),delete F[D])}}}function s1(i,t){function e(){let O=!1,rt=new Re,nt=null,Et=new Re(0,0,0,0);return{setMask:function(xt){nt!==xt&&!O&&(i.colorMask(xt,xt,xt,xt),nt=xt)},setLocked:function(xt){O=xt},setClear:function(xt,St,Ht,Kt,lt){lt===!0&&(xt*=Kt,St*=Kt,Ht*=Kt),rt.set(xt,St,Ht,Kt),Et.equals(rt)===!1&&(i.clearColor(xt,St,Ht,Kt),Et.copy(rt))},reset:function(){O=!1,nt=null,Et.set(-1,0,0,0)}}}function n(){let O=!1,rt=!1,nt=null,Et=null,xt=null;return{setReversed:function(St){if(rt!==St){let Ht=t.get("EXT_clip_control");St?Ht.clipControlEXT(Ht.LOWER_LEFT_EXT,Ht.ZERO_TO_ONE_EXT):Ht.clipControlEXT(Ht.LOWER_LEFT_EXT,Ht.NEGATIVE_ONE_TO_ONE_EXT),rt=St;let Kt=xt;xt=null,this.setClear(Kt)}},getReversed:function(){return rt},setTest:function(St){St?Mt(i.DEPTH_TEST):Wt(i.DEPTH_TEST)},setMask:function(St){nt!==St&&!O&&(i.depthMask(St),nt=St)},setFunc:function(St){if(rt&&(St=dg[St]),Et!==St){switch(St){case cc:i.depthFunc(i.NEVER);break;case hc:i.depthFunc(i.ALWAYS);break;case uc:i.depthFunc(i.LESS);break;case xo:i.depthFunc(i.LEQUAL);break;case dc:i.depthFunc(i.EQUAL);break;case fc:i.depthFunc(i.GEQUAL);break;case _o:i.depthFunc(i.GREATER);break;case pc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Et=St}},setLocked:function(St){O=St},setClear:function(St){xt!==St&&(xt=St,rt&&(St=1-St),i.clearDepth(St))},reset:function(){O=!1,nt=null,Et=null,xt=null,rt=!1}}}function s(){let O=!1,rt=null,nt=null,Et=null,xt=null,St=null,Ht=null,Kt=null,lt=null;return{setTest:function(Bt){O||(Bt?Mt(i.STENCIL_TEST):Wt(i.STENCIL_TEST))},setMask:function(Bt){rt!==Bt&&!O&&(i.stencilMask(Bt),rt=Bt)},setFunc:function(Bt,jt,Ct){(nt!==Bt||Et!==jt||xt!==Ct)&&(i.stencilFunc(Bt,jt,Ct),nt=Bt,Et=jt,xt=Ct)},setOp:function(Bt,jt,Ct){(St!==Bt||Ht!==jt||Kt!==Ct)&&(i.stencilOp(Bt,jt,Ct),St=Bt,Ht=jt,Kt=Ct)},setLocked:function(Bt){O=Bt},setClear:function(Bt){lt!==Bt&&(i.clearStencil(Bt),lt=Bt)},reset:function(){O=!1,rt=null,nt=null,Et=null,xt=null,St=null,Ht=null,Kt=null,lt=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,p=[],v=null,g=!1,m=null,x=null,S=null,y=null,R=null,E=null,_=null,w=new qt(0,0,0),F=0,D=!1,L=null,k=null,W=null,N=null,z=null,X=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),V=!1,ct=0,K=i.getParameter(i.VERSION);K.indexOf("WebGL")!==-1?(ct=parseFloat(/^WebGL (\d)/.exec(K)[1]),V=ct>=1):K.indexOf("OpenGL ES")!==-1&&(ct=parseFloat(/^OpenGL ES (\d)/.exec(K)[1]),V=ct>=2);let Q=null,st={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new Re().fromArray(dt),gt=new Re().fromArray(ut);function vt(O,rt,nt,Et){let xt=new Uint8Array(4),St=i.createTexture();i.bindTexture(O,St),i.texParameteri(O,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(O,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ht=0;Ht<nt;Ht++)O===i.TEXTURE_3D||O===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,Et,0,i.RGBA,i.UNSIGNED_BYTE,xt):i.texImage2D(rt+Ht,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,xt);return St}let Rt={};Rt[i.TEXTURE_2D]=vt(i.TEXTURE_2D,i.TEXTURE_2D,1),Rt[i.TEXTURE_CUBE_MAP]=vt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Rt[i.TEXTURE_2D_ARRAY]=vt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Rt[i.TEXTURE_3D]=vt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Mt(i.DEPTH_TEST),o.setFunc(xo),an(!1),De(Pd),Mt(i.CULL_FACE),qe(Ar);function Mt(O){h[O]!==!0&&(i.enable(O),h[O]=!0)}function Wt(O){h[O]!==!1&&(i.disable(O),h[O]=!1)}function re(O,rt){return d[O]!==rt?(i.bindFramebuffer(O,rt),d[O]=rt,O===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),O===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Vt(O,rt){let nt=p,Et=!1;if(O){nt=f.get(rt),nt===void 0&&(nt=[],f.set(rt,nt));let xt=O.textures;if(nt.length!==xt.length||nt[0]!==i.COLOR_ATTACHMENT0){for(let St=0,Ht=xt.length;St<Ht;St++)nt[St]=i.COLOR_ATTACHMENT0+St;nt.length=xt.length,Et=!0}}else nt[0]!==i.BACK&&(nt[0]=i.BACK,Et=!0);Et&&i.drawBuffers(nt)}function de(O){return v!==O?(i.useProgram(O),v=O,!0):!1}let ce={[Rr]:i.FUNC_ADD,[Um]:i.FUNC_SUBTRACT,[Fm]:i.FUNC_REVERSE_SUBTRACT};ce[Om]=i.MIN,ce[Bm]=i.MAX;let ie={[zm]:i.ZERO,[km]:i.ONE,[Gm]:i.SRC_COLOR,[Nd]:i.SRC_ALPHA,[Ym]:i.SRC_ALPHA_SATURATE,[Xm]:i.DST_COLOR,[Hm]:i.DST_ALPHA,[Vm]:i.ONE_MINUS_SRC_COLOR,[Ud]:i.ONE_MINUS_SRC_ALPHA,[qm]:i.ONE_MINUS_DST_COLOR,[Wm]:i.ONE_MINUS_DST_ALPHA,[$m]:i.CONSTANT_COLOR,[Zm]:i.ONE_MINUS_CONSTANT_COLOR,[Jm]:i.CONSTANT_ALPHA,[Km]:i.ONE_MINUS_CONSTANT_ALPHA};function qe(O,rt,nt,Et,xt,St,Ht,Kt,lt,Bt){if(O===Ar){g===!0&&(Wt(i.BLEND),g=!1);return}if(g===!1&&(Mt(i.BLEND),g=!0),O!==Nm){if(O!==m||Bt!==D){if((x!==Rr||R!==Rr)&&(i.blendEquation(i.FUNC_ADD),x=Rr,R=Rr),Bt)switch(O){case Lo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Id:i.blendFunc(i.ONE,i.ONE);break;case Ld:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Dd:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:Qt("WebGLState: Invalid blending: ",O);break}else switch(O){case Lo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Id:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Ld:Qt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Dd:Qt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Qt("WebGLState: Invalid blending: ",O);break}S=null,y=null,E=null,_=null,w.set(0,0,0),F=0,m=O,D=Bt}return}xt=xt||rt,St=St||nt,Ht=Ht||Et,(rt!==x||xt!==R)&&(i.blendEquationSeparate(ce[rt],ce[xt]),x=rt,R=xt),(nt!==S||Et!==y||St!==E||Ht!==_)&&(i.blendFuncSeparate(ie[nt],ie[Et],ie[St],ie[Ht]),S=nt,y=Et,E=St,_=Ht),(Kt.equals(w)===!1||lt!==F)&&(i.blendColor(Kt.r,Kt.g,Kt.b,lt),w.copy(Kt),F=lt),m=O,D=!1}function ze(O,rt){O.side===Pi?Wt(i.CULL_FACE):Mt(i.CULL_FACE);let nt=O.side===Qn;rt&&(nt=!nt),an(nt),O.blending===Lo&&O.transparent===!1?qe(Ar):qe(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),r.setMask(O.colorWrite);let Et=O.stencilWrite;a.setTest(Et),Et&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),ye(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?Mt(i.SAMPLE_ALPHA_TO_COVERAGE):Wt(i.SAMPLE_ALPHA_TO_COVERAGE)}function an(O){L!==O&&(O?i.frontFace(i.CW):i.frontFace(i.CCW),L=O)}function De(O){O!==Im?(Mt(i.CULL_FACE),O!==k&&(O===Pd?i.cullFace(i.BACK):O===Lm?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Wt(i.CULL_FACE),k=O}function Tn(O){O!==W&&(V&&i.lineWidth(O),W=O)}function ye(O,rt,nt){O?(Mt(i.POLYGON_OFFSET_FILL),(N!==rt||z!==nt)&&(N=rt,z=nt,o.getReversed()&&(rt=-rt,nt=-nt),i.polygonOffset(rt,nt))):Wt(i.POLYGON_OFFSET_FILL)}function gn(O){O?Mt(i.SCISSOR_TEST):Wt(i.SCISSOR_TEST)}function Ke(O){O===void 0&&(O=i.TEXTURE0+X-1),Q!==O&&(i.activeTexture(O),Q=O)}function ln(O,rt,nt){nt===void 0&&(Q===null?nt=i.TEXTURE0+X-1:nt=Q);let Et=st[nt];Et===void 0&&(Et={type:void 0,texture:void 0},st[nt]=Et),(Et.type!==O||Et.texture!==rt)&&(Q!==nt&&(i.activeTexture(nt),Q=nt),i.bindTexture(O,rt||Rt[O]),Et.type=O,Et.texture=rt)}function B(){let O=st[Q];O!==void 0&&O.type!==void 0&&(i.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function Pt(){try{i.compressedTexImage2D(...arguments)}catch(O){Qt("WebGLState:",O)}}function Zt(){try{i.compressedTexImage3D(...arguments)}catch(O){Qt("WebGLState:",O)}}function oe(){try{i.texSubImage2D(...arguments)}catch(O){Qt("WebGLState:",O)}}function wt(){try{i.texSubImage3D(...arguments)}catch(O){Qt("WebGLState:",O)}}function Ue(){try{i.compressedTexSubImage2D(...arguments)}catch(O){Qt("WebGLState:",O)}}function Gt(){try{i.compressedTexSubImage3D(...arguments)}catch(O){Qt("WebGLState:",O)}}function Yt(){try{i.texStorage2D(...arguments)}catch(O){Qt("WebGLState:",O)}}function P(){try{i.texStorage3D(...arguments)}catch(O){Qt("WebGLState:",O)}}function M(){try{i.texImage2D(...arguments)}catch(O){Qt("WebGLState:",O)}}function q(){try{i.texImage3D(...arguments)}catch(O){Qt("WebGLState:",O)}}function ht(O){return u[O]!==void 0?u[O]:i.getParameter(O)}function ot(O,rt){u[O]!==rt&&(i.pixelStorei(O,rt),u[O]=rt)}function _t(O){tt.equals(O)===!1&&(i.scissor(O.x,O.y,O.z,O.w),tt.copy(O))}function yt(O){gt.equals(O)===!1&&(i.viewport(O.x,O.y,O.z,O.w),gt.copy(O))}function et(O,rt){let nt=c.get(rt);nt===void 0&&(nt=new WeakMap,c.set(rt,nt));let Et=nt.get(O);Et===void 0&&(Et=i.getUniformBlockIndex(rt,O.name),i.uniformBlockBinding(rt,Et,Et),nt.set(O,Et))}function it(O,rt,nt){let xt=c.get(rt).get(O);l[xt]!==nt&&(i.bindBufferBase(i.UNIFORM_BUFFER,xt,nt),l[xt]=nt)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,st={},d={},l={},f=new WeakMap,p=[],v=null,g=!1,m=null,x=null,S=null,y=null,R=null,E=null,_=null,w=new qt(0,0,0),F=0,D=!1,L=null,k=null,W=null,N=null,z=null,tt.set(0,0,i.canvas.width,i.canvas.height),gt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Mt,disable:Wt,bindFramebuffer:re,drawBuffers:Vt,useProgram:de,setBlending:qe,setMaterial:ze,setFlipSided:an,setCullFace:De,setLineWidth:Tn,setPolygonOffset:ye,setScissorTest:gn,activeTexture:Ke,bindTexture:ln,unbindTexture:B,compressedTexImage2D:Pt,compressedTexImage3D:Zt,texImage2D:M,texImage3D:q,pixelStorei:ot,getParameter:ht,updateUBOMapping:et,uniformBlockBinding:it,texStorage2D:Yt,texStorage3D:P,texSubImage2D:oe,texSubImage3D:wt,compressedTexSubImage2D:Ue,compressedTexSubImage3D:Gt,scissor:_t,viewport:yt,reset:pt}}function r1(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new mt,h=new WeakMap,u=new Set,d,f=new WeakMap,p=new Set,v=new FinalizationRegistry(P=>p.delete(P)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(P,M){return g?new OffscreenCanvas(P,M):Ea("canvas")}function x(P,M,q){let ht=1,ot=Yt(P);if((ot.width>q||ot.height>q)&&(ht=q/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&P instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&P instanceof ImageBitmap||typeof VideoFrame<"u"&&P instanceof VideoFrame){let _t=Math.floor(ht*ot.width),yt=Math.floor(ht*ot.height);d===void 0&&(d=m(_t,yt));let et=M?m(_t,yt):d;return et.width=_t,et.height=yt,et.getContext("2d").drawImage(P,0,0,_t,yt),$t("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+_t+"x"+yt+")."),et}else return"data"in P&&$t("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),P;return P}function S(P){return P.generateMipmaps}function y(P){i.generateMipmap(P)}function R(P){return P.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:P.isWebGL3DRenderTarget?i.TEXTURE_3D:P.isWebGLArrayRenderTarget||P.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(P,M,q,ht,ot,_t=!1){if(P!==null){if(i[P]!==void 0)return i[P];$t("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+P+"'")}let yt;ht&&(yt=t.get("EXT_texture_norm16"),yt||$t("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let et=M;if(M===i.RED&&(q===i.FLOAT&&(et=i.R32F),q===i.HALF_FLOAT&&(et=i.R16F),q===i.UNSIGNED_BYTE&&(et=i.R8),q===i.UNSIGNED_SHORT&&yt&&(et=yt.R16_EXT),q===i.SHORT&&yt&&(et=yt.R16_SNORM_EXT)),M===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.R8UI),q===i.UNSIGNED_SHORT&&(et=i.R16UI),q===i.UNSIGNED_INT&&(et=i.R32UI),q===i.BYTE&&(et=i.R8I),q===i.SHORT&&(et=i.R16I),q===i.INT&&(et=i.R32I)),M===i.RG&&(q===i.FLOAT&&(et=i.RG32F),q===i.HALF_FLOAT&&(et=i.RG16F),q===i.UNSIGNED_BYTE&&(et=i.RG8),q===i.UNSIGNED_SHORT&&yt&&(et=yt.RG16_EXT),q===i.SHORT&&yt&&(et=yt.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RG8UI),q===i.UNSIGNED_SHORT&&(et=i.RG16UI),q===i.UNSIGNED_INT&&(et=i.RG32UI),q===i.BYTE&&(et=i.RG8I),q===i.SHORT&&(et=i.RG16I),q===i.INT&&(et=i.RG32I)),M===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RGB8UI),q===i.UNSIGNED_SHORT&&(et=i.RGB16UI),q===i.UNSIGNED_INT&&(et=i.RGB32UI),q===i.BYTE&&(et=i.RGB8I),q===i.SHORT&&(et=i.RGB16I),q===i.INT&&(et=i.RGB32I)),M===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(et=i.RGBA16UI),q===i.UNSIGNED_INT&&(et=i.RGBA32UI),q===i.BYTE&&(et=i.RGBA8I),q===i.SHORT&&(et=i.RGBA16I),q===i.INT&&(et=i.RGBA32I)),M===i.RGB&&(q===i.UNSIGNED_SHORT&&yt&&(et=yt.RGB16_EXT),q===i.SHORT&&yt&&(et=yt.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(et=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(et=i.R11F_G11F_B10F)),M===i.RGBA){let it=_t?wa:_e.getTransfer(ot);q===i.FLOAT&&(et=i.RGBA32F),q===i.HALF_FLOAT&&(et=i.RGBA16F),q===i.UNSIGNED_BYTE&&(et=it===Ae?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&yt&&(et=yt.RGBA16_EXT),q===i.SHORT&&yt&&(et=yt.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(et=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(et=i.RGB5_A1)}return(et===i.R16F||et===i.R32F||et===i.RG16F||et===i.RG32F||et===i.RGBA16F||et===i.RGBA32F)&&t.get("EXT_color_buffer_float"),et}function _(P,M){let q;return P?M===null||M===Hi||M===Pr?q=i.DEPTH24_STENCIL8:M===Wi?q=i.DEPTH32F_STENCIL8:M===No&&(q=i.DEPTH24_STENCIL8,$t("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===Hi||M===Pr?q=i.DEPTH_COMPONENT24:M===Wi?q=i.DEPTH_COMPONENT32F:M===No&&(q=i.DEPTH_COMPONENT16),q}function w(P,M){return S(P)===!0||P.isFramebufferTexture&&P.minFilter!==Ln&&P.minFilter!==jn?Math.log2(Math.max(M.width,M.height))+1:P.mipmaps.length>0?P.mipmaps.length:P.isCompressedTexture&&Array.isArray(P.image)?M.mipmaps.length:1}function F(P){let M=new WeakRef(P);n.get(P).__ref=M,p.add(M),v.register(P,M,M)}function D(P){let M=n.get(P).__ref;M!==void 0&&(p.delete(M),v.unregister(M))}function L(P){W(P.target)}function k(P){N(P.target)}function W(P){P.removeEventListener("dispose",L),D(P),X(P),P.isVideoTexture&&h.delete(P),P.isHTMLTexture&&u.delete(P)}function N(P){P.removeEventListener("dispose",k),D(P),ct(P)}function z(){for(let P of p){let M=P.deref();M!==void 0&&(M.isRenderTarget===!0?N(M):W(M))}p.clear(),u.clear()}function X(P){let M=n.get(P);if(M.__webglInit===void 0)return;let q=P.source,ht=f.get(q);if(ht){let ot=ht[M.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&V(P),Object.keys(ht).length===0&&f.delete(q)}n.remove(P)}function V(P){let M=n.get(P);i.deleteTexture(M.__webglTexture);let q=P.source,ht=f.get(q);delete ht[M.__cacheKey],o.memory.textures--}function ct(P){let M=n.get(P);M.__depthDisposeCallback&&M.__depthDisposeCallback();let q=P.depthTexture;if(q&&q.renderTarget===P&&W(q),P.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(M.__webglFramebuffer[ot]))for(let _t=0;_t<M.__webglFramebuffer[ot].length;_t++)i.deleteFramebuffer(M.__webglFramebuffer[ot][_t]);else i.deleteFramebuffer(M.__webglFramebuffer[ot]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[ot])}else{if(Array.isArray(M.__webglFramebuffer))for(let ot=0;ot<M.__webglFramebuffer.length;ot++)i.deleteFramebuffer(M.__webglFramebuffer[ot]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let ot=0;ot<M.__webglColorRenderbuffer.length;ot++)M.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[ot]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let ht=P.textures;for(let ot=0,_t=ht.length;ot<_t;ot++){let yt=n.get(ht[ot]);yt.__webglTexture&&(i.deleteTexture(yt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(P)}let K=0;function Q(){K=0}function st(){return K}function dt(P){K=P}function ut(){let P=K;return P>=s.maxTextures&&$t("WebGLTextures: Trying to use "+(P+1)+" texture units while this GPU supports only "+s.maxTextures),K+=1,P}function tt(P){let M=[];return M.push(P.wrapS),M.push(P.wrapT),M.push(P.wrapR||0),M.push(P.magFilter),M.push(P.minFilter),M.push(P.anisotropy),M.push(P.internalFormat),M.push(P.format),M.push(P.type),M.push(P.generateMipmaps),M.push(P.mipmapsAutoUpdate),M.push(P.premultiplyAlpha),M.push(P.flipY),M.push(P.unpackAlignment),M.push(P.colorSpace),M.join()}function gt(P,M){let q=n.get(P);if(P.isVideoTexture&&Ue(P),P.isRenderTargetTexture===!1&&P.isExternalTexture!==!0&&P.version>0&&q.__version!==P.version){let ht=P.image;if(ht===null)$t("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)$t("WebGLRenderer: Texture marked for update but image is incomplete");else{ze(q,P,M);return}}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+M)}function vt(P,M){let q=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){ze(q,P,M);return}else P.isExternalTexture&&(q.__webglTexture=P.sourceTexture?P.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+M)}function Rt(P,M){let q=n.get(P);if(P.isRenderTargetTexture===!1&&P.version>0&&q.__version!==P.version){ze(q,P,M);return}e.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+M)}function Mt(P,M){let q=n.get(P);if(P.version>0&&q.__version!==P.version){an(q,P,M);return}e.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+M)}let Wt={[mc]:i.REPEAT,[rs]:i.CLAMP_TO_EDGE,[gc]:i.MIRRORED_REPEAT},re={[Ln]:i.NEAREST,[tg]:i.NEAREST_MIPMAP_NEAREST,[el]:i.NEAREST_MIPMAP_LINEAR,[jn]:i.LINEAR,[jc]:i.LINEAR_MIPMAP_NEAREST,[Ps]:i.LINEAR_MIPMAP_LINEAR},Vt={[sg]:i.NEVER,[tf]:i.ALWAYS,[rg]:i.LESS,[jd]:i.LEQUAL,[og]:i.EQUAL,[Qd]:i.GEQUAL,[ag]:i.GREATER,[lg]:i.NOTEQUAL};function de(P,M){if(M.type===Wi&&t.has("OES_texture_float_linear")===!1&&(M.magFilter===jn||M.magFilter===jc||M.magFilter===el||M.magFilter===Ps||M.minFilter===jn||M.minFilter===jc||M.minFilter===el||M.minFilter===Ps)&&$t("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(P,i.TEXTURE_WRAP_S,Wt[M.wrapS]),i.texParameteri(P,i.TEXTURE_WRAP_T,Wt[M.wrapT]),(P===i.TEXTURE_3D||P===i.TEXTURE_2D_ARRAY)&&i.texParameteri(P,i.TEXTURE_WRAP_R,Wt[M.wrapR]),i.texParameteri(P,i.TEXTURE_MAG_FILTER,re[M.magFilter]),i.texParameteri(P,i.TEXTURE_MIN_FILTER,re[M.minFilter]),M.compareFunction&&(i.texParameteri(P,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(P,i.TEXTURE_COMPARE_FUNC,Vt[M.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===Ln||M.minFilter!==el&&M.minFilter!==Ps||M.type===Wi&&t.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let q=t.get("EXT_texture_filter_anisotropic");i.texParameterf(P,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function ce(P,M){let q=!1;P.__webglInit===void 0&&(P.__webglInit=!0,M.addEventListener("dispose",L),F(M));let ht=M.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let _t=tt(M);if(_t!==P.__cacheKey){ot[_t]===void 0&&(ot[_t]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),ot[_t].usedTimes++;let yt=ot[P.__cacheKey];yt!==void 0&&(ot[P.__cacheKey].usedTimes--,yt.usedTimes===0&&V(M)),P.__cacheKey=_t,P.__webglTexture=ot[_t].texture}return q}function ie(P,M,q){return Math.floor(Math.floor(P/q)/M)}function qe(P,M,q,ht){let _t=P.updateRanges;if(_t.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,q,ht,M.data);else{_t.sort((O,rt)=>O.start-rt.start);let yt=0;for(let O=1;O<_t.length;O++){let rt=_t[yt],nt=_t[O],Et=rt.start+rt.count,xt=ie(nt.start,M.width,4),St=ie(rt.start,M.width,4);nt.start<=Et+1&&xt===St&&ie(nt.start+nt.count-1,M.width,4)===xt?rt.count=Math.max(rt.count,nt.start+nt.count-rt.start):(++yt,_t[yt]=nt)}_t.length=yt+1;let et=e.getParameter(i.UNPACK_ROW_LENGTH),it=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let O=0,rt=_t.length;O<rt;O++){let nt=_t[O],Et=Math.floor(nt.start/4),xt=Math.ceil(nt.count/4),St=Et%M.width,Ht=Math.floor(Et/M.width),Kt=xt,lt=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,St),e.pixelStorei(i.UNPACK_SKIP_ROWS,Ht),e.texSubImage2D(i.TEXTURE_2D,0,St,Ht,Kt,lt,q,ht,M.data)}P.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,et),e.pixelStorei(i.UNPACK_SKIP_PIXELS,it),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function ze(P,M,q){let ht=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=ce(P,M),_t=M.source;e.bindTexture(ht,P.__webglTexture,i.TEXTURE0+q);let yt=n.get(_t);if(_t.version!==yt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let lt=_e.getPrimaries(_e.workingColorSpace),Bt=M.colorSpace===Ls?null:_e.getPrimaries(M.colorSpace),jt=M.colorSpace===Ls||lt===Bt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,jt)}e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let it=x(M.image,!1,s.maxTextureSize);it=Gt(M,it);let pt=r.convert(M.format,M.colorSpace),O=r.convert(M.type),rt=E(M.internalFormat,pt,O,M.normalized,M.colorSpace,M.isVideoTexture);de(ht,M);let nt,Et=M.mipmaps,xt=M.isVideoTexture!==!0,St=yt.__version===void 0||ot===!0,Ht=_t.dataReady,Kt=w(M,it);if(M.isDepthTexture)rt=_(M.format===Is,M.type),St&&(xt?e.texStorage2D(i.TEXTURE_2D,1,rt,it.width,it.height):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,pt,O,null));else if(M.isDataTexture)if(Et.length>0){xt&&St&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,Et[0].width,Et[0].height);for(let lt=0,Bt=Et.length;lt<Bt;lt++)nt=Et[lt],xt?Ht&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,pt,O,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,pt,O,nt.data);M.generateMipmaps=!1}else xt?(St&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,it.width,it.height),Ht&&qe(M,it,pt,O)):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,pt,O,it.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){xt&&St&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,rt,Et[0].width,Et[0].height,it.depth);for(let lt=0,Bt=Et.length;lt<Bt;lt++)if(nt=Et[lt],M.format!==qi)if(pt!==null)if(xt){if(Ht)if(M.layerUpdates.size>0){let jt=df(nt.width,nt.height,M.format,M.type);for(let Ct of M.layerUpdates){let le=nt.data.subarray(Ct*jt/nt.data.BYTES_PER_ELEMENT,(Ct+1)*jt/nt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,Ct,nt.width,nt.height,1,pt,le)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,pt,nt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,nt.data,0,0);else $t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else xt?Ht&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,pt,O,nt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,pt,O,nt.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{xt&&St&&e.texStorage2D(i.TEXTURE_2D,Kt,rt,Et[0].width,Et[0].height);for(let lt=0,Bt=Et.length;lt<Bt;lt++)nt=Et[lt],M.format!==qi?pt!==null?xt?Ht&&e.compressedTexSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,pt,nt.data):e.compressedTexImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,nt.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):xt?Ht&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,pt,O,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,pt,O,nt.data)}else if(M.isDataArrayTexture)if(xt){if(St&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Kt,rt,it.width,it.height,it.depth),Ht)if(M.layerUpdates.size>0){let lt=df(it.width,it.height,M.format,M.type);for(let Bt of M.layerUpdates){let jt=it.data.subarray(Bt*lt/it.data.BYTES_PER_ELEMENT,(Bt+1)*lt/it.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Bt,it.width,it.height,1,pt,O,jt)}M.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,it.width,it.height,it.depth,pt,O,it.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,it.width,it.height,it.depth,0,pt,O,it.data);else if(M.isData3DTexture)xt?(St&&e.texStorage3D(i.TEXTURE_3D,Kt,rt,it.width,it.height,it.depth),Ht&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,it.width,it.height,it.depth,pt,O,it.data)):e.texImage3D(i.TEXTURE_3D,0,rt,it.width,it.height,it.depth,0,pt,O,it.data);else if(M.isFramebufferTexture){if(St)if(xt)e.texStorage2D(i.TEXTURE_2D,Kt,rt,it.width,it.height);else{let lt=it.width,Bt=it.height;for(let jt=0;jt<Kt;jt++)e.texImage2D(i.TEXTURE_2D,jt,rt,lt,Bt,0,pt,O,null),lt>>=1,Bt>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let lt=i.canvas;if(lt.hasAttribute("layoutsubtree")||lt.setAttribute("layoutsubtree","true"),it.parentNode!==lt){lt.appendChild(it),u.add(M),lt.onpaint=Bt=>{let jt=Bt.changedElements;for(let Ct of u)jt.includes(Ct.image)&&(Ct.needsUpdate=!0)},lt.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,it);else{let jt=i.RGBA,Ct=i.RGBA,le=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,jt,Ct,le,it)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Et.length>0){if(xt&&St){let lt=Yt(Et[0]);e.texStorage2D(i.TEXTURE_2D,Kt,rt,lt.width,lt.height)}for(let lt=0,Bt=Et.length;lt<Bt;lt++)nt=Et[lt],xt?Ht&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,pt,O,nt):e.texImage2D(i.TEXTURE_2D,lt,rt,pt,O,nt);M.generateMipmaps=!1}else if(xt){if(St){let lt=Yt(it);e.texStorage2D(i.TEXTURE_2D,Kt,rt,lt.width,lt.height)}Ht&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,O,it)}else e.texImage2D(i.TEXTURE_2D,0,rt,pt,O,it);S(M)&&M.mipmapsAutoUpdate===!0&&y(ht),yt.__version=_t.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function an(P,M,q){if(M.image.length!==6)return;let ht=ce(P,M),ot=M.source;e.bindTexture(i.TEXTURE_CUBE_MAP,P.__webglTexture,i.TEXTURE0+q);let _t=n.get(ot);if(ot.version!==_t.__version||ht===!0){e.activeTexture(i.TEXTURE0+q);let yt=_e.getPrimaries(_e.workingColorSpace),et=M.colorSpace===Ls?null:_e.getPrimaries(M.colorSpace),it=M.colorSpace===Ls||yt===et?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,it);let pt=M.isCompressedTexture||M.image[0].isCompressedTexture,O=M.image[0]&&M.image[0].isDataTexture,rt=[];for(let Ct=0;Ct<6;Ct++)!pt&&!O?rt[Ct]=x(M.image[Ct],!0,s.maxCubemapSize):rt[Ct]=O?M.image[Ct].image:M.image[Ct],rt[Ct]=Gt(M,rt[Ct]);let nt=rt[0],Et=r.convert(M.format,M.colorSpace),xt=r.convert(M.type),St=E(M.internalFormat,Et,xt,M.normalized,M.colorSpace),Ht=M.isVideoTexture!==!0,Kt=_t.__version===void 0||ht===!0,lt=ot.dataReady,Bt=w(M,nt);de(i.TEXTURE_CUBE_MAP,M);let jt;if(M.isDepthTexture){if(St=_(M.format===Is,M.type),Kt)if(Ht)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,St,nt.width,nt.height);else for(let Ct=0;Ct<6;Ct++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,St,nt.width,nt.height,0,Et,xt,null)}else if(pt){Ht&&Kt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Bt,St,nt.width,nt.height);for(let Ct=0;Ct<6;Ct++){jt=rt[Ct].mipmaps;for(let le=0;le<jt.length;le++){let ke=jt[le];M.format!==qi?Et!==null?Ht?lt&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,le,0,0,ke.width,ke.height,Et,ke.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,le,St,ke.width,ke.height,0,ke.data):$t("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ht?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,le,0,0,ke.width,ke.height,Et,xt,ke.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,le,St,ke.width,ke.height,0,Et,xt,ke.data)}}}else{if(jt=M.mipmaps,Ht&&Kt){jt.length>0&&Bt++;let Ct=Yt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Bt,St,Ct.width,Ct.height)}for(let Ct=0;Ct<6;Ct++)if(O){Ht?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,0,0,rt[Ct].width,rt[Ct].height,Et,xt,rt[Ct].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,St,rt[Ct].width,rt[Ct].height,0,Et,xt,rt[Ct].data);for(let le=0;le<jt.length;le++){let Xn=jt[le].image[Ct].image;Ht?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,le+1,0,0,Xn.width,Xn.height,Et,xt,Xn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,le+1,St,Xn.width,Xn.height,0,Et,xt,Xn.data)}}else{Ht?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,0,0,Et,xt,rt[Ct]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,0,St,Et,xt,rt[Ct]);for(let le=0;le<jt.length;le++){let ke=jt[le];Ht?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,le+1,0,0,Et,xt,ke.image[Ct]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ct,le+1,St,Et,xt,ke.image[Ct])}}}S(M)&&M.mipmapsAutoUpdate===!0&&y(i.TEXTURE_CUBE_MAP),_t.__version=ot.version,M.onUpdate&&M.onUpdate(M)}P.__version=M.version}function De(P,M,q,ht,ot,_t){let yt=r.convert(q.format,q.colorSpace),et=r.convert(q.type),it=E(q.internalFormat,yt,et,q.normalized,q.colorSpace),pt=n.get(M),O=n.get(q);if(O.__renderTarget=M,!pt.__hasExternalTextures){let rt=Math.max(1,M.width>>_t),nt=Math.max(1,M.height>>_t);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,_t,it,rt,nt,M.depth,0,yt,et,null):e.texImage2D(ot,_t,it,rt,nt,0,yt,et,null)}e.bindFramebuffer(i.FRAMEBUFFER,P),wt(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,O.__webglTexture,0,oe(M)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,O.__webglTexture,_t),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Tn(P,M,q){if(i.bindRenderbuffer(i.RENDERBUFFER,P),M.depthBuffer){let ht=M.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,_t=_(M.stencilBuffer,ot),yt=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;wt(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,oe(M),_t,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,oe(M),_t,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,_t,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,yt,i.RENDERBUFFER,P)}else{let ht=M.textures;for(let ot=0;ot<ht.length;ot++){let _t=ht[ot],yt=r.convert(_t.format,_t.colorSpace),et=r.convert(_t.type),it=E(_t.internalFormat,yt,et,_t.normalized,_t.colorSpace);wt(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,oe(M),it,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,oe(M),it,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,it,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function ye(P,M,q){let ht=M.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,P),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(M.depthTexture);ot.__renderTarget=M;let _t=ht?M.depthTexture.image[0]:M.depthTexture.image;(!ot.__webglTexture||_t.width!==M.width||_t.height!==M.height)&&(_t.width=M.width,_t.height=M.height,M.depthTexture.needsUpdate=!0),ht?Mt(M.depthTexture,0):gt(M.depthTexture,0);let yt=ot.__webglTexture,et=oe(M),it=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,pt=M.depthTexture.format===Is?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===Ts)wt(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,it,yt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,pt,it,yt,0);else if(M.depthTexture.format===Is)wt(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,it,yt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,pt,it,yt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function gn(P){let M=n.get(P),q=P.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==P.depthTexture){let ht=P.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),ht){let ot=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),M.__depthDisposeCallback=ot}M.__boundDepthTexture=ht}if(P.depthTexture&&!M.__autoAllocateDepthBuffer)if(q)for(let ht=0;ht<6;ht++)ye(M.__webglFramebuffer[ht],P,ht);else P.texture.mipmaps.length>0?ye(M.__webglFramebuffer[0],P,0):ye(M.__webglFramebuffer,P,0);else if(q){M.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[ht]),M.__webglDepthbuffer[ht]===void 0)M.__webglDepthbuffer[ht]=i.createRenderbuffer(),Tn(M.__webglDepthbuffer[ht],P,!1);else{let ot=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=M.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}}else if(P.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Tn(M.__webglDepthbuffer,P,!1);else{let ot=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function Ke(P,M,q){let ht=n.get(P);M!==void 0&&De(ht.__webglFramebuffer,P,P.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&gn(P)}function ln(P){let M=P.texture,q=n.get(P),ht=n.get(M);P.addEventListener("dispose",k),F(P);let ot=P.textures,_t=P.isWebGLCubeRenderTarget===!0,yt=ot.length>1;if(yt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=M.version,o.memory.textures++),_t){q.__webglFramebuffer=[];for(let et=0;et<6;et++)if(M.mipmaps.length>0){q.__webglFramebuffer[et]=[];for(let it=0;it<M.mipmaps.length;it++)q.__webglFramebuffer[et][it]=i.createFramebuffer()}else q.__webglFramebuffer[et]=i.createFramebuffer()}else{if(M.mipmaps.length>0){q.__webglFramebuffer=[];for(let et=0;et<M.mipmaps.length;et++)q.__webglFramebuffer[et]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(yt)for(let et=0,it=ot.length;et<it;et++){let pt=n.get(ot[et]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(P.samples>0&&wt(P)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let et=0;et<ot.length;et++){let it=ot[et];q.__webglColorRenderbuffer[et]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[et]);let pt=r.convert(it.format,it.colorSpace),O=r.convert(it.type),rt=E(it.internalFormat,pt,O,it.normalized,it.colorSpace,P.isXRRenderTarget===!0),nt=oe(P);i.renderbufferStorageMultisample(i.RENDERBUFFER,nt,rt,P.width,P.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+et,i.RENDERBUFFER,q.__webglColorRenderbuffer[et])}i.bindRenderbuffer(i.RENDERBUFFER,null),P.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Tn(q.__webglDepthRenderbuffer,P,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_t){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),de(i.TEXTURE_CUBE_MAP,M);for(let et=0;et<6;et++)if(M.mipmaps.length>0)for(let it=0;it<M.mipmaps.length;it++)De(q.__webglFramebuffer[et][it],P,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,it);else De(q.__webglFramebuffer[et],P,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,0);S(M)?y(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}else if(yt){for(let et=0,it=ot.length;et<it;et++){let pt=ot[et],O=n.get(pt),rt=i.TEXTURE_2D;(P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(rt=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,O.__webglTexture),de(rt,pt),De(q.__webglFramebuffer,P,pt,i.COLOR_ATTACHMENT0+et,rt,0),S(pt)&&y(rt)}e.unbindTexture()}else{let et=i.TEXTURE_2D;if((P.isWebGL3DRenderTarget||P.isWebGLArrayRenderTarget)&&(et=P.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(et,ht.__webglTexture),de(et,M),M.mipmaps.length>0)for(let it=0;it<M.mipmaps.length;it++)De(q.__webglFramebuffer[it],P,M,i.COLOR_ATTACHMENT0,et,it);else De(q.__webglFramebuffer,P,M,i.COLOR_ATTACHMENT0,et,0);S(M)?y(et):M.mipmaps.length>0&&i.texParameteri(et,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),e.unbindTexture()}P.depthBuffer&&gn(P)}function B(P){let M=P.textures;for(let q=0,ht=M.length;q<ht;q++){let ot=M[q];if(S(ot)&&ot.mipmapsAutoUpdate===!0){let _t=R(P),yt=n.get(ot).__webglTexture;e.bindTexture(_t,yt),y(_t),e.unbindTexture()}}}let Pt=[];function Zt(P){if(P.samples>0){if(wt(P)===!1){let M=P.textures,q=P.width,ht=P.height,ot=i.COLOR_BUFFER_BIT,_t=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,yt=n.get(P),et=M.length>1;if(et)for(let pt=0;pt<M.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,yt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,yt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,yt.__webglMultisampledFramebuffer),P.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,yt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,yt.__webglFramebuffer);for(let pt=0;pt<M.length;pt++){if(P.resolveDepthBuffer&&(P.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),P.stencilBuffer&&P.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),et){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,yt.__webglColorRenderbuffer[pt]);let O=n.get(M[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,O,0)}i.blitFramebuffer(0,0,q,ht,0,0,q,ht,ot,i.NEAREST),l===!0&&(Pt.length=0,Pt.push(i.COLOR_ATTACHMENT0+pt),P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&Pt.push(_t),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Pt))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),et)for(let pt=0;pt<M.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,yt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,yt.__webglColorRenderbuffer[pt]);let O=n.get(M[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,yt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,O,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,yt.__webglMultisampledFramebuffer)}else if(P.depthBuffer&&P.storeMultisampledDepthBuffer===!1&&l){let M=P.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function oe(P){return Math.min(s.maxSamples,P.samples)}function wt(P){let M=n.get(P);return P.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Ue(P){let M=o.render.frame;h.get(P)!==M&&(h.set(P,M),P.update())}function Gt(P,M){let q=P.colorSpace,ht=P.format,ot=P.type;return P.isCompressedTexture===!0||P.isVideoTexture===!0||q!==Ma&&q!==Ls&&(_e.getTransfer(q)===Ae?(ht!==qi||ot!==si)&&$t("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Qt("WebGLTextures: Unsupported texture color space:",q)),M}function Yt(P){return typeof HTMLImageElement<"u"&&P instanceof HTMLImageElement?(c.width=P.naturalWidth||P.width,c.height=P.naturalHeight||P.height):typeof VideoFrame<"u"&&P instanceof VideoFrame?(c.width=P.displayWidth,c.height=P.displayHeight):(c.width=P.width,c.height=P.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=Q,this.getTextureUnits=st,this.setTextureUnits=dt,this.setTexture2D=gt,this.setTexture2DArray=vt,this.setTexture3D=Rt,this.setTextureCube=Mt,this.rebindTextures=Ke,this.setupRenderTarget=ln,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=Zt,this.setupDepthRenderbuffer=gn,this.setupFrameBufferTexture=De,this.useMultisampledRTT=wt,this.dispose=z}function o1(i,t){function e(n,s=Ls){let r,o=_e.getTransfer(s);if(n===si)return i.UNSIGNED_BYTE;if(n===th)return i.UNSIGNED_SHORT_4_4_4_4;if(n===eh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Yd)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===$d)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Xd)return i.BYTE;if(n===qd)return i.SHORT;if(n===No)return i.UNSIGNED_SHORT;if(n===Qc)return i.INT;if(n===Hi)return i.UNSIGNED_INT;if(n===Wi)return i.FLOAT;if(n===Xi)return i.HALF_FLOAT;if(n===Zd)return i.ALPHA;if(n===Jd)return i.RGB;if(n===qi)return i.RGBA;if(n===Ts)return i.DEPTH_COMPONENT;if(n===Is)return i.DEPTH_STENCIL;if(n===Kd)return i.RED;if(n===nh)return i.RED_INTEGER;if(n===ar)return i.RG;if(n===ih)return i.RG_INTEGER;if(n===sh)return i.RGBA_INTEGER;if(n===nl||n===il||n===sl||n===rl)if(o===Ae)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===nl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===il)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===sl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===rl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===nl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===il)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===sl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===rl)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===rh||n===oh||n===ah||n===lh)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===rh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===oh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===ah)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===lh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===ch||n===hh||n===uh||n===dh||n===fh||n===ol||n===ph)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===ch||n===hh)return o===Ae?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===uh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===dh)return r.COMPRESSED_R11_EAC;if(n===fh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===ol)return r.COMPRESSED_RG11_EAC;if(n===ph)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===mh||n===gh||n===xh||n===_h||n===vh||n===yh||n===bh||n===Sh||n===Mh||n===wh||n===Eh||n===Th||n===Ah||n===Rh)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===mh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===gh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===xh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===_h)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===vh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===yh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===bh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Sh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Mh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===wh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Eh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Th)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Ah)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Rh)return o===Ae?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Ch||n===Ph||n===Ih)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Ch)return o===Ae?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Ph)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Ih)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Lh||n===Dh||n===al||n===Nh)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Lh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Dh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===al)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Nh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Pr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var a1=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,l1=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,bf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new Na(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new ii({vertexShader:a1,fragmentShader:l1,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new Fe(new Mr(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Sf=class extends Gi{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,p=null,v=typeof XRWebGLBinding<"u",g=new bf,m={},x=e.getContextAttributes(),S=null,y=null,R=[],E=[],_=new mt,w=null,F=null,D=new Kn;D.viewport=new Re;let L=new Kn;L.viewport=new Re;let k=[D,L],W=new Zc,N=null,z=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let gt=R[tt];return gt===void 0&&(gt=new wo,R[tt]=gt),gt.getTargetRaySpace()},this.getControllerGrip=function(tt){let gt=R[tt];return gt===void 0&&(gt=new wo,R[tt]=gt),gt.getGripSpace()},this.getHand=function(tt){let gt=R[tt];return gt===void 0&&(gt=new wo,R[tt]=gt),gt.getHandSpace()};function X(tt){let gt=E.indexOf(tt.inputSource);if(gt===-1)return;let vt=R[gt];vt!==void 0&&(vt.update(tt.inputSource,tt.frame,c||o),vt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function V(){s.removeEventListener("select",X),s.removeEventListener("selectstart",X),s.removeEventListener("selectend",X),s.removeEventListener("squeeze",X),s.removeEventListener("squeezestart",X),s.removeEventListener("squeezeend",X),s.removeEventListener("end",V),s.removeEventListener("inputsourceschange",ct);for(let tt=0;tt<R.length;tt++){let gt=E[tt];gt!==null&&(E[tt]=null,R[tt].disconnect(gt))}N=null,z=null,g.reset();for(let tt in m)delete m[tt];if(t.setRenderTarget(S),f=null,d=null,u=null,s=null,y=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(w),t.setSize(_.width,_.height,!1),F!==null){let tt=F.camera;tt.fov=F.fov,tt.zoom=F.zoom,tt.updateProjectionMatrix(),F=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&$t("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&v&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(S=t.getRenderTarget(),s.addEventListener("select",X),s.addEventListener("selectstart",X),s.addEventListener("selectend",X),s.addEventListener("squeeze",X),s.addEventListener("squeezestart",X),s.addEventListener("squeezeend",X),s.addEventListener("end",V),s.addEventListener("inputsourceschange",ct),x.xrCompatible!==!0&&await e.makeXRCompatible(),w=t.getPixelRatio(),t.getSize(_),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let vt=null,Rt=null,Mt=null;x.depth&&(Mt=x.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,vt=x.stencil?Is:Ts,Rt=x.stencil?Pr:Hi);let Wt={colorFormat:e.RGBA8,depthFormat:Mt,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Wt),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),y=new gi(d.textureWidth,d.textureHeight,{format:qi,type:si,depthTexture:new Rs(d.textureWidth,d.textureHeight,Rt,void 0,void 0,void 0,void 0,void 0,void 0,vt),stencilBuffer:x.stencil,colorSpace:t.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let vt={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,vt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),y=new gi(f.framebufferWidth,f.framebufferHeight,{format:qi,type:si,colorSpace:t.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}y.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function ct(tt){for(let gt=0;gt<tt.removed.length;gt++){let vt=tt.removed[gt],Rt=E.indexOf(vt);Rt>=0&&(E[Rt]=null,R[Rt].disconnect(vt))}for(let gt=0;gt<tt.added.length;gt++){let vt=tt.added[gt],Rt=E.indexOf(vt);if(Rt===-1){for(let Wt=0;Wt<R.length;Wt++)if(Wt>=E.length){E.push(vt),Rt=Wt;break}else if(E[Wt]===null){E[Wt]=vt,Rt=Wt;break}if(Rt===-1)break}let Mt=R[Rt];Mt&&Mt.connect(vt)}}function K(tt,gt){gt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(gt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let gt=tt.near,vt=tt.far;g.texture!==null&&(g.depthNear>0&&(gt=g.depthNear),g.depthFar>0&&(vt=g.depthFar)),W.near=L.near=D.near=gt,W.far=L.far=D.far=vt,(N!==W.near||z!==W.far)&&(s.updateRenderState({depthNear:W.near,depthFar:W.far}),N=W.near,z=W.far),W.layers.mask=tt.layers.mask|6,D.layers.mask=W.layers.mask&-5,L.layers.mask=W.layers.mask&-3;let Rt=tt.parent,Mt=W.cameras;K(W,Rt);for(let Wt=0;Wt<Mt.length;Wt++)K(Mt[Wt],Rt);W.projectionMatrix.copy(D.projectionMatrix),W.projectionMatrixInverse.copy(D.projectionMatrixInverse),F===null&&tt.isPerspectiveCamera&&(F={camera:tt,fov:tt.fov,zoom:tt.zoom}),Q(tt,W,Rt)};function Q(tt,gt,vt){vt===null?tt.matrix.copy(gt.matrixWorld):(tt.matrix.copy(vt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(gt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(gt.projectionMatrix),tt.projectionMatrixInverse.copy(gt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=bo*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return W},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(W)},this.getCameraTexture=function(tt){return m[tt]};let st=null;function dt(tt,gt){if(h=gt.getViewerPose(c||o),p=gt,h!==null){let vt=h.views;f!==null&&(t.setRenderTargetFramebuffer(y,f.framebuffer),t.setRenderTarget(y));let Rt=!1;vt.length!==W.cameras.length&&(W.cameras.length=0,Rt=!0);for(let Vt=0;Vt<vt.length;Vt++){let de=vt[Vt],ce=null;if(f!==null)ce=f.getViewport(de);else{let qe=u.getViewSubImage(d,de);ce=qe.viewport,Vt===0&&(t.setRenderTargetTextures(y,qe.colorTexture,qe.depthStencilTexture),t.setRenderTarget(y))}let ie=k[Vt];ie===void 0&&(ie=new Kn,ie.layers.enable(Vt),ie.viewport=new Re,k[Vt]=ie),ie.matrix.fromArray(de.transform.matrix),ie.matrix.decompose(ie.position,ie.quaternion,ie.scale),ie.projectionMatrix.fromArray(de.projectionMatrix),ie.projectionMatrixInverse.copy(ie.projectionMatrix).invert(),ie.viewport.set(ce.x,ce.y,ce.width,ce.height),Vt===0&&(W.matrix.copy(ie.matrix),W.matrix.decompose(W.position,W.quaternion,W.scale)),Rt===!0&&W.cameras.push(ie)}let Mt=s.enabledFeatures;if(Mt&&Mt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){u=n.getBinding();let Vt=u.getDepthInformation(vt[0]);Vt&&Vt.isValid&&Vt.texture&&g.init(Vt,s.renderState)}if(Mt&&Mt.includes("camera-access")&&v){t.state.unbindTexture(),u=n.getBinding();for(let Vt=0;Vt<vt.length;Vt++){let de=vt[Vt].camera;if(de){let ce=m[de];ce||(ce=new Na,m[de]=ce);let ie=u.getCameraImage(de);ce.sourceTexture=ie}}}}for(let vt=0;vt<R.length;vt++){let Rt=E[vt],Mt=R[vt];Rt!==null&&Mt!==void 0&&Mt.update(Rt,gt,c||o)}st&&st(tt,gt),gt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:gt}),p=null}let ut=new Gg;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){st=tt},this.dispose=function(){}}},c1=new ae,Kg=new ne;Kg.set(-1,0,0,0,1,0,0,0,1);function h1(i,t){function e(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function n(g,m){m.color.getRGB(g.fogColor.value,cf(i)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,x,S,y){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),u(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),d(g,m),m.isMeshPhysicalMaterial&&f(g,m,y)):m.isMeshMatcapMaterial?(r(g,m),p(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),v(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(o(g,m),m.isLineDashedMaterial&&a(g,m)):m.isPointsMaterial?l(g,m,x,S):m.isSpriteMaterial?c(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,e(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,e(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,e(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===Qn&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,e(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===Qn&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,e(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,e(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,e(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);let x=t.get(m),S=x.envMap,y=x.envMapRotation;S&&(g.envMap.value=S,g.envMapRotation.value.setFromMatrix4(c1.makeRotationFromEuler(y)).transpose(),S.isCubeTexture&&S.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(Kg),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,e(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,e(m.aoMap,g.aoMapTransform))}function o(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,e(m.map,g.mapTransform))}function a(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function l(g,m,x,S){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*x,g.scale.value=S*.5,m.map&&(g.map.value=m.map,e(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,e(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function c(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,e(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,e(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function u(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function d(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,e(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,e(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function f(g,m,x){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,e(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,e(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,e(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,e(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,e(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,e(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Qn&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,e(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,e(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=x.texture,g.transmissionSamplerSize.value.set(x.width,x.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,e(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,e(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,e(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,e(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,e(m.specularIntensityMap,g.specularIntensityMapTransform))}function p(g,m){m.matcap&&(g.matcap.value=m.matcap)}function v(g,m){let x=t.get(m).light;g.referencePosition.value.setFromMatrixPosition(x.matrixWorld),g.nearDistance.value=x.shadow.camera.near,g.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function u1(i,t,e,n){let s={},r={};function o(x,S){let y=S.program;n.uniformBlockBinding(x,y,s[x.id])}function a(x,S){let y=s[x.id];y===void 0&&(p(x),y=l(x),s[x.id]=y,x.addEventListener("dispose",g));let R=S.program;n.updateUBOMapping(x,R);let E=t.render.frame;r[x.id]!==E&&(c(x),r[x.id]=E)}function l(x){let S=i.createBuffer(),y=x.__size,R=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,S),i.bufferData(i.UNIFORM_BUFFER,y,R),i.bindBuffer(i.UNIFORM_BUFFER,null),S}function c(x){let S=s[x.id],y=x.uniforms,R=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,S);for(let E=0,_=y.length;E<_;E++){let w=y[E];if(Array.isArray(w))for(let F=0,D=w.length;F<D;F++)h(w[F],E,F,R);else h(w,E,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(x,S,y,R){if(d(x,S,y,R)===!0){let E=x.__offset,_=x.value;if(Array.isArray(_)){let w=0;for(let F=0;F<_.length;F++){let D=_[F],L=v(D,!0);u(D,x.__data,w),w+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(_,x.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,x.__data)}}function u(x,S,y){typeof x=="number"||typeof x=="boolean"?S[y]=x:x.isMatrix3?(S[y]=x.elements[0],S[y+1]=x.elements[1],S[y+2]=x.elements[2],S[y+3]=0,S[y+4]=x.elements[3],S[y+5]=x.elements[4],S[y+6]=x.elements[5],S[y+7]=0,S[y+8]=x.elements[6],S[y+9]=x.elements[7],S[y+10]=x.elements[8],S[y+11]=0):ArrayBuffer.isView(x)?S.set(x.subarray(0,S.length-y),y):x.toArray(S,y)}function d(x,S,y,R){let E=x.value,_=S+"_"+y;if(Array.isArray(E)){R[_]===void 0&&(R[_]=[]);let w=R[_],F=!1;for(let D=0;D<E.length;D++)f(E[D],w,D)===!0&&(F=!0);return F}return f(E,R,_)}function f(x,S,y){if(S[y]===void 0)return typeof x=="number"||typeof x=="boolean"?S[y]=x:ArrayBuffer.isView(x)?S[y]=x.slice():S[y]=x.clone(),!0;{let R=S[y];if(typeof x=="number"||typeof x=="boolean"){if(R!==x)return S[y]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(R.equals(x)===!1)return R.copy(x),!0}}return!1}function p(x){let S=x.uniforms,y=0,R=16;for(let _=0,w=S.length;_<w;_++){let F=Array.isArray(S[_])?S[_]:[S[_]];for(let D=0,L=F.length;D<L;D++){let k=F[D],W=Array.isArray(k.value)?k.value:[k.value],N=Array.isArray(S[_])||Array.isArray(k.value),z=y;for(let V=0,ct=W.length;V<ct;V++){let K=W[V],Q=v(K,N),st=y%R,dt=st%Q.boundary,ut=st+dt;y+=dt,ut!==0&&R-ut<Q.storage&&(y+=R-ut),V===0&&(z=y),y+=Q.storage}let X=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new X((y-z)/Float32Array.BYTES_PER_ELEMENT),k.__offset=z}}let E=y%R;return E>0&&(y+=R-E),x.__size=y,x.__cache={},this}function v(x,S){let y={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(y.boundary=4,y.storage=4):x.isVector2?(y.boundary=8,y.storage=8):x.isVector3||x.isColor?(y.boundary=16,y.storage=12):x.isVector4?(y.boundary=16,y.storage=16):x.isMatrix3?(y.boundary=16,y.storage=48):x.isMatrix4?(y.boundary=16,y.storage=64):x.isTexture?$t("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(y.boundary=16,y.storage=x.byteLength):$t("WebGLRenderer: Unsupported uniform value type.",x),S===!0&&(y.boundary=16,y.storage=Math.ceil(y.storage/16)*16),y}function g(x){let S=x.target;S.removeEventListener("dispose",g),i.deleteBuffer(s[S.id]),delete s[S.id],delete r[S.id]}function m(){for(let x in s)i.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:m}}var d1=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),cs=null;function f1(){return cs===null&&(cs=new Sc(d1,16,16,ar,Xi),cs.name="DFG_LUT",cs.minFilter=jn,cs.magFilter=jn,cs.wrapS=rs,cs.wrapT=rs,cs.generateMipmaps=!1,cs.needsUpdate=!0),cs}var Gh=class{constructor(t={}){let{canvas:e=cg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=si}=t;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let v=f,g=new Set([sh,ih,nh]),m=new Set([si,Hi,No,Pr,th,eh]),x=new Uint32Array(4),S=new Int32Array(4),y={textures:[],min:[],max:[],resolution:[]},R=null,E=null,_=[],w=[],F=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ls,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let D=this,L=!1,k=null,W=null,N=null,z=null;this._outputColorSpace=Un;let X=0,V=0,ct=null,K=-1,Q=null,st=new Re,dt=new Re,ut=null,tt=new qt(0),gt=0,vt=e.width,Rt=e.height,Mt=1,Wt=null,re=null,Vt=new Re(0,0,vt,Rt),de=new Re(0,0,vt,Rt),ce=!1,ie=new js,qe=new Mc,ze=!1,an=!1,De=new ae,Tn=new C,ye=new Re,gn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Ke=!1;function ln(){return ct===null?Mt:1}let B=n;function Pt(A,G){return e.getContext(A,G)}let Zt,oe,wt,Ue,Gt,Yt,P,M,q,ht,ot,_t,yt,et,it,pt,O,rt,nt,Et,xt,St,Ht;try{let A={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Bt,!1),e.addEventListener("webglcontextrestored",jt,!1),e.addEventListener("webglcontextcreationerror",Ct,!1),B===null){let G="webgl2";if(B=Pt(G,A),B===null)throw Pt(G)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Kt()}catch(A){throw e.removeEventListener("webglcontextlost",Bt,!1),e.removeEventListener("webglcontextrestored",jt,!1),e.removeEventListener("webglcontextcreationerror",Ct,!1),Qt("WebGLRenderer: "+A.message),A}function Kt(){Zt=new wM(B),Zt.init(),xt=new o1(B,Zt),oe=new fM(B,Zt,t,xt),wt=new s1(B,Zt),oe.reversedDepthBuffer&&d&&wt.buffers.depth.setReversed(!0),W=B.createFramebuffer(),N=B.createFramebuffer(),z=B.createFramebuffer(),Ue=new AM(B),Gt=new Ww,Yt=new r1(B,Zt,wt,Gt,oe,xt,Ue),P=new MM(D),M=new Cy(B),St=new uM(B,M),q=new EM(B,M,Ue,St),ht=new CM(B,q,M,St,Ue),rt=new RM(B,oe,Yt),it=new pM(Gt),ot=new Hw(D,P,Zt,oe,St,it),_t=new h1(D,Gt),yt=new qw,et=new jw(Zt),O=new hM(D,P,wt,ht,p,l),pt=new i1(D,ht,oe),Ht=new u1(B,Ue,oe,wt),nt=new dM(B,Zt,Ue),Et=new TM(B,Zt,Ue),Ue.programs=ot.programs,D.capabilities=oe,D.extensions=Zt,D.properties=Gt,D.renderLists=yt,D.shadowMap=pt,D.state=wt,D.info=Ue}v!==si&&(F=new IM(v,e.width,e.height,a,s,r));let lt=new Sf(D,B);this.xr=lt,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let A=Zt.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=Zt.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return Mt},this.setPixelRatio=function(A){A!==void 0&&(Mt=A,this.setSize(vt,Rt,!1))},this.getSize=function(A){return A.set(vt,Rt)},this.setSize=function(A,G,j=!0){if(lt.isPresenting){$t("WebGLRenderer: Can't change size while VR device is presenting.");return}vt=A,Rt=G,e.width=Math.floor(A*Mt),e.height=Math.floor(G*Mt),j===!0&&(e.style.width=A+"px",e.style.height=G+"px"),F!==null&&F.setSize(e.width,e.height),this.setViewport(0,0,A,G)},this.getDrawingBufferSize=function(A){return A.set(vt*Mt,Rt*Mt).floor()},this.setDrawingBufferSize=function(A,G,j){vt=A,Rt=G,Mt=j,e.width=Math.floor(A*j),e.height=Math.floor(G*j),this.setViewport(0,0,A,G)},this.setEffects=function(A){if(v===si){Qt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let G=0;G<A.length;G++)if(A[G].isOutputPass===!0){$t("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}F.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(st)},this.getViewport=function(A){return A.copy(Vt)},this.setViewport=function(A,G,j,$){A.isVector4?Vt.set(A.x,A.y,A.z,A.w):Vt.set(A,G,j,$),wt.viewport(st.copy(Vt).multiplyScalar(ln()).round())},this.getScissor=function(A){return A.copy(de)},this.setScissor=function(A,G,j,$){A.isVector4?de.set(A.x,A.y,A.z,A.w):de.set(A,G,j,$),wt.scissor(dt.copy(de).multiplyScalar(ln()).round())},this.getScissorTest=function(){return ce},this.setScissorTest=function(A){wt.setScissorTest(ce=A)},this.setOpaqueSort=function(A){Wt=A},this.setTransparentSort=function(A){re=A},this.getClearColor=function(A){return A.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(A=!0,G=!0,j=!0){let $=0;if(A){let Z=!1;if(ct!==null){let Tt=ct.texture.format;Z=g.has(Tt)}if(Z){let Tt=ct.texture.type,Lt=m.has(Tt),At=O.getClearColor(),Dt=O.getClearAlpha(),kt=At.r,te=At.g,fe=At.b;Lt?(x[0]=kt,x[1]=te,x[2]=fe,x[3]=Dt,B.clearBufferuiv(B.COLOR,0,x)):(S[0]=kt,S[1]=te,S[2]=fe,S[3]=Dt,B.clearBufferiv(B.COLOR,0,S))}else $|=B.COLOR_BUFFER_BIT}G&&($|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&($|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&B.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),k=A},this.dispose=function(){e.removeEventListener("webglcontextlost",Bt,!1),e.removeEventListener("webglcontextrestored",jt,!1),e.removeEventListener("webglcontextcreationerror",Ct,!1),O.dispose(),yt.dispose(),et.dispose(),Yt.dispose(),Gt.dispose(),P.dispose(),ht.dispose(),q.dispose(),St.dispose(),Ht.dispose(),ot.dispose(),lt.dispose(),lt.removeEventListener("sessionstart",Ll),lt.removeEventListener("sessionend",Ki),ms.stop()};function Bt(A){A.preventDefault(),Ta("WebGLRenderer: Context Lost."),L=!0}function jt(){Ta("WebGLRenderer: Context Restored."),L=!1;let A=Ue.autoReset,G=pt.enabled,j=pt.autoUpdate,$=pt.needsUpdate,Z=pt.type;Kt(),Ue.autoReset=A,pt.enabled=G,pt.autoUpdate=j,pt.needsUpdate=$,pt.type=Z}function Ct(A){Qt("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function le(A){let G=A.target;G.removeEventListener("dispose",le),ke(G)}function ke(A){Xn(A),Gt.remove(A)}function Xn(A){let G=Gt.get(A).programs;G!==void 0&&(G.forEach(function(j){ot.releaseProgram(j)}),A.isShaderMaterial&&ot.releaseShaderCache(A))}this.renderBufferDirect=function(A,G,j,$,Z,Tt){G===null&&(G=gn);let Lt=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,At=oa(A,G,j,$,Z);wt.setMaterial($,Lt);let Dt=j.index,kt=1;if($.wireframe===!0){if(Dt=q.getWireframeAttribute(j),Dt===void 0)return;kt=2}let te=j.drawRange,fe=j.attributes.position,zt=te.start*kt,pe=(te.start+te.count)*kt;Tt!==null&&(zt=Math.max(zt,Tt.start*kt),pe=Math.min(pe,(Tt.start+Tt.count)*kt)),Dt!==null?(zt=Math.max(zt,0),pe=Math.min(pe,Dt.count)):fe!=null&&(zt=Math.max(zt,0),pe=Math.min(pe,fe.count));let $e=pe-zt;if($e<0||$e===1/0)return;St.setup(Z,$,At,j,Dt);let Pe,Ie=nt;if(Dt!==null&&(Pe=M.get(Dt),Ie=Et,Ie.setIndex(Pe)),Z.isMesh)$.wireframe===!0?(wt.setLineWidth($.wireframeLinewidth*ln()),Ie.setMode(B.LINES)):Ie.setMode(B.TRIANGLES);else if(Z.isLine){let xn=$.linewidth;xn===void 0&&(xn=1),wt.setLineWidth(xn*ln()),Z.isLineSegments?Ie.setMode(B.LINES):Z.isLineLoop?Ie.setMode(B.LINE_LOOP):Ie.setMode(B.LINE_STRIP)}else Z.isPoints?Ie.setMode(B.POINTS):Z.isSprite&&Ie.setMode(B.TRIANGLES);if(Z.isBatchedMesh)if(Zt.get("WEBGL_multi_draw"))Ie.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let xn=Z._multiDrawStarts,Ft=Z._multiDrawCounts,cn=Z._multiDrawCount,xe=Dt?M.get(Dt).bytesPerElement:1,xs=Gt.get($).currentProgram.getUniforms();for(let hn=0;hn<cn;hn++)xs.setValue(B,"_gl_DrawID",hn),Ie.render(xn[hn]/xe,Ft[hn])}else if(Z.isInstancedMesh)Ie.renderInstances(zt,$e,Z.count);else if(j.isInstancedBufferGeometry){let xn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Ft=Math.min(j.instanceCount,xn);Ie.renderInstances(zt,$e,Ft)}else Ie.render(zt,$e)};function ia(A,G,j,$){k!==null&&A.isNodeMaterial&&k.setObject($,A),ze===!0&&it.setState(A,j,!1),A.transparent===!0&&A.side===Pi&&A.forceSinglePass===!1?(A.side=Qn,A.needsUpdate=!0,ji(A,G,$),A.side=or,A.needsUpdate=!0,ji(A,G,$),A.side=Pi):ji(A,G,$)}this.compile=function(A,G,j=null){j===null&&(j=A),k!==null&&k.renderStart(A,G,j),E=et.get(j),E.init(G),w.push(E),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(G.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),A!==j&&A.traverseVisible(function(Z){Z.isLight&&Z.layers.test(G.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),E.setupLights(),k!==null&&k.updateLights(E.state.lightsArray),an=this.localClippingEnabled,ze=it.init(this.clippingPlanes,an),ze===!0&&it.setGlobalState(this.clippingPlanes,G),k!==null&&pt.render(E.state.shadowsArray,j,G);let $=new Set;return A.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Tt=Z.material;if(Tt)if(Array.isArray(Tt))for(let Lt=0;Lt<Tt.length;Lt++){let At=Tt[Lt];ia(At,j,G,Z),$.add(At)}else ia(Tt,j,G,Z),$.add(Tt)}),E=w.pop(),k!==null&&k.renderEnd(),$},this.compileAsync=function(A,G,j=null){let $=this.compile(A,G,j);return new Promise(Z=>{function Tt(){if($.forEach(function(Lt){let Dt=Gt.get(Lt).currentProgram;(Dt===void 0||Dt.isReady())&&$.delete(Lt)}),$.size===0){Z(A);return}setTimeout(Tt,10)}Zt.get("KHR_parallel_shader_compile")!==null?Tt():setTimeout(Tt,10)})};let Hr=null;function Bu(A){Hr&&Hr(A)}function Ll(){ms.stop()}function Ki(){ms.start()}let ms=new Gg;ms.setAnimationLoop(Bu),typeof self<"u"&&ms.setContext(self),this.setAnimationLoop=function(A){Hr=A,lt.setAnimationLoop(A),A===null?ms.stop():ms.start()},lt.addEventListener("sessionstart",Ll),lt.addEventListener("sessionend",Ki),this.render=function(A,G){if(G!==void 0&&G.isCamera!==!0){Qt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;k!==null&&k.renderStart(A,G);let j=lt.enabled===!0&&lt.isPresenting===!0,$=F!==null&&(ct===null||j)&&F.begin(D,ct);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),G.parent===null&&G.matrixWorldAutoUpdate===!0&&G.updateMatrixWorld(),lt.enabled===!0&&lt.isPresenting===!0&&(F===null||F.isCompositing()===!1)&&(lt.cameraAutoUpdate===!0&&lt.updateCamera(G),G=lt.getCamera()),A.isScene===!0&&A.onBeforeRender(D,A,G,ct),E=et.get(A,w.length),E.init(G),E.state.textureUnits=Yt.getTextureUnits(),w.push(E),De.multiplyMatrices(G.projectionMatrix,G.matrixWorldInverse),G.isArrayCamera?qe.setFromArrayCamera(G):ie.setFromProjectionMatrix(De,Ai,G.reversedDepth),an=this.localClippingEnabled,ze=it.init(this.clippingPlanes,an),R=yt.get(A,_.length),R.init(),_.push(R),this.info.render.frame++,lt.enabled===!0&&lt.isPresenting===!0){let Lt=D.xr.getDepthSensingMesh();Lt!==null&&gs(Lt,G,-1/0,D.sortObjects)}gs(A,G,0,D.sortObjects),R.finish(),k!==null&&k.updateLights(E.state.lightsArray),D.sortObjects===!0&&R.sort(Wt,re),Ke=lt.enabled===!1||lt.isPresenting===!1||lt.hasDepthSensing()===!1,Ke&&O.addToRenderList(R,A),this.info.autoReset===!0&&this.info.reset(),ze===!0&&it.beginShadows();let Z=E.state.shadowsArray;if(pt.render(Z,A,G),ze===!0&&it.endShadows(),($&&F.hasRenderPass())===!1){let Lt=R.opaque,At=R.transmissive;if(E.setupLights(),G.isArrayCamera){let Dt=G.cameras;if(At.length>0)for(let kt=0,te=Dt.length;kt<te;kt++){let fe=Dt[kt];Ui(Lt,At,A,fe)}Ke&&O.render(A);for(let kt=0,te=Dt.length;kt<te;kt++){let fe=Dt[kt];sa(R,A,fe,fe.viewport)}}else At.length>0&&Ui(Lt,At,A,G),Ke&&O.render(A),sa(R,A,G)}ct!==null&&V===0&&(Yt.updateMultisampleRenderTarget(ct),Yt.updateRenderTargetMipmap(ct)),$&&F.end(D),A.isScene===!0&&A.onAfterRender(D,A,G),St.resetDefaultState(),K=-1,Q=null,w.pop(),w.length>0?(E=w[w.length-1],Yt.setTextureUnits(E.state.textureUnits),ze===!0&&it.setGlobalState(D.clippingPlanes,E.state.camera)):E=null,_.pop(),_.length>0?R=_[_.length-1]:R=null,k!==null&&k.renderEnd()};function gs(A,G,j,$){if(A.visible===!1)return;if(A.layers.test(G.layers)){if(A.isGroup)j=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(G);else if(A.isLight)E.pushLight(A),A.castShadow&&E.pushShadow(A);else if(A.isSprite){let Lt=G.isArrayCamera?qe:ie;if(!A.frustumCulled||A.intersectsFrustum(Lt)){$&&ye.setFromMatrixPosition(A.matrixWorld).applyMatrix4(De);let At=ht.update(A),Dt=A.material;Dt.visible&&R.push(A,At,Dt,j,ye.z,null,G)}}else if(A.isMesh||A.isLine||A.isPoints){let Lt=G.isArrayCamera?qe:ie;if(!A.frustumCulled||A.intersectsFrustum(Lt)){let At=ht.update(A),Dt=A.material;if($&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),ye.copy(A.boundingSphere.center)):(At.boundingSphere===null&&At.computeBoundingSphere(),ye.copy(At.boundingSphere.center)),ye.applyMatrix4(A.matrixWorld).applyMatrix4(De)),Array.isArray(Dt)){let kt=At.groups;for(let te=0,fe=kt.length;te<fe;te++){let zt=kt[te],pe=Dt[zt.materialIndex];pe&&pe.visible&&R.push(A,At,pe,j,ye.z,zt,G)}}else Dt.visible&&R.push(A,At,Dt,j,ye.z,null,G)}}}let Tt=A.children;for(let Lt=0,At=Tt.length;Lt<At;Lt++)gs(Tt[Lt],G,j,$)}function sa(A,G,j,$){let{opaque:Z,transmissive:Tt,transparent:Lt}=A;E.setupLightsView(j),ze===!0&&it.setGlobalState(D.clippingPlanes,j),$&&wt.viewport(st.copy($)),Z.length>0&&je(Z,G,j),Tt.length>0&&je(Tt,G,j),Lt.length>0&&je(Lt,G,j),wt.buffers.depth.setTest(!0),wt.buffers.depth.setMask(!0),wt.buffers.color.setMask(!0),wt.setPolygonOffset(!1)}function Ui(A,G,j,$){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[$.id]===void 0){let zt=Zt.has("EXT_color_buffer_half_float")||Zt.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[$.id]=new gi(1,1,{generateMipmaps:!0,type:zt?Xi:si,minFilter:Ps,samples:Math.max(4,oe.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:_e.workingColorSpace})}let Tt=E.state.transmissionRenderTarget[$.id],Lt=$.viewport||st;Tt.setSize(Lt.z*D.transmissionResolutionScale,Lt.w*D.transmissionResolutionScale);let At=D.getRenderTarget(),Dt=D.getActiveCubeFace(),kt=D.getActiveMipmapLevel();D.setRenderTarget(Tt),D.getClearColor(tt),gt=D.getClearAlpha(),gt<1&&D.setClearColor(16777215,.5),D.clear(),Ke&&O.render(j);let te=D.toneMapping;D.toneMapping=ls;let fe=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),E.setupLightsView($),ze===!0&&it.setGlobalState(D.clippingPlanes,$),je(A,j,$),Yt.updateMultisampleRenderTarget(Tt),Yt.updateRenderTargetMipmap(Tt),Zt.has("WEBGL_multisampled_render_to_texture")===!1){let zt=!1;for(let pe=0,$e=G.length;pe<$e;pe++){let Pe=G[pe],{object:Ie,geometry:xn,material:Ft,group:cn}=Pe;if(Ft.side===Pi&&Ie.layers.test($.layers)){let xe=Ft.side;Ft.side=Qn,Ft.needsUpdate=!0,rn(Ie,j,$,xn,Ft,cn),Ft.side=xe,Ft.needsUpdate=!0,zt=!0}}zt===!0&&(Yt.updateMultisampleRenderTarget(Tt),Yt.updateRenderTargetMipmap(Tt))}D.setRenderTarget(At,Dt,kt),D.setClearColor(tt,gt),fe!==void 0&&($.viewport=fe),D.toneMapping=te}function je(A,G,j){let $=G.isScene===!0?G.overrideMaterial:null;for(let Z=0,Tt=A.length;Z<Tt;Z++){let Lt=A[Z],{object:At,geometry:Dt,group:kt}=Lt,te=Lt.material;te.allowOverride===!0&&$!==null&&(te=$),At.layers.test(j.layers)&&rn(At,G,j,Dt,te,kt)}}function rn(A,G,j,$,Z,Tt){k!==null&&Z.isNodeMaterial&&k.setObject(A,Z),A.onBeforeRender(D,G,j,$,Z,Tt),A.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),Z.onBeforeRender(D,G,j,$,A,Tt),Z.transparent===!0&&Z.side===Pi&&Z.forceSinglePass===!1?(Z.side=Qn,Z.needsUpdate=!0,D.renderBufferDirect(j,G,$,Z,A,Tt),Z.side=or,Z.needsUpdate=!0,D.renderBufferDirect(j,G,$,Z,A,Tt),Z.side=Pi):D.renderBufferDirect(j,G,$,Z,A,Tt),A.onAfterRender(D,G,j,$,Z,Tt)}function on(A){let G=0;for(let j of A)j.texture!==null&&G++;return G}function ji(A,G,j){G.isScene!==!0&&(G=gn);let $=Gt.get(A),Z=E.state.lights,Tt=E.state.shadowsArray,Lt=Z.state.version,At=ot.getParameters(A,Z.state,Tt,G,j,E.state.lightProbeGridArray),Dt=ot.getProgramCacheKey(At),kt=$.programs;$.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?G.environment:null,$.fog=G.fog;let te=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;$.envMap=P.get(A.envMap||$.environment,te),$.envMapRotation=$.environment!==null&&A.envMap===null?G.environmentRotation:A.envMapRotation,kt===void 0&&(A.addEventListener("dispose",le),kt=new Map,$.programs=kt,$.programVariants=new Map);let fe=kt.get(Dt);if(fe!==void 0){if($.currentProgram===fe&&$.lightsStateVersion===Lt)return ra(A,At),fe}else At.uniforms=ot.getUniforms(A),k!==null&&A.isNodeMaterial&&k.build(A,j,At),A.onBeforeCompile(At,D),fe=ot.acquireProgram(At,Dt),kt.set(Dt,fe),$.uniforms=At.uniforms;let zt=$.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(zt.clippingPlanes=it.uniform),ra(A,At),$.needsLights=ks(A),$.lightsStateVersion=Lt,$.needsLights&&(zt.ambientLightColor.value=Z.state.ambient,zt.lightProbe.value=Z.state.probe,zt.sunLights.value=Z.state.sun,zt.sunLightShadows.value=Z.state.sunShadow,zt.directionalLights.value=Z.state.directional,zt.directionalLightShadows.value=Z.state.directionalShadow,zt.spotLights.value=Z.state.spot,zt.spotLightShadows.value=Z.state.spotShadow,zt.rectAreaLights.value=Z.state.rectArea,zt.ltc_1.value=Z.state.rectAreaLTC1,zt.ltc_2.value=Z.state.rectAreaLTC2,zt.pointLights.value=Z.state.point,zt.pointLightShadows.value=Z.state.pointShadow,zt.hemisphereLights.value=Z.state.hemi,zt.sunShadowMatrix.value=Z.state.sunShadowMatrix,zt.sunShadowCascade.value=Z.state.sunShadowCascade,zt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,zt.spotLightMatrix.value=Z.state.spotLightMatrix,zt.spotLightMap.value=Z.state.spotLightMap,zt.pointShadowMatrix.value=Z.state.pointShadowMatrix),$.numLightProbeGrids=on(E.state.lightProbeGridArray),$.currentProgram=fe,$.uniformsList=null,fe}function ci(A,G,j,$,Z){let Tt=Gt.get(A),Lt=Tt.currentProgram.id+","+$+","+Z,At=Tt.programVariants.get(Lt);return At===void 0?(At=ji(A,G,j),Tt.programVariants.set(Lt,At)):(Tt.currentProgram=At,Tt.uniformsList=null,Tt.outputColorSpace=$,Tt.toneMapping=Z),At}function zs(A){if(A.uniformsList===null){let G=A.currentProgram.getUniforms();A.uniformsList=Fo.seqWithValue(G.seq,A.uniforms)}return A.uniformsList}function ra(A,G){let j=Gt.get(A);j.outputColorSpace=G.outputColorSpace,j.batching=G.batching,j.batchingColor=G.batchingColor,j.instancing=G.instancing,j.instancingColor=G.instancingColor,j.instancingMorph=G.instancingMorph,j.skinning=G.skinning,j.morphTargets=G.morphTargets,j.morphNormals=G.morphNormals,j.morphColors=G.morphColors,j.morphTargetsCount=G.morphTargetsCount,j.numClippingPlanes=G.numClippingPlanes,j.numIntersection=G.numClipIntersection,j.vertexAlphas=G.vertexAlphas,j.vertexTangents=G.vertexTangents,j.toneMapping=G.toneMapping}function oa(A,G,j,$,Z){G.isScene!==!0&&(G=gn),Yt.resetTextureUnits();let Tt=G.fog,Lt=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?G.environment:null,At=ct===null?D.outputColorSpace:ct.isXRRenderTarget===!0?ct.texture.colorSpace:_e.workingColorSpace,Dt=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,kt=P.get($.envMap||Lt,Dt),te=$.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,fe=!!j.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),zt=!!j.morphAttributes.position,pe=!!j.morphAttributes.normal,$e=!!j.morphAttributes.color,Pe=ls;$.toneMapped&&(ct===null||ct.isXRRenderTarget===!0)&&(Pe=D.toneMapping);let Ie=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,xn=Ie!==void 0?Ie.length:0,Ft=Gt.get($),cn=E.state.lights;if(ze===!0&&(an===!0||A!==Q)){let Le=A===Q&&$.id===K;it.setState($,A,Le)}let xe=!1,xs=!1;$.version===Ft.__version?Ft.needsLights&&Ft.lightsStateVersion!==cn.state.version||Z.isBatchedMesh&&Ft.batching===!1||!Z.isBatchedMesh&&Ft.batching===!0||Z.isBatchedMesh&&Ft.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Ft.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Ft.instancing===!1||!Z.isInstancedMesh&&Ft.instancing===!0||Z.isSkinnedMesh&&Ft.skinning===!1||!Z.isSkinnedMesh&&Ft.skinning===!0||Z.isInstancedMesh&&Ft.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Ft.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Ft.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Ft.instancingMorph===!1&&Z.morphTexture!==null||Ft.envMap!==kt||$.fog===!0&&Ft.fog!==Tt||Ft.numClippingPlanes!==void 0&&(Ft.numClippingPlanes!==it.numPlanes||Ft.numIntersection!==it.numIntersection)||Ft.vertexAlphas!==te||Ft.vertexTangents!==fe||Ft.morphTargets!==zt||Ft.morphNormals!==pe||Ft.morphColors!==$e||Ft.morphTargetsCount!==xn||Ft.numLightProbeGrids!==on(E.state.lightProbeGridArray)?xe=!0:(Ft.outputColorSpace!==At||Ft.toneMapping!==Pe)&&(xs=!0):(xe=!0,Ft.__version=$.version);let hn=Ft.currentProgram;(xe===!0||xs===!0)&&(hn=xs===!0?ci($,G,Z,At,Pe):ji($,G,Z),k&&$.isNodeMaterial&&k.onUpdateProgram($,hn,Ft));let qr=!1,Qi=!1,_s=!1,he=hn.getUniforms(),Qe=Ft.uniforms;if(wt.useProgram(hn.program)&&(qr=!0,Qi=!0,_s=!0),$.id!==K&&(K=$.id,Qi=!0),qr||Q!==A){wt.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),he.setValue(B,"projectionMatrix",A.projectionMatrix),he.setValue(B,"viewMatrix",A.matrixWorldInverse);let un=he.map.cameraPosition;un!==void 0&&un.setValue(B,Tn.setFromMatrixPosition(A.matrixWorld)),oe.logarithmicDepthBuffer&&he.setValue(B,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&he.setValue(B,"isOrthographic",A.isOrthographicCamera===!0),Q!==A&&(Q=A,Qi=!0,_s=!0)}if(Ft.needsLights&&(cn.state.sunShadowMap.length>0&&he.setValue(B,"sunShadowMap",cn.state.sunShadowMap,Yt),cn.state.directionalShadowMap.length>0&&he.setValue(B,"directionalShadowMap",cn.state.directionalShadowMap,Yt),cn.state.spotShadowMap.length>0&&he.setValue(B,"spotShadowMap",cn.state.spotShadowMap,Yt),cn.state.pointShadowMap.length>0&&he.setValue(B,"pointShadowMap",cn.state.pointShadowMap,Yt)),Z.isSkinnedMesh){he.setOptional(B,Z,"bindMatrix"),he.setOptional(B,Z,"bindMatrixInverse");let Le=Z.skeleton;Le&&(Le.boneTexture===null&&Le.computeBoneTexture(),he.setValue(B,"boneTexture",Le.boneTexture,Yt))}Z.isBatchedMesh&&(he.setOptional(B,Z,"batchingTexture"),he.setValue(B,"batchingTexture",Z._matricesTexture,Yt),he.setOptional(B,Z,"batchingIdTexture"),he.setValue(B,"batchingIdTexture",Z._indirectTexture,Yt),he.setOptional(B,Z,"batchingColorTexture"),Z._colorsTexture!==null&&he.setValue(B,"batchingColorTexture",Z._colorsTexture,Yt));let qn=j.morphAttributes;if((qn.position!==void 0||qn.normal!==void 0||qn.color!==void 0)&&rt.update(Z,j,hn),(Qi||Ft.receiveShadow!==Z.receiveShadow)&&(Ft.receiveShadow=Z.receiveShadow,he.setValue(B,"receiveShadow",Z.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&G.environment!==null&&(Qe.envMapIntensity.value=G.environmentIntensity),Qe.dfgLUT!==void 0&&(Qe.dfgLUT.value=f1()),Qi){if(he.setValue(B,"toneMappingExposure",D.toneMappingExposure),Ft.needsLights&&Wr(Qe,_s),Tt&&$.fog===!0&&_t.refreshFogUniforms(Qe,Tt),_t.refreshMaterialUniforms(Qe,$,Mt,Rt,E.state.transmissionRenderTarget[A.id]),Ft.needsLights&&Ft.numLightProbeGrids>0){let Le=y,un=0;for(let Gn of E.state.lightProbeGridArray)Gn.texture!==null&&(Le.textures[un]=Gn.texture,Le.min[un]=Gn.boundingBox.min,Le.max[un]=Gn.boundingBox.max,Le.resolution[un]=Gn.resolution,un++);for(let Gn in Le)Le[Gn].length=un;Qe.probesSH.value=Le.textures,Qe.probesMin.value=Le.min,Qe.probesMax.value=Le.max,Qe.probesResolution.value=Le.resolution}Fo.upload(B,zs(Ft),Qe,Yt)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(Fo.upload(B,zs(Ft),Qe,Yt),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&he.setValue(B,"center",Z.center),he.setValue(B,"modelViewMatrix",Z.modelViewMatrix),he.setValue(B,"normalMatrix",Z.normalMatrix),he.setValue(B,"modelMatrix",Z.matrixWorld),$.uniformsGroups!==void 0){let Le=$.uniformsGroups;for(let un=0,Gn=Le.length;un<Gn;un++){let Dl=Le[un];Ht.update(Dl,hn),Ht.bind(Dl,hn)}}return hn}function Wr(A,G){A.ambientLightColor.needsUpdate=G,A.lightProbe.needsUpdate=G,A.sunLights.needsUpdate=G,A.sunLightShadows.needsUpdate=G,A.directionalLights.needsUpdate=G,A.directionalLightShadows.needsUpdate=G,A.pointLights.needsUpdate=G,A.pointLightShadows.needsUpdate=G,A.spotLights.needsUpdate=G,A.spotLightShadows.needsUpdate=G,A.rectAreaLights.needsUpdate=G,A.hemisphereLights.needsUpdate=G}function ks(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return X},this.getActiveMipmapLevel=function(){return V},this.getRenderTarget=function(){return ct},this.setRenderTargetTextures=function(A,G,j){let $=Gt.get(A);$.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),Gt.get(A.texture).__webglTexture=G,Gt.get(A.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:j,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,G){let j=Gt.get(A);j.__webglFramebuffer=G,j.__useDefaultFramebuffer=G===void 0},this.setRenderTarget=function(A,G=0,j=0){ct=A,X=G,V=j;let $=null,Z=!1,Tt=!1;if(A){let At=Gt.get(A);if(At.__useDefaultFramebuffer!==void 0){wt.bindFramebuffer(B.FRAMEBUFFER,At.__webglFramebuffer),st.copy(A.viewport),dt.copy(A.scissor),ut=A.scissorTest,wt.viewport(st),wt.scissor(dt),wt.setScissorTest(ut),K=-1;return}else if(At.__webglFramebuffer===void 0)Yt.setupRenderTarget(A);else if(At.__hasExternalTextures)Yt.rebindTextures(A,Gt.get(A.texture).__webglTexture,Gt.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let te=A.depthTexture;if(At.__boundDepthTexture!==te){if(te!==null&&Gt.has(te)&&(A.width!==te.image.width||A.height!==te.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Yt.setupDepthRenderbuffer(A)}}let Dt=A.texture;(Dt.isData3DTexture||Dt.isDataArrayTexture||Dt.isCompressedArrayTexture)&&(Tt=!0);let kt=Gt.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(kt[G])?$=kt[G][j]:$=kt[G],Z=!0):A.samples>0&&Yt.useMultisampledRTT(A)===!1?$=Gt.get(A).__webglMultisampledFramebuffer:Array.isArray(kt)?$=kt[j]:$=kt,st.copy(A.viewport),dt.copy(A.scissor),ut=A.scissorTest}else st.copy(Vt).multiplyScalar(Mt).floor(),dt.copy(de).multiplyScalar(Mt).floor(),ut=ce;if(j!==0&&($=W),wt.bindFramebuffer(B.FRAMEBUFFER,$)&&wt.drawBuffers(A,$),wt.viewport(st),wt.scissor(dt),wt.setScissorTest(ut),Z){let At=Gt.get(A.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+G,At.__webglTexture,j)}else if(Tt){let At=G;for(let Dt=0;Dt<A.textures.length;Dt++){let kt=Gt.get(A.textures[Dt]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Dt,kt.__webglTexture,j,At)}}else if(A!==null&&j!==0){let At=Gt.get(A.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,At.__webglTexture,j)}K=-1};function Xr(A){let G=Gt.get(A);return(G.__readFormat!==A.format||G.__readType!==A.type)&&(G.__readFormat=A.format,G.__readType=A.type,G.__formatReadable=oe.textureFormatReadable(A.format),G.__typeReadable=oe.textureTypeReadable(A.type)),G}this.readRenderTargetPixels=function(A,G,j,$,Z,Tt,Lt,At=0){if(!(A&&A.isWebGLRenderTarget)){Qt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Dt=Gt.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Lt!==void 0&&(Dt=Dt[Lt],Array.isArray(Dt)&&(Dt=Dt[0])),Dt){wt.bindFramebuffer(B.FRAMEBUFFER,Dt);try{let kt=A.textures[At],te=kt.format,fe=kt.type;A.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At);let zt=Xr(kt);if(zt.__formatReadable===!1){Qt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(zt.__typeReadable===!1){Qt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}G>=0&&G<=A.width-$&&j>=0&&j<=A.height-Z&&B.readPixels(G,j,$,Z,xt.convert(te),xt.convert(fe),Tt)}finally{let kt=ct!==null?Gt.get(ct).__webglFramebuffer:null;wt.bindFramebuffer(B.FRAMEBUFFER,kt)}}},this.readRenderTargetPixelsAsync=async function(A,G,j,$,Z,Tt,Lt,At=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Dt=Gt.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Lt!==void 0&&(Dt=Dt[Lt],Array.isArray(Dt)&&(Dt=Dt[0])),Dt)if(G>=0&&G<=A.width-$&&j>=0&&j<=A.height-Z){wt.bindFramebuffer(B.FRAMEBUFFER,Dt);let kt=A.textures[At],te=kt.format,fe=kt.type;A.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At);let zt=Xr(kt);if(zt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(zt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let pe=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,pe),B.bufferData(B.PIXEL_PACK_BUFFER,Tt.byteLength,B.STREAM_READ),B.readPixels(G,j,$,Z,xt.convert(te),xt.convert(fe),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let $e=ct!==null?Gt.get(ct).__webglFramebuffer:null;wt.bindFramebuffer(B.FRAMEBUFFER,$e);let Pe=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await ug(B,Pe,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,pe),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Tt),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(pe),B.deleteSync(Pe),Tt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,G=null,j=0){let $=Math.pow(2,-j),Z=Math.floor(A.image.width*$),Tt=Math.floor(A.image.height*$),Lt=G!==null?G.x:0,At=G!==null?G.y:0;Yt.setTexture2D(A,0),B.copyTexSubImage2D(B.TEXTURE_2D,j,0,0,Lt,At,Z,Tt),wt.unbindTexture()},this.copyTextureToTexture=function(A,G,j=null,$=null,Z=0,Tt=0){let Lt,At,Dt,kt,te,fe,zt,pe,$e,Pe=A.isCompressedTexture?A.mipmaps[Tt]:A.image;if(j!==null)Lt=j.max.x-j.min.x,At=j.max.y-j.min.y,Dt=j.isBox3?j.max.z-j.min.z:1,kt=j.min.x,te=j.min.y,fe=j.isBox3?j.min.z:0;else{let he=Math.pow(2,-Z);Lt=Math.floor(Pe.width*he),At=Math.floor(Pe.height*he),A.isDataArrayTexture?Dt=Pe.depth:A.isData3DTexture?Dt=Math.floor(Pe.depth*he):Dt=1,kt=0,te=0,fe=0}$!==null?(zt=$.x,pe=$.y,$e=$.z):(zt=0,pe=0,$e=0);let Ie=xt.convert(G.format),xn=xt.convert(G.type),Ft;G.isData3DTexture?(Yt.setTexture3D(G,0),Ft=B.TEXTURE_3D):G.isDataArrayTexture||G.isCompressedArrayTexture?(Yt.setTexture2DArray(G,0),Ft=B.TEXTURE_2D_ARRAY):(Yt.setTexture2D(G,0),Ft=B.TEXTURE_2D),wt.activeTexture(B.TEXTURE0),wt.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,G.flipY),wt.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,G.premultiplyAlpha),wt.pixelStorei(B.UNPACK_ALIGNMENT,G.unpackAlignment);let cn=wt.getParameter(B.UNPACK_ROW_LENGTH),xe=wt.getParameter(B.UNPACK_IMAGE_HEIGHT),xs=wt.getParameter(B.UNPACK_SKIP_PIXELS),hn=wt.getParameter(B.UNPACK_SKIP_ROWS),qr=wt.getParameter(B.UNPACK_SKIP_IMAGES);wt.pixelStorei(B.UNPACK_ROW_LENGTH,Pe.width),wt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Pe.height),wt.pixelStorei(B.UNPACK_SKIP_PIXELS,kt),wt.pixelStorei(B.UNPACK_SKIP_ROWS,te),wt.pixelStorei(B.UNPACK_SKIP_IMAGES,fe);let Qi=A.isDataArrayTexture||A.isData3DTexture,_s=G.isDataArrayTexture||G.isData3DTexture;if(A.isDepthTexture){let he=Gt.get(A),Qe=Gt.get(G),qn=Gt.get(he.__renderTarget),Le=Gt.get(Qe.__renderTarget);wt.bindFramebuffer(B.READ_FRAMEBUFFER,qn.__webglFramebuffer),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,Le.__webglFramebuffer);for(let un=0;un<Dt;un++)Qi&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Gt.get(A).__webglTexture,Z,fe+un),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Gt.get(G).__webglTexture,Tt,$e+un)),B.blitFramebuffer(kt,te,kt+Lt,te+At,zt,pe,zt+Lt,pe+At,B.DEPTH_BUFFER_BIT,B.NEAREST);wt.bindFramebuffer(B.READ_FRAMEBUFFER,null),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Z!==0||A.isRenderTargetTexture||Gt.has(A)){let he=Gt.get(A),Qe=Gt.get(G);wt.bindFramebuffer(B.READ_FRAMEBUFFER,N),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,z);for(let qn=0;qn<Dt;qn++)Qi?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,he.__webglTexture,Z,fe+qn):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,he.__webglTexture,Z),_s?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Qe.__webglTexture,Tt,$e+qn):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Qe.__webglTexture,Tt),Z!==0?B.blitFramebuffer(kt,te,kt+Lt,te+At,zt,pe,zt+Lt,pe+At,B.COLOR_BUFFER_BIT,B.NEAREST):_s?B.copyTexSubImage3D(Ft,Tt,zt,pe,$e+qn,kt,te,Lt,At):B.copyTexSubImage2D(Ft,Tt,zt,pe,kt,te,Lt,At);wt.bindFramebuffer(B.READ_FRAMEBUFFER,null),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else _s?A.isDataTexture||A.isData3DTexture?B.texSubImage3D(Ft,Tt,zt,pe,$e,Lt,At,Dt,Ie,xn,Pe.data):G.isCompressedArrayTexture?B.compressedTexSubImage3D(Ft,Tt,zt,pe,$e,Lt,At,Dt,Ie,Pe.data):B.texSubImage3D(Ft,Tt,zt,pe,$e,Lt,At,Dt,Ie,xn,Pe):A.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Tt,zt,pe,Lt,At,Ie,xn,Pe.data):A.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Tt,zt,pe,Pe.width,Pe.height,Ie,Pe.data):B.texSubImage2D(B.TEXTURE_2D,Tt,zt,pe,Lt,At,Ie,xn,Pe);wt.pixelStorei(B.UNPACK_ROW_LENGTH,cn),wt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,xe),wt.pixelStorei(B.UNPACK_SKIP_PIXELS,xs),wt.pixelStorei(B.UNPACK_SKIP_ROWS,hn),wt.pixelStorei(B.UNPACK_SKIP_IMAGES,qr),Tt===0&&G.generateMipmaps===!0&&G.mipmapsAutoUpdate===!0&&B.generateMipmap(Ft),wt.unbindTexture()},this.initRenderTarget=function(A){Gt.get(A).__webglFramebuffer===void 0&&Yt.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?Yt.setTextureCube(A,0):A.isData3DTexture?Yt.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?Yt.setTexture2DArray(A,0):Yt.setTexture2D(A,0),wt.unbindTexture()},this.resetState=function(){X=0,V=0,ct=null,wt.reset(),St.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ai}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=_e._getDrawingBufferColorSpace(t),e.unpackColorSpace=_e._getUnpackColorSpace()}};var jg={type:"change"},wf={type:"start"},t0={type:"end"},Wh=new Ks,Qg=new mi,p1=Math.cos(70*Uo.DEG2RAD),Sn=new C,ri=2*Math.PI,Ee={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Mf=1e-6,Xh=class extends tl{constructor(t,e=null){super(t,e),this.state=Ee.NONE,this.target=new C,this.cursor=new C,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:sr.ROTATE,MIDDLE:sr.DOLLY,RIGHT:sr.PAN},this.touches={ONE:rr.ROTATE,TWO:rr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new C,this._lastQuaternion=new vn,this._lastTargetPosition=new C,this._quat=new vn().setFromUnitVectors(t.up,new C(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Po,this._sphericalDelta=new Po,this._scale=1,this._panOffset=new C,this._rotateStart=new mt,this._rotateEnd=new mt,this._rotateDelta=new mt,this._panStart=new mt,this._panEnd=new mt,this._panDelta=new mt,this._dollyStart=new mt,this._dollyEnd=new mt,this._dollyDelta=new mt,this._dollyDirection=new C,this._mouse=new mt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=g1.bind(this),this._onPointerDown=m1.bind(this),this._onPointerUp=x1.bind(this),this._onContextMenu=w1.bind(this),this._onMouseWheel=y1.bind(this),this._onKeyDown=b1.bind(this),this._onTouchStart=S1.bind(this),this._onTouchMove=M1.bind(this),this._onMouseDown=_1.bind(this),this._onMouseMove=v1.bind(this),this._interceptControlDown=E1.bind(this),this._interceptControlUp=T1.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ee.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(jg),this.update(),this.state=Ee.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Sn.copy(e).sub(this.target),Sn.applyQuaternion(this._quat),this._spherical.setFromVector3(Sn),this.autoRotate&&this.state===Ee.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ri:n>Math.PI&&(n-=ri),s<-Math.PI?s+=ri:s>Math.PI&&(s-=ri),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Sn.setFromSpherical(this._spherical),Sn.applyQuaternion(this._quatInverse),e.copy(this.target).add(Sn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Sn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new C(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new C(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Sn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Wh.origin.copy(this.object.position),Wh.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Wh.direction))<p1?this.object.lookAt(this.target):(Qg.setFromNormalAndCoplanarPoint(this.object.up,this.target),Wh.intersectPlane(Qg,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Mf||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Mf||this._lastTargetPosition.distanceToSquared(this.target)>Mf?(this.dispatchEvent(jg),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?ri/60*this.autoRotateSpeed*t:ri/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Sn.setFromMatrixColumn(e,0),Sn.multiplyScalar(-t),this._panOffset.add(Sn)}_panUp(t,e){this.screenSpacePanning===!0?Sn.setFromMatrixColumn(e,1):(Sn.setFromMatrixColumn(e,0),Sn.crossVectors(this.object.up,Sn)),Sn.multiplyScalar(t),this._panOffset.add(Sn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Sn.copy(s).sub(this.target);let r=Sn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ri*this._rotateDelta.x/e.clientHeight),this._rotateUp(ri*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ri*this._rotateDelta.x/e.clientHeight),this._rotateUp(ri*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new mt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function m1(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function g1(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function x1(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(t0),this.state=Ee.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function _1(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case sr.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Ee.DOLLY;break;case sr.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ee.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ee.ROTATE}break;case sr.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ee.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ee.PAN}break;default:this.state=Ee.NONE}this.state!==Ee.NONE&&this.dispatchEvent(wf)}function v1(i){switch(this.state){case Ee.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Ee.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Ee.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function y1(i){this.enabled===!1||this.enableZoom===!1||this.state!==Ee.NONE||(i.preventDefault(),this.dispatchEvent(wf),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(t0))}function b1(i){this.enabled!==!1&&this._handleKeyDown(i)}function S1(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case rr.ROTATE:if(this.enableRotate===!1){this.state=Ee.NONE;break}this._handleTouchStartRotate(i),this.state=Ee.TOUCH_ROTATE;break;case rr.PAN:if(this.enablePan===!1){this.state=Ee.NONE;break}this._handleTouchStartPan(i),this.state=Ee.TOUCH_PAN;break;default:this.state=Ee.NONE}break;case 2:switch(this.touches.TWO){case rr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Ee.TOUCH_DOLLY_PAN;break;case rr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Ee.TOUCH_DOLLY_ROTATE;break;default:this.state=Ee.NONE}break;default:this.state=Ee.NONE}this.state!==Ee.NONE&&this.dispatchEvent(wf)}function M1(i){switch(this._trackPointer(i),this.state){case Ee.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Ee.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Ee.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Ee.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Ee.NONE}}function w1(i){this.enabled!==!1&&i.preventDefault()}function E1(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function T1(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var i0={oblique:new C(.62,.42,1).normalize(),front:new C(0,0,1),side:new C(1,0,0),top:new C(0,1,1e-4).normalize()},A1=new C(0,1,0),e0=30,n0=1.1,R1=350;function s0(i){return Object.hasOwn(i0,i)}var qh=class{perspective=new Kn(e0,1,.01,60);parallel=new wr(-1,1,1,-1,-30,60);controls;halfHeight=1.2;aspect=1;gliding=0;untouched=!1;balls=new Float32Array;constructor(t,e){this.controls=new Xh(this.perspective,t),this.controls.enableDamping=!1,this.controls.zoomSpeed=.8,this.controls.minDistance=.05,this.controls.maxDistance=20,this.controls.addEventListener("change",e),this.controls.addEventListener("start",()=>{this.untouched=!1,cancelAnimationFrame(this.gliding)})}get camera(){return this.controls.object}get isParallel(){return this.camera===this.parallel}setMotion(t){this.balls=t}setParallel(t){if(t===this.isParallel)return;let e=this.direction();this.controls.object=t?this.parallel:this.perspective,this.fit(e)}resize(t,e){let n=this.aspect;this.aspect=t/Math.max(1,e),this.untouched&&this.balls.length>0&&Math.abs(this.aspect-n)>1e-6?this.fit():this.apply()}view(t,e=!1){this.fit(i0[t],e)}fit(t=this.direction(),e=!1){let n=this.fitted(t);this.untouched=!0,cancelAnimationFrame(this.gliding),!e||matchMedia("(prefers-reduced-motion: reduce)").matches?this.take(n):this.glide(n)}fitted(t){let e=t.clone().normalize(),n=new C().crossVectors(A1,e);n.lengthSq()<1e-12&&n.set(1,0,0),n.normalize();let s=new C().crossVectors(e,n),{center:r,half:o}=this.extent([n,s,e]);return{target:new C().addScaledVector(n,r.x).addScaledVector(s,r.y).addScaledVector(e,r.z),direction:e,distance:this.isParallel?6:this.distance([n,s,e],r),halfHeight:Math.max(o.y,o.x/this.aspect,.001)*n0}}take({target:t,direction:e,distance:n,halfHeight:s}){this.controls.target.copy(t),this.camera.position.copy(t).addScaledVector(e,n),this.camera.zoom=1,this.halfHeight=s,this.apply(),this.controls.update()}glide(t){let e={target:this.controls.target.clone(),direction:this.direction(),distance:this.camera.position.distanceTo(this.controls.target),halfHeight:this.halfHeight/this.camera.zoom},n=(o,a,l)=>o+l*(a-o),s=performance.now(),r=o=>{let a=Math.min(1,Math.max(0,(o-s)/R1)),l=a*a*(3-2*a);this.take({target:e.target.clone().lerp(t.target,l),direction:e.direction.clone().lerp(t.direction,l).normalize(),distance:n(e.distance,t.distance,l),halfHeight:n(e.halfHeight,t.halfHeight,l)}),a<1&&(this.gliding=requestAnimationFrame(r))};this.gliding=requestAnimationFrame(r)}shift(t){this.untouched=!1,this.controls.target.add(t),this.camera.position.add(t),this.controls.update()}direction(){return this.camera.position.clone().sub(this.controls.target).normalize()}extent(t){let e=new C(1/0,1/0,1/0),n=e.clone().negate();this.along(t,(r,o)=>{e.min(r.subScalar(o)),n.max(r.addScalar(2*o))});let s=e.clone().add(n).multiplyScalar(.5);return{center:s,half:n.sub(s)}}distance(t,e){let n=Math.tan(e0*Math.PI/360),s=n*this.aspect,r=.1;return this.along(t,(o,a)=>{let l=Math.abs(o.x-e.x)+a,c=Math.abs(o.y-e.y)+a,h=o.z-e.z+n0*Math.max(l/s,c/n)+a;r=Math.max(r,h)}),r}along(t,e){let[n,s]=[new C,new C];for(let r=0;r<this.balls.length;r+=4)n.fromArray(this.balls,r),e(s.set(n.dot(t[0]),n.dot(t[1]),n.dot(t[2])),this.balls[r+3])}apply(){this.perspective.aspect=this.aspect,this.perspective.updateProjectionMatrix();let t=this.halfHeight*this.aspect;Object.assign(this.parallel,{left:-t,right:t,top:this.halfHeight,bottom:-this.halfHeight}),this.parallel.updateProjectionMatrix()}};var cr=class{constructor(t,e){this.packed=t;this.rows=e;this.columns=t.middle.length,this.step=t.half.map(r=>r/32767);let n=atob(t.data),s=new Uint8Array(n.length);for(let r=0;r<n.length;r++)s[r]=n.charCodeAt(r);this.codes=new Int16Array(s.buffer,0,s.length>>1)}packed;rows;columns;codes;step;get frames(){return this.rows>0?Math.floor(this.codes.length/(this.rows*this.columns)):0}at(t,e,n){let s=this.codes[(t*this.rows+e)*this.columns+n]??-32768;return s===-32768?NaN:this.packed.middle[n]+this.step[n]*s}mixed(t,e,n){let s=this.at(t.i,e,n);return t.a===0?s:s+t.a*(this.at(t.j,e,n)-s)}smooth(t,e,n){let s=this.at(t.i,e,n);if(t.a===0||t.i===t.j)return s;let r=this.at(t.j,e,n),o=t.i>0?this.at(t.i-1,e,n):NaN,a=t.j+1<this.frames?this.at(t.j+1,e,n):NaN;Number.isNaN(o)&&(o=3*(s-r)+a),Number.isNaN(a)&&(a=3*(r-s)+o);let{a:l}=t,c=s+.5*l*(r-o+l*(2*o-5*s+4*r-a+l*(3*(s-r)+a-o)));return Number.isFinite(c)?c:s+l*(r-s)}};function Ds(i){return[i.bodies,i.points,i.rods??[],i.joints,i.springs,i.markers,i.arrows??[]].every(t=>t.length===0)}function Yh(i,t){return i.title===t.title&&i.space===t.space&&Ds(i)===Ds(t)}function o0(){let i=document.getElementById("alembert-data"),t=JSON.parse(i?.textContent??"{}"),e=t.runs??[];for(let n of e)n.rods=n.rods?.map(C1);return{...t,runs:e}}function C1(i){let t=null;return Object.defineProperty({...i},"tables",{get:()=>t??={position:new cr(i.position,i.node_arc.length),orientation:new cr(i.orientation,i.node_arc.length),values:new cr(i.values,i.value_arc.length)}})}function fl(i,t){let e=i.length-1;if(e<1||!(t>i[0]))return{i:0,j:0,a:0};if(t>=i[e])return{i:e,j:e,a:0};let n=0,s=e;for(;s-n>1;){let o=n+s>>1;i[o]<=t?n=o:s=o}let r=i[s]-i[n];return{i:n,j:s,a:r>0?(t-i[n])/r:0}}function zo(i,t,e,n){let s=i[t*n.i+e]??NaN;if(n.a===0)return s;let r=i[t*n.j+e]??NaN;return s+n.a*(r-s)}function Ef(i,t,e,n){let s=zo(i,t,e,n);if(n.a===0||n.i===n.j)return s;let r=d=>d<0?NaN:i[t*d+e]??NaN,[o,a]=[r(n.i),r(n.j)],[l,c]=[r(n.i-1),r(n.j+1)];Number.isNaN(l)&&(l=3*(o-a)+c),Number.isNaN(c)&&(c=3*(a-o)+l);let{a:h}=n,u=o+.5*h*(a-l+h*(2*l-5*o+4*a-c+h*(3*(o-a)+c-l)));return Number.isFinite(u)?u:s}function pn(i,t,e){if(!i)return!1;let n=Ef(i,3,0,t),s=Ef(i,3,1,t),r=Ef(i,3,2,t);return Number.isFinite(n+s+r)?(e.set(n,s,r),!0):!1}function $h(i,t,e){return e.set(zo(i,3,0,t),zo(i,3,1,t),zo(i,3,2,t)),Number.isFinite(e.x+e.y+e.z)}var Lr=new C,Bo=new C,r0=new C,P1=new ae;function Zh(i,t,e){let n=s=>zo(i,9,s,t);return Lr.set(n(0),n(1),n(2)),Bo.set(n(3),n(4),n(5)),Number.isFinite(Lr.lengthSq()+Bo.lengthSq())?(Lr.normalize(),Bo.addScaledVector(Lr,-Lr.dot(Bo)).normalize(),r0.crossVectors(Lr,Bo),e.setFromRotationMatrix(P1.makeBasis(Lr,Bo,r0)),!0):!1}function a0(i,t){return zo(i,1,0,t)}function Y(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))typeof r=="function"?n.addEventListener(s,r):r===!0?n.setAttribute(s,""):r!==void 0&&r!==!1&&n.setAttribute(s,String(r));for(let s of e)s&&n.append(s);return n}function Ns(i){let t=i.split("`"),e=t.length%2===0?`\`${t.pop()}`:"",n=t.map((s,r)=>r%2===1?Y("code",{},s):s);return e===""?n:[...n,e]}function sn(i,t={},...e){let n=document.createElementNS("http://www.w3.org/2000/svg",i);for(let[s,r]of Object.entries(t))r!==void 0&&n.setAttribute(s,String(r));return n.append(...e),n}function oi(i,t=!1){let e=document.createElementNS("http://www.w3.org/2000/svg","svg");e.setAttribute("viewBox","0 0 24 24"),e.setAttribute("aria-hidden","true"),e.setAttribute("class",t?"icon filled":"icon");let n=document.createElementNS("http://www.w3.org/2000/svg","path");return n.setAttribute("d",i),e.append(n),e}var Mn={play:"M8 5.5v13l10.5-6.5z",pause:"M7 5h3.4v14H7zM13.6 5H17v14h-3.4z",start:"M6.5 5v14M18 6v12l-8.5-6z",loop:"M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 13v2a3 3 0 0 1-3 3H4",fit:"M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",full:"M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",camera:"M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",layers:"M12 4l9 5-9 5-9-5zM3.5 13.5L12 18.2l8.5-4.7",sun:"M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19",moon:"M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",warning:"M12 4l9.5 16.5h-19zM12 10v5M12 17.6v.4",check:"M5 12.5l4.5 4.5L19 7.5",back:"M14.5 6l-6 6 6 6",next:"M9.5 6l6 6-6 6",cross:"M6 6l12 12M18 6L6 18"};var I1="\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079";function Ii(i){let t=[...String(Math.abs(i))].map(e=>I1[Number(e)]).join("");return(i<0?"\u207B":"")+t}function pl(i){return i.replace("-","\u2212")}function Je(i,t=4){if(i==null||!Number.isFinite(i))return"\u2013";if(i===0)return"0";let e=Math.floor(Math.log10(Math.abs(i)));if(e>=-3&&e<Math.max(t,5))return pl(String(Number(i.toPrecision(t))));let[n,s]=i.toExponential(t-1).split("e");return pl(`${Number(n)}\xD710${Ii(Number(s))}`)}function l0(i,t=4){if(!Number.isFinite(i))return"\u2013";let e=Math.abs(i);if(e===0)return"0";if(e>=.001&&e<1e5)return pl(i.toFixed(Math.max(0,t-1-Math.max(-2,Math.floor(Math.log10(e))))));let[n,s]=i.toExponential(t-2).split("e");return pl(`${n}\xD710${Ii(Number(s))}`)}function Tf(i,t){return pl(i.toFixed(t))}function Dr(i,t){if(!(t>0))return Tf(i,2);let e=Math.floor(Math.log10(t));if(e>=-3&&e<6)return Tf(i,Math.max(0,3-e));let n=3*Math.floor(e/3);return`${Tf(i/10**n,3)}\xD710${Ii(n)}`}function On(i){return i.replace(/\^(-?\d+)/g,(t,e)=>Ii(Number(e))).replace(/([^\s,])[ *](?=\S)/g,"$1\xB7").replace(/,(?=\S)/g,", ")}var c0=20,L1=9,D1=4,ko=class{constructor(t,e,n){this.spots=t;this.describe=e;this.events=n;let s=r=>r.point.dominated===!0&&r.point.run===void 0;this.samplesOnly=t.filter(s),this.walk=t.filter(r=>r.point.run!==void 0).sort((r,o)=>r.values[0]-o.values[0]);for(let r of t)s(r)||this.addSign(r);this.root.append(this.back,this.samples,this.line,this.marks,this.fore),this.element.append(this.root,this.tip),this.listen(),new ResizeObserver(()=>this.resize()).observe(this.element)}spots;describe;events;element=Y("div",{class:"scatter"});root=sn("svg",{role:"group"});back=sn("g",{class:"scatter-axes","aria-hidden":"true"});samples=sn("path",{class:"scatter-samples","aria-hidden":"true"});line=sn("path",{class:"scatter-line","aria-hidden":"true"});fore=sn("g",{class:"scatter-fore","aria-hidden":"true"});marks=sn("g");tip=Y("div",{class:"scatter-tip",hidden:!0});signs=new Map;samplesOnly;walk;places=new Map;width=0;height=0;from={x:0,y:0};hovered=null;active=!1;drag(t,e){}draw(){if(this.width!==0){this.drawAxes(),this.places=new Map(this.spots.map(t=>[t.index,this.place(t.values)])),this.samples.setAttribute("d",this.samplesOnly.map(({index:t})=>`M${this.at(t)}h0`).join(""));for(let[t,e]of this.signs){let n=this.places.get(t)?.depth??1;e.setAttribute("transform",`translate(${this.at(t)}) scale(${(.75+.25*n).toFixed(3)})`),e.style.opacity=String(.45+.55*n)}this.showTip()}}mark(t,e){this.hovered=t;for(let{index:n,point:s}of this.spots){let r=this.signs.get(n);r?.classList.toggle("hovered",n===t),r?.classList.toggle("chosen",e(s)),r&&s.run!==void 0&&r.setAttribute("aria-pressed",String(e(s))),r&&e(s)&&r!==this.marks.lastChild&&document.activeElement!==r&&this.marks.append(r)}this.setStop(this.walk.find(n=>e(n.point))??this.walk[0]),this.showTip()}at(t){let{x:e,y:n}=this.places.get(t)??{x:0,y:0};return`${e.toFixed(1)},${n.toFixed(1)}`}addSign(t){let{point:e,index:n}=t,s=["scatter-point",e.dominated&&"dominated",e.run===void 0&&"bare"].filter(Boolean).join(" "),r=sn("g",{class:s},sn("circle",{class:"halo",r:10}),sn("circle",{class:"dot",r:e.dominated?3.5:5}));e.run!==void 0&&(r.setAttribute("role","button"),r.setAttribute("tabindex","-1"),r.setAttribute("aria-label",this.describe(t).map(o=>o.textContent).join(", ")),r.dataset.run=String(e.run),r.addEventListener("focus",()=>this.point(n)),r.addEventListener("blur",()=>this.point(null))),this.signs.set(n,r),this.marks.append(r)}setStop(t){for(let e of this.walk)this.signs.get(e.index)?.setAttribute("tabindex",e===t?"0":"-1")}listen(){let{root:t}=this;t.addEventListener("mousedown",e=>e.preventDefault()),t.addEventListener("pointerdown",e=>this.from={x:e.clientX,y:e.clientY}),t.addEventListener("pointermove",e=>{(e.buttons===0||e.pointerType==="touch")&&this.point(this.nearest(e)),e.buttons!==0&&this.drag(e.movementX,e.movementY)}),t.addEventListener("pointerleave",()=>this.point(null)),t.addEventListener("click",e=>{let n=Math.hypot(e.clientX-this.from.x,e.clientY-this.from.y),s=this.nearest(e);s!==null&&n<=D1&&this.events.choose(s)}),t.addEventListener("keydown",e=>this.key(e))}point(t){this.active=t!==null,this.events.point(t)}key(t){let e=this.walk.findIndex(r=>this.signs.get(r.index)===document.activeElement);if(e<0||t.ctrlKey||t.metaKey||t.altKey)return;let n=this.walk.length-1,s={ArrowRight:e+1,ArrowUp:e-1,ArrowLeft:e-1,ArrowDown:e+1,Home:0,End:n};if(t.key==="Enter"||t.key===" ")this.events.choose(this.walk[e].index);else if(Object.hasOwn(s,t.key)){let r=this.walk[Math.min(n,Math.max(0,s[t.key]))];this.setStop(r),this.signs.get(r.index)?.focus()}else return;t.preventDefault(),t.stopPropagation()}nearest(t){let e=this.root.getBoundingClientRect(),[n,s]=[t.clientX-e.left,t.clientY-e.top],[r,o]=[null,1/0];for(let{index:a,point:l}of this.spots){let c=this.places.get(a);if(!c)continue;let h=Math.hypot(c.x-n,c.y-s),u=l.run===void 0?h+(c0-L1):h;u<Math.min(o,c0)&&([r,o]=[a,u])}return r}resize(){let t=this.element.clientWidth;t===0||t===this.width||(this.width=t,this.height=this.heightFor(t),this.root.setAttribute("width",String(t)),this.root.setAttribute("height",String(this.height)),this.root.setAttribute("viewBox",`0 0 ${t} ${this.height}`),this.draw())}showTip(){let t=this.spots.find(({index:a})=>a===this.hovered),e=t&&this.places.get(t.index);if(this.tip.hidden=!e||!this.active,!t||!e||!this.active)return;this.tip.replaceChildren(...this.describe(t));let[n,s]=[this.tip.offsetWidth,this.tip.offsetHeight],r=e.x+14+n>this.width?e.x-14-n:e.x+14,o=Math.min(this.height-s,Math.max(0,e.y-s-8));this.tip.style.transform=`translate(${Math.max(0,r).toFixed(0)}px, ${o.toFixed(0)}px)`}};var h0=.01,N1=.29,U1=4,Go=[0,1,2,3,4,5,6,7].map(i=>[i&1,i>>1&1,i>>2&1].map(t=>2*t-1)),Af=Go.flatMap((i,t)=>[1,2,4].filter(e=>(t&e)===0).map(e=>[t,t|e])),Jh=class extends ko{constructor(e,n,s,r,o){super(e,n,s);this.objectives=r;this.ends=o;this.element.classList.add("turnable"),this.root.setAttribute("aria-label","All three objectives; drag to turn")}objectives;ends;azimuth=-.75;elevation=.42;heightFor(e){return Math.round(Math.min(340,Math.max(190,.9*e)))}place(e){return this.project(this.ends.map(([n,s],r)=>s>n?2*(e[r]-n)/(s-n)-1:0))}drag(e,n){this.azimuth+=h0*e,this.elevation=Math.min(1.5,Math.max(-.2,this.elevation+h0*n)),this.draw()}project([e,n,s]){let[r,o,a,l]=[Math.cos(this.azimuth),Math.sin(this.azimuth),Math.cos(this.elevation),Math.sin(this.elevation)],[c,h]=[r*e-o*n,o*e+r*n],u=N1*Math.min(this.width,this.height);return{x:this.width/2+u*c,y:this.height/2+U1-u*(a*s+l*h),depth:Math.min(1,Math.max(0,.5-(a*h-l*s)/3.4))}}drawAxes(){let e=Go.map(o=>this.project(o)),n=e.reduce((o,{depth:a},l)=>a<e[o].depth?l:o,0),s=7-n,r=Af.filter(([o,a])=>o!==s&&a!==s).map(([o,a])=>sn("path",{class:o===n||a===n?"grid":"frame",d:`M${e[o].x.toFixed(1)},${e[o].y.toFixed(1)}L${e[a].x.toFixed(1)},${e[a].y.toFixed(1)}`}));this.back.replaceChildren(...r,...this.objectives.slice(0,3).flatMap((o,a)=>this.labels(a,n)))}labels(e,n){let s={x:this.width/2,y:this.height/2},r=1<<e,o=Af.filter(([S,y])=>(S^y)===r&&![n,7-n].some(R=>R===S||R===y)),a=([S,y])=>{let[R,E]=[this.project(Go[S]),this.project(Go[y])];return{x:(R.x+E.x)/2,y:(R.y+E.y)/2}},l=o.reduce((S,y)=>{let[R,E]=[a(S),a(y)];return(e===2?E.x<R.x:E.y>R.y)?y:S},o[0]??Af[e]),c=a(l),h=Math.hypot(c.x-s.x,c.y-s.y)||1,[u,d]=[(c.x-s.x)/h,(c.y-s.y)/h],f=Math.abs(u)<.35?"middle":u>0?"start":"end",p=(S,y,R,E,_)=>sn("text",{class:S,x:(y+E*u).toFixed(1),y:Math.min(this.height-3,R+E*d+4).toFixed(1),"text-anchor":f},_),v=Math.max(...this.ends[e].map(Math.abs)),g=S=>Math.abs(S)<.001*v?0:S,m=l.map(S=>({...this.project(Go[S]),value:g(this.ends[e][Go[S][e]>0?1:0])})),x=.12;return[e===2?sn("text",{class:"name",x:2,y:13},this.objectives[2].name):p("name",c.x,c.y,20,this.objectives[e].name),...m.map(({x:S,y,value:R})=>p("",S+x*(c.x-S),y+x*(c.y-y),9,Je(R,2)))]}};var u0=[0,1,2,3,4,5,6].flatMap(i=>[1,2,5].map(t=>t*10**i)),F1=1.5,O1=2,B1=.75;function d0(i,t,e,n){if(i===null||t===null)return[i,t];let s=n?10**O1:F1*(t-i),r=e.filter(o=>n?o>=i/s&&o<=t*s:t===i||o>=i-s&&o<=t+s);return[Math.min(i,...r),Math.max(t,...r)]}var z1=1e-11;function f0(i,t){return t-i<=z1*Math.max(Math.abs(i),Math.abs(t))}function p0(i,t,e){let[n,s]=[Math.round(Math.log10(i)),Math.round(Math.log10(t))],r=[1,2,3,5,10,20,50].find(a=>(s-n)/a<=e)??100,o=[];for(let a=r*Math.ceil(n/r);a<=s;a+=r)o.push(+`1e${a}`);return o}function m0(i,t){if(i===null||t===null||!(i>0))return[.1,1];let e=Math.floor(Math.log10(i)+1e-9),n=Math.max(e+1,Math.ceil(Math.log10(t)-1e-9));return[+`1e${Math.max(-300,e)}`,+`1e${Math.max(-299,n)}`]}function Kh(i,t,e){let[n,s]=[1/0,-1/0],r=null;for(let h of i)for(let u of h)u!==null&&(r??=u,n=Math.min(n,u),s=Math.max(s,u));if(r===null)return{base:0,exponent:0};t&&([n,s]=t);let o=s-n,a=e&&!f0(n,s)&&Math.abs(r)>2e3*o,l=a?Math.max(s-r,r-n):Math.max(Math.abs(n),Math.abs(s)),c=l>0?Math.floor(Math.log10(l)):0;return{base:a?r:0,exponent:c>=-2&&c<4?0:3*Math.floor(c/3)}}function g0(i,t){if(i===null||t===null)return[-1,1];if(f0(i,t)){let n=i===0?1:.1*Math.abs(i);return[i-n,t+n]}let e=.07*(t-i);return[i-e,t+e]}function ml(i){return Je(i,6)}function x0(i){let t=Math.log10(i);return Math.abs(t-Math.round(t))<1e-6?`10${Ii(Math.round(t))}`:""}function _0(i,t){let[e,n]=i.length>0?[i,t]:[t,[]];if(e.length===0)return[0,1];let[s,r]=[Math.min(...e),Math.max(...e)],o=B1*(r-s),a=n.filter(l=>l>=s-o&&l<=r+o);return[Math.min(s,...a),Math.max(r,...a)]}function v0(i,t,e){let n=(t-i)/Math.max(1,e);if(!(n>0))return[i];let s=10**Math.floor(Math.log10(n)),r=([1,2,5].find(a=>a*s>=.7*n)??10)*s,o=[];for(let a=Math.ceil(i/r-1e-9);a*r<=t+1e-9*r;a++)o.push(a*r);return o}var[Vo,y0,jh,Rf]=[50,16,26,40],k1=.07,Qh=class extends ko{constructor(e,n,s,r,o,a){super(e,n,s);this.pair=r;this.objectives=o;this.scales=r.map(u=>G1(a[u]));let l=o.length===2?e.filter(({point:u})=>!u.dominated):[];this.path=l.sort((u,d)=>u.values[0]-d.values[0]);let[c,h]=r.map(u=>o[u].name);this.root.setAttribute("aria-label",`${h} over ${c}`)}pair;objectives;scales;path;heightFor(e){return Math.round(Math.min(340,Math.max(190,.64*e)))}place(e){return{x:this.along(0,e[this.pair[0]]),y:this.along(1,e[this.pair[1]]),depth:1}}along(e,n){let{low:s,high:r}=this.scales[e],o=(n-s)/(r-s);return e===0?Vo+o*(this.width-Vo-y0):this.height-Rf-o*(this.height-jh-Rf)}drawAxes(){let[e,n]=[this.height-Rf,this.width-y0],s=[(n-Vo)/62,(e-jh)/42],[r,o]=this.scales.map(({low:l,high:c},h)=>v0(l,c,s[h])),a=(l,c)=>ml(c*10**-this.scales[l].exponent);this.back.replaceChildren(...r.map(l=>sn("path",{class:"grid",d:`M${this.along(0,l).toFixed(1)} ${jh}V${e}`})),...o.map(l=>sn("path",{class:"grid",d:`M${Vo} ${this.along(1,l).toFixed(1)}H${n}`})),sn("path",{class:"frame",d:`M${Vo} ${jh}V${e}H${n}`}),...r.map(l=>sn("text",{x:this.along(0,l).toFixed(1),y:e+15,"text-anchor":"middle"},a(0,l))),...o.map(l=>sn("text",{x:Vo-7,y:(this.along(1,l)+4).toFixed(1),"text-anchor":"end"},a(1,l))),sn("text",{class:"name",x:n,y:e+32,"text-anchor":"end"},this.name(0)),sn("text",{class:"name",x:2,y:13},this.name(1))),this.line.setAttribute("d",this.path.map(({values:l},c)=>{let{x:h,y:u}=this.place(l);return`${c===0?"M":"L"}${h.toFixed(1)},${u.toFixed(1)}`}).join(""))}name(e){let n=this.objectives[this.pair[e]],{exponent:s}=this.scales[e],r=[s===0?"":`10${Ii(s)}`,On(n.unit)].filter(o=>o!=="").join(" ");return r===""?n.name:`${n.name} in ${r}`}};function G1([i,t]){let{exponent:e}=Kh([[i,t]],void 0,!1),n=t>i?k1*(t-i):.1*Math.abs(i)||1;return{low:i-n,high:t+n,exponent:e}}var V1=60,tu=class{constructor(t,e,n){this.front=t;this.choose=n;let s=t.objectives.length,r=t.points.flatMap((l,c)=>{let h=l.values.slice(0,s).map(d=>d??NaN);if(h.length<s||!h.every(Number.isFinite))return[];let u=l.run!==void 0&&l.run<e?l.run:void 0;return[{index:c,values:h,point:{...l,run:u}}]}),o=(l,c)=>r.filter(({point:h})=>(h.dominated??!1)===c).map(({values:h})=>h[l]);this.ends=t.objectives.map((l,c)=>_0(o(c,!1),o(c,!0))),this.spots=r.filter(({values:l})=>l.every((c,h)=>c>=this.ends[h][0]&&c<=this.ends[h][1])),this.outside=r.length-this.spots.length,this.drawings=this.makeDrawings();let a=Y("div",{class:`scatters${s>2?" many":""}${s>2||this.spots.length>V1?" fine":""}`},...this.drawings.map(l=>l.element));this.element.append(a,this.legend(),this.state)}front;choose;element=Y("div",{class:"front"});spots;ends;outside;drawings;state=Y("p",{class:"front-state","aria-live":"polite"});run=-1;hovered=null;show(t){this.run=t,this.mark();let e=this.spots.find(({point:s})=>s.run===t);this.state.replaceChildren(...e?[Y("span",{class:"front-chosen"},"Shown: "),...this.describe(e)]:["Click a point to see its motion."])}makeDrawings(){let{objectives:t}=this.front,e={point:r=>this.hover(r),choose:r=>{let o=this.spots.find(a=>a.index===r)?.point.run;o!==void 0&&this.choose(o)}},n=r=>this.describe(r),s=(r,o)=>new Qh(this.spots,n,e,[r,o],t,this.ends);return t.length<2?[]:t.length===2?[s(0,1)]:[s(0,1),s(0,2),s(1,2),new Jh(this.spots,n,e,t,this.ends)]}hover(t){t!==this.hovered&&(this.hovered=t,this.mark())}mark(){let t=e=>e.run!==void 0&&e.run===this.run;for(let e of this.drawings)e.mark(this.hovered,t)}describe({point:t,values:e}){let n=this.front.objectives.map(({name:s,unit:r},o)=>Y("span",{class:"front-value"},Y("span",{},`${s} `),Y("b",{},Je(e[o],4)),r===""?"":` ${On(r)}`));return t.label?[Y("strong",{},t.label),...n]:n}legend(){let t=r=>this.spots.filter(({point:o})=>(o.dominated??!1)===r).length,[e,n]=[t(!1),t(!0)],s=(r,o)=>Y("span",{class:`front-key ${r}`},o);return Y("p",{class:"front-legend"},s("best",`front, ${e} ${e===1?"point":"points"}`),n>0&&s("rest",`dominated, ${n}${this.outside>0?` of ${n+this.outside}`:""}`),s("chosen","shown"))}};var H1=[["oblique","3D","Oblique view (1)"],["front","Front","Front view (2)"],["side","Side","Side view (3)"],["top","Top","Top view (4)"]],W1=[["joints","Joints"],["trails","Trails"],["arrows","Arrows"],["names","Names"],["frames","Axes of bodies and rods"],["grid","Grid"]];function Cf(i){(document.fullscreenElement?document.exitFullscreen():i.requestFullscreen()).catch(()=>{})}function b0(i,t){let e=H1.map(([r,o,a])=>Y("button",{type:"button",class:"button",title:a,click:()=>i.view(r)},o)),n=(r,o,a)=>Y("button",{type:"button",class:"button round",title:r,"aria-label":r,click:a},oi(o)),s=n("Save the picture for print (PNG)",Mn.camera,()=>If(i.picture()));return s.classList.add("wide-only"),Y("div",{class:"tools",role:"toolbar","aria-label":"Picture"},Y("div",{class:"segments"},...e),n("Show everything (0)",Mn.fit,()=>i.fit()),X1(i),s,n("Full screen (F)",Mn.full,()=>Cf(t)))}function X1(i){let t=W1.map(([a,l])=>{let c=Y("input",{type:"checkbox",checked:i.switches[a],change:()=>i.set(a,c.checked)});return Y("label",{},c,l)}),e=Y("input",{type:"checkbox",change:()=>i.parallel=!e.checked}),n=Y("select",{class:"select","aria-label":"Follow",change:()=>i.follow(n.value)}),s=()=>{e.checked=!i.parallel,r.value=i.snapshots.join(", ");let a=i.following;n.replaceChildren(Y("option",{value:""},"nothing"),...i.followable.map(l=>Y("option",{value:l},l))),n.value=a},r=Y("input",{type:"text",class:"times",id:"snapshots",placeholder:"0, 0.5, 1","aria-label":"Times of snapshots [s]",change:()=>i.snapshots=Pf(r.value)}),o=Y("details",{class:"menu",toggle:s},Y("summary",{class:"button round",title:"What is shown","aria-label":"What is shown"},oi(Mn.layers)),Y("div",{class:"menu-body"},...t,Y("hr",{}),Y("label",{},e,"Perspective"),Y("label",{},"Follow",n),Y("label",{title:"Times in seconds, shown at once as pale pictures"},"Snapshots",r)));return document.addEventListener("pointerdown",a=>{o.contains(a.target)||(o.open=!1)}),o}function Pf(i){return i.split(/[\s,;]+/).filter(t=>t!=="").map(Number).filter(Number.isFinite)}function If(i,t="png",e=document.title){Y("a",{href:i,download:`${e||"alembert"}.${t}`}).click()}function S0(i,t,e,n,s){let r={" ":()=>i.toggle(),ArrowRight:o=>i.step(o?10:1),ArrowLeft:o=>i.step(o?-10:-1),ArrowUp:()=>i.faster(1),ArrowDown:()=>i.faster(-1),Home:()=>i.seek(i.start),End:()=>i.seek(i.end),l:()=>{i.looping=!i.looping,i.tell()},f:()=>Cf(n),t:e,n:()=>s(1),p:()=>s(-1),0:()=>t?.fit(),1:()=>t?.view("oblique"),2:()=>t?.view("front"),3:()=>t?.view("side"),4:()=>t?.view("top")};document.addEventListener("keydown",o=>{let a=o.target;if(o.ctrlKey||o.metaKey||o.altKey)return;let l=o.key.length===1?o.key.toLowerCase():o.key;if(a instanceof HTMLInputElement&&a.type==="text"||a.tagName==="SELECT"||l===" "&&(a.tagName==="BUTTON"||a.tagName==="SUMMARY"))return;let c=r[l];c&&(o.preventDefault(),c(o.shiftKey))})}var eu=class{constructor(t){this.changed=t}changed;element=Y("div",{class:"picker"});chosen=[];setRun(t){let{channels:e}=t;if(this.element.hidden=!e,!e)return;let n=(a,l)=>Y("option",{value:a,title:a},e.units[l]==="1"?e.labels[l]:`${e.labels[l]} [${On(e.units[l])}]`),s=Y("select",{class:"select wide","aria-label":"Plot another channel",change:()=>this.add(s.value)},Y("option",{value:""},`Plot another of ${e.names.length} channels \u2026`),...e.names.map(n)),r=Y("button",{type:"button",class:"button small",hidden:this.chosen.length===0,click:()=>this.clear()},"Remove"),o=e.left_out>0&&Y("small",{},`${e.left_out} more are in the result file.`);this.element.replaceChildren(s,r,o||"")}plots(t){let{channels:e}=t;if(!e)return[];let n=new cr(e.values,1),s=r=>{let o=e.names.indexOf(r);if(o<0)return[];let a=t.time.map((l,c)=>n.at(c,0,o));return[{title:e.labels[o],unit:e.units[o],series:[{name:r,values:a}]}]};return this.chosen.flatMap(s)}add(t){t!==""&&!this.chosen.includes(t)&&(this.chosen=[t,...this.chosen]),this.changed()}clear(){this.chosen=[],this.changed()}};function M0(i){let t=Y("div",{class:"phases",role:"group","aria-label":"Phases",hidden:!0}),e=[],n=[];return i.listen(()=>{i.phases!==e&&(e=i.phases,n=e.map(r=>Y1(i,r)),t.replaceChildren(...n),t.hidden=n.length===0);let s=q1(e,i.time);n.forEach((r,o)=>r.setAttribute("aria-current",o===s?"step":"false"))}),t}function q1(i,t){let e=-1;return i.forEach(({start:n,end:s},r)=>{n!==null&&s!==null&&t>=n&&t<=s&&(e=r)}),e}function Y1(i,{name:t,start:e,end:n}){let[s,r]=[Math.max(e??i.start,i.start),Math.min(n??i.end,i.end)],o=c=>`${100*Math.max(0,c)/(i.duration||1)}%`,a=c=>`${Dr(c,i.duration)} ${i.unit}`,l=Y("button",{type:"button",class:"phase",title:`${t}: ${a(s)} to ${a(r)}`,click:()=>i.seek(s)},t);return l.style.left=o(s-i.start),l.style.width=o(r-s),l}var gl=[...[-15,-14,-13,-12,-11,-10,-9,-8,-7,-6,-5,-4,-3].map(i=>+`1e${i}`),.01,.02,.05,.1,.2,.5,1,2,5,10,20,50,100,...[3,4,5,6,7,8,9].map(i=>+`1e${i}`)],nu=class{time=0;playing=!1;looping=!0;speed=1;frames=[0];listeners=[];before=0;listen(t){this.listeners.push(t)}unit="s";phases=[];setFrames(t,e="s",n=[],s=!1){let r=this.duration>0?(this.time-this.start)/this.duration:0;this.unit=e,this.phases=n,this.frames=t.length>0?t:[0],s||(this.speed=$1(this.duration)),this.playing&&=s&&this.duration>0,this.seek(s?n.length>0?this.start+r*this.duration:this.time:this.start)}get start(){return this.frames[0]}get end(){return this.frames[this.frames.length-1]}get duration(){return this.end-this.start}seek(t){this.time=Math.min(this.end,Math.max(this.start,t)),this.tell()}step(t){this.playing=!1;let e=1e-9*this.duration,n=this.frames.length-1,s=this.frames.findIndex(r=>r>=this.time-e);s<0&&(s=n),t>0&&this.frames[s]>this.time+e&&(s-=1),this.seek(this.frames[Math.min(n,Math.max(0,s+t))])}toggle(){this.playing=!this.playing&&this.duration>0,this.playing&&(this.time>=this.end&&(this.time=this.start),this.before=performance.now(),requestAnimationFrame(this.tick)),this.tell()}faster(t){let e=gl.indexOf(this.speed);this.speed=gl[Math.min(gl.length-1,Math.max(0,e+t))],this.tell()}tell(){for(let t of this.listeners)t()}tick=t=>{if(!this.playing)return;let e=Math.min(.1,Math.max(0,(t-this.before)/1e3));this.before=t;let n=this.time+e*this.speed;n>=this.end&&(this.looping?n=this.start+(n-this.start)%this.duration:(n=this.end,this.playing=!1)),this.seek(n),requestAnimationFrame(this.tick)}};function $1(i){if(!(i>0)||i>=1.5&&i<=60)return 1;let t=i/10,e=n=>Math.abs(Math.log(n/t));return gl.reduce((n,s)=>e(s)<e(n)?s:n)}function Z1(i){return i>=.01&&i<=1e3?`${i}\xD7`:`10${Ii(Math.round(Math.log10(i)))}\xD7`}function w0(i){let t=oi(Mn.play,!0),e=oi(Mn.pause,!0),n=Y("button",{class:"button round primary",type:"button",click:()=>i.toggle()},t),s=Y("button",{class:"button round",type:"button",title:"To the start (Home)","aria-label":"To the start",click:()=>i.seek(i.start)},oi(Mn.start,!0)),r=Y("button",{class:"button round",type:"button",title:"Repeat (L)","aria-label":"Repeat",click:()=>{i.looping=!i.looping,i.tell()}},oi(Mn.loop)),o=Y("input",{type:"range",class:"scrub",id:"scrub",min:0,max:1e5,step:1,value:0,"aria-label":"Time",input:()=>i.seek(i.start+i.duration*Number(o.value)/1e5)}),a=Y("select",{class:"select",title:"Speed (up and down arrows)","aria-label":"Speed",change:()=>{i.speed=Number(a.value),i.tell()}},...gl.map(u=>Y("option",{value:u},Z1(u)))),l=Y("span",{class:"now"}),c=Y("span",{class:"end"}),h=Y("output",{class:"reading","aria-label":"Time in seconds"},l,c);return i.listen(()=>{let u=i.duration>0?(i.time-i.start)/i.duration:0;o.value=String(Math.round(u*1e5)),o.style.setProperty("--share",`${100*u}%`),l.textContent=Dr(i.time,i.duration),c.textContent=` / ${Dr(i.end,i.duration)} ${i.unit}`,o.setAttribute("aria-valuetext",`${l.textContent} ${i.unit}`),n.replaceChildren(i.playing?e:t),n.title=i.playing?"Pause (space)":"Play (space)",n.setAttribute("aria-label",i.playing?"Pause":"Play"),r.setAttribute("aria-pressed",String(i.looping)),a.value=String(i.speed)}),Y("div",{class:"player",role:"group","aria-label":"Animation"},n,s,Y("div",{class:"track"},M0(i),o),h,a,r)}var J1="uplot",K1="u-hz",j1="u-vt",Q1="u-title",tE="u-wrap",eE="u-under",nE="u-over",iE="u-axis",Fr="u-off",sE="u-select",rE="u-cursor-x",oE="u-cursor-y",aE="u-cursor-pt",lE="u-legend",cE="u-live",hE="u-inline",uE="u-series",dE="u-marker",E0="u-label",fE="u-value",_l="width",vl="height";var T0="bottom",Ho="left",Lf="right",Zf="#000",A0=Zf+"0",Df="mousemove",R0="mousedown",Nf="mouseup",C0="mouseenter",P0="mouseleave",I0="dblclick",pE="resize",mE="scroll",L0="change",au="dppxchange",Jf="--",Jo=typeof window<"u",zf=Jo?document:null,Xo=Jo?window:null,gE=Jo?navigator:null,Te,iu;function kf(){let i=devicePixelRatio;Te!=i&&(Te=i,iu&&Vf(L0,iu,kf),iu=matchMedia(`(min-resolution: ${Te-.001}dppx) and (max-resolution: ${Te+.001}dppx)`),Or(L0,iu,kf),Xo.dispatchEvent(new CustomEvent(au)))}function yi(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Gf(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function Xe(i,t,e){i.style[t]=e+"px"}function Yi(i,t,e,n){let s=zf.createElement(i);return t!=null&&yi(s,t),e?.insertBefore(s,n),s}function Li(i,t){return Yi("div",i,t)}var D0=new WeakMap;function hs(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=D0.get(i);r!=o&&(i.style.transform=r,D0.set(i,r),t<0||e<0||t>n||e>s?yi(i,Fr):Gf(i,Fr))}var N0=new WeakMap;function U0(i,t,e){let n=t+e,s=N0.get(i);n!=s&&(N0.set(i,n),i.style.background=t,i.style.borderColor=e)}var F0=new WeakMap;function O0(i,t,e,n){let s=t+""+e,r=F0.get(i);s!=r&&(F0.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var Kf={passive:!0},xE={...Kf,capture:!0};function Or(i,t,e,n){t.addEventListener(i,e,n?xE:Kf)}function Vf(i,t,e,n){t.removeEventListener(i,e,Kf)}Jo&&kf();function $i(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:bi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function ux(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var dx=i=>i!=null,fx=i=>i!=null&&i>0,hu=ux(dx),_E=ux(fx);function vE(i,t,e,n=0,s=!1){let r=s?_E:hu,o=s?fx:dx;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Oe,l??-Oe]}function uu(i,t,e,n){let s=k0(i),r=k0(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?Us:px,a=s==1?bi:Di,l=r==1?Di:bi,c=a(o(En(i))),h=l(o(En(t))),u=qo(e,c),d=qo(e,h);return e==10&&(c<0&&(u=Be(u,-c)),h<0&&(d=Be(d,-h))),n||e==2?(i=u*s,t=d*r):(i=_x(i,u),t=du(t,d)),[i,t]}function jf(i,t,e,n){let s=uu(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var Qf=.1,B0={mode:3,pad:Qf},bl={pad:0,soft:null,mode:0},yE={min:bl,max:bl};function lu(i,t,e,n){return fu(e)?z0(i,t,e):(bl.pad=e,bl.soft=n?0:null,bl.mode=n?3:0,z0(i,t,yE))}function Me(i,t){return i??t}function bE(i,t,e){for(t=Me(t,0),e=Me(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function z0(i,t,e){let n=e.min,s=e.max,r=Me(n.pad,0),o=Me(s.pad,0),a=Me(n.hard,-Oe),l=Me(s.hard,Oe),c=Me(n.soft,Oe),h=Me(s.soft,-Oe),u=Me(n.mode,0),d=Me(s.mode,0),f=t-i,p=Us(f),v=ei(En(i),En(t)),g=Us(v),m=En(g-p);(f<1e-24||m>10)&&(f=0,(i==0||t==0)&&(f=1e-24,u==2&&c!=Oe&&(r=0),d==2&&h!=-Oe&&(o=0)));let x=f||v||1e3,S=Us(x),y=qo(10,bi(S)),R=x*(f==0?i==0?.1:1:r),E=Be(_x(i-R,y/10),24),_=i>=c&&(u==1||u==3&&E<=c||u==2&&E>=c)?c:Oe,w=ei(a,E<_&&i>=_?_:Zi(_,E)),F=x*(f==0?t==0?.1:1:o),D=Be(du(t+F,y/10),24),L=t<=h&&(d==1||d==3&&D>=h||d==2&&D<=h)?h:-Oe,k=Zi(l,D>L&&t<=L?L:ei(L,D));return w==k&&w==0&&(k=100),[w,k]}var SE=new Intl.NumberFormat(Jo?gE.language:"en-US"),tp=i=>SE.format(i),Si=Math,ou=Si.PI,En=Si.abs,bi=Si.floor,wn=Si.round,Di=Si.ceil,Zi=Si.min,ei=Si.max,qo=Si.pow,k0=Si.sign,Us=Si.log10,px=Si.log2,ME=(i,t=1)=>Si.sinh(i)*t,Uf=(i,t=1)=>Si.asinh(i/t),Oe=1/0;function G0(i){return(Us((i^i>>31)-(i>>31))|0)+1}function Hf(i,t,e){return Zi(ei(i,t),e)}function mx(i){return typeof i=="function"}function ve(i){return mx(i)?i:()=>i}var wE=()=>{},gx=i=>i,xx=(i,t)=>t,EE=i=>null,V0=i=>!0,H0=(i,t)=>i==t,TE=/\.\d*?(?=9{6,}|0{6,})/gm,Br=i=>{if(yx(i)||ur.has(i))return i;let t=`${i}`,e=t.match(TE);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${Br(s)}e${r}`}return Be(i,n)};function Nr(i,t){return Br(Be(Br(i/t))*t)}function du(i,t){return Br(Di(Br(i/t))*t)}function _x(i,t){return Br(bi(Br(i/t))*t)}function Be(i,t=0){if(yx(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return wn(n)/e}var ur=new Map;function vx(i){return((""+i).split(".")[1]||"").length}function Ml(i,t,e,n){let s=[],r=n.map(vx);for(let o=t;o<e;o++){let a=En(o),l=Be(qo(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Be(h,u);s.push(d),ur.set(d,u)}}return s}var Sl={},ep=[],Yo=[null,null],hr=Array.isArray,yx=Number.isInteger,AE=i=>i===void 0;function W0(i){return typeof i=="string"}function fu(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function RE(i){return i!=null&&typeof i=="object"}var CE=Object.getPrototypeOf(Uint8Array),bx="__proto__";function $o(i,t=fu){let e;if(hr(i)){let n=i.find(s=>s!=null);if(hr(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=$o(i[s],t)}else e=i.slice()}else if(i instanceof CE)e=i.slice();else if(t(i)){e={};for(let n in i)n!=bx&&(e[n]=$o(i[n],t))}else e=i;return e}function mn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=bx&&(fu(i[s])?mn(i[s],$o(n[s])):i[s]=$o(n[s]))}return i}var PE=0,IE=1,LE=2;function DE(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function NE(i,t){if(OE(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return BE(o[0])||(o=FE(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:IE,f=[];for(let p=0;p<h.length;p++){let v=h[p],g=r.get(l[p]);v===null?d!=PE&&(u[g]=v,d==LE&&f.push(g)):u[g]=v}DE(u,f,s),n.push(u)}}return n}var UE=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function FE(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function OE(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function BE(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=ei(1,bi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Sx=["January","February","March","April","May","June","July","August","September","October","November","December"],Mx=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function wx(i){return i.slice(0,3)}var zE=Mx.map(wx),kE=Sx.map(wx),GE={MMMM:Sx,MMM:kE,WWWW:Mx,WWW:zE};function xl(i){return(i<10?"0":"")+i}function VE(i){return(i<10?"00":i<100?"0":"")+i}var HE={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>xl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>xl(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>xl(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>xl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>xl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>VE(i.getMilliseconds())};function np(i,t){t=t||GE;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?HE[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var WE=new Intl.DateTimeFormat().resolvedOptions().timeZone;function XE(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==WE?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var Ex=i=>i%1==0,cu=[1,2,2.5,5],qE=Ml(10,-32,0,cu),Tx=Ml(10,0,32,cu),YE=Tx.filter(Ex),Ur=qE.concat(Tx),ip=`
`,Ax="{YYYY}",X0=ip+Ax,Rx="{M}/{D}",yl=ip+Rx,su=yl+"/{YY}",Cx="{aa}",$E="{h}:{mm}",Wo=$E+Cx,q0=ip+Wo,Y0=":{ss}",Ce=null;function Px(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?Ml(10,0,3,cu).filter(Ex):Ml(10,-3,0,cu)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Ax,Ce,Ce,Ce,Ce,Ce,Ce,1],[s*28,"{MMM}",X0,Ce,Ce,Ce,Ce,Ce,1],[s,Rx,X0,Ce,Ce,Ce,Ce,Ce,1],[n,"{h}"+Cx,su,Ce,yl,Ce,Ce,Ce,1],[e,Wo,su,Ce,yl,Ce,Ce,Ce,1],[t,Y0,su+" "+Wo,Ce,yl+" "+Wo,Ce,q0,Ce,1],[i,Y0+".{fff}",su+" "+Wo,Ce,yl+" "+Wo,Ce,q0,Ce,1]];function h(u){return(d,f,p,v,g,m)=>{let x=[],S=g>=o,y=g>=r&&g<o,R=u(p),E=Be(R*i,3),_=Ff(R.getFullYear(),S?0:R.getMonth(),y||S?1:R.getDate()),w=Be(_*i,3);if(y||S){let F=y?g/r:0,D=S?g/o:0,L=E==w?E:Be(Ff(_.getFullYear()+D,_.getMonth()+F,1)*i,3),k=new Date(wn(L/i)),W=k.getFullYear(),N=k.getMonth();for(let z=0;L<=v;z++){let X=Ff(W+D*z,N+F*z,1),V=X-u(Be(X*i,3));L=Be((+X+V)*i,3),L<=v&&x.push(L)}}else{let F=g>=s?s:g,D=bi(p)-bi(E),L=w+D+du(E-w,F);x.push(L);let k=u(L),W=k.getHours()+k.getMinutes()/e+k.getSeconds()/n,N=g/n,z=d.axes[f]._space,X=m/z;for(;L=Be(L+g,i==1?0:3),!(L>v);)if(N>1){let V=bi(Be(W+N,6))%24,Q=u(L).getHours()-V;Q>1&&(Q=-1),L-=Q*n,W=(W+N)%24;let st=x[x.length-1];Be((L-st)/g,3)*X>=.7&&x.push(L)}else x.push(L)}return x}}return[l,c,h]}var[ZE,JE,KE]=Px(1),[jE,QE,tT]=Px(.001);Ml(2,-53,53,[1]);function $0(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function Z0(i,t){return(e,n,s,r,o)=>{let a=t.find(p=>o>=p[0])||t[t.length-1],l,c,h,u,d,f;return n.map(p=>{let v=i(p),g=v.getFullYear(),m=v.getMonth(),x=v.getDate(),S=v.getHours(),y=v.getMinutes(),R=v.getSeconds(),E=g!=l&&a[2]||m!=c&&a[3]||x!=h&&a[4]||S!=u&&a[5]||y!=d&&a[6]||R!=f&&a[7]||a[1];return l=g,c=m,h=x,u=S,d=y,f=R,E(v)})}}function eT(i,t){let e=np(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function Ff(i,t,e){return new Date(i,t,e)}function J0(i,t){return t(i)}var nT="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function K0(i,t){return(e,n,s,r)=>r==null?Jf:t(i(n))}function iT(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function sT(i,t){return i.series[t].fill(i,t)}var rT={show:!0,live:!0,isolate:!1,mount:wE,markers:{show:!0,width:2,stroke:iT,fill:sT,dash:"solid"},idx:null,idxs:null,values:[]};function oT(i,t){let e=i.cursor.points,n=Li(),s=e.size(i,t);Xe(n,_l,s),Xe(n,vl,s);let r=s/-2;Xe(n,"marginLeft",r),Xe(n,"marginTop",r);let o=e.width(i,t,s);return o&&Xe(n,"borderWidth",o),n}function aT(i,t){let e=i.series[t].points;return e._fill||e._stroke}function lT(i,t){let e=i.series[t].points;return e._stroke||e._fill}function cT(i,t){return i.series[t].points.size}var Of=[0,0];function hT(i,t,e){return Of[0]=t,Of[1]=e,Of}function ru(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function Bf(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var uT={show:!0,x:!0,y:!0,lock:!1,move:hT,points:{one:!1,show:oT,size:cT,width:0,stroke:lT,fill:aT},bind:{mousedown:ru,mouseup:ru,click:ru,dblclick:ru,mousemove:Bf,mouseleave:Bf,mouseenter:Bf},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Ix={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},sp=mn({},Ix,{filter:xx}),Lx=mn({},sp,{size:10}),Dx=mn({},Ix,{show:!1}),rp='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Nx="bold "+rp,Ux=1.5,j0={show:!0,scale:"x",stroke:Zf,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Nx,side:2,grid:sp,ticks:Lx,border:Dx,font:rp,lineGap:Ux,rotate:0},dT="Value",fT="Time",Q0={show:!0,scale:"x",auto:!1,sorted:1,min:Oe,max:-Oe,idxs:[]};function pT(i,t,e,n,s){return t.map(r=>r==null?"":tp(r))}function mT(i,t,e,n,s,r,o){let a=[],l=ur.get(s)||0;e=o?e:Be(du(e,s),l);for(let c=e;c<=n;c=Be(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Wf(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?Us:px,h=bi(c(e));s=qo(l,h),l==10&&(s=Ur[$i(s,Ur)]);let u=e,d=s*l;l==10&&(d=Ur[$i(d,Ur)]);do a.push(u),u=u+s,l==10&&!ur.has(u)&&(u=Be(u,ur.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=Ur[$i(d,Ur)]));while(u<=n);return a}function gT(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Wf(i,t,ei(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?Wf(i,t,ei(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var Fx=/./,xT=/[12357]/,_T=/[125]/,tx=/1/,Xf=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function vT(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?Fx:l(7,o)-h>=c?xT:l(5,o)-h>=c?_T:tx;if(u==tx){let d=En(l(1,o)-h);if(d<c)return Xf(t.slice().reverse(),a.distr,u,Di(c/d)).reverse()}return Xf(t,a.distr,u,1)}function yT(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=En(l(1,o)-l(2,o));return c<a?Xf(t.slice().reverse(),3,Fx,Di(a/c)).reverse():t}function bT(i,t,e,n){return n==null?Jf:t==null?"":tp(t)}var ex={show:!0,scale:"y",stroke:Zf,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Nx,side:3,grid:sp,ticks:Lx,border:Dx,font:rp,lineGap:Ux,rotate:0};function ST(i,t){let e=3+(i||1)*2;return Be(e*t,3)}function MT(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=En(o-r),l=i.series[t],c=a/(l.points.space*Te);return n[1]-n[0]<=c}var nx={scale:null,auto:!0,sorted:0,min:Oe,max:-Oe},Ox=(i,t,e,n,s)=>s,ix={show:!0,auto:!0,sorted:0,gaps:Ox,alpha:1,facets:[mn({},nx,{scale:"x"}),mn({},nx,{scale:"y"})]},sx={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ox,alpha:1,points:{show:MT,filter:null},values:null,min:Oe,max:-Oe,idxs:[],path:null,clip:null};function wT(i,t,e,n,s){return e/10}var Bx={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},ET=mn({},Bx,{time:!1,ori:1}),rx={};function zx(i,t){let e=rx[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(rx[i]=e)),e}var Zo=1,qf=2;function zr(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,v=a.height,g=i.valToPosH,m=i.valToPosV;return h.ori==0?e(s,l,c,h,u,g,m,d,f,p,v,mu,Ko,xu,Gx,Hx):e(s,l,c,h,u,m,g,f,d,v,p,gu,jo,lp,Vx,Wx)}function op(i,t){let e=0,n=0,s=Me(i.bands,ep);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function TT(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Fs(i,t,e,n,s,r){return zr(i,t,(o,a,l,c,h,u,d,f,p,v,g)=>{let m=o.pxRound,x=c.dir*(c.ori==0?1:-1),S=c.ori==0?Ko:jo,y,R;x==1?(y=e,R=n):(y=n,R=e);let E=m(u(a[y],c,v,f)),_=m(d(l[y],h,g,p)),w=m(u(a[R],c,v,f)),F=m(d(r==1?h.max:h.min,h,g,p)),D=new Path2D(s);return S(D,w,F),S(D,E,F),S(D,E,_),D})}function pu(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?xu:lp,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function AT(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function ap(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let f=r(i[u]),p=d==u?f:r(i[d]),v=u-s;f=o<=0&&v>=0&&v<l?r(i[v]):f;let m=d+s;p=o>=0&&m>=0&&m<l?r(i[m]):p,p>=f&&a.push([f,p])}return a}function ox(i){return i==0?gx:i==1?wn:t=>Nr(t,i)}function kx(i){let t=i==0?mu:gu,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Zi(c,a/2,l/2),h=Zi(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var mu=(i,t,e)=>{i.moveTo(t,e)},gu=(i,t,e)=>{i.moveTo(e,t)},Ko=(i,t,e)=>{i.lineTo(t,e)},jo=(i,t,e)=>{i.lineTo(e,t)},xu=kx(0),lp=kx(1),Gx=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},Vx=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},Hx=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},Wx=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function Xx(i){return(t,e,n,s,r)=>zr(t,e,(o,a,l,c,h,u,d,f,p,v,g)=>{let{pxRound:m,points:x}=o,S,y;c.ori==0?(S=mu,y=Gx):(S=gu,y=Vx);let R=Be(x.width*Te,3),E=(x.size-x.width)/2*Te,_=Be(E*2,3),w=new Path2D,F=new Path2D,{left:D,top:L,width:k,height:W}=t.bbox;xu(F,D-_,L-_,k+_*2,W+_*2);let N=z=>{if(l[z]!=null){let X=m(u(a[z],c,v,f)),V=m(d(l[z],h,g,p));S(w,X+E,V),y(w,X,V,E,0,ou*2)}};if(r)r.forEach(N);else for(let z=n;z<=s;z++)N(z);return{stroke:R>0?w:null,fill:w,clip:F,flags:Zo|qf}})}function qx(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var RT=qx(Ko),CT=qx(jo);function Yx(i){let t=Me(i?.alignGaps,0);return(e,n,s,r)=>zr(e,n,(o,a,l,c,h,u,d,f,p,v,g)=>{[s,r]=hu(l,s,r);let m=o.pxRound,x=W=>m(u(W,c,v,f)),S=W=>m(d(W,h,g,p)),y,R;c.ori==0?(y=Ko,R=RT):(y=jo,R=CT);let E=c.dir*(c.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Zo},w=_.stroke,F=!1;if(r-s>=v*4){let W=ut=>e.posToVal(ut,c.key,!0),N=null,z=null,X,V,ct,K=x(a[E==1?s:r]),Q=x(a[s]),st=x(a[r]),dt=W(E==1?Q+1:st-1);for(let ut=E==1?s:r;ut>=s&&ut<=r;ut+=E){let tt=a[ut],vt=(E==1?tt<dt:tt>dt)?K:x(tt),Rt=l[ut];vt==K?Rt!=null?(V=Rt,N==null?(y(w,vt,S(V)),X=N=z=V):V<N?N=V:V>z&&(z=V)):Rt===null&&(F=!0):(N!=null&&R(w,K,S(N),S(z),S(X),S(V)),Rt!=null?(V=Rt,y(w,vt,S(V)),N=z=X=V):(N=z=null,Rt===null&&(F=!0)),K=vt,dt=W(K+E))}N!=null&&N!=z&&ct!=K&&R(w,K,S(N),S(z),S(X),S(V))}else for(let W=E==1?s:r;W>=s&&W<=r;W+=E){let N=l[W];N===null?F=!0:N!=null&&y(w,x(a[W]),S(N))}let[L,k]=op(e,n);if(o.fill!=null||L!=0){let W=_.fill=new Path2D(w),N=o.fillTo(e,n,o.min,o.max,L),z=S(N),X=x(a[s]),V=x(a[r]);E==-1&&([V,X]=[X,V]),y(W,V,z),y(W,X,z)}if(!o.spanGaps){let W=[];F&&W.push(...ap(a,l,s,r,E,x,t)),_.gaps=W=o.gaps(e,n,s,r,W),_.clip=pu(W,c.ori,f,p,v,g)}return k!=0&&(_.band=k==2?[Fs(e,n,s,r,w,-1),Fs(e,n,s,r,w,1)]:Fs(e,n,s,r,w,k)),_})}function PT(i){let t=Me(i.align,1),e=Me(i.ascDesc,!1),n=Me(i.alignGaps,0),s=Me(i.extend,!1);return(r,o,a,l)=>zr(r,o,(c,h,u,d,f,p,v,g,m,x,S)=>{[a,l]=hu(u,a,l);let y=c.pxRound,{left:R,width:E}=r.bbox,_=Q=>y(p(Q,d,x,g)),w=Q=>y(v(Q,f,S,m)),F=d.ori==0?Ko:jo,D={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Zo},L=D.stroke,k=d.dir*(d.ori==0?1:-1),W=w(u[k==1?a:l]),N=_(h[k==1?a:l]),z=N,X=N;s&&t==-1&&(X=R,F(L,X,W)),F(L,N,W);for(let Q=k==1?a:l;Q>=a&&Q<=l;Q+=k){let st=u[Q];if(st==null)continue;let dt=_(h[Q]),ut=w(st);t==1?F(L,dt,W):F(L,z,ut),F(L,dt,ut),W=ut,z=dt}let V=z;s&&t==1&&(V=R+E,F(L,V,W));let[ct,K]=op(r,o);if(c.fill!=null||ct!=0){let Q=D.fill=new Path2D(L),st=c.fillTo(r,o,c.min,c.max,ct),dt=w(st);F(Q,V,dt),F(Q,X,dt)}if(!c.spanGaps){let Q=[];Q.push(...ap(h,u,a,l,k,_,n));let st=c.width*Te/2,dt=e||t==1?st:-st,ut=e||t==-1?-st:st;Q.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),D.gaps=Q=c.gaps(r,o,a,l,Q),D.clip=pu(Q,d.ori,g,m,x,S)}return K!=0&&(D.band=K==2?[Fs(r,o,a,l,L,-1),Fs(r,o,a,l,L,1)]:Fs(r,o,a,l,L,K)),D})}function ax(i,t,e,n,s,r,o=Oe){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=En(i[l]-i[a]);h<c&&(c=h,o=En(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function IT(i){i=i||Sl;let t=Me(i.size,[.6,Oe,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ve(s),o=1-t[0],a=Me(t[1],Oe),l=Me(t[2],1),c=Me(i.disp,Sl),h=Me(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,p,v,g)=>zr(f,p,(m,x,S,y,R,E,_,w,F,D,L)=>{let k=m.pxRound,W=e,N=n*Te,z=a*Te,X=l*Te,V,ct;y.ori==0?[V,ct]=r(f,p):[ct,V]=r(f,p);let K=y.dir*(y.ori==0?1:-1),Q=y.ori==0?xu:lp,st=y.ori==0?h:(Pt,Zt,oe,wt,Ue,Gt,Yt)=>{h(Pt,Zt,oe,Ue,wt,Yt,Gt)},dt=Me(f.bands,ep).find(Pt=>Pt.series[0]==p),ut=dt!=null?dt.dir:0,tt=m.fillTo(f,p,m.min,m.max,ut),gt=k(_(tt,R,L,F)),vt,Rt,Mt,Wt=D,re=k(m.width*Te),Vt=!1,de=null,ce=null,ie=null,qe=null;u!=null&&(re==0||d!=null)&&(Vt=!0,de=u.values(f,p,v,g),ce=new Map,new Set(de).forEach(Pt=>{Pt!=null&&ce.set(Pt,new Path2D)}),re>0&&(ie=d.values(f,p,v,g),qe=new Map,new Set(ie).forEach(Pt=>{Pt!=null&&qe.set(Pt,new Path2D)})));let{x0:ze,size:an}=c;if(ze!=null&&an!=null){W=1,x=ze.values(f,p,v,g),ze.unit==2&&(x=x.map(oe=>f.posToVal(w+oe*D,y.key,!0)));let Pt=an.values(f,p,v,g);an.unit==2?Rt=Pt[0]*D:Rt=E(Pt[0],y,D,w)-E(0,y,D,w),Wt=ax(x,S,E,y,D,w,Wt),Mt=Wt-Rt+N}else Wt=ax(x,S,E,y,D,w,Wt),Mt=Wt*o+N,Rt=Wt-Mt;Mt<1&&(Mt=0),re>=Rt/2&&(re=0),Mt<5&&(k=gx);let De=Mt>0,Tn=Wt-Mt-(De?re:0);Rt=k(Hf(Tn,X,z)),vt=(W==0?Rt/2:W==K?0:Rt)-W*K*((W==0?N/2:0)+(De?re/2:0));let ye={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},gn=Vt?null:new Path2D,Ke=null;if(dt!=null)Ke=f.data[dt.series[1]];else{let{y0:Pt,y1:Zt}=c;Pt!=null&&Zt!=null&&(S=Zt.values(f,p,v,g),Ke=Pt.values(f,p,v,g))}let ln=V*Rt,B=ct*Rt;for(let Pt=K==1?v:g;Pt>=v&&Pt<=g;Pt+=K){let Zt=S[Pt];if(Zt==null)continue;if(Ke!=null){let q=Ke[Pt]??0;if(Zt-q==0)continue;gt=_(q,R,L,F)}let oe=y.distr!=2||c!=null?x[Pt]:Pt,wt=E(oe,y,D,w),Ue=_(Me(Zt,tt),R,L,F),Gt=k(wt-vt),Yt=k(ei(Ue,gt)),P=k(Zi(Ue,gt)),M=Yt-P;if(Zt!=null){let q=Zt<0?B:ln,ht=Zt<0?ln:B;Vt?(re>0&&ie[Pt]!=null&&Q(qe.get(ie[Pt]),Gt,P+bi(re/2),Rt,ei(0,M-re),q,ht),de[Pt]!=null&&Q(ce.get(de[Pt]),Gt,P+bi(re/2),Rt,ei(0,M-re),q,ht)):Q(gn,Gt,P+bi(re/2),Rt,ei(0,M-re),q,ht),st(f,p,Pt,Gt-re/2,P,Rt+re,M)}}return re>0?ye.stroke=Vt?qe:gn:Vt||(ye._fill=m.width==0?m._fill:m._stroke??m._fill,ye.width=0),ye.fill=Vt?ce:gn,ye})}function LT(i,t){let e=Me(t?.alignGaps,0);return(n,s,r,o)=>zr(n,s,(a,l,c,h,u,d,f,p,v,g,m)=>{[r,o]=hu(c,r,o);let x=a.pxRound,S=V=>x(d(V,h,g,p)),y=V=>x(f(V,u,m,v)),R,E,_;h.ori==0?(R=mu,_=Ko,E=Hx):(R=gu,_=jo,E=Wx);let w=h.dir*(h.ori==0?1:-1),F=S(l[w==1?r:o]),D=F,L=[],k=[];for(let V=w==1?r:o;V>=r&&V<=o;V+=w)if(c[V]!=null){let K=l[V],Q=S(K);L.push(D=Q),k.push(y(c[V]))}let W={stroke:i(L,k,R,_,E,x),fill:null,clip:null,band:null,gaps:null,flags:Zo},N=W.stroke,[z,X]=op(n,s);if(a.fill!=null||z!=0){let V=W.fill=new Path2D(N),ct=a.fillTo(n,s,a.min,a.max,z),K=y(ct);_(V,D,K),_(V,F,K)}if(!a.spanGaps){let V=[];V.push(...ap(l,c,r,o,w,S,e)),W.gaps=V=a.gaps(n,s,r,o,V),W.clip=pu(V,h.ori,p,v,g,m)}return X!=0&&(W.band=X==2?[Fs(n,s,r,o,N,-1),Fs(n,s,r,o,N,1)]:Fs(n,s,r,o,N,X)),W})}function DT(i){return LT(NT,i)}function NT(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var Yf=new Set;function lx(){for(let i of Yf)i.syncRect(!0)}Jo&&(Or(pE,Xo,lx),Or(mE,Xo,lx,!0),Or(au,Xo,()=>{Dn.pxRatio=Te}));var UT=Yx(),FT=Xx();function cx(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>$f(r,o,t,e))}function OT(i,t){return i.map((e,n)=>n==0?{}:mn({},t,e))}function $f(i,t,e,n){return mn({},t==0?e:n,i)}function $x(i,t,e){return t==null?Yo:[t,e]}var BT=$x;function zT(i,t,e){return t==null?Yo:lu(t,e,Qf,!0)}function Zx(i,t,e,n){return t==null?Yo:uu(t,e,i.scales[n].log,!1)}var kT=Zx;function Jx(i,t,e,n){return t==null?Yo:jf(t,e,i.scales[n].log,!1)}var GT=Jx;function VT(i,t,e,n,s){let r=ei(G0(i),G0(t)),o=t-i,a=$i(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?ur.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function hx(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=wn((e=+s)*Te))+"px"),[i,t,e]}function HT(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Be(t[2]*Te,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Dn(i,t,e){let n={mode:Me(i.mode,1)},s=n.mode;function r(b,T,I,U){let H=T.valToPct(b);return U+I*(T.dir==-1?1-H:H)}function o(b,T,I,U){let H=T.valToPct(b);return U+I*(T.dir==-1?H:1-H)}function a(b,T,I,U){return T.ori==0?r(b,T,I,U):o(b,T,I,U)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Li(J1);if(i.id!=null&&(c.id=i.id),yi(c,i.class),i.title){let b=Li(Q1,c);b.textContent=i.title}let h=Yi("canvas"),u=n.ctx=h.getContext("2d"),d=Li(tE,c);Or("click",d,b=>{b.target===p&&(Ge!=Zr||Ye!=Jr)&&Nn.click(n,b)},!0);let f=n.under=Li(eE,d);d.appendChild(h);let p=n.over=Li(nE,d);i=$o(i);let v=+Me(i.pxAlign,1),g=ox(v);(i.plugins||[]).forEach(b=>{b.opts&&(i=b.opts(n,i)||i)});let m=i.ms||.001,x=n.series=s==1?cx(i.series||[],Q0,sx,!1):OT(i.series||[null],ix),S=n.axes=cx(i.axes||[],j0,ex,!0),y=n.scales={},R=n.bands=i.bands||[];R.forEach(b=>{b.fill=ve(b.fill||null),b.dir=Me(b.dir,-1)});let E=s==2?x[1].facets[0].scale:x[0].scale,_={axes:_s,series:pe},w=(i.drawOrder||["axes","series"]).map(b=>_[b]);function F(b){let T=b.distr==3?I=>Us(I>0?I:b.clamp(n,I,b.min,b.max,b.key)):b.distr==4?I=>Uf(I,b.asinh):b.distr==100?I=>b.fwd(I):I=>I;return I=>{let U=T(I),{_min:H,_max:J}=b,at=J-H;return(U-H)/at}}function D(b){let T=y[b];if(T==null){let I=(i.scales||Sl)[b]||Sl;if(I.from!=null){D(I.from);let U=mn({},y[I.from],I,{key:b});U.valToPct=F(U),y[b]=U}else{T=y[b]=mn({},b==E?Bx:ET,I),T.key=b;let U=T.time,H=T.range,J=hr(H);if((b!=E||s==2&&!U)&&(J&&(H[0]==null||H[1]==null)&&(H={min:H[0]==null?B0:{mode:1,hard:H[0],soft:H[0]},max:H[1]==null?B0:{mode:1,hard:H[1],soft:H[1]}},J=!1),!J&&fu(H))){let at=H;H=(ft,bt,Nt)=>bt==null?Yo:lu(bt,Nt,at)}T.range=ve(H||(U?BT:b==E?T.distr==3?kT:T.distr==4?GT:$x:T.distr==3?Zx:T.distr==4?Jx:zT)),T.auto=ve(J?!1:T.auto),T.clamp=ve(T.clamp||wT),T._min=T._max=null,T.valToPct=F(T)}}}D("x"),D("y"),s==1&&x.forEach(b=>{D(b.scale)}),S.forEach(b=>{D(b.scale)});for(let b in i.scales)D(b);let L=y[E],k=L.distr,W,N;L.ori==0?(yi(c,K1),W=r,N=o):(yi(c,j1),W=o,N=r);let z={};for(let b in y){let T=y[b];(T.min!=null||T.max!=null)&&(z[b]={min:T.min,max:T.max},T.min=T.max=null)}let X=i.tzDate||(b=>new Date(wn(b/m))),V=i.fmtDate||np,ct=m==1?KE(X):tT(X),K=Z0(X,$0(m==1?JE:QE,V)),Q=K0(X,J0(nT,V)),st=[],dt=n.legend=mn({},rT,i.legend),ut=n.cursor=mn({},uT,{drag:{y:s==2}},i.cursor),tt=dt.show,gt=ut.show,vt=dt.markers;dt.idxs=st,vt.width=ve(vt.width),vt.dash=ve(vt.dash),vt.stroke=ve(vt.stroke),vt.fill=ve(vt.fill);let Rt,Mt,Wt,re=[],Vt=[],de,ce=!1,ie={};if(dt.live){let b=x[1]?x[1].values:null;ce=b!=null,de=ce?b(n,1,0):{_:0};for(let T in de)ie[T]=Jf}if(tt)if(Rt=Yi("table",lE,c),Wt=Yi("tbody",null,Rt),dt.mount(n,Rt),ce){Mt=Yi("thead",null,Rt,Wt);let b=Yi("tr",null,Mt);Yi("th",null,b);for(var qe in de)Yi("th",E0,b).textContent=qe}else yi(Rt,hE),dt.live&&yi(Rt,cE);let ze={show:!0},an={show:!1};function De(b,T){if(T==0&&(ce||!dt.live||s==2))return Yo;let I=[],U=Yi("tr",uE,Wt,Wt.childNodes[T]);yi(U,b.class),b.show||yi(U,Fr);let H=Yi("th",null,U);if(vt.show){let ft=Li(dE,H);if(T>0){let bt=vt.width(n,T);bt&&(ft.style.border=bt+"px "+vt.dash(n,T)+" "+vt.stroke(n,T)),ft.style.background=vt.fill(n,T)}}let J=Li(E0,H);b.label instanceof HTMLElement?J.appendChild(b.label):J.textContent=b.label,T>0&&(vt.show||(J.style.color=b.width>0?vt.stroke(n,T):vt.fill(n,T)),ye("click",H,ft=>{if(ut._lock)return;Kt(ft);let bt=x.indexOf(b);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Nt=x.some((Ut,Ot)=>Ot>0&&Ot!=bt&&Ut.show);x.forEach((Ut,Ot)=>{Ot>0&&ts(Ot,Nt?Ot==bt?ze:an:ze,!0,dn.setSeries)})}else ts(bt,{show:!b.show},!0,dn.setSeries)},!1),jt&&ye(C0,H,ft=>{ut._lock||(Kt(ft),ts(x.indexOf(b),jr,!0,dn.setSeries))},!1));for(var at in de){let ft=Yi("td",fE,U);ft.textContent="--",I.push(ft)}return[U,I]}let Tn=new Map;function ye(b,T,I,U=!0){let H=Tn.get(T)||{},J=ut.bind[b](n,T,I,U);J&&(Or(b,T,H[b]=J),Tn.set(T,H))}function gn(b,T,I){let U=Tn.get(T)||{};for(let H in U)(b==null||H==b)&&(Vf(H,T,U[H]),delete U[H]);b==null&&Tn.delete(T)}let Ke=0,ln=0,B=0,Pt=0,Zt=0,oe=0,wt=Zt,Ue=oe,Gt=B,Yt=Pt,P=0,M=0,q=0,ht=0;n.bbox={};let ot=!1,_t=!1,yt=!1,et=!1,it=!1,pt=!1;function O(b,T,I){(I||b!=n.width||T!=n.height)&&rt(b,T),he(!1),yt=!0,_t=!0,Gn()}function rt(b,T){n.width=Ke=B=b,n.height=ln=Pt=T,Zt=oe=0,St(),Ht();let I=n.bbox;P=I.left=Nr(Zt*Te,.5),M=I.top=Nr(oe*Te,.5),q=I.width=Nr(B*Te,.5),ht=I.height=Nr(Pt*Te,.5)}let nt=3;function Et(){let b=!1,T=0;for(;!b;){T++;let I=qr(T),U=Qi(T);b=T==nt||I&&U,b||(rt(n.width,n.height),_t=!0)}}function xt({width:b,height:T}){O(b,T)}n.setSize=xt;function St(){let b=!1,T=!1,I=!1,U=!1;S.forEach((H,J)=>{if(H.show&&H._show){let{side:at,_size:ft}=H,bt=at%2,Nt=H.label!=null?H.labelSize:0,Ut=ft+Nt;Ut>0&&(bt?(B-=Ut,at==3?(Zt+=Ut,U=!0):I=!0):(Pt-=Ut,at==0?(oe+=Ut,b=!0):T=!0))}}),Ki[0]=b,Ki[1]=I,Ki[2]=T,Ki[3]=U,B-=Ui[1]+Ui[3],Zt+=Ui[3],Pt-=Ui[2]+Ui[0],oe+=Ui[0]}function Ht(){let b=Zt+B,T=oe+Pt,I=Zt,U=oe;function H(J,at){switch(J){case 1:return b+=at,b-at;case 2:return T+=at,T-at;case 3:return I-=at,I+at;case 0:return U-=at,U+at}}S.forEach((J,at)=>{if(J.show&&J._show){let ft=J.side;J._pos=H(ft,J._size),J.label!=null&&(J._lpos=H(ft,J.labelSize))}})}if(ut.dataIdx==null){let b=ut.hover,T=b.skip=new Set(b.skip??[]);T.add(void 0);let I=b.prox=ve(b.prox),U=b.bias??=0;ut.dataIdx=(H,J,at,ft)=>{if(J==0)return at;let bt=at,Nt=I(H,J,at,ft)??Oe,Ut=Nt>=0&&Nt<Oe,Ot=L.ori==0?B:Pt,se=ut.left,we=t[0],be=t[J];if(T.has(be[at])){bt=null;let me=null,Jt=null,Xt;if(U==0||U==-1)for(Xt=at;me==null&&Xt-- >0;)T.has(be[Xt])||(me=Xt);if(U==0||U==1)for(Xt=at;Jt==null&&Xt++<be.length;)T.has(be[Xt])||(Jt=Xt);if(me!=null||Jt!=null)if(Ut){let He=me==null?-1/0:W(we[me],L,Ot,0),tn=Jt==null?1/0:W(we[Jt],L,Ot,0),Pn=se-He,Ne=tn-se;Pn<=Ne?Pn<=Nt&&(bt=me):Ne<=Nt&&(bt=Jt)}else bt=Jt==null?me:me==null?Jt:at-me<=Jt-at?me:Jt}else Ut&&En(se-W(we[at],L,Ot,0))>Nt&&(bt=null);return bt}}let Kt=b=>{ut.event=b};ut.idxs=st,ut._lock=!1;let lt=ut.points;lt.show=ve(lt.show),lt.size=ve(lt.size),lt.stroke=ve(lt.stroke),lt.width=ve(lt.width),lt.fill=ve(lt.fill);let Bt=n.focus=mn({},i.focus||{alpha:.3},ut.focus),jt=Bt.prox>=0,Ct=jt&&lt.one,le=[],ke=[],Xn=[];function ia(b,T){let I=lt.show(n,T);if(I instanceof HTMLElement)return yi(I,aE),yi(I,b.class),hs(I,-10,-10,B,Pt),p.insertBefore(I,le[T]),I}function Hr(b,T){if(s==1||T>0){let I=s==1&&y[b.scale].time,U=b.value;b.value=I?W0(U)?K0(X,J0(U,V)):U||Q:U||bT,b.label=b.label||(I?fT:dT)}if(Ct||T>0){b.width=b.width==null?1:b.width,b.paths=b.paths||UT||EE,b.fillTo=ve(b.fillTo||TT),b.pxAlign=+Me(b.pxAlign,v),b.pxRound=ox(b.pxAlign),b.stroke=ve(b.stroke||null),b.fill=ve(b.fill||null),b._stroke=b._fill=b._paths=b._focus=null;let I=ST(ei(1,b.width),1),U=b.points=mn({},{size:I,width:ei(1,I*.2),stroke:b.stroke,space:I*2,paths:FT,_stroke:null,_fill:null},b.points);U.show=ve(U.show),U.filter=ve(U.filter),U.fill=ve(U.fill),U.stroke=ve(U.stroke),U.paths=ve(U.paths),U.pxAlign=b.pxAlign}if(tt){let I=De(b,T);re.splice(T,0,I[0]),Vt.splice(T,0,I[1]),dt.values.push(null)}if(gt){st.splice(T,0,null);let I=null;Ct?T==0&&(I=ia(b,T)):T>0&&(I=ia(b,T)),le.splice(T,0,I),ke.splice(T,0,0),Xn.splice(T,0,0)}Cn("addSeries",T)}function Bu(b,T){T=T??x.length,b=s==1?$f(b,T,Q0,sx):$f(b,T,{},ix),x.splice(T,0,b),Hr(x[T],T)}n.addSeries=Bu;function Ll(b){if(x.splice(b,1),tt){dt.values.splice(b,1),Vt.splice(b,1);let T=re.splice(b,1)[0];gn(null,T.firstChild),T.remove()}gt&&(st.splice(b,1),le.splice(b,1)[0].remove(),ke.splice(b,1),Xn.splice(b,1)),Cn("delSeries",b)}n.delSeries=Ll;let Ki=[!1,!1,!1,!1];function ms(b,T){if(b._show=b.show,b.show){let I=b.side%2,U=y[b.scale];U==null&&(b.scale=I?x[1].scale:E,U=y[b.scale]);let H=U.time;b.size=ve(b.size),b.space=ve(b.space),b.rotate=ve(b.rotate),hr(b.incrs)&&b.incrs.forEach(at=>{!ur.has(at)&&ur.set(at,vx(at))}),b.incrs=ve(b.incrs||(U.distr==2?YE:H?m==1?ZE:jE:Ur)),b.splits=ve(b.splits||(H&&U.distr==1?ct:U.distr==3?Wf:U.distr==4?gT:mT)),b.stroke=ve(b.stroke),b.grid.stroke=ve(b.grid.stroke),b.ticks.stroke=ve(b.ticks.stroke),b.border.stroke=ve(b.border.stroke);let J=b.values;b.values=hr(J)&&!hr(J[0])?ve(J):H?hr(J)?Z0(X,$0(J,V)):W0(J)?eT(X,J):J||K:J||pT,b.filter=ve(b.filter||(U.distr>=3&&U.log==10?vT:U.distr==3&&U.log==2?yT:xx)),b.font=hx(b.font),b.labelFont=hx(b.labelFont),b._size=b.size(n,null,T,0),b._space=b._rotate=b._incrs=b._found=b._splits=b._values=null,b._size>0&&(Ki[T]=!0,b._el=Li(iE,d))}}function gs(b,T,I,U){let[H,J,at,ft]=I,bt=T%2,Nt=0;return bt==0&&(ft||J)&&(Nt=T==0&&!H||T==2&&!at?wn(j0.size/3):0),bt==1&&(H||at)&&(Nt=T==1&&!J||T==3&&!ft?wn(ex.size/2):0),Nt}let sa=n.padding=(i.padding||[gs,gs,gs,gs]).map(b=>ve(Me(b,gs))),Ui=n._padding=sa.map((b,T)=>b(n,T,Ki,0)),je,rn=null,on=null,ji=s==1?x[0].idxs:null,ci=null,zs=!1;function ra(b,T){if(t=b??[],n.data=n._data=t,s==2){je=0;for(let I=1;I<x.length;I++)je+=t[I][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),ci=t[0],je=ci.length;let I=t;if(k==2){I=t.slice();let U=I[0]=Array(je);for(let H=0;H<je;H++)U[H]=H}n._data=t=I}if(he(!0),Cn("setData"),k==2&&(yt=!0),T!==!1){let I=L;I.auto(n,zs)?oa():Vs(E,I.min,I.max),et=et||ut.left>=0,pt=!0,Gn()}}n.setData=ra;function oa(){zs=!0;let b,T;s==1&&(je>0?(rn=ji[0]=0,on=ji[1]=je-1,b=t[0][rn],T=t[0][on],k==2?(b=rn,T=on):b==T&&(k==3?[b,T]=uu(b,b,L.log,!1):k==4?[b,T]=jf(b,b,L.log,!1):L.time?T=b+wn(86400/m):[b,T]=lu(b,T,Qf,!0))):(rn=ji[0]=b=null,on=ji[1]=T=null)),Vs(E,b,T)}let Wr,ks,Xr,A,G,j,$,Z,Tt,Lt;function At(b,T,I,U,H,J){b??=A0,I??=ep,U??="butt",H??=A0,J??="round",b!=Wr&&(u.strokeStyle=Wr=b),H!=ks&&(u.fillStyle=ks=H),T!=Xr&&(u.lineWidth=Xr=T),J!=G&&(u.lineJoin=G=J),U!=j&&(u.lineCap=j=U),I!=A&&u.setLineDash(A=I)}function Dt(b,T,I,U){T!=ks&&(u.fillStyle=ks=T),b!=$&&(u.font=$=b),I!=Z&&(u.textAlign=Z=I),U!=Tt&&(u.textBaseline=Tt=U)}function kt(b,T,I,U,H=0){if(U.length>0&&b.auto(n,zs)&&(T==null||T.min==null)){let J=Me(rn,0),at=Me(on,U.length-1),ft=I.min==null?vE(U,J,at,H,b.distr==3):[I.min,I.max];b.min=Zi(b.min,I.min=ft[0]),b.max=ei(b.max,I.max=ft[1])}}let te={min:null,max:null};function fe(){for(let U in y){let H=y[U];z[U]==null&&(H.min==null||z[E]!=null&&H.auto(n,zs))&&(z[U]=te)}for(let U in y){let H=y[U];z[U]==null&&H.from!=null&&z[H.from]!=null&&(z[U]=te)}z[E]!=null&&he(!0);let b={};for(let U in z){let H=z[U];if(H!=null){let J=b[U]=$o(y[U],RE);if(H.min!=null)mn(J,H);else if(U!=E||s==2)if(je==0&&J.from==null){let at=J.range(n,null,null,U);J.min=at[0],J.max=at[1]}else J.min=Oe,J.max=-Oe}}if(je>0){x.forEach((U,H)=>{if(s==1){let J=U.scale,at=z[J];if(at==null)return;let ft=b[J];if(H==0){let bt=ft.range(n,ft.min,ft.max,J);ft.min=bt[0],ft.max=bt[1],rn=$i(ft.min,t[0]),on=$i(ft.max,t[0]),on-rn>1&&(t[0][rn]<ft.min&&rn++,t[0][on]>ft.max&&on--),U.min=ci[rn],U.max=ci[on]}else U.show&&U.auto&&kt(ft,at,U,t[H],U.sorted);U.idxs[0]=rn,U.idxs[1]=on}else if(H>0&&U.show&&U.auto){let[J,at]=U.facets,ft=J.scale,bt=at.scale,[Nt,Ut]=t[H],Ot=b[ft],se=b[bt];Ot!=null&&kt(Ot,z[ft],J,Nt,J.sorted),se!=null&&kt(se,z[bt],at,Ut,at.sorted),U.min=at.min,U.max=at.max}});for(let U in b){let H=b[U],J=z[U];if(H.from==null&&(J==null||J.min==null)){let at=H.range(n,H.min==Oe?null:H.min,H.max==-Oe?null:H.max,U);H.min=at[0],H.max=at[1]}}}for(let U in b){let H=b[U];if(H.from!=null){let J=b[H.from];if(J.min==null)H.min=H.max=null;else{let at=H.range(n,J.min,J.max,U);H.min=at[0],H.max=at[1]}}}let T={},I=!1;for(let U in b){let H=b[U],J=y[U];if(J.min!=H.min||J.max!=H.max){J.min=H.min,J.max=H.max;let at=J.distr;J._min=at==3?Us(J.min):at==4?Uf(J.min,J.asinh):at==100?J.fwd(J.min):J.min,J._max=at==3?Us(J.max):at==4?Uf(J.max,J.asinh):at==100?J.fwd(J.max):J.max,T[U]=I=!0}}if(I){x.forEach((U,H)=>{s==2?H>0&&T.y&&(U._paths=null):T[U.scale]&&(U._paths=null)});for(let U in T)yt=!0,Cn("setScale",U);gt&&ut.left>=0&&(et=pt=!0)}for(let U in z)z[U]=null}function zt(b){let T=Hf(rn-1,0,je-1),I=Hf(on+1,0,je-1);for(;b[T]==null&&T>0;)T--;for(;b[I]==null&&I<je-1;)I++;return[T,I]}function pe(){if(je>0){let b=x.some(T=>T._focus)&&Lt!=Bt.alpha;b&&(u.globalAlpha=Lt=Bt.alpha),x.forEach((T,I)=>{if(I>0&&T.show&&($e(I,!1),$e(I,!0),T._paths==null)){let U=Lt;Lt!=T.alpha&&(u.globalAlpha=Lt=T.alpha);let H=s==2?[0,t[I][0].length-1]:zt(t[I]);T._paths=T.paths(n,I,H[0],H[1]),Lt!=U&&(u.globalAlpha=Lt=U)}}),x.forEach((T,I)=>{if(I>0&&T.show){let U=Lt;Lt!=T.alpha&&(u.globalAlpha=Lt=T.alpha),T._paths!=null&&Pe(I,!1);{let H=T._paths!=null?T._paths.gaps:null,J=T.points.show(n,I,rn,on,H),at=T.points.filter(n,I,J,H);(J||at)&&(T.points._paths=T.points.paths(n,I,rn,on,at),Pe(I,!0))}Lt!=U&&(u.globalAlpha=Lt=U),Cn("drawSeries",I)}}),b&&(u.globalAlpha=Lt=1)}}function $e(b,T){let I=T?x[b].points:x[b];I._stroke=I.stroke(n,b),I._fill=I.fill(n,b)}function Pe(b,T){let I=T?x[b].points:x[b],{stroke:U,fill:H,clip:J,flags:at,_stroke:ft=I._stroke,_fill:bt=I._fill,_width:Nt=I.width}=I._paths;Nt=Be(Nt*Te,3);let Ut=null,Ot=Nt%2/2;T&&bt==null&&(bt=Nt>0?"#fff":ft);let se=I.pxAlign==1&&Ot>0;if(se&&u.translate(Ot,Ot),!T){let we=P-Nt/2,be=M-Nt/2,me=q+Nt,Jt=ht+Nt;Ut=new Path2D,Ut.rect(we,be,me,Jt)}T?Ft(ft,Nt,I.dash,I.cap,bt,U,H,at,J):Ie(b,ft,Nt,I.dash,I.cap,bt,U,H,at,Ut,J),se&&u.translate(-Ot,-Ot)}function Ie(b,T,I,U,H,J,at,ft,bt,Nt,Ut){let Ot=!1;bt!=0&&R.forEach((se,we)=>{if(se.series[0]==b){let be=x[se.series[1]],me=t[se.series[1]],Jt=(be._paths||Sl).band;hr(Jt)&&(Jt=se.dir==1?Jt[0]:Jt[1]);let Xt,He=null;be.show&&Jt&&bE(me,rn,on)?(He=se.fill(n,we)||J,Xt=be._paths.clip):Jt=null,Ft(T,I,U,H,He,at,ft,bt,Nt,Ut,Xt,Jt),Ot=!0}}),Ot||Ft(T,I,U,H,J,at,ft,bt,Nt,Ut)}let xn=Zo|qf;function Ft(b,T,I,U,H,J,at,ft,bt,Nt,Ut,Ot){At(b,T,I,U,H),(bt||Nt||Ot)&&(u.save(),bt&&u.clip(bt),Nt&&u.clip(Nt)),Ot?(ft&xn)==xn?(u.clip(Ot),Ut&&u.clip(Ut),xe(H,at),cn(b,J,T)):ft&qf?(xe(H,at),u.clip(Ot),cn(b,J,T)):ft&Zo&&(u.save(),u.clip(Ot),Ut&&u.clip(Ut),xe(H,at),u.restore(),cn(b,J,T)):(xe(H,at),cn(b,J,T)),(bt||Nt||Ot)&&u.restore()}function cn(b,T,I){I>0&&(T instanceof Map?T.forEach((U,H)=>{u.strokeStyle=Wr=H,u.stroke(U)}):T!=null&&b&&u.stroke(T))}function xe(b,T){T instanceof Map?T.forEach((I,U)=>{u.fillStyle=ks=U,u.fill(I)}):T!=null&&b&&u.fill(T)}function xs(b,T,I,U){let H=S[b],J;if(U<=0)J=[0,0];else{let at=H._space=H.space(n,b,T,I,U),ft=H._incrs=H.incrs(n,b,T,I,U,at);J=VT(T,I,ft,U,at)}return H._found=J}function hn(b,T,I,U,H,J,at,ft,bt,Nt){let Ut=at%2/2;v==1&&u.translate(Ut,Ut),At(ft,at,bt,Nt,ft),u.beginPath();let Ot,se,we,be,me=H+(U==0||U==3?-J:J);I==0?(se=H,be=me):(Ot=H,we=me);for(let Jt=0;Jt<b.length;Jt++)T[Jt]!=null&&(I==0?Ot=we=b[Jt]:se=be=b[Jt],u.moveTo(Ot,se),u.lineTo(we,be));u.stroke(),v==1&&u.translate(-Ut,-Ut)}function qr(b){let T=!0;return S.forEach((I,U)=>{if(!I.show)return;let H=y[I.scale];if(H.min==null){I._show&&(T=!1,I._show=!1,he(!1));return}else I._show||(T=!1,I._show=!0,he(!1));let J=I.side,at=J%2,{min:ft,max:bt}=H,[Nt,Ut]=xs(U,ft,bt,at==0?B:Pt);if(Ut==0)return;let Ot=H.distr==2,se=I._splits=I.splits(n,U,ft,bt,Nt,Ut,Ot),we=H.distr==2?se.map(Xt=>ci[Xt]):se,be=H.distr==2?ci[se[1]]-ci[se[0]]:Nt,me=I._values=I.values(n,I.filter(n,we,U,Ut,be),U,Ut,be);I._rotate=J==2?I.rotate(n,me,U,Ut):0;let Jt=I._size;I._size=Di(I.size(n,me,U,b)),Jt!=null&&I._size!=Jt&&(T=!1)}),T}function Qi(b){let T=!0;return sa.forEach((I,U)=>{let H=I(n,U,Ki,b);H!=Ui[U]&&(T=!1),Ui[U]=H}),T}function _s(){for(let b=0;b<S.length;b++){let T=S[b];if(!T.show||!T._show)continue;let I=T.side,U=I%2,H,J,at=T.stroke(n,b),ft=I==0||I==3?-1:1,[bt,Nt]=T._found;if(T.label!=null){let $n=T.labelGap*ft,di=wn((T._lpos+$n)*Te);Dt(T.labelFont[0],at,"center",I==2?"top":T0),u.save(),U==1?(H=J=0,u.translate(di,wn(M+ht/2)),u.rotate((I==3?-ou:ou)/2)):(H=wn(P+q/2),J=di);let gr=mx(T.label)?T.label(n,b,bt,Nt):T.label;u.fillText(gr,H,J),u.restore()}if(Nt==0)continue;let Ut=y[T.scale],Ot=U==0?q:ht,se=U==0?P:M,we=T._splits,be=Ut.distr==2?we.map($n=>ci[$n]):we,me=Ut.distr==2?ci[we[1]]-ci[we[0]]:bt,Jt=T.ticks,Xt=T.border,He=Jt.show?Jt.size:0,tn=wn(He*Te),Pn=wn((T.alignTo==2?T._size-He-T.gap:T.gap)*Te),Ne=T._rotate*-ou/180,en=g(T._pos*Te),hi=(tn+Pn)*ft,Yn=en+hi;J=U==0?Yn:0,H=U==1?Yn:0;let wi=T.font[0],Fi=T.align==1?Ho:T.align==2?Lf:Ne>0?Ho:Ne<0?Lf:U==0?"center":I==3?Lf:Ho,ns=Ne||U==1?"middle":I==2?"top":T0;Dt(wi,at,Fi,ns);let ui=T.font[1]*T.lineGap,Ei=we.map($n=>g(a($n,Ut,Ot,se))),Oi=T._values;for(let $n=0;$n<Oi.length;$n++){let di=Oi[$n];if(di!=null){U==0?H=Ei[$n]:J=Ei[$n],di=""+di;let gr=di.indexOf(`
`)==-1?[di]:di.split(/\n/gm);for(let Zn=0;Zn<gr.length;Zn++){let Xp=gr[Zn];Ne?(u.save(),u.translate(H,J+Zn*ui),u.rotate(Ne),u.fillText(Xp,0,0),u.restore()):u.fillText(Xp,H,J+Zn*ui)}}}Jt.show&&hn(Ei,Jt.filter(n,be,b,Nt,me),U,I,en,tn,Be(Jt.width*Te,3),Jt.stroke(n,b),Jt.dash,Jt.cap);let is=T.grid;is.show&&hn(Ei,is.filter(n,be,b,Nt,me),U,U==0?2:1,U==0?M:P,U==0?ht:q,Be(is.width*Te,3),is.stroke(n,b),is.dash,is.cap),Xt.show&&hn([en],[1],U==0?1:0,U==0?1:2,U==1?M:P,U==1?ht:q,Be(Xt.width*Te,3),Xt.stroke(n,b),Xt.dash,Xt.cap)}Cn("drawAxes")}function he(b){x.forEach((T,I)=>{I>0&&(T._paths=null,b&&(s==1?(T.min=null,T.max=null):T.facets.forEach(U=>{U.min=null,U.max=null})))})}let Qe=!1,qn=!1,Le=[];function un(){qn=!1;for(let b=0;b<Le.length;b++)Cn(...Le[b]);Le.length=0}function Gn(){Qe||(UE(Ap),Qe=!0)}function Dl(b,T=!1){Qe=!0,qn=T,b(n),Ap(),T&&Le.length>0&&queueMicrotask(un)}n.batch=Dl;function Ap(){if(ot&&(fe(),ot=!1),yt&&(Et(),yt=!1),_t){if(Xe(f,Ho,Zt),Xe(f,"top",oe),Xe(f,_l,B),Xe(f,vl,Pt),Xe(p,Ho,Zt),Xe(p,"top",oe),Xe(p,_l,B),Xe(p,vl,Pt),Xe(d,_l,Ke),Xe(d,vl,ln),h.width=wn(Ke*Te),h.height=wn(ln*Te),S.forEach(({_el:b,_show:T,_size:I,_pos:U,side:H})=>{if(b!=null)if(T){let J=H===3||H===0?I:0,at=H%2==1;Xe(b,at?"left":"top",U-J),Xe(b,at?"width":"height",I),Xe(b,at?"top":"left",at?oe:Zt),Xe(b,at?"height":"width",at?Pt:B),Gf(b,Fr)}else yi(b,Fr)}),Wr=ks=Xr=G=j=$=Z=Tt=A=null,Lt=1,ca(!0),Zt!=wt||oe!=Ue||B!=Gt||Pt!=Yt){he(!1);let b=B/Gt,T=Pt/Yt;if(gt&&!et&&ut.left>=0){ut.left*=b,ut.top*=T,Yr&&hs(Yr,wn(ut.left),0,B,Pt),$r&&hs($r,0,wn(ut.top),B,Pt);for(let I=0;I<le.length;I++){let U=le[I];U!=null&&(ke[I]*=b,Xn[I]*=T,hs(U,Di(ke[I]),Di(Xn[I]),B,Pt))}}if(Ve.show&&!it&&Ve.left>=0&&Ve.width>0){Ve.left*=b,Ve.width*=b,Ve.top*=T,Ve.height*=T;for(let I in Wu)Xe(Kr,I,Ve[I])}wt=Zt,Ue=oe,Gt=B,Yt=Pt}Cn("setSize"),_t=!1}Ke>0&&ln>0&&(u.clearRect(0,0,h.width,h.height),Cn("drawClear"),w.forEach(b=>b()),Cn("draw")),Ve.show&&it&&(Nl(Ve),it=!1),gt&&et&&(mr(null,!0,!1),et=!1),dt.show&&dt.live&&pt&&(Vu(),pt=!1),l||(l=!0,n.status=1,Cn("ready")),zs=!1,Qe=!1}n.redraw=(b,T)=>{yt=T||!1,b!==!1?Vs(E,L.min,L.max):Gn()};function zu(b,T){let I=y[b];if(I.from==null){if(je==0){let U=I.range(n,T.min,T.max,b);T.min=U[0],T.max=U[1]}if(T.min>T.max){let U=T.min;T.min=T.max,T.max=U}if(je>1&&T.min!=null&&T.max!=null&&T.max-T.min<1e-16)return;b==E&&I.distr==2&&je>0&&(T.min=$i(T.min,t[0]),T.max=$i(T.max,t[0]),T.min==T.max&&T.max++),z[b]=T,ot=!0,Gn()}}n.setScale=zu;let ku,Gu,Yr,$r,Rp,Cp,Zr,Jr,Pp,Ip,Ge,Ye,Gs=!1,Nn=ut.drag,An=Nn.x,Rn=Nn.y;gt&&(ut.x&&(ku=Li(rE,p)),ut.y&&(Gu=Li(oE,p)),L.ori==0?(Yr=ku,$r=Gu):(Yr=Gu,$r=ku),Ge=ut.left,Ye=ut.top);let Ve=n.select=mn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Kr=Ve.show?Li(sE,Ve.over?p:f):null;function Nl(b,T){if(Ve.show){for(let I in b)Ve[I]=b[I],I in Wu&&Xe(Kr,I,b[I]);T!==!1&&Cn("setSelect")}}n.setSelect=Nl;function W_(b){if(x[b].show)tt&&Gf(re[b],Fr);else if(tt&&yi(re[b],Fr),gt){let I=Ct?le[0]:le[b];I!=null&&hs(I,-10,-10,B,Pt)}}function Vs(b,T,I){zu(b,{min:T,max:I})}function ts(b,T,I,U){T.focus!=null&&Z_(b),T.show!=null&&x.forEach((H,J)=>{J>0&&(b==J||b==null)&&(H.show=T.show,W_(J),s==2?(Vs(H.facets[0].scale,null,null),Vs(H.facets[1].scale,null,null)):Vs(H.scale,null,null),Gn())}),I!==!1&&Cn("setSeries",b,T),U&&ha("setSeries",n,b,T)}n.setSeries=ts;function X_(b,T){mn(R[b],T)}function q_(b,T){b.fill=ve(b.fill||null),b.dir=Me(b.dir,-1),T=T??R.length,R.splice(T,0,b)}function Y_(b){b==null?R.length=0:R.splice(b,1)}n.addBand=q_,n.setBand=X_,n.delBand=Y_;function $_(b,T){x[b].alpha=T,gt&&le[b]!=null&&(le[b].style.opacity=T),tt&&re[b]&&(re[b].style.opacity=T)}let vs,Hs,pr,jr={focus:!0};function Z_(b){if(b!=pr){let T=b==null,I=Bt.alpha!=1;x.forEach((U,H)=>{if(s==1||H>0){let J=T||H==0||H==b;U._focus=T?null:J,I&&$_(H,J?1:Bt.alpha)}}),pr=b,I&&Gn()}}tt&&jt&&ye(P0,Rt,b=>{ut._lock||(Kt(b),pr!=null&&ts(null,jr,!0,dn.setSeries))});function es(b,T,I){let U=y[T];I&&(b=b/Te-(U.ori==1?oe:Zt));let H=B;U.ori==1&&(H=Pt,b=H-b),U.dir==-1&&(b=H-b);let J=U._min,at=U._max,ft=b/H,bt=J+(at-J)*ft,Nt=U.distr;return Nt==3?qo(10,bt):Nt==4?ME(bt,U.asinh):Nt==100?U.bwd(bt):bt}function J_(b,T){let I=es(b,E,T);return $i(I,t[0],rn,on)}n.valToIdx=b=>$i(b,t[0]),n.posToIdx=J_,n.posToVal=es,n.valToPos=(b,T,I)=>y[T].ori==0?r(b,y[T],I?q:B,I?P:0):o(b,y[T],I?ht:Pt,I?M:0),n.setCursor=(b,T,I)=>{Ge=b.left,Ye=b.top,mr(null,T,I)};function Lp(b,T){Xe(Kr,Ho,Ve.left=b),Xe(Kr,_l,Ve.width=T)}function Dp(b,T){Xe(Kr,"top",Ve.top=b),Xe(Kr,vl,Ve.height=T)}let aa=L.ori==0?Lp:Dp,la=L.ori==1?Lp:Dp;function K_(){if(tt&&dt.live)for(let b=s==2?1:0;b<x.length;b++){if(b==0&&ce)continue;let T=dt.values[b],I=0;for(let U in T)Vt[b][I++].firstChild.nodeValue=T[U]}}function Vu(b,T){if(b!=null&&(b.idxs?b.idxs.forEach((I,U)=>{st[U]=I}):AE(b.idx)||st.fill(b.idx),dt.idx=st[0]),tt&&dt.live){for(let I=0;I<x.length;I++)(I>0||s==1&&!ce)&&j_(I,st[I]);K_()}pt=!1,T!==!1&&Cn("setLegend")}n.setLegend=Vu;function j_(b,T){let I=x[b],U=b==0&&k==2?ci:t[b],H;ce?H=I.values(n,b,T)??ie:(H=I.value(n,T==null?null:U[T],b,T),H=H==null?ie:{_:H}),dt.values[b]=H}function mr(b,T,I){Pp=Ge,Ip=Ye,[Ge,Ye]=ut.move(n,Ge,Ye),ut.left=Ge,ut.top=Ye,gt&&(Yr&&hs(Yr,wn(Ge),0,B,Pt),$r&&hs($r,0,wn(Ye),B,Pt));let U,H=rn>on;vs=Oe,Hs=null;let J=L.ori==0?B:Pt,at=L.ori==1?B:Pt;if(Ge<0||je==0||H){U=ut.idx=null;for(let ft=0;ft<x.length;ft++){let bt=le[ft];bt!=null&&hs(bt,-10,-10,B,Pt)}jt&&ts(null,jr,!0,b==null&&dn.setSeries),dt.live&&(st.fill(U),pt=!0)}else{let ft,bt,Nt;s==1&&(ft=L.ori==0?Ge:Ye,bt=es(ft,E),U=ut.idx=$i(bt,t[0],rn,on),Nt=W(t[0][U],L,J,0));let Ut=-10,Ot=-10,se=0,we=0,be=!0,me="",Jt="";for(let Xt=s==2?1:0;Xt<x.length;Xt++){let He=x[Xt],tn=st[Xt],Pn=tn==null?null:s==1?t[Xt][tn]:t[Xt][1][tn],Ne=ut.dataIdx(n,Xt,U,bt),en=Ne==null?null:s==1?t[Xt][Ne]:t[Xt][1][Ne];if(pt=pt||en!=Pn||Ne!=tn,st[Xt]=Ne,Xt>0&&He.show){let hi=Ne==null?-10:Ne==U?Nt:W(s==1?t[0][Ne]:t[Xt][0][Ne],L,J,0),Yn=en==null?-10:N(en,s==1?y[He.scale]:y[He.facets[1].scale],at,0);if(jt&&en!=null){let wi=L.ori==1?Ge:Ye,Fi=En(Bt.dist(n,Xt,Ne,Yn,wi));if(Fi<vs){let ns=Bt.bias;if(ns!=0){let ui=es(wi,He.scale),Ei=en>=0?1:-1,Oi=ui>=0?1:-1;Oi==Ei&&(Oi==1?ns==1?en>=ui:en<=ui:ns==1?en<=ui:en>=ui)&&(vs=Fi,Hs=Xt)}else vs=Fi,Hs=Xt}}if(pt||Ct){let wi,Fi;L.ori==0?(wi=hi,Fi=Yn):(wi=Yn,Fi=hi);let ns,ui,Ei,Oi,is,$n,di=!0,gr=lt.bbox;if(gr!=null){di=!1;let Zn=gr(n,Xt);Ei=Zn.left,Oi=Zn.top,ns=Zn.width,ui=Zn.height}else Ei=wi,Oi=Fi,ns=ui=lt.size(n,Xt);if($n=lt.fill(n,Xt),is=lt.stroke(n,Xt),Ct)Xt==Hs&&vs<=Bt.prox&&(Ut=Ei,Ot=Oi,se=ns,we=ui,be=di,me=$n,Jt=is);else{let Zn=le[Xt];Zn!=null&&(ke[Xt]=Ei,Xn[Xt]=Oi,O0(Zn,ns,ui,di),U0(Zn,$n,is),hs(Zn,Di(Ei),Di(Oi),B,Pt))}}}}if(Ct){let Xt=Bt.prox,He=pr==null?vs<=Xt:vs>Xt||Hs!=pr;if(pt||He){let tn=le[0];tn!=null&&(ke[0]=Ut,Xn[0]=Ot,O0(tn,se,we,be),U0(tn,me,Jt),hs(tn,Di(Ut),Di(Ot),B,Pt))}}}if(Ve.show&&Gs)if(b!=null){let[ft,bt]=dn.scales,[Nt,Ut]=dn.match,[Ot,se]=b.cursor.sync.scales,we=b.cursor.drag;if(An=we._x,Rn=we._y,An||Rn){let{left:be,top:me,width:Jt,height:Xt}=b.select,He=b.scales[Ot].ori,tn=b.posToVal,Pn,Ne,en,hi,Yn,wi=ft!=null&&Nt(ft,Ot),Fi=bt!=null&&Ut(bt,se);wi&&An?(He==0?(Pn=be,Ne=Jt):(Pn=me,Ne=Xt),en=y[ft],hi=W(tn(Pn,Ot),en,J,0),Yn=W(tn(Pn+Ne,Ot),en,J,0),aa(Zi(hi,Yn),En(Yn-hi))):aa(0,J),Fi&&Rn?(He==1?(Pn=be,Ne=Jt):(Pn=me,Ne=Xt),en=y[bt],hi=N(tn(Pn,se),en,at,0),Yn=N(tn(Pn+Ne,se),en,at,0),la(Zi(hi,Yn),En(Yn-hi))):la(0,at)}else Xu()}else{let ft=En(Pp-Rp),bt=En(Ip-Cp);if(L.ori==1){let se=ft;ft=bt,bt=se}An=Nn.x&&ft>=Nn.dist,Rn=Nn.y&&bt>=Nn.dist;let Nt=Nn.uni;Nt!=null?An&&Rn&&(An=ft>=Nt,Rn=bt>=Nt,!An&&!Rn&&(bt>ft?Rn=!0:An=!0)):Nn.x&&Nn.y&&(An||Rn)&&(An=Rn=!0);let Ut,Ot;An&&(L.ori==0?(Ut=Zr,Ot=Ge):(Ut=Jr,Ot=Ye),aa(Zi(Ut,Ot),En(Ot-Ut)),Rn||la(0,at)),Rn&&(L.ori==1?(Ut=Zr,Ot=Ge):(Ut=Jr,Ot=Ye),la(Zi(Ut,Ot),En(Ot-Ut)),An||aa(0,J)),!An&&!Rn&&(aa(0,0),la(0,0))}if(Nn._x=An,Nn._y=Rn,b==null){if(I){if(Wp!=null){let[ft,bt]=dn.scales;dn.values[0]=ft!=null?es(L.ori==0?Ge:Ye,ft):null,dn.values[1]=bt!=null?es(L.ori==1?Ge:Ye,bt):null}ha(Df,n,Ge,Ye,B,Pt,U)}if(jt){let ft=I&&dn.setSeries,bt=Bt.prox;pr==null?vs<=bt&&ts(Hs,jr,!0,ft):vs>bt?ts(null,jr,!0,ft):Hs!=pr&&ts(Hs,jr,!0,ft)}}pt&&(dt.idx=U,Vu()),T!==!1&&Cn("setCursor")}let Ws=null;Object.defineProperty(n,"rect",{get(){return Ws==null&&ca(!1),Ws}});function ca(b=!1){b?Ws=null:(Ws=p.getBoundingClientRect(),Cn("syncRect",Ws))}function Np(b,T,I,U,H,J,at){ut._lock||Gs&&b!=null&&b.movementX==0&&b.movementY==0||(Hu(b,T,I,U,H,J,at,!1,b!=null),b!=null?mr(null,!0,!0):mr(T,!0,!1))}function Hu(b,T,I,U,H,J,at,ft,bt){if(Ws==null&&ca(!1),Kt(b),b!=null)I=b.clientX-Ws.left,U=b.clientY-Ws.top;else{if(I<0||U<0){Ge=-10,Ye=-10;return}let[Nt,Ut]=dn.scales,Ot=T.cursor.sync,[se,we]=Ot.values,[be,me]=Ot.scales,[Jt,Xt]=dn.match,He=T.axes[0].side%2==1,tn=L.ori==0?B:Pt,Pn=L.ori==1?B:Pt,Ne=He?J:H,en=He?H:J,hi=He?U:I,Yn=He?I:U;if(be!=null?I=Jt(Nt,be)?a(se,y[Nt],tn,0):-10:I=tn*(hi/Ne),me!=null?U=Xt(Ut,me)?a(we,y[Ut],Pn,0):-10:U=Pn*(Yn/en),L.ori==1){let wi=I;I=U,U=wi}}bt&&(T==null||T.cursor.event.type==Df)&&((I<=1||I>=B-1)&&(I=Nr(I,B)),(U<=1||U>=Pt-1)&&(U=Nr(U,Pt))),ft?(Rp=I,Cp=U,[Zr,Jr]=ut.move(n,I,U)):(Ge=I,Ye=U)}let Wu={width:0,height:0,left:0,top:0};function Xu(){Nl(Wu,!1)}let Up,Fp,Op,Bp;function zp(b,T,I,U,H,J,at){Gs=!0,An=Rn=Nn._x=Nn._y=!1,Hu(b,T,I,U,H,J,at,!0,!1),b!=null&&(ye(Nf,zf,kp,!1),ha(R0,n,Zr,Jr,B,Pt,null));let{left:ft,top:bt,width:Nt,height:Ut}=Ve;Up=ft,Fp=bt,Op=Nt,Bp=Ut}function kp(b,T,I,U,H,J,at){Gs=Nn._x=Nn._y=!1,Hu(b,T,I,U,H,J,at,!1,!0);let{left:ft,top:bt,width:Nt,height:Ut}=Ve,Ot=Nt>0||Ut>0,se=Up!=ft||Fp!=bt||Op!=Nt||Bp!=Ut;if(Ot&&se&&Nl(Ve),Nn.setScale&&Ot&&se){let we=ft,be=Nt,me=bt,Jt=Ut;if(L.ori==1&&(we=bt,be=Ut,me=ft,Jt=Nt),An&&Vs(E,es(we,E),es(we+be,E)),Rn)for(let Xt in y){let He=y[Xt];Xt!=E&&He.from==null&&He.min!=Oe&&Vs(Xt,es(me+Jt,Xt),es(me,Xt))}Xu()}else ut.lock&&(ut._lock=!ut._lock,mr(T,!0,b!=null));b!=null&&(gn(Nf,zf),ha(Nf,n,Ge,Ye,B,Pt,null))}function Q_(b,T,I,U,H,J,at){if(ut._lock)return;Kt(b);let ft=Gs;if(Gs){let bt=!0,Nt=!0,Ut=10,Ot,se;L.ori==0?(Ot=An,se=Rn):(Ot=Rn,se=An),Ot&&se&&(bt=Ge<=Ut||Ge>=B-Ut,Nt=Ye<=Ut||Ye>=Pt-Ut),Ot&&bt&&(Ge=Ge<Zr?0:B),se&&Nt&&(Ye=Ye<Jr?0:Pt),mr(null,!0,!0),Gs=!1}Ge=-10,Ye=-10,st.fill(null),mr(null,!0,!0),ft&&(Gs=ft)}function Gp(b,T,I,U,H,J,at){ut._lock||(Kt(b),oa(),Xu(),b!=null&&ha(I0,n,Ge,Ye,B,Pt,null))}function Vp(){S.forEach(HT),O(n.width,n.height,!0)}Or(au,Xo,Vp);let Qr={};Qr.mousedown=zp,Qr.mousemove=Np,Qr.mouseup=kp,Qr.dblclick=Gp,Qr.setSeries=(b,T,I,U)=>{let H=dn.match[2];I=H(n,T,I),I!=-1&&ts(I,U,!0,!1)},gt&&(ye(R0,p,zp),ye(Df,p,Np),ye(C0,p,b=>{Kt(b),ca(!1)}),ye(P0,p,Q_),ye(I0,p,Gp),Yf.add(n),n.syncRect=ca);let Ul=n.hooks=i.hooks||{};function Cn(b,T,I){qn?Le.push([b,T,I]):b in Ul&&Ul[b].forEach(U=>{U.call(null,n,T,I)})}(i.plugins||[]).forEach(b=>{for(let T in b.hooks)Ul[T]=(Ul[T]||[]).concat(b.hooks[T])});let Hp=(b,T,I)=>I,dn=mn({key:null,setSeries:!1,filters:{pub:V0,sub:V0},scales:[E,x[1]?x[1].scale:null],match:[H0,H0,Hp],values:[null,null]},ut.sync);dn.match.length==2&&dn.match.push(Hp),ut.sync=dn;let Wp=dn.key,qu=zx(Wp);function ha(b,T,I,U,H,J,at){dn.filters.pub(b,T,I,U,H,J,at)&&qu.pub(b,T,I,U,H,J,at)}qu.sub(n);function tv(b,T,I,U,H,J,at){dn.filters.sub(b,T,I,U,H,J,at)&&Qr[b](null,T,I,U,H,J,at)}n.pub=tv;function ev(){qu.unsub(n),Yf.delete(n),Tn.clear(),Vf(au,Xo,Vp),c.remove(),Rt?.remove(),Cn("destroy")}n.destroy=ev;function Yu(){Cn("init",i,t),ra(t||i.data,!1),z[E]?zu(E,z[E]):oa(),it=Ve.show&&(Ve.width>0||Ve.height>0),et=pt=!0,O(i.width,i.height)}return x.forEach(Hr),S.forEach(ms),e?e instanceof HTMLElement?(e.appendChild(c),Yu()):e(n,Yu):Yu(),n}Dn.assign=mn;Dn.fmtNum=tp;Dn.rangeNum=lu;Dn.rangeLog=uu;Dn.rangeAsinh=jf;Dn.orient=zr;Dn.pxRatio=Te;Dn.join=NE;Dn.fmtDate=np,Dn.tzDate=XE;Dn.sync=zx;{Dn.addGap=AT,Dn.clipGaps=pu;let i=Dn.paths={points:Xx};i.linear=Yx,i.stepped=PT,i.bars=IT,i.spline=DT}function cp(i,t,e){return i.flatMap(({name:n,start:s,end:r})=>{if(s===null||r===null||r<=t||s>=e)return[];let o=1e-6*(e-t);return[{name:n,from:Math.max(s,t),to:Math.min(r,e),border:r<e-o}]})}function Kx(i,t,e,n){if(t.length===0)return;let{ctx:s}=i,{top:r,height:o}=i.bbox,a=devicePixelRatio,{min:l,max:c}=i.scales.x;s.save(),s.strokeStyle=e,s.fillStyle=e,s.lineWidth=a,s.font=`${10.5*a}px ${n}`,s.textAlign="center";for(let{name:h,from:u,to:d,border:f}of cp(t,l??0,c??0)){let[p,v]=[i.valToPos(u,"x",!0),i.valToPos(d,"x",!0)];f&&(s.globalAlpha=.45,s.beginPath(),s.moveTo(Math.round(v)+.5,r-14*a),s.lineTo(Math.round(v)+.5,r+o),s.stroke()),s.globalAlpha=1,s.fillText(WT(s,h,v-p-6*a),(p+v)/2,r-8*a)}s.restore()}function WT(i,t,e){if(i.measureText(t).width<=e)return t;for(let n=t.length-1;n>=2;n--){let s=`${t.slice(0,n).trimEnd()}\u2026`;if(i.measureText(s).width<=e)return s}return""}function jx(i,t,e){let{ctx:n}=i,{left:s,top:r,width:o,height:a}=i.bbox;n.save(),n.strokeStyle=e,n.globalAlpha=.75,n.lineWidth=devicePixelRatio,n.setLineDash([4*devicePixelRatio,4*devicePixelRatio]);for(let l of t){let c=Math.round(i.valToPos(l,"y",!0))+.5;c<r||c>r+a||(n.beginPath(),n.moveTo(s,c),n.lineTo(s+o,c),n.stroke())}n.restore()}var[dr,Os]=[480,260],[ai,li,Qx,XT]=[62,30,30,18],t_=17,qT=16;function wl(i){return i.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;")}function e_(i,t,e,n){let{min:s,max:r,distr:o}=i.scales[t],a=o===3?Math.log10:h=>h,[l,c]=[a(s??0),a(r??1)];return h=>e+(n-e)*(a(h)-l)/(c-l||1)}function n_(i,t,e,n=[]){let s=e_(i,"x",ai,ai+dr),r=e_(i,"y",li+Os,li),o=e.filter(h=>h.show),[a,l]=[ai+dr+XT,li+Os+Qx+t_*Math.ceil(o.length/2)+8];return[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${a} ${l}" width="${a}" height="${l}" font-family="Helvetica, Arial, sans-serif" font-size="12">`,`<rect width="${a}" height="${l}" fill="#ffffff"/>`,`<clipPath id="area"><rect x="${ai}" y="${li}" width="${dr}" height="${Os}"/></clipPath>`,`<text x="${ai}" y="18" font-size="13" font-weight="bold">${wl(t)}</text>`,YT(i,s,r),'<g clip-path="url(#area)" fill="none" stroke-linejoin="round">',...e.flatMap(h=>h.show?JT(h,r):[]),...e.map((h,u)=>h.show?$T(i,u+1,h,s,r):""),"</g>",...ZT(i,n,s),`<rect x="${ai}" y="${li}" width="${dr}" height="${Os}" fill="none" stroke="#444444"/>`,...o.map((h,u)=>KT(h,ai+u%2*(dr/2),li+Os+Qx+14+t_*Math.floor(u/2))),"</svg>"].filter(h=>h!=="").join(`
`)}function YT(i,t,e){let n=a=>{let{_splits:l,_values:c}=i.axes[a];return(l??[]).flatMap((h,u)=>h===null?[]:[[h,String(c?.[u]??"")]])},s=a=>a.toFixed(2),r=n(0).filter(([a])=>t(a)>=ai-.5&&t(a)<=ai+dr+.5).map(([a,l])=>`<path d="M${s(t(a))} ${li}V${li+Os}" stroke="#dddddd"/><text x="${s(t(a))}" y="${li+Os+17}" text-anchor="middle">${wl(l)}</text>`),o=n(1).filter(([a])=>e(a)>=li-.5&&e(a)<=li+Os+.5).map(([a,l])=>`<path d="M${ai} ${s(e(a))}H${ai+dr}" stroke="#dddddd"/><text x="${ai-7}" y="${s(e(a)+4)}" text-anchor="end">${wl(l)}</text>`);return[...r,...o].join(`
`)}function $T(i,t,e,n,s){let[r,o]=[i.data[0],i.data[t]],a="",l=!1,[c,h]=[NaN,NaN];for(let p=0;p<r.length;p++){let v=o[p];if(v==null||!Number.isFinite(v)){l=!1;continue}let g=n(r[p]);Number.isNaN(c)&&(c=g),h=g,a+=`${l?e.step?`H${g.toFixed(2)}L`:"L":"M"}${g.toFixed(2)} ${s(v).toFixed(2)}`,l=!0}if(a==="")return"";let u=e.dash.length>0?` stroke-dasharray="${e.dash.join(" ")}"`:"",d=s(0).toFixed(2);return`${e.fill?`<path d="${a}L${h.toFixed(2)} ${d}L${c.toFixed(2)} ${d}Z" fill="${e.fill}"/>`:""}<path d="${a}" stroke="${e.color}" stroke-width="${e.fill?1:1.5}"${u}/>`}function ZT(i,t,e){let{min:n,max:s}=i.scales.x;return cp(t,n??0,s??1).flatMap(({name:r,from:o,to:a,border:l})=>[l?`<path d="M${e(a).toFixed(2)} ${li}V${li+Os}" stroke="#999999"/>`:"",`<text x="${((e(o)+e(a))/2).toFixed(2)}" y="${li+qT-3}" text-anchor="middle" font-size="10.5" fill="#555555" stroke="#ffffff" stroke-width="3" paint-order="stroke">${wl(r)}</text>`])}function JT(i,t){return(i.bounds??[]).map(e=>`<path d="M${ai} ${t(e).toFixed(2)}H${ai+dr}" stroke="${i.color}" stroke-width="0.9" stroke-dasharray="4 4" opacity="0.75"/>`)}function KT(i,t,e){let n=i.dash.length>0?` stroke-dasharray="${i.dash.join(" ")}"`:"";return`${i.fill?`<rect x="${t}" y="${e-10}" width="24" height="11" fill="${i.fill}" stroke="${i.color}"/>`:`<path d="M${t} ${e-4}h24" stroke="${i.color}" stroke-width="2"${n}/>`}<text x="${t+31}" y="${e}">${wl(i.name)}</text>`}function i_(i,t){If(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(i)}`,"svg",t)}var jT={bodies:["#4d86c8","#e2b25c","#45a596","#a8466b","#9a8fd0","#86c8e6","#989332","#8d959e"],series:["#2266ac","#d0601c","#13856b","#a23d83","#8a6d00","#3f9bd1","#5d6670"],background:"#f3f5f8",card:"#ffffff",joint:"#36404c",spring:"#8b95a1",arrow:"#c8323c",grid:"#8794a5",shadow:.2,trail:.35,sky:"#ffffff",bounce:"#cfd5dd",ambient:1.7,key:1.5,head:.75},QT={bodies:["#5f97d8","#e6b866","#4fb5a4","#b85079","#a79cde","#8fd0ee","#a8a33d","#9aa3ad"],series:["#74aef5","#f2985a","#4cc9a2","#e08cc6","#dfbf45","#93d6ff","#b4bcc6"],background:"#14181e",card:"#151a21",joint:"#dfe4ea",spring:"#a2adba",arrow:"#ff6b62",grid:"#76859a",shadow:.5,trail:.12,sky:"#dfe8f5",bounce:"#4a5563",ambient:1.3,key:1.8,head:.75};function El(i){return i==="dark"?QT:jT}function s_(i,t){let e=matchMedia("(prefers-color-scheme: dark)"),n=i==="dark"||i==="light"?i:null,s=()=>n??(e.matches?"dark":"light"),r=()=>{document.documentElement.dataset.theme=s(),t(s())};return e.addEventListener("change",r),r(),{toggle(){n=s()==="dark"?"light":"dark",r()}}}var tA=190,eA=320,r_=[[],[10,4],[2,3],[12,3,2,3],[5,3],[12,3,2,3,2,3],[4,2,1,2],[16,4]],nA=34,iA=80,sA=10,rA=24,_u=class{constructor(t,e){this.seek=t;this.zoomed=e}seek;zoomed;element=Y("div",{class:"plots"});charts=[];linking=!1;setRun(t,e){this.charts.forEach(r=>r.destroy());let n=t.plots.filter(r=>o_(t,r).length>1&&hA(r));this.charts=n.map(r=>new hp(t,r,e,this.seek,(o,a)=>this.link(r,o,a)));let s=Y("p",{class:"empty"},"This run has no plots.");this.element.replaceChildren(...n.length>0?this.charts.map(r=>r.element):[s]),this.charts.forEach(r=>r.mount()),this.zoomed(!1)}setTime(t){for(let e of this.charts)e.setTime(t)}reset(){for(let t of this.charts)t.showAll()}link(t,e,n){if(!this.linking){this.linking=!0;for(let s of this.charts)oA(s.plot,t)&&s.setWindow(e,n);this.linking=!1,this.zoomed(this.charts.some(s=>s.isZoomed()))}}},hp=class{constructor(t,e,n,s,r){this.run=t;this.plot=e;this.seek=s;this.windowed=r;let{series:o}=El(n),{stacked:a=0}=e,l=n==="dark"?"#e9edf2":"#1b2430";this.colors=e.series.map((u,d)=>a>0&&d>=a?l:o[d%o.length]),this.fills=e.series.map((u,d)=>d<a?cA(this.colors[d],El(n).card,.55):void 0),this.order=e.series.map((u,d)=>d<a?a-1-d:d),this.visible=e.series.map(()=>!0),this.axis=o_(t,e),this.own=this.axis!==t.time,this.phases=this.own||t.horizontal?[]:t.phases??[],this.time=this.own?this.axis[this.axis.length-1]:t.time[0],this.height=Ds(t)?eA:tA,this.host.style.minHeight=`${this.height}px`;let c=Y("button",{type:"button",class:"svg",title:"Save the plot as SVG",click:()=>this.saveSvg()},"SVG"),h=Y("figcaption",{class:"plot-title"},c,Y("strong",{},e.title),this.caption);this.element.append(h,this.host,this.legend()),this.element.setAttribute("aria-label",`Plot: ${e.title}`)}run;plot;seek;windowed;element=Y("figure",{class:"plot"});host=Y("div",{class:"plot-area"});line=Y("div",{class:"plot-now"});caption=Y("span",{class:"plot-unit"});readings=[];colors;visible;order;fills;height;axis;own;phases;scaling={base:0,exponent:0};chart=null;observer=null;time;hover=null;mount(){this.chart=new Dn(this.options(),this.data(),this.host),this.chart.over.append(this.line),this.listen(this.chart.over),this.observer=new ResizeObserver(()=>{this.chart?.setSize({width:this.host.clientWidth,height:this.height}),this.follow()}),this.observer.observe(this.host),this.follow()}destroy(){this.observer?.disconnect(),this.chart?.destroy()}setTime(t){this.own||(this.time=t),this.follow(),this.hover===null&&this.read(this.time)}setWindow(t,e){let n=this.chart?.scales.x;this.chart&&(n?.min!==t||n?.max!==e)&&this.chart.setScale("x",{min:t,max:e})}showAll(){this.chart?.setScale("x",{min:this.axis[0],max:this.axis[this.axis.length-1]})}isZoomed(){let{min:t,max:e}=this.chart?.scales.x??{},[n,s]=[this.axis[0],this.axis[this.axis.length-1]],r=1e-6*(s-n);return(t??n)>n+r||(e??s)<s-r}follow(){if(!this.chart)return;let t=this.chart.valToPos(this.time,"x");this.line.hidden=this.own||Ds(this.run)||!(t>=-1&&t<=this.chart.over.clientWidth+1),this.line.style.transform=`translateX(${t}px)`,this.line.dataset.time=String(this.time)}read(t){let e=fl(this.axis,t),n=e.a<.5?e.i:e.j;this.plot.series.forEach(({step:s,values:r},o)=>{let a=Math.min(this.own?n:e.i,r.length-1),l=this.own||s?r[a]??NaN:a0(r,e),c=l0(l-this.scaling.base);this.readings[o].textContent=c})}legend(){let t=this.plot.series.map((e,n)=>{let s=Y("span",{class:"reading"});this.readings.push(s);let r=uA(this.colors[n],this.dash(n),this.fills[n]),o=Y("button",{type:"button",class:"legend-item","aria-pressed":"true",title:`Show or hide ${e.name}${lA(e)}`,click:()=>{this.visible[n]=!this.visible[n],o.setAttribute("aria-pressed",String(this.visible[n])),this.redraw(n)}},r,Y("span",{},e.name),s);return o});return Y("div",{class:"legend"},...t)}redraw(t){let{chart:e}=this;if(!e)return;let{min:n,max:s}=e.scales.x;e.setSeries(this.order.indexOf(t)+1,{show:this.visible[t]}),e.setData(this.data(),!1),e.setScale("x",{min:n??this.axis[0],max:s??this.axis[0]}),this.read(this.time)}data(){let t=this.plot.series.map((u,d)=>this.heights(d)),e=t.filter((u,d)=>this.visible[d]),n=(this.plot.stacked??0)>0;this.scaling=this.plot.log?{base:0,exponent:0}:Kh(e,this.plot.range,!n);let{base:s,exponent:r}=this.scaling,o=10**-r,l=[r===0?"":`10${Ii(r)}`,On(this.plot.unit)].filter(u=>u!=="").join(" ");this.caption.textContent=(l?` in ${l}`:"")+(s===0?"":`, change from ${Je(s,6)}`);let{log:c}=this.plot,h=this.order.map(u=>this.axis.map((d,f)=>{let p=t[u][f];return p==null||c&&p<=0?null:(p-s)*o}));return[this.axis,...h]}heights(t){let{series:e,stacked:n=0}=this.plot;return t>=n?e[t].step?aA(e[t].values,this.axis.length):e[t].values:e[t].values.map((s,r)=>{if(s===null)return null;let o=s;for(let a=0;a<t;a++)this.visible[a]&&(o+=e[a].values[r]??0);return o})}bounds(t){let{base:e,exponent:n}=this.scaling;return(this.plot.series[t].bounds??[]).filter(r=>r!==null&&Number.isFinite(r)).filter(r=>!this.plot.log||r>0).map(r=>(r-e)*10**-n)}saveSvg(){let{chart:t,plot:e}=this;if(!t)return;let n=this.order.map(s=>({name:e.series[s].name,color:this.colors[s],dash:this.dash(s),fill:this.fills[s],show:this.visible[s],step:e.series[s].step,bounds:this.bounds(s)}));i_(n_(t,`${e.title}${this.caption.textContent??""}`,n,this.phases),e.title)}drawMarks(t){let e=getComputedStyle(this.element);Kx(t,this.phases,e.getPropertyValue("--ink-soft"),e.fontFamily),this.plot.series.forEach((n,s)=>{this.visible[s]&&jx(t,this.bounds(s),this.colors[s])})}options(){let t=getComputedStyle(this.element),e=t.getPropertyValue("--ink-soft"),n=`11px ${t.fontFamily}`,s={stroke:e,font:n,grid:{stroke:t.getPropertyValue("--rule"),width:1},ticks:{show:!1}};return{width:Math.max(120,this.host.clientWidth),height:this.height,padding:[this.phases.length>0?rA:sA,22,0,0],legend:{show:!1},scales:{x:{time:!1},y:{distr:this.plot.log?3:1,range:(r,o,a)=>this.range(o,a)}},axes:[{...s,...this.horizontalLabel(n),...this.axis.every(Number.isInteger)?{incrs:u0}:{},gap:4,values:(r,o)=>o.map((a,l)=>ml(a)+(l===o.length-1?this.horizontalUnit():""))},{...s,...this.decades(),size:52,gap:6,values:(r,o)=>o.map(a=>a===null?"":this.plot.log?x0(a):ml(a))}],series:[{},...this.order.map(r=>this.stroke(r))],cursor:{drag:{x:!0,y:!1,setScale:!0,dist:6},y:!1,points:{size:7}},hooks:{drawAxes:[r=>this.drawMarks(r)],setScale:[(r,o)=>{o!=="x"||r.scales.x.min===void 0||r.scales.x.max===void 0||(this.windowed(r.scales.x.min??0,r.scales.x.max??0),queueMicrotask(()=>this.follow()))}],setCursor:[r=>{let o=r.cursor.left??-1;this.hover=o>=0&&r.over.matches(":hover")?r.posToVal(o,"x"):null,this.read(this.hover??this.time)}]}}}stroke(t){let{name:e,step:n}=this.plot.series[t],s=this.own&&this.axis.length<=iA;return{label:e,stroke:this.colors[t],width:this.fills[t]?1:1.75,dash:this.dash(t),fill:this.fills[t],points:s?{show:!0,size:4.5,width:0,fill:this.colors[t]}:{show:!1},...n?{paths:Dn.paths.stepped?.({align:1,alignGaps:1})}:{}}}dash(t){return this.plot.series.length<3||(this.plot.stacked??0)>0?[]:r_[t%r_.length]}range(t,e){let{base:n,exponent:s}=this.scaling,[r,o]=this.plot.range?.map(h=>(h-n)*10**-s)??[];if(r<o)return[r,o];let a=this.plot.series.flatMap((h,u)=>this.visible[u]?this.bounds(u):[]),[l,c]=d0(t,e,a,this.plot.log??!1);return this.plot.log?m0(l,c):(this.plot.stacked??0)>0&&t!==null&&e!==null&&t>=0?[0,e>0?1.07*e:1]:g0(l,c)}decades(){if(!this.plot.log)return{};let t=Math.max(2,Math.floor((this.height-40)/nA));return{splits:(e,n,s,r)=>p0(s,r,t),filter:(e,n)=>n}}horizontalLabel(t){let e=this.own?this.plot.x_name??"":this.run.horizontal?.name??"";return e===""?{size:26}:{size:26,label:e,labelSize:18,labelGap:0,labelFont:t}}horizontalUnit(){if(this.own)return"";let t=this.run.horizontal?On(this.run.horizontal.unit):"s";return t===""?"":` ${t}`}listen(t){let e=0;t.addEventListener("pointerdown",n=>e=n.clientX),t.addEventListener("click",n=>{!this.chart||this.own||Math.abs(n.clientX-e)>4||this.seek(this.chart.posToVal(n.clientX-t.getBoundingClientRect().left,"x"))})}};function o_(i,t){return t.x&&t.x.length>0?t.x:i.time}function oA(i,t){let[e,n]=[i.x??[],t.x??[]];return i.x_name===t.x_name&&e.length===n.length&&e.every((s,r)=>s===n[r])}function aA(i,t){let e=i.slice(0,t);for(;e.length<t;)e.push(null);return t>1&&e[t-1]===null&&(e[t-1]=e[t-2]),e}function lA({bounds:i}){let[t,e]=i??[null,null];return t===null&&e===null?"":` (bounds: ${[t===null?"":`at least ${Je(t)}`,e===null?"":`at most ${Je(e)}`].filter(n=>n!=="").join(", ")})`}function cA(i,t,e){return`#${new qt(i).lerp(new qt(t),e).getHexString()}`}function hA(i){return i.log?i.series.some(({values:t})=>t.some(e=>e!==null&&e>0)):i.series.length>0}function uA(i,t,e){let n=document.createElementNS("http://www.w3.org/2000/svg","svg");n.setAttribute("class","swatch"),n.setAttribute("viewBox","0 0 28 4"),n.setAttribute("aria-hidden","true"),e&&(n.setAttribute("class","swatch area"),n.style.background=e);let s=document.createElementNS("http://www.w3.org/2000/svg","path");return s.setAttribute("d","M0 2H28"),s.setAttribute("stroke",i),s.setAttribute("stroke-width","2.25"),t.length>0&&s.setAttribute("stroke-dasharray",t.join(" ")),n.append(s),n}var dA=["#440154","#482475","#414487","#355f8d","#2a788e","#21918c","#22a884","#44bf70","#7ad151","#bddf26","#fde725"],fA=["#001261","#033e7d","#1e6f9d","#71a8c4","#a9c4d1","#c9c4bf","#d3b5a1","#d39774","#be6533","#8b2706","#590008"],Tl=256;function pA(i){let t=new Float32Array(3*Tl),[e,n,s]=[new qt,new qt,new qt];for(let r=0;r<Tl;r++){let o=r/(Tl-1)*(i.length-1),a=Math.min(Math.floor(o),i.length-2),[l,c]=[e.set(i[a]).getRGB({r:0,g:0,b:0},Un),n.set(i[a+1]).getRGB({r:0,g:0,b:0},Un)],h=(u,d)=>u+(o-a)*(d-u);s.setRGB(h(l.r,c.r),h(l.g,c.g),h(l.b,c.b),Un).toArray(t,3*r)}return t}function up(i,t){return i.length===1?i[0]:i[t]??NaN}function mA(i,t){let e=i.quantities.find(o=>o.name===t),[n,s]=[1/0,-1/0];if(!e)return[n,s];let{values:r}=i.tables;for(let o=0;o<r.frames;o++)for(let a=0;a<r.rows;a++){let l=r.at(o,a,e.column)*up(e.factor,a);l<n&&(n=l),l>s&&(s=l)}return[n,s]}function yu(i,t){let e=i.rods??[],n=e.flatMap(l=>l.quantities).find(l=>l.name===t);if(!n)return null;let[s,r]=[1/0,-1/0];for(let l of e){let[c,h]=mA(l,t);[s,r]=[Math.min(s,c),Math.max(r,h)]}if(!(s<=r))return null;let o=s<-.001*r&&r>-.001*s;o?(r=Math.max(r,-s),s=-r):(s>=0||-s<.001*r)&&(s=Math.max(0,Math.min(s,s<.5*r?0:s)));let a=o?fA:dA;return{name:t,unit:n.unit,low:s,high:r,stops:a,table:pA(a)}}function a_(i,t,e,n){let{low:s,high:r,table:o}=i,a=r>s?(t-s)/(r-s):0,l=3*Math.min(Tl-1,Math.max(0,Math.round((Tl-1)*(Number.isFinite(a)?a:0))));e[n]=o[l],e[n+1]=o[l+1],e[n+2]=o[l+2]}var vu=class{constructor(t){this.choose=t;this.element.append(this.select,this.units,this.bar,this.ticks)}choose;element=Y("div",{class:"colors",hidden:!0});select=Y("select",{class:"select",id:"rod-color","aria-label":"Colour of the rods",change:()=>this.choose(this.select.value)});units=Y("span",{class:"color-unit"});bar=Y("div",{class:"color-bar"});ticks=Y("div",{class:"color-ticks"});setRun(t){let e=(t.rods??[]).flatMap(r=>r.quantities);this.element.hidden=e.length===0;let n=new Map;for(let{group:r,name:o}of e)n.set(r,(n.get(r)??new Set).add(o));let s=[...n].map(([r,o])=>Y("optgroup",{label:r},...[...o].map(a=>Y("option",{value:a},a))));this.select.replaceChildren(Y("option",{value:""},"plain colour"),...s)}show(t){if(this.select.value=t?.name??"",this.ticks.hidden=this.units.hidden=t===null,this.bar.hidden=t===null||t.low===t.high,!t)return;this.units.textContent=t.unit===""?"":`in ${On(t.unit)}`;let{low:e,high:n,stops:s}=t;this.bar.style.background=`linear-gradient(to right, ${s.join(", ")})`,this.bar.dataset.low=String(e),this.bar.dataset.high=String(n);let r=dp(t);this.ticks.replaceChildren(...r.map(o=>Y("span",{},o)))}};function dp({low:i,high:t}){return i===t?[`${Je(i,3)} everywhere`]:[i,.5*(i+t),t].map(e=>Je(e,3))}var gA=320,xA=8,_A=60,vA=.5;function yA({points:i,smooth:t},e,n){let s=Math.floor(i.length/2),r=l=>new mt(i[2*((l+s)%s)],i[2*((l+s)%s)+1]).multiplyScalar(e),o=l=>{let c=r(l+1).sub(r(l));return new mt(c.y,-c.x).normalize()},a=[];for(let l=0;l<s;l++){let{x:c,y:h}=r(l),[u,d]=[o(l-1),o(l)];if(t){let f=u.add(d).normalize();a.push({x:c,y:h,nx:f.x,ny:f.y,tone:l===0&&n?vA:1})}else a.push({x:c,y:h,nx:u.x,ny:u.y,tone:1},{x:c,y:h,nx:d.x,ny:d.y,tone:1})}return a}function Al(i){let{points:t}=i.outline,e=0;for(let n=0;n+1<t.length;n+=2)e=Math.max(e,Math.hypot(t[n],t[n+1]));return e*Math.max(1,...i.scale??[])}var bu=class{constructor(t,e,n,s,r,o,a,l){this.rod=t;this.size=s;this.pale=o;this.background=a;let c=t.node_arc.length;this.pieces=Math.max(1,t.closed?c:c-1),this.fine=Math.max(1,Math.min(xA,Math.ceil(gA/this.pieces))),this.rings=this.pieces*this.fine+1,this.section=yA(t.outline,n,l),this.caps=t.closed?[]:this.capTriangles(),this.nodes=new Float64Array(3*c),this.turns=new Float64Array(4*c),this.slopes=new Float64Array(3*c),this.plain=e.clone().lerp(a,o),this.between=this.placeValues();let h=this.section.length*(this.rings+(t.closed?0:2)),u=()=>new _n(new Float32Array(3*h),3).setUsage(Fh);[this.position,this.normal,this.color]=[u(),u(),u()];let d=new nn;d.setAttribute("position",this.position),d.setAttribute("normal",this.normal),d.setAttribute("color",this.color),d.setIndex(this.triangles()),this.mesh=new Fe(d,new Cs({vertexColors:!0,roughness:.6,metalness:.02})),this.mesh.castShadow=o===0,this.mesh.receiveShadow=o===0,this.mesh.frustumCulled=!1,this.mesh.name=t.name;let f=Math.max(1,Math.ceil(c/_A));this.marked=Array.from({length:Math.ceil(c/f)},(p,v)=>v*f),this.triads=this.makeTriads(r),this.group.add(this.mesh,this.triads,this.anchor)}rod;size;pale;background;group=new Se;mesh;triads;anchor=new Se;section;caps;pieces;fine;rings;nodes;turns;slopes;position;normal;color;between;plain;coloring=null;quantity;marked;setColoring(t){this.quantity=this.rod.quantities.find(e=>e.name===t?.name),this.coloring=this.quantity?t:null}update(t){if(this.group.visible=this.readNodes(t),!this.group.visible)return;this.findSlopes(),this.sweep(),this.dye(t),this.triads.visible&&this.moveTriads();let e=3*Math.floor((this.nodes.length/3-1)/2);this.anchor.position.fromArray(this.nodes,e);for(let n of[this.position,this.normal,this.color])n.needsUpdate=!0;this.mesh.geometry.boundingSphere=null}readNodes(t){let{position:e,orientation:n}=this.rod.tables,{nodes:s,turns:r}=this;for(let o=0;o<e.rows;o++){for(let h=0;h<3;h++)s[3*o+h]=e.smooth(t,o,h);let a=0;for(let h=0;h<4;h++)a+=n.at(t.i,o,h)*n.at(t.j,o,h);let l=a<0?-1:1,c=0;for(let h=0;h<4;h++){let u=(1-t.a)*n.at(t.i,o,h)+t.a*l*n.at(t.j,o,h);r[4*o+h]=u,c+=u*u}c=Math.sqrt(c)||1;for(let h=0;h<4;h++)r[4*o+h]/=c}return Number.isFinite(s[0]+s[s.length-1]+r[0])}span(t){let{node_arc:e,length:n}=this.rod;return t+1<e.length?e[t+1]-e[t]:Math.max(n-e[t],1e-12)}findSlopes(){let{nodes:t,slopes:e}=this,n=t.length/3,s=(r,o)=>(t[3*((r+1)%n)+o]-t[3*r+o])/this.span(r);for(let r=0;r<n;r++){let o=this.rod.closed||r>0&&r+1<n;for(let a=0;a<3;a++)if(o){let l=(r+n-1)%n,[c,h]=[this.span(l),this.span(r)];e[3*r+a]=(h*s(l,a)+c*s(r,a))/(c+h)}else n>1&&(e[3*r+a]=s(r===0?0:n-2,a))}if(!(this.rod.closed||n<3))for(let r=0;r<3;r++)e[r]=2*s(0,r)-e[3+r],e[3*(n-1)+r]=2*s(n-2,r)-e[3*(n-2)+r]}sweep(){let{nodes:t,turns:e,slopes:n,fine:s,section:r}=this,o=t.length/3,[a,l,c,h]=[new C,new C,new C,new C],[u,d]=[new vn,new vn],f=this.rod.scale??[];for(let p=0;p<this.rings;p++){let v=Math.min(Math.floor(p/s),this.pieces-1),g=(v+1)%o,m=p/s-v,x=this.span(v),[S,y]=[(1+2*m)*(1-m)**2,m*m*(3-2*m)],[R,E]=[x*m*(1-m)**2,x*m*m*(m-1)],_=L=>S*t[3*v+L]+y*t[3*g+L]+R*n[3*v+L]+E*n[3*g+L];a.set(_(0),_(1),_(2)),u.set(e[4*v+1],e[4*v+2],e[4*v+3],e[4*v]),d.set(e[4*g+1],e[4*g+2],e[4*g+3],e[4*g]),u.slerp(d,m),l.set(1,0,0).applyQuaternion(u),c.set(0,1,0).applyQuaternion(u);let w=f.length>0?f[2*v]+m*(f[2*g]-f[2*v]):1,F=f.length>0?f[2*v+1]+m*(f[2*g+1]-f[2*v+1]):1;if(this.ring(p*r.length,a,l,c,w,F),this.rod.closed||p>0&&p+1<this.rings)continue;h.crossVectors(l,c).multiplyScalar(p===0?-1:1);let D=(this.rings+(p===0?0:1))*r.length;this.ring(D,a,l,c,w,F);for(let L=0;L<r.length;L++)this.normal.setXYZ(D+L,h.x,h.y,h.z)}}ring(t,e,n,s,r,o){let[a,l]=[this.position.array,this.normal.array];for(let c=0;c<this.section.length;c++){let{x:h,y:u,nx:d,ny:f}=this.section[c],p=3*(t+c);a[p]=e.x+r*h*n.x+o*u*s.x,a[p+1]=e.y+r*h*n.y+o*u*s.y,a[p+2]=e.z+r*h*n.z+o*u*s.z,l[p]=d*n.x+f*s.x,l[p+1]=d*n.y+f*s.y,l[p+2]=d*n.z+f*s.z}}dye(t){let e=this.color.array,{values:n}=this.rod.tables,{coloring:s,quantity:r,section:o,pale:a,background:l}=this,c=new Float32Array(3),h=u=>n.mixed(t,u,r?.column??0)*up(r?.factor??[1],u);for(let u=0;u<this.rings;u++){if(s){let{row:d,next:f,share:p}=this.between[u];a_(s,(1-p)*h(d)+p*h(f),c,0),c[0]+=a*(l.r-c[0]),c[1]+=a*(l.g-c[1]),c[2]+=a*(l.b-c[2])}else this.plain.toArray(c);this.dyeRing(e,u*o.length,c,!0),!(this.rod.closed||u>0&&u+1<this.rings)&&this.dyeRing(e,(this.rings+(u===0?0:1))*o.length,c,!1)}}dyeRing(t,e,n,s){for(let r=0;r<this.section.length;r++){let o=s?this.section[r].tone:1;for(let a=0;a<3;a++)t[3*(e+r)+a]=o*n[a]}}placeValues(){let{node_arc:t,value_arc:e}=this.rod;return Array.from({length:this.rings},(n,s)=>{let r=Math.min(Math.floor(s/this.fine),this.pieces-1),o=t[r]+(s/this.fine-r)*this.span(r),a=0;for(;a+1<e.length&&e[a+1]<=o;)a+=1;let l=Math.min(a+1,e.length-1),c=e[l]-e[a];return{row:a,next:l,share:c>0?Math.min(1,Math.max(0,(o-e[a])/c)):0}})}capTriangles(){let t=this.rod.outline.smooth?1:2,e=this.section.filter((n,s)=>s%t===0).map(({x:n,y:s})=>new mt(n,s));return ka.triangulateShape(e,[]).map(n=>n.map(s=>s*t))}triangles(){let t=this.section.length,e=[],n=this.rod.outline.smooth?1:2;for(let s=0;s+1<this.rings;s++)for(let r=n-1;r<t;r+=n){let[o,a]=[s*t+r,s*t+(r+1)%t];e.push(o,a,o+t,a,a+t,o+t)}for(let[s,r,o]of this.caps){let[a,l]=[this.rings*t,(this.rings+1)*t];e.push(a+o,a+r,a+s,l+s,l+r,l+o)}return e}makeTriads(t){let e=new nn,n=6*this.marked.length;e.setAttribute("position",new _n(new Float32Array(3*n),3).setUsage(Fh));let s=new Float32Array(3*n),r=new qt;for(let a=0;a<n;a++)r.set(t[Math.floor(a/2)%3]).toArray(s,3*a);e.setAttribute("color",new _n(s,3));let o=new Ia(e,new To({vertexColors:!0,depthTest:!1,transparent:!0}));return o.frustumCulled=!1,o.renderOrder=3,o.visible=!1,o}moveTriads(){let t=this.triads.geometry.getAttribute("position"),[e,n,s]=[new C,new vn,new C];this.marked.forEach((r,o)=>{e.fromArray(this.nodes,3*r),n.set(this.turns[4*r+1],this.turns[4*r+2],this.turns[4*r+3],this.turns[4*r]);for(let a=0;a<3;a++)s.set(a===0?1:0,a===1?1:0,a===2?1:0).applyQuaternion(n).multiplyScalar(2.4*this.size).add(e),t.setXYZ(6*o+2*a,e.x,e.y,e.z),t.setXYZ(6*o+2*a+1,s.x,s.y,s.z)}),t.needsUpdate=!0}};var Rl=new C;function Ni(i,t,e,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;Rl.copy(t),Rl[n]=0,Rl.normalize();let c=.5*o/(o+a),h=1-Rl.angleTo(i)/l;return Math.sign(Rl[e])===1?h*c:a/(o+a)+c+c*(1-h)}var Su=class i extends as{constructor(t=1,e=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(t/2,e/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:t,height:e,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new C,c=new C,h=new C(t,e,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,p=u.length/6,v=new C,g=.5/o;for(let m=0,x=0;m<u.length;m+=3,x+=2)switch(l.fromArray(u,m),c.copy(l),c.x-=Math.sign(c.x)*g,c.y-=Math.sign(c.y)*g,c.z-=Math.sign(c.z)*g,c.normalize(),u[m+0]=h.x*Math.sign(l.x)+c.x*r,u[m+1]=h.y*Math.sign(l.y)+c.y*r,u[m+2]=h.z*Math.sign(l.z)+c.z*r,d[m+0]=c.x,d[m+1]=c.y,d[m+2]=c.z,Math.floor(m/p)){case 0:v.set(1,0,0),f[x+0]=Ni(v,c,"z","y",r,n),f[x+1]=1-Ni(v,c,"y","z",r,e);break;case 1:v.set(-1,0,0),f[x+0]=1-Ni(v,c,"z","y",r,n),f[x+1]=1-Ni(v,c,"y","z",r,e);break;case 2:v.set(0,1,0),f[x+0]=1-Ni(v,c,"x","z",r,t),f[x+1]=Ni(v,c,"z","x",r,n);break;case 3:v.set(0,-1,0),f[x+0]=1-Ni(v,c,"x","z",r,t),f[x+1]=1-Ni(v,c,"z","x",r,n);break;case 4:v.set(0,0,1),f[x+0]=1-Ni(v,c,"x","y",r,t),f[x+1]=1-Ni(v,c,"y","x",r,e);break;case 5:v.set(0,0,-1),f[x+0]=Ni(v,c,"x","y",r,t),f[x+1]=1-Ni(v,c,"y","x",r,e);break}}static fromJSON(t){return new i(t.width,t.height,t.depth,t.segments,t.radius)}};function fp(i,t=!1){let e=i[0].index!==null,n=new Set(Object.keys(i[0].attributes)),s=new Set(Object.keys(i[0].morphAttributes)),r={},o={},a=i[0].morphTargetsRelative,l=new nn;l.morphTargetsRelative=a;let c=0;for(let h=0;h<i.length;++h){let u=i[h],d=0,f=0;if(e!==(u.index!==null))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". All geometries must have compatible attributes; make sure index attribute exists among all geometries, or in none of them."),null;for(let p in u.attributes){if(!n.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have compatible attributes; make sure "'+p+'" attribute exists among all geometries, or in none of them.'),null;r[p]===void 0&&(r[p]=[]),r[p].push(u.attributes[p]),d++}if(d!==n.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of attributes."),null;if(a!==u.morphTargetsRelative)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". .morphTargetsRelative must be consistent throughout all geometries."),null;for(let p in u.morphAttributes){if(!s.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+".  .morphAttributes must be consistent throughout all geometries."),null;if(u.morphAttributes[p].length!==i[0].morphAttributes[p].length)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have the same number of morph targets for the "'+p+'" morph attribute.'),null;o[p]===void 0&&(o[p]=[]),o[p].push(u.morphAttributes[p]),f++}if(f!==s.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of morph attributes."),null;if(t){let p;if(e)p=u.index.count;else if(u.attributes.position!==void 0)p=u.attributes.position.count;else return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". The geometry must have either an index or a position attribute"),null;l.addGroup(c,p,h),c+=p}}if(e){let h=0,u=[];for(let d=0;d<i.length;++d){let f=i[d].index;for(let p=0;p<f.count;++p)u.push(f.getX(p)+h);h+=i[d].attributes.position.count}l.setIndex(u)}for(let h in r){let u=l_(r[h]);if(!u)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" attribute."),null;l.setAttribute(h,u)}for(let h in o){let u=o[h][0].length;if(u!==0){l.morphAttributes=l.morphAttributes||{},l.morphAttributes[h]=[];for(let d=0;d<u;++d){let f=[];for(let v=0;v<o[h].length;++v)f.push(o[h][v][d]);let p=l_(f);if(!p)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" morphAttribute."),null;l.morphAttributes[h].push(p)}}}return l}function l_(i){let t,e,n,s=-1,r=0;for(let c=0;c<i.length;++c){let h=i[c];if(t===void 0&&(t=h.array.constructor),t!==h.array.constructor)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.array must be of consistent array types across matching attributes."),null;if(e===void 0&&(e=h.itemSize),e!==h.itemSize)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.itemSize must be consistent across matching attributes."),null;if(n===void 0&&(n=h.normalized),n!==h.normalized)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.normalized must be consistent across matching attributes."),null;if(s===-1&&(s=h.gpuType),s!==h.gpuType)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.gpuType must be consistent across matching attributes."),null;r+=h.count*e}let o=new t(r),a=new _n(o,e,n),l=0;for(let c=0;c<i.length;++c){let h=i[c];if(h.isInterleavedBufferAttribute){let u=l/e;for(let d=0,f=h.count;d<f;d++)for(let p=0;p<e;p++){let v=h.getComponent(d,p);a.setComponent(d+u,p,v)}}else o.set(h.array,l);l+=h.count*e}return s!==void 0&&(a.gpuType=s),a}var c_=.74,Mi=Math.PI/2,xp=18;function h_(i){switch(i.kind){case"box":{let[t,e,n]=i.size.map(kr);return _p(new Su(t,e,n,3,.09*Math.min(t,e,n)),1)}case"sphere":return wA(kr(i.radius));case"cylinder":return mp(gp(bA(kr(i.radius),kr(i.length))),i.axis);case"capsule":return mp(gp(SA(kr(i.radius),Math.max(0,i.length))),i.axis);case"cone":return mp(gp(MA(kr(i.radius),kr(i.height))),i.axis)}}function Mu(i){let t=i.matrix??[1,0,0,0,1,0,0,0,1],[e,n,s]=i.position??[0,0,0];return new ae().set(t[0],t[1],t[2],e,t[3],t[4],t[5],n,t[6],t[7],t[8],s,0,0,0,1)}function u_(i){let t=[];switch(i.kind){case"box":for(let n=0;n<8;n++){let s=r=>n&r?.5:-.5;t.push(new C(s(1)*i.size[0],s(2)*i.size[1],s(4)*i.size[2]))}return{points:t,radius:0};case"sphere":return{points:[new C],radius:i.radius};case"capsule":t.push(new C(0,-i.length/2,0),new C(0,i.length/2,0));break;case"cylinder":t.push(...pp(i.radius,-i.length/2),...pp(i.radius,i.length/2));break;case"cone":t.push(new C,...pp(i.radius,i.height))}let e=f_(i.axis);return t.forEach(n=>n.applyMatrix4(e)),{points:t,radius:i.kind==="capsule"?i.radius:0}}function d_(i){return i.kind==="box"?[...i.size].sort((t,e)=>t-e)[1]:i.kind==="cone"?i.radius:2*i.radius}function kr(i){return Math.max(Math.abs(i)||0,1e-12)}function pp(i,t){return Array.from({length:12},(e,n)=>{let s=n*Math.PI/6;return new C(i*Math.cos(s),t,i*Math.sin(s))})}function f_(i="z"){return i==="x"?new ae().makeRotationZ(-Mi):i==="z"?new ae().makeRotationX(Mi):new ae}function mp(i,t){return i.applyMatrix4(f_(t))}function Cl(i,t,e,n,s,r){return Array.from({length:r+1},(o,a)=>{let l=n+(s-n)*a/r;return new mt(Math.max(0,i+e*Math.cos(l)),t+e*Math.sin(l))})}function bA(i,t){let e=Math.min(.06*i,.2*t),[n,s]=[i-e,t/2-e];return[[new mt(0,-t/2),new mt(n,-t/2)],Cl(n,-s,e,-Mi,0,4),[new mt(i,-s),new mt(i,s)],Cl(n,s,e,0,Mi,4),[new mt(n,t/2),new mt(0,t/2)]]}function SA(i,t){return[[...Cl(0,-t/2,i,-Mi,0,14),...Cl(0,t/2,i,0,Mi,14)]]}function MA(i,t){let e=Math.atan2(i,t),n=.04*Math.min(i,t),s=t-n,r=s*Math.tan(e)-n/Math.cos(e),o=new mt(r+n*Math.cos(e),s-n*Math.sin(e));return[[new mt(0,0),o],Cl(r,s,n,-e,Mi,6),[new mt(r,t),new mt(0,t)]]}function gp(i){let t=[];for(let e=0;e<4;e++)for(let n of i){let s=new Ga(n,xp,e*Mi,Mi);t.push(_p(s,e%2?c_:1))}return fp(t)}function wA(i){let t=[];for(let e=0;e<8;e++){let n=e>=4?1:0,s=new _i(i,xp,xp,e%4*Mi,Mi,n*Mi,Mi);t.push(_p(s,(e+n)%2?c_:1))}return fp(t)}function _p(i,t){let e=new Float32Array(3*i.getAttribute("position").count).fill(t);return i.setAttribute("color",new _n(e,3)),i}function m_(i){let t=new C(...i.up.map(n=>n??0));if(i.space==="planar"){t.z=0,t.lengthSq()===0&&t.set(0,1,0);let n=new C(0,0,1);return{right:new C().crossVectors(t.normalize(),n),up:t,back:n}}t.lengthSq()>0||t.set(0,0,1),t.normalize();let e=Math.abs(t.x)<.9?new C(1,0,0):new C(0,1,0);return e.addScaledVector(t,-e.dot(t)).normalize(),{right:e,up:t,back:new C().crossVectors(e,t)}}function g_(i,t){let e=[],n=new C(1/0,1/0,1/0),s=n.clone().negate(),r=new C,o=(c,h)=>{r.copy(c).applyMatrix4(t),e.push(r.x,r.y,r.z,h),n.min(r.addScalar(-h)),s.max(r.addScalar(2*h))},a=Math.max(1,Math.floor(i.time.length/150)),l=Math.max(1,i.time.length);for(let c=0;c<l;c+=a)p_(i,{i:c,j:c,a:0},o);return p_(i,{i:l-1,j:l-1,a:0},o),e.length===0&&o(new C,1),{balls:new Float32Array(e),low:n,high:s}}function x_({balls:i,low:t,high:e},n){let s=[i],[r,o]=[t.clone(),e.clone()];for(let l of n.filter(c=>c.lengthSq()>0))s.push(i.map((c,h)=>h%4<3?c+l.getComponent(h%4):c)),r.min(t.clone().add(l)),o.max(e.clone().add(l));let a=new Float32Array(s.length*i.length);return s.forEach((l,c)=>a.set(l,c*i.length)),{balls:a,low:r,high:o}}function p_(i,t,e){let n=new C,s=new vn,r=new ae,o=new C(1,1,1);for(let c of i.bodies)if(!(!pn(c.position,t,n)||!Zh(c.directors,t,s))){r.compose(n,s,o),c.shapes.length===0&&e(n,0);for(let h of c.shapes){let{points:u,radius:d}=u_(h),f=Mu(h).premultiply(r);u.forEach(p=>e(p.applyMatrix4(f),d))}}for(let c of i.rods??[]){let{position:h}=c.tables,u=Al(c),d=h.rows-1,f=Math.max(1,Math.floor(h.rows/16));for(let p=0;p<=d+f-1;p+=f){let v=Math.min(p,d);n.set(h.at(t.i,v,0),h.at(t.i,v,1),h.at(t.i,v,2)),Number.isFinite(n.lengthSq())&&e(n,u)}}let a=[...i.joints,...i.markers].map(c=>c.position);for(let c of i.springs)a.push(c.a,c.b);for(let c of a)pn(c,t,n)&&e(n,0);let l=new C;for(let{position:c,vector:h}of i.arrows??[])!pn(c,t,n)||!$h(h,t,l)||l.lengthSq()===0||(e(n,0),e(l.add(n),0));for(let c of i.points)pn(c.position,t,n)&&e(n,c.radius??0)}function __(i,t){let e=i.bodies.flatMap(s=>s.shapes.map(d_)).concat((i.rods??[]).map(s=>2*Al(s))).filter(s=>s>0).sort((s,r)=>s-r),n=e[Math.floor(e.length/2)]??.04*t;return Math.min(.028*t,Math.max(.012*t,.45*n))}function v_(i){let t=10**Math.floor(Math.log10(i)),e=i/t;return(e>=5?5:e>=2?2:1)*t}var y_=new xi,wu=new C,Qo=class extends Ka{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";let t=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],e=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],n=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(n),this.setAttribute("position",new ge(t,3)),this.setAttribute("uv",new ge(e,2))}applyMatrix4(t){let e=this.attributes.instanceStart,n=this.attributes.instanceEnd;return e!==void 0&&(e.applyMatrix4(t),n.applyMatrix4(t),e.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));let n=new ir(e,6,1);return this.setAttribute("instanceStart",new Ri(n,3,0)),this.setAttribute("instanceEnd",new Ri(n,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(t){let e;t instanceof Float32Array?e=t:Array.isArray(t)&&(e=new Float32Array(t));let n=new ir(e,6,1);return this.setAttribute("instanceColorStart",new Ri(n,3,0)),this.setAttribute("instanceColorEnd",new Ri(n,3,3)),this}fromWireframeGeometry(t){return this.setPositions(t.attributes.position.array),this}fromEdgesGeometry(t){return this.setPositions(t.attributes.position.array),this}fromMesh(t){return this.fromWireframeGeometry(new Xa(t.geometry)),this}fromLineSegments(t){let e=t.geometry;return this.setPositions(e.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new xi);let t=this.attributes.instanceStart,e=this.attributes.instanceEnd;t!==void 0&&e!==void 0&&(this.boundingBox.setFromBufferAttribute(t),y_.setFromBufferAttribute(e),this.boundingBox.union(y_))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Vi),this.boundingBox===null&&this.computeBoundingBox();let t=this.attributes.instanceStart,e=this.attributes.instanceEnd;if(t!==void 0&&e!==void 0){let n=this.boundingSphere.center;this.boundingBox.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)wu.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(wu)),wu.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(wu));this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}};It.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new mt},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};ti.line={uniforms:ll.merge([It.common,It.fog,It.line]),vertexShader:`
		#include <common>
		#include <color_pars_vertex>
		#include <fog_pars_vertex>
		#include <logdepthbuf_pars_vertex>
		#include <clipping_planes_pars_vertex>

		uniform float linewidth;
		uniform vec2 resolution;

		attribute vec3 instanceStart;
		attribute vec3 instanceEnd;

		attribute vec3 instanceColorStart;
		attribute vec3 instanceColorEnd;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#ifdef USE_DASH

			uniform float dashScale;
			attribute float instanceDistanceStart;
			attribute float instanceDistanceEnd;
			varying float vLineDistance;

		#endif

		float trimSegmentAlpha( const in vec4 start, const in vec4 end ) {

			// compute the interpolation factor needed to trim the segment so it terminates
			// between the camera plane and the near plane

			// conservative estimate of the near plane
			float a = projectionMatrix[ 2 ][ 2 ]; // 3nd entry in 3th column
			float b = projectionMatrix[ 3 ][ 2 ]; // 3nd entry in 4th column

			// we need different nearEstimate formula for reversed and default depth buffer
			// a is positive with a reversed depth buffer so it can be used for controlling the code flow
			float nearEstimate = ( a > 0.0 ) ? ( - b / ( a + 1.0 ) ) : ( - 0.5 * b / a );

			return ( nearEstimate - start.z ) / ( end.z - start.z );

		}

		void main() {

			#ifdef USE_COLOR

				vColor.xyz = ( position.y < 0.5 ) ? instanceColorStart : instanceColorEnd;

			#endif

			float aspect = resolution.x / resolution.y;

			// camera space
			vec4 start = modelViewMatrix * vec4( instanceStart, 1.0 );
			vec4 end = modelViewMatrix * vec4( instanceEnd, 1.0 );

			#ifdef USE_DASH

				float lineDistanceStart = dashScale * instanceDistanceStart;
				float lineDistanceEnd = dashScale * instanceDistanceEnd;

			#endif

			#ifdef WORLD_UNITS

				worldStart = start.xyz;
				worldEnd = end.xyz;

			#else

				vUv = uv;

			#endif

			// special case for perspective projection, and segments that terminate either in, or behind, the camera plane
			// clearly the gpu firmware has a way of addressing this issue when projecting into ndc space
			// but we need to perform ndc-space calculations in the shader, so we must address this issue directly
			// perhaps there is a more elegant solution -- WestLangley

			bool perspective = ( projectionMatrix[ 2 ][ 3 ] == - 1.0 ); // 4th entry in the 3rd column

			if ( perspective ) {

				if ( start.z < 0.0 && end.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( start, end );
					end.xyz = mix( start.xyz, end.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceEnd = mix( lineDistanceStart, lineDistanceEnd, alpha );

					#endif

				} else if ( end.z < 0.0 && start.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( end, start );
					start.xyz = mix( end.xyz, start.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceStart = mix( lineDistanceEnd, lineDistanceStart, alpha );

					#endif

				}

			}

			#ifdef USE_DASH

				vLineDistance = ( position.y < 0.5 ) ? lineDistanceStart : lineDistanceEnd;
				vUv = uv;

			#endif

			// clip space
			vec4 clipStart = projectionMatrix * start;
			vec4 clipEnd = projectionMatrix * end;

			// ndc space
			vec3 ndcStart = clipStart.xyz / clipStart.w;
			vec3 ndcEnd = clipEnd.xyz / clipEnd.w;

			// direction
			vec2 dir = ndcEnd.xy - ndcStart.xy;

			// account for clip-space aspect ratio
			dir.x *= aspect;
			dir = normalize( dir );

			#ifdef WORLD_UNITS

				vec3 worldDir = normalize( end.xyz - start.xyz );
				vec3 tmpFwd = perspective ? normalize( mix( start.xyz, end.xyz, 0.5 ) ) : vec3( 0.0, 0.0, - 1.0 );
				vec3 worldUp = normalize( cross( worldDir, tmpFwd ) );
				vec3 worldFwd = cross( worldDir, worldUp );
				worldPos = position.y < 0.5 ? start: end;

				// height offset
				float hw = linewidth * 0.5;
				worldPos.xyz += position.x < 0.0 ? hw * worldUp : - hw * worldUp;

				// don't extend the line if we're rendering dashes because we
				// won't be rendering the endcaps
				#ifndef USE_DASH

					// cap extension
					worldPos.xyz += position.y < 0.5 ? - hw * worldDir : hw * worldDir;

					// add width to the box
					worldPos.xyz += worldFwd * hw;

					// endcaps
					if ( position.y > 1.0 || position.y < 0.0 ) {

						worldPos.xyz -= worldFwd * 2.0 * hw;

					}

				#endif

				// project the worldpos
				vec4 clip = projectionMatrix * worldPos;

				// shift the depth of the projected points so the line
				// segments overlap neatly
				vec3 clipPose = ( position.y < 0.5 ) ? ndcStart : ndcEnd;

				// only shift the depth of vertices in front of the camera (#35137)
				if ( clip.w > 0.0 ) clip.z = clipPose.z * clip.w;

			#else

				vec2 offset = vec2( dir.y, - dir.x );
				// undo aspect ratio adjustment
				dir.x /= aspect;
				offset.x /= aspect;

				// sign flip
				if ( position.x < 0.0 ) offset *= - 1.0;

				// endcaps
				if ( position.y < 0.0 ) {

					offset += - dir;

				} else if ( position.y > 1.0 ) {

					offset += dir;

				}

				// adjust for linewidth
				offset *= linewidth;

				// adjust for clip-space to screen-space conversion // maybe resolution should be based on viewport ...
				offset /= resolution.y;

				// select end
				vec4 clip = ( position.y < 0.5 ) ? clipStart : clipEnd;

				// back to clip space
				offset *= clip.w;

				clip.xy += offset;

			#endif

			gl_Position = clip;

			vec4 mvPosition = ( position.y < 0.5 ) ? start : end; // this is an approximation

			#include <logdepthbuf_vertex>
			#include <clipping_planes_vertex>
			#include <fog_vertex>

		}
		`,fragmentShader:`
		uniform vec3 diffuse;
		uniform float opacity;
		uniform float linewidth;

		#ifdef USE_DASH

			uniform float dashOffset;
			uniform float dashSize;
			uniform float gapSize;

		#endif

		varying float vLineDistance;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#include <common>
		#include <color_pars_fragment>
		#include <fog_pars_fragment>
		#include <logdepthbuf_pars_fragment>
		#include <clipping_planes_pars_fragment>

		vec2 closestLineToLine(vec3 p1, vec3 p2, vec3 p3, vec3 p4) {

			float mua;
			float mub;

			vec3 p13 = p1 - p3;
			vec3 p43 = p4 - p3;

			vec3 p21 = p2 - p1;

			float d1343 = dot( p13, p43 );
			float d4321 = dot( p43, p21 );
			float d1321 = dot( p13, p21 );
			float d4343 = dot( p43, p43 );
			float d2121 = dot( p21, p21 );

			float denom = d2121 * d4343 - d4321 * d4321;

			float numer = d1343 * d4321 - d1321 * d4343;

			mua = numer / denom;
			mua = clamp( mua, 0.0, 1.0 );
			mub = ( d1343 + d4321 * ( mua ) ) / d4343;
			mub = clamp( mub, 0.0, 1.0 );

			return vec2( mua, mub );

		}

		void main() {

			float alpha = opacity;
			vec4 diffuseColor = vec4( diffuse, alpha );

			#include <clipping_planes_fragment>

			#ifdef USE_DASH

				if ( vUv.y < - 1.0 || vUv.y > 1.0 ) discard; // discard endcaps

				if ( mod( vLineDistance + dashOffset, dashSize + gapSize ) > dashSize ) discard; // todo - FIX

			#endif

			#ifdef WORLD_UNITS

				float len;

				if ( isOrthographic ) {

					// View rays are parallel to the z axis so the distance reduces to camera-space XY
					vec2 lineDir = worldEnd.xy - worldStart.xy;
					float t = clamp( dot( worldPos.xy - worldStart.xy, lineDir ) / dot( lineDir, lineDir ), 0.0, 1.0 );
					len = length( worldStart.xy + lineDir * t - worldPos.xy );

				} else {

					// Find the closest points on the view ray and the line segment
					vec3 rayEnd = normalize( worldPos.xyz ) * 1e5;
					vec3 lineDir = worldEnd - worldStart;
					vec2 params = closestLineToLine( worldStart, worldEnd, vec3( 0.0, 0.0, 0.0 ), rayEnd );

					vec3 p1 = worldStart + lineDir * params.x;
					vec3 p2 = rayEnd * params.y;
					vec3 delta = p1 - p2;
					len = length( delta );

				}

				float norm = len / linewidth;

				#ifndef USE_DASH

					#ifdef USE_ALPHA_TO_COVERAGE

						float dnorm = fwidth( norm );
						alpha = 1.0 - smoothstep( 0.5 - dnorm, 0.5 + dnorm, norm );

					#else

						if ( norm > 0.5 ) {

							discard;

						}

					#endif

				#endif

			#else

				#ifdef USE_ALPHA_TO_COVERAGE

					// artifacts appear on some hardware if a derivative is taken within a conditional
					float a = vUv.x;
					float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
					float len2 = a * a + b * b;
					float dlen = fwidth( len2 );

					if ( abs( vUv.y ) > 1.0 ) {

						alpha = 1.0 - smoothstep( 1.0 - dlen, 1.0 + dlen, len2 );

					}

				#else

					if ( abs( vUv.y ) > 1.0 ) {

						float a = vUv.x;
						float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
						float len2 = a * a + b * b;

						if ( len2 > 1.0 ) discard;

					}

				#endif

			#endif

			#include <logdepthbuf_fragment>
			#include <color_fragment>

			gl_FragColor = vec4( diffuseColor.rgb, alpha );

			#include <tonemapping_fragment>
			#include <colorspace_fragment>
			#include <fog_fragment>
			#include <premultiplied_alpha_fragment>

		}
		`};var fr=class extends ii{constructor(t){super({type:"LineMaterial",uniforms:ll.clone(ti.line.uniforms),vertexShader:ti.line.vertexShader,fragmentShader:ti.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(t)}get color(){return this.uniforms.diffuse.value}set color(t){this.uniforms.diffuse.value=t}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(t){t===!0!==this.worldUnits&&(this.needsUpdate=!0),t===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(t){this.uniforms.linewidth&&(this.uniforms.linewidth.value=t)}get dashed(){return"USE_DASH"in this.defines}set dashed(t){t===!0!==this.dashed&&(this.needsUpdate=!0),t===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(t){this.uniforms.dashScale.value=t}get dashSize(){return this.uniforms.dashSize.value}set dashSize(t){this.uniforms.dashSize.value=t}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(t){this.uniforms.dashOffset.value=t}get gapSize(){return this.uniforms.gapSize.value}set gapSize(t){this.uniforms.gapSize.value=t}get opacity(){return this.uniforms.opacity.value}set opacity(t){this.uniforms&&(this.uniforms.opacity.value=t)}get resolution(){return this.uniforms.resolution.value}set resolution(t){this.uniforms.resolution.value.copy(t)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(t){this.defines&&(t===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),t===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}};var vp=new Re,b_=new C,S_=new C,Bn=new Re,zn=new Re,us=new Re,yp=new C,bp=new ae,kn=new Qa,M_=new C,Eu=new xi,Tu=new Vi,ds=new Re,fs,Gr;function w_(i,t,e){return ds.set(0,0,-t,1).applyMatrix4(i.projectionMatrix),ds.multiplyScalar(1/ds.w),ds.x=Gr/e.width,ds.y=Gr/e.height,ds.applyMatrix4(i.projectionMatrixInverse),ds.multiplyScalar(1/ds.w),Math.abs(Math.max(ds.x,ds.y))}function EA(i,t){let e=i.matrixWorld,n=i.geometry,s=n.attributes.instanceStart,r=n.attributes.instanceEnd,o=Math.min(n.instanceCount,s.count);for(let a=0,l=o;a<l;a++){kn.start.fromBufferAttribute(s,a),kn.end.fromBufferAttribute(r,a),kn.applyMatrix4(e);let c=new C,h=new C;fs.distanceSqToSegment(kn.start,kn.end,h,c),h.distanceTo(c)<Gr*.5&&t.push({point:h,pointOnLine:c,distance:fs.origin.distanceTo(h),object:i,face:null,faceIndex:a,uv:null,uv1:null})}}function TA(i,t,e){let n=t.projectionMatrix,r=i.material.resolution,o=i.matrixWorld,a=i.geometry,l=a.attributes.instanceStart,c=a.attributes.instanceEnd,h=Math.min(a.instanceCount,l.count),u=-t.near;fs.at(1,us),us.w=1,us.applyMatrix4(t.matrixWorldInverse),us.applyMatrix4(n),us.multiplyScalar(1/us.w),us.x*=r.x/2,us.y*=r.y/2,us.z=0,yp.copy(us),bp.multiplyMatrices(t.matrixWorldInverse,o);for(let d=0,f=h;d<f;d++){if(Bn.fromBufferAttribute(l,d),zn.fromBufferAttribute(c,d),Bn.w=1,zn.w=1,Bn.applyMatrix4(bp),zn.applyMatrix4(bp),Bn.z>u&&zn.z>u)continue;if(Bn.z>u){let S=Bn.z-zn.z,y=(Bn.z-u)/S;Bn.lerp(zn,y)}else if(zn.z>u){let S=zn.z-Bn.z,y=(zn.z-u)/S;zn.lerp(Bn,y)}Bn.applyMatrix4(n),zn.applyMatrix4(n),Bn.multiplyScalar(1/Bn.w),zn.multiplyScalar(1/zn.w),Bn.x*=r.x/2,Bn.y*=r.y/2,zn.x*=r.x/2,zn.y*=r.y/2,kn.start.copy(Bn),kn.start.z=0,kn.end.copy(zn),kn.end.z=0;let v=kn.closestPointToPointParameter(yp,!0);kn.at(v,M_);let g=Uo.lerp(Bn.z,zn.z,v),m=g>=-1&&g<=1,x=yp.distanceTo(M_)<Gr*.5;if(m&&x){kn.start.fromBufferAttribute(l,d),kn.end.fromBufferAttribute(c,d),kn.start.applyMatrix4(o),kn.end.applyMatrix4(o);let S=new C,y=new C;fs.distanceSqToSegment(kn.start,kn.end,y,S),e.push({point:y,pointOnLine:S,distance:fs.origin.distanceTo(y),object:i,face:null,faceIndex:d,uv:null,uv1:null})}}}var Au=class extends Fe{constructor(t=new Qo,e=new fr({color:Math.random()*16777215})){super(t,e),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){let t=this.geometry,e=t.attributes.instanceStart,n=t.attributes.instanceEnd,s=new Float32Array(2*e.count);for(let o=0,a=0,l=e.count;o<l;o++,a+=2)b_.fromBufferAttribute(e,o),S_.fromBufferAttribute(n,o),s[a]=a===0?0:s[a-1],s[a+1]=s[a]+b_.distanceTo(S_);let r=new ir(s,2,1);return t.setAttribute("instanceDistanceStart",new Ri(r,1,0)),t.setAttribute("instanceDistanceEnd",new Ri(r,1,1)),this}raycast(t,e){let n=this.material.worldUnits,s=t.camera;if(s===null&&!n&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.'),n===!1&&(this.material.resolution.x===0||this.material.resolution.y===0))return;let r=t.params.Line2!==void 0&&t.params.Line2.threshold||0;fs=t.ray;let o=this.matrixWorld,a=this.geometry,l=this.material;Gr=l.linewidth+r,a.boundingSphere===null&&a.computeBoundingSphere(),Tu.copy(a.boundingSphere).applyMatrix4(o);let c;if(n)c=Gr*.5;else{let u=Math.max(s.near,Tu.distanceToPoint(fs.origin));c=w_(s,u,l.resolution)}if(Tu.radius+=c,fs.intersectsSphere(Tu)===!1)return;a.boundingBox===null&&a.computeBoundingBox(),Eu.copy(a.boundingBox).applyMatrix4(o);let h;if(n)h=Gr*.5;else{let u=Math.max(s.near,Eu.distanceToPoint(fs.origin));h=w_(s,u,l.resolution)}Eu.expandByScalar(h),fs.intersectsBox(Eu)!==!1&&(n?EA(this,e):TA(this,s,e))}onBeforeRender(t){let e=this.material.uniforms;e&&e.resolution&&(t.getViewport(vp),this.material.uniforms.resolution.value.set(vp.z,vp.w))}};var ta=class extends Qo{constructor(){super(),this.isLineGeometry=!0,this.type="LineGeometry"}setPositions(t){let e=t.length-3,n=new Float32Array(2*e);for(let s=0;s<e;s+=3)n[2*s]=t[s],n[2*s+1]=t[s+1],n[2*s+2]=t[s+2],n[2*s+3]=t[s+3],n[2*s+4]=t[s+4],n[2*s+5]=t[s+5];return super.setPositions(n),this}setColors(t){let e=t.length-3,n=new Float32Array(2*e);for(let s=0;s<e;s+=3)n[2*s]=t[s],n[2*s+1]=t[s+1],n[2*s+2]=t[s+2],n[2*s+3]=t[s+3],n[2*s+4]=t[s+4],n[2*s+5]=t[s+5];return super.setColors(n),this}setFromPoints(t){let e=t.length-1,n=new Float32Array(6*e);for(let s=0;s<e;s++)n[6*s]=t[s].x,n[6*s+1]=t[s].y,n[6*s+2]=t[s].z||0,n[6*s+3]=t[s+1].x,n[6*s+4]=t[s+1].y,n[6*s+5]=t[s+1].z||0;return super.setPositions(n),this}fromLine(t){let e=t.geometry;return this.setPositions(e.attributes.position.array),this}};var Ru=class extends Au{constructor(t=new ta,e=new fr({color:Math.random()*16777215})){super(t,e),this.isLine2=!0,this.type="Line2"}};function Vr(i,t=.5){return new Cs({color:i,roughness:t,metalness:.05})}var ea=class{solid;core;ghosts=new Map;constructor(t,e,n){this.solid=Vr(t,.4),this.core=Vr(e,.4);for(let s of[this.solid,this.core]){let r=s.clone();r.transparent=!0,r.opacity=n,r.depthFunc=_o,r.depthWrite=!1,this.ghosts.set(s,r)}}add(t,e,n=this.solid){let s=new Fe(e,n);s.castShadow=!0;let r=new Fe(e,this.ghosts.get(n));r.renderOrder=2,t.add(s,r)}};function ps(i,t,e=0){return new Qs(i,i,t,32).rotateX(Math.PI/2).translate(0,0,e)}function Cu(i,t,e){return new br(i,t,24).rotateX(Math.sign(e)*Math.PI/2).translate(0,0,e+Math.sign(e)*t/2)}function Sp(i,t,e){t.add(i,ps(.16*e,5.2*e)),t.add(i,Cu(.42*e,.9*e,2.4*e)),t.add(i,Cu(.42*e,.9*e,-2.4*e))}function AA(i,t,e){t.add(i,ps(.72*e,1.9*e)),t.add(i,ps(.36*e,2.3*e),t.core)}var RA={revolute:AA,prismatic(i,t,e){Sp(i,t,e),t.add(i,new as(1.25*e,1.25*e,1.7*e))},cylindrical(i,t,e){Sp(i,t,e),t.add(i,ps(.72*e,1.7*e))},screw(i,t,e){Sp(i,t,e),t.add(i,T_(.55*e,3.4*e,4,.15*e,!1).translate(0,0,-1.7*e))},spherical(i,t,e){t.add(i,new _i(.78*e,32,20),t.core),t.add(i,new Ha(.78*e,.2*e,14,40))},universal(i,t,e){t.add(i,ps(.26*e,2.6*e)),t.add(i,ps(.26*e,2.6*e).rotateY(Math.PI/2)),t.add(i,new _i(.5*e,24,16),t.core)},planar(i,t,e){t.add(i,ps(2.2*e,.14*e)),t.add(i,ps(.14*e,2.2*e,1.1*e)),t.add(i,Cu(.36*e,.7*e,2.1*e))},weld(i,t,e){t.add(i,new Va(.8*e))}};function E_(i,t,e){let n=RA[i];if(!n)return null;let s=new Se;return n(s,t,e),s}function T_(i,t,e,n,s){let r=s?.1:0,o=s?[new C(0,0,0)]:[],a=e*14;for(let l=0;l<=a;l++){let c=l/a,h=s?Math.min(1,c*e*2,(1-c)*e*2):1,u=2*Math.PI*e*c,d=t*(r+(1-2*r)*c);o.push(new C(h*i*Math.cos(u),h*i*Math.sin(u),d))}return s&&o.push(new C(0,0,t)),new Wa(new Ao(o),e*22,n,8)}function A_(i,t,e){let n=Math.min(1.1*t,.16*i),s=Math.round(Math.min(16,Math.max(5,.7*i/n))),r=T_(n,i,s,.17*n,!0),o=new Fe(r.scale(1,1,1/i),e);return o.castShadow=!0,o}function R_(i){return ps(i,1,.5)}function C_(i,t){let e=new Se;return[s=>s.rotateY(Math.PI/2),s=>s.rotateX(-Math.PI/2),s=>s].forEach((s,r)=>{let o=Vr(t[r],.6);e.add(new Fe(s(ps(.11*i,2.2*i,1.1*i)),o)),e.add(new Fe(s(Cu(.3*i,.7*i,2.2*i)),o))}),e}var CA=new C(0,0,1),Pu=2.2,PA=.8,IA=.3,LA=.002;function P_(i,t,e,n,s){let r=new Se,[o,a,l]=[new Se,new Se,new Se],c=new ea(t,t,s?.92:.4),h=IA*e;c.add(o,new Qs(h,h,1,20).rotateX(Math.PI/2).translate(0,0,.5)),c.add(a,new br(PA*e,Pu*e,28).rotateX(Math.PI/2).translate(0,0,-.5*Pu*e)),r.add(o,a,l);let u=new C;return{group:r,middle:l,move:f=>{r.visible=$h(i.vector,f,u)&&pn(i.position,f,r.position);let p=u.length();if(r.visible&&=p>LA*n,!r.visible)return;r.quaternion.setFromUnitVectors(CA,u.divideScalar(p));let v=Math.min(1,p/(2*Pu*e));a.position.z=p,a.scale.setScalar(v),o.scale.set(v,v,Math.max(p-.9*v*Pu*e,1e-12)),l.position.z=.5*p}}}var DA=new C(0,0,1),NA="#9aa5b1",Pl=4,UA=.004,Il=class{constructor(t,e,n,s,r,o=0){this.palette=e;this.size=n;this.layering=s;this.extent=r;this.pale=o;this.background=new qt(e.background),t.bodies.forEach((u,d)=>this.addBody(u,d));let a=t.bodies.length;(t.rods??[]).forEach((u,d)=>this.addRod(u,a+d)),t.points.forEach((u,d)=>{let f=Vr(e.bodies[(a+d)%e.bodies.length]);f.color.lerp(this.background,o);let p=new Fe(new _i(u.radius||1.2*n,32,20),f);p.castShadow=p.receiveShadow=o===0,p.name=u.name,this.solids.push(p),this.place(p,u.position),this.labels.push({text:u.name,kind:"point",anchor:p})});let l=Vr(e.spring,.35);if(l.color.lerp(this.background,o),t.springs.forEach(u=>this.addSpring(u,l)),o>0)return;let c=new ea(e.joint,NA,s>0?.92:.3);t.joints.forEach(u=>this.addJoint(u,c)),t.markers.forEach((u,d)=>this.addMarker(u,e.series[(d+1)%e.series.length]));let h=(a+(t.rods??[]).length+1)*s;for(let u of t.arrows??[])this.addArrow(u,h)}palette;size;layering;extent;pale;group=new Se;labels=[];solids=[];layers={joints:[],trails:[],frames:[],arrows:[]};movers=[];tubes=[];background;update(t){for(let e of this.movers)e(t)}setColoring(t){for(let e of this.tubes)e.setColoring(t)}setLayer(t,e){for(let n of this.layers[t])n.visible=e}place(t,e){let n=new Se;n.add(t),this.group.add(n),this.movers.push(s=>{n.visible=pn(e,s,n.position)})}addBody(t,e){let{palette:n}=this,s=new Se;for(let a of t.shapes){let l=new Cs({color:/^#[0-9a-f]{6}$/i.test(a.color??"")?a.color:n.bodies[e%n.bodies.length],vertexColors:!0,roughness:.55,metalness:.03});l.color.lerp(this.background,this.pale);let c=new Fe(h_(a),l);c.applyMatrix4(Mu(a)),c.castShadow=c.receiveShadow=this.pale===0,c.name=t.name,this.solids.push(c),s.add(c)}let r=C_(1.4*this.size,[n.series[1],n.series[2],n.series[0]]),o=new Se;o.position.copy(FA(t)),s.add(r,o),t.shapes.length>0&&this.layers.frames.push(r),this.group.add(s),this.labels.push({text:t.name,kind:"body",anchor:o}),this.movers.push(a=>{s.visible=pn(t.position,a,s.position)&&Zh(t.directors,a,s.quaternion),s.position.z+=e*this.layering})}addRod(t,e){let{palette:n}=this,s=new qt(/^#[0-9a-f]{6}$/i.test(t.color??"")?t.color:n.bodies[e%n.bodies.length]),r=Al(t),o=r>0?Math.max(1,UA*this.extent/r):1,a=[n.series[1],n.series[2],n.series[0]],l=new bu(t,s,o,this.size,a,this.pale,this.background,this.layering===0);l.group.position.z=e*this.layering,this.tubes.push(l),this.solids.push(l.mesh),this.layers.frames.push(l.triads),this.labels.push({text:t.name,kind:"rod",anchor:l.anchor}),this.group.add(l.group),this.movers.push(c=>l.update(c))}addJoint(t,e){if(t.kind==="distance"){this.addLink(t,e);return}let n=E_(t.kind,e,this.size);if(!n)return;this.layers.joints.push(n),this.labels.push({text:t.name,kind:"joint",anchor:n}),this.place(n,t.position);let[s,r]=[new C,new C],o=new ae;this.movers.push(a=>{!pn(t.axis,a,s)||s.lengthSq()===0||(s.normalize(),pn(t.second_axis,a,r)&&r.lengthSq()>0?(r.addScaledVector(s,-s.dot(r)).normalize(),o.makeBasis(r,new C().crossVectors(s,r),s),n.quaternion.setFromRotationMatrix(o)):Mp(s,n.quaternion))})}addLink(t,e){let n=new Se,[s,r,o]=[new Se,new Se,new Se];e.add(o,R_(.16*this.size)),e.add(s,new _i(.42*this.size,24,16)),e.add(r,new _i(.42*this.size,24,16));let a=new Se;n.add(o,s,r,a),this.layers.joints.push(n),this.labels.push({text:t.name,kind:"joint",anchor:a}),this.place(n,t.position);let l=new C;this.movers.push(c=>{o.visible=r.visible=pn(t.axis,c,l),r.position.copy(l),a.position.copy(l).multiplyScalar(.5),o.scale.z=Math.max(l.length(),1e-12),Mp(l.normalize(),o.quaternion)})}addSpring(t,e){let[n,s]=[new C,new C],r=A_(OA(t)||this.size,this.size,e),o=new Se;this.group.add(r,o),this.labels.push({text:t.name,kind:"spring",anchor:o}),this.movers.push(a=>{r.visible=pn(t.a,a,n)&&pn(t.b,a,s),r.position.copy(n),o.position.addVectors(n,s).multiplyScalar(.5),s.sub(n),r.scale.z=Math.max(s.length(),1e-12),Mp(s.normalize(),r.quaternion)})}addArrow(t,e){let n=/^#[0-9a-f]{6}$/i.test(t.color??"")?t.color??"":this.palette.arrow,{group:s,middle:r,move:o}=P_(t,n,this.size,this.extent,this.layering>0),a=new Se;a.position.z=e,a.add(s),this.group.add(a),this.layers.arrows.push(a),this.labels.push({text:t.name,kind:"arrow",anchor:r}),this.movers.push(o)}addMarker(t,e){let n=new Fe(new _i(.45*this.size,20,14),Vr(e,.6));this.place(n,t.position),this.labels.push({text:t.name,kind:"marker",anchor:n});let s=BA(t.position);if(this.layers.trails.push(n),s.length<6)return;let r=new qt(this.palette.background).lerp(new qt(e),this.palette.trail),o=I_(s,r,1.5,1),a=I_(s,e,2.5,.95);this.group.add(o,a),this.layers.trails.push(o,a),this.movers.push(zA(a,s,t.position))}};function Mp(i,t){t.setFromUnitVectors(DA,i)}function FA(i){let t=new C;for(let e of i.shapes)t.add(new C(...e.position));return i.shapes.length>0?t.divideScalar(i.shapes.length):t}function OA(i){let[t,e]=[new C,new C],n=Math.floor(i.a.length/3),s=0,r=0;for(let o=0;o<n;o+=Math.max(1,Math.floor(n/100))){let a={i:o,j:o,a:0};!pn(i.a,a,t)||!pn(i.b,a,e)||(s+=t.distanceTo(e),r+=1)}return r>0?s/r:0}function BA(i){let t=Math.floor(i.length/3),e=[],n=new C,s=0;for(;s<t&&!pn(i,{i:s,j:s,a:0},n);)s+=1;if(s===t)return[];for(let r=0;r<=Pl*(t-1);r++){let o=Math.floor(r/Pl),a={i:o,j:Math.min(o+1,t-1),a:r%Pl/Pl};(o>s||a.a>0)&&pn(i,a,n),e.push(n.x,n.y,n.z)}return e}function I_(i,t,e,n){let s=new ta;s.setPositions(i);let r=new Ru(s,new fr({color:t,linewidth:e,opacity:n,transparent:!0,depthWrite:!1}));return r.frustumCulled=!1,r}function zA(i,t,e){let n=i.geometry.getAttribute("instanceStart"),{data:s}=n,r=new C,o=0;return a=>{let l=t.length/3-1,c=Math.floor(Pl*(a.i+a.a)),h=Math.min(c,l-1);s.array.set(t.slice(3*o+3,3*o+6),6*o+3),c<l&&pn(e,a,r)&&s.array.set([r.x,r.y,r.z],6*h+3),o=h,s.needsUpdate=!0,i.geometry.instanceCount=h+1}}var kA=`
varying vec2 place;
void main() {
  place = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`,GA=`
varying vec2 place;
uniform vec3 color;
uniform vec2 origin;
uniform float spacing;
float lines(vec2 p, float width) {
  vec2 slope = fwidth(p);
  vec2 distance = abs(fract(p - 0.5) - 0.5) / max(slope, vec2(1e-6));
  vec2 ink = (1.0 - smoothstep(vec2(width - 0.5), vec2(width + 0.5), distance)) * (1.0 - smoothstep(0.2, 0.6, slope));
  return max(ink.x, ink.y);
}
void main() {
  vec2 p = (place - origin) / spacing;
  float ink = max(0.26 * lines(p, 0.6), 0.46 * lines(p / 5.0, 0.75));
  float fade = 1.0 - smoothstep(0.9, 3.4, length(place));
  gl_FragColor = vec4(color, ink * fade);
  #include <colorspace_fragment>
}`;function L_(i,t,e){let n=new Mr(8,8),s=new Fe(n,new ii({vertexShader:kA,fragmentShader:GA,uniforms:{color:{value:new qt(i.grid)},origin:{value:e},spacing:{value:t}},transparent:!0,depthWrite:!1,side:Pi})),r=new Fe(n,new qa({opacity:i.shadow,depthWrite:!1}));r.receiveShadow=!0,r.renderOrder=-1;let o=new Se;return o.add(r,s),{group:o,grid:s}}var wp="http://www.w3.org/2000/svg",Iu=class{element=Y("div",{class:"names","aria-hidden":"true"});entries=[];setLabels(t){this.entries=t.filter(e=>e.text!=="").map(e=>({label:e,tag:Y("span",{class:`name ${e.kind}`},e.text)})),this.element.replaceChildren(...this.entries.map(e=>e.tag))}update(t,e,n){let s=new C;for(let{label:r,tag:o}of this.entries){let a=VA(r.anchor);r.anchor.getWorldPosition(s).project(t),o.hidden=!a||Math.abs(s.z)>1,o.style.transform=`translate(${(s.x+1)*e/2}px, ${(1-s.y)*n/2}px)`}}};function VA(i){for(let t=i;t;t=t.parent)if(!t.visible)return!1;return!0}var Lu=class{element=document.createElementNS(wp,"svg");arms=[];constructor(){this.element.setAttribute("viewBox","-40 -40 80 80"),this.element.setAttribute("class","cross"),this.element.setAttribute("role","img"),this.element.setAttribute("aria-label","Directions of the world axes");for(let t of["x","y","z"]){let e=document.createElementNS(wp,"line"),n=document.createElementNS(wp,"text");e.setAttribute("class",`axis-${t}`),n.textContent=t,this.arms.push({line:e,text:n})}}update(t,e){let n=t.matrixWorldInverse.clone().multiply(e),s=this.arms.map((r,o)=>{let a=new C().setFromMatrixColumn(n,o).normalize();return{...r,direction:a}});s.sort((r,o)=>r.direction.z-o.direction.z);for(let{line:r,text:o,direction:a}of s){let l=a.z<-.3?"0.55":"1";r.setAttribute("x2",String(24*a.x)),r.setAttribute("y2",String(-24*a.y)),o.setAttribute("x",String(33*a.x)),o.setAttribute("y",String(-33*a.y));for(let c of[r,o])c.setAttribute("opacity",Math.abs(a.z)>.985?"0":l);this.element.append(r,o)}}};var HA=3200;function D_(i,t,e){let n=i.getContext(),s=Math.min(n.getParameter(n.MAX_RENDERBUFFER_SIZE),n.getParameter(n.MAX_TEXTURE_SIZE),8192),r=Math.max(HA/t,2);return Math.min(r,s/Math.max(t,e))}function N_(i,t,e,n){let s=document.createElement("canvas");[s.width,s.height]=[i.width,i.height];let r=s.getContext("2d");if(!r)return i.toDataURL("image/png");r.fillStyle=e.getPropertyValue("--page")||"#ffffff",r.fillRect(0,0,s.width,s.height),r.drawImage(i,0,0),r.scale(i.width/t,i.width/t);let o=i.height/i.width*t;return r.fillStyle=e.getPropertyValue("--ink")||"#000000",r.font=`14px ${e.fontFamily}`,r.textBaseline="alphabetic",n.moving&&r.fillText(`t = ${Je(n.time)} s`,16,26),n.coloring&&WA(r,n.coloring,16,o-44),s.toDataURL("image/png")}function WA(i,t,e,n){let[s,r]=[260,12],{stops:o}=t,a=t.name+(t.unit===""?"":` in ${On(t.unit)}`),l=i.fillStyle,c=i.createLinearGradient(e,0,e+s,0);o.forEach((u,d)=>c.addColorStop(d/(o.length-1),u)),i.fillText(a,e,n-8),i.fillStyle=c,i.fillRect(e,n,s,r),i.fillStyle=l;let h=["left","center","right"];dp(t).forEach((u,d)=>{i.textAlign=h[d],i.fillText(u,e+d*s/2,n+r+17)}),i.textAlign="left"}var Du=class{constructor(t){this.sharpen=t}sharpen;share=1;mean=16;last=-1/0;timer=0;next(t){let e=t-this.last;return this.last=t,e<500&&(this.mean+=.25*(e-this.mean)),this.mean>55&&this.share>.45&&(this.share=Math.max(.45,.8*this.share),this.mean=.6*55),clearTimeout(this.timer),this.share<1&&(this.timer=window.setTimeout(this.sharpen,250)),this.share}};var U_=.25,F_=.6,XA=.06,qA=40,Nu=class{element=Y("div",{class:"stage"});switches={joints:!0,trails:!0,names:!1,grid:!0,frames:!1,arrows:!0};renderer;rig;names=new Iu;cross=new Lu;scale=Y("span",{class:"scale"});tip=Y("span",{class:"tip",hidden:!0});head=new Er("#ffffff",0);scene=new Eo;content=null;ghosts=[];times=[];apart=new C;coloring=null;legend=new vu(t=>this.colorBy(t));theme="light";grid=null;toScene=new ae;followed=null;lastSeen=null;run=null;time=0;waiting=!1;pace=new Du(()=>this.render());constructor(){this.renderer=new Gh({antialias:!0,alpha:!0,powerPreference:"high-performance"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=Tr;let t=this.renderer.domElement;t.setAttribute("role","img"),t.setAttribute("aria-label","Animation of the model; drag to turn, right-drag to move, wheel to zoom"),t.id="canvas3d",this.element.append(t,this.names.element,this.cross.element,this.scale,this.legend.element,this.tip),this.rig=new qh(t,()=>this.draw()),new ResizeObserver(()=>this.resize()).observe(this.element);let e=Y("canvas",{class:"printed","aria-hidden":"true"});this.element.append(e),addEventListener("beforeprint",()=>{this.render(),[e.width,e.height]=[t.width,t.height],e.getContext("2d")?.drawImage(t,0,0)}),t.addEventListener("pointermove",n=>this.point(n)),t.addEventListener("pointerleave",()=>this.tip.hidden=!0)}setRun(t,e){let n=t===this.run,s=this.run!==null&&Yh(this.run,t);if(this.run=t,this.theme=e,this.follow(""),this.clear(),this.build(t,El(e)),!n){this.legend.setRun(t);let r=this.coloring&&yu(t,this.coloring.name);this.coloring=r??yu(t,t.colored_by??"")}this.legend.show(this.coloring);for(let r of[this.content,...this.ghosts])r?.setColoring(this.coloring);this.placeGhosts();for(let r of Object.keys(this.switches))this.set(r,this.switches[r]);this.resize(),!n&&s?this.rig.fit():n||(this.rig.setParallel(t.space==="planar"),this.rig.view(t.space==="planar"?"front":"oblique")),this.setTime(this.time)}setTime(t){this.time=t,this.run&&(this.content?.update(fl(this.run.time,t)),this.keepUp(),this.draw())}set(t,e){this.switches[t]=e,t==="grid"?(this.grid&&(this.grid.visible=e),this.scale.hidden=!e):t==="names"?this.names.element.hidden=!e:this.content?.setLayer(t,e),this.setTime(this.time)}colorBy(t){if(this.run){this.coloring=yu(this.run,t),this.legend.show(this.coloring);for(let e of[this.content,...this.ghosts])e?.setColoring(this.coloring);this.placeGhosts(),this.setTime(this.time)}}get snapshots(){return this.times}set snapshots(t){this.times=t.filter(Number.isFinite).slice(0,qA),this.run&&this.setRun(this.run,this.theme)}arrange(t,e){this.apart.set(e[0]??0,e[1]??0,e[2]??0),this.snapshots=t,this.rig.fit()}placeGhosts(){let{run:t}=this;t&&this.ghosts.forEach((e,n)=>e.update(fl(t.time,this.times[n])))}get followable(){return this.targets().map(t=>t.text)}get following(){return this.targets().find(t=>t.anchor===this.followed)?.text??""}follow(t){this.followed=this.targets().find(e=>e.text===t)?.anchor??null,this.lastSeen=null,this.keepUp()}targets(){return this.content?.labels.filter(({kind:t})=>t==="body"||t==="point"||t==="rod")??[]}keepUp(){if(!this.followed)return;this.scene.updateMatrixWorld();let t=this.followed.getWorldPosition(new C);this.lastSeen&&this.rig.shift(t.clone().sub(this.lastSeen)),this.lastSeen=t}view(t,e=!0){this.rig.view(t,e),this.draw()}fit(){this.rig.fit(void 0,!0),this.draw()}get parallel(){return this.rig.isParallel}set parallel(t){this.rig.setParallel(t),this.draw()}picture(){let{renderer:t,element:e}=this;this.render(D_(t,e.clientWidth,e.clientHeight)/Math.min(devicePixelRatio,2));let n={time:this.time,moving:this.times.length===0,coloring:this.coloring},s=N_(t.domElement,e.clientWidth,getComputedStyle(e),n);return this.render(),s}draw(){this.waiting||(this.waiting=!0,requestAnimationFrame(t=>{this.waiting=!1,this.render(this.pace.next(t))}))}render(t=1){let{camera:e}=this.rig,n=t*Math.min(devicePixelRatio,2);this.renderer.getPixelRatio()!==n&&this.renderer.setPixelRatio(n),this.head.position.copy(e.position).sub(this.rig.controls.target),this.renderer.render(this.scene,e),this.cross.update(e,this.toScene),this.switches.names&&this.names.update(e,this.element.clientWidth,this.element.clientHeight)}resize(){let[t,e]=[this.element.clientWidth,this.element.clientHeight];t===0||e===0||(this.renderer.setSize(t,e),this.rig.resize(t,e),this.render())}clear(){this.scene.traverse(t=>{let e=t;e.geometry?.dispose();for(let n of[e.material??[]].flat())n.dispose()}),this.scene=new Eo}build(t,e){let{right:n,up:s,back:r}=m_(t),o=new ae().makeBasis(n,s,r).transpose(),a=this.times.map((x,S)=>this.apart.clone().multiplyScalar(S+1)),{balls:l,low:c,high:h}=x_(g_(t,o),a.map(x=>x.applyMatrix4(o))),u=c.clone().add(h).multiplyScalar(.5),d=Math.max(c.distanceTo(h)/2,1e-12),f=1/d;this.toScene.makeScale(f,f,f).multiply(new ae().makeTranslation(u.clone().negate())).multiply(o);for(let x=0;x<l.length;x+=4){for(let S=0;S<3;S++)l[x+S]=(l[x+S]-u.getComponent(S))*f;l[x+3]*=f}this.rig.setMotion(l);let p=t.space==="planar"?.006*d:0,v=__(t,d);this.content=new Il(t,e,v,p,d),this.names.setLabels(this.content.labels);let g=this.apart.lengthSq()>0,m=x=>g?XA:this.times.length>1?F_-(F_-U_)*x/(this.times.length-1):U_;this.ghosts=this.times.map((x,S)=>new Il(t,e,v,p,d,m(S)));for(let{group:x}of[this.content,...this.ghosts])x.applyMatrix4(this.toScene),this.scene.add(x);this.ghosts.forEach(({group:x},S)=>x.position.addScaledVector(a[S],f));for(let x of this.ghosts)x.setLayer("frames",!1);this.head.intensity=e.head,this.scene.add(this.head,...YA(e,t.space==="planar")),this.addGround(t,e,c.sub(u).multiplyScalar(f),d)}addGround(t,e,n,s){let r=v_(s/4),o=new C().applyMatrix4(this.toScene),a=t.space==="planar",{group:l,grid:c}=L_(e,r/s,new mt(o.x,a?o.y:-o.z));a?l.position.z=n.z-.02:(l.rotation.x=-Math.PI/2,l.position.y=n.y-.003),this.grid=c,this.scale.textContent=`grid ${Je(r)} m`,this.scene.add(l)}point(t){if(this.tip.hidden=!0,t.buttons!==0||!this.content||t.pointerType==="touch")return;let e=this.element.getBoundingClientRect(),[n,s]=[t.clientX-e.left,t.clientY-e.top],r=new ja;r.setFromCamera(new mt(2*n/e.width-1,1-2*s/e.height),this.rig.camera);let o=r.intersectObjects(this.content.solids,!1)[0];!o||!o.object.name||(this.tip.hidden=!1,this.tip.textContent=o.object.name,this.tip.style.transform=`translate(${n+14}px, ${s+14}px)`)}};function YA(i,t){let e=new Za(i.sky,i.bounce,i.ambient),n=new Er("#fffaf2",i.key);n.position.copy(t?new C(-1.1,1.7,3.4):new C(-1.3,3.2,2.1)),n.castShadow=!0,n.shadow.mapSize.set(2048,2048),Object.assign(n.shadow.camera,{left:-1.5,right:1.5,top:1.5,bottom:-1.5,near:.5,far:9}),n.shadow.radius=5,n.shadow.normalBias=.008,n.shadow.bias=-4e-4;let s=new Er("#dbe8ff",.55);return s.position.set(2.5,1.2,-2),[e,n,s]}function O_(i){if(i.length===0)return Y("p",{class:"empty"},"This run has no ledger.");let t=Y("tr",{},Y("th",{scope:"col"},"Quantity"),Y("th",{scope:"col",class:"num"},"Largest"),Y("th",{scope:"col",class:"num"},"Relative")),e=i.map(n=>Y("tr",{},Y("th",{scope:"row"},n.name,na(n)&&" ",na(n)&&Y("span",{class:`tag ${Fu(n)}`},n.verdict??""),n.note!==""&&Y("small",{},...Ns(n.note)),na(n)&&n.remedy&&Y("small",{class:Fu(n)},...Ns(n.remedy))),Y("td",{class:"num"},Je(n.largest,3),n.unit!==""&&Y("span",{class:"unit"},` ${On(n.unit)}`)),Y("td",{class:"num"},Je(n.relative,3))));return Y("table",{id:"ledger"},Y("thead",{},t),Y("tbody",{},...e))}function na(i){return i.verdict==="doubtful"||i.verdict==="broken"}function Fu(i){return i.verdict==="broken"?"broken":"doubtful"}var Uu=5;function B_({lines:i}){let t=e=>Y("ul",{class:"note"},...e.map(n=>Y("li",{},...Ns(n))));return i.length===1?Y("p",{class:"note"},...Ns(i[0])):i.length<=Uu+2?t(i):Y("div",{},t(i.slice(0,Uu)),Y("details",{class:"more"},Y("summary",{},`${i.length-Uu} more`),t(i.slice(Uu))))}function Ep(i){let t=Y("tr",{},Y("th",{scope:"col"},"Figure"),Y("th",{scope:"col",class:"num"},"Value"),Y("th",{scope:"col",class:"num"},"Reference"),Y("th",{scope:"col",class:"verdict"},Y("span",{class:"hidden-text"},"Holds"))),e=i.map(n=>{let s=ZA(n);return Y("tr",{},Y("th",{scope:"row"},n.name,n.source!==""&&Y("small",{},...Ns(n.source))),Y("td",{class:"num"},Je(n.value,s)),Y("td",{class:"num"},Je(n.reference,s),n.tolerance!==null&&Y("small",{},`\xB1 ${Je(n.tolerance,2)}`)),Y("td",{class:"verdict"},$A(n.ok)))});return Y("table",{id:"figures"},Y("thead",{},t),Y("tbody",{},...e))}function $A(i){if(i==null)return null;let t=Y("span",{class:i?"mark good":"mark bad",role:"img","aria-label":i?"holds":"does not hold"});return t.append(oi(i?Mn.check:Mn.cross)),t}function ZA(i){let t=Math.max(Math.abs(i.value??0),Math.abs(i.reference??0));return!(t>0)||!i.tolerance||i.tolerance>=t?4:Math.min(12,Math.max(4,Math.ceil(Math.log10(t/i.tolerance))+2))}function z_(i){let t=i.figures.filter(e=>e.ok!==null&&e.ok!==void 0);return t.length>0?{held:t.filter(e=>e.ok).length,compared:t.length}:null}function k_(i){let t=Y("dl",{class:"provenance"});for(let[e,n]of i.provenance)t.append(Y("dt",{},e),Y("dd",{},n));return t}var Ji=new URLSearchParams(location.hash.slice(1)),JA=9,KA="Space plays and pauses \xB7 arrows step and change the speed \xB7 drag in a plot to zoom, double-click to reset, click to go there \xB7 made with alembert";function jA(){try{let i=new Nu;return{stage:i,element:i.element}}catch{return{stage:null,element:Y("div",{class:"stage missing",role:"note"},Y("strong",{},"The 3D picture needs WebGL"),Y("p",{},"This browser, or this connection to it, does not offer WebGL. The plots and tables are complete; open the file in another browser to see the motion."))}}}function Bs(i,t,...e){return Y("section",{class:"card"},Y("div",{class:"card-head"},Y("h2",{},i),t),...e)}function Ou(i){let t=Y("button",{type:"button",class:"button small",hidden:!0,click:()=>e.reset()},"Reset zoom"),e=new _u(n=>i.seek(n),n=>t.hidden=!n);return{plots:e,reset:t}}function G_(i,{time:t,plots:e}){return{...i,time:t,plots:e,phases:[]}}function QA(i,t){let{title:e,source:n,caption:s,plots:r=[],figures:o=[]}=i;return Bs(e,t.reset,r.length>0?t.plots.element:null,o.length>0?Ep(o):null,Y("p",{class:"caption"},...Ns(s),Y("small",{},n)))}function tR(i,t,e,n){let s=i.plots.some(r=>r.ledger);return[Bs("Plots",t.reset,t.plots.element,n.element),...i.ledger.length>0||!Ds(i)?[Bs("Ledger",null,O_(i.ledger))]:[],...(i.notes??[]).map(r=>Bs(r.title,null,B_(r))),...s?[Bs("Balances",e.reset,e.plots.element)]:[],...i.figures.length>0?[Bs("Figures",null,Ep(i.figures))]:[],...i.provenance.length>0?[Bs("Provenance",null,k_(i))]:[]]}function eR(i){let{code:t,message:e}=i.status,n=t==="completed",s=i.ledger.some(na)?"chip plain":"chip good",r=Y("span",{class:n?s:"chip bad"},t);if(n)return{chip:r,banner:null};let o=i.time.length>0?i.time[i.time.length-1]:0,a=`Recorded up to t = ${Dr(o,o)} s.`,[l,c]=t==="no solution"?["No solution. ",""]:[`This run did not complete: ${t}. `,a],h=Y("p",{},Y("strong",{},l),...Ns(e===""?"":`${e} `),c);return{chip:r,banner:Y("div",{class:"banner",role:"alert"},oi(Mn.warning),h)}}function nR(i){let t=i.ledger.filter(na);if(t.length===0)return null;let e=t.find(s=>s.verdict==="broken")??t[0],n=t.length>1?` and ${t.length-1} more`:"";return Y("a",{href:"#ledger",class:`chip ${Fu(e)}`,title:(e.remedy??"").replaceAll("`",""),click:H_("ledger")},`${e.verdict}: ${e.name}${n}`)}function iR(i){let t=z_(i);if(!t)return null;let e=t.held===t.compared;return Y("a",{href:"#figures",class:e?"chip good":"chip bad",click:H_("figures")},`${t.held} of ${t.compared} figures hold`)}function H_(i){return t=>{t.preventDefault(),document.getElementById(i)?.scrollIntoView({behavior:"smooth",block:"center"})}}function sR(i,t,e){let s=t.every(r=>r.title===t[0].title)&&i.subtitle||i.title||`Run ${e+1}`;return t.length>=JA?`${e+1} \xB7 ${s}`:s}function rR(i,t){let e=Y("select",{class:"select wide",id:"chooser","aria-label":"Run",change:()=>t(Number(e.value))},...i.map((l,c)=>Y("option",{value:c},sR(l,i,c)))),n=l=>{let c=Number(e.value)+l;c>=0&&c<i.length&&t(c)},s=(l,c,h)=>Y("button",{type:"button",class:"button round slim",title:l,"aria-label":l.split(" (")[0],click:()=>n(h)},oi(c)),[r,o]=[s("Previous run (P)",Mn.back,-1),s("Next run (N)",Mn.next,1)],a=l=>{e.value=String(l),r.disabled=l===0,o.disabled=l===i.length-1};return i.length<2?{element:null,set:a,go:n}:{element:Y("div",{class:"chooser"},Y("label",{},Y("span",{},"Run"),e),i.length>2&&r,i.length>2&&o),set:a,go:n}}function oR(...i){let t=Y("h1",{}),e=Y("p",{class:"subtitle"}),n=Y("div",{class:"chips"}),s=Y("div",{class:"banners"}),r=Y("header",{class:"header"},Y("div",{class:"heading"},t,e),n,...i),o=a=>{document.title=a.title||"alembert report",t.textContent=a.title||"Untitled run",e.textContent=a.subtitle;let l=eR(a);n.replaceChildren(l.chip,...[nR(a),iR(a)].filter(c=>c!==null)),s.replaceChildren(...[l.banner].filter(c=>c!==null))};return{element:Y("div",{},r,s),show:o}}function aR(i,t,e){let n=Ji.get("view")??e?.view;n&&s0(n)&&t?.view(n,!1);let s=e?.snapshots??[];t&&s.length>0&&(t.arrange(s,e?.apart??[]),i.seek(s[e?.apart?0:s.length-1])),Ji.has("color")&&t?.colorBy(Ji.get("color")??""),Ji.has("axes")&&t?.set("frames",!0),t&&Ji.has("snapshots")&&(t.snapshots=Pf(Ji.get("snapshots")??"")),Ji.has("t")&&i.seek(Number(Ji.get("t"))||0),Ji.has("play")&&i.toggle()}function lR(i,{runs:t,pictures:e=[],comparison:n,front:s}){let r=new nu,{stage:o,element:a}=jA(),l=Ou(r),c=Ou(r),h=new eu(()=>{h.setRun(t[v]),f(t[v]),r.tell()}),u=Ou(r),d=n?Bs(n.title,u.reset,u.plots.element):null,f=z=>{l.plots.setRun({...z,plots:[...h.plots(z),...z.plots.filter(X=>!X.ledger)]},g),c.plots.setRun({...z,plots:z.plots.filter(X=>X.ledger)},g),n&&u.plots.setRun(G_(z,n),g),p.forEach(({picture:X,own:V})=>V.plots.setRun(G_(z,{title:"",time:X.time??[],plots:X.plots??[]}),g))},p=e.map(z=>({picture:z,own:Ou(r)})),v=Math.min(t.length,Math.max(1,Number(Ji.get("run"))||1+(e[0]?.run??0)))-1,g="light",m=rR(t,z=>W(z)),x=s?new tu(s,t.length,z=>W(z)):null,S=Y("button",{type:"button",class:"button round","aria-label":"Light or dark",title:"Light or dark (T)",click:()=>N.toggle()}),y=oR(m.element,S),R=w0(r),E=Y("div",{class:"theater"},a,R);o&&a.append(b0(o,E));let _=Y("div",{class:"side-parts"}),[w,...F]=p.map(({picture:z,own:X})=>QA(z,X)),D=s&&x&&Bs(s.title,null,x.element),L=Y("div",{class:"side"},w,D,...F,d,_),k=Y("main",{class:"main"},E,L);new ResizeObserver(()=>i.style.setProperty("--top",`${y.element.offsetHeight}px`)).observe(y.element),i.replaceChildren(y.element,k,Y("footer",{class:"footer"},KA));let W=z=>{let X=t[z],V=_.childElementCount>0&&Yh(t[v],X);v=z,y.show(X),m.set(z),x?.show(z),E.hidden=Ds(X),k.classList.toggle("still",Ds(X)),h.setRun(X),_.replaceChildren(...tR(X,l,c,h)),o?.setRun(X,g),f(X),r.setFrames(X.time,X.horizontal?On(X.horizontal.unit)||X.horizontal.name:"s",X.phases,V)};r.listen(()=>{o?.setTime(r.time),l.plots.setTime(r.time),c.plots.setTime(r.time),u.plots.setTime(r.time);for(let{own:z}of p)z.plots.setTime(r.time)});let N=s_(Ji.get("theme"),z=>{g=z,S.replaceChildren(oi(z==="dark"?Mn.sun:Mn.moon)),_.childElementCount!==0&&(o?.setRun(t[v],g),f(t[v]),r.tell())});W(v),aR(r,o,e[0]),S0(r,o,()=>N.toggle(),E,m.go)}var Tp=document.getElementById("app"),V_=o0();Tp&&V_.runs.length>0?lR(Tp,V_):Tp?.replaceChildren(Y("p",{class:"empty"},"This report contains no runs."));})();
