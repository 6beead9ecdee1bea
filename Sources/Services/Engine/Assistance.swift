import Answers
import JSON
import Playing
import Sessions

/// What helps with a text while it is typed: its colors, what may follow, and what a word means.
struct Assistance {
  /// In UTF-16 code units, in order.
  private let spans: [(range: Range<Int>, className: String)]
  private let completions: Completions
  /// The help on the word at the cursor; nil if nobody asked for it.
  private let help: String?

  /// - Parameters:
  ///   - colors: A session in which nothing of the text has run.
  ///   - session: One in which the statements before the cursor's have run.
  ///   - start: The place where that statement begins, in UTF-16 code units.
  init(
    with typed: EngineRequest.Typed, coloredBy colors: Session, in session: Session, from start: Int
  ) {
    let units = Array(typed.text.utf16)
    let cursor = min(max(typed.cursor, start), units.count)
    let before = String(decoding: units[start..<cursor], as: UTF16.self)
    spans = Self.spans(of: typed.text, colors)
    completions = session.completions(for: before)
    help = typed.explains ? Self.help(in: session, before, units[start...]) : nil
  }

  private static func spans(
    of text: String, _ session: Session
  ) -> [(range: Range<Int>, className: String)] {
    var places = [0]
    for scalar in text.unicodeScalars {
      places.append((places.last ?? 0) + (scalar.value > 0xFFFF ? 2 : 1))
    }
    return session.highlights(in: text, cursor: nil).compactMap { highlight in
      highlight.role.className.map {
        (places[highlight.range.lowerBound]..<places[highlight.range.upperBound], $0)
      }
    }
  }

  private static func help(
    in session: Session, _ before: String, _ rest: ArraySlice<UInt16>
  ) -> String {
    let text = String(decoding: rest, as: UTF16.self)
    let help = session.help(at: before.unicodeScalars.count, in: text)
    let renderer = TextRenderer(layout: .standard)
    return help.outputs.flatMap(renderer.lines(for:)).joined(separator: "\n")
  }

  /// The word that a completion replaces is in front of the cursor.
  var fields: [(String, JSONText)] {
    let offered = completions.candidates.map { candidate in
      JSONText.object([
        ("text", .string(candidate.text)), ("suffix", .string(candidate.suffix)),
        ("summary", .string(candidate.summary)),
      ])
    }
    let colors = spans.map { span in
      JSONText.array([
        .number(Double(span.range.lowerBound)), .number(Double(span.range.upperBound)),
        .string(span.className),
      ])
    }
    return [
      ("spans", .array(colors)), ("word", .string(completions.word)),
      ("completions", .array(offered)), ("hint", .string(completions.hint)),
    ] + (help.map { [("help", .string($0))] } ?? [])
  }
}
