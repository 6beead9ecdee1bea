import Answers
import JSON
import Pages

/// How an answer is shown in Jupyter. The kernel's `CellOutput` collects answers as they come, and
/// `CellPage` is the player in its frame.
public enum ShownAnswer {
  /// Where lines of text go.
  public enum Stream: String, Sendable {
    case answers = "stdout"
    case warnings = "stderr"
  }

  /// Lines, each with its end, which follow those before.
  case lines(String, Stream)
  /// A value: a cell's result if it comes last.
  case value(MediaBundle)
  /// A table, a plot or a drawing.
  case data(MediaBundle)

  /// Nil for an answer that shows nothing.
  ///
  /// - Parameter prefix: The beginning of the names in a picture, different from every other
  ///   picture's of the document.
  public init?(_ output: Output, layout: Layout, prefix: String) {
    let bundle = MediaBundle(output, layout: layout.fixed, prefix: prefix)
    if bundle.isText, bundle.text.isEmpty { return nil }
    switch output {
    case .value: self = .value(bundle)
    case .diagnostic(let diagnostic) where diagnostic.severity == .warning:
      self = .lines(bundle.text + "\n", .warnings)
    default: self = bundle.isText ? .lines(bundle.text + "\n", .answers) : .data(bundle)
    }
  }

  /// The beginning of the names in a picture.
  public static func prefix(cell: Int, answer: Int) -> String { "cell\(cell)-\(answer)-" }
}

extension JupyterOutput {
  /// The outputs of a cell that has run, as a kernel would have published them.
  ///
  /// - Parameters:
  ///   - number: The number of the cell among those that run, from 1.
  ///   - hasParts: Whether a page before it in the notebook has the parts that its own may borrow.
  ///     Set when its own has them.
  public static func list(of cell: PageCell, number: Int, hasParts: inout Bool) -> [JSONValue] {
    var outputs: [JSONValue] = []
    var text = ""
    var current = ShownAnswer.Stream.answers
    var last: MediaBundle?
    func flush() {
      if let value = last { outputs.append(display(value)) }
      last = nil
      if !text.isEmpty { outputs.append(stream(text, named: current.rawValue)) }
      text = ""
    }
    for (index, answer) in cell.outputs.enumerated() {
      let prefix = ShownAnswer.prefix(cell: number, answer: index + 1)
      switch ShownAnswer(answer, layout: cell.layout, prefix: prefix) {
      case nil: break
      case .lines(let lines, let stream):
        if last != nil || stream != current { flush() }
        current = stream
        text += lines
      case .value(let value):
        flush()
        last = value
      case .data(let data):
        flush()
        outputs.append(display(data))
      }
    }
    let result = last
    last = nil
    flush()
    let page = CellPage(
      film: cell.film, sweeps: cell.sweeps, named: "cell \(number)",
      parts: hasParts ? .shared : .own)
    if let page {
      outputs.append(display(page))
      hasParts = true
    }
    if let result { outputs.append(self.result(result)) }
    if let mistake = cell.mistake { outputs.append(error(mistake)) }
    return outputs
  }
}
