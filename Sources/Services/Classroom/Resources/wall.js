// The projector's page: how to join, then the question at hand, and everybody's guesses when they are shown.

class WallPage {
  constructor(main) {
    this.questions = new Map(); // A step → its questions.
    this.steps = new Steps((element, index, wasFilled) => {
      this.questions.set(index, askedQuestions(element));
      for (const { form } of this.questions.get(index)) form.remove();
      this.showGuesses(wasFilled);
    });
    this.layOut(main);
    const { line, say } = connectionLine();
    this.head.after(line);
    this.connection = new Connection("wall", (state) => this.take(state), say);
  }

  layOut(main) {
    this.title = make("h1", { class: "title" });
    this.aside = make("p", { class: "joining" });
    this.head = make("header", { class: "class-head" }, this.title, this.aside);
    this.join = make("section", { class: "wall-join", "aria-label": "How to join" });
    this.ask = make("p", { class: "question-text" });
    this.count = make("p", { class: "wall-count", role: "status" });
    this.place = make("div", { class: "wall-step" });
    this.board = make("section", { class: "wall-board", "aria-label": "Question", hidden: true },
      make("div", { class: "wall-line" }, this.ask, this.count), this.place);
    this.shown = make("section", { class: "wall-shown", "aria-label": "A cell of somebody", hidden: true });
    main.append(this.head, this.join, this.board, this.shown);
  }

  take(state) {
    this.state = state;
    this.title.textContent = state.title;
    document.title = `${state.title} – wall`;
    const question = state.questions[state.current];
    const isAsked = Boolean(question) && question.state !== "closed";
    this.question = isAsked ? question : null;
    const isShown = Boolean(state.shown);
    this.join.hidden = isAsked || isShown;
    this.board.hidden = !isAsked || isShown;
    this.shown.hidden = !isShown;
    if (this.key !== state.shown?.key) this.showCell(state.shown?.key);
    this.aside.textContent = isAsked ? `${state.joined} · code ${state.code}` : `Step ${state.pace.from + 1} of ${state.count}`;
    if (isAsked) this.showQuestion(question);
    else this.showJoin(state);
  }

  showJoin({ joined, code, people, qr, ended, pace }) {
    const words = ended ? "The class has ended." : pace.paused ? "Paused" : people === 1 ? "1 person is here." : `${people} people are here.`;
    const text = JSON.stringify([joined, code, words, qr]);
    if (this.shownJoin === text) return;
    this.shownJoin = text;
    this.join.replaceChildren(
      ...(qr ? [qrPicture(qr)] : []),
      make("div", {}, make("p", {}, "Open this address"), make("p", { class: "address" }, joined),
        make("p", {}, "Code"), make("p", { class: "code-word" }, code), make("p", { class: "here", role: "status" }, words)));
  }

  showQuestion(question) {
    const { state } = this;
    const words = askedWords(question);
    this.ask.replaceChildren(...(question.choices ? [words]
      : [make("code", {}, question.text), words.slice(question.text.length)]));
    const guessed = `${question.guesses} of ${state.people}`;
    const vote = question.vote === 2 ? "Second vote: " : "";
    const count = {
      open: `${vote}${guessed} guessed`, locked: `${vote}locked, ${guessed} guessed`,
    }[question.state] ?? "";
    const said = state.ended ? "The class has ended." : state.pace.paused ? "Paused" : count;
    this.count.textContent = said.replace(/^l/, "L");
    const element = this.steps.bring(question.step, state.steps[question.step].key);
    if (this.place.firstElementChild !== element) {
      this.place.replaceChildren(element);
      letScrollersTakeFocus();
    }
    this.showGuesses(true);
  }

  /** Somebody's cell, which the teacher has read before. */
  async showCell(key) {
    this.key = key;
    this.shown.replaceChildren();
    if (key === undefined) return;
    const answer = await fetch("/shown", { cache: "no-store" }).catch(() => null);
    if (this.key !== key) return;
    if (!answer?.ok) return setTimeout(() => { if (this.key === key) this.showCell(key); }, 2000);
    const { step, code, html } = await answer.json();
    const result = make("div");
    result.innerHTML = html;
    this.shown.append(make("div", {}, make("h2", {}, `Step ${step + 1}, changed by somebody`), make("pre", {}, ...colored(code))), result);
    setUpStep(result);
  }

  /** All questions of the step that have guesses to show; a run that was just revealed plays. */
  showGuesses(isLive) {
    const { question: current, state } = this;
    if (!current) return;
    for (const question of state.questions.filter(({ step }) => step === current.step)) {
      const asked = this.questions.get(question.step)?.[question.question];
      if (!asked) continue;
      const isCurrent = question.question === current.question;
      asked.element.hidden = !isCurrent;
      if (asked.crowd) asked.crowd.group.toggleAttribute("hidden", !isCurrent);
      if (question.state !== "revealed") asked.show(question);
      else if (isCurrent) asked.reveal(question, [], isLive);
    }
  }
}

/** The code of an address as a picture, of rows of 0 and 1. */
function qrPicture(rows) {
  const size = rows.length;
  const d = rows.flatMap((row, y) => [...row].flatMap((bit, x) => (bit === "1" ? [`M${x} ${y}h1v1h-1Z`] : []))).join("");
  return draw("svg", { class: "qr", viewBox: `-4 -4 ${size + 8} ${size + 8}`, role: "img", "aria-label": "QR code of the address" },
    draw("rect", { class: "qr-back", x: -4, y: -4, width: size + 8, height: size + 8 }), draw("path", { d }));
}

new WallPage(document.getElementById("main"));
