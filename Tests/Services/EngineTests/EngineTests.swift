import Engine
import JSON
import TestSupport
import Testing

@Suite struct EngineTests {
  private let engine = Engine()

  private func ask(_ request: JSONValue) throws -> JSONValue {
    try JSONValue(reading: engine.answer(Array(request.text.utf8)))
  }
}
