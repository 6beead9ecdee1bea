import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// `hitTest`, compared with an equivalent definition: of all views that can receive a touch at a
/// point, the last one in pre-order.
@Suite struct HitTestLawTests {
  static let seeds = Array(1...60 as ClosedRange<UInt64>)

  @Test(arguments: seeds)
  func theWalkFindsWhatIsLastOfAllReached(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let stage = try Self.stage(&random)
    let judge = Judge(stage: stage)
    var met: Set<String> = []
    for _ in 0..<120 {
      let point = Point(.random(in: 0..<320, using: &random), .random(in: 0..<568, using: &random))
      guard judge.isClear(of: point) else { continue }
      let answer = stage.hitWalk(at: point).answer
      #expect(answer == judge.answer(at: point), "at \(point)")
      if case .view(let name) = answer { met.insert(name) }
    }
    #expect(met.count > 1, "a stage on which little is hit tries little")
  }

  @Test(arguments: seeds)
  func asksFromTheFrontToTheBackAndStopsAtTheAnswer(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let stage = try Self.stage(&random)
    let order = Judge(stage: stage).preorder.map(\.name)
    for _ in 0..<40 {
      let point = Point(.random(in: 0..<320, using: &random), .random(in: 0..<568, using: &random))
      let walk = stage.hitWalk(at: point)
      let asked = walk.steps.compactMap { step in
        if case .view(let name) = step.asked { name } else { nil }
      }
      #expect(Set(asked).count == asked.count, "nobody is asked twice")
      for (index, step) in walk.steps.enumerated().dropFirst() {
        guard let parent = step.parent else { continue }
        let earlier = walk.steps[..<index].last { $0.asked == .view(parent) }
        #expect(earlier != nil, "a parent is asked before what is in it")
      }
      for (index, step) in walk.steps.enumerated().dropFirst(2) {
        let siblings = walk.steps[1..<index].filter { $0.parent == step.parent }
        guard case .view(let name) = step.asked, let place = order.firstIndex(of: name) else {
          continue
        }
        for case .view(let other) in siblings.map(\.asked) {
          #expect(order.firstIndex(of: other).map { $0 > place } == true, "the front one first")
        }
      }
    }
  }

  /// A hit test that leaves the answer to UIKit changes nothing, and one that answers nil is like
  /// a view that does not take touches.
  @Test(arguments: seeds)
  func anOverrideIsAsItsAnswer(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let stage = try Self.stage(&random)
    let view = try #require(stage.views.randomElement(using: &random))
    let points = (0..<60).map { _ in
      Point(.random(in: 0..<320, using: &random), .random(in: 0..<568, using: &random))
    }
    let plain = points.map { stage.hitWalk(at: $0).answer }
    try stage.setOverridesHitTest(true, of: view)
    stage.hitTest = { _, _ in .standard }
    #expect(points.map { stage.hitWalk(at: $0).answer } == plain)
    stage.hitTest = { _, _ in .nothing }
    let without = points.map { stage.hitWalk(at: $0).answer }
    try stage.setOverridesHitTest(false, of: view)
    try stage.setAppearance(of: view) { $0.isUserInteractionEnabled = false }
    #expect(points.map { stage.hitWalk(at: $0).answer } == without)
  }

  /// An override is asked although its view is hidden, and answers a view wherever it is.
  @Test func anOverrideReplacesTheChecks() throws {
    let stage = Stage()
    let over = try stage.box("over", Rect(0, 0, 50, 50), in: nil)
    _ = try stage.box("far", Rect(200, 400, 10, 10), in: nil)
    let inner = try stage.box("inner", Rect(0, 0, 10, 10), in: over)
    try stage.setAppearance(of: over) { $0.isHidden = true }
    try stage.setOverridesHitTest(true, of: over)
    stage.hitTest = { _, point in point.x < 100 ? .view("far") : .view("gone") }
    #expect(stage.hitWalk(at: Point(5, 5)).answer == .view("far"))
    #expect(stage.hitWalk(at: Point(80, 300)).answer == .view("far"), "outside its bounds")
    #expect(stage.hitWalk(at: Point(150, 5)).answer == .stage, "a view that is gone is nil")
    try stage.setOverridesHitTest(false, of: over)
    try stage.setOverridesHitTest(true, of: inner)
    #expect(stage.hitWalk(at: Point(5, 5)).answer == .stage, "not walked in a hidden view")
  }

