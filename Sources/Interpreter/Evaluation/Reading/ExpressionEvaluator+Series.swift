import Answers
import Language
import MotionGeometry
import Text
import UIKitMotion
import Values

/// Numbers over recorded frames, for tables and plots.
extension ExpressionEvaluator {
  /// The value of an expression at one frame.
  package func value(_ expression: Expression, at frame: Int) throws(Failure) -> Value {
    var past = self
    past.frame = frame
    return try past.evaluate(expression)
  }

  /// A column or a curve: its name, its unit, and its number within an evaluated value.
  package struct SeriesPart {
    package let name: String
    package let unit: String
    package let index: Int
    /// Whether it is a position on screen that increases downward.
    package let growsDown: Bool
    /// The color of the view that it is a value of; nil for other values.
    package let color: ViewColor?
  }

  /// The numbers in an expression's values: two parts for a point, one for a number.
  package func parts(of expression: Expression) throws(Failure) -> [SeriesPart] {
    let value = try sample(of: expression)
    let name = expression.written
    let (unit, color) = (unit(of: expression, value), color(of: expression))
    func part(_ suffix: String, _ index: Int) -> SeriesPart {
      SeriesPart(
        name: name + suffix, unit: unit, index: index,
        growsDown: suffix == ".y" ? unit == "pt" : suffix.isEmpty && isPlaceDown(expression),
        color: color)
    }
    switch value {
    case .number: return [part("", 0)]
    case .point: return [part(".x", 0), part(".y", 1)]
    case .size: return [part(".width", 0), part(".height", 1)]
    case .rect: return [part(".x", 0), part(".y", 1), part(".width", 2), part(".height", 3)]
    case .vector(let numbers):
      return zip([".x", ".y", ".z"], numbers.indices).map { part($0, $1) }
    case .nothing, .boolean, .string, .insets, .range, .list, .transform, .matrix, .curve, .region,
      .function,
      .object, .record, .mask:
      return []
    }
  }

  /// The color of what an expression reads, now or in a trace; nil if it reads no view, or views of
  /// several colors.
  func color(of expression: Expression) -> ViewColor? {
    let sources = sources(of: [expression])
    let views = sources.views.map { name in name.flatMap { stage.view(named: $0) } }
    let colors = Set(views.map { $0.map(ViewColor.init(of:)) } + sources.traces.map(\.color))
    return colors.count == 1 ? colors.first ?? nil : nil
  }

  /// Whether a number is a position on screen that increases downward, or such a position plus or
  /// minus another number.
  func isPlaceDown(_ expression: Expression) -> Bool {
    if let trace = trace(of: expression) { return trace.growsDown }
    return switch expression.kind {
    case .member(_, let name):
      ["y", "minY", "midY", "maxY"].contains(name.text)
        && unit(of: expression, .nothing) == "pt"
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right):
      isPlaceDown(left) || isPlaceDown(right)
    case .name, .number, .string, .boolean, .size, .tuple, .list, .unary, .binary, .call, .index:
      false
    }
  }

  /// The unit on an axis: the property's own, or the one of the value's quantity.
  func unit(of expression: Expression, _ value: Value) -> String {
    if let trace = trace(of: expression) { return trace.unit }
    if case .number(_, let quantity) = value, quantity != .plain {
      return String(quantity.suffix.dropFirst())
    }
    switch expression.kind {
    case .unary(.minus, let operand): return unit(of: operand, value)
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right):
      return unit(ofSum: unit(of: left, value), unit(of: right, value))
    case .number, .string, .boolean, .name, .size, .tuple, .list, .unary, .binary, .call, .member,
      .index:
      return unitOfProperty(expression)
    }
  }

  /// The common unit of two summands, one of which may be a plain number; empty if they differ.
  private func unit(ofSum left: String, _ right: String) -> String {
    if left.isEmpty { return right }
    return right.isEmpty || right == left ? left : ""
  }

  private func unitOfProperty(_ expression: Expression) -> String {
    var chain: [Expression] = [expression]
    while case .member(let base, _) = chain[chain.count - 1].kind { chain.append(base) }
    // From the object outward, the first member that is a property has the unit.
    for (object, step) in zip(chain.dropFirst(), chain).reversed() {
      guard case .member(_, let name) = step.kind,
        case .object(let reference)? = try? evaluate(object), reference.side(name.text) == nil
      else { continue }
      return (try? property(name, of: reference))?.unit ?? ""
    }
    return isConversion(chain[chain.count - 1]) ? "pt" : ""
  }

  /// The frames of a range at a fixed step, including the last frame.
  package static func frames(from first: Int, to last: Int, every step: Int) -> [Int] {
    guard last >= first else { return [] }
    var frames = Array(stride(from: first, through: last, by: max(1, step)))
    if frames.last != last { frames.append(last) }
    return frames
  }
}

extension Expression {
  /// The greatest width of a column's or a curve's name, in terminal columns.
  private static let widestName = 200

  /// The expression as written with even spacing, for the name of a column or a curve.
  package var written: String {
    evenedText.clipped(to: Self.widestName)
  }
}
