import UIKitMotion

/// The key paths of a view, and the properties that an animation moves by them.
package enum KeyPaths {
  /// All numbers of a transform.
  package static let transform = AnimatedProperty.named("transform")?.channels ?? []

  /// Key paths for several numbers, or with another name than the number's own.
  private static let compound: [(name: String, channels: [Channel])] = [
    ("center", [.centerX, .centerY]),
    ("frame", [.centerX, .centerY, .width, .height]),
    ("bounds", [.boundsX, .boundsY, .width, .height]),
    ("bounds.origin", [.boundsX, .boundsY]),
    ("bounds.size", [.width, .height]),
    ("size", [.width, .height]), ("size.width", [.width]), ("size.height", [.height]),
    ("anchorPoint", [.anchorX, .anchorY]), ("scale", [.scaleX, .scaleY]),
    ("transform", transform), ("transform3D", transform),
    ("translation", [.translationX, .translationY]),
    ("position", [.centerX, .centerY]), ("position.x", [.centerX]), ("position.y", [.centerY]),
    ("shadowOffset", [.shadowOffsetX, .shadowOffsetY]),
    ("shadowOffset.width", [.shadowOffsetX]), ("shadowOffset.height", [.shadowOffsetY]),
  ]

  /// Every key path that can be written.
  package static let names =
    Animatable.all.map(\.name) + compound.map(\.name) + ["color"]

  /// The properties that a key path moves, with or without `layer.`; nil for an unknown one.
  package static func parts(of path: String) -> [Animatable]? {
    let path = path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path
    if path == "color" { return [.color(.backgroundColor)] }
    if let part = Animatable.all.first(where: { $0.name == path }) { return [part] }
    let channels =
      compound.first { $0.name == path }?.channels ?? AnimatedProperty.named(path)?.channels
    return channels?.map(Animatable.number)
  }
}
