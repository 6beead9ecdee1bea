// The projector's page: what the class reads, is asked and guesses, in one window. Nothing on it scrolls.

class WallPage {
  constructor(main) {
    this.questions = new Map(); // A step → its questions.
    this.figures = new Map(); // A step → its stage, which is taken out of it.
    this.steps = new Steps((element, index, wasFilled) => {
      this.figures.set(index, element.querySelector("figure.player") ?? (element.querySelector(".predict") ? null : element.querySelector("section.cell")));
      // Its words have a place of their own.
      this.questions.set(index, askedQuestions(element).map((asked) => Object.assign(asked, { isOnStageAlone: true })));
      this.showStage(wasFilled);
    });
    this.layOut(main);
    nameSize = () => (28 * Math.min(innerWidth / 1920, innerHeight / 1080));
    this.showTheme(localStorage.getItem("motionbook-wall") === "dark");
    addEventListener("keydown", (event) => this.press(event));
    addEventListener("resize", () => this.fit());
    setInterval(() => this.tick(), 200);
    const { line, say } = connectionLine();
    main.append(line);
    this.connection = new Connection("wall", (state) => this.take(state), say);
  }

  layOut(main) {
    this.words = make("div", { class: "wall-words" });
    this.side = make("div", { class: "wall-side" });
    this.board = make("section", { class: "wall-board", "aria-label": "What the class is at" }, this.words, this.side);
    this.shown = make("section", { class: "wall-shown", "aria-label": "A cell of somebody", hidden: true });
    this.left = make("div", { class: "wall-left" });
    this.right = make("div", { class: "wall-right", role: "status" });
    // The steps as they come, out of which the stage is taken.
    this.store = make("div", { hidden: true });
    main.append(this.board, this.shown, make("footer", { class: "wall-foot" }, this.left, this.right), this.store);
  }

  // MARK: Look

  press(event) {
    const { key } = classKeys.find(({ does }) => does === "theme");
    if (event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey) this.showTheme(!this.isDark);
  }

  showTheme(isDark) {
    this.isDark = isDark;
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    try { localStorage.setItem("motionbook-wall", isDark ? "dark" : "light"); } catch { /* Light the next time. */ }
  }

  /** Makes the words smaller until they fit; where that is not enough, the last of the text stays on the phones, but what is asked. */
  fit() {
    const { words } = this;
    const isTooHigh = () => words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1;
    for (const part of words.children) part.hidden = false;
    let scale = 1;
    const shrinkTo = (least) => {
      for (; ; scale *= 0.94) {
        words.style.setProperty("--fit", scale);
        if (!isTooHigh() || scale < least) return;
      }
    };
    shrinkTo(0.8);
    const texts = [...words.querySelectorAll(".wall-text:not(.asked-words)")];
    while (isTooHigh() && texts.length) texts.pop().hidden = true;
    shrinkTo(0.4);
  }

  // MARK: States

  get question() {
    const { questions, current, step, pace } = this.state;
    const question = questions[current];
    return question?.step === step && !pace.free && question.state !== "skipped" ? question : null;
  }

  take(state) {
    this.state = state;
    document.title = `${state.title} – wall`;
    const isShown = Boolean(state.shown) && !state.ended;
    this.board.hidden = isShown;
    this.shown.hidden = !isShown;
    if (this.key !== state.shown?.key) this.showCell(state.shown?.key);
    const element = state.count && !state.pace.free ? this.steps.bring(state.step, state.steps[state.step].key) : null;
    if (element && this.store.firstChild !== element) this.store.replaceChildren(element);
    this.showStage(true);
  }

  /** Shows the state's words, and its stage beside them; a run that was just revealed plays first. */
  async showStage(isLive) {
    const { state, question } = this;
    const asked = question && this.questions.get(question.step)?.[question.question];
    if (asked && question.state === "revealed" && !asked.isRevealed) {
      this.show({ ...question, state: "shown", answer: undefined, verdict: undefined });
      await asked.reveal(question, [], isLive);
      if (this.state !== state) return this.showStage(false);
    }
    asked?.show(question);
    this.show(question);
  }

