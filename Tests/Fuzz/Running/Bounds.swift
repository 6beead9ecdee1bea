#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The resources that a program may use. Time is the processor's, so that a busy machine changes
/// nothing. The system ends a program that takes more, and its parent process sees why.
enum Bounds {
  /// Seconds of the processor for one program with all its repetitions.
  static let seconds = 20
  static let bytes = 4 << 30

  /// Gives the next program its time.
  static func renew() {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_PROF, &timer, nil)
    #endif
  }

  /// Bounds the memory of this process.
  static func limitMemory() {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
  }
}
