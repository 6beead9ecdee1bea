import Commands
import Playing
import Testing

/// A saved notebook agrees with itself, also if things in it have the names of commands.
@Suite struct NamesOfVerbsTests {
  private static let making = [
    ["view NAME frame (10, 10, 20, 20)"], ["let NAME = 3"],
    ["view a frame (10, 10, 20, 20)", "gravity on a as NAME"],
  ]

  @Test(arguments: Motionbook.commands.all.map(\.verb))
  func aSessionAgreesWithItsReplay(_ verb: String) {
    for lines in Self.making {
      let memory = ScriptedHost()
      let workbook = Workbook(in: memory)
      let made = lines.map { $0.replacing("NAME", with: verb) }
      workbook.type("view red frame (50, 50, 100, 100)", "run 5 frames")
      for line in made + ["run 5 frames", verb, "print t", "\(verb);", "\(verb) red", "print t"]
      where verb != "quit" || line != verb && line != "\(verb);" {
        workbook.type(line)
      }
      memory.forget()
      #expect(workbook.type("check") == .finished, "\(memory.lines)")
    }
  }
}
