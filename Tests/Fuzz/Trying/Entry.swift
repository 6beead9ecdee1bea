import Advice
import Commands
import DataFiles
import Diagnostics
import Editing
import JSON
import Jupyter
import Language
import LineEditing
import MotionCurves
import Notebooks
import Platform
import Playing
import Wire

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A place where bytes come in that nobody has looked at.
enum Entry: String, CaseIterable {
  case language, swift, notebook, css, path, data, history, journal, wire, ipynb, editor, `class`

  /// Takes the bytes; what should hold of them traps where it does not.
  func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .language: Self.parse(text)
    case .swift: Self.translate(text)
    case .notebook: Self.require(NotebookTrial.reading(bytes))
    // A mistake reports an error in these, and spells control characters.
    case .css: _ = try? CSSEasing.parse(text)
    case .path: _ = try? MotionPath(text)
    case .data: Self.load(bytes)
    case .history:
      Self.file(bytes, "history") { _ = HistoryFile(path: $0 + "/history").load(limit: 50) }
    case .journal: Self.file(bytes, "session-1.kept") { _ = KeptSession.all(folder: $0) }
    case .wire: Self.receive(bytes)
    case .ipynb: Self.convert(bytes)
    case .editor: Self.edit(bytes)
    case .class:
      var trial = Self.trial
      Self.require(trial?.complaint(about: bytes))
    }
  }

  /// Each case begins with the same class.
  private static let trial = ClassTrial()

  /// A failed law ends the process, which is how whoever drives an entry hears of it.
  private static func require(_ complaint: Complaint?) {
    if let complaint { fatalError("\(complaint.law): \(complaint.seen)") }
  }

  private static func look<Value>(_ body: () throws -> Value) {
    do {
      _ = try body()
    } catch {
      require(TextWatch.complaint(about: "\(error)"))
    }
  }

  /// A file of measured values, with what a user may say of it. What is read has times that rise, as
  /// many as values.
  private static func load(_ bytes: [UInt8]) {
    var rate = DataFile.Options()
    rate.rate = 60
    var unit = DataFile.Options()
    unit.unit = .milliseconds
    unit.scale = 1e6
    var named = DataFile.Options()
    named.time = "t"
    for options in [DataFile.Options(), rate, unit, named] {
      guard let file = try? DataFile(reading: bytes, options) else { continue }
      for column in file.columns {
        let isRising = zip(column.times.dropFirst(), column.times).allSatisfy { $0 > $1 }
        guard isRising, column.times.count == column.values.count,
          column.times.allSatisfy({ $0.isFinite && $0 >= 0 }),
          !column.values.contains(where: \.isInfinite)
        else { fatalError("a series of a data file has times that are none") }
      }
    }
  }

  private static func parse(_ text: String) {
    let source = Source(text)
    var parser = Parser(source, grammar: Motionbook.commands.grammar)
    do {
      _ = try parser.allLines()
    } catch {
      let diagnostic = error.diagnostic
      require(TextWatch.complaint(about: DiagnosticRenderer().lines(for: diagnostic).joined()))
      if let span = diagnostic.span, span.lower > span.upper || span.upper > source.utf8.count {
        fatalError("a span of \(span.lower)..<\(span.upper) in \(source.utf8.count) bytes")
      }
    }
    _ = OpenBrackets.depth(of: text)
    _ = Transcript(text, commands: Motionbook.commands).code
  }

  /// A message's frames, between bytes that no JSON contains. Without a key all of it is read; with
  /// one, nothing that was not signed comes through.
  private static func receive(_ bytes: [UInt8]) {
    let frames = bytes.split(separator: 0xFF, omittingEmptySubsequences: false).map(Array.init)
    var open = MessageSigner(key: [])
    if let request = try? WireFrames.request(in: frames, from: .shell, signer: &open) {
      let written = Array(request.content.text.utf8)
      guard let again = try? JSONValue(reading: written), again == request.content else {
        fatalError("a message's content is not what is written of it")
      }
    }
    var signed = MessageSigner(key: Array("a secret".utf8))
    if (try? WireFrames.request(in: frames, from: .shell, signer: &signed)) != nil {
      fatalError("a message came through without its signature")
    }
    look { try ConnectionFile(reading: bytes) }
  }

  /// An editor's input. However it is cut, the same messages are in it; whatever they ask, each
  /// answer can be read.
  private static func edit(_ bytes: [UInt8]) {
    let whole = messages(in: bytes, each: max(bytes.count, 1))
    if whole != messages(in: bytes, each: 3) {
      fatalError("other messages are in the same bytes when they come in pieces")
    }
    let server = EditingServer(files: SystemFiles())
    var reader = MessageReader()
    func read(_ effects: [EditingServer.Effect]) {
      for case .send(let message) in effects { reader.append(MessageReader.framed(message)) }
      while let piece = try? reader.next() {
        if case .unreadable(let reason) = piece {
          fatalError("an answer cannot be read: \(reason)")
        }
      }
    }
    let start: JSONValue = ["id": 0, "method": "initialize"]
    read(server.receive([.message(start)], at: 0))
    for piece in whole { read(server.receive([piece], at: 1)) }
    for _ in 0..<20 where server.due != nil { read(server.work(at: 9)) }
  }

  private static func messages(in bytes: [UInt8], each size: Int) -> [MessageReader.Piece] {
    var reader = MessageReader()
    var pieces: [MessageReader.Piece] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(bytes.count, start + size)])
      do {
        while let piece = try reader.next() { pieces.append(piece) }
      } catch {
        return pieces
      }
    }
    return pieces
  }

  /// A notebook of Jupyter, as Markdown and back.
  private static func convert(_ bytes: [UInt8]) {
    guard let notebook = try? JupyterNotebook(reading: bytes) else { return }
    let conversion = MarkdownConversion(notebook)
    for loss in conversion.losses { require(TextWatch.complaint(about: loss)) }
    guard let document = try? NotebookDocument(text: conversion.text) else { return }
    let again = MarkdownConversion(JupyterNotebook(document)).text
    require(Complaint("Markdown comes back as it was", conversion.text, again))
  }

  /// Pasted code, with the command around it and without.
  private static func translate(_ text: String) {
    let host = WatchingHost()
    let workbook = Workbook(
      in: host, preamble: ["view card frame (110, 50, 100, 100)"], adviser: SceneAdviser())
    workbook.play(Source("swift {\n\(text)\n}"))
    workbook.play(Source(text))
    host.complaints.forEach(require)
  }

  /// Puts the bytes into a file of a folder of this process's own.
  private static func file(_ bytes: [UInt8], _ name: String, _ body: (_ folder: String) -> Void) {
    let folder = "/tmp/motionbook-fuzz-\(getpid())"
    mkdir(folder, 0o700)
    defer { rmdir(folder) }
    let path = "\(folder)/\(name)"
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    defer { unlink(path) }
    body(folder)
  }
}
