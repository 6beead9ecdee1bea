// A live page: its cells can be changed and run again, and so can all that comes after them.

const longestLink = 8_000; // Of a link's changes, in letters.
const longestChanges = 64_000; // Of a link's changes, unpacked, in bytes.
const mostChanges = 100; // Cells of a link.
const patience = 300; // Milliseconds before a run can be stopped.

/** A cell that the reader changes: a field for its lines, its numbers as sliders, and what its runs show. */
class LiveCell {
  constructor(section, index, facts, page) {
    Object.assign(this, { section, index, page, original: facts.code });
    this.facts = this.firstFacts = facts;
    this.edit = actionButton("Edit", () => this.open());
    this.start = actionButton("Run", () => this.run(), "primary");
    this.stop = actionButton("Stop", () => page.stop());
    this.back = actionButton("As it was", () => page.restore([this]));
    this.said = make("span", { role: "status" });
    this.fixes = make("div", { class: "fixes" });
    this.bar = make("div", { class: "row" }, this.edit, this.start, this.stop, this.back, this.said);
    this.own = make("div", { class: "own" }, this.fixes, this.bar);
    this.turns = make("div", { class: "dials turns" });
    this.tapped = new Set(); // The places of numbers that have a slider because the reader wanted one.
    this.stop.hidden = true;
    section.append(this.own);
    // An answered question lets its lines be read and run.
    new MutationObserver(() => this.show()).observe(section, { attributeFilter: ["class"] });
    this.listenToNumbers();
    this.placeTurns();
    this.show();
  }

  get name() {
    return `cell ${this.index + 1}`;
  }

  /** Whether its question waits for an answer: then it shows what the page shows of its lines. */
  get isWaiting() {
    return this.section.matches(".unanswered");
  }

  get isChanged() {
    return this.facts.code !== this.original;
  }

  /** Whether its numbers are those of the notebook's lines, turned or not. */
  get hasFirstNumbers() {
    return this.facts.numbers.length === this.firstFacts.numbers.length;
  }

  show() {
    const { isWaiting, editor } = this;
    this.edit.hidden = Boolean(editor);
    this.stop.hidden = !this.isRunning;
    this.start.hidden = !editor;
    this.start.disabled = isWaiting;
    this.back.hidden = !editor && !this.isChanged;
    this.back.textContent = this.isChanged ? "As it was" : "Close";
    this.turns.hidden = isWaiting || this.turns.childElementCount === 0;
    this.section.classList.toggle("edited", Boolean(editor));
    if (!editor) return;
    editor.close();
    editor.help.hidden = true;
    if (editor.isReadOnly && !isWaiting) {
      editor.area.readOnly = false;
      this.said.textContent = "";
      editor.text = this.facts.code;
    }
  }

  say(words) {
    this.said.textContent = words;
  }

  // MARK: Lines

  open(text) {
    this.page.prepare();
    const { page } = this;
    const keys = "Ctrl-Enter runs, Tab completes, F1 explains, Alt-Up and Alt-Down turn the number at the cursor.";
    this.editor = new CodeEditor(`The lines of ${this.name}`, keys, {
      assist: ({ text, cursor, explains }) => page.assist(this, text, cursor, explains), run: () => this.run(),
    });
    this.bar.before(this.editor.element);
    if (this.isWaiting) {
      this.editor.area.readOnly = true;
      this.editor.text = shownText(this.section.querySelector(".code pre")).replace(/\n$/, "");
      this.say("Your guess comes first. Then you can change these lines.");
    } else {
      this.editor.text = text ?? this.facts.code;
    }
    this.show();
    if (text === undefined) this.editor.area.focus();
  }

  close() {
    this.editor?.element.remove();
    this.editor = undefined;
    this.fixes.replaceChildren();
    this.say("");
    this.show();
  }

  run() {
    if (this.isWaiting) return undefined;
    return this.page.change(this, this.editor?.text ?? this.facts.code);
  }

  // MARK: Numbers

