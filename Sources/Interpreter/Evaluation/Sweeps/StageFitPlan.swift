import Diagnostics
import Language
import Values

/// The plan of a fit of a stage: the parameters with their ranges, the block to run, and the series
/// to which its run is brought near.
///
/// `StageSearch` searches, and `StageRuns` does the runs.
package struct StageFitPlan: Request {
  /// At least one.
  package let parameters: [FitParameter]
  package let block: Block
  package let measure: Expression
  /// The series, as written, with its times and values.
  package let name: String
  package let times: [Double]
  package let values: [Double]
  package let unit: String

  package init(
    parameters: [FitParameter], block: Block, measure: Expression, name: String,
    times: [Double], values: [Double], unit: String
  ) {
    self.parameters = parameters
    self.block = block
    self.measure = measure
    self.name = name
    (self.times, self.values) = (times, values)
    self.unit = unit
  }

  /// The parameters at a place: a share of each range, 0...1.
  package func settings(at place: [Double]) -> [SweepSetting] {
    zip(parameters, place).map { parameter, share in
      SweepSetting(
        parameter: parameter.parameter,
        value: .number(parameter.value(at: share), parameter.quantity))
    }
  }
}

/// A parameter of a fit and the range in which it is searched.
package struct FitParameter: Sendable {
  package let parameter: SweepParameter
  package let range: ClosedRange<Double>
  package let quantity: Quantity

  /// The value at a share of the range.
  package func value(at share: Double) -> Double {
    range.lowerBound + min(max(share, 0), 1) * (range.upperBound - range.lowerBound)
  }
}
