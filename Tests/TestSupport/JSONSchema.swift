import Foundation

/// A JSON Schema, limited to the keywords that Motionbook's schema uses. An unknown keyword is an
/// error, so that no part of the schema is silently ignored.
public struct JSONSchema: Sendable {
  private let root: Node
  private let definitions: [String: Node]

  public init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    root = try Node(object)
    definitions = try (object["$defs"] as? [String: [String: Any]] ?? [:]).mapValues {
      try Node($0)
    }
  }

  /// The schema of `--json`.
  public static func ofAnswers() throws -> JSONSchema { try JSONSchema(textOfAnswers()) }

  public static func textOfAnswers() throws -> String {
    let file = ProjectFolder.root.appendingPathComponent("Sources/Answers.schema.json")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The violations of the schema by a JSON text; empty if it conforms.
  public func breaches(in text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return root.breaches(in: value, at: "$", definitions)
  }

  /// The types of answers that it lists.
  public var types: [String] { root.words(of: "type", definitions) }

  private struct UnknownKeyword: Error {
    let keyword: String
  }

  private enum Rule: Sendable {
    case reference(String)
    case types([String])
    case words([String])
    case isTrue
    case number(Double?)
    case choice([Node])
    case items(Node)
    case count(ClosedRange<Int>)
    case required([String])
    case properties([String: Node])
    /// No other properties are allowed.
    case closed(Set<String>)
  }

  /// A schema or a part of one: all of its rules must hold.
  private struct Node: Sendable {
    let rules: [Rule]

    init(_ object: [String: Any]) throws {
      rules = try object.sorted { $0.key < $1.key }.compactMap { keyword, rule in
        switch (keyword, rule) {
        case ("$schema", _), ("$id", _), ("title", _), ("description", _), ("$defs", _): nil
        case ("$ref", let name as String): .reference(String(name.dropFirst("#/$defs/".count)))
        case ("type", let name as String): .types([name])
        case ("type", let names as [String]): .types(names)
        case ("const", let word as String): .words([word])
        case ("const", let value) where Self.type(of: value) == "number":
          .number((value as? NSNumber)?.doubleValue)
        case ("const", _): .isTrue
        case ("enum", let words as [String]): .words(words)
        case ("oneOf", let choices as [[String: Any]]): .choice(try choices.map { try Node($0) })
        case ("items", let item as [String: Any]): .items(try Node(item))
        case ("minItems", let count as Int): .count(count...Int.max)
        case ("maxItems", let count as Int): .count(0...count)
        case ("required", let names as [String]): .required(names)
        case ("properties", let properties as [String: [String: Any]]):
          .properties(try properties.mapValues { try Node($0) })
        case ("additionalProperties", _):
          .closed(Set((object["properties"] as? [String: Any] ?? [:]).keys))
        default: throw UnknownKeyword(keyword: keyword)
        }
      }
    }

    /// The words that a property may be, in any of the choices.
    func words(of property: String, _ definitions: [String: Node]) -> [String] {
      rules.flatMap { rule -> [String] in
        switch rule {
        case .choice(let nodes): nodes.flatMap { $0.words(of: property, definitions) }
        case .reference(let name): definitions[name]?.words(of: property, definitions) ?? []
        case .properties(let nodes):
          (nodes[property]?.rules ?? []).flatMap { rule -> [String] in
            if case .words(let words) = rule { words } else { [] }
          }
        case .types, .words, .isTrue, .number, .items, .count, .required, .closed: []
        }
      }
    }

    func breaches(in value: Any, at path: String, _ definitions: [String: Node]) -> [String] {
      rules.flatMap { Self.breaches(of: $0, in: value, at: path, definitions) }
    }

    private static func breaches(
      of rule: Rule, in value: Any, at path: String, _ definitions: [String: Node]
    ) -> [String] {
      switch rule {
      case .reference(let name):
        return definitions[name]?.breaches(in: value, at: path, definitions)
          ?? ["\(path): the schema has no \(name)"]
      case .types(let names):
        let found = type(of: value)
        return names.contains(found) ? [] : ["\(path): \(found) is not \(names)"]
      case .words(let words):
        return (value as? String).map(words.contains) == true ? [] : ["\(path): not \(words)"]
      case .number(let number):
        return (value as? NSNumber)?.doubleValue == number ? [] : ["\(path): not \(number ?? 0)"]
      case .isTrue: return type(of: value) == "boolean" && value as? Bool == true ? [] : [path]
      case .choice(let nodes):
        let found = nodes.map { $0.breaches(in: value, at: path, definitions) }
        let fitting = found.count { $0.isEmpty }
        return fitting == 1
          ? [] : ["\(path): \(fitting) choices fit"] + (found.min { $0.count < $1.count } ?? [])
      case .items(let node):
        return (value as? [Any] ?? []).enumerated().flatMap {
          node.breaches(in: $1, at: "\(path)[\($0)]", definitions)
        }
      case .count(let range):
        return (value as? [Any]).map { range.contains($0.count) } ?? true ? [] : ["\(path): count"]
      case .required(let names):
        return names.filter { (value as? [String: Any])?[$0] == nil }.map { "\(path): no \($0)" }
      case .properties(let nodes):
        return (value as? [String: Any] ?? [:]).flatMap { name, value in
          nodes[name]?.breaches(in: value, at: "\(path).\(name)", definitions) ?? []
        }
      case .closed(let known):
        return (value as? [String: Any] ?? [:]).keys.filter { !known.contains($0) }.map {
          "\(path): \($0) is not documented"
        }
      }
    }

    private static func type(of value: Any) -> String {
      switch value {
      case is NSNull: "null"
      case is String: "string"
      case is [Any]: "array"
      case is [String: Any]: "object"
      // Foundation uses one class for numbers and booleans, which differ in their Objective-C type.
      case let number as NSNumber:
        number.objCType.pointee == NSNumber(value: true).objCType.pointee ? "boolean" : "number"
      default: "unknown"
      }
    }
  }
}
