import Diagnostics
import Notebooks
import Workbooks

/// Reads, checks, accepts and plays a notebook, whatever it is.
struct NotebookTrial {
  private let bytes: [UInt8]
  private let surroundings = WatchingSurroundings()

  private static let patience = 5_000

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func complaints() -> [Complaint] {
    surroundings.note(Self.reading(bytes))
    surroundings.files["a.md"] = bytes
    accept()
    play()
    return surroundings.complaints
  }

  /// What is read is the file, piece by piece.
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
      ? nil : Complaint("a notebook is its parts", document.text, text)
  }

  /// What was recorded agrees, and is not recorded anew.
  private func accept() {
    let review = Review(in: surroundings)
    surroundings.wait(Self.patience)
    guard review.accept(["a.md"]) == .finished else { return }
    let accepted = surroundings.files["a.md"] ?? []
    surroundings.wait(Self.patience)
    let ending = review.check(["a.md"])
    if ending != .finished, ending != .interrupted {
      surroundings.note(Complaint("what was accepted agrees", surroundings.take()))
    }
    surroundings.wait(Self.patience)
    _ = review.accept(["a.md"])
    if surroundings.files["a.md"] != accepted {
      surroundings.note(
        Complaint(
          "accepting twice changes nothing", String(decoding: accepted, as: UTF8.self),
          String(decoding: surroundings.files["a.md"] ?? [], as: UTF8.self)))
    }
  }

  /// Played, gone on from and saved, it is read again.
  private func play() {
    let workbook = Workbook(in: surroundings)
    surroundings.wait(Self.patience)
    guard workbook.play("a.md") == .finished else { return }
    surroundings.wait(Self.patience)
    workbook.run(Source("title \"more\"\nprint 1 + 1\nsave \"b.md\""), from: .entry)
    if let saved = surroundings.files["b.md"] { surroundings.note(Self.reading(saved)) }
    surroundings.wait(Self.patience)
    workbook.run(Source("undo"), from: .entry)
  }
}
