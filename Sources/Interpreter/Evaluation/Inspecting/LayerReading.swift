import Answers
import MotionGeometry
import UIKitMotion

/// A view's layer in one of its two states: its drawing and its place on the stage.
struct LayerReading {
  let view: View
  let appearance: View.Appearance
  /// In its own coordinates, with rounded corners.
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

  /// The color that pictures paint for a color: a name's own, the exact one, or one between those
  /// of an animation.
  func paint(_ channel: ColorChannel) -> Color? {
    guard let text = appearance[channel], let color = color(channel) else { return nil }
    guard isPresentation, text != view.appearance[channel] else { return Paint.color(text) }
    let texts = view.texts(of: channel) + (view.hasColorCourses ? Array(Paint.names).sorted() : [])
    return Paint.color(for: color, between: texts)
  }

  /// Maps a closed outline from its coordinates to the stage.
  func place(_ outline: [Point]) -> [Point] { toStage.outline(of: outline) }

  /// Maps a step from its center to the stage.
  func place(_ step: Vector) -> Vector {
    let middle = shape.rect.center
    guard let start = toStage.apply(to: middle), let end = toStage.apply(to: middle + step) else {
      return .zero
    }
    return end - start
  }

  /// The number of stage points per point of its own, at its center.
  var magnification: Double { toStage.magnification(at: shape.rect.center) }

  var isRounded: Bool {
    number(.cornerRadius) > 0 && !appearance.maskedCorners.isEmpty && !shape.isEmpty
  }

  /// Whether it draws anything of its own: a color or a border.
  var drawsItself: Bool {
    color(.backgroundColor) != nil || (number(.borderWidth) > 0 && color(.borderColor) != nil)
  }

  /// The area on the stage that its mask leaves visible; nil without a mask.
  var mask: Area? { appearance.mask?.area.mapped(place) }

  /// The area on the stage that its bounds leave visible of its subviews; nil if they do not clip.
  var bounds: Area? {
    appearance.clipsToBounds ? .polygon(place(shape.outline)) : nil
  }

  /// Its shape on the stage, grown by a distance in its coordinates; nil if nothing is left.
  func area(grownBy distance: Double) -> Area? {
    let shape = shape.grown(by: distance)
    return shape.isEmpty ? nil : .polygon(place(shape.outline))
  }
}
