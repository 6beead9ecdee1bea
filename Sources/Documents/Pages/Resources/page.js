// Cells with their players, and the start of it all.

/** The time of a cell: its players and the plots that follow them. */
class CellClock {
  constructor(cell) {
    this.cell = cell;
    this.players = [];
    this.plots = [];
  }

  add(player) {
    this.players.push(player);
    player.listeners.push((time) => {
      this.latest = player;
      for (const plot of this.plots) {
        plot.isTouched = player.hasMoved;
        plot.showTime(time);
      }
    });
  }

  /** The player whose film covers a time, else the first. */
  playerAt(time) {
    const covers = ({ film }) => time >= film.start - 1e-3 && time <= film.end + 1e-3;
    const chosen = this.latest && covers(this.latest) ? this.latest : this.players.find(covers);
    return chosen ?? this.players[0];
  }

  /** Shows the frame that is nearest to a time, which may be rounded. */
  seek(time) {
    const player = this.playerAt(time);
    if (!player) return;
    const { film } = player;
    const before = film.sampleAt(time);
    const after = Math.min(before + 1, film.count - 1);
    player.seek(film.timeOf(after) - time < time - film.timeOf(before) ? after : before);
  }
}

/** Sets up the cells in an element: players, plots, sweeps and buttons, but no guesses. */
function setUpStep(element) {
  for (const cell of element.querySelectorAll("section.cell")) setUpCell(cell);
  letScrollersTakeFocus();
}

function setUpCell(cell) {
  const clock = new CellClock(cell);
  const name = (cell.getAttribute("aria-label") ?? "cell").replace(/^C/, "c");
  for (const figure of cell.querySelectorAll("figure.player[data-film]")) {
    const film = parsed(figure.dataset.film);
    if (film?.count) clock.add(newPlayer(figure, new Film(film), name));
  }
  for (const figure of cell.querySelectorAll("figure.plot")) {
    if (!figure.closest(".sweep")) clock.plots.push(new Plot(figure, clock));
    if (figure.matches(".energy")) clock.plots.push(energyBars(clock.plots.at(-1)));
  }
  for (const figure of cell.querySelectorAll("figure.sweep")) {
    byCell.set(figure.dataset.sweep, new Sweep(figure, name).clock);
  }
  if (cell.matches(".unanswered")) unwrapLater(cell);
  pair(cell.querySelector(".results"));
  addCopyButton(cell);
  if (cell.id) byCell.set(cell.id, clock);
}

/** Lays a player beside everything else that the cell answered. */
function pair(results) {
  const [player, ...others] = results?.children ?? [];
  if (!player?.matches(".player") || others.length === 0) return;
  results.classList.add("paired");
  // One that ran before has a place for them already.
  const place = others.find((element) => element.matches(".measured")) ?? make("div", { class: "measured" });
  place.append(...others.filter((element) => element !== place));
  results.append(place);
}

function newPlayer(figure, film, name) {
  const player = new Player(figure, film, name);
  fill(figure, { role: "group", "aria-label": `Player of ${name}`, tabindex: film.count > 1 ? 0 : undefined }, []);
  listenToKeys(player);
  return player;
}

/** Nothing plays while nobody sees the page. */
function followSight() {
  for (const player of [...byCell.values()].flatMap(({ players }) => players)) {
    if (document.hidden) {
      player.isInterrupted = player.isPlaying;
      player.pause();
    } else if (player.isInterrupted) {
      player.isInterrupted = false;
      player.play();
    }
  }
}

function addCopyButton(cell) {
  const code = cell.querySelector(".code");
  if (!code) return;
  const button = make("button", { type: "button", class: "copy" }, "Copy");
  const said = make("span", { role: "status", class: "unseen" });
  button.addEventListener("click", async () => {
    const isCopied = await copied(code.querySelector("pre"));
    button.textContent = isCopied ? "Copied" : "Press Ctrl-C";
    said.textContent = isCopied ? "Copied" : "The code is selected";
    setTimeout(() => { button.textContent = "Copy"; said.textContent = ""; }, 2000);
  });
  code.append(button, said);
}

/** Copies a text; where the browser does not let a file do so, the text is at least selected. */
async function copied(element) {
  try {
    await navigator.clipboard.writeText(shownText(element).replace(/\n*$/, "\n"));
    return true;
  } catch {
    getSelection().selectAllChildren(element);
    return document.execCommand("copy");
  }
}

