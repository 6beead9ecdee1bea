// What a participant's browser keeps, and sends until the server has it.

/** What this browser keeps of a class, so that a refresh, a lost connection or a killed server loses nothing. */
class Kept {
  constructor(name) {
    const prefix = "motionbook-class-";
    this.key = prefix + name;
    try {
      // What was kept of earlier classes at this address is of no use any more.
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && key !== this.key) localStorage.removeItem(key);
    } catch {
      // A browser that stores nothing.
    }
  }

  /** Another tab may have written meanwhile, so it is always read anew. */
  read() {
    if (this.unstored) return this.unstored;
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}");
    } catch {
      return {};
    }
  }

  /** A browser that stores nothing keeps it as long as the page is open. */
  write(change) {
    const all = { ...this.read(), ...change };
    try {
      localStorage.setItem(this.key, JSON.stringify(all));
    } catch {
      this.unstored = all;
    }
  }

  get guesses() {
    return this.read().guesses ?? [];
  }

  guess(place) {
    return this.guesses.find((guess) => isSame(guess, place));
  }

  /**
   * A guess is known by a random name, so that it counts once however often it is sent.
   *
   * @param {object?} counted The guess that the server has; it counts again where this one comes too late.
   */
  keepGuess(place, value, counted) {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.write({ guesses: [...this.guesses.filter((guess) => !isSame(guess, place)), { ...place, value, id, counted }] });
  }

  /** A guess that cannot be one is none; what was typed stays. */
  takeBack(guess) {
    this.write({ guesses: this.guesses.filter(({ id }) => id !== guess.id) });
    this.keepDraft(guess, String(guess.value));
  }

  /** A guess that came too late stays refused, also by the next server; the one before it counts. */
  refuse({ id }) {
    const refused = (guess) => (guess.counted ? { ...guess.counted, late: guess.value } : { ...guess, isRefused: true });
    this.write({ guesses: this.guesses.map((guess) => (guess.id === id ? refused(guess) : guess)) });
  }

  draft(place) {
    return this.read().drafts?.[placeKey(place)];
  }

  /** The code of the cells that were changed, by their step. */
  get codes() {
    return this.read().codes ?? {};
  }

  code(step) {
    return this.codes[step];
  }

  codesUpTo(step) {
    return Object.fromEntries(Object.entries(this.codes).filter(([place]) => Number(place) <= step));
  }

  /** @param {string?} code Undefined for the notebook's own. */
  keepCode(step, code) {
    this.write({ codes: { ...this.codes, [step]: code } });
  }

  keepDraft(place, text) {
    this.write({ drafts: { ...this.read().drafts, [placeKey(place)]: text } });
  }
}

const placeKey = ({ step, question, vote }) => `${step}/${question}/${vote}`;
const isSame = (one, other) => one.step === other.step && one.question === other.question && one.vote === other.vote;

/** Sends the kept guesses that the server does not have, one after another. */
class Mail {
  constructor(page) {
    Object.assign(this, { page, kept: page.kept, sent: new Set(), problems: new Map(), known: [] });
  }

  /** A new connection may be one to a server that knows nothing any more. */
  forget() {
    this.sent.clear();
  }

  /** Whether the server has the guess of a place as it is kept. */
  has(place) {
    const guess = this.kept.guess(place);
    return guess ? this.sent.has(guess.id) : this.known.some((other) => isSame(other, place));
  }

  /** The guess of a place that the server has; nothing where it has none. */
  counted(place) {
    const guess = this.kept.guess(place);
    if (guess) return this.sent.has(guess.id) ? { ...guess, counted: undefined } : guess.counted;
    return this.known.find((other) => isSame(other, place));
  }

  /** Why what stands in the form is no guess, as the server says it. */
  problem(place) {
    const { text, message } = this.problems.get(placeKey(place)) ?? {};
    return message && this.kept.draft(place) === text ? message : undefined;
  }

  /** Sends a guess again that the server has: at their own pace, somebody learns the answer by it. */
  resend(place) {
    return post("/guess", this.kept.guess(place));
  }

  isDone(guess) {
    if (this.known.some((other) => isSame(guess, other) && other.value === guess.value)) this.sent.add(guess.id);
    return this.sent.has(guess.id) || guess.isRefused;
  }

  /** Sends what the server may take: of the steps that the class is at, and not during a pause. */
  async deliver({ me, pace, ended, questions }) {
    this.known = me.guesses;
    this.last = ended || pace.paused ? -1 : pace.to;
    // What a killed server had of later steps.
    this.later = ended ? [] : questions.filter(({ state }) => ["locked", "shown", "revealed"].includes(state));
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.next; next; next = this.next) {
      const { isTaken, status, message } = await post("/guess", next);
      if (isTaken) this.sent.add(next.id);
      else if (status === 0 || status === 401 || status === 429 || status >= 500) break;
      else if (status === 400) this.returnGuess(next, message);
      else this.kept.refuse(next);
      if (isTaken && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(20);
      this.page.show();
    }
    this.isBusy = false;
    clearTimeout(this.retry);
    if (this.next) this.retry = setTimeout(() => this.page.deliver(), 1500);
    this.page.show();
  }

  returnGuess(guess, message) {
    this.kept.takeBack(guess);
    this.problems.set(placeKey(guess), { text: String(guess.value), message });
  }

  get next() {
    const isSent = ({ step, question }) => step <= this.last || this.later.some((one) => one.step === step && one.question === question);
    return this.kept.guesses.find((guess) => isSent(guess) && !this.isDone(guess));
  }
}
