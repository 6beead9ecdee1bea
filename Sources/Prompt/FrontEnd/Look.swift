import Platform
import Terminal

/// When to use color.
package enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The look of answers: format and color.
package struct Look {
  package var isJSON = false
  package var color = ColorChoice.auto

  package func console() -> Console {
    Console(
      style: isJSON ? .json : .text(color: isColored(STDOUT_FILENO)),
      errorColor: isColored(STDERR_FILENO))
  }

  package init(isJSON: Bool = false, color: ColorChoice = .auto) {
    self.isJSON = isJSON
    self.color = color
  }

  package func isColored(_ descriptor: Int32) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: Terminal.colorAllowed(descriptor, variable: ProcessEnvironment.value)
    }
  }
}
