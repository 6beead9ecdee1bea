/// Why something that was sent is not done: a status of HTTP and a sentence.
public struct ClassRefusal: Error, Hashable, Sendable {
  public let status: Int
  public let sentence: String

  init(_ status: Int, _ sentence: String) { (self.status, self.sentence) = (status, sentence) }

  static let badRequest = ClassRefusal(400, "The request cannot be read.")
  static let unknown = ClassRefusal(
    401, "You are not in this class. Open its address and type the code.")
  static let wrongCode = ClassRefusal(403, "This is not the code of the class.")
  static let notTeacher = ClassRefusal(
    403, "Only the teacher can do this. Open the link that the terminal shows for you alone.")
  static let foreignOrigin = ClassRefusal(403, "Only the class's own pages can do this.")
  static let withoutNames = ClassRefusal(403, "This class takes no names.")
  static let notYet = ClassRefusal(403, "The class has not reached this step yet.")
  static let notFound = ClassRefusal(404, "There is nothing at this address.")
  static let doorClosed = ClassRefusal(403, "The door is closed. Ask your teacher.")
  static let answerSeen = ClassRefusal(409, "You have seen the answer.")
  static let nothingToUndo = ClassRefusal(409, "There is nothing to undo.")
  static let notOpen = ClassRefusal(409, "This question is not open.")
  /// A browser sends it again.
  static let paused = ClassRefusal(503, "The class is paused.")
  static let firstStep = ClassRefusal(409, "This is the first step.")
  static let lastStep = ClassRefusal(409, "This is the last step.")
  static let wrongRange = ClassRefusal(
    400, "The first step comes before the last one, and both are steps of the class.")
  static let otherCode = ClassRefusal(
    409, "This cell is another one now. Read it before it is shown.")
  static let nothingAsked = ClassRefusal(409, "This step asks nothing.")
  static let twoVotes = ClassRefusal(409, "A question has two votes.")
  /// The refusal of an act that a question's state does not allow.
  static func question(is state: ClassQuestion.State) -> ClassRefusal {
    switch state {
    case .closed: ClassRefusal(409, "The question is not open yet.")
    case .open: ClassRefusal(409, "The question is open.")
    case .locked: ClassRefusal(409, "The question is locked.")
    case .talk: ClassRefusal(409, "The class talks about the question.")
    case .shown: ClassRefusal(409, "The guesses are on the wall.")
    case .revealed: ClassRefusal(409, "The answer is revealed.")
    case .skipped: ClassRefusal(409, "The question is skipped.")
    }
  }
  /// What phones do not have yet cannot be asked.
  static func follows(_ step: Int) -> ClassRefusal {
    ClassRefusal(
      409, "This step follows the answer of step \(step + 1). Reveal or skip that question first.")
  }
  /// The run of a cell tells all answers of a step.
  static func unasked(_ index: Int) -> ClassRefusal {
    ClassRefusal(
      409, "The run tells all answers of this step. Ask or skip question \(index + 1) first.")
  }
  /// The refusal of an answer, with its reason.
  static func answer(_ problem: String?) -> ClassRefusal {
    problem.map { ClassRefusal(400, $0) } ?? .badRequest
  }
  static let ended = ClassRefusal(409, "The class has ended.")
  static let tooLong = ClassRefusal(413, "The request is too long.")
  static let foreignHost = ClassRefusal(
    421, "The class is not at this address. Use the one on the wall.")
  static let tooOften = ClassRefusal(429, "Too much at once; try again in a second.")
  static let full = ClassRefusal(
    503, "The class is full. Share a screen with a neighbor, or ask your teacher.")
}
