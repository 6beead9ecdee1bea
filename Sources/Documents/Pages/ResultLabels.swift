import Answers
import Text

/// The lines of code beside a cell's results, which say what made them.
///
/// Values and tables have them. A sentence, a picture and a text that the author printed say by themselves what
/// they are about. A single result stands below its code.
struct ResultLabels {
  /// A label for each answer; nil for none.
  let lines: [String?]

  /// - Parameters:
  ///   - layout: The layout of the answers' text.
  ///   - isFolded: Whether their code is out of sight, so that a single result has a label too.
  ///   - hidesGuesses: Whether guesses of the author are out of sight.
  init(of answers: [CellAnswer], _ layout: Layout, isFolded: Bool, hidesGuesses: Bool) {
    let makers = Self.makers(of: answers)
    guard isFolded || makers.count(where: { $0 != nil }) > 1 else {
      lines = answers.map { _ in nil }
      return
    }
    let renderer = TextRenderer(layout: layout, advises: false)
    lines = zip(answers, makers).map { answer, maker in
      guard let line = maker?.headline else { return nil }
      let isFigure = answer.output.reading == .figure
      if !isFigure, let said = renderer.lines(for: answer.output).first, said.names(line) {
        return nil
      }
      return hidesGuesses ? WithheldCode(line).text : line
    }
  }

  /// The statement of each answer that needs a label: of several in a row, of the first.
  private static func makers(of answers: [CellAnswer]) -> [CellAnswer.Statement?] {
    var last: CellAnswer.Statement?
    return answers.map { answer in
      guard answer.output.isBare, let maker = answer.statement, maker != last else { return nil }
      last = maker
      return maker
    }
  }
}

extension Output {
  /// Whether it is values, rows or text that does not say what it is about.
  fileprivate var isBare: Bool {
    switch self {
    case .value, .print, .table, .hit, .listing, .reasons, .translation: true
    case .lines(let lines): lines.count > 1
    case .passed, .expectation, .prediction, .question, .plot, .scene, .diagnostic: false
    }
  }
}

extension String {
  /// Whether a result begins with the words of its statement, or with the text that the statement prints first.
  fileprivate func names(_ statement: String) -> Bool {
    let subject = statement.drop { $0 != " " }.dropFirst()
    let isText = subject.first == "\""
    let first = isText ? subject.dropFirst().prefix { $0 != "\"" } : subject
    return [statement[...], first].contains { !$0.isEmpty && words.starts(with: $0.words) }
  }
}

extension StringProtocol {
  fileprivate var words: [SubSequence] { split { $0.isWhitespace || ",:".contains($0) } }
}
