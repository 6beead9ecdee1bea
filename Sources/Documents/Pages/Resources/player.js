// A film with controls.

const icons = {
  play: "M5 3L17 10L5 17Z", pause: "M5 3H8.5V17H5ZM11.5 3H15V17H11.5Z",
  back: "M14 3V17L5.5 10ZM4 3H5.5V17H4Z", forth: "M6 3V17L14.5 10ZM14.5 3H16V17H14.5Z",
};

const longestWait = 3; // For the answer to a guess, in seconds.

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
    this.svg = figure.querySelector("svg.stage");
    // Until it moves, it shows its picture of the run, which is the end; after a run, where everything came to.
    this.hasMoved = false;
    this.use(film, film.end);
    // Its names are of one size on every screen, and only a stage can place them.
    this.sight = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      this.sight.disconnect();
      this.prepare();
    });
    this.sight.observe(this.svg);
  }

  /** Ends it, with all that a browser would keep for it. */
  remove() {
    this.clock?.cancel();
    this.stage?.remove();
    this.sight.disconnect();
  }

  /** Takes another film, at a time. */
  use(film, time) {
    const isPlaying = this.isPlaying;
    this.clock?.cancel();
    this.film = film;
    this.stage?.remove();
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
    if (isPlaying) this.play();
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
    if (this.isWaiting) return;
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Plays from one time to another, in no more than a few seconds, and stays there. */
  playThrough(from, to, then) {
    const without = (listener) => this.listeners.filter((other) => other !== listener);
    const stop = (time) => {
      if (time < to - 1e-4) return;
      this.listeners = without(stop);
      this.clock.playbackRate = this.speed;
      this.seekTime(to);
      then();
    };
    // Asked again meanwhile, it begins again.
    this.listeners = [...without(this.stop), stop];
    this.stop = stop;
    this.seekTime(calm.matches ? to : from);
    if (calm.matches) return;
    this.clock.playbackRate = Math.max(this.speed, (to - from) / longestWait);
    this.play();
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

  /** Shows its picture of the run again. */
  close() {
    this.seek(this.film.count - 1);
    this.hasMoved = false;
    this.show(this.time);
  }

  showClock() {
    const time = this.film.start + this.clock.currentTime / 1000;
    this.sample = this.film.sampleAt(time);
    this.show(time);
  }

  /** Draws the sample, on a stage that is made when it is first needed. */
  prepare() {
    if (!this.stage) {
      this.stage = new Stage(this.film, this.svg, `The stage of ${this.cellName}`);
      this.applyOptions();
      this.svg.onclick = () => this.toggle();
    }
    this.stage.show(this.sample, this.hasMoved);
  }

  /** Draws the sample, and says so. */
  show(time) {
    this.prepare();
    this.stage.showContacts(time);
    this.report();
    for (const listener of [...this.listeners]) listener(this.time);
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
      this.svg.classList.toggle("running", isPlaying);
      this.stage?.layOut();
    }
    this.slider.value = this.sample;
    const event = this.event;
    this.slider.setAttribute("aria-valuetext", timeText(this.time) + (event ? `, ${event}` : ""));
    this.clockFace.textContent = clockText(this.time);
    const tilt = this.film.tiltAt(this.sample);
    const tiltText = tilt?.some(Boolean) ? `tilt (${tilt.map(rounded).join(", ")})` : "";
    this.eventText.textContent = [event, tiltText].filter(Boolean).join(", ");
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

  /** What can be shown and hidden, as far as the film has it. */
  optionBoxes() {
    const film = this.film;
    const offered = {
      model: ["Model", film.has("model")], trails: ["Trails", film.has("view")],
      contacts: ["Contacts", film.contacts.length > 0],
      surroundings: ["Forces and fields", film.has("boundary", "region", "force", "gravity", "sign", "acting")],
    };
    return Object.entries(offered).filter(([, [, isThere]]) => isThere).map(([name, [label]]) =>
      checkbox(label, this.options.has(name), (isOn) => {
        this.options[isOn ? "add" : "delete"](name);
        if (!this.stage) this.show(this.time);
        this.applyOptions();
      }));
  }

  applyOptions() {
    for (const name of ["model", "trails", "contacts"]) {
      this.svg.classList.toggle(`with-${name}`, this.options.has(name));
    }
    this.svg.classList.toggle("without-surroundings", !this.options.has("surroundings"));
    if (this.options.has("trails") && this.stage.current) this.stage.showTrails();
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
    if (event.ctrlKey || event.metaKey || event.altKey || player.isWaiting) return;
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
