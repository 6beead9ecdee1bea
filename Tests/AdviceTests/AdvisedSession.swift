import Answers
import Diagnostics
import Testing
import Workbooks

@testable import Advice
@testable import Sessions

/// A session that advises, with a scene.
struct AdvisedSession {
  let session = Session()

  init(_ scene: [String], _ location: SourceLocation = #_sourceLocation) {
    session.adviser = SceneAdviser()
    for line in scene {
      if let problem = answer(to: line).diagnostic {
        Issue.record("`\(line)`: \(problem.mistake.message)", sourceLocation: location)
      }
    }
  }

  /// What is wrong with a line, if anything is, and what pasted code in it means.
  func answer(to line: String) -> (diagnostic: Diagnostic?, translation: Translation?) {
    var (diagnostic, translation): (Diagnostic?, Translation?) = (nil, nil)
    session.execute(Source(line)) { result in
      if case .failed(let problem) = result.outcome { diagnostic = problem }
      for case .translation(let found) in result.outputs { translation = found }
      return diagnostic == nil
    }
    return (diagnostic, translation)
  }

  /// The answer as it is shown, without the line and its caret.
  func lines(for line: String) -> [String] {
    let answer = answer(to: line)
    let renderer = DiagnosticRenderer()
    if let translation = answer.translation { return renderer.lines(of: translation).map(\.text) }
    guard let diagnostic = answer.diagnostic else { return [] }
    let lines = renderer.lines(for: diagnostic)
    // Pasted code is answered without its line.
    if case .translation(let translation)? = diagnostic.advice, translation.language != nil {
      return lines
    }
    return lines.enumerated().filter { $0.offset != 1 && $0.offset != 2 }.map(\.element)
  }
}
