import Charts
import Notebooks
import Sharing
import Text
import Values

/// A notebook to run once for each combination of values of its parameters.
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
    var count = 1
    for axis in axes {
      // Both factors are within the limit of a list, so the product cannot overflow.
      count *= axis.texts.count
      if count > Limits.shardedRuns { return nil }
    }
    return count
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

extension NotebookSweepPlan {
  /// The first bytes of a task; those of a sweep's task begin with a number.
  private static let mark = "a notebook's runs"

  /// The plan for another process of this program.
  ///
  /// - Parameter first: The first run that is shared.
  func bytes(from first: Int) -> [UInt8] {
    var packer = Packer()
    packer.add(Self.mark)
    packer.add(first)
    packer.add(document.text)
    packer.add(name)
    packer.add(work)
    packer.add(axes) { packer, axis in
      packer.add(axis.name)
      packer.add(axis.cell)
      packer.add(axis.place.lowerBound)
      packer.add(axis.place.upperBound)
      packer.add(axis.texts) { $0.add($1) }
    }
    return packer.bytes
  }

  /// Reads a task; nil if it is another kind of task.
  static func read(_ bytes: [UInt8]) -> (plan: NotebookSweepPlan, first: Int)? {
    var unpacker = Unpacker(bytes)
    guard let mark = try? unpacker.string(), mark == Self.mark else { return nil }
    return try? read(&unpacker)
  }

  private static func read(
    _ unpacker: inout Unpacker
  ) throws(Unpacker.Problem) -> (plan: NotebookSweepPlan, first: Int) {
    let (first, text, name) = (try unpacker.int(), try unpacker.string(), try unpacker.string())
    let work = try unpacker.int()
    let axes = try unpacker.array { (axis) throws(Unpacker.Problem) in
      let (name, cell) = (try axis.string(), try axis.int())
      let (lower, upper) = (try axis.int(), try axis.int())
      guard (0...NotebookDocument.byteLimit).contains(lower), upper >= lower else {
        throw Unpacker.Problem()
      }
      return Axis(
        name: name, cell: cell, place: lower..<upper,
        texts: try axis.array { (text) throws(Unpacker.Problem) in try text.string() })
    }
    guard first >= 0, (1...Limits.workMultiple).contains(work),
      axes.allSatisfy({ !$0.texts.isEmpty }), let document = try? NotebookDocument(text: text)
    else { throw Unpacker.Problem() }
    return (NotebookSweepPlan(document, named: name, work: work, axes: axes), first)
  }
}
