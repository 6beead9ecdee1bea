import Testing

@testable import Live

/// The action of each key while a notebook is presented.
@Suite struct PresentControlsTests {
  private typealias Deed = PresentControls.Deed

  private func press(_ keys: String...) -> Deed? {
    var controls = PresentControls(within: 0.01...10)
    return keys.map { controls.press($0) }.last ?? nil
  }

  @Test(arguments: ["space", "right", "pageDown", "n", "return"])
  func goesOn(_ key: String) { #expect(press(key) == .forward) }

  @Test(arguments: ["left", "pageUp", "p", "b", "delete"])
  func goesBack(_ key: String) { #expect(press(key) == .back) }

  @Test func otherDeeds() {
    #expect(press("home") == .first)
    #expect(press("end") == .last)
    #expect(press("h") == .unfold)
    #expect(press("q") == .end)
    #expect(press("escape") == .end)
  }

  @Test(arguments: ["up", "down", "j", "k", "?", "x", "tab", "é"])
  func nothingElseIsADeed(_ key: String) { #expect(press(key) == nil) }

  @Test func speedStaysWithinItsBoundsOnEveryPage() {
    var controls = PresentControls(within: 0.01...10)
    #expect(controls.press("-") == nil && controls.speed == 0.5)
    controls.turnOver()
    #expect(controls.speed == 0.5)
    for _ in 0..<20 { _ = controls.press("+") }
    #expect(controls.speed == 10)
    for _ in 0..<20 { _ = controls.press("-") }
    #expect(controls.speed == 0.01)
  }

  @Test func aLongPageIsMovedWithinItsEnds() {
    var controls = PresentControls(within: 0.01...10)
    controls.turn(lines: 12, rows: 10)
    #expect(controls.isCut == (false, true))
    _ = controls.press("up")
    #expect(controls.top == 0)
    _ = controls.press("down")
    #expect(controls.top == 1 && controls.isCut == (true, true))
    for _ in 1...9 { _ = controls.press("down") }
    #expect(controls.top == 2 && controls.isCut == (true, false))
  }

  @Test(arguments: ["space", "pageDown"])
  func aLongPageIsReadOnBeforeItIsLeft(_ key: String) {
    var controls = PresentControls(within: 0.01...10)
    controls.turn(lines: 25, rows: 10)
    #expect(controls.press(key) == nil && controls.top == 8)
    #expect(controls.press(key) == nil && controls.top == 15)
    #expect(controls.press(key) == .forward)
    #expect(controls.press("pageUp") == nil && controls.top == 7)
    #expect(controls.press("pageUp") == nil && controls.top == 0)
    #expect(controls.press("pageUp") == .back)
    #expect(controls.press("n") == .forward, "for who knows it")
    #expect(controls.press("left") == .back)
    #expect(controls.press(key, isPageSeen: false) == .forward, "where there is nothing to read")
  }

  @Test func aPageThatFitsStaysAtItsTop() {
    var controls = PresentControls(within: 0.01...10)
    controls.turn(lines: 10, rows: 10, focus: 7)
    #expect(controls.top == 0 && controls.isCut == (false, false))
    _ = controls.press("down")
    #expect(controls.top == 0)
  }

  @Test func aLongPageBeginsWhereItMatters() {
    var controls = PresentControls(within: 0.01...10)
    controls.turn(lines: 100, rows: 10, focus: 30)
    #expect(controls.top == 30)
    controls.turn(lines: 100, rows: 10)
    #expect(controls.top == 30, "and stays where it is")
    controls.turn(lines: 20, rows: 10)
    #expect(controls.top == 10, "as far as there are lines")
    controls.turn(lines: 0, rows: 0)
    #expect(controls.top == 0)
  }

  @Test func theListTellsEveryDeed() {
    var controls = PresentControls(within: 0.01...10)
    #expect(!controls.hasHelp)
    _ = controls.press("?")
    #expect(controls.hasHelp)
    #expect(controls.press("space") == nil, "the first key only closes the list")
    #expect(!controls.hasHelp && controls.press("space") == .forward)
    let list = PresentControls.list.joined(separator: "\n")
    for word in ["space", "left", "up down", "h ", "Home", "q ", "?"] {
      #expect(list.contains(word))
    }
  }
}
