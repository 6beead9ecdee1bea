import Files
import FrontEnd
import Notebooks
import Pages
import Platform
import Playing

/// A folder of notebooks as a folder of pages, with an index that shows them.
struct SiteExport {
  private let export: PageExport
  private let host: SiteHost
  /// The script with the engine of live pages; nil for pages that replay.
  private let engineScript: String?
  /// The depth of folders within the folder.
  private static let depthLimit = 3

  init(export: PageExport, in host: SiteHost, engineScript: String? = nil) {
    (self.export, self.host, self.engineScript) = (export, host, engineScript)
  }

  /// Exports all notebooks, and says how many there are and what was passed over.
  func run() -> RunStatus {
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
    let plan = SitePlan(notebooks.files.compactMap { name in document(name).map { (name, $0) } })
    var (worst, count, pictures) = (RunStatus.finished, 0, Set<String>())
    // An unreadable notebook is in no plan, and says so where it is exported.
    let unplanned = notebooks.files.filter { !plan.names.contains($0) }
    // The index comes last: it shows pictures of the others.
    let order =
      plan.names.filter { !plan.isIndex($0) } + unplanned + plan.names.filter(plan.isIndex)
    guard order.isEmpty || sharedFiles.allSatisfy({ write($0.text, $0.name) }) else {
      return .failed
    }
    for name in order {
      if host.isInterrupted { return .interrupted }
      let page = FilePath.joined(host.target, PageName.page(of: name))
      let ending = export.export(
        FilePath.joined(host.folder, name), to: page, in: plan.site(for: name, pictures: pictures),
        covered: { if write($0.thumbnail, SitePlan.picture(of: name)) { pictures.insert(name) } })
      count += ending == .finished ? 1 : 0
      worst = max(worst, ending)
    }
    if !plan.hasIndex, !plan.names.isEmpty {
      let title = FilePath.split(FilePath.absolute(host.folder)).name
      if !write(plan.index(named: title, pictures: pictures), SitePlan.indexName) {
        worst = .failed
      }
    }
    Console.out("\(count) \(count == 1 ? "page" : "pages") in \(host.target)")
    return worst
  }

  private var sharedFiles: [(name: String, text: String)] {
    SitePlan.sharedFiles(isLive: engineScript != nil)
      + (engineScript.map { [(EngineScript.path(of: $0), $0)] } ?? [])
  }

  private func document(_ name: String) -> NotebookDocument? {
    try? host.read(FilePath.joined(host.folder, name)).document()
  }

  /// Writes a file of the site, or says why it cannot. Returns whether it could.
  private func write(_ text: String, _ name: String) -> Bool {
    let path = FilePath.joined(host.target, name)
    do throws(FileRefusal) {
      try host.write(text, to: path, over: .anything)
      return true
    } catch {
      host.show(.unwritable(name: path, reason: error.reason))
      return false
    }
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
