import Foundation

/// The compiler as a judge of emitted Swift: names, labels and types, against the modules of
/// `Tests/Signatures`.
///
/// Each listing is a file of one module, checked in one invocation. Its top-level declarations are
/// made private to its file first, so that only names within one listing can clash. `#selector` and
/// `@objc` need Apple's compiler: the method is named all the same.
public struct SwiftTypeCheck {
  private let folder: TemporaryFolder
  private let compiler: String

  /// The modules in the order in which they import one another.
  private static let modules = ["QuartzCore", "UIKit", "SwiftUI"]

  /// Compiles the modules of signatures.
  public init() throws {
    folder = try TemporaryFolder()
    compiler = try Self.path(of: "swiftc")
    let sources = ProjectFolder("Tests/Signatures")
    for module in Self.modules {
      let output = try run(
        [
          "-emit-module", "-module-name", module, "-o", folder.path("\(module).swiftmodule"),
          "-I", folder.path, "-parse-as-library",
        ]
          + sources.names.filter {
            $0.split(whereSeparator: { "+.".contains($0) }).first ?? "" == module
          }
          .map(sources.path))
      guard output.isEmpty else { throw Refusal(description: output) }
    }
  }

  /// The compiler's messages about the listings; empty if all are right.
  ///
  /// - Parameter listings: Swift by a name for the messages: letters, digits and dashes.
  public func errors(in listings: [(name: String, text: String)]) throws -> String {
    var files: [String] = []
    for listing in listings {
      let name = "\(listing.name).swift"
      try folder.write(name, Self.prepared(listing.text))
      files.append(folder.path(name))
    }
    return try run(
      [
        "-typecheck", "-wmo", "-warnings-as-errors", "-parse-as-library", "-module-name", "Pasted",
        "-I",
      ]
        + [folder.path] + files)
  }

  private static func prepared(_ text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    for index in lines.indices {
      for word in ["func ", "let ", "var ", "struct ", "final class ", "class ", "enum "]
      where lines[index].hasPrefix(word) {
        lines[index] = "private " + lines[index]
        break
      }
      if lines[index].hasPrefix("  static ") {
        lines[index] = "  fileprivate " + lines[index].dropFirst(2)
      }
      lines[index] = lines[index].replacingOccurrences(of: "#selector(", with: "Selector(")
        .replacingOccurrences(of: "@objc ", with: "")
    }
    return lines.joined(separator: "\n")
  }

  private func run(_ arguments: [String]) throws -> String {
    let run = try PipeRun(
      compiler, arguments: arguments, environment: ProcessInfo.processInfo.environment)
    guard run.status == .exited(0) else {
      return run.standardOutput + run.standardError + "\n\(run.status)"
    }
    return ""
  }

  private static func path(of program: String) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard
      let folder = folders.first(where: {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
      })
    else { throw Refusal(description: "there is no \(program) in PATH") }
    return "\(folder)/\(program)"
  }

  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }
}
