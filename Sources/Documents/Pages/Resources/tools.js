// What makes a page move. The page is whole without it; the script only adds, and never fetches anything.
// Every text is set as text, never as markup: names and texts come from a notebook.
//
// Each file is a script of its own, and a page has those that it needs, in this order: tools; film, picture, stage and
// player in one; plots, guesses, sweeps, slides; page. This one has what all of them use.

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
