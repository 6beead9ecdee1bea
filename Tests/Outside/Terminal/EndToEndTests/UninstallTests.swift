import Foundation
import TestSupport
import Testing

/// `scripts/uninstall` with lists of files that lead elsewhere.
@Suite struct UninstallTests {
  private static let script = ProjectFolder.root.appendingPathComponent("scripts/uninstall").path

  private func desk(listing files: String) throws -> Desk {
    let desk = try Desk()
    _ = try desk.shell(
      """
      mkdir -p p/bin p/share/motionbook out && ln -s ../../out p/share/linked
      touch p/bin/motionbook p/bin/other out/kept kept
      """)
    try desk.write("p/share/motionbook/installed-files", files)
    return desk
  }

  @Test func whatIsListedIsRemoved() throws {
    let desk = try desk(listing: "bin/motionbook\n")
    #expect(try desk.shell("\(Self.script) --prefix p").status == .exited(0))
    #expect(!desk.exists("p/bin/motionbook") && desk.exists("p/bin/other"))
  }

  @Test(arguments: [
    "../kept", "bin/../../kept", "share/linked/kept", "share/../../out/kept", "..", "bin/..", ".",
  ])
  func nothingOutsideIsRemoved(_ file: String) throws {
    let desk = try desk(listing: "bin/motionbook\n\(file)\n")
    let run = try desk.shell("\(Self.script) --prefix p")
    #expect(run.status == .exited(1))
    #expect(run.standardError.contains("nothing was removed:"), "\(run.standardError)")
    for name in ["kept", "out/kept", "p/bin/motionbook", "p/share/motionbook/installed-files"] {
      #expect(desk.exists(name), "\(name)")
    }
  }
}
