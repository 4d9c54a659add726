// Numbers and units as people write them.

const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** An integer as a superscript. */
export function superscript(n: number): string {
  const digits = [...String(Math.abs(n))].map((c) => SUPERSCRIPT[Number(c)]).join("");
  return (n < 0 ? "⁻" : "") + digits;
}

/** Minus as a minus sign, not a hyphen. */
function minus(text: string): string {
  return text.replace("-", "−");
}

/** A number with a few significant digits; powers of ten where plain digits would be long. */
export function number(value: number | null | undefined, digits = 4): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return "–";
  if (value === 0) return "0";
  const exponent = Math.floor(Math.log10(Math.abs(value)));
  if (exponent >= -3 && exponent < Math.max(digits, 5)) {
    return minus(String(Number(value.toPrecision(digits))));
  }
  const [mantissa, power] = value.toExponential(digits - 1).split("e");
  return minus(`${Number(mantissa)}×10${superscript(Number(power))}`);
}

/** As `number`, but with trailing zeros, for readings that change all the time. */
export function reading(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  if (size === 0) return "0";
  if (size >= 1e-3 && size < 1e5) return minus(value.toFixed(Math.max(0, digits - 1 - Math.max(-2, Math.floor(Math.log10(size))))));
  const [mantissa, power] = value.toExponential(digits - 2).split("e");
  return minus(`${mantissa}×10${superscript(Number(power))}`);
}

/** A fixed number of decimals, for readings that should not jitter. */
export function fixed(value: number, decimals: number): string {
  return minus(value.toFixed(decimals));
}

/** A time within a run of some duration, without jitter. */
export function seconds(time: number, duration: number): string {
  if (!(duration > 0)) return fixed(time, 2);
  const power = Math.floor(Math.log10(duration));
  if (power >= -3 && power < 6) return fixed(time, Math.max(0, 3 - power));
  // very short and very long runs: three decimals in a power of ten
  const engineering = 3 * Math.floor(power / 3);
  return `${fixed(time / 10 ** engineering, 3)}×10${superscript(engineering)}`;
}

/** Units with real exponents and dots: `m/s^2` becomes m/s², `N m` becomes N·m; in lists as `m,rad` a space follows the comma, no dot. */
export function unit(text: string): string {
  return text
    .replace(/\^(-?\d+)/g, (_, n: string) => superscript(Number(n)))
    .replace(/([^\s,])[ *](?=\S)/g, "$1·")
    .replace(/,(?=\S)/g, ", ");
}
