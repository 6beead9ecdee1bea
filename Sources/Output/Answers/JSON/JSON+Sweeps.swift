import JSON

extension SweptRun {
  /// It as one object in one line, without a line feed.
  public var json: String {
    var fields: [(String, JSONText)] = [
      ("run", .number(Double(run))), ("params", Self.object(params)),
    ]
    if !values.isEmpty { fields.append(("values", Self.object(values))) }
    if let error { fields.append(("error", .string(error))) }
    return JSONText.answer("run", fields).text
  }

  private static func object(_ fields: [Field]) -> JSONText {
    .object(fields.map { ($0.name, $0.cell.json) })
  }
}
