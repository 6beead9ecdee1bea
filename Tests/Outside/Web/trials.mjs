// What the engine is tried with, in node or in a worker of a page. A trial takes the compiled module and its
// data, and returns what it says and whether it passes.

import { Engine } from "./engine.mjs";

/**
 * The report of a notebook, by the engine's own `check`, in an instance of its own: whether it agrees,
 * whether it does to the letter, and what drifts.
 */
function checkNotebook(module, files, name) {
  const engine = new Engine(module);
  const ask = (exact) => engine.ask({ do: "check", name, exact });
  try {
    engine.ask({ do: "open", files });
    const began = performance.now();
    const exact = ask(true);
    const time = performance.now() - began;
    const isExact = exact.status === "finished";
    const answer = isExact ? exact : ask(false);
    const agrees = answer.status === "finished";
    return { name, agrees, isExact, text: (agrees ? exact : answer).text, time, memory: engine.memory };
  } catch (error) {
    const text = `${error.message}\n${error.stack}\n`;
    return { name, agrees: false, isExact: false, text, time: 0, memory: engine.memory };
  }
}

/** Checks notebooks, with files in memory: those that do not agree to the letter, and the sum of all. */
function checkNotebooks(module, { files, names }) {
  const reports = names.map((name) => checkNotebook(module, files, name));
  const drifting = reports.filter((report) => !report.agrees);
  const near = reports.filter((report) => report.agrees && !report.isExact);
  const times = reports.map((report) => report.time).sort((one, other) => one - other);
  const memory = Math.max(...reports.map((report) => report.memory)) / 1e6;
  const text = [
    ...near.map((report) => `${report.name} is written differently:\n${report.text}`),
    ...drifting.map((report) => `${report.name} drifts:\n${report.text}`),
    `${reports.length} notebooks: ${drifting.length} drift, ${near.length} are written differently; ` +
      `median ${times[times.length >> 1].toFixed(0)} ms, longest ${times.at(-1).toFixed(0)} ms, ` +
      `at most ${memory.toFixed(0)} MB`,
  ].join("\n");
  return { text, passes: drifting.length === 0 };
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
function firstDifference(expected, answered) {
  const [these, those] = [expected.split("\n"), answered.split("\n")];
  const place = these.findIndex((line, index) => line !== those[index]);
  return `  expected: ${these[place]}\n  here:     ${those[place]}`;
}

/** Answers as a text. */
export const inOrder = (answers) => answers.map(({ status, text }) => `${status}\n${text ?? ""}`).join("\n");

/** The lines of a text in no order, without what stands for the content of a file. */
export function unordered(text) {
  const lines = text.replaceAll(/content \d+-[0-9a-f]+/g, "content stamp").split("\n");
  return lines.filter((line) => line !== "").sort().join("\n");
}

/**
 * Asks what each case asks, and compares: each has its name, requests that begin with `open`, and the answers
 * that are expected, as `inOrder` has them, or their texts, as `unordered` has those.
 */
function compareAnswers(module, { cases, isOrdered }) {
  const shown = isOrdered ? inOrder : (answers) => unordered(answers.map(({ text }) => text ?? "").join(""));
  const counts = { same: 0, near: 0, different: 0, trapped: 0 };
  const lines = [];
  let engine = new Engine(module);
  const began = performance.now();
  for (const { name, requests, expected } of cases) {
    let kind = "trapped";
    try {
      const answered = shown(requests.map((request) => engine.ask(request)));
      kind = answered === expected ? "same" : isNear(expected, answered) ? "near" : "different";
      if (kind !== "same") lines.push(`${name}: ${kind}`, firstDifference(expected, answered));
    } catch (error) {
      lines.push(`${name} traps: ${error.message}`);
      engine = new Engine(module);
    }
    counts[kind] += 1;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const entries = cases.reduce((sum, { requests }) => sum + requests.length - 1, 0);
  lines.push(
    `${cases.length} cases, ${entries} entries: ${counts.same} the same, ` +
      `${counts.near} differ in last digits, ${counts.different} differ, ${counts.trapped} trap; ` +
      `${seconds} s, ${(engine.memory / 1e6).toFixed(0)} MB`,
  );
  return { text: lines.join("\n"), passes: counts.different + counts.trapped === 0 };
}

export const trials = { checkNotebooks, compareAnswers };
