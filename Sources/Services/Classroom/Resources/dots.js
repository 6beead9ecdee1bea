// Everybody's guesses of a number: in sentences, and as dots on an axis. No names.

const unitText = (question) => (question.unit ? `\u00a0${question.unit}` : "");
const valueText = (question, value) => (question.choices ? `“${value}”` : `${rounded(value)}${unitText(question)}`);

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
