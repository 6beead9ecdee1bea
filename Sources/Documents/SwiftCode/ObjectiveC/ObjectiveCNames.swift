import Text

/// Names of Objective-C and of C in Swift, by Swift's rules for imported names.
enum ObjectiveCNames {
  // MARK: Variables

  /// A variable without the mark of instance variables.
  static func own(_ name: String) -> String {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return plain.isEmpty ? name : plain
  }

  /// A variable of the code's own: the stage is `self.view`, and a bare `view` is not.
  static func variable(_ name: String) -> String {
    name == "view" ? SwiftParser.ownView : own(name)
  }

  static func isSelf(_ name: String) -> Bool {
    ["self", "weakSelf", "strongSelf", "wself", "sself", "wSelf", "sSelf", "welf"].contains(name)
  }

  static func isType(_ name: String) -> Bool {
    name.isCapitalized || types.contains(name)
  }
  private static let types: Set = [
    "id", "int", "float", "double", "long", "unsigned", "short", "char", "bool", "void",
    "int64_t", "uint64_t", "int32_t", "size_t",
  ]

  /// A property whose name in Swift begins with `is`.
  static func property(_ name: String) -> String {
    switches.contains(name) ? "is" + name.capitalizedFirst : name
  }
  private static let switches: Set = [
    "hidden", "userInteractionEnabled", "removedOnCompletion", "additive", "cumulative",
    "reversed", "running", "anchored", "enabled", "opaque", "highlighted", "selected",
    "pagingEnabled", "scrollEnabled", "directionalLockEnabled",
  ]

  // MARK: Constants

  private static let constants = [
    "YES": "true", "NO": "false", "NULL": "nil", "Nil": "nil", "TRUE": "true", "FALSE": "false",
    "@YES": "true", "@NO": "false",
  ]
  private static let members = [
    "M_PI": "pi", "INFINITY": "infinity", "HUGE_VALF": "infinity", "HUGE_VAL": "infinity",
    "FLT_MAX": "infinity", "MAXFLOAT": "infinity", "CGFLOAT_MAX": "infinity",
    "DBL_MAX": "infinity", "CGPointZero": "zero", "CGRectZero": "zero", "CGSizeZero": "zero",
    "UIEdgeInsetsZero": "zero", "CGAffineTransformIdentity": "identity",
    "UITransitionContextFromViewKey": "from", "UITransitionContextToViewKey": "to",
    "UITransitionContextFromViewControllerKey": "from",
    "UITransitionContextToViewControllerKey": "to",
  ]
  /// The names of enumerations, whose constants begin with them.
  private static let enumerations = [
    "UIViewAnimationOption", "UIViewKeyframeAnimationOption", "UIViewAnimationCurve",
    "UIViewAnimatingPosition", "UIPushBehaviorMode", "UICollisionBehaviorMode",
    "UIGestureRecognizerState", "UIInterpolatingMotionEffectType", "UIRectCorner",
    "UIControlEvent", "UIFontTextStyle", "UIModalTransitionStyle", "UIModalPresentation",
    "UIScrollViewDecelerationRate", "UIScrollViewKeyboardDismissMode",
    "kCAMediaTimingFunction", "kCAFillMode", "kCAAnimation", "kCALayer",
  ]

  /// A name as a value.
  static func value(_ name: String, from start: Int, to end: Int) -> SwiftExpression {
    let kind: SwiftExpression.Kind
    if let constant = constants[name] {
      kind = .name(constant)
    } else if let member = members[name] {
      kind = .implicitMember(member)
    } else if name == "M_PI_2" || name == "M_PI_4" {
      let pi = SwiftExpression(kind: .implicitMember("pi"), range: start..<end)
      kind = .infix(
        "/", pi, SwiftExpression(kind: .number(String(name.suffix(1))), range: start..<end))
    } else if let enumeration = enumerations.first(where: {
      name.hasPrefix($0) && name.count > $0.count
    }) {
      kind = .implicitMember(lowered(String(name.dropFirst(enumeration.count))))
    } else if name.hasPrefix("UIKeyboard"), name.hasSuffix("Notification") || name.hasSuffix("Key")
    {
      let type = SwiftExpression(kind: .name("UIResponder"), range: start..<end)
      kind = .member(type, lowered(String(name.dropFirst(2))))
    } else if name == "UIContentSizeCategoryDidChangeNotification" {
      let type = SwiftExpression(kind: .name("UIContentSizeCategory"), range: start..<end)
      kind = .member(type, "didChangeNotification")
    } else {
      kind = .name(isSelf(name) ? "self" : type(own(name)))
    }
    return SwiftExpression(kind: kind, range: start..<end)
  }

  /// Types of Foundation that lost their prefix.
  private static func type(_ name: String) -> String {
    ["NSNotificationCenter", "NSTimer", "NSThread"].contains(name)
      ? String(name.dropFirst(2)) : name
  }

