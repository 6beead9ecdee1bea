import Text

/// The words of a scene beside its shapes. They stand below the picture wherever there are words.
extension Scene {
  /// The moment, as text drawings have it in a line and pictures in their title.
  public var moment: WrittenLine {
    let format = NumberFormat.standard
    let stage = "\(format.string(size.width))x\(format.string(size.height))"
    return "t = \(NumberFormat.rounded(time, decimals: 4)) s, stage \(stage)"
  }

  /// The meaning of its trails, the views that are not seen, and remarks: a sentence each.
  public var words: [WrittenLine] {
    (trails.map { [$0.legend] } ?? []) + unseenWords + remarks.map(\.sentence)
  }

  private var unseenWords: [WrittenLine] {
    unseen.isEmpty ? [] : ["not seen: \(unseen.map(\.words).joined(separator: ", "))"]
  }
}

extension Scene.Trails {
  fileprivate var legend: WrittenLine {
    guard !trails.isEmpty else { return "trails: nothing has moved" }
    let start = NumberFormat.rounded(start, decimals: 4)
    let step = step == 1 ? "every frame" : "every \(step) frames"
    return "trails: a mark \(step) from \(start) s on, the older ones fainter"
  }
}

extension Scene.Unseen {
  /// The view and the reason: `box is 3551 pt below`.
  fileprivate var words: WrittenLine {
    switch reason {
    case .hidden: "\(name) is hidden"
    case .outOfTime: "\(name) is outside its time"
    case .transparent: "\(name) is transparent"
    case .empty: "\(name) has no size"
    case .within(let parent): "\(name) is in \(parent)"
    case .clipped(name): "\(name) has a mask that shows nothing"
    case .clipped(let parent): "\(name) is clipped by \(parent)"
    case .outside(let gap):
      "\(name) is "
        + [Self.way(gap.dx, "to the left", "to the right"), Self.way(gap.dy, "above", "below")]
        .compactMap { $0 }.joined(separator: " and ")
    }
  }

  /// The distance to one side; nil for 0.
  private static func way(_ gap: Double, _ back: String, _ forward: String) -> WrittenLine? {
    guard gap != 0 else { return nil }
    let distance = WrittenLine(NumberFormat(digits: 4).string(abs(gap)), isMeasured: true)
    return "\(distance) pt \(gap < 0 ? back : forward)"
  }
}

extension Scene.Remark {
  /// The remark as a sentence.
  public var sentence: WrittenLine {
    switch self {
    case .clippedShadow(let view): "\(view) clips to its bounds, and its shadow lies beyond them"
    case .maskedShadow(let view): "\(view) has a mask, which cuts its shadow off too"
    case .shadowOfNothing(let view):
      "\(view) casts no shadow: nothing is drawn in it, so give it a color"
    case .roundedBeyondHalf(let view, let radius, let drawn):
      """
      \(view) has a corner radius of \(measured(radius)), more than half of its shorter side; \
      drawn with \(measured(drawn)), where a screen shows a rounded diamond
      """
    case .maskOfOtherSize(let view, let mask, let size):
      """
      \(view) is \(measured(size.width))x\(measured(size.height)), its mask still \
      \(measured(mask.width))x\(measured(mask.height)), as it was made
      """
    }
  }

  private func measured(_ number: Double) -> WrittenLine {
    WrittenLine(NumberFormat(digits: 4).string(number), isMeasured: true)
  }
}
