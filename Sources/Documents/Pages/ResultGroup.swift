import Answers

/// Answers that a page shows together: lines of text in a row are one block.
enum ResultGroup {
  case text([Output])
  case one(Output)

  static func groups(of answers: [Output]) -> [ResultGroup] {
    var groups: [ResultGroup] = []
    var lines: [Output] = []
    func endLines() {
      if !lines.isEmpty { groups.append(.text(lines)) }
      lines = []
    }
    for answer in answers {
      if answer.isText {
        lines.append(answer)
      } else {
        endLines()
        groups.append(.one(answer))
      }
    }
    endLines()
    return groups
  }
}

extension Output {
  /// Whether it is lines of text on a page too.
  fileprivate var isText: Bool { [.words, .text].contains(reading) }
}
