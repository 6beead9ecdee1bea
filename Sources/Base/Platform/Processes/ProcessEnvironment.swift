internal import CPosix

/// The environment variables of this process.
public enum ProcessEnvironment {
  /// A copy by name. Values that are not UTF-8 are repaired with U+FFFD.
  public static var current: [String: String] {
    var variables: [String: String] = [:]
    guard var entry = mpx_environment() else { return variables }
    while let text = entry.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return variables
  }

  /// The value of a variable; nil if there is none. For a few of them, this takes a fraction of the
  /// time of a copy.
  public static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The number of cores that this process may use, at least one.
  public static var cores: Int {
    let allowed = Int(mpx_allowed_cores())
    return max(1, allowed > 0 ? allowed : Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// The variables in the form for starting a program.
  static var block: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { mpx_environment() }
}
