import Playing
import Testing

/// Films show what acts, and change nothing by it.
@Suite struct ActingTests {
  private let memory = ScriptedHost()

  private func page(_ lines: [String]) -> String {
    let workbook = Workbook(in: memory)
    for line in lines + ["export \"page.html\" replacing"] {
      #expect(workbook.type(line) == .finished, "\(line)")
    }
    return memory.files["page.html"] ?? ""
  }

  private static let box = "view box frame (100, 100, 40, 40)"

  @Test func gravityIsAnArrow() {
    let falling = page([Self.box, "gravity on box", "run 3 frames"])
    #expect(falling.contains("\"kind\":\"gravity\""))
    #expect(!page([Self.box, "run 3 frames"]).contains("\"kind\":\"gravity\""))
  }

  @Test(arguments: [
    ("attach box to (120, 20)", ["rod", "foot"]),
    ("attach box to (120, 20) frequency 2", ["spring", "foot"]),
  ])
  func attachmentsLookLikeWhatTheyAre(_ command: String, _ figures: [String]) {
    let page = page([Self.box, command, "run 3 frames"])
    for figure in figures { #expect(page.contains("\"figure\":\"\(figure)\"")) }
  }

  /// The arrows of a field are one shape, found without a trace.
  @Test func fieldsHaveArrows() {
    let page = page([
      Self.box, "field vortex on box at (160, 284)", "run 3 frames",
    ])
    #expect(page.split(separator: "\"kind\":\"force\"").count == 2)
  }

  /// What `why` and `forces` tell of a moment is in the film's picture of it, and in no other.
  @Test(arguments: [("why", "1000 pt/s²"), ("forces", "1.6 N")])
  func forcesThatWereAskedForAreArrows(_ verb: String, _ value: String) {
    let run = [Self.box, "gravity on box"]
    let page = page(run + ["for i in 1..1 { run 3 frames; \(verb) box; run 3 frames }"])
    #expect(page.split(separator: "\"kind\":\"acting\"").count == 2)
    #expect(page.contains("\"says\":[\"gravity1\",\"\(value)\"]"))
    #expect(page.split(separator: "\"items\":").count == 4, "before, then, and after")
    #expect(!self.page(run + ["run 6 frames"]).contains("\"kind\":\"acting\""))
  }

  /// Where time goes back, another run begins.
  @Test func forcesOfARunThatWasTakenBackAreGone() {
    let page = page([Self.box, "gravity on box", "run 6 frames; why box; back 4; run 6 frames"])
    #expect(!page.contains("\"kind\":\"acting\""))
  }

  /// Where no time passes, there is a drawing of what acts.
  @Test func forcesWithoutAFilmAreDrawn() {
    let drawn = page([Self.box, "gravity on box; forces box"])
    #expect(drawn.contains("class=\"drawing\"") && drawn.contains(">gravity1 1.6 N</text>"))
    #expect(!page([Self.box, "gravity on box"]).contains("class=\"drawing\""))
  }

  /// Energies over time are bars, which no other page carries.
  @Test func energiesAreBars() {
    let run = [Self.box, "gravity on box"]
    let energies = page(run + ["run 6 frames; plot box.kineticEnergy, box.potentialEnergy"])
    #expect(energies.contains("class=\"plot energy\"") && energies.contains("function energyBars"))
    for other in ["box.center.y", "box.energy, box.center.y"] {
      let page = page(run + ["run 6 frames; plot \(other)"])
      #expect(!page.contains("plot energy") && !page.contains("function energyBars"))
    }
  }

  @Test func namedColorsArePainted() {
    let page = page([
      Self.box, "box.backgroundColor = red", "view exact frame (10, 10, 20, 20) color \"#ff0000\"",
      "run 3 frames",
    ])
    #expect(page.contains("\"fill\":\"#e5484d\"") && page.contains("\"fill\":\"#ff0000\""))
  }

  /// What is only scaled and turned is one shot.
  @Test func aLabelThatIsScaledIsOneShot() {
    let page = page([
      Self.box, "box.text = \"Hi\"", "animate box.scale to 2 over 200ms", "run 150ms",
    ])
    #expect(page.split(separator: "\"items\":").count == 2)
  }

  @Test func textsHaveTheirSize() {
    let page = page([Self.box, "box.text = \"Hi\"; box.fontSize = 33", "run 3 frames"])
    #expect(page.contains("\"size\":33"))
  }
}
