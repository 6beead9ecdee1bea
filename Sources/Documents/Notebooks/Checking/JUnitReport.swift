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
    let failures = findings.values.count { $0.severity == .error }
    var cases = ""
    for cell in cells { cases += Self.testCase(cell, findings[cell.cell.index], in: report) }
    add(
      report.name, tests: cells.count, failures: failures, skipped: skipped, cases)
  }

  /// Adds a notebook that was not checked.
  public mutating func add(_ name: String, notChecked reason: String) {
    let cases = """
          <testcase name="the notebook" classname="\(name.forXML)">
            <error message="\(reason.forXML)"/>
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
        <testsuite name="\(name.forXML)" tests="\(tests)" failures="\(failures)" \
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
      "    <testcase name=\"\(name.forXML)\" classname=\"\(notebook.name.forXML)\""
    if let finding, finding.severity == .notice {
      return "\(opening)>\n      <system-out>line \(finding.line): \(finding.title.forXML)\n"
        + "\(finding.details.forXML)</system-out>\n    </testcase>\n"
    }
    if let finding {
      return "\(opening)>\n      <failure message=\"\(finding.title.forXML)\">"
        + "line \(finding.line)\n\(finding.details.forXML)</failure>\n    </testcase>\n"
    }
    switch report.outcome {
    case .skipped: return "\(opening)><skipped/></testcase>\n"
    case .notReached:
      return "\(opening)><skipped message=\"an earlier cell failed\"/></testcase>\n"
    case .agreed, .writtenDifferently, .notCompared, .drifted, .failed, .missingError, .outside:
      return "\(opening)/>\n"
    }
  }
}

extension String {
  /// As a text of an element or an attribute.
  fileprivate var forXML: String { visible.escapedForXML }
}
