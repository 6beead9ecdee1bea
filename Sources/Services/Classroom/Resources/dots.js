// Everybody's guesses of a number as dots on an axis. No names.

const unitText = (question) => (question.unit ? `\u00a0${question.unit}` : "");
const voteNames = ["first", "then"];
/** A guess as it was dragged or typed. */
const numberText = (value) => withMinus(Number(value.toPrecision(6)));
const valueText = (question, value) => (question.choices ? `“${value}”` : `${numberText(value)}${unitText(question)}`);

/** How large a page draws them: its width, the height of one row of dots and of one of two, its letters, the largest
 * radius, and the room between rows for what moved, in letters; without it, that is not drawn. */
const dotLooks = {
  class: { width: 340, heights: [120, 70], type: 13, radius: 6 },
  teacher: { width: 560, heights: [170, 120], type: 13, radius: 7, room: 2.4 },
  wall: { width: 1240, heights: [540, 265], type: 36, radius: 20, room: 2.4 },
};

/**
 * The ranks of sorted places above the axis: each dot lies as low as it can without covering another, so a pile
 * grows up from its lowest member.
 */
function pileRanks(places, radius) {
  const ends = []; // A rank → the place of its last dot.
  return places.map((place) => {
    let rank = ends.findIndex((end) => place - end >= 2 * radius);
    if (rank < 0) rank = ends.length;
    ends[rank] = place;
    return rank;
  });
}

/**
 * A row of dots for each vote, all with one axis and one radius. Each dot is at its value. What is off the axis is
 * said in words at its end.
 */
class DotPlot {
  /** @param {number[]} mine The reader's own guesses, by vote. */
  constructor(question, mine, look) {
    Object.assign(this, { question, mine, ...look });
    const votes = (question.dots ?? []).filter((values, place) => place === 0 || values.length);
    // What is said at the ends leaves half of the room to the axis.
    for (const digits of [6, 3, 0]) {
      this.layOut(votes, digits);
      if (this.right - this.left > this.width / 2) break;
    }
    this.setRadius();
  }

  layOut(votes, digits) {
    const { question, mine } = this;
    const { from, to } = question.axis;
    this.rows = votes.map((values, place) => ({
      name: votes.length > 1 ? voteNames[place] : "", own: mine[place],
      values: values.filter((value) => value >= from && value <= to),
      ends: [this.beyond(values.filter((value) => value < from), digits, "◂ ", ""), this.beyond(values.filter((value) => value > to), digits, "", " ▸")],
    }));
    const widest = (texts) => Math.max(...texts.map((text) => this.widthOf(text)), 0);
    this.left = Math.max(widest(this.rows.flatMap(({ name, ends }) => [name, ...ends[0]])) + 0.4 * this.type, 1.6 * this.type);
    this.right = this.width - Math.max(widest(this.rows.flatMap(({ ends }) => ends[1])) + 0.4 * this.type, this.widthOf(question.unit ?? "") + 1.4 * this.type);
  }

  widthOf(text) {
    return 0.58 * this.type * text.length;
  }

  /** How many guesses are off the axis, and where: in one line if there is room, else in two. */
  beyond(values, digits, before, after) {
    if (!values.length) return [];
    if (!digits) return [`${before}${values.length}\u00a0×${after}`];
    const [first, last] = [values[0], values.at(-1)].map((value) => {
      const short = Number(value.toPrecision(digits));
      return (numberText(short) === numberText(value) ? "" : "≈\u00a0") + numberText(short);
    });
    const [count, where] = [`${values.length}\u00a0×`, first === last ? first : `${first} … ${last}`];
    const whole = `${before}${count} ${where}${after}`;
    return this.widthOf(whole) < this.width / 4 ? [whole] : [count, `${before}${where}${after}`];
  }

  /** Where a value stands across. */
  place(value) {
    const { from, to } = this.question.axis;
    return this.left + ((value - from) / (to - from)) * (this.right - this.left);
  }

  /** The largest radius with which the highest pile fits, and piles beside each other stand on the axis. */
  setRadius() {
    const room = this.heights[this.rows.length - 1];
    const places = this.rows.map(({ values }) => values.map((value) => this.place(value)));
    const least = 0.4 * this.radius;
    for (const gap of places.flatMap((row) => row.slice(1).map((place, before) => place - row[before]))) {
      if (gap >= 2 * least) this.radius = Math.min(this.radius, gap / 2);
    }
    const piles = (radius) => places.map((row) => pileRanks(row, radius));
    const high = (ranks) => Math.max(...ranks, 0) + 1;
    while (piles(this.radius).some((ranks) => high(ranks) * 2 * this.radius > room)) this.radius *= 0.95;
    piles(this.radius).forEach((ranks, place) => Object.assign(this.rows[place], { ranks, height: high(ranks) * 2 * this.radius }));
  }

  get picture() {
    const { question, type, width } = this;
    const isRevealed = question.answer !== undefined;
    let base = (isRevealed ? 1.6 : 0.3) * type;
    const rows = this.rows.flatMap((row, place) => {
      const head = row.values.includes(row.own) ? 1.5 : 0.3;
      const top = base;
      base += Math.max(row.height + head * type, (row.name && row.ends[0].length > 1 ? 3.9 : 2.6) * type) + (place ? this.between * type : 0);
      return [...(place ? this.drawMoves(top, base - row.height) : []), ...this.drawRow(row, base)];
    });
    const truth = isRevealed ? this.truth(base) : [];
    return draw("svg", {
      class: "dots-on-axis", viewBox: `0 0 ${width} ${rounded(base + 1.8 * type)}`, role: "img", "font-size": type,
      "aria-label": crowdWords(question),
    }, ...truth.slice(0, 2), ...rows, ...this.labels(base), ...truth.slice(2));
  }

