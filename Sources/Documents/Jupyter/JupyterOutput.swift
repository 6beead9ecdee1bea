import Diagnostics
import JSON
import Notebooks
import Pages

/// An output of a cell, as a notebook of Jupyter has it and as a kernel publishes it.
public enum JupyterOutput {
  /// Lines of text.
  public static func stream(_ text: String, named name: String = "stdout") -> JSONValue {
    ["output_type": "stream", "name": .string(name), "text": JSONValue(lines: text)]
  }

  /// An answer in several forms.
  public static func display(_ bundle: MediaBundle) -> JSONValue {
    ["output_type": "display_data", "metadata": [:], "data": bundle.json.inLines]
  }

  /// The result of a cell.
  static func result(_ bundle: MediaBundle) -> JSONValue {
    [
      "output_type": "execute_result", "metadata": [:], "data": bundle.json.inLines,
      "execution_count": .null,
    ]
  }

  /// The film of the motion. It is no answer: the notebook as Markdown does not record it.
  static func display(_ page: CellPage) -> JSONValue {
    [
      "output_type": "display_data", "metadata": ["motion": "film"], "data": page.json.inLines,
    ]
  }

  /// A mistake as a notebook records it.
  static func error(_ diagnostic: Diagnostic) -> JSONValue {
    let renderer = DiagnosticRenderer(locations: false, advises: false)
    return error(
      diagnostic.mistake.id.rawValue, diagnostic.mistake.message,
      lines: renderer.lines(for: diagnostic))
  }

  /// A mistake with the lines that a notebook records.
  static func error(_ name: String, _ sentence: String, lines: [String]) -> JSONValue {
    [
      "output_type": "error", "ename": .string(name), "evalue": .string(sentence),
      "traceback": .array(lines.map(JSONValue.string)),
    ]
  }

  /// The text of outputs as a notebook records it, without advice; and whether all of them have one.
  static func text(of outputs: [JSONValue]) -> (text: String, isWhole: Bool) {
    var text = ""
    var isWhole = true
    for output in outputs where output["metadata"]?["motion"] != "film" {
      guard var part = Self.text(of: output) else {
        isWhole = false
        continue
      }
      if !part.isEmpty, !part.hasSuffix("\n") { part += "\n" }
      text += part
    }
    return (RecordedAdvice.removed(from: text), isWhole)
  }

  private static func text(of output: JSONValue) -> String? {
    switch output["output_type"]?.string {
    case "stream": output["text"]?.joinedText
    case "error": Self.text(ofTraceback: output["traceback"]?.array?.compactMap(\.string) ?? [])
    default: output["data"]?["text/plain"]?.joinedText
    }
  }
}

extension JupyterOutput {
  /// The last line may be empty, so each has its end.
  private static func text(ofTraceback lines: [String]) -> String {
    let text = TracebackText.recorded(lines)
    return text.isEmpty ? "" : text + "\n"
  }
}

extension MediaBundle {
  /// The forms by their media types.
  public var json: JSONValue {
    var forms: [String: JSONValue] = ["text/plain": .string(text)]
    if let html { forms["text/html"] = .string(html) }
    if let svg { forms["image/svg+xml"] = .string(svg) }
    return .object(forms)
  }
}

extension CellPage {
  /// The forms by their media types.
  public var json: JSONValue { ["text/plain": .string(text), "text/html": .string(html)] }
}

extension JSONValue {
  /// Forms with their texts as lists of lines.
  fileprivate var inLines: JSONValue {
    .object((object ?? [:]).mapValues { $0.string.map(JSONValue.init(lines:)) ?? $0 })
  }
}
