// The times of the engine in node, and of the native one beside it:
//
//     node bench.mjs ENGINE.wasm NATIVE
//
// Prints four: compile and start, and the first answer after that, in ms; a filmed frame here, and natively,
// in µs. It is one of two bodies under gravity that collide with each other and with the bounds.

import { readFileSync } from "node:fs";
import { Engine } from "./engine.mjs";
import { NativeEngine } from "./native.mjs";

const [wasm, native] = process.argv.slice(2);
const scene = [
  "stage 300x400",
  "view red frame (40, 20, 60, 60)",
  "view blue frame (70, 160, 60, 60)",
  "gravity on red, blue",
  "collision on red, blue bounds",
];
const rounds = 21;
const frames = 2000;

/** The answer to a line, which must not be a mistake. */
async function type(engine, text) {
  const answer = await engine.ask({ do: "line", text });
  if (answer.status !== "finished") throw new Error(answer.text);
}

/** The time of a frame, in µs. */
async function frameTime(engine) {
  await engine.ask({ do: "open" });
  for (const text of scene) await type(engine, text);
  const began = performance.now();
  await type(engine, `run ${frames} frames`);
  return (1000 * (performance.now() - began)) / frames;
}

const middle = (times) => times.sort((one, other) => one - other)[times.length >> 1];

const bytes = readFileSync(wasm);
const began = performance.now();
const engine = new Engine(new WebAssembly.Module(bytes));
const started = performance.now();
await type(engine, scene[1]);
const answered = performance.now();
const nativeEngine = new NativeEngine(native);
const here = [];
const natively = [];
for (let round = 0; round < rounds; round += 1) {
  here.push(await frameTime(engine));
  natively.push(await frameTime(nativeEngine));
}
nativeEngine.close();
const values = [started - began, answered - started, middle(here), middle(natively)];
console.log(values.map((value) => value.toFixed(1)).join(" "));
