import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// Random presentations in all styles, completed and cancelled.
@Suite struct PresentationLawTests {
  static let seeds = Array(1...80 as ClosedRange<UInt64>)

  /// A screen has appeared exactly as long as its view is in the window, and is called back in pairs.
  @Test(arguments: seeds)
  func whatHasAppearedIsInTheWindow(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let stage = Stage()
    let names = (0..<5).map { "screen\($0)" }
    for name in names { try stage.install(try stage.addScreen(named: name)) }
    var last: [String: AppearancePhase] = [:]
    func note() {
      for case .screen(let event) in stage.takeEvents().map(\.kind) {
        let before = last[event.screen]
        let expected: [AppearancePhase?] =
          switch event.phase {
          case .willAppear: [nil, .didDisappear, .willDisappear]
          case .didAppear: [.willAppear]
          case .willDisappear: [.didAppear, .willAppear]
          case .didDisappear: [.willDisappear]
          }
        #expect(expected.contains(before), "\(event.screen): \(event.phase)")
        last[event.screen] = event.phase
      }
    }
    note()
    for step in 0..<Int.random(in: 1...14, using: &random) {
      let presented = stage.screens.presented
      let isPresented = presented.isEmpty || presented.count < 4 && Bool.random(using: &random)
      let free = names.first { $0 != names[0] && !presented.contains($0) }
      let style = ModalPresentationStyle.allCases.randomElement(using: &random) ?? .fullScreen
      let passage =
        try isPresented
        ? stage.screens.presenting(try #require(free), style: style) : stage.screens.dismissing()
      let transition = try #require(
        try stage.begin(
          passage, named: "slide", in: "container\(step)", over: 0.5, isInteractive: false))
      if !transition.leavesAlone(transition.to) {
        try stage.add(transition.to, to: transition.container)
      }
      let below = stage.screens.presented.last ?? names[0]
      _ = try stage.completeTransition(.random(in: 0...3, using: &random) > 0)
      note()
      for name in names {
        let view = try #require(stage.view(named: name))
        #expect((last[name] == .didAppear) == view.isInWindow, "\(name) after step \(step)")
      }
      // The view below stays below, and nothing is left over.
      if isPresented, !style.removesPresenter, stage.screens.presented.count > presented.count {
        #expect(stage.view(named: below)?.isInWindow == true)
      }
      #expect(stage.views.count { $0.name.hasPrefix("container") } == stage.screens.keptContainers)
    }
  }
}

extension ScreenTree {
  /// The number of presentations that keep their container.
  fileprivate var keptContainers: Int { presentations.count { !$0.style.removesPresenter } }
}
