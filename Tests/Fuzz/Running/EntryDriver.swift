import Editing
import JSON
import Jupyter
import Notebooks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives bytes to an entry: libFuzzer where it is linked in, which sees which way the code goes, and
/// else mutations of what there is, so many times.
struct EntryDriver {
  private typealias Take = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  private typealias Run =
    @convention(c) (
      UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, Take
    ) -> Int32

  private let entry: Entry
  private let options: Options

  init(_ entry: Entry, _ options: Options) {
    self.entry = entry
    self.options = options
  }

  func run() -> Int32 {
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "LLVMFuzzerRunDriver") else {
      runOwn(Int(options.entryArguments.first ?? "") ?? 20_000)
      return 0
    }
    var words: [UnsafeMutablePointer<CChar>?] =
      ([CommandLine.arguments[0]] + options.entryArguments).map { strdup($0) } + [nil]
    var count = Int32(words.count - 1)
    return words.withUnsafeMutableBufferPointer { buffer in
      var base = buffer.baseAddress
      return unsafeBitCast(address, to: Run.self)(&count, &base, Self.function(of: entry))
    }
  }

  /// A function of C knows nothing of where it was made, so there is one for each entry.
  private static func function(of entry: Entry) -> Take {
    func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
      Array(UnsafeBufferPointer(start: start, count: count))
    }
    switch entry {
    case .language:
      return {
        Entry.language.run(bytes($0, $1))
        return 0
      }
    case .swift:
      return {
        Entry.swift.run(bytes($0, $1))
        return 0
      }
    case .notebook:
      return {
        Entry.notebook.run(bytes($0, $1))
        return 0
      }
    case .css:
      return {
        Entry.css.run(bytes($0, $1))
        return 0
      }
    case .path:
      return {
        Entry.path.run(bytes($0, $1))
        return 0
      }
    case .data:
      return {
        Entry.data.run(bytes($0, $1))
        return 0
      }
    case .history:
      return {
        Entry.history.run(bytes($0, $1))
        return 0
      }
    case .journal:
      return {
        Entry.journal.run(bytes($0, $1))
        return 0
      }
    case .wire:
      return {
        Entry.wire.run(bytes($0, $1))
        return 0
      }
    case .ipynb:
      return {
        Entry.ipynb.run(bytes($0, $1))
        return 0
      }
    case .editor:
      return {
        Entry.editor.run(bytes($0, $1))
        return 0
      }
    case .class:
      return {
        Entry.class.run(bytes($0, $1))
        return 0
      }
    }
  }

  private func runOwn(_ count: Int) {
    let seeds = EntrySeeds(entry, Corpus(root: options.root)).all
    var chance = Chance(seed: options.seed)
    for _ in 0..<count { entry.run(Self.mutated(chance.pick(seeds, else: []), &chance)) }
  }

  private static func mutated(_ seed: [UInt8], _ chance: inout Chance) -> [UInt8] {
    var bytes = seed
    for _ in 0..<chance.below(6) {
      let place = chance.below(bytes.count)
      switch chance.below(5) {
      case 0 where !bytes.isEmpty: bytes.remove(at: place)
      case 1 where !bytes.isEmpty: bytes[place] = UInt8(chance.below(256))
      case 2 where !bytes.isEmpty: bytes.insert(bytes[chance.below(bytes.count)], at: place)
      case 3: bytes = Array(bytes[..<place]) + seed[chance.below(seed.count)...]
      default: bytes.insert(UInt8(chance.below(256)), at: place)
      }
    }
    return bytes
  }
}

/// Valid bytes of an entry.
struct EntrySeeds {
  let all: [[UInt8]]

  init(_ entry: Entry, _ corpus: Corpus) {
    guard entry != .wire else {
      all = Self.messages
      return
    }
    let texts: [String] =
      switch entry {
      case .language: corpus.lines + corpus.cells
      case .swift: corpus.swift
      case .notebook: []
      case .css:
        [
          "linear(0, 0.5 20%, 1)", "cubic-bezier(.17, .67, .83, 1.67)", "steps(4, jump-none)",
          "ease-in-out", "linear(0 calc(1% + 2%), 1e3, -.5)", "/* a */ Steps( 3 , start )",
        ]
      case .path:
        ["M 0 0 L 100 0 C 150 0 200 50 200 100 z", "m1-2.5.5e1h3v-4 s1,2,3,4Q1 2 3 4t5 6"]
      case .data:
        [
          "t (ms),y (px)\n0,84\n16.7,83.5\n", "t;y\r\n0;84\r\n0,1;83,5\r\n",
          "#multi:\nmass A\nt\ty\n0\t8.4E1\n0.1\tNaN\n",
          "[{\"t\":0,\"y\":84},{\"t\":1,\"y\":null}]",
          "sep=;\n\"0,0\";\"84\";;\n\"0,1\";\"83\";;\n", "[null]", "[{}]", "[[],[]]",
          "X_Dimension\tTime\nDelta_X\t0.1\n***End_of_Header***\nX_Value\ty\tComment\n\t1\n\t2\n",
          "X,CH1,Start,Increment,\nSequence,Volt,0,1e-3,\n0,1,\n1,2,\n",
          "Source,CH1,,0.0,1\nHorizontal Units,s,,0.1,2\n,,,0.2,3\n,,,0.3,4\n,,,0.4,5\n",
          "Time (s) Run #1,x Run #1,Time (s) Run #2,x Run #2\n0,1,0,2\n1.5,2,,\n",
          "t:0 x:512\nt:20 x:515\n", "t,y\n0 ms,1 px\n20 ms,2 px\n",
          "t,y\n2024-01-31 23:59:59,1\n2024-02-01T00:00:00Z,2\n1/2/2024 3:37 PM,3\n",
          "t (s),y\n0.0,1\n0.0,2\n0.1,3\n0.1,4\n0.1,5\n0.2,6\n",
        ]
      case .history: ["{\"v\":1,\"t\":\"a \\u00e9\\n\"}\n{\"text\":\"view red\"}\n"]
      case .journal: ["motionbook journal 1\nview red\\n a\\\\b\nrun 1s\nto"]
      case .wire: []
      case .class: ClassTrial.seeds
      case .editor: corpus.notebooks.prefix(20).map(Self.editing)
      case .ipynb:
        (corpus.notebooks + [Array(Self.emptyLastLine.utf8)]).compactMap {
          try? JupyterNotebook(NotebookDocument(bytes: $0)).text
        }
      }
    all = texts.isEmpty ? corpus.notebooks : texts.map { Array($0.utf8) }
  }

