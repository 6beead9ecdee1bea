// A participant's page: it follows the class step by step, and guesses.

const isWide = matchMedia("(min-width: 60rem)");

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

  /** A guess is known by a random name, so that it counts once however often it is sent. */
  keepGuess(place, value) {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.write({ guesses: [...this.guesses.filter((guess) => !isSame(guess, place)), { ...place, value, id }] });
  }

  draft({ step, question, vote }) {
    return this.read().drafts?.[`${step}/${question}/${vote}`];
  }

  keepDraft({ step, question, vote }, text) {
    this.write({ drafts: { ...this.read().drafts, [`${step}/${question}/${vote}`]: text } });
  }
}

const isSame = (one, other) => one.step === other.step && one.question === other.question && one.vote === other.vote;

/** Sends the kept guesses that the server does not have, one after another. */
class Mail {
  constructor(page) {
    Object.assign(this, { page, kept: page.kept, sent: new Set(), refused: new Map() });
  }

  /** A new connection may be one to a server that knows nothing any more. */
  forget() {
    this.sent.clear();
    this.refused.clear();
  }

  isDone(guess, known) {
    if (known.some((other) => isSame(guess, other) && other.value === guess.value)) this.sent.add(guess.id);
    return this.sent.has(guess.id) || this.refused.has(guess.id);
  }

  /** Sends what the server may take: of the steps that the class has reached, and not during a pause. */
  async deliver({ me, pace, ended }) {
    this.known = me.guesses;
    this.last = ended || pace.paused ? -1 : pace.to;
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.next; next; next = this.next) {
      const { isTaken, status, message } = await post("/guess", next);
      if (isTaken) this.sent.add(next.id);
      else if (status === 0 || status === 401 || status === 429 || status >= 500) break;
      else this.refused.set(next.id, message);
      this.page.show();
    }
    this.isBusy = false;
    clearTimeout(this.retry);
    if (this.next) this.retry = setTimeout(() => this.page.deliver(), 1500);
    this.page.show();
  }

  get next() {
    return this.kept.guesses.find((guess) => guess.step <= this.last && !this.isDone(guess, this.known));
  }
}

/** A question with the participant's own guess. */
class OwnQuestion {
  constructor(asked, guess, place, page) {
    Object.assign(this, { asked, guess, place, page });
    const { form, input } = guess;
    this.button = form.querySelector("button");
    this.button.textContent = "Send";
    this.how = form.querySelector(".how") ?? make("p", { class: "how" });
    form.querySelector("label").after(this.how);
    if (guess.ghost) this.first = new Crowd(form, asked.player);
    this.first?.group.classList.add("first");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    const keep = () => page.kept.keepDraft(this.now, input.value);
    input.addEventListener("input", keep);
    for (const end of ["pointerup", "keyup"]) guess.ghost?.handle.addEventListener(end, keep);
  }

  /** The vote that a guess is for now. */
  get now() {
    return { ...this.place, vote: this.question.vote };
  }

  /** The own value of a vote, kept here or else at the server. */
  value(vote) {
    const place = { ...this.place, vote };
    const guess = this.page.kept.guess(place) ?? this.page.state.me.guesses.find((other) => isSame(other, place));
    return guess?.value;
  }

  send() {
    if (this.question.state !== "open") return;
    const { guess } = this;
    const isNumber = Number.isFinite(guess.value);
    guess.input.setAttribute("aria-invalid", !isNumber);
    if (!isNumber) {
      guess.output.textContent = guess.ghost
        ? "Drag the outline first, or write a number, such as 120." : "Write a number, such as 120 or 0.5.";
      guess.input.focus();
      return;
    }
    this.page.kept.keepGuess(this.now, guess.value);
    this.page.deliver();
    this.page.show();
  }

