import Answers
import JSON

/// Answers in every form that a client may show.
struct CellData {
  /// As a notebook records them.
  let text: String
  private let rich: [String: JSONValue]

  init(_ outputs: [Output], layout: Layout) {
    let renderer = TextRenderer(layout: layout)
    text = outputs.flatMap(renderer.lines(for:)).joined(separator: "\n")
    rich = [:]
  }

  var isEmpty: Bool { text.isEmpty && rich.isEmpty }

  /// Whether text is all of it.
  var isText: Bool { rich.isEmpty }

  /// The forms by their media types.
  var json: JSONValue { .object(rich.merging(["text/plain": .string(text)]) { $1 }) }
}
