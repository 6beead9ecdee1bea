import Diagnostics

/// A word with its span.
public struct Name: Sendable {
  public let text: String
  public let span: Span
  /// The key of a new name of many, as in `view ball[i]`, until it is evaluated.
  public let key: Expression?

  public init(_ text: String, _ span: Span, key: Expression? = nil) {
    self.text = text
    self.span = span
    self.key = key
  }
}

/// An expression with its span.
public struct Expression: Sendable {
  public let kind: Kind
  public let span: Span
  /// The depth of the tree, 1 for a leaf. It is bounded, so that no recursion over a tree can
  /// exhaust the stack.
  let depth: Int

  /// The form of an expression.
  public indirect enum Kind: Sendable {
    case number(Double, Unit?)
    case string(String)
    case boolean(Bool)
    case size(Double, Double)
    case name(String)
    case tuple([Expression])
    case list([Expression])
    case unary(UnaryOperator, Expression)
    case binary(BinaryOperator, Expression, Expression)
    case call(Expression, [Argument])
    case member(Expression, Name)
    case index(Expression, Expression)
  }

  /// An argument of a call.
  public struct Argument: Sendable {
    public let label: Name?
    public let value: Expression
  }
}

/// An operator with one operand.
public enum UnaryOperator: String, Sendable {
  case minus = "-"
  case not
}

/// An operator with two operands.
public enum BinaryOperator: String, Sendable {
  case or, and
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case agrees = "~"
  case range = ".."
  /// A range that excludes its end when a loop goes through it.
  case openRange = "..<"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case power = "^"

  /// Whether it compares two values, so that its result is a boolean.
  package var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .agrees: true
    case .or, .and, .range, .openRange, .add, .subtract, .multiply, .divide, .remainder, .power:
      false
    }
  }
}

/// Statements between two line ends.
public struct Line: Sendable {
  public let statements: [Statement]
  /// Whether a semicolon ends the line, so that its output is hidden.
  public let isMuted: Bool
}

/// Lines in braces.
public struct Block: Sendable {
  public let lines: [Line]
  public let span: Span
}

/// A statement with its span.
public struct Statement: Sendable {
  public let kind: Kind
  public let span: Span

  /// Whether it is a question in plain words, which prose contains too: only a question is a word
  /// with spaces.
  public var isQuestion: Bool {
    guard case .command(let command) = kind, case .word(let text)? = command.subject.first
    else { return false }
    return text.text.contains(" ")
  }

  /// A command in the place of this statement.
  package func with(_ command: Command) -> Statement {
    Statement(kind: .command(command), span: span)
  }

  /// The form of a statement.
  public enum Kind: Sendable {
    case letBinding(Name, Expression)
    /// `path = value`; the operator is nil for plain assignment.
    case assignment(Expression, BinaryOperator?, Expression)
    case command(Command)
    case definedCommand(Name, [Expression])
    case expression(Expression)
    case forLoop(Name, Expression, Block)
    case repeatLoop(Expression, Block)
    case conditional(Expression, Block, otherwise: Block?)
    case definition(Name, parameters: [Name], Block)
    case handler(EventPattern, Block)
    case scheduled(Expression, Block)
    /// `at 50% for 25% { … }`, in shares of the whole animation.
    case keyframe(start: Expression, length: Expression, Block)
  }
}

/// `on tap red numberOfTapsRequired 2 { … }`: an event's dotted name, the objects that it is about,
/// and clauses.
public struct EventPattern: Sendable {
  public let event: Name
  public let participants: [Expression]
  public let clauses: [Command.Clause]
  /// The handler's name, from `as` after the block.
  public let name: Name?
}

/// A verb with its subject and clauses, checked against the command's form.
public struct Command: Sendable {
  public let verb: Name
  /// The declaration that it was checked against.
  package let row: CommandRow
  /// Whether there is a mark before the verb, as in `:cancel`, so that it is not an object's name.
  public let isMarked: Bool
  public package(set) var subject: [CommandValue] = []
  public package(set) var clauses: [Clause] = []
  public internal(set) var name: Name?
  public package(set) var block: Block?
  public package(set) var thenBlock: Block?
  /// The text in the braces of a command that takes Swift.
  public internal(set) var swift: Span?

  init(_ verb: Name, _ row: CommandRow, isMarked: Bool) {
    (self.verb, self.row, self.isMarked) = (verb, row, isMarked)
  }

  /// The command with other clauses.
  package func with(clauses: [Clause]) -> Command {
    var command = self
    command.clauses = clauses
    return command
  }

  /// The command with the blocks of another one.
  package func with(blocksOf other: Command) -> Command {
    var command = self
    (command.block, command.thenBlock) = (other.block, other.thenBlock)
    return command
  }

  /// Whether it is only a verb, which may also be an object's name.
  public var isBare: Bool {
    !isMarked && subject.isEmpty && clauses.isEmpty && name == nil && block == nil
  }

  /// A keyword with its values.
  public struct Clause: Sendable {
    public let keyword: Name
    public let values: [CommandValue]
  }
}

/// One value of a subject or clause.
public enum CommandValue: Sendable {
  case expression(Expression)
  /// A word that is not looked up, such as `show` in `keyboard show`.
  case word(Name)
  /// A name bound over a range, as in `for x in 0..1`.
  case binding(Name, Expression)
  /// A target and its values, as in `g.magnitude in 0..10 step 2`.
  case parameter(Expression, values: Expression, step: Expression?)
}
