// Numbers of a cell's lines that the reader turns.

/** The values that a number takes when it is turned. */
class NumberScale {
  constructor(low, high, step) {
    Object.assign(this, { low, high, step });
    this.decimals = clamped(-Math.floor(Math.log10(step) + 1e-9), 0, 12);
    if (Number(step.toFixed(this.decimals)) !== step) this.decimals = Math.min(this.decimals + 2, 12);
  }

  /** From 0 to twice a number, in a hundred steps; a tweak has a range of its own. */
  static around(value, range) {
    if (range) return new NumberScale(range[0], range[1], range[2] ?? niceStep((range[1] - range[0]) / 100));
    const most = value === 0 ? 1 : 2 * Math.abs(value);
    const step = niceStep(most / 100);
    const end = Math.ceil(most / step - 1e-9) * step;
    return value < 0 ? new NumberScale(-end, 0, step) : new NumberScale(0, end, step);
  }

  next(value, direction) {
    return value + direction * this.step;
  }

  written(value) {
    return String(Number(value.toFixed(this.decimals)));
  }
}

/** The step near a number that people count in: 1, 2 or 5 of a power of ten. */
function niceStep(value) {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
  const share = value / power;
  return Number(((share < 1.5 ? 1 : share < 3.5 ? 2 : share < 7.5 ? 5 : 10) * power).toPrecision(1));
}

/** A slider for a number. */
class NumberTurn {
  /** @param {(text) => void} turned Takes the number as it is written now. */
  constructor(name, text, unit, range, turned) {
    const value = Number(text.replaceAll("_", ""));
    this.scale = NumberScale.around(value, range);
    const { low, high, step } = this.scale;
    this.unit = unit;
    this.slider = make("input", { type: "range", min: low, max: high, step: "any", "aria-label": name });
    this.output = make("output", {});
    this.element = make("label", {}, make("code", {}, name), this.slider, this.output);
    this.show(text);
    this.slider.addEventListener("input", () => {
      const place = Math.round((this.slider.valueAsNumber - low) / step) * step + low;
      const written = this.scale.written(clamped(place, low, high));
      if (written === this.text) return;
      this.say(written);
      turned(written);
    });
    this.slider.addEventListener("keydown", (event) => this.press(event));
  }

  /** Arrows go by a step, which the browser would choose by itself. */
  press(event) {
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 };
    if (!(event.key in steps) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.slider.value = clamped(this.slider.valueAsNumber + steps[event.key] * this.scale.step, this.scale.low, this.scale.high);
    this.slider.dispatchEvent(new Event("input"));
  }

  show(text) {
    this.slider.value = Number(text.replaceAll("_", ""));
    this.say(text);
  }

  say(text) {
    this.text = text;
    const words = `${withMinus(text)}${this.unit && !/^[°%]/.test(this.unit) ? "\u00a0" : ""}${this.unit}`;
    this.output.textContent = words;
    this.slider.setAttribute("aria-valuetext", words);
  }
}
