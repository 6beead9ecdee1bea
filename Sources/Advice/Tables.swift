/// The tables of this target, which are embedded resources; they are parsed when first needed.
enum Tables {
  static let swift = String(decoding: PackageResources.swift_txt, as: UTF8.self)
}
