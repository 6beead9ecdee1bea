import Diagnostics

/// A word with its place.
public struct Name: Sendable {
  public let text: String
  public let span: Span

  public init(_ text: String, _ span: Span) {
    self.text = text
    self.span = span
  }
}

/// An expression with its place.
public struct Expression: Sendable {
  public let kind: Kind
  public let span: Span
  /// Levels below, 1 for a leaf: bounded, so that no walk of a tree can exhaust the stack.
  let depth: Int

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

  public struct Argument: Sendable {
    public let label: Name?
    public let value: Expression
  }
}

public enum UnaryOperator: String, Sendable {
  case minus = "-"
  case not
}

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
  /// Without its end when it is counted.
  case openRange = "..<"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case power = "^"

  /// Whether it compares two values, so that what comes of it is true or false.
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
  /// A semicolon ends the line: what its statements answer is not shown.
  public let isMuted: Bool
}

public struct Block: Sendable {
  public let lines: [Line]
  public let span: Span
}

public struct Statement: Sendable {
  public let kind: Kind
  public let span: Span

  /// Whether it is a question in plain words, which prose has too.
  public var isQuestion: Bool {
    guard case .command(let command) = kind, case .word(let text)? = command.subject.first
    else { return false }
    return command.verb.text == "help" && text.text.contains(" ")
  }

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
    /// `at 50% for 25% { … }`, in shares of the whole.
    case keyframe(start: Expression, length: Expression, Block)
  }
}

/// `on contact red, yellow { … }`: an event's dotted name and whom it concerns.
public struct EventPattern: Sendable {
  public let event: Name
  public let participants: [Expression]
  /// What `as` behind the block calls the handler.
  public let name: Name?
}

/// A verb with what was written after it, checked against its declaration's form.
public struct Command: Sendable {
  public let verb: Name
  public let subject: [CommandValue]
  public let clauses: [Clause]
  public let name: Name?
  public let block: Block?
  public let thenBlock: Block?
  /// What stands in the braces of a command that takes Swift.
  public var swift: Span?
  /// Whether a mark before the verb, as in `:cancel`, says that no thing of that name is meant.
  public let isMarked: Bool

  /// Whether it is a verb and nothing else, which a thing's name may be too.
  public var isBare: Bool {
    !isMarked && subject.isEmpty && clauses.isEmpty && name == nil && block == nil
  }

  public struct Clause: Sendable {
    public let keyword: Name
    public let values: [CommandValue]
  }
}

/// One value of a subject or clause.
public enum CommandValue: Sendable {
  case expression(Expression)
  /// A word that stands for itself, such as `show` in `keyboard show`.
  case word(Name)
  /// A name bound over a range, as in `for x in 0..1`.
  case binding(Name, Expression)
  /// What is given one value after the other, as in `g.magnitude in 0..10 step 2`.
  case parameter(Expression, values: Expression, step: Expression?)
}
