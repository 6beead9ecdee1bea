import Commands
import Curves
import Execution
import Staging
import Values

extension Completer {
  /// What a statement may begin with.
  var statements: [Completion] {
    Commands.known.all.map { Completion($0.verb, $0.summary) }
      + [
        Completion("let", "gives a value a name"), Completion("for", "repeats for each value"),
        Completion("repeat", "repeats a block"), Completion("if", "runs a block on a condition"),
        Completion("def", "makes a command"), Completion("on", "runs a block at an event"),
        Completion("at", "runs a block at a time"),
      ]
      + world.values.definitions.names.sorted().map {
        Completion($0, "a command made by def")
      }
      + objects + variables
  }

  var values: [Completion] { objects + variables + standing + curves + functions }

  var views: [Completion] {
    world.stage.views.map { Completion($0.name, "a view", suffix: "") }
  }

  var objects: [Completion] {
    let objects = world.objects
    let behaviors = objects.behaviors.map { entry in
      let items = entry.behavior.items.map(\.name).joined(separator: ", ")
      return Completion(entry.name, "\(entry.verb) on \(items)", suffix: "")
    }
    let groups = objects.groups.map { entry in
      let members = entry.views.map(\.name).joined(separator: ", ")
      return Completion(entry.name, "a group of \(members)", suffix: "")
    }
    let handlers = world.values.handlers.all.map {
      Completion($0.name, "a handler of \($0.pattern.event.text)", suffix: "")
    }
    let effects = objects.effects.map {
      Completion($0.name, "a motion effect on \($0.view.name)", suffix: "")
    }
    return views + behaviors + groups + handlers + effects
  }

  private var variables: [Completion] {
    (reader.scopeNames + world.values.variables.names).map { name in
      let value = reader[name]?.text(reader.format) ?? ""
      return Completion(name, value, suffix: "")
    }
  }

  private var standing: [Completion] {
    [
      Completion("t", "the time", suffix: ""), Completion("rest", "whether all is still"),
      Completion("keyboard", "the keyboard", suffix: ""),
      Completion("tilt", "how the device is tilted", suffix: ""),
      Completion("stage", "the reference view", suffix: ""),
      Completion("pi", "3.14159", suffix: ""), Completion("true", ""), Completion("false", ""),
    ]
  }

  var curves: [Completion] {
    Easing.all.map { Completion($0.name, $0.summary) }
      + [
        Completion("keyboard", "the keyboard's own, 0.5 s")
      ]
      + CurveCalls.springs.map { Completion($0.name, "\($0.system)'s spring: \($0.summary)") }
      + (Builtins.curves + Builtins.springs).filter { $0.name != "rubberBand" }
      .map { Completion($0.name, $0.summary, suffix: "(") }
  }

  private var functions: [Completion] {
    Builtins.functions.map { Completion($0.name, $0.summary, suffix: "(") }
      .filter { function in !curves.contains { $0.text == function.text } }
  }

  var regions: [Completion] {
    Regions.functions.dropLast().map { Completion($0.name, $0.summary, suffix: "(") }
      + [Completion("infinite", "everywhere")]
  }

  var keyPaths: [Completion] {
    Channel.allCases.filter { !$0.isReadOnly }.map { Completion($0.name, "") }
  }

  var events: [Completion] { EventMatch.all.map { Completion($0.name, $0.says) } }

  var helpSubjects: [Completion] {
    Commands.known.all.map { Completion($0.verb, $0.summary) }
      + Help.topics.map { Completion($0, "a topic") }
      + curves.filter { $0.suffix == " " }
  }
}

extension EventMatch {
  /// The events whose names go on behind a dot, such as those of the keyboard.
  static func completions(under base: String) -> [Completion] {
    all.filter { $0.name.hasPrefix(base + ".") }.map {
      Completion(String($0.name.dropFirst(base.count + 1)), $0.says)
    }
  }
}

/// The words of the statement that a text ends in, read loosely: it is not finished.
struct StatementWords {
  static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "^", "==", "!=", "<", "<=", ">", ">=", "~", "..", "=", "(", "[", "+=",
    "-=", "*=", "/=", "and", "or", "not", "until", "in",
  ]

  private(set) var all: [String] = []
  /// What stands before a dot that the text ends with.
  private(set) var memberBase: String?

  /// Nil inside a text or a comment.
  init?(_ text: String) {
    var inString = false
    var current = ""
    func finish(_ words: inout [String], _ word: inout String) {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text {
      if inString {
        if character == "\"" { inString = false }
        continue
      }
      switch character {
      case "\"":
        inString = true
        finish(&all, &current)
        all.append("\"")
      case "#": return nil
      case "\n", ";", "{", "}":
        current = ""
        all = []
      case " ", "\t", "(", ")", "[", "]", ",", "+", "-", "*", "/", "%", "^", "=", "<", ">", "~",
        "?", ":":
        finish(&all, &current)
        if character != " ", character != "\t" { all.append(String(character)) }
      default: current.append(character)
      }
    }
    if inString { return nil }
    if current.hasSuffix("."), !current.hasSuffix("..") {
      memberBase = String(current.dropLast())
    }
    finish(&all, &current)
  }
}
