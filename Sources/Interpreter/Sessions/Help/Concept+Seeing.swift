/// Concepts of reading results: tables, plots and drawings.
extension Concept {
  static let seeing: [Concept] = [
    .init(
      "sound", "sounds audio music beep haptic haptics vibrate vibration",
      "there is no sound and no vibration; a handler can print when they would come",
      "on contact VIEW { print t }"),
    .init(
      "constraints",
      "constraint constrain autolayout auto-layout nslayoutconstraint leading trailing",
      "there is no Auto Layout: a view has a frame",
      "VIEW.frame = (16, 100, 200, 140)"),
    .init(
      "colors", "color colour colours paint", "a name, or hex digits such as \"#ff8800\"",
      "VIEW.color = orange"),
    .init(
      "corners", "corner round rounded circle circular radius oval",
      "the radius of a view's corners",
      "VIEW.cornerRadius = 20"),
    .init(
      "ball",
      "circle draw-circle draw-ball make-circle make-ball add-circle add-ball round-view dot",
      "a circle: a view whose corners are as round as can be",
      "view ball frame (50, 300, 100, 100); ball.cornerRadius = 50"),
    .init(
      "closer", "zoom-into zoom-in close-up magnify detail excerpt", "a part of what was recorded",
      "run 1s; plot VIEW.center.y from 0.5s to 1s", "plot VIEW.center.y from 0.5s to 1s"),
    .init(
      "compare", "difference versus", "two curves and how far apart they are",
      "compare easeInOut, sineInOut"),
    .init(
      "pace", "slow slower slow-motion slowmo faster speed-up slow-down speed-it frame-by-frame",
      "`play` shows what happens slower or faster; `step` goes frame by frame", "play 2s speed 0.5"),
    .init(
      "playback",
      "twice-as-slow twice-as-fast half-as-fast half-speed double-speed slower-animation animation-slower animation-faster",
      "how fast the animations of a view run: 0.5 is half as fast", "VIEW.speed = 0.5"),
    .init(
      "coordinates",
      "coordinate axis axes origin y-up y-down up-or-down where-zero zero-zero y upwards downwards y-axis x-axis",
      "x increases to the right and y downward, from the top left corner", "print VIEW.center"),
    .init(
      "framerate", "fps frame-rate hz hertz refresh promotion frames-per-second",
      "always 60 frames per second", "print 1s / 1 frames"),
    .init(
      "distance", "how-far-apart far-apart gap between",
      "the length of the way from one view to another",
      "print length(VIEW.center - (160, 284))", "print length(OTHER.center - VIEW.center)"),
    .init(
      "peak",
      "how-high maximum highest largest peak minimum lowest smallest most least average mean",
      "the extremes of recorded values, and when they were", "run 1s; measure VIEW.center.y",
      "measure VIEW.center.y", "measure VIEW.velocity.y"),
    .init(
      "rebound",
      "bounce-back how-high-bounce high-bounce how-high-rebound how-high-up bounces-back comes-back-up",
      "how far it comes back up; the line under the plot says it",
      "run 2s; plot VIEW.center.y", "plot VIEW.center.y"),
    .init(
      "fastest",
      "how-fast-was how-fast-is how-fast-hits how-fast-did how-fast-when fast-hit speed-when top-speed slowest average-speed average-velocity",
      "the extremes of its velocity",
      "run 1s; measure VIEW.velocity.y", "measure VIEW.velocity.y"),
    .init(
      "bouncing",
      "how-many-times how-often how-many-bounces how-many-hits count bounces bounced hits",
      "how often a recorded value turns back at one place",
      "run 2s; print bounces(VIEW.center.y)", "print bounces(VIEW.center.y)"),
    .init(
      "rest",
      "how-long until-it stops stop rests settle settled ends come-to-rest halt still",
      "runs until nothing moves, and tells the time", "run until rest"),
    .init(
      "threshold", "when-get-to when-reach",
      "when a recorded value passes another",
      "gravity on VIEW; run 1s; print crossing(VIEW.center.y, 300)",
      "print crossing(VIEW.center.y, 300)"),
    .init(
      "decimals", "digits precision rounding rounded decimal-places decimal significant",
      "how many digits are printed", "set digits 3"),
    .init(
      "draw",
      "show-screen looks-like looks-now see picture screen look screenshot render preview image",
      "the stage as text characters", "draw"),
    .init(
      "energy", "kinetic potential work joule",
      "the energy of motion, turning, height and springs, and their sum",
      "gravity on VIEW; run 1s; energy VIEW"),
    .init(
      "events",
      "event happened log notification which-first lands-first first-touch first-hit lands order hit hits ground touches",
      "past events in their order, with their times", "run 1s; events", "events"),
    .init(
      "expect", "test check-value assert proof", "a claim that must hold", "expect VIEW.alpha == 1"),
    .init(
      "fit", "closest comes-closest nearest-curve approximate approximation match matches",
      "the curve of another kind that is nearest to one", "fit easeOut as spring"),
    .init(
      "forces", "force acts", "the forces that move a view now, and their strength", "forces VIEW"),
    .init(
      "frame", "rectangle", "the box around a view: x, y, width, height",
      "VIEW.frame = (50, 50, 100, 100)"),
    .init(
      "path", "trajectory trail route track course-of trace way-traveled been footprint",
      "one coordinate against the other",
      "run 1s; plot VIEW.center.y against VIEW.center.x"),
    .init(
      "place", "where position located location height", "the position of a view: its center",
      "print VIEW.center"
    ),
    .init(
      "plot", "graph chart course diagram curve-of over-time",
      "recorded values over time",
      "run 1s; plot VIEW.center.y"),
    .init(
      "presentation", "layer on-screen shown model already-there",
      "what is on screen while an animation runs; the property itself has its end at once",
      "animate VIEW.center.x to 300 over 1s; run 0.5s; print VIEW.center, VIEW.presentation.center",
      "print VIEW.center, VIEW.presentation.center"),
    .init(
      "predict", "guess estimate prediction bet forecast", "a prediction, shown beside the result",
      "predict VIEW.center.y ~ 400 at 1s; run 1s"),
    .init(
      "question", "ask choice quiz multiple-choice poll", "a question in words, with choices",
      "ask \"Is it down?\" at 1s { choice \"yes\" when VIEW.center.y > 300; "
        + "choice \"no\" when VIEW.center.y <= 300 }; run 1s"),
    .init(
      "trace", "remember-run keep-run save-run this-run hold-against compare-runs last-run",
      "keeps what was recorded, to compare later runs with it",
      "run 1s; trace VIEW.center.y as first", "trace VIEW.center.y as first"),
    .init(
      "watch", "watch-move watch-it see-move seeing-it see-it-move live-view",
      "the stage moves in the terminal, in real time", "play 2s"),
    .init(
      "orientation",
      "landscape portrait rotation turn-device autorotate device-orientation",
      "the stage in landscape or portrait: its width and height are exchanged", "stage 568x320"),
    .init(
      "overview",
      "many where-everything on-stage list-all list-everything list-the all-views so-far got",
      "everything in the session: time, views, behaviors", "show"
    ),
    .init(
      "screens", "controller viewcontroller present modal navigation page",
      "views that fill the stage and replace each other in transitions",
      "screen list color white; screen detail color blue; present detail with bounce",
      "present VIEW with bounce"),
    .init(
      "size", "width height large resize enlarge", "a view's width and height", "VIEW.size = 100x80"
    ),
    .init(
      "stage", "canvas window iphone ipad device-size how-big dimensions",
      "the area that holds the views",
      "print stage.size", "stage 320x568"),
    .init(
      "sweep", "each-time several-values different-values various-values",
      "a run for each of several values, and a table of what came of it",
      "sweep m in [1, 2, 4] { gravity on VIEW magnitude m; run 0.5s } measure max(VIEW.center.y)"),
    .init(
      "table",
      "numbers values list-of list-values number each-moment every-second every-frame each-second",
      "recorded values, one row per time",
      "run 1s; table VIEW.center.y", "table VIEW.center.y every 0.1s"),
    .init(
      "text", "label font letters writing dynamic-type",
      "the text of a view; it follows the text size if its font adjusts",
      "VIEW.text = \"Hello\"; VIEW.font = body; VIEW.adjustsFontForContentSizeCategory = on; "
        + "textSize extraLarge"),
    .init(
      "tweak",
      "slider knob control-panel tune adjust parameter live while-running change try-values",
      "a named value that you can change while things run",
      "tweak \"Look/Box/Alpha\" for VIEW.alpha range 0..1; tweak \"Look/Box/Alpha\" to 0.5"),
    .init(
      "why", "reason cause still stuck motionless invisible",
      "why a view moves, rests or is not seen",
      "why VIEW"),
    .init(
      "views",
      "view layer box card square ball balls boxes make create add draw-box draw-square draw-card",
      "a rectangle with a name",
      "view card frame (50, 300, 100, 100)"),
  ]
}
