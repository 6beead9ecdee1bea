import Curves
import Geometry

/// What one of Core Animation's own animations does to a row of values in each frame: its plan, made
/// ready once. A plan is a value with lists and curves in it, and to copy it for every frame would
/// cost far more than to work out what it shows.
///
/// It knows no view, so that views that are given one plan at one time share a course, and what does
/// not depend on the view is worked out once a frame.
class AnimationCourse {
  let pace: MediaPace
  let duration: Double
  let isAdditive: Bool
  private let isCumulative: Bool
  private let curve: CurvePace
  /// Whether nothing of it shows after its end, whatever it would fill.
  private let goesWhenOver: Bool

  private var knownTime = Double.nan
  private var isShown = false

  /// - Parameter isPart: whether a group has it, which goes as a whole.
  init(_ plan: AnimationPlan, isPart: Bool) {
    pace = MediaPace(plan.timing)
    duration = plan.timing.playDuration
    isAdditive = plan.isAdditive
    isCumulative = plan.isCumulative && !plan.timing.autoreverses
    curve = CurvePace(plan.curve, duration: plan.timing.playDuration)
    goesWhenOver = plan.isRemovedOnCompletion && !isPart
  }

  static func of(_ plan: AnimationPlan, isPart: Bool = false) -> AnimationCourse {
    switch plan.content {
    case .group(let children): GroupCourse(plan, children, isPart: isPart)
    case .basic(let property, let ends):
      if property.kind == .transform {
        TransformCourse(plan, ends, isPart: isPart)
      } else {
        LineCourse(plan, property, ends, isPart: isPart)
      }
    case .keyframes(let property, let keyframes):
      KeyframeCourse(plan, property, keyframes, isPart: isPart)
    case .transforms(_, let values, let keyframes):
      TransformsCourse(plan, values, keyframes, isPart: isPart)
    }
  }

  /// Puts what shows at a time of the layer, or of the group, over a row of a view's values.
  @inline(__always)
  final func apply(
    at time: Double, to row: UnsafeMutablePointer<Double>, model: UnsafePointer<Double>
  ) {
    if time != knownTime { advance(to: time) }
    if isShown { show(row, model) }
  }

  private final func advance(to time: Double) {
    knownTime = time
    let place = pace.place(at: time)
    // Gone at its end: also where time was set past it between frames.
    isShown = pace.shows(place.phase) && !(goesWhenOver && place.phase == .after)
    guard isShown else { return }
    // Whole repeats that came before and whose ends are added; not back and forth, as a way back
    // brings nothing.
    advance(curve(place.basic), place.basic, repeats: isCumulative ? place.repeats : 0)
  }

  /// Works out what can be without a view; each kind of course says what.
  func advance(_ progress: Double, _ basic: Double, repeats: Double) {}

  /// Shows where it has come to; each kind of course says how.
  func show(_ row: UnsafeMutablePointer<Double>, _ model: UnsafePointer<Double>) {}

  /// Sets, or adds, a value.
  @inline(__always)
  final func put(
    _ value: Double, _ column: Int, _ row: UnsafeMutablePointer<Double>
  ) {
    row[column] = isAdditive ? row[column] + value : value
  }

  /// Sets, or adds, a whole transform.
  final func put(_ shown: SpatialChannels, _ row: UnsafeMutablePointer<Double>) {
    var channels = shown
    if isAdditive {
      // On top of what shows: the animation's transform acts first.
      guard let sum = SpatialChannels({ row[$0.rawValue] }).followed(by: shown) else { return }
      channels = sum
    }
    channels.write(to: row)
  }
}

/// A group's: children in its time.
private final class GroupCourse: AnimationCourse {
  private let children: [AnimationCourse]
  private var inner = 0.0

  init(_ plan: AnimationPlan, _ children: [AnimationPlan], isPart: Bool) {
    self.children = children.map { .of($0, isPart: true) }
    super.init(plan, isPart: isPart)
  }

  override func advance(_ progress: Double, _ basic: Double, repeats: Double) {
    // A group that lasts for ever has no share of itself, and an even pace.
    inner = duration == .infinity ? basic : progress * duration
  }

  override func show(_ row: UnsafeMutablePointer<Double>, _ model: UnsafePointer<Double>) {
    for child in children { child.apply(at: inner, to: row, model: model) }
  }
}

extension SpatialChannels {
  /// This transform on top of another, which acts first; nil where that flattens.
  fileprivate func followed(by other: SpatialChannels) -> SpatialChannels? {
    guard !isFlat || !other.isFlat else {
      return TransformParts(plane.transform * other.plane.transform).map { SpatialChannels($0) }
    }
    return SpatialChannels(transform * other.transform, near: self)
  }
}
