import MotionGeometry

/// The recorded values of every past frame, for tables and plots.
///
/// A frame is recorded when the clock leaves it, with all changes made at that frame. The current
/// frame is read from the views themselves.
///
/// ```swift
/// let stage = Stage()
/// let box = try stage.addView(named: "box", frame: Rect(0, 0, 50, 50))
/// try stage.animator.add(GravityBehavior(items: stage.items(for: [box])))
/// stage.advance(frames: 30)
/// print(stage.recorder.value(of: box, .centerY, at: 0) ?? 0)  // 25.0
/// print(stage.recorder.value(of: box, .centerY, at: 30) ?? 0)  // 145.8604…
/// ```
public final class Recorder {
  /// A recorded quantity of the whole stage.
  public enum Quantity: Int, CaseIterable, Hashable, Sendable {
    /// The tilt of the device along each axis, -1 to 1.
    case tiltX, tiltY
    /// The y coordinate of the keyboard's upper edge, in points.
    case keyboardTop
    /// The x coordinate of the keyboard's left edge, and its width, in points.
    case keyboardLeft, keyboardWidth
    /// The keyboard's height, shown or hidden, in points.
    case keyboardHeight
    /// The y coordinate of the keyboard's layout guide, in points.
    case guideTop
    /// The x coordinate of the guide's left edge, its width, and the y coordinate of its lower edge,
    /// in points.
    case guideLeft, guideWidth, guideBottom
    /// 1 if the guide follows an undocked keyboard, else 0.
    case guideFollowsUndockedKeyboard
    /// 1 if the guide ends at the bottom safe area while the keyboard is hidden, else 0.
    case guideUsesSafeArea
    /// 1 if the keyboard is shown or moving up, else 0.
    case keyboardShown
    /// The reference view's size, in points.
    case stageWidth, stageHeight
    /// The bottom safe area, in points.
    case safeAreaBottom
    /// 1 if motion effects are disabled, else 0.
    case reducesMotion
    /// The index of the text size category, from 0.
    case textSize
    /// 1 if anything is moving, else 0.
    case moving
  }

  /// Whether frames are recorded. Frames that pass while this is false have no values.
  public internal(set) var isRecording = true

  /// A run of consecutive recorded frames.
  private struct Span {
    let firstFrame: Int
    let firstRow: Int
    var count: Int
  }

  /// Cached, because `allCases` creates a new array on each use.
  private static let quantities = Quantity.allCases
  private static let columns = ColumnSet(width: quantities.count)

  private(set) var rowCount = 0
  private var spans: [Span] = []
  let moment: StageMoment
  private let keyboard: Keyboard
  private let stageTrack: Track
  private(set) var followed: [ItemTrack] = []
  private let row: UnsafeMutablePointer<Double>
  private let shownRow: UnsafeMutablePointer<Double>

  init(moment: StageMoment, keyboard: Keyboard) {
    self.moment = moment
    self.keyboard = keyboard
    stageTrack = Track(width: Quantity.allCases.count, firstRow: 0)
    row = .allocate(capacity: Channel.count)
    row.initialize(repeating: 0, count: Channel.count)
    shownRow = .allocate(capacity: Channel.count)
    shownRow.initialize(repeating: 0, count: Channel.count)
  }

  deinit {
    row.deallocate()
    shownRow.deallocate()
  }

  /// Records the current frame. Of one that is not recorded, what is on screen is kept for a frame.
  func record(_ views: [View]) {
    guard isRecording else {
      for view in views { view.keepShown() }
      return
    }
    // Views are not retained one by one: an atomic count waits until all that the view before has
    // written is in memory. The array holds them.
    views.withUnsafeBytes { bytes in
      for view in bytes.bindMemory(to: Unmanaged<View>.self) {
        view._withUnsafeGuaranteedRef { $0.record(by: shownRow) }
      }
    }
    for item in followed { item.record() }
    for quantity in Self.quantities {
      row[quantity.rawValue] = live(quantity, presentation: false)
    }
    if keyboard.isMoving {
      for quantity in Self.quantities {
        shownRow[quantity.rawValue] = live(quantity, presentation: true)
      }
      stageTrack.append(model: row, shown: shownRow, in: Self.columns)
    } else {
      stageTrack.append(model: row)
    }
    noteRow()
  }

  private func noteRow() {
    if let last = spans.last, last.firstFrame + last.count == moment.frame {
      spans[spans.count - 1].count += 1
    } else {
      spans.append(Span(firstFrame: moment.frame, firstRow: rowCount, count: 1))
    }
    rowCount += 1
  }

