import JSON
import Jupyter
import Notebooks
import TestSupport
import Testing

@Suite struct ConversionTests {
  /// A document there and back.
  private func returned(_ text: String) throws -> String {
    let book = JupyterNotebook(try NotebookDocument(text: text))
    let read = try JupyterNotebook(reading: Array(book.text.utf8))
    let conversion = MarkdownConversion(read)
    #expect(conversion.losses == [])
    return conversion.text
  }

  /// What a question withholds comes back: guesses, what is expected, outputs, and folded prose.
  @Test func aNotebookThatAsksComesBack() throws {
    let text = """
      # A

      How far?

      ```motion
      predict a.y ~ 400 at 1s
      run 1s
      expect a.y == 408
      ```

      ```output
      noted: 400
      ```

      It is 408.

      ```motion
      print 408.25
      ```

      ```output
      408.25
      ```

      So far.

      ## B

      More.

      ```motion
      print 1
      ```

      ```output
      1
      ```

      """
    let book = JupyterNotebook(asking: try NotebookDocument(text: text), outputs: [:])
    let sources = book.cells.map(\.source)
    #expect(sources[1].hasPrefix("predict a.y ~ 400 at 1s"), "it can run")
    #expect(book.cells[1].metadata["jupyter"]?["source_hidden"]?.flag == true)
    #expect(sources[2].hasPrefix("<details><summary>After your answer</summary>\n\nIt is 408."))
    #expect(sources[5] == "## B\n\nMore." && book.cells.last?.outputs.isEmpty == false)
    #expect(book.cells.prefix(6).flatMap(\.outputs) == [])
    let read = try JupyterNotebook(reading: Array(book.text.utf8))
    let conversion = MarkdownConversion(read)
    #expect(conversion.text == text && conversion.losses == [])
  }

  /// A folded part that goes on in other cells leaves its summary in a cell that waits, and no empty fold.
  @Test func aFoldedPartOverSeveralCellsComesBack() throws {
    let cell = "\n\n```motion\nprint 408.25\n```\n\n"
    let text =
      "# A\n\n```motion\npredict a.y ~ 400 at 1s\nrun 1s\n```\n\nTry.\n\n"
      + "<details><summary>Answer</summary>\n\nLong.\(cell)Why.\(cell)</details>\n"
    let book = JupyterNotebook(asking: try NotebookDocument(text: text), outputs: [:])
    let sources = book.cells.map(\.source)
    let fold = "<details><summary>After your answer</summary>\n\n"
    #expect(sources[2] == fold + "Try.\n\n**Answer**\n\nLong.\n\n</details>")
    #expect(sources[4] == fold + "Why.\n\n</details>")
    #expect(sources.last == "<!-- -->")
    let read = try JupyterNotebook(reading: Array(book.text.utf8))
    let conversion = MarkdownConversion(read)
    #expect(conversion.text == text && conversion.losses == [])
  }

