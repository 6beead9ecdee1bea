// The prompt as a page: lines are typed at the left, and at the right the stage moves, with the plots below it.

const storeKey = "motionbook.prompt";
const mostKept = 2_000_000; // Letters of lines that a closed tab keeps.
const dataEndings = [".csv", ".tsv", ".txt", ".json"];

class Prompt {
  constructor(carried) {
    this.files = { ...carried.files };
    this.engine = new Engine(this.files);
    this.lines = []; // What has run, to be kept.
    this.recalled = []; // What Up brings back: what was typed, and what a lesson or a translation offers.
    this.entries = make("div", { class: "entries", role: "log", "aria-label": "What you typed, and its answers" });
    this.stage = make("aside", { class: "shown", "aria-label": "The stage" });
    this.editor = new CodeEditor("A line of Motionbook", "Enter runs, Up brings a line back, Tab completes, F1 explains, Esc and then Tab goes on.", {
      assist: ({ text, cursor, explains }) => this.engine.ask({ do: "assist", text, cursor, explains }),
      run: () => this.enter(true), press: (event) => this.press(event),
    });
    this.stop = actionButton("Stop", () => this.engine.stop());
    this.stop.hidden = true;
    this.next = actionButton("Next", () => this.run(""), "primary");
    this.next.hidden = true;
    this.said = make("span", { role: "status" });
    this.chosen = make("input", { type: "file", multiple: true, accept: [".md", ".ipynb", ...dataEndings].join(), hidden: true, "aria-label": "Files to open" });
    this.chosen.addEventListener("change", () => { this.open(this.chosen.files); });
    this.bar = make("div", { class: "row" }, this.next, actionButton("Lessons", () => this.run("lesson")), actionButton("Open", () => this.chosen.click()),
      actionButton("Save", () => this.save()), actionButton("Help", () => this.run("help")), this.stop, this.said, this.chosen);
    document.querySelector("main").append(make("div", { class: "talk" }, this.entries, make("div", { class: "typing" }, this.editor.element, this.bar)), this.stage);
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => { event.preventDefault(); this.open(event.dataTransfer.files); });
    this.engine.start().catch((error) => this.say(error.message));
    this.offerEarlier();
    this.editor.area.focus();
  }

  say(words) {
    this.said.textContent = words;
  }

  // MARK: Typing

  /** Whether a key was the prompt's own. */
  press(event) {
    const { editor } = this;
    const { area, text } = editor;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (event.key === "Enter" && isPlain) this.enter();
    else if (event.key === "?" && text === "") editor.ask(true);
    else if (event.key === "ArrowUp" && isPlain && !text.slice(0, area.selectionStart).includes("\n")) this.bring(-1);
    else if (event.key === "ArrowDown" && isPlain && !text.slice(area.selectionStart).includes("\n")) this.bring(1);
    else return false;
    event.preventDefault();
    return true;
  }

  /** Brings an earlier line into the field, or a later one. */
  bring(direction) {
    const place = clamped((this.place ?? this.recalled.length) + direction, 0, this.recalled.length);
    if (place === (this.place ?? this.recalled.length)) return;
    if (this.place === undefined) this.draft = this.editor.text;
    this.place = place;
    this.editor.text = this.recalled[place] ?? this.draft ?? "";
    const end = this.editor.text.length;
    this.editor.area.setSelectionRange(end, end);
  }

  /** Runs the field's text, once it is complete. */
  async enter(isWhole = false) {
    const { editor } = this;
    const { text } = editor;
    // In a lesson, Enter goes on.
    if (text.trim() === "" && this.next.hidden) return;
    if (!isWhole) {
      try {
        const { isIncomplete } = await this.engine.ask({ do: "assist", text, cursor: text.length });
        if (isIncomplete) {
          editor.put(editor.area.selectionStart, editor.area.selectionStart, "\n");
          return;
        }
      } catch (error) {
        return void this.say(error.message);
      }
    }
    if (editor.text !== text) return;
    editor.text = "";
    await this.run(text, editor.spans);
  }

  // MARK: Running

  /** @param {boolean} isAgain Whether it ran before the tab was closed, and its files are on the disk. */
  async run(text, spans = [], isAgain = false) {
    this.place = undefined;
    if (text.trim()) this.recalled.push(text);
    for (const button of this.entries.querySelectorAll("[data-line]")) button.disabled = true;
    const entry = make("section", { class: "entry" }, make("pre", { class: "typed" }, ...coloredBy(spans, text.trim() ? text : "next")));
    this.entries.append(entry);
    const wait = setTimeout(() => { this.say("Running\u00a0…"); this.stop.hidden = false; }, 300);
    try {
      const answer = await this.engine.ask({ do: "line", text, columns: this.columns });
      this.say("");
      this.next.hidden = !answer.lesson;
      if (answer.lesson) this.next.textContent = `Next (${answer.lesson})`;
      this.recalled.push(...answer.recalled ?? []);
      this.show(entry, answer);
      // What a line has written is a download.
      if (!isAgain) for (const [name, written] of Object.entries(answer.written ?? {})) this.offer(name.split("/").at(-1), written);
      if (answer.status === "finished") this.keep(text.trim() ? text : "next");
    } catch (error) {
      this.say("");
      entry.append(make("p", { class: "notice" }, error.message));
      await this.replay();
    } finally {
      clearTimeout(wait);
      this.stop.hidden = true;
    }
    // From its beginning, where it is too long for the window.
    entry.scrollIntoView({ block: entry.offsetHeight > innerHeight / 2 ? "start" : "nearest" });
    this.editor.area.focus({ preventScroll: true });
  }

  /** How many letters of code fit beside each other. */
  get columns() {
    const ruler = make("pre", {}, "0".repeat(10));
    ruler.style.width = "max-content";
    const entry = make("section", { class: "entry" }, ruler);
    this.entries.append(entry);
    const { paddingLeft, borderLeftWidth } = getComputedStyle(entry);
    const columns = Math.floor((entry.offsetWidth - parseFloat(paddingLeft) - parseFloat(borderLeftWidth)) / (ruler.offsetWidth / 10));
    entry.remove();
    return columns;
  }

  /** An engine that was ended comes back with the lines that had run. */
  async replay() {
    try {
      // One by one: the answer to a question is a line by itself.
      for (const text of this.lines) await this.engine.ask({ do: "line", text });
    } catch (error) {
      this.say(error.message);
    }
  }

  show(entry, { html }) {
    const found = new DOMParser().parseFromString(html ?? "", "text/html").body;
    entry.append(...found.childNodes);
    for (const button of entry.querySelectorAll("[data-line]")) button.addEventListener("click", () => this.run(button.dataset.line));
    setUpStep(entry);
    this.putOnStage(entry);
  }

  /** The last film stands at the right, and below it the plots of the last line that has some. */
  putOnStage(entry) {
    const seen = entry.querySelectorAll(".results > .player, .results > .measured figure.plot, .results > figure:is(.plot, .drawing), .results > .sweep, figure.sweep");
    if (seen.length === 0) return;
    const hasFilm = [...seen].some((figure) => figure.matches(".player, .sweep, .drawing"));
    const visual = make("div", { class: "visual" }, ...seen);
    const put = () => {
      const film = hasFilm ? [] : [...this.stage.querySelectorAll(".visual.film")];
      visual.classList.toggle("film", hasFilm);
      this.stage.replaceChildren(...film, visual);
      this.stage.scrollTop = film.length ? visual.offsetTop : 0;
    };
    // What only stands is soon other.
    if (![...seen].every((figure) => figure.matches(".drawing"))) entry.append(actionButton("Show on the stage", put, "again"));
    put();
    const players = [...entry.querySelectorAll("section.cell")].flatMap(({ id }) => byCell.get(id)?.players ?? []);
    showRun(players[0]);
  }

  // MARK: Files

  open(files) {
    this.taking = this.take([...files]);
    this.chosen.value = "";
  }

  /** Takes files: a notebook opens, and `load` finds data. */
  async take(files) {
    for (const file of files) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const name = file.name;
      this.files[name] = { base64: base64Of(bytes) };
      try {
        const { text } = await this.engine.ask({ do: "put", files: { [name]: this.files[name] } });
        this.say(text.trim());
      } catch (error) {
        return void this.say(error.message);
      }
      // The engine makes Markdown of a notebook of Jupyter.
      if (/\.(md|markdown|ipynb)$/i.test(name)) await this.run(`open "${name.replace(/ipynb$/i, "md")}"`);
      else this.say(`load "${name}" as data finds it now.`);
    }
    return undefined;
  }

  save() {
    if (this.lines.length > 0) return this.run("save \"session.md\"");
    this.say("Nothing has run yet that could be saved.");
    return undefined;
  }

  offer(name, text) {
    download(name, text, "application/octet-stream"); // With another type, browsers add an ending.
  }

  // MARK: What stays

  /** Keeps what was typed, for a tab that is closed: other pages on this disk can read it, too. */
  keep(text) {
    this.lines.push(text);
    const kept = [...this.lines];
    while (kept.join("\n").length > mostKept) kept.shift();
    try {
      localStorage.setItem(storeKey, JSON.stringify(kept));
    } catch {
      if (!this.hasSaid) this.say("This browser keeps nothing here: save what you want to keep.");
      this.hasSaid = true;
    }
  }

  /** Offers to go on from what was typed before the tab was closed. */
  offerEarlier() {
    let lines;
    try { lines = JSON.parse(localStorage.getItem(storeKey) ?? "[]"); } catch { return; }
    if (!Array.isArray(lines) || lines.length === 0) return;
    const go = actionButton("Go on", async () => {
      note.remove();
      this.lines = [];
      for (const line of lines) await this.run(line, [], true);
    }, "primary");
    const anew = actionButton("Start anew", () => {
      note.remove();
      try { localStorage.removeItem(storeKey); } catch { /* Nothing is kept here. */ }
      this.editor.area.focus();
    });
    const note = make("p", { class: "link-note" }, `You typed ${lines.length === 1 ? "a line" : `${lines.length} lines`} here before. This browser keeps them, and other pages on this disk can read them. `, go, " ", anew);
    this.entries.append(note);
  }
}

/** Makes the page a prompt, where the browser can compute by itself. */
function setUpPrompt() {
  const problem = engineProblem();
  if (problem) {
    document.querySelector("main").append(make("p", { class: "link-note" }, `${problem}, which Motionbook needs here.`));
    return;
  }
  window.motionbook.prompt = new Prompt(parsed("live.notebook"));
}
