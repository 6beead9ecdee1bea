// Who is in the class, on the teacher's page: a chip for each, which says at a glance whether they have guessed or are stuck.

class PeoplePanel {
  constructor(page, buttons) {
    this.page = page;
    this.chips = new Map(); // A person → the chip.
    this.title = make("h2", { id: "people-title" });
    this.burst = make("p", { class: "burst", role: "status" });
    this.list = make("div", { class: "chips", role: "group", "aria-labelledby": "people-title" });
    this.name = make("b");
    this.about = make("span", { class: "about" });
    const act = (words, what) => actionButton(words, () => page.act({ do: what, person: this.chosen }));
    this.been = act("Been there", "been-there");
    this.hide = act("Hide", "hide");
    this.after = act("", "remove-after");
    this.person = make("div", { class: "person", hidden: true, role: "group" }, make("p", {}, this.name, " ", this.about),
      make("div", { class: "acts" }, this.been, this.hide, act("Remove", "remove"), this.after));
    this.away = actionButton("Remove all who are away", () => page.act({ do: "remove-away" }));
    this.element = make("section", { "aria-labelledby": "people-title" }, this.title, this.burst, this.list, this.person,
      make("div", { class: "acts last" }, this.away, ...buttons));
  }

  nameOf(id) {
    return this.page.state.persons.find((person) => person.id === id)?.name || `Person ${id.replace(/^p/, "")}`;
  }

  /** Those who are stuck come first, and those who are away last. Nobody else changes places. */
  show(state, question) {
    const { persons, people, came, burst = 0, ended } = state;
    this.question = question;
    const stuck = persons.filter((person) => person.stuck && person.online).length;
    this.title.textContent = `${people} here${came > people ? `, ${came} came` : ""}${stuck ? `, ${stuck} stuck` : ""}`;
    this.burst.textContent = burst > 9 ? `+${burst} in 10 s` : "";
    this.away.disabled = ended || persons.every(({ online }) => online);
    const number = ({ id }) => Number(id.replace(/^p/, ""));
    const sorted = [...persons].sort((one, other) =>
      other.online - one.online || (other.online && other.stuck) - (one.online && one.stuck) || number(one) - number(other));
    for (const id of this.chips.keys()) if (!persons.some((person) => person.id === id)) this.chips.delete(id);
    const chips = sorted.map((person) => this.chip(person, question));
    if (chips.some((chip, place) => this.list.children[place] !== chip) || this.list.childElementCount !== chips.length) {
      const focused = document.activeElement;
      this.list.replaceChildren(...chips);
      if (document.activeElement !== focused && focused?.isConnected) focused.focus({ preventScroll: true });
    }
    this.showPerson(persons.find(({ id }) => id === this.chosen), ended);
  }

  chip(person, question) {
    const { id } = person;
    if (!this.chips.has(id)) {
      this.chips.set(id, actionButton("", () => {
        this.chosen = this.chosen === id ? undefined : id;
        this.page.show();
      }, "chip"));
    }
    const chip = this.chips.get(id);
    const isIn = question >= 0 && person.guessed.includes(question);
    const isApart = person.apart.includes(question);
    const states = { in: isIn, apart: isApart, stuck: person.stuck, away: !person.online, concealed: person.hidden };
    for (const [name, is] of Object.entries(states)) chip.classList.toggle(name, is);
    chip.textContent = person.name || id.replace(/^p/, "");
    const about = [this.nameOf(id), isIn ? "guessed" : isApart ? "knew the answer" : question >= 0 && "not yet", person.stuck && "stuck", !person.online && "away"];
    fill(chip, { "aria-label": about.filter(Boolean).join(", "), "aria-pressed": this.chosen === id }, []);
    return chip;
  }

  showPerson(person, ended) {
    this.person.hidden = !person;
    if (!person) return;
    this.name.textContent = this.nameOf(person.id);
    const about = [`step ${person.step + 1}`, person.apart.includes(this.question) && "knew the answer", person.stuck && "stuck", person.hidden && "hidden", !person.online && "away"];
    this.about.textContent = about.filter(Boolean).join(", ");
    this.been.hidden = !person.stuck;
    this.after.textContent = `Remove everybody after ${this.nameOf(person.id)}`;
    this.hide.textContent = person.hidden ? "Unhide" : "Hide";
    for (const button of this.person.querySelectorAll("button")) button.disabled = ended;
  }
}
