import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

/// The names of all objects' properties, for pasted code whose objects may not exist yet.
package enum PropertyNames {
  /// The names of views' properties, with other systems' words for them.
  package static let ofViews =
    Vocabulary(of: ViewProperties.all + ScrollProperties.all, \.name, also: \.also)
    + Vocabulary(ViewProperties.aliases.map(\.0), synonyms: partsOfViews)

  /// Properties of a view in CSS and SwiftUI that are parts of a property here.
  private static let partsOfViews = [
    (word: "x", meaning: "center.x"), (word: "y", meaning: "center.y"),
    (word: "width", meaning: "size.width"), (word: "height", meaning: "size.height"),
    (word: "left", meaning: "frame.x"), (word: "top", meaning: "frame.y"),
  ]

  /// A property of the objects of a command.
  package struct OfBehavior: Slot, Sendable {
    package let command: String
    package let row: SlotRow

    fileprivate init<Object>(_ command: String, _ property: Property<Object>) {
      (self.command, row) = (command, property.row)
    }
  }

  /// The properties of behaviors, each once for a command.
  package static let ofBehaviors: [OfBehavior] = {
    func properties<Behavior: DescribedBehavior>(of type: Behavior.Type) -> [OfBehavior] {
      type.everyProperty.map { OfBehavior(type.command, $0) }
    }
    return BehaviorProperties.all.flatMap { properties(of: $0) }.reduce(into: []) {
      known, property in
      if !known.contains(where: { $0.command == property.command && $0.name == property.name }) {
        known.append(property)
      }
    }
  }()

  /// All names, with the parts of values.
  package static let all: Set<String> = {
    let parts =
      Components.names(of: .rect(Rect(0, 0, 0, 0))) + Components.names(of: .point(Point(0, 0)))
    return Set(
      ofViews.words + ofBehaviors.map(\.name) + parts + AnimatorProperties.names
        + ["presentation", "layer"])
  }()
}
