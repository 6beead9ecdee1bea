// Everybody's guesses in words: in sentences, and as a bar for each choice. No names.

/** How many of some guesses are a choice, in words. */
const chosenBy = (values, choice) => `${values.filter((value) => value === choice).length} of ${values.length}`;

/** What the guesses say together, in sentences without names. */
function choiceSentences(question) {
  const [first = [], second = []] = question.dots ?? [];
  const last = second.length ? second : first;
  if (last.length === 0) return ["There are no guesses."];
  if (question.state !== "revealed") {
    return [`${question.choices.map((choice) => `“${choice}”: ${chosenBy(last, choice)}`).join(", ")}.`];
  }
  const sentences = [`${chosenBy(last, question.answer)} chose “${question.answer}”, which is right.`];
  if (first.length && second.length) sentences.push(`In the first vote: ${chosenBy(first, question.answer)}.`);
  return sentences;
}

/**
 * A row for each choice, with a bar for each vote.
 * @param {string[]} mine The reader's own guesses, by vote.
 */
function barPlot(question, mine = []) {
  const votes = (question.dots ?? []).filter((values, place) => place === 0 || values.length);
  const rows = question.choices.map((choice) => {
    const bars = votes.map((values, place) => {
      const count = values.filter((value) => value === choice).length;
      const bar = make("div", { class: mine[place] === choice ? "bar mine" : "bar" });
      bar.style.width = `${(count / Math.max(values.length, 1)) * 80}%`;
      return make("div", { class: "bar-of-vote" }, bar, String(count));
    });
    const isRight = question.state === "revealed" && choice === question.answer;
    return make("div", { class: isRight ? "bar-row right" : "bar-row" }, make("div", {}, choice), ...bars);
  });
  return make("div", { class: "bars", role: "img", "aria-label": choiceSentences(question).join(" ") }, ...rows);
}
