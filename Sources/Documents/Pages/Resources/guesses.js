// Questions that the reader answers before the results are shown.

/** The guesses of a cell's questions, each with a ghost where its value is seen on the stage. */
function guessesOf(cell, clock) {
  const told = parsed(cell.id.replace("cell", "answers"));
  const guesses = [...cell.querySelectorAll("form.predict")].map((form, place) =>
    new (form.classList.contains("choose") ? ChoiceGuess : NumberGuess)(form, told?.[place], clock));
  setUpStage(cell, guesses, clock);
  return guesses;
}

/** Where guesses are about what is seen, the stage waits at its beginning, and the questions stand beside it. */
function setUpStage(cell, guesses, clock) {
  const seen = guesses.filter(({ form }) => form.dataset.from);
  const player = clock.players[0];
  if (seen.length === 0 || !player) return;
  cell.classList.add("staged");
  cell.querySelector(".measured")?.prepend(...guesses.map(({ form }) => form));
  player.isWaiting = true;
  for (const guess of seen) guess.take(player);
  player.seekTime(Number(seen[0].form.dataset.from));
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
    guess.output.before(show);
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
  /** @param told The answer, and the reason for it; nothing before they are known. */
  constructor(form, told, clock) {
    Object.assign(this, { form, clock, tries: 0 }, told);
    this.output = form.querySelector("output");
  }

  /** Takes the player of the stage on which it is answered. */
  take(player) {
    this.player = player;
  }

  giveUp() {
    this.say(this.answerWords);
    if (this.ghost) this.ghost.leave();
    else this.player?.close();
  }

  /** Compares the guess with the answer, on the stage after the run. What is no answer tells nothing. */
  compare(then) {
    if (!this.isReady()) return;
    this.tries += 1;
    const tell = () => {
      this.tell(this.tries > 1 ? ` That was try ${this.tries}.` : "");
      then();
    };
    (this.ghost ?? this).play(tell);
  }

  /** Plays the stage, if there is one, up to the time of the question. */
  play(then) {
    if (!this.player) return then();
    const { film } = this.player;
    const { from, time } = this.form.dataset;
    this.player.playThrough(Number(from), film.timeOf(film.sampleAt(Number(time))), then);
  }

  tell(more) {
    this.say(this.words + more);
  }

  /** Says a verdict, and the author's reason below it. */
  say(words) {
    this.output.replaceChildren(words, ...(this.because ? [make("span", { class: "because" }, this.because)] : []));
  }
}
