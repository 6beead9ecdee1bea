// The files that notebooks of a folder need, as a request has them.

import { readFileSync, readdirSync } from "node:fs";
import { extname } from "node:path";

/** The paths of the notebooks and the data below a folder. */
function paths(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return paths(path);
    return [".md", ".csv"].includes(extname(path)) ? [path] : [];
  });
}

/** Those of a folder, and more, by name. */
export function filesIn(folder, more) {
  const names = new Set([...more, ...paths(folder)]);
  return Object.fromEntries(
    [...names].map((name) => [name, { base64: readFileSync(name).toString("base64") }]),
  );
}
