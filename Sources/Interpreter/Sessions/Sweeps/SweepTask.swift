import Evaluation
import Language
import Sharing
import Values

/// A sweep, or runs of a fit, for another process of this program: the lines of the log, the traces
/// and sweeps that they read, and the own line. A sweep's values are not sent: in the same world,
/// with the same random numbers, the line gives the same values.
///
/// `Batch` decides which process does a run, `SweepShare` does the runs of a process, and the front
/// end's `Workers` start and end processes.
struct SweepTask {
  /// The lines of the log, followed by the own line of the sweep or the fit.
  let lines: [Line]
  /// The traces and sweeps that the lines name.
  let kept: [Traces.Kept.Content]
  /// The first run to do; earlier ones are not distributed.
  let firstRun: Int
  /// The work that a run may do; nil for no limit.
  let workLeft: Int64?
  /// Where a fit runs; a sweep has no places.
  let places: [[Double]]
  /// The results of fits of the log, so that they need not search again.
  let fits: [FoundCurve]

  struct Line {
    let text: String
    /// The meaning of its words, so that the other process can check that it parses them alike.
    let shape: [String]
    var isMuted = false
    /// Whether it is settings that the session carried over, which are no work.
    var isSettings = false
    var stopFrame: Int?
    /// Since the line before.
    let changes: [Change]
  }

  /// A name that was kept or replaced, and its index in `kept`.
  struct Change {
    let name: String
    let place: Int
  }

  private init(
    lines: [Line], kept: [Traces.Kept.Content], firstRun: Int, workLeft: Int64?, places: [[Double]],
    fits: [FoundCurve]
  ) {
    (self.lines, self.kept, self.firstRun) = (lines, kept, firstRun)
    (self.workLeft, self.places, self.fits) = (workLeft, places, fits)
  }

  /// Nil if an entry of the log was not typed, or a fit found a curve that cannot be written.
  init?(
    _ sweep: Statement, log: StatementLog, traces: Traces, fits: FitMemory, from firstRun: Int,
    workLeft: Int64?, at places: [[Double]] = []
  ) {
    guard let written = FoundCurve.all(in: fits, log.commands) else { return nil }
    self.fits = written
    self.firstRun = firstRun
    self.places = places
    self.workLeft = workLeft
    var parcel = Parcel(
      names: traces.names,
      texts: log.entries.compactMap { $0.statement?.span.text } + [sweep.span.text])
    var lines: [Line] = []
    for entry in log.entries {
      let changes = parcel.changes(in: entry.traces)
      switch entry.act {
      case .statement(let statement, let isMuted):
        lines.append(
          Line(
            text: statement.span.text, shape: statement.shape, isMuted: isMuted,
            stopFrame: entry.stopFrame, changes: changes))
      case .settings(let settings):
        lines.append(
          Line(
            text: settings.written, shape: ["set"], isMuted: true, isSettings: true,
            changes: changes))
      case .swept: return nil
      }
    }
    lines.append(
      Line(text: sweep.span.text, shape: sweep.shape, changes: parcel.changes(in: traces)))
    self.lines = lines
    kept = parcel.kept.map(\.content)
  }

  /// The kept values, each once, and the values that the previous line could read.
  private struct Parcel {
    private let names: [String]
    private(set) var kept: [Traces.Kept] = []
    private var last: [String: ObjectIdentifier] = [:]
    private var places: [ObjectIdentifier: Int] = [:]

    /// Only names that occur in some line.
    init(names: [String], texts: @autoclosure () -> [String]) {
      guard !names.isEmpty else {
        self.names = []
        return
      }
      var words: Set<Substring> = []
      for text in texts() {
        words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      }
      self.names = names.filter { words.contains($0[...]) }
    }

    mutating func changes(in traces: Traces) -> [Change] {
      names.compactMap { name -> Change? in
        guard let kept = traces.kept(named: name) else { return nil }
        let identity = ObjectIdentifier(kept)
        guard last.updateValue(identity, forKey: name) != identity else { return nil }
        return Change(name: name, place: place(of: kept, identity))
      }
    }

    private mutating func place(of kept: Traces.Kept, _ identity: ObjectIdentifier) -> Int {
      if let place = places[identity] { return place }
      places[identity] = self.kept.count
      self.kept.append(kept)
      return self.kept.count - 1
    }
  }
}

// MARK: Bytes

extension SweepTask: Packed {
  static var packing: Packing<Self> {
    Packing(
      { ($0.lines, $0.kept, $0.firstRun, $0.workLeft, $0.places, $0.fits) },
      { lines, kept, firstRun, workLeft, places, fits in
        guard firstRun >= 0, workLeft ?? 0 >= 0,
          lines.allSatisfy({ $0.changes.allSatisfy { kept.indices.contains($0.place) } })
        else { return nil }
        return SweepTask(
          lines: lines, kept: kept, firstRun: firstRun, workLeft: workLeft, places: places,
          fits: fits)
      })
  }
}

extension SweepTask.Line: Packed {
  static var packing: Packing<Self> {
    Packing(
      { ($0.text, $0.shape, $0.isMuted, $0.isSettings, $0.stopFrame, $0.changes) },
      { text, shape, isMuted, isSettings, stopFrame, changes in
        guard stopFrame ?? 0 >= 0 else { return nil }
        return Self(
          text: text, shape: shape, isMuted: isMuted, isSettings: isSettings,
          stopFrame: stopFrame, changes: changes)
      })
  }
}

extension SweepTask.Change: Packed {
  static var packing: Packing<Self> { Packing({ ($0.name, $0.place) }, Self.init) }
}

extension FoundCurve: Packed {
  static var packing: Packing<Self> {
    Packing(
      { ($0.search.first, $0.search.second, $0.written, $0.duration) },
      { first, second, written, duration in
        guard duration.map({ $0.isFinite && $0 > 0 }) ?? true else { return nil }
        let search = FitMemory.Search(first: first, second: second)
        return Self(search: search, written: written, duration: duration)
      })
  }
}

extension Traces.Kept.Content: Packed {
  package static var packing: Packing<Self> {
    Packing(
      { content -> (Trace?, Sweep?, Recording?) in
        switch content {
        case .trace(let trace): (trace, nil, nil)
        case .sweep(let sweep): (nil, sweep, nil)
        case .recording(let recording): (nil, nil, recording)
        }
      },
      { trace, sweep, recording in
        trace.map(Self.trace) ?? sweep.map(Self.sweep) ?? recording.map(Self.recording)
      })
  }
}

extension World.Settings {
  /// The line that sets them.
  fileprivate var written: String {
    ":set digits \(digits)" + (width.map { " width \($0)" } ?? "")
      + (chosenGlyphs.map { " glyphs \($0.rawValue)" } ?? "")
  }
}

extension Statement {
  /// How its first word and those of its inner statements were parsed, which depends on the names
  /// that were known then.
  var shape: [String] {
    let own: [String] =
      switch kind {
      case .letBinding: ["let"]
      case .assignment: ["="]
      case .expression: ["value"]
      case .definedCommand(let name, _): ["def \(name.text)"]
      case .command(let command): [command.verb.text]
      case .forLoop, .repeatLoop, .conditional, .definition, .handler, .scheduled, .keyframe: []
      }
    return own + blocks.flatMap { $0.statements.flatMap(\.shape) + ["}"] }
  }
}
