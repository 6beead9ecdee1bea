import Text

/// The guesses of each vote as text: a row for each answer, or range of answers, with a dot for each guess.
struct VotePlot {
  struct Row {
    let label: String
    /// The guesses in each vote.
    let counts: [Int]
    /// What an arrow to the right row says.
    let mark: String?
  }

  /// The most marks of a vote in one row. Where a row has more guesses, a mark stands for some of them.
  private static let width = 28
  private static let names = ["first vote", "second vote"]

  private let rows: [Row]
  private let votes: Int
  private let guessesOfMark: Int

  init(_ rows: [Row], votes: Int) {
    (self.rows, self.votes) = (rows, votes)
    let most = rows.flatMap(\.counts).max() ?? 1
    guessesOfMark = max(1, (most + Self.width - 1) / Self.width)
  }

  var lines: [String] {
    let labels = max(rows.map(\.label.count).max() ?? 0, 1)
    // A row's end is the last vote's, so only the votes before it are filled up.
    let columns = (0..<votes).map { vote in
      max(rows.map { marks($0.counts[vote]).count }.max() ?? 0, Self.names[vote].count)
    }
    var lines = [Self.line("", Self.names.prefix(votes).map(\.self), labels, columns)]
    for row in rows {
      let text = Self.line(row.label, row.counts.map(marks), labels, columns)
      lines.append(
        row.mark.map { text.padded(right: labels + columns.reduce(3) { $0 + $1 + 2 }) + "← \($0)" }
          ?? text)
    }
    if guessesOfMark > 1 { lines += ["", "● up to \(guessesOfMark) guesses"] }
    return lines.map(\.trimmingTrailingBlanks)
  }

  private func marks(_ count: Int) -> String {
    String(repeating: "●", count: (count + guessesOfMark - 1) / guessesOfMark)
  }

  private static func line(
    _ label: String, _ cells: [String], _ labels: Int, _ columns: [Int]
  ) -> String {
    String(repeating: " ", count: labels - label.count) + label + "  "
      + zip(cells, columns).map { $0.padded(right: $1) }.joined(separator: "  ")
  }
}
