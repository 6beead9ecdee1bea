import Foundation
import TestSupport
import Testing

/// Parameters, `check` for build servers, `diff`, `format`, `new` and `watch`: what only the program
/// shows of them.
@Suite struct ToolCommandTests {
  static let fall = """
    # A fall

    <!-- motion: parameters -->
    ```motion
    let m = 1
    ```

    ```motion
    view box frame (100, 0, 100, 100)
    gravity on box magnitude m
    run 5 frames
    print box.center.y
    expect box.center.y < 60
    ```

    ```output
    5 frames, t = 0.0833 s
    53.1155
    ```

    """

  private func desk(_ text: String = fall) throws -> Desk {
    let desk = try Desk()
    try desk.write("a.md", text)
    return desk
  }

  // MARK: Parameters

  @Test func theValuesStandInWhatIsPrinted() throws {
    let desk = try desk()
    for run in [try desk.run("run", "a.md", "-p", "m=4"), try desk.run("a.md", "-p", "m=4")] {
      #expect(run.standardOutput == "with m = 4\n5 frames, t = 0.0833 s\n62.4619\n")
      #expect(run.standardError.hasPrefix("a.md:13:8: error: expected box.center.y < 60"))
      #expect(run.status == .exited(1))
    }
    let check = try desk.run("check", "a.md", "-p", "m=2")
    #expect(
      check.standardOutput
        == "a.md: with m = 2, 2 cells ran; 2 were recorded with other values\n")
    #expect(check.status == .exited(0))
    #expect(try desk.run("check", "a.md", "-p", "m=4").status == .exited(1))
    #expect(try desk.run("export", "a.md", "-p", "m=2", "-o", "a.html").status == .exited(0))
    #expect(try desk.text("a.html").contains("56.23"))
  }

  @Test func aMistakeIsShownInTheNotebook() throws {
    let desk = try desk()
    let run = try desk.run("run", "a.md", "-p", "m=easeOut")
    #expect(
      run.standardError == """
        a.md:5:9: error: `m` is a number, but easeOut is a curve
          let m = 1
                  ^
        help: write a value like the one in the notebook: `-p m=1`

        """)
    #expect(run.standardOutput == "" && run.status == .exited(1))
    let unknown = try desk.run("check", "a.md", "-p", "n=2")
    #expect(unknown.standardError.hasPrefix("error: `a.md` has no parameter `n`; it has m = 1"))
    #expect(unknown.status == .exited(1))
    for wrong in [["-p", "m"], ["-p", "=1"], ["-p", "m=1", "-p", "m=2"]] {
      #expect(try desk.run(["run", "a.md"] + wrong).status == .exited(2))
    }
    #expect(try desk.run("-p", "m=1").status == .exited(2))
  }

  @Test func aSweepIsATable() throws {
    let desk = try desk()
    let shown = try desk.run("run", "a.md", "-p", "m=1..4")
    #expect(
      shown.standardOutput == """
        m  box.center.y < 60
        -  -----------------
        1               true
        2               true
        3               true
        4              false

        """)
    #expect(shown.status == .exited(0))
    let run = try desk.run("run", "a.md", "-p", "m=1..4", "--into", "t.csv")
    #expect(run.standardOutput == "t.csv: 4 runs\n" && run.status == .exited(0))
    #expect(
      try desk.text("t.csv") == "m,box.center.y < 60\r\n1,true\r\n2,true\r\n3,true\r\n4,false\r\n")
    let share = try desk.run("run", "a.md", "-p", "m=1..4", "--shard", "2/2", "--json")
    #expect(share.lines.count == 2 && share.lines[0].contains("\"run\":2"))
    #expect(try desk.run("run", "a.md", "--into", "t.txt").status == .exited(2))
    #expect(try desk.run("check", "a.md", "-p", "m=1..4").status == .exited(1))
  }

  #if os(Linux)
    /// Enough work that other processes are started.
    @Test func oneCoreAndAllSayTheSame() throws {
      let long = Self.fall.replacingOccurrences(of: "run 5 frames", with: "run 100s")
      let desk = try desk(long)
      let all = try desk.run("run", "a.md", "-p", "m=1..4", "--into", "all.csv")
      let one = try desk.shell(
        "taskset -c 0 \"$motionbook\" run a.md -p m=1..4 --into one.csv")
      #expect(all.status == .exited(0) && one.status == .exited(0), "\(all.standardError)")
      #expect(try desk.text("all.csv") == desk.text("one.csv"))
      #expect(try desk.text("all.csv").split(whereSeparator: \.isNewline).count == 5)
    }
  #endif

  // MARK: check

  @Test func buildServersAreServed() throws {
    let desk = try desk(Self.fall.replacingOccurrences(of: "53.1155", with: "53.2155"))
    let run = try desk.run(
      ["check", "a.md", "none.md", "--junit", "junit.xml"], settings: ["GITHUB_ACTIONS": "true"])
    #expect(run.status == .exited(3))
    #expect(
      run.standardError.contains(
        "::error file=a.md,line=18,title=the output is not as recorded::53.2155 is now 53.1155"))
    #expect(run.standardError.contains("::error file=none.md::"))
    #expect(try desk.text("junit.xml").contains("tests=\"3\" failures=\"1\" errors=\"1\""))
    #expect(try !desk.run("check", "a.md").standardError.contains("::"))
  }

  // MARK: Nothing half written

  @Test(arguments: [
    "accept a.md", "format a.md", "check a.md --junit a.xml", "run a.md -p m=1..2 --into a.csv",
    "new b", "export a.md -o a.html",
  ])
  func aFullDiskLeavesWhatWasThere(_ command: String) throws {
    let text = Self.fall.replacingOccurrences(of: "53.1155", with: "53.2155")
      .replacingOccurrences(of: "let m = 1", with: "let  m = 1")
    let desk = try desk(text)
    for file in ["a.xml", "a.csv", "a.html"] { try desk.write(file, "old\n") }
    let run = try desk.shell("ulimit -f 0; \"$motionbook\" \(command)")
    #expect(run.status == .exited(1), "\(run.standardOutput)\(run.standardError)")
    #expect(run.standardError.contains("error: cannot write `"))
    #expect(try desk.text("a.md") == text)
    for file in ["a.xml", "a.csv", "a.html"] { #expect(try desk.text(file) == "old\n") }
    #expect(!desk.exists("b.md"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path(".")).count <= 6)
  }

  @Test func aFolderThatTakesNoFiles() throws {
    let desk = try desk()
    for command in [
      ["run", "a.md", "-p", "m=1..2", "--into", "none/t.csv"],
      ["check", "a.md", "--junit", "/proc/t.xml"], ["new", "/proc/b"],
    ] {
      let run = try desk.run(command)
      #expect(run.status == .exited(1) && run.standardError.contains("error: cannot write `"))
    }
  }

  @Test func twoAtOnceLeaveAWholeFile() throws {
    let text = Self.fall.replacingOccurrences(of: "53.1155", with: "53.2155")
      .replacingOccurrences(of: "let m = 1", with: "let  m = 1")
    let desk = try desk(text)
    let run = try desk.shell(
      "for i in 1 2 3 4; do \"$motionbook\" accept a.md & \"$motionbook\" format a.md & done; wait")
    #expect(run.status == .exited(0))
    // Each may have refused, because another one was faster; together they leave a notebook.
    _ = try desk.run("accept", "a.md")
    _ = try desk.run("format", "a.md")
    #expect(try desk.text("a.md") == Self.fall)
  }

  @Test(arguments: [
    ["run", "a.md", "-p", "m=1..200", "--into", "t.csv"], ["check", "a.md", "--junit", "t.csv"],
    ["format", "a.md"], ["diff", "a.md", "a.md"],
  ])
  func ctrlCWritesNothing(_ arguments: [String]) throws {
    let scene = EndlessScene.lines.joined(separator: "\n")
    let text = """
      <!-- motion: parameters -->
      ```motion
      let  m = 1
      ```

      ```motion
      \(scene)
      \(EndlessScene.run)
      ```

      """
    let desk = try desk(text)
    let terminal = try desk.terminal(arguments)
    try terminal.expectScreen("Ctrl-C to stop")
    terminal.signal(SIGINT)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(!desk.exists("t.csv"))
    #expect(try desk.text("a.md") == text)
  }

  // MARK: diff

  @Test func gitShowsDifferencesByMeaning() throws {
    let desk = try desk()
    let run = try desk.shell(
      """
      set -e
      export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 GIT_PAGER=cat
      git init -q .
      git config user.name a && git config user.email a@b.c
      git config diff.motionbook.command "'$motionbook' diff --git"
      echo '*.md diff=motionbook' > .gitattributes
      git add . && git commit -qm one
      sed -i 's/53.1155/53.2155/' a.md
      git diff
      git mv a.md b.md && git diff --cached HEAD
      """)
    #expect(run.status == .exited(0), "\(run.standardError)")
    #expect(
      run.standardOutput.hasPrefix("a.md:\n  line 18: 53.1155 is now 53.2155: +0.1 (+0.188 %)\n"))
  }

  @Test func theStatusSaysWhetherThereIsADifference() throws {
    let desk = try desk()
    try desk.write("b.md", Self.fall.replacingOccurrences(of: "let m = 1", with: "let m = 9"))
    #expect(try desk.run("diff", "a.md", "a.md").status == .exited(0))
    let run = try desk.run("diff", "a.md", "b.md")
    #expect(run.status == .exited(1))
    #expect(run.standardOutput.contains("expect box.center.y < 60: held, and now fails"))
    #expect(try desk.run("diff", "a.md", "none.md").status == .exited(3))
    #expect(try desk.run("diff", "a.md").status == .exited(2))
  }

  /// A notebook that is compared, or swept, reads the data beside it.
  @Test func dataIsReadWhereverANotebookRuns() throws {
    let desk = try desk()
    _ = try desk.shell("mkdir own && printf 't,y\\n0,1\\n0.1,2\\n' >own/data.csv")
    let notebook = { (value: String) in
      "<!-- motion: parameters -->\n```motion\nlet m = \(value)\n```\n\n"
        + "```motion\nload \"data.csv\" as real\nexpect max(real.y) < 3 * m\n```\n"
    }
    try desk.write("own/a.md", notebook("1"))
    try desk.write("own/b.md", notebook("0.5"))
    let compared = try desk.run("diff", "own/a.md", "own/b.md").standardOutput
    #expect(compared.contains("expect max(real.y) < 3 * m: held, and now fails"), "\(compared)")
    let swept = try desk.run("run", "own/a.md", "-p", "m=[0.5, 1]", "--into", "t.csv")
    #expect(swept.status == .exited(0), "\(swept.standardError)")
    let rows = try desk.text("t.csv").split(whereSeparator: \.isNewline)
    #expect(rows == ["m,max(real.y) < 3 * m", "0.5,false", "1,true"])
  }

  // MARK: watch

  @Test func eachSaveIsReplayedAndCtrlCIsTheEnd() throws {
    let desk = try desk()
    let terminal = try desk.terminal(["watch", "a.md", "--page", "a.html"])
    try terminal.expect("all 2 cells agree")
    // In place, by another file's name, and gone for a while.
    try desk.write("a.md", Self.fall.replacingOccurrences(of: "run 5", with: "run 6"))
    try terminal.expect("53.1155 is now 54.5668")
    try desk.write("new.md", Self.fall.replacingOccurrences(of: "run 5", with: "run 7"))
    try FileManager.default.removeItem(atPath: desk.path("a.md"))
    try FileManager.default.moveItem(atPath: desk.path("new.md"), toPath: desk.path("a.md"))
    try terminal.expect("6 is now 7")
    #expect(try desk.text("a.html").contains("7 frames, t = 0.1167 s"))
    terminal.signal(SIGINT)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try desk.run("watch", "none.md").status == .exited(3))
    #expect(try desk.run("watch", "a.md", "a.md", "--page", "b.html").status == .exited(2))
  }
}
