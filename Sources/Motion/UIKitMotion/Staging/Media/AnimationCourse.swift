import MotionCurves
import MotionGeometry

/// The effect of a Core Animation animation on a row of values in each frame, prepared once from
/// its plan. A plan is a value with lists and curves in it, and copying it for every frame would
/// cost far more than computing the values.
///
/// It does not know the view, so views that are given the same plan at the same time share a
/// course, and what does not depend on the view is computed once a frame.
class AnimationCourse {
  let pace: MediaPace
  let duration: Double
  let isAdditive: Bool
  private let isCumulative: Bool
  private let curve: CurvePace
  /// Whether it stops showing at its end, whatever its fill mode.
  private let goesWhenOver: Bool

  private var knownTime = Double.nan
  private var isShown = false

  /// A course that shows nothing; subclasses show values.
  ///
  /// - Parameter isPart: whether it belongs to a group, which is removed as a whole.
  init(_ plan: AnimationPlan, isPart: Bool) {
    pace = MediaPace(plan.timing)
    duration = plan.timing.playDuration
    isAdditive = plan.isAdditive
    isCumulative = plan.isCumulative && !plan.timing.autoreverses
    curve = CurvePace(plan.curve, duration: plan.timing.playDuration)
    goesWhenOver = plan.isRemovedOnCompletion && !isPart
  }

  /// The course of a plan's numbers, or of one of its colors, each in a row of its own.
  static func of(_ plan: AnimationPlan, color: ColorChannel?) -> AnimationCourse {
    plan.part(of: color).map { of($0) } ?? AnimationCourse(plan, isPart: false)
  }

  fileprivate static func of(_ plan: AnimationPlan, isPart: Bool = false) -> AnimationCourse {
    switch plan.content {
    case .group(let children): GroupCourse(plan, children.plans, isPart: isPart)
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

  /// Applies the value at a time of the layer, or of the group, to a row of a view's values.
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
    // Hidden after its end, also if time was set past the end between frames.
    isShown = pace.shows(place.phase) && !(goesWhenOver && place.phase == .after)
    guard isShown else { return }
    // The finished repeats whose end values accumulate; not with autoreverse, because the way back
    // returns to the start.
    advance(curve(place.basic), place.basic, repeats: isCumulative ? place.repeats : 0)
  }

  /// Computes what does not depend on a view. Subclasses override it.
  func advance(_ progress: Double, _ basic: Double, repeats: Double) {}

  /// Writes the current value to a row. Subclasses override it.
  func show(_ row: UnsafeMutablePointer<Double>, _ model: UnsafePointer<Double>) {}

  /// Sets or adds a value.
  @inline(__always)
  final func put(
    _ value: Double, _ column: Int, _ row: UnsafeMutablePointer<Double>
  ) {
    row[column] = isAdditive ? row[column] + value : value
  }

  /// Sets or adds a transform.
  final func put(_ shown: SpatialChannels, _ row: UnsafeMutablePointer<Double>) {
    var channels = shown
    if isAdditive {
      // On top of the current transform: the animation's transform acts first.
      guard let sum = SpatialChannels({ row[$0.rawValue] }).followed(by: shown) else { return }
      channels = sum
    }
    channels.write(to: row)
  }
}

/// A group: children in its time.
private final class GroupCourse: AnimationCourse {
  private let children: [AnimationCourse]
  private var inner = 0.0

  init(_ plan: AnimationPlan, _ children: [AnimationPlan], isPart: Bool) {
    self.children = children.map { .of($0, isPart: true) }
    super.init(plan, isPart: isPart)
  }

  override func advance(_ progress: Double, _ basic: Double, repeats: Double) {
    // An endless group has no share of its duration, so its pace is even.
    inner = duration == .infinity ? basic : progress * duration
  }

  override func show(_ row: UnsafeMutablePointer<Double>, _ model: UnsafePointer<Double>) {
    for child in children { child.apply(at: inner, to: row, model: model) }
  }
}

extension SpatialChannels {
  /// Returns this transform on top of another, which acts first; nil if the product is degenerate.
  fileprivate func followed(by other: SpatialChannels) -> SpatialChannels? {
    guard !isFlat || !other.isFlat else {
      return TransformParts(plane.transform * other.plane.transform).map { SpatialChannels($0) }
    }
    return SpatialChannels(transform * other.transform, near: self)
  }
}
