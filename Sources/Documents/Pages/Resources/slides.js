// A page as slides.

/** Each section of the page is a screen. */
function setUpSlides() {
  const main = document.getElementById("main");
  const slides = [];
  for (const node of [...main.childNodes]) {
    if (slides.length === 0 || node.nodeName === "H2") slides.push(make("section", { class: "slide" }));
    slides.at(-1).append(node);
  }
  main.append(...slides);
  const place = make("output", { "aria-live": "polite" });
  const previous = make("button", { type: "button", "aria-label": "Previous slide" }, "‹");
  const next = make("button", { type: "button", "aria-label": "Next slide" }, "›");
  document.body.append(make("nav", { class: "place", "aria-label": "Slides" }, previous, place, next));
  let current = 0;

  function turn(to) {
    current = clamped(to, 0, slides.length - 1);
    slides.forEach((slide, index) => slide.classList.toggle("current", index === current));
    place.textContent = `${current + 1} / ${slides.length}`;
    previous.disabled = current === 0;
    next.disabled = current === slides.length - 1;
    scrollTo(0, 0);
    for (const clock of byCell.values()) {
      if (!slides[current].contains(clock.cell)) clock.players.forEach((player) => player.pause());
    }
    const heading = slides[current].querySelector("h1, h2");
    // A page that is loaded again shows the same slide.
    if (heading?.id) history.replaceState(null, "", `#${encodeURIComponent(heading.id)}`);
  }

  function turnToAnchor() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const slide = slides.findIndex((slide) => target && slide.contains(target));
    turn(Math.max(slide, 0));
    if (slide >= 0) target.scrollIntoView();
  }

  previous.addEventListener("click", () => turn(current - 1));
  next.addEventListener("click", () => turn(current + 1));
  addEventListener("hashchange", turnToAnchor);
  addEventListener("keydown", (event) => {
    // What has the focus comes first: fields, and players that have used the key.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.("input, select, textarea")) return;
    const targets = {
      ArrowLeft: current - 1, PageUp: current - 1, ArrowRight: current + 1, PageDown: current + 1,
      Home: 0, End: slides.length - 1,
    };
    // Up and down scroll a slide that is higher than the screen.
    if (document.documentElement.scrollHeight <= innerHeight + 1) {
      targets.ArrowUp = current - 1;
      targets.ArrowDown = current + 1;
    }
    if (!(event.key in targets)) return;
    event.preventDefault();
    turn(targets[event.key]);
  });
  turnToAnchor();
}
