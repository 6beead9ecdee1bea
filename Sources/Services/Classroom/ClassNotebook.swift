import Files
import Notebooks
import Pages

/// A notebook as a class reads it: its steps, each a screen of a phone.
public struct ClassNotebook: Sendable {
  public let title: String
  /// Tells this text of the notebook from another one.
  public let stamp: String
  let steps: [PagePiece]
  let document: NotebookDocument
  /// What its steps say and ask, in words.
  let words: [PieceWords]

  /// - Parameters:
  ///   - name: The title of a notebook that has none.
  ///   - steps: What its cells showed.
  public init(_ document: NotebookDocument, named name: String, steps: [PagePiece]) {
    title = document.title ?? name
    stamp = Fingerprint(text: document.text).written
    self.steps = steps
    self.document = document
    words = steps.map(PieceWords.init)
  }

  /// The step that has a cell, by the cell's index.
  func step(ofCell index: Int) -> Int? { steps.firstIndex { $0.cell?.index == index } }

  /// The code of cells by their index, of code by their step.
  func byCell(_ codes: [Int: String]) -> [Int: String] {
    let pairs = codes.compactMap { step, code in
      steps.indices.contains(step) ? steps[step].cell.map { ($0.index, code) } : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Its questions, in order, all closed.
  var questions: [ClassQuestion] {
    steps.enumerated().flatMap { step, piece in
      piece.questions.enumerated().map { ClassQuestion($1, step: step, index: $0) }
    }
  }
}
