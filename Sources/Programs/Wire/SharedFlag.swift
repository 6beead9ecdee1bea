internal import CZeroMQ

/// A flag that one thread sets and another checks, without waiting.
public final class SharedFlag: @unchecked Sendable {
  // Only the atomic functions touch it.
  private let value = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

  public init() { value.initialize(to: 0) }

  deinit { value.deallocate() }

  public var isSet: Bool { mzm_flag_load(value) != 0 }

  public func set() { mzm_flag_store(value, 1) }

  public func clear() { mzm_flag_store(value, 0) }
}
