import Diagnostics
import Execution
import Text

/// The units of one plot's curves: at most two, because a plot has a left and a right axis.
struct PlotUnits {
  private var known: [String] = []

  /// Adds the unit of the expression at a place.
  mutating func add(_ unit: String, _ place: Span, _ call: Look<some CommandClauses>)
    throws(Failure)
  {
    if known.contains(unit) { return }
    known.append(unit)
    guard known.count > 2 else { return }
    throw call.fail(.tooManyUnits(known.map { ReadingUnit($0).sign }), at: place)
  }

  /// The unit of the left axis.
  var first: String { known.first ?? "" }
}
