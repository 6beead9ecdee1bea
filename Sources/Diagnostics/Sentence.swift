import Text

/// A sentence of a message. What is put into it, such as a name or a value as it was written, is cut
/// to a width that a person reads: messages are written in one place, and so is their width.
public struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Columns that one part of a sentence may take.
  static let widestPart = 160

  let text: String

  /// A sentence that was made elsewhere.
  public init(_ text: String) { self.text = text.clipped(to: 4 * Self.widestPart) }

  /// What is written in the program itself.
  public init(stringLiteral text: String) { self.text = text }

  public init(stringInterpolation interpolation: Interpolation) { text = interpolation.text }

  /// Puts sentences together.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a part, cut where it is too wide.
    public mutating func appendInterpolation(_ part: String) {
      text += part.clipped(to: Sentence.widestPart)
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// Adds a part that is put together itself.
    public mutating func appendInterpolation(_ part: Sentence) { text += part.text }
  }
}
