// Plots: laid out at their true width, pointed at for values, and running along with the time of their cell.

const labelWidth = 7.5; // Of a digit, in the type of labels.
const boldWidth = 8; // Of a letter, in the type of values.
const sideMargin = 14; // What a picture of its own has at the left, and a part of a page does not need.

/** A plot of a cell. Its picture is laid out again when its width changes, so that its texts keep their size. */
class Plot {
  /** @param {number} resolution How exact the places of curves are, in the units of the picture. */
  constructor(figure, clock, resolution = 0.01) {
    this.figure = figure;
    this.clock = clock;
    this.resolution = resolution;
    this.svg = figure.querySelector("svg");
    const number = (name) => Number(figure.dataset[name]);
    this.drawn = { left: number("left"), right: number("right"), top: number("top"), bottom: number("bottom") };
    this.box = { ...this.drawn };
    this.size = [this.svg.viewBox.baseVal.width, this.svg.viewBox.baseVal.height];
    // A plot that is to scale may end far from the picture's right side.
    const marks = [...this.svg.querySelectorAll("text:not(.middle, .end)")].map((mark) => mark.textContent.length);
    this.roomAtRight = Math.max(...marks, 1) * boldWidth + sideMargin;
    this.series = figure.dataset.series;
    const [low, high] = [number("low"), number("high")];
    this.values = figure.dataset.grows === "down" ? [low, high] : [high, low]; // At the top and the bottom.
    this.from = number("from");
    this.to = number("to");
    this.isOverTime = "from" in figure.dataset && this.to > this.from && clock.players.length > 0;
    this.places = new Map(); // An element → a function that puts it where it belongs.
    this.endRoom = 0; // For words after the ends of curves.
    this.isToScale = figure.dataset.scale === "equal";
    this.isTouched = false; // A time is shown once somebody wants one.
    for (const element of this.svg.querySelectorAll("path, text")) this.keep(element);
    this.curves = [...this.svg.querySelectorAll("path.curve")].map((path) => this.curve(path));
    this.nameEnds();
    this.addPointer();
    new ResizeObserver(() => this.layOut()).observe(figure);
  }

  // MARK: Layout

  /** Keeps where an element is drawn, in the units of the notebook's own picture, and lays it out from there. */
  keep(element, d) {
    if (element.localName === "path") {
      const parts = pathParts(d ?? element.getAttribute("d"));
      this.places.set(element, () => element.setAttribute("d", this.pathText(parts)));
    } else {
      const [x, y] = ["x", "y"].map((name) => Number(element.getAttribute(name)));
      // A label stands a little below the line that it belongs to.
      this.places.set(element, () => fill(element, { x: this.across(x), y: rounded(this.down(y - 4) + 4) }, []));
    }
    this.places.get(element)();
  }

  across(x) {
    const { drawn: from, box: to } = this;
    if (x < from.left) return rounded(x + to.left - from.left);
    if (x > from.right) return rounded(x + to.right - from.right);
    return rounded(to.left + (x - from.left) * (to.right - to.left) / (from.right - from.left));
  }

  down(y) {
    const { drawn: from, box: to } = this;
    if (y > from.bottom) return rounded(y + to.bottom - from.bottom);
    return rounded(to.top + (y - from.top) * (to.bottom - to.top) / (from.bottom - from.top));
  }

  pathText(parts) {
    return parts.map(([letter, numbers]) => {
      if (letter === "H") return letter + numbers.map((x) => this.across(x));
      if (letter === "V") return letter + numbers.map((y) => this.down(y));
      const isPlace = letter === "M" || letter === "L";
      return letter + numbers.map((value, index) =>
        (isPlace ? (index % 2 ? this.down(value) : this.across(value)) : value)).join(" ");
    }).join("");
  }

