/// How far a terminal is behind. After each picture it is asked whether it has come to this place;
/// while it has not answered for a while, no pictures are sent, so that keys are not seen late.
public struct Backlog: Sendable {
  /// When the unanswered questions were asked, the oldest first.
  private var asked: [Double] = []
  /// Whether the terminal answers at all.
  private var answers = false

  /// The seconds that the last answer took.
  private var delay = 0.0

  /// The most seconds of unanswered pictures, of an answer that allows more than one, and of silence
  /// after which one is sent anyway.
  private static let patience = (pictures: 0.1, answer: 0.25, silence: 2.0)
  /// The seconds within which an answer is expected at the end.
  private static let parting = 0.3

  /// No questions so far.
  public init() {}

  /// Whether a picture may be sent.
  public func takesPicture(at now: Double) -> Bool {
    guard answers, let first = asked.first, let last = asked.last else { return true }
    if now - last > Self.patience.silence { return true }
    return delay < Self.patience.answer && now - first < Self.patience.pictures
  }

  /// Whether to ask after the next picture: after each one, once the terminal is known to answer.
  public var asks: Bool { answers || asked.isEmpty }

  /// Records a question.
  public mutating func ask(at now: Double) {
    if let last = asked.last, now - last > Self.patience.silence { asked = [] }
    asked.append(now)
  }

  /// Records an answer.
  public mutating func answer(at now: Double) {
    answers = true
    guard !asked.isEmpty else { return }
    delay = now - asked.removeFirst()
  }

  /// How long to wait for the last answers before leaving; nil if there are none to come.
  public var end: Double? { asked.last.map { $0 + Self.parting } }
}
