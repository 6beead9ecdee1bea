import Answers
import MotionGeometry
import Text
import UIKitMotion

/// The forces that change a view's velocity in the next frame, by cause. `ForceAccount` splits them
/// while the frame passes in a twin of the world (`RunControl.twin`).
package struct Forces {
  /// A force from one cause.
  package struct Force {
    /// A behavior, the touched object, or another cause such as friction.
    package let cause: ForceAccount.Cause
    /// Through its center of mass, in N, averaged over the frame.
    package let force: Vector
    /// In points per second².
    package let acceleration: Vector
  }

  /// Behaviors in the order of their tree, then contacts, friction, resistance and the rest.
  package let all: [Force]
  /// The field that sets the velocity and overrides all other forces at a distance, and that
  /// velocity in points per second.
  package let ruler: (behavior: String, velocity: Vector)?

  /// Where the engine moves the view without a velocity, in points, and what for; nil if it does
  /// not.
  package let correction: (offset: Vector, causes: [ForceAccount.Cause])?

  private let causes: Set<ForceAccount.Cause>

  /// Nothing acts.
  fileprivate init() {
    all = []
    ruler = nil
    correction = nil
    causes = []
  }

  /// Whether a behavior is among the causes of a force or of a correction.
  package func come(from behavior: String) -> Bool { causes.contains(.behavior(behavior)) }

  /// The correction in words; nil without one.
  package var correctionText: String? {
    guard let correction else { return nil }
    var overlapped: [String] = []
    var held: [String] = []
    for cause in correction.causes {
      if case .behavior = cause { held.append(cause.label) } else { overlapped.append(cause.label) }
    }
    let reasons =
      (overlapped.isEmpty ? [] : ["moves it out of \(overlapped.listed())"])
      + (held.isEmpty
        ? [] : ["puts it where \(held.listed()) \(held.count > 1 ? "hold" : "holds") it"])
    let distance = ForceWords.number(correction.offset.length)
    return "moves \(distance) pt \(correction.offset.way) in the next frame without a force: "
      + "the engine \(reasons.joined(separator: " and "))"
  }

  /// A share of the largest force. Anything smaller is float rounding.
  private static let grain = 1e-6

  fileprivate init(_ account: ForceAccount) {
    let largest = account.entries.map(\.force.length).max() ?? 0
    all = account.entries.enumerated()
      .filter { $0.element.force.length > Self.grain * largest }
      .sorted { ($0.element.cause.rank, $0.offset) < ($1.element.cause.rank, $1.offset) }
      .map(\.element)
      .map { Force(cause: $0.cause, force: $0.force, acceleration: $0.acceleration) }
    ruler = account.ruler
    correction = account.correction
    causes = Set(all.map(\.cause) + (account.correction?.causes ?? []))
  }

  /// The sum of all forces. A part below the float rounding of the largest one is zero.
  package func sum(_ part: (Force) -> Vector) -> Vector {
    let grain = Self.grain * (all.map { part($0).length }.max() ?? 0)
    let sum = all.reduce(Vector.zero) { $0 + part($1) }
    return Vector(abs(sum.dx) < grain ? 0 : sum.dx, abs(sum.dy) < grain ? 0 : sum.dy)
  }
}

extension ForceAccount.Cause {
  fileprivate var rank: Int {
    switch self {
    case .behavior: 0
    case .contact: 1
    case .friction: 2
    case .resistance: 3
    case .rest, .topSpeed: 4
    }
  }

  /// Its label in a table.
  package var label: String {
    switch self {
    case .behavior(let name): name
    case .resistance: "resistance"
    case .contact(let touched): touched.name
    case .friction: "friction"
    case .rest: "rest"
    case .topSpeed: "top speed"
    }
  }
}

extension ForceAccount.Touched {
  package var name: String {
    switch self {
    case .item(let name), .boundary(let name): name
    case .referenceBounds: "bounds"
    }
  }
}

extension Inspector {
  /// The item with the participant's name in this world; the participant may be from another one.
  fileprivate func item(named participant: Participant) -> DynamicItem? {
    switch participant {
    case .view(let view):
      stage.view(named: view.name).flatMap { item(of: .view($0)) }
    case .group: item(of: participant)
    }
  }
}

extension Look {
  /// The forces on a view or a group as a picture of this moment shows them; nil without any.
  package func acting(
    _ forces: Forces, on participant: Participant, unit: String,
    _ vector: (Forces.Force) -> Vector
  ) -> ActingForces? {
    guard !forces.all.isEmpty, let item = inspector.item(of: participant) else { return nil }
    return ActingForces(
      on: participant.name, at: item.center, time: inspector.time, unit: unit,
      forces.all.map { .init($0.cause.label, vector($0)) })
  }

  /// The forces on a view or a group in the next frame, found by running that frame in a twin of
  /// the world; nil if the answer is not shown, as in a replay.
  /// - Throws: the failure of a custom field's expression.
  package func forces(on participant: Participant) throws(Failure) -> Forces? {
    guard let twin = try written.evaluator.control.twin() else { return nil }
    guard let item = Inspector(twin).item(named: participant) else { return Forces() }
    let account = twin.stage.animator.startAccount(of: item)
    _ = twin.stage.step()
    try twin.checkFields()
    return Forces(account)
  }
}
