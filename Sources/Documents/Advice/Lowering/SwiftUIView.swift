import SwiftCode

/// A view of SwiftUI with its modifiers, in their order.
struct SwiftUIView {
  struct Modifier {
    let name: String
    let arguments: [SwiftArgument]
    let range: Range<Int>

    func mentions(_ state: String) -> Bool {
      arguments.contains { !$0.value.hasBlock && $0.value.mentions(state) }
    }
  }

  var root: SwiftExpression
  private(set) var modifiers: [Modifier] = []
  /// The views inside it.
  private(set) var content: [SwiftStatement] = []

  private static let containers: Set = [
    "VStack", "HStack", "ZStack", "Group", "ScrollView", "NavigationView", "NavigationStack",
    "Form", "List", "LazyVStack", "LazyHStack", "Section",
  ]

  /// Nil for another statement, and for a view of the session's own names.
  init?(_ statement: SwiftStatement, _ table: APITable) {
    guard case .expression(var expression) = statement.kind else { return nil }
    while case .call(let callee, let arguments) = expression.kind {
      let (name, base): (String, SwiftExpression?)
      switch callee.kind {
      case .member(let inner, let member) where !inner.isType: (name, base) = (member, inner)
      case .implicitMember(let member): (name, base) = (member, nil)
      default: (name, base) = ("", nil)
      }
      guard table.isModifier(name) else { break }
      modifiers.insert(
        Modifier(name: name, arguments: arguments, range: expression.range), at: 0)
      expression =
        base ?? SwiftExpression(kind: .name("self"), range: callee.range)
    }
    root = expression
    if case .call(let callee, let arguments) = root.kind, case .name(let type) = callee.kind {
      let blocks = arguments.filter { $0.value.isBlock }
      // A circle is as round as its frame allows.
      let width = modifiers.first { $0.name == "frame" }?.arguments.first { $0.label == "width" }
      let half = width?.value.number.map {
        SwiftExpression(kind: .number(Lowering.digits($0 / 2)), range: root.range)
      }
      if let radius = arguments.first(where: { $0.label == "cornerRadius" })?.value
        ?? (type == "Circle" ? half : nil)
      {
        modifiers.insert(
          Modifier(
            name: "cornerRadius", arguments: [SwiftArgument(label: nil, value: radius)],
            range: root.range), at: 0)
      }
      // The color of what stands on a background is that of its text.
      if type == "Text" || modifiers.contains(where: { $0.name == "background" }) {
        modifiers = modifiers.map { modifier in
          modifier.name.hasPrefix("foreground")
            ? Modifier(name: "textColor", arguments: modifier.arguments, range: modifier.range)
            : modifier
        }
      }
      if type == "Button", let action = blocks.first {
        if blocks.count > 1, case .closure(let label) = blocks[1].value.kind,
          label.body.count == 1, let inner = SwiftUIView(label.body[0], table)
        {
          (root, modifiers) = (inner.root, inner.modifiers + modifiers)
        }
        modifiers.append(
          Modifier(
            name: "onTapGesture",
            arguments: [SwiftArgument(label: nil, value: action.value, isTrailing: true)],
            range: root.range))
        return
      }
      if Self.containers.contains(type), case .closure(let closure)? = blocks.first?.value.kind {
        content = closure.body
        return
      }
    }
    guard !modifiers.isEmpty else { return nil }
  }

  /// The name of its type; nil for a view that has a name, or none.
  var type: String? {
    var view = root
    while case .call(let callee, _) = view.kind {
      if callee.isType { return callee.lastName }
      guard let base = callee.base else { return nil }
      view = base
    }
    return nil
  }

  mutating func move(by state: String) {
    let value = SwiftExpression(kind: .name(state), range: root.range)
    modifiers.insert(
      Modifier(
        name: "offset", arguments: [SwiftArgument(label: nil, value: value)], range: root.range),
      at: 0)
  }

  /// A view that is there under a condition is always here, and shown by what its transition says.
  ///
  /// - Returns: The parts of the transition that are not read.
  mutating func appear(if condition: SwiftExpression) -> [String] {
    let own = modifiers.last { $0.name == "transition" }?.arguments.first?.value
    modifiers.removeAll { $0.name == "transition" }
    let transition = SwiftUITransition(own, if: condition)
    modifiers += transition.modifiers
    return transition.unread
  }

  /// One modifier as a statement.
  func statement(_ modifier: Modifier, _ arguments: [SwiftArgument]? = nil) -> SwiftStatement {
    let callee = SwiftExpression(kind: .member(root, modifier.name), range: modifier.range)
    let call = SwiftExpression(
      kind: .call(callee, arguments ?? modifier.arguments), range: modifier.range)
    return SwiftStatement(kind: .expression(call), range: modifier.range)
  }
}

extension SwiftExpression {
  var isBlock: Bool { if case .closure = kind { true } else { false } }

  /// Whether it is a block, or a call with one, such as `DragGesture().onChanged { … }`.
  var hasBlock: Bool { TreeParts(self).expressions.contains(where: \.isBlock) }
}
