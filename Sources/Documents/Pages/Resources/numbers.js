// Guesses of numbers.

/** A question with a field for a number, and with a ghost where its value is seen on the stage. */
class NumberGuess extends Guess {
  constructor(form, told, clock) {
    super(form, told, clock);
    this.input = form.querySelector("input");
    // No line's end parts a unit from its value.
    this.unit = form.dataset.unit ? `\u00a0${form.dataset.unit}` : "";
  }

  take(player) {
    super.take(player);
    if (this.form.dataset.view) this.ghost = new Ghost(this, player);
  }

  /** The number in the field; NaN for anything else. */
  get value() {
    const text = this.text;
    return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN;
  }

  get text() {
    return plainNumber(this.input.value, this.form.dataset.unit);
  }

  /** The text in the form, as it is kept until it is sent. */
  get draft() {
    return this.input.value;
  }

  /** Puts a text into the form; without one, the form is as it was in the beginning. */
  fill(text) {
    this.input.value = text ?? "";
    this.ghost?.take(text === undefined ? this.ghost.start : this.value);
  }

  get how() {
    const how = this.ghost ? "Drag the dashed outline to where it will be, or write a number." : "Write a number.";
    return `${how} Then press Send.`;
  }

  /** Names the button that sends the guess. */
  letSend() {
    this.form.querySelector("button").textContent = "Send";
  }

  /**
   * The decimals of what is said: three digits of the answer, or what the reader wrote, and no more than it has. Where what is said
   * would make a guess near that is not, or the other way around, there are more.
   */
  get decimals() {
    const most = decimalsOf(this.answer);
    let decimals = Math.min(Math.max(decimalsInDigits(this.answer), decimalsOf(this.text), this.least ?? 0), most);
    const fits = () => [0, NaN].includes(this.offBy(decimals)) || (this.offBy(decimals) <= this.near) === this.isNear;
    while (decimals < most && !fits()) decimals += 1;
    return decimals;
  }

  /** The answer as it is said with so many decimals. */
  saidWith(decimals) {
    return Number.isFinite(Number(this.answer)) ? Number(Number(this.answer).toFixed(decimals)) : this.answer;
  }

  get told() {
    return this.saidWith(this.decimals);
  }

  get answerText() {
    return withMinus(this.told) + this.unit;
  }

  get answerWords() {
    return `The value is ${this.answerText}.`;
  }

  /** Whether there is a number in the field; if not, says what to write. */
  isReady() {
    const isNumber = Number.isFinite(this.value);
    this.input.setAttribute("aria-invalid", !isNumber);
    if (isNumber) return true;
    // `1,000` is a thousand to some, and one to others.
    const [thousands] = /^[1-9]\d{0,2},\d{3}$/.exec(this.text) ?? [];
    this.output.textContent = thousands ? `Write ${thousands.replace(",", "")} or ${thousands.replace(",", ".")}: ${thousands} can be either.` : this.ghost
      ? "Drag the outline first, or write a number, such as 120." : "Write a number, such as 120 or 0.5.";
    this.input.focus();
    return false;
  }

  /** The difference of what is said with so many decimals, so that the three numbers fit. */
  offBy(decimals) {
    const difference = Math.abs(this.value - this.saidWith(decimals));
    const most = Math.max(decimals, decimalsOf(this.text));
    const short = Number(difference.toFixed(Math.min(most, decimalsInDigits(difference))));
    return this.near === undefined || (short <= this.near) === this.isNear ? short : Number(difference.toFixed(most));
  }

  get difference() {
    return this.offBy(this.decimals);
  }

  get isNear() {
    return Math.abs(this.value - Number(this.answer)) <= this.near;
  }

  get words() {
    const { unit, answerText, difference, isNear } = this;
    const text = withMinus(this.text);
    return difference === 0 ? `You guessed ${text}${unit}, exactly right.`
      : `You guessed ${text}${unit}; it was ${answerText} (${isNear ? "near, " : ""}off by ${difference}${unit}).`;
  }

  tell(more) {
    super.tell(more);
    this.form.classList.toggle("near", this.isNear);
    for (const plot of this.clock.plots) if (plot.series === this.form.dataset.series) plot.showGuess(this.value);
  }
}

/** A number as people write it: `53.5 pt`, `1.000,5`, `1 000` and full-width digits. A single comma stands before decimals, but in
 * `1,000`, which stays as it is. */
function plainNumber(text, unit) {
  let number = text.normalize("NFKC").replace(/[−–]/g, "-").replace(/[\s'’]/g, "");
  if (unit && number.toLowerCase().endsWith(unit.toLowerCase())) number = number.slice(0, -unit.length);
  if (unit === "pt") number = number.replace(/points?$/i, "");
  if (/^[-+]?[1-9]\d{0,2},\d{3}$/.test(number)) return number;
  const marks = number.match(/[.,]/g) ?? [];
  // Where marks are alike, they part thousands.
  const isDecimal = marks.length === 1 || marks.at(-1) !== marks[0];
  const end = isDecimal ? Math.max(number.lastIndexOf("."), number.lastIndexOf(",")) : number.length;
  return number.slice(0, end).replace(/[.,]/g, "") + number.slice(end).replace(",", ".");
}

/** The number of decimals of a written number, and no more than JavaScript can write. */
function decimalsOf(number) {
  const [, decimals, exponent] = /^[^e]*?(?:\.(\d+))?(?:e(.+))?$/i.exec(number) ?? [];
  return clamped((decimals?.length ?? 0) - Number(exponent ?? 0), 0, 100);
}

/** The number of decimals of a value in three digits. */
function decimalsInDigits(value) {
  return clamped(2 - Math.floor(Math.log10(Math.abs(value) || 1)), 0, 100);
}

/** A number with the sign of a minus, which a hyphen is not. */
function withMinus(number) {
  return String(number).replace("-", "\u2212");
}