  /** A slider for each number that a `let` or a tweak names, and for those that the reader has tapped. */
  placeTurns() {
    const { facts, firstFacts } = this;
    const wanted = facts.numbers.flatMap((number, place) => (number.name || this.tapped.has(place) ? [place] : []));
    const key = wanted.map((place) => `${place} ${this.nameOf(place)}`).join("\n");
    if (this.turnKey === key) {
      wanted.forEach((place, row) => { if (this.rows[row].text !== this.numberAt(place)) this.rows[row].show(this.numberAt(place)); });
    } else {
      this.rows = wanted.map((place) => {
        // A slider's range is that of the number in the notebook.
        const { code, numbers } = this.hasFirstNumbers ? firstFacts : facts;
        const text = code.slice(...numbers[place].at);
        const unit = /^(?:[a-z]+|[°%])/i.exec(code.slice(numbers[place].at[1]))?.[0] ?? "";
        const turn = new NumberTurn(this.nameOf(place), text, unit, numbers[place].range, (written) => this.turn(place, written));
        turn.show(this.numberAt(place));
        return turn;
      });
      this.turns.replaceChildren(...this.rows.map(({ element }) => element));
      [this.turnKey, this.turned] = [key, wanted];
    }
    const results = this.section.querySelector(".results");
    const place = results?.querySelector(":scope > .measured") ?? results;
    if (place && this.turns.parentElement !== place) place.prepend(this.turns);
  }

  numberAt(place) {
    return this.facts.code.slice(...this.facts.numbers[place].at);
  }

  /** The name of a number, else the words before it on its line. */
  nameOf(place) {
    const { code, numbers } = this.facts;
    const { name, at } = numbers[place];
    return name ?? (code.slice(code.lastIndexOf("\n", at[0] - 1) + 1, at[0]).trim().split(/\s+/).slice(-2).join(" ") || "number");
  }

  turn(place, written) {
    if (this.editor && this.editor.text !== this.facts.code) return this.say("Run your lines first.");
    const { code, numbers } = this.facts;
    const [start, end] = numbers[place].at;
    const step = written.length - (end - start);
    const moved = numbers.map((number) => ({ ...number, at: number.at.map((at) => (at >= end && number !== numbers[place] ? at + step : at)) }));
    moved[place].at = [start, start + written.length];
    this.facts = { code: code.slice(0, start) + written + code.slice(end), numbers: moved };
    if (this.editor) this.editor.text = this.facts.code;
    return this.page.change(this, this.facts.code);
  }

  listenToNumbers() {
    this.section.addEventListener("click", ({ target }) => {
      if (this.isWaiting || !target.matches(".code .number")) return;
      const place = [...this.section.querySelectorAll(".code .number")].indexOf(target);
      if (place < 0 || place >= this.facts.numbers.length) return;
      this.page.prepare();
      this.tapped.add(place);
      this.placeTurns();
      this.show();
      this.rows[this.turned.indexOf(place)].slider.focus();
    });
  }

  // MARK: Results

  /** Shows the cell as a run has made it. What the reader holds stays where it is. */
  replace(html, facts, before) {
    const [fresh, old] = [sectionOf(html), before && sectionOf(before)];
    if (old && html !== before) markChanges(fresh, old);
    const clock = byCell.get(this.section.id);
    const wasAnswered = !this.isWaiting;
    const isOpen = this.section.querySelector("details.lines")?.open;
    replaceContent(this.section, fresh, [this.turns, this.own]);
    this.section.className = fresh.className;
    const lines = this.section.querySelector("details.lines");
    if (lines && isOpen !== undefined) lines.open = isOpen;
    setUpCell(this.section);
    if (fresh.matches(".unanswered")) setUpGuesses(this.section, byCell.get(this.section.id), wasAnswered ? clock?.guesses ?? [] : undefined);
    continueFrom(clock, byCell.get(this.section.id));
    for (const player of clock?.players ?? []) player.remove();
    this.facts = facts;
    if (this.editor && !this.isWaiting && this.editor.text !== facts.code) this.editor.text = facts.code;
    this.placeTurns();
    this.showFixes(facts.fixes ?? []);
    this.markNumbers();
    this.show();
  }

  /** What a mistake proposes, to be put in by a tap. */
  showFixes(fixes) {
    this.fixes.replaceChildren(...fixes.map(({ title, at, text }) => actionButton(title, () => {
      if (!this.editor) this.open();
      this.editor.put(at[0], at[1], text);
      this.run();
    })));
  }

  /** Marks the numbers in the lines that the reader has turned. */
  markNumbers() {
    const { facts, firstFacts } = this;
    if (!this.isChanged || !this.hasFirstNumbers) return;
    const shown = this.section.querySelectorAll(".code .number");
    facts.numbers.forEach(({ at }, place) => {
      const was = firstFacts.code.slice(...firstFacts.numbers[place].at);
      if (facts.code.slice(...at) !== was && shown[place]) fill(shown[place], { title: `was ${was}`, class: "number turned" }, []);
    });
  }
}

