import UIKitMotion

/// `UIViewPropertyAnimator`: animations that can be paused, scrubbed, reversed and continued, with blocks
/// and completions as UIKit takes them. The stage's `PropertyAnimator` does the motion.
///
/// A property ignores a value that does not fit, and `refusal` has the reason; a method throws.
public final class ViewPropertyAnimator {
  /// Why `fractionComplete` or `isReversed` kept its value; nil if it never did.
  public private(set) var refusal: StagingProblem?

  private let stage: Stage
  private let animator: PropertyAnimator
  private var blocks: [(delayFactor: Double, changes: () throws -> Void)] = []
  private var completions: [(PropertyAnimator.Position) throws -> Void] = []

  /// Creates an animator along a curve of UIKit's.
  /// - Parameters:
  ///   - duration: seconds, 0 … 10^6.
  ///   - curve: how it slows down.
  ///   - stage: where it runs.
  ///   - animations: the changes, made when it starts; more come by `addAnimations`.
  /// - Throws: `notFinite` or `outOfRange`.
  public convenience init(
    duration: Double, curve: View.AnimationCurve, on stage: Stage,
    animations: (() throws -> Void)? = nil
  ) throws(StagingProblem) {
    try self.init(
      AnimationOptions(duration: duration, curve: curve.curve), on: stage, animations)
  }

  /// Creates an animator along a spring that ends after a duration.
  /// - Throws: a `CurveProblem`, `notFinite` or `outOfRange`.
  public convenience init(
    duration: Double, dampingRatio: Double, on stage: Stage, animations: (() throws -> Void)? = nil
  ) throws {
    let spring = try Spring.uiView(dampingRatio: dampingRatio, duration: duration)
    try self.init(
      AnimationOptions(duration: duration, curve: .spring(spring)), on: stage, animations)
  }

  private init(
    _ options: AnimationOptions, on stage: Stage, _ animations: (() throws -> Void)?
  ) throws(StagingProblem) {
    self.stage = stage
    var number = stage.propertyAnimators.count + 1
    while stage.propertyAnimator(named: "animator\(number)") != nil { number += 1 }
    animator = try stage.addAnimator(named: "animator\(number)", options)
    if let animations { blocks.append((0, animations)) }
  }

  /// Adds changes that begin after a part of the duration and take the rest of it. Once it has started, they
  /// are made at once, and the factor is one of what is left.
  /// - Throws: `animatorIs` for one that has ended, `outOfRange` for a factor beyond 0 … 1, and what changes
  ///   that are made at once throw.
  public func addAnimations(
    _ animations: @escaping () throws -> Void, delayFactor: Double = 0
  ) throws {
    guard (0...1).contains(delayFactor) else {
      throw StagingProblem.outOfRange(
        what: "the delay factor", value: delayFactor, lower: 0, upper: 1)
    }
    guard animator.hasBegun else { return blocks.append((delayFactor, animations)) }
    try stage.beginAddition(to: animator, after: delayFactor)
    defer { stage.commitAnimation() }
    try animations()
  }

  /// Adds a call for the step in which it ends.
  public func addCompletion(
    _ completion: @escaping (PropertyAnimator.Position) throws -> Void
  ) {
    completions.append(completion)
  }

  /// Starts it from the beginning, or resumes it.
  /// - Throws: `animatorIs`, and what its blocks throw.
  public func startAnimation() throws {
    try begin()
    try stage.start(animator)
  }

  /// Pauses it; one that has not started waits at its beginning.
  /// - Throws: `animatorIs`, and what its blocks throw.
  public func pauseAnimation() throws {
    try begin()
    try stage.pause(animator)
  }

  /// Continues to the end after a pause.
  /// - Parameters:
  ///   - parameters: another curve; nil for its own.
  ///   - durationFactor: the remaining seconds as a share of its duration; 0 for what is left.
  /// - Throws: `animatorIs`, `notFinite` or `outOfRange`.
  public func continueAnimation(
    withTimingParameters parameters: Curve?, durationFactor: Double
  ) throws(StagingProblem) {
    try stage.continue(
      animator, curve: parameters,
      over: durationFactor == 0 ? nil : durationFactor * animator.duration)
  }

  /// Stops it where it is.
  /// - Parameter withoutFinishing: whether its completions are not called; else `finishAnimation(at:)`
  ///   calls them.
  /// - Throws: `animatorIs`.
  public func stopAnimation(_ withoutFinishing: Bool) throws(StagingProblem) {
    try stage.stop(animator, finishes: !withoutFinishing)
  }

  /// Finishes it after it was stopped.
  /// - Throws: `animatorIs` if it is not stopped.
  public func finishAnimation(at position: PropertyAnimator.Position) throws(StagingProblem) {
    try stage.finish(animator, at: position)
  }

  /// The part of the way that is done, 0 … 1; set it while it is paused.
  public var fractionComplete: Double {
    get { animator.fractionComplete }
    set {
      do {
        try begin()
        try stage.setFraction(newValue, of: animator)
      } catch let problem as StagingProblem {
        refusal = problem
      } catch {
        stage.attempt { throw error }
      }
    }
  }

  /// Whether it runs from its end to its start.
  public var isReversed: Bool {
    get { animator.isReversed }
    set {
      guard newValue != isReversed else { return }
      do throws(StagingProblem) { try stage.reverse(animator) } catch { refusal = error }
    }
  }

  /// Whether its time advances.
  public var isRunning: Bool { animator.isRunning }
  /// Inactive, active or stopped.
  public var state: PropertyAnimator.State { animator.state }

  /// Makes the changes of its blocks, once.
  private func begin() throws {
    guard !animator.hasBegun else { return }
    let id = try stage.begin(animator)
    defer { stage.commitAnimation() }
    stage.whenEnded(id) { [completions] end in
      for completion in completions { try completion(end.position ?? .end) }
    }
    for block in blocks {
      let length = animator.duration
      guard block.delayFactor > 0 else {
        try block.changes()
        continue
      }
      try stage.beginAnimation(
        AnimationOptions(
          duration: length * (1 - block.delayFactor), delay: length * block.delayFactor,
          overrides: .duration))
      defer { stage.commitAnimation() }
      try block.changes()
    }
  }
}
