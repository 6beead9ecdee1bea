import Platform

/// The file of this program.
package enum ProgramFile {
  /// The file that is running, even if it has been moved since; nil if unknown.
  package static var path: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(cString: path)
    #else
      return "/proc/self/exe"
    #endif
  }
}
