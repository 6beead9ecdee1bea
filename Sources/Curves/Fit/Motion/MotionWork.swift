/// How much a search for a motion has done.
///
/// Unchecked: a fit is searched, and read, on one thread.
public final class MotionWork: @unchecked Sendable {
  /// The number of samples for which a motion was tried, over all places.
  public internal(set) var samples = 0

  public init() {}
}
