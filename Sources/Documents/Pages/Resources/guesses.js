// Predictions that the reader makes before the results are shown.

/** The results of a cell stay hidden until the reader has guessed, or asked for them. */
function setUpGuesses(cell, clock) {
  const answers = parsed(cell.id.replace("cell", "answers"));
  const guesses = [...cell.querySelectorAll("form.predict")].map((form, place) => new Guess(form, answers[place], clock));
  const open = new Set(guesses);
  cell.classList.add("unanswered");
  setUpGhosts(cell, guesses, clock);
  const close = (guess) => {
    guess.form.querySelector(".show")?.remove();
    open.delete(guess);
    if (open.size > 0 || !cell.classList.contains("unanswered")) return;
    cell.classList.remove("unanswered");
    for (const player of clock.players) player.isWaiting = false;
    letScrollersTakeFocus();
  };
  for (const guess of guesses) {
    const { form } = guess;
    const show = make("button", { type: "button", class: "show" }, "Show without a guess");
    form.querySelector("button").after(show);
    show.addEventListener("click", () => {
      guess.giveUp();
      close(guess);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      guess.compare(() => close(guess));
    });
  }
}

/** A question with its field, and with a ghost where its value is seen on the stage. */
class Guess {
  constructor(form, answer, clock) {
    Object.assign(this, { form, answer, clock, tries: 0 });
    this.input = form.querySelector("input");
    this.output = form.querySelector("output");
    // No line's end parts a unit from its value.
    this.unit = form.dataset.unit ? `\u00a0${form.dataset.unit}` : "";
  }

  /** The number in the field; NaN for anything else. */
  get value() {
    const text = this.text;
    return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN;
  }

  get text() {
    return this.input.value.trim().replace(",", ".").replace(/[−–]/, "-");
  }

  giveUp() {
    this.output.textContent = `The value is ${this.answer}${this.unit}.`;
    this.ghost?.leave();
  }

  /** Says how far off the guess is, on the stage after the run. A guess that is no number tells nothing. */
  compare(then) {
    const isNumber = Number.isFinite(this.value);
    this.input.setAttribute("aria-invalid", !isNumber);
    if (!isNumber) {
      this.output.textContent = this.ghost
        ? "Drag the outline first, or write a number, such as 120." : "Write a number, such as 120 or 0.5.";
      this.input.focus();
      return;
    }
    this.tries += 1;
    const tell = () => {
      this.output.textContent = this.words;
      for (const plot of this.clock.plots) if (plot.series === this.form.dataset.series) plot.showGuess(this.value);
      then();
    };
    if (this.ghost) this.ghost.play(tell);
    else tell();
  }

  /** The difference has no more decimals than what it is a difference of. */
  get difference() {
    const decimals = Math.max(...[this.text, this.answer].map((number) => /\.(\d+)$/.exec(number)?.[1].length ?? 0));
    return Number(Math.abs(this.value - Number(this.answer)).toFixed(Math.min(decimals, 12)));
  }

  get words() {
    const { text, unit, answer, difference, tries } = this;
    const said = difference === 0 ? `You guessed ${text}${unit}, exactly right`
      : `You guessed ${text}${unit}; it was ${answer}${unit} (off by ${difference}${unit})`;
    return tries > 1 ? `${said}. That was try ${tries}.` : `${said}.`;
  }
}
