import Diagnostics
import MotionCurves
import MotionGeometry
import Text
import UIKitMotion

/// Checks that a value fits its place, and unwraps it. `what` is the keyword or property in
/// messages.
package struct Check {
  package let what: String
  /// The source text of the value; nil if the value is all that is known.
  package let text: String?

  package init(what: String, text: String? = nil) {
    self.what = what
    self.text = text
  }

  package func number(
    _ value: Value, _ quantity: Quantity, _ range: ClosedRange<Double>
  ) throws(Mistake) -> Double {
    guard case .number(let number, let found) = value else {
      throw wrongKind(.number(quantity, range), value)
    }
    if quantity == .length, found == .share { throw .shareOfLength(text, of: what) }
    guard quantity.takes(found) else {
      throw .wrongUnit(
        what, takes: ValueKind.number(quantity, range).described, text: text,
        is: found.described,
        sample: quantity == .plain && range.upperBound < 2
          ? NumberFormat.standard.string(range.upperBound) : quantity.sample)
    }
    guard number.isFinite else { throw .notFinite(what) }
    guard range.contains(number) else {
      let format = NumberFormat.standard
      throw .outOfRange(
        what, format.string(number), low: format.string(range.lowerBound),
        high: format.string(range.upperBound), unit: quantity.suffix)
    }
    return number
  }

  /// A number of plays; infinity for `forever`.
  package func times(_ value: Value, _ range: ClosedRange<Double>) throws(Mistake) -> Double {
    if case .number(.infinity, .plain) = value { return .infinity }
    guard case .number = value else {
      throw wrongKind(.times(range), value).suggesting(["forever"])
    }
    return try number(value, .plain, range)
  }

  package func count(_ value: Value, _ range: ClosedRange<Int>) throws(Mistake) -> Int {
    guard case .number = value else { throw wrongKind(.count(range), value) }
    let number = try number(
      value, .plain, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    guard number == number.rounded(.towardZero) else {
      throw .notWhole(what, text ?? NumberFormat.standard.string(number))
    }
    guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else {
      throw .outOfRange(
        what, NumberFormat.standard.string(number), low: "\(range.lowerBound)",
        high: "\(range.upperBound)", unit: "")
    }
    return Int(clamping: number)
  }

  package func boolean(_ value: Value) throws(Mistake) -> Bool {
    guard case .boolean(let flag, _) = value else { throw wrongKind(.boolean, value) }
    return flag
  }

  package func string(_ value: Value) throws(Mistake) -> String {
    guard case .string(let text) = value else { throw wrongKind(.string, value) }
    return text
  }

  /// A word that names a case of a type.
  ///
  /// - Parameter others: Words that a reader takes before.
  package func word<Word: RawRepresentable<String> & CaseIterable>(
    _ value: Value, or others: [String] = []
  ) throws(Mistake) -> Word {
    let word = try string(value)
    guard let found = Word(rawValue: word) else {
      let known = Word.allCases.map(\.rawValue) + others
      throw .unknownWord(
        word, after: what, nearest: Vocabulary(known).nearest(to: word), known: known)
    }
    return found
  }

  package func point(_ value: Value) throws(Mistake) -> Point {
    guard case .point(let point) = value else { throw wrongKind(.point, value) }
    return Point(try coordinate(point.x), try coordinate(point.y))
  }

  package func size(_ value: Value) throws(Mistake) -> Size {
    let size: Size
    switch value {
    case .size(let given): size = given
    case .point(let point): size = Size(point.x, point.y)
    default: throw wrongKind(.size, value)
    }
    return Size(try extent(size.width), try extent(size.height))
  }

  package func rect(_ value: Value) throws(Mistake) -> Rect {
    guard case .rect(let rect) = value else { throw wrongKind(.rect, value) }
    return Rect(
      try coordinate(rect.minX), try coordinate(rect.minY), try extent(rect.size.width),
      try extent(rect.size.height))
  }

  package func insets(_ value: Value) throws(Mistake) -> EdgeInsets {
    switch value {
    case .insets(let insets): return insets
    case .number:
      let side = try number(value, .length, -Limits.coordinate...Limits.coordinate)
      return EdgeInsets(top: side, left: side, bottom: side, right: side)
    case .rect(let four):
      // Four numbers in parentheses are a rectangle until their place is known.
      return EdgeInsets(
        top: try coordinate(four.minX), left: try coordinate(four.minY),
        bottom: try coordinate(four.size.width), right: try coordinate(four.size.height))
    default: throw wrongKind(.insets, value)
    }
  }

  /// A 2D transform, or a 3D matrix.
  package func transform(_ value: Value) throws(Mistake) -> Transform3D {
    guard let transform = value.matrix?.transform else { throw wrongKind(.transform, value) }
    guard transform.isFinite else { throw .notFinite(what) }
    return transform
  }

  package func curve(_ value: Value) throws(Mistake) -> Curve {
    guard let curve = value.asCurve else {
      guard case .string(let name) = value else { throw wrongKind(.curve, value) }
      let names = Vocabulary(CurveCalls.names).nearest(to: name)
      let css = text.map { ["css(\($0))"] } ?? []
      throw wrongKind(.curve, value).suggesting(names + css)
    }
    if case .derived = curve { throw .rateIsNoPace(text ?? "this") }
    guard curve.dimension == 1 else {
      throw .wrongKind(
        what, takes: "a curve of numbers", found: "a curve of points", of: text,
        sample: "elasticOut")
    }
    return curve
  }

  package func region(_ value: Value) throws(Mistake) -> Region {
    guard case .region(let region) = value else { throw wrongKind(.region, value) }
    return region
  }

  /// Corners by name, with duplicates allowed; none for an empty list.
  package func corners(_ value: Value) throws(Mistake) -> Corners {
    guard case .list(let values) = value else { throw wrongKind(.corners, value) }
    var corners: Corners = []
    for value in values {
      guard case .string(let name) = value else { throw wrongKind(.corners, value) }
      guard let corner = Corners(named: name) else { throw Masks.unknownCorner(name, of: what) }
      corners.insert(corner)
    }
    return corners
  }

  /// A mask, or a region that becomes one; nil for `off`, and for `none`, as a view without one
  /// tells.
  package func mask(_ value: Value) throws(Mistake) -> Mask? {
    switch value {
    case .boolean(false, _), .string("none"): return nil
    case .mask(let mask): return mask
    case .region(let region):
      guard region.stepCount <= Limits.maskShapes else {
        throw .tooMany("shapes in a mask", Limits.maskShapes)
      }
      return Mask(.region(region))
    default: throw wrongKind(.mask, value)
    }
  }

  package func vector(_ value: Value) throws(Mistake) -> Vector {
    let point = try point(value)
    return Vector(point.x, point.y)
  }

  package func range(_ value: Value) throws(Mistake) -> ClosedRange<Double> {
    guard case .range(let a, let b, _, _) = value else { throw wrongKind(.range, value) }
    guard a.isFinite, b.isFinite else { throw .notFinite(what) }
    return min(a, b)...max(a, b)
  }

  package func points(_ value: Value) throws(Mistake) -> [Point] {
    guard case .list(let values) = value else { throw wrongKind(.points, value) }
    var points: [Point] = []
    for value in values { points.append(try point(value)) }
    return points
  }

  package func wrongKind(_ kind: ValueKind, _ value: Value) -> Mistake {
    .wrongKind(
      what, takes: kind.described, found: value.described, of: text,
      sample: kind.sample)
  }

  private func coordinate(_ number: Double) throws(Mistake) -> Double {
    try bounded(number, -Limits.coordinate...Limits.coordinate)
  }

  private func extent(_ number: Double) throws(Mistake) -> Double {
    try bounded(number, 0...Limits.coordinate)
  }

  private func bounded(
    _ number: Double, _ range: ClosedRange<Double>
  ) throws(Mistake) -> Double {
    try self.number(.plain(number), .length, range)
  }
}
