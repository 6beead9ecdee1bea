import SwiftCode

/// Expression statements: calls of commands and functions, and what is printed.
extension Lowering {
  /// The lines for an expression statement.
  mutating func call(_ expression: SwiftExpression) -> [String] {
    switch expression.kind {
    case .call(let callee, let arguments):
      if callee.kind == .name("print") { return [printed(arguments)] }
      if callee.root == "super" { return [] }
      if let name = callee.lastName,
        functions[name] != nil || callee.kind == .name(name) && scene.isCommand(name)
      {
        let values = arguments.map { value($0.value) ?? Self.gap }
        return [
          ([name] + (values.isEmpty ? [] : [values.joined(separator: ", ")])).joined(separator: " ")
        ]
      }
      if case .member(let base, "toggle") = callee.kind, case .name(let state) = base.kind {
        know()
        remark("write what `\(state)` changes in place of `\(Self.gap)`: the code does not say")
        return []
      }
      if scene.isFunction(callee), let written = value(expression) { return [written] }
      // No Motionbook command is called as a member.
      if case .member(let base, _) = callee.kind, !isOurs(base) { know() }
    case .name(let name) where scene.isName(name): return [name]
    case .member where !expression.isType:
      if let written = value(expression) { return [written] }
      return []
    default: break
    }
    nameMissing(expression.lastName ?? text(of: expression.range))
    return []
  }

  private mutating func printed(_ arguments: [SwiftArgument]) -> String {
    var parts: [String] = []
    for argument in arguments {
      if case .string(let texts) = argument.value.kind {
        for text in texts { parts.append(part(text, isAlone: texts.count == 1)) }
      } else {
        parts.append(value(argument.value) ?? Self.gap)
      }
    }
    return "print \(parts.isEmpty ? "\"\"" : parts.joined(separator: ", "))"
  }

  /// A part of a printed string; `print` separates its parts by spaces itself.
  private mutating func part(_ part: StringPart, isAlone: Bool) -> String {
    switch part {
    case .letters(let text): return "\"\(isAlone ? text[...] : text.trimmed)\""
    case .code(let range):
      guard var parser = try? SwiftParser(bytes, range),
        let expression = try? parser.wholeExpression()
      else { return Self.gap }
      return value(expression) ?? Self.gap
    }
  }

  /// The code in a range, on one line and shortened.
  func text(of range: Range<Int>) -> String {
    let text = String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 40 ? words.prefix(39) + "…" : words
  }
}

extension String {
  /// The text without one space at either end.
  fileprivate var trimmed: Substring {
    let text = first == " " ? dropFirst() : self[...]
    return text.last == " " ? text.dropLast() : text
  }
}