  static func lowered(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: Messages

  /// Types at the end of a part of a selector, which Swift leaves out.
  private static let needless = [
    "ViewController", "ControlEvents", "Animation", "Item", "View", "Point", "Rect", "Path",
    "Object", "Index",
    "Position", "Selector", "Controller", "Anchor", "Context", "Vector", "Size",
  ]

  /// A part of a selector without the type at its end: `at` for `atPoint`.
  static func withoutType(_ part: String) -> String {
    let type = needless.first { part.hasSuffix($0) && part.count > $0.count }
    return type.map { String(part.dropLast($0.count)) } ?? part
  }

  /// Whether a part of a selector is a label, or a name with its first label, of Swift.
  static func isPart(_ part: String, named name: String) -> Bool {
    guard part.hasPrefix(name) else { return false }
    let rest = part.dropFirst(name.count)
    return rest.isEmpty || needless.contains(String(rest))
  }

  /// The ends of a type's name, such as `AnimationGroup` and `Group`, as words.
  private static func ends(of type: String) -> [String] {
    type.indices.filter { type[$0].isUppercase }.map { lowered(String(type[$0...])) }
      .filter { $0.count > 1 }
  }

  /// A message without arguments.
  static func message(
    _ name: String, to receiver: SwiftExpression, isStatement: Bool
  ) -> SwiftExpression.Kind {
    func call(_ callee: SwiftExpression) -> SwiftExpression.Kind { .call(callee, []) }
    let isOwn = receiver.kind == .name("self")
    let member = SwiftExpression(
      kind: isOwn ? .name(name) : .member(receiver, name), range: receiver.range)
    if case .call(let alloc, _) = receiver.kind, case .member(let type, "alloc") = alloc.kind {
      return call(type)
    }
    guard receiver.isType, let type = receiver.lastName else {
      if isStatement || receiver.kind == .name("super") { return call(member) }
      return isOwn ? call(member) : .member(receiver, property(name))
    }
    let ends = ends(of: type)
    if name == "new" || name == "animation" || ends.contains(name) { return call(receiver) }
    // `[UIColor redColor]` is `UIColor.red`.
    if let end = ends.last, name.count > end.count,
      name.hasSuffix(end.capitalizedFirst)
    {
      return .member(receiver, String(name.dropLast(end.count)))
    }
    return call(member)
  }

  /// Methods whose first part Swift divides.
  private static let divided = [
    "translationInView": ("translation", "in"), "locationInView": ("location", "in"),
    "velocityInView": ("velocity", "in"), "dismissViewControllerAnimated": ("dismiss", "animated"),
    "setTranslation": ("setTranslation", nil),
    "scheduledTimerWithTimeInterval": ("scheduledTimer", "timeInterval"),
  ]

  /// A message with arguments.
  static func message(
    _ first: String, _ arguments: [SwiftArgument], to receiver: SwiftExpression
  ) -> SwiftExpression.Kind {
    func labeled(_ label: String?) -> [SwiftArgument] {
      [SwiftArgument(label: label, value: arguments[0].value)] + arguments.dropFirst()
    }
    if case .call(let alloc, _) = receiver.kind, case .member(let type, "alloc") = alloc.kind {
      let label = first.hasPrefix("initWith") ? lowered(String(first.dropFirst(8))) : first
      return .call(type, labeled(label))
    }
    if let (name, label) = divided[first] {
      let callee = SwiftExpression(kind: .member(receiver, name), range: receiver.range)
      if name == "dismiss", receiver.kind == .name("self") {
        return .call(SwiftExpression(kind: .name(name), range: receiver.range), labeled(label))
      }
      return .call(callee, labeled(label))
    }
    if receiver.isType, let type = receiver.lastName {
      for end in ends(of: type) where first.hasPrefix(end + "With") {
        return .call(receiver, labeled(lowered(String(first.dropFirst(end.count + 4)))))
      }
    }
    if receiver.kind == .name("self") {
      return .call(SwiftExpression(kind: .name(first), range: receiver.range), arguments)
    }
    return .call(
      SwiftExpression(kind: .member(receiver, first), range: receiver.range), arguments)
  }

  // MARK: C

  /// The printed text.
  static func inSwift(_ call: SwiftExpression) -> SwiftExpression {
    guard case .call(let callee, let arguments) = call.kind, callee.kind == .name("NSLog"),
      case .string(let parts)? = arguments.first?.value.kind
    else { return call }
    let format = parts.compactMap { if case .letters(let text) = $0 { text } else { nil } }.joined()
    let texts = format.split(separator: "%", omittingEmptySubsequences: false)
    let words = texts.enumerated().map { index, text in
      index == 0 ? String(text) : String(text.drop { "0123456789.l".contains($0) }.dropFirst())
    }.joined()
    let print = SwiftExpression(kind: .name("print"), range: callee.range)
    let trimmed = String(words.reversed().drop { $0 == " " }.reversed())
    let text = SwiftExpression(kind: .string([.letters(trimmed)]), range: call.range)
    return SwiftExpression(
      kind: .call(print, [SwiftArgument(label: nil, value: text)] + arguments.dropFirst()),
      range: call.range)
  }
}
