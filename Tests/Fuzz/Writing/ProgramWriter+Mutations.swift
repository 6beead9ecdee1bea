/// Lines that people have written, with something wrong in them.
extension ProgramWriter {
  mutating func mutated(_ line: String) -> String {
    var line = line
    for _ in 0..<chance.within(1...3) {
      line = chance.happens(75) ? withOtherPieces(line) : withOtherCharacters(line)
    }
    return line
  }

  private mutating func withOtherPieces(_ line: String) -> String {
    var pieces = Pieces.of(line)
    guard !pieces.isEmpty else { return text() }
    let place = chance.below(pieces.count)
    switch chance.below(8) {
    case 0: pieces.remove(at: place)
    case 1: pieces.insert(pieces[place], at: place)
    case 2: pieces.swapAt(place, chance.below(pieces.count))
    case 3: pieces.insert(" \(chance.pick(corpus.words, else: "red")) ", at: place)
    case 4: pieces = Array(pieces[..<place]) + Pieces.of(chance.pick(corpus.lines, else: ""))
    case 5: pieces.removeSubrange(place...)
    default:
      let numbers = pieces.indices.filter { Pieces.isNumber(pieces[$0]) }
      let chosen = chance.pick(numbers, else: place)
      pieces[chosen] =
        numbers.isEmpty
        ? chance.pick(corpus.words, else: "red") : chance.pick(Self.extremes, else: "0")
    }
    return pieces.joined()
  }

  private mutating func withOtherCharacters(_ line: String) -> String {
    var scalars = Array(line.unicodeScalars)
    let place = chance.below(scalars.count + 1)
    let odd = Array(chance.pick(Self.odd, else: "").unicodeScalars)
    switch chance.below(4) {
    case 0 where place < scalars.count: scalars.remove(at: place)
    case 1 where place < scalars.count: scalars[place] = Unicode.Scalar(UInt8(chance.below(128)))
    case 2: scalars.insert(contentsOf: odd, at: place)
    default: scalars.insert(Unicode.Scalar(UInt8(chance.below(128))), at: place)
    }
    var mutated = String.UnicodeScalarView()
    mutated.append(contentsOf: scalars)
    return String(mutated)
  }

  // MARK: Notebooks

  /// A few neighbouring cells of a notebook, with what stands around them, and more put in.
  mutating func notebook() -> Program {
    let whole = chance.pick(corpus.notebooks, else: [])
    var lines = whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    if lines.count > 60, chance.happens(90) {
      let start = chance.below(lines.count - 60)
      lines = Array(lines[start..<(start + 60)])
    }
    for _ in 0..<chance.below(7) { mutate(&lines) }
    return Program(.notebook, bytes: lines)
  }

  private mutating func mutate(_ lines: inout [[UInt8]]) {
    let place = chance.below(lines.count)
    guard place < lines.count else { return }
    switch chance.below(9) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    case 2: lines.swapAt(place, chance.below(lines.count))
    case 3, 4: lines.insert(Array(chance.pick(Self.markdown, else: "").utf8), at: place)
    case 5: lines.insert(Array("```motion\n\(statement())\n```".utf8), at: place)
    case 6: lines[place] = Array(mutated(String(decoding: lines[place], as: UTF8.self)).utf8)
    case 7: lines[place].insert(UInt8(chance.below(256)), at: chance.below(lines[place].count))
    default: lines[place].append(UInt8(ascii: "\r"))
    }
  }

  private static let markdown = [
    "```motion", "```output", "```", "~~~motion", "~~~", "````motion", "``` motion",
    "```motion error",
    "<!-- motion: skip -->", "<!-- motion: volatile -->", "<!-- motion: error -->",
    "<!-- motion: tol=1e-3 -->", "<!-- motion: tol=infinity error -->", "<!-- motion: nonsense -->",
    "<!--",
    "-->", "...", "[..]", "# Title", "- ```motion", "> ```motion", "    ```motion", "  ```motion",
    "|a|b|\n|-|-|", "[x]: y", "\\", "\t```motion", "```motion\n1\n```\n```output\n2\n```", "<div>",
    "1e999", "```output\n\n```", "```motion\nprint \"a\\n\"\n```\n\n```output\na\n\n```",
    "```motion\nprint \"\"\n```\n```output\n\n\n```", "```motion\nprint \"\\n\"; nosuch\n```",
  ]
}
