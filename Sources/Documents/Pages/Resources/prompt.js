// The prompt as a page: lines are typed at the left, and at the right the stage moves, with the plots below it.

const storeKey = "motionbook.prompt";
const mostKept = 2_000_000; // Letters of lines that a closed tab keeps.
const dataEndings = [".csv", ".tsv", ".txt", ".json"];

class Prompt {
  constructor(carried) {
    this.files = { ...carried.files };
    this.engine = new Engine(this.files);
    this.lines = []; // What has run, to be kept and to be brought back by Up.
    this.count = 0;
    this.entries = make("div", { class: "entries", role: "log", "aria-label": "What you typed, and its answers" });
    this.stage = make("aside", { class: "shown", "aria-label": "The stage" });
    this.editor = new CodeEditor("A line of Motionbook. Enter runs it, Tab completes, F1 explains.", {
      assist: ({ text, cursor, explains }) => this.engine.ask({ do: "assist", text, cursor, explains }),
      run: () => this.enter(true), press: (event) => this.press(event),
    });
    this.stop = actionButton("Stop", () => this.engine.stop());
    this.stop.hidden = true;
    this.said = make("span", { role: "status" });
    this.chosen = make("input", { type: "file", multiple: true, accept: [".md", ".ipynb", ...dataEndings].join(), hidden: true, "aria-label": "Files to open" });
    this.chosen.addEventListener("change", () => { this.open(this.chosen.files); });
    const bar = make("div", { class: "row" }, actionButton("Lessons", () => this.run("lesson")), actionButton("Open", () => this.chosen.click()),
      actionButton("Save", () => this.save()), actionButton("Help", () => this.run("help")), this.stop, this.said, this.chosen);
    document.querySelector("main").append(make("div", { class: "talk" }, this.entries, this.editor.element, bar), this.stage);
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
    const place = clamped((this.place ?? this.lines.length) + direction, 0, this.lines.length);
    if (place === (this.place ?? this.lines.length)) return;
    if (this.place === undefined) this.draft = this.editor.text;
    this.place = place;
    this.editor.text = this.lines[place] ?? this.draft ?? "";
    const end = this.editor.text.length;
    this.editor.area.setSelectionRange(end, end);
  }

  /** Runs the field's text, once it is complete. */
  async enter(isWhole = false) {
    const { editor } = this;
    const { text } = editor;
    // In a lesson, Enter goes on.
    if (text.trim() === "" && !this.lesson) return;
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
    this.place = undefined;
    await this.run(text, editor.spans);
  }

  // MARK: Running

  async run(text, spans = []) {
    this.count += 1;
    const entry = make("section", { class: "entry" }, make("pre", { class: "typed" }, ...coloredBy(spans, text)));
    this.entries.append(entry);
    entry.scrollIntoView({ block: "end" });
    const wait = setTimeout(() => { this.say("Running\u00a0…"); this.stop.hidden = false; }, 300);
    try {
      const answer = await this.engine.ask({ do: "line", text });
      this.lesson = answer.lesson;
      this.show(entry, answer);
      if (answer.status === "finished" && text.trim()) this.keep(text);
    } catch (error) {
      entry.append(make("p", { class: "notice" }, error.message));
      await this.replay();
    } finally {
      clearTimeout(wait);
      this.stop.hidden = true;
      this.say("");
    }
    this.editor.element.scrollIntoView({ block: "nearest" });
  }

  /** An engine that was ended comes back with the lines that had run. */
  async replay() {
    if (this.lines.length === 0) return;
    try {
      await this.engine.ask({ do: "line", text: this.lines.join("\n") });
    } catch (error) {
      this.say(error.message);
    }
  }

  show(entry, { html, remarks = [], written = {} }) {
    const found = new DOMParser().parseFromString(html ?? "", "text/html").body;
    entry.append(...found.childNodes, ...remarks.map((words) => make("p", { class: "remark" }, words)));
    setUpStep(entry);
    this.putOnStage(entry);
    // What a line has written is a download.
    for (const [name, text] of Object.entries(written)) this.offer(name.split("/").at(-1), text);
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
    };
    entry.append(actionButton("Show on the stage", put, "again"));
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
    return this.run("save \"session.md\"");
  }

  offer(name, text) {
    download(name, text, "text/plain");
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
      await this.run(lines.join("\n"));
      this.lines = lines;
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
