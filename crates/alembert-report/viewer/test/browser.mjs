// Opens a report in a real browser and looks at it.
//
//   node test/browser.mjs FILE.html [--screenshot out.png] [--dark] [--size 1440x900] [--hash "t=1&run=2"] [--full] [--no-webgl] [--still]
//
// The browser is Debian's chromium; set CHROMIUM to use another one. Exit code 1 with a message
// when anything is not as it should be.

import { chromium } from "playwright-core";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    screenshot: { type: "string" },
    dark: { type: "boolean", default: false },
    size: { type: "string", default: "1440x900" },
    hash: { type: "string", default: "" },
    full: { type: "boolean", default: false },
    "no-webgl": { type: "boolean", default: false },
    still: { type: "boolean", default: false },
  },
});
if (positionals.length !== 1) {
  console.error('usage: node test/browser.mjs FILE.html [--screenshot out.png] [--dark] [--size 1440x900] [--hash "t=1&run=2"] [--full] [--no-webgl] [--still]');
  process.exit(2);
}

/** Software rendering, and nothing that talks to the network by itself. */
const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic",
  "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
  ...(options["no-webgl"] ? ["--disable-3d-apis"] : []),
];

const failures = [];
const check = (good, message) => {
  if (!good) failures.push(message);
};

/** Number of distinct colours in a PNG, and a copy of its pixels, decoded by the browser itself. */
async function decode(page, png) {
  return page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
    const colors = new Set();
    for (let k = 0; k < pixels.length; k += 4) colors.add((pixels[k] << 16) | (pixels[k + 1] << 8) | pixels[k + 2]);
    globalThis.before = globalThis.now;
    globalThis.now = pixels;
    let different = 0;
    const before = globalThis.before;
    if (before) for (let k = 0; k < pixels.length; k += 4) {
      if (Math.abs(pixels[k] - before[k]) + Math.abs(pixels[k + 1] - before[k + 1]) > 24) different += 1;
    }
    return { colors: colors.size, different };
  }, png.toString("base64"));
}

/** Move the slider as a reader would, and wait until the picture is drawn. */
async function scrub(page, share) {
  await page.locator("#scrub").evaluate((slider, s) => {
    slider.value = String(s * Number(slider.max));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }, share);
  await drawn(page);
}

/** The 3D picture is there and moves. */
async function checkPicture(page, helper) {
  const canvas = page.locator("#canvas3d");
  check((await canvas.count()) === 1, "there is no 3D canvas (WebGL missing?)");
  if ((await canvas.count()) !== 1) return;
  await scrub(page, 0.05);
  const first = await decode(helper, await canvas.screenshot());
  check(first.colors > 40, `the 3D canvas looks empty: ${first.colors} colours`);
  await scrub(page, 0.37);
  const second = await decode(helper, await canvas.screenshot());
  check(second.different > 50, `the picture does not change with time: ${second.different} pixels differ`);
  console.log(`picture: ${first.colors} colours, ${second.different} pixels change with time`);
}

