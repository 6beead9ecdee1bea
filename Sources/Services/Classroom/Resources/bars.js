// Everybody's guesses in words, as a bar for each choice. No names.

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
      const name = votes.length > 1 ? [make("span", { class: "vote-name" }, voteNames[place])] : [];
      return make("div", { class: "bar-of-vote" }, ...name, bar, String(count));
    });
    const isRight = question.state === "revealed" && choice === question.answer;
    return make("div", { class: isRight ? "bar-row right" : "bar-row" }, make("div", {}, choice), ...bars);
  });
  return make("div", { class: "bars", role: "img", "aria-label": crowdWords(question) }, ...rows);
}
