import Execution

enum StopCommand {
  static let views = Subject("VIEWS", .views, "whose")

  static let declaration = CommandDeclaration(
    "stop", "ends the animations of views where they stand", .animation, subject: views,
    examples: ["stop red"],
    after: ["view red frame (50, 50, 100, 100)", "animate red.alpha to 0 over 3s"],
    .change { (call) throws(Failure) in
      let views = try call[views]
      let stage = call.stage
      for view in views { stage.stopAnimations(of: view) }
      try call.deliverEvents()
    })
}
