import Diagnostics

extension Statement {
  /// The statement on one line, with an ellipsis for what is in its blocks.
  public var headline: String {
    var (text, next) = ("", span.lower)
    for (body, sign) in bodies where body.lower >= next {
      text += span.source.text(next..<body.lower) + sign
      next = body.upper
    }
    text += span.source.text(next..<max(next, span.upper))
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The places of its blocks, with what stands for each.
  private var bodies: [(Span, String)] {
    if case .command(let command) = kind, let swift = command.swift { return [(swift, " … ")] }
    return blocks.map { ($0.span, "{ … }") }
  }
}
