import Diagnostics
import Execution

/// The units of the curves of one plot, which has an axis at either side and no third.
struct PlotUnits {
  private var known: [String] = []

  /// Takes the unit of what was written at a place.
  mutating func add(_ unit: String, _ place: Span, _ call: Look) throws(Failure) {
    if known.contains(unit) { return }
    known.append(unit)
    if known.count > 2 { throw call.fail(.tooManyUnits(known), at: place) }
  }

  /// The unit of the left axis.
  var first: String { known.first ?? "" }
}
