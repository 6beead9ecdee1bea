// What makes a page move: players, plots that follow them, guesses, sweeps and slides.
// The page is whole without it; the script only adds, and never fetches anything.
// Every text is set as text, never as markup: names and texts come from a notebook.
(() => {
  "use strict";

  const svgNamespace = "http://www.w3.org/2000/svg";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const byCell = new Map(); // The id of a cell → its CellClock.

  // MARK: Elements

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

  // MARK: Films

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

  // MARK: The stage

  let names = 0; // Clip paths need names that are unique on the page.

  /** One shot on a stage: its elements are made once; a sample only sets attributes. */
  class ShotPicture {
    constructor(film, shot) {
      this.values = film.valuesOf(shot);
      this.updates = []; // Functions of a sample, for what changes.
      this.clips = new Map();
      this.definitions = draw("defs");
      this.views = [];
      this.root = draw("g", {}, this.definitions);
      for (const item of shot.items) this.root.append(this.item(item));
    }

    show(index) {
      for (const update of this.updates) update(index);
    }

    /** Sets an attribute now, and at each sample if one of the values it is made of changes. */
    bind(element, name, indices, text) {
      const columns = indices.map((index) => this.values[index]);
      const set = (index) => element.setAttribute(name, text(columns.map((column) => Film.value(column, index))));
      set(0);
      if (columns.some((column) => typeof column !== "number")) this.updates.push(set);
    }

    item(item) {
      const moved = draw("g");
      if (item.move) this.bind(moved, "transform", item.move, transformText);
      const paths = item.paths.map((path) => this.path(path, Boolean(item.move)));
      moved.append(...paths);
      const group = draw("g", { class: `item ${item.kind}-item` }, moved);
      if (item.opacity !== undefined) this.bind(group, "opacity", [item.opacity], ([value]) => rounded(value));
      // A shadow reaches beyond its view, so the view's own outline says where its middle is.
      const outline = paths.find((path) => !path.classList.contains("shadow"));
      if (outline && item.name && item.kind !== "model") {
        group.prepend(draw("title", {}, item.name));
        this.label(group, moved, outline, item);
      }
      return (item.clips ?? []).reduce(
        (inner, clip) => draw("g", { "clip-path": `url(#${this.clip(clip)})` }, inner), group);
    }

    path(path, isMoved) {
      const element = draw("path", { class: path.class, "fill-rule": path.rule });
      const isClosed = !path.open;
      if (isMoved) element.setAttribute("d", path.rings.map((ring) => ringText(ring, isClosed)).join(""));
      else this.bindRings(element, path.rings, isClosed);
      if (typeof path.fill === "string") element.setAttribute("fill", path.fill);
      else if (path.fill) this.bind(element, "fill", path.fill, colorText);
      return element;
    }

    /** Outlines whose points are values. */
    bindRings(element, rings, isClosed) {
      const ends = [];
      rings.reduce((end, ring) => (ends.push(end + ring.length), end + ring.length), 0);
      this.bind(element, "d", rings.flat(), (numbers) =>
        ends.map((end, place) => ringText(numbers.slice(ends[place - 1] ?? 0, end), isClosed)).join(""));
    }

    /** The name of a clip path; views inside the same area share one. */
    clip(clip) {
      const key = JSON.stringify(clip);
      if (!this.clips.has(key)) {
        const path = draw("path", { "clip-rule": clip.rule });
        this.bindRings(path, clip.rings, true);
        const name = `clip-${(names += 1)}`;
        this.definitions.append(draw("clipPath", { id: name }, path));
        this.clips.set(key, name);
      }
      return this.clips.get(key);
    }

    /** A text turns with its view; a name stays upright and follows the middle. */
    label(group, moved, outline, item) {
      if (item.kind === "view") this.views.push({ name: item.name, outline, group });
      if (item.kind !== "view" && item.kind !== "keyboard") return;
      const text = draw("text", { class: item.text ? "label" : "name" }, item.text || item.name);
      const source = item.paths.find((path) => !/\bshadow\b/.test(path.class));
      if (!item.move) {
        const flat = source.rings.flat();
        this.bind(text, "transform", flat, (numbers) => `translate(${middle(numbers).map(rounded)})`);
        group.append(text);
        return;
      }
      const [x, y] = middle(source.rings.flat());
      if (item.text) {
        text.setAttribute("transform", `translate(${rounded(x)},${rounded(y)})`);
        moved.append(text);
      } else {
        this.bind(text, "transform", item.move, (move) => {
          const [a, b, c, d, e, f] = matrixOf(move);
          return `translate(${rounded(a * x + c * y + e)},${rounded(b * x + d * y + f)})`;
        });
        group.append(text);
      }
    }
  }

  function ringText(ring, isClosed) {
    let text = "";
    for (let place = 0; place + 1 < ring.length; place += 2) {
      text += `${place ? "L" : "M"}${rounded(ring[place])} ${rounded(ring[place + 1])}`;
    }
    return isClosed && text ? `${text}Z` : text;
  }

  function matrixOf(move) {
    if (move.length === 6) return move;
    const [x, y, angle] = move;
    return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), x, y];
  }

  function transformText(move) {
    if (move.length === 6) return `matrix(${move.map((part) => part.toFixed(5)).join(" ")})`;
    const turn = move[2] ? ` rotate(${((move[2] * 180) / Math.PI).toFixed(3)})` : "";
    return `translate(${rounded(move[0])} ${rounded(move[1])})${turn}`;
  }

  function colorText([red, green, blue, alpha = 1]) {
    return `rgb(${[red, green, blue].map(Math.round).join(" ")} / ${alpha.toFixed(3)})`;
  }

  /** The middle of the box around points. */
  function middle(ring) {
    const of = (start) => {
      let [low, high] = [Infinity, -Infinity];
      for (let place = start; place < ring.length; place += 2) {
        low = Math.min(low, ring[place]);
        high = Math.max(high, ring[place]);
      }
      return (low + high) / 2;
    };
    return [of(0), of(1)];
  }

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
      this.svg = draw(
        "svg",
        { class: "stage", viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label },
        draw("rect", { class: "back", width, height }), this.shots, this.trails, this.flashes);
    }

    show(sample) {
      this.sample = sample;
      const shot = this.film.shotOf(sample);
      const picture = this.picture(shot);
      if (this.current !== picture) this.shots.replaceChildren(picture.root);
      this.current = picture;
      picture.show(sample - shot.first);
      if (this.svg.classList.contains("with-trails")) this.showTrails();
    }

    /** Rings that grow and fade where a contact has just begun. */
    showContacts(time) {
      const seen = this.film.contacts.filter(([at]) => time >= at && time < at + flashTime);
      while (this.flashes.childElementCount < seen.length) this.flashes.append(draw("circle", { class: "contact" }));
      [...this.flashes.children].forEach((circle, place) => {
        const [at, x, y] = seen[place] ?? [];
        const age = (time - at) / flashTime;
        const attributes = at === undefined ? { r: 0 } : { cx: x, cy: y, r: rounded(4 + 14 * age), opacity: rounded(1 - age) };
        fill(circle, attributes, []);
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
        for (const item of shot.items.filter((item) => item.kind === "view" && item.name)) {
          const source = item.paths.find((path) => !/\bshadow\b/.test(path.class));
          if (!source) continue;
          if (!ways.has(item.name)) ways.set(item.name, { text: "", ends: [] });
          extend(ways.get(item.name), shot, placesOf(item, source, values, shot.count));
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

  /** The middles of an item at each sample of its shot. */
  function placesOf(item, source, values, count) {
    const local = item.move ? middle(source.rings.flat()) : null;
    return Array.from({ length: count }, (_, index) => {
      const at = (slots) => slots.map((slot) => Film.value(values[slot], index));
      if (!local) return middle(at(source.rings.flat()));
      const [a, b, c, d, e, f] = matrixOf(at(item.move));
      return [a * local[0] + c * local[1] + e, b * local[0] + d * local[1] + f];
    });
  }

  function extend(way, shot, places) {
    const continues = way.ends.length === shot.first && shot.first > 0;
    places.forEach(([x, y], index) => {
      way.text += `${index || continues ? "L" : "M"}${rounded(x)} ${rounded(y)}`;
      way.ends[shot.first + index] = way.text.length;
    });
  }

  // MARK: Players

  const icons = {
    play: "M5 3L17 10L5 17Z", pause: "M5 3H8.5V17H5ZM11.5 3H15V17H11.5Z",
    back: "M14 3V17L5.5 10ZM4 3H5.5V17H4Z", forth: "M6 3V17L14.5 10ZM14.5 3H16V17H14.5Z",
  };

  function iconButton(icon, label) {
    const path = draw("path", { d: icons[icon] });
    const button = make("button", { type: "button", class: "icon", "aria-label": label, title: label },
      draw("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, path));
    return { button, set(icon, label) {
      path.setAttribute("d", icons[icon]);
      fill(button, { "aria-label": label, title: label }, []);
    } };
  }

  /** A film with controls. Its clock is an animation of the browser that changes nothing by itself. */
  class Player {
    constructor(figure, film, cellName) {
      this.figure = figure;
      this.cellName = cellName;
      this.listeners = [];
      this.options = new Set(["surroundings", "contacts"]);
      this.speed = 1;
      this.loops = false;
      // Not seen yet, it shows what the still shows: the end.
      this.use(film, film.end);
    }

    /** Takes another film, at a time. */
    use(film, time) {
      const isPlaying = this.isPlaying;
      this.clock?.cancel();
      this.film = film;
      this.stage = null;
      this.controls?.remove();
      this.clock = film.count > 1 ? this.newClock() : null;
      this.sample = film.sampleAt(time);
      if (this.clock) {
        this.clock.currentTime = (film.timeOf(this.sample) - film.start) * 1000;
        this.controls = this.newControls();
        this.figure.append(this.controls);
        this.report();
      }
      if (this.stills) this.showStills();
      if (isPlaying) this.play();
    }

    /** Shows stills at the start, at the events and at the end: on paper, and for readers who want nothing to move. */
    showStills() {
      this.stills?.remove();
      if (!this.clock) return;
      this.stills = stillsOf(this.film, this.cellName);
      this.figure.append(this.stills);
      this.figure.classList.toggle("calm", calm.matches);
    }

    newClock() {
      const duration = (this.film.end - this.film.start) * 1000;
      const effect = new KeyframeEffect(this.figure, null, { duration, fill: "both" });
      const clock = new Animation(effect, document.timeline);
      clock.playbackRate = this.speed;
      clock.onfinish = () => {
        this.showClock();
        if (this.loops) this.play();
        else this.report();
      };
      return clock;
    }

    get isPlaying() {
      return this.clock?.playState === "running";
    }

    get time() {
      return this.film.timeOf(this.sample);
    }

    play() {
      if (!this.clock) return;
      this.hasMoved = true;
      if (this.clock.currentTime >= this.clock.effect.getComputedTiming().endTime) this.clock.currentTime = 0;
      this.clock.play();
      this.report();
      if (!this.isFollowing) requestAnimationFrame(() => this.follow());
      this.isFollowing = true;
    }

    /** Draws what the clock says, frame by frame, as long as it runs. */
    follow() {
      this.isFollowing = this.isPlaying;
      if (!this.isPlaying) return;
      this.showClock();
      requestAnimationFrame(() => this.follow());
    }

    pause() {
      if (!this.isPlaying) return;
      this.clock.pause();
      this.showClock();
      this.report();
    }

    toggle() {
      if (this.isPlaying) this.pause();
      else this.play();
    }

    /** Shows a sample and stays there. */
    seek(sample) {
      // Even at its end: a clock that has finished would run on from where it is set.
      this.clock?.pause();
      this.hasMoved = true;
      this.sample = clamped(sample, 0, this.film.count - 1);
      if (this.clock) this.clock.currentTime = (this.time - this.film.start) * 1000;
      this.show(this.time);
    }

    seekTime(time) {
      this.seek(this.film.sampleAt(time));
    }

    showClock() {
      const time = this.film.start + this.clock.currentTime / 1000;
      this.sample = this.film.sampleAt(time);
      this.show(time);
    }

    /** Draws the sample; the stage takes the place of the still when it is first needed. */
    show(time) {
      if (!this.stage) {
        this.stage = new Stage(this.film, `The stage of ${this.cellName}`);
        this.applyOptions();
        const still = this.figure.querySelector(":scope > svg.stage");
        if (still) still.replaceWith(this.stage.svg);
        else this.figure.prepend(this.stage.svg);
        this.stage.svg.addEventListener("click", () => this.toggle());
      }
      if (this.stage.sample !== this.sample) this.stage.show(this.sample);
      this.stage.showContacts(time);
      this.report();
      for (const listener of this.listeners) listener(this.time);
    }

    /** The event of now or of a moment ago. */
    get event() {
      const time = this.time + 1e-6;
      return this.film.marks.filter(([at]) => at <= time && time - at < 0.4).at(-1)?.[1];
    }

    /** Brings the controls up to date. */
    report() {
      if (!this.controls) return;
      const isPlaying = this.isPlaying;
      if (this.reported !== isPlaying) {
        this.toggleButton.set(isPlaying ? "pause" : "play", isPlaying ? "Pause" : "Play");
        // A time that runs is not to be read aloud.
        this.readout.setAttribute("aria-live", isPlaying ? "off" : "polite");
        this.reported = isPlaying;
      }
      this.slider.value = this.sample;
      const event = this.event;
      this.slider.setAttribute("aria-valuetext", timeText(this.time) + (event ? `, ${event}` : ""));
      this.clockFace.textContent = clockText(this.time);
      this.eventText.textContent = event ?? "";
    }

    // MARK: Controls

    newControls() {
      this.reported = undefined;
      this.toggleButton = iconButton("play", "Play");
      this.toggleButton.button.addEventListener("click", () => this.toggle());
      const back = iconButton("back", "Previous frame").button;
      back.addEventListener("click", () => this.seek(this.sample - 1));
      const forth = iconButton("forth", "Next frame").button;
      forth.addEventListener("click", () => this.seek(this.sample + 1));
      this.slider = make("input", { type: "range", min: 0, max: this.film.count - 1, step: 1, "aria-label": "Time" });
      this.slider.addEventListener("input", () => this.seek(Number(this.slider.value)));
      const scrubber = make("span", { class: "scrubber" }, this.slider, ...this.ticks());
      this.clockFace = make("span", { class: "clock" });
      this.eventText = make("span", { class: "event" });
      this.readout = make("output", { "aria-live": "polite" }, this.clockFace, " ", this.eventText);
      return make("div", { class: "controls" },
        make("div", { class: "row" }, this.toggleButton.button, back, forth, scrubber),
        make("div", { class: "row" }, this.readout, this.speeds(), this.loopBox(), ...this.optionBoxes()));
    }

    /** A tick for each event, where the slider's thumb is at its time. */
    ticks() {
      const [first, length] = [this.film.start, this.film.end - this.film.start];
      return this.film.marks.filter(([at]) => at >= first && at <= first + length).map(([at, text]) => {
        const tick = make("span", { class: "tick", title: `${timeText(at)}: ${text}`, "aria-hidden": "true" });
        tick.style.setProperty("--at", rounded((at - first) / length * 1000) / 1000);
        return tick;
      });
    }

    speeds() {
      const choice = make("select", { "aria-label": "Speed" });
      for (const [speed, text] of [[0.25, "¼ ×"], [0.5, "½ ×"], [1, "1 ×"], [2, "2 ×"]]) {
        choice.append(make("option", { value: speed, selected: speed === this.speed }, text));
      }
      choice.addEventListener("change", () => {
        this.speed = Number(choice.value);
        this.clock.updatePlaybackRate(this.speed);
      });
      return choice;
    }

    loopBox() {
      return checkbox("Loop", this.loops, (isOn) => { this.loops = isOn; });
    }

    optionBoxes() {
      const film = this.film;
      const offered = [
        ["model", "Model", film.has("model")], ["trails", "Trails", film.has("view")],
        ["contacts", "Contacts", film.contacts.length > 0],
        ["surroundings", "Boundaries, fields", film.has("boundary", "region")],
      ];
      return offered.filter(([, , isThere]) => isThere).map(([name, label]) =>
        checkbox(label, this.options.has(name), (isOn) => {
          if (isOn) this.options.add(name);
          else this.options.delete(name);
          if (!this.stage) this.show(this.time);
          this.applyOptions();
          this.stage.show(this.sample);
        }));
    }

    applyOptions() {
      for (const name of ["model", "trails", "contacts", "surroundings"]) {
        this.stage.svg.classList.toggle(`with-${name}`, this.options.has(name));
      }
    }
  }

  function checkbox(label, isOn, change) {
    const box = make("input", { type: "checkbox", checked: isOn });
    box.addEventListener("change", () => change(box.checked));
    return make("label", { class: "option" }, box, label);
  }

  /** Space plays, arrows go by a frame, Home and End go to the ends: unless the key is the control's own. */
  function listenToKeys(player) {
    player.figure.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      const isButton = target.matches("button, [type=checkbox], select");
      const movesByItself = target.matches("input[type=range], select");
      const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 };
      if (event.key === " " && !isButton) player.toggle();
      else if (movesByItself) return;
      else if (event.key in steps) player.seek(player.sample + steps[event.key]);
      else if (event.key === "Home") player.seek(0);
      else if (event.key === "End") player.seek(player.film.count - 1);
      else return;
      event.preventDefault();
    });
  }

  const stillLimit = 6;

  function stillsOf(film, cellName) {
    const inside = film.marks.filter(([at]) => at > film.start && at < film.end);
    const chosen = inside.slice(0, stillLimit - 2);
    const moments = [[film.start, "start"], ...chosen, [film.end, "end"]];
    const strip = make("div", { class: "stills" }, ...moments.map(([time, text]) => {
      const stage = new Stage(film, `The stage of ${cellName} at ${timeText(time)}: ${text}`);
      stage.svg.classList.add("with-surroundings");
      // An event is drawn when it has happened: at the first sample that is not before it.
      stage.show(clamped(Math.ceil((time - film.start) / film.interval - 1e-4), 0, film.count - 1));
      return make("div", { class: "still" }, stage.svg, make("p", {}, make("b", {}, timeText(time)), ` ${text}`));
    }));
    if (inside.length > chosen.length) {
      strip.append(make("p", { class: "more" }, `${inside.length - chosen.length} more events are not shown.`));
    }
    return strip;
  }

  // MARK: Cells

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
        for (const plot of this.plots) plot.showTime(time);
      });
    }

    /** The player whose film covers a time, else the first. */
    playerAt(time) {
      const covers = ({ film }) => time >= film.start - 1e-6 && time <= film.end + 1e-6;
      const chosen = this.latest && covers(this.latest) ? this.latest : this.players.find(covers);
      return chosen ?? this.players[0];
    }

    seek(time) {
      this.playerAt(time)?.seekTime(time);
    }
  }

  function setUpCell(cell) {
    const clock = new CellClock(cell);
    const name = (cell.getAttribute("aria-label") ?? "cell").replace(/^C/, "c");
    for (const figure of cell.querySelectorAll("figure.player[data-film]")) {
      const film = parsed(figure.dataset.film);
      if (film?.count) clock.add(newPlayer(figure, new Film(film), name));
    }
    for (const figure of cell.querySelectorAll("figure.sweep")) setUpSweep(figure, clock, name);
    for (const figure of cell.querySelectorAll("figure.plot")) clock.plots.push(new TimePlot(figure, clock));
    setUpGuesses(cell, clock);
    pair(cell.querySelector(".results"));
    addCopyButton(cell);
    if (cell.id) byCell.set(cell.id, clock);
  }

  /** Lays a player beside everything else that the cell answered. */
  function pair(results) {
    const [player, ...others] = results?.children ?? [];
    if (!player?.matches(".player") || others.length === 0) return;
    results.classList.add("paired");
    results.append(make("div", { class: "measured" }, ...others));
  }

  function newPlayer(figure, film, name) {
    const player = new Player(figure, film, name);
    fill(figure, { role: "group", "aria-label": `Player of ${name}`, tabindex: film.count > 1 ? 0 : undefined }, []);
    listenToKeys(player);
    if (calm.matches) player.showStills();
    else startWhenSeen(player);
    // Paper shows stills instead of a player.
    addEventListener("beforeprint", () => player.showStills());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) {
        player.isInterrupted = player.isPlaying;
        player.pause();
      } else if (player.isInterrupted) {
        player.isInterrupted = false;
        player.play();
      }
    });
    return player;
  }

  /** Starts a player once: when most of it is seen for the first time, unless the reader was faster. */
  function startWhenSeen(player) {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      if (!player.hasMoved) player.play();
    }, { threshold: 0.6 });
    observer.observe(player.figure);
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
      await navigator.clipboard.writeText(element.textContent.replace(/\n*$/, "\n"));
      return true;
    } catch {
      getSelection().selectAllChildren(element);
      return document.execCommand("copy");
    }
  }

  // MARK: Plots

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
      fill(this.pad, { "aria-valuenow": rounded(clamped(time, this.from, this.to)), "aria-valuetext": timeText(time) }, []);
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

  // MARK: Guesses

  /** The results of a cell stay hidden until the reader has guessed, or asked for them. */
  function setUpGuesses(cell, clock) {
    const forms = [...cell.querySelectorAll("form.predict")];
    if (forms.length === 0) return;
    const open = new Set(forms);
    cell.classList.add("unanswered");
    const close = (form) => {
      open.delete(form);
      if (open.size === 0) cell.classList.remove("unanswered");
      form.querySelector(".show")?.remove();
    };
    for (const form of forms) {
      const show = make("button", { type: "button", class: "show" }, "Show without a guess");
      form.querySelector("button").after(show);
      show.addEventListener("click", () => {
        form.querySelector("output").textContent = `The value is ${form.dataset.value}${unitOf(form)}.`;
        close(form);
      });
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        if (compare(form, clock)) close(form);
      });
    }
  }

  const unitOf = (form) => (form.dataset.unit ? ` ${form.dataset.unit}` : "");

  /** Says how far off a guess is. Returns whether it was a number. */
  function compare(form, clock) {
    const input = form.querySelector("input");
    const output = form.querySelector("output");
    const text = input.value.trim().replace(",", ".").replace(/[−–]/, "-");
    const guess = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN;
    const isNumber = Number.isFinite(guess);
    input.setAttribute("aria-invalid", !isNumber);
    if (!isNumber) {
      output.textContent = "Write a number, such as 120 or 0.5.";
      input.focus();
      return false;
    }
    const unit = unitOf(form);
    const actual = Number(form.dataset.value);
    // The difference has no more decimals than what it is a difference of.
    const decimals = Math.max(...[text, form.dataset.value].map((number) => /\.(\d+)$/.exec(number)?.[1].length ?? 0));
    const difference = Number(Math.abs(guess - actual).toFixed(Math.min(decimals, 12)));
    output.textContent = difference === 0
      ? `You guessed ${text}${unit}: exactly right.`
      : `You guessed ${text}${unit} and got ${form.dataset.value}${unit}: off by ${difference}${unit}.`;
    for (const plot of clock.plots) if (plot.series === form.dataset.series) plot.showGuess(guess);
    return true;
  }

  // MARK: Sweeps

  /** A parameter turned by the reader: the run at its value is shown, at the time that was shown. */
  function setUpSweep(figure, clock, name) {
    const sweep = parsed(figure.dataset.sweep);
    if (!sweep?.runs?.length) return;
    const dials = sweep.parameters.map((parameter, place) => {
      const input = make("input", {
        type: "range", min: 0, max: parameter.labels.length - 1, step: 1, "aria-label": parameter.name,
        value: sweep.runs[0].at[place],
      });
      const value = make("output", { "aria-live": "off" });
      input.addEventListener("input", () => show());
      return { parameter, input, value, row: make("label", {}, make("code", {}, parameter.name), input, value) };
    });
    const cells = sweep.measures.map(() => make("td", { class: "number" }));
    const rows = sweep.measures.map((measure, place) =>
      make("tr", {}, make("th", { scope: "row" }, measure), cells[place]));
    const stage = make("figure", { class: "player" });
    const notice = make("p", { class: "notice", role: "status" });
    let player = null;

    function show() {
      for (const { parameter, input, value } of dials) {
        value.textContent = parameter.labels[input.value];
        input.setAttribute("aria-valuetext", parameter.labels[input.value]);
      }
      const run = sweep.runs.find(({ at }) => at.every((index, place) => index === Number(dials[place].input.value)));
      cells.forEach((cell, place) => { cell.textContent = run?.measures[place] ?? "–"; });
      stage.hidden = !run?.film;
      notice.textContent = run ? "" : "There is no run at these values.";
      if (run?.film) showFilm(new Film(run.film));
      else player?.pause();
    }

    function showFilm(film) {
      if (player) {
        player.use(film, player.time);
        player.show(player.time);
      } else {
        player = newPlayer(stage, film, `the sweep in ${name}`);
        player.show(player.time);
        clock.add(player);
      }
    }

    const dialBox = make("div", { class: "dials", role: "group", "aria-label": "Parameters" }, ...dials.map(({ row }) => row));
    const table = make("table", { class: "answer" }, make("tbody", {}, ...rows));
    const caption = figure.querySelector("figcaption") ?? "";
    figure.append(make("div", { class: "panel" }, dialBox, notice, ...(rows.length ? [table] : []), caption), stage);
    show();
  }

  // MARK: Slides

  /** Each section of the page is a screen. */
  function setUpSlides() {
    const main = document.getElementById("main");
    const slides = [];
    for (const node of [...main.childNodes]) {
      if (slides.length === 0 || node.nodeName === "H2") slides.push(make("section", { class: "slide" }));
      slides.at(-1).append(node);
    }
    main.append(...slides);
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
      scrollTo(0, 0);
      for (const clock of byCell.values()) {
        if (!slides[current].contains(clock.cell)) clock.players.forEach((player) => player.pause());
      }
      const heading = slides[current].querySelector("h1, h2");
      // A page that is loaded again shows the same slide.
      if (heading?.id) history.replaceState(null, "", `#${encodeURIComponent(heading.id)}`);
    }

    function turnToAnchor() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const slide = slides.findIndex((slide) => target && slide.contains(target));
      turn(Math.max(slide, 0));
      if (slide >= 0) target.scrollIntoView();
    }

    previous.addEventListener("click", () => turn(current - 1));
    next.addEventListener("click", () => turn(current + 1));
    addEventListener("hashchange", turnToAnchor);
    addEventListener("keydown", (event) => {
      // What has the focus comes first: fields, and players that have used the key.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.matches?.("input, select, textarea")) return;
      const targets = {
        ArrowLeft: current - 1, PageUp: current - 1, ArrowRight: current + 1, PageDown: current + 1,
        Home: 0, End: slides.length - 1,
      };
      // Up and down scroll a slide that is higher than the screen.
      if (document.documentElement.scrollHeight <= innerHeight + 1) {
        targets.ArrowUp = current - 1;
        targets.ArrowDown = current + 1;
      }
      if (!(event.key in targets)) return;
      event.preventDefault();
      turn(targets[event.key]);
    });
    turnToAnchor();
  }

  // MARK: Start

  for (const cell of document.querySelectorAll("section.cell")) setUpCell(cell);
  if (document.body.classList.contains("slides")) setUpSlides();

  // For tests, and for who is curious.
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
})();
