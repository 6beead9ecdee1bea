/// Loops and conditions.
extension PhraseBook {
  static let loops =
    #"""
    how do i write a loop => for i in 1..5 { print i }
    for i in range N N2 print i => for i in N..<N2 { print i }
    for i in range N through N2 print i squared => for i in N..N2 { print i ^ 2 }
    for i in stride from N through N2 by N3 print i => for i in stride(from: N, through: N2, by: N3) { print i }
    for i in N reversed print => for i in stride(from: N, to: 0, by: -1) { print i }
    for subview in view subviews where subview VIEW subview alpha N => for subview in [VIEW, box] { if subview != VIEW { subview.alpha = N } }
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
    switch VIEW alpha case N print default => if VIEW.alpha == N { print "case" } else { print "default" }
    if VIEW alpha N print TEXT => if VIEW.alpha == N { print TEXT }
    guard VIEW alpha N else return => if VIEW.alpha > N { step }
    if VIEW x less than N print TEXT => if VIEW.center.x < N { print TEXT }
    if VIEW x N VIEW x N2 => if VIEW.center.x > N { VIEW.center.x = N2 }
    VIEW x VIEW x N N2 N3 => if VIEW.center.x > N { VIEW.center.x = N2 } else { VIEW.center.x = N3 }
    guard VIEW center y less than N else return => if VIEW.center.y < N { print VIEW.center }
    switch x case N print TEXT default break => if VIEW.center.y > 300 { VIEW.alpha = 0.5 }
    how do i write an if => if VIEW.center.y > 300 { print "low" } else { print "high" }
    if VIEW y N and VIEW x N2 print TEXT => if VIEW.center.y > N and VIEW.center.x < N2 { print(TEXT) }
    if VIEW y greater than N print TEXT else print TEXT2 => if VIEW.center.y > N { print TEXT } else { print TEXT2 }
    if VIEW frame max y view frame height VIEW center y N => if VIEW.frame.maxY > stage.bounds.height { VIEW.center.y = N }
    if VIEW frame max y view bounds height VIEW center y N => if VIEW.frame.maxY >= stage.bounds.height { VIEW.center.y = N }
    if VIEW frame width greater N print TEXT else print TEXT2 => if VIEW.frame.width > N { print TEXT } else { print TEXT2 }
    ternary is on VIEW color COLOR COLOR2 => if VIEW.isHidden { VIEW.color = COLOR } else { VIEW.color = COLOR2 }
    if VIEW is hidden VIEW is hidden false => if VIEW.isHidden { VIEW.isHidden = false }
    if VIEW is hidden print TEXT => if not VIEW.isHidden { print(TEXT) }
    flip a coin => if random() < 0.5 { print "heads" } else { print "tails" }
    every second print y => repeat 10 { run 1s; print VIEW.center.y }
    set interval VIEW center x N N2 => repeat 10 { run N2ms; VIEW.center.x += N }
    set interval console log VIEW y N => repeat 10 { run Nms; print VIEW.center.y }
    on receive timer publish every N autoconnect => repeat 10 { run Ns; print t }
    timer scheduled timer with time interval N repeats true => repeat 10 { run Ns; print t }
    every TIME print VIEW center y => repeat 10 { run TIME; print VIEW.center.y }
    watch VIEW center y every TIME => repeat 10 { run TIME; print t, VIEW.center.y }
    print VIEW position each frame => repeat 10 { step; print VIEW.center }
    ca display link add to run loop => repeat 10 { step; print t }
    repeat VIEW center x N while VIEW center x N2 => repeat 1000 { if VIEW.center.x < N2 { VIEW.center.x += N } }
    while VIEW center y N VIEW center y N2 => repeat 1000 { if VIEW.center.y < N { VIEW.center.y += N2 } }
    while VIEW alpha greater N VIEW alpha minus => repeat 20 { if VIEW.alpha > 0.05 { VIEW.alpha -= 0.05 } }
    fixed update add force => repeat 60 { step }
    forever => repeat 60 { step }
    while true step => repeat 60 { step }
    request animation frame VIEW x => repeat 60 { step; VIEW.center.x += 1 }
    while true VIEW move => repeat 60 { step; VIEW.center.x += 1 }
    func process delta position x N delta => repeat 60 { step; VIEW.center.x += N / 60 }
    forever move N steps => repeat 60 { step; VIEW.center.x += N }
    forever change y by N => repeat 60 { step; VIEW.center.y += N }
    while it falls print y => repeat 60 { step; if VIEW.velocity.y > 0 { print VIEW.center.y } }
    events on engine after update => repeat 60 { step; print VIEW.center }
    cadisplay link target self selector step => repeat 60 { step; print VIEW.presentation.center }
    cadisplay link add to run loop main => repeat 60 { step; print t }
    request animation frame draw => repeat 60 { step; print t }
    timeline view animation context date => repeat 60 { step; print t }
    log position on every frame => repeat 60 { step; print t, VIEW.center }
    override func update current time => repeat 60 { step; print t, VIEW.center }
    gravity action print self VIEW center => repeat 60 { step; print(VIEW.center) }
    repeat N fd N2 rt N3 => repeat N { VIEW.center += (N2 * cos(VIEW.rotation), N2 * sin(VIEW.rotation)); VIEW.rotation += N3deg }
    for i in range N VIEW forward N2 => repeat N { VIEW.center.x += N2 }
    repeat N move N2 steps => repeat N { VIEW.center.x += N2 }
    repeat N turn ANGLE => repeat N { VIEW.rotation += ANGLE }
    for i in range N VIEW right N2 => repeat N { VIEW.rotation += N2deg }
    repeat N times print hello => repeat N { print "hello" }
    step N times => repeat N { step }
    set interval function VIEW x N N2 N3 => repeat N3 { step; VIEW.center.x += N }
    """#
}
