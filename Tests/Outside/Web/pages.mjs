// Live pages as they were exported: the engine has to make the same of their cells.
//
//   node pages.mjs WASM PAGE…
//
// Each cell of each page runs again as it is. Its markup has to be in the page, letter for letter, and what helps a
// reader to change it has to be what the page carries. Cells in digits.txt may differ in a number's last digits.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Engine } from "./engine.mjs";

const [wasm, ...pages] = process.argv.slice(2);
const digits = readFileSync(new URL("digits.txt", import.meta.url), "utf8").split("\n");
const module = new WebAssembly.Module(readFileSync(wasm));

function carried(page) {
  const [, json] = /<script type="application\/json" id="live.notebook">(.*?)<\/script>/s.exec(page);
  return JSON.parse(json);
}

/** The cells of a page that the engine makes otherwise. */
function others(path) {
  const page = readFileSync(path, "utf8");
  if (!page.includes('id="live.notebook"')) return [];
  const { name, text, files, cells } = carried(page);
  const engine = new Engine(module);
  engine.ask({ do: "open", files: { ...files, [name]: text } });
  const { sections = [] } = engine.ask({ do: "run", name, codes: {}, from: 0 });
  return sections.filter(({ cell, html, ...facts }) =>
    !page.includes(html.trimEnd()) || JSON.stringify(facts) !== JSON.stringify(cells[cell])).map(({ cell }) => cell + 1);
}

let count = 0;
for (const page of pages) {
  const found = others(page).filter((cell) => !digits.includes(`${basename(page, ".html")} ${cell}`));
  if (found.length > 0) {
    console.log(`${page}: other cells: ${found.join(", ")}`);
    count += 1;
  }
}
console.log(`${pages.length} live pages: ${count} with cells that the engine makes otherwise`);
process.exitCode = count > 0 ? 1 : 0;
