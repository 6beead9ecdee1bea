import Geometry

/// A device whose keyboard is known by name: how high it is and what lies below it, as a start that
/// a user overrides. Apple has published none of these numbers, so each says where it comes from.
public struct KeyboardDevice: Hashable, Sendable {
  /// Where a height comes from.
  public enum Source: String, Hashable, Sendable {
    /// Somebody has logged it from a notification.
    case logged
    /// From memory: nobody has shown us a log.
    case guess
  }

  /// The keyboard's height, in points, with what it covers of the bottom safe area.
  public struct Height: Hashable, Sendable {
    /// In points.
    public let points: Double
    /// Where it comes from.
    public let source: Source
  }

  /// What a user writes.
  public let name: String
  /// The screen, in points, as UIKit tells it.
  public let screen: Size
  /// The letters alone.
  public let letters: Height
  /// With the bar of predictions above them; nil where there is none, or nobody told.
  public let predictions: Height?
  /// The safe area at the screen's foot, in points: the home indicator's, or none.
  public let safeAreaBottom: Double

  /// All there are. The logs: 216 and 162 are in any keyboard notification of a phone of 3.5 or 4
  /// inches, 258 in those of a phone of 4.7 inches when predictions are turned on.
  public static let all: [KeyboardDevice] = [
    device("iPhone4", 320, 480, logged(216)),
    device("iPhone4Landscape", 480, 320, logged(162)),
    device("iPhone5", 320, 568, logged(216), guess(253)),
    device("iPhone5Landscape", 568, 320, logged(162)),
    device("iPhone6", 375, 667, logged(216), logged(258)),
    device("iPhonePlus", 414, 736, guess(226), guess(271)),
    device("iPhoneX", 375, 812, guess(291), guess(333), safeArea: 34),
    device("iPhone15", 393, 852, guess(291), guess(336), safeArea: 34),
    device("iPhoneMax", 414, 896, guess(301), guess(346), safeArea: 34),
    device("iPad", 768, 1024, guess(313)),
    device("iPadLandscape", 1024, 768, guess(398)),
  ]

  /// The device of a name; nil where none is called so.
  public static func named(_ name: String) -> KeyboardDevice? { all.first { $0.name == name } }

  private static func device(
    _ name: String, _ width: Double, _ height: Double, _ letters: Height,
    _ predictions: Height? = nil, safeArea: Double = 0
  ) -> KeyboardDevice {
    KeyboardDevice(
      name: name, screen: Size(width, height), letters: letters, predictions: predictions,
      safeAreaBottom: safeArea)
  }

  private static func logged(_ points: Double) -> Height { Height(points: points, source: .logged) }

  private static func guess(_ points: Double) -> Height { Height(points: points, source: .guess) }
}
