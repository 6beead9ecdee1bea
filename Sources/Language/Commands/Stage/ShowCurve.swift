import Charts
import Curves
import Execution
import Text
import Values

/// A curve with the properties that it has after a dot, such as a spring's `dampingRatio`, and with
/// what is measured of it.
enum ShowCurve {
  /// The result is nil for keyframes of points.
  static func table(_ curve: Curve, _ format: NumberFormat) -> Table? {
    guard let measured = MeasuredCurve(curve) else { return nil }
    let properties = CurveCalls.memberNames(of: curve).compactMap { name -> [Table.Cell]? in
      guard case .number(let number, let quantity)? = CurveCalls.member(name, of: curve) else {
        return nil
      }
      return row(name, number, quantity, unit: String(quantity.suffix.dropFirst()))
    }
    let measures = [Aggregate.max, .overshoot, .settling].compactMap { aggregate in
      aggregate.result(of: measured.measure, .plain, unit: "", isTimed: measured.isTimed).map {
        row(aggregate.rawValue, $0.value, $0.quantity, unit: $0.unit)
      }
    }
    return Table(
      columns: [.init(curve.name, kind: .text), .init("value"), .init("unit", kind: .unit)],
      rows: properties + measures, digits: format.digits)
  }

  private static func row(
    _ name: String, _ number: Double, _ quantity: Quantity, unit: String
  ) -> [Table.Cell] {
    [.text(name), .number(quantity.inUnit(number)), .text(unit)]
  }
}
