import Foundation
import Testing

/// A folder of the project that a test goes through, such as the notebooks or golden cases.
public struct ProjectFolder: Sendable {
  /// The project's own folder.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().resolvingSymlinksInPath()

  public static let notebooks = ProjectFolder("notebooks")

  /// The pages among the notebooks that are no lessons.
  public static let outsideTheCourse: Set = [
    "README", "reference", "sweeps-on-many-machines", "workshop-on-jupyterhub",
  ]

  public let url: URL
  /// The names of the entries directly in it, in alphabetical order.
  public let names: [String]

  /// - Parameter path: The path from the project's folder.
  public init(_ path: String) { self.init(Self.root.appendingPathComponent(path)) }

  /// A folder beside a test's file.
  public init(_ name: String, beside file: String) {
    self.init(
      URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name))
  }

  private init(_ url: URL) {
    self.url = url
    names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    // A test with one case for each file would pass without any.
    precondition(!names.isEmpty, "there is nothing in \(url.path)")
  }

  /// The names with an ending, without it.
  public func names(ending: String) -> [String] {
    names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }

  /// Files that belong to no case, neither as its input nor as one of its outputs.
  ///
  /// - Parameter endings: Those of a case's files.
  public func strays(of cases: [String], endings: [String]) -> [String] {
    let known = Set(cases.flatMap { name in endings.map { name + $0 } })
    return names.filter { !known.contains($0) }
  }

  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  public func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(name)))
  }

  public func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  // MARK: Recording

  /// Whether actual results are written into the files that a test compares with; it still fails.
  public static let isRecording =
    ProcessInfo.processInfo.environment["MOTIONBOOK_RECORD"] == "1"

  /// Compares a text with a file. A file that is not there is an empty text.
  public func expect(
    _ text: String, isIn name: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = (try? self.text(name)) ?? ""
    #expect(text == recorded, "\(name)", sourceLocation: location)
    if text != recorded { try record(text, in: name) }
  }

  /// Writes a file if this is a recording run.
  public func record(_ text: String, in name: String) throws {
    if Self.isRecording { try Data(text.utf8).write(to: url.appendingPathComponent(name)) }
  }
}
