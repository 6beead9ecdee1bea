import MotionCurves
import MotionGeometry

/// Numbers interpolated linearly between their ends.
final class LineCourse: AnimationCourse {
  private struct Line {
    /// Source: all six combinations, measured; the model stands in for a missing end. Without any
    /// it runs from what was on screen to the model's value, which it follows: tested by Wang Ling,
    /// "CABasicAnimation Value Interpolation", 2016.
    enum Ends {
      case given(from: Double, to: Double)
      case toModel(from: Double)
      case fromModel(to: Double)
      case byModel(Double)
    }

    let column: Int
    let ends: Ends
    /// The current value if both ends are given.
    var shown = 0.0

    var isGiven: Bool { if case .given = ends { true } else { false } }

    init(column: Int, from: Double?, to: Double?, by: Double?) {
      self.column = column
      ends =
        switch (from, to, by) {
        case (let from?, let to?, _): .given(from: from, to: to)
        case (let from?, nil, let by?): .given(from: from, to: from + by)
        case (nil, let to?, let by?): .given(from: to - by, to: to)
        case (let from?, nil, nil): .toModel(from: from)
        case (nil, let to?, nil): .fromModel(to: to)
        case (nil, nil, let by): .byModel(by ?? 0)
        }
    }

    @inline(__always)
    func ends(_ model: Double) -> (from: Double, to: Double) {
      switch ends {
      case .given(let from, let to): (from, to)
      case .toModel(let from): (from, model)
      case .fromModel(let to): (model, to)
      case .byModel(let by): (model, model + by)
      }
    }
  }

  /// Raw memory: iterating over an array costs a check for other owners.
  private let lines: UnsafeMutableBufferPointer<Line>
  /// Whether no line depends on the model, so that the values are the same for all views.
  private let isGiven: Bool
  private var progress = 0.0
  private var repeats = 0.0

  init(
    _ plan: AnimationPlan, _ property: AnimatedProperty, _ ends: AnimationPlan.Ends, isPart: Bool
  ) {
    // Without any value and without an earlier one, it shows the model's.
    let from = ends.from ?? ends.shown
    let given =
      ends.areOpen && from == nil
      ? []
      : property.columns.enumerated().map { index, column in
        Line(column: column, from: from?[index], to: ends.to?[index], by: ends.by?[index])
      }
    lines = .allocate(capacity: given.count)
    _ = lines.initialize(from: given)
    isGiven = given.allSatisfy(\.isGiven)
    super.init(plan, isPart: isPart)
  }

  deinit { lines.deallocate() }

  override func advance(_ progress: Double, _ basic: Double, repeats: Double) {
    self.progress = progress
    self.repeats = repeats
    guard isGiven else { return }
    for index in lines.indices {
      lines[index].shown = Self.between(lines[index].ends(0), progress, repeats)
    }
  }

  @inline(__always)
  private static func between(
    _ ends: (from: Double, to: Double), _ progress: Double, _ repeats: Double
  ) -> Double {
    ends.from + (ends.to - ends.from) * progress + ends.to * repeats
  }

  override func show(_ row: UnsafeMutablePointer<Double>, _ model: UnsafePointer<Double>) {
    if isGiven {
      for line in lines { put(line.shown, line.column, row) }
      return
    }
    let (progress, repeats) = (progress, repeats)
    for line in lines {
      let ends = line.ends(isAdditive ? 0 : model[line.column])
      put(Self.between(ends, progress, repeats), line.column, row)
    }
  }
}

/// Numbers interpolated along keyframes.
final class KeyframeCourse: AnimationCourse {
  private let dimension: Int
  private let columns: UnsafeMutablePointer<Int>
  private let reader: KeyframeReader
  /// The current values, and the end values, which whole repeats add.
  private let shown: UnsafeMutablePointer<Double>
  private let end: UnsafeMutablePointer<Double>
  private let animates: Bool
  /// The path along which the view turns, and the angle of its front against the way.
  private let turning: (path: Keyframes, front: Double)?
  private var turn = 0.0

  init(
    _ plan: AnimationPlan, _ property: AnimatedProperty, _ keyframes: Keyframes, isPart: Bool
  ) {
    turning = plan.rotationMode.map { (keyframes, $0 == .autoReverse ? .pi : 0) }
    dimension = keyframes.dimension
    columns = .allocate(capacity: dimension)
    shown = .allocate(capacity: dimension)
    end = .allocate(capacity: dimension)
    shown.initialize(repeating: 0, count: dimension)
    for (index, (value, column)) in zip(keyframes(1), property.columns).enumerated() {
      (end + index).initialize(to: value)
      (columns + index).initialize(to: column)
    }
    reader = KeyframeReader(keyframes)
    animates = keyframes.animates
    super.init(plan, isPart: isPart)
  }

  deinit {
    columns.deallocate()
    shown.deallocate()
    end.deallocate()
  }

  override func advance(_ progress: Double, _ basic: Double, repeats: Double) {
    reader.read(at: progress, into: shown)
    for index in 0..<dimension { shown[index] += end[index] * repeats }
    guard let turning else { return }
    let way = turning.path.direction(at: progress)
    turn = turning.front + (way.map { Vector($0[0], $0[1]).angle } ?? 0)
  }

  override func show(_ row: UnsafeMutablePointer<Double>, _ model: UnsafePointer<Double>) {
    guard animates else { return }
    for index in 0..<dimension { put(shown[index], columns[index], row) }
    if turning != nil { row[Channel.rotation.rawValue] += turn }
  }
}
