// A film on a stage: its shots, with trails and contacts over them.

const flashTime = 0.2;

/** A film on a stage, at one sample at a time. */
class Stage {
  constructor(film, label) {
    this.film = film;
    this.pictures = new Map(); // A shot → its picture.
    const [width, height] = film.size;
    this.shots = draw("g");
    this.trails = draw("g", { class: "trails" });
    this.flashes = draw("g", { class: "contacts" });
    // A level in the corner: its bubble goes where the device is tilted.
    this.bubble = draw("circle", { class: "bubble", r: 5 });
    this.level = film.tilt ? [draw("g", { class: "level", transform: `translate(${width - 26} 26)` },
      draw("circle", { class: "rim", r: 18 }), this.bubble)] : [];
    this.svg = draw(
      "svg",
      { class: "stage", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label },
      draw("rect", { class: "back", width, height }), this.shots, this.trails, this.flashes, ...this.level);
  }

  show(sample) {
    this.sample = sample;
    const shot = this.film.shotOf(sample);
    const picture = this.picture(shot);
    if (this.current !== picture) this.shots.replaceChildren(picture.root);
    this.current = picture;
    picture.show(sample - shot.first);
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
    if (!this.pictures.has(shot)) this.pictures.set(shot, new ShotPicture(this.film, shot));
    return this.pictures.get(shot);
  }

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
        const way = ways.get(item.name) ?? { text: "", ends: [] };
        ways.set(item.name, way);
        const { slots, of } = middleOf(item);
        const continues = way.ends.length === shot.first && shot.first > 0;
        for (let index = 0; index < shot.count; index += 1) {
          const point = of(slots.map((slot) => Film.value(values[slot], index))).map(rounded);
          way.text += `${index || continues ? "L" : "M"}${point}`;
          way.ends[shot.first + index] = way.text.length;
        }
      }
    }
    return [...ways.values()].map((way) => {
      // A view that is gone leaves its trail.
      for (let sample = 0; sample < this.film.count; sample += 1) way.ends[sample] ??= way.ends[sample - 1] ?? 0;
      way.path = draw("path", { class: "trail" });
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
