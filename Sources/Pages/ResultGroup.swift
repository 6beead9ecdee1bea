import Answers

/// Answers that a page shows together: lines of text in a row are one block.
enum ResultGroup {
  case text([Output])
  case one(Output)

  static func groups(of answers: [Output]) -> [ResultGroup] {
    var groups: [ResultGroup] = []
    for answer in answers {
      if case .text(let lines) = groups.last, answer.isText, !lines.isEmpty {
        groups[groups.count - 1] = .text(lines + [answer])
      } else {
        groups.append(answer.isText ? .text([answer]) : .one(answer))
      }
    }
    return groups
  }
}

extension Output {
  /// Whether it is lines of text on a page too.
  fileprivate var isText: Bool {
    switch self {
    case .lines, .value, .print, .passed, .prediction, .reasons, .listing, .translation: true
    case .expectation, .hit, .table, .plot, .scene, .diagnostic: false
    }
  }
}
