// A participant's own code: an editor in each cell that may be read, what its runs show, and the notebook to take home.

/** A cell with the participant's own code in place of the notebook's. */
class OwnCell {
  constructor(cell, step, page) {
    Object.assign(this, { cell, step, page });
    this.code = cell.querySelector(".code");
    this.original = this.code.querySelector("pre").textContent;
    const button = (words, does) => {
      const button = make("button", { type: "button" }, words);
      button.addEventListener("click", does);
      return button;
    };
    this.edit = button("Edit", () => this.open(true));
    this.start = button("Run", () => this.run());
    this.back = button("Back to the notebook’s code", () => this.restore());
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
    if (!this.editor) this.makeEditor();
    this.area.value = this.page.kept.code(this.step) ?? this.original;
    this.paint();
    this.code.after(this.editor);
    this.setEditing(true);
    this.show(this.page.state.run);
    if (takesFocus) this.area.focus();
  }

  makeEditor() {
    this.area = make("textarea", {
      "aria-label": `Your code of step ${this.step + 1}`, spellcheck: "false", autocapitalize: "off", autocomplete: "off", autocorrect: "off",
    });
    // The colors lie behind what is typed, and make the editor as high as the code.
    this.colors = make("pre", { "aria-hidden": "true" });
    this.editor = make("div", { class: "editor" }, this.colors, this.area);
    this.area.addEventListener("input", () => {
      this.page.kept.keepCode(this.step, this.area.value === this.original ? undefined : this.area.value);
      this.paint();
    });
    this.area.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.run();
    });
  }

  paint() {
    this.colors.replaceChildren(...colored(this.area.value), "\n");
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
    const { isTaken, status, message, found } = await post("/run", { step: this.step, cells: this.page.kept.codesUpTo(this.step) });
    this.isRunning = false;
    if (isTaken && this.isEditing) this.showResult(found);
    else this.said.textContent = message || (status === 0 ? "There is no connection. Your code is kept on this device." : "The server did not run this.");
    this.show(this.page.state.run);
  }

  /** Puts what the own run shows in the place of what the cell showed. */
  showResult({ html, mistake }) {
    this.stop();
    const own = [this.code, this.editor, this.bar];
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
    this.editor.remove();
    this.cell.append(...this.before ?? []);
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
  const button = make("button", { type: "button" }, "Download notebook.md");
  const said = make("span", { role: "status" });
  button.addEventListener("click", async () => {
    const { isTaken, message, found } = await post("/notebook", { cells: page.kept.codes });
    said.textContent = isTaken ? "Saved, as far as the class has come." : message || "There is no connection.";
    if (!isTaken) return;
    const href = URL.createObjectURL(new Blob([found.text], { type: "text/markdown" }));
    make("a", { href, download: "notebook.md" }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  });
  return make("p", { class: "take-home" }, button, said);
}
