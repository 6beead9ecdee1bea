// Guesses on the stage: the ghost of a view that the reader drags to where it will be.

/** How a view stands on the stage for a value of it: as it was when it was asked, with that value. */
class GhostShape {
  constructor(data, player) {
    const { view, change, from, start } = data;
    Object.assign(this, { player, view, change });
    [this.from, this.start] = [from, start].map(Number);
    player.seekTime(this.from);
    const points = player.film.outline(view, player.sample);
    const box = boxAround(points);
    this.origin = middle(box);
    this.size = [box[2] - box[0], box[3] - box[1]];
    this.ring = ringText(points.map((value, place) => value - this.origin[place % 2]), true);
  }

  /** The middle of the view now; off the stage it is where its value says. */
  truth(answer) {
    const points = this.player.film.outline(this.view, this.player.sample);
    return points ? middle(boxAround(points)) : this.moved(answer, this.origin);
  }

  /** A place, with what is asked of it as a value says. */
  moved(value, [x, y]) {
    const change = value - this.start;
    return [this.change === "x" ? this.origin[0] + change : x, this.change === "y" ? this.origin[1] + change : y];
  }

  scale(value, place) {
    return Math.max(1 + (value - this.start) / this.size[place], 0);
  }

  transform(value, [x, y]) {
    const shape = {
      angle: ` rotate(${rounded(value - this.start)})`,
      width: ` scale(${this.scale(value, 0)} 1)`, height: ` scale(1 ${this.scale(value, 1)})`,
    }[this.change] ?? "";
    return `translate(${rounded(x)} ${rounded(y)})${shape}`;
  }
}

class Ghost {
  constructor(guess, player) {
    const { series } = guess.form.dataset;
    this.shape = new GhostShape(guess.form.dataset, player);
    const { change, start } = this.shape;
    Object.assign(this, { guess, player, change, start, unit: guess.unit });
    this.value = this.start;
    this.outline = draw("path", { d: this.shape.ring, class: "ghost-outline" });
    this.guide = draw("path", { class: "guide" });
    this.measure = draw("path", { class: "off-by" });
    this.label = draw("text", { class: "name guessed" });
    this.handle = draw("g", {
      class: "ghost-handle", tabindex: 0, role: "slider", "aria-label": `Your guess for ${series}`,
      "aria-valuemin": Math.round(this.start - 1000), "aria-valuemax": Math.round(this.start + 1000),
    }, this.outline);
    this.group = draw("g", {}, this.guide, this.measure, this.handle, this.label);
    player.svg.querySelector("svg").append(this.group);
    // What can be dragged is no part of an image.
    player.svg.setAttribute("role", "group");
    player.listeners.push(() => this.draw());
    guess.input.addEventListener("input", () => this.take(guess.value));
    guess.form.querySelector("label").after(
      make("p", { class: "how" }, "Drag the dashed outline to where it will be, or write a number. Then press Play."));
    this.listen();
    this.draw();
    const { stage } = player;
    const others = stage.laidOut;
    stage.laidOut = () => { others?.(); this.draw(); };
  }

  // MARK: What the reader does

  listen() {
    let grab = null;
    this.handle.addEventListener("pointerdown", (event) => {
      if (!event.isPrimary || event.button > 0) return;
      this.handle.setPointerCapture(event.pointerId);
      grab = { value: this.value, at: this.stagePoint(event) };
      event.preventDefault();
      this.handle.focus({ preventScroll: true });
    });
    // A finger drags, and does not scroll.
    this.handle.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
    this.handle.addEventListener("pointermove", (event) => {
      if (grab) this.set(grab.value + this.moved(grab.at, this.stagePoint(event)));
    });
    for (const end of ["pointerup", "pointercancel"]) this.handle.addEventListener(end, () => { grab = null; });
    this.handle.addEventListener("click", (event) => event.stopPropagation());
    this.handle.addEventListener("keydown", (event) => {
      const down = this.change === "y" ? 1 : -1;
      const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -down, ArrowDown: down, PageUp: -10 * down, PageDown: 10 * down };
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key in steps) this.set(this.value + steps[event.key] * (event.shiftKey ? 10 : 1));
      else if (event.key === "Enter") this.guess.form.requestSubmit();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  stagePoint(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.player.svg.getScreenCTM().inverse());
    return [point.x, point.y];
  }

  /** How much a way of the pointer changes the value. */
  moved(from, to) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const [x, y] = this.middle;
    switch (this.change) {
      case "x": return dx;
      case "y": return dy;
      // Both sides of the middle move.
      case "width": return 2 * dx * Math.sign(from[0] - x || 1);
      case "height": return 2 * dy * Math.sign(from[1] - y || 1);
      default: {
        const turn = Math.atan2(to[1] - y, to[0] - x) - Math.atan2(from[1] - y, from[0] - x);
        return ((turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))) * 180) / Math.PI;
      }
    }
  }

  /** Takes a value of the stage, in whole units, and writes it into the field. */
  set(value) {
    this.take(Math.round(value));
    this.guess.input.value = this.value;
    this.guess.input.removeAttribute("aria-invalid");
  }

  take(value) {
    if (!Number.isFinite(value)) return;
    this.value = value;
    this.isCompared = false;
    this.draw();
  }

  /** Plays up to the time of the question, and then compares. */
  play(then) {
    this.isCompared = false;
    this.guess.play(() => {
      this.settle();
      then();
    });
  }

  /** Shows how far off it is. */
  settle() {
    this.isCompared = true;
    this.draw();
  }

  leave() {
    this.group.remove();
    this.player.svg.setAttribute("role", "img");
    this.player.close();
  }

  // MARK: Picture

  /** In what is not asked, the ghost goes along with its view. */
  get truth() {
    return this.shape.truth(Number(this.guess.answer));
  }

  get middle() {
    return this.shape.moved(this.value, this.truth);
  }

  draw() {
    const [x, y] = this.middle;
    this.outline.setAttribute("transform", this.shape.transform(this.value, [x, y]));
    const { left, top, right, bottom } = this.player.stage.crop;
    const ways = { x: `M${rounded(x)} ${top}V${bottom}`, y: `M${left} ${rounded(y)}H${right}` };
    this.guide.setAttribute("d", ways[this.change] ?? "");
    const difference = `off by ${this.guess.difference}${this.unit}`;
    this.label.textContent = this.isCompared ? difference : `${rounded(this.value)}${this.unit}`;
    const { size, taken } = this.player.stage.room;
    const half = (letterWidth * this.label.textContent.length * size) / 2 + 6;
    const place = clamped(x, left + half, right - half);
    const below = this.change === "height" ? this.shape.scale(this.value, 1) : 1;
    // Above it, or below where there is a name or no room.
    const away = (below * this.shape.size[1]) / 2 + 0.9 * size;
    const high = size / 2;
    const ends = [y - away, y + away].map((end) => clamped(end, top + size, bottom - size));
    const isFree = (end) => !taken.some((box) => meet(box, [place - half, end - high, place + half, end + high]));
    fill(this.label, { x: rounded(place), y: rounded(ends.find(isFree) ?? ends[0]) }, []);
    const [trueX, trueY] = this.truth;
    this.measure.setAttribute("d", this.isCompared ? `M${rounded(trueX)} ${rounded(trueY)}L${rounded(x)} ${rounded(y)}` : "");
    const value = `${rounded(this.value)}${this.unit}`;
    fill(this.handle, { "aria-valuenow": rounded(this.value), "aria-valuetext": value }, []);
  }
}
