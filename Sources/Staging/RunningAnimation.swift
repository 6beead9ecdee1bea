import Curves
import Geometry

/// One animation block, from its begin until all that it set in motion is over.
final class RunningAnimation {
  let id: AnimationID
  let options: AnimationOptions
  var timing: AnimationTiming { didSet { knownFrame = .min } }
  /// What leads it; nil for a block that runs by itself.
  let animator: PropertyAnimator?
  /// In the order in which the block touched them.
  private(set) var views: [View] = []
  /// How many values it still moves.
  var liveParts = 0
  /// Whether its end has been told; its parts go then.
  var hasEnded = false
  /// Whether it only brings another one to a new end, so that its own end is nobody's.
  var isAddition = false
  /// What a block of keyframes has set, while it is open.
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
    // The animator's curve bends the time of all in it, once.
    if animator != nil, !options.overrides.contains(.curve) { paced.curve = .linear }
    timing = AnimationTiming(paced, startFrame: startFrame)
    timing.lead = animator?.moments.current.lead
  }

  /// Whether what it replaces is taken over as it is shown. Until iOS 7 that had to be asked for.
  var startsFromShown: Bool { options.isAdditive || options.beginsFromCurrentState }

  func touch(_ view: View) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// All values of a block share one curve, which is asked once a frame.
  func progress(at frame: Int) -> Double {
    if frame != knownFrame {
      knownProgress = timing.progress(at: frame)
      knownFrame = frame
    }
    return knownProgress
  }

  /// The same for a view with a time of its own.
  /// - Parameters:
  ///   - layerTime: the view's own time; nil where that is the stage's.
  ///   - begin: what that was at the start.
  func progress(at frame: Int, layerTime: Double?, since begin: Double) -> Double {
    // An animator keeps to the stage's time.
    guard let layerTime, animator == nil else { return progress(at: frame) }
    return timing.progress(elapsed: layerTime - begin)
  }
}

/// The part of an animation that moves one value of one view.
struct ChannelAnimation {
  enum Motion {
    /// Added to the model, from the old value less the new one down to nothing, so that several
    /// overlap smoothly: UIKit's way with geometry since iOS 8.
    case adds(offset: Double)
    /// In the model's place, from what was shown to the new value.
    case replaces(from: Double, to: Double)
    /// Along keyframes.
    case follows(KeyframeMotion)
    /// A part of a transform's way through space, added to the model.
    case turns(SpatialMotion, Int)
  }

  /// One number of a way along keyframes. A class, so that parts without any stay small.
  final class KeyframeMotion {
    let track: Keyframes
    let part: Int
    /// The value at the end.
    let last: Double
    /// The model at the end, in whose place it is; nil where it is added to the model.
    let base: Double?

    init(track: Keyframes, part: Int, last: Double, base: Double?) {
      self.track = track
      self.part = part
      self.last = last
      self.base = base
    }

    /// The same motion, told so that it goes on while the model moves.
    var added: KeyframeMotion { KeyframeMotion(track: track, part: part, last: last, base: nil) }

    func apply(to value: inout Double, _ progress: Double) {
      value = (base ?? value) + track(progress)[part] - last
    }
  }

  let running: RunningAnimation
  let channel: Channel
  var motion: Motion
  /// In the place of the animation's own curve.
  let ease: Curve?
  /// The view's own time at the start.
  let begin: Double

  /// - Parameter layerTime: the view's own time; nil where that is the stage's.
  func apply(to value: inout Double, frame: Int, layerTime: Double?) {
    // An animator keeps to the stage's time.
    guard let layerTime, running.animator == nil else {
      return apply(to: &value, progress: progress(at: frame))
    }
    apply(to: &value, progress: running.timing.progress(elapsed: layerTime - begin, along: ease))
  }

  /// How far it has come by the stage's time.
  func progress(at frame: Int) -> Double {
    ease.map { running.timing.progress(at: frame, along: $0) } ?? running.progress(at: frame)
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
