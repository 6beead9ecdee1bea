import Diagnostics
import Dynamics
import Geometry
import Values

/// The names of all objects' properties, for pasted code whose objects may not exist yet.
package enum PropertyNames {
  /// The names of views' properties, with other systems' words for them.
  package static let ofViews =
    Vocabulary(of: ViewProperties.all, \.name, also: \.also)
    + Vocabulary(ViewProperties.aliases.map(\.0), synonyms: partsOfViews)

  /// Properties of a view in CSS and SwiftUI that are parts of a property here.
  private static let partsOfViews = [
    (word: "x", meaning: "center.x"), (word: "y", meaning: "center.y"),
    (word: "width", meaning: "size.width"), (word: "height", meaning: "size.height"),
    (word: "left", meaning: "frame.x"), (word: "top", meaning: "frame.y"),
  ]

  /// All names, with the parts of values.
  package static let all: Set<String> = {
    let behaviors =
      BehaviorProperties.gravity.map(\.name) + BehaviorProperties.collision.map(\.name)
      + BehaviorProperties.item.map(\.name) + ForceProperties.push.map(\.name)
      + ForceProperties.snap.map(\.name)
      + AttachmentBehavior.Kind.allCases.flatMap { ForceProperties.attachment($0).map(\.name) }
      + FieldKind.all.flatMap { ForceProperties.field($0).map(\.name) }
    let parts =
      Components.names(of: .rect(Rect(0, 0, 0, 0))) + Components.names(of: .point(Point(0, 0)))
    return Set(
      ofViews.words + behaviors + parts + AnimatorProperties.names + ["presentation", "layer"])
  }()
}
