// Questions that the reader answers before the results are shown.

/** The guesses of a cell's questions, each with a ghost where its value is seen on the stage. */
function guessesOf(cell, clock) {
  const answers = parsed(cell.id.replace("cell", "answers"));
  const guesses = [...cell.querySelectorAll("form.predict")].map((form, place) => new NumberGuess(form, answers?.[place], clock));
  setUpGhosts(cell, guesses, clock);
  return guesses;
}

/** What follows a cell's question stays hidden until the reader has answered, or asked for it. */
function setUpGuesses(cell, clock) {
  cell.querySelector(".reveal").remove();
  const guesses = guessesOf(cell, clock);
  const open = new Set(guesses);
  const close = (guess) => {
    guess.form.querySelector(".show")?.remove();
    fillBlanks(cell, guesses);
    open.delete(guess);
    if (open.size > 0 || !cell.matches(".unanswered")) return;
    reveal(cell);
    for (const player of clock.players) player.isWaiting = false;
    if (guesses.every(({ ghost }) => !ghost)) showRun(clock.players[0]);
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

/** Hides each part of a cell that waits by itself, so that a layout can move it. */
function unwrapLater(cell) {
  for (const wrapper of cell.querySelectorAll(".results > .later")) {
    for (const part of wrapper.children) part.hidden = true;
    wrapper.replaceWith(...wrapper.children);
  }
  // The picture of the run is for the player, and no part of what was measured.
  cell.append(...cell.querySelectorAll(".run"));
}

/** Shows all that has waited for the answer to a cell, and puts the picture of its run into the player. */
function reveal(cell) {
  const run = cell.querySelector(".run");
  const stage = cell.querySelector(".player:not(.run) > svg.stage");
  if (run && stage) {
    stage.querySelector(".strobe").replaceChildren(...run.querySelector(".strobe").childNodes);
    stage.append(...run.querySelectorAll(".note.end"));
    stage.parentElement.append(...run.querySelectorAll("figcaption"));
    run.remove();
  }
  for (const part of cell.querySelectorAll("[hidden]")) part.hidden = false;
  if (cell.nextElementSibling?.matches(".waits")) cell.nextElementSibling.hidden = false;
  cell.classList.remove("unanswered");
}

/** A run that nobody has seen yet. */
function showRun(player) {
  if (calm.matches) player?.close();
  else player?.play();
}

/** The reader's guesses stand in the lines, which run as they are read. */
function fillBlanks(cell, guesses) {
  const places = [...cell.querySelectorAll(".code .blank")];
  guesses.forEach(({ value, text }, place) => {
    if (places.length === guesses.length && Number.isFinite(value)) places[place].textContent = text;
  });
}

/** Folded code opens where the reader has opened some before. */
function setUpLines() {
  const key = "motionbook.showsLines";
  let isOpen = false;
  try { isOpen = localStorage.getItem(key) === "yes"; } catch { /* Nothing is kept here. */ }
  for (const lines of document.querySelectorAll("details.lines")) {
    lines.open = isOpen;
    lines.addEventListener("toggle", () => {
      try { localStorage.setItem(key, lines.open ? "yes" : "no"); } catch { /* The choice is for this page. */ }
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
