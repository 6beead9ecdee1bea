// One shot of a film as SVG.

let names = 0; // Clip paths need names that are unique on the page.

/** One shot on a stage: its elements are made once; a sample only sets attributes. */
class ShotPicture {
  constructor(film, shot) {
    this.values = film.valuesOf(shot);
    this.updates = []; // Functions of a sample, for what changes.
    this.clips = new Map();
    this.definitions = draw("defs");
    this.views = [];
    this.root = draw("g", {}, this.definitions);
    for (const item of shot.items) this.root.append(this.item(item));
  }

  show(index) {
    for (const update of this.updates) update(index);
  }

  /** Sets an attribute now, and at each sample if one of the values it is made of changes. */
  bind(element, name, indices, text) {
    const columns = indices.map((index) => this.values[index]);
    const set = (index) => element.setAttribute(name, text(columns.map((column) => Film.value(column, index))));
    set(0);
    if (columns.some((column) => typeof column !== "number")) this.updates.push(set);
  }

  item(item) {
    const moved = draw("g");
    if (item.move) this.bind(moved, "transform", item.move, transformText);
    const paths = item.paths.map((path) => this.path(path, Boolean(item.move)));
    moved.append(...paths);
    const group = draw("g", { class: `item ${item.kind}-item` }, moved);
    if (item.opacity !== undefined) this.bind(group, "opacity", [item.opacity], ([value]) => rounded(value));
    const clips = item.clips ?? [];
    const inside = (inner, clip) => draw("g", { "clip-path": `url(#${this.clip(clip)})` }, inner);
    // Its own mask does not cut its name.
    const masked = clips.filter((clip) => clip.mask).reduce(inside, moved);
    if (masked !== moved) group.append(masked);
    // A shadow reaches beyond its view, so the view's own outline says where its middle is.
    const outline = paths.find((path) => !path.classList.contains("shadow"));
    if (outline && item.name && item.kind !== "model") {
      group.prepend(draw("title", {}, item.name));
      this.label(group, moved, outline, item);
    }
    return clips.filter((clip) => !clip.mask).reduce(inside, group);
  }

  path(path, isMoved) {
    const element = draw("path", { class: path.class, "fill-rule": path.rule });
    const isClosed = !path.open;
    if (isMoved) element.setAttribute("d", path.rings.map((ring) => ringText(ring, isClosed)).join(""));
    else this.bindRings(element, path.rings, isClosed);
    if (typeof path.fill === "string") element.setAttribute("fill", path.fill);
    else if (path.fill) this.bind(element, "fill", path.fill, colorText);
    return element;
  }

  /** Outlines whose points are values. */
  bindRings(element, rings, isClosed) {
    const ends = [];
    rings.reduce((end, ring) => (ends.push(end + ring.length), end + ring.length), 0);
    this.bind(element, "d", rings.flat(), (numbers) =>
      ends.map((end, place) => ringText(numbers.slice(ends[place - 1] ?? 0, end), isClosed)).join(""));
  }

  /** The name of a clip path; views inside the same area share one. */
  clip(clip) {
    const key = JSON.stringify(clip);
    if (!this.clips.has(key)) {
      const path = draw("path", { "clip-rule": clip.rule });
      this.bindRings(path, clip.rings, true);
      const name = `clip-${(names += 1)}`;
      this.definitions.append(draw("clipPath", { id: name }, path));
      this.clips.set(key, name);
    }
    return this.clips.get(key);
  }

  /** A text turns with its view; a name stays upright and follows the middle. */
  label(group, moved, outline, item) {
    if (item.kind === "view") this.views.push({ name: item.name, outline, group });
    else if (item.kind !== "keyboard") return;
    const text = draw("text", { class: item.text ? "label" : "name" }, item.text || item.name);
    const turns = item.text && item.move;
    (turns ? moved : group).append(text);
    const place = middleOf(turns ? { ...item, move: null } : item);
    const transform = (point) => `translate(${point.map(rounded)})`;
    if (turns) text.setAttribute("transform", transform(place.of(place.slots)));
    else this.bind(text, "transform", place.slots, (values) => transform(place.of(values)));
  }
}

/** Where the middle of an item's outline is: the values that it depends on, and the point that they make. */
function middleOf(item) {
  const { rings } = item.paths.find((path) => !/\bshadow\b/.test(path.class)) ?? item.paths[0];
  const numbers = rings.flat();
  if (!item.move) return { slots: numbers, of: middle };
  const [x, y] = middle(numbers);
  return { slots: item.move, of: (move) => {
    const [a, b, c, d, e, f] = matrixOf(move);
    return [a * x + c * y + e, b * x + d * y + f];
  } };
}

function ringText(ring, isClosed) {
  let text = "";
  for (let place = 0; place + 1 < ring.length; place += 2) {
    text += `${place ? "L" : "M"}${rounded(ring[place])} ${rounded(ring[place + 1])}`;
  }
  return isClosed && text ? `${text}Z` : text;
}

function matrixOf(move) {
  if (move.length === 6) return move;
  const [x, y, angle] = move;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), x, y];
}

function transformText(move) {
  if (move.length === 6) return `matrix(${move.map((part) => part.toFixed(5)).join(" ")})`;
  const turn = move[2] ? ` rotate(${((move[2] * 180) / Math.PI).toFixed(3)})` : "";
  return `translate(${rounded(move[0])} ${rounded(move[1])})${turn}`;
}

function colorText([red, green, blue, alpha = 1]) {
  return `rgb(${[red, green, blue].map(Math.round).join(" ")} / ${alpha.toFixed(3)})`;
}

/** The middle of the box around points. */
function middle(ring) {
  const of = (start) => {
    let [low, high] = [Infinity, -Infinity];
    for (let place = start; place < ring.length; place += 2) {
      low = Math.min(low, ring[place]);
      high = Math.max(high, ring[place]);
    }
    return (low + high) / 2;
  };
  return [of(0), of(1)];
}
