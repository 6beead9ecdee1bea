import Diagnostics
import Evaluation
import Language
import MotionCurves
import UIKitMotion
import Values

enum EaseCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let path = Subject("PATH", .path, "property to ease, such as red.center")
    let with = Clause("with", .curveExpression, "easing curve, a function of progress")
    let off = Clause(flag: "off", "restores the animations' own curves")
  }

  static let verb = "ease"
  static let declaration = declare(
    "Sets one curve for all animations of a property", .animation, Clauses(),
    examples: ["ease red.center with elasticOut", "ease red.center off"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "New animations use this curve instead of their own. They keep their own duration, delay and "
        + "repeats.",
      "`center` covers both coordinates. `frame` covers the center and the size, as in Core "
        + "Animation.",
      "`show` lists the eased properties.",
    ],
    roles: [.setsProperties])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let path = try Path(call[\.path])
    let view = try view(of: path, call)
    let text = path.members.map(\.text).joined(separator: ".")
    guard let parts = KeyPaths.parts(of: text) else {
      throw call.fail(
        .cannotEase(
          text, nearest: Vocabulary(KeyPaths.names).nearest(to: text),
          known: KeyPaths.names), at: call.subjectPlace)
    }
    let curve = try curve(of: call)
    let stage = call.stage
    try call.attempt {
      try stage.setEase(curve, for: parts, of: view)
    }
  }

  private static func view(of path: Path, _ call: Change<Clauses>) throws(Failure) -> View {
    guard let root = call.expressions[path.root.text] else {
      throw call.fail(call.expressions.unknownName(path.root.text), at: path.root.span)
    }
    if case .object(.view) = root, path.members.isEmpty {
      throw call.fail(.assignmentToObject(path.text), at: path.span)
    }
    guard case .object(.view(let name)) = root, !path.members.isEmpty,
      let view = call.inspector.views.first(where: { $0.name == name })
    else { throw call.fail(.cannotAnimate(path.text), at: path.span) }
    return view
  }

  /// Nil for `off`.
  private static func curve(of call: Change<Clauses>) throws(Failure) -> Curve? {
    guard let expression = call[\.with] else {
      guard call[\.off] else {
        throw call.fail(.missingClause("with", verb: "ease", sample: "elasticOut"))
      }
      return nil
    }
    if let place = call.place(of: \.off) {
      throw call.fail(.eitherOr("`with`", "`off`"), at: place)
    }
    let curve = try call.expressions.checked(expression, "with") { (check, value) throws(Mistake) in
      try check.curve(value)
    }
    guard curve.ownDuration == nil else {
      throw call.fail(.notOfProgress(expression.span.text), at: expression.span)
    }
    return curve
  }
}
