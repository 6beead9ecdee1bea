// Energies of a plot as bars that move with the time of its cell. Readers of screens have the plot.

/** Puts a bar for each curve above a plot, all on the scale of its axis. */
function energyBars(plot) {
  if (!plot.isOverTime) return plot;
  const { figure, curves, from, to, drawn: { left, right } } = plot;
  const rows = curves.map(({ name, path }) => {
    const bar = make("progress", { max: Math.max(...plot.values) });
    bar.style.accentColor = getComputedStyle(path).stroke;
    return [make("span", {}, name), bar, make("b")];
  });
  figure.querySelector(".plotting").before(make("div", { class: "energies", "aria-hidden": "true" }, ...rows.flat()));
  const showTime = (time) => {
    const x = left + clamped((time - from) / (to - from), 0, 1) * (right - left);
    curves.forEach((curve, row) => {
      const [, bar, number] = rows[row];
      number.textContent = plot.valueText(curve, Plot.pointAt(curve.points, x)?.[1]);
      bar.value = parseFloat(number.textContent) || 0;
    });
  };
  showTime(plot.time);
  return { showTime };
}
