// The native engine, `motionbook-engine`, asked in JSON.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** The native engine: a line for a line. */
export class NativeEngine {
  constructor(path) {
    // To a pipe, it would keep its answers until there are many.
    this.process = spawn("stdbuf", ["-oL", path], { stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  async ask(request) {
    this.process.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await this.lines.next()).value);
  }

  close() {
    this.process.stdin.end();
  }
}
