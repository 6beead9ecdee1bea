import Diagnostics
import JSON
import Jupyter
import Playing

/// Running a cell, and the content of the reply. `KernelLoop` has the order of requests.
extension Kernel {
  /// Runs a cell and returns the content of its reply.
  func execute(_ content: JSONValue, _ metadata: JSONValue) -> JSONValue {
    let code = JupyterNotebook.Cell.code(in: content["code"]?.string ?? "")
    let isSilent = content["silent"]?.flag ?? false
    let isKept = !isSilent && content["store_history"]?.flag ?? true
    if isKept { executionCount += 1 }
    if !isSilent {
      host.clients.publish(
        KernelMessage(
          "execute_input", ["code": .string(code), "execution_count": .integer(executionCount)]))
    }
    host.begin(cell: executionCount, isSilent: isSilent)
    film.begin()
    let pager = page(for: code)
    let failure = pager == nil ? play(code) : nil
    film.stop()
    let page =
      isSilent
      ? nil
      : sharedParts.page(of: metadata) { parts in
        film.page(named: "cell \(executionCount)", parts: parts)
      }
    let result = host.end(with: page)
    if isKept { history.add(code, result) }
    if let failure { return reply(failure, isSilent: isSilent) }
    return [
      "status": "ok", "execution_count": .integer(executionCount),
      "payload": pager.map { [$0] } ?? [],
      "user_expressions": values(of: content["user_expressions"]),
    ]
  }

  /// Plays a cell's code; returns what went wrong.
  private func play(_ code: String) -> CellFailure? {
    if let magic = Self.magic(in: code) { return magic }
    let transcript = workbook.transcript(of: code)
    if let remark = transcript.remark { host.show(line: remark) }
    // The place of a mistake needs a name where a cell has several lines.
    let name = transcript.code.contains("\n") ? "In [\(executionCount)]" : nil
    switch workbook.play(Source(transcript.code, name: name), from: .entry) {
    case .finished, .quit: return nil
    case .interrupted: return host.failure ?? .interrupted
    case .failed, .unreadable: return host.failure ?? .interrupted
    }
  }

  /// A cell for another kernel's own commands, such as `%%bash` or `!ls`.
  private static func magic(in code: String) -> CellFailure? {
    guard JupyterNotebook.Cell.isMagic(code) else { return nil }
    let word = code.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
    return CellFailure(
      name: "no-magic",
      sentence: "`\(word)` belongs to other kernels; Motionbook has none of these",
      traceback: [])
  }

  private func reply(_ failure: CellFailure, isSilent: Bool) -> JSONValue {
    let content: [String: JSONValue] = [
      "ename": .string(failure.name), "evalue": .string(failure.sentence),
      "traceback": .array(failure.traceback.map(JSONValue.string)),
    ]
    if !isSilent { host.clients.publish(KernelMessage("error", .object(content))) }
    return .object(
      content.merging([
        "status": "error", "execution_count": .integer(executionCount), "payload": [],
      ]) { $1 })
  }

  /// The values of a client's expressions, each by its name.
  private func values(of expressions: JSONValue?) -> JSONValue {
    .object(
      (expressions?.object ?? [:]).mapValues { expression in
        do throws(Diagnostic) {
          let value = try workbook.value(of: expression.string ?? "")
          return ["status": "ok", "data": ["text/plain": .string(value)], "metadata": [:]]
        } catch {
          let failure = CellFailure(error)
          return [
            "status": "error", "ename": .string(failure.name), "evalue": .string(failure.sentence),
            "traceback": .array(failure.traceback.map(JSONValue.string)),
          ]
        }
      })
  }
}
