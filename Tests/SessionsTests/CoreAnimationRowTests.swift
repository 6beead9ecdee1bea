import Testing

@testable import Sessions

/// Rows that were measured of Core Animation, each through the language at its stated precision.
@Suite struct CoreAnimationRowTests {
  /// Checks every row of a table, and gives their number.
  private func check(
    _ table: String, _ scene: ([String: String]) throws -> CoreAnimationScene
  ) throws -> Int {
    let rows = try CoreAnimationScene.rows(table)
    for row in rows {
      let worst = try scene(row).worst()
      #expect(worst <= 1, "\(row)")
    }
    return rows.count
  }

  @Test func measured() throws {
    #expect(try check("coreanimation-measured") { try CoreAnimationScene(measured: $0) } == 159)
  }

  @Test func paths() throws {
    #expect(try check("coreanimation-path-measured") { try CoreAnimationScene(path: $0) } == 24)
  }

  @Test func transforms() throws {
    #expect(
      try check("coreanimation-transform-measured") { try CoreAnimationScene(transform: $0) } == 16)
  }

  /// A turn starts where the view is; half a turn goes the negative way, and 270° goes back 90°.
  @Test func turns() {
    let session = Session()
    session.require([
      "view red frame (0, 0, 100, 100)",
      "animation on red keypath transform to rotate(180deg) over 1s",
    ])
    #expect(session.type("print red.presentation.rotation == 0") == ["true"])
    session.require(["run 500ms"])
    #expect(session.type("print red.presentation.rotation ~ -90deg") == ["true"])
    session.require(["animation on red keypath transform to rotate(270deg) over 1s as back1"])
    session.require(["remove animation1", "run 500ms"])
    #expect(session.type("print red.presentation.rotation ~ -45deg") == ["true"])
    #expect(session.type("print red.rotation") == ["0 rad"])
  }
}
