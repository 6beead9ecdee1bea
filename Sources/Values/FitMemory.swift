import Curves

/// The motions that were found last, so that a replay of the line does not search again: going back,
/// and each run of a sweep or of a fit, replays the log.
package final class FitMemory {
  /// What was searched.
  package struct Search: Hashable {
    let times: [Double]
    let columns: [[Double]]
    let families: [MotionFamily]

    package init(times: [Double], columns: [[Double]], families: [MotionFamily]) {
      (self.times, self.columns, self.families) = (times, columns, families)
    }
  }

  private var found: [(search: Search, fit: MotionFit)] = []
  private static let most = 16

  package init() {}

  package subscript(search: Search) -> MotionFit? {
    get { found.first { $0.search == search }?.fit }
    set {
      guard let newValue else { return }
      found.append((search, newValue))
      if found.count > Self.most { found.removeFirst() }
    }
  }
}
