// What becomes of a guess: its mark in the index of the course, and a link by which somebody else is asked the same.

/** Keeps how far off the first guess was, and offers to challenge somebody with it. */
function passOn(guess) {
  const id = guess.form.closest("section.cell")?.id;
  // A preview in an editor has no address to pass on.
  if (!id || !document.body.matches(".notebook") || !/^(https?|file):/.test(location.protocol) || guess.tries > 1) return;
  const distance = distanceOf(guess);
  keepGuess(distance);
  const beat = "difference" in guess ? `?beat=${guess.difference}` : "";
  const link = `${location.href.split("#")[0]}#${id}${beat}`;
  guess.form.append(challengeButton(`I was ${distance}. And you? ${link}`));
  const [, challenged, other] = /^#(cell-\d+)\?beat=(\d+(?:\.\d+)?)$/.exec(location.hash) ?? [];
  if (challenged !== id || !beat) return;
  const verdict = guess.difference < Number(other) ? "You are nearer."
    : guess.difference > Number(other) ? "That was nearer." : "You are as near.";
  guess.form.append(make("p", { class: "beat", role: "status" }, `You were challenged: ${other}${guess.unit} off. ${verdict}`));
}

/** How far off a guess was, in words. */
function distanceOf(guess) {
  if ("difference" in guess) return guess.difference === 0 ? "on the spot" : `${guess.difference}${guess.unit} off`;
  return guess.value === guess.answer ? "right" : "wrong";
}

function keepGuess(words) {
  const key = `motionbook.guessed ${location.pathname}`;
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, words);
  } catch { /* Nothing is kept here. */ }
}

/** A button that copies a text; where that is not allowed, the text takes its place. */
function challengeButton(text) {
  const button = make("button", { type: "button", class: "show challenge" }, "Challenge");
  const said = make("span", { role: "status", class: "unseen" });
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = said.textContent = "Copied";
    } catch {
      button.replaceWith(make("code", {}, text));
    }
  });
  return make("span", {}, button, said);
}
