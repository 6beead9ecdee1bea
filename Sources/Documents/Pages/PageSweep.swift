import Answers

/// Runs that differ in parameters, which the reader of a page turns.
public struct PageSweep: Sendable {
  /// A parameter and the texts of its values.
  public struct Parameter: Sendable {
    let name: String
    var labels: [String]
    /// The index of the value that is shown first.
    var current: Int

    /// Creates a parameter that first has the value at an index.
    public init(name: String, labels: [String], current: Int = 0) {
      (self.name, self.labels, self.current) = (name, labels, current)
    }
  }

  /// A run at one value of each parameter.
  public struct Run: Sendable {
    /// The indices of its values.
    private(set) var places: [Int]
    let measures: [String]
    let problem: String?
    let film: Film?
    let series: [Plot.Series]
    /// About how many bytes it takes on a page.
    public let bytes: Int

    /// Creates a run at the values with some indices.
    public init(
      at places: [Int], measures: [String], problem: String?, film: Film?, series: [Plot.Series]
    ) {
      self.places = places
      self.measures = measures
      self.problem = problem
      self.film = film
      self.series = series
      bytes = film?.fingerprint.utf8.count ?? 0
    }

    /// The run with other indices.
    public func moved(to places: [Int]) -> Run {
      var run = self
      run.places = places
      return run
    }
  }

  let parameters: [Parameter]
  /// The names of what is measured, with their units.
  let measures: [String]
  /// A run for each combination of values, the last parameter varying fastest.
  let runs: [Run]
  /// The part that is not on the page, as a sentence.
  let remark: String?

  /// Creates a sweep of runs in order, the last parameter varying fastest.
  ///
  /// - Parameter total: The number of runs that were made; the page says so if it has fewer.
  public init(parameters: [Parameter], measures: [String], runs: [Run], of total: Int) {
    self.parameters = parameters
    self.measures = measures
    self.runs = runs
    remark =
      runs.count < total
      ? "\(runs.count) of \(total) runs are here: the page has no room for more." : nil
  }

  /// The run that is shown first.
  var first: Run? {
    let places = parameters.map(\.current)
    return runs.first { $0.places == places } ?? runs.first
  }
}

/// Which values of some parameters a page has: all of them, or a share of each that still has the
/// first one.
public struct SweepGrid: Sendable {
  /// The indices of the values of each parameter.
  public private(set) var places: [[Int]]

  /// Creates the grid of as many values as a page may have.
  public init(counts: [Int], atMost limit: Int) {
    places = counts.map { Array(0..<$0) }
    while runs > limit, thin() {}
  }

  /// The number of combinations.
  public var runs: Int { places.reduce(1) { $0 * $1.count } }

  /// The combinations, the last parameter varying fastest.
  public var combinations: [[Int]] {
    places.reduce([[]]) { heads, values in heads.flatMap { head in values.map { head + [$0] } } }
  }

  /// Leaves out every other value of the parameter with the most. Returns whether there was one.
  public mutating func thin() -> Bool {
    guard let most = places.map(\.count).max(), most > 1,
      let index = places.firstIndex(where: { $0.count == most })
    else { return false }
    places[index] = places[index].enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return true
  }
}
