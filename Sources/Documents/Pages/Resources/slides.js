// A page as slides: each section is a screen, or as many as it needs.

const sheet = [1280, 720]; // A printed slide, in pixels of 1/96 inch.
const foot = 56; // What the buttons take, in pixels.
const leastType = 12;
const leastPlot = 170; // The height of a plot beside a film, with its axis.
const most = 2; // Plots beside a film.

/** The page's parts on slides of one size. Nothing is cut: what has no room goes on the next slide. */
class Slides {
  constructor(main) {
    this.main = main;
    this.pieces = piecesOf(main);
    this.later = make("div", { hidden: true }); // What waits for a guess.
    this.plots = [...byCell.values()].flatMap(({ plots }) => plots);
    // What cells have measured, of which a part may stand on another slide.
    this.measured = new Map(this.pieces.map(({ node }) => measuredIn(node)).filter(Boolean)
      .map((results) => [results, [...results.children]]));
  }

  /** Lays all pieces out on slides of a width and a height. */
  arrange(width, height) {
    this.main.style.setProperty("--wide", `${width}px`);
    this.main.style.setProperty("--high", `${height}px`);
    for (const [results, children] of this.measured) results.append(...children);
    for (const { node } of this.pieces) node.remove();
    this.main.classList.add("arranging");
    this.slides = [];
    this.heading = null;
    this.main.replaceChildren(this.later);
    for (const piece of this.pieces) this.place(piece);
    for (const slide of this.slides) this.finish(slide);
    this.main.classList.remove("arranging");
    return this.slides;
  }

  place({ node, cells, hint }) {
    if (cells.some((cell) => cell.classList.contains("unanswered"))) return this.later.append(node);
    if (hint && !hint.open) return hint.append(node);
    const isHeading = isTitle(node);
    if (isHeading) this.heading = node;
    // A title alone is no slide.
    const isBegun = this.slides.length > 0 && !(isHeading && [...this.slides.at(-1).children].some((part) => !isTitle(part)));
    if (!isBegun) this.begin();
    this.slides.at(-1).append(node);
    this.layOutPlots(node);
    if (isHeading || this.fits()) return;
    // A film stays below its text with its questions and curves, or they go on together; the rest follows.
    const takeRest = () => {
      const before = excess(this.slides.at(-1));
      const rest = node.querySelector(".player") ? this.taken(node, (part) => !belongsToFilm(part)) : [];
      // What stands beside the film may take no room.
      return excess(this.slides.at(-1)) < before ? rest : (measuredIn(node)?.append(...rest), []);
    };
    let rest = takeRest();
    if (!node.matches(":nth-child(2):last-child, :only-child") && !(node.querySelector(".player") && this.fits(90, 80, 75))) {
      measuredIn(node)?.append(...rest);
      this.goOn(node);
      rest = takeRest();
    }
    this.show([...this.taken(node, () => true, 90, 80, 75), ...rest]);
  }

  /** Whether the last slide has room for what is on it, or has in one of some sizes of type. */
  fits(...sizes) {
    const slide = this.slides.at(-1);
    const has = (size) => {
      slide.style.fontSize = `calc(var(--type) * ${size / 100})`;
      this.layOutPlots(slide);
      return !overflows(slide) || this.fitPlots(slide);
    };
    const found = [100, ...sizes].some(has);
    if (!found) slide.style.fontSize = "";
    return found;
  }

  /** Gives the plots beside a film the height that is left there. */
  fitPlots(slide) {
    const cell = slide.querySelector(":scope > .cell:has(.player)");
    const plots = this.plots.filter(({ figure }) => cell?.contains(figure) && figure.checkVisibility());
    if (plots.length === 0) return false;
    const words = [...cell.querySelectorAll(".measured > *, .panel > *, .lines")].filter((part) => part.checkVisibility());
    const end = Math.max(...words.map((part) => part.getBoundingClientRect().bottom));
    const room = cell.getBoundingClientRect().bottom - Math.max(excess(slide), 0) - end;
    for (const plot of plots) {
      const box = plot.svg.getBoundingClientRect();
      plot.layOut(clamped(box.height + room / plots.length - 1, leastPlot, box.width * 0.62));
    }
    return !overflows(slide);
  }

