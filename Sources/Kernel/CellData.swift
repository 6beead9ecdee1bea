import JSON
import Pages

extension MediaBundle {
  /// The forms by their media types.
  var json: JSONValue {
    var forms: [String: JSONValue] = ["text/plain": .string(text)]
    if let html { forms["text/html"] = .string(html) }
    if let svg { forms["image/svg+xml"] = .string(svg) }
    return .object(forms)
  }
}

extension CellPage {
  /// The forms by their media types.
  var json: JSONValue { ["text/plain": .string(text), "text/html": .string(html)] }
}
