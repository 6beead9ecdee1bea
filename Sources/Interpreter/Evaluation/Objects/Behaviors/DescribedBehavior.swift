import Answers
import UIKitMotion

/// A class of behaviors as the language has it: everything that is specific to the class, besides
/// its command. A new class needs a file such as those beside this one, and its name in `all` of
/// `BehaviorProperties`.
protocol DescribedBehavior: DynamicBehavior {
  /// The verb of the command that creates it.
  static var command: String { get }
  /// The properties of all its kinds; one that several kinds have may be listed several times.
  static var everyProperty: [Property<Self>] { get }

  /// The verb of its force on an item, such as `pulls`; nil for a class that exerts none.
  var forceVerb: String? { get }
  /// Whether it holds the items that it was created with, and its force follows from theirs.
  var holdsItems: Bool { get }
  /// The properties of this one, in listing order.
  var ownProperties: [Property<Self>] { get }
  /// The kind in lists, such as `spring field`; nil for a class of one kind.
  var kindName: String? { get }
  /// Whether its items never fall asleep while it acts.
  var keepsAwake: Bool { get }

  /// Returns the values that the list of behaviors shows.
  func facts(in tree: BehaviorTree) -> [Listing.Fact]

  /// Returns the reason that it does nothing to an item now; nil if there is none to give. A
  /// class that exerts forces is only asked when none of them acts on the item.
  func idleness(_ reasons: IdleReasons) -> Reason?

  /// Adds its parts that are invisible on a device to a drawing.
  func draw(in scene: inout Scene)

  /// Adds the signs that stand for what it does, beside its parts, to a drawing of what acts.
  func drawAction(in scene: inout Scene)
}

extension DescribedBehavior {
  var forceVerb: String? { nil }
  var holdsItems: Bool { false }
  var ownProperties: [Property<Self>] { Self.everyProperty }
  var kindName: String? { nil }
  var keepsAwake: Bool { false }
  func facts(in tree: BehaviorTree) -> [Listing.Fact] { tree.facts(of: self) }
  func idleness(_ reasons: IdleReasons) -> Reason? { nil }
  func draw(in scene: inout Scene) {}
  func drawAction(in scene: inout Scene) {}
}
