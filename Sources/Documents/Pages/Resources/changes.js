// What a run has changed: numbers with what they were, and curves beside what they were.

const numberInText = /[-\u2212]?\d+(?:\.\d+)?(?:e[-+]?\d+)?/g;

/** Marks what differs in a cell from what it showed in the beginning. */
function markChanges(section, before) {
  const texts = (element) => [...element.querySelectorAll(".results :is(td, p.facts, .text, .expectation, .passed)")];
  const old = texts(before);
  texts(section).forEach((element, place) => {
    const other = old[place];
    if (other && other.className === element.className) markNumbers(element, other.textContent);
  });
  const plots = [...before.querySelectorAll("figure.plot")];
  [...section.querySelectorAll("figure.plot")].forEach((figure, place) => {
    if (plots[place]) drawBefore(figure, plots[place]);
  });
}

/** Marks the numbers of a text that has the same words as before. */
function markNumbers(element, old) {
  const text = element.textContent;
  if (text === old || element.childElementCount > 0) return;
  if (text.replace(numberInText, "0").replace(/ +/g, " ") !== old.replace(numberInText, "0").replace(/ +/g, " ")) return;
  const were = old.match(numberInText) ?? [];
  let [next, place] = [0, 0];
  const parts = [];
  for (const found of text.matchAll(numberInText)) {
    const was = were[place];
    place += 1;
    if (found[0] === was) continue;
    parts.push(text.slice(next, found.index), make("mark", {}, found[0]), make("span", { class: "was" }, ` was ${was} `));
    next = found.index + found[0].length;
  }
  element.replaceChildren(...parts, text.slice(next));
}

/** Draws the curves of a plot as they were, in gray, as far as they are on its axes. */
function drawBefore(figure, old) {
  const sides = (plot) => {
    const number = (name) => Number(plot.dataset[name]);
    const [low, high] = plot.dataset.grows === "down" ? [number("low"), number("high")] : [number("high"), number("low")];
    return { left: number("left"), right: number("right"), top: number("top"), bottom: number("bottom"),
      from: number("from"), to: number("to"), low, high };
  };
  const [now, was] = [sides(figure), sides(old)];
  if ([...Object.values(now), ...Object.values(was)].some((value) => !Number.isFinite(value))) return;
  const along = (value, from, to, start, end) => start + (value - from) / (to - from) * (end - start);
  const across = (x) => along(along(x, was.left, was.right, was.from, was.to), now.from, now.to, now.left, now.right);
  const down = (y) => along(along(y, was.top, was.bottom, was.low, was.high), now.low, now.high, now.top, now.bottom);
  const curves = [...figure.querySelectorAll("path.curve")];
  [...old.querySelectorAll("path.curve:not(.guessed, .dots)")].forEach((path) => {
    const points = pointsOf(path.getAttribute("d")).map(([x, y, isFirst]) => [across(x), down(y), isFirst]);
    const isIn = ([x, y]) => x >= now.left - 0.5 && x <= now.right + 0.5 && y >= now.top - 0.5 && y <= now.bottom + 0.5;
    let isOpen = false;
    const d = points.map((point) => {
      if (!isIn(point)) { isOpen = false; return ""; }
      const letter = isOpen && !point[2] ? "L" : "M";
      isOpen = true;
      return `${letter}${rounded(point[0])} ${rounded(point[1])}`;
    }).join("");
    if (d && curves.every((curve) => curve.getAttribute("d") !== d)) curves[0]?.before(draw("path", { class: "before", d }));
  });
}
