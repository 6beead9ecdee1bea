// The engine, asked in JSON, and its reports. For node, and for a worker of a page in a test.

import { readFileSync } from "node:fs";

/** The instance that pages have. */
const script = readFileSync(new URL("../../../Sources/Documents/Pages/Resources/instance.js", import.meta.url), "utf8");
export const Engine = new Function(`${script}\nreturn EngineInstance;`)();

/**
 * The report of a notebook, by the engine's own `check`, in an instance of its own: whether it agrees,
 * whether it does to the letter, and what drifts.
 */
export function checkNotebook(module, files, name) {
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
    const text = `${engine.said}${error.stack}\n`;
    return { name, agrees: false, isExact: false, text, time: 0, memory: engine.memory };
  }
}

/** What is printed of reports: those that do not agree to the letter, and the sum of all. */
export function summary(reports) {
  const drifting = reports.filter((report) => !report.agrees);
  const near = reports.filter((report) => report.agrees && !report.isExact);
  const times = reports.map((report) => report.time).sort((one, other) => one - other);
  const memory = Math.max(...reports.map((report) => report.memory)) / 1e6;
  return [
    ...near.map((report) => `${report.name} is written differently:\n${report.text}`),
    ...drifting.map((report) => `${report.name} drifts:\n${report.text}`),
    `${reports.length} notebooks: ${drifting.length} drift, ${near.length} are written differently; ` +
      `median ${times[times.length >> 1].toFixed(0)} ms, longest ${times.at(-1).toFixed(0)} ms, ` +
      `at most ${memory.toFixed(0)} MB`,
  ].join("\n");
}
