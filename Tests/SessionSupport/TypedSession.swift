import Answers
import Diagnostics
import Evaluation
import Playing
import Sessions
import Testing
import Values

/// A session's answer to a text.
package struct Reply {
  /// The outputs, each with the layout that was set when it came.
  fileprivate var answers: [(output: Output, layout: Layout)] = []
  /// The mistake at which the text stopped; nil if all of it ran.
  package fileprivate(set) var diagnostic: Diagnostic?
  /// The requests to the front end, as text.
  package fileprivate(set) var requests: [String] = []

  package var outputs: [Output] { answers.map(\.output) }
  package var mistake: Mistake? { diagnostic?.mistake }

  /// The outputs as JSON, and the requests.
  package var texts: [String] { outputs.map { JSONRenderer().text(of: $0) } + requests }

  /// The outputs as lines for people.
  package var lines: [String] {
    answers.flatMap { TextRenderer(layout: $0.layout).lines(for: $0.output) }
  }

  /// The translation of pasted code.
  package var translation: Translation? {
    for case .translation(let found) in outputs.reversed() { return found }
    return nil
  }
}

extension Session {
  /// A session in which lines were typed that must not fail. Tests make their sessions here, so only
  /// this function knows what the program gives to a session.
  package static func typed(
    _ lines: [String] = [], hooks: Hooks = .none, meter: WorkMeter = WorkMeter(),
    adviser: (any Adviser)? = nil, _ location: SourceLocation = #_sourceLocation
  ) -> Session {
    let session = Session(hooks: hooks, meter: meter)
    session.adviser = adviser
    session.require(lines, location)
    return session
  }

  /// Runs a text up to its first mistake.
  @discardableResult
  package func reply(to text: String, name: String? = nil) -> Reply {
    var reply = Reply()
    execute(Source(text, name: name)) { result in
      let layout = layout
      reply.answers += result.outputs.map { ($0, layout) }
      if case .failed(let diagnostic) = result.outcome { reply.diagnostic = diagnostic }
      if let request = result.request { reply.requests.append("\(request.request)") }
      return reply.diagnostic == nil
    }
    return reply
  }

  /// Types a line. Returns its answers as text, and the mistake's sentence if it failed.
  @discardableResult
  package func type(_ line: String) -> [String] {
    let reply = reply(to: line)
    return reply.lines + (reply.mistake.map { ["error: " + $0.message] } ?? [])
      + reply.requests.map { "request: " + $0 }
  }

  /// Types lines that must not fail.
  package func require(_ lines: [String], _ location: SourceLocation = #_sourceLocation) {
    for line in lines {
      guard let mistake = mistake(in: line) else { continue }
      Issue.record("`\(line)`: \(mistake.message)", sourceLocation: location)
    }
  }

  /// The mistake in a line; nil if there is none.
  package func mistake(in line: String) -> Mistake? { reply(to: line).mistake }

  /// The mistake in a line, with its place and its advice.
  package func diagnostic(of line: String) -> Diagnostic? { reply(to: line).diagnostic }
}
