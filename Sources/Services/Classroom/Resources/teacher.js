// The teacher's page: where everybody is, what the class guesses, and what comes next. Its keys are the terminal's.

/** What can be done, with its key. */
const acts = [
  { does: "next", key: "n", label: "Next step", of: "pace" },
  { does: "back", key: "b", label: "Back", of: "pace" },
  { does: "free", key: "f", label: "Free pace", of: "pace" },
  { does: "together", key: "t", label: "Together", of: "pace" },
  { does: "pause", key: "p", label: "Pause", of: "pace" },
  { does: "open", key: "o", label: "Open", of: "question" },
  { does: "lock", key: "l", label: "Lock", of: "question" },
  { does: "show", key: "w", label: "Show", of: "question" },
  { does: "again", key: "a", label: "Again", of: "question" },
  { does: "reveal", key: "r", label: "Reveal", of: "question" },
  { does: "end", key: "e", label: "End the class", of: "class" },
];

/** What may follow on a question's state; the first is what usually does. */
function nextActs({ state, vote }) {
  const again = vote === 1 ? ["again"] : [];
  switch (state) {
    case "closed": return ["open"];
    case "open": return ["lock", "show"];
    case "locked": return ["show", "open", ...again, "reveal"];
    case "shown": return [...again, "reveal"];
    default: return [];
  }
}

const stateTexts = {
  closed: "not open yet", open: "open", locked: "locked", shown: "shown on the wall", revealed: "revealed",
};

class TeacherPage {
  constructor(main) {
    this.rows = new Map(); // A person → the row.
    this.layOut(main);
    const { line, say } = connectionLine();
    this.head.after(line);
    document.addEventListener("keydown", (event) => this.press(event));
    this.connection = new Connection("teacher", (state) => this.take(state), say);
  }

  layOut(main) {
    this.title = make("h1", { class: "title" });
    this.joining = make("p", { class: "joining" });
    this.said = make("p", { class: "said", role: "status" });
    this.head = make("header", { class: "class-head" }, this.title, this.joining);
    this.buttons = new Map(acts.map((act) => [act.does, this.button(act)]));
    const all = (of) => acts.filter((act) => act.of === of).map(({ does }) => this.buttons.get(does));
    this.keys = make("input", { type: "checkbox", checked: true });
    main.append(this.head, this.said, make("div", { class: "desk" },
      this.stepsPanel(all("pace")), this.questionPanel(all("question")), this.peoplePanel(all("class"))));
  }

  button({ does, key, label }) {
    const words = make("span", {}, label);
    const button = make("button", { type: "button", "aria-keyshortcuts": key }, words, " ", make("kbd", { "aria-hidden": "true" }, key));
    button.addEventListener("click", () => this.perform(does));
    return Object.assign(button, { words });
  }

  stepsPanel(buttons) {
    this.list = make("ol", { class: "step-list" });
    this.paceText = make("p", { class: "pace" });
    const [from, to] = this.ends = ["From step", "to step"].map((label) =>
      make("input", { type: "number", min: 1, "aria-label": label, inputmode: "numeric" }));
    const range = make("form", { class: "range" }, make("span", { "aria-hidden": "true" }, "Steps "), from,
      make("span", { "aria-hidden": "true" }, " to "), to, make("button", {}, "Set range"));
    range.addEventListener("submit", (event) => {
      event.preventDefault();
      this.act({ do: "range", from: Number(from.value) - 1, to: Number(to.value) - 1 });
    });
    return make("section", { "aria-labelledby": "steps-title" }, make("h2", { id: "steps-title" }, "Steps"),
      this.paceText, make("div", { class: "acts" }, ...buttons), this.list, range);
  }

  questionPanel(buttons) {
    this.choices = make("div", { class: "acts", role: "group", "aria-label": "Questions of this step" });
    this.asked = make("p", { class: "question-text" });
    this.count = make("p", { class: "count" });
    this.picture = make("figure", { class: "crowd-dots" });
    this.sentences = make("p", { class: "crowd-words" });
    this.runs = new RunsPanel(this);
    this.gather = make("button", { type: "button" }, "Bring everybody here");
    this.gather.addEventListener("click", () => this.act({ do: "goto", step: this.selected }));
    this.questionTitle = make("h2", { id: "question-title" }, "Question");
    return make("section", { class: "question", "aria-labelledby": "question-title" }, this.questionTitle, this.choices,
      this.asked, make("div", { class: "acts" }, ...buttons), this.count, this.picture, this.sentences, this.gather, this.runs.element);
  }

