// Asks the engine in node and the native one the same, and compares the answers:
//
//     node compare.mjs ENGINE.wasm NATIVE PROGRAM…
//
// A program is a file: a notebook or a script, which is played in an empty workbook. Prints what differs, and
// those in which numbers differ in their last digits; fails if something else does, or if one traps.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { Engine } from "./engine.mjs";

const [wasm, native, ...programs] = process.argv.slice(2);

/** The native engine: a line for a line. */
class NativeEngine {
  constructor(path) {
    this.process = spawn(path, { stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  async ask(request) {
    this.process.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await this.lines.next()).value);
  }

  close() {
    this.process.stdin.end();
  }
}

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

const module = new WebAssembly.Module(readFileSync(wasm));
const nativeEngine = new NativeEngine(native);
let engine = new Engine(module);
const counts = { same: 0, near: 0, different: 0, trapped: 0 };
for (const path of programs) {
  const name = basename(path);
  const files = { [name]: { base64: readFileSync(path).toString("base64") } };
  const requests = [{ do: "open", files }, { do: "play", name }];
  let expected;
  for (const request of requests) expected = await nativeEngine.ask(request);
  let answer;
  try {
    for (const request of requests) answer = engine.ask(request);
  } catch (error) {
    counts.trapped += 1;
    console.log(`${path} traps: ${engine.said}${error.message}`);
    engine = new Engine(module);
    continue;
  }
  const [one, other] = [expected, answer].map((each) => `${each.status}\n${each.text}`);
  const kind = one === other ? "same" : isNear(one, other) ? "near" : "different";
  counts[kind] += 1;
  if (kind !== "same") console.log(`${path}: ${kind}\n${firstDifference(one, other)}`);
}
nativeEngine.close();
console.log(
  `${programs.length} programs: ${counts.same} the same, ${counts.near} differ in last digits, ` +
    `${counts.different} differ, ${counts.trapped} trap`,
);
process.exit(counts.different + counts.trapped ? 1 : 0);
