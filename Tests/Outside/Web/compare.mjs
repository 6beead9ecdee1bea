// Asks the engine in node and the native one the same, and compares the answers:
//
//     node compare.mjs ENGINE.wasm NATIVE PROGRAM…
//
// A program is a file, as `scripts/fuzz --show` writes them: a notebook, which is played in an empty workbook,
// or lines, each of which is typed, so that a mistake does not end it. Prints what differs, and those in which
// numbers differ in their last digits; fails if something else does, or if one traps.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Engine } from "./engine.mjs";
import { NativeEngine } from "./native.mjs";

const [wasm, native, ...programs] = process.argv.slice(2);

const numbers = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;

/** Whether two texts are the same but for the last digits of numbers. */
function isNear(one, other) {
  if (one.replace(numbers, "0") !== other.replace(numbers, "0")) return false;
  const values = (text) => (text.match(numbers) ?? []).map(Number);
  const [these, those] = [values(one), values(other)];
  return these.every((value, place) => {
    const unit = Math.max(Math.abs(value), Math.abs(those[place]));
    return Math.abs(value - those[place]) <= 2e-5 * unit + 1e-9;
  });
}

/** The first lines that differ. */
function firstDifference(one, other) {
  const [these, those] = [one.split("\n"), other.split("\n")];
  const place = these.findIndex((line, index) => line !== those[index]);
  return `  natively: ${these[place]}\n  here:     ${those[place]}`;
}

/** What a program is asked as. */
function requestsOf(path) {
  const name = basename(path);
  const bytes = readFileSync(path);
  if (name.endsWith(".md")) {
    return [{ do: "open", files: { [name]: { base64: bytes.toString("base64") } } }, { do: "play", name }];
  }
  const lines = bytes.toString("utf8").split("\n").filter((line) => line !== "");
  return [{ do: "open" }, ...lines.map((text) => ({ do: "line", text }))];
}

const shown = (answers) => answers.map(({ status, text }) => `${status}\n${text}`).join("\n");

const module = new WebAssembly.Module(readFileSync(wasm));
const nativeEngine = new NativeEngine(native);
let engine = new Engine(module);
const counts = { same: 0, near: 0, different: 0, trapped: 0 };
const times = { native: 0, here: 0 };
let count = 0;
for (const path of programs) {
  const requests = requestsOf(path);
  count += requests.length - 1;
  const began = performance.now();
  const expected = [];
  for (const request of requests) expected.push(await nativeEngine.ask(request));
  const middle = performance.now();
  const answers = [];
  try {
    for (const request of requests) answers.push(engine.ask(request));
  } catch (error) {
    counts.trapped += 1;
    console.log(`${path} traps: ${engine.said}${error.message}`);
    engine = new Engine(module);
    continue;
  }
  times.native += middle - began;
  times.here += performance.now() - middle;
  const [one, other] = [shown(expected), shown(answers)];
  const kind = one === other ? "same" : isNear(one, other) ? "near" : "different";
  counts[kind] += 1;
  if (kind !== "same") console.log(`${path}: ${kind}\n${firstDifference(one, other)}`);
}
nativeEngine.close();
console.log(
  `${programs.length} programs, ${count} entries: ${counts.same} the same, ` +
    `${counts.near} differ in last digits, ${counts.different} differ, ${counts.trapped} trap; ` +
    `natively ${(times.native / 1000).toFixed(1)} s, here ${(times.here / 1000).toFixed(1)} s`,
);
process.exit(counts.different + counts.trapped ? 1 : 0);
