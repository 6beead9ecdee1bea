// Questions that the reader answers before the results are shown.

/** The guesses of a cell's questions, each with a ghost where its value is seen on the stage. */
function guessesOf(cell, clock) {
  const answers = parsed(cell.id.replace("cell", "answers"));
  const guesses = [...cell.querySelectorAll("form.predict")].map((form, place) => new NumberGuess(form, answers?.[place], clock));
  setUpGhosts(cell, guesses, clock);
  return guesses;
}

/** The results of a cell stay hidden until the reader has guessed, or asked for them. */
function setUpGuesses(cell, clock) {
  cell.classList.add("unanswered");
  const guesses = guessesOf(cell, clock);
  const open = new Set(guesses);
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

/** A question with its form. Each kind of question says what its form holds and how near that is. */
class Guess {
  constructor(form, answer, clock) {
    Object.assign(this, { form, answer, clock, tries: 0 });
    this.output = form.querySelector("output");
  }

  giveUp() {
    this.output.textContent = `The value is ${this.answerText}.`;
    this.ghost?.leave();
  }

  /** Compares the guess with the answer, on the stage after the run. What is no answer tells nothing. */
  compare(then) {
    if (!this.isReady()) return;
    this.tries += 1;
    const tell = () => {
      this.tell(this.tries > 1 ? ` That was try ${this.tries}.` : "");
      then();
    };
    if (this.ghost) this.ghost.play(tell);
    else tell();
  }

  tell(more) {
    this.output.textContent = this.words + more;
    for (const plot of this.clock.plots) if (plot.series === this.form.dataset.series) plot.showGuess(this.value);
  }
}
