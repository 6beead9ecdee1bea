/// Animations from place to place.
extension PhraseBook {
  static let moves =
    #"""
    anchor point top left rotate VIEW ANGLE => VIEW.anchorPoint = (0, 0); VIEW.center -= (VIEW.size.width, VIEW.size.height) / 2; animate VIEW.rotation to ANGLE over 0.5s
    rotate VIEW around its corner ANGLE => VIEW.anchorPoint = (0, 0); VIEW.center -= (VIEW.size.width, VIEW.size.height) / 2; animate VIEW.rotation to ANGLE over 0.5s
    rotate VIEW around top left corner => VIEW.anchorPoint = (0, 0); VIEW.center.x -= VIEW.size.width / 2; VIEW.center.y -= VIEW.size.height / 2; animate VIEW.rotation by 90deg over 0.5s
    rotate VIEW around top left ANGLE TIME => VIEW.anchorPoint = (0, 0); VIEW.center.x -= VIEW.size.width / 2; VIEW.center.y -= VIEW.size.height / 2; animate VIEW.rotation by ANGLE over TIME
    trim in reveal => VIEW.anchorPoint = (0, 0.5); VIEW.center.x -= VIEW.size.width / 2; VIEW.scale = (0, 1); animate VIEW.scale to 1 over 0.6s curve easeInOut
    pivot VIEW around its left edge => VIEW.anchorPoint = (0, 0.5); VIEW.center.x -= VIEW.size.width / 2; animate VIEW.rotation by 90deg over 0.5s
    swing VIEW like a door around left edge => VIEW.anchorPoint = (0, 0.5); VIEW.center.x -= VIEW.size.width / 2; animate VIEW.transform3D to perspective(500) * rotateY(-80deg) over 0.8s
    door opens VIEW hinge left => VIEW.anchorPoint = (0, 0.5); VIEW.center.x -= VIEW.size.width / 2; animate VIEW.transform3D to perspective(500) * rotateY(80deg) over 0.8s
    unfold VIEW from its top => VIEW.anchorPoint = (0.5, 0); VIEW.center.y -= VIEW.size.height / 2; VIEW.scale = (1, 0); animate VIEW.scale to 1 over 0.4s
    fold VIEW up => VIEW.anchorPoint = (0.5, 0); VIEW.center.y -= VIEW.size.height / 2; animate VIEW.scale to (1, 0) over 0.4s
    rotate VIEW around the bottom ANGLE => VIEW.anchorPoint = (0.5, 1); VIEW.center.y += VIEW.size.height / 2; animate VIEW.rotation by ANGLE over 0.5s
    stretch VIEW upward => VIEW.anchorPoint = (0.5, 1); VIEW.center.y += VIEW.size.height / 2; animate VIEW.scale to (1, 1.5) over 0.3s
    transform origin bottom center scale up VIEW => VIEW.anchorPoint = (0.5, 1); VIEW.center.y += VIEW.size.height / 2; animate VIEW.scale to 1.3 over 0.3s
    rotate VIEW around bottom right corner => VIEW.anchorPoint = (1, 1); VIEW.center.x += VIEW.size.width / 2; VIEW.center.y += VIEW.size.height / 2; animate VIEW.rotation by 90deg over 0.5s
    position from N N2 to N3 N4 => VIEW.center = (N, N2); animate VIEW.center to (N3, N4) over 0.5s
    animate position from N N2 to N3 N4 in TIME with ease in out => VIEW.center = (N, N2); animate VIEW.center to (N3, N4) over TIME curve easeInOut
    position keyframes VIEW POINT POINT2 TIME => VIEW.center = POINT; animate VIEW.center to POINT2 over TIME
    position keyframes VIEW TIME POINT TIME2 POINT2 => VIEW.center = POINT; animate VIEW.center to POINT2 over abs(TIME2 - TIME) delay TIME
    transition move edge leading => VIEW.center.x = -100; animate VIEW.center.x to stage.center.x over 0.35s
    transition move edge left => VIEW.center.x = -100; animate VIEW.center.x to stage.center.x over 0.35s
    slide VIEW in from the left => VIEW.center.x = -50; animate VIEW.center.x to 160 over 0.5s
    move in from left VIEW => VIEW.center.x = -VIEW.size.width; animate VIEW.center.x to stage.center.x over 0.4s curve easeOut
    fly in from left => VIEW.center.x = -VIEW.size.width; animate VIEW.center.x to stage.center.x over 0.5s curve easeOut
    build in move from left VIEW => VIEW.center.x = -VIEW.size.width; animate VIEW.center.x to stage.center.x over 1s curve easeOut
    animate VIEW from left to right => VIEW.center.x = 40; animate VIEW.center.x to 280 over 1s
    linear time N N2 N3 N4 => VIEW.center.x = N3; animate VIEW.center.x to N4 over N2s - Ns curve linear
    easy ease VIEW position N to N2 => VIEW.center.x = N; animate VIEW.center.x to N2 curve easeInOut
    ca basic animation position x from N to N2 VIEW => VIEW.center.x = N; animate VIEW.center.x to N2 over 0.5s
    transition patch start N end N2 => VIEW.center.x = N; animate VIEW.center.x to N2 over 0.5s
    oscillate VIEW between N and N2 => VIEW.center.x = N; animate VIEW.center.x to N2 over 1s curve sineInOut repeat forever autoreverse on
    move VIEW back and forth between N and N2 => VIEW.center.x = N; animate VIEW.center.x to N2 over 1s repeat forever autoreverse on
    ping pong VIEW x N to N2 => VIEW.center.x = N; animate VIEW.center.x to N2 over 1s repeat forever autoreverse on
    VIEW x N N2 in TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    animate VIEW center x N N2 over TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    animate VIEW x from N to N2 in TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    position x N to N2 TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    tween VIEW x N N2 TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    VIEW x N N2 TIME bounce => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME curve bounceOut
    animate VIEW center x from N to N2 over TIME repeat forever => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME repeat forever
    transition move edge right => VIEW.center.x = stage.size.width + 100; animate VIEW.center.x to stage.center.x over 0.35s
    transition move edge trailing => VIEW.center.x = stage.size.width + 100; animate VIEW.center.x to stage.center.x over 0.35s
    fly in from right => VIEW.center.x = stage.size.width + VIEW.size.width; animate VIEW.center.x to stage.center.x over 0.5s curve easeOut
    build in from right => VIEW.center.x = stage.size.width + VIEW.size.width; animate VIEW.center.x to stage.center.x over 1s curve easeOut
    transition move edge top => VIEW.center.y = -100; animate VIEW.center.y to stage.center.y over 0.35s
    VIEW comes in from the top => VIEW.center.y = -50; animate VIEW.center.y to 300 over 0.5s
    anvil VIEW => VIEW.center.y = -VIEW.size.height; animate VIEW.center.y to 480 over 0.3s curve easeIn
    fly in from top => VIEW.center.y = -VIEW.size.height; animate VIEW.center.y to stage.center.y over 0.5s curve easeOut
    build in from top => VIEW.center.y = -VIEW.size.height; animate VIEW.center.y to stage.center.y over 1s curve easeOut
    VIEW takes off like a rocket => VIEW.center.y = 500; animate VIEW.center.y to -100 over 1.5s curve cubicIn
    slide VIEW from the top to the bottom over TIME => VIEW.center.y = 50; animate VIEW.center.y to 518 over TIME
    ca basic animation position y from N to N2 VIEW => VIEW.center.y = N; animate VIEW.center.y to N2 over 0.5s
    oscillate VIEW y between N and N2 => VIEW.center.y = N; animate VIEW.center.y to N2 over 1s curve sineInOut repeat forever autoreverse on
    VIEW y N N2 TIME bounce => VIEW.center.y = N; animate VIEW.center.y to N2 over TIME curve bounceOut
    transition move edge bottom => VIEW.center.y = stage.size.height + 100; animate VIEW.center.y to stage.center.y over 0.35s
    fly in from bottom => VIEW.center.y = stage.size.height + VIEW.size.height; animate VIEW.center.y to stage.center.y over 0.5s curve easeOut
    build in from bottom => VIEW.center.y = stage.size.height + VIEW.size.height; animate VIEW.center.y to stage.center.y over 1s curve easeOut
    move in from right VIEW => VIEW.frame.x = stage.size.width; animate VIEW.center.x to stage.center.x over 0.4s curve easeOut
    move in from bottom => VIEW.frame.y = stage.size.height; animate VIEW.center.y to stage.center.y over 0.4s curve easeOut
    slide up from bottom VIEW => VIEW.frame.y = stage.size.height; animate VIEW.center.y to stage.center.y over 0.4s curve easeOut
    animate VIEW center to zero => animate VIEW.center to (0, 0) over 0.5s
    animate VIEW and OTHER together => animate VIEW.center to (160, 300) over 0.5s
    move VIEW to the bottom right corner in TIME => animate VIEW.center to (280, 528) over TIME
    VIEW flies away => animate VIEW.center to (400, -100) over 1s curve easeIn
    VIEW goes to N N2 => animate VIEW.center to (N, N2) over 0.5s
    move VIEW to N N2 => animate VIEW.center to (N, N2) over 0.5s
    move layer VIEW to N N2 => animate VIEW.center to (N, N2) over 0.5s
    animate VIEW center N N2 duration N3 => animate VIEW.center to (N, N2) over N3s
    action move to point x N y N2 duration N3 => animate VIEW.center to (N, N2) over N3s curve linear
    animate VIEW center to N N2 TIME => animate VIEW.center to (N, N2) over TIME
    glide TIME to x N y N2 => animate VIEW.center to (N, N2) over TIME
    keyframe position N N2 TIME VIEW => animate VIEW.center to (N, N2) over TIME
    ease in and out over TIME VIEW to N N2 => animate VIEW.center to (N, N2) over TIME curve easeInOut
    move VIEW N left of OTHER => animate VIEW.center to (OTHER.frame.minX - VIEW.size.width / 2 - N, OTHER.center.y) over 0.5s
    VIEW diagonal to top left => animate VIEW.center to (VIEW.size.width / 2, VIEW.size.height / 2) over 0.5s
    animate VIEW to a random place => animate VIEW.center to (random(0, 320), random(0, 568)) over 0.5s
    glide TIME to random position => animate VIEW.center to (random(0, stage.size.width), random(0, stage.size.height)) over TIME
    VIEW diagonal to bottom right corner => animate VIEW.center to (stage.size.width - VIEW.size.width / 2, stage.size.height - VIEW.size.height / 2) over 0.5s
    VIEW center OTHER center animated => animate VIEW.center to OTHER.center over 0.5s
    VIEW goes to OTHER => animate VIEW.center to OTHER.center over 1s
    vector move towards VIEW OTHER speed => animate VIEW.center to OTHER.center over 1s curve linear
    animate quickly VIEW center to POINT => animate VIEW.center to POINT over 0.2s
    smart animate VIEW to POINT => animate VIEW.center to POINT over 0.3s curve easeInOut
    VIEW animate to POINT => animate VIEW.center to POINT over 0.5s
    VIEW center POINT animated => animate VIEW.center to POINT over 0.5s
    mv VIEW to POINT => animate VIEW.center to POINT over 0.5s
    set VIEW center POINT animated true => animate VIEW.center to POINT over 0.5s
    animate VIEW center to POINT at TIME => animate VIEW.center to POINT over 0.5s delay TIME
    animate slowly VIEW center to POINT => animate VIEW.center to POINT over 2s
    VIEW center POINT with animation duration N => animate VIEW.center to POINT over Ns
    VIEW center POINT with duration N => animate VIEW.center to POINT over Ns
    create tween tween property VIEW position vector POINT N => animate VIEW.center to POINT over Ns curve linear
    animate VIEW center POINT duration N options repeat autoreverse => animate VIEW.center to POINT over Ns repeat forever autoreverse on
    VIEW center POINT over TIME => animate VIEW.center to POINT over TIME
    animate VIEW center to POINT over TIME curve cubic bezier N N2 N3 N4 => animate VIEW.center to POINT over TIME curve bezier(N, N2, N3, N4)
    VIEW center POINT over TIME ease in out => animate VIEW.center to POINT over TIME curve easeInOut
    magic move VIEW to POINT TIME => animate VIEW.center to POINT over TIME curve easeInOut
    animate VIEW center to POINT over TIME options ease in out allow user interaction => animate VIEW.center to POINT over TIME curve easeInOut allowUserInteraction on
    VIEW center POINT over TIME curve ease out => animate VIEW.center to POINT over TIME curve easeOut
    animate VIEW center to POINT duration TIME delay TIME2 => animate VIEW.center to POINT over TIME delay TIME2
    animate VIEW center to POINT starting at TIME over TIME2 => animate VIEW.center to POINT over TIME2 delay TIME
    popspring animation property named kpoplayer position => animate VIEW.center to stage.center curve popSpring(bounciness: 4, speed: 12)
    animated align alignment center => animate VIEW.center to stage.center over 0.3s
    VIEW slides in from the left and stops in the middle => animate VIEW.center to stage.center over 0.5s
    bring VIEW back on screen => animate VIEW.center to stage.center over 0.5s
    move VIEW to the center over TIME with ease out => animate VIEW.center to stage.center over TIME curve easeOut
    move VIEW off screen to the left => animate VIEW.center.x to -50 over 0.5s
    move out to the left => animate VIEW.center.x to -VIEW.size.width over 0.4s curve easeIn
    slide out VIEW left => animate VIEW.center.x to -VIEW.size.width over 0.4s curve easeIn
    VIEW leaves to the left accelerating => animate VIEW.center.x to -VIEW.size.width over 0.5s curve easeIn
    fly out to left => animate VIEW.center.x to -VIEW.size.width over 0.5s curve easeIn
    send VIEW off the left => animate VIEW.center.x to -VIEW.size.width over 0.5s curve easeIn
    build out to left => animate VIEW.center.x to -VIEW.size.width over 1s curve easeIn
    overshoot N => animate VIEW.center.x to 200 over 0.5s curve backOut(overshoot: N)
    bounce easing => animate VIEW.center.x to 200 over 0.5s curve bounceOut
    change easing to ease in cubic => animate VIEW.center.x to 200 over 0.5s curve cubicIn
    add ease in and out => animate VIEW.center.x to 200 over 0.5s curve easeInOut
    easy ease => animate VIEW.center.x to 200 over 0.5s curve easeInOut
    easy ease the position keyframes => animate VIEW.center.x to 200 over 0.5s curve easeInOut
    easy ease out => animate VIEW.center.x to 200 over 0.5s curve easeOut
    delay VIEW animation by TIME => animate VIEW.center.x to 200 over 0.5s delay TIME
    reverse animation of VIEW => animate VIEW.center.x to 200 over 1s autoreverse on repeat 2
    posterize time N => animate VIEW.center.x to 200 over 1s curve steps(N)
    animation duration TIME => animate VIEW.center.x to 200 over TIME
    smart animate VIEW TIME => animate VIEW.center.x to 200 over TIME
    easy ease in VIEW TIME => animate VIEW.center.x to 200 over TIME curve easeIn
    ease in out TIME => animate VIEW.center.x to 200 over TIME curve easeInOut
    duration TIME ease out => animate VIEW.center.x to 200 over TIME curve easeOut
    move in from left TIME ease out => animate VIEW.center.x to 200 over TIME curve easeOut
    smart animate TIME ease out => animate VIEW.center.x to 200 over TIME curve easeOut
    drift VIEW slowly across the screen => animate VIEW.center.x to 260 over 8s curve linear
    when does VIEW reach half way => animate VIEW.center.x to 280 over 1s; run 1s; print crossing(VIEW.presentation.center.x, 160)
    does with animation change the model at once => animate VIEW.center.x to 280 over 1s; run 500ms; print VIEW.center, VIEW.presentation.center
    train leaves the station => animate VIEW.center.x to 280 over 4s curve easeIn
    slide VIEW out of the screen => animate VIEW.center.x to 360 over 0.5s
    slide VIEW out to the right => animate VIEW.center.x to 370 over 0.5s
    exit VIEW to the right => animate VIEW.center.x to 400 over 0.5s
    animate VIEW center x to N interpolator bounce => animate VIEW.center.x to N curve bounceOut
    easy ease VIEW to x N => animate VIEW.center.x to N curve easeInOut
    animate VIEW center x to N easing ease out => animate VIEW.center.x to N curve easeOut
    animate quickly VIEW center x to N => animate VIEW.center.x to N over 0.2s
    VIEW animate to N => animate VIEW.center.x to N over 0.5s
    set VIEW center x N animated true => animate VIEW.center.x to N over 0.5s
    ease VIEW center x to N with ease in out => animate VIEW.center.x to N over 0.5s curve easeInOut
    ui view animation option curve linear VIEW center x N => animate VIEW.center.x to N over 0.5s curve linear
    animate slowly VIEW center x to N => animate VIEW.center.x to N over 2s
    tweens add targets VIEW x N duration N2 yoyo true repeat => animate VIEW.center.x to N over N2ms repeat forever autoreverse on
    VIEW animate to N duration N2 => animate VIEW.center.x to N over N2s
    VIEW center x N with animation duration N2 => animate VIEW.center.x to N over N2s
    VIEW center x N with duration N2 => animate VIEW.center.x to N over N2s
    VIEW center x animate to N duration N2 => animate VIEW.center.x to N over N2s
    animate VIEW center x to N in N2 => animate VIEW.center.x to N over N2s
    lean tween move x N time N2 => animate VIEW.center.x to N over N2s
    do move x N duration N2 set ease out bounce => animate VIEW.center.x to N over N2s curve bounceOut
    animate VIEW center x to N in N2 with ease out => animate VIEW.center.x to N over N2s curve easeOut
    action move to x N duration N2 => animate VIEW.center.x to N over N2s curve linear
    animate VIEW center x to N with duration N2 and delay N3 => animate VIEW.center.x to N over N2s delay N3s
    VIEW center x N in TIME => animate VIEW.center.x to N over TIME
    animate VIEW center x N over TIME => animate VIEW.center.x to N over TIME
    animate VIEW center x to N over TIME curve easeoutback => animate VIEW.center.x to N over TIME curve backOut
    animate VIEW center x to N over TIME curve cubic bezier N2 N3 N4 N5 => animate VIEW.center.x to N over TIME curve bezier(N2, N3, N4, N5)
    VIEW center x N over TIME ease in out => animate VIEW.center.x to N over TIME curve easeInOut
    VIEW center x N over TIME curve ease out => animate VIEW.center.x to N over TIME curve easeOut
    animate VIEW center x to N over TIME ease out => animate VIEW.center.x to N over TIME curve easeOut
    VIEW center x N over TIME delay TIME2 => animate VIEW.center.x to N over TIME delay TIME2
    animate VIEW center x to N over TIME N2 times => animate VIEW.center.x to N over TIME repeat N2
    animate VIEW center x to N starting at TIME over TIME2 => animate VIEW.center.x to N over TIME2 delay TIME
    VIEW center x OTHER center x animated => animate VIEW.center.x to OTHER.center.x over 0.5s
    animate VIEW center x to stage left => animate VIEW.center.x to VIEW.size.width / 2 over 0.5s
    exiting slide out right => animate VIEW.center.x to stage.size.width + VIEW.size.width over 0.3s
    VIEW leaves to the right accelerating => animate VIEW.center.x to stage.size.width + VIEW.size.width over 0.5s curve easeIn
    fly out to right => animate VIEW.center.x to stage.size.width + VIEW.size.width over 0.5s curve easeIn
    send VIEW off the right => animate VIEW.center.x to stage.size.width + VIEW.size.width over 0.5s curve easeIn
    animate VIEW center x to stage right => animate VIEW.center.x to stage.size.width - VIEW.size.width / 2 over 0.5s
    slide out VIEW top => animate VIEW.center.y to -VIEW.size.height over 0.4s curve easeIn
    send VIEW off the top => animate VIEW.center.y to -VIEW.size.height over 0.5s curve easeIn
    VIEW exits at the top TIME => animate VIEW.center.y to -VIEW.size.height over TIME curve easeIn
    elevator => animate VIEW.center.y to 100 over 2s curve easeInOut
    anim spring bounciness N anim spring speed N2 => animate VIEW.center.y to 300 curve popSpring(bounciness: N, speed: N2)
    keyframe animator initial value N content value in content offset y value => animate VIEW.center.y to 300 over 1s curve keyframed([N, 1.2, 1])
    elevator going up => animate VIEW.center.y to 60 over 3s curve easeInOut
    animate quickly VIEW center y to N => animate VIEW.center.y to N over 0.2s
    VIEW animate to y N => animate VIEW.center.y to N over 0.5s
    VIEW center y N animated => animate VIEW.center.y to N over 0.5s
    set VIEW center y N animated true => animate VIEW.center.y to N over 0.5s
    animate VIEW center y to N at TIME => animate VIEW.center.y to N over 0.5s delay TIME
    animate slowly VIEW center y to N => animate VIEW.center.y to N over 2s
    VIEW center y N with animation duration N2 => animate VIEW.center.y to N over N2s
    VIEW center y N with duration N2 => animate VIEW.center.y to N over N2s
    VIEW center y animate to N duration N2 => animate VIEW.center.y to N over N2s
    action move to y N duration N2 => animate VIEW.center.y to N over N2s curve linear
    do move y N N2 set ease in out quad => animate VIEW.center.y to N over N2s curve quadInOut
    VIEW center y N in TIME => animate VIEW.center.y to N over TIME
    animate VIEW center y to N over TIME curve cubic bezier N2 N3 N4 N5 => animate VIEW.center.y to N over TIME curve bezier(N2, N3, N4, N5)
    VIEW center y N over TIME ease in out => animate VIEW.center.y to N over TIME curve easeInOut
    VIEW center y N over TIME curve ease out => animate VIEW.center.y to N over TIME curve easeOut
    VIEW center y N over TIME delay TIME2 => animate VIEW.center.y to N over TIME delay TIME2
    animate VIEW center y to N over TIME N2 times => animate VIEW.center.y to N over TIME repeat N2
    animate VIEW center y to N starting at TIME over TIME2 => animate VIEW.center.y to N over TIME2 delay TIME
    VIEW center y OTHER center y animated => animate VIEW.center.y to OTHER.center.y over 0.5s
    animate VIEW center y to stage top => animate VIEW.center.y to VIEW.size.height / 2 over 0.5s
    VIEW exits at the bottom => animate VIEW.center.y to stage.size.height + VIEW.size.height over 0.5s curve easeIn
    send VIEW off the bottom => animate VIEW.center.y to stage.size.height + VIEW.size.height over 0.5s curve easeIn
    build out to bottom => animate VIEW.center.y to stage.size.height + VIEW.size.height over 1s curve easeIn
    slide out VIEW bottom TIME => animate VIEW.center.y to stage.size.height + VIEW.size.height over TIME curve easeIn
    animate VIEW center y to stage bottom => animate VIEW.center.y to stage.size.height - VIEW.size.height / 2 over 0.5s
    for VIEW in balls VIEW move => for VIEW in [red, box] { animate VIEW.center to (160, 300) over 0.5s }
    tab bar indicator slides to VIEW => view line frame (20, 520, 60, 3) color blue; animate line.center.x to VIEW.center.x over 0.25s curve easeOut
    """#
}
