// Bundles the viewer into ../assets/viewer.js and ../assets/viewer.css, which are committed:
// users of the crate need no Node.

import { build } from "esbuild";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const assets = join(here, "..", "assets");

/** A notice must not contain addresses or anything that ends an HTML comment. */
const LIBRARIES = ["three", "uplot"];

await build({
  entryPoints: [join(here, "src", "main.ts")],
  outfile: join(assets, "viewer.js"),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  charset: "ascii",
  legalComments: "none",
  logLevel: "warning",
  plugins: [
    {
      // addresses in messages of the libraries are never opened; taking them out lets a test
      // demand that a report contains no address at all
      name: "no-addresses",
      setup(b) {
        b.onLoad({ filter: /node_modules.*\.js$/ }, ({ path }) => ({
          contents: readFileSync(path, "utf8").replace(/https?:\/\/(?!www\.w3\.org\/)[^\s"'`)]*/g, "(address)"),
          loader: "js",
        }));
      },
    },
  ],
});

// a literal end tag inside the script would end the element it is embedded in
const script = readFileSync(join(assets, "viewer.js"), "utf8");
if (/<\/script|<!--/i.test(script)) throw new Error("the bundle contains an HTML tag that breaks the report");

const notice = ["This report contains the following libraries.", ""];
for (const name of LIBRARIES) {
  const folder = join(here, "node_modules", name);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  notice.push(`== ${name} ${version} ==`, "", readFileSync(join(folder, "LICENSE"), "utf8").trim(), "");
}
writeFileSync(join(assets, "THIRD-PARTY.txt"), notice.join("\n").replace(/\r/g, "").replace(/--+/g, "-"));

for (const file of ["viewer.js", "viewer.css"]) {
  console.log(`${file}: ${(statSync(join(assets, file)).size / 1000).toFixed(0)} kB`);
}
