import MotionGeometry

/// The effect of a Core Animation animation on a color of a view: a course over a row of the
/// color's own four components.
struct ColorCourse {
  let channel: ColorChannel
  private let course: AnimationCourse

  /// One for each color that the plan animates.
  static func courses(of plan: AnimationPlan) -> [ColorCourse] {
    plan.properties.compactMap(\.color).map {
      ColorCourse(channel: $0, course: .of(plan, color: $0))
    }
  }

  /// Returns the color on screen at a time of the layer.
  ///
  /// - Parameter base: the color below this animation.
  func color(over base: Color, model: Color, at layerTime: Double) -> Color {
    var row = base.components
    course.apply(at: layerTime, to: &row, model: model.components)
    return Color(row)
  }
}
