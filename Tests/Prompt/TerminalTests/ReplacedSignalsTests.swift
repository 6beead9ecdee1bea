import Foundation
import Testing

@testable import Platform
@testable import Terminal

@Suite(.serialized) struct ReplacedSignalsTests {
  private static let caught = SignalFlag()

  /// Sends this thread a signal, which threads of tests block, and returns what a handler caught.
  private static func caught(_ signal: Int32) -> Int32 {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return caught.clear()
  }

  @Test func theEarlierActionReturns() {
    var catching = ReplacedSignals()
    catching.catch(SIGUSR1) { ReplacedSignalsTests.caught.raise($0) }
    #expect(catching.earlierAction(of: SIGUSR1) != nil)
    #expect(catching.earlierAction(of: SIGUSR2) == nil)
    let ignoring = ReplacedSignals(ignoring: [SIGUSR1])
    #expect(Self.caught(SIGUSR1) == 0)
    ignoring.restore()
    #expect(Self.caught(SIGUSR1) == SIGUSR1)
    catching.restore()
  }

  @Test func anIgnoredSignalStaysIgnored() {
    let ignoring = ReplacedSignals(ignoring: [SIGUSR2])
    defer { ignoring.restore() }
    var catching = ReplacedSignals()
    catching.catch(SIGUSR2) { ReplacedSignalsTests.caught.raise($0) }
    #expect(catching.earlierAction(of: SIGUSR2) == nil)
    #expect(Self.caught(SIGUSR2) == 0)
  }
}
