/// A thread of this process.
public struct SystemThread: @unchecked Sendable {
  // Only `join` uses it.
  private let thread: pthread_t

  /// Starts a thread; nil if the system cannot.
  @discardableResult
  public init?(_ body: sending @escaping () -> Void) {
    #if canImport(Darwin)
      var created: pthread_t?
    #else
      var created = pthread_t()
    #endif
    let box = Unmanaged.passRetained(Body(body))
    let status = pthread_create(
      &created, nil,
      { box in
        let box: Unmanaged<Body>? = box.map { .fromOpaque($0) }
        box?.takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    if status != 0 { box.release() }
    #if canImport(Darwin)
      guard status == 0, let created else { return nil }
    #else
      guard status == 0 else { return nil }
    #endif
    thread = created
  }

  /// Waits for its end.
  public func join() { pthread_join(thread, nil) }

  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }
}
