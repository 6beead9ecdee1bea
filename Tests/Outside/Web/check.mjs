// Has the engine check notebooks against what they record, as `motionbook check` does, with the files of
// their folder in memory:
//
//     node check.mjs ENGINE.wasm FOLDER NOTEBOOK…
//     node check.mjs --page ENGINE.wasm FOLDER NOTEBOOK… >PAGE.html     a page that does so in a worker
//
// Fails if one drifts, or traps.

import { readFileSync } from "node:fs";
import { checkNotebook, summary } from "./engine.mjs";
import { filesIn } from "./files.mjs";

const isPage = process.argv[2] === "--page";
const [wasm, folder, ...names] = process.argv.slice(isPage ? 3 : 2);
const files = filesIn(folder, names);

/** One file that runs from a disk: its title becomes "done", and its text is the summary. */
function page() {
  const engine = readFileSync(new URL("engine.mjs", import.meta.url), "utf8");
  // A page from a disk has no workers that are modules.
  const worker = `${engine.replaceAll("\nexport ", "\n")}
onmessage = ({ data: { bytes, files, names } }) => {
  const module = new WebAssembly.Module(bytes);
  const reports = names.map((name) => checkNotebook(module, files, name));
  postMessage({ text: summary(reports), agrees: reports.every((report) => report.agrees) });
};`;
  const data = { worker, files, names, wasm: readFileSync(wasm).toString("base64") };
  return `<!doctype html><meta charset="utf-8"><pre></pre><script>
const data = ${JSON.stringify(data).replaceAll("<", "\\u003c")};
const bytes = Uint8Array.from(atob(data.wasm), (letter) => letter.charCodeAt(0));
const url = URL.createObjectURL(new Blob([data.worker], { type: "text/javascript" }));
const worker = new Worker(url);
const finish = (text, agrees) => {
  document.querySelector("pre").textContent = text;
  document.title = agrees ? "agrees" : "drifts";
};
worker.onmessage = ({ data: { text, agrees } }) => finish(text, agrees);
worker.onerror = (event) => finish(event.message, false);
worker.postMessage({ bytes, files: data.files, names: data.names });
</script>`;
}

if (isPage) {
  process.stdout.write(page());
} else {
  const module = new WebAssembly.Module(readFileSync(wasm));
  const reports = names.map((name) => checkNotebook(module, files, name));
  console.log(summary(reports));
  process.exitCode = reports.every((report) => report.agrees) ? 0 : 1;
}
