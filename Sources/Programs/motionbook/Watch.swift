import ArgumentParser
import FrontEnd
import Platform
import Playing
import Terminal

/// `motionbook watch FILE…`
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays notebooks whenever they are saved, and shows what is different.",
    discussion: """
      The first time, it shows what `check` shows; after each save, the cells and \
      numbers that are different. Ctrl-C ends it, with status 0.
      """)

  @Argument(help: "Notebooks.", completion: .notebook)
  var files: [String]

  @Option(help: ArgumentHelp("Keep the page of the notebook up to date.", valueName: "page"))
  var page: String?

  @OptionGroup var replay: ReplayOptions

  func validate() throws {
    if let page {
      guard files.count == 1 else { throw ValidationError("--page takes one notebook") }
      guard page.lowercased().hasSuffix(".html") else {
        throw ValidationError("--page takes a name that ends in .html; got \(page)")
      }
    }
    guard files.count <= FileWatch.limit else {
      throw ValidationError("`watch` takes at most \(FileWatch.limit) notebooks")
    }
  }

  func run() throws {
    let host = TerminalHost(Look())
    for file in files where FileMark(file) == nil {
      host.show(.unreadableNotebook(name: file, reason: "there is no such file"))
      return try Status.unreadable.leave()
    }
    // From before the first replay, so that no save is missed.
    let watch = FileWatch(files)
    let notebooks = files.map { WatchedNotebook($0, page: page, in: host, work: replay.work) }
    repeat {
      for notebook in notebooks { notebook.update() }
    } while watch.waitForChange()
  }
}