  /** Lays the picture out at the figure's width; `height` is the most that the curves may take, if it is known. */
  layOut(height = this.height, isForced = false) {
    const zoom = Math.max(parseFloat(getComputedStyle(this.figure).fontSize) / 16, 1);
    const width = Math.floor(this.figure.clientWidth / zoom);
    if (!width || (!isForced && width === this.width && height === this.height)) return;
    [this.width, this.height] = [width, height];
    const { left, right, top, bottom } = this.drawn;
    let rows = height ? height / zoom - (this.size[1] - bottom + top) : Math.min(bottom - top, Math.max(width * 0.6, 130));
    const start = left - sideMargin;
    let room = width - start - this.roomAtRight - this.endRoom;
    if (this.isToScale) {
      const ratio = (bottom - top) / (right - left);
      room = Math.min(room, Math.max(rows, bottom - top) / ratio);
      rows = room * ratio;
    }
    this.box = { left: start, right: start + room, top, bottom: Math.round(top + Math.max(rows, this.isToScale ? 0 : 80)) };
    const whole = this.box.bottom + this.size[1] - bottom;
    fill(this.svg, { viewBox: `0 0 ${width} ${whole}`, width: width * zoom, height: whole * zoom }, []);
    for (const put of this.places.values()) put();
    Object.assign(this.figure.dataset, this.box);
    this.thinLabels();
    this.placePad();
    this.laidOut?.();
    this.showTime(this.time ?? this.from);
  }

  /** Shows as many labels of the horizontal axis as have room, at even distances from the last one. */
  thinLabels() {
    const labels = [...this.svg.querySelectorAll("text.middle")];
    const places = labels.map((label) => Number(label.getAttribute("x")));
    const gaps = places.slice(1).map((place, index) => Math.abs(place - places[index]));
    const wide = Math.max(...labels.map((label) => label.textContent.length)) * labelWidth + 6;
    const every = Math.ceil(wide / Math.min(...gaps, wide));
    labels.forEach((label, index) =>
      fill(label, { visibility: (labels.length - 1 - index) % every ? "hidden" : "visible" }, []));
  }

  // MARK: Curves

  /** The points of a curve, and what its values are called. */
  curve(path) {
    const { name, unit, top, bottom } = path.dataset;
    const values = top === undefined ? this.values : [Number(top), Number(bottom)];
    return { path, name, unit, values, points: pointsOf(path.getAttribute("d")) };
  }

  /**
   * Names several curves at their ends, above and below the tags of goals, if that leaves room for the curves and no
   * numbers of another axis stand there.
   */
  nameEnds() {
    const legend = this.figure.querySelector(".legend");
    const named = this.curves.filter(({ path }) => !path.matches(".guessed"));
    if (!legend || named.length !== this.curves.length || this.svg.querySelector("text.start")) return;
    const tags = [...this.svg.querySelectorAll("text.strong")].map((word) => ({ word, y: Number(word.getAttribute("y")) - 4 }));
    const names = named.map(({ path, name, points }) => {
      const word = draw("text", { class: "run strong", x: this.drawn.right + 8 }, name);
      word.style.fill = getComputedStyle(path).stroke;
      this.svg.append(word);
      this.places.set(word, () => fill(word, { x: this.box.right + 8 }, []));
      return { word, y: points.at(-1)?.[1] ?? this.drawn.bottom };
    });
    const widest = Math.max(...named.map(({ name }) => name.length)) * labelWidth;
    this.laidOut = () => {
      const fits = widest < this.width * 0.3;
      const ends = fits ? [...tags, ...names] : tags;
      const heights = apart(ends.map(({ y }) => this.down(y) + 4), 15, this.box.bottom + 4);
      ends.forEach(({ word }, index) => word.setAttribute("y", rounded(heights[index])));
      for (const { word } of names) word.setAttribute("visibility", fits ? "visible" : "hidden");
      legend.classList.toggle("unseen", fits);
      const room = fits ? Math.max(widest - this.roomAtRight + sideMargin, 0) : 0;
      if (this.endRoom === room) return;
      this.endRoom = room;
      this.layOut(this.height, true);
    };
  }

  /** The point of a curve at a place across, in the picture's own units; undefined where it has none. */
  static pointAt(points, x) {
    const next = points.findIndex(([place], index) => index > 0 && place >= x - 1e-6 && points[index - 1][0] <= x + 1e-6);
    if (next < 0) return points.length === 1 && Math.abs(points[0][0] - x) < 1 ? points[0] : undefined;
    const [[x0, y0], [x1, y1, isFirst]] = [points[next - 1], points[next]];
    if (isFirst) return undefined;
    return [x, x1 > x0 ? y0 + (y1 - y0) * clamped((x - x0) / (x1 - x0), 0, 1) : y1];
  }

  /** The value at a place down, with as many digits as the picture can tell. */
  valueText(curve, y) {
    const [first, last] = curve.values;
    const unit = (last - first) / (this.drawn.bottom - this.drawn.top);
    const value = first + unit * (y - this.drawn.top);
    if (!Number.isFinite(value)) return "";
    const decimals = clamped(Math.floor(-Math.log10(Math.abs(unit) * this.resolution)), 0, 9);
    const text = value.toFixed(decimals);
    return text.replace("-", Number(text) === 0 ? "" : "\u2212") + (curve.unit ? `\u00a0${curve.unit}` : "");
  }

