import MotionGeometry
import TestSupport
import Testing
import UIKitMotion

/// A spring passes through its own end: Box2D 2.4.1 alone would hold it half a point before.
@Suite struct SpringEndTests {
  private let h = 1.0 / 120

  /// The rows of an independent solver of Box2D 2.2.1, the lineage of UIKit's engine.
  @Test func rows() throws {
    var (worst, buckling) = (Worst(), Worst())
    for (scene, rows) in try scenes() {
      let (animator, item) = try makeScene(rows[0])
      var frame = 0
      for row in rows {
        let next = Int(try row.number("frame"))
        animator.step(frames: next - frame)
        frame = next
        // A spring that is pressed together exactly along its axis gives way sideways, and rounding
        // decides how far.
        let bucklesNow = scene == "snap vertical,1" && (frame == 20 || frame == 30)
        let place = Point(try row.number("x"), try row.number("y"))
        let off = (item.center - place).length
        if bucklesNow {
          buckling.note(off, 0, at: "\(scene) \(frame)")
        } else {
          worst.note(off, 0, at: "\(scene) \(frame)")
          worst.note(item.angle * 100, try row.number("angle_rad") * 100, at: "\(scene) \(frame)")
        }
      }
    }
    #expect(worst.count == 150 && worst.difference < 2e-3, "\(worst)")
    #expect(buckling.count == 2 && buckling.difference < 0.1, "\(buckling)")
  }

  /// The rows by scene, in their order.
  private func scenes() throws -> [(name: String, rows: [[String: String]])] {
    var scenes: [(name: String, rows: [[String: String]])] = []
    for row in try Oracle("springs-through-their-end").rows {
      if row["frame"] == "1" {
        scenes.append(("\(try row.text("case")),\(try row.text("damping"))", []))
      }
      scenes[scenes.count - 1].rows.append(row)
    }
    return scenes
  }