  show(question, isLive) {
    const isNewVote = this.question?.vote !== question.vote;
    const was = this.question?.state;
    this.question = question;
    const votes = [1, 2].map((vote) => this.value(vote));
    this.asked.show(question, votes);
    if (isNewVote) this.fillIn(this.page.kept.draft(this.now) ?? votes[question.vote - 1] ?? votes[0]);
    this.setOpen(question.state === "open");
    this.first?.show(question.state === "open" && question.vote === 2 && votes[0] !== undefined ? [votes[0]] : []);
    if (question.state === "revealed") {
      if (was !== "revealed") this.reveal(votes, isLive);
      return;
    }
    const words = this.words(question, votes[question.vote - 1], votes[0]);
    if (this.said !== words) this.guess.output.textContent = words;
    this.said = words;
  }

  fillIn(text) {
    const { guess } = this;
    guess.input.value = text ?? "";
    guess.ghost?.take(text === undefined ? guess.ghost.start : guess.value);
  }

  setOpen(isOpen) {
    const { guess } = this;
    this.asked.element.classList.toggle("closed", !isOpen);
    guess.input.disabled = !isOpen;
    this.button.disabled = !isOpen;
    this.how.hidden = !isOpen;
    this.how.textContent = guess.ghost
      ? "Drag the dashed outline to where it will be, or write a number. Then press Send." : "Write a number. Then press Send.";
    const handle = guess.ghost?.handle;
    if (!handle) return;
    if (isOpen) fill(handle, { tabindex: 0 }, []);
    else handle.removeAttribute("tabindex");
    if (isOpen) handle.removeAttribute("aria-hidden");
    else fill(handle, { "aria-hidden": "true" }, []);
  }

  words(question, own, first) {
    const value = own === undefined ? "" : valueText(question, own);
    switch (question.state) {
      case "closed": return "This question is not open yet.";
      case "open": {
        const before = question.vote === 2 && first !== undefined ? `Your first guess was ${valueText(question, first)}. ` : "";
        return before + this.sendingWords(value, question.vote === 2 ? "This is the second vote." : "");
      }
      case "locked": return value ? `You guessed ${value}. The question is locked.` : "The question is locked.";
      default: return value ? `You guessed ${value}.` : "You did not guess.";
    }
  }

  sendingWords(value, otherwise) {
    const guess = this.page.kept.guess(this.now);
    if (!value) return otherwise;
    if (guess && this.page.mail.refused.has(guess.id)) {
      return this.page.mail.refused.get(guess.id) || "Your guess came too late.";
    }
    if (guess && !this.page.mail.sent.has(guess.id)) return `${value} is kept on this device until it can be sent.`;
    return `You sent ${value}. You can change it until the question is locked.`;
  }

  /** Plays the run; then says how far off the guess was. */
  async reveal(votes, isLive) {
    const { guess, asked, question } = this;
    const own = votes[question.vote - 1] ?? votes[0];
    guess.answer ??= question.text_answer;
    if (own === undefined) guess.giveUp();
    else this.fillIn(String(own));
    // Other questions of the step may still be open: then there is no run yet.
    if (asked.isWhole) await (this.page.playing = (this.page.playing ?? Promise.resolve()).then(() => asked.play(isLive)));
    if (asked.player) asked.player.isWaiting = false;
    if (own === undefined) return;
    if (guess.ghost) guess.ghost.isCompared = true;
    guess.ghost?.draw();
    const first = question.vote === 2 && votes[0] !== undefined && votes[1] !== undefined
      ? ` Your first guess was ${valueText(question, votes[0])}.` : "";
    guess.output.textContent = guess.words + first;
    for (const plot of guess.clock.plots) if (plot.series === guess.form.dataset.series) plot.showGuess(guess.value);
  }
}

class ParticipantPage {
  constructor(main) {
    this.questions = new Map(); // A step → its questions.
    this.steps = new Steps((element, index, wasFilled) => this.setUpQuestions(element, index, wasFilled));
    this.layOut(main);
    const { line, say } = connectionLine();
    this.place.parentElement.after(line);
    isWide.addEventListener("change", () => this.show());
    for (const kind of ["wheel", "touchmove"]) addEventListener(kind, () => { this.hasScrolled = true; }, { passive: true });
    this.connection = new Connection("class", (state, isFirst) => this.take(state, isFirst), say);
  }

