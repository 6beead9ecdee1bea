internal import CResources
import Pages
import Text

/// The pages of a class: shells, which their scripts fill. They hold nothing of the notebook.
struct ClassPages: Sendable {
  enum Kind: String { case `class`, teacher, wall }

  let title: String
  let hasNames: Bool

  /// A page whose style and scripts are let in by a number that no other page knows.
  func shell(_ kind: Kind, nonce: String) -> ClassResponse {
    page(nonce, of: kind.rawValue, naming: hasNames, "connect-src 'self'") {
      $0.addMarkup("<main id=\"main\"></main>\n")
      let keys = "const classKeys = \(ClassKey.json.text);"
      for script in PagePiece.scripts + [keys] + Self.scripts(of: kind) {
        $0.begin("script", ["nonce": nonce])
        $0.addMarkup(script)
        $0.end()
        $0.endLine()
      }
    }
  }

  /// The scripts after those of any page: first what the three pages share.
  private static func scripts(of kind: Kind) -> [String] {
    let own =
      switch kind {
      case .class:
        [kept_js, guessing_js, cells_js, class_js]
      case .teacher: [running_js, people_js, teacher_js]
      case .wall: [wall_js]
      }
    return ([editor_js, turns_js, room_js, dots_js, bars_js, crowd_js] + own)
      .map {
        "\"use strict\";\n" + PagePiece.lean($0)
      }
  }

  /// The page on which one joins the class.
  func join(nonce: String, _ refusal: ClassRefusal? = nil) -> ClassResponse {
    page(nonce, status: refusal?.status ?? 200, of: "join", "form-action 'self'") {
      write(refusal, &$0)
      if refusal != nil { $0.endLine() }
      $0.addMarkup(
        """
        <form action="/" method="get"><label>Code of the class
        <input name="code" maxlength="12" required autofocus autocomplete="off" \
        autocapitalize="characters" spellcheck="false"></label>
        <button>Join</button></form></main>

        """)
    }
  }

  /// The page of what is refused.
  func refusal(_ refusal: ClassRefusal, nonce: String) -> ClassResponse {
    page(nonce, status: refusal.status, of: "join", "form-action 'none'") {
      write(refusal, &$0)
      $0.addMarkup("</main>\n")
    }
  }

  private func write(_ refusal: ClassRefusal?, _ markup: inout Markup) {
    markup.addMarkup("<main id=\"main\" class=\"join\">")
    markup.element("h1", [:], title)
    markup.endLine()
    if let refusal { markup.element("p", ["role": "alert"], refusal.sentence) }
  }

  private func page(
    _ nonce: String, status: Int = 200, of kind: String, naming: Bool = false, _ allowed: String,
    _ body: (inout Markup) -> Void
  ) -> ClassResponse {
    var markup = Markup()
    markup.addMarkup(
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      """)
    markup.element("title", [:], title)
    markup.endLine()
    markup.begin("style", ["nonce": nonce])
    markup.addMarkup(PagePiece.style + PagePiece.lean(live_css) + PagePiece.lean(class_css))
    markup.end()
    markup.addMarkup("</head>\n")
    let names = naming ? [("data-names", "")] : []
    markup.begin("body", attributes: [("class", "notebook"), ("data-page", kind)] + names)
    markup.endLine()
    body(&markup)
    markup.end()
    markup.addMarkup("</html>\n")
    return ClassResponse(
      status, type: "text/html", markup.text,
      policy: "default-src 'none'; img-src data:; script-src 'nonce-\(nonce)'; "
        + "style-src 'nonce-\(nonce)'; base-uri 'none'; frame-ancestors 'none'; " + allowed)
  }
}
