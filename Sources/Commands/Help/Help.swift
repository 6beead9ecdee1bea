import Answers
import Values
import Execution
import Curves
import Diagnostics
import Language
import Text

/// `help`: an overview, a command, a list of curves or functions. All of it comes from the
/// declarations.
package enum Help {
  package static let topics = ["curves", "functions", "events", "units", "properties", "keys"]

  /// Everything that help can be asked for.
  package static var subjects: [String] {
    Commands.known.all.map(\.verb) + topics + Grammar.controlWords + CurveCalls.names
      + Builtins.functions.map(\.name)
  }

  /// The lines about a word; nil where there is no help about it.
  package static func lines(about word: String) -> [String]? {
    if let declaration = Commands.known.declaration(of: word) {
      // `events` is a command and a topic.
      return lines(about: declaration) + (topic(word) ?? [])
    }
    if let topic = topic(word) { return topic }

    if let control = control[word] { return control }
    if let easing = Easing.named(word) {
      return ["\(easing.name): \(easing.summary)", "  `plot \(easing.name)` draws it"]
    }
    if word == "keyboard" { return curves }
    if let preset = CurveCalls.springs.first(where: { $0.name == word }) {
      return [
        "\(word): \(preset.system)'s spring: \(preset.summary)",
        "  `convert \(word)` translates it",
      ]
    }
    if let function = Builtins.function(named: word) {
      let line = "\(function.name)(\(function.parameters)): \(function.summary)"
      return [line] + (function.example.isEmpty ? [] : ["  `\(function.example)`"])
    }
    if let event = EventMatch.all.first(where: { $0.name == word }) {
      return ["\(word): \(event.says)", "  an event: `on \(word) { … }`; `help events` lists them"]
    }
    if let property = ViewProperties.property(named: word) {
      return ["\(word): \(property.summary)", "  a view's property: \(property.kind.described)"]
    }
    return nil
  }

  private static func topic(_ word: String) -> [String]? {
    switch word {
    case "curves": curves
    case "functions": functions
    case "events": events
    case "units": units
    case "properties": properties
    case "keys": keys
    default: nil
    }
  }

  // MARK: Overview

  package static let overview: [String] = {
    var lines = ["A line is a verb, what it is about, and keywords with values."]
    let width = Commands.known.all.map(\.verb.count).max() ?? 0
    for group in CommandDeclaration.Group.allCases {
      lines.append(group.rawValue)
      for command in Commands.known.all where command.group == group {
        lines.append("  `\(command.verb)`".padded(right: width + 6) + command.summary)
      }
    }
    lines.append("Control: `let`, `for`, `repeat`, `if`, `def`, `on EVENT`, `at TIME`")
    lines.append(
      "`help gravity` tells all of one; also "
        + topics.map { "`help \($0)`" }.joined(separator: ", "))
    lines.append("Try: `view box frame (100, 0, 100, 100)`, `gravity on box`, `run 1s`, `draw`")
    return lines
  }()

  // MARK: A command

  private static func lines(about command: CommandDeclaration) -> [String] {
    var lines = ["\(command.verb): \(command.summary)", "  \(usage(of: command))"]
    var rows: [(String, String)] = []
    if let subject = command.subject { rows.append((subject.label, subject.summary)) }
    for clause in command.clauses {
      var text = clause.summary + " (\(clause.kind.described)"
      if clause.isRequired { text += ", needed" }
      if !clause.standard.isEmpty { text += "; else \(clause.standard)" }
      rows.append((clause.keyword, text + ")"))
    }
    if command.takesName { rows.append(("as NAME", "gives it a name of its own")) }
    let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    lines += rows.map { "  " + $0.0.padded(right: width) + "  " + $0.1 }
    lines += command.notes.map { "  " + $0 }
    lines.append("Examples")
    lines += command.examples.map { "  `\($0)`" }
    return lines
  }

  package static func usage(of command: CommandDeclaration) -> String {
    var parts = [command.verb]
    if let subject = command.subject {
      parts.append(subject.isRequired ? subject.label : "[\(subject.label)]")
    }
    for clause in command.clauses {
      var text = clause.keyword
      let value = placeholder(clause.kind)
      if !value.isEmpty { text += clause.isValueOptional ? " [\(value)]" : " \(value)" }
      parts.append(clause.isRequired ? text : "[\(text)]")
    }
    if command.takesName { parts.append("[as NAME]") }
    switch command.block {
    case .none: break
    case .optional: parts.append("[{ … } [then { … }]]")
    case .required: parts.append("{ … }")
    }
    return parts.joined(separator: " ")
  }

  private static func placeholder(_ kind: ValueKind) -> String {
    switch kind {
    case .number(.time, _): "TIME"
    case .number(.angle, _): "ANGLE"
    case .number, .count: "NUMBER"
    case .boolean: "on|off"
    case .string: "\"TEXT\""
    case .color: "COLOR"
    case .point: "(X, Y)"
    case .size: "WxH"
    case .rect: "(X, Y, W, H)"
    case .insets: "(TOP, LEFT, BOTTOM, RIGHT)"
    case .transform: "TRANSFORM"
    case .curve: "CURVE"
    case .region: "REGION"
    case .range: "A..B"
    case .points: "[POINTS]"
    case .view: "VIEW"
    case .views: "VIEWS"
    case .object, .name: "NAME"
    case .path, .keyPath: "PROPERTY"
    case .expression: "VALUE"
    case .expressions: "VALUES"
    case .word(let words): words.joined(separator: "|")
    case .binding: "NAME in A..B"
    case .flag: ""
    }
  }
}
