/// Writes answers in some form: as text, as JSON, as a page.
///
/// A renderer takes outputs one by one, as they come, and keeps nothing of them; every output ends
/// with a line end, so that forms of lines can be read while more is to come.
public protocol Renderer {
  /// Writes all of an output.
  func write(_ output: Output, to stream: inout some TextOutputStream)
}

extension Renderer {
  /// An output as one text.
  public func text(of output: Output) -> String {
    var text = ""
    write(output, to: &text)
    return text
  }
}
