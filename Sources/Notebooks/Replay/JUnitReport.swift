/// Reports of checks in the form of JUnit, which build servers read: a suite for each notebook, a
/// test case for each cell. It has no times, so the same results give the same file.
public struct JUnitReport: Sendable {
  private var suites: [String] = []
  private var (tests, failures, errors) = (0, 0, 0)

  public init() {}

  /// Adds a notebook that was checked.
  public mutating func add(_ report: NotebookReport) {
    let findings = Dictionary(
      report.findings.compactMap { finding in finding.cell.map { ($0, finding) } },
      uniquingKeysWith: { first, _ in first })
    let cells = report.cells.filter { $0.outcome != .outside }
    let skipped = cells.count { [.skipped, .notReached].contains($0.outcome) }
    var cases = ""
    for cell in cells { cases += Self.testCase(cell, findings[cell.cell.index], in: report) }
    add(
      report.name, tests: cells.count, failures: findings.count, skipped: skipped, cases)
  }

  /// Adds a notebook that was not checked.
  public mutating func add(_ name: String, notChecked reason: String) {
    let cases = """
          <testcase name="the notebook" classname="\(Self.escaped(name))">
            <error message="\(Self.escaped(reason))"/>
          </testcase>

      """
    add(name, tests: 1, failures: 0, errors: 1, skipped: 0, cases)
  }

  /// The report as XML.
  public var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="motionbook" tests="\(tests)" failures="\(failures)" errors="\(errors)">
    \(suites.joined())</testsuites>

    """
  }

  private mutating func add(
    _ name: String, tests: Int, failures: Int, errors: Int = 0, skipped: Int, _ cases: String
  ) {
    self.tests += tests
    self.failures += failures
    self.errors += errors
    suites.append(
      """
        <testsuite name="\(Self.escaped(name))" tests="\(tests)" failures="\(failures)" \
      errors="\(errors)" skipped="\(skipped)">
      \(cases)  </testsuite>

      """)
  }

  private static func testCase(
    _ report: CellReport, _ finding: CheckFinding?, in notebook: NotebookReport
  ) -> String {
    let heading = notebook.headings.last { $0.line < report.cell.line }?.text
    let name = (heading.map { "\($0), " } ?? "") + "line \(report.cell.line)"
    let opening =
      "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(notebook.name))\""
    if let finding {
      return "\(opening)>\n      <failure message=\"\(escaped(finding.title))\">"
        + "line \(finding.line)\n\(escaped(finding.details))</failure>\n    </testcase>\n"
    }
    switch report.outcome {
    case .skipped: return "\(opening)><skipped/></testcase>\n"
    case .notReached:
      return "\(opening)><skipped message=\"an earlier cell failed\"/></testcase>\n"
    case .agreed, .notCompared, .drifted, .failed, .missingError, .outside:
      return "\(opening)/>\n"
    }
  }

  /// A text of an element or an attribute, without the characters that XML does not allow.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
