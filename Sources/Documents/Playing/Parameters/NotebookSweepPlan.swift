import Answers
import Notebooks
import Sharing
import Text
import Values

/// A notebook to run once for each combination of values of its parameters. `NotebookRun` does one
/// run, `NotebookBatch` decides which process does it, and the `NotebookRow`s make the table.
struct NotebookSweepPlan {
  let document: NotebookDocument
  let name: String
  /// The limit on the work of each run, as a multiple of `Limits.work`.
  let work: Int
  /// The parameters that have other values than in the notebook; the last one varies fastest.
  let axes: [Axis]

  /// A parameter with its values.
  struct Axis {
    let name: String
    let cell: Int
    let place: Range<Int>
    /// The values as expressions; at least one.
    let texts: [String]
  }

  init(_ document: NotebookDocument, named name: String, work: Int, axes: [Axis]) {
    (self.document, self.name, self.work, self.axes) = (document, name, work, axes)
  }

  /// The number of runs; nil if they are more than a sweep may have.
  var runCount: Int? {
    var count: Int64 = 1
    for axis in axes {
      // Both factors are within the limit of a list, so the product cannot overflow.
      count *= Int64(axis.texts.count)
      if count > Limits.shardedRuns { return nil }
    }
    return Int(clamping: count)
  }

  /// The index of each axis's value in a run, counted from 0.
  func places(ofRun run: Int) -> [Int] {
    var rest = run
    var places: [Int] = []
    for axis in axes.reversed() {
      places.append(rest % axis.texts.count)
      rest /= axis.texts.count
    }
    return places.reversed()
  }

  /// The notebook of a run.
  func document(ofRun run: Int) throws(NotebookProblem) -> NotebookDocument {
    try document.substituting(
      zip(axes, places(ofRun: run)).map { axis, index in
        Substitution(cell: axis.cell, place: axis.place, text: axis.texts[index])
      })
  }
}

/// The runs of a plan for another process of this program.
struct NotebookSweepTask: Packed {
  let plan: NotebookSweepPlan
  /// The first run that is shared.
  let firstRun: Int

  /// The first field of a task; that of a sweep's task is not a text.
  private static let mark = "a notebook's runs"

  static var packing: Packing<NotebookSweepTask> {
    Packing(
      { (mark, $0.firstRun, $0.plan.document.text, $0.plan.name, $0.plan.work, $0.plan.axes) },
      { mark, firstRun, text, name, work, axes in
        guard mark == Self.mark, firstRun >= 0, (1...Limits.workMultiple).contains(work),
          let document = try? NotebookDocument(text: text)
        else { return nil }
        let plan = NotebookSweepPlan(document, named: name, work: work, axes: axes)
        return NotebookSweepTask(plan: plan, firstRun: firstRun)
      })
  }
}

extension NotebookSweepPlan.Axis: Packed {
  static var packing: Packing<Self> {
    Packing(
      { ($0.name, $0.cell, $0.place.lowerBound, $0.place.upperBound, $0.texts) },
      { name, cell, lower, upper, texts in
        guard (0...NotebookDocument.byteLimit).contains(lower), upper >= lower, !texts.isEmpty
        else { return nil }
        return Self(name: name, cell: cell, place: lower..<upper, texts: texts)
      })
  }
}
