// A field for code: its colors lie behind what is typed, and a list below it says what may follow.

/** A button with words that does something. */
function actionButton(words, does, look) {
  const button = make("button", { type: "button", class: look }, words);
  button.addEventListener("click", does);
  return button;
}

/** Gives a text to the reader as a file. */
function download(name, text, type) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** A text with colors, as elements and texts; places count in UTF-16 code units. */
function coloredBy(spans, text) {
  const parts = [];
  let next = 0;
  for (const [start, end, kind] of spans) {
    if (start < next || end > text.length) continue;
    parts.push(text.slice(next, start), make("span", { class: kind }, text.slice(start, end)));
    next = end;
  }
  return [...parts, text.slice(next)];
}

/** Colors after an edit, until they are known: what stands around it keeps its own. */
function shiftedSpans(spans, before, after) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const step = after.length - before.length;
  return spans.flatMap(([from, to, kind]) => {
    if (to <= start) return [[from, to, kind]];
    return from >= before.length - end ? [[from + step, to + step, kind]] : [];
  });
}

class CodeEditor {
  /**
   * @param {string} label
   * @param {string} keyWords What its keys do.
   * @param {{assist?, spans?, run, changed?}} actions `assist` answers `{text, cursor, explains}`; where nothing assists,
   *     `spans` tells the colors of a text; `run` runs the text.
   */
  constructor(label, keyWords, actions) {
    this.actions = actions;
    this.spans = [];
    this.painted = "";
    this.id = `list-${CodeEditor.count += 1}`;
    this.area = make("textarea", {
      "aria-label": label, spellcheck: "false", autocapitalize: "off", autocomplete: "off", autocorrect: "off", rows: 1,
      "aria-autocomplete": "list", "aria-controls": this.id,
    });
    this.colors = make("pre", { "aria-hidden": "true" });
    this.list = make("ul", { class: "offers", id: this.id, role: "listbox", "aria-label": "What may follow", hidden: true });
    this.help = make("pre", { class: "help", role: "status", hidden: true });
    this.spoken = make("span", { class: "unseen", role: "status" });
    const field = make("div", { class: "field" }, this.colors, this.area);
    const keys = make("p", { class: "keys", id: `${this.id}-keys` }, keyWords);
    this.area.setAttribute("aria-describedby", keys.id);
    this.element = make("div", { class: "editor" }, field, keys, this.list, this.help, this.spoken);
    this.assisting = new Latest((wanted) => this.assist(wanted));
    this.area.addEventListener("input", () => this.edited());
    this.area.addEventListener("keydown", (event) => this.press(event));
    this.area.addEventListener("blur", () => this.close());
  }

  get text() {
    return this.area.value;
  }

  set text(text) {
    if (text === this.area.value) return;
    this.area.value = text;
    this.edited();
  }

  get isReadOnly() {
    return this.area.readOnly;
  }

  edited() {
    this.close();
    this.help.hidden = true;
    this.spans = this.actions.spans?.(this.text) ?? shiftedSpans(this.spans, this.painted, this.text);
    this.paint();
    this.ask();
    this.actions.changed?.(this.text);
  }

  paint() {
    this.painted = this.text;
    // A last line without letters would have no height.
    this.colors.replaceChildren(...coloredBy(this.spans, this.text), "\n");
  }

  // MARK: What helps

  ask(explains = false) {
    if (this.actions.assist && !this.isReadOnly) this.assisting.want({ text: this.text, cursor: this.area.selectionStart, explains });
  }

  async assist(wanted) {
    let answer;
    // An engine that ends helps again with the next key.
    try { answer = await this.actions.assist(wanted); } catch { return; }
    if (this.text !== wanted.text) return;
    this.spans = answer.spans ?? [];
    this.paint();
    this.offered = { ...answer, cursor: wanted.cursor };
    if (!wanted.explains) return;
    this.help.textContent = answer.help || answer.hint;
    this.help.hidden = !this.help.textContent;
  }

  /** Completes the word at the cursor, or lists what it may become. Where nothing fits, says what belongs there. */
  async complete() {
    this.ask();
    await this.assisting.running;
    const { offered, area } = this;
    if (!offered || offered.cursor !== area.selectionStart) return;
    const { completions, word, hint } = offered;
    if (completions.length === 1) return this.take(completions[0]);
    if (completions.length === 0) {
      this.help.textContent = hint || "Nothing more is known here.";
      this.help.hidden = false;
      return;
    }
    const common = completions.map(({ text }) => text).reduce((one, other) => {
      let end = 0;
      while (end < one.length && one[end] === other[end]) end += 1;
      return one.slice(0, end);
    });
    if (common.length > word.length) this.take({ text: common, suffix: "" });
    else this.open(completions);
  }

