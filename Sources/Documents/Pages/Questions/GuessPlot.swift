import Text

/// The guesses of each vote as text: a row for each range of values, a dot for each guess.
struct GuessPlot {
  /// The most marks of a vote in one row. Where a row has more guesses, a mark stands for some of them.
  private static let width = 28

  private let axis: GuessAxis
  private let votes: [[Double]]
  private let answer: Double

  /// - Parameter votes: The sorted guesses of each vote.
  init(_ votes: [[Double]], answer: Double) {
    axis = GuessAxis(votes.flatMap(\.self), including: answer)
    (self.votes, self.answer) = (votes, answer)
  }

  /// A range of values, from its lower end up to but without its upper one.
  private struct Bin {
    let label: String
    let from: Double
    let to: Double

    func holds(_ value: Double) -> Bool { from <= value && value < to }
  }

  /// The ranges of the axis, and one beyond each end where there are guesses.
  private var bins: [Bin] {
    let ends = axis.values
    let words = ends.map(NumberQuestion.written)
    let count = ends.count - 1
    var bins = [Bin(label: "below \(words[0])", from: -.infinity, to: ends[0])]
    for place in 0..<count {
      bins.append(
        Bin(label: "\(words[place]) to \(words[place + 1])", from: ends[place], to: ends[place + 1])
      )
    }
    bins.append(Bin(label: "\(words[count]) or more", from: ends[count], to: .infinity))
    let all = votes.flatMap(\.self)
    return bins.enumerated().filter { place, bin in
      (1...count).contains(place) || all.contains(where: bin.holds)
    }.map(\.element)
  }

  var lines: [String] {
    let bins = bins
    let counts = bins.map { bin in votes.map { $0.count(where: bin.holds) } }
    let most = counts.flatMap(\.self).max() ?? 1
    let guessesOfMark = max(1, (most + Self.width - 1) / Self.width)
    let labels = max(bins.map(\.label.count).max() ?? 0, 1)
    // A row's end is the last vote's, so only the votes before it are filled up.
    let columns = votes.indices.map { vote in
      max(counts.map { marks($0[vote], guessesOfMark).count }.max() ?? 0, Self.names[vote].count)
    }
    var lines = [row("", Self.names.prefix(votes.count).map(\.self), labels, columns)]
    for (bin, count) in zip(bins, counts) {
      let text = row(bin.label, count.map { marks($0, guessesOfMark) }, labels, columns)
      lines.append(
        bin.holds(answer)
          ? text.padded(right: labels + columns.reduce(3) { $0 + $1 + 2 })
            + "← \(NumberQuestion.written(answer))" : text)
    }
    if guessesOfMark > 1 { lines += ["", "● up to \(guessesOfMark) guesses"] }
    return lines.map(\.trimmingTrailingBlanks)
  }

  private static let names = ["first vote", "second vote"]

  private func marks(_ count: Int, _ guessesOfMark: Int) -> String {
    String(repeating: "●", count: (count + guessesOfMark - 1) / guessesOfMark)
  }

  private func row(_ label: String, _ cells: [String], _ labels: Int, _ columns: [Int]) -> String {
    String(repeating: " ", count: labels - label.count) + label + "  "
      + zip(cells, columns).map { $0.padded(right: $1) }.joined(separator: "  ")
  }
}