  @Test(arguments: [
    "", "\n\n", "prose", "# T\n\nprose\n", "```motion\nrun 1s\n```", "\u{FEFF}# T\n",
    "a\r\n\r\n```motion\r\nrun 1s\r\n```\r\n\r\n```output\r\n1\r\n```\r\n",
    "```motion\na\n```\n```motion\nb\n```\n\n\n\nend\n\n",
    "<!-- motion: error,tol=1e-3 -->\n\n~~~~motion x y\n```\n~~~~\n\n\n```output\nerror: no\n```\n",
    "<!-- motion: skip -->\n```motion\nrun 1s\n```\n\n```output\n...\n```\n",
    "<!-- a comment that is open\n\n```motion\na\n```\n", "```motion\nnever closed",
    "- ```motion\n  in a list\n  ```\n",
    "10. a\n\n    ```motion\n    x\n    ```\n\n    ```output\n    1\n    ```\n\n    b\n11. c\n",
    "- a\n  - b\n\n     <!-- motion: skip -->\n    ```motion\n    x\n    ```\n",
    "- a\n\n\t```motion\n\tx\n\t```\n", "1. a\n   - ```motion\n     x\n     ```\n     c\n",
    "> ```motion\n> quoted\n> ```\n",
    "```motion\n```\n\n```output\n```\n", "text\n<!-- motion: skip -->\n\ntext\n",
    "    indented\n\n[a]: b\n", "\t\n# x  \n\n   \n", "```output\nalone\n```\n",
    "```motion\na\n```\n\n```output\nerror: x\n  y\nhelp: z\n```\n",
    "---\njupyter:\n  kernelspec:\n    name: motionbook\n---\n\n# T\n\n```motionbook tags=[\"parameters\"]\na\n```\n",
    "---\nkernelspec:\n  name: motionbook\n---\n```{code-cell} python\n:tags: [raises-exception]\n\nx\n```\n",
    "---\nnot metadata\n---\n\n```motion\na\n```\n",
    "```motion\na\n```\n\n```output\nx\n\n```\n", "```motion\na\n\n\n```\n\n```output\n\n```\n",
    "<!-- motion: error -->\n```motion\na\n```\n\n```output\nx\n\nerror: y\n\n\n```\n",
    "<!-- motion: error -->\n```motion\na\n```\n```output\nerror: y\nhelp: z\n- ```motion\n",
    "<!-- motion: error -->\n```motion\n```\n```output\nerror: y\nhelp: z\n``F`\n",
  ])
  func thereAndBackIsTheSame(text: String) throws {
    #expect(try returned(text) == text)
  }

