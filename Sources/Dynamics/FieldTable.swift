import Geometry
import Physics

/// The acting fields of an animator, laid out flat for the loop over fields and items.
///
/// It is refilled before a step when something has changed; its memory is kept.
struct FieldTable {
  /// What each body of the animator's world suffers in the next step.
  private(set) var influences: [Influence] = []
  private var rows: [Row] = []
  private var bodies: [Matter] = []
  /// The indices of each row's bodies, row after row.
  private var members: [Int32] = []
  /// The tests of each row's region, row after row; none for an infinite one.
  private var regionSteps: [Region.Step] = []

  /// A field.
  private struct Row {
    var force: FieldForce
    var members: Range<Int>
    var regionSteps: Range<Int>
    /// Whose closure to ask; nil for what is built in.
    var custom: FieldBehavior.Evaluation?
  }

  /// What fields need to know of a body besides its motion.
  private struct Matter {
    var mass: Float
    var charge: Float
  }

  var isEmpty: Bool { rows.isEmpty }

  /// - Parameter records: whose bodies the world observes, in the order of creation.
  mutating func fill(_ fields: [FieldBehavior], _ records: [ItemRecord]) {
    rows.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    regionSteps.removeAll(keepingCapacity: true)
    bodies.removeAll(keepingCapacity: true)
    for (index, record) in records.enumerated() {
      record.index = Int32(index)
      bodies.append(
        Matter(mass: record.mass.kilograms, charge: Float(record.properties.charge)))
    }
    if influences.count != records.count {
      influences = Array(repeating: .none, count: records.count)
    }
    for field in fields where field.isActing { append(field) }
  }

  private mutating func append(_ field: FieldBehavior) {
    let force = FieldForce(field)
    guard force.isActive else { return }
    let (firstMember, firstStep) = (members.count, regionSteps.count)
    for item in field.items {
      if let record = item.record { members.append(record.index) }
    }
    if !field.region.isInfinite { regionSteps += field.region.steps }
    rows.append(
      Row(
        force: force, members: firstMember..<members.count,
        regionSteps: firstStep..<regionSteps.count, custom: field.evaluation))
  }
}

extension FieldTable {
  /// Finds what every body suffers.
  /// - Parameters:
  ///   - motions: of the bodies, in their order.
  ///   - time: of the world after the step, in s.
  mutating func evaluate(_ motions: [Motion], time: Double) {
    for index in influences.indices { influences[index] = .none }
    guard motions.count == influences.count else { return }
    for index in rows.indices {
      rows[index].force.advance(to: time)
      switch rows[index].force.kind {
      case .custom: askClosure(rows[index], motions, time)
      case .velocity: setVelocities(rows[index], motions)
      case .linearGravity, .radialGravity, .spring, .electric, .magnetic, .drag, .vortex, .noise,
        .turbulence:
        addForces(rows[index], motions)
      }
    }
  }

  /// The tight loop: plain numbers in, plain numbers out.
  private mutating func addForces(_ row: Row, _ motions: [Motion]) {
    let field = row.force
    let steps = regionSteps[row.regionSteps]
    for member in members[row.members] {
      let index = Int(member)
      let motion = motions[index]
      let p = motion.position - field.position
      guard motion.isAwake, Self.isInside(p, steps) else { continue }
      influences[index].force += field.force(
        at: p, velocity: motion.linearVelocity, mass: bodies[index].mass,
        charge: bodies[index].charge)
    }
  }

  private mutating func setVelocities(_ row: Row, _ motions: [Motion]) {
    let steps = regionSteps[row.regionSteps]
    for member in members[row.members] {
      let index = Int(member)
      let motion = motions[index]
      guard motion.isAwake, !influences[index].setsVelocity,
        Self.isInside(motion.position - row.force.position, steps)
      else { continue }
      influences[index].setsVelocity = true
      influences[index].velocity = row.force.direction
    }
  }

  private mutating func askClosure(_ row: Row, _ motions: [Motion], _ time: Double) {
    guard let custom = row.custom else { return }
    for member in members[row.members] {
      let index = Int(member)
      let motion = motions[index]
      let p = motion.position - row.force.position
      guard motion.isAwake, Self.isInside(p, regionSteps[row.regionSteps]) else { continue }
      let force = custom(
        FieldBehavior.Sample(motion, at: p, bodies[index].mass, bodies[index].charge, time))
      guard force.isFinite else { continue }
      influences[index].force += SIMD2(Float(force.dx), Float(force.dy))
    }
  }

  @inline(__always)
  private static func isInside(_ p: SIMD2<Float>, _ steps: ArraySlice<Region.Step>) -> Bool {
    guard !steps.isEmpty else { return true }
    return steps.withUnsafeBufferPointer { Region.contains(Scale.point(p), $0) }
  }
}

extension FieldBehavior.Sample {
  init(
    _ motion: Motion, at p: SIMD2<Float>, _ mass: Float, _ charge: Float, _ time: Double
  ) {
    position = Scale.point(p)
    velocity = Vector(Double(motion.linearVelocity.x), Double(motion.linearVelocity.y))
    self.mass = Double(mass)
    self.charge = Double(charge)
    self.time = time
  }
}
