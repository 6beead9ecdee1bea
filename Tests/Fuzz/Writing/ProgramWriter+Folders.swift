/// Folders to publish, as lines of the shell that make them.
extension ProgramWriter {
  mutating func folder() -> Program {
    Program(.folder, (0..<chance.within(3...16)).map { _ in entry() })
  }

  private static let folders = ["", "sub/", "sub/deep/", "other/", "1/2/3/4/"]
  private static let files = ["a", "b", "c"]
  private static let endings = [".md", ".md", ".svg", ".csv", ".html", ""]
  private static let targets = [
    ".", "..", "../out", "../../out", "sub", "../sub", "a.md", "sub/b.md", "../a.md", "a.svg",
    "b.csv",
    "../out/secret.md", "../../out/secret.md", "../out/secret.svg", "../../out/secret.svg",
    "../out/secret.csv", "../../out/secret.csv", "nothing", "/dev/zero", "/etc/passwd",
    "$PWD/book/a.md",
    "$PWD/out/secret.md",
  ]

  /// A file, a pipe or a link, unless something is there: to write into a pipe would wait.
  private mutating func entry() -> String {
    let folder = "\(chance.word("book book book site"))/\(chance.pick(Self.folders, else: ""))"
    let ending = chance.pick(Self.endings, else: "")
    let path = folder + chance.pick(Self.files, else: "a") + ending
    let making =
      switch chance.below(5) {
      case 0: "mkfifo \(path)"
      case 1, 2: "ln -s \"\(chance.pick(Self.targets, else: "."))\" \(path)"
      default: "cat >\(path) <<'end'\n\(content(ending))end\n"
      }
    return "mkdir -p \(folder) && [ ! -e \(path) ] && [ ! -h \(path) ] && \(making)"
  }

  private mutating func content(_ ending: String) -> String {
    switch ending {
    case ".svg": return "<svg width='9' height='9'/>\n"
    case ".csv": return "t (s),y\n0,1\n0.5,2\n"
    default: break
    }
    let prose = "# T\n\n![image](\(inside(".svg")))\n\n"
    // Without its data, a notebook is no page.
    guard chance.happens(40) else { return prose }
    return prose + "```motion\nload \"\(inside(".csv"))\" as real\nprint max(real.y)\n```\n"
  }

  /// A path from a notebook, to what may be there.
  private mutating func inside(_ ending: String) -> String {
    chance.word("sub/ ../ deep/ ./ ./ a/ b/ c/")
      + chance.pick(Self.files + ["secret"], else: "a") + ending
  }
}
