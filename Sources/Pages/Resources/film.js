// What makes a page move. The page is whole without it; the script only adds, and never fetches anything.
// Every text is set as text, never as markup: names and texts come from a notebook.
//
// The page has these files in one script, one after the other: film, picture, stage, player, plots, guesses, page;
// slides only in slides. This one has what all of them use, and the film of a cell as it is packed in the page.
"use strict";

const svgNamespace = "http://www.w3.org/2000/svg";
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const byCell = new Map(); // The id of a cell → its CellClock.

/** An HTML element with attributes, and texts or elements in it. */
function make(name, attributes = {}, ...content) {
  return fill(document.createElement(name), attributes, content);
}

/** The same for SVG. */
function draw(name, attributes = {}, ...content) {
  return fill(document.createElementNS(svgNamespace, name), attributes, content);
}

function fill(element, attributes, content) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...content);
  return element;
}

function parsed(id) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

const rounded = (value) => Math.round(value * 100) / 100;
const clamped = (value, low, high) => Math.min(Math.max(value, low), high);
/** Times as the notebook writes them: `1.2 s`, with as many digits as a frame needs. */
const timeText = (seconds) => `${seconds.toFixed(seconds < 100 ? 3 : 2).replace(/\.?0+$/, "")} s`;
/** The same, always as wide, so that nothing jumps while it counts. */
const clockText = (seconds) => `${seconds.toFixed(2)} s`;

/** The samples of a shot: constants as they are, packed columns as arrays of `count` numbers. */
function unpacked(shot) {
  const bytes = Uint8Array.from(atob(shot.data || ""), (letter) => letter.charCodeAt(0));
  let next = 0;
  const number = () => {
    let [value, factor, byte] = [0, 1, 0];
    do {
      byte = bytes[next++];
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte & 128);
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
  return shot.values.map((value) => {
    if (!Array.isArray(value)) return value;
    const column = new Float64Array(shot.count);
    let [before, last] = [0, 0];
    for (let index = 0; index < shot.count; index += 1) {
      const whole = number() + (index > 1 ? 2 * last - before : index === 1 ? last : 0);
      [before, last] = [last, whole];
      column[index] = whole * value[0];
    }
    return column;
  });
}

class Film {
  constructor(json) {
    this.size = json.size;
    this.start = json.start;
    this.count = json.count;
    this.interval = json.step / json.rate;
    this.contacts = (json.contacts ?? []).filter((contact) => contact.length > 2);
    this.marks = json.marks ?? [];
    let first = 0;
    this.shots = json.shots.map((shot) => {
      const begin = first;
      first += shot.count;
      return { first: begin, ...shot };
    });
  }

  get end() {
    return this.timeOf(this.count - 1);
  }

  timeOf(sample) {
    return this.start + sample * this.interval;
  }

  /** The last sample that is not later than a time. */
  sampleAt(time) {
    return clamped(Math.floor((time - this.start) / this.interval + 1e-4), 0, this.count - 1);
  }

  has(...kinds) {
    return this.shots.some((shot) => shot.items.some((item) => kinds.includes(item.kind)));
  }

  shotOf(sample) {
    return this.shots.find((shot) => sample < shot.first + shot.count) ?? this.shots.at(-1);
  }

  /** A shot's columns; unpacked when they are first needed. */
  valuesOf(shot) {
    shot.unpacked ??= unpacked(shot);
    return shot.unpacked;
  }

  /** A value at a sample of its shot. */
  static value(column, index) {
    return typeof column === "number" ? column : column[index];
  }
}
