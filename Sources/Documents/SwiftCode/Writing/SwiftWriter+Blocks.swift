import Language

/// Blocks: closures, which capture `self` where they must, and methods.
extension SwiftWriter {
  /// A block in braces behind a text.
  mutating func braced(_ text: String, _ block: Block, _ parameters: String = "") -> [String] {
    let lines = lines(block)
    if !lines.isEmpty, lines.allSatisfy({ $0.hasPrefix("//") }) { context.hasOnlyComments = true }
    return ["\(text)\(opener(parameters, lines))"] + lines.indented + ["}"]
  }

  /// The opening of a closure, which captures `self` only if its lines use it.
  func opener(_ parameters: String, _ lines: [String]) -> String {
    let capture = "[self] "
    var parameters = parameters
    if parameters.hasPrefix(capture), !usesSelf(lines) {
      parameters = String(parameters.dropFirst(capture.count))
      if parameters == "in" { parameters = "" }
    }
    return parameters.isEmpty ? "{" : "{ \(parameters)"
  }

  /// Whether lines name a member of the view controller outside of texts and comments.
  private func usesSelf(_ lines: [String]) -> Bool {
    let members = facts.definitions.union(scene.names.properties.map(\.name)).union(Self.members)
    return lines.contains { line in
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      let parts = code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      return parts.contains {
        $0.offset.isMultiple(of: 2) && !members.isDisjoint(with: String($0.element).names)
      }
    }
  }

  /// The members of a view controller that code uses.
  private static let members: Set = ["self", "view", "animator", "present", "dismiss", "addChild"]

  mutating func lines(_ block: Block) -> [String] {
    let outer = (context.isInBlock, context.locals)
    context.isInBlock = true
    defer { (context.isInBlock, context.locals) = outer }
    return block.statements.filter { !commands.isQuestion($0) }
      .flatMap { lines($0) }.withoutUnused
  }

  /// A method for an action, and its name.
  mutating func method(_ action: Action, _ block: Block) -> String {
    let outer = context.isInAnimation
    context.isInAnimation = false
    defer { context.isInAnimation = outer }
    let name = scene.names.fresh(action.name)
    let lines = braced("@objc private func \(name)(\(action.parameter)) ", block)
    scene.methods.append(lines.joined(separator: "\n"))
    return name
  }
}

extension [String] {
  /// The lines without constants that no line after them uses.
  var withoutUnused: [String] {
    var (kept, names): ([String], Set<String>) = ([], [])
    for line in reversed() {
      if line.hasPrefix("let "), let name = line.dropFirst(4).prefixOfName, !names.contains(name) {
        continue
      }
      if !line.contains("// ") { names.formUnion(line.names) }
      kept.append(line)
    }
    return kept.reversed()
  }
}

extension Substring {
  /// The name at the start.
  fileprivate var prefixOfName: String? {
    let name = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
