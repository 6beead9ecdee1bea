import Curves
import Geometry

/// What one of Core Animation's own animations does to a row of values in each frame: its plan, made
/// ready once. A plan is a value with lists and curves in it, and to copy it for every frame would
/// cost far more than to work out what it shows.
class AnimationCourse {
  let timing: MediaTiming
  fileprivate let duration: Double
  fileprivate let isAdditive: Bool
  private let isCumulative: Bool
  private let pace: @Sendable (Double) -> Double

  fileprivate init(_ plan: AnimationPlan) {
    timing = plan.timing
    duration = plan.timing.playDuration
    isAdditive = plan.isAdditive
    isCumulative = plan.isCumulative && !plan.timing.autoreverses
    pace = plan.curve.pace(duration: plan.timing.playDuration)
  }

  static func of(_ plan: AnimationPlan) -> AnimationCourse {
    switch plan.content {
    case .group(let children): GroupCourse(plan, children)
    case .basic(let property, let ends):
      if property.kind == .transform {
        TransformCourse(plan, ends)
      } else {
        LineCourse(plan, property, ends)
      }
    case .keyframes(let property, let keyframes): KeyframeCourse(plan, property, keyframes)
    case .transforms(_, let values, let keyframes):
      TransformsCourse(plan, values, keyframes)
    }
  }

  /// Puts what shows at a moment of its own over a row of a view's values.
  final func apply(
    _ moment: MediaTiming.Moment, to row: UnsafeMutablePointer<Double>,
    model: UnsafePointer<Double>
  ) {
    guard timing.shows(moment) else { return }
    show(pace(moment.basic), moment, row, model)
  }

  /// Shows a progress; each kind of course says how.
  fileprivate func show(
    _ progress: Double, _ moment: MediaTiming.Moment, _ row: UnsafeMutablePointer<Double>,
    _ model: UnsafePointer<Double>
  ) {}

  /// Whole repeats that came before and whose ends are added; not back and forth, as a way back
  /// brings nothing.
  fileprivate final func repeats(_ moment: MediaTiming.Moment) -> Double {
    isCumulative ? moment.repeats : 0
  }

  /// Sets, or adds, a value.
  fileprivate final func put(
    _ value: Double, _ column: Int, _ row: UnsafeMutablePointer<Double>
  ) {
    row[column] = isAdditive ? row[column] + value : value
  }

  /// Sets, or adds, a whole transform.
  fileprivate final func put(_ shown: SpatialChannels, _ row: UnsafeMutablePointer<Double>) {
    var channels = shown
    if isAdditive {
      // On top of what shows: the animation's transform acts first.
      guard let sum = SpatialChannels({ row[$0.rawValue] }).followed(by: shown) else { return }
      channels = sum
    }
    for (channel, value) in zip(SpatialChannels.channels, channels.values) {
      row[channel.rawValue] = value
    }
  }
}

/// A group's: children in its time.
private final class GroupCourse: AnimationCourse {
  private let children: [AnimationCourse]

  init(_ plan: AnimationPlan, _ children: [AnimationPlan]) {
    self.children = children.map(AnimationCourse.of)
    super.init(plan)
  }

  override func show(
    _ progress: Double, _ moment: MediaTiming.Moment, _ row: UnsafeMutablePointer<Double>,
    _ model: UnsafePointer<Double>
  ) {
    // A group that lasts for ever has no share of itself, and an even pace.
    let inner = duration == .infinity ? moment.basic : progress * duration
    for child in children { child.apply(child.timing.moment(at: inner), to: row, model: model) }
  }
}

/// Numbers straight between their ends.
private final class LineCourse: AnimationCourse {
  private struct Line {
    let column: Int
    let from, to, by: Double?

