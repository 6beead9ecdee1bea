import JSON

extension JSONText {
  /// The version of `Sources/Answers.schema.json`: goes up when what stands there changes its meaning
  /// or goes. New types and fields may come without it.
  package static let schemaVersion = 1

  /// One line of answers: each says by itself how to read it, wherever lines are cut or joined.
  package static func answer(_ type: String, _ fields: [(String, JSONText)]) -> JSONText {
    object([("type", string(type)), ("schema", number(Double(schemaVersion)))] + fields)
  }
}