  begin() {
    this.slides.push(make("section", { class: "slide" }));
    this.main.append(this.slides.at(-1));
  }

  /** Begins another slide of the same section, with a part on it. */
  goOn(node) {
    this.begin();
    const words = this.heading ? [make("p", { class: "running" }, this.heading.firstChild.textContent)] : [];
    this.slides.at(-1).append(...words, node);
    this.layOutPlots(node);
  }

  /** Takes what a cell has measured from it, from the end, until the last slide has room for the others. */
  taken(node, mayLeave, ...sizes) {
    const results = node.matches(".unanswered") ? null : measuredIn(node);
    const rest = [];
    for (let last = results?.lastElementChild; last; last = results.lastElementChild) {
      const isAlone = !last.previousElementSibling && !node.querySelector(".player, .code");
      if (isAlone || last.matches(".player, .sweep, form") || !mayLeave(last) || this.fits(...sizes)) break;
      rest.unshift(last);
      last.remove();
    }
    return rest;
  }

  /** Shows the rest of what a cell has measured on further slides. */
  show(rest) {
    if (rest.length === 0) return;
    const more = make("section", { class: "cell" }, make("div", { class: "results" }, ...rest));
    this.goOn(more);
    if (!this.fits()) this.show(this.taken(more, () => true));
  }

  layOutPlots(node) {
    for (const plot of this.plots) if (node.contains(plot.figure)) plot.layOut(null);
  }

  /** Makes the type of a slide as large as it has room for: larger for words alone, smaller rather than cut. */
  finish(slide) {
    const shows = (parts) => [...slide.querySelectorAll(parts)].some((part) => part.checkVisibility());
    const isOfWords = !shows("figure, table");
    slide.classList.toggle("words", isOfWords);
    slide.style.fontSize = "";
    const type = parseFloat(getComputedStyle(slide).fontSize);
    const sizes = shows(".player") ? [100] : isOfWords ? [180, 160, 140, 120, 100] : [140, 120, 100];
    for (const size of [...sizes, 90, 80, 70, 60]) {
      if (size < 100 && type * size / 100 < leastType) return;
      slide.style.fontSize = `calc(var(--type) * ${size / 100})`;
      this.layOutPlots(slide);
      this.fitPlots(slide);
      if (!overflows(slide)) return;
    }
  }
}

const isTitle = (node) => /^H[12]$/.test(node.nodeName);

/** Whether something stays beside the film: questions, and the first plots. */
function belongsToFilm(part) {
  if (part.matches("form")) return true;
  const plots = [...part.parentElement.children].filter((other) => other.matches("figure.plot"));
  return plots.indexOf(part) >= 0 && plots.indexOf(part) < most;
}

/** What a cell has measured. */
function measuredIn(node) {
  return node.matches(".cell") ? node.querySelector(".measured") ?? node.querySelector(".results") : null;
}

/** By how much the parts of a slide go beyond its foot. */
function excess(slide) {
  return slide.lastElementChild.getBoundingClientRect().bottom - (slide.getBoundingClientRect().bottom - foot);
}

/** Whether a slide has more than it can show above its foot. */
function overflows(slide) {
  return excess(slide) > 1;
}

/**
 * The parts of the page in order, each with the cells whose guesses it waits for, and the folded part that it is in. A
 * sweep is a part of its own.
 */
