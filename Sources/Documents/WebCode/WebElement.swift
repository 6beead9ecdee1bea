import MotionGeometry
import Text
import UIKitMotion

/// A view as an element: its style when it stands, and its animations in the order in which later
/// ones win.
struct WebElement {
  let name: String
  /// The name where CSS and HTML allow only words: `ball-3` for `ball[3]`. No name has a hyphen.
  var id: String { name.replacing("[", with: "-").filter { !"]\"".contains($0) } }
  /// The name of the view that contains it; nil on the stage itself.
  let parent: String?
  let text: String
  private(set) var style: [(name: String, value: String)] = []
  private(set) var animations: [WebAnimation] = []
  /// The omitted parts, with the reasons.
  private(set) var notes: [String] = []

  init(_ view: View, on stage: ReadOnlyStage, _ records: [AnimationRecord]) {
    name = view.name
    parent = view.parent?.name
    text = view.appearance.text
    place(view, on: stage)
    appear(view)
    for property in WebProperty.allCases {
      guard let course = RecordedCourse(property, of: view, on: stage) else { continue }
      add(course, CourseReader(course, records), reason(view, on: stage, records, property))
    }
    if style.contains(where: { $0.name == WebProperty.borderWidth.rawValue }) {
      style.append(("border-style", "solid"))
    }
    noteUnsaid(view, on: stage)
  }

  /// The center and the anchor in CSS's words: `left` and `top` are the center, and the element is
  /// moved back by its anchor's share of its own size, so it grows and turns about it.
  private mutating func place(_ view: View, on stage: ReadOnlyStage) {
    let final = WebProperty.translate
    let center = RecordedCourse(final, of: view, on: stage)?.final ?? [0, 0]
    func share(_ anchor: Double) -> String { (-100 * anchor).written + "%" }
    style = [
      ("position", "absolute"), ("box-sizing", "border-box"),
      ("left", WebProperty.length(center[0])), ("top", WebProperty.length(center[1])),
      ("transform-origin", "0 0"),
      ("transform", "translate(\(share(view[.anchorX])), \(share(view[.anchorY])))"),
    ]
    let scrolling = view.scrollStyle
    if scrolling.isEmpty, view.appearance.clipsToBounds { style.append(("overflow", "hidden")) }
    style += scrolling + view.snapStyle
    notes += view.scrollNotes
    if view.appearance.isHidden { style.append(("visibility", "hidden")) }
  }

  /// A view that was added during the run appears then.
  private mutating func appear(_ view: View) {
    guard view.creationFrame > 0 else { return }
    notes.append(
      "added at \(Stage.time(ofFrame: view.creationFrame).written) s, and here from the start")
  }

  private mutating func add(_ course: RecordedCourse, _ reader: CourseReader, _ reason: String) {
    let property = course.property
    if property != .translate, reader.base != property.plain || !course.isStill {
      style.append((property.rawValue, property.text(reader.base)))
    }
    guard !course.isStill else { return }
    for piece in reader.pieces ?? [] { append(piece.animation) }
    if reader.pieces == nil {
      append(RecordedPoints(course).animation(of: course, because: reason))
    }
  }

  /// Properties that a block changes together are one animation.
  private mutating func append(_ animation: WebAnimation) {
    if let index = animations.firstIndex(where: { $0.hasTiming(of: animation) }) {
      animations[index].merge(animation)
    } else {
      animations.append(animation)
    }
  }

  private func reason(
    _ view: View, on stage: ReadOnlyStage, _ records: [AnimationRecord], _ property: WebProperty
  ) -> String {
    let own = records.filter { property.animates($0.property) }
    if stage.existingItem(for: view) != nil, property == .translate || property == .rotate {
      return "moved by dynamics"
    }
    if own.contains(where: \.isDriven) { return "driven by an animator or by the view's own time" }
    if own.contains(where: { $0.motion == .follows }) { return "keyframes in one curve" }
    if !own.isEmpty { return "animations that were cut off or replaced one another" }
    return "moved by a layer animation, a gesture, a transition or an effect"
  }

  private mutating func noteUnsaid(_ view: View, on stage: ReadOnlyStage) {
    for channel in Channel.allCases {
      if view.scroll != nil, [.boundsX, .boundsY].contains(channel) { continue }
      guard let what = channel.unsaid, !notes.contains("\(what) is not here") else { continue }
      // The anchor itself is written; it may not move.
      let usual =
        [.anchorX, .anchorY].contains(channel) ? view[channel] : channel.initialValue
      if isEver(channel, of: view, on: stage, otherThan: usual) {
        notes.append("\(what) is not here")
      }
    }
    if view.appearance.mask != nil { notes.append("the mask is not here") }
  }

  private func isEver(
    _ channel: Channel, of view: View, on stage: ReadOnlyStage, otherThan usual: Double
  ) -> Bool {
    let last = min(stage.frame, view.creationFrame + RecordedCourse.frameLimit)
    return (view.creationFrame...max(last, view.creationFrame)).contains { frame in
      stage.recorder.value(of: view, channel, presentation: true, at: frame).map { $0 != usual }
        ?? false
    }
  }
}

extension Channel {
  /// The part of a view that an element lacks for this channel; nil for a channel that a property
  /// shows, and for one that means nothing alone.
  fileprivate var unsaid: String? {
    switch self {
    case .skew, .translationZ, .rotationX, .rotationY, .skewXZ, .skewYZ, .perspectiveX,
      .perspectiveY, .perspectiveZ:
      "a transform in three dimensions or with a skew"
    case .zPosition: "the order by `zPosition`"
    case .boundsX, .boundsY: "scrolling by `bounds.origin`"
    case .anchorX, .anchorY: "a moving `anchorPoint`"
    case .shadowOpacity: "the shadow"
    // With a turn in space, with the rest of the perspective, with the shadow; read only.
    case .scaleZ, .perspectiveW, .shadowRadius, .shadowOffsetX, .shadowOffsetY, .velocityX,
      .velocityY, .angularVelocity:
      nil
    default: WebProperty.shown.contains(self) ? nil : "`\(name)`"
    }
  }
}

extension WebProperty {
  /// The values of an element without the property.
  fileprivate var plain: [Double] {
    switch self {
    case .opacity: [1]
    case .scale: [1, 1]
    case .fontSize: [17]
    case .text, .border: [0, 0, 0, 1]
    // A size is always written.
    case .width, .height: [-1]
    case .translate, .rotate, .borderRadius, .borderWidth, .background: neutral
    }
  }
}
