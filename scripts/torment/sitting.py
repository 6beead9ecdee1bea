"""A session that is typed at, and what its journal must hold at any moment."""

from finding import ensure


class Sitting:
    """One program at its prompt. `known` are the statements that its journal began with."""

    def __init__(self, desk, *arguments):
        self.desk = desk
        self.terminal = desk.start(*arguments)
        self.known = []
        # Statements whose answers have been seen, and those that were typed behind them.
        self.seen = []
        self.typed = []
        self.prompts = 0
        self.may_undo = True

    def begin(self):
        """Waits for the first prompt, answering what is asked before."""
        random = self.desk.random
        while True:
            self.prompts += 1
            if not self.terminal.wait_for_prompt(self.prompts):
                return False
            if not self.terminal.is_asked:
                break
            # While it asks, it has no journal of its own.
            orphans = self.desk.state.orphans()
            ensure(orphans, "a session is offered, and there is none")
            before = self.desk.state.journals()[orphans[0]]
            offer = f"A session of {len(before)} line"
            ensure(offer in self.terminal.text, lambda: f"another is offered than {before}")
            answer = random.choice(["y\r", "y\r", "n\r", "\x03"])
            self.terminal.send(answer)
            if answer == "y\r":
                self.prompts += 1
                return self.recovered(orphans[0], before)
            if answer == "\x03":
                self.prompts += 1
                if not self.terminal.wait_for_prompt(self.prompts):
                    return False
                break
        self.known = self.own()
        return True

    def recovered(self, name, before):
        if not self.terminal.wait_for_prompt(self.prompts):
            return False
        self.desk.counts["recoveries"] += 1
        ensure("did not run" not in self.terminal.text,
               lambda: f"lines of {before} fail:\n{self.terminal.text}")
        ensure(name not in self.desk.state.names(), "what was taken up is offered again")
        self.known = self.own()
        ensure(self.desk.notebook(self.known) == self.desk.notebook(before),
               lambda: f"{before} became {self.known}")
        self.may_undo = False
        return True

    def own(self):
        """The statements of this program's journal."""
        return self.desk.state.journal_of(self.terminal.id) or []

    # Typing

    def send(self, line):
        self.typed += self.desk.statements(line)
        if "\n" in line:
            self.terminal.paste(line)
        else:
            self.terminal.send(line + "\r")

    def enter(self, line):
        """Types a line and waits for the prompt behind its answer; the answer, or None."""
        start = len(self.terminal.output)
        self.send(line)
        self.prompts += 1
        if not self.terminal.wait_for_prompt(self.prompts):
            return None
        answer = self.terminal.output[start:].decode(errors="replace")
        if "error:" in answer:
            ensure(line == "undo", lambda: f"{line} fails:\n{answer}")
            self.typed = []
        self.see()
        return answer

    def see(self):
        self.seen += self.typed
        self.typed = []

    # Looking

    def check(self):
        """While it runs: all that was seen is in the journal."""
        self.check_statements(self.own(), "the journal")

    def check_statements(self, found, place):
        wanted = self.known + self.seen
        possible = wanted + self.typed
        ensure(found[:len(wanted)] == wanted and found == possible[:len(found)],
               lambda: f"{place} holds\n  {found}\nwhere was typed\n  {wanted}\n"
               f"and perhaps\n  {self.typed}\nscreen:\n{self.terminal.text[-1500:]}")

    def kill(self):
        """Ends it at once, and looks at what is left."""
        process = self.terminal.id
        self.terminal.end()
        self.desk.counts["kills"] += 1
        if self.typed:
            # Each prompt behind the first that was waited for is a line that was answered.
            self.see_answered()
        found = self.desk.state.journal_of(process) or []
        self.check_statements(found, "the journal of the killed session")

    def see_answered(self):
        """Of lines that were typed without waiting, those behind which a prompt came."""
        if self.terminal.prompts > self.prompts and len(self.typed) == 1:
            self.see()

    def leave(self):
        """Quits, and looks at what is kept."""
        kept = set(self.desk.state.kept())
        self.desk.quit(self.terminal)
        if not self.seen:
            return
        new = [lines for number, lines in self.desk.state.kept().items() if number not in kept]
        ensure(self.known + self.seen in new,
               lambda: f"not kept: {self.known + self.seen}, but {new}")
