/// Linux's `/proc`, in which Swift finds a program's arguments and a program its own file.
public enum ProcessFiles {
  /// The missing argument and its help; nil if the program has its arguments.
  ///
  /// Every process has at least one argument, its name. Without `/proc` there are none, and the
  /// program would do something other than what was asked.
  public static func problem(arguments: [String]) -> String? {
    guard arguments.isEmpty else { return nil }
    return """
      error: /proc is missing; without it, the program cannot see its arguments
      help: as root: mount -t proc proc /proc
      """
  }
}
