// The index of a course: what the reader has guessed already.

for (const about of document.querySelectorAll(".card .about")) {
  const words = keptGuess(about.closest(".card").querySelector("a"));
  if (words === null) continue;
  const mark = words && `, ${words}`;
  about.append(make("span", { class: "guessed" }, `✓ guessed${mark}`));
}

/** What was kept of the first guess on a page; null without one. */
function keptGuess(link) {
  try {
    return localStorage.getItem(`motionbook.guessed ${link.pathname}`);
  } catch {
    return null;
  }
}