  layOut(main) {
    this.title = make("h1", { class: "title" });
    this.place = make("p", { class: "place-in-class" });
    this.awaited = make("p", { class: "awaited", role: "status" });
    this.list = make("div", { class: "steps" });
    this.back = make("button", { type: "button" }, "Back");
    this.next = make("button", { type: "button" }, "Next");
    this.stuck = make("button", { type: "button", class: "stuck", "aria-pressed": "false" }, "I am stuck");
    this.back.addEventListener("click", () => this.turn(-1));
    this.next.addEventListener("click", () => this.turn(1));
    this.stuck.addEventListener("click", () => this.setStuck());
    main.append(make("header", { class: "class-head" }, this.title, this.place), this.awaited);
    if (document.body.dataset.names !== undefined) main.append(this.nameForm());
    main.append(this.list, make("nav", { class: "class-bar", "aria-label": "Steps" }, this.back, this.stuck, this.next));
  }

  nameForm() {
    const input = make("input", { name: "name", autocomplete: "off", maxlength: 24 });
    this.name = make("form", { class: "name-form", hidden: true }, make("label", {}, "Your name ", input), make("button", {}, "Save"));
    this.name.addEventListener("submit", (event) => {
      event.preventDefault();
      this.kept.write({ name: input.value.trim() });
      this.sendName();
    });
    return this.name;
  }

  sendName() {
    const { name } = this.kept.read();
    if (name) post("/name", { name });
  }

  // MARK: States

  take(state, isFirst) {
    if (!state.me) return this.connection.leave();
    // Another class at the same address: nothing of the last one belongs to it.
    if (this.state && state.class !== this.state.class) return location.reload();
    const before = this.state;
    this.state = state;
    this.kept ??= new Kept(state.class);
    this.mail ??= new Mail(this);
    this.step ??= this.kept.read().step ?? state.me.step;
    const { from, to } = state.pace;
    this.step = clamped(this.step, from, to);
    const isTaken = before && (before.pace.from !== from || before.pace.to !== to);
    if (isFirst) this.mail.forget();
    if (isFirst || isTaken) this.tellStep();
    if (this.name && isFirst && !state.me.name) this.sendName();
    this.deliver();
    this.show();
  }

  deliver() {
    this.mail.deliver(this.state);
  }

  show() {
    const { state } = this;
    if (!state) return;
    const { from, to, paused } = state.pace;
    this.title.textContent = state.title;
    document.title = state.title;
    this.place.textContent = `Step ${this.step + 1} of ${state.count}`;
    const [first, last] = isWide.matches ? [from, to] : [this.step, this.step];
    const shown = [];
    for (let index = first; index <= last; index += 1) shown.push(this.steps.bring(index, state.steps[index].key));
    this.arrange(shown);
    for (let index = first; index <= last; index += 1) this.showQuestions(index, true);
    this.list.inert = paused && !state.ended;
    this.showBar(from, to);
    this.say(this.words);
  }

  /** Shows these steps, in their order. Those that stay are not touched, so that nobody loses a place or a focus. */
  arrange(shown) {
    const before = [...this.list.children];
    if (before.length === shown.length && before.every((element, place) => element === shown[place])) return;
    for (const element of before) if (!shown.includes(element)) element.remove();
    shown.forEach((element, place) => {
      if (this.list.children[place] !== element) this.list.insertBefore(element, this.list.children[place] ?? null);
    });
    this.observer?.disconnect();
    this.isSettled = this.hasScrolled = false;
    this.settle();
  }

  /** Goes to the step once all that are shown have come, for what comes above moves it; unless the reader was faster. */
  settle() {
    const shown = [...this.list.children];
    if (this.isSettled || shown.some((element) => !element.hasChildNodes())) return;
    this.isSettled = true;
    if (!this.hasScrolled) this.goTo(this.step, false);
    this.watch(shown);
    letScrollersTakeFocus();
  }

  showBar(from, to) {
    for (const button of [this.back, this.next]) button.hidden = from === to;
    this.back.disabled = this.step === from;
    this.next.disabled = this.step === to;
    const isStuck = this.pendingStuck ?? this.state.me.stuck;
    this.stuck.setAttribute("aria-pressed", isStuck);
    this.stuck.hidden = this.state.ended;
    if (this.name) this.name.hidden = Boolean(this.state.me.name ?? this.kept.read().name);
  }

