// A participant's own code: an editor in each cell that may be read, what its runs show, and the notebook to take home.

/** A cell with the participant's own code in place of the notebook's. */
class OwnCell {
  constructor(cell, step, page) {
    Object.assign(this, { cell, step, page });
    this.code = cell.querySelector(".code");
    this.original = this.code.querySelector("pre").textContent;
    this.edit = actionButton("Edit", () => this.open(true));
    this.start = actionButton("Run", () => this.run(), "primary");
    this.back = actionButton("Back to the notebook’s code", () => this.restore());
    this.said = make("span", { role: "status" });
    this.bar = make("div", { class: "own-bar" }, this.edit, this.start, this.back, this.said);
    this.code.after(this.bar);
    this.setEditing(false);
    if (page.kept.code(step) !== undefined) this.open(false);
  }

  get isEditing() {
    return !this.back.hidden;
  }

  setEditing(isEditing) {
    this.code.hidden = isEditing;
    this.edit.hidden = isEditing;
    this.start.hidden = this.back.hidden = !isEditing;
  }

  open(takesFocus) {
    this.editor ??= new CodeEditor(`Your code of step ${this.step + 1}`, "Ctrl-Enter runs.", {
      spans: codeSpans, run: () => this.run(),
      changed: (text) => this.page.kept.keepCode(this.step, text === this.original ? undefined : text),
    });
    this.editor.text = this.page.kept.code(this.step) ?? this.original;
    this.code.after(this.editor.element);
    this.setEditing(true);
    this.show(this.page.whyNoRun(this.step));
    if (takesFocus) this.editor.area.focus();
  }

  /** @param {string?} closed Why nobody can run a cell now. */
  show(closed) {
    if (!this.isEditing) return;
    this.start.disabled = Boolean(closed) || this.isRunning;
    if (closed && this.closed !== closed) this.said.textContent = closed;
    if (!closed && this.closed) this.said.textContent = "";
    this.closed = closed;
  }

  async run() {
    if (this.start.disabled) return;
    this.isRunning = true;
    this.said.textContent = "Running\u00a0…";
    this.show(this.closed);
    const { isTaken, status, message, found } = await post(
      "/run", { step: this.step, cells: this.page.kept.codesUpTo(this.step) }, patience.run);
    this.isRunning = false;
    if (isTaken && this.isEditing) this.showResult(found);
    else this.said.textContent = message || (status === 0 ? "There is no connection. Your code is kept on this device." : "The server did not run this.");
    this.show(this.page.whyNoRun(this.step));
  }

  /** Puts what the own run shows in the place of what the cell showed. */
  showResult({ html, mistake }) {
    this.stop();
    const own = [this.code, this.editor.element, this.bar];
    this.before ??= [...this.cell.children].filter((child) => !own.includes(child));
    for (const child of this.before) child.remove();
    this.result ??= make("div", { class: "own-result" });
    // The notebook's way of showing a run, made by the server.
    this.result.innerHTML = html;
    this.bar.after(this.result);
    setUpStep(this.result);
    const earlier = mistake && mistake.step !== this.step;
    const place = mistake?.step === null ? "An earlier cell" : `Step ${mistake?.step + 1}`;
    this.said.textContent = earlier ? `${place} stops before this one: ${mistake.message}.`
      : mistake ? "Your run, up to a mistake." : "This is your run.";
  }

  /** The notebook's code and results again. */
  restore() {
    this.page.kept.keepCode(this.step, undefined);
    this.stop();
    this.result?.remove();
    this.editor.element.remove();
    this.cell.append(...this.before ?? []);
    this.cell.prepend(...this.cell.querySelectorAll(":scope > .card"));
    this.before = undefined;
    this.said.textContent = "";
    this.setEditing(false);
    this.edit.focus();
  }

  stop() {
    for (const cell of this.cell.parentElement?.querySelectorAll("section.cell") ?? []) {
      for (const player of byCell.get(cell.id)?.players ?? []) player.pause();
    }
  }
}

/** A line with the button by which a participant takes the notebook home. */
function takeHomeLine(page) {
  const said = make("span", { role: "status" });
  const fetched = () => post("/notebook", { cells: page.kept.codes });
  page.atEnd = async () => { page.lastNotebook = await fetched(); };
  const button = actionButton("Download notebook.md", async () => {
    const { isTaken, message, found } = page.lastNotebook ?? await fetched();
    const open = page.state.ended ? undefined : page.openQuestion;
    const saved = open ? `Saved, without step ${open.step + 1} and what follows: its question has no answer yet.` : "Saved, as far as the class has come.";
    said.textContent = isTaken ? saved : message || "There is no connection.";
    if (isTaken) download("notebook.md", found.text, "text/markdown");
  });
  return make("p", { class: "take-home" }, button, said);
}
