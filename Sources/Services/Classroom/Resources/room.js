// What the three pages of a class share: the connection to its server, and the steps as far as they are revealed.
// A page of a class has the scripts of any page, whose functions it uses, then room, crowd, and its own.
// Texts of other people are set as text, never as markup.

// In seconds, and how often a browser that was removed asks whether it is back. The server beats every 15 s.
const patience = { first: 5, answer: 10, retry: 15, doubt: 20, silence: 40, run: 60, return: 2, departures: 6 };

// MARK: The server

/** Sends a value and returns what is answered; never throws. The status is 0 without a connection, or an answer in time. */
async function post(path, value, seconds = patience.answer) {
  try {
    const answer = await fetch(path, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value),
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const found = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
    return { isTaken: answer.ok, status: answer.status, message: found.error ?? "", found };
  } catch {
    return { isTaken: false, status: 0, message: "", found: {} };
  }
}

/** Asks for something; never throws, and never waits for ever. */
const ask = (path) =>
  fetch(path, { cache: "no-store", signal: AbortSignal.timeout(patience.answer * 1000) }).catch(() => ({ ok: false, status: 0 }));

/** The stream of a class's states, which is opened again when it breaks. */
class Connection {
  /**
   * @param {string} page Whose states these are: class, teacher or wall.
   * @param {function} use Takes a state, and whether it is the first one of a connection.
   * @param {function} say Takes a sentence on the connection; an empty one when all is well.
   * @param {function?} atEnd What is still asked of the server when the class has ended.
   */
  constructor(page, use, say, atEnd) {
    Object.assign(this, { page, use, say, atEnd, failures: 0, departures: 0 });
    addEventListener("online", () => this.open());
    // A phone that was asleep may hold a connection that is dead.
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && !this.hasEnded && performance.now() - this.heard > patience.doubt * 1000) this.open();
    });
    this.open();
  }

  open() {
    this.close();
    this.isNew = true;
    this.wait = setTimeout(() => this.say(
      "Waiting for the class. If this stays, close its other tabs."), patience.first * 1000);
    this.source = new EventSource(`/events?page=${this.page}`);
    this.source.onmessage = (event) => this.take(JSON.parse(event.data));
    this.source.addEventListener("beat", () => this.hear(patience.silence));
    this.source.onerror = () => this.retry();
    // A stream that never begins is as dead as one that falls silent.
    this.hear(patience.answer);
  }

  close() {
    this.source?.close();
    for (const timer of [this.wait, this.silence, this.pause]) clearTimeout(timer);
  }

  take(state) {
    clearTimeout(this.wait);
    this.failures = this.departures = 0;
    const isFirst = this.isNew;
    this.isNew = false;
    this.hear(patience.silence);
    this.hasEnded = state.ended;
    // The server goes once all have left.
    if (state.ended) Promise.resolve(this.atEnd?.()).finally(() => this.close());
    state.taken = performance.now();
    this.say("");
    this.use(state, isFirst);
  }

  /** A server from which nothing is heard is gone, even if nothing says so. */
  hear(seconds) {
    this.heard = performance.now();
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.retry(), seconds * 1000);
  }

  /** Tries again, later each time, and not with everybody else at the same moment. */
  async retry() {
    this.close();
    this.failures += 1;
    const seconds = Math.min(2 ** (this.failures - 1), patience.retry) * (0.75 + Math.random() / 2);
    this.pause = setTimeout(() => this.open(), seconds * 1000);
    const kept = this.page === "class" ? " Your guesses are kept." : " Trying again\u00a0…";
    this.say(`The connection is lost.${kept}`);
    const { status } = await ask("/step/0");
    if (status === 401 || status === 403) this.leave();
  }

  /** Says that the server does not know this browser, or not any more. The teacher may take that back. */
  leave() {
    this.close();
    this.departures += 1;
    if (this.departures <= patience.departures) {
      this.pause = setTimeout(async () => ((await ask("/step/0")).ok ? this.open() : this.leave()), patience.return * 1000);
    }
    this.say("This browser is no longer in the class.", ...(this.page === "class" ? [make("a", { href: "/" }, "Join again")] : []));
  }
}

/** A line that says how the connection is; hidden while all is well. */
function connectionLine() {
  const line = make("p", { class: "connection", role: "status" });
  const say = (...content) => {
    if (line.textContent === content.map((part) => part.textContent ?? part).join(" ").trim()) return;
    line.replaceChildren(...content.flatMap((part) => [part, " "]).slice(0, -1));
  };
  return { line, say };
}

// MARK: Steps

/** The steps of the notebook, each fetched again when the server has more of it. */
class Steps {
  /**
   * @param {function} setUp Takes the element of a step that was filled, and whether it was filled before.
   * @param {string} reader Asks for the text of this browser's person, who may know more than others.
   */
  constructor(setUp, reader = "") {
    Object.assign(this, { setUp, reader, all: new Map() });
  }

  element(index) {
    return this.all.get(index)?.element;
  }

  /** Brings a step up to date and returns its element at once. */
  bring(index, key) {
    if (!this.all.has(index)) {
      const element = make("section", { class: "step", tabindex: -1, "aria-label": `Step ${index + 1}` });
      this.all.set(index, { element });
    }
    const step = this.all.get(index);
    if (step.key !== key && step.wanted !== key) this.fetch(step, index, key);
    return step.element;
  }

  async fetch(step, index, key) {
    step.wanted = key;
    try {
      const answer = await ask(`/step/${index}${this.reader}`);
      if (!answer.ok) throw new Error(`step ${index}: ${answer.status}`);
      const { key: brought, html } = await answer.json();
      if (step.wanted !== key) return;
      const wasFilled = step.key !== undefined;
      step.key = brought;
      for (const cell of step.element.querySelectorAll("section.cell")) {
        for (const player of byCell.get(cell.id)?.players ?? []) player.pause();
      }
      // The notebook's own HTML, as its page has it.
      step.element.innerHTML = html;
      setUpStep(step.element);
      this.setUp(step.element, index, wasFilled);
      step.wanted = undefined;
    } catch {
      setTimeout(() => { if (step.wanted === key) this.fetch(step, index, key); }, 2000);
    }
  }
}

// MARK: Times

const talkWords = "Find somebody who guessed something else. Convince them.";
const secondsSince = (state) => (performance.now() - state.taken) / 1000;

/** The number that is counted down before a question locks; 0 if nobody counts. */
const lockCount = (state, { locks_in: left }) => (left === undefined ? 0 : Math.max(Math.ceil(left - secondsSince(state)), 1));

/** How long a question has been in its state, as minutes and seconds. */
function talkTime(state, { age }) {
  const seconds = Math.floor(age + secondsSince(state));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// MARK: Code

/** The colors of code, as far as its words tell. */
function codeSpans(code) {
  const spans = [];
  let isStart = true; // Whether a statement begins here.
  for (const { 0: text, index } of code.matchAll(/\n|[ \t]+|\/\/[^\n]*|"[^"\n]*"?|\d[\w.%]*|[A-Za-z_]\w*|[^]/gu)) {
    const kind = text.startsWith("//") ? "comment" : text.startsWith("\"") ? "string" : /^\d/.test(text) ? "number"
      : isStart && /^[A-Za-z_]/.test(text) ? "verb" : "";
    if (kind) spans.push([index, index + text.length, kind]);
    if (!/^[ \t]/.test(text)) isStart = "\n;{".includes(text);
  }
  return spans;
}
