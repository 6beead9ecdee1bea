#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals that another program may get now, and this one does not hear of.
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

  /// Gives back what was there before, with all its flags.
  public func restore() {
    for (number, action) in replaced {
      var action = action
      sigaction(number, &action, nil)
    }
  }
}
