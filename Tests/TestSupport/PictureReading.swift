import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a picture, with their attributes and texts.
public final class PictureReading: NSObject, XMLParserDelegate {
  public struct Element {
    public let name: String
    public let attributes: [String: String]
    public var text = ""
  }

  public private(set) var elements: [Element] = []

  /// Reads a picture; one that is not well-formed is an issue.
  public init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    #expect(parser.parse(), "not well-formed: \(text)")
  }

  public func parser(
    _: XMLParser, didStartElement name: String, namespaceURI _: String?,
    qualifiedName _: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }

  public func parser(_: XMLParser, foundCharacters text: String) {
    elements[elements.count - 1].text += text
  }

  /// The texts of all elements of a name.
  public func texts(_ name: String) -> [String] {
    elements.filter { $0.name == name }.map {
      $0.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
