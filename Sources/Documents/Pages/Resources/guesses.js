// Questions that the reader answers before the results are shown.

/** The guesses of a cell's questions, each with a ghost where its value is seen on the stage. */
function guessesOf(cell, clock) {
  const told = parsed(cell.id.replace("cell", "answers"));
  const guesses = [...cell.querySelectorAll("form.predict")].map((form, place) =>
    new (form.classList.contains("choose") ? ChoiceGuess : NumberGuess)(form, told?.[place], clock));
  setUpStage(cell, guesses, clock);
  return guesses;
}

/** The stage waits for the answers, at the moment from which they are guessed, and the questions stand beside it. */
function setUpStage(cell, guesses, clock) {
  const seen = guesses.filter(({ form }) => form.dataset.from);
  const player = clock.players[0];
  const waits = cell.matches(".unanswered") && guesses.length > 0;
  if (!player || (seen.length === 0 && !waits)) return;
  cell.classList.add("staged");
  cell.querySelector(".measured")?.prepend(...guesses.map(({ form }) => form));
  player.isWaiting = true;
  for (const guess of seen) guess.take(player);
  player.seekTime(seen.length > 0 ? Number(seen[0].form.dataset.from) : player.film.start);
}

/**
 * What follows a cell's question stays hidden until the reader has answered, or asked for it.
 * @param {Guess[]?} answered What was answered before another run of the cell, and stays so.
 */
function setUpGuesses(cell, clock, answered) {
  cell.querySelector(".reveal").remove();
  const guesses = guessesOf(cell, clock);
  clock.guesses = guesses;
  const open = new Set(guesses);
  const close = (guess) => {
    guess.form.querySelector(".show")?.remove();
    fillBlanks(cell, guesses);
    open.delete(guess);
    if (open.size > 0 || !cell.matches(".unanswered")) return;
    reveal(cell);
    for (const player of clock.players) player.isWaiting = false;
    if (!answered && guesses.every(({ player }) => !player)) showRun(clock.players[0]);
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
  answered?.forEach((before, place) => {
    const guess = guesses[place];
    if (!guess) return;
    if (before.tries > 0) guess.retell(before);
    else guess.giveUp();
    close(guess);
  });
}

const runs = new Map(); // A cell that waits → the picture of its run.

/** Hides each part of a cell that waits by itself, so that a layout can move it. */
function unwrapLater(cell) {
  for (const wrapper of cell.querySelectorAll(".results > .later")) {
    for (const part of wrapper.children) part.hidden = true;
    wrapper.replaceWith(...wrapper.children);
  }
  // The picture of the run is for the player.
  const run = cell.querySelector(".run");
  if (run) runs.set(cell, run);
  run?.remove();
}

/** Shows all that has waited for the answer to a cell, and puts the picture of its run into the player. */
function reveal(cell) {
  const run = runs.get(cell);
  const stage = cell.querySelector(".player > svg.stage");
  if (run && stage) {
    stage.querySelector(".strobe").replaceChildren(...run.querySelector(".strobe").childNodes);
    stage.append(...run.querySelectorAll(".note.end"));
    stage.parentElement.append(...run.querySelectorAll("figcaption"));
  }
  for (const part of cell.querySelectorAll("[hidden]")) part.hidden = false;
  const next = (cell.closest(".opening") ?? cell).nextElementSibling;
  if (next?.matches(".waits")) next.hidden = false;
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
  const written = guesses.filter(({ text }) => text !== undefined);
  written.forEach(({ value, text }, place) => {
    if (places.length === written.length && Number.isFinite(value)) places[place].textContent = text;
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
      passOn(this);
      then();
    };
    (this.ghost ?? this).play(tell);
  }

  /** Says what comes of a guess that was made before another run. */
  retell({ draft, tries }) {
    this.fill(draft);
    this.tries = tries;
    this.player?.seekTime(Number(this.form.dataset.time));
    this.ghost?.settle();
    this.tell("");
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
