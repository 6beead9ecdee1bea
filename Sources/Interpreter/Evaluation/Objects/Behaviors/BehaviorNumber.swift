import Diagnostics
import UIKitMotion
import Values

/// A number of a behavior, declared once. The property that reads and sets it follows, and the clause
/// that sets it when the behavior is made is made of it, so both have one name, unit, range and text.
///
/// Its effect is in the behavior's class. `ForceAccount` and `EnergyLaw` have its part in
/// `forces`, `why` and `energy`, and the command reads the clause.
package struct BehaviorNumber<Behavior: DynamicBehavior>: Sendable {
  /// UIKit's name, which is the property's, and the clause's unless it is said.
  package let name: String
  let range: ClosedRange<Double>
  let quantity: Quantity
  /// The unit on an axis; empty for plain numbers.
  let unit: String
  let summary: String
  /// Other systems' words for the clause.
  let also: [String]
  let get: @Sendable (Behavior) -> Double
  let set: @Sendable (Behavior, Double) throws(DynamicsProblem) -> Void

  init(
    _ name: String, _ range: ClosedRange<Double>, _ quantity: Quantity, unit: String = "",
    _ summary: String, also: [String] = [],
    get: @escaping @Sendable (Behavior) -> Double,
    set: @escaping @Sendable (Behavior, Double) throws(DynamicsProblem) -> Void
  ) {
    (self.name, self.quantity, self.range, self.unit) = (name, quantity, range, unit)
    (self.summary, self.also, self.get, self.set) = (summary, also, get, set)
  }

  /// The clause of the command that makes the behavior, with a default.
  package func clause(default standard: Double) -> Clause<Double> {
    Clause(name, .number(quantity, range), summary, default: standard, also: also)
  }

  /// An optional clause.
  ///
  /// - Parameters:
  ///   - keyword: The clause's word, if it is another one.
  ///   - note: Describes the default, for help.
  package func clause(as keyword: String? = nil, else note: String = "") -> Clause<Double?> {
    Clause(keyword ?? name, .number(quantity, range), summary, else: note, also: also)
  }
}

extension BehaviorNumber where Behavior: SendableMetatype {
  /// The property. Only an angle reads as one; the rest is plain, as in UIKit.
  var property: Property<Behavior> {
    Property(
      name, .number(quantity, range), unit: unit, .logged, summary,
      get: { .number(get($0), quantity == .angle ? .angle : .plain) },
      set: { behavior, _, number in try set(behavior, number) })
  }
}
