import Files
import FrontEnd
import Pages
import Workbooks

/// A folder of notebooks as a folder of pages.
struct SiteExport {
  private let export: PageExport
  private let host: SiteHost
  /// The depth of folders within the folder.
  private static let depthLimit = 3

  init(export: PageExport, in host: SiteHost) {
    self.export = export
    self.host = host
  }

  /// Exports all notebooks in name order, and says how many there are and what was passed over.
  func run() -> Ending {
    let notebooks: FolderTree
    do {
      notebooks = try FolderTree(below: host.folder, suffix: ".md", depth: Self.depthLimit)
      try NewFolder.create(host.target)
    } catch {
      Console.error("error: \(error.sentence)")
      return .failed
    }
    for entry in notebooks.passedOver {
      let name = FilePath.joined(host.folder, entry.path)
      host.show(.passedOver(name: name, reason: entry.reason.sentence))
    }
    var worst = Ending.finished
    var count = 0
    for name in notebooks.files {
      if host.isInterrupted { return .interrupted }
      let page = FilePath.joined(host.target, PageName.page(of: name))
      let ending = export.export(FilePath.joined(host.folder, name), to: page) { _ in }
      count += ending == .finished ? 1 : 0
      worst = max(worst, ending)
    }
    Console.out("\(count) \(count == 1 ? "page" : "pages") in \(host.target)")
    return worst
  }
}

extension FolderTree.PassedOver.Reason {
  fileprivate var sentence: String {
    switch self {
    case .leavesFolder: "a link that leads out of the folder"
    case .linksToFolder: "a link to a folder, whose notebooks are exported where they are"
    case .leadsNowhere: "a link to a file that does not exist"
    case .notAFile: "not a regular file"
    case .tooDeep: "a folder within more than 3 others"
    case .unreadable: "it cannot be read"
    }
  }
}
