/// What of a view an animation can move.
public enum Animatable: Hashable, Sendable {
  case number(Channel)
  case color(ColorChannel)

  /// All there are, numbers first.
  public static let all =
    Channel.allCases.filter { !$0.isReadOnly }.map(Animatable.number)
    + ColorChannel.allCases.map(Animatable.color)

  /// The key path a user writes.
  public var name: String {
    switch self {
    case .number(let channel): channel.name
    case .color(let channel): channel.rawValue
    }
  }
}

/// A colour of a view, which an animation moves by its components.
public enum ColorChannel: String, CaseIterable, Hashable, Sendable {
  case backgroundColor, borderColor, shadowColor, textColor
}

extension View.Appearance {
  /// A colour as it was given; nil where there is none.
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
