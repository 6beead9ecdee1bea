// A film on a stage: its shots, with trails and contacts over them.

const flashTime = 0.2;
const halfLetter = 3.5; // About half the width of a letter.

/** A film on a stage, at one sample at a time. The picture of the page becomes the stage. */
class Stage {
  constructor(film, svg, label) {
    this.film = film;
    this.svg = svg;
    this.pictures = new Map(); // A shot → its picture.
    const { x, y, width, height } = svg.querySelector("svg").viewBox.baseVal;
    // The part of the screen that is seen: outside of it, words are cut.
    const [wide, high] = film.size;
    this.crop = { left: Math.max(x, 0), top: Math.max(y, 0), right: Math.min(x + width, wide), bottom: Math.min(y + height, high) };
    this.strobe = svg.querySelector(".strobe");
    this.shots = draw("g", { class: "shots" });
    this.trails = draw("g", { class: "trails" });
    this.flashes = draw("g", { class: "contacts" });
    // A level in the corner: its bubble goes where the device is tilted.
    this.bubble = draw("circle", { class: "bubble", r: 5 });
    const corner = `translate(${film.size[0] - 26} ${Math.max(y, 0) + 26})`;
    this.level = film.tilt ? [draw("g", { class: "level", transform: corner },
      draw("circle", { class: "rim", r: 18 }), this.bubble)] : [];
    this.layers = draw("g", { class: "layers" }, this.shots, this.trails, this.flashes, ...this.level);
    fill(svg, { "aria-label": label }, []);
    svg.querySelector(".seen").append(this.layers);
  }

  /** Takes everything of its film away. */
  remove() {
    this.layers.remove();
    this.strobe?.remove();
  }

  /** Shows a sample; before anything has moved, the whole run. */
  show(sample, hasMoved) {
    this.svg.classList.toggle("live", hasMoved || !this.strobe);
    if (this.sample === sample) return;
    this.sample = sample;
    const shot = this.film.shotOf(sample);
    const picture = this.picture(shot);
    if (this.current !== picture) this.shots.replaceChildren(picture.root);
    this.current = picture;
    this.places = [];
    picture.show(sample - shot.first);
    this.hideCoveredNames();
    if (this.svg.classList.contains("with-trails")) this.showTrails();
    const tilt = this.film.tiltAt(sample);
    if (tilt) fill(this.bubble, { cx: rounded(tilt[0] * 12), cy: rounded(tilt[1] * 12) }, []);
  }

  /** Rings that grow and fade where a contact has just begun. */
  showContacts(time) {
    const seen = this.film.contacts.filter(([at]) => time >= at && time < at + flashTime);
    while (this.flashes.childElementCount < seen.length) this.flashes.append(draw("circle", { class: "contact" }));
    [...this.flashes.children].forEach((circle, place) => {
      const [at, x, y] = seen[place] ?? [];
      const age = (time - at) / flashTime;
      const ring = { cx: x, cy: y, r: rounded(4 + 14 * age), opacity: rounded(1 - age) };
      fill(circle, at === undefined ? { r: 0 } : ring, []);
    });
  }

  picture(shot) {
    if (!this.pictures.has(shot)) this.pictures.set(shot, new ShotPicture(this, shot));
    return this.pictures.get(shot);
  }

  // MARK: Names

  /** Puts a name where it stands beside the middle of its view, but inside the picture. */
  placeName(text, item, box) {
    const [x, y] = middle(box).map((place, axis) => place + item.at[axis]);
    this.place(text, x, y, 8);
  }

  /** Puts a mark of what is off the stage at the edge, beside names and other marks. */
  placeMark(text, arrow, name, along, gap) {
    text.textContent = `${arrow} ${name} ${Math.round(gap)} pt`;
    const { left, top, right, bottom } = this.crop;
    const place = {
      "↑": [along, top], "↓": [along, bottom], "←": [left, along], "→": [right, along],
    }[arrow];
    this.place(text, ...place, 20, true);
  }

  /** Puts a text inside the picture; apart from those before if it is to be. */
  place(text, x, y, margin, isApart = false) {
    const { left, top, right, bottom } = this.crop;
    const half = text.textContent.length * halfLetter + 6;
    const place = { text, half, x: clamped(x, left + half, right - half), y: clamped(y, top + margin, bottom - margin) };
    const step = place.y > (top + bottom) / 2 ? -14 : 14;
    while (isApart && this.places.some((other) => overlap(place, other))) place.y += step;
    this.places.push(place);
    fill(text, { x: rounded(place.x), y: rounded(place.y), visibility: "inherit" }, []);
  }

  /** Of two names in one place the front one is seen. */
  hideCoveredNames() {
    this.places.forEach((place, index) => {
      const isCovered = this.places.slice(index + 1).some((other) => overlap(place, other));
      if (isCovered) place.text.setAttribute("visibility", "hidden");
    });
  }

  // MARK: Trails

  /** The way of each view's middle up to now: a text made once, of which a beginning is shown. */
  showTrails() {
    this.ways ??= this.measuredWays();
    for (const way of this.ways) way.path.setAttribute("d", way.text.slice(0, way.ends[this.sample]));
  }

  measuredWays() {
    const ways = new Map();
    for (const shot of this.film.shots) {
      const values = this.film.valuesOf(shot);
      for (const item of shot.items.filter((item) => item.kind === "view" && item.name && item.paths.length)) {
        const way = ways.get(item.name) ?? { text: "", ends: [], line: item.line };
        ways.set(item.name, way);
        const { slots, of } = boxOf(item);
        const continues = way.ends.length === shot.first && shot.first > 0;
        for (let index = 0; index < shot.count; index += 1) {
          const point = middle(of(slots.map((slot) => Film.value(values[slot], index)))).map(rounded);
          way.text += `${index || continues ? "L" : "M"}${point}`;
          way.ends[shot.first + index] = way.text.length;
        }
      }
    }
    return [...ways.values()].map((way) => {
      // A view that is gone leaves its trail.
      for (let sample = 0; sample < this.film.count; sample += 1) way.ends[sample] ??= way.ends[sample - 1] ?? 0;
      const hasOwn = way.line.startsWith("#");
      way.path = draw("path", { class: hasOwn ? "trail" : `trail ${way.line}`, stroke: hasOwn && way.line });
      this.trails.append(way.path);
      return way;
    });
  }

  /** The views that are drawn now, by name, with the middle of what the browser drew. */
  get views() {
    const toStage = this.svg.getScreenCTM()?.inverse();
    const views = {};
    for (const { name, outline, group } of this.current?.views ?? []) {
      if (!toStage || Number(group.getAttribute("opacity") ?? 1) === 0) continue;
      const box = outline.getBBox();
      const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
        .matrixTransform(outline.getScreenCTM()).matrixTransform(toStage);
      views[name] = [point.x, point.y];
    }
    return views;
  }
}

/** Whether one text would cover another. */
const overlap = (one, other) => Math.abs(one.y - other.y) < 14 && Math.abs(one.x - other.x) < one.half + other.half - 12;