  // MARK: Pointing

  addPointer() {
    this.cursor = draw("line", { class: "cursor", visibility: "hidden" });
    this.reading = draw("g", { class: "reading", visibility: "hidden" });
    this.svg.append(this.cursor, this.reading);
    this.pad = make("div", { class: "pad" });
    if (this.isOverTime) {
      fill(this.pad, {
        tabindex: 0, role: "slider", "aria-label": "Time in the plot", "aria-valuemin": this.from, "aria-valuemax": this.to,
      }, []);
      this.time = this.clock.playerAt(this.from).time;
    }
    const frame = make("div", { class: "plotting" });
    this.svg.replaceWith(frame);
    frame.append(this.svg, this.pad);
    this.placePad();
    this.showTime(this.time);
    this.listen();
  }

  /** Lays the pad over the area of the curves. */
  placePad() {
    const { width, height } = this.svg.viewBox.baseVal;
    const { left, right, top, bottom } = this.box;
    const share = (part, whole) => `${rounded(100 * part / whole)}%`;
    Object.assign(this.pad.style, {
      left: share(left, width), width: share(right - left, width),
      top: share(top, height), height: share(bottom - top, height),
    });
  }

  /** Where an event points, in the units of the notebook's own picture. */
  placeOf(event) {
    const pad = this.pad.getBoundingClientRect();
    const { left, right, top, bottom } = this.drawn;
    return [
      left + clamped((event.clientX - pad.left) / pad.width, 0, 1) * (right - left),
      top + (event.clientY - pad.top) / pad.height * (bottom - top),
    ];
  }

