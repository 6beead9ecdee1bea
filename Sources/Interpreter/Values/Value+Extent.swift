import MotionCurves

/// The size of values, relative to one number.
extension Value {
  /// The size in a list and in print: 1 for a short value, and 1 more for about every hundred bytes
  /// beyond. It takes constant time, however large the value is.
  package var extent: Int {
    switch self {
    case .nothing, .number, .boolean, .point, .size, .rect, .insets, .range, .transform, .function:
      1
    case .string(let text): 1 + text.utf8.count / 100
    case .vector(let numbers): 1 + numbers.count / 8
    case .matrix(let matrix): 1 + matrix.numbers.count / 8
    case .list(let list): 1 + list.extent
    case .curve(let curve): 1 + curve.extent
    case .region(let region): 1 + region.stepCount / 4
    case .mask(let mask): 1 + mask.byteCount / 100
    case .object(let reference): 1 + reference.name.utf8.count / 100
    case .record(_, let fields): fields.reduce(1) { $0 + $1.value.extent }
    }
  }

  /// The depth of nested lists.
  package var listDepth: Int {
    switch self {
    case .list(let list): list.depth
    case .record(_, let fields): fields.reduce(0) { max($0, $1.value.listDepth) }
    case .nothing, .number, .boolean, .string, .point, .vector, .size, .rect, .insets, .range,
      .transform, .matrix, .curve, .region, .function, .object, .mask:
      0
    }
  }
}

extension Curve {
  /// The extent of its name and its points, beyond that of one value.
  fileprivate var extent: Int {
    switch self {
    case .easing(let easing), .timed(let easing, _): easing.name.utf8.count / 100
    case .keyframes(let keyframes, let name): name.utf8.count / 100 + keyframes.numberCount / 8
    case .derived(let rate): rate.curve.extent
    case .spring, .decay, .fling: 0
    }
  }
}
