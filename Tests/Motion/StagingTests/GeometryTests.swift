import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

@Suite struct ViewGeometryTests {
  @Test func settingTheFrameMovesCentreAndSize() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.setBounds(Rect(7, 8, 10, 10), of: red)
    try stage.setFrame(Rect(10, 20, 30, 40), of: red)
    #expect(red.center == Point(25, 40))
    #expect(red.bounds == Rect(7, 8, 30, 40))
    try stage.set(5, .translationX, of: red)
    #expect(red.frame == Rect(15, 20, 30, 40))
    try stage.setFrame(Rect(0, 0, 10, 10), of: red)
    #expect(red.frame == Rect(0, 0, 10, 10))
  }

  /// Core Animation's rules for `anchorPoint`: the position is where that point of the bounds is,
  /// for any transform, which is applied around it; and setting it keeps the position.
  @Test(arguments: [Point(0, 0), Point(1, 0.5), Point(0.25, 0.75), Point(-1, 2)])
  func theAnchorPointIsWhereTheCentreIs(_ anchor: Point) throws {
    let stage = Stage()
    let red = try stage.box("red", Rect(100, 200, 80, 40))
    try stage.set(anchor.x, .anchorX, of: red)
    try stage.set(anchor.y, .anchorY, of: red)
    #expect(red.center == Point(140, 220))
    #expect(red.frame == Rect(140 - 80 * anchor.x, 220 - 40 * anchor.y, 80, 40))
    try stage.setFrame(Rect(10, 20, 60, 30), of: red)
    #expect(red.frame == Rect(10, 20, 60, 30))
    #expect(red.center == Point(10 + 60 * anchor.x, 20 + 30 * anchor.y))
    for transform in [AffineTransform.scale(2, 0.5), .rotation(1), .rotation(0.3) * .scale(2, 3)] {
      try stage.setTransform(transform, of: red)
      let held = red.geometry().toParent.apply(to: Point(60 * anchor.x, 30 * anchor.y))
      #expect(held.map { ($0 - red.center).length < 1e-9 } == true)
    }
    try stage.setTransform(.scale(2, 4), of: red)
    try stage.setFrame(Rect(0, 0, 60, 60), of: red)
    #expect(close(red.frame, Rect(0, 0, 60, 60)))
  }

  /// Observed on macOS; the same for views.
  @Test func theFrameOfAScaledOrMovedViewReadsAndSets() throws {
    let stage = Stage()
    let red = try stage.box("red", Rect(150, 275, 100, 50))
    try stage.setTransform(.scale(2, 4), of: red)
    #expect(red.frame == Rect(100, 200, 200, 200))
    try stage.setFrame(Rect(10, 20, 100, 50), of: red)
    #expect(red.bounds == Rect(0, 0, 50, 12.5) && red.center == Point(60, 45))
    let blue = try stage.box("blue", Rect(150, 275, 100, 50))
    try stage.setTransform(.translation(10, 20), of: blue)
    #expect(blue.frame == Rect(160, 295, 100, 50))
    try stage.setFrame(Rect(10, 20, 100, 50), of: blue)
    #expect(blue.center == Point(50, 25) && blue.frame == Rect(10, 20, 100, 50))
    let square = try stage.box("square", Rect(-50, -50, 100, 100))
    try stage.set(.pi / 4, .rotation, of: square)
    let half = 50 * 2.0.squareRoot()
    #expect(close(square.frame, Rect(-half, -half, 2 * half, 2 * half)))
  }

  /// Without a rotation, a frame reads back; with one, the box has the given origin and is no
  /// smaller.
  @Test func aFrameThatIsSetKeepsTheTransform() throws {
    let stage = Stage()
    var random = Seeded(11)
    for number in 0..<200 {
      let view = try stage.box("v\(number)")
      let scale = {
        Double.random(in: 0.2...3, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      }
      for channel in [Channel.scaleX, .scaleY] { try stage.set(scale(), channel, of: view) }
      let turn = number.isMultiple(of: 2) ? 0 : Double.random(in: -4...4, using: &random)
      try stage.set(turn, .rotation, of: view)
      try stage.set(.random(in: -50...50, using: &random), .translationX, of: view)
      let before = view.transform
      let n = (0..<4).map { _ in Double.random(in: 1...300, using: &random) }
      let frame = Rect(n[0], n[1], n[2], n[3])
      try stage.setFrame(frame, of: view)
      #expect(view.transform == before)
      if turn == 0 {
        #expect(close(view.frame, frame))
      } else {
        #expect(close(view.frame.minX, frame.minX, within: 1e-9))
        #expect(close(view.frame.minY, frame.minY, within: 1e-9))
        #expect(view.frame.size.width > frame.size.width - 1e-9)
        #expect(view.frame.size.height > frame.size.height - 1e-9)
      }
    }
  }

  @Test func theFrameOfAFlatViewCannotBeSet() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.set(0, .scaleX, of: red)
    #expect(throws: StagingProblem.frameOfFlatView(view: "red")) {
      try stage.setFrame(Rect(0, 0, 10, 10), of: red)
    }
    #expect(red.center == Point(100, 100) && red.bounds == Rect(0, 0, 100, 100))
  }

  /// The box around a square rotated by 45° is √2 times as wide.
  @Test func theFrameIsTheBoxAroundTheTransformedBounds() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.set(.pi / 4, .rotation, of: red)
    let half = 50 * 2.0.squareRoot()
    #expect(close(red.frame, Rect(100 - half, 100 - half, 2 * half, 2 * half)))
    try stage.setTransform(.scale(-2, 0.5), of: red)
    #expect(close(red.frame, Rect(0, 75, 200, 50)))
  }

  @Test func theFrameHoldsTheCornersTightly() throws {
    let stage = Stage()
    let red = try stage.box("red", Rect(3, 4, 50, 20))
    var random = Seeded(5)
    for _ in 0..<200 {
      let values = (0..<4).map { _ in Double.random(in: -3...3, using: &random) }
      for (channel, value) in zip([Channel.rotation, .scaleX, .scaleY, .skew], values) {
        try stage.set(value, channel, of: red)
      }
      let points = red.corners().map { Rect(origin: $0, size: .zero) }
      let box = points.dropFirst().reduce(points[0]) { $0.union($1) }
      #expect(close(red.frame, box))
    }
  }

  /// Decomposing and recomposing a transform gives the same one.
  @Test func transformsAreKeptWhole() throws {
    let stage = Stage()
    let red = try stage.box()
    var random = Seeded(6)
    for _ in 0..<500 {
      let n = (0..<6).map { _ in Double.random(in: -4...4, using: &random) }
      let given = AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      try stage.setTransform(given, of: red)
      let kept = red.transform
      for (x, y) in zip(
        [given.a, given.b, given.c, given.d, given.tx, given.ty],
        [kept.a, kept.b, kept.c, kept.d, kept.tx, kept.ty])
      {
        #expect(close(x, y, within: 1e-11))
      }
    }
  }

  @Test func transformsOfTheNotebooksComeApartAsTheyWereMade() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.setTransform(.scale(2, 2) * .rotation(.pi / 4), of: red)
    #expect(close(red[.rotation], .pi / 4) && close(red[.scaleX], 2) && close(red[.scaleY], 2))
    try stage.setTransform(.rotation(.pi), of: red)
    #expect(red[.rotation] == .pi && close(red[.skew], 0))
  }

  @Test func flatTransforms() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.setTransform(.scale(0, 3), of: red)
    #expect(red[.scaleX] == 0 && red[.scaleY] == 3)
    try stage.setTransform(.scale(2, 0), of: red)
    #expect(red[.scaleX] == 2 && red[.scaleY] == 0)
    try stage.setTransform(.scale(0, 0), of: red)
    #expect(red.transform == .scale(0, 0))
    let slanted = AffineTransform(a: 1, b: 0, c: 1, d: 0, tx: 0, ty: 0)
    #expect(throws: StagingProblem.flattenedTransform(view: "red")) {
      try stage.setTransform(slanted, of: red)
    }
  }

  @Test func placesGoThroughAllAncestors() throws {
    let stage = Stage()
    let outer = try stage.box("outer", Rect(100, 100, 100, 100))
    let inner = try stage.box("inner", Rect(0, 0, 50, 50), in: outer)
    let dot = try stage.box("dot", Rect(10, 10, 0, 0), in: inner)
    #expect(dot.centerOnStage == Point(110, 110))
    // Scrolling the parent moves the view in the opposite direction on the stage.
    try stage.set(30, .boundsX, of: outer)
    #expect(dot.centerOnStage == Point(80, 110))
    try stage.set(0, .boundsX, of: outer)
    try stage.setTransform(.rotation(.pi / 2), of: outer)
    let turned = dot.centerOnStage
    #expect(close(turned.x, 190) && close(turned.y, 110))
    try stage.setTransform(.scale(2, 2), of: outer)
    #expect(dot.centerOnStage == Point(70, 70))
  }
}
