import MotionCurves
import UIKitMotion

/// Reads the course of a property as pieces that CSS can say; nil where it cannot.
///
/// Additive animations of UIKit add up in CSS too: each animation goes from its offset to 0 over the final
/// value, and before its delay it fills backwards, so the sum is right at every time. Other values
/// replace one another: each animation holds its end until the next one begins.
struct CourseReader {
  private let course: RecordedCourse
  private let records: [AnimationRecord]

  /// More values set at once than this are a motion of another kind.
  private static let settingLimit = 12

  /// The maximum number of animations of one property that are written as rules.
  private static let recordLimit = 200

  /// - Parameter records: those of the view.
  init(_ course: RecordedCourse, _ records: [AnimationRecord]) {
    self.course = course
    self.records = records.filter { course.property.animates($0.property) }
  }

  /// The values under the animations.
  var base: [Double] { course.property.addsUp ? course.final : course.first }

  var pieces: [WebPiece]? {
    guard records.count <= Self.recordLimit else { return nil }
    let isNatural = records.allSatisfy {
      !$0.isDriven && $0.duration.isFinite && $0.motion != .follows
    }
    guard isNatural, let pieces = course.property.addsUp ? adding : replacing,
      course.agrees(with: pieces, over: base)
    else { return nil }
    return pieces
  }

  /// The animations of the property that belong to one block and share a curve.
  private struct Group {
    let first: AnimationRecord
    var records: [AnimationRecord]
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for record in records {
      let index = groups.firstIndex {
        $0.first.id == record.id && $0.first.curve == record.curve && $0.first.frame == record.frame
      }
      if let index {
        groups[index].records.append(record)
      } else {
        groups.append(Group(first: record, records: [record]))
      }
    }
    return groups
  }

  private func piece(
    _ group: Group, from: [Double], to: [Double], fill: WebAnimation.Fill
  ) -> WebPiece {
    let record = group.first
    return WebPiece(
      property: course.property, begin: Stage.time(ofFrame: record.frame), delay: record.delay,
      duration: record.duration, plays: record.repeatCount, alternates: record.autoreverses,
      curve: record.curve, from: from, to: to, fill: fill)
  }

  // MARK: Additive animations

  private var adding: [WebPiece]? {
    let none = course.final.map { _ in 0.0 }
    var pieces: [WebPiece] = []
    var expected: [Int: [Double]] = [:]
    for group in groups {
      guard let offset = offset(of: group) else { return nil }
      pieces.append(piece(group, from: offset, to: none, fill: .backwards))
      let before = expected[group.first.frame] ?? none
      expected[group.first.frame] = zip(before, offset).map(+)
    }
    var settings = 0
    for index in course.frames.indices.dropFirst() {
      let frame = course.frames[index]
      let change = zip(course.model[index - 1], course.model[index]).map(-)
      let offset = zip(change, expected[frame] ?? none).map(-)
      guard offset.contains(where: { abs($0) > 1e-9 }) else { continue }
      settings += 1
      guard settings <= Self.settingLimit else { return nil }
      pieces.append(
        WebPiece(
          property: course.property, begin: Stage.time(ofFrame: frame), from: offset, to: none,
          fill: .backwards))
    }
    return pieces
  }

  /// The sum of the offsets of a group; nil if it does not add.
  private func offset(of group: Group) -> [Double]? {
    var offset = course.final.map { _ in 0.0 }
    for record in group.records {
      guard case .adds(let amount) = record.motion,
        let part = course.property.part(of: record.property)
      else { return nil }
      offset[part] += amount
    }
    return offset
  }

  // MARK: Replacing animations

  private var replacing: [WebPiece]? {
    var pieces: [WebPiece] = []
    var animated: Set<Int> = []
    for group in groups {
      guard let (from, to) = ends(of: group) else { return nil }
      animated.insert(group.first.frame)
      let begin = Stage.time(ofFrame: group.first.frame)
      let returns = group.first.autoreverses
      if returns { pieces.append(setting(to, at: begin)) }
      // Before its delay it would hide what came before.
      guard pieces.count == (returns ? 1 : 0) || group.first.delay == 0 else { return nil }
      let isFirst = pieces.isEmpty && group.first.delay > 0
      pieces.append(
        piece(
          group, from: from, to: to,
          fill: returns ? (group.first.delay > 0 ? .backwards : .none) : isFirst ? .both : .forwards
        ))
    }
    let count = pieces.count
    for index in course.frames.indices.dropFirst()
    where course.model[index] != course.model[index - 1] && !animated.contains(course.frames[index])
    {
      pieces.append(setting(course.model[index], at: Stage.time(ofFrame: course.frames[index])))
      guard pieces.count - count <= Self.settingLimit else { return nil }
    }
    // A stable order: what was set in a frame comes before what begins there.
    return pieces.enumerated().sorted {
      ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset)
    }.map(\.element)
  }

  private func setting(_ values: [Double], at time: Double) -> WebPiece {
    WebPiece(property: course.property, begin: time, from: values, to: values, fill: .forwards)
  }

  private func ends(of group: Group) -> (from: [Double], to: [Double])? {
    let model = course.model(at: group.first.frame)
    switch group.records[group.records.count - 1].motion {
    case .adds:
      let offset = group.records.reduce(0) {
        if case .adds(let amount) = $1.motion { $0 + amount } else { $0 }
      }
      return (model.map { $0 + offset }, model)
    case .replaces(let from, let to): return ([from], [to])
    case .fades(let from, let to): return (from.components, to.components)
    case .follows: return nil
    }
  }
}

extension WebProperty {
  /// Whether it shows what an animation changes.
  func animates(_ property: Animatable) -> Bool {
    switch (source, property) {
    case (.numbers(let sums), .number(let channel)): sums.contains { $0.contains(channel) }
    case (.color(let own), .color(let channel)): own == channel
    case (.numbers, .color), (.color, .number): false
    }
  }

  /// The index of the value to which a property belongs.
  func part(of property: Animatable) -> Int? {
    guard case .numbers(let sums) = source, case .number(let channel) = property else { return nil }
    return sums.firstIndex { $0.contains(channel) }
  }
}
