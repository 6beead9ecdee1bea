import MotionCurves
import MotionGeometry

/// An animation block, from its begin until everything it animates has ended.
final class RunningAnimation {
  let id: AnimationID
  let options: AnimationOptions
  var timing: AnimationTiming { didSet { knownFrame = .min } }
  /// The property animator that drives it; nil for a block that runs by itself.
  let animator: PropertyAnimator?
  /// The views in the order in which the block changed them.
  private(set) var views: [View] = []
  /// The number of values that it still animates.
  var liveParts = 0
  /// Whether its end has been reported; its parts are removed then.
  var hasEnded = false
  /// Whether it only redirects another animation, so that its own end is not reported.
  var isAddition = false
  /// The values of a block of keyframes, while it is open.
  var keyframes: KeyframeBlock?

  private var knownFrame = Int.min
  private var knownProgress = 0.0

  init(
    id: AnimationID, _ options: AnimationOptions, startFrame: Int, ledBy animator: PropertyAnimator?
  ) {
    self.id = id
    self.options = options
    self.animator = animator
    var paced = options
    // The animator's curve applies once, to the time of everything in it.
    if animator != nil, !options.overrides.contains(.curve) { paced.curve = .linear }
    timing = AnimationTiming(paced, startFrame: startFrame)
    timing.lead = animator?.moments.current.lead
  }

  /// Whether its animator leads the axes of a view's center apart.
  var leadsAxes: Bool { animator?.options.axes != nil }

  /// Whether an animation that it replaces continues from its presentation value. Up to iOS 7 this
  /// was opt-in.
  var startsFromShown: Bool { options.isAdditive || options.beginsFromCurrentState }

  func touch(_ view: View) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// All values of a block share one curve, which is evaluated once a frame.
  func progress(at frame: Int) -> Double {
    if frame != knownFrame {
      knownProgress = timing.progress(at: frame)
      knownFrame = frame
    }
    return knownProgress
  }

  /// Returns the progress for a view with its own time.
  /// - Parameters:
  ///   - layerTime: the view's own time; nil if it is the stage's.
  ///   - begin: the view's own time at the start.
  func progress(at frame: Int, layerTime: Double?, since begin: Double) -> Double {
    // A property animator uses the stage's time.
    guard let layerTime, animator == nil else { return progress(at: frame) }
    return timing.progress(elapsed: layerTime - begin)
  }
}

/// The part of an animation that animates one value of one view.
struct ChannelAnimation {
  enum Motion {
    /// Added to the model, from the old value minus the new one down to 0, so that animations
    /// overlap smoothly: UIKit's behaviour for geometry since iOS 8.
    case adds(offset: Double)
    /// Replaces the model value, from the presentation value to the new one.
    case replaces(from: Double, to: Double)
    /// Along keyframes.
    case follows(KeyframeMotion)
    /// One channel of a 3D transform's interpolation, added to the model.
    case turns(SpatialMotion, Int)
  }

  /// One number of a path of keyframes. A class, so that parts without keyframes stay small.
  final class KeyframeMotion {
    let track: Keyframes
    let part: Int
    /// The value at the end.
    let last: Double
    /// The model value that it replaces; nil if it is added to the model.
    let base: Double?

    init(track: Keyframes, part: Int, last: Double, base: Double?) {
      self.track = track
      self.part = part
      self.last = last
      self.base = base
    }

    /// The same motion relative to the model, so that it continues while the model changes.
    var added: KeyframeMotion { KeyframeMotion(track: track, part: part, last: last, base: nil) }

    func apply(to value: inout Double, _ progress: Double) {
      value = (base ?? value) + track(progress)[part] - last
    }
  }

  let running: RunningAnimation
  let channel: Channel
  var motion: Motion
  /// A curve that replaces the animation's own.
  let ease: Curve?
  /// The view's own time at the start.
  let begin: Double

  /// - Parameter layerTime: the view's own time; nil if it is the stage's.
  func apply(to value: inout Double, frame: Int, layerTime: Double?) {
    // A property animator uses the stage's time.
    guard let layerTime, running.animator == nil else {
      return apply(to: &value, progress: progress(at: frame))
    }
    apply(to: &value, progress: running.timing.progress(elapsed: layerTime - begin, along: ease))
  }

  /// Returns the progress by the stage's time.
  func progress(at frame: Int) -> Double {
    guard !running.leadsAxes else {
      return running.timing.progress(at: frame, along: ease, of: channel)
    }
    return ease.map { running.timing.progress(at: frame, along: $0) } ?? running.progress(at: frame)
  }

  func apply(to value: inout Double, progress: Double) {
    switch motion {
    case .adds(let offset): value += offset * (1 - progress)
    case .replaces(let from, let to): value = from + (to - from) * progress
    case .follows(let motion): motion.apply(to: &value, progress)
    case .turns(let motion, let part): value += motion.offset(part, progress)
    }
  }
}