  private static let emptyLastLine =
    "```motion\nprint \"a\\n\"\n\n```\n\n```output\na\n\n```\n"

  /// The messages of an editor that opens a notebook, changes it and asks about it.
  private static func editing(_ notebook: [UInt8]) -> String {
    let uri: JSONValue = "file:///none/a.md"
    let text = JSONValue.string(String(decoding: notebook.prefix(2_000), as: UTF8.self))
    let place: JSONValue = ["line": 9, "character": 4]
    let range: JSONValue = ["start": place, "end": ["line": 9, "character": 6]]
    let about: JSONValue = ["textDocument": ["uri": uri], "position": place, "range": range]
    let item: JSONValue = ["uri": uri, "languageId": "markdown", "version": 1, "text": text]
    var messages: [JSONValue] = [
      ["method": "textDocument/didOpen", "params": ["textDocument": item]],
      [
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": uri, "version": 2],
          "contentChanges": [["range": range, "text": "é😀\n"]],
        ],
      ],
    ]
    let cells: JSONValue = [
      "structure": [
        "array": [
          "start": 1, "deleteCount": 1,
          "cells": [["document": "c:2", "metadata": ["tags": ["parameters"]]]],
        ],
        "didOpen": [["uri": "c:2", "version": 1, "text": "print 1"]],
      ]
    ]
    messages += [
      [
        "method": "notebookDocument/didOpen",
        "params": [
          "notebookDocument": ["uri": "n:", "cells": []],
          "cellTextDocuments": [["uri": "c:1", "version": 1, "text": "let a = 1"]],
        ],
      ],
      [
        "method": "notebookDocument/didChange",
        "params": ["notebookDocument": ["uri": "n:"], "change": ["cells": cells]],
      ],
      // Messages that no client should send: a used address with other texts, and Markdown cells.
      [
        "method": "notebookDocument/didOpen",
        "params": ["notebookDocument": ["uri": "n:", "cells": []], "cellTextDocuments": []],
      ],
      ["method": "textDocument/didOpen", "params": ["textDocument": item]],
      [
        "method": "notebookDocument/didChange",
        "params": [
          "notebookDocument": ["uri": uri],
          "change": ["cells": ["structure": ["array": ["start": 0, "deleteCount": 1]]]],
        ],
      ],
      [
        "method": "textDocument/didChange",
        "params": ["textDocument": ["uri": "c:2"], "contentChanges": [["text": "print 2"]]],
      ],
    ]
    for (id, ask) in [
      "completion", "hover", "signatureHelp", "references", "codeAction", "inlayHint",
      "semanticTokens/full", "documentSymbol", "foldingRange", "formatting", "codeLens",
    ].enumerated() {
      messages.append([
        "id": .integer(id), "method": .string("textDocument/\(ask)"), "params": about,
      ])
    }
    return String(decoding: messages.flatMap(MessageReader.framed), as: UTF8.self)
  }

  /// Requests with their frames apart, and a connection file.
  private static let messages = [
    ["id", "<IDS|MSG>", "", #"{"msg_type":"execute_request"}"#, "{}", "{}", #"{"code":"1+1"}"#],
    [
      "<IDS|MSG>", "0a", #"{"msg_type":"comm_open"}"#, "{}", "{}", #"{"data":[1.5e300,"\ud83d"]}"#,
      "",
    ],
    [
      #"{"ip":"127.0.0.1","shell_port":1,"control_port":2,"stdin_port":3,"iopub_port":4,"hb_port":5}"#
    ],
  ].map { Array($0.map { Array($0.utf8) }.joined(separator: [0xFF])) }

  /// Writes them into a folder, one a file, as libFuzzer reads them.
  func write(to folder: String) {
    mkdir(folder, 0o755)
    for (index, bytes) in all.enumerated() {
      guard let file = fopen("\(folder)/\(index)", "w") else { continue }
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
  }
}
