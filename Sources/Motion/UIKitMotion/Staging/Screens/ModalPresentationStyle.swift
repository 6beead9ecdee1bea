import MotionGeometry

/// The treatment of the screen below a presented one, after `UIModalPresentationStyle`.
public enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  /// The screen below leaves the window, and disappears.
  case fullScreen
  /// The screen below stays visible where the presented one does not cover it, and neither disappears
  /// nor appears again.
  case overFullScreen, overCurrentContext
  /// Like `overFullScreen`, for a screen with a frame of its own.
  case custom

  /// Whether the screen below leaves the window: `shouldRemovePresentersView`.
  public var removesPresenter: Bool { self == .fullScreen }
}

/// A presented controller, and how it was presented.
struct Presentation: Hashable, Sendable {
  var controller: String
  let style: ModalPresentationStyle
  /// The frame of its screen in the container; nil for all of it.
  let frame: Rect?
  /// The name of the container's view, which stays as long as the screen below does.
  var container: String?
}
