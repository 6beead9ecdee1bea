/// The client's own type, which has the name of another library's.
public struct Region: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}