    /// Source: all six combinations, measured; the model stands in for what is missing.
    func ends(_ model: Double) -> (from: Double, to: Double) {
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from + by)
      case (nil, let to?, let by?): (to - by, to)
      case (let from?, nil, nil): (from, model)
      case (nil, let to?, nil): (model, to)
      case (nil, nil, let by?): (model, model + by)
      case (nil, nil, nil): (model, model)
      }
    }
  }

  private let lines: [Line]

  init(_ plan: AnimationPlan, _ property: AnimatedProperty, _ ends: AnimationPlan.Ends) {
    // With nothing to go from or to, nothing shows.
    lines =
      ends.isGiven
      ? property.channels.indices.map { index in
        Line(
          column: property.channels[index].rawValue, from: ends.from?[index],
          to: ends.to?[index], by: ends.by?[index])
      } : []
    super.init(plan)
  }

  override func show(
    _ progress: Double, _ moment: MediaTiming.Moment, _ row: UnsafeMutablePointer<Double>,
    _ model: UnsafePointer<Double>
  ) {
    let repeats = repeats(moment)
    for line in lines {
      let (from, to) = line.ends(isAdditive ? 0 : model[line.column])
      put(from + (to - from) * progress + to * repeats, line.column, row)
    }
  }
}

/// Numbers along keyframes.
private final class KeyframeCourse: AnimationCourse {
  private let columns: [Int]
  private let keyframes: Keyframes
  private let end: [Double]

  init(_ plan: AnimationPlan, _ property: AnimatedProperty, _ keyframes: Keyframes) {
    columns = property.channels.map(\.rawValue)
    self.keyframes = keyframes
    end = keyframes(1)
    super.init(plan)
  }

  override func show(
    _ progress: Double, _ moment: MediaTiming.Moment, _ row: UnsafeMutablePointer<Double>,
    _ model: UnsafePointer<Double>
  ) {
    guard keyframes.animates else { return }
    let repeats = repeats(moment)
    keyframes.forEachComponent(at: progress) { index, value in
      put(value + end[index] * repeats, columns[index], row)
    }
  }
}

/// A whole transform between its ends; the model's stands in for one that is missing.
private final class TransformCourse: AnimationCourse {
  private let from: SpatialChannels?
  private let to: SpatialChannels?
  private let isGiven: Bool
  /// Where both ends are given, the way is known at once.
  private let blend: SpatialBlend?

  init(_ plan: AnimationPlan, _ ends: AnimationPlan.Ends) {
    from = ends.from.flatMap { SpatialChannels(Transform3D(rows: $0)) }
    to = ends.to.flatMap { SpatialChannels(Transform3D(rows: $0)) }
    isGiven = ends.isGiven
    blend = if let from, let to { SpatialBlend(from: from, to: to) } else { nil }
    super.init(plan)
  }

  override func show(
    _ progress: Double, _ moment: MediaTiming.Moment, _ row: UnsafeMutablePointer<Double>,
    _ model: UnsafePointer<Double>
  ) {
    guard isGiven else { return }
    if let blend { return put(blend(progress), row) }
    let still = SpatialChannels { isAdditive ? $0.initialValue : model[$0.rawValue] }
    put(SpatialBlend(from: from ?? still, to: to ?? still)(progress), row)
  }
}

/// Whole transforms, from one to the next; the keyframes count along the list.
private final class TransformsCourse: AnimationCourse {
  private let blends: [SpatialBlend?]
  private let keyframes: Keyframes

  init(_ plan: AnimationPlan, _ values: [[Double]], _ keyframes: Keyframes) {
    let stops = values.map { SpatialChannels(Transform3D(rows: $0)) }
    blends = zip(stops, stops.dropFirst()).map { from, to in
      if let from, let to { SpatialBlend(from: from, to: to) } else { nil }
    }
    self.keyframes = keyframes
    super.init(plan)
  }

  override func show(
    _ progress: Double, _ moment: MediaTiming.Moment, _ row: UnsafeMutablePointer<Double>,
    _ model: UnsafePointer<Double>
  ) {
    guard keyframes.animates, !blends.isEmpty else { return }
    let place = keyframes(progress)[0]
    let piece = min(max(Int(place), 0), blends.count - 1)
    if let blend = blends[piece] { put(blend(place - Double(piece)), row) }
  }
}

extension AnimationPlan.Ends {
  /// Whether there is anything to go from or to.
  fileprivate var isGiven: Bool { from != nil || to != nil || by != nil }
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
