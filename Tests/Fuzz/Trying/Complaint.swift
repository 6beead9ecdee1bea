/// Something that does not hold of a program.
struct Complaint: Hashable {
  /// The law, in a word or two: complaints of one law are likely of one cause.
  let law: String
  /// The observation instead, on one line.
  let seen: String

  init(_ law: String, _ seen: String) {
    self.law = law
    self.seen = String(seen.prefix(600).map { $0.isNewline ? "⏎" : $0 })
  }

  /// Two texts that were to be the same; nil where they are.
  init?(_ law: String, _ first: String, _ second: String) {
    guard first != second || !first.utf8.elementsEqual(second.utf8) else { return nil }
    let old = first.split(separator: "\n", omittingEmptySubsequences: false)
    let new = second.split(separator: "\n", omittingEmptySubsequences: false)
    let place = zip(old, new).prefix { $0 == $1 }.count
    let line = { (lines: [Substring]) in place < lines.count ? "`\(lines[place])`" : "nothing" }
    self.init(law, "line \(place + 1) was \(line(old)), then \(line(new))")
  }
}
