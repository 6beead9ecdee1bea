import Answers
import Diagnostics
import Language
import Text

extension Commands {
  static let title = CommandDeclaration(
    "title", "gives the notebook its title", .session,
    subject: .init(label: "TEXT", kind: .string, isRequired: true, summary: "the title"),
    examples: ["title \"Falling box\""],
    .session { (call) throws(Failure) in
      let text = try subjectText(call)
      guard !text.contains("\n") else { throw call.fail(.titleOverLines) }
      return .title(text)
    })

  static let note = CommandDeclaration(
    "note", "adds a paragraph of Markdown to the notebook", .session,
    subject: .init(label: "TEXT", kind: .string, isRequired: true, summary: "the paragraph"),
    examples: ["note \"Gravity is **1000 pt/s²** at magnitude 1.\""],
    .session { (call) throws(Failure) in .note(try subjectText(call)) })

  static let save = CommandDeclaration(
    "save", "writes the session to a file, as a notebook", .session,
    subject: .init(label: "FILE", kind: .string, isRequired: true, summary: "such as \"fall.md\""),
    clauses: [.init("replacing", .flag, "even if the file is not this session's own")],
    examples: ["save \"fall.md\""],
    notes: ["Lines that failed, help and history are left out."], isRecorded: false,
    .session { (call) throws(Failure) in
      .effect(.save(path: try path(call), replacing: call.has("replacing")))
    })

  static let open = CommandDeclaration(
    "open", "reads a notebook, replays it, and goes on from its end", .session,
    subject: .init(label: "FILE", kind: .string, isRequired: true, summary: "such as \"fall.md\""),
    examples: ["open \"fall.md\""], isRecorded: false,
    .session { (call) throws(Failure) in .effect(.open(path: try path(call))) })

  static let replay = CommandDeclaration(
    "replay", "runs the session again from its start, showing what it shows", .session,
    examples: ["run 1s; replay"], isRecorded: false,
    .session { (_) throws(Failure) in .effect(.replay) })

  static let check = CommandDeclaration(
    "check", "replays the session and compares every answer with the one it gave", .session,
    examples: ["run 1s; check"], isRecorded: false,
    .session { (_) throws(Failure) in .effect(.check) })

  static let history = CommandDeclaration(
    "history", "lists what was typed", .session,
    subject: .init(label: "RANGE", kind: .range, isRequired: false, summary: "such as 12..18"),
    examples: ["history", "history 1..3"], isRecorded: false,
    .session { (call) throws(Failure) in
      guard let expression = call.subjectExpression else { return .history(nil) }
      let range = try call.checked(expression, "history") { (check, value) throws(Mistake) in
        if case .number = value {
          let line = try check.count(value, 1...Limits.listCount)
          return Double(line)...Double(line)
        }
        return try check.range(value)
      }
      guard range.lowerBound >= 1, range.upperBound <= Double(Limits.listCount) else {
        throw call.fail(
          .outOfRange(
            "history", expression.span.text, low: "1", high: "\(Limits.listCount)", unit: ""),
          at: expression.span)
      }
      return .history(Int(range.lowerBound)...Int(range.upperBound))
    })

  static let quit = CommandDeclaration(
    "quit", "ends the session; so do exit, :q and Ctrl-D", .session,
    examples: ["quit"], isRecorded: false,
    .session { (_) throws(Failure) in .effect(.quit) })

  private static func subjectText(_ call: Invocation) throws(Failure) -> String {
    guard let expression = call.subjectExpression else {
      throw call.fail(.missingSubject(verb: call.declaration.verb, "a text in quotation marks"))
    }
    return try call.checked(expression, call.declaration.verb) { (check, value) throws(Mistake) in
      try check.string(value)
    }
  }

  private static func path(_ call: Invocation) throws(Failure) -> String {
    // `save fall.md` reads as a property of something; what is meant is plain.
    if let expression = call.subjectExpression, let file = try? Path(expression),
      call.evaluator[file.root.text] == nil
    {
      throw call.fail(.unquotedPath(expression.span.text), at: expression.span)
    }
    let path = try subjectText(call)
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw call.fail(.emptyPath, at: call.subjectExpression?.span)
    }
    return path
  }

  // MARK: Settings

  static let set = CommandDeclaration(
    "set", "sets how answers are written", .session,
    clauses: [
      .init("digits", .count(NumberFormat.digitsRange), "significant digits", default: "6"),
      .init("width", .count(Layout.widthRange), "columns of tables and plots", default: "72"),
    ],
    examples: ["set digits 4", "set width 60"],
    .evaluation { (call) throws(Failure) in
      let (digits, width) = (try call.count("digits"), try call.count("width"))
      guard digits != nil || width != nil else {
        let settings = call.world.values.settings
        return try call.emit(
          .text(["digits \(settings.digits)", "width \(settings.width)"]))
      }
      call.world.change { values in
        if let digits { values.settings.digits = digits }
        if let width { values.settings.width = width }
      }
    })

  static let seed = CommandDeclaration(
    "seed", "starts the random numbers anew", .session,
    subject: .init(
      label: "NUMBER", kind: .count(0...Int(Int32.max)), isRequired: true,
      summary: "any whole number"),
    examples: ["seed 7; print random()"],
    .evaluation { (call) throws(Failure) in
      guard let expression = call.subjectExpression else { return }
      let seed = try call.checked(expression, "seed") { (check, value) throws(Mistake) in
        try check.count(value, 0...Int(Int32.max))
      }
      call.world.change { $0.random = RandomGenerator(seed: seed) }
    })
}
