/// Animations from place to place.
extension PhraseBook {
  static let moves =
    #"""
    anchor point top left rotate VIEW ANGLE => VIEW.anchorPoint = (0, 0); VIEW.center -= (VIEW.size.width, VIEW.size.height) / 2; animate VIEW.rotation to ANGLE over 0.5s
    rotate VIEW around its corner ANGLE => VIEW.anchorPoint = (0, 0); VIEW.center -= (VIEW.size.width, VIEW.size.height) / 2; animate VIEW.rotation to ANGLE over 0.5s
    trim in reveal => VIEW.anchorPoint = (0, 0.5); VIEW.center.x -= VIEW.size.width / 2; VIEW.scale = (0, 1); animate VIEW.scale to 1 over 0.6s curve easeInOut
    pivot VIEW around its left edge => VIEW.anchorPoint = (0, 0.5); VIEW.center.x -= VIEW.size.width / 2; animate VIEW.rotation by 90deg over 0.5s
    swing VIEW like a door around left edge => VIEW.anchorPoint = (0, 0.5); VIEW.center.x -= VIEW.size.width / 2; animate VIEW.transform3D to perspective(500) * rotateY(-80deg) over 0.8s
    door opens VIEW hinge left => VIEW.anchorPoint = (0, 0.5); VIEW.center.x -= VIEW.size.width / 2; animate VIEW.transform3D to perspective(500) * rotateY(80deg) over 0.8s
    unfold VIEW from its top => VIEW.anchorPoint = (0.5, 0); VIEW.center.y -= VIEW.size.height / 2; VIEW.scale = (1, 0); animate VIEW.scale to 1 over 0.4s
    fold VIEW up => VIEW.anchorPoint = (0.5, 0); VIEW.center.y -= VIEW.size.height / 2; animate VIEW.scale to (1, 0) over 0.4s
    stretch VIEW upward => VIEW.anchorPoint = (0.5, 1); VIEW.center.y += VIEW.size.height / 2; animate VIEW.scale to (1, 1.5) over 0.3s
    transform origin bottom center scale up VIEW => VIEW.anchorPoint = (0.5, 1); VIEW.center.y += VIEW.size.height / 2; animate VIEW.scale to 1.3 over 0.3s
    position from N N2 to N3 N4 => VIEW.center = (N, N2); animate VIEW.center to (N3, N4) over 0.5s
    animate position from N N2 to N3 N4 in TIME with ease in out => VIEW.center = (N, N2); animate VIEW.center to (N3, N4) over TIME curve easeInOut
    ca transition type push subtype from right VIEW => VIEW.center.x += 320; animate VIEW.center.x by -320 over 0.3s
    slide VIEW in from the left => VIEW.center.x = -50; animate VIEW.center.x to 160 over 0.5s
    move in from left VIEW => VIEW.center.x = -VIEW.size.width; animate VIEW.center.x to stage.center.x over 0.4s curve easeOut
    build in move from left VIEW => VIEW.center.x = -VIEW.size.width; animate VIEW.center.x to stage.center.x over 1s curve easeOut
    animate VIEW from left to right => VIEW.center.x = 40; animate VIEW.center.x to 280 over 1s
    easy ease VIEW position N to N2 => VIEW.center.x = N; animate VIEW.center.x to N2 curve easeInOut
    ca basic animation position x from N to N2 VIEW => VIEW.center.x = N; animate VIEW.center.x to N2 over 0.5s
    move VIEW back and forth between N and N2 => VIEW.center.x = N; animate VIEW.center.x to N2 over 1s repeat forever autoreverse on
    ping pong VIEW x N to N2 => VIEW.center.x = N; animate VIEW.center.x to N2 over 1s repeat forever autoreverse on
    VIEW x N N2 in TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    animate VIEW center x N N2 over TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    animate VIEW x from N to N2 in TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    position x N to N2 TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    tween VIEW x N N2 TIME => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME
    animate VIEW center x from N to N2 over TIME repeat forever => VIEW.center.x = N; animate VIEW.center.x to N2 over TIME repeat forever
    ca transition type move in subtype from bottom VIEW => VIEW.center.y += 568; animate VIEW.center.y by -568 over 0.3s
    initial y N animate y N2 => VIEW.center.y += N; animate VIEW.center.y to VIEW.center.y - N over 0.5s
    animate css bounce in down => VIEW.center.y -= 300; animate VIEW.center.y by 300 over 0.9s curve bounceOut
    VIEW comes in from the top => VIEW.center.y = -50; animate VIEW.center.y to 300 over 0.5s
    slide VIEW from the top to the bottom over TIME => VIEW.center.y = 50; animate VIEW.center.y to 518 over TIME
    ca basic animation position y from N to N2 VIEW => VIEW.center.y = N; animate VIEW.center.y to N2 over 0.5s
    move in from right VIEW => VIEW.frame.x = stage.size.width; animate VIEW.center.x to stage.center.x over 0.4s curve easeOut
    move in from bottom => VIEW.frame.y = stage.size.height; animate VIEW.center.y to stage.center.y over 0.4s curve easeOut
    slide up from bottom VIEW => VIEW.frame.y = stage.size.height; animate VIEW.center.y to stage.center.y over 0.4s curve easeOut
    secondary motion VIEW lags behind OTHER => animate OTHER.center.x by 120 over 0.5s; animate VIEW.center.x by 120 over 0.5s delay 0.12s curve backOut
    stagger from the last => animate OTHER.center.y by -40 over 0.4s; animate VIEW.center.y by -40 over 0.4s delay 0.1s
    skaction move by cgvector dx N dy N2 duration N3 => animate VIEW.center by (N, -N2) over N3s curve linear
    animate VIEW and OTHER together => animate VIEW.center to (160, 300) over 0.5s
    easy ease keyframes for VIEW position TIME to TIME2 => animate VIEW.center to (160, 300) over TIME2 curve easeInOut
    move VIEW to the bottom right corner in TIME => animate VIEW.center to (280, 528) over TIME
    VIEW goes to N N2 => animate VIEW.center to (N, N2) over 0.5s
    move VIEW to N N2 => animate VIEW.center to (N, N2) over 0.5s
    move layer VIEW to N N2 => animate VIEW.center to (N, N2) over 0.5s
    skaction move to cgpoint x N y N2 duration N3 => animate VIEW.center to (N, N2) over N3s curve linear
    animate VIEW center to N N2 TIME => animate VIEW.center to (N, N2) over TIME
    glide TIME to x N y N2 => animate VIEW.center to (N, N2) over TIME
    ease in and out over TIME VIEW to N N2 => animate VIEW.center to (N, N2) over TIME curve easeInOut
    ease out time N N2 N3 N4 N5 N6 => animate VIEW.center to (N5, N6) over N2s curve easeOut
    linear time N N2 N3 N4 N5 N6 => animate VIEW.center to (N5, N6) over N2s curve linear
    move VIEW N left of OTHER => animate VIEW.center to (OTHER.frame.minX - VIEW.size.width / 2 - N, OTHER.center.y) over 0.5s
    animate VIEW to a random place => animate VIEW.center to (random(0, 320), random(0, 568)) over 0.5s
    glide TIME to random position => animate VIEW.center to (random(0, stage.size.width), random(0, stage.size.height)) over TIME
    vector move towards VIEW OTHER speed => animate VIEW.center to OTHER.center over 1s curve linear
    smart animate VIEW to POINT => animate VIEW.center to POINT over 0.3s curve easeInOut
    mv VIEW to POINT => animate VIEW.center to POINT over 0.5s
    move VIEW to POINT and then to POINT2 => animate VIEW.center to POINT over 0.5s then { animate VIEW.center to POINT2 over 0.5s }
    create tween tween property VIEW position vector POINT N => animate VIEW.center to POINT over Ns curve linear
    animate VIEW center POINT duration N options repeat autoreverse => animate VIEW.center to POINT over Ns repeat forever autoreverse on
    magic move VIEW to POINT TIME => animate VIEW.center to POINT over TIME curve easeInOut
    animate VIEW center to POINT duration TIME delay TIME2 => animate VIEW.center to POINT over TIME delay TIME2
    popspring animation property named kpoplayer position => animate VIEW.center to stage.center curve popSpring(bounciness: 4, speed: 12)
    animated align alignment center => animate VIEW.center to stage.center over 0.3s
    VIEW slides in from the left and stops in the middle => animate VIEW.center to stage.center over 0.5s
    bring VIEW back on screen => animate VIEW.center to stage.center over 0.5s
    move VIEW to the center over TIME with ease out => animate VIEW.center to stage.center over TIME curve easeOut
    move VIEW N left => animate VIEW.center.x by -N over 0.5s
    react spring wobbly => animate VIEW.center.x by 100 curve wobbly
    material emphasized accelerate => animate VIEW.center.x by 100 over 0.2s curve bezier(0.3, 0, 0.8, 0.15)
    feels sluggish => animate VIEW.center.x by 100 over 0.2s curve easeOut
    make it snappier => animate VIEW.center.x by 100 over 0.2s curve expoOut
    set interpolator anticipate interpolator => animate VIEW.center.x by 100 over 0.3s curve backIn
    set interpolator anticipate overshoot interpolator => animate VIEW.center.x by 100 over 0.3s curve backInOut
    set interpolator overshoot interpolator => animate VIEW.center.x by 100 over 0.3s curve backOut
    linear out slow in easing => animate VIEW.center.x by 100 over 0.3s curve bezier(0, 0, 0.2, 1)
    material standard easing => animate VIEW.center.x by 100 over 0.3s curve bezier(0.2, 0, 0, 1)
    fast out slow in interpolator => animate VIEW.center.x by 100 over 0.3s curve bezier(0.4, 0, 0.2, 1)
    set interpolator bounce interpolator => animate VIEW.center.x by 100 over 0.3s curve bounceOut
    accelerate interpolator => animate VIEW.center.x by 100 over 0.3s curve quadIn
    decelerate interpolator => animate VIEW.center.x by 100 over 0.3s curve quadOut
    set interpolator accelerate decelerate interpolator => animate VIEW.center.x by 100 over 0.3s curve sineInOut
    material emphasized decelerate => animate VIEW.center.x by 100 over 0.4s curve bezier(0.05, 0.7, 0.1, 1)
    beat of TIME then move VIEW => animate VIEW.center.x by 100 over 0.4s delay TIME
    chain trigger when VIEW done animate OTHER => animate VIEW.center.x by 100 over 0.4s then { animate OTHER.center.x by 100 over 0.4s }
    keep the end state of the animation => animate VIEW.center.x by 100 over 0.5s
    ease in back => animate VIEW.center.x by 100 over 0.5s curve backIn
    ease out back => animate VIEW.center.x by 100 over 0.5s curve backOut
    back easing without so much overshoot => animate VIEW.center.x by 100 over 0.5s curve backOut(overshoot: 1)
    back out N => animate VIEW.center.x by 100 over 0.5s curve backOut(overshoot: N)
    circ out => animate VIEW.center.x by 100 over 0.5s curve circOut
    ease out circ => animate VIEW.center.x by 100 over 0.5s curve circOut
    ease power in => animate VIEW.center.x by 100 over 0.5s curve cubicIn
    ease power out => animate VIEW.center.x by 100 over 0.5s curve cubicOut
    action timing mode ease in => animate VIEW.center.x by 100 over 0.5s curve easeIn
    action timing mode ease in ease out => animate VIEW.center.x by 100 over 0.5s curve easeInOut
    easy ease out on the last keyframe => animate VIEW.center.x by 100 over 0.5s curve easeOut
    easing elastic N => animate VIEW.center.x by 100 over 0.5s curve elasticOut
    ease in expo => animate VIEW.center.x by 100 over 0.5s curve expoIn
    expo in out => animate VIEW.center.x by 100 over 0.5s curve expoInOut
    ease expo out => animate VIEW.center.x by 100 over 0.5s curve expoOut
    linear no easing => animate VIEW.center.x by 100 over 0.5s curve linear
    ease in out quad => animate VIEW.center.x by 100 over 0.5s curve quadInOut
    quart in => animate VIEW.center.x by 100 over 0.5s curve quartIn
    quint ease => animate VIEW.center.x by 100 over 0.5s curve quintInOut
    ease out quint => animate VIEW.center.x by 100 over 0.5s curve quintOut
    ease in sine => animate VIEW.center.x by 100 over 0.5s curve sineIn
    sine in out ease => animate VIEW.center.x by 100 over 0.5s curve sineInOut
    skaction repeat action count N => animate VIEW.center.x by 100 over 0.5s repeat N
    tween set loops N => animate VIEW.center.x by 100 over 0.5s repeat N
    set loops N loop type yoyo => animate VIEW.center.x by 100 over 0.5s repeat N autoreverse on
    controller repeat reverse true => animate VIEW.center.x by 100 over 0.5s repeat forever autoreverse on
    dotween sequence append move append fade => animate VIEW.center.x by 100 over 0.5s then { animate VIEW.alpha to 0 over 0.5s }
    on complete debug log TEXT => animate VIEW.center.x by 100 over 0.5s then { print TEXT }
    tween callback print TEXT => animate VIEW.center.x by 100 over 0.5s then { print TEXT }
    staggered animation interval curve VIEW OTHER => animate VIEW.center.x by 100 over 0.5s; animate OTHER.center.x by 100 over 0.5s delay 0.25s
    overlap the animations of VIEW and OTHER by TIME => animate VIEW.center.x by 100 over 0.5s; animate OTHER.center.x by 100 over 0.5s delay 0.5s - TIME
    add listener print animation value => animate VIEW.center.x by 100 over 0.5s; repeat 30 { step; print VIEW.presentation.center.x }
    smoother motion please => animate VIEW.center.x by 100 over 0.6s curve easeInOut
    set trans back set ease in => animate VIEW.center.x by 100 over 1s curve backIn
    keyframe velocity influence N => animate VIEW.center.x by 100 over 1s curve bezier(min(N / 100, 1), 0, 1 - min(N / 100, 1), 1)
    ease influence N in N2 out => animate VIEW.center.x by 100 over 1s curve bezier(min(N / 100, 1), 0, 1 - min(N2 / 100, 1), 1)
    """#
}
