// The teacher's page: what the step says and its answer, what the class guesses, who is there, and what comes next. Its
// keys are the terminal's.

const stateTexts = {
  closed: "not open yet", open: "open", locked: "locked", talk: "talked about", shown: "shown on the wall", revealed: "revealed", skipped: "skipped",
};
/** Acts that have a button and no key. */
const otherActs = {
  goto: "Bring everybody here", range: "Set range", hide: "Hide", remove: "Remove", "been-there": "Been there",
  "remove-away": "Remove all who are away", "remove-after": "Remove all who came later",
};
const endDoubt = "This ends the class for everybody. Press e again to end it.";
const offline = "There is no connection.";
// How long something stays said, and how long a reveal is counted: what phones have seen cannot be unseen.
const durations = { said: 12, reveal: 3 };

class TeacherPage {
  constructor(main) {
    this.scripts = new Map(); // A step → what the teacher reads there.
    this.busy = new Set(); // The acts that the server has not answered yet.
    this.layOut(main);
    const { line, say } = connectionLine();
    this.head.after(line);
    document.addEventListener("keydown", (event) => this.press(event));
    setInterval(() => this.tick(), 200);
    this.connection = new Connection("teacher", (state) => this.take(state), say);
  }

  layOut(main) {
    this.title = make("h1", { class: "title" });
    this.joining = make("p", { class: "joining" });
    this.said = make("p", { class: "said", role: "status" });
    this.head = make("header", { class: "class-head" }, this.title, this.joining);
    this.buttons = new Map(classKeys.filter(({ does }) => does !== "theme").map((act) => [act.does, this.button(act)]));
    const all = (of) => classKeys.filter((act) => act.of === of && act.does !== "undo").map(({ does }) => this.buttons.get(does));
    this.keys = make("input", { type: "checkbox", checked: true });
    this.runs = new RunsPanel(this);
    this.people = new PeoplePanel(this, [...all("class"), make("a", { class: "button", href: "/wall", target: "_blank" }, "Open the wall"),
      make("label", { class: "option" }, this.keys, "Letter keys")]);
    this.undone = make("span");
    this.undo = make("div", { class: "undo-bar", hidden: true }, this.undone, this.buttons.get("undo"));
    main.append(this.head, this.said, make("div", { class: "desk" },
      this.stepsPanel(all("pace")), this.scriptPanel(all("question")), this.people.element), this.undo);
  }

  button({ does, key, label }) {
    const words = make("span", {}, label);
    const button = actionButton("", () => this.perform(does));
    button.append(words, " ", make("kbd", { "aria-hidden": "true" }, key));
    return Object.assign(fill(button, { "aria-keyshortcuts": key }, []), { words, label });
  }

  stepsPanel(buttons) {
    this.list = make("ol", { class: "step-list" });
    this.notices = make("ul", { class: "notices", "aria-label": "About the notebook" });
    this.paceText = make("p", { class: "pace" });
    const [from, to] = this.ends = ["From step", "to step"].map((label) =>
      make("input", { type: "number", min: 1, "aria-label": label, inputmode: "numeric" }));
    this.setRange = make("button", {}, "Set range");
    const range = make("form", { class: "range" }, make("span", { "aria-hidden": "true" }, "Steps "), from,
      make("span", { "aria-hidden": "true" }, " to "), to, this.setRange);
    range.addEventListener("submit", (event) => {
      event.preventDefault();
      this.act({ do: "range", from: Number(from.value) - 1, to: Number(to.value) - 1 });
    });
    return make("section", { class: "steps-panel", "aria-labelledby": "steps-title" }, make("h2", { id: "steps-title" }, "Steps"),
      this.paceText, make("div", { class: "acts" }, ...buttons), this.list, range, this.notices);
  }

  scriptPanel(buttons) {
    this.scriptTitle = make("h2", { id: "question-title" });
    this.script = make("div", { class: "script" });
    this.choices = make("div", { class: "acts", role: "group", "aria-label": "Questions of this step" });
    this.big = make("div", { class: "big" });
    this.acting = buttons;
    this.others = make("div", { class: "acts others" }, ...buttons);
    this.count = make("p", { class: "count" });
    this.picture = make("figure", { class: "crowd-dots" });
    this.sentences = make("p", { class: "crowd-words" });
    this.gather = actionButton("Bring everybody here", () => this.act({ do: "goto", step: this.selected }));
    return make("section", { class: "question", "aria-labelledby": "question-title" }, this.scriptTitle, this.script, this.choices,
      this.big, this.others, this.gather, this.count, this.sentences, this.picture, this.runs.element);
  }

