import Advice
import Diagnostics
import Notebooks
import Playing
import Sessions

/// The cells that a mistake keeps from running: what is said about them does not depend on that mistake.
extension LiveRuns {
  /// The mistakes in a cell that would be there without the mistake that stopped its scene.
  struct Judged {
    let cell: Cell
    let mistakes: [Diagnostic]
  }

  /// Runs what is behind the mistake of a scene, past all further ones, in a session that is then dropped.
  func judge(_ scene: Scene, in session: Session) -> [Judged] {
    guard !scene.readings.contains(where: \.makesNamesOfFiles) else { return [] }
    let all = zip(scene.cells, scene.readings).dropFirst(scene.runs.count - 1).enumerated().map {
      (cell: $1.0, parts: ($0 == 0 ? scene.behindMistake : $1.1).map(Self.parts) ?? [])
    }
    let made = (scene.readings + all.flatMap(\.parts)).reduce(into: Set<String>()) {
      $0.formUnion($1.namesThatMayBeMade)
    }
    return session.meter.bounded(at: host.preparedWork) {
      all.map { cell, parts in
        let isJudged = !cell.directives.isSkipped && !cell.directives.expectsError
        return Judged(
          cell: cell,
          mistakes: isJudged ? parts.flatMap { mistakes(in: $0, besides: made, session) } : [])
      }
    }
  }

  /// A reading, and those of what is behind each of its lines that cannot be read.
  private static func parts(of reading: Reading) -> [Reading] {
    Array(
      sequence(first: reading) { part in part.unreadable.flatMap { part.behind($0.upperBound) } })
  }

  /// The mistakes of a part of a cell that do not depend on some names.
  private func mistakes(
    in part: Reading, besides names: Set<String>, _ session: Session
  ) -> [Diagnostic] {
    var mistakes: [Diagnostic] = []
    var player = Player(session)
    player.passes = { mistake in
      mistakes.append(mistake)
      return mistake.mistake.id != .tooMuchWork && !mistake.isInterruption
    }
    let code = part.source.text(0..<part.source.utf8.count)
    if let last = player.play(Cell(index: 0, code: code, line: 1), show: { _ in }) {
      mistakes.append(last)
    }
    return mistakes.filter { mistake in
      guard let span = mistake.span, span.source.utf8 == part.source.utf8 else { return false }
      return span.lower == part.problem?.span.lower
        || mistake.mistake.id.isOfWords && names.isDisjoint(with: Reading.words(of: span.text))
    }
  }
}

extension LiveRuns.Scene {
  /// Whether a mistake keeps its other cells from running.
  var isStopped: Bool {
    runs.last.map { $0.ending.mistake != nil && $0.isLast && !$0.isCut && !$0.isLastOfAll } ?? false
  }

  /// What the cell with the mistake says behind the line of its end; nil if there is nothing.
  fileprivate var behindMistake: Reading? {
    let reading = readings[runs.count - 1]
    // In a cell before, there may be a definition with the mistake.
    guard let mistake = runs.last?.ending.mistake?.span, mistake.source.utf8 == reading.source.utf8
    else { return nil }
    let statement = reading.lines.flatMap(\.statements).first {
      $0.span.lower <= mistake.lower && mistake.lower < $0.span.upper
    }
    return (statement?.span.upper ?? reading.unreadable?.upperBound).flatMap(reading.behind)
  }
}

extension Reading {
  fileprivate var namesThatMayBeMade: Set<String> {
    Set(bindings.map(\.name.text)).union(unreadable.map { Self.words(of: source.text($0)) } ?? [])
  }
}
