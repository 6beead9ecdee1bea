import Answers
import Dynamics
import Geometry
import Staging

/// A view's layer in one of its two states: what it draws, and where that is on the stage.
struct LayerReading {
  let view: View
  let appearance: View.Appearance
  /// In its own coordinates, with its round corners.
  let shape: RoundedRect
  private let isPresentation: Bool
  private let toStage: Projection

  init(_ view: View, _ state: Scene.State) {
    self.view = view
    isPresentation = state == .presentation
    appearance = isPresentation ? view.shownAppearance : view.appearance
    toStage = view.toStage(presentation: isPresentation)
    shape = RoundedRect(
      view.geometry(presentation: isPresentation).bounds,
      radius: isPresentation ? view.presentation(.cornerRadius) : view[.cornerRadius],
      appearance.maskedCorners)
  }

  func number(_ channel: Channel) -> Double {
    isPresentation ? view.presentation(channel) : view[channel]
  }

  func color(_ channel: ColorChannel) -> Color? {
    appearance[channel].flatMap { Color($0) }.flatMap { $0.alpha > 0 ? $0 : nil }
  }

  /// Where a closed outline of its own is seen on the stage.
  func place(_ outline: [Point]) -> [Point] { toStage.outline(of: outline) }

  /// How a step of its own, from its middle, is seen on the stage.
  func place(_ step: Vector) -> Vector {
    let middle = shape.rect.center
    guard let start = toStage.apply(to: middle), let end = toStage.apply(to: middle + step) else {
      return .zero
    }
    return end - start
  }

  /// How many points of the stage one of its own makes, in its middle.
  var magnification: Double { toStage.magnification(at: shape.rect.center) }

  var isRounded: Bool {
    number(.cornerRadius) > 0 && !appearance.maskedCorners.isEmpty && !shape.isEmpty
  }

  /// Whether something of its own is drawn: its colour, or its border.
  var drawsItself: Bool {
    color(.backgroundColor) != nil || (number(.borderWidth) > 0 && color(.borderColor) != nil)
  }

  /// What its mask lets be seen, on the stage; nil without one.
  var mask: Area? { appearance.mask?.area.mapped(place) }

  /// What its bounds let be seen of what is in it, on the stage; nil where they do not clip.
  var bounds: Area? {
    appearance.clipsToBounds ? .polygon(place(shape.outline)) : nil
  }

  /// Its shape on the stage, grown by a distance of its own; nil where nothing of it is left.
  func area(grownBy distance: Double) -> Area? {
    let shape = shape.grown(by: distance)
    return shape.isEmpty ? nil : .polygon(place(shape.outline))
  }
}
