import Answers

/// Answers that a page shows together: lines of text in a row are one block.
struct ResultGroup {
  /// Text of which there may be more, or one answer of another kind.
  private(set) var outputs: [Output]
  /// The line that made them, where they have to say it: see `ResultLabels`.
  let label: String?
  private let statement: CellAnswer.Statement?

  /// Whether it is lines of text.
  var isText: Bool { outputs.allSatisfy(\.isText) }

  static func groups(of answers: [CellAnswer], _ labels: ResultLabels) -> [ResultGroup] {
    var groups: [ResultGroup] = []
    for (answer, label) in zip(answers, labels.lines) {
      if label == nil, let last = groups.last, last.takes(answer) {
        groups[groups.count - 1].outputs.append(answer.output)
      } else {
        groups.append(
          ResultGroup(outputs: [answer.output], label: label, statement: answer.statement))
      }
    }
    return groups
  }

  /// What follows in a block with a label is the same statement's.
  private func takes(_ answer: CellAnswer) -> Bool {
    isText && answer.output.isText && (label == nil || statement == answer.statement)
  }
}

extension Output {
  /// Whether it is lines of text on a page too.
  fileprivate var isText: Bool { [.words, .text].contains(reading) }
}
