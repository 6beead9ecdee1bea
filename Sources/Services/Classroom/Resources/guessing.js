// A participant's own guesses.

/** A question with the participant's own guess. */
class OwnQuestion {
  constructor(asked, guess, place, page) {
    Object.assign(this, { asked, guess, place, page });
    const { form } = guess;
    guess.letSend();
    this.how = form.querySelector(".how") ?? make("p", { class: "how" });
    this.how.textContent = guess.how;
    form.firstElementChild.after(this.how);
    if (guess.ghost) this.first = new Crowd(form, asked.player);
    this.first?.group.classList.add("first");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    const keep = () => page.kept.keepDraft(this.now, guess.draft);
    form.addEventListener("input", keep);
    for (const end of ["pointerup", "keyup"]) guess.ghost?.handle.addEventListener(end, keep);
  }

  /** The vote that a guess is for now. */
  get now() {
    return { ...this.place, vote: this.question.vote };
  }

  /** The own value of a vote, kept here or else at the server. */
  value(vote) {
    const place = { ...this.place, vote };
    const guess = this.page.kept.guess(place) ?? this.page.state.me.guesses.find((other) => isSame(other, place));
    return guess?.value;
  }

  send() {
    if (this.question.state !== "open") return;
    const { guess } = this;
    if (!guess.isReady()) return;
    this.page.kept.keepGuess(this.now, guess.value);
    this.page.deliver();
    this.page.show();
  }

  show(question, isLive) {
    const { guess } = this;
    const isNewVote = this.question?.vote !== question.vote;
    const was = this.question?.state;
    this.question = question;
    const votes = [1, 2].map((vote) => this.value(vote));
    if (isNewVote) guess.fill(this.page.kept.draft(this.now) ?? votes[question.vote - 1] ?? votes[0]);
    this.setOpen(question.state === "open");
    this.first?.show(question.state === "open" && question.vote === 2 && votes[0] !== undefined ? [votes[0]] : []);
    if (question.state === "revealed" && this.asked.isWhole) {
      if (was !== "revealed") this.reveal(votes, isLive);
      else if (this.asked.isRevealed) this.asked.show(question, votes);
      return;
    }
    if (question.state !== "revealed") this.asked.show(question, votes);
    const words = this.words(question, votes[question.vote - 1], votes[0]);
    if (this.said !== words) guess.output.textContent = words;
    this.said = words;
  }

  setOpen(isOpen) {
    if (this.isOpen === isOpen) return;
    this.isOpen = isOpen;
    const { guess } = this;
    this.asked.element.classList.toggle("closed", !isOpen);
    for (const control of guess.form.querySelectorAll("input, button")) control.disabled = !isOpen;
    this.how.hidden = !isOpen;
    const handle = guess.ghost?.handle;
    if (!handle) return;
    if (isOpen) {
      handle.removeAttribute("aria-hidden");
      fill(handle, { tabindex: 0 }, []);
    } else {
      // What is hidden from a screen reader must not keep its focus.
      handle.blur();
      handle.removeAttribute("tabindex");
      fill(handle, { "aria-hidden": "true" }, []);
    }
  }

  words(question, own, first) {
    const value = own === undefined ? "" : valueText(question, own);
    const kept = this.page.kept.guess(this.now);
    const { sent, refused } = this.page.mail;
    const guessed = kept && refused.has(kept.id) ? `Your guess of ${value} came too late.` : `You guessed ${value}.`;
    switch (question.state) {
      case "closed": return "This question is not open yet.";
      case "open": {
        const before = question.vote === 2 && first !== undefined ? `Your first guess was ${valueText(question, first)}. ` : "";
        if (!value) return before + (question.vote === 2 ? "This is the second vote." : "");
        if (kept && !sent.has(kept.id)) return `${before}${value} is kept on this device until it can be sent.`;
        return `${before}You sent ${value}. You can change it until the question is locked.`;
      }
      case "locked": return value ? `${guessed} The question is locked.` : "The question is locked.";
      default: return value ? guessed : "You did not guess.";
    }
  }

  /** Plays the run; then says how far off the guess was. */
  async reveal(votes, isLive) {
    const { guess, asked, question } = this;
    const own = votes[question.vote - 1] ?? votes[0];
    if (own !== undefined) guess.fill(String(own));
    // One after another, where a step asks for several values.
    this.page.playing = (this.page.playing ?? Promise.resolve()).then(() => asked.reveal(question, votes, isLive));
    await this.page.playing;
    if (own === undefined) {
      guess.giveUp();
      asked.play(false);
    }
    if (asked.player) asked.player.isWaiting = false;
    if (own === undefined) return;
    if (guess.ghost) guess.ghost.isCompared = true;
    guess.ghost?.draw();
    const first = question.vote === 2 && votes[0] !== undefined && votes[1] !== undefined
      ? ` Your first guess was ${valueText(question, votes[0])}.` : "";
    guess.tell(first);
  }
}
