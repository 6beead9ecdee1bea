/// Motionbook's line or remark for a name of another system.
public struct Counterpart: Hashable, Sendable {
  /// A line, with words in capitals to be replaced; nil if there is only a remark.
  public let line: String?
  /// A remark with backquotes around code; nil if the line says all.
  public let remark: String?

  public init(line: String?, remark: String?) { (self.line, self.remark) = (line, remark) }
}
