/// Writes answers in some format: text, JSON, a page.
///
/// A renderer takes outputs one by one, as they come, and does not keep them. Every output ends
/// with a line end, so that line-based formats can be read before the next output comes.
public protocol Renderer {
  /// Writes a whole output.
  func write(_ output: Output, to stream: inout some TextOutputStream)
}

extension Renderer {
  /// An output as one string.
  public func text(of output: Output) -> String {
    var text = ""
    write(output, to: &text)
    return text
  }
}
