import Answers
import Diagnostics
import Evaluation
import Text
import Values

/// Tables and listings of tweaks: their values, defaults and allowed values.
enum TweakTable {
  /// The largest width of one value, alone and in the table.
  private static let widest = 40
  private static let widestInTable = 12

  static func table(of tweaks: [Tweak], _ format: NumberFormat) -> Table {
    Table(
      columns: [
        .init("tweak", kind: .text), .init("value", kind: .text, alignment: .right),
        .init("default", kind: .text, alignment: .right), .init("touched", kind: .flag),
        .init("range", kind: .text),
      ],
      rows: tweaks.map { row($0, format) }, digits: format.digits)
  }

  private static func row(_ tweak: Tweak, _ format: NumberFormat) -> [Table.Cell] {
    func cell(_ value: Value) -> Table.Cell {
      .text(tweak.control.text(value, format, clippedTo: widestInTable))
    }
    let name = Table.Cell.text(tweak.name.whole)
    let offer = Table.Cell.text(offer(of: tweak, format))
    guard !tweak.control.isAction else { return [name, .empty, .empty, .empty, offer] }
    return [name, cell(tweak.value), cell(tweak.standard), .flag(tweak.isTouched), offer]
  }

  /// The allowed values in a few words; for choices, their number.
  private static func offer(of tweak: Tweak, _ format: NumberFormat) -> String {
    guard case .choice(let choices) = tweak.control else { return wholeOffer(of: tweak, format) }
    return choices.count == 1 ? "1 choice" : "\(choices.count) choices"
  }

  private static func wholeOffer(of tweak: Tweak, _ format: NumberFormat) -> String {
    if case .place = tweak.control { return tweak.standard.described }
    return tweak.control.offer(format, clippedTo: widest)
  }

  /// All details of one tweak.
  static func listing(of tweak: Tweak, _ format: NumberFormat) -> Listing {
    func row(_ name: String, _ text: String) -> Listing.Item {
      .row(.init(Phrase(name), value: WrittenValue(text), note: Phrase("")))
    }
    func text(_ value: Value) -> String {
      tweak.control.text(value, format, clippedTo: widest)
    }
    guard !tweak.control.isAction else {
      return Listing(
        "\(tweak.name.whole): an action",
        [.init("", [.prose("`tweak \"\(tweak.name.whole)\" now` runs it")])])
    }
    var rows = [
      row("value", text(tweak.value)), row("default", text(tweak.standard)),
      row("touched", tweak.isTouched ? "true" : "false"),
    ]
    rows.append(row("range", wholeOffer(of: tweak, format)))
    if case .number(let number) = tweak.control {
      rows.append(row("step", number.stepText(format)))
    }
    if let binding = tweak.binding { rows.append(row("for", binding.path.text)) }
    return Listing("\(tweak.name.whole): a tweak", [.init("", rows)])
  }
}