/** Wait until the picture is drawn. */
async function drawn(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Rods, where there are any: tubes that can be coloured, snapshots. */
async function checkRods(page, helper) {
  const chooser = page.locator("#rod-color");
  if ((await chooser.count()) === 0 || !(await chooser.isVisible())) return;
  const canvas = page.locator("#canvas3d");
  await scrub(page, 0.6);
  const names = await chooser.locator("option").evaluateAll((list) => list.map((option) => option.value));
  check(names.length > 4, `rods can be coloured in ${names.length} ways only`);
  const before = await chooser.inputValue();
  await chooser.selectOption("");
  await drawn(page);
  await decode(helper, await canvas.screenshot());
  check(!(await page.locator(".color-bar").isVisible()), "a plain colour has a bar of colours");
  // the quantity with which the report opens, or the first
  await chooser.selectOption(before || names[1]);
  await drawn(page);
  const colored = await decode(helper, await canvas.screenshot());
  check(colored.different > 50, `the colour of the rods does not change: ${colored.different} pixels`);
  const bar = page.locator(".color-bar");
  const [low, high] = await bar.evaluate((e) => [Number(e.dataset.low), Number(e.dataset.high)]);
  check(low <= high, `the colours go from ${low} to ${high}`);
  check((await bar.isVisible()) === (low < high), "a bar of colours belongs to values that differ");
  // several times at once
  await page.locator(".menu summary").click();
  await page.locator("#snapshots").fill(await page.locator("#scrub").evaluate((s) => `0, ${0.3 * Number(s.max)}`));
  await page.locator("#snapshots").press("Enter");
  await page.locator(".menu summary").click();
  await drawn(page);
  const ghosts = await decode(helper, await canvas.screenshot());
  check(ghosts.different > 50, `snapshots change nothing: ${ghosts.different} pixels`);
  console.log(`rods: ${names.length - 1} quantities, colours change ${colored.different} pixels, snapshots ${ghosts.different}`);
}

/** Size of a PNG file from its header. */
function pngSize(bytes) {
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The picture and a plot can be saved for print. */
async function checkSaving(page) {
  const file = async (act) => {
    const [download] = await Promise.all([page.waitForEvent("download"), act()]);
    return readFileSync(await download.path());
  };
  const camera = page.getByRole("button", { name: "Save the picture" });
  if ((await camera.count()) > 0 && (await camera.isVisible())) {
    const [width, height] = pngSize(await file(() => camera.click()));
    check(width >= 1600 && height >= 800, `the picture for print has ${width} by ${height} pixels`);
    console.log(`print: ${width} by ${height} pixels`);
  }
  const svg = page.locator(".plot .svg").first();
  await svg.hover({ force: true });
  const text = String(await file(() => svg.click()));
  check(/^<svg [^]*<path [^]*<\/svg>$/.test(text), "a plot is not saved as SVG");
  const bad = await page.evaluate((t) => new DOMParser().parseFromString(t, "image/svg+xml").querySelector("parsererror")?.textContent ?? "", text);
  check(bad === "", `the SVG is not well-formed: ${bad}`);
  // what lies behind the curves belongs to the picture
  const items = await page.locator(".plot").first().locator(".legend-item").evaluateAll((list) => list.map((item) => item.title));
  if (items.some((title) => /bounds/.test(title))) check(/stroke-dasharray="4 4"/.test(text), "the SVG has no bounds");
  for (const phase of await page.locator(".phase").allTextContents()) check(text.includes(`>${phase}</text>`), `the SVG does not name the phase ${phase}`);
}

/** A plot is there and its line follows the time; a click in it moves the time. */
async function checkPlots(page) {
  // the last plot belongs to the run itself; a comparison of studies may have a longer axis
  const now = page.locator(".plot-now:not([hidden])").last();
  check((await page.locator(".plot canvas").count()) > 0, "there is no plot");
  if ((await now.count()) === 0) return;
  const place = () => now.evaluate((e) => e.getBoundingClientRect().left);
  await scrub(page, 0.2);
  const early = await place();
  await scrub(page, 0.8);
  const late = await place();
  check(late > early + 20, `the line in the plot does not follow the time: ${early} to ${late}`);
  // the plots of the run itself: those of all studies may reach further than a run that stalled
  const own = page.locator(".card", { has: page.getByRole("heading", { name: /^(Plots|Balances)$/ }) });
  const over = own.locator(".u-over").first();
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2);
  const value = await page.locator("#scrub").evaluate((s) => Number(s.value) / Number(s.max));
  check(Math.abs(value - 0.5) < 0.06, `a click in the middle of the plot went to ${value}`);
  // a drag zooms all plots, and the button brings everything back
  await page.mouse.move(box.x + box.width * 0.3, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + 40, { steps: 4 });
  await page.mouse.up();
  const reset = page.getByRole("button", { name: "Reset zoom" });
  check(await reset.isVisible(), "a drag in a plot does not zoom");
  if (await reset.isVisible()) await reset.click();
  check(!(await reset.isVisible()), "the zoom is not reset");
}

/** Any channel can be plotted: the list adds a plot above the others, the button removes it. */
async function checkPicker(page) {
  const list = page.getByLabel("Plot another channel");
  if ((await list.count()) === 0 || !(await list.isVisible())) return;
  const options = await list.locator("option").evaluateAll((all) => all.map((option) => option.value).filter((name) => name !== ""));
  const plots = page.locator(".card", { has: page.getByRole("heading", { name: "Plots", exact: true }) }).locator(".plot");
  const before = await plots.count();
  const name = options.at(-1);
  await list.selectOption(name);
  check((await plots.count()) === before + 1, `choosing ${name} does not add a plot`);
  const items = await plots.first().locator(".legend-item").allTextContents();
  check(items.some((text) => text.includes(name)), `the first plot shows ${items}, not ${name}`);
  check(/\d/.test((await plots.first().locator(".reading").first().textContent()) ?? ""), `the plot of ${name} has no reading`);
  await page.getByRole("button", { name: "Remove" }).click();
  check((await plots.count()) === before, "the chosen plot is not removed");
  console.log(`picker: ${options.length} channels`);
}

/** A page of plots and tables: no animation, plots with a named axis that can be zoomed. */
async function checkStill(page) {
  check(!(await page.locator(".theater").isVisible()), "a page without motion shows an animation");
  check((await page.locator(".plot canvas").count()) > 0, "there is no plot");
  const over = page.locator(".plot .u-over").first();
  const box = await over.boundingBox();
  check(box.width > 300, `the plot is ${box.width} pixels wide`);
  await page.mouse.move(box.x + box.width * 0.3, box.y + 40);
  const reading = await page.locator(".legend .reading").first().textContent();
  check(reading !== "", "the legend has no reading");
}

/** Phases, where there are any: a row above the slider that goes to their starts. */
async function checkPhases(page) {
  const parts = page.locator(".phase");
  const count = await parts.count();
  if (count === 0 || !(await parts.first().isVisible())) return;
  const share = () => page.locator("#scrub").evaluate((s) => Number(s.value) / Number(s.max));
  await parts.last().click();
  const there = await share();
  check(count === 1 || there > 0.02, "a click on the last phase does not go there");
  check((await parts.last().getAttribute("aria-current")) === "step", "the phase of the current time is not marked");
  await parts.first().click();
  check((await share()) < there || count === 1, "a click on the first phase does not go there");
  console.log(`phases: ${count}, the last one begins at ${there.toFixed(2)} of the run`);
}

/** Arrows, where there are any: seen at some time. */
async function checkArrows(page) {
  if ((await page.locator(".name.arrow").count()) === 0) return;
  await page.locator(".menu summary").click();
  await page.getByLabel("Names").check();
  let seen = 0;
  const times = 12;
  for (let k = 0; k <= times; k++) {
    await scrub(page, k / times);
    if ((await page.locator(".name.arrow:not([hidden])").count()) > 0) seen += 1;
  }
  check(seen > 0, "no arrow is ever seen");
  await page.getByLabel("Names").uncheck();
  await page.locator(".menu summary").click();
  console.log(`arrows: seen at ${seen} of ${times + 1} times`);
}

/** Plots over an axis of their own: no line of the time, readings of the last value, a zoom of their own. */
async function checkOwnAxis(page) {
  const own = page.locator(".plot", { has: page.locator(".plot-now[hidden]") });
  if ((await own.count()) === 0) return;
  const time = page.locator(".plot", { has: page.locator(".plot-now:not([hidden])") }).first();
  const texts = (plot) => plot.locator(".reading").allTextContents();
  const before = await texts(own.first());
  check(before.every((text) => text !== ""), "a plot over its own axis has no reading");
  await scrub(page, 0.5);
  check(String(await texts(own.first())) === String(before), "the time changes a plot over its own axis");
  // a click there does not move the time, a zoom not the plots over time
  const over = own.first().locator(".u-over");
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  await page.mouse.click(box.x + 0.9 * box.width, box.y + 30);
  const share = await page.locator("#scrub").evaluate((s) => Number(s.value) / Number(s.max));
  check(Math.abs(share - 0.5) < 1e-3, `a click in a plot over its own axis moved the time to ${share}`);
  const place = () => time.locator(".plot-now").evaluate((e) => e.style.transform);
  const line = (await time.count()) > 0 ? await place() : "";
  await page.mouse.move(box.x + 0.2 * box.width, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.6 * box.width, box.y + 30, { steps: 4 });
  await page.mouse.up();
  const reset = page.getByRole("button", { name: "Reset zoom" });
  check(await reset.isVisible(), "a drag in a plot over its own axis does not zoom");
  if (line !== "") check((await place()) === line, "the zoom of another axis changed a plot over time");
  if (await reset.isVisible()) await reset.click();
  check(!(await reset.isVisible()), "the zoom of an axis of its own is not reset");
}

/** The front, where there is one: points tell their values and choose runs, by mouse and keyboard. */
async function checkFront(page) {
  const points = page.locator(".scatter").first().locator(".scatter-point[role=button]");
  const count = await points.count();
  if (count === 0) return;
  const subtitle = () => page.locator(".subtitle").textContent();
  const chosen = () => page.locator(".scatter").first().locator(".scatter-point.chosen").first().getAttribute("data-run");
  const chooser = page.locator("#chooser");
  const meant = points.nth(Math.floor(count / 2));
  const run = await meant.getAttribute("data-run");
  await meant.scrollIntoViewIfNeeded();
  const box = await meant.locator(".dot").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const tip = page.locator(".scatter-tip:visible").first();
  check((await tip.count()) > 0 && /\d/.test((await tip.textContent()) ?? ""), "a point under the pointer does not tell its values");
  await page.mouse.click(x, y);
  check((await chooser.inputValue()) === run && (await chosen()) === run, `a click on the point of run ${run} shows ${await chosen()}`);
  // the focus enters at the chosen point, arrows go on, Enter chooses
  const before = await subtitle();
  await page.locator(".scatter").first().locator("[tabindex='0']").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  check((await chooser.inputValue()) !== run && (await subtitle()) !== before, "arrow and Enter do not choose another point");
  check((await chosen()) === (await chooser.inputValue()), "the front does not mark the run that is shown");
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("data-run"));
  check(focused === (await chooser.inputValue()), "the chosen point lost the focus");
  // and the other way round: the list tells the front
  await chooser.selectOption("0");
  check((await chosen()) === null || (await chosen()) === "0", "the list of runs does not tell the front");
  // however many runs there are, one is built
  const canvases = await page.locator("canvas").count();
  check(canvases < 40, `${canvases} canvases in the page`);
  await page.mouse.move(2, 2);
  console.log(`front: ${count} points with runs`);
}

