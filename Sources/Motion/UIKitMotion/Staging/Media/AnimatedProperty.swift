/// The numbers or the color of a view that a key path of Core Animation names.
public struct AnimatedProperty: Hashable, Sendable {
  /// The kind of a property's values.
  public enum Kind: Hashable, Sendable {
    /// The components: one number, an angle in radians, or several numbers.
    case number, angle, point, size, rect
    /// Two factors, or one for both.
    case factors
    /// A matrix, animated in its decomposed parts.
    case transform
    /// Red, green, blue and alpha, in sRGB.
    case color
  }

  /// The name in the language; `opacity` is `alpha`.
  public let name: String
  /// The kind of its values.
  public let kind: Kind
  /// The channels, one for each number of a value; for a transform all spatial channels, while its
  /// values are the sixteen numbers of the matrix, row by row. Empty for a color.
  public let channels: [Channel]
  /// The color; nil for numbers.
  public let color: ColorChannel?

  /// The count of numbers that move; a color has four.
  public var dimension: Int { columns.count }

  /// Throws unless a value has all the numbers of the property, each finite.
  func check(_ value: [Double]) throws(StagingProblem) {
    try requireCount(value.count, kind == .transform ? 16 : dimension)
    guard value.allSatisfy(\.isFinite) else { throw .notFinite(what: "`\(name)`") }
  }

  func requireCount(_ count: Int, _ expected: Int) throws(StagingProblem) {
    guard count == expected else {
      throw .wrongCount(keyPath: name, given: count, expected: expected)
    }
  }

  /// The places of these numbers in a row: of a view's values, or of one color's components.
  var columns: [Int] { color == nil ? channels.map(\.rawValue) : Array(0..<4) }

  private init(
    name: String, kind: Kind, channels: [Channel] = [], color: ColorChannel? = nil
  ) {
    self.name = name
    self.kind = kind
    self.channels = channels
    self.color = color
  }

  /// The same property with the rotation, of a view that turns along its path.
  var turning: AnimatedProperty {
    AnimatedProperty(name: name, kind: kind, channels: channels + [.rotation], color: color)
  }

  /// Returns the property of a key path, in UIKit's or Core Animation's words; nil if there is
  /// none.
  public static func named(_ path: String) -> AnimatedProperty? {
    let path = path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path
    let own = foreign[path] ?? path
    if let whole = wholes.first(where: { $0.name == own }) { return whole }
    if let color = ColorChannel(rawValue: own) {
      return AnimatedProperty(name: own, kind: .color, color: color)
    }
    guard let channel = Channel.allCases.first(where: { $0.name == own && !$0.isReadOnly }) else {
      return nil
    }
    return AnimatedProperty(
      name: own, kind: channel.isAngle ? .angle : .number, channels: [channel])
  }

  /// Every key path, the language's own names first.
  public static let names: [String] =
    Channel.allCases.filter { !$0.isReadOnly }.map(\.name) + ColorChannel.allCases.map(\.rawValue)
    + wholes.map(\.name)
    + foreign.keys.sorted()

  /// The channels of a 2D transform.
  static let planeChannels: [Channel] = [
    .rotation, .scaleX, .scaleY, .skew, .translationX, .translationY,
  ]

  private static let wholes = [
    AnimatedProperty(name: "center", kind: .point, channels: [.centerX, .centerY]),
    AnimatedProperty(
      name: "bounds", kind: .rect, channels: [.boundsX, .boundsY, .width, .height]),
    AnimatedProperty(name: "bounds.origin", kind: .point, channels: [.boundsX, .boundsY]),
    AnimatedProperty(name: "size", kind: .size, channels: [.width, .height]),
    AnimatedProperty(name: "anchorPoint", kind: .point, channels: [.anchorX, .anchorY]),
    AnimatedProperty(name: "scale", kind: .factors, channels: [.scaleX, .scaleY]),
    AnimatedProperty(
      name: "translation", kind: .point, channels: [.translationX, .translationY]),
    AnimatedProperty(
      name: "shadowOffset", kind: .point, channels: [.shadowOffsetX, .shadowOffsetY]),
    AnimatedProperty(
      name: "transform", kind: .transform, channels: SpatialChannels.channels),
  ]

  /// Core Animation's names, and other names of our own properties.
  private static let foreign = [
    "opacity": "alpha", "color": "backgroundColor", "position": "center", "position.x": "center.x",
    "position.y": "center.y", "bounds.size": "size", "size.width": "bounds.size.width",
    "size.height": "bounds.size.height", "transform.rotation": "rotation",
    "transform.rotation.x": "rotation.x", "transform.rotation.y": "rotation.y",
    "transform.rotation.z": "rotation", "rotation.z": "rotation", "transform3D": "transform",
    "transform.scale.z": "scale.z", "transform.translation.z": "translation.z",
    "transform.scale": "scale",
    "transform.scale.x": "scale.x", "transform.scale.y": "scale.y",
    "transform.translation": "translation", "transform.translation.x": "translation.x",
    "transform.translation.y": "translation.y", "shadowOffset.width": "shadowOffset.x",
    "shadowOffset.height": "shadowOffset.y",
  ]
}
