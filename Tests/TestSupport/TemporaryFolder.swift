import Foundation

/// A folder of a test's own, which is removed with the object.
open class TemporaryFolder {
  /// The path as a program sees it, with links resolved.
  public let path: String

  public init() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("motionbook-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func path(_ name: String) -> String { path + "/" + name }

  /// Its files and folders in alphabetical order.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Writes a file, and makes the folders above it.
  public func write(_ name: String, _ text: String) throws {
    try write(name, bytes: Array(text.utf8))
  }

  public func write(_ name: String, bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  public func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  public func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
