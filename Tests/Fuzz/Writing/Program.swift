/// An input to try: entries typed one after the other, the pieces of a notebook, or the files of
/// a folder.
struct Program {
  enum Kind: String, CaseIterable {
    /// Entries as at a prompt: after a mistake it goes on.
    case prompt
    /// Dynamics with numbers at the ends of their ranges and beyond.
    case physics
    /// All of it as one text, which ends with the first mistake.
    case script
    case notebook
    /// Lines of the shell that make a folder of notebooks, links and pipes.
    case folder
  }

  let kind: Kind
  var entries: [[UInt8]]

  init(_ kind: Kind, _ entries: [String]) {
    self.init(kind, bytes: entries.map { Array($0.utf8) })
  }

  init(_ kind: Kind, bytes entries: [[UInt8]]) {
    self.kind = kind
    self.entries = entries
  }

  /// The same without some of its entries.
  func without(_ indices: Set<Int>) -> Program {
    Program(kind, bytes: entries.indices.filter { !indices.contains($0) }.map { entries[$0] })
  }

  var texts: [String] { entries.map { String(decoding: $0, as: UTF8.self) } }

  /// All of it, as one file.
  var bytes: [UInt8] { Array(entries.joined(separator: [UInt8(ascii: "\n")])) }

  /// A file for another program to try, whose ending says how: `md` and `motion` are played, and
  /// `entries` are typed one by one, with a zero byte between two. Nil for a folder.
  var file: (ending: String, bytes: [UInt8])? {
    switch kind {
    case .prompt, .physics: ("entries", Array(entries.joined(separator: [0])))
    case .script: ("motion", bytes)
    case .notebook: ("md", bytes)
    case .folder: nil
    }
  }
}
