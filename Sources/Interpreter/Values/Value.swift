import Answers
import MotionCurves
import MotionGeometry
import UIKitMotion

/// The value of an expression.
public indirect enum Value: Sendable {
  case nothing
  case number(Double, Quantity)
  /// A switch is written `on` or `off`, a condition `true` or `false`.
  case boolean(Bool, isSwitch: Bool = false)
  case string(String)
  case point(Point)
  /// Three numbers, as in `(1, 0, 0)`.
  case vector([Double])
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  /// An open range excludes its end when a loop goes through it.
  case range(Double, Double, Quantity, isOpen: Bool = false)
  case list(List)
  case transform(AffineTransform)
  case matrix(Matrix)
  case curve(Curve)
  case region(Region)
  /// The visible part of a masked layer.
  case mask(Mask)
  case function(Function)
  case object(ObjectReference)
  /// Named values, such as an event's.
  case record(String, [(name: String, value: Value)])

  package static func plain(_ number: Double) -> Value { .number(number, .plain) }

  /// The value of a property that is set to `on` or `off`.
  package var asSwitch: Value {
    guard case .boolean(let flag, _) = self else { return self }
    return .boolean(flag, isSwitch: true)
  }

  package var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// The value's noun with its article, for messages.
  package var described: String {
    switch self {
    case .nothing: "nothing"
    case .number(_, let quantity): quantity == .plain ? "a number" : quantity.described
    case .boolean: "on or off"
    case .string: "a text"
    case .point: "a point"
    case .vector: "a vector"
    case .size: "a size"
    case .rect: "a rectangle"
    case .insets: "insets"
    case .range: "a range"
    case .list: "a list"
    case .transform: "a transform"
    case .matrix(let matrix): "a \(matrix.rows) by \(matrix.columns) matrix"
    case .curve(.spring): "a spring"
    case .curve: "a curve"
    case .region: "a region"
    case .mask: "a mask"
    case .function(let function): "the function `\(function.name)`"
    case .object(let reference): reference.described
    case .record(let kind, _): "the \(kind)"
    }
  }
}

/// A reference to an object by name. The evaluator looks it up at each use, so that a removed
/// object is noticed.
public enum ObjectReference: Hashable, Sendable {
  case view(String)
  /// A view as it appears on screen while animations and effects run.
  case presentation(String)
  case behavior(String)
  case effect(String)
  /// Several views that move together.
  case group(String)
  case handler(String)
  /// An animation of Core Animation, by its key.
  case animation(String)
  /// A property animator.
  case animator(String)
  /// A series that `trace` saved in the session.
  case trace(String)
  /// The results of a sweep, saved in the session.
  case sweep(String)
  /// The measured series of a file, loaded into the session.
  case recording(String)
  /// A navigation controller or a tab bar controller: a controller without a view of its own.
  case controller(String)
  case keyboard
  case keyboardPresentation
  /// UIKit's `keyboardLayoutGuide`.
  case layoutGuide
  case layoutGuidePresentation
  case stage
  case tilt

  package var name: String {
    switch self {
    case .view(let name), .behavior(let name), .effect(let name), .group(let name),
      .handler(let name), .animation(let name), .animator(let name), .trace(let name),
      .sweep(let name), .recording(let name),
      .controller(let name):
      name
    case .presentation(let name): name + ".presentation"
    case .keyboard: "keyboard"
    case .keyboardPresentation: "keyboard.presentation"
    case .layoutGuide: "keyboard.layoutGuide"
    case .layoutGuidePresentation: "keyboard.presentation.layoutGuide"
    case .stage: "stage"
    case .tilt: "tilt"
    }
  }

  package var described: String {
    switch self {
    case .view(let name): "the view `\(name)`"
    case .presentation(let name): "the presentation of `\(name)`"
    case .behavior(let name): "the behavior `\(name)`"
    case .effect(let name): "the motion effect `\(name)`"
    case .group(let name): "the group `\(name)`"
    case .handler(let name): "the handler `\(name)`"
    case .animation(let name): "the animation `\(name)`"
    case .animator(let name): "the animator `\(name)`"
    case .trace(let name): "the trace `\(name)`"
    case .sweep(let name): "the sweep `\(name)`"
    case .recording(let name): "the measured data `\(name)`"
    case .controller(let name): "the controller `\(name)`"
    case .keyboard, .keyboardPresentation: "the keyboard"
    case .layoutGuide, .layoutGuidePresentation: "the keyboard's layout guide"
    case .stage: "the stage"
    case .tilt: "the tilt"
    }
  }
}

extension Value {
  /// The value as a cell of a table; shares are in percent, like their column's unit.
  package var cell: Table.Cell {
    switch self {
    case .nothing: .empty
    case .number(let number, let quantity): .number(quantity.inUnit(number))
    case .boolean(let flag, _): .flag(flag)
    case .string(let text): .text(text)
    default: components.map { .tuple($0) } ?? .empty
    }
  }
}

extension Value {
  /// Whether it is bit for bit the same value; false for values that cannot be compared.
  package func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.boolean(let a, _), .boolean(let b, _)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.curve(let a), .curve(let b)): a == b
    case (.region(let a), .region(let b)): a == b
    default:
      if let a = components, let b = other.components {
        a.count == b.count && zip(a, b).allSatisfy { $0.bitPattern == $1.bitPattern }
      } else {
        false
      }
    }
  }
}
