// Has the engine check notebooks against what they record, as `motionbook check` does, with the files of
// the folder in memory:
//
//     node check.mjs ENGINE.wasm FOLDER NOTEBOOK…
//
// Prints what drifts, and those that agree but are written differently; fails if one drifts, or traps.

import { readFileSync, readdirSync } from "node:fs";
import { extname } from "node:path";
import { Engine } from "./engine.mjs";

const [wasm, folder, ...notebooks] = process.argv.slice(2);
const module = Engine.module(wasm);
const names = new Set([...notebooks, ...filesIn(folder)]);
const files = Object.fromEntries(
  [...names].map((name) => [name, { base64: readFileSync(name).toString("base64") }]),
);

/** The paths of the notebooks and the data below a folder. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    return [".md", ".csv"].includes(extname(path)) ? [path] : [];
  });
}

/** The report of a notebook, in an instance of its own. */
function check(name, isExact) {
  const engine = new Engine(module);
  const began = performance.now();
  try {
    engine.ask({ do: "open", files });
    const answer = engine.ask({ do: "check", name, exact: isExact });
    const time = performance.now() - began;
    return { agrees: answer.status === "finished", text: answer.text, time, memory: engine.memory };
  } catch (error) {
    return { agrees: false, text: `${engine.said}${error.stack}\n`, time: 0, memory: engine.memory };
  }
}

const drifts = [];
const written = [];
const times = [];
let memory = 0;
for (const name of notebooks) {
  const report = check(name, true);
  const tolerant = report.agrees ? report : check(name, false);
  times.push(report.time);
  memory = Math.max(memory, report.memory);
  if (!tolerant.agrees) {
    drifts.push(name);
    process.stdout.write(`${name} drifts:\n${tolerant.text}\n`);
  } else if (!report.agrees) {
    written.push(name);
    process.stdout.write(`${name} is written differently:\n${report.text}\n`);
  }
}
times.sort((a, b) => a - b);
console.log(
  `${notebooks.length} notebooks: ${drifts.length} drift, ${written.length} are written differently; ` +
    `median ${times[times.length >> 1].toFixed(0)} ms, longest ${times.at(-1).toFixed(0)} ms, ` +
    `at most ${(memory / 1e6).toFixed(0)} MB`,
);
process.exit(drifts.length ? 1 : 0);
