import Answers
import JSON
import Jupyter
import Pages
import Playing

/// A cell's output, published as it comes: lines of text as a stream, everything else as data that
/// a client shows in the richest form that it knows.
final class CellOutput {
  typealias Stream = ShownAnswer.Stream

  private let clients: any KernelClients
  private let number: Int
  private let isSilent: Bool
  /// Text that is not sent yet, and its stream.
  private var text = ""
  private var stream = Stream.answers
  private var lastFlush = -Double.infinity
  /// A value that is the cell's result unless something follows it.
  private var value: MediaBundle?
  /// The number of answers so far: the names in their pictures must differ.
  private var answerCount = 0
  private var progress = CellProgress()

  /// Seconds between two pieces of a stream: as often as a person can tell.
  private static let interval = 0.05
  /// Bytes of a stream that are sent at once.
  private static let pieceLength = 16_384

  init(to clients: any KernelClients, cell number: Int, isSilent: Bool) {
    self.clients = clients
    self.number = number
    self.isSilent = isSilent
  }

  func show(_ outputs: [Output], layout: Layout) {
    for output in outputs {
      answerCount += 1
      let prefix = ShownAnswer.prefix(cell: number, answer: answerCount)
      switch ShownAnswer(output, layout: layout, prefix: prefix) {
      case nil: break
      case .lines(let lines, let stream): show(lines, in: stream)
      case .value(let bundle):
        flushValue()
        flush()
        value = bundle
      case .data(let bundle): show(bundle.json)
      }
    }
  }

  /// Shows data after the text so far.
  func show(_ data: JSONValue) {
    flushValue()
    flush()
    publish("display_data", ["data": data, "metadata": [:], "transient": [:]])
  }

  func show(_ more: String, in stream: Stream) {
    flushValue()
    if stream != self.stream { flush() }
    self.stream = stream
    text += more
    if text.utf8.count > Self.pieceLength { flush() } else { flushInTime() }
  }

  /// Sends text that has waited long enough.
  func flushInTime() {
    if !text.isEmpty, clients.now() - lastFlush > Self.interval { flush() }
  }

  private func flush() {
    guard !text.isEmpty else { return }
    publish("stream", ["name": .string(stream.rawValue), "text": .string(text)])
    text = ""
    lastFlush = clients.now()
  }

  private func flushValue() {
    guard let value else { return }
    self.value = nil
    show(value.json)
  }

  /// Sends what is left; returns the cell's result as text.
  ///
  /// - Parameter page: What moved.
  func end(with page: CellPage?) -> String? {
    flush()
    endProgress()
    let result = value
    value = nil
    if let page { show(page.json) }
    guard let result else { return nil }
    publish(
      "execute_result",
      ["data": result.json, "metadata": [:], "execution_count": .integer(number)])
    return result.text
  }

  /// Takes away what the cell has shown so far.
  func clear() {
    flushValue()
    flush()
    publish("clear_output", ["wait": false])
  }

  // MARK: Progress

  func show(_ state: RunProgress) {
    flushInTime()
    guard let line = progress.line(for: state, at: clients.now()) else { return }
    flush()
    publish(
      progress.isShown ? "update_display_data" : "display_data", CellProgress.content(line, number))
    progress.isShown = true
  }

  /// A line of progress that was shown is emptied: what it said is over.
  func endProgress() {
    if progress.isShown { publish("update_display_data", CellProgress.content("", number)) }
    progress = CellProgress()
  }

  private func publish(_ type: String, _ content: JSONValue) {
    if !isSilent { clients.publish(KernelMessage(type, content)) }
  }
}