  /// Pieces of notebooks in any order.
  @Test func anyPiecesThereAndBackAreTheSame() throws {
    let pieces = [
      "# T\n", "prose *a*\n", "\n", "\n\n", "  \n", "```motion\nrun 1s\n```\n",
      "~~~motion\nx\n~~~\n",
      "```output\n1 [..]\n```\n", "```output\n1\n\n\n```\n", "```output\n\n```\n",
      "```motion\nx\n\n```\n", "<!-- motion: error -->\n", "```output\nerror: e\n\n```\n",
      "<!-- motion: skip -->\n", "<!-- motion: tol=0.5 -->\n",
      "<!-- open\n", "> q\n", "- l\n",
      "- ```motion\n  x\n  ```\n", "    ```motion\n    x\n    ```\n", "  ```output\n  1\n  ```\n",
      "\t```motion\n\tx\n\t```\n", "1. a\n", "   - b\n", "```swift\nlet a\n```\n", "```\n", "\r\n",
      "end",
    ]
    var generator = Seeded(28)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...8, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      #expect(try returned(text) == text, "\(text.debugDescription)")
    }
  }

  /// The forms in which jupytext writes a cell.
  @Test(arguments: [
    "```motionbook tags=[\"raises-exception\"] motion={\"tol\": 0.5}\nrun 1s\n```\n",
    "```{code-cell} motionbook\n:tags: [raises-exception]\n:motion: {tol: 0.5}\n\nrun 1s\n```\n",
    "---\nkernelspec:\n  name: motionbook\n---\n\n"
      + "```{code-cell} python\n---\ntags: [raises-exception]\nmotion: {tol: 0.5}\n---\nrun 1s\n```\n",
  ])
  func whatJupytextWritesIsACell(text: String) throws {
    let document = try NotebookDocument(text: text)
    let cell = try #require(document.cells.first)
    #expect(cell.code == "run 1s" && document.headings.isEmpty)
    #expect(cell.directives.expectsError && cell.directives.tolerance == 0.5)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[cell.line - 1] == "run 1s")
    let renamed = text.replacing("run 1s", with: "run 2s\nshow")
    #expect(document.replacingCode([0: "run 2s\nshow"]) == renamed)
    #expect(try NotebookDocument(text: renamed).cells.first?.code == "run 2s\nshow")
  }

  @Test func ofAnotherKernelItIsNone() throws {
    let text = "---\nkernelspec:\n  name: python3\n---\n\n```{code-cell} python\nx\n```\n"
    let document = try NotebookDocument(text: text)
    #expect(document.cells.isEmpty && document.blockLanguages == ["{code-cell}"])
  }

  /// A sentence for each thing that Markdown cannot hold.
  @Test func eachLossIsSaid() throws {
    let text = """
      {"nbformat": 4, "metadata": {"kernelspec": {"name": "motionbook"}, "authors": []}, "cells": [
       {"cell_type": "markdown", "source": "a", "metadata": {"slideshow": {"slide_type": "slide"}}},
       {"cell_type": "markdown", "source": "b", "metadata": {}, "attachments": {"x.png": {}}},
       {"cell_type": "code", "source": "run 1s", "execution_count": 3,
        "metadata": {"tags": ["hide-input", "raises-exception"], "vscode": {"languageId": "motionbook"}},
        "outputs": [{"output_type": "display_data", "data": {"image/png": "x", "text/plain": "y"}}]},
       {"cell_type": "code", "source": "let a = 1", "outputs": [], "execution_count": null,
        "metadata": {"vscode": {"languageId": "swift"}}}]}
      """
    let conversion = MarkdownConversion(try JupyterNotebook(reading: Array(text.utf8)))
    #expect(
      conversion.losses == [
        "cell 1: its metadata `slideshow` is left out",
        "cell 2: the image `x.png` is left out",
        "cell 2: the border before it is left out: it joins the text above",
        "cell 3: a picture among its outputs is left out; its text is kept",
        "cell 3: its tag `hide-input` is left out",
        "cell 3: its `languageId` is left out",
        "cell 4: code of another kernel (swift) stays text",
        "the execution counts of 1 cell are left out",
        "the notebook's metadata `authors` is left out",
      ])
    #expect(try NotebookDocument(text: conversion.text).cells.map(\.code) == ["run 1s"])
  }

  /// jupytext cuts a notebook at its code; what belongs to a cell comes back to it.
  @Test func outputsAndDirectivesThatBecameProseComeBack() throws {
    let text = """
      {"nbformat": 4, "metadata": {"jupytext": {"main_language": "motion"}}, "cells": [
       {"cell_type": "code", "source": "%%motion\\nview red", "outputs": []},
       {"cell_type": "markdown",
        "source": "```output\\nred\\n```\\n\\nProse.\\n\\n<!-- motion: error -->"},
       {"cell_type": "code", "source": "run 5x", "outputs": []}]}
      """
    let conversion = MarkdownConversion(try JupyterNotebook(reading: Array(text.utf8)))
    let document = try NotebookDocument(text: conversion.text)
    #expect(document.cells.map(\.code) == ["view red", "run 5x"])
    #expect(document.cells.map(\.recorded) == ["red", nil])
    #expect(document.cells.map(\.directives.expectsError) == [false, true])
    #expect(conversion.losses == [])
  }

  @Test func directivesAreTagsThatJupyterKnows() throws {
    let book = JupyterNotebook(
      try NotebookDocument(
        text: "<!-- motion: error, skip, parameters, volatile, tol=0.1 -->\n```motion\nx\n```\n"))
    let metadata = try #require(book.cells.first).metadata
    #expect(
      metadata["tags"] == ["raises-exception", "parameters", "motion-skip", "skip-execution"])
    #expect(metadata["motion"]?["volatile"] == true)
    #expect(metadata["motion"]?["tol"]?.number == 0.1)
  }

  /// Each word of a tag says the directive by itself, in a notebook of Jupyter's as in MyST.
  @Test(arguments: DirectiveTag.allCases)
  func everyWordOfATagSaysIt(_ tag: DirectiveTag) throws {
    for word in tag.words {
      let jupyter = """
        {"nbformat": 4, "metadata": {"kernelspec": {"name": "motionbook"}}, "cells": [
         {"cell_type": "code", "source": "run 1s", "outputs": [], "metadata": {"tags": ["\(word)"]}}]}
        """
      let conversion = MarkdownConversion(try JupyterNotebook(reading: Array(jupyter.utf8)))
      let mystCell = "```{code-cell} motionbook\n:tags: [\(word)]\n\nrun 1s\n```\n"
      let directives = try [conversion.text, mystCell].map { text in
        try #require(try NotebookDocument(text: text).cells.first).directives
      }
      #expect(directives.map(\.tags) == [tag.words, tag.words])
    }
  }

  @Test func aCellThatWasChangedInJupyterIsWrittenAnew() throws {
    let text = "~~~~motion x\nrun 1s\n~~~~\n\n```output\n1 [..]\n```\n"
    var book = JupyterNotebook(try NotebookDocument(text: text))
    book.cells[0].outputs = [JupyterOutput.stream("1 frame\n")]
    #expect(MarkdownConversion(book).text == text)
    book.cells[0].outputs = [JupyterOutput.stream("2 frames\n")]
    #expect(MarkdownConversion(book).text == text.replacing("1 [..]", with: "2 frames"))
    book.cells[0].outputs = []
    #expect(MarkdownConversion(book).text == "~~~~motion x\nrun 1s\n~~~~\n")
  }

  @Test func aTracebackIsRecordedWithoutColorPlaceAndAdvice() throws {
    var book = JupyterNotebook(
      try NotebookDocument(text: "<!-- motion: error -->\n```motion\nrun 5x\n```\n"))
    book.cells[0].outputs = [
      [
        "output_type": "error", "ename": "unknown-unit", "evalue": "`x` is not a unit",
        "traceback": [
          "In [3]:2:6: \u{1B}[1;31merror:\u{1B}[0m `x` is not a unit", "  run 5x",
          "       \u{1B}[1;31m^\u{1B}[0m", "\u{1B}[36mhelp:\u{1B}[0m the units are `s`",
        ],
      ]
    ]
    #expect(
      MarkdownConversion(book).text.hasSuffix(
        "```output\nerror: `x` is not a unit\n  run 5x\n       ^\n```\n"))
  }

  @Test(arguments: [
    ("", "not JSON"), ("[]", "nbformat"), (#"{"nbformat": 3}"#, "format 3"),
    (#"{"nbformat": 4}"#, "cells"), (#"{"nbformat": 4, "cells": [3]}"#, "cell 1"),
    (#"{"nbformat": 4, "cells": [{"cell_type": "code"}]}"#, "cell 1"),
    (#"{"nbformat": 4, "cells": [{"cell_type": "x", "source": ""}]}"#, "cell 1"),
  ])
  func whatIsNoNotebookIsNamed(text: String, part: String) {
    #expect {
      try JupyterNotebook(reading: Array(text.utf8))
    } throws: { error in
      let reason = (error as? JupyterProblem)?.reason ?? ""
      return reason.contains(part) || part == "not JSON" && reason.contains("not a notebook")
    }
  }

  /// A file from elsewhere may say anything where the format leaves it open.
  @Test func oddFieldsAreBorne() throws {
    let text = """
      {"nbformat": 4, "metadata": {"motion": {"after": "x"}, "kernelspec": {"name": "motionbook"}},
      "cells": [
       {"cell_type": "code", "source": ["a\\n", 3, "b"], "outputs": [3, {}, {"data": 4}],
        "metadata": {"tags": "x", "motion": {"markdown": "```python\\nx\\n```\\n", "before": "evil"}}},
       {"cell_type": "code", "source": "%%bash\\nls"},
       {"cell_type": "markdown", "source": "```motion\\nrun 1s\\n```", "metadata": 3}]}
      """
    let conversion = MarkdownConversion(try JupyterNotebook(reading: Array(text.utf8)))
    let document = try NotebookDocument(text: conversion.text)
    #expect(document.cells.map(\.code) == ["a\nb"])
    #expect(
      conversion.losses == [
        "cell 1: an output without text is left out",
        "cell 2: code of another kernel stays text",
      ])
  }
}