/** The element of a cell as markup of the engine, which is a page's own. */
function sectionOf(html) {
  return new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
}

/** Puts other content into an element, around some parts of it that stay. */
function replaceContent(element, fresh, kept) {
  const stays = [...element.children].filter((child) => kept.some((part) => child.contains(part)));
  for (const child of [...element.childNodes]) if (!stays.includes(child)) child.remove();
  for (const child of stays.filter((child) => !kept.includes(child))) {
    const other = fresh.querySelector(`:scope > .${child.classList[0]}`);
    while (other?.previousSibling) child.before(fresh.firstChild);
    // What was measured has no place of its own before a cell is set up.
    if (other || child.matches(".measured")) replaceContent(child, other ?? make("div"), kept);
    else child.remove();
    other?.remove();
  }
  // Sliders stand above what they change, and all else below it.
  const next = stays.find((child) => child.isConnected && !child.matches(".turns, .results"));
  if (next) next.before(...fresh.childNodes);
  else element.append(...fresh.childNodes);
}

/** The film goes on where the reader was in it. */
function continueFrom(before, clock) {
  const was = before?.latest ?? before?.players[0];
  const player = clock?.players[0];
  if (!was?.hasMoved || !player || player.isWaiting) return;
  player.seekTime(clamped(was.time, player.film.start, player.film.end));
}

/** The page: what its reader has changed, and the engine that runs it. */
class LivePage {
  constructor(carried) {
    const { name, text, files = {} } = carried;
    this.name = name;
    this.engine = new Engine({ ...files, [name]: text });
    this.changes = new Map(); // The index of a cell → its code.
    this.cells = new Map();
    for (const [index, facts] of Object.entries(carried.cells)) {
      const section = document.getElementById(`cell-${Number(index) + 1}`);
      if (section) this.cells.set(Number(index), new LiveCell(section, Number(index), facts, this));
    }
    this.running = new Latest(() => this.runWanted());
    this.said = make("span", { role: "status" });
    this.bar = make("div", { class: "live-bar", role: "group", "aria-label": "Your changes", hidden: true },
      actionButton("Copy link", () => this.copyLink()), actionButton("Download", () => this.download()),
      actionButton("All as it was", () => this.restore([...this.cells.values()])), this.said);
    document.querySelector("main").append(this.bar);
  }

  get codes() {
    return Object.fromEntries(this.changes);
  }

  /** Starts the engine, and keeps what the cells show in the beginning. */
  prepare() {
    this.prepared ??= this.engine.ask({ do: "run", name: this.name, codes: {}, from: 0 }).then(({ sections }) => {
      this.first = new Map(sections.map((section) => [section.cell, section]));
      this.shown = new Map([...this.first].map(([cell, { html }]) => [cell, html]));
    }).catch((error) => {
      this.prepared = undefined;
      this.bar.hidden = false;
      this.say(error.message);
      throw error;
    });
    // Who needs it hears of it.
    this.prepared.catch(() => {});
    return this.prepared;
  }

  say(words) {
    this.said.textContent = words;
  }

  /** Takes other lines for a cell, and runs it and all that comes after it. */
  change(cell, code) {
    if (code === cell.original) this.changes.delete(cell.index);
    else this.changes.set(cell.index, code);
    return this.run(cell);
  }

  /** Takes cells back to the notebook's lines. */
  restore(cells) {
    const changed = cells.filter(({ index }) => this.changes.delete(index));
    for (const cell of cells) cell.close();
    if (cells.length === 1) cells[0].edit.focus();
    if (changed.length > 0) return this.run(changed[0]);
    return this.show();
  }

  run(cell) {
    this.from = Math.min(this.from ?? Infinity, cell.index);
    this.asked = cell;
    return this.running.want();
  }

  async runWanted() {
    const { from, asked } = this;
    this.from = undefined;
    const wait = setTimeout(() => { asked.say("Running\u00a0…"); asked.isRunning = true; asked.show(); }, patience);
    try {
      await this.prepare();
      const { sections = [], text } = await this.engine.ask({ do: "run", name: this.name, codes: this.codes, from });
      if (sections.length > 0) this.take(sections, asked);
      else asked.say(text.trim());
    } catch (error) {
      asked.say(error.message);
    } finally {
      clearTimeout(wait);
      asked.isRunning = false;
    }
    asked.show();
    this.show();
  }

  stop() {
    this.engine.stop();
  }

