#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Publishes a folder, whatever is in it: nothing from outside comes onto a page, no file waits for
/// another program, and what is passed over is said.
struct FolderTrial {
  private let executable: String
  private let folder: String

  init(_ executable: String, _ folder: String) {
    self.executable = executable
    self.folder = "\(folder)/\(getpid())"
  }

  /// The text of files outside of the folder alone, in text and in the Base64 of an image.
  private static let secret = "outside of the folder"
  private static let secrets = [secret, "b3V0c2lkZSBvZiB0aGUgZm9sZGVy", "7654321"]

  /// Files beside the folder, for links to lead to. In the image, the secret begins at a multiple
  /// of three bytes, so that its Base64 stands in the image's.
  private static let outside = """
    mkdir -p book out site && echo '# \(secret)' >out/secret.md
    printf '<svg><!--\(secret)--></svg>' >out/secret.svg
    printf 't (s),y\\n0,7654321\\n0.5,7654321\\n' >out/secret.csv

    """

  /// The notebooks are those that a search finds which goes through no link. Of a notebook in too
  /// many folders, a folder is said. What reads files reads no pipes.
  private static let publishing = """
    sums() { find out -type f -exec cksum {} + | sort; }
    sums >before
    trap 'kill -9 $!; exit 1' TERM
    "$0" export book -o site >said 2>&1 &
    wait $!
    echo "status $?"
    sums | cmp -s - before || echo "what is outside has changed"
    find site said -type f -exec grep -lF \(secrets.map { "-e '\($0)'" }.joined(separator: " ")) {} +
    find book -name '*.md' ! -type d | while IFS= read -r file; do
      page=site${file#book}
      page=${page%.md}.html
      [ -f "$page" ] && [ ! -h "$page" ] && continue
      grep -qF -e "$file" -e "$page" said && continue
      place=$(dirname "$file")
      while [ "$place" != . ] && ! grep -qF "\\`$place/\\`" said; do place=$(dirname "$place"); done
      [ "$place" != . ] || echo "not said: $file"
    done

    """

  func complaints(of program: Program) -> [Complaint] {
    mkdir(folder, 0o700)
    defer {
      _ = Child("/bin/rm", ["-rf", folder], output: "/dev/null", errors: "/dev/null")?.end()
    }
    let said = "\(folder)/out"
    let script =
      Self.outside + String(decoding: program.bytes, as: UTF8.self) + "\n" + Self.publishing
    guard
      let child = Child(
        "/bin/sh", ["-c", "cd \"$1\" && mkdir in && cd in\n" + script, executable, folder],
        output: said, errors: "/dev/null")
    else { return [] }
    guard child.end(within: Self.patience) == .exited(0) else {
      return [Complaint("a folder is published in bounded time", "it waits")]
    }
    let lines = String(decoding: Corpus.bytes(said), as: UTF8.self).split(separator: "\n")
    return lines.filter { $0 != "status 0" && $0 != "status 1" }.map {
      Complaint("a site is of its folder, and says what it is not", String($0))
    }
  }

  /// Seconds, of which a busy machine needs one or two; a pipe that nobody writes to takes all.
  private static let patience = 60
}
