import Diagnostics

/// Forms of Swift that cannot stand here, each answered with what is written instead.
extension Parser {
  /// What is wrong with a token that nothing leads to.
  var unexpectedHere: Mistake {
    switch current.kind {
    case .mark(.assign): .assignmentInCondition
    case .mark(.question): isTouched(by: .dot) ? .neverOptional("?") : .questionInside
    default: .unexpected(current.text)
    }
  }

  /// `UIView.animate(withDuration: 0.3) { … }`.
  func refuseUIKitAnimation() throws(ParseProblem) {
    guard case .name("UIView") = current.kind, isTouched(by: .dot) else { return }
    var ahead = self
    try ahead.advance()
    try ahead.advance()
    guard ahead.currentWord == "animate" else { return }
    let span = current.span.joined(to: ahead.current.span)
    throw .invalid(.uiViewAnimate(over: ahead.number(behind: "withDuration")), span)
  }

  /// The number behind a label on this line, as it is written.
  private func number(behind label: String) -> String? {
    var ahead = self
    while !ahead.isAtLineEnd {
      let isLabel = ahead.currentWord == label
      guard (try? ahead.advance()) != nil else { return nil }
      guard isLabel, ahead.current.kind == .mark(.colon) else { continue }
      guard (try? ahead.advance()) != nil, case .number = ahead.current.kind else { return nil }
      return ahead.current.text
    }
    return nil
  }

  /// `{ x in … }`, `{ (a, b) in … }`: blocks have no parameters.
  func refuseClosureParameters() throws(ParseProblem) {
    // `sweep r in …` is a statement.
    if let word = currentWord, grammar.form(of: word)?.subject == .parameters { return }
    var ahead = self
    while !ahead.isAtLineEnd {
      switch ahead.current.kind {
      case .name, .mark(.comma), .mark(.openParen), .mark(.closeParen):
        guard (try? ahead.advance()) != nil else { return }
      case .keyword(.in):
        guard ahead.current.span.lower > current.span.lower else { return }
        let span = current.span.joined(to: ahead.current.span)
        throw .invalid(.closureParameters(span.text), span)
      default: return
      }
    }
  }

  /// `color #ff0000`, where the sign makes a comment of the colour's digits.
  var commentedColor: ParseProblem? {
    var place = consumedEnd
    while place < source.utf8.count, source.utf8[place] == 0x20 { place += 1 }
    guard place < source.utf8.count, source.utf8[place] == UInt8(ascii: "#") else { return nil }
    let digits = source.utf8[(place + 1)...].prefix { byte in
      (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46)
        || (byte >= 0x61 && byte <= 0x66)
    }
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let span = Span(source, place, digits.endIndex)
    return .invalid(.commentedColor(span.text), span)
  }
}
