/// The speed of a run: one that is too short to be seen is slowed down.
public struct RunSpeed: Sendable {
  /// The speed as a share of the chosen one, at most 1.
  public private(set) var share = 1.0
  /// The end of the current run, in frames.
  private var end: Int?
  private let isOn: Bool

  /// A run of fewer frames is slowed down to a second.
  private static let short = 30

  /// - Parameter isOn: Whether short runs are slowed down.
  public init(isOn: Bool) { self.isOn = isOn }

  /// Goes to a frame of a run. Returns whether the speed changes.
  ///
  /// - Parameter end: The frame at which the run will end; nil if it is not known.
  public mutating func go(to frame: Int, end: Int?) -> Bool {
    guard isOn, end != self.end else { return false }
    let before = share
    self.end = end
    let length = end.map { $0 - frame } ?? Self.short
    share = (1..<Self.short).contains(length) ? Double(length) / 60 : 1
    return share != before
  }
}
