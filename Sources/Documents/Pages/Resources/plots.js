// Plots that follow the time of their cell, and move it.

/** A plot over time: a line runs along it, and pointing at it moves the stage. */
class TimePlot {
  constructor(figure, clock) {
    this.figure = figure;
    this.clock = clock;
    this.svg = figure.querySelector("svg");
    const number = (name) => Number(figure.dataset[name]);
    this.box = { left: number("left"), right: number("right"), top: number("top"), bottom: number("bottom") };
    this.series = figure.dataset.series;
    this.low = number("low");
    this.high = number("high");
    this.from = number("from");
    this.to = number("to");
    const isOverTime = "from" in figure.dataset && this.to > this.from;
    if (this.svg && isOverTime && clock.players.length > 0) this.follow();
  }

  follow() {
    const { top, bottom } = this.box;
    this.cursor = draw("line", { class: "cursor", y1: top, y2: bottom, visibility: "hidden" });
    this.svg.append(this.cursor);
    const player = this.clock.playerAt(this.from);
    this.pad = make("div", {
      class: "pad", tabindex: 0, role: "slider", "aria-label": "Time in the plot",
      "aria-valuemin": this.from, "aria-valuemax": this.to,
    });
    this.place(this.pad);
    const frame = make("div", { class: "plotting" });
    this.svg.replaceWith(frame);
    frame.append(this.svg, this.pad);
    this.showTime(player.time);
    this.listen();
  }

  /** Lays an element over the area of the curves. */
  place(element) {
    const { width, height } = this.svg.viewBox.baseVal;
    const { left, right, top, bottom } = this.box;
    const share = (part, whole) => `${rounded(100 * part / whole)}%`;
    element.style.left = share(left, width);
    element.style.width = share(right - left, width);
    element.style.top = share(top, height);
    element.style.height = share(bottom - top, height);
  }

  listen() {
    const seek = (event) => {
      const { left, width } = this.pad.getBoundingClientRect();
      const share = clamped((event.clientX - left) / width, 0, 1);
      this.clock.seek(this.from + share * (this.to - this.from));
    };
    this.pad.addEventListener("pointerdown", (event) => {
      this.pad.setPointerCapture(event.pointerId);
      seek(event);
    });
    // A mouse only has to point; a finger that moves up or down still scrolls the page.
    this.pad.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" || event.buttons) seek(event);
    });
    this.pad.addEventListener("keydown", (event) => {
      const player = this.clock.playerAt(this.time);
      const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: 10, PageDown: -10 };
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key in steps) player.seek(player.sample + steps[event.key]);
      else if (event.key === "Home") this.clock.seek(this.from);
      else if (event.key === "End") this.clock.seek(this.to);
      else if (event.key === " ") player.toggle();
      else return;
      event.preventDefault();
    });
  }

  showTime(time) {
    if (!this.cursor) return;
    this.time = time;
    const share = (time - this.from) / (this.to - this.from);
    const isInside = share >= -1e-6 && share <= 1 + 1e-6;
    const x = rounded(this.box.left + clamped(share, 0, 1) * (this.box.right - this.box.left));
    fill(this.cursor, { x1: x, x2: x, visibility: isInside ? "visible" : "hidden" }, []);
    const now = rounded(clamped(time, this.from, this.to));
    fill(this.pad, { "aria-valuenow": now, "aria-valuetext": timeText(time) }, []);
  }

  /** Draws a guess as a dashed line, if the axis reaches to it. */
  showGuess(value) {
    const share = (value - this.low) / (this.high - this.low);
    if (!this.svg || !(share >= 0 && share <= 1)) return;
    const { left, right, top, bottom } = this.box;
    const down = this.figure.dataset.grows === "down" ? share : 1 - share;
    const y = rounded(top + down * (bottom - top));
    this.svg.querySelector(".guess")?.remove();
    this.svg.append(draw("g", { class: "guess" },
      draw("line", { x1: left, x2: right, y1: y, y2: y }),
      draw("text", { x: right - 6, y: y - top > 20 ? y - 6 : y + 16, class: "end" }, "your guess")));
  }
}
