import Text

/// A range of the line being typed, and its style if color is on.
public struct StyledRange: Hashable, Sendable {
  /// Offsets in Unicode scalars.
  public var range: Range<Int>
  public var style: TextStyle

  public init(_ range: Range<Int>, _ style: TextStyle) {
    self.range = range
    self.style = style
  }
}