  /// A random tree: rotated, scaled, hidden, not interactive, transparent, with insets, passing
  /// touches through and handing them on.
  private static func stage(_ random: inout Seeded) throws -> Stage {
    let stage = Stage()
    for number in 1...30 {
      let parent =
        number > 4 && Bool.random(using: &random)
        ? stage.views.randomElement(using: &random) : nil
      let room = parent?.bounds ?? Rect(origin: .zero, size: stage.size)
      let size = Size(
        .random(in: 20...220, using: &random), .random(in: 20...260, using: &random))
      let center = Point(
        .random(in: room.minX...room.maxX, using: &random),
        .random(in: room.minY...room.maxY, using: &random))
      let view = try stage.box("v\(number)", Rect(center: center, size: size), in: parent)
      try change(view, on: stage, &random)
    }
    for view in stage.views where Int.random(in: 0..<8, using: &random) == 0 {
      let inside = stage.views.filter { $0.isInside(view) }
      try stage.setHitTarget(inside.randomElement(using: &random), of: view)
    }
    return stage
  }

  private static func change(_ view: View, on stage: Stage, _ random: inout Seeded) throws {
    func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    if chance(2) { try stage.set(number(-4...4), .rotation, of: view) }
    if chance(3) {
      try stage.set(number(0.3...2) * (chance(4) ? -1 : 1), .scaleX, of: view)
      try stage.set(number(0.3...2), .scaleY, of: view)
    }
    if chance(5) { try stage.set(number(-1...1), .skew, of: view) }
    if chance(4) { try stage.set(number(-60...60), .translationX, of: view) }
    if chance(3) {
      try stage.setBounds(
        Rect(origin: Point(number(-50...50), number(-50...50)), size: view.bounds.size), of: view)
    }
    if chance(3) { try stage.set(number(-5...5), .zPosition, of: view) }
    if chance(8) {
      try stage.set([0, 0.005, 0.01, 0.011, 0.5][Int(number(0...4.99))], .alpha, of: view)
    }
    if chance(12) { try stage.setAppearance(of: view) { $0.isHidden = true } }
    if chance(12) { try stage.setAppearance(of: view) { $0.isUserInteractionEnabled = false } }
    if chance(12) { try stage.animate(1) { try stage.set(300, .centerX, of: view) } }
    if chance(4) {
      let insets = EdgeInsets(
        top: number(-30...30), left: number(-30...30), bottom: number(-30...30),
        right: number(-30...30))
      try stage.setTouchRules(of: view) { $0.hitInsets = insets }
    }
    if chance(6) { try stage.setTouchRules(of: view) { $0.passesTouches = true } }
  }
}

/// Hit-testing by an equivalent definition: shapes on the stage instead of points in views, and a
/// list instead of a recursion.
private struct Judge {
  let stage: Stage
  /// Every view before its subviews, siblings from back to front.
  let preorder: [View]

  init(stage: Stage) {
    self.stage = stage
    func below(_ view: View) -> [View] { [view] + view.subviews.flatMap(below) }
    preorder = stage.views.filter { $0.parent == nil }.flatMap(below)
  }

  func answer(at point: Point) -> HitTarget {
    let reached = preorder.filter { view in
      lineage(of: view).allSatisfy { takesTouches($0) && covers($0, point) }
        && !(view.touchRules.passesTouches && view.touchRules.hitTarget == nil)
    }
    guard let front = reached.last else { return .stage }
    return .view(front.touchRules.hitTarget ?? front.name)
  }

  /// Whether no edge of a view is so close to the point that rounding could decide.
  func isClear(of point: Point) -> Bool {
    preorder.allSatisfy { view in
      let corners = area(of: view)
      return zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { a, b in
        let (along, to) = (b - a, point - a)
        return abs(along.dx * to.dy - along.dy * to.dx) > 1e-6 * (1 + along.length)
      }
    }
  }

  private func lineage(of view: View) -> [View] {
    [view] + (view.parent.map(lineage) ?? [])
  }

  private func takesTouches(_ view: View) -> Bool {
    let looks = view.appearance
    // The smallest number that is at least 0.01 as a `Float`.
    return !looks.isHidden && looks.isUserInteractionEnabled && view[.alpha] > 0.0100000005
      && !view.isAnimating
  }

  /// The four corners of the touchable area, on the stage.
  private func area(of view: View) -> [Point] {
    let transform = view.toStage()
    return view.bounds.inset(by: view.touchRules.hitInsets).corners.compactMap(transform.apply)
  }

  /// Whether a point is on the same side of all four edges.
  private func covers(_ view: View, _ point: Point) -> Bool {
    let size = view.bounds.inset(by: view.touchRules.hitInsets).size
    guard size.width > 0, size.height > 0 else { return false }
    let corners = area(of: view)
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1)).map { a, b in
      let (along, to) = (b - a, point - a)
      return along.dx * to.dy - along.dy * to.dx > 0
    }
    return Set(sides).count == 1
  }
}
