import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct StageDynamicsTests {
  private func fall(_ views: [View], on stage: Stage) throws -> GravityBehavior {
    let gravity = GravityBehavior(name: "gravity1")
    for view in views { try gravity.addItem(stage.item(for: view)) }
    try stage.animator.add(gravity)
    return gravity
  }

  @Test func aFallingViewIsWhereItsItemIs() throws {
    let stage = Stage()
    let red = try stage.box()
    _ = try fall([red], on: stage)
    let item = try stage.item(for: red)
    stage.step(30)
    #expect(red.center == item.center && red.center.y > 200)
    #expect(red[.velocityY] == item.linearVelocity.dy && red[.velocityY] > 400)
    #expect(red.presentation(.centerY) == red[.centerY])
    #expect(stage.view(for: item) === red)
    #expect(stage.recorder.value(of: red, .velocityY, at: 0) == 0)
    let past = try #require(stage.recorder.value(of: red, .velocityY, at: 29))
    #expect(past > 400 && past < red[.velocityY])
  }

  /// UIKit's write-back: centre and rotation, and nothing else of the transform.
  @Test func theTransformBecomesAPureRotation() throws {
    let stage = Stage()
    let red = try stage.box()
    let blue = try stage.box("blue")
    for view in [red, blue] {
      try stage.setTransform(.translation(3, 4) * .rotation(0.5) * .scale(2, 3), of: view)
      try stage.set(0.25, .skew, of: view)
    }
    let before = blue.transform
    _ = try fall([red], on: stage)
    stage.step(1)
    #expect(red[.scaleX] == 1 && red[.scaleY] == 1 && red[.skew] == 0)
    #expect(red[.translationX] == 0 && red[.translationY] == 0)
    #expect(red[.rotation] == Double(Float(0.5)))
    #expect(blue.transform == before)
  }

  @Test func aSubviewFallsDownTheStageWhateverItsParentsTurn() throws {
    let stage = Stage()
    let turned = try stage.box("turned", Rect(100, 100, 100, 100))
    try stage.setTransform(.rotation(.pi / 2), of: turned)
    let badge = try stage.box("badge", Rect(40, 40, 20, 20), in: turned)
    _ = try fall([badge], on: stage)
    let item = try stage.item(for: badge)
    #expect(close(item.center.x, 150) && close(item.center.y, 150))
    stage.step(20)
    #expect(item.center.y > 190 && close(item.center.x, 150, within: 1e-6))
    #expect(badge[.centerX] > 90 && close(badge[.centerY], 50, within: 1e-6))
    #expect(close(badge.centerOnStage.y, item.center.y, within: 1e-9))
    // A flattened parent cannot represent the position, so the view stays where it is.
    try stage.setTransform(.scale(0, 1), of: turned)
    let stays = badge.center
    stage.step(1)
    #expect(badge.center == stays)
  }

  /// The subview joined first, but its position is in coordinates that fall too.
  @Test func parentAndSubviewFallSideBySide() throws {
    let stage = Stage()
    let outer = try stage.box("outer", Rect(100, 100, 100, 100))
    let inner = try stage.box("inner", Rect(10, 10, 20, 20), in: outer)
    _ = try fall([inner, outer], on: stage)
    for _ in 0..<30 {
      stage.step(1)
      #expect(close(inner[.centerX], 20, within: 1e-6))
      #expect(close(inner[.centerY], 20, within: 1e-5))
    }
    #expect(inner.centerOnStage.y > 200)
  }

  /// A view that joined first and later becomes a subview of the other one is moved after it.
  @Test func aViewThatIsPutIntoAnotherFallsBesideIt() throws {
    let stage = Stage()
    let badge = try stage.box("badge", Rect(200, 0, 20, 20))
    let card = try stage.box("card", Rect(0, 0, 100, 100))
    _ = try fall([badge, card], on: stage)
    stage.step(5)
    try stage.add(badge, to: card)
    stage.step(1)
    #expect(close(badge.centerOnStage.y, try stage.item(for: badge).center.y, within: 1e-9))
    stage.step(20)
    #expect(close(badge.centerOnStage.y, try stage.item(for: badge).center.y, within: 1e-9))
  }

  @Test func settingTheCentreMovesTheBody() throws {
    let stage = Stage()
    let red = try stage.box()
    _ = try fall([red], on: stage)
    stage.step(10)
    let speed = red[.velocityY]
    try stage.setCenter(Point(30, 40), of: red)
    try stage.set(1, .rotation, of: red)
    let item = try stage.item(for: red)
    #expect(item.center == Point(30, 40) && item.angle == 1)
    stage.step(1)
    #expect(close(red[.centerX], 30, within: 1e-6) && red[.centerY] > 40 && red[.centerY] < 50)
    #expect(red[.velocityY] > speed)
    #expect(close(red[.rotation], 1, within: 1e-6))
  }

  @Test func anItemWithoutBodyFollowsItsView() throws {
    let stage = Stage()
    let outer = try stage.box("outer")
    let red = try stage.box("red", Rect(0, 0, 10, 10), in: outer)
    let item = try stage.item(for: red)
    try stage.setCenter(Point(200, 200), of: outer)
    try stage.setBounds(Rect(0, 0, 30, 30), of: red)
    #expect(try stage.item(for: red) === item)
    #expect(item.center == Point(155, 155) && item.size == Size(30, 30))
  }

  @Test func animationsShowOnTopOfDynamics() throws {
    let stage = Stage()
    let red = try stage.box()
    _ = try fall([red], on: stage)
    try stage.animate(1, curve: try curve("linear")) { try stage.set(200, .centerX, of: red) }
    stage.step(30)
    #expect(close(red[.centerX], 200, within: 1e-6))
    #expect(close(red.presentation(.centerX), 150, within: 1e-6))
    #expect(red.presentation(.centerY) == red[.centerY])
  }

  @Test func aFlingShowsAtOnce() throws {
    let stage = Stage()
    let red = try stage.box()
    let item = DynamicItemBehavior(name: "item1")
    try item.addItem(stage.item(for: red))
    try stage.animator.add(item)
    try stage.animator.addLinearVelocity(Vector(300, 0), to: stage.item(for: red))
    #expect(close(red[.velocityX], 300, within: 1e-6))
    stage.step(1)
    let recorded = try #require(stage.recorder.value(of: red, .velocityX, at: 0))
    #expect(close(recorded, 300, within: 1e-6))
    stage.animator.remove(item)
    stage.step(1)
    #expect(red[.velocityX] == 0)
    #expect(stage.recorder.value(of: red, .velocityX, at: 1) == 0)
  }

  @Test func contactsRestAndResumeAreTold() throws {
    let stage = Stage()
    let red = try stage.box()
    let collision = CollisionBehavior(name: "walls")
    try collision.addItem(stage.item(for: red))
    collision.translatesReferenceBoundsIntoBoundary = true
    try stage.animator.add(collision)
    let gravity = try fall([red], on: stage)
    let events = stage.step(600)
    #expect(events.first?.kind == .resume)
    #expect(events.last?.kind == .rest)
    let began = events.compactMap { event -> StageEvent.Contact? in
      guard case .contact(let contact) = event.kind else { return nil }
      return contact
    }
    let first = try #require(began.first)
    #expect(first.behavior == "walls" && first.item == "red" && first.other == .bounds)
    let point = try #require(first.point)
    #expect(abs(point.y - 568) < 2, "\(point)")
    #expect(!stage.animator.isRunning)
    #expect(stage.step(10).isEmpty)
    // At rest nothing is written back, so values that are set stay.
    try stage.set(2, .scaleX, of: red)
    stage.step(1)
    #expect(red[.scaleX] == 2)
    gravity.magnitude = -1
    #expect(stage.step(1).map(\.kind) == [.resume])
    #expect(red[.scaleX] == 1)
  }

  @Test func twoViewsThatTouchAreNamed() throws {
    let stage = Stage()
    let red = try stage.box("red", Rect(50, 50, 50, 50))
    let blue = try stage.box("blue", Rect(50, 300, 50, 50))
    let collision = CollisionBehavior(name: "c")
    for view in [red, blue] { try collision.addItem(stage.item(for: view)) }
    try stage.animator.add(collision)
    _ = try fall([red], on: stage)
    let events = stage.step(120)
    let touch = events.compactMap { event -> StageEvent.Contact? in
      guard case .contact(let contact) = event.kind else { return nil }
      return contact
    }
    #expect(touch.first?.item == "red" && touch.first?.other == .item("blue"))
  }

  @Test func aRemovedViewIsOutOfItsBehaviors() throws {
    let stage = Stage()
    let red = try stage.box()
    let blue = try stage.box("blue")
    let gravity = try fall([red, blue], on: stage)
    stage.step(5)
    stage.remove(red)
    #expect(gravity.items.map(\.name) == ["blue"])
    #expect(stage.animator.items.map(\.name) == ["blue"])
    stage.step(5)
    #expect(blue[.centerY] > 110)
    #expect(throws: StagingProblem.notOnStage(view: "red")) { try stage.item(for: red) }
  }

  @Test func resizingTheStageMovesItsBounds() throws {
    let stage = Stage()
    #expect(stage.animator.referenceBounds == Rect(0, 0, 320, 568))
    try stage.resize(to: Size(100, 200))
    #expect(stage.animator.referenceBounds == Rect(0, 0, 100, 200))
    #expect(throws: StagingProblem.self) { try stage.resize(to: Size(-1, 5)) }
    #expect(stage.size == Size(100, 200))
  }

  @Test func theClockDividesExactly() {
    let stage = Stage()
    stage.step(90)
    #expect(stage.frame == 90 && stage.time == 1.5)
    stage.step(1)
    #expect(stage.time == 91.0 / 60)
  }
}
