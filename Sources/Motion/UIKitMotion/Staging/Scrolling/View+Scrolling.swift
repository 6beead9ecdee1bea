import MotionCurves
import MotionGeometry

extension View {
  /// The origin of its bounds: `UIScrollView.contentOffset`.
  public var contentOffset: Point {
    get { Point(self[.boundsX], self[.boundsY]) }
    set { setBounds(Rect(origin: newValue, size: bounds.size)) }
  }

  /// The insets of the content with the safe area; nil unless it is a scroll view.
  ///
  /// The stage has a safe area at its bottom alone. A scroll view that reaches into it keeps its
  /// content above, if it scrolls vertically: `contentInsetAdjustmentBehavior.automatic`.
  public var adjustedContentInset: EdgeInsets? {
    guard let settings = scroll?.settings else { return nil }
    guard moment.safeAreaBottom > 0 else { return settings.contentInset }
    let bounds = bounds
    return settings.contentInset(
      in: bounds, bottom: toStage().box(around: bounds).maxY,
      safe: moment.size.height - moment.safeAreaBottom)
  }

  /// The two axes of a scroll view; nil for another view.
  package var scrollAxes: (x: ScrollAxis, y: ScrollAxis)? {
    guard let settings = scroll?.settings, let inset = adjustedContentInset else { return nil }
    let (size, content) = (bounds.size, settings.contentSize)
    return (
      ScrollAxis(
        length: size.width, content: content.width, inset: (inset.left, inset.right),
        bounces: settings.bounces),
      ScrollAxis(
        length: size.height, content: content.height, inset: (inset.top, inset.bottom),
        bounces: settings.bounces)
    )
  }

  /// How far the content is beyond its edges: negative before them. Zero for another view.
  package var overscroll: Vector {
    guard let axes = scrollAxes else { return .zero }
    let offset = contentOffset
    return Vector(axes.x.overshoot(of: offset.x), axes.y.overshoot(of: offset.y))
  }

  /// Where the content will stop by itself, and after how many frames, if nothing interferes; nil
  /// unless it moves by itself.
  package var scrollForecast: (offset: Point, frames: Int)? {
    guard let scroll, let axes = scrollAxes else { return nil }
    switch scroll.motion {
    case .glide(let glide): return (glide.end, glide.endFrame - moment.frame)
    case .flight(var x, var y):
      var frames = 0
      while !(x.isOver && y.isOver), frames < Self.longestForecast {
        x.advance(by: Stage.frameDuration, on: axes.x, pixel: moment.pixel)
        y.advance(by: Stage.frameDuration, on: axes.y, pixel: moment.pixel)
        frames += 1
      }
      return (Point(x.offset, y.offset), frames)
    case .rest, .drag, .release: return nil
    }
  }

  /// An hour; a throw at the slowest rate takes two minutes.
  private static let longestForecast = 3600 * Stage.framesPerSecond

  /// The recognizer that scrolls it; nil if no finger does.
  var scrollRecognizer: GestureRecognizer? {
    scroll?.settings.isScrollEnabled == true ? GestureRecognizer(.scroll, of: name) : nil
  }

  /// Returns whether a finger scrolls it along each axis: content that fits moves only if it always
  /// bounces.
  package var scrollableAxes: (x: Bool, y: Bool) {
    guard let settings = scroll?.settings, let axes = scrollAxes, settings.isScrollEnabled else {
      return (false, false)
    }
    return (
      axes.x.overflows || (settings.bounces && settings.alwaysBounceHorizontal),
      axes.y.overflows || (settings.bounces && settings.alwaysBounceVertical)
    )
  }

  /// Converts a vector of the stage to the view's own coordinates, whatever its content offset.
  func own(_ vector: Vector, from point: Point) -> Vector {
    guard let into = toStage().inverted, let start = into.apply(to: point),
      let end = into.apply(to: point + vector)
    else { return .zero }
    return end - start
  }
}

extension ScrollSettings {
  /// Returns the insets with the safe area.
  ///
  /// - Parameters:
  ///   - bottom: the lowest point of the view on the stage.
  ///   - safe: the end of the safe part of the stage.
  func contentInset(in bounds: Rect, bottom: Double, safe: Double) -> EdgeInsets {
    var inset = contentInset
    if contentSize.height > bounds.size.height || alwaysBounceVertical {
      inset.bottom += min(max(bottom - safe, 0), bounds.size.height)
    }
    return inset
  }
}

extension Recorder {
  /// Returns a scroll view's settings at a frame; nil for another view, before its creation, for
  /// frames that were not recorded and for the future.
  package func scrollSettings(of view: View, at frame: Int) -> ScrollSettings? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    return view.scroll?.settingsLog.value(at: frame)
  }

  /// Returns what moved a scroll view's content at a frame; nil as for `scrollSettings`.
  package func scrollPhase(of view: View, at frame: Int) -> ScrollPhase? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    return view.scroll?.phaseLog.value(at: frame)
  }

  /// Returns a scroll view's insets with the safe area at a frame; nil as for `scrollSettings`.
  package func adjustedContentInset(of view: View, at frame: Int) -> EdgeInsets? {
    guard let settings = scrollSettings(of: view, at: frame),
      let safeArea = value(of: .safeAreaBottom, at: frame),
      let height = value(of: .stageHeight, at: frame), let own = geometry(of: view, at: frame)
    else { return nil }
    guard safeArea > 0 else { return settings.contentInset }
    var (toStage, ancestor) = (own.toParent, view.parent)
    while let parent = ancestor, let place = geometry(of: parent, at: frame) {
      toStage = place.toParent * toStage
      ancestor = parent.parent
    }
    return settings.contentInset(
      in: own.bounds, bottom: toStage.box(around: own.bounds).maxY, safe: height - safeArea)
  }
}
