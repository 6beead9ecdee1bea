/// The names that Core Animation, Android and pop have for a view's properties.
public enum WrittenPath {
  /// A property as it is called here; nil where the name is not known.
  public static func named(_ name: String) -> String? {
    let plain = name.lowercased().filter { $0 != "_" && $0 != "." }
    return table[plain]
  }

  /// Whether a property is told as a shift from where the view lies.
  static func isShift(_ name: String) -> Bool { name.lowercased().contains("transl") }

  private static let table = [
    "opacity": "alpha", "alpha": "alpha", "autoalpha": "alpha", "x": "center.x", "y": "center.y",
    "position": "center", "center": "center", "positionx": "center.x", "positiony": "center.y",
    "centerx": "center.x", "centery": "center.y", "layerpositionx": "center.x",
    "layerpositiony": "center.y", "translationx": "center.x", "translationy": "center.y",
    "transformtranslationx": "center.x", "transformtranslationy": "center.y",
    "transformtranslation": "center", "translation": "center",
    "rotation": "rotation", "rotationz": "rotation", "transformrotation": "rotation",
    "transformrotationz": "rotation", "scale": "scale", "scalex": "scale", "scaley": "scale",
    "scalexy": "scale", "transformscale": "scale", "transformscalex": "scale",
    "width": "frame.width", "height": "frame.height", "boundssize": "size", "size": "size",
    "bounds": "bounds", "frame": "frame", "backgroundcolor": "color", "color": "color",
    "cornerradius": "cornerRadius", "borderwidth": "borderWidth",
    "shadowopacity": "shadowOpacity", "shadowradius": "shadowRadius",
  ]
}
