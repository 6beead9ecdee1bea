/// A check's findings, as workflow commands of GitHub Actions, which show each at its line.
public enum GitHubAnnotations {
  /// The commands, one a line; `""` if there is nothing to show.
  public static func text(of report: NotebookReport) -> String {
    report.findings.map { finding in
      var place = "file=\(property(report.name)),line=\(finding.line)"
      if let column = finding.column { place += ",col=\(column)" }
      place += ",title=\(property(finding.title))"
      let message = finding.details.isEmpty ? finding.title : finding.details
      return "::\(command(finding.severity)) \(place)::\(data(message))\n"
    }.joined()
  }

  /// The command for a notebook that was not checked at all.
  public static func text(of reason: String, in name: String) -> String {
    "::error file=\(property(name))::\(data(reason))\n"
  }

  private static func command(_ severity: CheckFinding.Severity) -> String {
    switch severity {
    case .notice: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// A text in which nothing ends the command.
  private static func data(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      for scalar in character.unicodeScalars {
        switch scalar {
        case "%": result += "%25"
        case "\r": result += "%0D"
        case "\n": result += "%0A"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// A text in which nothing ends a property either.
  private static func property(_ text: String) -> String {
    data(text).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}
