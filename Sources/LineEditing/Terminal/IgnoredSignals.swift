#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals that this program ignores while another one may receive them.
public struct IgnoredSignals {
  private var replaced: [(signal: Int32, action: sigaction)] = []

  /// Ignores signals from here on.
  public init(_ signals: [Int32]) {
    for number in signals {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { continue }
      signal(number, SIG_IGN)
      replaced.append((number, action))
    }
  }

  /// Restores the earlier actions, with all their flags.
  public func restore() {
    for (number, action) in replaced {
      var action = action
      sigaction(number, &action, nil)
    }
  }
}
