"""Live pages and the prompt in one file, in Chromium, Firefox and WebKit, from a disk.

    live.py SITE PROMPT NATIVE MOTIONBOOK [BROWSER…]

SITE is the course, exported with `--live`, and PROMPT the prompt as a page. NATIVE answers requests as the engine does, and
MOTIONBOOK is the program. What a page shows after an edit has to be what the native one makes of it.
"""

import contextlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import browsers

# Cells that differ in a number's last digits, by the page and the cell's number.
DIGITS = (pathlib.Path(__file__).resolve().parent / "digits.txt").read_text().split("\n")
FOLDER = pathlib.Path(__file__).resolve().parent
EDITS = json.loads((FOLDER / "edits.json").read_text())
PATIENCE = 120  # Seconds for what takes less than one where nothing else runs.

# Functions that a page gets: each waits for what it says.
TOOLS = """
const { live } = motionbook;
const cell = (index) => live.cells.get(index);
const edit = (index, change) => {
  const own = cell(index);
  if (!own.editor) own.edit.click();
  own.editor.text = change(own.editor.text);
};
const press = (target, key, more) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
const run = (index) => press(cell(index).editor.area, "Enter", { ctrlKey: true });
const settled = async () => { while (live.running.running) await live.running.running; };
const answerAll = () => { for (const button of document.querySelectorAll("form.predict .show")) button.click(); };
"""


def script(body):
    """A script that begins, and whose result is there later: WebDriver's scripts do not wait in the same way."""
    return f"""
      window.told = undefined;
      (async () => {{ {TOOLS} {body} }})().then((value) => {{ window.told = {{ value }}; }}, (error) => {{ window.told = {{ error: `${{error.message}} ${{error.stack}}` }}; }});
    """


