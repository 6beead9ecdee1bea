// Asks the engine the same as the native one, and compares the answers:
//
//     node compare.mjs [--page PAGE.html] ENGINE.wasm NATIVE PROGRAM…
//
// A program is a file: a notebook or a script, which is played in an empty workbook, or `.entries` with a zero
// byte between two, each of which is typed, so that a mistake does not end it. Prints what differs, and those in
// which numbers differ in their last digits; fails if something else does, or if one traps. The page does the
// same in a worker.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { NativeEngine } from "./native.mjs";
import { inOrder } from "./trials.mjs";
import { asked, carryOut } from "./trying.mjs";

const command = asked();
const [native, ...programs] = command.rest;

/** What a program is asked as. */
function requestsOf(path) {
  const name = basename(path);
  const bytes = readFileSync(path);
  if (!name.endsWith(".entries")) {
    return [{ do: "open", files: { [name]: { base64: bytes.toString("base64") } } }, { do: "play", name }];
  }
  return [{ do: "open" }, ...bytes.toString("utf8").split("\0").map((text) => ({ do: "line", text }))];
}

const engine = new NativeEngine(native);
const cases = [];
const began = performance.now();
for (const path of programs) {
  const requests = requestsOf(path);
  const answers = [];
  for (const request of requests) answers.push(await engine.ask(request));
  cases.push({ name: path, requests, expected: inOrder(answers) });
}
engine.close();
console.error(`natively ${((performance.now() - began) / 1000).toFixed(1)} s`);
carryOut("compareAnswers", command, { cases, isOrdered: true });
