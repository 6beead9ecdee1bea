import Answers
import MotionGeometry
import UIKitMotion

extension ViewColor {
  /// The color of a view: its background color in the model, or the palette's at its place in order
  /// of creation.
  init(of view: UIKitMotion.View) {
    let own = view.appearance[.backgroundColor].flatMap(Paint.color)
    self = own.flatMap { $0.alpha > 0 ? .own($0) : nil } ?? .palette(view.placeInPalette)
  }
}

extension UIKitMotion.View {
  /// Its number in order of creation, counted from 0.
  var placeInPalette: Int { ordinal - 1 }
}
