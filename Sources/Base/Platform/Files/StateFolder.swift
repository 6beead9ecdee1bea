import Files

/// The folder for data that outlives a session, by the XDG Base Directory Specification.
public enum StateFolder {
  /// `$XDG_STATE_HOME/motionbook`, or `~/.local/state/motionbook`; nil if the environment has
  /// neither. A path that is not absolute is ignored, according to the specification.
  public static func path(environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return joined(state, "motionbook")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return joined(home, ".local/state/motionbook")
  }

  private static func joined(_ folder: String, _ rest: String) -> String {
    folder.hasSuffix("/") ? folder + rest : folder + "/" + rest
  }

  /// Creates the folder and its missing parents, accessible only by their owner.
  public static func create(_ path: String) throws(FileProblem) {
    guard path.hasPrefix("/") else { throw .invalidPath(path) }
    try NewFolder.create(path, mode: 0o700)
  }

  /// The names in a folder, in no particular order; a missing folder has none.
  static func names(in folder: String) -> [String] {
    guard let place = try? Descriptor(folder: folder) else { return [] }
    return place.names
  }
}