/** The text of an element without what is hidden in it. */
function shownText(element) {
  const shown = element.cloneNode(true);
  for (const part of shown.querySelectorAll("[hidden]")) part.remove();
  return shown.textContent;
}

/** On a phone, a table that is wider than the page becomes a list: each row is a line or two, with the heads before its
    cells. */
function fitTables() {
  for (const table of document.querySelectorAll("table.answer, table.prose")) {
    table.classList.remove("cards");
    const frame = table.closest(".wide") ?? table;
    if (!isNarrow.matches || table.rows[0].cells.length < 3 || frame.scrollWidth <= frame.clientWidth) continue;
    table.classList.add("cards");
    if (table.role) continue;
    // What is laid out as lines is a table still.
    table.role = "table";
    for (const row of table.rows) {
      row.role = "row";
      for (const [place, cell] of [...row.cells].entries()) {
        const head = table.tHead?.contains(row);
        cell.role = head ? "columnheader" : cell.matches("th") ? "rowheader" : "cell";
        if (!head && place > 0) cell.dataset.label = table.tHead?.rows[0]?.cells[place]?.textContent ?? "";
      }
    }
  }
}

/** What scrolls by itself must be reachable by the keyboard. */
function letScrollersTakeFocus() {
  fitTables();
  for (const element of document.querySelectorAll("pre, .wide, table.prose")) {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }
}

/** A page in a frame lends its parts to others there, takes the place of its picture, and is as high as what is in it. */
function setUpFrame(main) {
  const frame = window.frameElement;
  if (!frame) return;
  if (!parent.motionbookParts) {
    const scripts = [...document.querySelectorAll("script:not([type])")].map((script) => script.textContent);
    parent.motionbookParts = { style: document.querySelector("style").textContent, scripts };
    parent.dispatchEvent(new Event("motionbook"));
  }
  const agree = () => { document.documentElement.style.colorScheme = isOnDark(frame) ? "dark" : "light"; };
  agree();
  // A document that changes its theme changes its body.
  new MutationObserver(agree).observe(parent.document.body, { attributes: true });
  new ResizeObserver(() => { frame.height = Math.ceil(main.getBoundingClientRect().height); }).observe(main);
  frame.nextElementSibling?.remove();
}

/** Whether the first background behind an element is dark, whatever the system prefers. */
function isOnDark(element) {
  for (let behind = element; behind; behind = behind.parentElement) {
    const color = parent.getComputedStyle(behind).backgroundColor;
    const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g).map(Number);
    if (alpha > 0) return (red + green + blue) / (color.startsWith("rgb") ? 765 : 3) < 0.5;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Shows what the address names after `#`: a cell, a moment of its film as in `#cell-4@0.42`, or a challenge. */
function openPlace() {
  const [, id, time] = /^#(cell-\d+)(?:@(\d+(?:\.\d+)?)|\?beat=.*)?$/.exec(location.hash) ?? [];
  const cell = id && document.getElementById(id);
  if (!cell) return;
  cell.scrollIntoView();
  // The film of a question that waits tells the answer.
  if (time && !cell.matches(".unanswered, [hidden] *")) byCell.get(id)?.seek(Number(time));
}

const isNarrow = matchMedia("(max-width: 36rem)");
setUpStep(document);
for (const cell of document.querySelectorAll("section.unanswered")) setUpGuesses(cell, byCell.get(cell.id));
if (document.querySelector("details.lines")) setUpLines();
addEventListener("resize", letScrollersTakeFocus);
document.addEventListener("visibilitychange", followSight);
// What is folded has no width.
document.addEventListener("toggle", letScrollersTakeFocus, true);
if (document.body.classList.contains("slides")) {
  setUpSlides();
} else {
  openPlace();
  addEventListener("hashchange", openPlace);
}
const alone = document.querySelector("main.alone");
if (alone) setUpFrame(alone);

// For tests, and for the browser's console.
window.motionbook = {
  seek(cellId, seconds) {
    byCell.get(cellId)?.seek(seconds);
  },
  state(cellId) {
    const clock = byCell.get(cellId);
    const player = clock?.latest ?? clock?.players[0];
    return player && { time: player.time, isPlaying: player.isPlaying, views: player.stage?.views ?? {} };
  },
};

// A live page and a prompt have the script for it.
globalThis.setUpLive?.();
globalThis.setUpPrompt?.();
