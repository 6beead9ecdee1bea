/// Cuts a line into what a person sees in it: words, numbers, texts, blanks and signs. It need not
/// agree with the language: wrong lines are cut too.
enum Pieces {
  static func of(_ line: String) -> [String] {
    var pieces: [String] = []
    var kind = Kind.sign
    var isInText = false
    for character in line {
      let next = isInText ? .text : Kind(character)
      if character == "\"" {
        if isInText {
          pieces[pieces.count - 1].append(character)
          (isInText, kind) = (false, .sign)
        } else {
          pieces.append("\"")
          isInText = true
        }
      } else if isInText || (next == kind && next != .sign) {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
        kind = next
      }
    }
    return pieces
  }

  private enum Kind {
    case word, number, blank, sign, text

    init(_ character: Character) {
      if character.isLetter || character == "_" {
        self = .word
      } else if character.isNumber || character == "." {
        self = .number
      } else {
        self = character == " " ? .blank : .sign
      }
    }
  }

  static func isNumber(_ piece: String) -> Bool { piece.first?.isNumber ?? false }
}
