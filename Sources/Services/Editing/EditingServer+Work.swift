import JSON

/// The work between messages, and its progress.
extension EditingServer {
  /// When there is work; nil if there is none.
  public var due: Double? { documents.values.compactMap(\.due).min() }

  /// Does a piece of the work that is due.
  ///
  /// - Parameter hasCome: Lets the server `receive` what has come, and says whether anything among it stops
  ///   the work (`stops(for:)`). Asked often, so it must be fast.
  public func work(
    at now: Double, hasCome: @escaping () -> Bool = { false }
  ) -> [Effect] {
    guard
      let document = order.reversed().compactMap({ documents[$0] }).first(where: {
        $0.due.map { $0 <= now } ?? false
      })
    else { return [] }
    host.stops = hasCome
    working = document
    defer { (host.stops, working) = ({ false }, nil) }
    let hadRun = document.liveRuns.isDone
    if let job = document.work() { run(job, in: document) }
    // What is behind mistakes may take longer, and nothing else waits for it.
    if document.liveRuns.hasRun || document.nextNews <= now {
      if !hadRun { publish(document.uri) }
      showProgress(of: document)
      refreshWorld(of: document)
      document.nextNews = now + Self.newsInterval(of: document)
    }
    if !hadRun, document.liveRuns.isDone {
      if client.refreshesLenses { ask("workspace/codeLens/refresh") }
      if client.refreshesHints { ask("workspace/inlayHint/refresh") }
    }
    if document.isIdle { document.due = nil }
    return drainEffects()
  }

  /// Seconds between what is said while cells run. All of a document is said each time, so that a long one has
  /// less to say.
  private static func newsInterval(of document: EditedDocument) -> Double {
    0.05 + 1e-4 * Double(document.open.pieces.count)
  }

  /// Lets a document run in full: a cell's scene, or all.
  func demand(_ document: EditedDocument, cell: Int? = nil, at now: Double) {
    document.liveRuns.demand(cell: cell)
    document.due = now
    guard client.showsProgress, document.progress == nil, !document.liveRuns.isDone else { return }
    let token = nextName()
    document.progress = token
    ask("window/workDoneProgress/create", ["token": .string(token)])
    progress(token, ["kind": "begin", "title": "Running cells", "cancellable": true])
  }

  /// Stops what the user has had enough of: cells that take long run no more until they are demanded again.
  func cancel(_ params: JSONValue, at now: Double) {
    guard let token = params["token"]?.string,
      let document = documents.values.first(where: { $0.progress == token })
    else { return }
    document.liveRuns.withdraw()
    document.jobs = []
    document.due = now
    endProgress(of: document)
  }

  private func showProgress(of document: EditedDocument) {
    guard !document.liveRuns.isDone else { return endProgress(of: document) }
    guard let token = document.progress else { return }
    let (done, count) = document.liveRuns.progress
    progress(
      token,
      [
        "kind": "report", "message": .string("\(done) of \(count)"),
        "percentage": .integer(100 * done / max(count, 1)),
      ])
  }

  func endProgress(of document: EditedDocument) {
    guard let token = document.progress else { return }
    progress(token, ["kind": "end"])
    document.progress = nil
  }

  private func progress(_ token: String, _ value: JSONValue) {
    notify("$/progress", ["token": .string(token), "value": value])
  }

  // MARK: Diagnostics

  /// Sends what is said about a document's texts, where that has changed.
  func publish(_ uri: String) {
    guard let document = documents[uri] else { return }
    for (index, text) in document.open.texts.enumerated() {
      let found = document.findings(inText: index).map { finding -> JSONValue in
        var fields: [String: JSONValue] = [
          "range": text.range(finding.range, client.encoding),
          "severity": .integer(finding.severity.rawValue), "source": "motionbook",
          "message": .string(finding.message),
        ]
        if let code = finding.code { fields["code"] = .string(code) }
        return .object(fields)
      }
      let old = document.published[text.uri]
      if old == nil, found.isEmpty { continue }
      var fields: [String: JSONValue] = ["uri": .string(text.uri), "diagnostics": .array(found)]
      if let version = text.version { fields["version"] = .integer(version) }
      guard old != .object(fields) else { continue }
      document.published[text.uri] = .object(fields)
      notify("textDocument/publishDiagnostics", .object(fields))
    }
  }
}