class Native:
    """The native engine: a line for a line."""

    def __init__(self, program):
        self.process = subprocess.Popen(["stdbuf", "-oL", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def carried(page):
    found = re.search(r'<script type="application/json" id="live.notebook">(.*?)</script>', page, re.S)
    return json.loads(found[1])


class Trial:
    """What is tried in one browser."""

    def __init__(self, browser, name, site, prompt, native, program):
        self.browser, self.name, self.native, self.program = browser, name, native, program
        self.site, self.prompt = pathlib.Path(site).resolve(), pathlib.Path(prompt).resolve()
        self.failures = []

    def check(self, isRight, what):
        if not isRight:
            self.failures.append(what)
            print(f"{self.name}: {what}", flush=True)

    def open(self, page, fragment=""):
        self.browser.go(self.site / f"{page}.html")
        if fragment:
            self.reload("live", "location.hash = arguments[0];", fragment)
        self.browser.wait("return window.motionbook?.live && 1", PATIENCE)

    def reload(self, part, script, *given):
        """Loads the page again, after a script."""
        self.browser.run(f"window.isOld = true; {script} setTimeout(() => location.reload());", *given)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            # A page that goes answers nothing.
            with contextlib.suppress(Exception):
                if self.browser.run(f"return !window.isOld && window.motionbook?.{part} && 1"):
                    return
            time.sleep(0.05)
        raise TimeoutError("the page does not load again")

    def told(self, body):
        self.browser.run(script(body))
        told = self.browser.wait("return window.told", PATIENCE)
        if "error" in told:
            raise AssertionError(told["error"])
        return told.get("value")

    def trials(self):
        return [name for name in dir(self) if name.startswith("try_")]

    # MARK: Cells as they are

    def try_cells_as_they_are(self):
        """Every cell of every page runs again, and is made as the program has made it."""
        other = []
        # All of them in one browser, and every fourth in the others: their engine is the same, and CI has its minutes.
        for path in sorted(self.site.glob("*.html"))[::1 if self.name == "Chromium" else 4]:
            page = path.read_text()
            if 'id="live.notebook"' not in page:
                continue
            self.open(path.stem)
            try:
                sections = self.told("await live.prepare(); return [...live.shown];")
            except AssertionError as error:
                self.check(False, f"{path.stem} does not run: {error}")
                continue
            other += [f"{path.stem} {cell + 1}" for cell, html in sections if html.rstrip() not in page]
        self.check(set(other) <= set(DIGITS), f"other than natively: {sorted(set(other) - set(DIGITS))}")

    # MARK: Edits

    def try_edits(self):
        """Edits have the numbers of the native program."""
        for change in EDITS:
            page, index = change["page"], change["cell"]
            facts = carried((self.site / f"{page}.html").read_text())
            code = facts["cells"][str(index)]["code"].replace(change["from"], change["to"], 1)
            self.open(page)
            shown = self.told(f"""
              answerAll();
              edit({index}, (text) => text.replace({json.dumps(change["from"])}, {json.dumps(change["to"])}));
              run({index});
              await settled();
              return [cell({index}).facts.code, [...live.shown], cell({index}).section.textContent];
            """)
            self.native.ask(do="open", files={**facts.get("files", {}), facts["name"]: facts["text"]})
            wanted = self.native.ask(do="run", name=facts["name"], codes={str(index): code}, **{"from": index})["sections"]
            what = f"{page}, cell {index + 1}: {change['to']}"
            self.check(shown[0] == code, f"{what}: the lines are {shown[0]!r}")
            html = dict(shown[1])
            for section in wanted:
                self.check(html[section["cell"]] == section["html"], f"{what}: cell {section['cell'] + 1} is other than natively")

    def try_what_was(self):
        """A changed number says what it was; as it was is as it was."""
        self.open("what-if")
        said = self.told("""
          answerAll();
          await live.prepare();
          const before = cell(3).section.querySelector(".results").textContent;
          edit(2, (text) => text.replace("= 0.5", "= 0.25"));
          run(2);
          await settled();
          const marked = document.querySelectorAll(".was").length;
          const curves = document.querySelectorAll("path.before").length;
          const turned = document.querySelectorAll(".code .turned").length;
          cell(2).back.click();
          await settled();
          const after = cell(3).section.querySelector(".results").textContent;
          return { marked, curves, turned, isBack: before === after, left: document.querySelectorAll(".was, path.before").length };
        """)
        self.check(said["marked"] > 0 and said["curves"] > 0, f"what was is not said: {said}")
        self.check(said["turned"] == 1, f"the turned number is not marked: {said}")
        self.check(said["isBack"] and said["left"] == 0, f"it is not as it was: {said}")

    def try_sliders(self):
        """A tapped number is a slider, and the film follows."""
        self.open("what-if")
        said = self.told("""
          answerAll();
          await live.prepare();
          const number = [...cell(2).section.querySelectorAll(".code .number")].find(({ textContent }) => textContent === "0.5");
          number.click();
          const slider = cell(2).turns.querySelector("input");
          const range = [slider.min, slider.max];
          const began = performance.now();
          for (let step = 1; step <= 20; step += 1) {
            slider.value = 0.5 + step / 50;
            slider.dispatchEvent(new Event("input"));
            await settled();
          }
          return { range, time: (performance.now() - began) / 20, isThere: slider.isConnected, code: cell(2).facts.code,
            focus: document.activeElement === slider };
        """)
        self.check([float(end) for end in said["range"]] == [0, 1], f"the range is {said['range']}")
        self.check(said["isThere"] and "magnitude = 0.9" in said["code"], f"the slider has not turned: {said}")
        print(f"{self.name}: a turn of a number in {said['time']:.0f} ms")

    def try_sizes(self):
        """Nothing is wider than the window, also while lines are changed."""
        for width, height in ((360, 740), (1920, 1080), (1280, 800)):
            self.browser.resize(width, height)
            self.open("what-if")
            over = self.told("""
              answerAll();
              await live.prepare();
              edit(0, (text) => text + "\\nprint \\"" + "long ".repeat(60) + "\\"");
              run(0);
              await settled();
              return document.documentElement.scrollWidth - innerWidth;
            """)
            self.check(over <= 0, f"at {width} px a live page is {over} px too wide")
            self.open_prompt()
            self.typed("view ball frame (100, 50, 60, 60)", "gravity on ball", "run 1s", "plot ball.center.y", "help")
            over = self.told("return document.documentElement.scrollWidth - innerWidth;")
            self.check(over <= 0, f"at {width} px the prompt is {over} px too wide")

    # MARK: Questions

    def try_a_question_that_waits(self):
        """While a question waits, nothing of its lines can be run, and no answer is in sight."""
        self.open("easing")
        said = self.told("""
          const own = cell(0);
          own.edit.click();
          const waiting = [own.editor.text, own.editor.area.readOnly, own.start.disabled];
          own.section.querySelector("form.predict input").value = "200";
          own.section.querySelector("form.predict").requestSubmit();
          while (own.isWaiting) await new Promise((done) => setTimeout(done, 50));
          await new Promise((done) => setTimeout(done, 50));
          const answered = [own.editor.text, own.editor.area.readOnly, own.start.disabled];
          edit(0, (text) => text.replace("elasticOut", "quadOut"));
          run(0);
          await settled();
          return { waiting, answered, verdict: own.section.querySelector("form.predict output").textContent, isWaiting: own.isWaiting };
        """)
        self.check("____" in said["waiting"][0] and said["waiting"][1] and said["waiting"][2], f"it does not wait: {said['waiting']}")
        self.check("____" not in said["answered"][0] and not said["answered"][1] and not said["answered"][2], f"it waits still: {said['answered']}")
        self.check("200" in said["verdict"] and not said["isWaiting"], f"the verdict is {said['verdict']!r}")

    # MARK: Links and files

    def try_links(self):
        """A link's changes are shown, and run only when the reader says so. What is no link of ours is refused."""
        self.open("what-if")
        packed = self.told("""
          return packedChanges({ 0: cell(0).facts.code.replace("-600", "-400"), 77: "run", 2: 7 });
        """)
        self.open("what-if", f"#edit={packed}")
        said = self.told("""
          await new Promise((done) => setTimeout(done, 100));
          const note = document.querySelector(".link-note");
          const before = [note.textContent, cell(0).editor?.text, live.changes.size];
          note.querySelector("button").click();
          await settled();
          return { before, after: [cell(0).facts.code, live.changes.size] };
        """)
        self.check("one cell" in said["before"][0] and "-400" in (said["before"][1] or "") and said["before"][2] == 0, f"a link is not shown: {said['before']}")
        self.check("-400" in said["after"][0] and said["after"][1] == 1, f"a link does not run: {said['after']}")
        long = self.told("return packedChanges({ 0: '# ' + 'a'.repeat(70_000) });")
        for bad in (long, "AAAA", "x" * 9000):
            self.open("what-if", f"#edit={bad}")
            note = self.browser.wait("return document.querySelector('.link-note')?.textContent", PATIENCE)
            self.check("cannot be read" in note, f"a bad link says {note!r}")

    def try_download(self):
        """What is downloaded agrees with a check of the program."""
        self.open("what-if")
        text = self.told("""
          answerAll();
          edit(3, (text) => text.replace("height 14", "height 10"));
          run(3);
          await settled();
          const { written } = await live.engine.ask({ do: "notebook", name: live.name, codes: live.codes });
          return written[live.name];
        """)
        self.check("plot heavy, easy height 10" in text, "the download is not changed")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "what-if.md"
            path.write_text(text)
            checked = subprocess.run([self.program, "check", str(path)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        self.check(checked.returncode == 0, f"a download drifts: {checked.stdout}")

    # MARK: Bounds

    def try_stop(self):
        """A long run is stopped at once, and the next one comes soon."""
        self.open("fall")
        said = self.told("""
          answerAll();
          await live.prepare();
          edit(0, (text) => text + "\\nrepeat 1000 { run 1000s }"); // As long as a session may last: it does not end before it is stopped.
          run(0);
          while (cell(0).stop.hidden) await new Promise((done) => setTimeout(done, 20));
          let began = performance.now();
          cell(0).stop.click();
          await settled();
          const stopped = performance.now() - began;
          const words = cell(0).said.textContent;
          edit(0, (text) => text.split("\\nrepeat")[0] + "\\nprint 7");
          began = performance.now();
          run(0);
          await settled();
          return { stopped, words, next: performance.now() - began, text: cell(0).section.querySelector(".results").textContent };
        """)
        self.check(said["words"] == "Stopped.", f"a stopped run says {said['words']!r}")
        self.check("7" in said["text"], "the run after a stop shows nothing")
        print(f"{self.name}: stopped in {said['stopped']:.0f} ms, the next run in {said['next']:.0f} ms")

    def try_hostile_lines(self):
        """What is typed is shown as text."""
        self.open("fall")
        found = self.told("""
          answerAll();
          edit(0, (text) => text + '\\nprint "<img src=x onerror=alert(1)><script>window.isBad = 1</scr' + 'ipt>"\\nnosuch "<b>"');
          run(0);
          await settled();
          return { images: document.querySelectorAll("main img").length, isBad: window.isBad ?? 0, text: cell(0).section.textContent };
        """)
        self.check(found["images"] == 0 and found["isBad"] == 0 and "<img" in found["text"], "typed markup is not text")

    def try_random_edits(self, pages=("what-if", "fall", "easing", "collision"), count=10, seed=1):
        """Numbers turn at random, also to what the language refuses: the page shows what comes of it, and lives."""
        for page in pages:
            self.open(page)
            said = self.told(f"""
              const problems = [];
              // Sizes that change while they are read come in the next frame, which a browser calls an error. WebKit
              // hides what it says of scripts from a disk.
              addEventListener("error", ({{ message }}) => {{ if (!/^(ResizeObserver|Script error)/.test(message)) problems.push(message); }});
              addEventListener("unhandledrejection", ({{ reason }}) => problems.push(String(reason)));
              let state = {seed};
              const below = (end) => {{
                state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
                return Math.floor(state / 2 ** 31 * end);
              }};
              answerAll();
              await live.prepare();
              const cells = [...live.cells.values()].filter(({{ facts }}) => facts.numbers.length > 0);
              const times = [];
              for (let edits = 0; edits < {count}; edits += 1) {{
                const own = cells[below(cells.length)];
                const {{ code, numbers }} = own.facts;
                if (numbers.length === 0) continue;
                const [start, end] = numbers[below(numbers.length)].at;
                const began = performance.now();
                edit(own.index, () => `${{code.slice(0, start)}}${{below(200) / 10}}${{code.slice(end)}}`);
                run(own.index);
                await settled();
                times.push(performance.now() - began);
                if (below(4) === 0) own.back.click();
                await settled();
              }}
              for (const own of live.cells.values()) if (!own.back.hidden) own.back.click();
              await settled();
              return {{ problems, times, isBack: live.changes.size === 0 }};
            """)
            self.check(not said["problems"] and said["isBack"], f"random edits of {page}: {said['problems']}, {said['isBack']}")
            self.times = said["times"]

    # MARK: Typing

    def try_typing(self):
        """Tab completes, F1 explains, and Alt with an arrow turns a number."""
        self.open("fall")
        said = self.told("""
          answerAll();
          edit(0, (text) => text + "\\ngravi");
          const { editor } = cell(0);
          await live.prepare();
          editor.area.setSelectionRange(editor.text.length, editor.text.length);
          await editor.complete();
          const completed = editor.text.split("\\n").at(-1);
          editor.area.setSelectionRange(editor.text.length, editor.text.length);
          press(editor.area, "F1");
          while (editor.help.hidden) await new Promise((done) => setTimeout(done, 20));
          const help = editor.help.textContent;
          const times = [];
          for (const letter of "magnitude 0.5 on box") {
            const began = performance.now();
            editor.area.setRangeText(letter, editor.text.length, editor.text.length, "end");
            editor.area.dispatchEvent(new Event("input"));
            times.push(performance.now() - began);
            await new Promise((done) => setTimeout(done, 5));
          }
          const place = editor.text.indexOf("100, 0");
          editor.area.setSelectionRange(place + 1, place + 1);
          press(editor.area, "ArrowUp", { altKey: true });
          return { completed, help, turned: editor.text.includes("102, 0"), longest: Math.max(...times) };
        """)
        self.check(said["completed"].strip() == "gravity", f"Tab made {said['completed']!r}")
        self.check("gravity" in said["help"], f"F1 said {said['help']!r}")
        self.check(said["turned"], "Alt and up did not turn the number")
        print(f"{self.name}: a key in {said['longest']:.0f} ms at most")

    def try_times(self):
        """The first answer after the first Edit, and further runs."""
        self.open("fall")
        first = self.told("""
          answerAll();
          const began = performance.now();
          edit(0, (text) => text + "\\nprint 7");
          run(0);
          await settled();
          return performance.now() - began;
        """)
        print(f"{self.name}: first answer after the first Edit in {first:.0f} ms")


    # MARK: The prompt in one file

    def open_prompt(self):
        self.browser.go(self.prompt)
        self.browser.wait("return window.motionbook?.prompt && 1", PATIENCE)
        self.reload("prompt", "localStorage.clear();")

    def typed(self, *lines):
        """What the prompt shows after lines."""
        return self.told(f"""
          const {{ prompt }} = motionbook;
          for (const line of {json.dumps(lines)}) {{
            prompt.editor.text = line;
            await prompt.enter();
          }}
          return [prompt.entries.textContent, prompt.stage.innerHTML.length, prompt.stage.querySelectorAll("figure").length];
        """)

    def try_the_prompt(self):
        """Lines run, and the stage moves at the right."""
        self.open_prompt()
        text, _, figures = self.typed("view ball frame (100, 50, 60, 60)", "gravity on ball", "run 1s", "plot ball.center.y", "nosuch")
        self.check("60 frames, t = 1 s" in text, f"a run says {text!r}")
        self.check("nothing called" in text, "a mistake is not shown")
        self.check(figures > 0, "nothing is on the stage")
        text, _, _ = self.typed("repeat 2 {")
        self.check(self.told("return motionbook.prompt.editor.text.includes('\\n')"), "an open bracket ends its line")
        kept = self.told("return JSON.parse(localStorage.getItem('motionbook.prompt'))")
        self.check(kept == ["view ball frame (100, 50, 60, 60)", "gravity on ball", "run 1s", "plot ball.center.y"], f"it keeps {kept}")
        self.reload("prompt", "")
        self.told("document.querySelector('.link-note button').click(); while (!motionbook.prompt.entries.textContent.includes('60 frames')) await new Promise((done) => setTimeout(done, 50));")

    def try_a_lesson(self):
        """The course is in the prompt."""
        self.open_prompt()
        text, _, _ = self.typed("lesson")
        self.check("fall" in text, "the course is not listed")
        text, _, figures = self.typed("lesson attachments", "")
        self.check("long" in text and figures > 0, f"a lesson does not go on: {text[-400:]!r}")
        self.typed("lesson fall")
        said = self.told("""
          const { prompt } = motionbook;
          const choice = prompt.entries.lastElementChild.querySelector("[data-line]");
          choice.click();
          while (!prompt.entries.lastElementChild.textContent.includes("You chose")) await new Promise((done) => setTimeout(done, 20));
          press(prompt.editor.area, "ArrowUp");
          const entry = prompt.entries.lastElementChild;
          const words = [...entry.querySelectorAll(".results, .remark, h2")].map(({ classList, localName }) => classList[0] ?? localName);
          return { words, recalled: prompt.editor.text, isDone: choice.disabled, next: prompt.next.textContent };
        """)
        self.check(said["words"][:3] == ["results", "remark", "h2"], f"an answer, a verdict and the next part are in this order: {said['words']}")
        self.check("view box" in said["recalled"] and said["isDone"], f"Up brings back {said['recalled']!r}")
        self.check("fall 2" in said["next"], f"the button says {said['next']!r}")

    def try_files(self):
        """Notebooks and data are opened, and what is saved can be checked."""
        self.open_prompt()
        saved = self.told("""
          const { prompt } = motionbook;
          const saved = {};
          prompt.offer = (name, text) => { saved[name] = text; };
          const drop = async (name, text) => {
            const files = new DataTransfer();
            files.items.add(new File([text], name));
            document.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
            await prompt.taking;
          };
          await drop("walk.csv", "t,x\\n0,0\\n0.5,2\\n1,3\\n");
          await drop("mine.md", "```motion\\nview red frame (0, 0, 50, 50)\\nload \\"walk.csv\\" as walk unit s\\n```\\n");
          prompt.editor.text = "run 0.5s";
          await prompt.enter();
          await prompt.save();
          return [saved, prompt.entries.textContent];
        """)
        text = saved[0].get("session.md", "")
        self.check("run 0.5s" in text and "walk.csv" in text, f"saved is {saved}")


def main():
    site, prompt, native, program, *wanted = sys.argv[1:]
    failures = 0
    for name in wanted or browsers.names():
        with browsers.opened(name) as browser:
            trial = Trial(browser, name, site, prompt, Native(native), program)
            for each in trial.trials():
                began = time.monotonic()
                try:
                    getattr(trial, each)()
                except Exception as error:  # noqa: BLE001  The others are tried, too.
                    trial.check(False, f"{each}: {error}")
                print(f"{name}: {each[4:].replace('_', ' ')}, {time.monotonic() - began:.1f} s", flush=True)
            failures += len(trial.failures)
    print(f"{failures} failures")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
