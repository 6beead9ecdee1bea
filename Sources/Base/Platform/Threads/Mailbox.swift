/// A queue from one thread to another.
public final class Mailbox<Letter>: @unchecked Sendable {
  // Every use of `letters` holds the lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var letters: [Letter] = []

  public init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(arrival, nil)
  }

  deinit {
    pthread_cond_destroy(arrival)
    pthread_mutex_destroy(lock)
    arrival.deallocate()
    lock.deallocate()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  public func append(_ letter: Letter) {
    locked {
      letters.append(letter)
      pthread_cond_signal(arrival)
    }
  }

  /// The oldest letter; waits for one.
  public func next() -> Letter {
    locked {
      while letters.isEmpty { pthread_cond_wait(arrival, lock) }
      return letters.removeFirst()
    }
  }

  /// Removes all letters that are there, and returns them in their order.
  public func removeAll() -> [Letter] {
    locked {
      defer { letters = [] }
      return letters
    }
  }

  /// Replaces the letters that are there.
  public func replaceAll(_ change: (Letter) -> Letter) {
    locked { letters = letters.map(change) }
  }
}
