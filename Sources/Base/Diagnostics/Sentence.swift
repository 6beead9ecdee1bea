import Text

/// A sentence of a message. Its parts, such as a name or a value as written, are clipped to a
/// readable width: messages are written in one place, and so is their width.
public struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The maximum width of one part, in columns.
  static let widestPart = 160

  let text: String
  /// The line that it gives as an example; nil if it gives none.
  private(set) var example: String?

  /// A sentence from another source.
  public init(_ text: String) { self.text = text.clipped(to: 4 * Self.widestPart) }

  /// `for example: `, with a line that can be typed.
  public init(example: String) {
    self = "for example: `\(example)`"
    self.example = example
  }

  /// A literal of the program itself.
  public init(stringLiteral text: String) { self.text = text }

  public init(stringInterpolation interpolation: Interpolation) { text = interpolation.text }

  /// Builds a sentence from its parts.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a part, clipped if it is too wide.
    public mutating func appendInterpolation(_ part: String) {
      text += part.clipped(to: Sentence.widestPart)
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: some BinaryInteger) { text += "\(number)" }

    /// Adds a sentence, whose parts are already clipped.
    public mutating func appendInterpolation(_ part: Sentence) { text += part.text }
  }
}