function piecesOf(main) {
  const pieces = [];
  const take = (nodes, cells, hint) => {
    let asked;
    for (const node of nodes) {
      if (node.matches(".waits")) {
        take([...node.children], [...cells, asked], hint);
        continue;
      }
      pieces.push({ node, cells, hint });
      if (node.matches("details.hint")) take([...node.children].slice(1), cells, node);
      if (!node.matches(".cell")) continue;
      asked = node;
      for (const sweep of node.querySelectorAll(":scope > .results:has(.sweep)")) {
        sweep.hidden = false;
        pieces.push({ node: make("section", { class: "cell" }, sweep), cells: [...cells, node], hint });
      }
    }
  };
  take([...main.children], []);
  return pieces.filter(({ node }) => !node.matches("script"));
}

/** Turns the page into slides, of which one is shown. */
function setUpSlides() {
  const deck = new Slides(document.getElementById("main"));
  let slides = deck.arrange(innerWidth, innerHeight);
  const place = make("output", { "aria-live": "polite" });
  const previous = make("button", { type: "button", "aria-label": "Previous slide" }, "‹");
  const next = make("button", { type: "button", "aria-label": "Next slide" }, "›");
  document.body.append(make("nav", { class: "place", "aria-label": "Slides" }, previous, place, next));
  let current = 0;

  function turn(to) {
    current = clamped(to, 0, slides.length - 1);
    slides.forEach((slide, index) => slide.classList.toggle("current", index === current));
    place.textContent = `${current + 1} / ${slides.length}`;
    previous.disabled = current === 0;
    next.disabled = current === slides.length - 1;
    for (const clock of byCell.values()) {
      if (!slides[current].contains(clock.cell)) clock.players.forEach((player) => player.pause());
    }
    // A screen has a title of the first level.
    const title = slides[current].querySelector(":scope > :is(h1, h2, .running)");
    if (title) fill(title, { role: "heading", "aria-level": 1 }, []);
    const heading = slides[current].querySelector("h1, h2");
    // A page that is loaded again shows the same slide.
    if (heading?.id) history.replaceState(null, "", `#${encodeURIComponent(heading.id)}`);
  }

  const slideOf = (node) => slides.findIndex((slide) => node && slide.contains(node));

  /** Lays the slides out again, and shows the one with a part of the page: of what is shown now, the first. */
  function arrange(part = slides[current].querySelector(":scope > :not(.running)"), size = [innerWidth, innerHeight]) {
    slides = deck.arrange(...size);
    turn(Math.max(slideOf(part), 0));
  }

  function turnToAnchor() {
    turn(Math.max(slideOf(document.getElementById(decodeURIComponent(location.hash.slice(1)))), 0));
  }

  previous.addEventListener("click", () => turn(current - 1));
  next.addEventListener("click", () => turn(current + 1));
  addEventListener("hashchange", turnToAnchor);
  addEventListener("resize", () => arrange());
  addEventListener("beforeprint", () => arrange(undefined, sheet));
  addEventListener("afterprint", () => arrange());
  // After a guess, the slide has more on it, and others follow.
  const answered = new MutationObserver(([{ target }]) => arrange(target));
  for (const form of document.querySelectorAll("form.predict")) {
    answered.observe(form.closest(".cell"), { attributeFilter: ["class"] });
  }
  for (const hint of document.querySelectorAll("details:is(.hint, .lines, .checks)")) hint.addEventListener("toggle", () => arrange(hint));
  addEventListener("keydown", (event) => {
    // What has the focus comes first: fields, and players that have used the key.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.("input, select, textarea")) return;
    const targets = {
      ArrowLeft: current - 1, PageUp: current - 1, ArrowRight: current + 1, PageDown: current + 1,
      Home: 0, End: slides.length - 1,
    };
    // Up and down scroll a slide that is higher than the screen.
    if (!overflows(slides[current])) {
      targets.ArrowUp = current - 1;
      targets.ArrowDown = current + 1;
    }
    if (!(event.key in targets)) return;
    event.preventDefault();
    turn(targets[event.key]);
  });
  turnToAnchor();
}
