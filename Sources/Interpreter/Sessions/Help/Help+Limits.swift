import Answers
import Evaluation
import UIKitMotion
import Values

/// Help about the limits of a session.
extension Help {
  static let limits = Listing(
    "Limits: a line that would exceed one is an error and changes nothing",
    [
      .init(
        "",
        [
          row(
            "work",
            "about ten seconds for a notebook or a script, counted instead of timed, so that it "
              + "ends the same way everywhere; `motionbook --work 4` allows four times as much"),
          row("", "no limit for a line that you type: Ctrl-C stops it"),
          row("loops", "\(Limits.loopRounds) rounds in one line"),
          row("a list", "\(Limits.listCount) values; a long text or curve counts as several"),
          row("a text", "\(Limits.stringLength) bytes; \(Limits.labelLength) for a view's text"),
          row("all names", "\(Limits.heldExtent) values in total"),
          row("output", "\(Limits.outputLines) lines for one line that you type"),
          row("a table", "\(Limits.tableRows) rows, \(Limits.tableCells) cells"),
          row("a plot", "\(Limits.plotSamples) values in all of its curves"),
          row("traces, sweeps", "\(Limits.tracedValues) values in all of them"),
          row(
            "a sweep",
            "\(Limits.sweepRuns) runs, \(Limits.sweepParameters) parameters, "
              + "\(Limits.sweepMeasures) measures"
          ),
          row("checkpoints, forks", "\(Limits.checkpoints) and \(Limits.forks)"),
          row("time", "\(Limits.frames / 216_000) hours"),
          row("coordinates", "a million points in each direction"),
          row("shapes", "\(Limits.shapes) of views that dynamics moves and of boundaries"),
          row("fingers", "\(Stage.fingerLimit) at a time"),
          row("tweaks", "\(Limits.tweaks), and \(Limits.tweakPresets) presets"),
          row(
            "animations",
            "\(Stage.animationLimit) values in motion at a time, "
              + "\(Stage.animationsOfViewLimit) per view"
          ),
          row("screens", "\(ScreenTree.limit), including navigations and tabs"),
          row(
            "behaviors",
            "\(Limits.behaviors); as many effects, animators, handlers and waiting blocks"),
        ])
    ])
}
