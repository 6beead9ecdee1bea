internal import CPosix

/// Signals for which this program has its own actions, until it restores the earlier ones.
public struct ReplacedSignals {
  private var earlier: [(signal: Int32, action: sigaction)] = []

  package init() {}

  /// Ignores signals from here on, for example while another program may receive them.
  public init(ignoring signals: [Int32]) {
    for number in signals {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { continue }
      signal(number, SIG_IGN)
      earlier.append((number, action))
    }
  }

  /// Catches a signal, unless it is ignored. Calls that it interrupts go on.
  package mutating func `catch`(
    _ signal: Int32, with handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    if mpx_catch(signal, handler, &action) != 0 { earlier.append((signal, action)) }
  }

  /// The earlier action of a signal; nil if it was not replaced.
  func earlierAction(of signal: Int32) -> sigaction? {
    earlier.first { $0.signal == signal }?.action
  }

  /// Restores the earlier actions, with all their flags.
  public func restore() {
    for (signal, action) in earlier {
      var action = action
      sigaction(signal, &action, nil)
    }
  }
}
