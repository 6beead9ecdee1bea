import Diagnostics
import Language
import Values

/// What a sweep is to do: its parameters with their values, what runs, and what is measured then.
public struct SweepPlan: Sendable {
  /// One at least.
  package let parameters: [SweepParameter]
  package let block: Block
  package let measures: [Expression]

  package init(parameters: [SweepParameter], block: Block, measures: [Expression]) {
    self.parameters = parameters
    self.block = block
    self.measures = measures
  }

  /// The first parameter's values that make more runs than this; nil where there are no more.
  package func place(beyond limit: Int) -> Span? {
    var count = 1
    for parameter in parameters {
      // Neither is more than a list may have, so the product is no danger.
      count *= parameter.values.count
      if count > limit { return parameter.valuesSpan }
    }
    return nil
  }

  package var runCount: Int { parameters.reduce(1) { $0 * $1.values.count } }

  /// What a run is given, a value for each parameter: the last one varies fastest.
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

  /// Puts together what runs have told.
  /// - Parameter runs: The number of each row's run, from 0; nil for all runs in their order.
  package func sweep(of rows: [SweepRow], runs: [Int]? = nil) -> Sweep {
    let settings = (runs ?? Array(rows.indices)).map(settings(ofRun:))
    return Sweep(
      parameters: parameters.indices.map { index in
        (parameters[index].name, settings.map { $0[index].value })
      },
      measures: measures.map(\.measureName), rows: rows)
  }
}

/// What a sweep gives one value after the other.
package struct SweepParameter: Sendable {
  package enum Target: Sendable {
    /// A name that is bound, as `let` does.
    case name(Name)
    case property(TweakBinding)
    /// A tweak, by its whole name.
    case tweak(String)
  }

  package let target: Target
  /// What its column is called.
  package let name: String
  /// As it was written, and where.
  package let span: Span
  package let values: [Value]
  /// Where they were written.
  package let valuesSpan: Span
}

/// A parameter with the value that it has in a run.
package struct SweepSetting: Sendable {
  package let parameter: SweepParameter
  package let value: Value
}

extension Expression {
  /// What a column is called that holds a value of it.
  fileprivate var measureName: String {
    switch kind {
    case .name(let name): name
    case .member(_, let name): name.text
    case .call(let callee, _): callee.measureName
    case .number, .string, .boolean, .size, .tuple, .list, .unary, .binary, .index: "value"
    }
  }
}
