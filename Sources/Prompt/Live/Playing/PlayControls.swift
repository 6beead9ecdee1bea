import Text

/// The keys of `play`: each changes the state or results in a deed. The session's own key handlers
/// take precedence, except over the keys that quit.
public struct PlayControls: Sendable {
  /// The action of a key on the session.
  public enum Deed: Hashable, Sendable {
    /// To run a line, as if it were typed.
    case line(String)
    /// To let one frame pass.
    case step
    /// To end.
    case end
  }

  /// The facts about the session that the controls need.
  public struct Situation: Sendable {
    public let frame: Int
    public let isKeyboardShown: Bool
    /// The keys that handlers wait for by name.
    public let handledKeys: [String]
    /// Whether handlers wait for any key.
    public let hearsAll: Bool
    /// Whether it is a replay, in which keys only change the view.
    public let isReplay: Bool

    /// A session at a frame.
    public init(
      frame: Int, isKeyboardShown: Bool = false, handledKeys: [String] = [], hearsAll: Bool = false,
      isReplay: Bool = false
    ) {
      self.frame = frame
      self.isKeyboardShown = isKeyboardShown
      self.handledKeys = handledKeys
      self.hearsAll = hearsAll
      self.isReplay = isReplay
    }
  }

  public private(set) var isPaused = false
  public private(set) var speed: Double
  public private(set) var hasTrails = false
  public private(set) var hasFields = false
  public private(set) var hasGrid = false
  public private(set) var hasHelp = false
  /// Whether the terminal reports released keys, so that a tilt lasts as long as its key.
  public var hearsReleases = false
  /// The arrow keys that are held, if releases are reported.
  private var held: Set<String> = []
  /// The tilt set by the arrow keys, -1...1 each.
  private var tilt = (x: 0.0, y: 0.0)
  /// The frame at which the tilt ends; nil if the device is level.
  private var levelFrame: Int?
  private let speeds: ClosedRange<Double>

  /// The tilt of an arrow key, and the frames until it ends.
  private static let arrow = (tilt: 0.5, frames: 30)

  /// Controls at a speed that stays within bounds.
  public init(speed: Double, within speeds: ClosedRange<Double>) {
    self.speed = speed
    self.speeds = speeds
  }

  /// Whether a key quits; this takes precedence over everything else.
  public static func ends(_ key: String) -> Bool { key == "q" || key == "escape" }

  /// Stops until a key continues.
  public mutating func pause() { isPaused = true }

  /// Takes a key.
  public mutating func press(_ key: String, _ now: Situation) -> Deed? {
    if Self.ends(key) { return .end }
    if !now.isReplay, now.handledKeys.contains(key) { return .line(Self.press(key)) }
    if look(key) { return nil }
    switch key {
    case "space": isPaused.toggle()
    case ".":
      isPaused = true
      return .step
    case _ where now.isReplay: break
    case ",":
      isPaused = true
      return now.frame > 0 ? .line("back 1 frame") : nil
    case "k": return .line(now.isKeyboardShown ? "keyboard hide" : "keyboard show")
    case "left", "right", "up", "down": return lean(key, now.frame)
    default: return now.hearsAll ? .line(Self.press(key)) : nil
    }
    return nil
  }

  /// The deed that is due at a frame without a key: the end of a tilt.
  public mutating func due(at now: Int) -> Deed? {
    guard let frame = levelFrame, now >= frame else { return nil }
    return level()
  }

  /// Takes a released key: the tilt of an arrow ends.
  public mutating func release(_ key: String) -> Deed? {
    guard held.remove(key) != nil else { return nil }
    if held.isEmpty { return level() }
    tilt = heldTilt
    return .line("tilt (\(Self.written(tilt.x)), \(Self.written(tilt.y)))")
  }

  private mutating func level() -> Deed {
    levelFrame = nil
    tilt = (0, 0)
    return .line("tilt to (0, 0) over 200ms")
  }

  private var heldTilt: (x: Double, y: Double) {
    func tilt(_ key: String) -> Double { held.contains(key) ? Self.arrow.tilt : 0 }
    return (tilt("right") - tilt("left"), tilt("down") - tilt("up"))
  }

  /// Keys that only change the view.
  private mutating func look(_ key: String) -> Bool {
    switch key {
    case "t": hasTrails.toggle()
    case "f": hasFields.toggle()
    case "g": hasGrid.toggle()
    case "?": hasHelp.toggle()
    case "+", "=": speed = min(speed * 2, speeds.upperBound)
    case "-": speed = max(speed / 2, speeds.lowerBound)
    default: return false
    }
    return true
  }

  private mutating func lean(_ key: String, _ frame: Int) -> Deed? {
    let before = tilt
    if hearsReleases {
      held.insert(key)
      tilt = heldTilt
    } else {
      switch key {
      case "left": tilt.x = -Self.arrow.tilt
      case "right": tilt.x = Self.arrow.tilt
      case "up": tilt.y = -Self.arrow.tilt
      default: tilt.y = Self.arrow.tilt
      }
      levelFrame = frame + Self.arrow.frames
    }
    guard tilt != before else { return nil }
    return .line("tilt (\(Self.written(tilt.x)), \(Self.written(tilt.y)))")
  }

  private static func written(_ number: Double) -> String {
    NumberFormat.rounded(number, decimals: 2)
  }

  private static func press(_ key: String) -> String { "press \(key.quoted)" }

  /// The list of keys, with the session's own first.
  public static func list(handledKeys: [String]) -> [String] {
    handledKeys.map { "\($0.padded(right: 8)) your handler" }
      + [
        "space    pause, resume", ". ,      next, previous frame", "+ -      faster, slower",
        "arrows   tilt", "k        keyboard", "mouse    touch, drag", "t        trails",
        "f        fields", "g        grid", "q Esc    quit", "?        this list",
      ]
  }
}
