#if Class
  import MotionPlatform

  /// Signals as calls on a thread of its own.
  enum Signals {
    /// Without SIGHUP where `nohup` has the program ignore it.
    private static let ending = [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP])

    private static func isIgnored(_ number: Int32) -> Bool {
      let action = signal(number, SIG_IGN)
      let isIgnored = unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if !isIgnored { signal(number, action) }
      return isIgnored
    }

    /// Holds them back in every thread that is created from now on.
    static func hold() {
      signal(SIGPIPE, SIG_IGN)
      for number in ending { signal(number, SIG_DFL) }
      var signals = signals
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    static func deliver(_ body: @escaping @Sendable () -> Void) {
      Threads.run {
        var signals = signals
        var number: Int32 = 0
        while sigwait(&signals, &number) == 0 { body() }
      }
    }

    private static var signals: sigset_t {
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in ending { sigaddset(&signals, number) }
      return signals
    }
  }

  /// A thread that waits for something outside, until the program ends.
  enum Threads {
    static func run(_ body: @escaping @Sendable () -> Void) {
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let box = Unmanaged.passRetained(Box(body)).toOpaque()
      let status = pthread_create(
        &thread, nil,
        { box in
          let box: Unmanaged<Box>? = box.map { .fromOpaque($0) }
          box?.takeRetainedValue().body()
          return nil
        }, box)
      if status != 0 { Unmanaged<Box>.fromOpaque(box).release() }
    }

    private final class Box {
      let body: @Sendable () -> Void

      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
  }

  /// The files and sockets that this process may have open at once.
  enum OpenFiles {
    /// As many as the system lets it: each connection is one.
    static func allowMost() {
      var limit = rlimit()
      #if canImport(Darwin)
        let resource = RLIMIT_NOFILE
      #else
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      #endif
      guard getrlimit(resource, &limit) == 0 else { return }
      limit.rlim_cur = min(limit.rlim_max, most)
      setrlimit(resource, &limit)
    }

    private static let most: rlim_t = 65_536
  }
#endif
