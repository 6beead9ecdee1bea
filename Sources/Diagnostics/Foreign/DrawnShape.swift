/// Shapes as Processing, p5 and SwiftUI draw them: each a view with a frame here.
struct DrawnShape {
  let names: NamesAtHand

  /// The line that does the same; nil where none is drawn.
  func line(for text: String) -> String? { worded(text) ?? sketched(text) ?? swiftUI(text) }

  private static let made: Form =
    #"^\s*(?:please\s+)?(make|create|add|draw|new|insert|spawn|i\s+want|give\s+me|put|drop(?=\s+an?\s)|release(?=\s+an?\s)|throw(?=\s+an?\s))\s+(?:me\s+)?(?:an?\s+|another\s+|one\s+|new\s+)*(?:(small|little|tiny|big|large)\s+)?(?:(COLOR)\s+)?(circle|ball|dot|disc|square|rectangle|rect|block|card)\b(?!\s+\w+\s+frame)"#

  /// `make a red circle at 100, 100`.
  private func worded(_ text: String) -> String? {
    guard let match = Self.made.first(in: text.lowercased(), names),
      !text.contains("(") || !text.contains("=")
    else { return nil }
    // `make ball bounce` makes none.
    let isNamed =
      names.views.contains(match.text(4)) && !match.text().has(#"\b(?:an?|another|one|new)\b"#)
    guard !isNamed else { return nil }
    let isRound = ["circle", "ball", "dot", "disc"].contains(match.text(4))
    let values = WrittenValues(line: text, names: names)
    let own = text.first(#"\b(?:called|named)\s+["']?([A-Za-z]\w*)"#)?.text(1)
    let name = own ?? unused(match.text(4) == "rect" ? "card" : match.text(4))
    let side =
      ["small": "40", "little": "40", "tiny": "20", "big": "160", "large": "160"][match.text(2)]
      ?? "100"
    let falls = ["drop", "release", "throw"].contains(match.text(1))
    // What falls begins at the top.
    let frame = values.found("frame") ?? "(50, \(falls ? "20" : "300"), \(side), \(side))"
    let numbers = frame.all(#"[\d.]+"#).compactMap { Double($0.text()) }
    let color =
      match[3]
      ?? text.first(#"\b(?:in|colou?r(?:ed)?|with\s+colou?r)\s+(\w+)"#).flatMap {
        names.colors.contains($0.text(1)) ? $0.text(1) : nil
      }
    let radius = numbers.count == 4 ? min(numbers[2], numbers[3]) / 2 : 50
    return "view \(name) frame \(frame)\(color.map { " color \($0)" } ?? "")"
      + (isRound ? "; \(name).cornerRadius = \(Self.text(radius))" : "")
      + (falls ? "; gravity on \(name)" : "")
  }

  // MARK: Processing

  private static let call: Form =
    #"(?:^|[{;]\s*)(?:\w+\.)?(ellipse|circle|rect|square|createCanvas|size|fill|background|strokeWeight|fillRect|arc)\s*\(([^()]*)\)\s*;?"#

  private func sketched(_ text: String) -> String? {
    guard let match = text.first(Self.call),
      Self.ofView.first(in: text, names)?.text().isEmpty != false
    else { return nil }
    let parts = match.text(2).split(separator: ",").map { Rewriting.trimmed(String($0)) }
    let numbers = parts.compactMap(Double.init)
    if numbers.count < parts.count, parts.count >= 3, ["ellipse", "circle"].contains(match.text(1))
    {
      return computed(parts)
    }
    switch (match.text(1), numbers.count) {
    case ("ellipse", 3...), ("circle", 3...), ("arc", 4...):
      return shape(centered: numbers, isRound: true)
    case ("rect", 4...), ("fillRect", 4...):
      return view(
        numbers[0], numbers[1], numbers[2], numbers[3], radius: numbers.count > 4 ? numbers[4] : 0)
    case ("square", 3): return view(numbers[0], numbers[1], numbers[2], numbers[2], radius: 0)
    case ("createCanvas", 2...), ("size", 2...):
      return "stage \(Self.text(numbers[0]))x\(Self.text(numbers[1]))"
    case ("fill", _):
      return color(numbers, match.text(2)).map { "VIEW.color = \($0)" }.map(about)
    case ("background", _):
      return color(numbers, match.text(2)).map { "view back frame (0, 0, 320, 568) color \($0)" }
    case ("strokeWeight", 1): return about("VIEW.borderWidth = \(Self.text(numbers[0]))")
    default: return nil
    }
  }

  private func about(_ line: String) -> String {
    line.replacing("VIEW", with: names.views.last ?? "box")
  }

  private func shape(centered numbers: [Double], isRound: Bool) -> String {
    let (width, height) = (numbers[2], numbers.count > 3 ? numbers[3] : numbers[2])
    return view(
      numbers[0] - width / 2, numbers[1] - height / 2, width, height,
      radius: isRound ? min(width, height) / 2 : 0)
  }

  private func view(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> String {
    let name = unused(radius > 0 ? "ball" : "card")
    let frame = [x, y, width, height].map(Self.text).joined(separator: ", ")
    return "view \(name) frame (\(frame))"
      + (radius > 0 ? "; \(name).cornerRadius = \(Self.text(radius))" : "")
  }

  /// A round shape whose place is not told by numbers alone.
  private func computed(_ parts: [String]) -> String {
    let name = unused("ball")
    let (width, height) = (parts[2], parts.count > 3 ? parts[3] : parts[2])
    return
      "view \(name) frame (\(parts[0]) - \(width) / 2, \(parts[1]) - \(height) / 2, \(width), \(height))"
  }

  private func unused(_ name: String) -> String {
    names.views.contains(name) ? name + "2" : name
  }

  private func color(_ numbers: [Double], _ text: String) -> String? {
    if let name = text.first(#"^\s*["'](\w+)["']\s*$"#)?.text(1), names.colors.contains(name) {
      return name
    }
    if let code = text.first(##"^\s*["'](#[0-9a-fA-F]{6})["']\s*$"##)?.text(1) {
      return "\"\(code)\""
    }
    switch numbers.count {
    case 1, 2:
      return WrittenColor.quoted(Array(repeating: Int(min(max(numbers[0], 0), 255)), count: 3))
    case 3...: return WrittenColor.quoted(numbers.prefix(3).map { Int(min(max($0, 0), 255)) })
    default: return nil
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  // MARK: SwiftUI

  private static let shape: Form =
    #"^\s*(Circle|Rectangle|RoundedRectangle|Capsule|Ellipse|Color(?:\.\w+)?|Image|Spacer)\s*(?:\(([^()]*)\))?\s*(?=\.|$)"#
  private static let ofView: Form = #"^\s*(?:VIEW)?(?=\.\w+\()"#

  /// A shape with its modifiers.
  private func swiftUI(_ text: String) -> String? {
    guard let shape = text.first(Self.shape) else { return nil }
    let chain = ModifierChain(text, names)
    return chain.modifiers.isEmpty && shape.text(1).hasPrefix("Color")
      ? nil : made(shape.text(1), shape.text(2), chain)
  }

  private func made(
    _ kind: String, _ arguments: String, _ chain: ModifierChain
  ) -> String {
    let modifiers = chain.modifiers
    let isRound = ["Circle", "Ellipse"].contains(kind)
    let name = unused(isRound ? "ball" : "card")
    let size = modifiers.first { $0.key == "frame" }?.value ?? ""
    let width = size.first(#"width:\s*([\d.]+)"#).flatMap { Double($0.text(1)) }
    let height = size.first(#"height:\s*([\d.]+)"#).flatMap { Double($0.text(1)) }
    let (across, down) = (width ?? height ?? 100, height ?? width ?? 100)
    let color =
      modifiers.first { ModifierChain.paints.contains($0.key) }.flatMap { chain.color($0.value) }
      ?? (kind.hasPrefix("Color.") ? chain.color(kind) : nil)
    let radius =
      isRound || kind == "Capsule"
      ? min(across, down) / 2
      : arguments.first(#"cornerRadius:\s*([\d.]+)"#).flatMap { Double($0.text(1)) } ?? 0
    let frame = "(50, 300, \(Self.text(across)), \(Self.text(down)))"
    let rest = chain.line(for: name, without: ["frame"] + ModifierChain.paints)
    return
      (["view \(name) frame \(frame)\(color.map { " color \($0)" } ?? "")"]
      + (radius > 0 ? ["\(name).cornerRadius = \(Self.text(radius))"] : [])
      + (rest.map { [$0] } ?? []))
      .joined(separator: "; ")
  }
}
