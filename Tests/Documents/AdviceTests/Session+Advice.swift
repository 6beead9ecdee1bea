import Answers
import Diagnostics
import SessionSupport
import Testing

@testable import Advice
@testable import Sessions

extension Session {
  /// A session that advises, with a scene.
  static func advised(
    _ scene: [String] = [], _ location: SourceLocation = #_sourceLocation
  ) -> Session {
    typed(scene, adviser: SceneAdviser(), location)
  }

  /// The answer as it is shown, without the line and its caret.
  func lines(for line: String) -> [String] {
    let reply = reply(to: line)
    let renderer = DiagnosticRenderer()
    if let translation = reply.translation { return renderer.lines(of: translation).map(\.text) }
    guard let diagnostic = reply.diagnostic else { return [] }
    let lines = renderer.lines(for: diagnostic)
    // Pasted code is answered without its line.
    if case .translation(let translation)? = diagnostic.advice, translation.language != nil {
      return lines
    }
    return lines.enumerated().filter { $0.offset != 1 && $0.offset != 2 }.map(\.element)
  }
}
