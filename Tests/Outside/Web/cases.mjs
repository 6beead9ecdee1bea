// Gives the engine the cases of `Tests/Cases` that have their answers in a file beside them, and compares:
//
//     node cases.mjs [--page PAGE.html] ENGINE.wasm hostile|data FOLDER
//
// Fails if an answer is another, or if one traps. The page does the same in a worker. Lines are compared in no
// order, for a mistake stands among the answers in one and after them in the other.

import { readFileSync, readdirSync } from "node:fs";
import { unordered } from "./trials.mjs";
import { asked, carryOut } from "./trying.mjs";

const command = asked();
const [kind, folder] = command.rest;
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

const names = readdirSync(folder)
  .filter((file) => file.endsWith(".expected"))
  .map((file) => file.slice(0, -".expected".length));
const cases = names.map((name) => {
  const { expected, requests } = kinds[kind](name);
  return { name, requests, expected: unordered(expected.join("\n")) };
});
carryOut("compareAnswers", command, { cases, isOrdered: false });
