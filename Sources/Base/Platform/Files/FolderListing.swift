/// The names in a folder, for completing a partial name.
public enum FolderListing {
  /// The names with a prefix, sorted; names of folders end in `/`.
  ///
  /// Hidden names, which begin with a dot, are included only if the prefix does too; `..` only if
  /// it is typed in full. An unreadable folder has no names, and a name that is not UTF-8 is left
  /// out.
  public static func names(in folder: String, beginningWith letters: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      guard let name = name(of: entry), isWanted(name, letters) else { continue }
      names.append(isFolder(folder + "/" + name) ? name + "/" : name)
    }
    return names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  private static func isWanted(_ name: String, _ letters: String) -> Bool {
    if name == "." || (name == ".." && letters != "..") { return false }
    return name.utf8.starts(with: letters.utf8) && (!name.hasPrefix(".") || letters.hasPrefix("."))
  }

  static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) { field in
      field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
        String(validatingCString: $0)
      }
    }
  }

  /// A link to a folder counts as one.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
