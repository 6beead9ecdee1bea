import MotionGeometry

// The named keyboards: help, completion and the command follow from `KeyboardDevice.all`.

/// A device with a named keyboard: its height and the safe area below, as defaults that a user
/// overrides. Apple has published none of these numbers, so each one names its source.
public struct KeyboardDevice: Hashable, Sendable {
  /// The source of a height.
  public enum Source: String, Hashable, Sendable {
    /// Logged from a notification.
    case logged
    /// From memory, without a log.
    case guess
  }

  /// The keyboard's height in points, including the bottom safe area it covers.
  public struct Height: Hashable, Sendable {
    /// In points.
    public let points: Double
    /// The source of the number.
    public let source: Source
  }

  /// The name in the language.
  public let name: String
  /// The screen size in points, as UIKit reports it.
  public let screen: Size
  /// The keys alone.
  public let letters: Height
  /// With the predictions bar above the keys; nil if there is none or the height is unknown.
  public let predictions: Height?
  /// The bottom safe area in points: the home indicator's, or 0.
  public let safeAreaBottom: Double

  /// All devices. The logs: 216 and 162 are in any keyboard notification of a 3.5 or 4 inch phone,
  /// 258 in those of a 4.7 inch phone with predictions on.
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

  /// Returns the device of a name; nil if there is none.
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
