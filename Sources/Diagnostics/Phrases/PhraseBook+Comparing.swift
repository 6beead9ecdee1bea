/// Runs and curves side by side.
extension PhraseBook {
  static let comparing =
    #"""
    elastic versus inelastic collision => OTHER.center = (250, VIEW.center.y); collision on VIEW, OTHER; sweep e in [0, 0.5, 1] { item VIEW, OTHER elasticity e friction 0; fling VIEW velocity (300, 0); run 1s } measure last(VIEW.velocity.x), last(OTHER.velocity.x)
    damped oscillation => VIEW.center = (160, 250); attach VIEW to (160, 20) length 150 frequency 2 damping 0.1; run 3s; measure VIEW.center.y
    stiff spring versus soft spring => VIEW.center = (160, 250); sweep f in [1, 2, 4] { attach VIEW to (160, 20) length 150 frequency f; run 3s } measure period(VIEW.center.y)
    escape velocity => VIEW.center = (260, 284); field radial on VIEW at (160, 284) strength 4; item VIEW resistance 0; sweep v in [150, 200, 300] { fling VIEW velocity (0, v); run 3s } measure max(length(VIEW.center - (160, 284)))
    ramp with and without friction => VIEW.center = (60, 60); gravity on VIEW; collision on VIEW; boundary ramp from (0, 150) to (320, 400); sweep f in [0, 0.8] { item VIEW friction f; run 1s } measure last(VIEW.center.x), speed(VIEW.center.x)
    try different friction => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; sweep f in [0, 0.5, 1] { item VIEW friction f; fling VIEW velocity (200, 0); run 2s } measure last(VIEW.center.x)
    compare speed with and without friction => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; sweep f in [0, 0.8] { item VIEW friction f; fling VIEW velocity (200, 0); run 1s } measure last(VIEW.velocity.x), last(VIEW.center.x)
    compare with and without friction => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; sweep f in [0, 0.8] { item VIEW friction f; fling VIEW velocity (200, 0); run 1s } measure last(VIEW.velocity.x), last(VIEW.center.x)
    slide VIEW over ice and then over sand => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; sweep f in [0, 0.9] { item VIEW friction f; fling VIEW velocity (200, 0); run 1s } measure last(VIEW.center.x) - first(VIEW.center.x)
    vary the friction from N to N2 => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; sweep f in [N, (N + N2) / 2, N2] { item VIEW friction f; fling VIEW velocity (200, 0); run 2s } measure last(VIEW.center.x)
    try friction N and N2 => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; sweep f in [N, N2] { item VIEW friction f; fling VIEW velocity (200, 0); run 2s } measure last(VIEW.center.x)
    at what angle does VIEW start to slide => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; item VIEW friction 0.5; collision on VIEW bounds; sweep a in [0, 10, 20, 30, 40] { gravity on VIEW angle 90deg - a * 1deg; run 1s } measure last(VIEW.center.x) - first(VIEW.center.x)
    repeat the same experiment with another mass => checkpoint before; gravity on VIEW; run 1s; restore before; item VIEW density 5; gravity on VIEW; run 1s
    bookmark this moment => checkpoint bookmark
    come back here later => checkpoint here
    set a checkpoint => checkpoint here
    mark this moment => checkpoint mark
    mark this point => checkpoint mark
    name this moment => checkpoint moment
    remember this state => checkpoint remembered
    save state => checkpoint saved
    git commit message TEXT => checkpoint saved; note TEXT
    call this moment start => checkpoint start
    git stash => checkpoint stash
    git tag version => checkpoint v1
    why doesn't VIEW bounce => collision on VIEW bounds; gravity on VIEW; item VIEW elasticity 0.8; run 2s; measure VIEW.center.y
    compare back and elastic => compare backOut, elasticOut
    bouncy vs snappy vs smooth => compare bouncy, snappy, smooth
    deceleration rate normal versus fast => compare decay(velocity: 1000, rate: 0.998), decay(velocity: 1000, rate: 0.99)
    compare css ease with ease in out => compare ease, easeInOut
    compare ease in ease out => compare easeIn, easeOut
    show me ease in versus ease out => compare easeIn, easeOut
    which is faster ease in or ease out => compare easeIn, easeOut
    enter with ease out exit with ease in => compare easeOut, easeIn
    which easing feels natural => compare easeOut, smooth, backOut
    what is the difference between ease out and spring => compare easeOut, spring(duration: 0.5, bounce: 0.3)
    compare expo and quint out => compare expoOut, quintOut
    compare keyboard curve and ease out => compare keyboard, easeOut
    compare linear vs cubic out => compare linear, cubicOut
    compare linear and ease out => compare linear, easeOut
    compare linear and spring damping N => compare linear, uiSpring(damping: N, duration: 1s)
    which swiftui spring is the bounciest => compare smooth, snappy, bouncy
    spring snappy extra bounce => compare snappy, spring(duration: 0.5, bounce: 0.35)
    what does bounce do in a spring => compare spring(duration: 0.5, bounce: 0), spring(duration: 0.5, bounce: 0.3), spring(duration: 0.5, bounce: 0.6)
    ab test two springs => compare spring(duration: 0.5, bounce: 0.1), spring(duration: 0.5, bounce: 0.4)
    compare spring bounce N and spring bounce N2 => compare spring(duration: 0.5, bounce: N), spring(duration: 0.5, bounce: N2)
    which damping has no bounce => compare spring(response: 0.5, dampingRatio: 1), spring(response: 0.5, dampingRatio: 0.7)
    compare spring damping N and spring damping N2 => compare spring(response: 0.5, dampingRatio: N), spring(response: 0.5, dampingRatio: N2)
    compare spring response N and spring response N2 => compare spring(response: N, dampingRatio: 0.7), spring(response: N2, dampingRatio: 0.7)
    what does response N mean => compare spring(response: N, dampingRatio: 0.8), spring(response: 0.55, dampingRatio: 0.8)
    compare spring stiffness N and spring stiffness N2 => compare spring(stiffness: N, damping: 10), spring(stiffness: N2, damping: 10)
    compare damping N and N2 => compare uiSpring(damping: N, duration: 0.5), uiSpring(damping: N2, duration: 0.5)
    control experiment => fork control; run 1s; switch main
    copy of the session to experiment => fork experiment
    branch from here => fork idea
    create a branch => fork idea
    git checkout new branch idea => fork idea
    try something without losing this => fork idea
    what if branch => fork whatif
    galileo tower of pisa experiment => gravity on VIEW, OTHER; item OTHER density 10; run 1s; compare VIEW.center.y - first(VIEW.center.y), OTHER.center.y - first(OTHER.center.y)
    compare the fall of VIEW and OTHER => gravity on VIEW, OTHER; run 1s; compare VIEW.center.y, OTHER.center.y
    try several elasticities => gravity on VIEW; collision on VIEW bounds; sweep e in [0, 0.3, 0.6, 0.9] { item VIEW elasticity e; run 3s } measure min(VIEW.center.y, from: 1s), bounces(VIEW.center.y)
    try different elasticity => gravity on VIEW; collision on VIEW bounds; sweep e in [0, 0.5, 1] { item VIEW elasticity e; run 3s } measure bounces(VIEW.center.y)
    bounce height for different elasticity => gravity on VIEW; collision on VIEW bounds; sweep e in [0.2, 0.5, 0.8] { item VIEW elasticity e; run 3s } measure stage.size.height - VIEW.size.height / 2 - min(VIEW.center.y, from: 1s)
    vary the elasticity from N to N2 => gravity on VIEW; collision on VIEW bounds; sweep e in [N, (N + N2) / 2, N2] { item VIEW elasticity e; run 3s } measure bounces(VIEW.center.y)
    try elasticity N N2 N3 => gravity on VIEW; collision on VIEW bounds; sweep e in [N, N2, N3] { item VIEW elasticity e; run 3s } measure bounces(VIEW.center.y), t
    compare elasticity N and N2 => gravity on VIEW; collision on VIEW bounds; sweep e in [N, N2] { item VIEW elasticity e; run 3s } measure bounces(VIEW.center.y), t
    try different heights => gravity on VIEW; collision on VIEW bounds; sweep h in [100, 200, 400] { VIEW.center.y = stage.size.height - h; run 2s } measure max(VIEW.velocity.y)
    descriptive statistics of VIEW => gravity on VIEW; run 1s; measure VIEW.center.y
    spread of the values => gravity on VIEW; run 1s; measure VIEW.center.y
    standard deviation => gravity on VIEW; run 1s; measure VIEW.center.y
    statistics => gravity on VIEW; run 1s; measure VIEW.center.y
    save the result and compare with the next run => gravity on VIEW; run 1s; trace VIEW.center.y as first_run; goto 0s; item VIEW resistance 3; run 1s; compare first_run, VIEW.center.y
    compare with gravity N => gravity on VIEW; run 1s; trace VIEW.center.y as plain; goto 0s; gravity on VIEW magnitude N; run 1s; compare plain, VIEW.center.y
    compare run N and run N2 => gravity on VIEW; run 1s; trace VIEW.center.y as run_one; goto 0s; item VIEW resistance 3; run 1s; compare run_one, VIEW.center.y
    compare this run with the last run => gravity on VIEW; run 1s; trace VIEW.center.y as run_one; goto 0s; item VIEW resistance 3; run 1s; compare run_one, VIEW.center.y
    compare two runs => gravity on VIEW; run 1s; trace VIEW.center.y as run_one; goto 0s; item VIEW resistance 3; run 1s; compare run_one, VIEW.center.y
    plot two runs => gravity on VIEW; run 1s; trace VIEW.center.y as run_one; goto 0s; item VIEW resistance 3; run 1s; compare run_one, VIEW.center.y
    drop from N N2 and N3 => gravity on VIEW; sweep h in [N, N2, N3] { VIEW.center.y = stage.size.height - h; run until VIEW.frame.maxY >= stage.size.height max 5s } measure t, max(VIEW.velocity.y)
    compare heights N and N2 => gravity on VIEW; sweep h in [N, N2] { VIEW.center.y = stage.size.height - h; run until VIEW.frame.maxY >= stage.size.height max 5s } measure t, max(VIEW.velocity.y)
    drop from N and from N2 => gravity on VIEW; sweep h in [N, N2] { VIEW.center.y = stage.size.height - h; run until VIEW.frame.maxY >= stage.size.height max 5s } measure t, max(VIEW.velocity.y)
    heavier and lighter => gravity on VIEW; sweep m in [0.5, 2] { item VIEW density m; run 1s } measure last(VIEW.center.y)
    what if VIEW is lighter => gravity on VIEW; sweep m in [1, 0.1] { item VIEW density m; run 1s } measure last(VIEW.center.y)
    what if VIEW is heavier => gravity on VIEW; sweep m in [1, 10] { item VIEW density m; run 1s } measure last(VIEW.center.y)
    why do heavy and light things fall equally fast => gravity on VIEW; sweep m in [1, 10] { item VIEW density m; run 1s } measure last(VIEW.center.y), last(VIEW.velocity.y)
    try different mass => gravity on VIEW; sweep m in [1, 2, 5] { item VIEW density m; run 1s } measure last(VIEW.center.y)
    what if VIEW is twice as heavy => gravity on VIEW; sweep m in [1, 2] { item VIEW density m; run 1s } measure last(VIEW.center.y)
    what if i double the mass => gravity on VIEW; sweep m in [1, 2] { item VIEW density m; run 1s } measure last(VIEW.center.y), last(VIEW.velocity.y)
    compare masses N and N2 => gravity on VIEW; sweep m in [N, N2] { item VIEW density m; run 1s } measure last(VIEW.center.y), last(VIEW.velocity.y)
    parameter study of resistance => gravity on VIEW; sweep r in [0, 1, 2, 4] { item VIEW resistance r; run 1s } measure last(VIEW.center.y)
    change one thing and keep the rest the same => gravity on VIEW; sweep r in [0, 2, 4] { item VIEW resistance r; run 1s } measure last(VIEW.center.y)
    change one variable => gravity on VIEW; sweep r in [0, 2, 4] { item VIEW resistance r; run 1s } measure last(VIEW.center.y)
    independent variable => gravity on VIEW; sweep r in [0, 2, 4] { item VIEW resistance r; run 1s } measure last(VIEW.center.y)
    experiment results as a table => gravity on VIEW; sweep r in [0, 2, 4] { item VIEW resistance r; run 1s } measure last(VIEW.center.y), last(VIEW.velocity.y) as results; table results
    with and without air resistance => gravity on VIEW; sweep r in [0, 3] { item VIEW resistance r; run 1s } measure last(VIEW.center.y), last(VIEW.velocity.y)
    how does drag change the terminal velocity => gravity on VIEW; sweep r in [2, 4, 8] { item VIEW resistance r; run 3s } measure last(VIEW.velocity.y)
    vary the resistance from N to N2 => gravity on VIEW; sweep r in [N, (N + N2) / 2, N2] { item VIEW resistance r; run 1s } measure last(VIEW.center.y)
    try resistance N N2 N3 => gravity on VIEW; sweep r in [N, N2, N3] { item VIEW resistance r; run 1s } measure last(VIEW.center.y), last(VIEW.velocity.y)
    does size matter for falling => gravity on VIEW; sweep s in [20, 50, 100] { VIEW.size = (s, s); run 1s } measure last(VIEW.velocity.y)
    what if VIEW is bigger => gravity on VIEW; sweep s in [50, 100, 200] { VIEW.size = (s, s); run 1s } measure last(VIEW.center.y)
    vary the size from N to N2 => gravity on VIEW; sweep s in [N, (N + N2) / 2, N2] { VIEW.size = (s, s); run 1s } measure last(VIEW.center.y)
    drop VIEW N times => gravity on VIEW; sweep trial in 1..N { run until VIEW.frame.maxY >= stage.size.height max 10s } measure t
    run the experiment N times => gravity on VIEW; sweep trial in 1..N { seed trial; run 1s } measure last(VIEW.center.y)
    does friction matter => gravity on VIEW; sweep v in [0, 0.5, 1] { item VIEW friction v; run 1s } measure last(VIEW.center.y)
    does mass change how fast it falls => gravity on VIEW; sweep v in [1, 4] { item VIEW density v; run 1s } measure last(VIEW.center.y)
    like charges repel and opposite charges attract => item VIEW charge 1; field electric on VIEW at stage.center; sweep q in [-1, 1] { item VIEW charge q; run 500ms } measure last(length(VIEW.center - stage.center))
    which angle throws farthest => item VIEW resistance 0; gravity on VIEW; let start = VIEW.center.y; sweep a in [15, 30, 45, 60, 75] { fling VIEW velocity (500 * cos(a * 1deg), -500 * sin(a * 1deg)); run until VIEW.center.y > start + 1 max 5s } measure last(VIEW.center.x) - first(VIEW.center.x), t
    best angle for maximum distance => item VIEW resistance 0; gravity on VIEW; let start = VIEW.center.y; sweep a in [30, 40, 45, 50, 60] { fling VIEW velocity (500 * cos(a * 1deg), -500 * sin(a * 1deg)); run until VIEW.center.y > start + 1 max 5s } measure last(VIEW.center.x) - first(VIEW.center.x)
    braking distance at double speed => item VIEW resistance 3; sweep v in [100, 200, 400] { fling VIEW velocity (v, 0); run 4s } measure last(VIEW.center.x) - first(VIEW.center.x)
    vary the angle from N to N2 => item VIEW; gravity on VIEW; sweep a in [N, (N + N2) / 2, N2] { fling VIEW velocity (400 * cos(a * 1deg), -400 * sin(a * 1deg)); run 1s } measure last(VIEW.center.x)
    try angles N N2 N3 => item VIEW; gravity on VIEW; sweep a in [N, N2, N3] { fling VIEW velocity (400 * cos(a * 1deg), -400 * sin(a * 1deg)); run 1s } measure last(VIEW.center.x)
    compare angles N and N2 => item VIEW; gravity on VIEW; sweep a in [N, N2] { fling VIEW velocity (400 * cos(a * 1deg), -400 * sin(a * 1deg)); run 1s } measure last(VIEW.center.x)
    repeat the experiment N times => item VIEW; gravity on VIEW; sweep trial in 1..N { seed trial; fling VIEW velocity (random(-200, 200), -300); run 1s } measure last(VIEW.center.x), min(VIEW.center.y)
    try different speeds => item VIEW; gravity on VIEW; sweep v in [100, 200, 400] { fling VIEW velocity (v, -v); run 1s } measure last(VIEW.center.x), min(VIEW.center.y)
    how does height depend on speed => item VIEW; gravity on VIEW; sweep v in [200, 400, 600] { fling VIEW velocity (0, -v); run 1s } measure first(VIEW.center.y) - min(VIEW.center.y)
    what if i throw it twice as fast => item VIEW; gravity on VIEW; sweep v in [300, 600] { fling VIEW velocity (0, -v); run 2s } measure min(VIEW.center.y)
    vary the speed from N to N2 => item VIEW; gravity on VIEW; sweep v in [N, (N + N2) / 2, N2] { fling VIEW velocity (v, -v); run 1s } measure last(VIEW.center.x), min(VIEW.center.y)
    compare speeds N and N2 => item VIEW; gravity on VIEW; sweep v in [N, N2] { fling VIEW velocity (v, -v); run 1s } measure last(VIEW.center.x), min(VIEW.center.y)
    f equals m a => push on VIEW magnitude 1; sweep d in [1, 2, 4] { item VIEW density d resistance 0; run 1s } measure last(VIEW.velocity.x)
    newton's second law => push on VIEW magnitude 1; sweep d in [1, 2, 4] { item VIEW density d resistance 0; run 1s } measure last(VIEW.velocity.x)
    relationship between mass and acceleration => push on VIEW magnitude 1; sweep m in [1, 2, 4, 8] { item VIEW density m resistance 0; run 1s } measure last(VIEW.velocity.x)
    compare VIEW and OTHER => run 1s; compare VIEW.center.y, OTHER.center.y
    difference between VIEW and OTHER => run 1s; compare VIEW.center.y, OTHER.center.y
    compare VIEW speed with OTHER speed => run 1s; compare length(VIEW.velocity), length(OTHER.velocity)
    measure everything => run 1s; measure VIEW.center.x; measure VIEW.center.y
    fit a line => run 1s; measure VIEW.center.y
    line of best fit => run 1s; measure VIEW.center.y
    trend line => run 1s; measure VIEW.center.y
    compare before and after => run 1s; trace VIEW.center.y as before; goto 0s; gravity on VIEW; run 1s; compare before, VIEW.center.y
    compare with and without gravity => run 1s; trace VIEW.center.y as without; goto 0s; gravity on VIEW; run 1s; compare without, VIEW.center.y
    how long is one swing of the pendulum => run 5s; measure VIEW.center.x
    frequency of VIEW => run 5s; measure VIEW.center.y
    try different values of damping => sweep d in [0.2, 0.4, 0.6, 0.8] { animate VIEW.center.x to 280 over 0.5s damping d; run 1s } measure overshoot(VIEW.presentation.center.x)
    compare several durations => sweep d in [0.2, 0.5, 1] { animate VIEW.center.x to 280 over d * 1s; run 1s } measure settling(VIEW.presentation.center.x), rise(VIEW.presentation.center.x)
    find the best damping => sweep d in [0.4, 0.6, 0.8, 1] { animate VIEW.center.x to 280 over 0.5s damping d; run 1s } measure settling(VIEW.presentation.center.x), overshoot(VIEW.presentation.center.x)
    vary the damping from N to N2 => sweep d in [N, (N + N2) / 2, N2] { animate VIEW.center.x to 280 over 0.5s damping d; run 1s } measure overshoot(VIEW.presentation.center.x)
    planet gravity => sweep g in [0.165, 0.38, 1, 2.53] { gravity on VIEW magnitude g; run 500ms } measure last(VIEW.velocity.y)
    which planet has the strongest gravity => sweep g in [0.165, 0.38, 1, 2.53] { gravity on VIEW magnitude g; run 500ms } measure last(VIEW.velocity.y)
    try different values of gravity => sweep g in [0.5, 1, 2] { gravity on VIEW magnitude g; run 1s } measure last(VIEW.center.y), last(VIEW.velocity.y)
    compare falling on earth and moon => sweep g in [0.98, 0.165] { gravity on VIEW magnitude g; run 1s } measure last(VIEW.center.y) - first(VIEW.center.y), last(VIEW.velocity.y)
    how much faster does it fall on jupiter => sweep g in [0.98, 2.5] { gravity on VIEW magnitude g; run 500ms } measure last(VIEW.center.y) - first(VIEW.center.y), last(VIEW.velocity.y)
    what is the difference between mass and weight => sweep g in [1, 0.165] { gravity on VIEW magnitude g; run 1s } measure last(VIEW.velocity.y)
    vary the gravity from N to N2 => sweep g in [N, (N + N2) / 2, N2] { gravity on VIEW magnitude g; run 1s } measure last(VIEW.velocity.y)
    try gravity N N2 N3 => sweep g in [N, N2, N3] { gravity on VIEW magnitude g; run 1s } measure last(VIEW.center.y), last(VIEW.velocity.y)
    which stiffness settles fastest => sweep k in [50, 100, 200, 400] { animate VIEW.center.x to 280 curve spring(stiffness: k, damping: 10); run 3s } measure settling(VIEW.presentation.center.x)
    does the length change the period of the pendulum => sweep l in [100, 200, 400] { attach VIEW to (160, 20) length l; item VIEW resistance 0; gravity on VIEW; run 6s } measure period(VIEW.center.x)
    vary the length from N to N2 => sweep l in [N, (N + N2) / 2, N2] { attach VIEW to (160, 0) length l; gravity on VIEW; run 3s } measure max(VIEW.center.x)
    pendulum of length N and N2 => sweep l in [N, N2] { attach VIEW to (160, 20) length l; item VIEW resistance 0; gravity on VIEW; run 5s } measure period(VIEW.center.x)
    does the mass change how a pendulum swings => sweep m in [1, 4] { attach VIEW to (160, 20) length 200; item VIEW density m resistance 0; gravity on VIEW; run 5s } measure period(VIEW.center.x)
    vary the mass from N to N2 => sweep m in [N, (N + N2) / 2, N2] { item VIEW density m; gravity on VIEW; run 1s } measure last(VIEW.center.y)
    try masses N N2 and N3 => sweep m in [N, N2, N3] { item VIEW density m; gravity on VIEW; run 1s } measure last(VIEW.center.y), last(VIEW.velocity.y)
    compare gravity N and N2 => sweep m in [N, N2] { gravity on VIEW magnitude m; run 1s } measure last(VIEW.center.y)
    moment of inertia => sweep s in [50, 100, 200] { VIEW.size = (s, s); push on VIEW magnitude 1 offset (0, 20) instantaneous; run 500ms } measure last(VIEW.angularVelocity)
    """#
}
