import TestSupport
import Testing

/// The same lines give the same bytes.
@Suite struct DeterminismTests {
  static let notebook = """
    # Chance and collisions

    ```motion
    seed 11
    for i in 0..11 { print random(), random() }
    view a frame (100, 0, 80, 80)
    view b frame (140, 120, 60, 60)
    view c frame (60, 220, 70, 90)
    gravity on a, b, c magnitude 1.3
    collision on a, b, c bounds
    item a, b, c elasticity 0.6 friction 0.4
    spin a velocity 3
    fling c velocity (300, -200)
    effect on b keypath center.x tilt horizontal from -50 to 50
    animate c.alpha to 0.25 over 1s curve elasticOut
    on contact a, b { print "hit at", event.point }
    set digits 12
    run 3s
    ```

    ```motion
    table a.center.x, a.rotation, b.center.y, c.presentation.alpha every 100ms
    plot a.center.y, b.center.y
    draw
    events
    show
    show a
    back 10
    print a.center, b.center, c.center
    ```

    """

  @Test func twentyRunsGiveTheSameBytes() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.notebook)
    let first = try desk.run("run", "a.md")
    #expect(first.standardError == "")
    #expect(first.status == .exited(0))
    #expect(first.lines.count > 100)
    for _ in 1..<20 {
      let run = try desk.run("run", "a.md")
      #expect(run.standardOutput == first.standardOutput)
    }
  }

  @Test func jsonIsTheSameToo() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.notebook)
    let first = try desk.run("run", "a.md", "--json")
    #expect(first.status == .exited(0))
    #expect(try desk.run("run", "a.md", "--json").standardOutput == first.standardOutput)
  }

  @Test func acceptedTheNotebookAgrees() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.notebook)
    #expect(try desk.run("accept", "a.md").status == .exited(0))
    let accepted = try desk.bytes("a.md")
    #expect(try desk.run("check", "a.md").status == .exited(0))
    #expect(try desk.run("accept", "a.md").status == .exited(0))
    #expect(try desk.bytes("a.md") == accepted)
  }
}
