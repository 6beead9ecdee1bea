import Answers
import Diagnostics
import Notebooks
import Sessions
import Sharing
import Values

/// `motionbook run FILE -p m=1..4`: runs a notebook once for each combination of values, and makes a
/// table of what it measures and expects.
public struct NotebookSweeper {
  private let host: any Host & FileHost
  private let work: Int

  /// Creates a sweeper of notebooks that the host reads.
  /// - Parameter work: The limit on the work of each run, as a multiple of `Limits.work`, from 1 to
  ///   `Limits.workMultiple`.
  public init(in host: any Host & FileHost, work: Int = 1) {
    self.host = host
    self.work = work
  }

  /// Whether a setting has several values, so that it makes a sweep.
  public func sweeps(_ settings: [ParameterSetting]) -> Bool {
    let session = Session.unseen(in: host, meter: WorkMeter(), inFolder: ".")
    return settings.contains { setting in
      (try? session.choices(in: Source(setting.value)).isSeveral) == true
    }
  }

  /// Runs a notebook with each combination of values; the last parameter varies fastest.
  ///
  /// - Parameters:
  ///   - path: A notebook; `-` is standard input.
  ///   - shard: The share of the runs to do.
  ///   - file: A file for the table, `.csv` or `.json`; nil shows the table, unless there is a
  ///     `tell`.
  ///   - tell: Called after each run.
  /// - Returns: `failed` also if a run failed. An `expect` that does not hold is a result.
  public func run(
    _ path: String, _ settings: [ParameterSetting], _ shard: Shard = .whole,
    into file: String? = nil, tell: ((SweptRun) -> Void)? = nil
  ) -> RunStatus {
    let plan: NotebookSweepPlan
    let choices: [NotebookParameters.Choice]
    do throws(SweepRefusal) {
      (plan, choices) = try self.plan(path, settings)
    } catch {
      if host.isInterrupted { return .interrupted }
      return error.ending(in: host)
    }
    guard let count = plan.runCount else {
      let problem = Mistake.tooManyRunsHere(Limits.sweepRuns, shares: nil)
      host.show(Diagnostic(problem, at: nil), from: .text)
      return .failed
    }
    if let problem = shard.problem(with: count) {
      host.show(Diagnostic(problem, at: nil), from: .text)
      return .failed
    }
    let batch = NotebookBatch(plan: plan, host: host, mayShare: shard == .whole)
    let runs = (0..<count).filter(shard.contains)
    var (table, failures) = (NotebookTable(), 0)
    let isDone = batch.forEach(of: runs) { run, row in
      let cells = zip(choices, plan.places(ofRun: run)).map { $0.values[$1].value.parameterCell }
      table.add(row, parameters: cells)
      if row.problem != nil { failures += 1 }
      tell?(SweptRun(run, row, zip(choices.map(\.parameter.name), cells)))
    }
    (host as? any ProgressHost)?.statementEnded()
    // The runs before a Ctrl-C are not lost.
    guard isDone || table.rowCount > 0 else { return .interrupted }
    let ending = give(
      table.table(parameters: choices.map(\.column)), runs: table.rowCount, of: runs.count,
      failures,
      into: file, isShown: tell == nil)
    guard isDone else { return .interrupted }
    return failures > 0 ? max(ending, .failed) : ending
  }

  // MARK: Before the runs

  private func plan(
    _ path: String, _ settings: [ParameterSetting]
  ) throws(SweepRefusal) -> (NotebookSweepPlan, [NotebookParameters.Choice]) {
    let (document, name): (NotebookDocument, String)
    do throws(FileRefusal) {
      let input = try host.read(argument: path)
      (document, name) = (try input.document(), input.name)
    } catch {
      throw .unreadable(name: path, reason: error.reason)
    }
    do throws(Diagnostic) {
      let parameters = try NotebookParameters(of: document, named: name, in: host, work: work)
      let choices = try parameters.choices(for: settings)
      let axes = choices.map { choice in
        let place = choice.parameter.binding.place
        return NotebookSweepPlan.Axis(
          name: choice.parameter.name, cell: choice.parameter.cell,
          place: place.lower..<place.upper, texts: choice.values.map(\.text))
      }
      return (NotebookSweepPlan(document, named: name, work: work, axes: axes), choices)
    } catch {
      throw .wrong(error)
    }
  }

  // MARK: After the runs

  private func give(
    _ table: Table, runs: Int, of all: Int, _ failures: Int, into file: String?, isShown: Bool
  ) -> RunStatus {
    guard let file else {
      if isShown { host.show([.table(table)], layout: .standard, from: .text) }
      return .finished
    }
    let form = Self.form(of: file) ?? .csv
    let chart = ChartFile(.table(table), as: form, path: file, isReplacing: true)
    do {
      try host.write(chart.text, to: file, over: .anything)
    } catch {
      host.show(.unwritable(name: file, reason: error.reason))
      return .failed
    }
    let failed = failures == 0 ? "" : ", \(failures) failed (see the column `error`)"
    let count = all == 1 ? "1 run" : runs == all ? "\(all) runs" : "\(runs) of \(all) runs"
    host.show(.saved(name: file, what: count + failed))
    return .finished
  }

  /// The format of a file by its name; nil if a table cannot be written to it.
  public static func form(of file: String) -> ChartFile.Form? {
    let ending = file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() }
    let form = ending.flatMap { ChartFile.Form(rawValue: $0) }
    return form.flatMap { ChartFile.Form.ofTables.contains($0) ? $0 : nil }
  }
}

/// Why a notebook is not swept.
private enum SweepRefusal: Error {
  case unreadable(name: String, reason: String)
  case wrong(Diagnostic)

  func ending(in host: any Host) -> RunStatus {
    switch self {
    case .unreadable(let name, let reason):
      host.show(.unreadableNotebook(name: name, reason: reason))
      return .unreadable
    case .wrong(let diagnostic):
      host.show(diagnostic, from: .text)
      return .failed
    }
  }
}

extension NotebookParameters.Choice {
  /// The parameter's column.
  fileprivate var column: Table.Column {
    switch parameter.binding.value {
    case .boolean: .init(parameter.name, kind: .flag)
    case .number(_, let quantity): .init(parameter.name, unit: quantity.unit, kind: .computed)
    default: .init(parameter.name, kind: .text)
    }
  }
}

extension Value {
  /// A parameter's cell: a curve by its name.
  fileprivate var parameterCell: Table.Cell {
    if case .curve(let curve) = self { .text(curve.name) } else { cell }
  }
}

extension SweptRun {
  fileprivate init(
    _ run: Int, _ row: NotebookRow, _ parameters: some Sequence<(String, Table.Cell)>
  ) {
    self.init(
      run: run + 1, params: parameters.map { Field(name: $0, cell: $1) },
      values: row.results.map { Field(name: $0.name, cell: $0.cell) }, error: row.problem)
  }
}
