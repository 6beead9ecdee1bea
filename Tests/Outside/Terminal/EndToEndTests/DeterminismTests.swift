import TestSupport
import Testing

/// The same lines produce the same bytes.
@Suite struct DeterminismTests {
  /// Every behavior, every field, handlers that change them, random numbers, and going back.
  static let notebook = #"""
    # Every behavior at once

    ```motion
    seed 11
    stage 400x600
    for i in 0..3 { print random(), random() }
    view a frame (100, 0, 80, 80); view b frame (140, 120, 60, 60); view c frame (60, 220, 70, 90)
    view d frame (20, 20, 40, 40); view e frame (330, 20, 40, 40); view f frame (20, 300, 40, 40)
    view g1 frame (200, 400, 30, 30); view g2 frame (240, 400, 30, 30); view h frame (340, 300, 24, 24)
    view i frame (300, 480, 24, 24); view j frame (40, 480, 50, 30); view w frame (180, 560, 60, 20)
    b.collisionBoundsType = "ellipse"
    group g1, g2 as pair
    behavior fall { gravity on a, b, c, pair magnitude 1.3; item a, b, c elasticity 0.6 friction 0.4 charge 1 }
    collision on a, b, c, d, e, f, pair, h, i, j, w bounds as walls
    boundary ledge from (0, 460) to (140, 480) on walls
    boundary ramp path [(400, 420), (400, 600), (260, 600)] on walls
    item w anchored on
    item d, e, f, h, i, j resistance 0.5 charge 1 density 2 as light
    spin a velocity 3; fling c velocity (300, -200); fling h velocity (-220, 80)
    push on d magnitude 2 angle 45deg instantaneous; push on e vector (-1, 2) offset (0, 9)
    snap f to (60, 340) damping 0.3
    attach d to (40, 0) length 60 frequency 2 damping 0.1
    attach e to b; attach h to i limit; attach i to j pin at (200, 500) range -90deg..90deg friction 0.1
    attach c to a fixed; attach j slide along (1, 1) range -60..60
    field linear on h direction (3, 4) strength 0.2; field radial on h at (200, 300) strength 2 minimumRadius 20
    field spring on e, h at (200, 300) strength 0.5; field drag on a, h strength 0.1
    field vortex on h at (200, 300) strength 0.4; field electric on a, b at (0, 0) strength 0.5
    field magnetic on c, h at (200, 300) strength 0.3; field noise on a, d smoothness 0.5 speed 1 strength 2
    field turbulence on h smoothness 0.3 speed 2 strength 0.2
    field velocity on d at (350, 500) radius 40 direction (0, -1)
    field custom on e force (1 - position.x, mass) as own
    own.region = circle(300) - rectangle(40, 40)
    on contact a, b { print "hit at", event.point }
    on contact.ended a, b { print "apart", t }
    at 0.8s { mute light; fling a velocity (random(-100, 100), -50) }
    at 1.2s { unmute; light.resistance = 2 }
    set digits 12
    run 2s
    ```

    ```motion
    table a.center.x, a.rotation, b.center.y, pair.center.x, h.center, e.center.x every 200ms
    plot h.center.y against h.center.x
    forces e; draw fields; events; show; show a
    back 10; run 10 frames
    print a.center, b.center, c.center, d.center, e.center, f.center, pair.center, h.center, j.center
    goto 0.5s; undo
    print a.center, b.center, c.center, d.center, e.center, f.center, pair.center, h.center, j.center
    ```

    """#

  @Test func aHundredRunsGiveTheSameBytes() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.notebook)
    let first = try desk.run("run", "a.md")
    #expect(first.standardError == "")
    #expect(first.status == .exited(0))
    #expect(first.lines.count > 100)
    for _ in 1..<100 {
      let run = try desk.run("run", "a.md")
      #expect(run.standardOutput == first.standardOutput)
    }
  }

  @Test func goingBackAndForthChangesNothing() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.notebook)
    let before = "print a.center, b.center, c.center, d.center, h.center, pair.rotation"
    try desk.write(
      "b.md", Self.notebook + "\n```motion\n\(before)\nback 30; run 30 frames\n\(before)\n```\n")
    let places = try desk.run("run", "b.md").lines.filter { $0.hasPrefix("(") }
    #expect(places.count == 4)
    #expect(Set(places.prefix(2)).count == 1)
    #expect(Set(places.suffix(2)).count == 1)
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
