import Foundation

/// Locates the programs that were built with the tests.
public enum BuiltProduct {
  /// The path of a program of this package.
  public static func path(_ name: String) -> String {
    #if os(Linux)
      let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    #else
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    #endif
    let folder = ((tests ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
    return folder + "/" + name
  }
}
