/// How one sees what happens.
extension Concept {
  static let seeing: [Concept] = [
    .init(
      "colors", "color colour colours paint", "a name, or digits such as \"#ff8800\"",
      "VIEW.color = orange"),
    .init(
      "compare", "difference versus", "two curves, and how far they are apart",
      "compare easeInOut, sineInOut"),
    .init(
      "pace", "slow slower slow-motion slowmo faster",
      "time has one pace; what is long is slow, and `step` goes frame by frame", "step"),
    .init(
      "coordinates", "coordinate axis axes origin y upwards downwards y-axis x-axis",
      "x grows to the right, y grows downwards, from the top left corner", "print VIEW.center"),
    .init(
      "framerate", "fps frame-rate hz hertz refresh promotion frames-per-second",
      "a second has 60 frames, and no other pace is there", "print 1s / 1 frames"),
    .init(
      "draw", "see picture screen look screenshot render preview image",
      "the stage, drawn in characters", "draw"),
    .init(
      "energy", "kinetic potential work joule",
      "moving, turning, height and springs, and their sum",
      "gravity on VIEW; run 1s; energy VIEW"),
    .init(
      "events", "event happened log notification", "what has happened, with its times", "events"),
    .init(
      "expect", "test check-value assert proof", "a claim that must hold", "expect VIEW.alpha == 1"),
    .init(
      "forces", "force acts", "what moves a view now, and how hard", "forces VIEW"),
    .init(
      "frame", "rectangle", "the box around a view: x, y, width, height",
      "VIEW.frame = (50, 50, 100, 100)"),
    .init(
      "path", "trajectory trail route track course-of trace way-traveled been footprint",
      "one coordinate against the other",
      "run 1s; plot VIEW.center.y against VIEW.center.x"),
    .init(
      "place", "where position located location", "where a view is: its middle", "print VIEW.center"
    ),
    .init(
      "plot", "graph chart course diagram curve-of over-time",
      "values over the time that has passed",
      "run 1s; plot VIEW.center.y"),
    .init(
      "presentation", "layer on-screen shown", "what is on screen while an animation runs",
      "print VIEW.presentation.center"),
    .init(
      "predict", "guess estimate prediction bet forecast", "a guess, shown beside what comes",
      "predict VIEW.center.y ~ 400 at 1s; run 1s"),
    .init("overview", "many list", "what there is: time, views, behaviors", "show"),
    .init(
      "screens", "controller viewcontroller present modal navigation page",
      "a view that fills the stage; one takes another's place in a transition",
      "screen list color white; screen detail color blue; present detail with bounce"),
    .init("size", "width height large resize", "how wide and high a view is", "VIEW.size = 100x80"),
    .init("stage", "canvas window device-size", "what the views are on", "stage 320x568"),
    .init(
      "table", "numbers values list-of list-values spreadsheet number each-moment",
      "values, a row for each moment",
      "run 1s; table VIEW.center.y"),
    .init(
      "text", "label font letters writing dynamic-type",
      "what a view says; with a text style, its size follows the text size",
      "VIEW.text = \"Hello\"; VIEW.font = body; textSize extraLarge"),
    .init(
      "tweak",
      "slider knob control-panel tune adjust parameter live while-running change try-values",
      "a value with a name, changed while things run",
      "tweak \"Look/Box/Alpha\" for VIEW.alpha range 0..1; tweak \"Look/Box/Alpha\" to 0.5"),
    .init(
      "why", "reason cause still stuck motionless invisible",
      "why a view moves, rests, or is not seen",
      "why VIEW"),
    .init(
      "views", "view layer box card square make create add", "a rectangle with a name",
      "view card frame (50, 300, 100, 100)"),
  ]
}
