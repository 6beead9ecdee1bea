import Answers
import Evaluation
import Language
import Values

/// The reference as a notebook: every command, function, property, event and limit from its
/// declaration, with an example that runs. Its outputs are those of a replay.
package struct Reference {
  private let commands: CommandTable

  package init(_ commands: CommandTable) { self.commands = commands }

  /// The notebook's text, without outputs.
  package var notebook: String {
    ([Self.opening] + sections
      + [Self.control, Self.functions, Self.properties, Self.events, Self.limits])
      .joined(separator: "\n")
  }

  private static let opening = """
    # Reference

    All commands with their clauses, all functions, properties, events and limits. This page is made
    from the program's own declarations, so it is complete. It is a notebook like any other: each
    example below has run, and `motionbook check` runs it again.

    A line is a verb, its subject, and keywords with values. Words in capitals stand for what you
    write, brackets for what you may leave out. At the prompt, `help gravity` says the same.

    """

  // MARK: Commands

  private var sections: [String] {
    CommandDeclaration.Group.allCases.map { group in
      let commands = self.commands.all.filter { $0.group == group }
      return "## \(group.rawValue)\n\n" + commands.map(Self.section).joined(separator: "\n")
    }
  }

  private static func section(_ command: CommandDeclaration) -> String {
    var lines: [String] = []
    if let subject = command.subject {
      let required = subject.isRequired ? " (required)" : ""
      lines.append("`\(subject.word)`: \(subject.summary)\(required)")
    }
    lines += command.clauses.map { "`\(Help.form(of: $0))`: \(Help.summary(of: $0))" }
    if command.takesName { lines.append("`as NAME`: name of the new object") }
    return "### \(command.verb)\n\n" + sentence(command.summary)
      + "\n" + code(Help.usage(of: command)) + list(lines) + prose(command.notes)
      + command.examples.prefix(1).map { cell(command.exampleSetup + [$0], command) }.joined()
  }

  /// A cell that starts over. A command that needs a file or a person is shown and not run.
  private static func cell(_ lines: [String], _ command: CommandDeclaration? = nil) -> String {
    let skipped = command.map { !runs($0) } ?? false
    let start = command?.roles.contains(.startsOver) == true || skipped ? [] : ["reset"]
    // Checkpoints and forks outlive `reset`, so each command has its own.
    let own = lines.map { $0.replacing("idea", with: "\(command?.verb ?? "")Idea") }
    return (skipped ? "<!-- motion: skip -->\n" : "")
      + "```motion\n" + (start + own).joined(separator: "\n") + "\n```\n"
  }

  /// Whether a notebook may hold the command.
  private static func runs(_ command: CommandDeclaration) -> Bool {
    command.roles.isDisjoint(with: [.actsOutside, .isForPrompt])
  }

  // MARK: Words of the grammar

  private static var control: String {
    "## Control\n\n"
      + ControlForm.all.map { form in
        "### \(form.word)\n\n" + sentence(form.summary) + "\n" + code(form.usage)
          + cell(form.examples)
      }.joined(separator: "\n")
  }

  private static var functions: String {
    let functions = Builtins.functions
    let lines = functions.map { "`\($0.name)(\($0.form))`: \($0.summary)" }
    return "## Functions\n\nThere is no space between the name and the parenthesis.\n\n"
      + list(lines)
      + cell(functions.map(\.example).filter { !$0.isEmpty })
  }

  // MARK: Objects

  private static var properties: String {
    let lines = (ViewProperties.all + ScrollProperties.all).map { property in
      "`\(property.name)`: \(property.summary), \(property.kind.described)"
        + (property.set == nil ? " (read-only)" : "")
    }
    return """
      ## Properties

      `red.center` reads a property of a view, `red.center = (100, 100)` sets it.
      `red.presentation.center` is what is on screen while an animation runs.

      \(list(lines))`show` lists the properties of any object with their values.

      \(cell(shown))
      """
  }

  /// One object of each kind.
  private static let shown = [
    "view red frame (50, 50, 100, 100)", "show red", "gravity on red as g; show g",
    "collision on red bounds as walls; show walls",
    "item red elasticity 0.5 as matter; show matter",
    "push on red magnitude 1 angle 0deg as shove; show shove",
    "snap red to (160, 300) as pull; show pull",
    "attach red to (160, 20) as rope; show rope",
    "field radial at (160, 284) on red as pole; show pole",
    "keyboard show; show keyboard",
  ]

  private static var events: String {
    "## Events\n\n`on EVENT { … }` runs a block whenever it happens; in it, `event` describes it.\n\n"
      + list(EventMatch.all.map { "`\($0.name)`: \($0.says)" })
      + cell([
        "view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds",
        "on contact red { print \"hit at\", event.point } as report", "run 1s", "events",
      ])
  }

  private static var limits: String {
    var lines: [String] = []
    for case .row(let row) in Help.limits.sections.flatMap(\.items) {
      let (name, note) = (row.name.markdown, row.note.markdown)
      if name.isEmpty, let last = lines.popLast() {
        lines.append("\(last); \(note)")
      } else {
        lines.append("\(name): \(note)")
      }
    }
    return "## Limits\n\nA line that would exceed a limit is an error and changes nothing.\n\n"
      + list(lines)
  }

  // MARK: Markdown

  private static func sentence(_ summary: String) -> String { summary + ".\n" }

  private static func code(_ text: String) -> String { "```text\n\(text)\n```\n\n" }

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "" : lines.map { "- \(escaped($0))\n" }.joined() + "\n"
  }

  private static func prose(_ notes: [String]) -> String {
    notes.isEmpty ? "" : notes.map { escaped($0) + "\n" }.joined(separator: "\n") + "\n"
  }

  /// A text in which nothing outside of backquotes is Markdown.
  private static func escaped(_ text: String) -> String {
    var isCode = false
    return text.reduce(into: "") { result, character in
      if character == "`" { isCode.toggle() }
      if !isCode, "*_[]<>|~#".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