  private func makeScene(_ row: [String: String]) throws -> (DynamicAnimator, DynamicItem) {
    let goal = Point(try row.number("goal_x"), try row.number("goal_y"))
    let item = DynamicItem(
      name: "box", center: Point(try row.number("start_x"), try row.number("start_y")),
      size: Size(try row.number("width"), try row.number("height")))
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "m", items: [item])
    matter.allowsRotation = try row.text("rotates") == "yes"
    matter.resistance = try row.number("resistance")
    matter.angularResistance = matter.resistance
    try animator.add(matter)
    if try row.text("case").hasPrefix("snap") {
      let snap = try SnapBehavior(name: "snap", item: item, snapTo: goal)
      try snap.setDamping(try row.number("damping"))
      try animator.add(snap)
    } else {
      let spring = try AttachmentBehavior(name: "spring", item: item, toAnchor: goal)
      try spring.set(.frequency, to: try row.number("frequency_hz"))
      try spring.set(.damping, to: try row.number("damping"))
      try spring.set(.length, to: try row.number("length_pt"))
      try animator.add(spring)
    }
    return (animator, item)
  }

  /// A spring of length 0 without damping loses no more of its energy than one of the same stretch
  /// that stays away from its end. Passing the end at another length costs more: its force keeps its
  /// direction until the step is over, so it brakes for up to a step where it should drive.
  @Test(arguments: [0.0, 40], [0.25, 1, 4])
  func energyPassesThroughTheEnd(length: Double, frequency: Double) throws {
    let (omega, away) = (2 * Double.pi * frequency, Spring(length: 300, frequency, direction: 90))
    let reference = try away.run()
    for direction in stride(from: 0.0, to: 360, by: 30) {
      let through = try Spring(length: length, frequency, direction: direction).run()
      for (frame, (now, other)) in zip(through, reference).enumerated() {
        // Half a step's work is between the forms, at another moment in each of the two springs.
        let swing = 2 * omega * h * other.energy
        // 2·k·L·v·h at a speed of no more than ω·stretch, of an energy of k·stretch²/2.
        let passing = Double(now.passes) * 4 * length / 100 * omega * h * reference[0].energy
        #expect(now.energy >= other.energy - swing - passing, "\(direction)°, frame \(frame)")
        #expect(now.energy <= through[0].energy + swing, "\(direction)°, frame \(frame)")
      }
      #expect(through.last?.passes ?? 0 > 0)
    }
  }

  /// An undamped spring that is stretched by 100 points and let go.
  private struct Spring {
    let length: Double
    let frequency: Double
    let direction: Double

    init(length: Double, _ frequency: Double, direction: Double) {
      (self.length, self.frequency, self.direction) = (length, frequency, direction)
    }

    /// Its energy in each of 300 frames, in J, and how often it has passed its end by then.
    func run() throws -> [(energy: Double, passes: Int)] {
      let way = Vector(length + 100, 0).turned(byDegrees: direction)
      let item = box(at: 200 + way.dx, 200 + way.dy, side: 40)
      let animator = openAnimator()
      let spring = try AttachmentBehavior(name: "s", item: item, toAnchor: Point(200, 200))
      try spring.set(.frequency, to: frequency)
      try spring.set(.length, to: length)
      try animator.add(frictionless([item]))
      try animator.add(spring)
      var (passes, isBeyond) = (0, false)
      return try (0..<300).map { frame in
        if frame > 0 { animator.step() }
        let offset = item.center - Point(200, 200)
        let isNowBeyond = offset.dx * way.dx + offset.dy * way.dy < 0
        if isNowBeyond != isBeyond { passes += 1 }
        isBeyond = isNowBeyond
        return (try #require(animator.energy(of: item)).sum, passes)
      }
    }
  }

  /// In frames of one step each, a recorded velocity is the change of place since the last frame.
  @Test(arguments: [0.0, 0.1, 0.5, 1])
  func velocityIsTheChangeOfPlace(damping: Double) throws {
    for direction in stride(from: 0.0, to: 360, by: 15) {
      let (item, animator) = try snapping(from: direction, damping)
      for frame in 1...240 where animator.isRunning {
        let place = item.center
        animator.step(Double(Float(h)))
        let speed = (item.center - place) * 120
        // A place near 400 points has a grain of 3e-5, and twice that times 120 is 7e-3.
        let isSlow = animator.didPause ? 1.0 : 0
        #expect(
          (speed - item.linearVelocity).length < 1e-2 + isSlow, "\(direction)°, step \(frame)")
      }
    }
  }

  /// A snap without rotation stays on the line to its goal along its springs' axes and between them.
  /// In other directions the four springs pull unevenly, to a side.
  @Test(arguments: [0.3, 0.5, 0.7, 1])
  func snapStaysOnItsLine(damping: Double) throws {
    for direction in stride(from: 0.0, to: 360, by: 45) {
      let (item, animator) = try snapping(from: direction, damping)
      let (start, way) = (item.center, Point(200, 200) - item.center)
      var off = 0.0
      for _ in 1...240 {
        animator.step()
        let gone = item.center - start
        off = max(off, abs(gone.dx * way.dy - gone.dy * way.dx) / way.length)
      }
      #expect(off < 0.1, "\(direction)°")
      #expect((item.center - Point(200, 200)).length < 0.1, "\(direction)°")
    }
  }

  private func snapping(
    from direction: Double, _ damping: Double
  ) throws -> (DynamicItem, DynamicAnimator) {
    let way = Vector(270, 0).turned(byDegrees: direction)
    let item = DynamicItem(name: "box", center: Point(200, 200) + way, size: Size(100, 60))
    let animator = openAnimator()
    let matter = DynamicItemBehavior(name: "m", items: [item])
    matter.allowsRotation = false
    let snap = try SnapBehavior(name: "snap", item: item, snapTo: Point(200, 200))
    try snap.setDamping(damping)
    try animator.add(matter)
    try animator.add(snap)
    return (item, animator)
  }
}

extension Vector {
  fileprivate func turned(byDegrees degrees: Double) -> Vector {
    AffineTransform.rotation(degrees * .pi / 180).apply(to: .zero + self) - .zero
  }
}
