import Diagnostics
import MotionCurves
import MotionGeometry
import UIKitMotion
import Values

/// The properties that a scroll view has besides those of all views.
package enum ScrollProperties {
  package static let all: [Property<ViewReading>] = content + edges + fingers + states

  package static func property(named name: String) -> Property<ViewReading>? {
    all.first { $0.name == name }
  }

  private static let content: [Property<ViewReading>] = [
    Property(
      "contentOffset", .point, unit: "pt", .recorded,
      "point of its content at its top left corner: the origin of its bounds",
      get: { $0.scrollSettings == nil ? .nothing : $0.pair(.boundsX, .boundsY) },
      set: { reading, stage, point in try stage.moveContent(of: reading.view, to: point) }),
    setting(
      "contentSize", .size, unit: "pt", "size of its content", get: { .size($0.contentSize) },
      set: { settings, value in settings.contentSize = value }),
    setting(
      "contentInset", .insets, unit: "pt", "space around its content",
      get: { .insets($0.contentInset) },
      set: { settings, value in settings.contentInset = value }),
    Property(
      "adjustedContentInset", .insets, unit: "pt", .recorded,
      "its contentInset with the safe area",
      get: { $0.adjustedContentInset.map(Value.insets) ?? .nothing }),
  ]

  private static let edges: [Property<ViewReading>] = [
    flag("bounces", "whether its content can be pulled beyond its edges", \.bounces),
    flag(
      "alwaysBounceHorizontal", "whether content that fits can be pulled sideways",
      \.alwaysBounceHorizontal),
    flag(
      "alwaysBounceVertical", "whether content that fits can be pulled up and down",
      \.alwaysBounceVertical),
    flag(
      "isPagingEnabled", "whether it stops at multiples of its size", \.isPagingEnabled
    ).also("pagingEnabled", "paging"),
    setting(
      "decelerationRate", .number(.plain, ScrollSettings.rates),
      "share of the velocity left after 1 ms: `normal` is 0.998, `fast` is 0.99",
      get: { .plain($0.decelerationRate) },
      set: { settings, value in settings.decelerationRate = value }),
  ]

  private static let fingers: [Property<ViewReading>] = [
    flag("isScrollEnabled", "whether a finger scrolls it", \.isScrollEnabled),
    flag(
      "isDirectionalLockEnabled", "whether a drag that begins along one axis stays on it",
      \.isDirectionalLockEnabled),
    setting(
      "keyboardDismissMode", .word(ScrollSettings.KeyboardDismissMode.self),
      "what a drag does to the keyboard", get: { .string($0.keyboardDismissMode.rawValue) },
      set: { settings, value in settings.keyboardDismissMode = value }),
    flag(
      "delaysContentTouches", "whether its subviews hear of a touch after 150 ms",
      \.delaysContentTouches),
    flag(
      "canCancelContentTouches", "whether a drag takes a touch from its subviews",
      \.canCancelContentTouches),
  ]

  private static let states: [Property<ViewReading>] = [
    state("isTracking", "whether a finger is on it", \.isTracking),
    state("isDragging", "whether a finger drags it, or it still moves after that", \.isDragging),
    state("isDecelerating", "whether it moves by itself after a drag", \.isDecelerating),
  ]

  // MARK: Kinds of declarations

  private static func setting<Content>(
    _ name: String, _ type: ValueType<Content>, unit: String = "", _ summary: String,
    get: @escaping @Sendable (ScrollSettings) -> Value,
    set: @escaping @Sendable (inout ScrollSettings, Content) -> Void
  ) -> Property<ViewReading> {
    Property(
      name, type, unit: unit, .recorded, summary,
      get: { $0.scrollSettings.map(get) ?? .nothing },
      set: { reading, stage, value in
        guard var settings = reading.view.scroll?.settings else {
          throw StagingProblem.notAScrollView(view: reading.view.name)
        }
        set(&settings, value)
        try stage.setScrollSettings(of: reading.view) { $0 = settings }
      })
  }

  private static func flag(
    _ name: String, _ summary: String, _ path: WritableKeyPath<ScrollSettings, Bool> & Sendable
  ) -> Property<ViewReading> {
    setting(
      name, .boolean, summary, get: { .boolean($0[keyPath: path]) },
      set: { settings, isOn in settings[keyPath: path] = isOn })
  }

  private static func state(
    _ name: String, _ summary: String, _ path: KeyPath<ScrollPhase, Bool> & Sendable
  ) -> Property<ViewReading> {
    Property(
      name, .boolean, .recorded, summary,
      get: { $0.scrollPhase.map { .boolean($0[keyPath: path]) } ?? .nothing })
  }
}
