// The engine, asked in JSON: an instance as pages have it, for node.

import { readFileSync } from "node:fs";

/** The script of an instance, which a page of a test has, too. */
export const instance = readFileSync(
  new URL("../../../Sources/Documents/Pages/Resources/instance.js", import.meta.url), "utf8");

export const Engine = new Function(`${instance}\nreturn EngineInstance;`)();
