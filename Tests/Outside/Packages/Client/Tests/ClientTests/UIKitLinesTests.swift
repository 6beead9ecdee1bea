// swift-format-ignore-file
import Foundation
import Testing
import UIKitMotion
import UIKitNames

/// Forty-one ordinary lines of UIKit, as an app has them, over the library. `Original/uikit-lines.txt` has
/// them as UIKit takes them; a line is the same if only `UI`, `CA` and `try` differ.
@Suite struct UIKitLinesTests {
  @Test func dynamics() throws {
    let scene = try Scene()
    let (stage, box) = (scene.view, scene.box)
    stage.advance(frames: 120)
    #expect(Set(scene.touched) == ["shelf"])
    // The box rests on the shelf, whose skin holds it off a little.
    #expect(abs(box.center.y - 250) < 2)
    #expect(scene.gravity.refusal == nil)
    #expect(stage.callbackErrors.isEmpty)
  }

  @Test func blocks() throws {
    let stage = try Stage(size: CGSize(width: 320, height: 568))
    let box = View(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    try stage.addSubview(box)
    var done: Bool?
    try stage.animate(withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [.allowUserInteraction], animations: {
      box.center = CGPoint(x: 200, y: 300)
      box.alpha = 0.5
    }, completion: { finished in done = finished })
    box.transform = CGAffineTransform(rotationAngle: .pi / 4)
    stage.advance(frames: 6)
    #expect(box.presentation(.centerX) == 60)
    stage.advance(frames: 28)
    #expect(done == nil)
    stage.settle(within: 10)
    #expect(done == true)
    #expect(stage.frame == 36)
    #expect(box.presentation(.centerX) == 200)
    #expect(box.refusal == nil)
  }

  @Test func springs() throws {
    let stage = try Stage(size: CGSize(width: 320, height: 568))
    let box = View(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    try stage.addSubview(box)
    let spring = SpringAnimation(keyPath: "position.x")
    spring.fromValue = 50
    spring.toValue = 250
    spring.mass = 1
    spring.stiffness = 100
    spring.damping = 10
    spring.initialVelocity = 0
    spring.duration = spring.settlingDuration
    spring.isRemovedOnCompletion = false
    try box.layer.add(spring, forKey: "move")
    stage.advance(frames: 15)
    let expected = try 50 + 200 * Spring(mass: 1, stiffness: 100, damping: 10)(0.25)
    #expect(abs(box.presentation(.centerX) - expected) < 1e-9)
    #expect(box.center.x == 60)
  }

  @Test func scrolling() throws {
    let stage = try Stage(size: CGSize(width: 320, height: 568))
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 280, height: 568))
    let pages = Pages()
    list.contentSize = CGSize(width: 2800, height: 568)
    list.delegate = pages
    list.decelerationRate = .fast
    try stage.addSubview(list)
    _ = try stage.touch(at: Point(250, 200), to: Point(50, 200), .init(duration: 0.15, curve: .linear))
    stage.settle(within: 600)
    #expect(pages.wasAsked)
    #expect(list.contentOffset.x > 0)
    #expect(list.contentOffset.x.truncatingRemainder(dividingBy: 280) == 0)
    #expect(stage.callbackErrors.isEmpty)
  }

  @Test func propertyAnimators() throws {
    let stage = try Stage(size: CGSize(width: 320, height: 568))
    let box = View(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    try stage.addSubview(box)
    let second = try ViewPropertyAnimator(duration: 0.2, curve: .linear, on: stage) { box.alpha = 1 }
    let first = try ViewPropertyAnimator(duration: 0.3, curve: .easeOut, on: stage) { box.alpha = 0 }
    try first.addAnimations({ box.center.y += 80 }, delayFactor: 0.5)
    first.addCompletion { position in try second.startAnimation() }
    try first.startAnimation()
    first.fractionComplete = 0.4
    // As UIKit does, it takes a fraction only while it is paused.
    #expect(first.refusal != nil)
    try first.pauseAnimation()
    first.fractionComplete = 0.4
    #expect(abs(first.fractionComplete - 0.4) < 1e-9)
    try first.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.settle(within: 60)
    #expect(!first.isRunning)
    #expect(box.center.y == 130)
    #expect(box.alpha == 1)
    #expect(stage.callbackErrors.isEmpty)
  }

  /// Of the original's lines, those that stand here unchanged.
  @Test func mostLinesAreUnchanged() throws {
    let own = URL(fileURLWithPath: #filePath)
    let original = own.deletingLastPathComponent().appending(path: "Original/uikit-lines.txt")
    let here = Set(try lines(of: own))
    let given = try lines(of: original)
    let changed = given.filter { !here.contains($0) }
    #expect(given.count == 41)
    #expect(given.count - changed.count >= 35, "\(changed)")
  }

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      line.replacing("try ", with: "").replacing(/\b(UI|CA)(?=[A-Z])/, with: "")
        .trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }
}

/// A box that falls on a shelf.
private final class Scene: CollisionBehaviorDelegate {
  let view: Stage
  let box: View
  let gravity: GravityBehavior
  private(set) var touched: [String] = []

  init() throws {
    let view = try Stage(size: CGSize(width: 320, height: 480))
    self.view = view
    let animator = try DynamicAnimator(referenceView: view)
    let box = View(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    try view.addSubview(box)
    let gravity = try GravityBehavior(items: [box])
    gravity.magnitude = 1.5
    let collision = try CollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    try collision.addBoundary(withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 160, y: 300))
    (self.box, self.gravity) = (box, gravity)
    collision.collisionDelegate = self
    let item = try DynamicItemBehavior(items: [box])
    item.elasticity = 0.6
    item.friction = 0.2
    try item.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    item.elasticity = 0
    try item.addLinearVelocity(CGPoint(x: -100, y: 0), for: box)
    try animator.addBehavior(gravity)
    try animator.addBehavior(collision)
    try animator.addBehavior(item)
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: DynamicItem,
    withBoundaryIdentifier identifier: String?, at point: CGPoint
  ) {
    if let identifier { touched.append(identifier) }
  }
}

/// Stops at multiples of 280 points.
private final class Pages: ScrollViewDelegate {
  private(set) var wasAsked = false

  func scrollViewWillEndDragging(_ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
      let page = (targetContentOffset.pointee.x / 280).rounded()
      targetContentOffset.pointee.x = page * 280
      wasAsked = true
  }
}
