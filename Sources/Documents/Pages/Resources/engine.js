// The engine of a page: an instance in a worker, which a page can end at any time.

/** Why this browser cannot run an engine; undefined where it can. */
function engineProblem() {
  if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") return "This browser has no WebAssembly";
  return undefined;
}

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function base64Of(bytes) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** The bytes that others become in a stream, no more than a limit. A blob of its parts cannot be read in WebKit's workers. */
async function streamed(bytes, { writable, readable }, limit = Infinity) {
  const writer = writable.getWriter();
  // What is wrong with the bytes is heard of at the other end.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = readable.getReader();
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) throw new Error("too long");
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let next = 0;
  for (const part of parts) {
    whole.set(part, next);
    next += part.length;
  }
  return whole;
}

/** What runs in the worker: it makes an instance of a module, or of its compressed bytes, and answers in order. */
function workEngine() {
  let instance;
  async function start({ module, base64 }) {
    if (base64) {
      module = await WebAssembly.compile(await streamed(bytesOf(base64), new DecompressionStream("gzip")));
    }
    instance = new EngineInstance(module);
    postMessage({ module });
  }
  onmessage = async ({ data }) => {
    try {
      if (!data.request) return await start(data);
      postMessage({ number: data.number, answer: instance.ask(data.request) });
    } catch (error) {
      postMessage({ number: data.number, ended: error.message });
    }
  };
}

/** Why a request has no answer. */
class EngineEnd extends Error {
  /** @param {boolean} isStopped Whether the reader stopped it. */
  constructor(words, isStopped = false) {
    super(words);
    this.isStopped = isStopped;
  }
}

class Engine {
  /** @param {object} files Files in memory, as the engine's requests have them. */
  constructor(files) {
    this.files = files;
    this.waiting = new Map(); // The number of a request → what waits for its answer.
    this.count = 0;
  }

  /** Starts the worker, if there is none. */
  start() {
    this.ready ??= this.begin().catch((error) => {
      this.drop(error);
      throw error;
    });
    return this.ready;
  }

  async begin() {
    const base64 = this.module ? undefined : await engineModule();
    const parts = [wasi, EngineInstance, bytesOf, streamed, workEngine].map(String);
    const address = URL.createObjectURL(new Blob([`"use strict";\n${parts.join("\n")}\nworkEngine();`], { type: "text/javascript" }));
    this.worker = new Worker(address);
    await new Promise((resolve, reject) => {
      this.waiting.set(undefined, { resolve, reject });
      this.worker.onmessage = ({ data }) => this.take(data);
      this.worker.onerror = () => reject(new EngineEnd("This browser does not let a page compute by itself."));
      this.worker.postMessage(this.module ? { module: this.module } : { base64 });
    });
    URL.revokeObjectURL(address);
    await this.post({ do: "open", files: this.files });
  }

  take({ number, module, answer, ended }) {
    const { resolve, reject } = this.waiting.get(number) ?? {};
    this.waiting.delete(number);
    if (module) this.module = module;
    if (ended === undefined) return resolve?.(answer);
    const words = number === undefined ? `This browser does not run the engine: ${ended}` : `The run was ended: ${ended}. Your lines are still here.`;
    const error = new EngineEnd(words);
    reject?.(error);
    this.drop(error);
  }

  /** The answer to a request; an `EngineEnd` if there is none. */
  async ask(request) {
    await this.start();
    return this.post(request);
  }

  post(request) {
    const number = this.count += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ number, request });
    });
  }

  /** Ends all that runs, at once. The next request starts anew, with what is compiled. */
  stop() {
    this.drop(new EngineEnd("Stopped.", true));
  }

  drop(error) {
    this.worker?.terminate();
    [this.worker, this.ready] = [undefined, undefined];
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}

/** The engine's module as the page has it: in itself, or in a script beside it. */
async function engineModule() {
  const own = document.getElementById("live.engine")?.textContent;
  if (own) return own.slice(own.lastIndexOf("= \"") + 3, own.lastIndexOf("\""));
  if (!window.motionbookEngine) await loaded(parsed("live.notebook").engine);
  return window.motionbookEngine;
}

function loaded(address) {
  return new Promise((resolve, reject) => {
    const script = make("script", { src: address });
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new EngineEnd(`The engine is not beside this page: ${address}`)));
    document.head.append(script);
  });
}
