/// How much a search for a motion has done, and whether it is to stop.
///
/// Unchecked: a fit is searched, and read, on one thread.
public final class MotionWork: @unchecked Sendable {
  /// The number of samples for which a motion was tried, over all places. Those of a curve that was
  /// given count twice: it takes about twice the time of a motion.
  public internal(set) var samples = 0
  private let isStopped: () -> Bool

  /// Creates a count of work that starts at 0.
  /// - Parameter isStopped: Asked before each descent of the search.
  public init(isStopped: @escaping () -> Bool = { false }) { self.isStopped = isStopped }

  func heedStop() throws(MotionFit.Problem) {
    if isStopped() { throw .stopped }
  }
}
