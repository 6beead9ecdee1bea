import Execution
import Language
import Sharing
import Values

/// A sweep, or runs of a fit, for another process of this program: the lines of the log, the traces
/// and sweeps that they read, and the own line. A sweep's values are not sent: in the same world,
/// with the same random numbers, the line gives the same values.
struct SweepTask {
  /// The lines of the log, followed by the own line of the sweep or the fit.
  let lines: [Line]
  /// The traces and sweeps that the lines name.
  let kept: [Traces.Kept.Content]
  /// The first run to do; earlier ones are not distributed.
  let firstRun: Int
  /// The work that a run may do; nil for no limit.
  let workLeft: Int?
  /// Where a fit runs; a sweep has no places.
  let places: [[Double]]
  /// What fits of the log have found, so that they need not search again.
  let fits: [FoundCurve]

  struct Line {
    let text: String
    /// The meaning of its words, so that the other process can check that it parses them alike.
    let shape: [String]
    var isMuted = false
    /// Whether it is settings that the session carried over, which are no work.
    var isSettings = false
    var stopFrame: Int?
    /// What was kept or replaced since the line before: a name, and its index in `kept`.
    let changes: [(name: String, place: Int)]
  }

  /// Nil if an entry of the log was not typed, or a fit found a curve that cannot be written.
  init?(
    _ sweep: Statement, log: StatementLog, traces: Traces, fits: FitMemory, from firstRun: Int,
    workLeft: Int?, at places: [[Double]] = []
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

    mutating func changes(in traces: Traces) -> [(name: String, place: Int)] {
      names.compactMap { name in
        guard let kept = traces.kept(named: name) else { return nil }
        let identity = ObjectIdentifier(kept)
        guard last.updateValue(identity, forKey: name) != identity else { return nil }
        return (name, place(of: kept, identity))
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

extension SweepTask {
  var bytes: [UInt8] {
    var packer = Packer()
    packer.add(firstRun)
    packer.add(workLeft) { $0.add($1) }
    packer.add(places) { $0.add($1) }
    packer.add(fits) { packer, fit in
      packer.add([fit.search.first, fit.search.second].map(Double.init(bitPattern:)))
      packer.add(fit.written)
      packer.add(fit.duration.map { [$0] } ?? [])
    }
    packer.add(kept) { packer, content in
      switch content {
      case .trace(let trace):
        packer.add(0)
        packer.add(trace)
      case .sweep(let sweep):
        packer.add(1)
        packer.add(sweep)
      case .recording(let recording):
        packer.add(2)
        packer.add(recording)
      }
    }
    packer.add(lines) { packer, line in
      packer.add(line.text)
      packer.add(line.shape) { $0.add($1) }
      packer.add(line.isMuted)
      packer.add(line.isSettings)
      packer.add(line.stopFrame) { $0.add($1) }
      packer.add(line.changes) { packer, change in
        packer.add(change.name)
        packer.add(change.place)
      }
    }
    return packer.bytes
  }

  init(bytes: [UInt8]) throws(Unpacker.Problem) {
    var unpacker = Unpacker(bytes)
    firstRun = try unpacker.int()
    workLeft = try unpacker.optional { (unpacker) throws(Unpacker.Problem) in try unpacker.int() }
    places = try unpacker.array { (place) throws(Unpacker.Problem) in try place.doubles() }
    guard firstRun >= 0, workLeft ?? 0 >= 0 else { throw Unpacker.Problem() }
    fits = try unpacker.array { (unpacker) throws(Unpacker.Problem) in
      let words = try unpacker.doubles().map(\.bitPattern)
      guard words.count == 2 else { throw Unpacker.Problem() }
      let (written, duration) = (try unpacker.string(), try unpacker.doubles())
      guard duration.count < 2, duration.allSatisfy({ $0.isFinite && $0 > 0 }) else {
        throw Unpacker.Problem()
      }
      return FoundCurve(
        search: FitMemory.Search(first: words[0], second: words[1]), written: written,
        duration: duration.first)
    }
    let kept = try unpacker.array { (unpacker) throws(Unpacker.Problem) in
      switch try unpacker.int() {
      case 0: return Traces.Kept.Content.trace(try unpacker.trace())
      case 1: return .sweep(try unpacker.sweep())
      case 2: return .recording(try unpacker.recording())
      default: throw Unpacker.Problem()
      }
    }
    self.kept = kept
    lines = try unpacker.array { (unpacker) throws(Unpacker.Problem) in
      try Self.line(&unpacker, among: kept.count)
    }
  }

  private static func line(
    _ unpacker: inout Unpacker, among count: Int
  ) throws(Unpacker.Problem) -> Line {
    let text = try unpacker.string()
    let shape = try unpacker.array { (word) throws(Unpacker.Problem) in try word.string() }
    let (isMuted, isSettings) = (try unpacker.bool(), try unpacker.bool())
    let stopFrame = try unpacker.optional { (frame) throws(Unpacker.Problem) in try frame.int() }
    guard stopFrame ?? 0 >= 0 else { throw Unpacker.Problem() }
    let changes = try unpacker.array { (change) throws(Unpacker.Problem) in
      let (name, place) = (try change.string(), try change.int())
      guard (0..<count).contains(place) else { throw Unpacker.Problem() }
      return (name: name, place: place)
    }
    return Line(
      text: text, shape: shape, isMuted: isMuted, isSettings: isSettings, stopFrame: stopFrame,
      changes: changes)
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
