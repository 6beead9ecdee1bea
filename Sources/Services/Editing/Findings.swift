import Diagnostics
import Language
import Notebooks

/// Something that is said about a range of a text.
struct Finding {
  enum Severity: Int {
    case error = 1
    case warning, information, hint
  }

  /// A range of the text.
  let range: Range<Int>
  let severity: Severity
  /// The mistake's name, such as `unknown-name`.
  var code: String?
  let message: String
  /// The fix: a title, a range of the text, and its replacement.
  var fixes: [(title: String, range: Range<Int>, text: String)] = []
}

/// The findings about one cell.
struct CellFindings {
  let piece: Piece
  let reading: Reading
  let run: CellRun?
  /// The mistakes that are there whether or not the one that stopped its scene is.
  var behind: [Diagnostic] = []
  let text: OpenText

  var all: [Finding] {
    if piece.cell.directives.isSkipped { return [] }
    let mistake = run.flatMap { run in
      if case .failed(let mistake) = run.ending, !run.isCut { mistake } else { nil }
    }
    var all = (run?.remarks ?? []).compactMap(remark)
    if let mistake { all.append(finding(mistake, .error)) }
    if let syntax = reading.problem, !piece.cell.directives.expectsError {
      // Once its line has run, the session knows more about it.
      let isSaid = mistake?.span.map { line(of: $0.lower) == line(of: syntax.span.lower) } ?? false
      if !isSaid { all.append(finding(syntax.diagnostic, .error)) }
    }
    if let run { all += about(run) }
    let said = [mistake?.span, reading.problem?.span].compactMap { $0.map { line(of: $0.lower) } }
    return all
      + behind.filter { mistake in
        mistake.span.map { !said.contains(line(of: $0.lower)) } ?? false
      }.map { finding($0, .error) }
  }

  static let notRun =
    "not run to its end while you type, because it takes long; save the file or use Run"

  private func line(of offset: Int) -> Int { reading.source.lineRange(around: offset).lowerBound }

  /// The findings about the cell as a whole, and about its output.
  private func about(_ run: CellRun) -> [Finding] {
    if run.isCut {
      return [
        Finding(
          range: firstLine, severity: .information, code: "not-run",
          message: Self.notRun)
      ]
    }
    switch run.outcome(for: piece.cell) {
    case .missingError:
      return [
        Finding(
          range: firstLine, severity: .warning,
          message: "this cell is marked `error`, but it did not fail")
      ]
    case .drifted(let drifts) where piece.cell.outputBlock != nil:
      return drifts.map { drift in
        let line = piece.cell.line(of: [drift]) - 1
        return Finding(
          range: text.line(line), severity: .information, code: "drifted",
          message: drift.description.isEmpty ? "the output has changed" : drift.description)
      }
    case .writtenDifferently(let looks) where piece.cell.outputBlock != nil:
      let line = piece.cell.line(of: looks) - 1
      return [
        Finding(
          range: text.line(line), severity: .hint, code: "looks",
          message: "written differently now; `motionbook accept --looks` writes it anew")
      ]
    case .drifted, .agreed, .writtenDifferently, .notCompared, .skipped, .failed, .notReached,
      .outside:
      return []
    }
  }

  private var firstLine: Range<Int> {
    let first = reading.lines.first?.statements.first?.span.lower ?? 0
    return piece.textRange(of: reading.source.lineRange(around: first), in: text)
  }

  private func remark(_ diagnostic: Diagnostic) -> Finding? {
    switch diagnostic.severity {
    case .error: finding(diagnostic, .information)
    case .warning: finding(diagnostic, .warning)
    case .note: finding(diagnostic, .hint)
    }
  }

  // MARK: Mistakes

  private func finding(_ diagnostic: Diagnostic, _ severity: Finding.Severity) -> Finding {
    let range = range(of: diagnostic.span)
    var finding = Finding(
      range: range ?? firstLine, severity: severity, code: diagnostic.mistake.id.rawValue,
      message: Self.message(of: diagnostic))
    if range != nil {
      finding.fixes = diagnostic.fixes.map {
        ($0.title, piece.textRange(of: $0.range, in: text), $0.text)
      }
    }
    return finding
  }

  /// Where in the text a mistake is; nil for one in another cell. Cells are known by their code from there
  /// on, because their places may have changed since they ran, and what stands before may be blanked.
  private func range(of span: Span?) -> Range<Int>? {
    guard let span, span.source.utf8.count == reading.source.utf8.count,
      span.source.utf8[span.lower...] == reading.source.utf8[span.lower...]
    else { return nil }
    let range = piece.textRange(of: span.lower..<span.upper, in: text)
    // An empty range would be unseen.
    return range.isEmpty ? widened(range.lowerBound) : range
  }

  private func widened(_ offset: Int) -> Range<Int> {
    let line = text.line(text.lineIndex(of: offset))
    var (start, end) = (offset, offset)
    if end < line.upperBound {
      repeat { end += 1 } while end < line.upperBound && text.bytes[end] & 0xC0 == 0x80
    } else if start > line.lowerBound {
      repeat { start -= 1 } while start > line.lowerBound && text.bytes[start] & 0xC0 == 0x80
    }
    return start..<end
  }

  /// The sentence, and what to type instead.
  static func message(of diagnostic: Diagnostic) -> String {
    let renderer = DiagnosticRenderer(locations: false)
    let bare = DiagnosticRenderer(locations: false, advises: false)
    let (all, plain) = (renderer.lines(for: diagnostic), bare.lines(for: diagnostic))
    let advice = all.starts(with: plain) ? Array(all.dropFirst(plain.count)) : all
    return ([diagnostic.mistake.message] + advice).joined(separator: "\n")
  }
}

extension ParseProblem {
  var span: Span {
    switch self {
    case .incomplete(_, let span), .invalid(_, let span): span
    }
  }
}
