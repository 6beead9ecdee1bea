import Text

/// A stretch of the line being typed, and how it looks where colour is on.
public struct StyledRange: Hashable, Sendable {
  /// Offsets in Unicode scalars.
  public var range: Range<Int>
  public var style: TextStyle

  public init(_ range: Range<Int>, _ style: TextStyle) {
    self.range = range
    self.style = style
  }
}
