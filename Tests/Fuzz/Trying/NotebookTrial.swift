import Diagnostics
import Jupyter
import Notebooks
import Playing

/// Reads, checks, accepts and plays a notebook, whatever it is.
struct NotebookTrial {
  private let bytes: [UInt8]
  private let host = WatchingHost()

  private static let patience = 5_000

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func complaints() -> [Complaint] {
    host.note(Self.reading(bytes))
    host.files["a.md"] = bytes
    accept()
    play()
    return host.complaints
  }

  /// The text that is read is the file, piece by piece.
  static func reading(_ bytes: [UInt8]) -> Complaint? {
    guard let document = try? NotebookDocument(bytes: bytes) else { return nil }
    var text = ""
    for part in document.parts {
      switch part {
      case .prose(let prose, _): text += prose
      case .cell(let cell): text += document.source(of: cell)
      }
    }
    return text.utf8.elementsEqual(bytes)
      ? throughJupyter(document) : Complaint("a notebook is its parts", document.text, text)
  }

  /// As a notebook of Jupyter and back it is the same, and nothing of it is lost.
  private static func throughJupyter(_ document: NotebookDocument) -> Complaint? {
    let law = "Markdown comes back from Jupyter as it was"
    let written = JupyterNotebook(document).text
    guard let read = try? JupyterNotebook(reading: Array(written.utf8)) else {
      return Complaint(law, "what is written is not read")
    }
    let conversion = MarkdownConversion(read)
    return conversion.losses.isEmpty
      ? Complaint(law, document.text, conversion.text) : Complaint(law, conversion.losses[0])
  }

  /// Recorded outputs agree, and are not recorded anew.
  private func accept() {
    let review = Review(in: host)
    host.wait(Self.patience)
    guard review.accept(["a.md"]) == .finished else { return }
    let accepted = host.files["a.md"] ?? []
    host.note(Self.reading(accepted))
    host.wait(Self.patience)
    let ending = review.check(["a.md"])
    if ending != .finished, ending != .interrupted {
      host.note(Complaint("what was accepted agrees", host.drain()))
    }
    host.wait(Self.patience)
    _ = review.accept(["a.md"])
    if host.files["a.md"] != accepted {
      host.note(
        Complaint(
          "accepting twice changes nothing", String(decoding: accepted, as: UTF8.self),
          String(decoding: host.files["a.md"] ?? [], as: UTF8.self)))
    }
  }

  /// Played, gone on from and saved, it is read again.
  private func play() {
    let workbook = Workbook(in: host)
    host.wait(Self.patience)
    guard workbook.play("a.md") == .finished else { return }
    host.wait(Self.patience)
    workbook.play(Source("title \"more\"\nprint 1 + 1\nsave \"b.md\""), from: .entry)
    if let saved = host.files["b.md"] { host.note(Self.reading(saved)) }
    host.wait(Self.patience)
    workbook.play(Source("undo"), from: .entry)
  }
}
