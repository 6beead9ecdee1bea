import Answers
import Notebooks
import Text

/// What a notebook keeps out of sight while a question waits: the one rule for pages, slides, paper, lessons,
/// presentations, Jupyter and classes.
///
/// While the question of a cell waits, out of sight are
/// - the author's guesses and what the cell expects: see `WithheldCode`,
/// - what the cell recorded, and all of its film but the first picture,
/// - all that follows the cell, up to the next heading.
///
/// After the answer, the reader's guess is the only one that is judged: see `withoutGuesses`.
public struct Withholding {
  private let asks: (Cell) -> Bool
  /// Whether a question waits here.
  public private(set) var isWaiting = false

  /// - Parameter asks: Whether a cell has a question that the reader can answer.
  public init(asks: @escaping (Cell) -> Bool = \.asks) { self.asks = asks }

  /// Goes on to the next passage of a notebook, or of a folded part of it.
  ///
  /// - Returns: Whether the passage is out of sight.
  public mutating func withholds(_ passage: NotebookPassage) -> Bool {
    if passage.isHeading { endSection() }
    let isWithheld = isWaiting
    if case .cell(let cell) = passage, asks(cell) { isWaiting = true }
    return isWithheld
  }

  /// Goes on to the next heading.
  public mutating func endSection() { isWaiting = false }
}

extension NotebookPassage {
  var isHeading: Bool {
    if case .prose(.heading) = self { true } else { false }
  }

  /// Whether another part of the notebook begins here: a heading below the title.
  var isPart: Bool {
    if case .prose(.heading(2..., _)) = self { true } else { false }
  }
}

extension Cell {
  /// The subjects of its questions, without the guesses.
  var predicted: [String] {
    PageCell.questionKinds.flatMap { $0.subjects(in: code) }
  }

  /// Whether its code asks the reader something.
  public var asks: Bool { !predicted.isEmpty && !directives.isSkipped }

  /// Whether a guess of the author is out of sight, for the reader's own.
  public var hasBlanks: Bool { WithheldCode(code).parts.contains(where: \.isBlank) }

  /// The cell as it is shown before the answer: see `codeWithoutAnswers`.
  public var withoutAnswers: Cell { asks ? showing(codeWithoutAnswers) : self }

  /// Its code without what it expects, and with a blank for each guess.
  public var codeWithoutAnswers: String { WithheldCode(code).text }

  /// Whether lines are the cell as it is shown before the answer, with guesses in its blanks.
  public func isFilledIn(by lines: String) -> Bool {
    lines != codeWithoutAnswers && WithheldCode(lines).text == codeWithoutAnswers
  }
}

extension NotebookDocument {
  /// The cells whose outputs are in sight before the reader has answered anything.
  public var cellsInSight: [Cell] { passages.cellsInSight }
}

extension [NotebookPassage] {
  fileprivate var cellsInSight: [Cell] {
    var withholding = Withholding()
    return filter { !withholding.withholds($0) }.flatMap { passage -> [Cell] in
      switch passage {
      case .prose: []
      case .cell(let cell): cell.asks ? [] : [cell]
      case .hint(let hint): hint.passages.cellsInSight
      }
    }
  }
}

extension Page {
  /// Whether the reader can answer a cell before seeing what it shows.
  func asks(_ cell: Cell) -> Bool { asking.contains(cell.index) }
}

extension Film {
  /// The film of one moment, of which nothing else is known.
  func still(alone time: Double) -> Film {
    let frame = Int(clamping: (time * Double(framesPerSecond)).rounded())
    let shown = stills.last { $0.frame <= frame } ?? stills.first
    return Film(
      size: size, stills: shown.map { [$0] } ?? [], step: step, framesPerSecond: framesPerSecond,
      contacts: [], words: [])
  }
}

extension [Output] {
  /// The answers of a cell that asks, without the author's guesses: the values are there, and neither
  /// their distance from a guess nor the line of one in a plot.
  public var withoutGuesses: [Output] { compactMap(\.withoutGuess) }
}

extension Output {
  /// The answer without a guess of the author; nil if nothing remains.
  var withoutGuess: Output? {
    switch self {
    case .prediction(let prediction): prediction.told.map { .text($0) }
    case .question(let asked) where asked.answer == nil: nil
    case .plot(let plot, let style): .plot(plot.withoutPredictions, style)
    default: self
    }
  }
}

extension PredictedValue {
  /// The value in a sentence, without what was predicted, and the reason for it; nil while it is awaited.
  fileprivate var told: [String]? {
    guard let actual else { return nil }
    let unit = ReadingUnit(unit)
    let value = NumberFormat(digits: digits).string(unit(actual))
    let sentence = "\(expression) \(Self.moment(time)): \(value)"
    return [sentence + (unit.sign.isEmpty ? "" : " \(unit.sign)")] + (because.map { [$0] } ?? [])
  }
}
