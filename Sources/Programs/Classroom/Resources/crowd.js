// Everybody's guesses: in sentences, as dots on an axis, and as ghosts on the stage. No names.

const unitText = (question) => (question.unit ? `\u00a0${question.unit}` : "");
const valueText = (question, value) => `${rounded(value)}${unitText(question)}`;
const askedText = (question) => (question.time === null || question.time === undefined ? "when all is at rest" : `at ${timeText(question.time)}`);
const isShown = (question) => question.state === "shown" || question.state === "revealed";

/** The value below which a share of sorted values lies. */
const quantile = (values, share) => values[Math.min(Math.floor(share * values.length), values.length - 1)];

/** How many of some guesses are near, in words. */
function nearOnes(question, values) {
  const near = values.filter((value) => Math.abs(value - question.answer) <= question.near).length;
  return `${near || "none"} of ${values.length}`;
}

const capital = (words) => words[0].toUpperCase() + words.slice(1);

function spreadWords(question, values) {
  if (values.length === 1) return `1 guess: ${valueText(question, values[0])}.`;
  return `${values.length} guesses, half of them from ${rounded(quantile(values, 0.25))} to ${valueText(question, quantile(values, 0.75))}.`;
}

/** What the guesses say together, in sentences without names. */
function crowdSentences(question) {
  const [first = [], second = []] = question.dots ?? [];
  const last = second.length ? second : first;
  if (last.length === 0) return ["There are no guesses."];
  const near = question.state === "revealed" && valueText(question, question.near);
  const sentences = [near ? `${capital(nearOnes(question, last))} within ${near}.` : spreadWords(question, last)];
  if (first.length && second.length) {
    const [before, after] = [quantile(first, 0.5), quantile(second, 0.5)];
    sentences.push(before === after ? `The middle guess stayed at ${valueText(question, after)}.`
      : `The middle guess moved from ${rounded(before)} to ${valueText(question, after)}.`);
    if (near) sentences.push(`In the first vote: ${nearOnes(question, first)}.`);
  }
  return sentences;
}

const dotBox = { width: 360, left: 32, right: 328, beyond: 22, radius: 4, high: 78 };

/**
 * Guesses as dots on an axis, a row for each vote. Those off the axis stand beyond its ends.
 * @param {number[]} mine The reader's own guesses, by vote.
 */
function dotPlot(question, mine = []) {
  const { width, left, right } = dotBox;
  const rows = (question.dots ?? []).filter((values, place) => place === 0 || values.length).map((values) => stacked(question, values));
  const bottom = rows.reduce((height, row) => height + row.height + rowHead, 0);
  const svg = draw("svg", {
    class: "dots-on-axis", viewBox: `0 0 ${width} ${bottom + 24}`, role: "img",
    "aria-label": crowdSentences(question).join(" "),
  });
  let base = 0;
  rows.forEach((row, place) => {
    base += row.height + rowHead;
    const name = ["First vote", "Second vote"][place];
    svg.append(draw("path", { class: "axis", d: `M${left} ${base}H${right}` }));
    if (rows.length > 1) svg.append(draw("text", { x: left, y: base - row.height - 6, class: "row-name" }, name));
    svg.append(...dotsOf(row, base - 1, mine[place]));
  });
  svg.append(...axisLabels(question, bottom));
  if (question.state === "revealed") svg.append(...truthLine(question, bottom));
  return svg;
}

const rowHead = 20; // Over the dots of a vote.
const dotStep = 2 * dotBox.radius + 1;

/** Values with their places across and their ranks above the axis. Dots that are many lie over each other. */
function stacked(question, values) {
  const { left, right, high } = dotBox;
  const bins = new Map(); // A place across → how many dots it has.
  const dots = values.map((value) => {
    const x = placeOnAxis(question, value);
    const bin = x < left || x > right ? x : left + Math.round((x - left) / dotStep) * dotStep;
    bins.set(bin, (bins.get(bin) ?? 0) + 1);
    return { value, x: bin, rank: bins.get(bin) - 1 };
  });
  const highest = Math.max(...bins.values(), 3);
  const height = Math.min(highest * dotStep, high);
  return { dots, height, rise: Math.min(dotStep, (height - dotStep) / (highest - 1)) };
}

/** Where a value stands across; beyond the ends for one that is off the axis. */
function placeOnAxis({ axis: { from, to } }, value) {
  const { left, right } = dotBox;
  if (value < from) return left - dotBox.beyond;
  if (value > to) return right + dotBox.beyond;
  return left + ((value - from) / (to - from)) * (right - left);
}

function dotsOf({ dots, rise }, base, mine) {
  const own = dots.find(({ value }) => value === mine);
  // The reader's own is in front.
  return [...dots.filter((dot) => dot !== own), ...(own ? [own] : [])].map((dot) => draw("circle", {
    class: dot === own ? "dot-of-guess mine" : "dot-of-guess", r: dotBox.radius,
    cx: dot.x, cy: rounded(base - dotBox.radius - dot.rank * rise),
  }));
}

function axisLabels(question, bottom) {
  const { from, to, labels: values } = question.axis;
  const labels = values.flatMap((value) => {
    const x = rounded(placeOnAxis(question, clamped(value, from, to)));
    const text = String(Number(value.toPrecision(6)));
    return [draw("path", { class: "axis", d: `M${x} ${bottom}v4` }), draw("text", { x, y: bottom + 17, class: "middle" }, text)];
  });
  const all = (question.dots ?? []).flat();
  const ends = [["◂", dotBox.left - dotBox.beyond, (value) => value < from], ["▸", dotBox.right + dotBox.beyond, (value) => value > to]];
  for (const [arrow, x, isBeyond] of ends) {
    if (all.some(isBeyond)) labels.push(draw("text", { x, y: bottom + 16, class: "middle" }, arrow));
  }
  return labels;
}

function truthLine(question, bottom) {
  const x = rounded(placeOnAxis(question, question.answer));
  const word = `${question.text_answer}${unitText(question)}`;
  const half = (word.length * labelWidth) / 2;
  return [
    draw("path", { class: "truth", d: `M${x} 16V${bottom}` }),
    draw("text", { x: clamped(x, half + 2, dotBox.width - half - 2), y: 12, class: "middle truth-value" }, word),
  ];
}

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
    if (form.dataset.view && player) this.crowd = new Crowd(form, player);
  }

  /** Shows what the class guessed, as far as the server tells it. */
  show(question, mine) {
    const text = JSON.stringify([question.dots, question.axis, question.state, mine]);
    if (this.shown === text) return;
    this.shown = text;
    const isKnown = Boolean(question.dots && question.axis);
    this.picture.replaceChildren(...(isKnown ? [dotPlot(question, mine)] : []));
    this.sentences.textContent = isKnown && isShown(question) ? crowdSentences(question).join(" ") : "";
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
    const { crowd, player } = this;
    if (!crowd) return Promise.resolve();
    const end = player.film.timeOf(player.film.sampleAt(Number(this.form.dataset.time)));
    if (isLive) player.figure.scrollIntoView({ block: "nearest" });
    if (isLive) return new Promise((then) => { player.playThrough(crowd.shape.from, end, then); });
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