  say(words) {
    if (this.awaited.textContent !== words) this.awaited.textContent = words;
  }

  /** What is awaited of the participant now. */
  get words() {
    const { state, step } = this;
    if (state.ended) return "The class has ended. You can read on here until you close this page.";
    if (state.pace.paused) return "The class is paused. Look at the front.";
    const own = this.questionsOf(step);
    const open = own.filter((question) => question.state === "open");
    const isMissing = ({ question, vote }) => !this.kept.guess({ step, question, vote })
      && !state.me.guesses.some((guess) => isSame(guess, { step, question, vote }));
    if (open.some(isMissing)) return open.some(({ vote }) => vote === 2) ? "Vote again." : "Make your guess.";
    if (open.length) return "Your guess is in. Others are still guessing.";
    if (own.some(({ state }) => state === "locked")) return "All guesses are in.";
    if (own.some(({ state }) => state === "shown")) return "These are everybody’s guesses. Compare them with yours.";
    if (own.some(({ state }) => state === "closed")) return "Read this step. Its question opens soon.";
    if (own.length) return "The answer is revealed.";
    return state.pace.from === state.pace.to ? "Read this step. The class goes on together." : "Go on at your own pace.";
  }

  // MARK: Questions

  questionsOf(step) {
    return this.state.questions.filter((question) => question.step === step);
  }

  setUpQuestions(element, index, wasFilled) {
    const guesses = [];
    for (const cell of element.querySelectorAll("section.cell")) {
      const answers = parsed(cell.id.replace("cell", "answers"));
      const clock = byCell.get(cell.id);
      const own = [...cell.querySelectorAll("form.predict")].map((form, place) => new Guess(form, answers?.[place], clock));
      setUpGhosts(cell, own, clock);
      guesses.push(...own);
    }
    const asked = askedQuestions(element);
    this.questions.set(index, guesses.map((guess, question) =>
      new OwnQuestion(asked[question], guess, { step: index, question }, this)));
    this.showQuestions(index, wasFilled);
    this.settle();
  }

  showQuestions(index, isLive) {
    for (const question of this.questionsOf(index)) this.questions.get(index)?.[question.question]?.show(question, isLive);
  }

  async setStuck() {
    const is = this.stuck.getAttribute("aria-pressed") !== "true";
    this.pendingStuck = is;
    this.show();
    const { isTaken } = await post("/stuck", { step: this.step, is });
    if (!isTaken) this.say("This was not sent. Try again when the connection is back.");
    if (isTaken) this.state.me.stuck = is;
    this.pendingStuck = undefined;
    this.showBar(this.state.pace.from, this.state.pace.to);
  }

  // MARK: Steps

  turn(way) {
    const { from, to } = this.state.pace;
    this.setStep(clamped(this.step + way, from, to));
    this.show();
    this.goTo(this.step, true);
  }

  setStep(step) {
    if (step === this.step) return;
    this.step = step;
    clearTimeout(this.telling);
    // Who scrolls through does not stop at each step.
    this.telling = setTimeout(() => this.tellStep(), 600);
  }

  tellStep() {
    this.kept.write({ step: this.step });
    if (!this.state.ended) post("/at", { step: this.step });
  }

  goTo(step, takesFocus) {
    const element = this.steps.element(step);
    if (this.list.childElementCount > 1) element?.scrollIntoView({ behavior: calm.matches || !takesFocus ? "auto" : "smooth" });
    else scrollTo(0, 0);
    if (takesFocus) element?.focus({ preventScroll: true });
  }

  /** On a wide page the step is the one that is read, a third down the window. */
  watch(elements) {
    if (elements.length < 2) return;
    this.observer = new IntersectionObserver((entries) => {
      const seen = entries.find((entry) => entry.isIntersecting);
      if (!seen) return;
      this.setStep([...this.steps.all].find(([, { element }]) => element === seen.target)[0]);
      this.show();
    }, { rootMargin: "-33% 0px -66% 0px" });
    for (const element of elements) this.observer.observe(element);
  }
}

new ParticipantPage(document.getElementById("main"));
