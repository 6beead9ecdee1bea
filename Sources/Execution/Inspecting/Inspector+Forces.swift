import Dynamics
import Geometry

/// What changes a view's velocity in the frame to come, by its causes.
package struct Forces {
  package struct Force {
    /// Who: a behavior, what is touched, or a word for it.
    package let cause: ForceAccount.Cause
    /// Through its centre of mass, in N, on average over the frame.
    package let force: Vector
    /// In points per second².
    package let acceleration: Vector
  }

  /// Behaviors in the order of their tree, then what is touched, resistance, and the rest.
  package let all: [Force]
  /// The field that sets the velocity whatever else acts from afar, and to what, in points per
  /// second.
  package let ruler: (behavior: String, velocity: Vector)?

  /// Nothing acts.
  fileprivate init() {
    all = []
    ruler = nil
  }

  /// Of the largest: what is less is the rounding of floats.
  private static let grain = 1e-6

  fileprivate init(_ account: ForceAccount) {
    let largest = account.entries.map(\.force.length).max() ?? 0
    all = account.entries.enumerated()
      .filter { $0.element.force.length > Self.grain * largest }
      .sorted { ($0.element.cause.rank, $0.offset) < ($1.element.cause.rank, $1.offset) }
      .map(\.element)
      .map { Force(cause: $0.cause, force: $0.force, acceleration: $0.acceleration) }
    ruler = account.ruler
  }

  /// What all of them do together; what is less than a float's rounding of the largest is zero.
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

  /// What a table calls it.
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
  /// What moves something of that name here, whichever world it was found in.
  fileprivate func item(named participant: Participant) -> DynamicItem? {
    switch participant {
    case .view(let view):
      stage.view(named: view.name).flatMap { item(of: .view($0)) }
    case .group: item(of: participant)
    }
  }
}

extension Look {
  /// What acts on a view or a group in the frame to come, as a twin of the world shows by passing
  /// it; nil where nobody looks at what is answered, as in a replay.
  /// - Throws: what the expression of a custom field did wrong.
  package func forces(on participant: Participant) throws(Failure) -> Forces? {
    guard let twin = try written.evaluator.control.twin() else { return nil }
    guard let item = Inspector(twin).item(named: participant) else { return Forces() }
    let account = twin.stage.animator.startAccount(of: item)
    _ = twin.stage.step()
    try twin.checkFields()
    return Forces(account)
  }
}
