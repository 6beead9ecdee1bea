/// A value that stands in JSON text: what a file or a message of another program says.
public enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  /// A whole number, also one that is written with a fraction or an exponent.
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  public static func integer(_ value: Int) -> JSONValue { .integer(Int64(value)) }

  /// Reads one value.
  ///
  /// - Throws: `JSONProblem` where the bytes are not JSON in UTF-8.
  public init(reading bytes: [UInt8]) throws(JSONProblem) {
    var reader = JSONReader(bytes)
    self = try reader.whole()
  }
}

/// Why bytes are not JSON.
public struct JSONProblem: Error, Hashable, Sendable {
  /// What is wrong or expected, and where.
  public let reason: String
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
    case .integer(let value): Int(exactly: value)
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

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(arrayLiteral items: JSONValue...) { self = .array(items) }
  public init(dictionaryLiteral fields: (String, JSONValue)...) {
    self = .object(Dictionary(fields) { $1 })
  }
}
