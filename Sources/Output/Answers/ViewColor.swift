import MotionGeometry
import MotionPlatform
import Text

/// The color of a view wherever it is shown: on the stage, in its curves and in their legend.
/// `Paint` has what is painted for the names of colors.
public enum ViewColor: Hashable, Sendable {
  /// What is painted for the view's background color.
  case own(Color)
  /// For a view without one, a color of the palette, by its number in order of creation.
  case palette(Int)

  /// The color of a view that is gone.
  package static let gone = palette(7)

  /// The look of its curves in a terminal.
  public var ink: TextStyle {
    switch self {
    case .own(let color): .ink(PaletteColor(color.visible(from: 0.13)), on: nil)
    case .palette(let index): .series(index)
    }
  }

  /// The look of its name beside the stage in a terminal, where it has the color of its dots.
  var nameInk: TextStyle {
    if case .palette = self { .ink(PaletteColor(painted), on: nil) } else { ink }
  }

  /// The color on a dark stage, like that of a terminal.
  var painted: Color {
    switch self {
    case .own(let color): color
    case .palette(let index): Palette.dark(index)
    }
  }

  /// The look of lines in SVG: a class of the palette's rules, and an attribute for a color that no
  /// rule has.
  package var line: (className: String, stroke: String?) {
    switch self {
    case .own(let color): ("", color.visible(from: 0.06).hex)
    case .palette(let index): (" s\(Palette.place(index))", nil)
    }
  }

  /// The classes of a text over the view, which needs no edge of its own there; none over one that
  /// is seen through.
  package var lettering: String {
    switch self {
    case .own(let color) where color.alpha < 0.5: ""
    case .own(Paint.white): " in"
    case .own(let color): color.luminance < 0.215 ? " in white" : " in black"
    case .palette: " in"
    }
  }
}

/// The colors of what has none of its own. They differ by hue and brightness on light and on dark
/// pages.
public enum Palette {
  private static let lights = [
    "#0969da", "#bc4c00", "#1a7f37", "#8250df", "#cf222e", "#9a6700", "#bf3989", "#59636e",
  ]
  private static let darks = [
    "#4493f8", "#f0883e", "#3fb950", "#ab7df8", "#f85149", "#d29922", "#db61a2", "#9198a1",
  ]

  /// The dashes of a plot's series, by which curves in one color, and readers who cannot tell colors
  /// apart, have something else to go by. The first is not dashed.
  private static let dashes = [
    "8 5", "2 5", "10 4 2 4", "14 5", "5 3", "2 3 2 7", "14 4 2 4 2 4",
  ]

  static func place(_ index: Int) -> Int { index % lights.count }

  fileprivate static func dark(_ index: Int) -> Color { Color(darks[place(index)]) ?? .clear }

  /// The rules of style sheets: a class for each color of lines, on light and on dark pages, and one
  /// for each kind of dashes.
  package static let light = rules(lights) + dashRules
  package static let dark = rules(darks)
  /// The same for what is filled.
  package static let lightFills = fills(lights, on: screens.light)
  package static let darkFills = fills(darks, on: screens.dark)
  /// The rules of a page, which knows by itself whether it is light or dark.
  package static let both =
    zip(lights, darks).enumerated().map { index, color in
      let color = "light-dark(\(color.0), \(color.1))"
      return ".s\(index) { stroke: \(color); color: \(color) }"
    } + dashRules

  /// The color of an empty stage.
  package static let screens = (light: "#fafbfc", dark: "#1c2128")

  /// How much of a view's color there is in what fills it.
  package static let tint = 0.16

  private static func rules(_ colors: [String]) -> [String] {
    colors.enumerated().map { ".s\($0) { stroke: \($1) }" }
  }

  /// Dots have the color of their line, and views without one of their own a quiet tint of it.
  private static func fills(_ colors: [String], on screen: String) -> [String] {
    colors.enumerated().map { index, text in
      let (color, ground) = (Color(text) ?? .clear, Color(screen) ?? .clear)
      return ".s\(index) { color: \(text) } "
        + ".tint.s\(index) { fill: \(ground.blended(to: color, tint).hex) }"
    }
  }

  private static let dashRules = dashes.enumerated().map {
    ".d\($0 + 1) { stroke-dasharray: \($1) }"
  }
}

extension PaletteColor {
  /// The palette color nearest to a color.
  public init(_ color: Color) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

extension Color {
  /// The color, opaque, as a thin line: one that is nearly white or nearly black is mixed with gray
  /// until it is seen on white and on black.
  ///
  /// - Parameter least: The least luminance. Letters and thin lines of a terminal need more.
  fileprivate func visible(from least: Double) -> Color {
    let color = Color(red, green, blue)
    let gray = Color(0.5, 0.5, 0.5)
    let shares = stride(from: 0.0, to: 1, by: 0.1)
    return shares.lazy.map { color.blended(to: gray, $0) }.first {
      (least...0.55).contains($0.luminance)
    }
      ?? gray
  }

  /// The relative luminance (WCAG 2.2): 0 for black, 1 for white.
  fileprivate var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
