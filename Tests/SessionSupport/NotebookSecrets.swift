import JSON
import Notebooks
import Pages
import Testing

/// What only stands where a question withholds it.
package struct NotebookSecrets {
  /// Numbers with decimals, which nobody writes by chance.
  private let numbers: Set<String>
  /// The first words of paragraphs, and conditions of cells.
  private let words: [String]

  /// What waits while nothing is answered.
  ///
  /// - Parameter isInFolds: Whether a question in a part that the author has folded waits, too. In a
  ///   class nobody is asked there: such a part is an exercise with its answer.
  package init(_ document: NotebookDocument, isInFolds: Bool = true) {
    let passages = document.passages.filter { passage in
      if case .hint = passage { isInFolds } else { true }
    }
    self.init(passages, seen: "")
  }

  /// What the question of a cell withholds.
  ///
  /// - Parameter seen: What has been read up to the question.
  package init?(ofCell index: Int, in document: NotebookDocument, seen: String) {
    guard let section = document.passages.section(ofCell: index) else { return nil }
    self.init(section, seen: seen)
  }

  private init(_ passages: [NotebookPassage], seen text: String) {
    var (seen, withheld, words) = (text, "", [String]())
    Self.sort(passages, isSeen: true) { text, isSeen, part in
      if isSeen { seen += text + "\n" } else { withheld += text + "\n" }
      if !isSeen, let part { words.append(part) }
    }
    numbers = Self.numbers(in: withheld).subtracting(Self.numbers(in: seen))
    self.words = words.filter { $0.count > 12 && !seen.contains($0) }
  }

  /// Takes each text, whether it is in sight, and what of it can be recognized.
  private static func sort(
    _ passages: [NotebookPassage], isSeen: Bool, _ take: (String, Bool, String?) -> Void
  ) {
    var waits = false
    for passage in passages {
      if case .prose(.heading) = passage { waits = false }
      let isSeen = isSeen && !waits
      switch passage {
      case .prose(let block):
        let text = [block].plainText
        take(text, isSeen, text.split(separator: ".").first.map(String.init))
      case .hint(let hint): sort(hint.passages, isSeen: isSeen, take)
      case .cell(let cell):
        let recorded = cell.recorded ?? ""
        guard cell.asks else {
          take(cell.code + "\n" + recorded, isSeen, nil)
          continue
        }
        take(cell.codeWithoutAnswers, isSeen, nil)
        take(cell.code + "\n" + recorded, false, nil)
        for line in cell.code.split(separator: "\n") where line.hasPrefix("expect ") {
          take("", false, String(line))
        }
        waits = true
      }
    }
  }

  /// Moments are no secrets: a question says its own.
  private static func numbers(in text: String) -> Set<String> {
    let text = text.replacing(/[\d.]+\s+(?:s\b|seconds?)|data-\w+="[\d.]+"/, with: "")
    let numbers = text.matches(of: /\d+\.\d{3,}/).map { String($0.output) }
    // A tolerance such as 0.001 stands anywhere.
    return Set(numbers.filter { $0.drop { "0.".contains($0) }.count > 1 })
  }

  package func expectNone(in text: String, _ form: String) {
    let told = Self.numbers(in: text).intersection(numbers)
    #expect(told == [], "\(form)")
    for part in words where text.contains(part) { Issue.record("\(form): \(part)") }
    for guess in text.matches(of: /predict [^\n;~]*~ *[-\d.]+/) {
      Issue.record("\(form): \(guess.output)")
    }
    #expect(!text.contains("predicted"), "\(form)")
  }
}

/// The text that can be seen in a form of a notebook, opened wherever it opens.
package enum SeenText {
  /// The texts of a page, without those of hidden elements, styles and scripts.
  package static func of(page: String) -> String {
    var text = ""
    var open: [(name: Substring, isSeen: Bool)] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      if open.last?.isSeen ?? true { text += rest[..<start] }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.prefix { $0 != " " && $0 != "/" }
      if tag.hasPrefix("/") {
        let closed = tag.dropFirst()
        while let last = open.popLast(), last.name != closed {}
      } else if !tag.hasSuffix("/"),
        !["meta", "link", "input", "img", "hr", "!DOCTYPE"].contains(name)
      {
        let isSeen = open.last?.isSeen ?? true
        let isShown = !tag.contains(" hidden=") && !["script", "style", "head"].contains(name)
        open.append((name, isSeen && isShown))
      }
    }
    return text.replacing("&gt;", with: ">").replacing("&lt;", with: "<")
      .replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
  }

  /// The sources and outputs of a notebook of Jupyter, without folded prose and code.
  package static func of(jupyter text: String) throws -> String {
    let cells = try JSONValue(reading: Array(text.utf8))["cells"]?.array ?? []
    return cells.map { cell in
      let source = (cell["source"]?.array ?? []).compactMap(\.string).joined()
      let outputs = cell["outputs"]?.array ?? []
      let texts = outputs.flatMap { output in
        (output["text"]?.array ?? output["data"]?["text/plain"]?.array ?? []).compactMap(\.string)
      }
      let isFolded =
        source.hasPrefix("<details><summary>After your answer")
        || cell["metadata"]?["jupyter"]?["source_hidden"]?.flag == true
      return (isFolded ? "" : source) + "\n" + texts.joined()
    }.joined(separator: "\n")
  }
}

extension [ProseBlock] {
  /// Their text, without looks.
  package var plainText: String {
    ProseLayout(isStyled: false).lines(of: self).map(\.text).joined(separator: "\n")
  }
}

extension [NotebookPassage] {
  /// The passages from a cell to the next heading.
  fileprivate func section(ofCell index: Int) -> [NotebookPassage]? {
    for (place, passage) in enumerated() {
      switch passage {
      case .cell(let cell) where cell.index == index:
        let rest = self[(place + 1)...].prefix {
          if case .prose(.heading) = $0 { false } else { true }
        }
        return [passage] + rest
      case .hint(let hint):
        if let section = hint.passages.section(ofCell: index) { return section }
      case .prose, .cell: continue
      }
    }
    return nil
  }
}