  show(question) {
    const { state } = this;
    const { words, side } = this.screen(question);
    const text = words.map((element) => element.outerHTML).join("");
    if (this.drawn !== text) {
      this.drawn = text;
      this.words.replaceChildren(...words);
    }
    const look = question && !state.ended && !state.pace.free ? question.state : "";
    this.board.dataset.look = look;
    if (this.side.firstChild !== (side ?? null)) this.side.replaceChildren(...(side ? [side] : []));
    this.board.classList.toggle("alone", !side);
    this.showFoot(question);
    this.tick();
    this.fit();
  }

  /** What stands on the left, and beside it. */
  screen(question) {
    const { state } = this;
    const head = (words, look) => make("h1", { class: look }, words);
    const line = (words) => make("p", { class: "wall-text" }, words);
    if (state.ended) return { words: [head("The class has ended."), line("What you have read and written is still on your own page.")] };
    if (state.pace.free) return { words: [head("Go on at your own pace."), this.progress()], side: null };
    const { title = "", question: sentence, text = [], after = [] } = state.here ?? {};
    const side = this.isJoining ? this.joining() : this.stage;
    const asks = question ? askedWords(question) : sentence;
    const twin = question ? this.among(question).map(line) : [];
    const picture = () => (question.dots?.some((vote) => vote.length) ? [make("figure", { class: "crowd-dots" }, crowdPicture(question, []))] : []);
    const choices = question?.choices ? [make("ul", { class: "wall-choices" }, ...question.choices.map((choice) => make("li", {}, choice)))] : [];
    switch (question?.state) {
      case "talk": return { words: [head(talkWords), make("p", { class: "wall-clock", role: "timer" }), line(asks), ...twin, ...choices], side };
      case "shown": {
        // Bars have their numbers.
        const counts = question.choices ? [] : [make("p", { class: "wall-line" }, crowdWords(question).replaceAll(", ", " · "))];
        return { words: [head(asks, "small"), ...twin, ...picture(), ...counts], side };
      }
      case "revealed": return { words: [...this.answer(question), ...picture(), ...[question.because].filter(Boolean).map(line), ...after.map(line)], side };
      default: return { words: [...(asks || title ? [head(asks || title)] : []), ...twin, ...choices, ...[...text, ...after].map(line)], side };
    }
  }

  /** Which one it is, where a step asks for several values with one sentence. */
  among(question) {
    const own = this.state.questions.filter(({ step, state }) => step === question.step && state !== "skipped");
    if (own.length < 2 || question.choices) return [];
    return [`${own.indexOf(question) + 1} of ${own.length}: ${subjectWords(question)}`];
  }

  /** The stage of the step; without one, a cell that asks nothing. */
  get stage() {
    return this.figures.get(this.state.step);
  }

  answer(question) {
    const { text_answer: said, hits = [], dots = [] } = question;
    const counts = hits.map((count, vote) => ({ count, of: dots[vote].length })).filter(({ of }) => of);
    const shares = counts.map(({ count, of }) => `${count} of ${of}`);
    const others = this.state.questions.filter(({ step, state, verdict }) => step === question.step && state === "revealed" && verdict)
      .filter((other) => other !== question).map((other) => `${subjectWords(other)}: ${other.text_answer}. ${other.verdict}`);
    const what = question.choices ? "Right" : `Within ${numberText(question.near)}${unitText(question)}`;
    return [
      ...[askedWords(question), ...this.among(question)].map((words) => make("p", { class: "wall-text asked-words" }, words)),
      make("h1", { class: "wall-answer" }, question.choices ? `“${said}”` : `It was ${said}${unitText(question)}`),
      ...(shares.length ? [make("p", { class: "wall-line" }, `${what}: ${shares.length > 1 ? `${shares[0]} at first, then ${shares[1]}` : shares[0]}`)] : []),
      ...others.map((words) => make("p", { class: "wall-text" }, words)),
    ];
  }

  /** How many are at each step, while everybody goes on alone. */
  progress() {
    const { pace: { from, to }, places, steps } = this.state;
    const most = Math.max(...places, 1);
    const rows = places.slice(from, to + 1).map((count, place) => {
      const bar = make("i", {});
      bar.style.width = `${(100 * count) / most}%`;
      const title = `${from + place + 1}. ${steps[from + place].title ?? ""}`;
      return make("li", {}, make("span", {}, title), make("div", { class: "wall-bar" }, bar), make("b", {}, count || ""));
    });
    return make("ol", { class: "wall-progress" }, ...rows);
  }

