/// An author's directives for a cell, in a comment right above it: `<!-- motion: volatile -->`.
///
/// A comment can contain several, separated by commas or spaces; there can also be several
/// comments. Blank lines between the comment and its cell are allowed, because formatters insert
/// them.
public struct CellDirectives: Hashable, Sendable {
  /// `skip`: the cell is not run.
  public var isSkipped = false

  /// `volatile`: the cell is run and its output is not compared.
  public var isVolatile = false

  /// `error`: the cell must fail; the text of the error is its output.
  public var expectsError = false

  /// `parameters`: the cell holds what another run may put other values for.
  public var holdsParameters = false

  /// `tol=1e-3`: the allowed change of the cell's numbers, if it is more than the digits allow.
  public var tolerance: Double?

  /// A cell that is run and compared like any other.
  public static let none = CellDirectives()

  /// Creates an empty set of directives.
  public init() {}

  /// The directives as a comment; nil if there are none.
  public var comment: String? {
    var words: [String] = []
    if isSkipped { words.append("skip") }
    if isVolatile { words.append("volatile") }
    if expectsError { words.append("error") }
    if holdsParameters { words.append("parameters") }
    if let tolerance { words.append("tol=\(tolerance)") }
    return words.isEmpty ? nil : "<!-- motion: \(words.joined(separator: ", ")) -->"
  }
}

/// A comment with directives.
struct DirectiveComment {
  let block: MarkdownBlock
  private(set) var directives: CellDirectives
  private(set) var warnings: [NotebookWarning] = []

  /// Parses a block; nil unless it is a single comment that begins with `motion:`.
  init?(_ block: MarkdownBlock, adding directives: CellDirectives) {
    guard case .html(let html) = block.kind, let lines = Self.directiveLines(html) else {
      return nil
    }
    self.block = block
    self.directives = directives
    for (offset, line) in lines.enumerated() {
      for word in line.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
        read(String(word), line: block.firstLine + offset)
      }
    }
  }

  private mutating func read(_ word: String, line: Int) {
    switch word {
    case "skip": directives.isSkipped = true
    case "volatile": directives.isVolatile = true
    case "error": directives.expectsError = true
    case "parameters": directives.holdsParameters = true
    default:
      guard word.hasPrefix("tol=") else {
        return warnings.append(.unknownDirective(word: word, line: line))
      }
      guard let value = Double(word.dropFirst(4)), value.isFinite, value >= 0 else {
        return warnings.append(.invalidTolerance(text: String(word.dropFirst(4)), line: line))
      }
      directives.tolerance = value
    }
  }

  /// The comment's lines, reduced to the directives.
  private static func directiveLines(_ html: String) -> [String]? {
    let text = html.trimmingBlanks
    guard text.utf8.count >= 7, text.hasPrefix("<!--"), text.hasSuffix("-->") else { return nil }
    let inside = text.dropFirst(4).dropLast(3)
    guard !inside.contains("-->") else { return nil }
    var lines = OutputText.lines(String(inside))
    guard let start = lines.firstIndex(where: { !$0.trimmingBlanks.isEmpty }) else { return nil }
    let first = lines[start].trimmingBlanks
    guard first.hasPrefix("motion:") else { return nil }
    lines[start] = String(first.dropFirst("motion:".count))
    return lines
  }
}
