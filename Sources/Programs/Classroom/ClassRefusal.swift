/// Why something that was sent is not done: a status of HTTP and a sentence.
public struct ClassRefusal: Error, Hashable, Sendable {
  public let status: Int
  public let sentence: String

  init(_ status: Int, _ sentence: String) { (self.status, self.sentence) = (status, sentence) }

  static let badRequest = ClassRefusal(400, "The request cannot be read.")
  static let unknown = ClassRefusal(401, "You are not in this class; open its address again.")
  static let wrongCode = ClassRefusal(403, "This is not the code of the class.")
  static let notTeacher = ClassRefusal(403, "Only the teacher can do this.")
  static let foreignOrigin = ClassRefusal(403, "Another page cannot do this.")
  static let withoutNames = ClassRefusal(403, "This class has no names.")
  static let notYet = ClassRefusal(403, "The class is not there yet.")
  static let notFound = ClassRefusal(404, "There is nothing at this address.")
  static let notOpen = ClassRefusal(409, "This question is not open.")
  static let notNow = ClassRefusal(409, "The question is in another state.")
  static let ended = ClassRefusal(409, "The class has ended.")
  static let tooLong = ClassRefusal(413, "The request is too long.")
  static let foreignHost = ClassRefusal(421, "This server does not have that address.")
  static let tooOften = ClassRefusal(429, "Too much at once; try again in a second.")
  static let full = ClassRefusal(503, "The class is full.")
}
