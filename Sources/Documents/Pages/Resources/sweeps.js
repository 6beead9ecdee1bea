// Runs at several values of parameters, which the reader turns.

/** Parameters turned by the reader: the run at their values is shown, at the time that was shown. */
class Sweep {
  constructor(figure, cellName) {
    this.data = parsed(figure.dataset.sweep);
    this.name = `the sweep in ${cellName}`;
    this.clock = new CellClock(figure);
    this.dials = this.data.parameters.map((parameter, place) => this.dial(parameter, this.data.first[place]));
    this.cells = this.data.measures.map(() => make("td", { class: "number" }));
    this.notice = make("p", { class: "notice", role: "status" });
    this.stage = figure.querySelector("figure.player") ?? make("figure", { class: "player" });
    this.ghosts = new Ghosts(this.data.runs);
    this.layOut(figure);
    this.show();
    this.charts = [...figure.querySelectorAll("figure.plot")].map((plot, place) => this.chart(plot, place));
    this.showCurves();
  }

  dial(parameter, first) {
    const input = make("input", {
      type: "range", min: 0, max: parameter.labels.length - 1, step: 1, value: first, "aria-label": parameter.name,
    });
    const value = make("output", { "aria-live": "off" });
    input.addEventListener("input", () => this.turn());
    return { parameter, input, value, row: make("label", {}, make("code", {}, parameter.name), input, value) };
  }

  layOut(figure) {
    const dials = make("div", { class: "dials", role: "group", "aria-label": "Parameters" },
      ...this.dials.map(({ row }) => row));
    const rows = this.data.measures.map((measure, place) =>
      make("tr", {}, make("th", { scope: "row" }, measure), this.cells[place]));
    const table = rows.length ? [make("table", { class: "answer" }, make("tbody", {}, ...rows))] : [];
    const all = checkbox("All runs on the stage", false, (isOn) => {
      this.ghosts.isOn = isOn;
      this.showGhosts();
    });
    figure.querySelector(".one-run")?.remove();
    const plots = [...figure.querySelectorAll("figure.plot")];
    const words = [...figure.children].filter((child) => child !== this.stage && !plots.includes(child));
    const panel = make("div", { class: "panel" }, ...plots, all, this.notice, ...table, ...words);
    all.hidden = this.ghosts.films.size < 2;
    figure.append(dials, this.stage, panel);
  }

  get run() {
    return this.data.runs.find(({ at }) => at.every((index, place) => index === Number(this.dials[place].input.value)));
  }

  /** Turns the dials to a run. */
  choose(run) {
    run.at.forEach((index, place) => { this.dials[place].input.value = index; });
    this.turn();
  }

  turn() {
    this.show();
    this.showCurves();
  }

  show() {
    for (const { parameter, input, value } of this.dials) {
      value.textContent = parameter.labels[input.value];
      input.setAttribute("aria-valuetext", parameter.labels[input.value]);
    }
    const { measures, problem, film } = this.run;
    this.cells.forEach((cell, place) => { cell.textContent = measures[place] || "–"; });
    this.notice.textContent = problem ? `This run has an error: ${problem}.` : "";
    this.stage.hidden = !film;
    if (film) this.showFilm(this.ghosts.films.get(this.run));
    else this.player?.pause();
  }

  showFilm(film) {
    if (this.player) {
      this.player.use(film, this.player.time);
    } else {
      this.player = newPlayer(this.stage, film, this.name);
      this.clock.add(this.player);
      this.player.listeners.push(() => this.showGhosts());
    }
    this.player.show(this.player.time);
  }

  showGhosts() {
    if (this.player?.stage) this.ghosts.show(this.player.stage, this.run, this.player.time);
  }

  // MARK: Curves

  labelOf(run) {
    return run.at.map((index, place) => this.data.parameters[place].labels[index]).join(", ");
  }

  /** A plot with the courses of all runs, each with its values at its end: the one that is shown stands out. */
  chart(figure, place) {
    const plot = new Plot(figure, this.clock, 0.1);
    const [shown] = plot.curves;
    plot.choices = this.data.runs.flatMap((run) => {
      const text = courseText(run.curves[place]);
      if (!text) return [];
      const points = pointsOf(text);
      const [x, y] = points.at(-1);
      const path = draw("path", { class: "other", d: text });
      const word = draw("text", { class: "run", x: x + 6, y: y + 4 }, this.labelOf(run));
      shown.path.before(path);
      plot.svg.append(word);
      plot.keep(path);
      plot.keep(word);
      return [{ run, text, points, path, word, name: shown.name, choose: () => this.choose(run) }];
    });
    const widest = Math.max(0, ...plot.choices.map(({ word }) => word.textContent.length));
    plot.endRoom = Math.max(widest * labelWidth - 10, 0);
    plot.laidOut = () => spread(plot.choices, this.run);
    this.clock.plots.push(plot);
    plot.layOut(plot.height, true);
    return plot;
  }

  showCurves() {
    const run = this.run;
    const values = this.dials.map(({ parameter, value }) => `${parameter.name} = ${value.textContent}`).join(", ");
    for (const plot of this.charts) {
      const [shown] = plot.curves;
      const choice = plot.choices.find((choice) => choice.run === run);
      shown.points = choice?.points ?? [];
      plot.keep(shown.path, choice?.text ?? "");
      plot.svg.setAttribute("aria-label", `${shown.name} at ${values}`);
      spread(plot.choices, run);
      plot.showTime(this.player?.time ?? plot.from);
    }
  }
}

/** Shows the words at the ends of curves that do not cover each other, the chosen one's first. */
function spread(choices, run) {
  const taken = [];
  const order = [...choices].sort((one, other) => (other.run === run) - (one.run === run));
  for (const { run: own, word } of order) {
    const [x, y] = ["x", "y"].map((name) => Number(word.getAttribute(name)));
    const wide = word.textContent.length * labelWidth;
    const isFree = taken.every((other) => Math.abs(other.y - y) >= 14 || x > other.x + other.wide || other.x > x + wide);
    if (isFree) taken.push({ x, y, wide });
    fill(word, { class: own === run ? "run strong" : "run", visibility: isFree ? "visible" : "hidden" }, []);
  }
}

/** The stages of all runs at one time, faint, behind the one of the run that is shown. */
class Ghosts {
  constructor(runs) {
    this.isOn = false;
    this.films = new Map(runs.filter(({ film }) => film).map((run) => [run, new Film(run.film)]));
    this.pictures = new Map(); // A shot → its picture.
    this.group = draw("g", { class: "ghosts", "aria-hidden": "true" });
  }

  show(stage, shown, time) {
    if (!this.isOn) return this.group.remove();
    const roots = [];
    for (const [run, film] of this.films) {
      if (run === shown) continue;
      const sample = film.sampleAt(time);
      const shot = film.shotOf(sample);
      if (!this.pictures.has(shot)) this.pictures.set(shot, new ShotPicture({ film }, shot));
      this.pictures.get(shot).show(sample - shot.first);
      roots.push(this.pictures.get(shot).root);
    }
    this.group.replaceChildren(...roots);
    if (this.group.nextSibling !== stage.shots) stage.shots.before(this.group);
  }
}

/** A packed course as a path. */
function courseText(course) {
  if (!course.count) return "";
  const [xs, ys] = unpacked(course);
  return Array.from(xs, (x, place) => `${place ? "L" : "M"}${rounded(x)} ${rounded(ys[place])}`).join("");
}
