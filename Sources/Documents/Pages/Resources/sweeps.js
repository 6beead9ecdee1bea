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
    input.addEventListener("input", () => {
      this.show();
      this.showCurves();
    });
    return { parameter, input, value, row: make("label", {}, make("code", {}, parameter.name), input, value) };
  }

  layOut(figure) {
    const dials = make("div", { class: "dials", role: "group", "aria-label": "Parameters" },
      ...this.dials.map(({ row }) => row));
    const rows = this.data.measures.map((measure, place) =>
      make("tr", {}, make("th", { scope: "row" }, measure), this.cells[place]));
    const table = rows.length ? [make("table", { class: "answer" }, make("tbody", {}, ...rows))] : [];
    figure.querySelector(".one-run")?.remove();
    const panel = make("div", { class: "panel" }, this.notice, ...table, ...figure.children);
    figure.append(dials, this.stage, panel);
  }

  get run() {
    return this.data.runs.find(({ at }) => at.every((index, place) => index === Number(this.dials[place].input.value)));
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
    if (film) this.showFilm(new Film(film));
    else this.player?.pause();
  }

  showFilm(film) {
    if (this.player) {
      this.player.use(film, this.player.time);
    } else {
      this.player = newPlayer(this.stage, film, this.name);
      this.clock.add(this.player);
    }
    this.player.show(this.player.time);
  }

  /** A plot with the courses of all runs: the one that is shown stands out. */
  chart(figure, place) {
    const drawn = figure.querySelector("path.curve");
    const texts = new Map(this.data.runs.map((run) => [run, courseText(run.curves[place])]));
    drawn.before(...[...texts.values()].map((text) => draw("path", { class: "other", d: text })));
    const plot = new TimePlot(figure, this.clock);
    this.clock.plots.push(plot);
    if (this.player) plot.showTime(this.player.time);
    return { drawn, texts, title: figure.querySelector("title"), name: figure.dataset.series };
  }

  showCurves() {
    const run = this.run;
    const values = this.dials.map(({ parameter, value }) => `${parameter.name} = ${value.textContent}`).join(", ");
    for (const { drawn, texts, title, name } of this.charts) {
      drawn.setAttribute("d", texts.get(run));
      title.textContent = `${name} at ${values}`;
    }
  }
}

/** A packed course as a path. */
function courseText(course) {
  if (!course.count) return "";
  const [xs, ys] = unpacked(course);
  return Array.from(xs, (x, place) => `${place ? "L" : "M"}${rounded(x)} ${rounded(ys[place])}`).join("");
}
