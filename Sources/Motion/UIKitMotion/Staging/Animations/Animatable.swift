/// A property of a view that an animation can change.
public enum Animatable: Hashable, Sendable {
  /// A number of the view.
  case number(Channel)
  /// A color of the view.
  case color(ColorChannel)

  /// All animatable properties, numbers first.
  public static let all =
    Channel.allCases.filter { !$0.isReadOnly }.map(Animatable.number)
    + ColorChannel.allCases.map(Animatable.color)

  /// The key path in the language.
  public var name: String {
    switch self {
    case .number(let channel): channel.name
    case .color(let channel): channel.rawValue
    }
  }
}

/// A color property of a view, animated by its components.
public enum ColorChannel: String, CaseIterable, Hashable, Sendable {
  /// The colors that can be animated, as UIKit names them.
  case backgroundColor, borderColor, shadowColor, textColor
}

extension View.Appearance {
  /// The color as the user gave it; nil for none.
  public subscript(channel: ColorChannel) -> String? {
    get {
      switch channel {
      case .backgroundColor: backgroundColor
      case .borderColor: borderColor
      case .shadowColor: shadowColor
      case .textColor: textColor
      }
    }
    set {
      switch channel {
      case .backgroundColor: backgroundColor = newValue
      case .borderColor: borderColor = newValue
      case .shadowColor: shadowColor = newValue
      case .textColor: textColor = newValue
      }
    }
  }
}
