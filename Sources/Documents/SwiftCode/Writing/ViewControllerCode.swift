import Evaluation
import Language

/// A scene as a view controller in UIKit: its views and behaviors, and what happens at which time.
///
/// A `Timeline` gives the statements with their times. The file's header lists each `MissingPart`,
/// and `UIKitTiming` says which curves UIKit has.
package struct ViewControllerCode {
  private let rules: WrittenRules
  private let commands: CommandTable

  package init(_ commands: CommandTable) {
    self.commands = commands
    rules = WrittenRules(.standard, commands)
  }

  /// The code of a scene, and what it does not have.
  ///
  /// - Parameter name: The name of the class.
  package func code(of scene: [TimedStatement], named name: String) -> WrittenCode {
    var writer = SwiftWriter(rules, commands)
    let scene = numbered(scene, writer)
    writer.facts.transformed = Self.transformed(in: scene)
    for timed in scene { writer.facts.note(timed.statement, writer.constants) }
    let begin = scene.firstIndex { !$0.isQuestion && !$0.statement.setsUp } ?? scene.endIndex
    let constants = Set(scene[..<begin].compactMap(\.statement.boundName))
    writer.facts.share(
      scene[begin...].flatMap(\.statement.span.text.names).filter(constants.contains))
    let silent = writer
    var (first, body) = bodies(of: scene, from: begin, &writer)
    let delegates = Set(writer.scene.callbacks.compactMap(\.callback.protocol))
    let isCollisionDelegate = delegates.contains(SwiftCallback.collisionDelegate)
    let isScrollDelegate = delegates.contains(SwiftCallback.scrollDelegate)
    if isCollisionDelegate || isScrollDelegate {
      writer = silent
      (writer.facts.isCollisionDelegate, writer.facts.isScrollDelegate) = (
        isCollisionDelegate, isScrollDelegate
      )
      (first, body) = bodies(of: scene, from: begin, &writer)
    }
    let presents = scene.contains { $0.statement.isAbout(["present", "dismiss"]) }
    let protocols = Set(writer.scene.callbacks.compactMap(\.callback.protocol))
    let supers = ["UIViewController"] + protocols.sorted()
    // The cover's dismissal lets the view appear again.
    let once = presents && !body.isEmpty
    var members = properties(writer, once ? ["private var hasBegun = false"] : [])
    members.append(
      ["override func viewDidLoad() {", "  super.viewDidLoad()"]
        + self.delegates(writer, protocols).indented + first.indented + ["}"])
    if !body.isEmpty {
      let guarded = once ? ["guard !hasBegun else { return }", "hasBegun = true"] : []
      members.append(
        [
          "override func viewDidAppear(_ animated: Bool) {", "  super.viewDidAppear(animated)",
        ] + guarded.indented + body.indented + ["}"])
    }
    for (callback, lines) in writer.scene.callbacks {
      members.append(
        ["\(callback.opener) {"] + (callback.first + lines).indented + ["}"])
    }
    members += writer.scene.methods.map { $0.split(separator: "\n").map(String.init) }
    let lines =
      ["final class \(name): \(supers.joined(separator: ", ")) {"]
      + Array(members.joined(separator: [""])).indented + ["}"]
    return WrittenCode(lines: lines, missing: writer.scene.missing, scene: scene)
  }

  /// A scene with a name for each of many: `ball3` for `ball[3]`.
  private func numbered(_ scene: [TimedStatement], _ writer: SwiftWriter) -> [TimedStatement] {
    guard scene.contains(where: { $0.statement.span.text.contains("[") }) else { return scene }
    var writer = writer
    for timed in scene { writer.facts.note(timed.statement, writer.constants) }
    var names = NumberedNames(Set(scene.flatMap { $0.statement.span.text.names }), commands)
    let numbered = scene.flatMap { timed in
      if timed.isQuestion { return [timed] }
      let texts = names.texts(timed.statement) ?? [timed.statement.span.text]
      guard texts != [timed.statement.span.text] else { return [timed] }
      return texts.compactMap(writer.statement).map(timed.with)
    }
    return names.isEmpty ? scene : numbered
  }

  /// The views of which several of `transform`, `scale` and `rotation` are mentioned.
  private static func transformed(in scene: [TimedStatement]) -> Set<String> {
    var parts: [String: Set<String>] = [:]
    for timed in scene where !timed.isQuestion {
      let words = timed.statement.span.text.split { !($0.isLetter || $0.isNumber || $0 == ".") }
      for path in words.map({ $0.split(separator: ".").map(String.init) }) where path.count > 1 {
        guard ["transform", "scale", "rotation"].contains(path[1]) else { continue }
        parts[path[0], default: []].insert(path[1])
      }
    }
    return Set(parts.filter { $0.value.count > 1 }.keys)
  }

  private func properties(_ writer: SwiftWriter, _ more: [String]) -> [[String]] {
    let animator = "private lazy var animator = UIDynamicAnimator(referenceView: view)"
    let isDynamic =
      writer.scene.names.properties.contains { $0.type.hasSuffix("Behavior") }
      || writer.scene.callbacks.contains { $0.callback.protocol == "UIDynamicAnimatorDelegate" }
    let lines = writer.scene.names.properties.map { "private var \($0.name): \($0.type)!" }
    let all = (isDynamic ? [animator] : []) + lines + more
    return all.isEmpty ? [] : [all]
  }

  private func delegates(_ writer: SwiftWriter, _ protocols: Set<String>) -> [String] {
    protocols.contains("UIDynamicAnimatorDelegate") ? ["animator.delegate = self"] : []
  }

  /// The statements that set the stage up, and those from the first one that lets something move:
  /// that is when the view has appeared. What comes after a run is in a task that waits.
  private func bodies(
    of scene: [TimedStatement], from begin: Int, _ writer: inout SwiftWriter
  ) -> (first: [String], body: [String]) {
    var (first, lines, later): ([String], [String], [String]) = ([], [], [])
    var isLater = false
    let unused = Self.unused(in: scene)
    for (index, timed) in scene.enumerated() where !unused.contains(index) {
      writer.context.time = timed.start
      var written: [String] = []
      if timed.end > timed.start { isLater = true }
      if timed.isPassage, timed.end > timed.start {
        if timed.isConditional { written += SwiftWriter.comment("", timed.statement.span.text) }
        written.append(SwiftWriter.wait(timed.end - timed.start))
      } else if !timed.isPassage, !timed.isQuestion {
        written = writer.lines(timed.statement)
      }
      if isLater {
        later += written
      } else if index >= begin {
        lines += written
      } else {
        first += written
      }
    }
    while later.last?.isIdle == true { later.removeLast() }
    let body = later.isEmpty ? lines : lines + ["Task {"] + later.withoutUnused.indented + ["}"]
    return (first.withoutUnused, body.withoutUnused)
  }

  /// The indices of statements that bind a name which none after them mentions.
  private static func unused(in scene: [TimedStatement]) -> Set<Int> {
    var (unused, mentioned): (Set<Int>, Set<String>) = ([], [])
    for (index, timed) in scene.enumerated().reversed() {
      if let name = timed.statement.boundName, !mentioned.contains(name) { unused.insert(index) }
      if !timed.isQuestion, !timed.isPassage {
        mentioned.formUnion(timed.statement.span.text.names)
      }
    }
    return unused
  }
}

extension [String] {
  var indented: [String] { map { $0.isEmpty ? $0 : "  " + $0 } }
}

extension String {
  /// Whether nothing comes of it at the end of a task.
  fileprivate var isIdle: Bool { hasPrefix("try await") || hasPrefix("// run") }
}

extension Statement {
  /// Whether it only makes what will move.
  fileprivate var setsUp: Bool {
    switch kind {
    case .letBinding, .assignment, .definition, .handler: true
    case .command:
      isAbout([
        "view", "scroll", "screen", "transition", "add", "bringToFront", "sendToBack", "group",
        "stage",
      ])
    default: false
    }
  }

  fileprivate func isAbout(_ verbs: Set<String>) -> Bool {
    if case .command(let command) = kind { verbs.contains(command.verb.text) } else { false }
  }

  /// The name of a value that it binds.
  fileprivate var boundName: String? {
    if case .letBinding(let name, _) = kind, name.key == nil { name.text } else { nil }
  }
}
