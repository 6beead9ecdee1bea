import ArgumentParser
import FrontEnd
import Notebooks
import Pages
import Platform
import Playing

/// `motionbook export FILE|FOLDER -o TARGET`
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a notebook a page on which the stage moves, in one file.",
    discussion: """
      The page needs no network: open it in any browser. A folder becomes a folder of pages \
      that link to each other, with README.md as its index, or a gallery if there is none.
      """)

  @Argument(help: "A notebook (.md), or a folder of them.", completion: .notebook)
  var file: String

  @Option(
    name: [.short, .customLong("output")],
    help: """
      The page (.html), a moving picture of the last run (.svg), the animations of the last \
      scene as CSS @keyframes (.css) or Web Animations (.js), all scenes as UIKit code (.swift), \
      a notebook of Jupyter (.ipynb), - for a page on standard output, or a folder for a folder.
      """,
    completion: .file())
  var output: String?

  /// Names behind the first one.
  @Argument(help: .hidden)
  var others: [String] = []

  @Flag(help: "Questions with lines and empty axes, to print and write on.")
  var handout = false

  @Flag(help: "The answers to a handout, to print.")
  var answers = false

  @Flag(help: "A section a screen; arrow keys turn.")
  var slides = false

  @Flag(help: "The page runs: its reader changes cells and numbers, without a network.")
  var live = false

  @Flag(help: "The prompt itself as a page, with a folder of notebooks as its course.")
  var prompt = false

  @Option(help: "Lets the reader turn each tweak with a range through N values, 2 to 9.")
  var tweaks: Int?

  @Option(
    help: "The scene to write as code or a picture, from 1; each `reset` begins another one.")
  var scene: Int?

  @OptionGroup var parameters: ParameterOptions
  @OptionGroup var replay: ReplayOptions

  func validate() throws {
    guard let output, others.isEmpty, !isTurnedAround else {
      throw ValidationError(
        "export reads one notebook and writes what -o names: " + corrected)
    }
    if FolderListing.isFolder(file), !parameters.settings.isEmpty {
      throw ValidationError("-p sets parameters of one notebook, not of a folder of them")
    }
    guard [handout, answers, slides].count(where: \.self) <= 1 else {
      throw ValidationError("--handout, --answers and --slides exclude each other")
    }
    guard !live || form == .notebook else {
      throw ValidationError("--live makes a page to read, without --handout, --answers or --slides")
    }
    guard !prompt || FolderListing.isFolder(file) && output.lowercased().hasSuffix(".html") else {
      throw ValidationError(
        "--prompt takes a folder of notebooks and makes a .html page:"
          + " motionbook export notebooks --prompt -o motionbook.html")
    }
    guard tweaks.map((2...9).contains) ?? true else {
      throw ValidationError("--tweaks must be between 2 and 9")
    }
    if let scene {
      let forms = [".svg", ".css", ".js", ".swift"]
      guard forms.contains(where: output.lowercased().hasSuffix) else {
        throw ValidationError("--scene chooses what a .svg, .css, .js or .swift file has")
      }
      guard scene >= 1 else { throw ValidationError("--scene counts from 1; got \(scene)") }
    }
    if live, !FolderListing.isFolder(file), output != "-", !output.lowercased().hasSuffix(".html") {
      throw ValidationError("--live makes a .html page; got \(output)")
    }
    if !FolderListing.isFolder(file), output != "-", !Self.isTarget(output) {
      throw ValidationError(
        "-o takes a name that ends in .html, .svg, .css, .js, .swift or .ipynb, or -; got \(output)"
      )
    }
  }

  private static func isTarget(_ name: String) -> Bool {
    [".html", ".svg", ".css", ".js", ".swift", ".ipynb"].contains(
      where: name.lowercased().hasSuffix)
  }

  /// Whether the notebook is where the page belongs, and the page where the notebook does.
  private var isTurnedAround: Bool {
    Self.isTarget(file) && output.map(InputText.isNotebookName) ?? false
  }

  /// The command with its names in their places: the notebook is the one that ends like one.
  private var corrected: String {
    let names = [file] + others + (output.map { [$0] } ?? [])
    let source =
      names.first { InputText.isNotebookName($0) || FolderListing.isFolder($0) }
      ?? names.first { !Self.isTarget($0) } ?? "notebook.md"
    let target = names.last { $0 != source } ?? "page.html"
    return "motionbook export \(source.shellWord) -o \(target.shellWord)"
  }

  private var target: String { output ?? "" }

  private var form: PageForm {
    handout ? .handout : answers ? .answers : slides ? .slides : .notebook
  }

  func run() throws {
    let terminal = TerminalHost(Look())
    if prompt {
      let export = PromptExport(folder: file, target: target, in: terminal)
      return try Status(export.run(with: EngineScript.text())).leave()
    }
    let script = live ? try EngineScript.text() : nil
    guard FolderListing.isFolder(file) else {
      let export = export(in: terminal, script.map { .inPage(script: $0) })
      return try Status(export.export(file, to: target) { Console.out($0) }).leave()
    }
    let host = SiteHost(file, to: target, in: terminal)
    let engine = script.map { LiveNotebook.Engine.file(EngineScript.path(of: $0)) }
    let site = SiteExport(export: export(in: host, engine), in: host, engineScript: script)
    try Status(site.run()).leave()
  }

  private func export(
    in host: any Host & FileHost, _ engine: LiveNotebook.Engine?
  ) -> PageExport {
    PageExport(
      in: host, work: replay.work, form: form, tweakValues: tweaks, scene: scene, engine: engine,
      settings: parameters.settings)
  }
}
