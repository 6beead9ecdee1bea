/// Animations of sizes.
extension PhraseBook {
  static let growth =
    #"""
    scale VIEW from its center to N => VIEW.anchorPoint = (0.5, 0.5); animate VIEW.scale to N over 0.3s
    dropdown closes VIEW => VIEW.clipsToBounds = on; animate VIEW.frame.height to 0 over 0.2s curve easeIn
    morph VIEW from square to circle => VIEW.cornerRadius = 0; animate VIEW.cornerRadius to VIEW.size.width / 2 over 0.5s
    drawer VIEW => VIEW.frame = (-240, 0, 240, stage.size.height); animate VIEW.frame.x to 0 over 0.3s curve easeOut
    hamburger menu slides in VIEW => VIEW.frame = (-240, 0, 240, stage.size.height); animate VIEW.frame.x to 0 over 0.3s curve easeOut
    side menu VIEW => VIEW.frame = (-240, 0, 240, stage.size.height); animate VIEW.frame.x to 0 over 0.3s curve easeOut
    keyframes VIEW N left N2 right => VIEW.frame.x = 0; animate VIEW.frame.x to stage.size.width - VIEW.size.width over 1s
    animate VIEW left N to N2 TIME linear infinite alternate => VIEW.frame.x = N; animate VIEW.frame.x to N2 over TIME curve linear repeat forever autoreverse on
    infinite marquee VIEW => VIEW.frame.x = stage.size.width; animate VIEW.frame.x to -VIEW.size.width over 5s curve linear repeat forever
    ticker moves left forever => VIEW.frame.x = stage.size.width; animate VIEW.frame.x to -VIEW.size.width over 5s curve linear repeat forever
    marquee text scrolls left => VIEW.frame.x = stage.size.width; animate VIEW.frame.x to -VIEW.size.width over 6s curve linear repeat forever
    marquee left TIME => VIEW.frame.x = stage.size.width; animate VIEW.frame.x to -VIEW.size.width over TIME curve linear repeat forever
    slide in from top => VIEW.frame.y = -VIEW.size.height; animate VIEW.frame.y to 40 over 0.4s curve easeOut
    circle reveal => VIEW.mask = circle(1); animate VIEW.mask to circle(VIEW.size.width) over 0.6s
    iris in => VIEW.mask = circle(1); animate VIEW.mask to circle(VIEW.size.width) over 0.6s
    iris wipe VIEW => VIEW.mask = circle(1); animate VIEW.mask to circle(VIEW.size.width) over 0.6s
    circular reveal of VIEW TIME => VIEW.mask = circle(1); animate VIEW.mask to circle(VIEW.size.width) over TIME
    iris out => VIEW.mask = circle(VIEW.size.width); animate VIEW.mask to circle(1) over 0.6s
    transition scale => VIEW.scale = 0.01; animate VIEW.scale to 1 over 0.35s
    facebook pop scale spring VIEW => VIEW.scale = 0.5; animate VIEW.scale to 1 curve popSpring(bounciness: 18, speed: 12)
    transition scale animation => VIEW.scale = 0; animate VIEW.scale to 1 over 0.35s
    pop VIEW in with overshoot => VIEW.scale = 0; animate VIEW.scale to 1 over 0.5s curve backOut
    entering bounce in => VIEW.scale = 0; animate VIEW.scale to 1 over 0.6s curve bounceOut
    zoom out to reveal => VIEW.scale = 3; animate VIEW.scale to 1 over 0.8s curve expoOut
    scale up VIEW from N with overshoot => VIEW.scale = N; animate VIEW.scale to 1 over 0.5s curve backOut
    scale from N to N2 => VIEW.scale = N; animate VIEW.scale to N2 over 0.5s
    scale keyframes N N2 => VIEW.scale = N; animate VIEW.scale to N2 over 1s
    oscillate VIEW scale between N and N2 => VIEW.scale = N; animate VIEW.scale to N2 over 1s curve sineInOut repeat forever autoreverse on
    from scale N to scale N2 TIME => VIEW.scale = N; animate VIEW.scale to N2 over TIME
    morph VIEW into circle => animate VIEW.cornerRadius to VIEW.size.width / 2 over 0.5s
    layout animation presets ease in ease out => animate VIEW.frame to (20, 300, 280, 100) over 0.3s curve easeInOut
    layout transition linear => animate VIEW.frame to (20, 300, 280, 100) over 0.3s curve linear
    VIEW frame N N2 N3 N4 with duration N5 => animate VIEW.frame to (N, N2, N3, N4) over N5s
    animate VIEW frame to N N2 N3 N4 duration N5 delay N6 => animate VIEW.frame to (N, N2, N3, N4) over N5s delay N6s
    VIEW frame N N2 N3 N4 over TIME => animate VIEW.frame to (N, N2, N3, N4) over TIME
    animate VIEW frame N N2 N3 N4 with duration TIME => animate VIEW.frame to (N, N2, N3, N4) over TIME
    shared element transition VIEW OTHER => animate VIEW.frame to OTHER.frame over 0.4s curve bezier(0.4, 0, 0.2, 1)
    VIEW frame OTHER frame animated => animate VIEW.frame to OTHER.frame over 0.5s
    hero animation from VIEW to OTHER => animate VIEW.frame to OTHER.frame over 0.5s
    VIEW fullscreen => animate VIEW.frame to stage.bounds over 0.5s
    size transition axis => animate VIEW.frame.height to 0 over 0.3s
    collapse VIEW => animate VIEW.frame.height to 0 over 0.3s curve easeInOut
    height constraint constant N animate layout if needed VIEW => animate VIEW.frame.height to N over 0.3s
    expand VIEW to height N => animate VIEW.frame.height to N over 0.3s curve easeInOut
    VIEW frame size height N animated => animate VIEW.frame.height to N over 0.5s
    set VIEW frame size height N animated true => animate VIEW.frame.height to N over 0.5s
    VIEW frame height N with duration N2 => animate VIEW.frame.height to N over N2s
    VIEW frame size height N with animation duration N2 => animate VIEW.frame.height to N over N2s
    VIEW frame size height animate to N duration N2 => animate VIEW.frame.height to N over N2s
    VIEW frame height N over TIME => animate VIEW.frame.height to N over TIME
    VIEW frame height N over TIME ease in out => animate VIEW.frame.height to N over TIME curve easeInOut
    VIEW frame height N over TIME curve ease out => animate VIEW.frame.height to N over TIME curve easeOut
    VIEW frame height N over TIME delay TIME2 => animate VIEW.frame.height to N over TIME delay TIME2
    make VIEW half as tall => animate VIEW.frame.height to VIEW.frame.height * 0.5 over 0.5s
    make VIEW taller => animate VIEW.frame.height to VIEW.frame.height * 1.5 over 0.5s
    VIEW twice as tall => animate VIEW.frame.height to VIEW.frame.height * 2 over 0.5s
    VIEW N taller => animate VIEW.frame.height to VIEW.frame.height + N over 0.5s
    make VIEW shorter => animate VIEW.frame.height to VIEW.frame.height / 1.5 over 0.5s
    animated positioned left N top N2 duration => animate VIEW.frame.origin to (N, N2) over 0.3s
    VIEW animate x N y N2 set duration N3 => animate VIEW.frame.origin to (N, N2) over N3ms
    transition width TIME height TIME2 => animate VIEW.frame.width to 200 over TIME; animate VIEW.frame.height to 200 over TIME2
    collapse VIEW to N width => animate VIEW.frame.width to N over 0.3s curve easeInOut
    VIEW frame size width N animated => animate VIEW.frame.width to N over 0.5s
    set VIEW frame size width N animated true => animate VIEW.frame.width to N over 0.5s
    VIEW frame size width N with animation duration N2 => animate VIEW.frame.width to N over N2s
    VIEW frame size width animate to N duration N2 => animate VIEW.frame.width to N over N2s
    VIEW frame width N with duration N2 => animate VIEW.frame.width to N over N2s
    VIEW frame width N over TIME => animate VIEW.frame.width to N over TIME
    stretch VIEW to width N TIME => animate VIEW.frame.width to N over TIME
    VIEW frame width N over TIME ease in out => animate VIEW.frame.width to N over TIME curve easeInOut
    VIEW frame width N over TIME curve ease out => animate VIEW.frame.width to N over TIME curve easeOut
    VIEW frame width N over TIME delay TIME2 => animate VIEW.frame.width to N over TIME delay TIME2
    make VIEW wider => animate VIEW.frame.width to VIEW.frame.width * 1.5 over 0.5s
    make VIEW narrower => animate VIEW.frame.width to VIEW.frame.width / 1.5 over 0.5s
    make VIEW thinner => animate VIEW.frame.width to VIEW.frame.width / 1.5 over 0.5s
    VIEW half as wide => animate VIEW.frame.width to VIEW.frame.width / 2 over 0.5s
    VIEW frame origin x N animated => animate VIEW.frame.x to N over 0.5s
    set VIEW frame origin x N animated true => animate VIEW.frame.x to N over 0.5s
    VIEW frame origin x N with animation duration N2 => animate VIEW.frame.x to N over N2s
    VIEW frame origin x N with duration N2 => animate VIEW.frame.x to N over N2s
    VIEW frame origin x animate to N duration N2 => animate VIEW.frame.x to N over N2s
    VIEW frame origin x N over TIME => animate VIEW.frame.x to N over TIME
    VIEW frame origin x N over TIME ease in out => animate VIEW.frame.x to N over TIME curve easeInOut
    VIEW frame origin x N over TIME curve ease out => animate VIEW.frame.x to N over TIME curve easeOut
    VIEW frame origin x N over TIME delay TIME2 => animate VIEW.frame.x to N over TIME delay TIME2
    animate VIEW frame x to view frame width => animate VIEW.frame.x to stage.size.width over 0.5s
    slide out up => animate VIEW.frame.y to -VIEW.size.height over 0.3s curve easeIn
    VIEW frame origin y N animated => animate VIEW.frame.y to N over 0.5s
    set VIEW frame origin y N animated true => animate VIEW.frame.y to N over 0.5s
    VIEW frame origin y N with animation duration N2 => animate VIEW.frame.y to N over N2s
    VIEW frame origin y N with duration N2 => animate VIEW.frame.y to N over N2s
    VIEW frame origin y animate to N duration N2 => animate VIEW.frame.y to N over N2s
    VIEW frame origin y N over TIME => animate VIEW.frame.y to N over TIME
    VIEW frame origin y N over TIME ease in out => animate VIEW.frame.y to N over TIME curve easeInOut
    VIEW frame origin y N over TIME curve ease out => animate VIEW.frame.y to N over TIME curve easeOut
    VIEW frame origin y N over TIME delay TIME2 => animate VIEW.frame.y to N over TIME delay TIME2
    slide out down VIEW => animate VIEW.frame.y to stage.size.height over 0.3s curve easeIn
    animate VIEW frame y to stage height => animate VIEW.frame.y to stage.size.height over 0.5s
    flip VIEW horizontally TIME => animate VIEW.scale to (-1, 1) over TIME
    flip VIEW vertically => animate VIEW.scale to (1, -1) over 0.5s
    flip VIEW vertically TIME => animate VIEW.scale to (1, -1) over TIME
    squash VIEW vertically N => animate VIEW.scale to (1, N) over 0.2s
    stretch VIEW vertically N => animate VIEW.scale to (1, N) over 0.3s
    animate VIEW scale y to N => animate VIEW.scale to (1, N) over 0.5s
    animate VIEW scale y to N over TIME => animate VIEW.scale to (1, N) over TIME
    scale y VIEW N TIME => animate VIEW.scale to (1, N) over TIME
    stretch VIEW horizontally => animate VIEW.scale to (1.5, 1) over 0.3s
    stretch VIEW horizontally N => animate VIEW.scale to (N, 1) over 0.3s
    animate VIEW scale x to N => animate VIEW.scale to (N, 1) over 0.5s
    animate VIEW scale x to N over TIME => animate VIEW.scale to (N, 1) over TIME
    scale x VIEW N TIME => animate VIEW.scale to (N, 1) over TIME
    action scale x to N y N2 duration N3 => animate VIEW.scale to (N, N2) over N3s curve linear
    pop VIEW out => animate VIEW.scale to 0 over 0.3s curve backIn
    animate VIEW scale to zero => animate VIEW.scale to 0 over 0.5s
    build out shrink VIEW => animate VIEW.scale to 0 over 0.5s curve easeIn
    tiny VIEW => animate VIEW.scale to 0.2 over 0.5s
    VIEW half as big => animate VIEW.scale to 0.5 over 0.5s
    VIEW is too big => animate VIEW.scale to 0.5 over 0.5s
    half the size of VIEW => animate VIEW.scale to 0.5 over 0.5s
    shrink VIEW to half its size => animate VIEW.scale to 0.5 over 0.5s
    small VIEW => animate VIEW.scale to 0.5 over 0.5s
    smaller VIEW => animate VIEW.scale to 0.5 over 0.5s
    zoom out => animate VIEW.scale to 0.5 over 0.5s
    a bit smaller => animate VIEW.scale to 0.8 over 0.3s
    good duration for a button => animate VIEW.scale to 0.95 over 0.15s
    breathing animation VIEW => animate VIEW.scale to 1.08 over 2s curve sineInOut repeat forever autoreverse on
    VIEW breathes slowly => animate VIEW.scale to 1.08 over 3s curve sineInOut repeat forever autoreverse on
    animation VIEW pulse TIME => animate VIEW.scale to 1.1 over TIME curve easeInOut repeat forever autoreverse on
    pop animation patch => animate VIEW.scale to 1.2 curve popSpring(bounciness: 5, speed: 10)
    a bit bigger => animate VIEW.scale to 1.2 over 0.3s
    animation ease in out repeat count N autoreverses true => animate VIEW.scale to 1.2 over 0.5s curve easeInOut repeat N autoreverse on
    action sequence scale up scale down repeat forever => animate VIEW.scale to 1.2 over 0.5s repeat forever autoreverse on
    infinite transition animate float infinite repeatable reverse => animate VIEW.scale to 1.2 over 1s repeat forever autoreverse on
    transition VIEW scale TIME => animate VIEW.scale to 1.2 over TIME
    VIEW is too small => animate VIEW.scale to 1.5 over 0.5s
    make VIEW bigger => animate VIEW.scale to 1.5 over 0.5s
    too small => animate VIEW.scale to 1.5 over 0.5s
    zoom in on VIEW => animate VIEW.scale to 1.5 over 0.5s
    magnification gesture on changed => animate VIEW.scale to 2 over 0.3s
    double the size of VIEW => animate VIEW.scale to 2 over 0.5s
    make VIEW twice as big => animate VIEW.scale to 2 over 0.5s
    huge VIEW => animate VIEW.scale to 2.5 over 0.5s
    animate quickly VIEW scale to N => animate VIEW.scale to N over 0.2s
    pinch VIEW N => animate VIEW.scale to N over 0.3s
    tween animation builder tween begin end N => animate VIEW.scale to N over 0.3s
    scale VIEW N => animate VIEW.scale to N over 0.5s
    scale down to N on press => animate VIEW.scale to N over 0.5s
    zoom VIEW to N => animate VIEW.scale to N over 0.5s
    animate VIEW scale to N at TIME => animate VIEW.scale to N over 0.5s delay TIME
    scale VIEW N then back => animate VIEW.scale to N over 0.5s repeat 2 autoreverse on
    ping pong VIEW scale N => animate VIEW.scale to N over 0.5s repeat forever autoreverse on
    animate slowly VIEW scale to N => animate VIEW.scale to N over 2s
    animate VIEW scale to N over N2 miliseconds => animate VIEW.scale to N over N2ms
    VIEW scale N duration N2 => animate VIEW.scale to N over N2s
    action scale to N duration N2 VIEW => animate VIEW.scale to N over N2s
    action scale to N duration N2 => animate VIEW.scale to N over N2s curve linear
    zoom in VIEW N TIME => animate VIEW.scale to N over TIME
    animate VIEW scale to N over TIME curve cubic bezier N2 N3 N4 N5 => animate VIEW.scale to N over TIME curve bezier(N2, N3, N4, N5)
    animate VIEW scale to N over TIME options ease in out allow user interaction => animate VIEW.scale to N over TIME curve easeInOut allowUserInteraction on
    animate VIEW scale to N over TIME N2 times => animate VIEW.scale to N over TIME repeat N2
    animate VIEW scale to N starting at TIME over TIME2 => animate VIEW.scale to N over TIME2 delay TIME
    tween property VIEW scale vector POINT N => animate VIEW.scale to POINT over Ns curve linear
    animate VIEW size to N N2 => animate VIEW.size to (N, N2)
    VIEW grows to N N2 => animate VIEW.size to (N, N2) over 0.5s
    VIEW shrinks to N N2 => animate VIEW.size to (N, N2) over 0.5s
    action resize to width N height N2 duration N3 VIEW => animate VIEW.size to (N, N2) over N3s
    action resize to width N height N2 duration N3 => animate VIEW.size to (N, N2) over N3s curve linear
    VIEW grows to size N N2 over TIME => animate VIEW.size to (N, N2) over TIME
    animate VIEW to size N N2 over TIME => animate VIEW.size to (N, N2) over TIME
    VIEW size POINT with duration N => animate VIEW.size to POINT over Ns
    VIEW size POINT over TIME => animate VIEW.size to POINT over TIME
    VIEW size POINT over TIME ease in out => animate VIEW.size to POINT over TIME curve easeInOut
    VIEW size POINT over TIME curve ease out => animate VIEW.size to POINT over TIME curve easeOut
    VIEW size POINT over TIME delay TIME2 => animate VIEW.size to POINT over TIME delay TIME2
    staggered scale in TIME => for v in [VIEW, OTHER, THIRD] { v.scale = 0 }; animate VIEW.scale to 1 over 0.4s; animate OTHER.scale to 1 over 0.4s delay TIME; animate THIRD.scale to 1 over 0.4s delay 2 * TIME
    accordion open VIEW => let h = VIEW.size.height; VIEW.clipsToBounds = on; VIEW.frame.height = 0; animate VIEW.frame.height to h over 0.3s curve easeInOut
    blinds => let h = VIEW.size.height; VIEW.clipsToBounds = on; VIEW.frame.height = 0; animate VIEW.frame.height to h over 0.6s
    flip from state => let p = VIEW.frame; VIEW.frame = OTHER.frame; animate VIEW.frame to p over 0.5s
    wipe VIEW from left to right => let w = VIEW.size.width; VIEW.frame.width = 0; animate VIEW.frame.width to w over 0.5s
    draw VIEW on like a line => let w = VIEW.size.width; VIEW.frame.width = 0; animate VIEW.frame.width to w over 0.8s
    trim paths offset => let w = VIEW.size.width; VIEW.frame.width = 0; animate VIEW.frame.width to w over 1s
    progress bar VIEW fills in TIME => let w = VIEW.size.width; VIEW.frame.width = 0; animate VIEW.frame.width to w over TIME curve linear
    trim path VIEW N N2 => let w = VIEW.size.width; VIEW.frame.width = w * N / 100; animate VIEW.frame.width to w * N2 / 100 over 1s
    trim path VIEW from N to N2 => let w = VIEW.size.width; VIEW.frame.width = w * N / 100; animate VIEW.frame.width to w * N2 / 100 over 1s
    trim path start N end N2 TIME => let w = VIEW.size.width; VIEW.frame.width = w * N; animate VIEW.frame.width to w * N2 over TIME
    trait collection did change VIEW frame height => on textSize.changed { animate VIEW.frame.height to lineHeight(body) * 2 over 0.3s }
    notification badge pops => view badge frame (VIEW.frame.maxX - 12, VIEW.frame.minY - 12, 24, 24) color red; badge.cornerRadius = 12; badge.scale = 0; animate badge.scale to 1 over 0.4s curve backOut
    show banner TEXT => view banner frame (0, -64, 320, 64) color blue text TEXT; animate banner.frame.y to 0 over 0.35s
    progress bar fills up => view bar frame (20, 280, 0, 8) color blue; animate bar.frame.width to 280 over 2s curve linear
    progress bar fills up TIME => view bar frame (20, 280, 0, 8) color blue; animate bar.frame.width to 280 over TIME curve linear
    progress bar N N2 => view bar frame (20, 280, 280 * N / 100, 8) color blue; animate bar.frame.width to 280 * N2 / 100 over 2s curve linear
    typewriter text TEXT => view caption frame (20, 260, 280, 40) text TEXT; caption.clipsToBounds = on; caption.frame.width = 0; animate caption.frame.width to 280 over 1s curve steps(12)
    checkbox check animation => view check frame (146, 270, 28, 28) color green; check.cornerRadius = 6; check.scale = 0; animate check.scale to 1 over 0.25s curve backOut
    drawer opens from left => view drawer frame (-240, 0, 240, stage.size.height) color white; animate drawer.frame.x to 0 over 0.3s curve easeOut
    drawer open N => view drawer frame (-N, 0, N, stage.size.height) color white; animate drawer.frame.x to 0 over 0.3s curve easeOut
    drawer open from right N => view drawer frame (stage.size.width, 0, N, stage.size.height) color white; animate drawer.frame.x by -N over 0.3s curve easeOut
    floating action button => view fab frame (stage.size.width - 76, stage.size.height - 76, 56, 56) color blue; fab.cornerRadius = 28; fab.shadowOpacity = 0.3; fab.scale = 0; animate fab.scale to 1 over 0.4s curve backOut
    underline slides under VIEW => view line frame (VIEW.frame.x, VIEW.frame.maxY + 4, 0, 2) color blue; animate line.frame.width to VIEW.size.width over 0.2s curve easeOut
    side menu slides out => view menu frame (-240, 0, 240, stage.size.height) color white; animate menu.frame.x to 0 over 0.3s curve easeOut
    sidebar opens => view sidebar frame (-200, 0, 200, stage.size.height) color gray; animate sidebar.frame.x to 0 over 0.3s curve easeOut
    sidebar collapse width N => view sidebar frame (0, 0, 200, stage.size.height) color gray; animate sidebar.frame.width to N over 0.3s curve easeInOut
    snackbar slides up => view snackbar frame (12, 570, 296, 48) color black; animate snackbar.frame.y to 508 over 0.25s curve easeOut
    snackbar up from bottom => view snackbar frame (12, 570, 296, 48) color black; animate snackbar.frame.y to 508 over 0.25s curve easeOut
    toast notification slide down then hide after TIME => view toast frame (40, -50, 240, 44) color black; toast.cornerRadius = 22; animate toast.frame.y to 60 over 0.3s curve easeOut; animate toast.frame.y to -50 over 0.3s delay TIME
    show toast at the bottom => view toast frame (40, 570, 240, 44) color black; toast.cornerRadius = 22; animate toast.frame.y to 480 over 0.3s curve easeOut
    toast slides up and hides after TIME => view toast frame (40, 570, 240, 44) color black; toast.cornerRadius = 22; animate toast.frame.y to 480 over 0.3s curve easeOut; animate toast.frame.y to 570 over 0.3s delay TIME
    """#
}
