/// The guesses of a number in each vote as text, with a row for each range of values.
struct GuessPlot {
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
    let rows = bins.map { bin in
      VotePlot.Row(
        label: bin.label, counts: votes.map { $0.count(where: bin.holds) },
        mark: bin.holds(answer) ? NumberQuestion.written(answer) : nil)
    }
    return VotePlot(rows, votes: votes.count).lines
  }
}
