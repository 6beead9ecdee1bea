// A page in a frame of another document, such as a notebook of Jupyter, that has no style and no scripts of its own:
// it takes those of the first page there that has them, now or when there is one.

(() => {
  function take() {
    const parts = parent.motionbookParts;
    if (!parts) return false;
    const add = (place, name, text) => {
      const element = document.createElement(name);
      element.textContent = text;
      place.append(element);
    };
    add(document.head, "style", parts.style);
    for (const script of parts.scripts) add(document.body, "script", script);
    return true;
  }
  try {
    if (!take()) parent.addEventListener("motionbook", take, { once: true });
  } catch {
    // A document that keeps its frames apart shows their pictures.
  }
})();
