import Text
import UIKitMotion

/// The animations that ran on a stage, as code for the web: a style sheet with `@keyframes`, or a
/// script of Web Animations.
///
/// The stage keeps an `AnimationRecord` of whatever a block started. `CourseReader` makes
/// animations of CSS from these and checks them against the recording; where there are none,
/// `RecordedPoints` writes the recording itself.
public struct WebMotion {
  private let name: String
  private let size: (width: Double, height: Double)
  private let elements: [WebElement]
  /// The facts of the whole run.
  private let notes: [String]

  /// The maximum number of elements: more are no code to read, and each is read frame by frame.
  private static let viewLimit = 200

  /// - Parameters:
  ///   - name: What ran, for the first comment.
  ///   - conditions: The names of handlers, whose times are those of this run.
  package init(_ stage: ReadOnlyStage, name: String, conditions: [String] = []) {
    self.name = name
    size = (stage.size.width, stage.size.height)
    let log = stage.animationLog
    elements = stage.views.prefix(Self.viewLimit).map { view in
      WebElement(view, on: stage, log.filter { $0.view === view })
    }
    var notes: [String] = []
    if !conditions.isEmpty {
      notes.append(
        "CSS has no rule for what waits for something (\(conditions.joined(separator: ", "))): "
          + "its times are those of this run.")
    }
    let removed = Set(log.map(\.view).filter { !$0.isOnStage }.map(\.name)).sorted()
    if !removed.isEmpty {
      notes.append("Removed during the run, and not here: \(removed.joined(separator: ", ")).")
    }
    if stage.views.count > Self.viewLimit {
      notes.append("Only the first \(Self.viewLimit) views are here.")
    }
    if log.count >= Stage.animationLogLimit {
      notes.append("Only the first \(Stage.animationLogLimit) animations are read as rules.")
    }
    self.notes = notes
  }

  /// Whether any view moves or changes.
  public var moves: Bool { elements.contains { !$0.animations.isEmpty } }

