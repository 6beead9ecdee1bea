import Diagnostics
import Language
import Values

/// The plan of a sweep: its parameters with their values, the block to run, and the expressions to
/// measure.
///
/// `SweepRuns` does the runs, each in a session of its own, `SweepBatch` decides which process does
/// one, and `Sweep` has the results.
public struct SweepPlan: Sendable {
  /// At least one.
  package let parameters: [SweepParameter]
  package let block: Block
  package let measures: [Expression]

  package init(parameters: [SweepParameter], block: Block, measures: [Expression]) {
    self.parameters = parameters
    self.block = block
    self.measures = measures
  }

  /// The place of the first parameter whose values exceed a number of runs; nil if none does.
  package func place(beyond limit: Int) -> Span? {
    var count: Int64 = 1
    for parameter in parameters {
      // Both factors are at most `Limits.shardedRuns`, so the product cannot overflow.
      count *= Int64(parameter.values.count)
      if count > limit { return parameter.valuesSpan }
    }
    return nil
  }

  package var runCount: Int { parameters.reduce(1) { $0 * $1.values.count } }

  /// The parameter values of a run; the last parameter varies fastest.
  package func settings(ofRun run: Int) -> [SweepSetting] {
    var rest = run
    var settings: [SweepSetting] = []
    for parameter in parameters.reversed() {
      let count = parameter.values.count
      settings.append(SweepSetting(parameter: parameter, value: parameter.values[rest % count]))
      rest /= count
    }
    return settings.reversed()
  }

  /// Collects the results of runs.
  /// - Parameter runs: The number of each row's run, from 0; nil for all runs in order.
  package func sweep(of rows: [SweepRow], runs: [Int]? = nil) -> Sweep {
    let settings = (runs ?? Array(rows.indices)).map(settings(ofRun:))
    return Sweep(
      parameters: parameters.indices.map { index in
        (parameters[index].name, settings.map { $0[index].value })
      },
      measures: measures.map(\.measureName), rows: rows)
  }
}

/// A parameter of a sweep and its values.
package struct SweepParameter: Sendable {
  /// The value of a parameter in each run.
  package enum Target: Sendable {
    /// A name to bind, like `let` does.
    case name(Name)
    case property(TweakBinding)
    /// A tweak, by its full name.
    case tweak(String)
  }

  package let target: Target
  /// The name of its column.
  package let name: String
  /// The parameter as written.
  package let span: Span
  package let values: [Value]
  /// The place of the values in the source.
  package let valuesSpan: Span
}

/// A parameter with its value in a run.
package struct SweepSetting: Sendable {
  package let parameter: SweepParameter
  package let value: Value
}

extension Expression {
  /// The name of a column of its values.
  fileprivate var measureName: String {
    switch kind {
    case .name(let name): name
    case .member(_, let name): name.text
    case .call(let callee, _): callee.measureName
    case .number, .string, .boolean, .size, .tuple, .list, .unary, .binary, .index: "value"
    }
  }
}
