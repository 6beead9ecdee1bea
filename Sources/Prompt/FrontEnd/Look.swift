import Platform
import Terminal

/// When to use color.
package enum ColourChoice: String, CaseIterable {
  case auto, always, never
}

/// The look of answers: format and color.
package struct Look {
  package var isJSON = false
  package var colour = ColourChoice.auto

  package func console() -> Console {
    Console(
      style: isJSON ? .json : .text(colour: isColoured(STDOUT_FILENO)),
      errorColour: isColoured(STDERR_FILENO))
  }

  package init(isJSON: Bool = false, colour: ColourChoice = .auto) {
    self.isJSON = isJSON
    self.colour = colour
  }

  package func isColoured(_ descriptor: Int32) -> Bool {
    switch colour {
    case .always: true
    case .never: false
    case .auto: Terminal.colourAllowed(descriptor, variable: ProcessEnvironment.value)
    }
  }
}
