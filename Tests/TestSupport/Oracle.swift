import Foundation
import Testing

/// A reference table beside the tests: rows of named fields.
public struct Oracle {
  public let rows: [[String: String]]

  /// Reads `Fixtures/NAME.csv` beside a test's file; a table that is missing or empty fails the test
  /// that asks for it.
  public init(_ name: String, file: String = #filePath) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let url = folder.appendingPathComponent("Fixtures/\(name).csv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let header = try Self.fields(#require(lines.first))
    rows = try lines.dropFirst().map { line in
      let fields = Self.fields(line)
      try #require(fields.count == header.count, "\(line)")
      return Dictionary(uniqueKeysWithValues: zip(header, fields))
    }
    try #require(!rows.isEmpty)
  }

  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line where character != "\r" {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

extension [String: String] {
  public func number(_ field: String) throws -> Double {
    try #require(self[field].flatMap { Double($0) }, "\(field) in \(self)")
  }

  public func text(_ field: String) throws -> String { try #require(self[field]) }
}

/// The largest of many differences, and where it was, so that one line tells the whole comparison.
public struct Worst {
  public private(set) var difference = 0.0
  public private(set) var place = ""
  public private(set) var count = 0

  public init() {}

  public mutating func note(
    _ a: Double, _ b: Double, scale: Double = 1, at place: @autoclosure () -> String
  ) {
    count += 1
    let found = abs(a - b) / scale
    // Not-a-number is the worst of all and stays.
    guard !difference.isNaN, !(found <= difference) else { return }
    difference = found
    self.place = place()
  }
}
