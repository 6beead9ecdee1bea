import Playing
import TestSupport
import Testing

/// `export "….css"` and `export "….js"`: the animations of a run as code for the web. A browser judges
/// the values: `Tests/Outside/Browser/test_web_code.py`.
@Suite struct WebCodeTests {
  private func exported(_ file: String, _ lines: String...) -> String {
    let memory = ScriptedHost()
    let workbook = Workbook(in: memory)
    for line in ["view card frame (0, 0, 100, 100)"] + lines { workbook.type(line) }
    workbook.type("export \"\(file)\"")
    return memory.files[file] ?? ""
  }

  /// A name with a key is a word where CSS and HTML need one.
  @Test func namesOfManyAreWords() {
    let lines =
      "for i in 1..2 { view dot[i] frame (0, 0, 9, 9) }; animate dot.alpha to 0 over 1s; run 1s"
    let css = exported("a.css", lines)
    #expect(css.contains("#dot-2 {") && css.contains("@keyframes dot-2-1 {"))
    #expect(css.contains("<div id=\"dot-1\"></div>") && !css.contains("dot["))
    let script = exported("a.js", lines)
    #expect(script.contains("place(\"dot-2\", {") && !script.contains("\"dot["))
  }

  @Test func animationsThatOverlapAddUp() {
    let css = exported(
      "a.css", "animate over 1s { card.center = (250, 50); card.rotation = 90deg }", "run 0.5s",
      "animate over 0.5s curve linear { card.center.x = 50 }", "run 1s")
    #expect(css.contains("left: 50px;\n  top: 50px;") && css.contains("\n  rotate: 90deg;\n"))
    #expect(
      css.contains(
        """
          animation:
            card-1 1000ms linear 0ms 1 normal backwards,
            card-2 500ms linear 500ms 1 normal backwards;
          animation-composition: accumulate, accumulate;
        """))
    #expect(
      css.contains(
        """
        /* card-1: easeInOut */
        @keyframes card-1 {
          0% { translate: -200px 0px; rotate: -90deg; \
        animation-timing-function: cubic-bezier(0.42, 0, 0.58, 1); }
          100% { translate: 0px 0px; rotate: 0deg; }
        }
        """))
    #expect(css.contains("@keyframes card-2 {\n  0% { translate: 200px 0px; "))
  }

  /// A browser scrolls a scroll view by itself, and stops at the views that lie on pages.
  @Test func aScrollViewScrolls() {
    let css = exported(
      "a.css", "scroll gallery frame (20, 100, 280, 180) content 560x180 paging on",
      "view one frame (4, 0, 272, 180) in gallery", "view two frame (280, 0, 200, 180) in gallery",
      "animate card.alpha to 0.5 over 1s", "drag gallery by (-100, 0); run until rest")
    #expect(
      css.contains(
        """
          overflow-x: auto;
          overflow-y: hidden;
          overscroll-behavior: contain;
          scroll-snap-type: x mandatory;
        """))
    #expect(css.contains("scroll-snap-align: none center;\n  scroll-snap-stop: always;"))
    #expect(css.contains("scroll-snap-align: none start;"))
    #expect(css.contains("gallery: a browser scrolls it") && !css.contains("bounds.origin"))
  }

  /// A curve that is cut off before its end jumps, and the code says so.
  @Test func aJumpAtTheEndIsNamed() {
    let cut = exported(
      "a.css", "animate over 1s curve decay(velocity: 300, rate: 0.998) { card.center.y = 300 }",
      "run 2s")
    #expect(cut.contains("; it ends at 0.997 of the way and jumps to its end, as in the run */"))
    let whole = exported("a.css", "animate over 1s damping 0.4 { card.center.y = 300 }", "run 2s")
    #expect(whole.contains("card-1: uiSpring") && !whole.contains("jumps"))
  }

  @Test func theScriptSaysTheSame() {
    let script = exported(
      "a.js", "animate over 1s delay 0.5s repeat forever autoreverse on { card.alpha = 0.25 }",
      "run 3s")
    #expect(script.contains("document.getElementById(\"card\").animate(["))
    #expect(
      script.contains(
        "{ offset: 0, opacity: \"1\", easing: \"cubic-bezier(0.42, 0, 0.58, 1)\" },"))
    #expect(script.contains("delay: 500, duration: 1000, iterations: Infinity,"))
    #expect(
      script.contains(
        "direction: \"alternate\", fill: \"backwards\", composite: \"replace\","))
  }

  @Test func errorsAreStated() {
    let css = exported("a.css", "animate over 1s curve elasticOut { card.size = 50x80 }", "run 1s")
    #expect(css.contains("/* card-1: elasticOut, sampled: off by at most 0.00101 of the way */"))
    #expect(css.contains("0% { width: 100px; height: 100px; animation-timing-function: linear("))
    #expect(css.contains("100% { width: 50px; height: 80px; }"))
  }

  @Test func whatIsSetAtOnceJumps() {
    let css = exported(
      "a.css", "run 0.5s", "card.center.x = 80", "card.alpha = 0.5", "run 0.5s")
    #expect(css.contains("card-1 0ms linear 500ms 1 normal backwards"))
    #expect(css.contains("card-2 0ms linear 500ms 1 normal forwards"))
    #expect(css.contains("/* card-1: set at once */"))
  }

  /// Never silence: what CSS has no rule for is points of the run, and a comment says so.
  @Test(arguments: [
    (["gravity on card", "run 0.5s"], "card-1: translate: moved by dynamics, for which CSS"),
    (
      ["animate over 1s { card.center.x = 250 }", "run 0.5s", "stop card", "run 0.5s"],
      "card-1: translate: animations that were cut off"
    ),
    (
      ["animator a over 1s { card.center.x = 250 }", "start a", "run 0.5s", "pause a", "run 0.5s"],
      "card-1: translate: driven by an animator"
    ),
    (
      ["card.zPosition = 2", "card.alpha = 0", "run 0.1s", "card.alpha = 1", "run 0.1s"],
      "card: the order by `zPosition` is not here"
    ),
    (
      ["on tap card { card.alpha = 0 }", "run 0.1s", "card.alpha = 0.5", "run 0.1s"],
      "CSS has no rule for what waits for something"
    ),
  ])
  func whatCannotBeSaidIsAComment(lines: [String], comment: String) {
    let memory = ScriptedHost()
    let workbook = Workbook(in: memory)
    for line in ["view card frame (0, 0, 100, 100)"] + lines { workbook.type(line) }
    workbook.type("export \"a.css\"")
    #expect(memory.files["a.css"]?.contains(comment) == true, "\(memory.lines)")
  }

  @Test func itIsTheRunSinceTheLastReset() {
    let css = exported(
      "a.css", "animate { card.alpha = 0 }", "run 1s", "reset", "view other frame (0, 0, 9, 9)",
      "animate { other.alpha = 0 }", "run 0.1s")
    #expect(css.contains("<div id=\"other\"></div>") && !css.contains("card"))
  }

  @Test func namesAndTextsEndNoComment() {
    let css = exported(
      "a.css", "view note frame (0, 0, 9, 9) text \"*/ x </div>\"",
      "animate { note.alpha = 0 }", "run 0.1s")
    #expect(css.contains("<div id=\"note\">* / x &lt;/div></div>"))
    #expect(css.components(separatedBy: "*/").count == css.components(separatedBy: "/*").count)
  }
}
