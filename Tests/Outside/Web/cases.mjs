// Gives the engine the cases of `Tests/Cases` that have their answers in a file beside them, and compares:
//
//     node cases.mjs ENGINE.wasm hostile|data FOLDER
//
// Fails if an answer is another, or if one traps.

import { readFileSync, readdirSync } from "node:fs";
import { Engine } from "./engine.mjs";

const [wasm, kind, folder] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(wasm));
const bytes = (path) => ({ base64: readFileSync(path).toString("base64") });
const text = (path) => readFileSync(path, "utf8");

/** What is expected of each case, and the requests that lead to it. */
const kinds = {
  // A malicious notebook: the status of `run`, what goes to standard output, then the mistakes.
  hostile: (name) => ({
    expected: text(`${folder}/${name}.expected`).split("\n").slice(1),
    requests: [
      { do: "open", files: { "case.md": bytes(`${folder}/${name}.md`) } },
      { do: "play", name: "case.md" },
    ],
  }),
  // A file of measured values: lines that load it, each with its answer.
  data: (name) => {
    const expected = text(`${folder}/${name}.expected`).split("\n");
    const entries = expected.filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
    return {
      expected: expected.filter((line) => !line.startsWith("> ")),
      requests: [
        { do: "open", files: { [name]: bytes(`${folder}/${name}`) } },
        ...entries.map((text) => ({ do: "line", text })),
      ],
    };
  },
};

/** The lines in no order, for a mistake stands among the answers in one and after them in the other. */
const sorted = (lines) => lines.filter((line) => line !== "").sort().join("\n");

/** An answer's lines, without what stands for the content of a file. */
const lines = (text) => text.replaceAll(/content \d+-[0-9a-f]+/g, "content stamp").split("\n");

const names = readdirSync(folder)
  .filter((file) => file.endsWith(".expected"))
  .map((file) => file.slice(0, -".expected".length));
let failures = 0;
for (const name of names) {
  const { expected, requests } = kinds[kind](name);
  const engine = new Engine(module);
  try {
    const said = lines(requests.map((request) => engine.ask(request).text ?? "").join(""));
    if (sorted(said) === sorted(expected)) continue;
    console.log(`${name} has other answers:`);
    for (const line of said) if (!expected.includes(line)) console.log(`  + ${line}`);
    for (const line of expected) if (!said.includes(line)) console.log(`  - ${line}`);
  } catch (error) {
    console.log(`${name} traps: ${engine.said}${error.message}`);
  }
  failures += 1;
}
console.log(`${names.length} cases of ${kind}: ${failures} have other answers, or trap`);
process.exitCode = failures ? 1 : 0;
