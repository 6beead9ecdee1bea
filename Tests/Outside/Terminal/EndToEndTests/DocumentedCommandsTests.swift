import Foundation
import TestSupport
import Testing

/// The pages are right about the shell: commands print the text below them, and each
/// subcommand, option and script that a page names is there.
@Suite struct DocumentedCommandsTests {
  /// Pages with a command that has its output below it. The README's belong to a session:
  /// NewcomerTests.
  static let shown = ProjectPage.all.filter { page in
    page.path != "README.md" && page.blocks.contains(where: isAnswered)
  }

  private static func isAnswered(_ block: ProjectPage.Block) -> Bool {
    // DocumentedAnswersTests checks the output of `jq` without it.
    block.info == "sh" && block.answer?.info == "text" && !block.text.contains("| jq ")
  }

  @Test func someAreShown() { #expect(!Self.shown.isEmpty) }

  /// The notebooks that the page shows are there, by the names that it gives them, and the course.
  @Test(arguments: shown)
  func commandsPrintWhatIsShown(_ page: ProjectPage) throws {
    let desk = try Desk()
    let course = ProjectFolder.root.appendingPathComponent("notebooks").path
    try #require(desk.shell("cp -R '\(course)' notebooks").status == .exited(0))
    for block in page.blocks where block.info.hasPrefix("markdown ") {
      try desk.write(String(block.info.dropFirst("markdown ".count)), block.text)
    }
    for block in page.blocks.filter(Self.isAnswered) {
      let run = try desk.shell("exec 2>&1; motionbook() { \"$motionbook\" \"$@\"; }\n\(block.text)")
      #expect(run.standardOutput == block.answer?.text, "\(block.text)")
    }
  }

  // MARK: Names

  /// The options of each subcommand, and of all of them together by the empty name.
  private static let options = Result { try readOptions() }

  private static func readOptions() throws -> [String: Set<String>] {
    let text = try Desk().run("--experimental-dump-help").standardOutput
    let table = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    var options: [String: Set<String>] = [:]
    func read(_ command: [String: Any]) {
      let name = command["commandName"] as? String ?? ""
      for argument in command["arguments"] as? [[String: Any]] ?? [] {
        for spelling in argument["names"] as? [[String: Any]] ?? [] {
          let dashes = spelling["kind"] as? String == "long" ? "--" : "-"
          let option = dashes + (spelling["name"] as? String ?? "")
          options[name, default: []].insert(option)
          options["", default: []].insert(option)
        }
      }
      if options[name] == nil { options[name] = [] }
      for each in command["subcommands"] as? [[String: Any]] ?? [] { read(each) }
    }
    read(try #require(table?["command"] as? [String: Any]))
    return options
  }

  @Test(arguments: ProjectPage.all)
  func theProgramHasWhatIsNamed(_ page: ProjectPage) throws {
    let options = try Self.options.get()
    for code in page.code {
      guard let call = code.firstMatch(of: /(?:^|[ \/])motionbook ([^|]*)/) else { continue }
      let words = call.1.split(separator: " ")
      if let word = words.first, word.wholeMatch(of: /[a-z]+/) != nil {
        #expect(options[String(word)] != nil, "`\(code)`")
      }
      for word in words {
        guard let option = word.prefixMatch(of: /--?[a-z][a-z-]*/) else { continue }
        #expect(options[""]?.contains(String(option.0)) == true, "`\(code)`")
      }
    }
  }

  @Test(arguments: ProjectPage.all)
  func theScriptsAreThere(_ page: ProjectPage) {
    for match in page.text.matches(of: /(?:^|[^a-z\/.])scripts\/([a-z0-9_.\/-]+[a-z0-9])/) {
      let file = ProjectFolder.root.appendingPathComponent("scripts/\(match.1)").path
      #expect(FileManager.default.fileExists(atPath: file), "scripts/\(match.1)")
    }
  }

  @Test func thePageOfTheCommandLineIsComplete() throws {
    let page = try #require(ProjectPage.at("notebooks/pages/shell.md"))
    let options = try Self.options.get()
    for name in options.keys where !["", "motionbook", "help", "start", "uninstall"].contains(name)
    {
      #expect(page.text.contains(name == "install" ? "kernel install`" : "`motionbook \(name)"))
    }
    for option in options["start"] ?? [] { #expect(page.text.contains("`\(option)"), "\(option)") }
  }
}
