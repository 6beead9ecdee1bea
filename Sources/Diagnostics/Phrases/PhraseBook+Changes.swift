/// Animations of looks and sizes.
extension PhraseBook {
  static let changes =
    #"""
    ui view transition from view VIEW to view OTHER transition flip from right => OTHER.transform3D = perspective(500) * rotateY(90deg); animate VIEW.transform3D to perspective(500) * rotateY(-90deg) over 0.25s curve easeIn then { animate OTHER.transform3D to identity over 0.25s curve easeOut }
    cascade VIEW OTHER THIRD => VIEW.alpha = 0; OTHER.alpha = 0; THIRD.alpha = 0; animate VIEW.alpha to 1 over 0.4s; animate OTHER.alpha to 1 over 0.4s delay 80ms; animate THIRD.alpha to 1 over 0.4s delay 160ms
    animate the list items one after another => VIEW.alpha = 0; OTHER.alpha = 0; animate VIEW.alpha to 1 over 0.3s; animate OTHER.alpha to 1 over 0.3s delay 0.1s
    choreography VIEW in OTHER out => VIEW.alpha = 0; animate OTHER.alpha to 0 over 0.2s; animate VIEW.alpha to 1 over 0.3s delay 0.1s
    dissolve in VIEW => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.3s
    canvas group alpha fade in => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.5s
    animation delay TIME VIEW fade => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.5s delay TIME
    build in dissolve => VIEW.alpha = 0; animate VIEW.alpha to 1 over 1s
    entering fade in duration N => VIEW.alpha = 0; animate VIEW.alpha to 1 over Nms
    ca transition type fade duration N VIEW => VIEW.alpha = 0; animate VIEW.alpha to 1 over Ns
    skaction fade in with duration N => VIEW.alpha = 0; animate VIEW.alpha to 1 over Ns curve linear
    fade in TIME => VIEW.alpha = 0; animate VIEW.alpha to 1 over TIME
    fade in VIEW over TIME => VIEW.alpha = 0; animate VIEW.alpha to 1 over TIME
    fade in VIEW TIME delay TIME2 => VIEW.alpha = 0; animate VIEW.alpha to 1 over TIME delay TIME2
    opacity N N2 in TIME => VIEW.alpha = N; animate VIEW.alpha to 100% over TIME
    opacity keyframes N to N2 over TIME on VIEW => VIEW.alpha = N; animate VIEW.alpha to 100% over TIME
    ca basic animation opacity from N to N2 VIEW => VIEW.alpha = N; animate VIEW.alpha to N2 over 0.5s
    initial opacity N animate opacity N2 VIEW => VIEW.alpha = N; animate VIEW.alpha to N2 over 0.5s
    animate VIEW alpha from N to N2 over N3 => VIEW.alpha = N; animate VIEW.alpha to N2 over N3ms
    opacity N N2 duration N3 easing ease in => VIEW.alpha = N; animate VIEW.alpha to N2 over N3ms curve easeIn
    VIEW alpha N N2 over TIME => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME
    animate VIEW alpha from N to N2 in TIME => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME
    opacity from N to N2 over TIME ease in => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME curve easeIn
    opacity N N2 ease out TIME => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME curve easeOut
    scale VIEW from its center to N => VIEW.anchorPoint = (0.5, 0.5); animate VIEW.scale to N over 0.3s
    focus ring on VIEW => VIEW.borderColor = blue; animate VIEW.borderWidth to 3 over 0.15s
    animate VIEW from COLOR to COLOR2 => VIEW.color = COLOR; animate VIEW.color to COLOR2 over 0.5s
    animate color from COLOR to COLOR2 => VIEW.color = COLOR; animate VIEW.color to COLOR2 over 1s
    interpolate color COLOR COLOR2 => VIEW.color = COLOR; animate VIEW.color to COLOR2 over 1s
    morph VIEW from square to circle => VIEW.cornerRadius = 0; animate VIEW.cornerRadius to VIEW.size.width / 2 over 0.5s
    animate VIEW left N to N2 TIME linear infinite alternate => VIEW.frame.x = N; animate VIEW.frame.x to N2 over TIME curve linear repeat forever autoreverse on
    marquee text scrolls left => VIEW.frame.x = stage.size.width; animate VIEW.frame.x to -VIEW.size.width over 6s curve linear repeat forever
    slide in from top => VIEW.frame.y = -VIEW.size.height; animate VIEW.frame.y to 40 over 0.4s curve easeOut
    keyframes spin from rotate ANGLE to rotate ANGLE2 => VIEW.rotation = ANGLE; animate VIEW.rotation to ANGLE2 over 1s curve linear
    rotate from N to ANGLE in TIME => VIEW.rotation = Ndeg; animate VIEW.rotation to ANGLE over TIME
    facebook pop scale spring VIEW => VIEW.scale = 0.5; animate VIEW.scale to 1 curve popSpring(bounciness: 18, speed: 12)
    transition scale animation => VIEW.scale = 0; animate VIEW.scale to 1 over 0.35s
    pop VIEW in with overshoot => VIEW.scale = 0; animate VIEW.scale to 1 over 0.5s curve backOut
    entering bounce in => VIEW.scale = 0; animate VIEW.scale to 1 over 0.6s curve bounceOut
    zoom out to reveal => VIEW.scale = 3; animate VIEW.scale to 1 over 0.8s curve expoOut
    scale up VIEW from N with overshoot => VIEW.scale = N; animate VIEW.scale to 1 over 0.5s curve backOut
    scale from N to N2 => VIEW.scale = N; animate VIEW.scale to N2 over 0.5s
    ui view transition with VIEW transition curl down => VIEW.transform3D = perspective(500) * rotateX(90deg); animate VIEW.transform3D to identity over 0.5s
    TEXT fade out => animate OTHER.alpha to 0 over 0.5s
    main actor run VIEW alpha => animate VIEW.alpha to 0 over 0.3s
    on disappear opacity => animate VIEW.alpha to 0 over 0.3s
    transition opacity animation ease in => animate VIEW.alpha to 0 over 0.3s curve easeIn
    transition slide => animate VIEW.alpha to 0 over 0.3s curve easeInOut
    animation timing function steps N end => animate VIEW.alpha to 0 over 0.3s curve steps(N)
    animation delay TIME => animate VIEW.alpha to 0 over 0.3s delay TIME
    delay children N => animate VIEW.alpha to 0 over 0.3s; animate OTHER.alpha to 0 over 0.3s delay Ns
    fade out VIEW => animate VIEW.alpha to 0 over 0.5s
    completion handler escaping closure finished bool => animate VIEW.alpha to 0 over 0.5s then { print event.finished }
    fade out then remove VIEW => animate VIEW.alpha to 0 over 0.5s then { remove VIEW }
    skaction sequence fade out remove from parent => animate VIEW.alpha to 0 over 0.5s then { remove VIEW }
    build out fade => animate VIEW.alpha to 0 over 1s
    what unit is alpha => animate VIEW.alpha to 0 over 1s
    create tween tween property VIEW modulate a N => animate VIEW.alpha to 0 over 1s curve linear
    fade the VIEW out slowly => animate VIEW.alpha to 0 over 2s
    tweens add targets VIEW alpha ease duration N => animate VIEW.alpha to 0 over Nms
    uiview transition with VIEW duration N options transition curl up animations nil => animate VIEW.alpha to 0 over Ns
    dissolve out VIEW TIME => animate VIEW.alpha to 0 over TIME
    how to fade out VIEW over TIME => animate VIEW.alpha to 0 over TIME
    transition VIEW cross dissolve TIME => animate VIEW.alpha to 0 over TIME
    transition duration TIME => animate VIEW.alpha to 0 over TIME curve easeInOut
    quick fade VIEW with ease out TIME => animate VIEW.alpha to 0 over TIME curve easeOut
    transition delay TIME => animate VIEW.alpha to 0 over TIME delay 0.3s
    fade out VIEW over TIME after TIME2 => animate VIEW.alpha to 0 over TIME delay TIME2
    fade VIEW to half => animate VIEW.alpha to 0.5 over 0.5s
    animate VIEW alpha to N timing ease in => animate VIEW.alpha to N curve easeIn
    animate VIEW alpha to N after TIME => animate VIEW.alpha to N delay TIME
    ui view animation option curve ease in VIEW alpha N => animate VIEW.alpha to N over 0.5s curve easeIn
    animate VIEW alpha N curve ease in out delay TIME => animate VIEW.alpha to N over 0.5s curve easeInOut delay TIME
    TIME delay VIEW to N opacity => animate VIEW.alpha to N over 0.5s delay TIME
    animate VIEW alpha to N then OTHER alpha to N2 => animate VIEW.alpha to N over 0.5s then { animate OTHER.alpha to N2 over 0.5s }
    animate VIEW alpha to N time N2 => animate VIEW.alpha to N over N2
    animate VIEW alpha to N duration N2 => animate VIEW.alpha to N over N2ms
    animate VIEW alpha to N over N2 easing ease out => animate VIEW.alpha to N over N2ms curve easeOut
    animate VIEW alpha to N curve ease in duration N2 => animate VIEW.alpha to N over N2s curve easeIn
    skaction fade alpha to N duration N2 => animate VIEW.alpha to N over N2s curve linear
    animate VIEW alpha to N over N2 options repeat autoreverse => animate VIEW.alpha to N over N2s repeat forever autoreverse on
    animate VIEW alpha N TIME => animate VIEW.alpha to N over TIME
    animate VIEW alpha to N during TIME => animate VIEW.alpha to N over TIME
    animate VIEW alpha to N over TIME ease in out => animate VIEW.alpha to N over TIME curve easeInOut
    animate VIEW alpha to N over TIME options repeat autoreverse => animate VIEW.alpha to N over TIME repeat forever autoreverse on
    animate VIEW alpha to N repeat count N2 => animate VIEW.alpha to N repeat N2
    animate VIEW alpha to N options repeat => animate VIEW.alpha to N repeat forever
    ui view transition with VIEW options transition cross dissolve background color COLOR => animate VIEW.backgroundColor to COLOR over 0.3s
    ca basic animation key path background color to value ui color COLOR cg color => animate VIEW.backgroundColor to COLOR over 0.5s
    scroll VIEW by N => animate VIEW.bounds.origin.y by N over 0.3s curve easeOut
    scroll to top => animate VIEW.bounds.origin.y to 0 over 0.3s curve easeOut
    scroll behavior smooth => animate VIEW.bounds.origin.y to 200 over 0.5s curve easeInOut
    scroll down to N => animate VIEW.bounds.origin.y to N over 0.4s
    crossfade color of VIEW to COLOR => animate VIEW.color to COLOR over 0.5s
    skaction colorize with COLOR color blend factor duration N => animate VIEW.color to COLOR over Ns
    animate VIEW colour to COLOR over TIME => animate VIEW.color to COLOR over TIME
    transition background color TIME COLOR => animate VIEW.color to COLOR over TIME
    animation on VIEW keypath background color from COLOR to COLOR2 over TIME => animate VIEW.color to COLOR2 over TIME
    animate the border radius of VIEW to N => animate VIEW.cornerRadius to N over 0.5s
    morph VIEW into circle => animate VIEW.cornerRadius to VIEW.size.width / 2 over 0.5s
    layout animation presets ease in ease out => animate VIEW.frame to (20, 300, 280, 100) over 0.3s curve easeInOut
    layout transition linear => animate VIEW.frame to (20, 300, 280, 100) over 0.3s curve linear
    VIEW matched geometry effect id TEXT in ns => animate VIEW.frame to (50, 50, 200, 100) over 0.5s
    animate VIEW frame to N N2 N3 N4 duration N5 delay N6 => animate VIEW.frame to (N, N2, N3, N4) over N5s delay N6s
    animate VIEW frame N N2 N3 N4 with duration TIME => animate VIEW.frame to (N, N2, N3, N4) over TIME
    shared element transition VIEW OTHER => animate VIEW.frame to OTHER.frame over 0.4s curve bezier(0.4, 0, 0.2, 1)
    hero animation from VIEW to OTHER => animate VIEW.frame to OTHER.frame over 0.5s
    VIEW fullscreen => animate VIEW.frame to stage.bounds over 0.5s
    size transition axis => animate VIEW.frame.height to 0 over 0.3s
    collapse VIEW => animate VIEW.frame.height to 0 over 0.3s curve easeInOut
    height constraint constant N animate layout if needed VIEW => animate VIEW.frame.height to N over 0.3s
    expand VIEW to height N => animate VIEW.frame.height to N over 0.3s curve easeInOut
    make VIEW half as tall => animate VIEW.frame.height to VIEW.frame.height * 0.5 over 0.5s
    animated positioned left N top N2 duration => animate VIEW.frame.origin to (N, N2) over 0.3s
    VIEW animate x N y N2 set duration N3 => animate VIEW.frame.origin to (N, N2) over N3ms
    slide out up => animate VIEW.frame.y to -VIEW.size.height over 0.3s curve easeIn
    slide out down VIEW => animate VIEW.frame.y to stage.size.height over 0.3s curve easeIn
    rotate VIEW endlessly counterclockwise over TIME => animate VIEW.rotation by -360deg over TIME curve linear repeat forever
    skaction rotate by angle N duration N2 => animate VIEW.rotation by -N over N2s curve linear
    VIEW rotation wiggle POINT => animate VIEW.rotation by 15deg over 0.17s repeat forever autoreverse on
    skaction rotate by angle pi duration N => animate VIEW.rotation by 180deg over Ns curve linear
    spin VIEW once in TIME => animate VIEW.rotation by 1turn over TIME
    lottie animation view play once => animate VIEW.rotation by 360deg over 1s
    rotate VIEW forever => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    rotation transition turns controller => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    the VIEW should spin forever => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    animation iteration count N => animate VIEW.rotation by 360deg over 1s repeat N
    lottie loop mode auto reverse => animate VIEW.rotation by 360deg over 1s repeat forever autoreverse on
    forever turn ANGLE => animate VIEW.rotation by 360deg over 2s curve linear repeat forever
    symbol effect rotate repeat continuous => animate VIEW.rotation by 360deg over 2s curve linear repeat forever
    animation linear duration N repeat forever autoreverses false rotation => animate VIEW.rotation by 360deg over Ns curve linear repeat forever
    skaction repeat forever skaction rotate by angle duration N => animate VIEW.rotation by 360deg over Ns curve linear repeat forever
    domino effect VIEW OTHER THIRD => animate VIEW.rotation by 90deg over 0.3s; animate OTHER.rotation by 90deg over 0.3s delay 0.15s; animate THIRD.rotation by 90deg over 0.3s delay 0.3s
    turn VIEW by ANGLE => animate VIEW.rotation by ANGLE over 0.5s
    rotate VIEW by ANGLE over TIME => animate VIEW.rotation by ANGLE over TIME
    spin VIEW ANGLE in TIME => animate VIEW.rotation by ANGLE over TIME
    animated rotation turns N => animate VIEW.rotation by N * 360deg over 0.3s
    spin VIEW N times => animate VIEW.rotation by N * 360deg over 1s
    time expression rotation time N => animate VIEW.rotation by Ndeg over 1s curve linear repeat forever
    VIEW animate rotation by N set duration N2 => animate VIEW.rotation by Ndeg over N2ms
    skaction rotate to angle N duration N2 shortest unit arc => animate VIEW.rotation to -N over N2s curve linear
    turn VIEW upside down => animate VIEW.rotation to 180deg over 0.5s
    rotation gesture on changed angle => animate VIEW.rotation to 45deg over 0.3s
    rotate VIEW ANGLE clockwise => animate VIEW.rotation to ANGLE over 0.5s
    animate VIEW rotation N => animate VIEW.rotation to Ndeg over 0.5s
    rotate VIEW N => animate VIEW.rotation to Ndeg over 0.5s
    rotate N in TIME loop => animate VIEW.rotation to Ndeg over TIME repeat forever
    stretch VIEW horizontally => animate VIEW.scale to (1.5, 1) over 0.3s
    skaction scale x to N y N2 duration N3 => animate VIEW.scale to (N, N2) over N3s curve linear
    pop VIEW out => animate VIEW.scale to 0 over 0.3s curve backIn
    exiting zoom out => animate VIEW.scale to 0 over 0.3s then { VIEW.isHidden = true }
    build out shrink VIEW => animate VIEW.scale to 0 over 0.5s curve easeIn
    shrink VIEW to half its size => animate VIEW.scale to 0.5 over 0.5s
    zoom out => animate VIEW.scale to 0.5 over 0.5s
    good duration for a button => animate VIEW.scale to 0.95 over 0.15s
    breathing animation VIEW => animate VIEW.scale to 1.08 over 2s curve sineInOut repeat forever autoreverse on
    VIEW breathes slowly => animate VIEW.scale to 1.08 over 3s curve sineInOut repeat forever autoreverse on
    animation ease in out repeat count N autoreverses true => animate VIEW.scale to 1.2 over 0.5s curve easeInOut repeat N autoreverse on
    skaction sequence scale up scale down repeat forever => animate VIEW.scale to 1.2 over 0.5s repeat forever autoreverse on
    infinite transition animate float infinite repeatable reverse => animate VIEW.scale to 1.2 over 1s repeat forever autoreverse on
    make VIEW bigger => animate VIEW.scale to 1.5 over 0.5s
    zoom in on VIEW => animate VIEW.scale to 1.5 over 0.5s
    animator set play sequentially => animate VIEW.scale to 1.5 over 0.5s then { animate VIEW.alpha to 0.5 over 0.5s }
    scale VIEW up then down => animate VIEW.scale to 1.5 over 0.5s then { animate VIEW.scale to 0.5 over 0.5s }
    magnification gesture on changed => animate VIEW.scale to 2 over 0.3s
    make VIEW twice as big => animate VIEW.scale to 2 over 0.5s
    pinch VIEW N => animate VIEW.scale to N over 0.3s
    tween animation builder tween begin end N => animate VIEW.scale to N over 0.3s
    scale VIEW N => animate VIEW.scale to N over 0.5s
    scale down to N on press => animate VIEW.scale to N over 0.5s
    scale VIEW N then back => animate VIEW.scale to N over 0.5s repeat 2 autoreverse on
    animate VIEW scale to N over N2 miliseconds => animate VIEW.scale to N over N2ms
    skaction scale to N duration N2 => animate VIEW.scale to N over N2s curve linear
    tween property VIEW scale vector POINT N => animate VIEW.scale to POINT over Ns curve linear
    animate VIEW size to N N2 => animate VIEW.size to (N, N2)
    skaction resize to width N height N2 duration N3 => animate VIEW.size to (N, N2) over N3s curve linear
    animate VIEW transform identity duration TIME => animate VIEW.transform to identity over TIME
    ui view transition with VIEW duration N options transition flip from top => animate VIEW.transform3D to perspective(500) * rotateX(180deg) over Ns
    ui view transition with VIEW duration N transition curl up => animate VIEW.transform3D to perspective(500) * rotateX(90deg) over Ns
    page curl => animate VIEW.transform3D to perspective(500) * rotateY(-90deg) over 0.6s curve easeIn
    ca basic animation transform rotation y VIEW => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.5s
    card flip rotation effect axis y => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.6s
    flip VIEW over => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.6s
    flip card to the back => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.6s
    ui view transition with VIEW duration N options transition flip from left => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over Ns
    transition VIEW flip from left TIME => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over TIME
    rotate VIEW in d around the y axis => animate VIEW.transform3D to perspective(500) * rotateY(60deg) over 0.5s
    func with default parameter duration N => def fade(v) { animate v.alpha to 0 over Ns }; fade VIEW
    extension uiview func fade in duration => def fadeIn(v) { v.alpha = 0; animate v.alpha to 1 over 0.3s }; fadeIn VIEW
    for v in VIEW OTHER animate v alpha out => for v in [VIEW, OTHER] { animate v.alpha to 0 over 0.5s }
    gsap stagger each N => for v in [VIEW, OTHER] { v.alpha = 0 }; animate VIEW.alpha to 1 over 0.5s; animate OTHER.alpha to 1 over 0.5s delay Ns
    man animate => help animate
    what duration should a transition have => help animate
    if ui accessibility reduce motion skip animation VIEW => if stage.reducesMotion { VIEW.alpha = 0 } else { animate VIEW.alpha to 0 over 0.3s }
    accordion open VIEW => let h = VIEW.size.height; VIEW.clipsToBounds = on; VIEW.frame.height = 0; animate VIEW.frame.height to h over 0.3s curve easeInOut
    wipe VIEW from left to right => let w = VIEW.size.width; VIEW.frame.width = 0; animate VIEW.frame.width to w over 0.5s
    draw VIEW on like a line => let w = VIEW.size.width; VIEW.frame.width = 0; animate VIEW.frame.width to w over 0.8s
    trait collection did change VIEW frame height => on textSize.changed { animate VIEW.frame.height to lineHeight(body) * 2 over 0.3s }
    start build after transition => on transition.ended { animate VIEW.alpha to 1 over 0.5s }
    notification badge pops => view badge frame (VIEW.frame.maxX - 12, VIEW.frame.minY - 12, 24, 24) color red; badge.cornerRadius = 12; badge.scale = 0; animate badge.scale to 1 over 0.4s curve backOut
    progress bar fills up TIME => view bar frame (20, 280, 0, 8) color blue; animate bar.frame.width to 280 over TIME curve linear
    typewriter text TEXT => view caption frame (20, 260, 280, 40) text TEXT; caption.clipsToBounds = on; caption.frame.width = 0; animate caption.frame.width to 280 over 1s curve steps(12)
    dim the background => view dim frame (0, 0, stage.size.width, stage.size.height) color black alpha 0; animate dim.alpha to 0.4 over 0.3s
    drawer opens from left => view drawer frame (-240, 0, 240, stage.size.height) color white; animate drawer.frame.x to 0 over 0.3s curve easeOut
    floating action button => view fab frame (stage.size.width - 76, stage.size.height - 76, 56, 56) color blue; fab.cornerRadius = 28; fab.shadowOpacity = 0.3; fab.scale = 0; animate fab.scale to 1 over 0.4s curve backOut
    side menu slides out => view menu frame (-240, 0, 240, stage.size.height) color white; animate menu.frame.x to 0 over 0.3s curve easeOut
    animate to dark mode => view night frame (0, 0, 320, 568) color white; sendToBack night; animate night.color to black over 0.5s
    loading spinner => view spinner frame (140, 264, 40, 40); spinner.cornerRadius = 20; spinner.borderWidth = 3; animate spinner.rotation by 360deg over 1s curve linear repeat forever
    toast TEXT slides in and out => view toast frame (40, 600, 240, 40) text TEXT color gray; animate toast.frame.y to 500 over 0.3s then { animate toast.frame.y to 600 over 0.3s delay 2s }
    tooltip above VIEW TEXT => view tooltip frame (VIEW.frame.midX - 50, VIEW.frame.minY - 40, 100, 30) color black alpha 0 text TEXT; tooltip.textColor = white; animate tooltip.alpha to 1 over 0.2s
    """#
}
