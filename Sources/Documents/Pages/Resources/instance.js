// An instance of the engine, which is asked in JSON: in a worker of a page, and in tests.

/**
 * What the engine asks of its host: random bytes, for the seed of its tables, and somewhere to write the message of a
 * trap. It has no arguments, no environment, no files and no clock.
 */
function wasi(memory, write) {
  const success = 0;
  const badDescriptor = 8;
  const view = () => new DataView(memory().buffer);
  const counts = (count, size) => {
    view().setUint32(count, 0, true);
    view().setUint32(size, 0, true);
    return success;
  };
  const answers = {
    args_sizes_get: counts,
    environ_sizes_get: counts,
    args_get: () => success,
    environ_get: () => success,
    random_get(start, count) {
      const bytes = new Uint8Array(memory().buffer, start, count);
      for (let place = 0; place < count; place += 1) bytes[place] = Math.floor(256 * Math.random());
      return success;
    },
    fd_write(descriptor, parts, count, written) {
      let total = 0;
      for (let part = parts; part < parts + 8 * count; part += 8) {
        const [start, size] = [view().getUint32(part, true), view().getUint32(part + 4, true)];
        write(new TextDecoder().decode(new Uint8Array(memory().buffer, start, size)));
        total += size;
      }
      view().setUint32(written, total, true);
      return success;
    },
    proc_exit(code) {
      throw new Error(`the engine left with ${code}`);
    },
  };
  return new Proxy(answers, { get: (known, name) => known[name] ?? (() => badDescriptor) });
}

/** One instance. A trap ends it: the error says what the engine wrote before, where it wrote something. */
class EngineInstance {
  constructor(module) {
    this.said = "";
    const imports = wasi(() => this.exports.memory, (text) => { this.said += text; });
    const needed = WebAssembly.Module.imports(module).map(({ name }) => [name, imports[name]]);
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: Object.fromEntries(needed) });
    this.exports = instance.exports;
    this.exports._initialize();
  }

  /** The answer to a request. */
  ask(request) {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const start = this.call(() => this.exports.engine_allocate(bytes.length));
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
    const count = this.call(() => this.exports.engine_request(start, bytes.length));
    this.exports.engine_free(start);
    const answer = new Uint8Array(this.exports.memory.buffer, this.exports.engine_answer(), count);
    return JSON.parse(new TextDecoder().decode(answer));
  }

  call(part) {
    try {
      return part();
    } catch (error) {
      throw new Error(this.said.trim() || error.message);
    }
  }

  /** Bytes of memory that it has. */
  get memory() {
    return this.exports.memory.buffer.byteLength;
  }
}
