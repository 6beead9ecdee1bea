// Guesses in words: a button for each choice.

class ChoiceGuess extends Guess {
  constructor(form, told, clock) {
    super(form, told, clock);
    this.buttons = [...form.querySelectorAll(".choices button")];
    for (const button of this.buttons) button.addEventListener("click", () => this.fill(button.value));
  }

  get draft() {
    return this.value ?? "";
  }

  /** Chooses a text; without one, nothing is chosen. */
  fill(text) {
    this.value = this.buttons.find(({ value }) => value === text)?.value;
    for (const button of this.buttons) button.setAttribute("aria-pressed", button.value === this.value);
  }

  get how() {
    return "Choose what will happen.";
  }

  /** A tap on a choice is the guess. */
  letSend() {}

  isReady() {
    return this.value !== undefined;
  }

  get answerWords() {
    return `It is “${this.answer}”.`;
  }

  get words() {
    return this.value === this.answer ? `Right: “${this.answer}”.` : `You chose “${this.value}”; it is “${this.answer}”.`;
  }

  say(words) {
    super.say(words);
    for (const button of this.buttons) button.classList.toggle("right", button.value === this.answer);
  }
}