  /** Shows what has run. Only cells that are other than before are made anew. */
  take(sections, asked) {
    let others = 0;
    for (const { cell, html, ...facts } of sections) {
      const live = this.cells.get(cell);
      if (!live) continue;
      if (this.shown.get(cell) === html) continue;
      live.replace(html, facts, this.first.get(cell)?.html);
      this.shown.set(cell, html);
      if (live !== asked) others += 1;
    }
    letScrollersTakeFocus();
    const below = others === 0 ? "" : others === 1 ? "One cell below has run again and is other than before. " : `${others} cells below have run again and are other than before. `;
    const mistake = asked.section.querySelector(".results .mistake")?.textContent.split("\n")[0];
    asked.say(asked.isChanged ? [mistake, below].filter(Boolean).join(". ") : "");
  }

  show() {
    const count = this.changes.size;
    this.bar.hidden = count === 0;
    if (count > 0) this.say(count === 1 ? "1 cell is changed." : `${count} cells are changed.`);
  }

  assist(cell, text, cursor, explains) {
    return this.engine.ask({ do: "assist", name: this.name, codes: this.codes, cell: cell.index, text, cursor, explains });
  }

  // MARK: Taking it away

  /** Saves the notebook as it stands now, with what it shows. */
  async download() {
    try {
      const { written } = await this.engine.ask({ do: "notebook", name: this.name, codes: this.codes });
      download(this.name, written[this.name], "text/markdown");
    } catch (error) {
      this.say(error.message);
    }
  }

  async copyLink() {
    const packed = await packedChanges(this.codes);
    if (packed.length > longestLink) return this.say("The changes are too long for a link. Download the notebook instead.");
    const link = `${location.href.split("#")[0]}#edit=${packed}`;
    try {
      await navigator.clipboard.writeText(link);
      this.say("The link is copied. It has your changes in it.");
    } catch {
      const field = make("input", { readonly: true, value: link, "aria-label": "The link with your changes" });
      this.said.replaceChildren(field);
      field.select();
    }
    return undefined;
  }

  /** Shows the changes of a link. They run only when the reader says so. */
  async openLink() {
    const [, packed] = /^#edit=([\w-]+)$/.exec(location.hash) ?? [];
    if (!packed) return;
    const codes = await unpackedChanges(packed).catch(() => undefined);
    const changed = Object.entries(codes ?? {}).filter(([index, code]) =>
      this.cells.has(Number(index)) && typeof code === "string" && code !== this.cells.get(Number(index)).original);
    const note = make("div", { class: "link-note", role: "status" });
    document.querySelector("main").prepend(note);
    if (!codes) return note.append("This link has changes that cannot be read. The page is as its author wrote it.");
    const cells = changed.map(([index, code]) => [this.cells.get(Number(index)), code]);
    const run = actionButton("Run them", () => {
      note.remove();
      for (const [cell, code] of cells) this.changes.set(cell.index, code);
      this.run(cells[0][0]);
    }, "primary");
    const leave = actionButton("Leave the page as it is", () => {
      note.remove();
      for (const [cell] of cells) cell.close();
    });
    const words = cells.length === 1 ? "This link changes one cell. You see its lines below; nothing has run." : `This link changes ${cells.length} cells. You see their lines below; nothing has run.`;
    note.append(cells.length ? words : "This link changes nothing here.", ...(cells.length ? [" ", run, " ", leave] : []));
    for (const [cell, code] of cells) {
      if (!cell.isWaiting) cell.open(code);
    }
    return undefined;
  }
}

/** Changes as letters of an address. */
async function packedChanges(codes) {
  const bytes = await streamed(new TextEncoder().encode(JSON.stringify(codes)), new CompressionStream("deflate-raw"));
  return base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The changes in an address; nothing of them is read that would be longer than a page can want. */
async function unpackedChanges(letters) {
  if (letters.length > longestLink) throw new Error("too long");
  const bytes = bytesOf(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const text = new TextDecoder().decode(await streamed(bytes, new DecompressionStream("deflate-raw"), longestChanges));
  const codes = JSON.parse(text);
  if (typeof codes !== "object" || !codes || Object.keys(codes).length > mostChanges) throw new Error("too many");
  return codes;
}

/** Makes the page live, where the browser can compute by itself. */
function setUpLive() {
  const carried = parsed("live.notebook");
  if (!carried?.name) return;
  const problem = engineProblem();
  if (problem) {
    document.querySelector("main").append(make("p", { class: "link-note" }, `${problem}, so the cells of this page cannot be changed here.`));
    return;
  }
  window.motionbook.live = new LivePage(carried);
  window.motionbook.live.openLink();
}
