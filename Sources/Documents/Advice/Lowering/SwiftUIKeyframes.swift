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
        let isShare = views(content, callee.base).flatMap(\.modifiers).contains {
          ["opacity", "scaleEffect"].contains($0.name) && text(of: $0.range).contains(".\(name)")
        }
        return lines(of: chain(body[...], modifiers, at: isShare ? 1 : 0))
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

  /// One animation after another; a `MoveKeyframe` takes no time. What keeps its value is no animation,
  /// which would end at once: the next one waits.
  ///
  /// - Parameters:
  ///   - home: The number that changes nothing.
  ///   - last: What the track has reached.
  ///   - pause: How long it has been kept, in seconds.
  private mutating func chain(
    _ keyframes: ArraySlice<SwiftStatement>, _ modifiers: [Changed], at home: Double,
    from last: String? = nil,
    after pause: Double = 0
  ) -> [SwiftStatement] {
    guard let first = keyframes.first else { return [] }
    guard case .expression(let keyframe) = first.kind,
      case .call(let callee, let parts) = keyframe.kind, let value = parts.first?.value
    else {
      unread(text(of: first.range))
      return chain(keyframes.dropFirst(), modifiers, at: home, from: last, after: pause)
    }
    let reached = text(of: value.range)
    let isKept = last.map { $0 == reached } ?? (value.number == home || home == 0 && value.isZero)
    if isKept, let seconds = parts.first(where: { $0.label == "duration" })?.value.number {
      return chain(
        keyframes.dropFirst(), modifiers, at: home, from: reached, after: pause + seconds)
    }
    let change = modifiers.flatMap { $0(value) }
    let isAtOnce = callee.lastName == "MoveKeyframe"
    let rest = chain(
      keyframes.dropFirst(), modifiers, at: home, from: reached, after: isAtOnce ? pause : 0)
    guard !isAtOnce else { return change + rest }
    var animation = animation(of: callee.lastName ?? "", parts)
    if pause > 0 {
      let late = SwiftExpression(kind: .number(Self.digits(pause)), range: value.range)
      animation = SwiftExpression(
        kind: .call(animation.member("delay"), [SwiftArgument(label: nil, value: late)]),
        range: value.range)
    }
    return [.withAnimation(animation, change, then: rest)]
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
