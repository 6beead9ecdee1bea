import MotionGeometry

/// The acting fields of an animator, stored in flat arrays for the loop over fields and items.
///
/// It is refilled before a step if anything has changed; its memory is reused.
struct FieldTable {
  /// The influence on each body of the animator's world in the next step.
  private(set) var influences: [Influence] = []
  private var rows: [Row] = []
  private var bodies: [Matter] = []
  /// The indices of each row's bodies, row after row.
  private var members: [Int32] = []
  /// The tests of each row's region, row after row; none for an infinite one.
  private var regionSteps: [Region.Step] = []

  /// The number of region tests and laws evaluated in a step, in units of a test.
  private(set) var testCount = 0

  /// A field in the table.
  struct Row {
    fileprivate let law: any FieldLaw.Type
    fileprivate var field: FieldSettings
    fileprivate let members: Range<Int>
    fileprivate let regionSteps: Range<Int>
  }

  /// The properties of a body that fields need, besides its motion.
  private struct Matter {
    var mass: Float
    var charge: Float
  }

  var isEmpty: Bool { rows.isEmpty }

  /// - Parameter simulatedItems: the items of the world's observed bodies, in creation order.
  mutating func fill(_ fields: [FieldBehavior], _ simulatedItems: [SimulatedItem]) {
    rows.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    regionSteps.removeAll(keepingCapacity: true)
    bodies.removeAll(keepingCapacity: true)
    testCount = 0
    for (index, simulated) in simulatedItems.enumerated() {
      simulated.index = Int32(index)
      bodies.append(
        Matter(mass: simulated.mass.kilograms, charge: Float(simulated.properties.charge)))
    }
    if influences.count != simulatedItems.count {
      influences = Array(repeating: .none, count: simulatedItems.count)
    }
    for field in fields where field.isActing { append(field) }
  }

  private mutating func append(_ field: FieldBehavior) {
    guard field.isStrong else { return }
    let (firstMember, firstStep) = (members.count, regionSteps.count)
    for item in field.items {
      if let simulated = item.simulated { members.append(simulated.index) }
    }
    if !field.region.isInfinite { regionSteps += field.region.steps }
    testCount +=
      (members.count - firstMember) * (field.kind.law.tests + regionSteps.count - firstStep)
    rows.append(
      Row(
        law: field.kind.law, field: FieldSettings(field),
        members: firstMember..<members.count,
        regionSteps: firstStep..<regionSteps.count))
  }
}

extension FieldTable {
  /// Computes the influence on every body.
  /// - Parameters:
  ///   - motions: the motions of the bodies, in their order.
  ///   - time: the world's time after the step, in s.
  mutating func evaluate(_ motions: [Motion], time: Double) {
    for index in influences.indices { influences[index] = .none }
    guard motions.count == influences.count else { return }
    for index in rows.indices {
      rows[index].field.time = time
      let row = rows[index]
      row.law.act(row, in: &self, motions)
    }
  }

  /// The inner loop: plain numbers in, plain numbers out.
  @inline(__always)
  fileprivate mutating func act(_ law: some FieldLaw, _ row: Row, _ motions: [Motion]) {
    let origin = row.field.position
    let steps = regionSteps[row.regionSteps]
    for member in members[row.members] {
      let index = Int(clamping: member)
      let motion = motions[index]
      let p = motion.position - origin
      guard motion.isAwake, Self.isInside(p, steps) else { continue }
      let action = law.action(
        on: FieldProbe(
          position: p, velocity: motion.linearVelocity, mass: bodies[index].mass,
          charge: bodies[index].charge))
      switch action {
      case .force(let force): influences[index].force += force
      case .velocity(let velocity):
        guard !influences[index].setsVelocity else { continue }
        influences[index].setsVelocity = true
        influences[index].velocity = velocity
      }
    }
  }

  @inline(__always)
  private static func isInside(_ p: SIMD2<Float>, _ steps: ArraySlice<Region.Step>) -> Bool {
    guard !steps.isEmpty else { return true }
    return steps.withUnsafeBufferPointer { Region.contains(Scale.point(p), $0) }
  }
}

extension FieldLaw {
  static var tests: Int { 8 }

  static func potential(of field: FieldBehavior) -> SpringPotential? { nil }

  static func act(_ row: FieldTable.Row, in table: inout FieldTable, _ motions: [Motion]) {
    table.act(Self(field: row.field), row, motions)
  }
}
