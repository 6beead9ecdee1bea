import Diagnostics

/// The cells of a notebook as one plays them, in order.
///
/// This is the only loop that plays cells one after another. It decides which of them run, what their
/// author's directives mean, and what ends them; what a cell is run in, and what is shown of it, is the
/// player's. A lesson plays one cell at a time, as its reader goes on.
public struct Script: Sendable {
  /// The conditions that end a script before its last cell, besides its player.
  public enum Strictness: Sendable {
    /// A cell that does not end as its author says.
    case endsAtSurprise
    /// A cell that fails and should not.
    case endsAtFailure
    /// Nothing: the cells after a failed one run, too.
    case goesOn
  }

  let cells: [Cell]
  let strictness: Strictness

  public init(_ cells: some Sequence<Cell>, _ strictness: Strictness = .endsAtFailure) {
    self.cells = Array(cells)
    self.strictness = strictness
  }

  /// All cells of a notebook.
  public init(_ document: NotebookDocument, _ strictness: Strictness = .endsAtFailure) {
    self.init(document.cells, strictness)
  }

  /// Plays the cells.
  ///
  /// - Parameters:
  ///   - run: Runs a cell. Returns the mistake that stopped it.
  ///   - ended: Called after each cell, also one that was skipped. Returns whether to go on.
  /// - Returns: The ending of the cell that ended the script; nil if all were played, or `ended`
  ///   asked to stop.
  public func play(
    _ run: (Cell) -> Diagnostic?, ended: (Cell, CellEnding) -> Bool = { _, _ in true }
  ) -> CellEnding? {
    for cell in cells {
      let ending =
        cell.directives.isSkipped ? .skipped : CellEnding(of: cell, stoppedBy: run(cell))
      let goesOn = ended(cell, ending)
      if ends(at: ending) { return ending }
      guard goesOn else { return nil }
    }
    return nil
  }

  private func ends(at ending: CellEnding) -> Bool {
    switch ending {
    case .skipped, .asExpected: false
    case .missingError: strictness == .endsAtSurprise
    case .failed: strictness != .goesOn
    case .stopped: true
    }
  }
}

/// How a cell ended, by what its author says of it.
public enum CellEnding: Sendable {
  /// It is marked `skip` and did not run.
  case skipped
  /// It ran to its end, or, marked `error`, to a mistake.
  case asExpected(Diagnostic?)
  /// It is marked `error` and did not fail.
  case missingError
  /// It failed, and is not marked `error`.
  case failed(Diagnostic)
  /// The user stopped it.
  case stopped(Diagnostic)

  /// - Parameter mistake: The mistake that stopped the cell; nil if it ran to its end.
  public init(of cell: Cell, stoppedBy mistake: Diagnostic?) {
    switch mistake {
    case let mistake? where mistake.isInterruption: self = .stopped(mistake)
    case let mistake? where !cell.directives.expectsError: self = .failed(mistake)
    case nil where cell.directives.expectsError: self = .missingError
    case let mistake: self = .asExpected(mistake)
    }
  }

  /// Whether the user stopped the cell, or a mistake that its author does not expect.
  public var isUnexpectedStop: Bool {
    switch self {
    case .skipped, .asExpected, .missingError: false
    case .failed, .stopped: true
    }
  }

  /// The mistake that stopped the cell; nil if none did.
  public var mistake: Diagnostic? {
    switch self {
    case .skipped, .missingError: nil
    case .asExpected(let mistake): mistake
    case .failed(let mistake), .stopped(let mistake): mistake
    }
  }
}

extension Diagnostic {
  /// Whether it reports that the user stopped the statement, not a mistake.
  public var isInterruption: Bool { mistake.id == .interrupted }
}
