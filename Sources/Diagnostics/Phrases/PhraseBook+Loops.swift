/// Loops and conditions.
extension PhraseBook {
  static let loops =
    #"""
    number count up => for i in 0..10 { print i }
    multiplication table N => for i in 1..10 { print i, "x", N, "=", i * N }
    times table of N => for i in 1..10 { print i, "x", N, "=", i * N }
    how do i write a loop => for i in 1..5 { print i }
    count backwards from N => for i in 1..N { print N + 1 - i }
    count to N => for i in 1..N { print i }
    count up to N => for i in 1..N { print i }
    for i in range N N2 print i => for i in N..<N2 { print i }
    for i in range N through N2 print i squared => for i in N..N2 { print i ^ 2 }
    count from N to N2 => for i in N..N2 { print i }
    counter from N to N2 => for i in N..N2 { print i }
    loop from N to N2 => for i in N..N2 { print i }
    print numbers from N to N2 => for i in N..N2 { print i }
    count down from N => for i in stride(from: N, through: 0, by: -1) { print i }
    for i in stride from N through N2 by N3 print i => for i in stride(from: N, through: N2, by: N3) { print i }
    for i in N reversed print => for i in stride(from: N, to: 0, by: -1) { print i }
    go through a list => for n in [1, 2, 3] { print n }
    for subview in view subviews where subview VIEW subview alpha N => for subview in [VIEW, box] { if subview != VIEW { subview.alpha = N } }
    loop over all views => for v in [VIEW, OTHER, THIRD] { print v.center }
    for every view print y => for v in [VIEW, OTHER, THIRD] { print v.center.y }
    enumerate child nodes with name => for v in [VIEW, OTHER] { print v.frame }
    for each view print its frame => for v in [VIEW, OTHER] { print v.frame }
    paint everything COLOR => for v in [VIEW, OTHER] { v.color = COLOR }
    for v in VIEW OTHER v is hidden true => for v in [VIEW, OTHER] { v.isHidden = true }
    array filter greater than N => for x in [1, 2, 3, 4] { if x > N { print x } }
    numbers map times N => for x in [1, 2, 3] { print x * N }
    let positions N N2 N3 map x x N4 => for x in [N, N2, N3] { print x * N4 }
    if VIEW alpha N VIEW alpha N2 => if (VIEW.alpha == N) { VIEW.alpha = N2 }
    if VIEW alpha N VIEW remove from superview => if (VIEW.alpha == N) { remove VIEW }
    if VIEW x N VIEW x N2 else VIEW x N3 => if (VIEW.center.x > N) { VIEW.center.x = N2 } else { VIEW.center.x += N3 }
    if VIEW x N VIEW x N2 print TEXT => if (VIEW.center.x >= N or VIEW.center.x <= N2) { print(TEXT) }
    if VIEW y height VIEW vy N => if (VIEW.center.y > stage.size.height) { fling VIEW velocity (0, VIEW.velocity.y * N - VIEW.velocity.y) }
    even or odd N => if N % 2 == 0 { print "even" } else { print "odd" }
    is N even => if N % 2 == 0 { print "even" } else { print "odd" }
    switch VIEW alpha case N print default => if VIEW.alpha == N { print "case" } else { print "default" }
    if VIEW alpha N print TEXT => if VIEW.alpha == N { print TEXT }
    if VIEW alpha N remove VIEW => if VIEW.alpha == N { remove VIEW }
    when VIEW alpha N remove VIEW => if VIEW.alpha == N { remove VIEW }
    guard VIEW alpha N else return => if VIEW.alpha > N { step }
    if VIEW x less than N print TEXT => if VIEW.center.x < N { print TEXT }
    if x less N print TEXT => if VIEW.center.x < N { print TEXT }
    if x between N and N2 => if VIEW.center.x > N and VIEW.center.x < N2 { print "between" }
    if x more N and y less N2 print => if VIEW.center.x > N and VIEW.center.y < N2 { print "yes" }
    if x more N or x less N2 => if VIEW.center.x > N or VIEW.center.x < N2 { print "outside" }
    if VIEW x N VIEW x N2 => if VIEW.center.x > N { VIEW.center.x = N2 }
    if x more N print TEXT => if VIEW.center.x > N { print TEXT }
    if VIEW x more N print TEXT else TEXT2 => if VIEW.center.x > N { print TEXT } else { print TEXT2 }
    if VIEW is above N => if VIEW.center.y < N { print "above" }
    if y less N print TEXT => if VIEW.center.y < N { print TEXT }
    guard VIEW center y less than N else return => if VIEW.center.y < N { print VIEW.center }
    how do i write an if => if VIEW.center.y > 300 { print "low" } else { print "high" }
    if else => if VIEW.center.y > 300 { print "low" } else { print "high" }
    if otherwise => if VIEW.center.y > 300 { print "low" } else { print "high" }
    if VIEW y N and VIEW x N2 print TEXT => if VIEW.center.y > N and VIEW.center.x < N2 { print(TEXT) }
    if y between N and N2 => if VIEW.center.y > N and VIEW.center.y < N2 { print "between" }
    if VIEW is below N => if VIEW.center.y > N { print "below" }
    if y more N print TEXT => if VIEW.center.y > N { print TEXT }
    if VIEW y greater than N print TEXT else print TEXT2 => if VIEW.center.y > N { print TEXT } else { print TEXT2 }
    if VIEW y more N print TEXT else TEXT2 => if VIEW.center.y > N { print TEXT } else { print TEXT2 }
    if VIEW frame max y view frame height VIEW center y N => if VIEW.frame.maxY > stage.bounds.height { VIEW.center.y = N }
    if VIEW frame max y view bounds height VIEW center y N => if VIEW.frame.maxY >= stage.bounds.height { VIEW.center.y = N }
    if VIEW frame width greater N print TEXT else print TEXT2 => if VIEW.frame.width > N { print TEXT } else { print TEXT2 }
    ternary is on VIEW color COLOR COLOR2 => if VIEW.isHidden { VIEW.color = COLOR } else { VIEW.color = COLOR2 }
    if VIEW is hidden VIEW is hidden false => if VIEW.isHidden { VIEW.isHidden = false }
    if speed less N => if length(VIEW.velocity) < N { print "still" }
    if VIEW is fast print TEXT => if length(VIEW.velocity) > 100 { print TEXT }
    if speed more N => if length(VIEW.velocity) > N { print "fast" }
    if VIEW is hidden print TEXT => if not VIEW.isHidden { print(TEXT) }
    coin toss => if random() < 0.5 { print "heads" } else { print "tails" }
    flip a coin => if random() < 0.5 { print "heads" } else { print "tails" }
    if time more N => if t > Ns { print t }
    every second print y => repeat 10 { run 1s; print VIEW.center.y }
    set interval VIEW center x N N2 => repeat 10 { run N2ms; VIEW.center.x += N }
    set interval console log VIEW y N => repeat 10 { run Nms; print VIEW.center.y }
    on receive timer publish every N autoconnect => repeat 10 { run Ns; print t }
    timer scheduled timer with time interval N repeats true => repeat 10 { run Ns; print t }
    every TIME VIEW alpha N => repeat 10 { run TIME; VIEW.alpha = N }
    repeat every TIME VIEW alpha N => repeat 10 { run TIME; VIEW.alpha = N }
    every TIME VIEW background color COLOR => repeat 10 { run TIME; VIEW.backgroundColor = COLOR }
    repeat every TIME VIEW background color COLOR => repeat 10 { run TIME; VIEW.backgroundColor = COLOR }
    every TIME VIEW center x N => repeat 10 { run TIME; VIEW.center.x += N }
    repeat every TIME VIEW center x N => repeat 10 { run TIME; VIEW.center.x += N }
    every TIME VIEW center y N => repeat 10 { run TIME; VIEW.center.y += N }
    repeat every TIME VIEW center y N => repeat 10 { run TIME; VIEW.center.y += N }
    every TIME VIEW rotation ANGLE => repeat 10 { run TIME; VIEW.rotation += ANGLE }
    repeat every TIME VIEW rotation ANGLE => repeat 10 { run TIME; VIEW.rotation += ANGLE }
    every TIME VIEW scale N => repeat 10 { run TIME; VIEW.scale = N }
    repeat every TIME VIEW scale N => repeat 10 { run TIME; VIEW.scale = N }
    every TIME print VIEW center y => repeat 10 { run TIME; print VIEW.center.y }
    watch VIEW center y every TIME => repeat 10 { run TIME; print t, VIEW.center.y }
    while loop => repeat 10 { step }
    print VIEW position each frame => repeat 10 { step; print VIEW.center }
    ca display link add to run loop => repeat 10 { step; print t }
    on step print t => repeat 10 { step; print t }
    repeat VIEW center x N while VIEW center x N2 => repeat 1000 { if VIEW.center.x < N2 { VIEW.center.x += N } }
    while VIEW center y N VIEW center y N2 => repeat 1000 { if VIEW.center.y < N { VIEW.center.y += N2 } }
    move VIEW right N every second => repeat 3 { VIEW.center.x += N; run 1s }
    move VIEW left N every second => repeat 3 { VIEW.center.x -= N; run 1s }
    move VIEW down N every second => repeat 3 { VIEW.center.y += N; run 1s }
    move VIEW up N every second => repeat 3 { VIEW.center.y -= N; run 1s }
    loops => repeat 3 { run 0.2s; print t }
    print x every second => repeat 3 { run 1s; print VIEW.center.x }
    print the time every second => repeat 3 { run 1s; print t }
    every frame print VIEW center => repeat 30 { step; print VIEW.center }
    on frame print VIEW center => repeat 30 { step; print VIEW.center }
    every frame print VIEW center y => repeat 30 { step; print VIEW.center.y }
    on update print VIEW center y => repeat 30 { step; print VIEW.center.y }
    every TIME push VIEW up => repeat 5 { push on VIEW magnitude 1 angle -90deg instantaneous; run TIME }
    move VIEW right N each frame => repeat 60 { VIEW.center.x += N; step }
    move VIEW left N each frame => repeat 60 { VIEW.center.x -= N; step }
    move VIEW down N each frame => repeat 60 { VIEW.center.y += N; step }
    move VIEW up N each frame => repeat 60 { VIEW.center.y -= N; step }
    turn VIEW ANGLE each frame => repeat 60 { VIEW.rotation += ANGLE; step }
    fixed update add force => repeat 60 { step }
    forever => repeat 60 { step }
    while true step => repeat 60 { step }
    on tick VIEW alpha N => repeat 60 { step; VIEW.alpha = N }
    on update VIEW alpha N => repeat 60 { step; VIEW.alpha = N }
    repeat forever VIEW alpha N => repeat 60 { step; VIEW.alpha = N }
    every frame VIEW background color COLOR => repeat 60 { step; VIEW.backgroundColor = COLOR }
    on tick VIEW background color COLOR => repeat 60 { step; VIEW.backgroundColor = COLOR }
    on update VIEW background color COLOR => repeat 60 { step; VIEW.backgroundColor = COLOR }
    repeat forever VIEW background color COLOR => repeat 60 { step; VIEW.backgroundColor = COLOR }
    request animation frame VIEW x => repeat 60 { step; VIEW.center.x += 1 }
    while true VIEW move => repeat 60 { step; VIEW.center.x += 1 }
    func process delta position x N delta => repeat 60 { step; VIEW.center.x += N / 60 }
    every frame VIEW center x N => repeat 60 { step; VIEW.center.x += N }
    forever move N steps => repeat 60 { step; VIEW.center.x += N }
    on tick VIEW center x N => repeat 60 { step; VIEW.center.x += N }
    on update VIEW center x N => repeat 60 { step; VIEW.center.x += N }
    repeat forever VIEW center x N => repeat 60 { step; VIEW.center.x += N }
    every frame VIEW center y N => repeat 60 { step; VIEW.center.y += N }
    forever change y by N => repeat 60 { step; VIEW.center.y += N }
    on tick VIEW center y N => repeat 60 { step; VIEW.center.y += N }
    on update VIEW center y N => repeat 60 { step; VIEW.center.y += N }
    repeat forever VIEW center y N => repeat 60 { step; VIEW.center.y += N }
    every frame VIEW rotation ANGLE => repeat 60 { step; VIEW.rotation += ANGLE }
    on tick VIEW rotation ANGLE => repeat 60 { step; VIEW.rotation += ANGLE }
    on update VIEW rotation ANGLE => repeat 60 { step; VIEW.rotation += ANGLE }
    repeat forever VIEW rotation ANGLE => repeat 60 { step; VIEW.rotation += ANGLE }
    repeat forever VIEW rotation ANGLE run => repeat 60 { step; VIEW.rotation += ANGLE }
    on tick VIEW scale N => repeat 60 { step; VIEW.scale = N }
    on update VIEW scale N => repeat 60 { step; VIEW.scale = N }
    repeat forever VIEW scale N => repeat 60 { step; VIEW.scale = N }
    while it falls print y => repeat 60 { step; if VIEW.velocity.y > 0 { print VIEW.center.y } }
    events on engine after update => repeat 60 { step; print VIEW.center }
    gsap ticker add update => repeat 60 { step; print VIEW.center }
    display link target self selector step => repeat 60 { step; print VIEW.presentation.center }
    display link add to run loop main => repeat 60 { step; print t }
    request animation frame draw => repeat 60 { step; print t }
    timeline view animation context date => repeat 60 { step; print t }
    log position on every frame => repeat 60 { step; print t, VIEW.center }
    override func update current time => repeat 60 { step; print t, VIEW.center }
    gravity action print self VIEW center => repeat 60 { step; print(VIEW.center) }
    repeat N fd N2 rt N3 => repeat N { VIEW.center += (N2 * cos(VIEW.rotation), N2 * sin(VIEW.rotation)); VIEW.rotation += N3deg }
    for i in range N VIEW forward N2 => repeat N { VIEW.center.x += N2 }
    repeat N move N2 steps => repeat N { VIEW.center.x += N2 }
    repeat N times move right N2 => repeat N { VIEW.center.x += N2; step }
    repeat N times move left N2 => repeat N { VIEW.center.x -= N2; step }
    repeat N times move down N2 => repeat N { VIEW.center.y += N2; step }
    repeat N times move up N2 => repeat N { VIEW.center.y -= N2; step }
    repeat N turn ANGLE => repeat N { VIEW.rotation += ANGLE }
    repeat N times turn ANGLE => repeat N { VIEW.rotation += ANGLE; step }
    for i in range N VIEW right N2 => repeat N { VIEW.rotation += N2deg }
    repeat N times print hello => repeat N { print "hello" }
    repeat N times print TEXT => repeat N { print TEXT }
    countdown from N => repeat N { run 1s; print N - t / 1s }
    loop N => repeat N { step }
    once again N times => repeat N { step }
    same thing N times => repeat N { step }
    step N times => repeat N { step }
    """#
}