  // MARK: What the teacher does

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !this.keys.checked) return;
    if (event.target.matches("input:not([type=checkbox]), textarea, select")) return;
    const named = (key) => classKeys.find((act) => act.key === key && act.does !== "theme");
    const act = named(event.key) ?? named(event.key.toLowerCase());
    if (!act) return;
    event.preventDefault();
    this.perform(act.does);
  }

  perform(does) {
    const { state, question } = this;
    if (!state || state.ended) return;
    // Whatever else is pressed while a reveal is counted, it does not come.
    if (this.revealing && does !== "reveal") {
      this.countReveal();
      if (does === "undo") return;
    }
    if (classKeys.find((act) => act.does === does).of === "question") {
      if (!question) return this.say("This step asks nothing.");
      if (does === "reveal" && question.first !== undefined) {
        // The server says why, and goes on to that question.
        return this.act({ do: does, step: question.step, question: question.question });
      }
      if (!question.acts.includes(does)) return this.say(`The question is ${stateTexts[question.state]}.`);
      if (does === "reveal") return this.countReveal();
      if (does === "show" && question.state === "open") return this.say("Lock the vote first.");
      return this.act({ do: does, step: question.step, question: question.question });
    }
    // What is asked holds as long as it is seen.
    if (does === "end" && this.said.textContent !== endDoubt) return this.say(endDoubt);
    this.act({ do: does });
  }

  /** Reveals after some seconds; pressed again, it does not. */
  countReveal() {
    if (this.revealing) {
      clearTimeout(this.revealing.timer);
      this.revealing = undefined;
    } else {
      const { step, question } = this.question;
      const timer = setTimeout(() => {
        this.revealing = undefined;
        this.act({ do: "reveal", step, question });
      }, durations.reveal * 1000);
      this.revealing = { timer, until: performance.now() + durations.reveal * 1000 };
    }
    this.tick();
  }

  async act(what) {
    this.busy.add(what.do);
    this.tick();
    const { isTaken, status, message } = await post("/act", what);
    this.busy.delete(what.do);
    this.tick();
    if (isTaken) this.say(this.state.ended ? this.endWords : "");
    else this.say(message || (status === 0 ? offline : "The server did not do this."));
  }

  say(words) {
    this.said.textContent = words;
    clearTimeout(this.saying);
    if (words && !this.state?.ended) this.saying = setTimeout(() => this.say(""), durations.said * 1000);
  }

  get endWords() {
    const { report } = this.state;
    return `The class has ended.${report ? ` Its report goes to ${report}.` : ""}`;
  }

  nameOf(id) {
    return this.people.nameOf(id);
  }

  // MARK: States

  take(state) {
    const before = this.state;
    this.state = state;
    const current = state.questions[state.current];
    const text = JSON.stringify([state.pace.from, state.pace.to, state.step, state.current]);
    this.hasMoved = this.followed !== text;
    if (this.hasMoved) {
      this.followed = text;
      this.selected = state.step;
      this.chosen = current?.step === state.step ? current.question : 0;
    }
    if (!before) {
      document.title = `${state.title} – class`;
      this.title.textContent = state.title;
      this.notices.replaceChildren(...state.notices.map((words) => make("li", {}, words)));
    }
    this.joining.textContent = state.door ? `${state.joined} · code ${state.code}` : "The door is closed.";
    // What was refused may be right now. What is asked stays asked.
    const place = JSON.stringify([state.step, state.questions.map((question) => [question.state, question.vote])]);
    if (before && this.place !== place && this.said.textContent !== endDoubt) this.say("");
    this.place = place;
    if (state.ended) this.say(this.endWords);
    else if (this.said.textContent === offline) this.say("");
    this.show();
  }

  show() {
    this.showPace();
    this.showSteps();
    this.showScript();
    this.showQuestion();
    this.runs.take(this.state, this.selected);
    this.people.show(this.state, this.state.questions.indexOf(this.question));
    this.tick();
  }

  showPace() {
    const { pace: { from, to, paused, free }, ended, count, step, door } = this.state;
    const isWhole = from === 0 && to === count - 1;
    const words = !free ? `Together at step ${step + 1}` : isWhole ? "Free pace" : `Free from step ${from + 1} to ${to + 1}`;
    const places = [from + 1, to + 1];
    this.ends.forEach((input, end) => {
      if (document.activeElement !== input) input.value = places[end];
      Object.assign(input, { max: count, disabled: ended });
    });
    this.setRange.disabled = ended;
    this.paceText.textContent = (paused ? `${words}, paused` : words) + (free ? ". A guess shows its answer to that person, and neighbors may see it." : "");
    const isOff = { free: free && isWhole, together: !free, back: step === 0, next: step === count - 1, undo: !this.state.undo };
    for (const [does, button] of this.buttons) button.disabled = ended || Boolean(isOff[does]);
    this.buttons.get("pause").label = paused ? "Go on" : "Pause";
    this.buttons.get("door").label = door ? "Close the door" : "Open the door";
  }

  showSteps() {
    const { steps, places, questions, pace: { from, to } } = this.state;
    while (this.list.childElementCount < steps.length) this.list.append(this.stepRow(this.list.childElementCount));
    [...this.list.children].forEach((row, index) => {
      const [button] = row.children;
      const [number, name, mark, people] = button.children;
      const { title } = steps[index];
      const twins = steps.slice(0, index).filter((other) => title && other.title === title).length;
      const own = questions.filter(({ step }) => step === index);
      const isDone = (state) => own.length > 0 && own.every((question) => question.state === state);
      number.textContent = index + 1;
      name.textContent = (title || `Step ${index + 1}`) + (twins ? `, ${twins + 1}` : "");
      mark.textContent = isDone("revealed") ? "✓" : isDone("skipped") ? "–" : own.length ? "?" : "";
      mark.className = isDone("revealed") ? "step-mark done" : "step-mark";
      people.textContent = places[index] || "";
      const about = isDone("revealed") ? "revealed" : isDone("skipped") ? "skipped" : own.length ? "asks" : "asks nothing";
      fill(mark, { "aria-label": about }, []);
      fill(people, { "aria-label": places[index] === 1 ? "1 person" : `${places[index]} people` }, []);
      row.classList.toggle("at", index >= from && index <= to);
      button.setAttribute("aria-pressed", index === this.selected);
      if (this.hasMoved && index === this.selected) row.scrollIntoView({ block: "nearest" });
    });
    this.hasMoved = false;
  }

  stepRow(index) {
    const button = actionButton("", () => {
      [this.selected, this.chosen] = [index, 0];
      this.show();
    });
    button.append(make("span", { class: "step-number" }), make("span", { class: "step-name" }), make("span", { class: "step-mark", role: "img" }),
      make("span", { class: "step-people", role: "img" }));
    return make("li", {}, button);
  }

  // MARK: The step

  /** The question at hand, or the one that was chosen. */
  get question() {
    return this.state.questions.find(({ step, question }) => step === this.selected && question === this.chosen);
  }

  /** What the step says, as the class reads it, and its answer. */
  async showScript() {
    const { selected } = this;
    if (selected >= this.state.count) return;
    // The first vote decides what is near.
    const { vote, state, guesses } = this.question ?? {};
    const key = `${selected} ${vote} ${state} ${state === "open" ? "" : guesses}`;
    if (this.scriptKey === key) return;
    this.scriptKey = key;
    const answer = await ask(`/script/${selected}`);
    if (this.scriptKey !== key) return;
    if (!answer.ok) return setTimeout(() => { if (this.scriptKey === key) this.scriptKey = undefined, this.showScript(); }, 2000);
    const script = this.told = await answer.json();
    this.scriptTitle.textContent = `Step ${selected + 1}${script.title ? ` · ${script.title}` : ""}`;
    const notes = script.notes.length ? [make("details", {}, make("summary", {}, "Notes"), ...script.notes.map((note) => make("p", {}, note)))] : [];
    const chips = script.answers.map(({ asked, answer: words, because }) => make("p", { class: "answer-chip" },
      script.answers.length > 1 ? `${asked}: ` : "Answer: ", make("b", {}, words), because ? ` · ${because}` : ""));
    this.asks = make("p", { class: "asks-words" });
    const warnings = script.warnings.map((words) => make("p", { class: "care-words" }, words));
    const after = script.after.length ? [make("details", state === "revealed" ? { open: true } : {}, make("summary", {}, chips.length ? "What follows the answer" : "What follows"), ...script.after.map((text) => make("p", {}, text)))] : [];
    this.script.replaceChildren(...warnings, ...script.text.map((text) => make("p", {}, text)), this.asks, ...chips, ...after, ...notes);
    this.showQuestion();
  }

  showQuestion() {
    const { state, question, selected } = this;
    this.showChoices(state.questions.filter(({ step }) => step === selected));
    const { pace: { free, from, to }, proposed } = state;
    const isHere = selected === state.step;
    this.gather.hidden = state.ended || (isHere && !free) || (free && selected >= from && selected <= to && isHere);
    const follows = question?.acts ?? [];
    const big = this.buttons.get(isHere ? proposed : follows[0]);
    for (const { does } of classKeys.filter(({ of }) => of === "question")) {
      const button = this.buttons.get(does);
      button.disabled = state.ended || !follows.includes(does);
      button.hidden = button.disabled;
      button.classList.remove("primary");
    }
    const others = this.acting.filter((button) => button !== big);
    if (others.some((button, place) => this.others.children[place] !== button)) this.others.replaceChildren(...others);
    this.showBig(big);
    if (this.told?.index === selected) this.asks.textContent = question ? askedWords(question) : this.told.question ?? "";
    const told = this.told?.index === selected && this.told.answers.find((one) => one.question === question?.question);
    const text = JSON.stringify([question?.state, question?.dots, question?.axis, question?.band, told]);
    if (this.drawn === text) return;
    this.drawn = text;
    const hasGuesses = question?.dots?.some((vote) => vote.length);
    const known = hasGuesses && told ? { ...question, answer: told.value, text_answer: told.answer.split(" (")[0] } : question;
    this.picture.replaceChildren(...(hasGuesses ? [crowdPicture(known)] : []));
    const named = (words, vote) => (question.words.length > 1 ? `${voteNames[vote]}: ${words}` : words);
    const verdict = question?.state === "open" ? "" : told?.verdict;
    this.sentences.textContent = hasGuesses ? [verdict, question.words.map(named).join(" · ")].filter(Boolean).join(" ") : "";
  }

  /** What usually comes next is one large button; acts of the pace stay where they are, too. */
  showBig(button) {
    if (!button || this.state.ended) return this.big.replaceChildren();
    if (this.acting.includes(button)) {
      if (this.big.firstChild !== button) this.big.replaceChildren(button);
      return button.classList.add("primary");
    }
    const does = [...this.buttons].find(([, other]) => other === button)[0];
    if (this.big.dataset.does !== does || !this.big.firstChild?.isCopy) {
      const made = Object.assign(this.button(classKeys.find((act) => act.does === does)), { isCopy: true });
      made.classList.add("primary");
      this.big.replaceChildren(made);
    }
    this.big.dataset.does = does;
    const copy = this.big.firstChild;
    copy.disabled = button.disabled;
    const next = this.list.children[this.selected + 1]?.querySelector(".step-name").textContent;
    copy.words.textContent = does === "next" && next ? `Next: ${next}` : copy.label;
  }

  get asksNothing() {
    return this.told?.index === this.selected && this.told.warnings.length ? "" : "This step asks nothing.";
  }

  showChoices(own) {
    const isNew = this.choices.dataset.step !== String(this.selected);
    this.choices.dataset.step = this.selected;
    this.choices.hidden = own.length < 2;
    if (isNew) {
      this.choices.replaceChildren(...own.map(({ question }) => actionButton(`Question ${question + 1}`, () => {
        this.chosen = question;
        this.show();
      })));
    }
    [...this.choices.children].forEach((button, place) => button.setAttribute("aria-pressed", place === this.chosen));
  }

  // MARK: Times

  /** What counts by itself: how long a question is open, what is counted down, and how long an act can be undone. */
  tick() {
    const { state, question } = this.state ? this : {};
    if (!state) return;
    const lock = question ? lockCount(state, question) : 0;
    const reveal = this.revealing && Math.max(Math.ceil((this.revealing.until - performance.now()) / 1000), 1);
    for (const [does, button] of this.buttons) {
      const label = does === "countdown" && lock ? `Lock in ${lock}` : does === "reveal" && reveal ? `Reveal in ${reveal}. Not yet?` : button.label;
      const words = this.busy.has(does) ? `${label} …` : label;
      if (button.words.textContent !== words) button.words.textContent = words;
    }
    const vote = question?.vote === 2 ? "Second vote" : "First vote";
    const time = question && ["open", "talk"].includes(question.state) ? `, for ${talkTime(state, question)}` : "";
    const { paused, free } = state.pace;
    const now = free ? "At their own pace" : `${vote}, ${stateTexts[question?.state]}${time}`;
    const halt = paused && question?.state === "open" ? ". It is paused: nobody can answer" : "";
    const index = state.questions.indexOf(question);
    const knowing = state.persons.filter(({ online, apart }) => online && apart.includes(index)).length;
    const others = knowing ? `, ${knowing} ${knowing === 1 ? "knows" : "know"} the answer` : "";
    const count = question ? `${now}: ${question.guessed} of ${question.voters} guessed${others}${halt}` : this.asksNothing;
    if (this.count.textContent !== count) this.count.textContent = count;
    const left = state.undo && !state.ended ? state.undo.left - secondsSince(state) : 0;
    this.undo.hidden = left <= 0;
    if (left <= 0) return;
    const label = classKeys.find(({ does }) => does === state.undo.of)?.label ?? otherActs[state.undo.of];
    this.undone.textContent = `${label}: done. ${Math.ceil(left)} s to undo`;
  }
}

new TeacherPage(document.getElementById("main"));
