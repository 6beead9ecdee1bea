/// Mistakes in the conversion between views and in hit tests.
extension Mistake {
  public static func conversionWithoutView(_ function: String) -> Mistake {
    Mistake(
      .conversionWithoutView, "`\(function)` needs a view after `to:` or `from:`",
      help: "for example: `\(function)((10, 10), to: stage)`")
  }

  /// A view whose transform, or an ancestor's, has no inverse.
  public static func flattened(_ view: String) -> Mistake {
    Mistake(
      .flattened,
      "nothing can be converted to the coordinates of `\(view)`: a transform flattens it to nothing",
      help: "leave out a scale of 0, or a rotation that shows it from its edge")
  }

  public static func hitTestNeedsBlock(_ view: String) -> Mistake {
    Mistake(
      .hitTestNeedsBlock, "`\(view).hitTest` can only be set to `off`",
      help: "write its test as a block: `hitTest on \(view) { answer off }`")
  }

  /// A drag that begins where another view is hit.
  public static func dragMisses(_ view: String, at point: String, _ found: String?) -> Mistake {
    Mistake(
      .dragMisses,
      found.map { "a finger at \(point) touches \($0), not `\(view)`" }
        ?? "\(point) is not on the stage",
      help: "write where the finger comes down, such as `from (160, 284)`; `hit \(point)` shows why"
    )
  }

  /// A drag whose last frames go farther than its whole way.
  public static func dragTooFast(_ distance: String, way: String, most: String) -> Mistake {
    Mistake(
      .dragTooFast,
      "at this velocity the last three frames move \(distance) pt, and the whole way is \(way) pt",
      help: "write `velocity \(most)` or less, or a longer way")
  }

  public static func dragTooShort(_ frames: String) -> Mistake {
    Mistake(
      .dragTooShort,
      "a drag with `velocity` must take longer than its last three frames, \(frames)",
      help: "write `over 200ms`")
  }

  public static let hitTestStatement = Mistake(
    .hitTestStatement, "the block of `hitTest` can contain only `if`, `let` and `answer`",
    help: "UIKit asks views more than once for a touch, so a hit test must not change anything")

  public static let answerOutside = Mistake(
    .answerOutside, "`answer` belongs in the block of `hitTest`",
    help: "for example: `hitTest on red { answer off }`")
}
