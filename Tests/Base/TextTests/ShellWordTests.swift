import Testing
import Text

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("fall.md", "fall.md"), ("sub/my-fall_2.md", "sub/my-fall_2.md"), ("빨강.md", "빨강.md"),
    ("", "''"), ("a b.md", "'a b.md'"), ("a#b", "'a#b'"), ("it's", #"'it'\''s'"#),
    ("$HOME`x`", "'$HOME`x`'"), ("-rf", "'./-rf'"), ("~/a", "'~/a'"),
    ("a\nb's\\", #"$'a\nb\'s\\'"#), ("\u{1B}[2J", #"$'\033[2J'"#),
  ])
  func isOneWord(_ text: String, _ word: String) {
    #expect(text.shellWord == word)
  }
}
