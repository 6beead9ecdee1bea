import Answers
import Execution
import Staging
import Values

/// Help about what bounds a session.
extension Help {
  static let limits = Listing(
    "Limits: a line that would pass one is an error, and leaves everything as it was",
    [
      .init(
        "",
        [
          row(
            "work",
            "a notebook or a script may do about ten seconds of it, counted and not timed, so that it "
              + "ends alike everywhere; `motionbook --work 4` allows four times as much"),
          row("", "a line that you type may take as long as you like: Ctrl-C stops it"),
          row("loops", "\(Limits.loopRounds) rounds in one line"),
          row("a list", "\(Limits.listCount) values; a long text or curve counts as several"),
          row("a text", "\(Limits.stringLength) bytes; that of a view \(Limits.labelLength)"),
          row("all names", "\(Limits.heldExtent) values together"),
          row("what is shown", "\(Limits.outputLines) lines by one line"),
          row("a table", "\(Limits.tableRows) rows, \(Limits.tableCells) cells"),
          row("a plot", "\(Limits.plotSamples) values of all its curves"),
          row("traces, sweeps", "\(Limits.tracedValues) values of all of them"),
          row(
            "a sweep",
            "\(Limits.sweepRuns) runs, \(Limits.sweepParameters) parameters, \(Limits.sweepMeasures) measures"
          ),
          row("checkpoints, forks", "\(Limits.checkpoints) and \(Limits.forks)"),
          row("time", "\(Limits.frames / 216_000) hours of it"),
          row("places", "a million points either way"),
          row("fingers", "\(Stage.fingerLimit) at a time"),
          row("tweaks", "\(Limits.tweaks), and \(Limits.tweakPresets) presets"),
          row(
            "animations",
            "\(Stage.animationLimit) values in motion at a time, \(Stage.animationsOfViewLimit) of a view"
          ),
          row("screens", "\(ScreenTree.limit), navigations and tabs among them"),
          row(
            "behaviors",
            "\(Limits.behaviors); as many effects, animators, handlers and waiting blocks"),
        ])
    ])
}
