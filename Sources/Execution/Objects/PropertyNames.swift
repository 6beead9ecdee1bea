import Diagnostics
import Dynamics
import Geometry
import Values

/// The names of properties, whatever has them: for pasted code, whose objects may not be there yet.
package enum PropertyNames {
  /// Those of views, with the words of other systems for them.
  package static let ofViews =
    Vocabulary(of: ViewProperties.all, \.name, also: \.also)
    + Vocabulary(ViewProperties.aliases.map(\.0), synonyms: partsOfViews)

  /// What CSS and SwiftUI call a view's own is a part of one of its properties here.
  private static let partsOfViews = [
    (word: "x", meaning: "center.x"), (word: "y", meaning: "center.y"),
    (word: "width", meaning: "size.width"), (word: "height", meaning: "size.height"),
    (word: "left", meaning: "frame.x"), (word: "top", meaning: "frame.y"),
  ]

  /// All of them, with the parts of values.
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
