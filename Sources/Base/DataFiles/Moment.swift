/// A date, with or without a time of day: `2024-01-02T10:00:00.5Z`, `02.01.2024 10:00`,
/// `1/2/2024 10:00:00 AM`, `2024-01-02`.
struct Moment: Equatable {
  /// Days of the calendar, counted from 1970; two where nothing in the cell tells the day from the
  /// month, or nil for the reading that no calendar has.
  let dayFirst: Int?
  let monthFirst: Int?
  /// Seconds of that day in UTC; below 0 or above 86,400 where the zone moves them out of it.
  let seconds: Double
  let hasTime: Bool

  init?(_ cell: Substring) {
    let date = cell.prefix { $0.isASCII && $0.isNumber || "-/.".contains($0) }
    let rest = cell[date.endIndex...]
    guard let days = Self.days(date) else { return nil }
    (dayFirst, monthFirst) = days
    hasTime = !rest.isEmpty
    guard let mark = rest.first else {
      seconds = 0
      return
    }
    guard mark == "T" || mark == " ", let seconds = Self.seconds(Cells.trimmed(rest.dropFirst()))
    else { return nil }
    self.seconds = seconds
  }

  /// For a judgment of a few rows.
  var approximate: Double { Double(dayFirst ?? monthFirst ?? 0) * 86_400 + seconds }

  /// Seconds from one moment to another.
  static func elapsed(_ start: Moment, _ end: Moment, _ day: KeyPath<Moment, Int?>) -> Double? {
    guard let first = start[keyPath: day], let last = end[keyPath: day] else { return nil }
    return Double(last - first) * 86_400 + (end.seconds - start.seconds)
  }

  private static func days(_ text: Substring) -> (dayFirst: Int?, monthFirst: Int?)? {
    guard let mark = text.first(where: { !$0.isNumber }) else { return nil }
    let written = text.split(separator: mark, omittingEmptySubsequences: false)
    let parts = written.compactMap { $0.count <= 4 ? Int($0, radix: 10) : nil }
    guard written.count == 3, parts.count == 3 else { return nil }
    if written[0].count == 4 {
      let day = day(parts[0], parts[1], parts[2])
      return day.map { ($0, $0) }
    }
    guard written[2].count == 4 else { return nil }
    let dayFirst = day(parts[2], parts[1], parts[0])
    // Only between slashes and dashes does the month come first anywhere.
    let monthFirst = mark == "." ? dayFirst : day(parts[2], parts[0], parts[1])
    return dayFirst == nil && monthFirst == nil ? nil : (dayFirst, monthFirst)
  }

  /// The days of the Gregorian calendar from 1970 to a date; nil if there is none.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day), year >= 1 else {
      return nil
    }
    let before = year - 1
    let years = before * 365 + before / 4 - before / 100 + before / 400
    return years + lengths[..<(month - 1)].reduce(0, +) + day - 719_163
  }

  /// `10:00`, `10:00:00.5`, `3:37:04 PM`, with `Z`, `UTC`, `+02:00` or `-0400` behind it.
  private static func seconds(_ text: Substring) -> Double? {
    let clock = text.prefix { $0.isASCII && $0.isNumber || ":.,".contains($0) }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = number(parts[0], below: 24),
      let minute = number(parts[1], below: 60),
      let second = parts.count == 2 ? 0 : fraction(parts[2])
    else { return nil }
    var rest = Cells.trimmed(text[clock.endIndex...])
    var hours = hour
    if let half = ["AM", "PM"].first(where: { rest.uppercased().hasPrefix($0) }) {
      guard (1...12).contains(hour) else { return nil }
      hours = hour % 12 + (half == "PM" ? 12 : 0)
      rest = Cells.trimmed(rest.dropFirst(2))
    }
    guard let zone = zone(rest) else { return nil }
    return Double(hours * 3600 + minute * 60 - zone) + second
  }

  /// Seconds east of UTC.
  private static func zone(_ text: Substring) -> Int? {
    var text = text
    for name in ["Z", "UTC", "GMT"] where text.hasPrefix(name) {
      text = text.dropFirst(name.count)
      break
    }
    guard let sign = text.first else { return 0 }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard sign == "+" || sign == "-" || sign == "−", digits.count == 4,
      let hour = number(digits.prefix(2)[...], below: 24),
      let minute = number(digits.suffix(2)[...], below: 60)
    else { return nil }
    return (sign == "+" ? 1 : -1) * (hour * 3600 + minute * 60)
  }

  private static func number(_ text: some StringProtocol, below limit: Int) -> Int? {
    guard (1...2).contains(text.count), let number = Int(text, radix: 10),
      (0..<limit).contains(number)
    else {
      return nil
    }
    return number
  }

  private static func fraction(_ text: Substring) -> Double? {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "." || $0 == ","
    }
    guard number(parts[0], below: 60) != nil, text.utf8.count < 20 else { return nil }
    return Double(parts.joined(separator: "."))
  }
}