  // MARK: Joining

  /** At the first step, until the class begins to guess. */
  get isJoining() {
    const { step, door, questions } = this.state;
    return step === 0 && door && questions.every(({ state }) => state === "closed");
  }

  get address() {
    return this.state.joined.replace(/^http:\/\//, "");
  }

  joining() {
    const { code, qr } = this.state;
    const text = JSON.stringify([this.address, code, qr]);
    if (this.joinText !== text) {
      this.joinText = text;
      this.join = make("section", { class: "wall-join", "aria-label": "How to join" }, ...(qr ? [qrPicture(qr)] : []),
        make("p", { class: "address" }, this.address), make("p", { class: "code-word" }, code));
    }
    return this.join;
  }

  // MARK: Foot

  showFoot(question) {
    const { ended, pace } = this.state;
    const pause = make("b", { class: "wall-pause" }, "Paused. Look at the front.");
    this.left.replaceChildren(...(ended ? [] : pace.paused ? [pause] : this.footWords(question)));
    this.right.replaceChildren(...(ended ? [] : this.footCount(question)));
  }

  /** What to do now; while somebody may still come, with the address. */
  footWords(question) {
    const { code, qr, door } = this.state;
    const words = {
      open: question?.vote === 2 ? "Vote again on your phone" : "Guess on your phone", locked: "Locked", talk: "Then you vote again.",
      shown: "", revealed: "",
    }[question?.state];
    const isSkipped = !question && !this.state.pace.free && this.state.questions.some(({ step, state }) => step === this.state.step && state === "skipped");
    const canJoin = door && !this.isJoining;
    const said = make("span", {}, words ?? (isSkipped ? "This question is skipped." : canJoin ? "Join on your phone" : ""));
    return canJoin ? [...(qr ? [qrPicture(qr)] : []), said, make("code", {}, `${this.address} · ${code}`)] : [said];
  }

  /** How many have guessed; else how many are here, or how far the class is. */
  footCount(question) {
    const { people, step, count } = this.state;
    const large = (words) => make("b", { class: "wall-count" }, words);
    if (question?.state === "revealed") return [large(`step ${step + 1} of ${count}`)];
    if (!question || question.state === "closed") return [large(people === 1 ? "1 is here" : `${people} are here`)];
    const bar = make("i", {});
    bar.style.width = `${(100 * question.guessed) / Math.max(question.voters, 1)}%`;
    this.lockCount = make("strong", { class: "wall-lock" });
    return [this.lockCount, ...(question.state === "open" ? [make("div", { class: "wall-bar" }, bar)] : []), large(`${question.guessed} of ${question.voters}`), make("span", {}, "guessed")];
  }

  /** What counts by itself. */
  tick() {
    const { question, state } = this.state ? this : {};
    if (!question) return;
    const clock = this.words.querySelector(".wall-clock");
    if (clock) clock.textContent = talkTime(state, question);
    if (this.lockCount) this.lockCount.textContent = lockCount(state, question) || "";
  }

  /** Somebody's cell, which the teacher has read before. */
  async showCell(key) {
    this.key = key;
    this.shown.replaceChildren();
    if (key === undefined) return;
    const answer = await ask("/shown");
    if (this.key !== key) return;
    if (!answer.ok) return setTimeout(() => { if (this.key === key) this.showCell(key); }, 2000);
    const { step, code, html } = await answer.json();
    const result = make("div", { class: "wall-result" });
    result.innerHTML = html;
    this.shown.append(make("div", {}, make("h1", {}, `Step ${step + 1}, changed by somebody`), make("pre", {}, ...coloredBy(codeSpans(code), code))), result);
    setUpStep(result);
    // All of it is seen, however small, also once its pictures have their size and the foot has its own.
    let scale = 1;
    const shrink = () => {
      for (; scale > 0.3 && result.scrollHeight > result.clientHeight + 1; scale *= 0.92) result.style.zoom = 0.92 * scale;
    };
    const watch = new ResizeObserver(shrink);
    for (const part of [this.shown, ...result.children]) watch.observe(part);
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
