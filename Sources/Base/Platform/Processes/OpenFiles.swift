/// The files and sockets that this process may have open at once.
public enum OpenFiles {
  /// Allows as many as the system lets it.
  public static func allowMost() {
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
