import Answers
import MotionGeometry
import Text
import UIKitMotion

/// The forces on an item, in words.
struct ForceWords {
  let inspector: Inspector
  let forces: Forces
  /// The velocity of the item, in points per second.
  let velocity: Vector

  /// A share of the largest force. Smaller forces are not mentioned.
  static let least = 2e-3

  private var worthy: [Forces.Force] {
    let largest = forces.all.map(\.force.length).max() ?? 0
    return forces.all.filter { $0.force.length > Self.least * largest }
  }

  static func number(_ value: Double) -> String { NumberFormat(digits: 4).string(value) }

  // MARK: One sentence each

  /// `gravity1 pulls it down at 1000 pt/s²`, for each force that matters.
  var causes: [Reason] {
    worthy.map { force in
      Reason(
        .force, sentence(force), by: [force.cause.label],
        .init("acceleration.x", force.acceleration.dx, unit: "pt/s²"),
        .init("acceleration.y", force.acceleration.dy, unit: "pt/s²"))
    }
  }

  private func sentence(_ force: Forces.Force) -> String {
    if case .behavior(let name) = force.cause, let ruler = forces.ruler, ruler.behavior == name {
      let (speed, way) = (Self.number(ruler.velocity.length), ruler.velocity.way)
      return "\(name) sets its velocity to \(speed) pt/s"
        + (way.isEmpty ? "" : " \(way)") + " and overrides other forces at a distance"
    }
    return "\(actor(force)) \(verb(force)) at \(Self.number(force.acceleration.length)) pt/s²"
  }

  private func verb(_ force: Forces.Force) -> String {
    let way = force.acceleration.way
    switch force.cause {
    case .behavior(let name): return "\(verb(of: behavior(name))) it \(way)"
    case .contact: return "pushes it \(way)"
    case .friction: return isBrake(force) ? "slows it" : "drives it \(way)"
    case .resistance: return isBrake(force) ? "slows it" : "opposes that"
    case .rest: return "cancels the rest"
    case .topSpeed: return "slows it"
    }
  }

  private func isBrake(_ force: Forces.Force) -> Bool {
    force.force.dx * velocity.dx + force.force.dy * velocity.dy < 0
  }

  private func actor(_ force: Forces.Force) -> String {
    switch force.cause {
    case .behavior(let name): name
    case .contact(.referenceBounds): side(force.force)
    case .contact(let touched): touched.name
    case .friction: "friction"
    case .resistance: "resistance"
    case .rest: "falling asleep"
    case .topSpeed: "the engine's top speed"
    }
  }

  /// The side of the reference bounds that pushes in this direction.
  private func side(_ force: Vector) -> String {
    if abs(force.dy) < abs(force.dx) { return "a wall" }
    return force.dy < 0 ? "the floor" : "the ceiling"
  }

  private func behavior(_ name: String) -> (any DescribedBehavior)? {
    inspector.world.objects.behavior(named: name)?.behavior.described
  }

  private func verb(of behavior: (any DescribedBehavior)?) -> String {
    behavior?.forceVerb ?? "drives"
  }

  // MARK: At rest

  /// `rests on bounds`, `is held by attach1`, and what holds it.
  var place: (text: String, by: [String]) {
    let contacts = worthy.compactMap { force -> (name: String, force: Vector)? in
      guard case .contact(let touched) = force.cause else { return nil }
      return (touched.name, force.force)
    }
    if !contacts.isEmpty {
      let isOn = contacts.contains { -$0.force.dy > abs($0.force.dx) }
      let names = contacts.map(\.name)
      return ("rests \(isOn ? "on" : "against") \(names.listed())", names)
    }
    let names = holders.map(actor)
    return names.isEmpty ? ("stands still", []) : ("is held by \(names.listed())", names)
  }

  private var holders: [Forces.Force] {
    worthy.filter { force in
      switch force.cause {
      case .behavior(let name):
        behavior(name)?.holdsItems ?? false
      case .contact, .friction: true
      case .resistance, .rest, .topSpeed: false
      }
    }
  }

  /// `gravity1 pulls at 1000 pt/s², the floor holds`; empty if nothing needs to be held.
  var balance: String {
    guard !pulls.isEmpty else { return "" }
    let holders = holders.map(actor)
    let hold =
      holders.isEmpty ? [] : ["\(holders.listed()) \(holders.count == 1 ? "holds" : "hold")"]
    return (pulls.map(\.text) + hold).joined(separator: ", ")
  }

  /// The forces that would move it: `gravity1 pulls at 1000 pt/s²`, its name and the acceleration.
  var pulls: [(text: String, by: String, acceleration: Double)] {
    worthy.compactMap { force in
      guard case .behavior(let name) = force.cause, let behavior = behavior(name),
        !behavior.holdsItems
      else { return nil }
      let acceleration = force.acceleration.length
      return (
        "\(name) \(verb(of: behavior)) at \(Self.number(acceleration)) pt/s²", name, acceleration
      )
    }
  }
}
