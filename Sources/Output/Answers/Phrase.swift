/// A line of text as runs, each with a role.
public struct Phrase: Hashable, Sendable {
  /// The role of a run.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case plain
    /// Text that can be typed: a name, a command, an example.
    case code
    /// A measured or computed number, which may differ in the last place on another machine.
    case measured
    /// Another language's code, to be copied: a line of it is never broken.
    case source
  }

  /// A part of a line with one role.
  public struct Run: Hashable, Sendable {
    public let text: String
    public let role: Role

    public init(_ text: String, role: Role = .plain) {
      self.text = text
      self.role = role
    }
  }

  public let runs: [Run]

  public init(runs: [Run]) {
    self.runs = runs.filter { !$0.text.isEmpty }
  }

  /// Creates a phrase of one run.
  public init(_ text: String, role: Role = .plain) {
    self.init(runs: [Run(text, role: role)])
  }

  /// Creates a phrase from prose with backquotes around code.
  public init(marked text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A backquote without a partner is an ordinary character.
    let isPaired = parts.count % 2 == 1
    self.init(
      runs: isPaired
        ? parts.enumerated().map { Run($1, role: $0 % 2 == 0 ? .plain : .code) } : [Run(text)])
  }

  public static func code(_ text: String) -> Phrase { Phrase(text, role: .code) }

  public var isEmpty: Bool { runs.isEmpty }

  /// The phrase with backquotes around its code.
  public var markdown: String {
    runs.map { run in
      switch run.role {
      case .plain, .measured, .source: run.text
      case .code: "`\(run.text)`"
      }
    }.joined()
  }
}
