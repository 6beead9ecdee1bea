// Carries out a trial here, and writes a page that carries it out in a worker.

import { readFileSync, writeFileSync } from "node:fs";
import { instance } from "./engine.mjs";
import { trials } from "./trials.mjs";

/** The code of a module, without its imports: a page from a disk has no workers that are modules. */
function code(name) {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  return text.replaceAll(/^import .*$/gm, "").replaceAll(/^export /gm, "");
}

/** One file that runs from a disk: its title becomes "passes" or "fails", and its text is what the trial says. */
function page(trial, wasm, data) {
  const worker = `${instance}
const Engine = EngineInstance;
${code("trials.mjs")}
onmessage = ({ data: { bytes, trial, data } }) => {
  postMessage(trials[trial](new WebAssembly.Module(bytes), data));
};`;
  const content = { worker, trial, data, wasm: wasm.toString("base64") };
  return `<!doctype html><meta charset="utf-8"><pre></pre><script>
const content = ${JSON.stringify(content).replaceAll("<", "\\u003c")};
const letters = atob(content.wasm);
const bytes = new Uint8Array(letters.length);
for (let place = 0; place < bytes.length; place += 1) bytes[place] = letters.charCodeAt(place);
const url = URL.createObjectURL(new Blob([content.worker], { type: "text/javascript" }));
const worker = new Worker(url);
const finish = ({ text, passes }) => {
  document.querySelector("pre").textContent = text;
  document.title = passes ? "passes" : "fails";
};
worker.onmessage = ({ data }) => finish(data);
worker.onerror = (event) => finish({ text: event.message, passes: false });
worker.postMessage({ bytes, trial: content.trial, data: content.data });
</script>`;
}

/** What a command was asked: where a page is to go, if one is, the engine's file, and what follows. */
export function asked() {
  const words = process.argv.slice(2);
  const pagePath = words[0] === "--page" ? words[1] : undefined;
  const [wasm, ...rest] = pagePath ? words.slice(2) : words;
  return { pagePath, wasm, rest };
}

/** Writes the page of a trial if one is asked for, prints what the trial says here, and leaves with whether it passes. */
export function carryOut(trial, { pagePath, wasm }, data) {
  const bytes = readFileSync(wasm);
  if (pagePath) writeFileSync(pagePath, page(trial, bytes, data));
  const { text, passes } = trials[trial](new WebAssembly.Module(bytes), data);
  console.log(text);
  process.exitCode = passes ? 0 : 1;
}