  /// A style sheet.
  public var css: String {
    let blocks =
      [comment(heading(for: "style sheet"))]
      + [rule("#stage", stageStyle)] + elements.flatMap(rules)
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// A script: the same styles and animations.
  public var script: String {
    let blocks =
      [comment(heading(for: "script")), function]
      + [["place(\"stage\", {"] + fields(stageStyle) + ["});"]] + elements.map(calls)
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var stageStyle: [(name: String, value: String)] {
    [
      ("position", "relative"), ("width", size.width.written + "px"),
      ("height", size.height.written + "px"), ("overflow", "hidden"),
    ]
  }

  private func heading(for kind: String) -> [String] {
    [
      "The motion of \(name), as a \(kind), for these elements:", "",
    ] + markup(in: nil, depth: 1) + [
      "", "`left` and `top` are the center of a view at the end. It moves there by `translate`,",
      "which needs no layout; animations of one view add up by `accumulate`, as in UIKit.",
    ] + notes
  }

  private func markup(in parent: String?, depth: Int) -> [String] {
    let space = String(repeating: "  ", count: depth)
    guard parent != nil else {
      return ["\(space)<div id=\"stage\">"] + children(of: nil, depth + 1) + ["\(space)</div>"]
    }
    return children(of: parent, depth)
  }

  private func children(of parent: String?, _ depth: Int) -> [String] {
    let space = String(repeating: "  ", count: depth)
    return elements.filter { $0.parent == parent }.flatMap { element -> [String] in
      let inner = children(of: element.name, depth + 1)
      let opening = "\(space)<div id=\"\(element.id)\">\(Self.safe(element.text))"
      return inner.isEmpty ? [opening + "</div>"] : [opening] + inner + ["\(space)</div>"]
    }
  }

  /// A text that ends no comment and no line.
  private static func safe(_ text: String) -> String {
    var safe = ""
    for character in text where !character.isNewline {
      switch character {
      case "<": safe += "&lt;"
      case "&": safe += "&amp;"
      case "/" where safe.last == "*": safe += " /"
      default: safe.append(character)
      }
    }
    return safe
  }

  private func comment(_ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      let text = Self.safeNote(line)
      let start = index == 0 ? "/* " : text.isEmpty ? "" : "   "
      return start + text + (index == lines.count - 1 ? " */" : "")
    }
  }

  private static func safeNote(_ text: String) -> String {
    text.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")
  }

  // MARK: CSS

  private func rule(_ selector: String, _ style: [(name: String, value: String)]) -> [String] {
    ["\(selector) {"]
      + style.map { "  \($0.name):\($0.value.first == "\n" ? "" : " ")\($0.value);" } + ["}"]
  }

  private func rules(_ element: WebElement) -> [[String]] {
    var style = element.style
    let names = element.animations.indices.map { "\(element.id)-\($0 + 1)" }
    if !names.isEmpty {
      let values = zip(names, element.animations).map { name, animation in
        "\n    \(name) \(WebAnimation.milliseconds(animation.duration))ms linear "
          + "\(WebAnimation.milliseconds(animation.delay))ms "
          + "\(animation.plays.isFinite ? animation.plays.written : "infinite") "
          + "\(animation.alternates ? "alternate" : "normal") \(animation.fill.rawValue)"
      }
      style.append(("animation", values.joined(separator: ",")))
      style.append(
        (
          "animation-composition",
          element.animations.map(\.composite.rawValue).joined(separator: ", ")
        ))
    }
    let unsaid = element.notes.map { comment(["\(element.name): \($0)"]) }
    let keyframes = zip(names, element.animations).map { name, animation in
      comment(["\(name): \(animation.note)"])
        + ["@keyframes \(name) {"] + animation.keys.map(key) + ["}"]
    }
    return [unsaid.flatMap { $0 } + rule("#\(element.id)", style)] + keyframes
  }

  private func key(_ key: WebAnimation.Key) -> String {
    var parts = values(key).map { "\($0.property.rawValue): \($0.value);" }
    if key.easing != "linear" { parts.append("animation-timing-function: \(key.easing);") }
    return "  \(WebProperty.number(key.offset * 100))% { \(parts.joined(separator: " ")) }"
  }

  private func values(_ key: WebAnimation.Key) -> [(property: WebProperty, value: String)] {
    WebProperty.allCases.compactMap { property in
      key.values[property].map { (property, $0) }
    }
  }

  // MARK: JavaScript

  private var function: [String] {
    [
      "const place = (id, style) => Object.assign(document.getElementById(id).style, style);"
    ]
  }

  private func fields(_ style: [(name: String, value: String)]) -> [String] {
    style.map { "  \(Self.scriptName($0.name)): \"\($0.value)\"," }
  }

  private static func scriptName(_ name: String) -> String {
    let parts = name.split(separator: "-").map(String.init)
    return parts.camelCased
  }

  private func calls(_ element: WebElement) -> [String] {
    var lines = element.notes.flatMap { comment(["\(element.name): \($0)"]) }
    lines += ["place(\"\(element.id)\", {"] + fields(element.style) + ["});"]
    for animation in element.animations {
      lines += comment([animation.note])
      lines.append("document.getElementById(\"\(element.id)\").animate([")
      lines += animation.keys.map { key in
        let own = values(key).map { ", \($0.property.scriptName): \"\($0.value)\"" }.joined()
        return
          "  { offset: \(NumberFormat.rounded(key.offset, decimals: 7))\(own), easing: \"\(key.easing)\" },"
      }
      lines.append("], {")
      lines.append(
        "  delay: \(WebAnimation.milliseconds(animation.delay)), "
          + "duration: \(WebAnimation.milliseconds(animation.duration)), "
          + "iterations: \(animation.plays.isFinite ? animation.plays.written : "Infinity"),")
      lines.append(
        "  direction: \"\(animation.alternates ? "alternate" : "normal")\", "
          + "fill: \"\(animation.fill.rawValue)\", "
          + "composite: \"\(animation.composite.rawValue)\",")
      lines.append("});")
    }
    return lines
  }
}
