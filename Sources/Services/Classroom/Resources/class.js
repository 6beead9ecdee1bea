// A participant's page: it follows the class step by step, and guesses.

const isWide = matchMedia("(min-width: 60rem)");

class ParticipantPage {
  constructor(main) {
    this.questions = new Map(); // A step → its questions.
    this.cells = new Map(); // A step → its own cell, where it may be changed.
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
    main.append(this.list, takeHomeLine(this), make("nav", { class: "class-bar", "aria-label": "Steps" }, this.back, this.stuck, this.next));
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
    for (const cell of this.cells.values()) cell.show(state.run);
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
    if (own.some(({ state }) => state === "locked")) return "The question is locked.";
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
    const guesses = [...element.querySelectorAll("section.cell")].flatMap((cell) => guessesOf(cell, byCell.get(cell.id)));
    const asked = askedQuestions(element);
    this.questions.set(index, guesses.map((guess, question) =>
      new OwnQuestion(asked[question], guess, { step: index, question }, this)));
    this.showQuestions(index, wasFilled);
    const cell = element.querySelector(":scope > section.cell");
    if (cell && asked.every(({ isWhole }) => isWhole)) this.cells.set(index, new OwnCell(cell, index, this));
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
      // In order of time.
      const seen = entries.findLast((entry) => entry.isIntersecting);
      if (!seen) return;
      this.setStep([...this.steps.all].find(([, { element }]) => element === seen.target)[0]);
      this.show();
    }, { rootMargin: "-33% 0px -66% 0px" });
    for (const element of elements) this.observer.observe(element);
  }
}

new ParticipantPage(document.getElementById("main"));
