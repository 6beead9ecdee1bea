/// Tables and traces.
extension PhraseBook {
  static let tables =
    #"""
    is momentum conserved in the collision => OTHER.center = (250, VIEW.center.y); collision on VIEW, OTHER; item VIEW, OTHER elasticity 1 friction 0 resistance 0; fling VIEW velocity (300, 0); run 1s; table VIEW.velocity.x * VIEW.size.width * VIEW.size.height + OTHER.velocity.x * OTHER.size.width * OTHER.size.height every 100ms
    crash VIEW into OTHER => OTHER.center = (250, VIEW.center.y); collision on VIEW, OTHER; item VIEW; fling VIEW velocity (400, 0); run 1s; table VIEW.velocity.x, OTHER.velocity.x every 100ms
    heavy VIEW hits light OTHER => OTHER.center = (250, VIEW.center.y); item VIEW density 10 elasticity 1; item OTHER density 1 elasticity 1; collision on VIEW, OTHER; fling VIEW velocity (300, 0); run 1s; table VIEW.velocity.x, OTHER.velocity.x every 100ms
    print alpha during the fade => animate VIEW.alpha to 0 over 0.5s; run 0.5s; table VIEW.presentation.alpha every 50ms
    uniformly accelerated motion => gravity on VIEW magnitude 0.2 angle 0deg; item VIEW resistance 0; run 1s; table VIEW.center.x, VIEW.velocity.x every 100ms
    feather and hammer on the moon => gravity on VIEW, OTHER magnitude 0.165; item VIEW density 0.1 resistance 0; item OTHER density 10 resistance 0; run 1s; table VIEW.velocity.y, OTHER.velocity.y every 100ms
    drop a heavy thing and a light thing => gravity on VIEW, OTHER; item VIEW density 10; item OTHER density 0.1; run 1s; table VIEW.center.y, OTHER.center.y every 100ms
    drop VIEW and OTHER at the same time => gravity on VIEW, OTHER; run 1s; table VIEW.center.y, OTHER.center.y every 100ms
    which falls faster VIEW or OTHER => gravity on VIEW, OTHER; run 1s; table VIEW.velocity.y, OTHER.velocity.y every 100ms
    gravity behavior action print VIEW center => gravity on VIEW; run 1s; table VIEW.center every 100ms
    make a data table => gravity on VIEW; run 1s; table VIEW.center.x, VIEW.center.y, length(VIEW.velocity) every 100ms
    how far does VIEW fall in each tenth of a second => gravity on VIEW; run 1s; table VIEW.center.y every 100ms
    release VIEW from rest => gravity on VIEW; run 1s; table VIEW.center.y, VIEW.velocity.y every 100ms
    velocity add acceleration position add velocity => gravity on VIEW; run 1s; table VIEW.velocity.y, VIEW.center.y every 100ms
    table of time and height => gravity on VIEW; run 1s; table stage.size.height - VIEW.center.y every 100ms
    write down the speed every TIME => gravity on VIEW; run 2s; table length(VIEW.velocity) every TIME
    constant velocity motion => item VIEW resistance 0; fling VIEW velocity (100, 0); run 2s; table VIEW.center.x every 200ms
    record VIEW for TIME => record on; run TIME; table VIEW.center.x, VIEW.center.y
    watch VIEW alpha => run 1s; table VIEW.alpha
    watch set v VIEW alpha => run 1s; table VIEW.alpha
    show a table of VIEW x every N => run 1s; table VIEW.center.x every Ns
    table VIEW x VIEW y => run 1s; table VIEW.center.x, VIEW.center.y
    download the data for excel => run 1s; table VIEW.center.x, VIEW.center.y into "data.csv" replacing
    open the numbers in a spreadsheet => run 1s; table VIEW.center.x, VIEW.center.y into "data.csv" replacing
    dump all frames as json => run 1s; table VIEW.center.x, VIEW.center.y into "frames.json" replacing
    write numbers to csv => run 1s; table VIEW.center.x, VIEW.center.y into "numbers.csv" replacing
    trace VIEW center y while running => run 1s; table VIEW.center.y
    watchpoint set variable VIEW center y => run 1s; table VIEW.center.y
    how do i make a table of values => run 1s; table VIEW.center.y every 100ms
    table of VIEW y every N => run 1s; table VIEW.center.y every Ns
    table VIEW center y TIME => run 1s; table VIEW.center.y every TIME
    table VIEW y every TIME => run 1s; table VIEW.center.y every TIME
    export table csv VIEW y every TIME => run 1s; table VIEW.center.y every TIME into "table.csv"
    head table VIEW => run 1s; table VIEW.center.y from 0s to 100ms every 1 frames
    tail table VIEW => run 1s; table VIEW.center.y from 900ms every 1 frames
    table of y and v for VIEW every TIME => run 1s; table VIEW.center.y, VIEW.velocity.y every TIME
    hitch time ratio => run 1s; table VIEW.presentation.center.y every 1 frames
    keep this run => run 1s; trace VIEW.center.y as kept
    remember this run => run 1s; trace VIEW.center.y as run1
    position of VIEW every TIME in a table => run 2s; table VIEW.center.x, VIEW.center.y every TIME
    frame pacing table => run 500ms; table VIEW.presentation.center.x every 1 frames
    table of VIEW y every TIME for TIME2 => run TIME2; table VIEW.center.y every TIME
    table VIEW => table VIEW.center.y
    """#
}
