import Diagnostics
import Evaluation
import MotionGeometry
import UIKitMotion
import Values

enum KeyboardCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let way = Subject(
      "show | hide | float | split | dock", .word(Way.self),
      "what it does; an iPad's keyboard also floats or splits, and docks again")
    let height = Clause(
      "height", .number(.length, 1...10_000), "height",
      else: "the previous height, initially \(Quantity.length.written(Keyboard.defaultHeight))")
    let width = Clause(
      "width", .number(.length, 1...10_000), "width of a floating keyboard",
      else: "the previous width")
    let at = Clause(
      "at", .point, "center of a floating or split keyboard", else: "where it is", also: ["to"])
    let over = Clause(
      "over", .time, "duration that the notifications report", default: Keyboard.defaultDuration,
      also: ["duration", "in"])
    let curve = Clause("curve", .curve, "timing of the movement", default: .keyboard)
    let device = Clause(
      "on", .device, "device that sets the height and bottom safe area; see `help devices`")
    let predictions = Clause(
      "predictions", .boolean, "whether to include that device's prediction bar", default: false)
  }

  enum Way: String, CaseIterable {
    case show, hide, float, split, dock

    /// Whether a clause belongs to it.
    func takes(_ keyword: String) -> Bool {
      switch self {
      case .show: !["width", "at"].contains(keyword)
      case .float: ["height", "width", "at"].contains(keyword)
      case .split: keyword == "at"
      case .hide, .dock: false
      }
    }
  }

  static let verb = "keyboard"
  static let declaration = declare(
    "Shows, moves or hides the keyboard and notifies handlers", .device, Clauses(),
    examples: [
      "keyboard show", "keyboard show height 216 over 250ms curve keyboard",
      "keyboard show; run 1s; keyboard hide", "keyboard show; run 1s; keyboard show height 260",
      "keyboard show on iPhone6; run 1s; keyboard show on iPhone6 predictions on",
      "keyboard show on iPhone15 height 340",
      "keyboard show; keyboard float at (160, 400) width 260 height 200; run 1s; keyboard dock",
      "keyboard show; run 1s; keyboard split at (160, 300)",
      "keyboard.layoutGuide.followsUndockedKeyboard = on; keyboard show;"
        + " keyboard float at (160, 400) width 260 height 200; keyboard.layoutGuide.frame",
    ],
    notes: [
      "`on keyboard.willShow { form.center.y -= event.height }` moves a view with the keyboard.",
      "UIKit runs the handler inside the keyboard's own animation.",
      "Curve `keyboard` (7) is a spring that takes 0.5 s, whatever `over` says.",
      "A new height sends change-frame and show events, both before and after the movement.",
      "Reversed halfway, the keyboard continues from its current position. The interrupted movement"
        + " never reports that it finished.",
      "`keyboard.layoutGuide.frame` is the area the keyboard covers, or `stage.safeAreaBottom`"
        + " while it is hidden.",
      "When `stage` changes the size, a keyboard that is up hides and shows again: `help stage`.",
      "A keyboard that floats or splits sends `willHide`, and then only `willChangeFrame` and "
        + "`didChangeFrame`, also when it hides. `dock` sends `willShow`.",
      "The layout guide of a keyboard that floats or splits is that of a hidden one, unless"
        + " `keyboard.layoutGuide.followsUndockedKeyboard = on`: then it has the keyboard's frame.",
      "The size of a floating keyboard, the frames that UIKit reports and the order of these "
        + "notifications are not known from measurements.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (way, preset) = (call[\.way], try preset(call))
    let (duration, curve) = (call[\.over], call[\.curve])
    let height = call[\.height] ?? preset?.height.points
    let placement = try placement(call)
    let stage = call.stage
    let events = try call.attempt {
      if let preset { try stage.setSafeAreaBottom(preset.device.safeAreaBottom) }
      return switch way {
      case .show: try stage.showKeyboard(height: height, duration: duration, curve: curve)
      case .hide: try stage.hideKeyboard(duration: duration, curve: curve)
      case .float, .split, .dock:
        try stage.placeKeyboard(placement, duration: duration, curve: curve)
      }
    }
    if let preset, preset.height.source == .guess, !call.has(\.height) {
      let points = call.expressions.format.string(preset.height.points)
      try call.emit(.line("\(points) pt is an estimate; set a measured value with `height`"))
    }
    try call.evaluator.nested(call.span) { () throws(Failure) in
      try call.evaluator.deliver(events, call.span)
    }
  }

  /// Where the keyboard goes; it stays where it is unless it floats, splits or docks.
  private static func placement(_ call: Change<Clauses>) throws(Failure) -> Keyboard.Placement {
    let keyboard = call.stage.keyboard
    let (way, frame) = (call[\.way], keyboard.frame)
    func around(_ size: Size) throws(Failure) -> Rect {
      let center = call[\.at] ?? Point(frame.midX, frame.midY)
      return Rect(
        center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
    }
    switch way {
    case .show, .hide: return keyboard.placement
    case .dock: return .docked
    // The halves are at both sides of the stage.
    case .split: return .split(try around(Size(call.stage.size.width, keyboard.height)))
    case .float:
      var size: Size?
      if case .floating(let frame) = keyboard.placement { size = frame.size }
      guard let width = call[\.width] ?? size?.width else {
        throw call.fail(
          .missingClause("width", verb: "keyboard float", sample: "260"), at: call.span)
      }
      guard let height = call[\.height] ?? size?.height else {
        throw call.fail(
          .missingClause("height", verb: "keyboard float", sample: "200"), at: call.span)
      }
      return .floating(try around(Size(width, height)))
    }
  }

  /// The device that `on` names.
  private static func preset(
    _ call: Change<Clauses>
  ) throws(Failure) -> (device: KeyboardDevice, height: KeyboardDevice.Height)? {
    let way = call[\.way]
    for keyword in ["height", "width", "at", "on", "predictions"] where !way.takes(keyword) {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(
        way == .hide ? .heightOfHiding(keyword) : .clauseOfOtherKind(keyword, kind: way.rawValue),
        at: place)
    }
    if way == .show, call.stage.keyboard.placement != .docked, let place = call.place(of: \.height)
    {
      throw call.fail(.keyboardUndocked, at: place)
    }
    let place = call.place(of: \.predictions)
    guard let device = call[\.device] else {
      guard let place else { return nil }
      throw call.fail(.missingClause("on", verb: "keyboard", sample: "iPhone6"), at: place)
    }
    guard call[\.predictions] else { return (device, device.letters) }
    guard let height = device.predictions else {
      throw call.fail(.clauseOfOtherKind("predictions", kind: device.name), at: place)
    }
    return (device, height)
  }
}

extension ArgumentType where Content == KeyboardDevice {
  /// The name of a device whose keyboard is known.
  fileprivate static var device: ArgumentType {
    let known = KeyboardDevice.all.map(\.name)
    return ArgumentType(.word(known)) { (evaluator, values, what) throws(Failure) in
      let word = try evaluator.word(values, of: what)
      guard let device = KeyboardDevice.named(word.text) else {
        let nearest = Vocabulary(known).nearest(to: word.text)
        throw .failed(
          Diagnostic(
            .unknownWord(word.text, after: what, nearest: nearest, known: known), at: word.span))
      }
      return device
    }
  }
}
