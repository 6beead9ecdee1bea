import Diagnostics

/// The values of a statement that were already written.
final class WrittenValues {
  struct Key: Hashable {
    private let source: ObjectIdentifier
    private let range: Range<Int>
    private let type: String

    init(_ span: Span, _ type: String) {
      source = ObjectIdentifier(span.source)
      range = span.lower..<span.upper
      self.type = type
    }
  }

  private var known: [Key: SwiftWriter.Written?] = [:]

  subscript(key: Key) -> SwiftWriter.Written?? {
    get { known[key] }
    set { known[key] = newValue }
  }

  func removeAll() { known = [:] }
}