  peoplePanel(buttons) {
    this.peopleTitle = make("h2", { id: "people-title" }, "People");
    this.people = make("ul", { class: "people" });
    return make("section", { "aria-labelledby": "people-title" }, this.peopleTitle, this.people,
      make("div", { class: "acts last" }, make("a", { class: "button", href: "/wall", target: "_blank" }, "Open the wall"), ...buttons,
        make("label", { class: "option" }, this.keys, "Letter keys")));
  }

  // MARK: What the teacher does

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !this.keys.checked) return;
    if (event.target.matches("input:not([type=checkbox]), textarea, select")) return;
    const act = acts.find(({ key }) => key === event.key.toLowerCase());
    if (!act) return;
    event.preventDefault();
    this.perform(act.does);
  }

  perform(does) {
    const { state, question } = this;
    if (!state || state.ended) return;
    const act = acts.find((act) => act.does === does);
    if (act.of === "question") {
      if (!question) return this.say("This step asks nothing.");
      if (!nextActs(question).includes(does)) return this.say(`The question is ${stateTexts[question.state]}.`);
      return this.act({ do: does, step: question.step, question: question.question });
    }
    if (does === "end" && !confirm("End the class for everybody?")) return;
    this.act({ do: does });
  }

  async act(what) {
    const { isTaken, status, message } = await post("/act", what);
    if (isTaken) this.say(this.state.ended ? "The class has ended." : "");
    else this.say(message || (status === 0 ? "There is no connection." : "The server did not do this."));
  }

  say(words) {
    this.said.textContent = words;
  }

  // MARK: States

  get isFree() {
    const { from, to } = this.state.pace;
    return from === 0 && to === this.state.count - 1 && to > 0;
  }

  take(state) {
    const before = this.state;
    this.state = state;
    const current = state.questions[state.current];
    const text = JSON.stringify([state.pace.from, state.pace.to, state.current]);
    if (this.followed !== text) {
      this.followed = text;
      this.selected = current?.step ?? state.pace.from;
      this.chosen = current?.question ?? 0;
    }
    if (!before) {
      document.title = `${state.title} – class`;
      this.title.textContent = state.title;
    }
    this.joining.textContent = `${state.joined} · code ${state.code}`;
    if (state.ended) this.say("The class has ended.");
    for (const button of this.buttons.values()) button.disabled = state.ended;
    this.show();
  }

  show() {
    this.showPace();
    this.showSteps();
    this.showQuestion();
    this.runs.take(this.state, this.selected);
    this.showPeople();
  }

  showPace() {
    const { pace: { from, to, paused }, ended } = this.state;
    const steps = from === to ? `Together at step ${from + 1}` : this.isFree ? "Free pace" : `Free from step ${from + 1} to ${to + 1}`;
    const places = [from + 1, to + 1];
    this.ends.forEach((input, end) => {
      if (document.activeElement !== input) input.value = places[end];
      input.max = this.state.count;
    });
    this.paceText.textContent = paused ? `${steps}, paused` : steps;
    this.buttons.get("free").disabled = ended || this.isFree;
    this.buttons.get("together").disabled = ended || from === to;
    this.buttons.get("pause").words.textContent = paused ? "Go on" : "Pause";
    this.buttons.get("back").disabled = ended || to === 0;
    this.buttons.get("next").disabled = ended || from === this.state.count - 1;
  }

  showSteps() {
    const { steps, persons, pace: { from, to } } = this.state;
    while (this.list.childElementCount < steps.length) this.list.append(this.stepRow(this.list.childElementCount));
    [...this.list.children].forEach((row, index) => {
      const count = persons.filter(({ step, online }) => online && step === index).length;
      const { title, asks } = steps[index];
      const [button] = row.children;
      const [number, name, people] = button.children;
      number.textContent = index + 1;
      name.textContent = (title || `Step ${index + 1}`) + (asks ? " ?" : "");
      people.textContent = count || "";
      fill(people, { "aria-label": count === 1 ? "1 person" : `${count} people` }, []);
      row.classList.toggle("at", index >= from && index <= to);
      button.setAttribute("aria-pressed", index === this.selected);
    });
  }

  stepRow(index) {
    const button = make("button", { type: "button" }, make("span", { class: "step-number" }), make("span", { class: "step-name" }),
      make("span", { class: "step-people", role: "img" }));
    button.addEventListener("click", () => {
      [this.selected, this.chosen] = [index, 0];
      this.show();
    });
    return make("li", {}, button);
  }

  /** The question at hand, or the one that was chosen. */
  get question() {
    return this.state.questions.find(({ step, question }) => step === this.selected && question === this.chosen);
  }

  showQuestion() {
    const { state, question, selected } = this;
    const own = state.questions.filter(({ step }) => step === selected);
    this.questionTitle.textContent = `Step ${selected + 1}`;
    this.showChoices(own);
    const { from, to } = state.pace;
    this.gather.hidden = state.ended || (from === selected && to === selected);
    const follows = question ? nextActs(question) : [];
    for (const { does } of acts.filter(({ of }) => of === "question")) {
      const button = this.buttons.get(does);
      button.disabled = state.ended || !follows.includes(does);
      button.classList.toggle("go", does === follows[0]);
    }
    this.asked.textContent = question ? askedWords(question) : "This step asks nothing.";
    const vote = question?.vote === 2 ? "Second vote" : "First vote";
    this.count.textContent = question
      ? `${vote}, ${stateTexts[question.state]}: ${question.guesses} of ${state.people} guessed` : "";
    const text = JSON.stringify([question?.dots, question?.axis, question?.state]);
    if (this.drawn === text) return;
    this.drawn = text;
    const hasGuesses = question?.dots?.some((vote) => vote.length);
    this.picture.replaceChildren(...(hasGuesses ? [crowdPicture(question)] : []));
    this.sentences.textContent = hasGuesses ? crowdWords(question) : "";
  }

  showChoices(own) {
    const isNew = this.choices.dataset.step !== String(this.selected);
    this.choices.dataset.step = this.selected;
    this.choices.hidden = own.length < 2;
    if (isNew) {
      this.choices.replaceChildren(...own.map(({ question }) => {
        const button = make("button", { type: "button" }, `Question ${question + 1}`);
        button.addEventListener("click", () => {
          this.chosen = question;
          this.show();
        });
        return button;
      }));
    }
    [...this.choices.children].forEach((button, place) => button.setAttribute("aria-pressed", place === this.chosen));
  }

  // MARK: People

  /** First those who are stuck, then those who are far behind. Those who are gone come last. */
  showPeople() {
    const { persons, people } = this.state;
    const stuck = persons.filter((person) => person.stuck && person.online).length;
    this.peopleTitle.textContent = `${people === 1 ? "1 person" : `${people} people`}${stuck ? `, ${stuck} stuck` : ""}`;
    const sorted = [...persons].sort((one, other) =>
      other.online - one.online || other.stuck - one.stuck || one.step - other.step);
    for (const id of this.rows.keys()) if (!persons.some((person) => person.id === id)) this.rows.delete(id);
    const rows = sorted.map((person) => this.row(person));
    if (rows.some((row, place) => this.people.children[place] !== row) || this.people.childElementCount !== rows.length) {
      const focused = document.activeElement;
      this.people.replaceChildren(...rows);
      if (document.activeElement !== focused && focused?.isConnected) focused.focus({ preventScroll: true });
    }
  }

  row(person) {
    const { id } = person;
    if (!this.rows.has(id)) {
      const [name, about] = [make("b"), make("span", { class: "about" })];
      const [hide, remove] = [make("button", { type: "button" }), make("button", { type: "button" }, "Remove")];
      hide.addEventListener("click", () => this.act({ do: "hide", person: id }));
      remove.addEventListener("click", () => {
        if (confirm(`Remove ${name.textContent} from the class?`)) this.act({ do: "remove", person: id });
      });
      this.rows.set(id, Object.assign(make("li", {}, make("span", { class: "who" }, name, about), hide, remove), { name, about, hide, remove }));
    }
    const row = this.rows.get(id);
    const called = person.name || `Person ${id.replace(/^p/, "")}`;
    row.name.textContent = called;
    const far = this.state.pace.from - person.step;
    row.about.textContent = [
      `step ${person.step + 1}`, person.stuck && "stuck", far > 1 && `${far} behind`, person.guessed && "guessed",
      person.hidden && "hidden", !person.online && "away",
    ].filter(Boolean).join(", ");
    row.classList.toggle("is-stuck", person.stuck);
    row.classList.toggle("is-away", !person.online);
    row.hide.textContent = person.hidden ? "Unhide" : "Hide";
    fill(row.hide, { "aria-label": `${row.hide.textContent} ${called}` }, []);
    fill(row.remove, { "aria-label": `Remove ${called}` }, []);
    return row;
  }
}

new TeacherPage(document.getElementById("main"));