  listen() {
    const { pad } = this;
    const point = (event) => {
      const [x, y] = this.placeOf(event);
      this.isTouched = true;
      this.showChoice(x, y);
      if (this.isOverTime) this.clock.seek(this.from + (x - this.drawn.left) / (this.drawn.right - this.drawn.left) * (this.to - this.from));
      else this.read(x);
    };
    pad.addEventListener("pointerdown", (event) => {
      pad.setPointerCapture(event.pointerId);
      point(event);
    });
    // A mouse only has to point; a finger that moves up or down still scrolls the page.
    pad.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" || event.buttons) point(event);
    });
    pad.addEventListener("pointerleave", () => {
      if (!this.isOverTime) this.reading.setAttribute("visibility", "hidden");
    });
    pad.addEventListener("click", (event) => this.choiceAt(...this.placeOf(event))?.choose());
    if (this.isOverTime) pad.addEventListener("keydown", (event) => this.press(event));
  }

  /** The curve that a click would choose. */
  choiceAt(x, y) {
    const near = this.choices && this.nearest(this.choices, x, y);
    return near && near.distance < 20 ? near.curve : null;
  }

  showChoice(x, y) {
    if (!this.choices) return;
    const choice = this.choiceAt(x, y);
    for (const { path } of this.choices) path.classList.toggle("near", path === choice?.path);
    this.pad.classList.toggle("chooses", Boolean(choice));
  }

  press(event) {
    const player = this.clock.playerAt(this.time);
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: 10, PageDown: -10 };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in steps) player.seek(player.sample + steps[event.key]);
    else if (event.key === "Home") this.clock.seek(this.from);
    else if (event.key === "End") this.clock.seek(this.to);
    else if (event.key === " ") player.toggle();
    else return;
    event.preventDefault();
  }

  /** The curve that is nearest to a point, down from it or up. */
  nearest(curves, x, y) {
    const scale = (this.box.bottom - this.box.top) / (this.drawn.bottom - this.drawn.top);
    return curves.flatMap((curve) => {
      const found = Plot.pointAt(curve.points, x);
      return found ? [{ curve, distance: Math.abs(found[1] - y) * scale }] : [];
    }).sort((one, other) => one.distance - other.distance)[0];
  }

  /** Shows the values of all curves at a place across, each in its color. Returns them as text. */
  read(x) {
    const found = this.curves.filter(({ path }) => !path.matches(".guessed")).flatMap((curve) => {
      const point = Plot.pointAt(curve.points, x);
      const text = point && this.valueText(curve, point[1]);
      return text ? [{ curve, text, y: this.down(point[1]) }] : [];
    });
    this.reading.setAttribute("visibility", found.length ? "visible" : "hidden");
    const isNamed = this.curves.length > 1 && !this.choices;
    const { left, right } = this.box;
    const width = (words) => Math.max(0, ...words.map(({ length }) => length)) * boldWidth;
    let words = found.map(({ curve, text }) => (isNamed ? `${curve.name}  ${text}` : text));
    // Among the curves: where their names have no room, the colors tell.
    if (width(words) > right - left) words = found.map(({ text }) => text);
    const wide = width(words);
    const place = this.across(x);
    const start = Math.max(place + 10 + wide < right ? place + 10 : place - 10 - wide, left + 3);
    const heights = apart(found.map(({ y }) => (y < this.box.top + 20 ? y + 20 : y - 9)), 17, this.box.bottom - 4);
    this.reading.replaceChildren(...found.flatMap(({ curve, y }, index) => {
      const word = draw("text", { class: "value", x: rounded(start), y: rounded(heights[index]) }, words[index]);
      const dot = draw("circle", { class: "point", r: 4.5, cx: place, cy: y });
      dot.style.stroke = inkOf(curve);
      if (isNamed) word.style.fill = dot.style.stroke;
      return [dot, word];
    }));
    return found.map(({ curve, text }) => `${curve.name} ${text}`).join(", ");
  }

  showTime(time) {
    if (!this.isOverTime) return;
    this.time = time;
    const share = (time - this.from) / (this.to - this.from);
    const isInside = this.isTouched && share >= -1e-6 && share <= 1 + 1e-6;
    const { left, right } = this.drawn;
    const place = left + clamped(share, 0, 1) * (right - left);
    const x = this.across(place);
    fill(this.cursor, { x1: x, x2: x, y1: this.box.top, y2: this.box.bottom, visibility: isInside ? "visible" : "hidden" }, []);
    const reading = isInside ? this.read(place) : "";
    if (!isInside) this.reading.setAttribute("visibility", "hidden");
    const words = reading ? `${timeText(time)}: ${reading}` : timeText(time);
    fill(this.pad, { "aria-valuenow": rounded(clamped(time, this.from, this.to)), "aria-valuetext": words }, []);
  }

  /** Draws a guess as a dashed line, if the axis reaches to it. */
  showGuess(value) {
    const share = (value - this.values[0]) / (this.values[1] - this.values[0]);
    if (!(share >= 0 && share <= 1)) return;
    const { left, right, top, bottom } = this.drawn;
    const y = rounded(top + share * (bottom - top));
    this.svg.querySelector(".guess")?.remove();
    const line = draw("path", { d: `M${left} ${y}H${right}` });
    const word = draw("text", { x: right - 6, y: y - top > 20 ? y - 6 : y + 16, class: "end" }, "your guess");
    this.svg.append(draw("g", { class: "guess" }, line, word));
    this.keep(line);
    this.keep(word);
  }
}

const isDark = matchMedia("(prefers-color-scheme: dark)");

/** The color of a curve. It is asked for once for each look of the page, and not in every frame. */
function inkOf(curve) {
  if (curve.isDark !== isDark.matches) Object.assign(curve, { isDark: isDark.matches, ink: getComputedStyle(curve.path).stroke });
  return curve.ink;
}

/** Heights that are a distance apart, each as near as may be to what it was, in the order of their places. */
function apart(heights, distance, end) {
  const order = heights.map((height, index) => ({ height, index })).sort((one, other) => one.height - other.height);
  for (let place = 1; place < order.length; place += 1) {
    order[place].height = Math.max(order[place].height, order[place - 1].height + distance);
  }
  const excess = Math.max(0, (order.at(-1)?.height ?? 0) - end);
  const result = [];
  for (const { height, index } of order) result[index] = height - excess;
  return result;
}

/** The letters of a path with their numbers. */
function pathParts(text) {
  return [...text.matchAll(/([a-z])([^a-z]*)/gi)].map(([, letter, rest]) => [letter, (rest.match(/-?[\d.]+/g) ?? []).map(Number)]);
}

/** The points of a path, and whether a piece begins with one. */
function pointsOf(text) {
  return pathParts(text).flatMap(([letter, numbers]) => {
    if (letter !== "M" && letter !== "L") return [];
    const points = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      points.push([numbers[index], numbers[index + 1], letter === "M" && index === 0]);
    }
    return points;
  });
}
