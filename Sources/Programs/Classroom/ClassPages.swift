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
    let scripts = (PagePiece.scripts + Self.scripts(of: kind)).map {
      "<script nonce=\"\(nonce)\">\($0)</script>\n"
    }
    let names = hasNames ? " data-names=\"\"" : ""
    return page(
      nonce, "<main id=\"main\"></main>\n" + scripts.joined(),
      attributes: " data-page=\"\(kind.rawValue)\"\(names)", "connect-src 'self'")
  }

  /// The scripts after those of any page: first what the three pages share.
  private static func scripts(of kind: Kind) -> [String] {
    let own =
      switch kind {
      case .class:
        [kept_js, guessing_js, cells_js, class_js]
      case .teacher: [running_js, teacher_js]
      case .wall: [wall_js]
      }
    return ([room_js, crowd_js] + own).map {
      "\"use strict\";\n" + PagePiece.lean($0)
    }
  }

  /// The page of who is not in the class.
  func join(nonce: String, _ refusal: ClassRefusal? = nil) -> ClassResponse {
    let said = refusal.map { "<p role=\"alert\">\($0.sentence)</p>\n" } ?? ""
    return page(
      nonce,
      """
      <main id="main" class="join"><h1>\(title.escapedForXML)</h1>
      \(said)<form action="/" method="get"><label>Code of the class
      <input name="code" maxlength="12" required autofocus autocomplete="off" \
      autocapitalize="characters" spellcheck="false"></label>
      <button>Join</button></form></main>

      """, status: refusal?.status ?? 200, attributes: " data-page=\"join\"", "form-action 'self'")
  }

  /// The page of what is refused.
  func refusal(_ refusal: ClassRefusal, nonce: String) -> ClassResponse {
    page(
      nonce,
      "<main id=\"main\" class=\"join\"><h1>\(title.escapedForXML)</h1>\n"
        + "<p role=\"alert\">\(refusal.sentence)</p></main>\n",
      status: refusal.status, attributes: " data-page=\"join\"", "form-action 'none'")
  }

  private func page(
    _ nonce: String, _ body: String, status: Int = 200, attributes: String, _ allowed: String
  ) -> ClassResponse {
    let style = PagePiece.style + PagePiece.lean(class_css)
    let html = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark"><title>\(title.escapedForXML)</title>
      <style nonce="\(nonce)">\(style)</style></head>
      <body class="notebook"\(attributes)>
      \(body)</body></html>

      """
    return ClassResponse(
      status, type: "text/html", html,
      policy: "default-src 'none'; img-src data:; script-src 'nonce-\(nonce)'; "
        + "style-src 'nonce-\(nonce)'; base-uri 'none'; frame-ancestors 'none'; " + allowed)
  }
}
