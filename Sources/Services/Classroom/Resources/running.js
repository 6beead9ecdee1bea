// What people run, on the teacher's page: mistakes of a step, most frequent first, and a cell to show to everybody.

class RunsPanel {
  constructor(page) {
    this.page = page;
    this.mistakes = make("ul", { class: "mistakes" });
    this.people = make("div", { class: "acts", role: "group", "aria-label": "Runs of this step" });
    this.code = make("pre");
    this.show = actionButton("Show without a name", async () => {
      await page.act({ do: "show-cell", person: this.person, step: this.step, code: this.code.textContent });
      this.open(this.person);
    });
    this.look = make("div", { class: "look", hidden: true }, this.code, this.show);
    this.shown = make("span");
    this.shownLine = make("p", { hidden: true }, this.shown, " ", actionButton("Take away", () => page.act({ do: "take-cell-away" })));
    this.element = make("section", { class: "runs", "aria-labelledby": "runs-title" }, make("h2", { id: "runs-title" }, "Own cells"),
      this.mistakes, this.people, this.look, this.shownLine);
  }

  /** Shows the runs of a step. */
  take(state, step) {
    const runs = state.runs.find((runs) => runs.step === step);
    if (this.step !== step || !runs?.people.some(({ id }) => id === this.person)) this.look.hidden = true;
    this.step = step;
    this.element.hidden = !runs && !state.shown;
    this.shownLine.hidden = !state.shown;
    this.shown.textContent = state.shown ? `A cell of step ${state.shown.step + 1} is on the wall.` : "";
    const text = JSON.stringify(runs ?? null);
    if (this.drawn === text) return;
    this.drawn = text;
    // Who is read may have run another cell.
    if (!this.look.hidden) this.open(this.person);
    this.mistakes.replaceChildren(...(runs?.mistakes ?? []).map(({ message, count }) =>
      make("li", {}, make("b", {}, `${count}\u00a0× `), message)));
    const focused = document.activeElement?.dataset?.person;
    this.people.replaceChildren(...(runs?.people ?? []).map((run) => this.button(run)));
    if (focused) this.people.querySelector(`[data-person="${focused}"]`)?.focus();
  }

  button({ id, mistake }) {
    const name = this.page.nameOf(id);
    return fill(actionButton(mistake ? `${name}, mistake` : name, () => this.open(id)), { "data-person": id }, []);
  }

  /** Lets the teacher read somebody's code before anybody else does. */
  async open(person) {
    const answer = await ask(`/cell?person=${person}&step=${this.step}`);
    if (!answer.ok) return this.page.say("This code is not there any more.");
    this.person = person;
    this.code.textContent = (await answer.json()).code;
    this.look.hidden = false;
    letScrollersTakeFocus();
  }
}
