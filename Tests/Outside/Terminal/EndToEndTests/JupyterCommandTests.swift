import TestSupport
import Testing

/// `motionbook kernel` and `motionbook convert`. What Jupyter makes of them is tested in Jupyter itself,
/// by `scripts/test-jupyter`.
@Suite struct JupyterCommandTests {
  /// A folder whose program has a kernel beside it, or none: a file that runs, since installing starts
  /// nothing.
  private func desk(withKernel: Bool = true) throws -> Desk {
    let desk = try Desk()
    let kernel = withKernel ? "&& printf '#!/bin/sh\n' >bin/motionbook-kernel" : ""
    let copied = try desk.shell("mkdir bin && cp \"$motionbook\" bin/motionbook \(kernel)")
    #expect(copied.status == .exited(0))
    return desk
  }

  @Test func theKernelIsInstalledAndRemoved() throws {
    let desk = try desk()
    let folder = "p/share/jupyter/kernels/motionbook"
    for _ in 1...2 {
      let run = try desk.shell("bin/motionbook kernel install --prefix p")
      #expect(
        run.status == .exited(0) && run.standardOutput == "installed the kernel in \(folder)\n")
    }
    let specification = try desk.text(folder + "/kernel.json")
    #expect(specification.contains("\"\(desk.path("bin/motionbook-kernel"))\""))
    #expect(specification.contains(#""interrupt_mode": "message""#))
    #expect(try desk.text(folder + "/logo-svg.svg").hasPrefix("<svg"))
    let removed = try desk.shell("bin/motionbook kernel uninstall --prefix p")
    #expect(removed.status == .exited(0) && !desk.exists(folder))
  }

  @Test(arguments: [
    ("HOME=home", "home/.local/share/jupyter"), ("HOME=home XDG_DATA_HOME=data", "data/jupyter"),
    ("HOME=home JUPYTER_DATA_DIR=own", "own"),
  ])
  func itGoesWhereJupyterLooks(settings: String, folder: String) throws {
    let desk = try desk()
    let run = try desk.shell(
      "env -u XDG_DATA_HOME \(settings) bin/motionbook kernel install --user")
    #expect(run.status == .exited(0) && desk.exists(folder + "/kernels/motionbook/kernel.json"))
  }

  @Test func itSaysWhyItCannotBeInstalled() throws {
    let desk = try desk()
    try desk.write("file", "")
    let run = try desk.shell("bin/motionbook kernel install --prefix file")
    #expect(run.status == .exited(1))
    #expect(
      run.standardError.hasPrefix("error: cannot install the kernel: cannot create `file/share`: "))
    let none = try desk.shell("bin/motionbook kernel uninstall --prefix nowhere")
    #expect(none.status == .exited(1) && none.standardError.hasPrefix("error: cannot remove"))
    let both = try desk.shell("bin/motionbook kernel install --user --prefix p")
    #expect(both.status == .exited(2) && both.standardError.contains("exclude each other"))
    let bare = try self.desk(withKernel: false)
    let unbuilt = try bare.shell("bin/motionbook kernel install --prefix p")
    #expect(unbuilt.status == .exited(3) && !bare.exists("p"))
    #expect(unbuilt.standardError.contains("the kernel is not built"))
  }

  private static let notebook =
    "# A fall\n\n<!-- motion: tol=0.1 -->\n```motion\nrun 1s\n```\n\n```output\n60 frames, t = 1 s\n```\n"

  @Test func aNotebookGoesThereAndBack() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.notebook)
    #expect(try desk.run("convert", "a.md", "-o", "a.ipynb").status == .exited(0))
    #expect(try desk.text("a.ipynb").contains(#""nbformat": 4"#))
    let back = try desk.run("convert", "a.ipynb", "-o", "-")
    #expect(back.standardOutput == Self.notebook && back.standardError == "")
  }

  @Test func nothingIsWrittenInTheFormThatItHas() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.notebook)
    for (from, to) in [("a.md", "a.md"), ("a.md", "b.txt"), ("b.ipynb", "c.ipynb")] {
      #expect(try desk.run("convert", from, "-o", to).status == .exited(2))
    }
    #expect(try desk.text("a.md") == Self.notebook && !desk.exists("b.txt"))
  }

  @Test func itSaysWhatIsLostAndWhatIsNoNotebook() throws {
    let desk = try Desk()
    try desk.write(
      "b.ipynb",
      #"{"nbformat": 4, "metadata": {}, "cells": [{"cell_type": "code", "source": "print(1)"}]}"#)
    let run = try desk.run("convert", "b.ipynb", "-o", "b.md")
    #expect(run.standardError == "b.ipynb: cell 1: code of another kernel stays text\n")
    #expect(try desk.text("b.md") == "```\nprint(1)\n```\n")
    try desk.write("c.ipynb", "{")
    let broken = try desk.run("convert", "c.ipynb", "-o", "c.md")
    #expect(broken.status == .exited(3) && !desk.exists("c.md"))
    #expect(try desk.run("convert", "none.ipynb", "-o", "c.md").status == .exited(3))
    #expect(try desk.run("convert", "b.ipynb", "-o", "no/c.md").status == .exited(1))
  }

  /// At the prompt and from the shell: what ran, with its pictures.
  @Test func anExportHasWhatItsCellsShow() throws {
    let desk = try Desk()
    try desk.write(
      "a.md", "```motion\nview box frame (0, 0, 9, 9); run 1s\nplot box.center.x\n```\n")
    #expect(try desk.run("export", "a.md", "-o", "a.ipynb").status == .exited(0))
    let typed = try desk.run(
      "-c", "view box frame (0, 0, 9, 9); run 1s; plot box.center.x", "-c", #"export "b.ipynb""#)
    #expect(typed.status == .exited(0), "\(typed.standardError)")
    for name in ["a.ipynb", "b.ipynb"] {
      let text = try desk.text(name)
      #expect(text.contains("image/svg+xml") && text.contains("<iframe"), "\(name)")
    }
  }
}
