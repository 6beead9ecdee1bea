import Files

/// The files of one kind in a folder and the folders in it.
public struct FolderTree: Equatable, Sendable {
  /// The paths from the folder, in the order of their names: regular files, and links to some below
  /// the folder.
  public private(set) var files: [String] = []

  /// The omitted entries: with such a name, or that may hold files.
  public private(set) var passedOver: [PassedOver] = []

  /// An entry that is not among the files, by its path from the folder.
  public struct PassedOver: Hashable, Sendable {
    public let path: String
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
      case leavesFolder
      /// Its files are found where they are.
      case linksToFolder
      case leadsNowhere
      /// A pipe, a socket or a device.
      case notAFile
      /// A folder in more folders than the depth.
      case tooDeep
      case unreadable
    }
  }

  private let root: String
  private let suffix: String
  private let depth: Int

  /// Finds the files. Names that begin with a dot are left out, with all that is in such folders.
  ///
  /// - Parameters:
  ///   - suffix: How the names of the files end.
  ///   - depth: The most folders below the folder.
  public init(below root: String, suffix: String, depth: Int) throws(FileProblem) {
    (self.root, self.suffix, self.depth) = (root, suffix, depth)
    add(try Descriptor(folder: root), prefix: "", level: 0)
  }

  private mutating func add(_ folder: borrowing Descriptor, prefix: String, level: Int) {
    let names = folder.names.filter { !$0.hasPrefix(".") }
    for name in names.sorted(by: { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) })
    {
      let path = prefix + name
      switch folder.status(of: name)?.kind {
      case S_IFDIR: addFolder(name, in: folder, path: path, level: level + 1)
      case S_IFLNK: addLink(name, in: folder, path: path)
      case S_IFREG: if name.hasSuffix(suffix) { files.append(path) }
      default: if name.hasSuffix(suffix) { passOver(path, .notAFile) }
      }
    }
  }

  private mutating func addFolder(
    _ name: String, in folder: borrowing Descriptor, path: String, level: Int
  ) {
    guard level <= depth else { return passOver(path + "/", .tooDeep) }
    do {
      add(try folder.folder(name, path: path), prefix: path + "/", level: level)
    } catch {
      passOver(path + "/", .unreadable)
    }
  }

  private mutating func addLink(_ name: String, in folder: borrowing Descriptor, path: String) {
    guard name.hasSuffix(suffix) || folder.linksToFolder(name) else { return }
    do throws(FileProblem) {
      let kind = try FilePlace(path, below: root, links: .inside).opened().status().kind
      switch kind {
      case S_IFREG where name.hasSuffix(suffix): files.append(path)
      case S_IFDIR: passOver(path, .linksToFolder)
      default: passOver(path, .notAFile)
      }
    } catch {
      switch error {
      case .outside: passOver(path, .leavesFolder)
      case .missing: passOver(path, .leadsNowhere)
      default: passOver(path, .unreadable)
      }
    }
  }

  private mutating func passOver(_ path: String, _ reason: PassedOver.Reason) {
    passedOver.append(PassedOver(path: path, reason: reason))
  }
}
