// swift-format-ignore-file
import Foundation
import Testing
import UIKitMotion
import UIKitNames

/// More of what an app's code says, as it says it.
@Suite struct UIKitNamesTests {
  private let stage: Stage
  private let box = View(frame: CGRect(x: 10, y: 0, width: 100, height: 100))

  init() throws {
    stage = try Stage(size: CGSize(width: 320, height: 568))
    try stage.addSubview(box)
  }

  @Test func views() throws {
    let card = View(frame: .zero)
    try box.addSubview(card)
    #expect(card.superview === box)
    #expect(box.superview == nil)
    card.frame = stage.bounds
    #expect(card.frame.size == stage.size)
    card.removeFromSuperview()
    #expect(box.subviews.isEmpty)
  }

  @Test func layers() throws {
    box.layer.cornerRadius = 12
    #expect(box.layer.cornerRadius == 12)
    box.layer.cornerRadius = -1
    #expect(box.layer.cornerRadius == 12)
    #expect(box.refusal != nil)
    try stage.animate(withDuration: 1, options: [.curveLinear], animations: {
      box.center.x = 160
      box.layer.opacity = 0
    })
    stage.advance(frames: 30)
    let seen = try #require(box.layer.presentation())
    #expect(seen.position.x == 110)
    #expect(seen.frame.minX == 60)
    #expect(seen.opacity == 0.5)
    #expect(box.layer.opacity == 0)
    #expect(View(frame: .zero).layer.presentation() == nil)
  }

  @Test func springsByHowTheyLook() throws {
    var ended: Bool?
    try stage.animate(springDuration: 0.5, bounce: 0.2, animations: { box.center.y = 300 }, completion: { ended = $0 })
    stage.advance(frames: 12)
    let spring = try Spring(duration: 0.5, bounce: 0.2)
    #expect(abs(box.presentation(.centerY) - (50 + 250 * spring(0.2))) < 1e-9)
    stage.settle(within: 600)
    #expect(ended == true)
  }

  @Test func keyframes() throws {
    try stage.animateKeyframes(withDuration: 1, options: [.calculationModeLinear], animations: {
      try stage.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25, animations: { box.center.x = 160 })
      try stage.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: { box.center.x = 60 })
    })
    stage.advance(frames: 30)
    #expect(abs(box.presentation(.centerX) - 160) < 1e-9)
    stage.advance(frames: 30)
    #expect(box.presentation(.centerX) == 60)
  }

  @Test func behaviors() throws {
    let animator = try DynamicAnimator(referenceView: stage)
    let snap = try SnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 200))
    snap.damping = 0.9
    snap.snapPoint.y = 250
    #expect(snap.damping == 0.9)
    #expect(snap.snapPoint == Point(200, 250))
    snap.damping = .nan
    #expect(snap.damping == 0.9)
    #expect(snap.refusal != nil)
    let attachment = try AttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 0))
    attachment.length = 80
    attachment.frequency = 2
    attachment.damping = 0.5
    attachment.anchorPoint = Point(210, 0)
    attachment.frictionTorque = 1
    #expect(attachment.length == 80)
    #expect(attachment.anchorPoint == Point(210, 0))
    #expect(attachment.refusal != nil, "a rod has no friction")
    let collision = try CollisionBehavior(items: [box])
    collision.collisionMode = .boundaries
    #expect(collision.mode == .boundaries)
    let push = try PushBehavior(items: [box], mode: .continuous)
    push.active = false
    #expect(!push.isActive)
    try animator.addBehavior(attachment)
  }

  @Test func scrolling() throws {
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 280, height: 568))
    list.contentSize = CGSize(width: 280, height: 2000)
    list.contentInset = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    list.bounces = false
    list.alwaysBounceVertical = true
    list.isScrollEnabled = false
    try stage.addSubview(list)
    try list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(list.contentOffset == Point(0, 300))
    list.contentOffset = CGPoint(x: 0, y: 20)
    #expect(list.contentOffset.y == 20)
    #expect(list.scrollSettings.contentInset.top == 10)
  }

  /// They take the rest of its way, and it drives them.
  @Test func animationsThatJoinOneThatRuns() throws {
    let animator = try ViewPropertyAnimator(duration: 1, curve: .linear, on: stage) { box.alpha = 0 }
    try animator.startAnimation()
    stage.advance(frames: 30)
    try animator.addAnimations { box.center.y += 80 }
    #expect(box.presentation(.centerY) == 50)
    stage.advance(frames: 15)
    #expect(abs(box.presentation(.centerY) - 90) < 1e-9)
    try animator.pauseAnimation()
    animator.fractionComplete = 0.6
    #expect(abs(box.presentation(.centerY) - 66) < 1e-9)
    try animator.addAnimations({ box.center.x += 100 }, delayFactor: 0.5)
    animator.fractionComplete = 0.8
    #expect(abs(box.presentation(.centerX) - 60) < 1e-9)
    try animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.settle(within: 60)
    #expect(!animator.isRunning)
    #expect(box.center == Point(160, 130))
    #expect(box.alpha == 0)
    #expect(throws: StagingProblem.self) { try animator.addAnimations {} }
  }

  @Test func errorsSayWhatTheyAre() throws {
    let other = View(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    #expect(throws: StagingProblem.notOnStage(view: "a view with the frame (10, 0, 100, 100)")) {
      try GravityBehavior(items: [other])
    }
    let error: any Error = StagingProblem.notOnStage(view: "box")
    #expect(error.localizedDescription == #"notOnStage(view: "box")"#)
  }
}
