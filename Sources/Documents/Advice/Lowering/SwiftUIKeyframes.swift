import SwiftCode

/// SwiftUI's `KeyframeAnimator`: each track is a chain of animations, and all begin together.
extension Lowering {
  /// The lines for tracks of keyframes; nil for another expression.
  mutating func keyframes(_ expression: SwiftExpression) -> [String]? {
    guard case .call(let callee, let arguments) = expression.kind,
      ["KeyframeAnimator", "keyframeAnimator"].contains(callee.lastName ?? ""),
      let tracks = arguments.first(where: { $0.label == "keyframes" })?.value.closure,
      let content = arguments.lazy.filter({ $0.label != "keyframes" }).compactMap(\.value.closure)
        .last
    else { return nil }
    know()
    if !arguments.contains(where: { $0.label == "trigger" }) {
      remark("it begins again and again in SwiftUI; here each track runs once")
    }
    return homes(of: content, on: callee.base)
      + tracks.body.flatMap { statement -> [String] in
        guard case .expression(let track) = statement.kind,
          case .call(let callee, let parts) = track.kind, callee.lastName == "KeyframeTrack",
          case .keyPath(let path)? = parts.first?.value.kind, let name = path.last,
          let body = parts.last?.value.closure?.body
        else {
          unread(text(of: statement.range))
          return []
        }
        let modifiers = modifiers(of: content, on: callee.base, with: name)
        if modifiers.isEmpty { remark("no modifier here has the value of `\(name)`") }
        return lines(of: chain(body[...], modifiers))
      }
  }

  /// Where a view is before an offset that changes.
  private mutating func homes(of content: SwiftClosure, on view: SwiftExpression?) -> [String] {
    let moved = views(content, view).filter { $0.modifiers.contains { $0.name == "offset" } }
    return lines(
      of: moved.map {
        $0.statement(.init(name: "offsetHome", arguments: [], range: $0.root.range))
      })
  }

  /// The views of the content, which is named where a view has the keyframes as a modifier.
  private func views(_ content: SwiftClosure, _ view: SwiftExpression?) -> [SwiftUIView] {
    var named = Choosing(values: [:])
    if let view { named = Choosing(values: [content.parameters.first ?? "$0": view]) }
    return named.rewritten(content.body).compactMap { SwiftUIView($0, table) }
  }

  /// What one value of a track changes: a modifier of the content, with a place for the value.
  private typealias Changed = (SwiftExpression) -> [SwiftStatement]

  private func modifiers(
    of content: SwiftClosure, on view: SwiftExpression?, with name: String
  ) -> [Changed] {
    let names = content.parameters.isEmpty ? ["$0", "$1"] : content.parameters
    return views(content, view).flatMap { content in
      content.modifiers.compactMap { modifier -> Changed? in
        var setting = Setting(owners: names, member: name, value: .true)
        let isSet = modifier.arguments.contains {
          setting.rewritten($0.value) != $0.value
        }
        guard isSet else { return nil }
        return { value in
          var setting = Setting(owners: names, member: name, value: value)
          let arguments = modifier.arguments.map {
            SwiftArgument(label: $0.label, value: setting.rewritten($0.value))
          }
          return [content.statement(modifier.placed, arguments)]
        }
      }
    }
  }

  /// One animation after another; a `MoveKeyframe` takes no time.
  private mutating func chain(
    _ keyframes: ArraySlice<SwiftStatement>, _ modifiers: [Changed]
  ) -> [SwiftStatement] {
    guard let first = keyframes.first else { return [] }
    guard case .expression(let keyframe) = first.kind,
      case .call(let callee, let parts) = keyframe.kind, let value = parts.first?.value
    else {
      unread(text(of: first.range))
      return chain(keyframes.dropFirst(), modifiers)
    }
    let change = modifiers.flatMap { $0(value) }
    let rest = chain(keyframes.dropFirst(), modifiers)
    guard callee.lastName != "MoveKeyframe" else { return change + rest }
    return [.withAnimation(animation(of: callee.lastName ?? "", parts), change, then: rest)]
  }

  private mutating func animation(of kind: String, _ parts: [SwiftArgument]) -> SwiftExpression {
    let duration = parts.filter { $0.label == "duration" }
    let range = parts[0].value.range
    func member(_ name: String) -> SwiftExpression {
      SwiftExpression(kind: .implicitMember(name), range: range)
    }
    switch kind {
    case "SpringKeyframe":
      if !duration.isEmpty {
        remark(
          "a `SpringKeyframe` ends after its `duration` in SwiftUI; here when its spring rests")
      }
      return parts.first { $0.label == "spring" }?.value ?? member("spring")
    case "CubicKeyframe":
      remark(
        "a `CubicKeyframe` passes its value at the speed of its neighbors; `easeInOut` stops there")
      return SwiftExpression(kind: .call(member("easeInOut"), duration), range: range)
    default:
      return SwiftExpression(kind: .call(member("linear"), duration), range: range)
    }
  }
}

/// Puts a value in place of a member of a closure's parameters.
private struct Setting: SwiftRewriting {
  let owners: [String]
  let member: String
  let value: SwiftExpression

  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    guard case .member(let owner, member) = expression.kind, case .name(let name) = owner.kind,
      owners.contains(name)
    else { return withParts(expression) }
    return value
  }
}
