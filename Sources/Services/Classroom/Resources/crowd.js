// Everybody's guesses, beside their question and as ghosts on the stage. No names.

const askedText = (question) => (question.time === null || question.time === undefined ? "when all is at rest" : `at ${timeText(question.time)}`);
const crowdPicture = (question, mine) => (question.choices ? barPlot : dotPlot)(question, mine);
const crowdWords = (question) => (question.choices ? choiceSentences : crowdSentences)(question).join(" ");
/** A question in words. */
const askedWords = (question) => (question.choices ? question.text
  : `${question.text} ${askedText(question)}${question.unit ? `, in ${question.unit}` : ""}`);
const isShown = (question) => question.state === "shown" || question.state === "revealed";

/** Everybody's ghosts on a stage, faint, without names; when it is known, the true one among them. */
class Crowd {
  constructor(form, player) {
    this.shape = new GhostShape(form.dataset, player);
    this.player = player;
    this.values = [];
    this.group = draw("g", { class: "crowd", "aria-hidden": "true" });
    player.svg.querySelector("svg").append(this.group);
    player.listeners.push(() => this.draw());
  }

  show(values, answer) {
    if (String(values) === String(this.values) && answer === this.answer) return;
    Object.assign(this, { values, answer });
    const outline = (name) => draw("path", { d: this.shape.ring, class: name });
    this.outlines = values.map(() => outline("ghost-outline"));
    this.trueOutline = answer === undefined ? null : outline("true-outline");
    this.group.replaceChildren(...this.outlines, ...(this.trueOutline ? [this.trueOutline] : []));
    this.draw();
  }

  draw() {
    const truth = this.shape.truth(Number(this.answer ?? this.shape.start));
    const put = (outline, value) =>
      outline.setAttribute("transform", this.shape.transform(value, this.shape.moved(value, truth)));
    this.values.forEach((value, place) => put(this.outlines[place], value));
    if (this.trueOutline) put(this.trueOutline, this.answer);
  }
}

/** A question of a cell on any page of a class: where its guesses are drawn. */
class AskedQuestion {
  constructor(form, player) {
    this.form = form;
    this.player = player;
    this.sentences = make("p", { class: "crowd-words" });
    this.picture = make("figure", { class: "crowd-dots" });
    this.element = make("div", { class: "asked" }, form, this.picture, this.sentences);
    // On the wall and at the teacher's, it only shows what can be answered.
    form.addEventListener("submit", (event) => event.preventDefault());
    if (form.dataset.view && player) this.crowd = new Crowd(form, player);
  }

  /** Shows what the class guessed, as far as the server tells it. */
  show(question, mine) {
    const text = JSON.stringify([question.dots, question.axis, question.state, mine]);
    if (this.shown === text) return;
    this.shown = text;
    const isKnown = Boolean(question.dots);
    this.picture.replaceChildren(...(isKnown ? [crowdPicture(question, mine)] : []));
    this.sentences.textContent = isKnown && isShown(question) ? crowdWords(question) : "";
    const values = isKnown && isShown(question) ? question.dots.findLast((vote) => vote.length) ?? [] : [];
    this.crowd?.show(values, question.answer);
  }

  /** Shows the answer after the run that leads to it. Before the step is whole there is no run. */
  async reveal(question, mine, isLive) {
    if (this.isPlaying || !this.isWhole) return;
    if (!this.isRevealed) {
      this.isPlaying = true;
      this.show({ ...question, state: "shown", answer: undefined }, mine);
      await this.play(isLive);
      this.isPlaying = false;
      this.isRevealed = true;
    }
    this.show(question, mine);
  }

  /** Plays the run up to the time of the question; without motion, or later, it goes there at once. */
  play(isLive) {
    const { player } = this;
    const { from, time } = this.form.dataset;
    if (!player || !from) return Promise.resolve();
    const end = player.film.timeOf(player.film.sampleAt(Number(time)));
    if (isLive) player.figure.scrollIntoView({ block: "nearest" });
    if (isLive) return new Promise((then) => { player.playThrough(Number(from), end, then); });
    player.seekTime(end);
    return Promise.resolve();
  }
}

/** The questions of a step's cells, put beside the stage that they are about. */
function askedQuestions(step) {
  return [...step.querySelectorAll("section.cell")].flatMap((cell) => {
    const forms = [...cell.querySelectorAll("form.predict")];
    const [player] = byCell.get(cell.id)?.players ?? [];
    const isWhole = document.getElementById(cell.id.replace("cell", "answers")) !== null;
    const asked = forms.map((form) => Object.assign(new AskedQuestion(form, player), { isWhole }));
    if (asked.length) placeQuestions(cell, asked.map(({ element }) => element));
    return asked;
  });
}

function placeQuestions(cell, elements) {
  const results = cell.querySelector(".results");
  const player = results?.querySelector(":scope > .player");
  if (player && !results.querySelector(".measured")) {
    results.classList.add("paired");
    results.append(make("div", { class: "measured" }));
  }
  const place = results?.querySelector(".measured") ?? results;
  if (place) place.prepend(...elements);
  else cell.append(...elements);
}