  /// Starts to record an item, in addition to the views.
  func follow(_ item: DynamicItem) -> ItemTrack {
    let track = ItemTrack(item, firstRow: rowCount)
    followed.append(track)
    return track
  }

  /// Stops recording an item.
  func unfollow(_ track: ItemTrack) { followed.removeAll { $0 === track } }

  func row(ofFrame frame: Int) -> Int? {
    guard let span = spans.last(where: { $0.firstFrame <= frame }) else { return nil }
    let offset = frame - span.firstFrame
    return offset < span.count ? span.firstRow + offset : nil
  }

  /// Returns a view's value at a frame; nil before the view's creation, after its removal, for
  /// frames that were not recorded and for the future.
  public func value(
    of view: View, _ channel: Channel, presentation: Bool = false, at frame: Int
  ) -> Double? {
    guard view.moment === moment, frame >= view.creationFrame else { return nil }
    if frame == moment.frame {
      guard view.isOnStage else { return nil }
      return presentation ? view.presentation(channel) : view[channel]
    }
    guard let row = row(ofFrame: frame) else { return nil }
    return view.track.value(channel.rawValue, presentation: presentation, row: row)
  }

  /// Whether a view's presentation may have differed from its model at a recorded frame, or does now.
  package func hasOwnPresentation(of view: View) -> Bool {
    view.track.hasOwnPresentation || view.isAnimating
  }

  /// Returns a view's geometry at a frame; nil if `value(of:_:presentation:at:)` is nil.
  public func geometry(
    of view: View, presentation: Bool = false, at frame: Int
  ) -> ViewGeometry? {
    guard value(of: view, .centerX, presentation: presentation, at: frame) != nil else {
      return nil
    }
    return ViewGeometry {
      self.value(of: view, $0, presentation: presentation, at: frame) ?? $0.initialValue
    }
  }

  /// Returns a value of the stage at a frame; nil for frames that were not recorded and for the
  /// future.
  public func value(
    of quantity: Quantity, presentation: Bool = false, at frame: Int
  ) -> Double? {
    if frame == moment.frame { return live(quantity, presentation: presentation) }
    guard let row = row(ofFrame: frame) else { return nil }
    return stageTrack.value(quantity.rawValue, presentation: presentation, row: row)
  }

  private func live(_ quantity: Quantity, presentation: Bool) -> Double {
    switch quantity {
    case .tiltX: moment.tilt.dx
    case .tiltY: moment.tilt.dy
    case .keyboardTop: presentation ? keyboard.presentationTop : keyboard.top
    case .keyboardHeight: presentation ? keyboard.presentationHeight : keyboard.frameHeight
    case .keyboardLeft: presentation ? keyboard.presentationLeft : keyboard.left
    case .keyboardWidth: presentation ? keyboard.presentationWidth : keyboard.width
    case .guideTop: presentation ? keyboard.guidePresentationTop : keyboard.guideTop
    case .guideLeft: presentation ? keyboard.guidePresentationLeft : keyboard.guideLeft
    case .guideWidth: presentation ? keyboard.guidePresentationWidth : keyboard.guideWidth
    case .guideBottom: presentation ? keyboard.guidePresentationBottom : keyboard.guideBottom
    case .guideFollowsUndockedKeyboard: keyboard.guideFollowsUndockedKeyboard ? 1 : 0
    case .guideUsesSafeArea: keyboard.guideUsesSafeArea ? 1 : 0
    case .keyboardShown: keyboard.isShown ? 1 : 0
    case .stageWidth: moment.size.width
    case .stageHeight: moment.size.height
    case .safeAreaBottom: moment.safeAreaBottom
    case .reducesMotion: moment.reducesMotion ? 1 : 0
    case .textSize: Double(moment.textSize.column)
    case .moving:
      moment.isMoving || keyboard.isMoving ? 1 : 0
    }
  }

  /// Returns the text size category at a frame; nil if `value(of:presentation:at:)` is nil.
  public func textSize(at frame: Int) -> TextSizeCategory? {
    value(of: .textSize, at: frame).map { TextSizeCategory.allCases[Int(clamping: $0)] }
  }

  /// Returns the bytes held by the record of these views and of the stage.
  package func byteCount(of views: [View]) -> Int {
    views.reduce(stageTrack.byteCount + byteCountOfItems + moment.layoutMarginLog.byteCount) {
      $0 + $1.track.byteCount + $1.appearances.byteCount + $1.heldBytes + $1.colorFades.byteCount
        + $1.colorCourses.byteCount + $1.clocks.byteCount + $1.touchRuleLog.byteCount
        + $1.layoutMarginLog.byteCount + $1.energyLog.byteCount + ($1.scroll?.byteCount ?? 0)
    }
  }
}
