import Diagnostics

/// A listing as a page prints it, with a number before each line.
struct PrintedListing {
  /// The code with spaces in place of the numbers.
  let source: Source

  /// Nil for a text whose lines are not numbered.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var (first, last): (Int?, Int?)
    var plain: [String] = []
    for line in lines {
      guard line.contains(where: { !$0.isWhitespace }) else {
        plain.append("")
        continue
      }
      let blanks = line.prefix(while: \.isWhitespace)
      let digits = line[blanks.endIndex...].prefix(while: \.isNumber)
      let rest = line[digits.endIndex...]
      // A part of one begins anywhere; another listing begins at 1 again.
      guard let number = Int(digits, radix: 10), number == 1 || number == (last ?? number - 1) + 1,
        case let sign = rest.first ?? " ", ".:|)\t ".contains(sign)
      else { return nil }
      first = first ?? number
      last = number
      plain.append(
        String(repeating: " ", count: blanks.count + digits.count + 1) + rest.dropFirst())
    }
    guard let first, let last, first == 1 ? last > 1 || lines.count > 2 : last > first + 1 else {
      return nil
    }
    source = Source(plain.joined(separator: "\n"))
  }

  /// All of it.
  var span: Span { Span(source, 0, source.utf8.count) }
}
