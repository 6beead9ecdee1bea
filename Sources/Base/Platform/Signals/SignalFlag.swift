internal import Synchronization

/// A number that a signal handler or another thread may set.
public final class SignalFlag: Sendable {
  private let number = Atomic<Int32>(0)

  public init() {
    // Create the pipe before a handler needs it.
    _ = WakePipe.ends
  }

  public var value: Int32 { number.load(ordering: .relaxed) }

  public var isSet: Bool { value != 0 }

  /// Sets the flag and returns what it was.
  @discardableResult
  public func set(_ value: Int32 = 1) -> Int32 { number.exchange(value, ordering: .relaxed) }

  /// Sets the flag from a signal handler, wakes a wait, and returns the previous value.
  @discardableResult
  public func raise(_ value: Int32 = 1) -> Int32 {
    let previous = set(value)
    WakePipe.wake()
    return previous
  }

  /// Clears the flag and returns what it was.
  @discardableResult
  public func clear() -> Int32 { set(0) }
}
