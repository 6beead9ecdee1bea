/// What a form is made of.
indirect enum FormNode {
  case step(Form.Step)
  case sequence([FormNode])
  case either([FormNode])
  case group(Int, FormNode)
  case look(FormNode, isNegative: Bool)
  /// So many times and up to so many; without end where that is nil.
  case times(FormNode, Int, Int?, isLazy: Bool)
}

/// Reads the text of a form.
struct FormReader {
  private let text: [Unicode.Scalar]
  private var place = 0
  private(set) var sets: [ScalarSet] = []
  private(set) var groups = 1

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// Nil where the text is no form.
  mutating func read() -> FormNode? {
    guard let node = choice(), place == text.count else { return nil }
    return node
  }

  private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

  private mutating func take(_ word: String) -> Bool {
    var end = place
    for scalar in word.unicodeScalars {
      guard end < text.count, text[end] == scalar else { return false }
      end += 1
    }
    place = end
    return true
  }

  private mutating func choice() -> FormNode? {
    var choices: [FormNode] = []
    repeat {
      guard let sequence = sequence() else { return nil }
      choices.append(sequence)
    } while take("|")
    return choices.count == 1 ? choices[0] : .either(choices)
  }

  private mutating func sequence() -> FormNode? {
    var nodes: [FormNode] = []
    while let next, next != "|", next != ")" {
      guard let atom = atom() else { return nil }
      nodes.append(counted(atom))
    }
    return .sequence(nodes)
  }

  private mutating func counted(_ node: FormNode) -> FormNode {
    var bounds: (Int, Int?)?
    if take("*") { bounds = (0, nil) } else if take("+") { bounds = (1, nil) }
    if bounds == nil, take("?") { bounds = (0, 1) }
    if bounds == nil, let next, next == "{" { bounds = count() }
    guard let bounds else { return node }
    return .times(node, bounds.0, bounds.1, isLazy: take("?"))
  }

  /// `{3}`, `{1,3}` or `{2,}`; a brace with anything else stands for itself.
  private mutating func count() -> (Int, Int?)? {
    guard let close = text[place...].firstIndex(of: "}") else { return nil }
    let inside = String(String.UnicodeScalarView(text[(place + 1)..<close]))
    let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
    guard let least = parts.first.flatMap({ Int($0) }), parts.count <= 2 else { return nil }
    place = close + 1
    return (least, parts.count == 1 ? least : Int(parts[1]))
  }

  private mutating func atom() -> FormNode? {
    if take("VIEW") { return .step(.name(.views)) }
    if take("COLOR") { return .step(.name(.colors)) }
    if take("(?:") { return closed(choice()) }
    if take("(?=") { return closed(choice()).map { .look($0, isNegative: false) } }
    if take("(?!") { return closed(choice()).map { .look($0, isNegative: true) } }
    if take("(") {
      let group = groups
      groups += 1
      return closed(choice()).map { .group(group, $0) }
    }
    if take("[") { return charClass() }
    if take("\\") { return escape() }
    if take("^") { return .step(.start) }
    if take("$") { return .step(.end) }
    if take(".") {
      var set = ScalarSet()
      set.insert("\n"..."\n")
      set.isInverted = true
      return step(set)
    }
    guard let next, !"*+?".unicodeScalars.contains(next) else { return nil }
    place += 1
    return .step(.scalar(next))
  }

  private mutating func closed(_ node: FormNode?) -> FormNode? { take(")") ? node : nil }

  private mutating func step(_ set: ScalarSet) -> FormNode {
    sets.append(set)
    return .step(.set(sets.count - 1))
  }

  private mutating func escape() -> FormNode? {
    guard let next else { return nil }
    if next == "b" {
      place += 1
      return .step(.boundary)
    }
    if let digit = Int(String(next)), digit > 0 {
      place += 1
      return .step(.same(digit))
    }
    var set = ScalarSet()
    guard let scalar = escaped(into: &set) else { return step(set) }
    return .step(.scalar(scalar))
  }

  /// A class's letter fills the set; anything else is a character.
  private mutating func escaped(into set: inout ScalarSet) -> Unicode.Scalar? {
    let letter = text[place]
    place += 1
    switch letter {
    case "w": set.insertWords()
    case "p" where take("{L}"): set.insertLetters()
    case "d": set.insertDigits()
    case "s": set.insertBlanks()
    case "S":
      set.insertBlanks()
      set.isInverted = true
    case "x":
      let digits = String(String.UnicodeScalarView(text[place...].prefix(2)))
      place += digits.count
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? letter
    case "n": return "\n"
    case "t": return "\t"
    default: return letter
    }
    return nil
  }

  private mutating func charClass() -> FormNode? {
    var set = ScalarSet()
    let isInverted = take("^")
    while let next, next != "]" {
      guard let lower = member(of: &set) else { continue }
      var upper = lower
      if place + 1 < text.count, text[place] == "-", text[place + 1] != "]" {
        place += 1
        upper = member(of: &set) ?? lower
      }
      guard lower <= upper else { return nil }
      set.insert(lower...upper)
    }
    set.isInverted = isInverted
    guard take("]") else { return nil }
    return step(set)
  }

  private mutating func member(of set: inout ScalarSet) -> Unicode.Scalar? {
    if take("\\") { return escaped(into: &set) }
    place += 1
    return text[place - 1]
  }
}

/// Turns what a form is made of into steps.
struct FormWriter {
  private(set) var steps: [Form.Step] = []

  mutating func write(_ node: FormNode) {
    switch node {
    case .step(let step): steps.append(step)
    case .sequence(let nodes): for node in nodes { write(node) }
    case .either(let nodes): write(either: nodes[...])
    case .group(let index, let node):
      steps.append(.save(2 * index))
      write(node)
      steps.append(.save(2 * index + 1))
    case .look(let node, let isNegative):
      let place = reserve()
      write(node)
      steps.append(.done)
      steps[place] = .look(isNegative: isNegative, next: steps.count)
    case .times(let node, let least, let most, let isLazy):
      for _ in 0..<least { write(node) }
      if let most {
        write(optional: node, most - least, isLazy)
      } else {
        let place = reserve()
        write(node)
        steps.append(.jump(place))
        steps[place] = split(place + 1, steps.count, isLazy)
      }
    }
  }

  private mutating func reserve() -> Int {
    steps.append(.done)
    return steps.count - 1
  }

  private func split(_ inside: Int, _ behind: Int, _ isLazy: Bool) -> Form.Step {
    isLazy ? .split(behind, inside) : .split(inside, behind)
  }

  private mutating func write(optional node: FormNode, _ times: Int, _ isLazy: Bool) {
    guard times > 0 else { return }
    let place = reserve()
    write(node)
    write(optional: node, times - 1, isLazy)
    steps[place] = split(place + 1, steps.count, isLazy)
  }

  private mutating func write(either nodes: ArraySlice<FormNode>) {
    guard let first = nodes.first, nodes.count > 1 else {
      if let only = nodes.first { write(only) }
      return
    }
    let place = reserve()
    write(first)
    let end = reserve()
    steps[place] = .split(place + 1, steps.count)
    write(either: nodes.dropFirst())
    steps[end] = .jump(steps.count)
  }
}
