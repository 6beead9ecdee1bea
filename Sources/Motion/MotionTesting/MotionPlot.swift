/// A motion as text, for the message of a failed test: `*` is the motion, `-` what it was held
/// against.
struct MotionPlot {
  private static let columns = 64
  private static let rows = 12

  let text: String

  /// - Parameters:
  ///   - course: the values it was held against, at even times or one for each time.
  ///   - name: what these are.
  init(_ motion: SampledMotion, beside course: [Double], named name: String) {
    // The reference may have any value; a number that is not finite has no row.
    let all = (motion.values + course).filter(\.isFinite)
    let low = all.min() ?? 0
    // A motion that stays where it is has a row all the same.
    let height = max((all.max() ?? 0) - low, .leastNormalMagnitude)
    var canvas = Array(
      repeating: Array(repeating: Character(" "), count: Self.columns), count: Self.rows)
    func draw(_ values: [Double], _ mark: Character) {
      for column in 0..<Self.columns {
        let place = column * (values.count - 1) / (Self.columns - 1)
        let row = ((values[place] - low) / height * Double(Self.rows - 1)).rounded()
        guard row.isFinite else { continue }
        canvas[Self.rows - 1 - Int(clamping: row)][column] = mark
      }
    }
    draw(course, "-")
    draw(motion.values, "*")
    let labels = [0: short(low + height), Self.rows - 1: short(low)]
    let width = labels.values.map(\.count).max() ?? 0
    let lines = canvas.enumerated().map { row, marks in
      let label = labels[row] ?? ""
      let line = String(repeating: " ", count: width - label.count) + label + " |" + String(marks)
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    let last = short(motion.times[motion.times.count - 1]) + " s"
    let axis = String(repeating: " ", count: width) + " +" + short(motion.times[0])
    let gap = max(1, width + 2 + Self.columns - axis.count - last.count)
    text =
      (lines + [
        axis + String(repeating: " ", count: gap) + last,
        String(repeating: " ", count: width + 2) + "*  the motion    -  \(name)",
      ]).joined(separator: "\n")
  }
}

/// A number to three decimals at most, for a sentence.
func short(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  let text = "\(rounded == 0 ? 0 : rounded)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