/** The keyboard plays and pauses. */
async function checkPlayer(page) {
  await scrub(page, 0);
  await page.locator("body").press(" ");
  await page.waitForTimeout(500);
  await page.locator("body").press(" ");
  const share = await page.locator("#scrub").evaluate((s) => Number(s.value));
  check(share > 0, "space does not start the animation");
  await page.locator("body").press("Home");
  await page.locator("body").press("ArrowRight");
  const step = await page.locator("#scrub").evaluate((s) => Number(s.value));
  check(step > 0, "the right arrow does not step");
}

/** Every run of the chooser can be shown; errors are caught by the listeners. */
async function checkRuns(page) {
  const chooser = page.locator("#chooser");
  if ((await chooser.count()) === 0) return;
  const runs = await chooser.locator("option").count();
  // of many runs a few
  const stride = Math.max(1, Math.floor(runs / 8));
  for (let k = runs - 1; k >= 0; k -= stride) {
    await chooser.selectOption(String(k));
    check((await page.locator("h1").textContent()) !== "", `run ${k + 1} has no title`);
  }
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true, args: FLAGS });
try {
  const [width, height] = options.size.split("x").map(Number);
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: options.dark ? "dark" : "light" });
  const helper = await context.newPage();
  const page = await context.newPage();
  // software rendering on a busy machine takes its time
  page.setDefaultTimeout(90000);
  page.on("pageerror", (error) => failures.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    const expected = options["no-webgl"] && /WebGL/i.test(message.text());
    if (message.type() === "error" && !expected) failures.push(`console error: ${message.text()}`);
  });
  const address = pathToFileURL(resolve(positionals[0])).href;
  page.on("request", (request) => {
    const url = request.url();
    if (url.split("#")[0] !== address && !/^(data|blob):/.test(url)) failures.push(`network request: ${url}`);
  });

  await page.goto(options.hash ? `${address}#${options.hash}` : address);
  await page.locator(options.still ? ".plot canvas" : ".player").first().waitFor();
  await page.waitForTimeout(300);
  if (options.screenshot) await page.screenshot({ path: options.screenshot, fullPage: options.full });

  if (options.still) await checkStill(page);
  else if (options["no-webgl"]) check(await page.locator(".stage.missing").isVisible(), "no message although WebGL is missing");
  else {
    await checkPicture(page, helper);
    await checkRods(page, helper);
    await checkArrows(page);
  }
  await checkSaving(page);
  await checkFront(page);
  if (!options.still) {
    await checkPlots(page);
    await checkPicker(page);
    await checkPhases(page);
    await checkOwnAxis(page);
    await checkPlayer(page);
  }
  await checkRuns(page);
  const rows = await page.locator("#ledger tbody tr").count();
  check(options.still || rows > 0, "the ledger has no rows");
} catch (error) {
  failures.push(String(error));
} finally {
  await browser.close();
}

for (const failure of failures) console.error(`FAILED: ${failure}`);
console.log(failures.length === 0 ? `ok: ${positionals[0]}` : `${failures.length} failure(s): ${positionals[0]}`);
process.exit(failures.length === 0 ? 0 : 1);
