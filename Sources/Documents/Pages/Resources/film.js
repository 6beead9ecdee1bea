// The film of a cell as it is packed in the page.

/** The samples of a shot: constants as they are, packed columns as arrays of `count` numbers. */
function unpacked(shot) {
  const bytes = Uint8Array.from(atob(shot.data || ""), (letter) => letter.charCodeAt(0));
  let next = 0;
  const number = () => {
    let [value, factor, byte] = [0, 1, 0];
    do {
      byte = bytes[next++];
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte & 128);
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
  return shot.values.map((value) => {
    if (!Array.isArray(value)) return value;
    const column = new Float64Array(shot.count);
    let [before, last] = [0, 0];
    for (let index = 0; index < shot.count; index += 1) {
      const whole = number() + (index > 1 ? 2 * last - before : index === 1 ? last : 0);
      [before, last] = [last, whole];
      column[index] = whole * value[0];
    }
    return column;
  });
}

class Film {
  constructor(json) {
    this.size = json.size;
    this.start = json.start;
    this.count = json.count;
    this.interval = json.step / json.rate;
    this.end = json.end;
    this.contacts = (json.contacts ?? []).filter((contact) => contact.length > 2);
    this.marks = json.marks ?? [];
    this.tilt = json.tilt ? unpacked(json.tilt) : null;
    // The arrows of fields, which several shots may have.
    const paths = json.shots.flatMap((shot) => shot.items).flatMap((item) => item.paths);
    for (const path of paths) path.rings ??= json.arrows[path.arrows];
    let first = 0;
    this.shots = json.shots.map((shot) => {
      const begin = first;
      first += shot.count;
      return { first: begin, ...shot };
    });
  }

  /** The last sample is the end, however close to the one before. */
  timeOf(sample) {
    return sample < this.count - 1 ? this.start + sample * this.interval : this.end;
  }

  /** The last sample that is not later than a time. */
  sampleAt(time) {
    if (time < this.end - 1e-4) return clamped(Math.floor((time - this.start) / this.interval + 1e-4), 0, Math.max(this.count - 2, 0));
    return this.count - 1;
  }

  tiltAt(sample) {
    return this.tilt?.map((column) => column[sample]);
  }

  has(...kinds) {
    return this.shots.some((shot) => shot.items.some((item) => kinds.includes(item.kind)));
  }

  shotOf(sample) {
    return this.shots.find((shot) => sample < shot.first + shot.count) ?? this.shots.at(-1);
  }

  /** A shot's columns; unpacked when they are first needed. */
  valuesOf(shot) {
    shot.unpacked ??= unpacked(shot);
    return shot.unpacked;
  }

  /** The points of a view's outline at a sample; undefined where it is not seen. */
  outline(name, sample) {
    const shot = this.shotOf(sample);
    const item = shot.items.find((item) => item.kind === "view" && item.name === name);
    if (!item) return undefined;
    const { slots, of } = outlineOf(item);
    return of(slots.map((slot) => Film.value(this.valuesOf(shot)[slot], sample - shot.first)));
  }

  /** A value at a sample of its shot. */
  static value(column, index) {
    return typeof column === "number" ? column : column[index];
  }
}