  drawRow({ name, values, ranks, own, ends }, base) {
    const { left, right, width, type, radius } = this;
    // Of equal dots, the reader's own is the highest, and it is in front.
    const mine = values.lastIndexOf(own);
    const dots = values.map((value, place) => draw("circle", {
      class: place === mine ? "dot-of-guess mine" : "dot-of-guess", cx: rounded(this.place(value)),
      cy: rounded(base - 1 - (2 * ranks[place] + 1) * radius), r: rounded(place === mine ? Math.max(radius, type / 2) : 0.92 * radius),
    }));
    const [ownDot] = mine < 0 ? [] : dots.splice(mine, 1);
    const text = (words, x, y, look) => (words ? [draw("text", { x, y, class: look }, words)] : []);
    return [
      draw("path", { class: "axis", d: `M${rounded(left)} ${base}H${rounded(right)}` }), ...dots, ...(ownDot ? this.drawOwn(ownDot, dots) : []),
      ...text(name, 0, base - (ends[0].length > 1 ? 2.9 : 1.6) * type, "row-name"),
      ...ends.flatMap((lines, end) => lines.flatMap((line, place) =>
        text(line, end ? width : 0, base - (0.3 + 1.3 * (lines.length - 1 - place)) * type, end ? "beyond end" : "beyond"))),
    ];
  }

  /** The reader's own dot, with a word over all that is there. */
  drawOwn(dot, others) {
    const number = (element, name) => Number(element.getAttribute(name));
    const x = number(dot, "cx");
    const near = [dot, ...others.filter((other) => Math.abs(number(other, "cx") - x) < 1.2 * this.type)];
    const top = Math.min(...near.map((one) => number(one, "cy") - number(one, "r")));
    return [dot, draw("text", { x, y: rounded(top - 0.3 * this.type), class: "you middle" }, "you")];
  }

  /** The room between two rows, in letters. */
  get between() {
    return this.question.moves?.length && this.room ? this.room : 0.4;
  }

  /** Who went from one clump to another, as a line with their number. */
  drawMoves(top, bottom) {
    const { question, room, type } = this;
    if (!room) return [];
    const { from: least, to: most } = question.axis;
    const x = (value) => this.place(clamped(value, least, most));
    const [fromY, toY] = [top + 2, top + room * type];
    const moves = (question.moves ?? []).map(({ from, to, count }) => ({ from: x(from), to: x(to), count }));
    const lines = moves.map(({ from, to }) => draw("path", { class: "move", d: `M${rounded(from)} ${rounded(fromY)}L${rounded(to)} ${rounded(toY)}V${rounded(bottom)}` }));
    // A number must not be read as part of another one, or as that of another line: where there is no room, it is not there.
    const places = [];
    const counts = [...moves].sort((one, other) => other.count - one.count).flatMap(({ from, to, count }) => {
      const half = this.widthOf(String(count)) / 2 + 0.3 * type;
      const shares = [0.5, 0.3, 0.7].map((share) => [from + share * (to - from), fromY + share * (toY - fromY)]);
      const isOwn = ([x, y]) => moves.every((other) => other.from === from && other.to === to
        || Math.abs(x - (other.from + ((y - fromY) / (toY - fromY)) * (other.to - other.from))) > half);
      const isApart = ([x, y]) => places.every((other) => Math.abs(x - other.x) > half + other.half || Math.abs(y - other.y) > type);
      const place = shares.find((place) => isApart(place) && isOwn(place));
      if (!place) return [];
      places.push({ x: place[0], y: place[1], half });
      return [draw("text", { class: "middle move-count", x: rounded(place[0]), y: rounded(place[1] + 0.35 * type) }, String(count))];
    });
    return [...lines, ...counts];
  }

  labels(base) {
    const { question: { axis, unit }, type, width } = this;
    let end = -Infinity;
    return [...axis.labels.flatMap((value) => {
      const x = rounded(this.place(value));
      const half = this.widthOf(numberText(value)) / 2;
      if (x - half < end + 0.4 * type) return [];
      end = x + half;
      return [draw("path", { class: "axis", d: `M${x} ${base}v${rounded(0.3 * type)}` }),
        draw("text", { x, y: rounded(base + 1.35 * type), class: "middle" }, numberText(value))];
    }), draw("text", { x: width, y: rounded(base + 1.35 * type), class: "end unit-name" }, unit)];
  }

  /** What is near the answer, as a band, and the answer as a line. */
  truth(base) {
    const { answer, band, text_answer: said } = this.question;
    const { from, to } = this.question.axis;
    const [low, high] = [answer - band, answer + band].map((value) => this.place(clamped(value, from, to)));
    const x = rounded(this.place(clamped(answer, from, to)));
    const half = 0.3 * this.type * said.length;
    return [
      draw("rect", { class: "near-band", x: rounded(low), y: rounded(1.4 * this.type), width: rounded(high - low), height: rounded(base - 1.4 * this.type) }),
      draw("path", { class: "truth", d: `M${x} ${rounded(1.4 * this.type)}V${base}` }),
      draw("text", { x: rounded(clamped(x, half, this.width - half)), y: this.type, class: "middle truth-value" }, said),
    ];
  }
}

const dotPicture = (question, mine = []) => new DotPlot(question, mine, dotLooks[document.body.dataset.page]).picture;
