// A film on a stage: its shots, with trails and contacts over them.

const flashTime = 0.2;
const letterWidth = 0.6; // Of a name, as a share of its size.
const phone = matchMedia("(max-width: 30rem)");
/** The size of names in pixels; a page that is read from afar has its own. */
let nameSize = () => (phone.matches ? 11 : 12);

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
    this.texts = new Map(); // A name → its element.
    this.chosen = new Map(); // A name → which of its places it has, so that it stays there.
    this.names = draw("g", { class: "names" });
    this.more = draw("tspan");
    this.layers = draw("g", { class: "layers" }, this.shots, this.trails, this.flashes, this.names, ...this.level);
    fill(svg, { "aria-label": label }, []);
    // The picture of a page leaves the arrows of fields to its film.
    this.ground = draw("g");
    svg.querySelector(".seen").prepend(this.ground);
    svg.querySelector(".seen").append(this.layers);
    svg.querySelector(".note").append(this.more);
    svg.classList.add("named");
    this.resizing = new ResizeObserver(() => this.layOut());
    this.resizing.observe(svg);
  }

  /** Takes everything of its film away. */
  remove() {
    this.layers.remove();
    this.ground.remove();
    this.more.remove();
    this.resizing.disconnect();
    this.strobe?.remove();
  }

  /** Places the names again, and what has to keep free of them. */
  layOut() {
    if (!this.current) return;
    this.showNames();
    this.laidOut?.();
  }

  /** Shows a sample; before anything has moved, the whole run. */
  show(sample, hasMoved) {
    this.svg.classList.toggle("live", hasMoved || !this.strobe);
    if (this.sample === sample) return;
    this.sample = sample;
    const shot = this.film.shotOf(sample);
    const picture = this.picture(shot);
    if (this.current !== picture) {
      this.shots.replaceChildren(picture.root);
      this.ground.replaceChildren(picture.ground);
    }
    this.current = picture;
    this.index = sample - shot.first;
    picture.show(this.index);
    this.showNames();
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

  /** Names of one size on every screen: in their views, or beside them with a line, or where there is no room, none. */
  showNames() {
    const unit = 1 / (this.svg.getScreenCTM()?.a || 1); // A pixel of the screen, in points.
    this.svg.style.setProperty("--unit", unit);
    const size = nameSize() * unit;
    this.svg.style.setProperty("--size", `${size}px`);
    // Forces are there while it is paused.
    const isThere = ({ item }) => !(item.says && this.svg.matches(".running"));
    const [named, lines] = [this.current.named, this.current.lines].map((all) => all.filter(isThere));
    const shapes = named.map((one) => this.shapeOf(one)).filter(Boolean);
    this.room = {
      unit, size, shapes, taken: shapes.filter(({ item }) => item.text).map((shape) => textBox(shape)),
      lines: lines.flatMap(({ slots, of }) => segments(of(this.current.valuesAt(slots, this.index)))),
    };
    const unused = new Set(this.texts.keys());
    let missing = 0;
    for (const [arrow, name, ...slots] of this.current.marks) {
      const [along, gap] = this.current.valuesAt(slots, this.index);
      const far = Math.round(gap) + (phone.matches ? "" : " pt");
      unused.delete(this.write(`${arrow}${name}`, `${arrow} ${name} ${far}`, "name off", this.markPlace(arrow, name, along)));
    }
    for (const shape of shapes.filter(({ item }) => !item.text).reverse()) {
      if (!shape.item.says && shapes.some((other) => other.order > shape.order && other.isSolid && contains(other.box, shape.box))) continue;
      const place = this.placeOf(shape);
      if (!place) missing += 1;
      else unused.delete(this.write(shape.item.name, this.textOf(shape.item), place.isInside ? `name${shape.item.ink}` : "name", place, shape));
    }
    for (const key of unused) this.texts.get(key).remove(), this.texts.delete(key);
    // After the scale; the time between the pictures of a run stands there, too, if both have room.
    this.more.textContent = missing ? `\u2003+${missing} ${missing === 1 ? "name" : "names"}` : "";
    this.svg.classList.toggle("narrow", this.crop.right - this.crop.left < (missing ? 280 : 190) * unit);
  }

  /** What is seen of a shape now; undefined if nothing is. */
  shapeOf({ item, group, slots, of, clips }, order) {
    if (Number(group.getAttribute("opacity") ?? 1) < 0.05) return undefined;
    const points = of(this.current.valuesAt(slots, this.index));
    const { left, top, right, bottom } = this.crop;
    const areas = clips.map((clip) => boxAround(this.current.valuesAt(clip, this.index)));
    const box = [boxAround(points), [left, top, right, bottom], ...areas].reduce(common);
    // An arrow may have no width.
    if (!item.says && (box[0] >= box[2] || box[1] >= box[3])) return undefined;
    return { item, order, points, box, isSolid: item.paths.some((path) => /\b(fill|keyboard)\b/.test(path.class)) };
  }

  /** A name; a force and its value, or the value alone where a stage is too small for both. */
  textOf({ name, says }) {
    const whole = says?.join(" ") ?? name;
    return says && letterWidth * whole.length * this.room.size > this.crop.right - this.crop.left ? says[1] : whole;
  }

  /** The first place of a name that is free: the one that it has, else in its view, beside it, farther away. */
  placeOf(shape) {
    const { unit, size } = this.room;
    const [left, top, right, bottom] = shape.box;
    const [x, y] = middle(shape.box);
    const half = (letterWidth * this.textOf(shape.item).length * size) / 2 + 2 * unit;
    const high = 0.6 * size;
    const places = [];
    const at = (isInside, x, y) => places.push({ x, y, isInside, box: [x - half, y - high, x + half, y + high] });
    if (shape.item.says) return this.placeAtTip(shape, half, high, at, places);
    const bar = shape.item.paths.filter((path) => path.class === "bar").length;
    if (bar) at(true, x, boxAround(shape.points)[1] + 42);
    at(true, x, y);
    at(true, x, top + high + 3 * unit);
    at(true, x, bottom - high - 3 * unit);
    for (const gap of [10 * unit, 30 * unit]) {
      for (const side of [0, -1, 1]) {
        const [dx, dy] = [side * (half + gap), side * (high + gap)];
        at(false, right + gap + half, y + dy);
        at(false, x + dx, bottom + gap + high);
        at(false, x + dx, top - gap - high);
        at(false, left - gap - half, y + dy);
      }
    }
    const isBig = (right - left) / unit >= 40;
    const isFree = (place) => place && (place.isInside ? isBig && this.isFreeIn(shape, place.box) : this.isFreeBeside(shape, place.box));
    const before = this.chosen.get(shape.item.name);
    const index = isFree(places[before]) ? before : places.findIndex(isFree);
    this.chosen.set(shape.item.name, index);
    if (index >= 0) this.room.taken.push(places[index].box);
    return places[index];
  }

  /** The place of a force: beyond the tip of its arrow or beside it, free if there is one. */
  placeAtTip({ points: [x, y, tipX, tipY] }, half, high, at, places) {
    const { left, top, right, bottom } = this.crop;
    const long = Math.hypot(tipX - x, tipY - y);
    const put = (dx, dy) => at(true, clamped(tipX + dx, left + half, right - half), clamped(tipY + dy, top + high, bottom - high));
    for (const pixels of [4, 20, 36, 52]) {
      const gap = pixels * this.room.unit;
      put((tipX - x) / long * (half + gap), (tipY - y) / long * (high + gap));
      put(half + gap, 0);
      put(-half - gap, 0);
    }
    const place = places.find(({ box }) => this.isClear(box));
    if (place) this.room.taken.push(place.box);
    return place;
  }

  isFreeIn(shape, box) {
    return corners(box).every((corner) => isIn(corner, shape.points)) && contains(shape.box, box)
      && !this.room.shapes.some((other) => other.order > shape.order && meet(other.box, box)) && this.isClear(box);
  }

  isFreeBeside(shape, box) {
    const { left, top, right, bottom } = this.crop;
    return contains([left, top, right, bottom], box) && this.isClear(box)
      && !this.room.shapes.some((other) => meet(other.box, box)
        && (other.order >= shape.order || !corners(box).every((corner) => isIn(corner, other.points))));
  }

  isClear(box) {
    return !this.room.taken.some((other) => meet(other, box)) && !this.room.lines.some((line) => crosses(line, box));
  }

  /** A mark of what is off the stage, at the edge and beside other marks. */
  markPlace(arrow, name, along) {
    const { left, top, right, bottom } = this.crop;
    const { size, taken } = this.room;
    const half = (letterWidth * (name.length + 10) * size) / 2;
    let [x, y] = { "↑": [along, top], "↓": [along, bottom], "←": [left, along], "→": [right, along] }[arrow];
    [x, y] = [clamped(x, left + half, right - half), clamped(y, top + size, bottom - size)];
    const boxAt = () => [x - half, y - 0.6 * size, x + half, y + 0.6 * size];
    const step = (y > (top + bottom) / 2 ? -1.2 : 1.2) * size;
    while (y > top && y < bottom && taken.some((other) => meet(other, boxAt()))) y += step;
    taken.push(boxAt());
    return { x, y, isInside: true };
  }

  /** Writes a name at its place, with a line to its view if it stands beside it. */
  write(key, text, className, { x, y, isInside, box }, shape) {
    if (!this.texts.has(key)) {
      this.texts.set(key, draw("g", { class: shape?.item.says && "acting" }, draw("path", { class: "hair" }), draw("text")));
      this.names.append(this.texts.get(key));
    }
    const [hair, word] = this.texts.get(key).children;
    fill(word, { class: className, x: rounded(x), y: rounded(y) }, []);
    word.textContent = text;
    const nearest = ([left, top, right, bottom], x, y) => [clamped(x, left, right), clamped(y, top, bottom)];
    const from = isInside ? [] : nearest(shape.box, x, y);
    // A force has a plate.
    const inside = shape?.item.says ? ringText(corners(box).flat(), true) : "";
    hair.setAttribute("d", isInside ? inside : ringText([...from, ...nearest(box, ...from)], false));
    return key;
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

/** The box of a text in its view. */
function textBox({ item, box: [left, top, , bottom] }) {
  const y = (top + bottom) / 2;
  return [left, y - 0.6 * item.size, left + letterWidth * item.text.length * item.size, y + 0.6 * item.size];
}

const common = (one, other) => one.map((value, side) => Math[side < 2 ? "max" : "min"](value, other[side]));
const meet = (one, other) => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
const contains = (outer, inner) => outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
const corners = ([left, top, right, bottom]) => [[left, top], [right, top], [right, bottom], [left, bottom]];

/** Whether a place is in an outline. */
function isIn([x, y], points) {
  let isInside = false;
  for (const [x1, y1, x2, y2] of segments([...points, points[0], points[1]])) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  }
  return isInside;
}

/** The lines between points that follow one another. */
function segments(points) {
  const lines = [];
  for (let place = 0; place + 3 < points.length; place += 2) lines.push(points.slice(place, place + 4));
  return lines;
}

/** Whether a line goes through a box: some part of it is within all four sides. */
function crosses([x1, y1, x2, y2], [left, top, right, bottom]) {
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [[x1, x2 - x1, left, right], [y1, y2 - y1, top, bottom]]) {
    if (way === 0 && (start < low || start > high)) return false;
    if (way === 0) continue;
    const ends = [(low - start) / way, (high - start) / way].sort((one, other) => one - other);
    [from, to] = [Math.max(from, ends[0]), Math.min(to, ends[1])];
  }
  return from <= to;
}
