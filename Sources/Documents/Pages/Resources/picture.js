// One shot of a film as SVG.

let names = 0; // Clip paths need names that are unique on the page.

/** One shot on a stage: its elements are made once; a sample only sets attributes. */
class ShotPicture {
  constructor(stage, shot) {
    this.stage = stage;
    this.values = stage.film.valuesOf(shot);
    this.updates = []; // Functions of a sample, for what changes.
    this.clips = new Map();
    this.definitions = draw("defs");
    this.views = [];
    this.named = []; // What has a name, from back to front.
    this.lines = []; // What no name may be struck through by.
    this.marks = shot.marks ?? [];
    this.root = draw("g", {}, this.definitions);
    this.ground = draw("g"); // The arrows of fields, behind everything.
    for (const item of shot.items) (item.kind === "force" ? this.ground : this.root).append(this.item(item));
  }

  show(index) {
    for (const update of this.updates) update(index);
  }

  /** The values of some slots at a sample. */
  valuesAt(slots, index) {
    return slots.map((slot) => Film.value(this.values[slot], index));
  }

  /** Sets an attribute now, and at each sample if one of the values it is made of changes. */
  bind(element, name, slots, text) {
    const update = (index) => element.setAttribute(name, text(this.valuesAt(slots, index)));
    update(0);
    if (slots.some((slot) => typeof this.values[slot] !== "number")) this.updates.push(update);
  }

  item(item) {
    const moved = draw("g");
    if (item.move) this.bind(moved, "transform", item.move, transformText);
    const paths = item.paths.map((path) => this.path(path, Boolean(item.move)));
    moved.append(...paths);
    const group = draw("g", { class: `item ${item.kind}-item` }, moved);
    // Gravity is an arrow in the corner of what is seen.
    if (item.kind === "gravity" && this.stage.crop) group.setAttribute("transform", `translate(${this.stage.crop.left} ${this.stage.crop.top})`);
    if (item.opacity !== undefined) this.bind(group, "opacity", [item.opacity], ([value]) => rounded(value));
    const clips = item.clips ?? [];
    const inside = (inner, clip) => draw("g", { "clip-path": `url(#${this.clip(clip)})` }, inner);
    // Its own mask does not cut its name.
    const masked = clips.filter((clip) => clip.mask).reduce(inside, moved);
    if (masked !== moved) group.append(masked);
    // A shadow reaches beyond its view, so the view's own outline says where its middle is.
    const outline = paths.find((path) => !path.classList.contains("shadow"));
    if (["attachment", "boundary", "sign", "acting"].includes(item.kind)) this.lines.push({ item, ...outlineOf(item) });
    if (outline && item.name && item.kind !== "model") {
      group.prepend(draw("title", {}, item.name));
      this.label(group, moved, outline, item);
    }
    return clips.filter((clip) => !clip.mask).reduce(inside, group);
  }

  path(path, isMoved) {
    const element = draw("path", { class: path.class, "fill-rule": path.rule });
    const text = path.figure
      ? (ring) => figureText(path.figure, ring, path.length ?? 0) : (ring) => ringText(ring, !path.open);
    if (isMoved) element.setAttribute("d", path.rings.map(text).join(""));
    else this.bindRings(element, path.rings, text);
    if (typeof path.fill === "string") element.setAttribute("fill", path.fill);
    else if (path.fill) this.bind(element, "fill", path.fill, colorText);
    return element;
  }

  /** Outlines whose points are values. */
  bindRings(element, rings, text = (ring) => ringText(ring, true)) {
    const ends = [];
    rings.reduce((end, ring) => (ends.push(end + ring.length), end + ring.length), 0);
    this.bind(element, "d", rings.flat(), (numbers) =>
      ends.map((end, place) => text(numbers.slice(ends[place - 1] ?? 0, end))).join(""));
  }

  /** The name of a clip path; views inside the same area share one. */
  clip(clip) {
    const key = JSON.stringify(clip);
    if (!this.clips.has(key)) {
      const path = draw("path", { "clip-rule": clip.rule });
      this.bindRings(path, clip.rings);
      const name = `clip-${(names += 1)}`;
      this.definitions.append(draw("clipPath", { id: name }, path));
      this.clips.set(key, name);
    }
    return this.clips.get(key);
  }

