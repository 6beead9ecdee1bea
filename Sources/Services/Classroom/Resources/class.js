// A participant's page: it follows the class step by step, and guesses.

const isWide = matchMedia("(min-width: 60rem)");

class ParticipantPage {
  constructor(main) {
    this.questions = new Map(); // A step → its questions.
    this.cells = new Map(); // A step → its own cell, where it may be changed.
    this.steps = new Steps((element, index, wasFilled) => this.setUpQuestions(element, index, wasFilled), "?own");
    this.layOut(main);
    isWide.addEventListener("change", () => this.show());
    setInterval(() => this.sayAwaited(), 250);
    for (const kind of ["wheel", "touchmove"]) addEventListener(kind, () => this.scrollByHand(), { passive: true });
    addEventListener("scroll", () => {
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.rest(), 150);
    }, { passive: true });
    this.connection = new Connection("class", (state, isFirst) => this.take(state, isFirst), (...trouble) => this.sayTrouble(trouble),
      () => this.atEnd());
  }

  layOut(main) {
    this.title = make("h1", { class: "title" });
    this.place = make("p", { class: "place-in-class" });
    this.awaited = make("p", { class: "awaited", role: "status" });
    this.list = make("div", { class: "steps" });
    this.back = actionButton("Back", () => this.turn(-1));
    this.next = actionButton("Next", () => this.turn(1));
    this.toGuess = actionButton("Guess", () => this.card?.scrollIntoView({ behavior: calm.matches ? "auto" : "smooth" }), "primary");
    this.bar = make("nav", { class: "class-bar", "aria-label": "Steps" }, this.back, this.toGuess, this.next);
    const flag = draw("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, draw("path", { d: "M4 2H5.5V18H4ZM7 3H17L14 7L17 11H7Z" }));
    const words = { "aria-pressed": "false", "aria-label": "I am stuck", title: "I am stuck" };
    this.stuck = fill(actionButton("", () => this.setStuck(), "stuck icon"), words, [flag]);
    main.append(make("header", { class: "class-head" }, this.title, this.place), make("div", { class: "top-line" }, this.awaited, this.stuck));
    if (document.body.dataset.names !== undefined) main.append(this.nameForm());
    this.takeHome = takeHomeLine(this);
    main.append(this.list, this.takeHome, this.bar);
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
    if (!state?.count) return;
    const { from, to, paused } = state.pace;
    this.title.textContent = state.title;
    document.title = state.title;
    this.place.textContent = `Step ${this.step + 1} of ${state.count}`;
    const [first, last] = isWide.matches ? [from, to] : [this.step, this.step];
    const shown = [];
    for (let index = first; index <= last; index += 1) shown.push(this.steps.bring(index, state.me.keys?.[index] ?? state.steps[index].key));
    this.arrange(shown);
    for (let index = first; index <= last; index += 1) this.showQuestions(index, true);
    this.openCard();
    for (const [step, cell] of this.cells) cell.show(this.whyNoRun(step));
    this.list.inert = paused && !state.ended;
    this.showBar(from, to);
    this.sayAwaited();
    if (state.ended) this.sumUp();
  }

  /** Shows these steps, in their order. Those that stay are not touched, so that nobody loses a place or a focus. */
  arrange(shown) {
    const before = [...this.list.children];
    if (before.length === shown.length && before.every((element, place) => element === shown[place])) return;
    for (const element of before) if (!shown.includes(element)) element.remove();
    shown.forEach((element, place) => {
      if (this.list.children[place] !== element) this.list.insertBefore(element, this.list.children[place] ?? null);
    });
    this.isSettled = this.hasScrolled = false;
    this.settle();
  }

  /** Goes to the step once all that are shown have come, for what comes above moves it; unless the reader was faster. */
  settle() {
    const shown = [...this.list.children];
    if (this.isSettled || shown.some((element) => !element.hasChildNodes())) return;
    this.isSettled = true;
    if (!this.hasScrolled) this.turnTo(this.step, false);
    letScrollersTakeFocus();
  }

  showBar(from, to) {
    this.bar.hidden = from === to;
    this.back.disabled = this.step === from;
    this.next.disabled = this.step === to;
    this.toGuess.hidden = !this.card || isWide.matches
      || !this.questionsOf(this.step).some(({ state, ...place }) => state === "open" && !this.mail.has(place));
    const isStuck = this.pendingStuck ?? this.state.me.stuck;
    this.stuck.setAttribute("aria-pressed", isStuck);
    this.stuck.hidden = this.state.ended;
    if (!this.name) return;
    this.name.hidden = this.state.ended || Boolean(this.state.me.name ?? this.kept.read().name);
    // Once the class guesses, the guess comes first.
    if (this.state.questions.some(({ state }) => state !== "closed") && this.list.previousElementSibling === this.name) this.list.after(this.name);
  }

  /** How the connection is stands where else it is said what to do: a banner would cover the question. */
  sayTrouble(content) {
    this.trouble = content[0] ? content : undefined;
    if (!this.trouble) return this.sayAwaited();
    const words = content.flatMap((part) => [part, " "]).slice(0, -1);
    if (this.awaited.textContent === words.map((part) => part.textContent ?? part).join("")) return;
    this.awaited.replaceChildren(...words);
    this.awaited.parentElement.classList.add("care");
  }

  sayAwaited() {
    if (!this.state || this.trouble) return;
    const [words, isCare] = this.words;
    const counts = this.questionsOf(this.step).map((question) => lockCount(this.state, question));
    const count = this.state.pace.paused || this.state.ended ? 0 : Math.max(...counts, 0);
    this.say(count ? `Locks in ${count}. ${words}` : words, isCare);
  }

  say(words, isCare) {
    if (this.awaited.textContent !== words) this.awaited.textContent = words;
    this.awaited.parentElement.classList.toggle("care", Boolean(isCare));
  }

  /** What is awaited of the participant now, as the server knows it; whether it is a trouble. */
  get words() {
    const { state, step, mail } = this;
    if (state.ended) return ["The class has ended."];
    if (state.pace.paused) return ["Paused. Look at the front."];
    const own = this.questionsOf(step);
    if (own.some(({ isTold, classState }) => isTold && ["open", "talk"].includes(classState))) return ["You know the answer. Others guess."];
    const places = own.filter((question) => question.state === "open").map(({ question, vote }) => ({ step, question, vote }));
    const problem = places.map((place) => mail.problem(place)).find(Boolean);
    if (problem) return [problem, true];
    if (places.some((place) => this.kept.guess(place) && !mail.has(place))) return ["Not sent yet. It goes out by itself.", true];
    if (places.some((place) => !mail.has(place))) return [places.some(({ vote }) => vote === 2) ? "Vote again." : "Make your guess."];
    if (places.length) return ["Your guess is in."];
    const words = {
      talk: "Talk with your neighbors.", locked: own.every((question) => mail.has(question)) ? "Locked. Your guess is in." : "The question is locked.",
      shown: "These are everybody’s guesses.", closed: "Read. Its question opens soon.",
    };
    const atHand = this.atHand(own);
    const isSeen = ({ question }) => atHand === undefined || question === atHand;
    const now = Object.keys(words).find((name) => own.some((question) => isSeen(question) && question.state === name));
    if (now) return [words[now]];
    if (own.some((question) => question.state === "revealed")) return ["The answer is revealed."];
    if (!own.length && this.questions.get(step)?.length) return ["This question is skipped."];
    return [state.pace.from === state.pace.to ? "Read this step." : "Go on at your own pace."];
  }

  // MARK: Questions

  questionsOf(step) {
    return this.state.questions.filter((question) => question.step === step && question.state !== "skipped").map((question) => this.asSeen(question));
  }

  /** A question as this person has it: at their own pace it is open until they have guessed, and then revealed to them. */
  asSeen(question) {
    const { me, pace, ended } = this.state;
    const told = me.told?.find((one) => one.step === question.step && one.question === question.question);
    if (told) return { ...question, ...told, state: "revealed", isTold: !pace.free, classState: question.state };
    return pace.free && !ended && question.state !== "revealed" ? { ...question, state: "open" } : question;
  }

  /** Why a step's cell cannot run now; null if it can. */
  whyNoRun(step) {
    const { run, run_to: end } = this.state.me;
    return run ?? (end !== undefined && step >= end ? `You can run this after your guess at step ${end + 1}.` : null);
  }

  /** The first question that was read and is still to be answered. */
  get openQuestion() {
    const { questions, pace } = this.state;
    return questions.map((question) => this.asSeen(question)).find(({ step, state }) => step <= pace.to && state !== "revealed");
  }

  /** At the end: how near the own guesses were, and what to take home. */
  sumUp() {
    if (this.sum) return;
    const { questions, me } = this.state;
    const near = questions.map((question) => this.asSeen(question)).filter(({ state }) => state === "revealed").flatMap((question) => {
      const last = [2, 1].map((vote) => me.guesses.find((guess) => isSame(guess, { ...question, vote }))).find(Boolean);
      return last ? [isNear(question, last.value)] : [];
    });
    const words = near.length ? `Your last guesses were near in ${near.filter(Boolean).length} of ${near.length}.` : "You can read on here.";
    this.sum = make("p", { class: "sum" }, words);
    this.list.before(this.sum, this.takeHome);
    scrollTo(0, 0);
  }

  /** What the step asks, with its stage. */
  get card() {
    return this.steps.element(this.step)?.querySelector(".card");
  }

  /** When the class is at a question, the page is at it, unless its reader writes something. */
  openCard() {
    if (this.state.pace.free || this.state.ended) return;
    const question = this.questionsOf(this.step).find(({ state }) => state !== "closed");
    const place = question && `${question.step} ${question.state} ${question.vote}`;
    const { card } = this;
    if (!card || this.opened === place) return;
    const isTyping = document.activeElement?.matches("textarea, .name-form input");
    this.opened = place;
    if (place && !isTyping) card.scrollIntoView({ block: "start" });
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
    if (index === this.step) {
      this.opened = undefined;
      this.openCard();
    }
  }

  showQuestions(index, isLive) {
    const asked = this.questionsOf(index);
    const atHand = this.atHand(asked);
    for (const own of this.questions.get(index) ?? []) {
      const question = asked.find((one) => one.question === own.place.question);
      own.asked.element.hidden = !question;
      own.guess.ghost?.group.toggleAttribute("hidden", !question);
      own.asked.element.classList.toggle("at-hand", Boolean(question) && own.place.question === atHand);
      if (question) own.show(question, isLive);
    }
  }

  /** The question that a small screen shows alone: the class's, or the first that is not guessed at one's own pace. */
  atHand(asked) {
    const { questions, current, pace } = this.state;
    const open = asked.filter(({ state }) => state !== "revealed");
    if (pace.free) return (open.find((question) => !this.mail.has(question)) ?? open[0])?.question;
    return open.find(({ step, question }) => step === questions[current]?.step && question === questions[current].question)?.question ?? open[0]?.question;
  }

  async setStuck() {
    const is = this.stuck.getAttribute("aria-pressed") !== "true";
    this.pendingStuck = is;
    this.show();
    // Who comes to another step is not stuck there yet.
    if (this.telling) await this.tellStep();
    const { isTaken } = await post("/stuck", { step: this.step, is });
    if (!isTaken) this.say("This was not sent. Try again when the connection is back.");
    if (isTaken) this.state.me.stuck = is;
    this.pendingStuck = undefined;
    this.showBar(this.state.pace.from, this.state.pace.to);
  }

  // MARK: Steps

  scrollByHand() {
    this.hasScrolled = true;
    this.isTurning = false;
  }

  turn(way) {
    const { from, to } = this.state.pace;
    this.setStep(clamped(this.step + way, from, to));
    this.show();
    this.turnTo(this.step, true);
  }

  setStep(step) {
    if (step === this.step) return;
    this.step = step;
    clearTimeout(this.telling);
    // Who scrolls through does not stop at each step.
    this.telling = setTimeout(() => this.tellStep(), 600);
  }

  tellStep() {
    clearTimeout(this.telling);
    this.telling = undefined;
    this.kept.write({ step: this.step });
    if (!this.state.ended) return post("/at", { step: this.step });
  }

  turnTo(step, takesFocus) {
    this.isTurning = true;
    const element = this.steps.element(step);
    if (this.list.childElementCount > 1) element?.scrollIntoView({ behavior: calm.matches || !takesFocus ? "auto" : "smooth" });
    else scrollTo(0, 0);
    if (takesFocus) element?.focus({ preventScroll: true });
  }

  /** On a wide page the step is the one that is read, a third down the window; after a turn, the one that it led to. */
  rest() {
    const shown = [...this.list.children];
    if (shown.length < 2 || !this.isSettled) return;
    const topOf = (element) => element.getBoundingClientRect().top;
    const line = innerHeight / 3;
    const led = this.isTurning ? topOf(this.steps.element(this.step)) : line;
    this.isTurning = false;
    if (led > -1 && led < line) return;
    const read = shown.findLast((element) => topOf(element) <= line) ?? shown[0];
    this.setStep([...this.steps.all].find(([, { element }]) => element === read)[0]);
    this.show();
  }
}

new ParticipantPage(document.getElementById("main"));
