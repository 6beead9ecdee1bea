import FoundationEssentials  // the JSON decoder

/// A value that stands in JSON text: what a file or a message of another program says.
public enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads one value. Its nesting is bounded by the decoder's own limit of 512.
  ///
  /// - Throws: `JSONProblem` where the bytes are not JSON in UTF-8.
  public init(reading bytes: [UInt8]) throws(JSONProblem) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw JSONProblem(error)
    }
  }
}

/// Why bytes are not JSON.
public struct JSONProblem: Error, Hashable, Sendable {
  /// The decoder's message, in its own words.
  public let reason: String

  init(_ error: any Error) {
    guard case DecodingError.dataCorrupted(let context) = error else {
      reason = "it is not JSON"
      return
    }
    reason = context.debugDescription
  }
}

// MARK: - Parts

extension JSONValue {
  /// The field of an object; nil where it has none, and of everything else.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields[name]
  }

  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  public var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }

  public var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  public var array: [JSONValue]? {
    guard case .array(let items) = self else { return nil }
    return items
  }

  public var object: [String: JSONValue]? {
    guard case .object(let fields) = self else { return nil }
    return fields
  }
}

extension JSONValue: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // In this order: a flag is no number to the decoder, and an integer is a number too.
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let items = try? container.decode([JSONValue].self) {
      self = .array(items)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(arrayLiteral items: JSONValue...) { self = .array(items) }
  public init(dictionaryLiteral fields: (String, JSONValue)...) {
    self = .object(Dictionary(fields) { $1 })
  }
}