  /** A text turns with its view; a name stays upright, so the stage places it. */
  label(group, moved, outline, item) {
    if (item.kind === "view") this.views.push({ name: item.name, outline, group });
    else if (!item.says && item.kind !== "keyboard") return;
    // Names of forces stand where all others leave room.
    this.named[item.says ? "unshift" : "push"]({ item, group, ...outlineOf(item), clips: (item.clips ?? []).map(({ rings }) => rings.flat()) });
    if (!item.text) return;
    const text = draw("text", { class: `label${item.ink}`, "font-size": item.size }, item.text);
    (item.move ? moved : group).append(text);
    const { slots, of } = boxOf({ ...item, move: null });
    const transform = (values) => {
      const [left, top, , bottom] = of(values);
      return `translate(${[left, (top + bottom) / 2].map(rounded)})`;
    };
    if (item.move) text.setAttribute("transform", transform(slots));
    else this.bind(text, "transform", slots, transform);
  }
}

/** The points of an item's outline: the values that they depend on, and what these make. */
function outlineOf(item) {
  // A shadow reaches beyond its view.
  const { rings } = item.paths.find((path) => !/\bshadow\b/.test(path.class)) ?? item.paths[0];
  const numbers = rings.flat();
  if (!item.move) return { slots: numbers, of: (points) => points };
  return { slots: item.move, of: (move) => {
    const [a, b, c, d, e, f] = matrixOf(move);
    return numbers.map((value, place) => (place % 2
      ? b * numbers[place - 1] + d * value + f : a * value + c * numbers[place + 1] + e));
  } };
}

/** The same for the box around it. */
function boxOf(item) {
  const { slots, of } = outlineOf(item);
  return { slots, of: (values) => boxAround(of(values)) };
}

function ringText(ring, isClosed) {
  let text = "";
  for (let place = 0; place + 1 < ring.length; place += 2) {
    text += `${place ? "L" : "M"}${rounded(ring[place])} ${rounded(ring[place + 1])}`;
  }
  return isClosed && text ? `${text}Z` : text;
}

/** The lines of a figure at its places, as those of a picture that is a file. */
function figureText(figure, [x, y, x2, y2], length) {
  const [dx, dy] = [x2 - x, y2 - y];
  const long = Math.hypot(dx, dy);
  const at = (...places) => ringText(places.flatMap((place, index) => (index % 2 ? [] : [x + place, y + places[index + 1]])));
  const along = (share, side = 0) => [x + dx * share - (long ? dy / long : -1) * side, y + dy * share + (long ? dx / long : 0) * side];
  const circle = (radius) => at(...Array.from({ length: 17 }, (_, index) => [Math.cos, Math.sin].map((part) => radius * part(index * Math.PI / 8))).flat());
  const head = Math.min(6 / (long || 1), 0.4);
  const sag = Math.sqrt(Math.max(3 * (length * length - long * long) / 16, 0));
  const share = Array.from({ length: 13 }, (_, index) => index / 12);
  return {
    spring: () => ringText([x, y, ...along(0.1), ...Array.from({ length: 20 }, (_, index) => along(0.1 + 0.04 * (index + 0.5), index % 2 ? -6 : 6)).flat(), ...along(0.9), x2, y2]),
    rope: () => ringText(share.flatMap((part) => [x + dx * part, y + dy * part + 4 * sag * part * (1 - part)])),
    arrow: () => ringText([x, y, x2, y2]) + ringText([...along(1 - head, 0.6 * head * long), x2, y2, ...along(1 - head, -0.6 * head * long)]),
    pin: () => circle(4),
    center: () => circle(5) + at(-8, 0, 8, 0) + at(0, -8, 0, 8),
    weld: () => at(-6, -4, 6, -4, 6, 4, -6, 4, -6, -4),
    foot: () => at(-8, 0, 8, 0) + [-6, -1, 4].map((place) => at(place, 0, place - 4, 5)).join(""),
  }[figure]?.() ?? ringText([x, y, x2, y2]);
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

/** The left, top, right and bottom of points. */
function boxAround(points) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  points.forEach((value, place) => {
    box[place % 2] = Math.min(box[place % 2], value);
    box[2 + (place % 2)] = Math.max(box[2 + (place % 2)], value);
  });
  return box;
}

const middle = ([left, top, right, bottom]) => [(left + right) / 2, (top + bottom) / 2];