  open(completions) {
    this.choices = completions.slice(0, 100);
    this.list.replaceChildren(...this.choices.map(({ text, summary }, place) => {
      const item = make("li", { role: "option", id: `${this.id}-${place}` }, make("b", {}, text), " ", make("span", {}, summary));
      // The field keeps the focus.
      item.addEventListener("pointerdown", (event) => { event.preventDefault(); this.take(this.choices[place]); });
      return item;
    }));
    this.list.hidden = false;
    this.spoken.textContent = `${completions.length} words may follow. The arrow keys choose, Enter takes one.`;
    this.choose(0);
  }

  choose(place) {
    this.chosen = (place + this.choices.length) % this.choices.length;
    [...this.list.children].forEach((item, index) => item.setAttribute("aria-selected", index === this.chosen));
    this.list.children[this.chosen].scrollIntoView({ block: "nearest" });
    this.area.setAttribute("aria-activedescendant", `${this.id}-${this.chosen}`);
  }

  close() {
    this.list.hidden = true;
    this.spoken.textContent = "";
    this.area.removeAttribute("aria-activedescendant");
  }

  take({ text, suffix }) {
    const end = this.area.selectionStart;
    this.put(end - this.offered.word.length, end, text + suffix);
  }

  /** Puts a text in the place of another, as typing does, so that Ctrl-Z takes it back. */
  put(start, end, text) {
    this.area.focus();
    this.area.setSelectionRange(start, end);
    if (document.execCommand("insertText", false, text)) return;
    this.area.setRangeText(text, start, end, "end");
    this.edited();
  }

  // MARK: Keys

  press(event) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const leaves = this.leaves;
    if (event.key !== "Shift") this.leaves = false;
    if (!this.list.hidden && isPlain && this.pressInList(event)) return event.preventDefault();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.actions.run();
    else if (event.key === "Tab" && isPlain && !event.shiftKey && !leaves && !this.isReadOnly && this.actions.assist && this.text.trim()) this.complete();
    else if (event.key === "F1") this.ask(true);
    else if (event.key === "Escape") this.leaves = true;
    else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) this.turn(event.key === "ArrowUp" ? 1 : -1);
    else if (this.actions.press?.(event)) return;
    else return;
    if (event.key !== "Escape") event.preventDefault();
  }

  /** Whether a key was for the list. */
  pressInList({ key }) {
    if (key === "ArrowDown") this.choose(this.chosen + 1);
    else if (key === "ArrowUp") this.choose(this.chosen - 1);
    else if (key === "Enter" || key === "Tab") this.take(this.choices[this.chosen]);
    else if (key === "Escape") this.close();
    else return false;
    return true;
  }

  /** Turns the number at the cursor by a step, and runs. */
  turn(direction) {
    const { text, area } = this;
    const cursor = area.selectionStart;
    // A minus after a value is an operator.
    const numbers = text.matchAll(/(?:(?<![\w)\]]\s*)-)?(?<![\w.])(?:\d[\d_]*(?:\.\d+)?|\.\d+)/g);
    const number = [...numbers].find((found) =>
      found.index <= cursor && cursor <= found.index + found[0].length);
    if (!number || this.isReadOnly) return;
    const scale = NumberScale.around(Number(number[0]));
    const turned = scale.written(scale.next(Number(number[0]), direction));
    this.put(number.index, number.index + number[0].length, turned);
    area.setSelectionRange(number.index, number.index + turned.length);
    this.actions.run();
  }
}
CodeEditor.count = 0;

/** Asks for one thing at a time, and of all that is wanted meanwhile for the last alone. */
class Latest {
  /** @param {(wanted) => Promise} ask */
  constructor(ask) {
    this.ask = ask;
  }

  want(wanted) {
    this.wanted = { wanted };
    this.running ??= this.run().finally(() => { this.running = undefined; });
    return this.running;
  }

  async run() {
    while (this.wanted) {
      const { wanted } = this.wanted;
      this.wanted = undefined;
      await this.ask(wanted);
    }
  }
}
