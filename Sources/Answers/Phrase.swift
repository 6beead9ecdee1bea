/// A line of text as runs, each with a role.
public struct Phrase: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case plain
    /// What could be typed: a name, a command, an example.
    case code
    /// A number that was measured or computed: another machine may differ in the last place.
    case measured
  }

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

  /// A phrase of one run.
  public init(_ text: String, role: Role = .plain) {
    self.init(runs: [Run(text, role: role)])
  }

  /// A phrase from prose in which back-quotes stand around code.
  public init(marked text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A back-quote without a partner is a character like any other.
    let isPaired = parts.count % 2 == 1
    self.init(
      runs: isPaired
        ? parts.enumerated().map { Run($1, role: $0 % 2 == 0 ? .plain : .code) } : [Run(text)])
  }

  public static func code(_ text: String) -> Phrase { Phrase(text, role: .code) }

  public var isEmpty: Bool { runs.isEmpty }

  /// The phrase with back-quotes around its code.
  public var markdown: String {
    runs.map { run in
      switch run.role {
      case .plain, .measured: run.text
      case .code: "`\(run.text)`"
      }
    }.joined()
  }
}
