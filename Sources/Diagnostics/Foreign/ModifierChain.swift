/// SwiftUI's modifiers of a view, one behind the other: what they set, and the animation that they
/// are seen with.
struct ModifierChain {
  let modifiers: [(key: String, value: String)]
  private let names: NamesAtHand

  private static let modifier: Form =
    #"\.(\w+)\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)"#

  init(_ text: String, _ names: NamesAtHand) {
    self.names = names
    modifiers = text.all(Self.modifier).map { ($0.text(1), $0.text(2)) }
  }

  private static let ofView: Form = #"^\s*(?:self\.)?(?:VIEW)?(?=\.\w+\()"#

  /// The line for modifiers of a view that there is; nil where one of them has no meaning here.
  static func line(for text: String, _ names: NamesAtHand) -> String? {
    guard ofView.first(in: text, names) != nil else { return nil }
    let chain = ModifierChain(text, names)
    return chain.isKnown ? chain.line(for: names.views(nearest: text).first ?? "box") : nil
  }

  static let paints = ["fill", "foregroundColor", "foregroundStyle", "background", "tint"]
  /// Those that change nothing of what is told here.
  private static let plain: Set = [
    "padding", "animation", "id", "clipped", "drawingGroup", "compositingGroup", "ignoresSafeArea",
  ]

  /// Whether each of them has a meaning here.
  private var isKnown: Bool {
    let told = modifiers.filter { !Self.plain.contains($0.key) }
    return !told.isEmpty
      && told.allSatisfy {
        assignment($0.key, $0.value, "it") != nil
          || (Self.examples[$0.key] != nil && animation != nil)
      }
  }

  /// What they set of a view, in an animation if they have one; nil where that is nothing.
  func line(for view: String, without others: [String] = []) -> String? {
    let told = modifiers.filter { !others.contains($0.key) }
    var lines = told.compactMap { assignment($0.key, $0.value, view) }
    if lines.isEmpty, animation != nil {
      lines = told.lazy.compactMap { Self.examples[$0.key] }.prefix(1).map { "\(view).\($0)" }
    }
    guard !lines.isEmpty else { return nil }
    let changes = lines.joined(separator: "; ")
    guard let animation else { return changes }
    return AnimationCall("withAnimation(\(animation)) { \(changes) }")?.text ?? changes
  }

  private var animation: String? {
    modifiers.first { $0.key == "animation" && !$0.value.hasPrefix("nil") }?.value
  }

  /// Where an animation could lead, for a modifier whose value is a name of the person's own.
  private static let examples = [
    "offset": "center.x += 100", "scaleEffect": "scale = 1.5", "opacity": "alpha = 0",
    "rotationEffect": "rotation = 45deg", "position": "center = (160, 300)",
    "frame": "size = 150x150",
  ]

  /// The first known colour of a text.
  func color(_ text: String) -> String? {
    text.all(#"[A-Za-z]+"#).map { $0.text().lowercased() }.first { names.colors.contains($0) }
  }

  // MARK: What each sets

  private static let choice: Form = #"[\w.!]+\s*\?\s*(-?[\w.()]+)\s*:\s*(-?[\w.()]+)"#

  /// A value without its condition: what it is where it is not as it was before.
  private static func chosen(_ value: String, _ rest: Double) -> String {
    choice.replaced(in: value) { match in
      match.text(1).first(#"-?[\d.]+"#).flatMap { Double($0.text()) } == rest
        ? match.text(2) : match.text(1)
    }
  }

  /// What a modifier sets; nil where it is not known here.
  private func assignment(_ key: String, _ text: String, _ view: String) -> String? {
    let value = Self.chosen(text, ["opacity", "scaleEffect"].contains(key) ? 1 : 0)
    let number = value.first(#"^\s*(-?\d*\.?\d+)\s*(?:,\s*anchor:.*)?$"#)?.text(1)
    switch key {
    case "opacity": return number.map { "\(view).alpha = \($0)" }
    case "scaleEffect": return number.map { "\(view).scale = \($0)" } ?? scale(value, view)
    case "cornerRadius": return number.map { "\(view).cornerRadius = \($0)" }
    case "zIndex": return number.map { "\(view).zPosition = \($0)" }
    case "rotationEffect": return Self.angle(value).map { "\(view).rotation = \($0)" }
    case "rotation3DEffect":
      let axis = value.first(#"\b([xyz]):\s*-?1"#)?.text(1) ?? "y"
      return Self.angle(value).map {
        "\(view).transform3D = perspective(500) * rotate\(axis.uppercased())(\($0))"
      }
    case "position", "offset", "frame": return place(key, value, view)
    case "foregroundColor", "background", "fill", "foregroundStyle", "tint":
      return color(value).map { "\(view).color = \($0)" }
    case "shadow":
      let radius = value.first(#"radius:\s*([\d.]+)"#)?.text(1)
      let x = value.first(#"\bx:\s*(-?[\d.]+)"#)?.text(1)
      let y = value.first(#"\by:\s*(-?[\d.]+)"#)?.text(1)
      let offset =
        x == nil && y == nil ? "" : "; \(view).shadowOffset = (\(x ?? "0"), \(y ?? "0"))"
      return "\(view).shadowOpacity = 0.5"
        + (radius.map { "; \(view).shadowRadius = \($0)" } ?? "") + offset
    case "hidden": return "\(view).isHidden = true"
    default: return nil
    }
  }

  private static func angle(_ value: String) -> String? {
    if let radians = value.first(#"radians:?\s*\(?\s*\.?((?:pi|-?[\d.]+)(?:\s*[*/]\s*[\d.]+)?)"#) {
      return radians.text(1)
    }
    return value.first(#"(?:degrees:?\s*\(?|^\s*)(-?\d+(?:\.\d+)?)"#).map { $0.text(1) + "deg" }
  }

  private func scale(_ value: String, _ view: String) -> String? {
    guard let x = Self.labelled("x", value), let y = Self.labelled("y", value) else { return nil }
    return "\(view).scale = (\(x), \(y))"
  }

  private static func labelled(_ label: String, _ value: String) -> String? {
    value.first(Form(#"\b\#(label):\s*(-?\d*\.?\d+)"#))?.text(1)
  }

  private func place(_ key: String, _ value: String, _ view: String) -> String? {
    let width = Self.labelled("width", value)
    let height = Self.labelled("height", value)
    if key == "frame" {
      if let width, let height { return "\(view).size = \(width)x\(height)" }
      return width.map { "\(view).frame.width = \($0)" }
        ?? height.map { "\(view).frame.height = \($0)" }
    }
    let x = Self.labelled("x", value) ?? width
    let y = Self.labelled("y", value) ?? height
    guard x != nil || y != nil else { return nil }
    if key == "position" {
      return x.flatMap { x in y.map { "\(view).center = (\(x), \($0))" } }
    }
    let shifts = [x.map { "\(view).center.x += \($0)" }, y.map { "\(view).center.y += \($0)" }]
      .compactMap { $0 }.filter { !$0.hasSuffix("+= 0") }
    return shifts.joined(separator: "; ").replacing("+= -", with: "-= ")
  }
}
