// Everybody's guesses, beside their question and as ghosts on the stage. No names.

const crowdPicture = (question, mine) => (question.choices ? barPlot : dotPicture)(question, mine);
/** What the guesses say together. */
const crowdWords = ({ verdict, words = [] }) => verdict ?? words.findLast((vote) => vote) ?? "There are no guesses.";
/** What is asked, as the notebook's code has it. */
const subjectWords = (question) => (question.choices ? question.text
  : `${question.text} ${question.moment}${question.unit ? `, in ${question.unit}` : ""}`);
/** A question in words. */
const askedWords = (question) => question.sentence || subjectWords(question);
/** Whether a guess is near the answer, as the class counts it. */
const isNear = ({ choices, answer, near }, value) => (choices ? value === answer : Math.abs(value - answer) <= near);
const isShown = (question) => question.state === "shown" || question.state === "revealed";

/** The area that two boxes share. */
const commonArea = (one, other) => Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0]))
  * Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]));

/** Everybody's guesses on a stage: an outline for each clump, with how many it has, and the true one among them. */
class Crowd {
  constructor(form, player) {
    this.shape = new GhostShape(form.dataset, player);
    this.player = player;
    this.clumps = [];
    this.group = draw("g", { class: "crowd", "aria-hidden": "true" });
    player.svg.querySelector("svg").append(this.group);
    player.listeners.push(() => this.draw());
    player.prepare();
    const others = player.stage.laidOut;
    player.stage.laidOut = () => { others?.(); this.draw(); };
  }

  show(clumps, answer) {
    Object.assign(this, { clumps, answer });
    this.draw();
  }

  draw() {
    const { shape, answer } = this;
    const truth = shape.truth(Number(answer ?? shape.start));
    const outline = (value, look) => {
      const center = shape.moved(value, truth);
      const [wide, high] = this.halves(value);
      this.outlines.push({ center, wide, high });
      return draw("path", { d: shape.ring, class: look, transform: shape.transform(value, center) });
    };
    const most = Math.max(...this.clumps.map(({ count }) => count));
    const { left, top, right, bottom } = this.player.stage.crop;
    this.taken = [];
    this.outlines = [];
    this.kept = this.clumps.length ? this.keptFree : [];
    const truly = answer === undefined ? [] : [outline(answer, "true-outline")];
    const beyond = new Map(); // An edge → the clumps beyond it.
    const marks = this.clumps.flatMap((clump) => {
      const [x, y] = shape.moved(clump.at, truth);
      const edge = y < top ? "above" : y > bottom ? "below" : x < left ? "on the left" : x > right ? "on the right" : "";
      if (edge) {
        beyond.set(edge, [...beyond.get(edge) ?? [], clump]);
        return [];
      }
      const ghost = outline(clump.at, "ghost-outline");
      ghost.setAttribute("stroke-opacity", rounded(0.4 + (0.6 * clump.count) / most));
      return clump.count > 1 ? [ghost, this.badge(clump, [x, y])] : [ghost];
    });
    this.group.replaceChildren(...marks, ...[...beyond].map(([edge, clumps]) => this.edgeBadge(edge, clumps)), ...truly);
  }

  /** Half of an outline's width and height. */
  halves(value) {
    const { shape } = this;
    return shape.size.map((size, place) => (size * (["width", "height"][place] === shape.change ? shape.scale(value, place) : 1)) / 2);
  }

  /** How many guessed it, beside the outline: where it leads to what is asked. */
  badge({ count, at }, [x, y]) {
    const { shape } = this;
    const radius = 0.95 * this.player.stage.room.size;
    const [wide, high] = this.halves(at);
    const turn = ((at - shape.start - 90) * Math.PI) / 180;
    const ways = { x: [0, -1, high], height: [0, -1, high], angle: [Math.cos(turn), Math.sin(turn), Math.max(wide, high)] };
    const [dx, dy, away] = ways[shape.change] ?? [1, 0, wide];
    const { left, top, right, bottom } = this.player.stage.crop;
    const beside = (step, along) => [
      clamped(x + dx * step - dy * along, left + radius, right - radius), clamped(y + dy * step + dx * along, top + radius, bottom - radius),
    ];
    // On its side or on the other one, where the stage ends; then above and below.
    const first = away + 1.3 * radius;
    const steps = Array.from({ length: 9 }, (_, more) => first + more * radius).flatMap((step) => [step, -step]);
    const places = [0, 2.1, -2.1, 4.2, -4.2].flatMap((along) => steps.map((step) => beside(step, along * radius)));
    return this.pill(this.freest(places, radius, radius), String(count), radius);
  }

