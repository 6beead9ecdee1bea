import Notebooks
import Pages

/// The local images of a notebook, which become parts of its page.
extension PageMaker {
  /// The maximum size of an image and of all images of a page, in bytes.
  private static let imageBytes = 250_000
  private static let imagesBytes = 500_000

  /// The images in the notebook's folder and the folders in it.
  func images(of document: NotebookDocument) -> [String: PageImage] {
    var images: [String: PageImage] = [:]
    var room = Self.imagesBytes
    for address in document.passages.imageAddresses {
      guard let folders = host as? any FolderHost else { return [:] }
      guard let path = PageImage.path(of: address) else {
        images[address] = .missing("only files in the notebook's folder are shown")
        continue
      }
      do throws(FileRefusal) {
        let limit = min(Self.imageBytes, room)
        let bytes = try folders.read(path, below: folder, limit: limit)
        let image = PageImage(bytes)
        if case .data = image { room -= bytes.count }
        images[address] = image
      } catch {
        images[address] = .missing(error.reason)
      }
    }
    return images
  }
}
