// Predictions that the reader makes before the results are shown.

/** The results of a cell stay hidden until the reader has guessed, or asked for them. */
function setUpGuesses(cell, clock) {
  const forms = [...cell.querySelectorAll("form.predict")];
  if (forms.length === 0) return;
  const open = new Set(forms);
  cell.classList.add("unanswered");
  const close = (form) => {
    open.delete(form);
    if (open.size === 0) {
      cell.classList.remove("unanswered");
      letScrollersTakeFocus();
    }
    form.querySelector(".show")?.remove();
  };
  for (const form of forms) {
    const show = make("button", { type: "button", class: "show" }, "Show without a guess");
    form.querySelector("button").after(show);
    show.addEventListener("click", () => {
      form.querySelector("output").textContent = `The value is ${form.dataset.value}${unitOf(form)}.`;
      close(form);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (compare(form, clock)) close(form);
    });
  }
}

/** The unit after a value, from which no line's end parts it. */
const unitOf = (form) => (form.dataset.unit ? `\u00a0${form.dataset.unit}` : "");

/** Says how far off a guess is. Returns whether it was a number. */
function compare(form, clock) {
  const input = form.querySelector("input");
  const output = form.querySelector("output");
  const text = input.value.trim().replace(",", ".").replace(/[−–]/, "-");
  const guess = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN;
  const isNumber = Number.isFinite(guess);
  input.setAttribute("aria-invalid", !isNumber);
  if (!isNumber) {
    output.textContent = "Write a number, such as 120 or 0.5.";
    input.focus();
    return false;
  }
  const unit = unitOf(form);
  const actual = Number(form.dataset.value);
  // The difference has no more decimals than what it is a difference of.
  const decimals = Math.max(...[text, form.dataset.value].map((number) => /\.(\d+)$/.exec(number)?.[1].length ?? 0));
  const difference = Number(Math.abs(guess - actual).toFixed(Math.min(decimals, 12)));
  output.textContent = difference === 0
    ? `You guessed ${text}${unit}, exactly right.`
    : `You guessed ${text}${unit}; it was ${form.dataset.value}${unit} (off by ${difference}${unit}).`;
  for (const plot of clock.plots) if (plot.series === form.dataset.series) plot.showGuess(guess);
  return true;
}