  edgeBadge(edge, clumps) {
    const { left, top, right, bottom } = this.player.stage.crop;
    const { size } = this.player.stage.room;
    const [first, last] = [Math.min(...clumps.map(({ from }) => from)), Math.max(...clumps.map(({ to }) => to))].map(numberText);
    const count = clumps.reduce((sum, clump) => sum + clump.count, 0);
    const whole = `${count} ${edge}: ${first === last ? first : `${first} … ${last}`}`;
    const words = 2 * this.halfOf(whole, size) > right - left ? `${count} ${edge}` : whole;
    const half = this.halfOf(words, size);
    const places = [];
    for (let step = 0; step < 3; step += 1) {
      const [up, down] = [top + (1 + 2 * step) * size, bottom - (1 + 2 * step) * size];
      const rows = edge === "above" ? [up] : edge === "below" ? [down] : [up, down];
      const ends = [left + half, right - half, (left + right) / 2];
      const sides = edge === "on the left" ? [ends[0]] : edge === "on the right" ? [ends[1]] : ends;
      for (const y of rows) places.push(...sides.map((x) => [x, y]));
    }
    return this.pill(this.freest(places, half, size), words, 0.95 * size);
  }

  /** The first of some places where something lies on nothing; else where it hides the least. */
  freest(places, wide, high) {
    const boxAt = ([x, y], w, h) => [x - w, y - h, x + w, y + h];
    const outlines = this.outlines.map((outline) => boxAt(outline.center, outline.wide, outline.high));
    const hidden = (box, others) => others.reduce((sum, other) => sum + commonArea(box, other), 0);
    // An outline is still seen beside what lies on it; words are not.
    const costs = places.map((place) => {
      const box = boxAt(place, wide, high);
      return 10 * hidden(box, [...this.kept, ...this.taken]) + hidden(box, outlines);
    });
    const place = places[costs.indexOf(Math.min(...costs))];
    this.taken.push(boxAt(place, wide, high));
    return place;
  }

  /** Where nothing else may lie: on the view, on names, and on what is said of guesses. */
  get keptFree() {
    const { player, shape } = this;
    const said = [...player.svg.querySelectorAll("text.guessed")].map((text) => text.getBBox())
      .map((text) => [text.x, text.y, text.x + text.width, text.y + text.height]);
    const points = player.film.outline(shape.view, player.sample);
    return [...(points ? [boxAround(points)] : []), ...player.stage.room.taken, ...said];
  }

  /** Half of the width of a badge. */
  halfOf(words, radius) {
    return Math.max(radius, 0.34 * this.player.stage.room.size * words.length);
  }

  pill([x, y], words, radius) {
    const half = this.halfOf(words, radius);
    return draw("g", { class: "badge", transform: `translate(${rounded(x)} ${rounded(y)})` },
      draw("rect", { x: rounded(-half), y: rounded(-radius), width: rounded(2 * half), height: rounded(2 * radius), rx: rounded(radius) }),
      draw("text", { "font-size": this.player.stage.room.size }, words));
  }
}

/** A question of a cell on any page of a class: where its guesses are drawn. */
class AskedQuestion {
  constructor(form, player) {
    this.form = form;
    this.player = player;
    this.words = make("p", { class: "asks-words" });
    this.sentences = make("p", { class: "crowd-words" });
    this.picture = make("figure", { class: "crowd-dots" });
    this.element = make("div", { class: "asked" }, this.words, this.picture, this.sentences, form);
    // On the wall, it only shows what can be answered.
    form.addEventListener("submit", (event) => event.preventDefault());
    if (form.dataset.view && player) this.crowd = new Crowd(form, player);
  }

  /** Shows what the class guessed, as far as the server tells it. */
  show(question, mine) {
    const text = JSON.stringify([question.dots, question.axis, question.state, mine]);
    if (this.shown === text) return;
    this.shown = text;
    const isKnown = Boolean(question.dots) && isShown(question);
    if (!this.isOnStageAlone) this.picture.replaceChildren(...(isKnown ? [crowdPicture(question, mine)] : []));
    this.sentences.textContent = isKnown ? crowdWords(question) : "";
    this.crowd?.show(isKnown ? question.clumps?.findLast((vote) => vote.length) ?? [] : [], question.answer);
  }

  /** Shows the answer after the run that leads to it. Before the step is whole there is no run. */
  async reveal(question, mine, isLive) {
    if (this.isPlaying || !this.isWhole) return;
    if (!this.isRevealed) {
      this.isPlaying = true;
      this.show({ ...question, state: "shown", answer: undefined, verdict: undefined }, mine);
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
    if (isLive) return new Promise((then) => { player.playThrough(Number(from), end, then); });
    player.seekTime(end);
    return Promise.resolve();
  }
}

/** The questions of a step's cells, each cell's in a card with the stage that they are about. */
function askedQuestions(step) {
  return [...step.querySelectorAll("section.cell")].flatMap((cell) => {
    const forms = [...cell.querySelectorAll("form.predict")];
    const [player] = byCell.get(cell.id)?.players ?? [];
    const isWhole = document.getElementById(cell.id.replace("cell", "answers")) !== null;
    const asked = forms.map((form) => Object.assign(new AskedQuestion(form, player), { isWhole }));
    if (asked.length) cell.prepend(make("div", { class: "card" }, ...(player ? [player.figure] : []), ...asked.map(({ element }) => element)));
    const code = cell.querySelector(".code");
    if (code && asked.length && !isWhole) {
      const folded = make("details", { class: "lines" }, make("summary", {}, "Show the code"));
      code.replaceWith(folded);
      folded.append(code);
    }
    return asked;
  });
}
