// A participant's own guesses.

/** A question with the participant's own guess. */
class OwnQuestion {
  constructor(asked, guess, place, page) {
    Object.assign(this, { asked, guess, place, page });
    const { form } = guess;
    guess.letSend();
    this.sender = form.querySelector(":scope > button");
    if (guess.input) this.layOutField(guess.input);
    this.how = form.querySelector(".how") ?? make("p", { class: "how" });
    this.how.textContent = guess.how;
    form.firstElementChild.after(this.how);
    if (guess.ghost) this.first = new Crowd(form, asked.player);
    this.first?.group.classList.add("first");
    this.framed = make("p", { class: "framed" });
    this.talk = make("div", { class: "talk", hidden: true }, make("p", {}, talkWords), this.framed);
    asked.element.append(this.talk);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.isSettled) this.send();
      else if (page.state.pace.free && page.kept.guess(this.now)) page.mail.resend(this.now);
      else if (this.sender) this.change();
    });
    const keep = () => {
      page.kept.keepDraft(this.now, guess.draft);
      if (guess.input?.getAttribute("aria-invalid") === "true") this.forgive();
      this.showSender();
    };
    form.addEventListener("input", keep);
    for (const end of ["pointerup", "keyup"]) guess.ghost?.handle.addEventListener(end, keep);
  }

  /** A field between two buttons. What is asked stands above it, in words if there are some. */
  layOutField(input) {
    const { form } = this.guess;
    const label = form.querySelector("label");
    const nudge = (sign, words) => fill(actionButton(sign < 0 ? "\u2212" : "+", () => this.nudge(sign), "nudge"), { "aria-label": words }, []);
    label.after(make("div", { class: "value-row" }, nudge(-1, "Less"), input, make("span", { class: "unit-name", "aria-hidden": "true" }, form.dataset.unit),
      nudge(1, "More")));
    input.id = `guess-${this.place.step}-${this.place.question}`;
    label.htmlFor = input.id;
    this.label = label;
  }

  /** Takes back what was said of a text that is another one now. */
  forgive() {
    this.guess.input.removeAttribute("aria-invalid");
    this.guess.output.textContent = this.said ?? "";
  }

  nudge(sign) {
    const { guess } = this;
    const value = Number.isFinite(guess.value) ? guess.value : guess.ghost?.start ?? 0;
    const step = guess.ghost ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value) || 100)) - 2);
    guess.fill(String(Number((value + sign * step).toPrecision(9))));
    guess.input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** The vote that a guess is for now. */
  get now() {
    return { ...this.place, vote: this.question.vote };
  }

  /** The own value of a vote, kept here or else at the server. */
  value(vote) {
    const place = { ...this.place, vote };
    const kept = this.page.kept.guess(place);
    // What is not there once it is locked may come too late.
    const isOpen = this.question.state === "open" && vote === this.question.vote;
    const guess = kept?.counted && !isOpen && !this.page.mail.has(place) ? kept.counted : kept;
    return guess && !guess.isRefused ? guess.value : this.page.state.me.guesses.find((other) => isSame(other, place))?.value;
  }

  // MARK: Sending

  send() {
    if (this.question.state !== "open") return;
    const { guess } = this;
    if (!guess.isReady()) return;
    // As it is read, without the unit or the marks that were typed.
    guess.fill(String(guess.value));
    this.isChanging = false;
    this.page.kept.keepGuess(this.now, guess.value, this.page.mail.counted(this.now));
    this.page.kept.keepDraft(this.now, undefined);
    this.page.deliver();
    this.page.show();
  }

  /** Whether the form has what the server has. */
  get isSettled() {
    const { now, guess, page } = this;
    return this.question.state === "open" && !this.isChanging && page.mail.has(now) && this.value(now.vote) === guess.value;
  }

  change() {
    this.isChanging = true;
    this.showSender();
    this.guess.input?.select();
  }

  /** The button that sends looks sent once the server has the guess. */
  showSender() {
    const { isSettled, guess } = this;
    this.asked.element.classList.toggle("settled", isSettled);
    guess.player?.figure.classList.toggle("settled", isSettled);
    if (!this.sender) return;
    this.sender.classList.toggle("sent", isSettled);
    const [first] = this.question.vote === 2 ? [this.value(1)] : [];
    // The number of the first vote stands in the field, and is not sent yet.
    const isKept = first !== undefined && first === guess.value;
    const words = isSettled ? `✓ Sent · ${valueText(this.question, guess.value)}` : isKept ? `Keep ${valueText(this.question, first)}` : "Send";
    const offer = this.page.state.pace.free ? "See the answer" : "Change";
    if (this.sender.textContent !== words + (isSettled ? offer : "")) this.sender.replaceChildren(words, ...(isSettled ? [make("u", {}, offer)] : []));
  }

  // MARK: States

  show(question, isLive) {
    const { guess } = this;
    const isNewVote = this.question?.vote !== question.vote;
    const was = this.question?.state;
    this.question = question;
    const votes = [1, 2].map((vote) => this.value(vote));
    const own = votes[question.vote - 1];
    this.fillIn(votes, isNewVote);
    this.showWords(question);
    this.setOpen(question.state === "open");
    this.asked.element.classList.toggle("under-way", ["open", "locked", "talk", "shown"].includes(question.state));
    this.showSender();
    this.showTalk(question, own);
    // Who has no guess has no outline among the others'.
    if (guess.ghost) guess.ghost.group.style.display = own === undefined && ["locked", "talk", "shown"].includes(question.state) ? "none" : "";
    const [first] = question.state === "open" && question.vote === 2 ? votes : [];
    this.first?.show(first === undefined ? [] : [{ count: 1, at: first, from: first, to: first }]);
    if (question.state === "revealed" && this.asked.isWhole) {
      if (was !== "revealed") this.reveal(votes, isLive);
      else if (this.asked.isRevealed) this.asked.show(question, this.counted(votes));
      return;
    }
    if (question.state !== "revealed") this.asked.show(question, this.counted(votes));
    const words = this.words(question, own, votes[0]);
    if (this.said !== words) guess.output.textContent = words;
    this.said = words;
  }

  /** Puts into the form what was begun, or what was sent, from this tab or from another. */
  fillIn(votes, isNewVote) {
    const { guess, question } = this;
    const own = votes[question.vote - 1];
    const isOpen = question.state === "open";
    // What was not sent when it locked is no guess.
    if (this.isOpen && !isOpen) return guess.fill(own === undefined ? undefined : String(own));
    const draft = isOpen ? this.page.kept.draft(this.now) : undefined;
    // A number is begun at the last one; a choice that is not sent must not look chosen.
    if (isNewVote) return guess.fill(draft ?? own ?? (question.choices ? undefined : votes[0]));
    const isFree = isOpen && draft === undefined && !this.isChanging;
    if (isFree && own !== undefined && own !== guess.value) guess.fill(String(own));
  }

  /** The question in words; where a step asks for several values, or in code alone, with the value. */
  showWords(question) {
    if (question.choices) {
      this.asked.words.textContent = question.text;
      this.guess.form.querySelector(".asks").classList.add("unseen");
    }
    if (!this.label) return;
    const isAlone = Boolean(question.sentence) && this.page.questionsOf(question.step).length === 1;
    this.asked.words.textContent = question.sentence ?? "";
    this.label.classList.toggle("unseen", isAlone);
  }

  showTalk(question, own) {
    this.talk.hidden = question.state !== "talk";
    this.framed.textContent = own === undefined ? "You have no guess to defend. Ask somebody for theirs." : valueText(question, own);
    this.framed.classList.toggle("none", own === undefined);
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
    const late = kept?.isRefused ? `Your guess of ${valueText(question, kept.value)} came too late.` : "";
    const draft = this.page.kept.draft(this.now);
    const unsent = draft && draft !== String(own) ? `${draft} was not sent.` : "";
    const change = kept?.late === undefined ? "" : `${valueText(question, kept.late)} came too late.`;
    const guessed = [late || (value && `You guessed ${value}.`), change, unsent].filter(Boolean).join(" ");
    switch (question.state) {
      case "closed": return this.page.state.ended ? "" : "This question is not open yet.";
      case "open": {
        const before = question.vote === 2 && first !== undefined ? `Your first guess was ${valueText(question, first)}. ` : "";
        if (late) return `${before}${valueText(question, kept.value)} cannot be sent.`;
        if (!value) return before + (question.vote === 2 ? "This is the second vote." : "");
        if (!this.page.mail.has(this.now)) return `${before}${value} is kept on this device until it can be sent.`;
        return `${before}You sent ${value}. You can change it until the question is locked.`;
      }
      case "locked": return `${guessed} The question is locked.`.trim();
      case "talk": return "";
      default: return guessed || (first === undefined ? "You did not guess." : `Your first guess was ${valueText(question, first)}.`);
    }
  }

  /** The own guesses among the class's: who knew the answer has none there. */
  counted(votes) {
    return this.question.isTold ? [] : votes;
  }

  /** Plays the run; then says how far off the guess was. */
  async reveal(votes, isLive) {
    const { guess, asked, question } = this;
    const own = votes[question.vote - 1] ?? votes[0];
    if (own !== undefined) guess.fill(String(own));
    // A page's own form knows of no class.
    guess.near = question.near;
    // The wall says the same answer.
    guess.least = decimalsOf(String(question.text_answer));
    // One after another, where a step asks for several values.
    this.page.playing = (this.page.playing ?? Promise.resolve()).then(() => asked.reveal(question, this.counted(votes), isLive));
    await this.page.playing;
    if (own === undefined) {
      guess.giveUp();
      asked.play(false);
    }
    if (asked.player) asked.player.isWaiting = false;
    if (own === undefined) return;
    if (guess.ghost) guess.ghost.isCompared = true;
    guess.ghost?.draw();
    // Badges make room for what is said of the own guess.
    asked.crowd?.draw();
    const first = question.vote === 2 && votes[0] !== undefined && votes[1] !== undefined
      ? ` Your first guess was ${valueText(question, votes[0])}.` : "";
    guess.tell(first);
  }
}
