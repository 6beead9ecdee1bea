import MotionCurves

/// The series that a curve was fitted to.
package struct FitOrigin: Hashable, Sendable {
  /// In the words of a comment: `fitted to elasticOut, off by at most 4 %`.
  package let nearness: String
  /// Seconds, of a fitted curve that has no duration of its own.
  package let duration: Double?

  package init(nearness: String, duration: Double? = nil) {
    (self.nearness, self.duration) = (nearness, duration)
  }
}

/// The curves that fits of series have found, so that a replay of a line does not search again: going
/// back, and each run of a sweep or of a fit, replays the log.
///
/// Nothing is forgotten, since each search was counted as work when the line was typed.
package final class FitMemory {
  /// A hash of what was searched, the same in every process.
  package struct Search: Hashable, Sendable {
    package let first: UInt64
    package let second: UInt64

    package init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }

    /// - Parameter families: The names of the motions that were tried.
    package init(times: [Double], columns: [[Double]], families: [String]) {
      // FNV-1a of whole words, twice: against chance, not against a forger.
      var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
      func mix(_ word: UInt64) {
        first = (first ^ word) &* 0x100_0000_01B3
        first ^= first >> 32
        second = (second ^ word) &* 0x9E37_79B9_7F4A_7C15
        second ^= second >> 29
      }
      for column in [times] + columns {
        mix(UInt64(column.count))
        for value in column { mix(value.bitPattern) }
      }
      for byte in families.joined(separator: "\n").utf8 { mix(UInt64(byte)) }
      (self.first, self.second) = (first, second)
    }
  }

  /// The result of a search.
  package struct Found: Sendable {
    package let curve: Curve
    /// The series that it was fitted to; nil in another process, where no code is written.
    package let origin: FitOrigin?

    package init(_ curve: Curve, _ origin: FitOrigin?) {
      (self.curve, self.origin) = (curve, origin)
    }
  }

  /// The result of each search.
  package private(set) var found: [Search: Found] = [:]

  package init() {}

  package subscript(search: Search) -> Found? {
    get { found[search] }
    set { found[search] = newValue }
  }
}
