import Evaluation
import Sessions

/// Translated lines without gaps, so that they run: what the code does not say is chosen, and said.
struct GapFilling {
  private(set) var lines: [String] = []
  private(set) var remarks: [String] = []
  /// What stands where the code does not say what changes; nil if it does.
  private(set) var change: String?
  /// Whether a block at the end of an animation is left out, of which nothing is read.
  private var isShortened = false
  private let trial: LineTrial
  private let view: String

  init(_ lines: [String], _ trial: LineTrial) {
    self.trial = trial
    let text = lines.joined(separator: "\n")
    let views = trial.world.stage.views.map(\.name)
    let made = text.split(separator: "view ").dropFirst().first?.prefix { $0 != " " }
    view = views.first ?? made.map(String.init) ?? "box"
    var missing: [String] = []
    for line in lines {
      let filled = filled(line)
      // What cannot be made cannot be called.
      if missing.contains(where: line.isCall(of:)) { continue }
      if filled.contains(Lowering.gap) {
        if line.hasPrefix("def ") { missing.append(String(line.dropFirst(4).prefix { $0 != "(" })) }
        remark("write a value in place of `\(Lowering.gap)`: `\(filled)`")
      } else {
        self.lines.append(filled)
      }
    }
  }

  private mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }

  private mutating func filled(_ line: String) -> String {
    var line = line
    // What is done at the end and is not read needs no place.
    let end = #/ then \{ if event\.\w+(?: == "\w+")? \{ … \} \}/#
    isShortened = isShortened || line.contains(end)
    line = line.replacing(end, with: "")
    for empty in [" then { … }", " else { … }"] { line = line.replacing(empty, with: "") }
    while let place = line.firstRange(of: "{ … }") {
      let head = line[..<place.lowerBound]
      line.replaceSubrange(place, with: "{ \(body(of: head)) }")
    }
    for (gap, value) in [
      ("over …", "over 1s"), ("animate …", "animate over 1s"),
      ("keypath …", "keypath alpha to 0"),
    ]
    where line.contains(gap) && !(gap.hasPrefix("key") && line.contains(" from ")) {
      line = line.replacing(gap, with: value)
      remark("`\(value)` is chosen: the code does not say it")
    }
    guard let gap = line.firstRange(of: " to …"), line.hasPrefix("animate ") else { return line }
    let path = line[..<gap.lowerBound].split(separator: " ").last.map(String.init) ?? ""
    let values = path.hasSuffix(".alpha") ? ["0"] : ["\(path) + 20", "scale(1.5)", "blue"]
    let value = values.first { trial.problem(with: "animate \(path) to \($0)") == nil }
    guard let value else { return line }
    remark("`\(value)` is chosen: the code does not say what `\(path)` becomes")
    return line.replacing(" to …", with: " to \(value)")
  }

  /// What stands in a block that the code leaves empty.
  private mutating func body(of head: Substring) -> String {
    let statement = head.split { "{};".contains($0) }.last ?? head
    let words = statement.split(separator: " ").map(String.init)
    switch words.first {
    case "on", "def":
      let name = words.count > 1 ? String(words[1].prefix { $0 != "(" }) : ""
      remark("write what `\(name)` does in place of `print`: the code does not say")
      return "print \"\(name)\""
    default:
      let chosen = "\(view).alpha = 0"
      change = chosen
      return chosen
    }
  }

  /// The remarks of a translation and its own: what is to be put in stands in place of what is chosen.
  func told(_ earlier: [String]) -> [String] {
    let gap = "in place of `\(Lowering.gap)`"
    let isOpen = earlier.contains { $0.contains(gap) }
    guard let change else {
      // No line has a place for it.
      let open = earlier.map {
        $0.replacing(#/^write what (.+) changes in place of `…`: the code does not say$/#) {
          "what \($0.1) changes is left out: the code does not say"
        }
      }
      return open.filter { remarks.isEmpty && !isShortened || !$0.contains(gap) } + remarks
    }
    let asked = earlier.map { $0.replacing(gap, with: "in place of `\(change)`") }
    return asked
      + (isOpen ? [] : ["`\(change)` is chosen: the code does not say what changes"]) + remarks
  }
}

extension String {
  /// Whether the line calls a block, and nothing else.
  fileprivate func isCall(of name: String) -> Bool { self == name || hasPrefix("\(name)(") }
}
