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
    set trans bounce set ease out => animate VIEW.center.x by 100 over 1s curve bounceOut
    ease out elastic => animate VIEW.center.x by 100 over 1s curve elasticOut
    set trans elastic set ease out => animate VIEW.center.x by 100 over 1s curve elasticOut
    elastic out amplitude N period N2 => animate VIEW.center.x by 100 over 1s curve elasticOut(amplitude: N, period: N2)
    linear keyframes on VIEW => animate VIEW.center.x by 100 over 1s curve linear
    set trans quint set ease in out => animate VIEW.center.x by 100 over 1s curve quintInOut
    convert keyframe to hold => animate VIEW.center.x by 100 over 1s curve steps(1, jumpEnd)
    hold keyframe VIEW => animate VIEW.center.x by 100 over 1s curve steps(1, jumpEnd)
    animation timing function steps N => animate VIEW.center.x by 100 over 1s curve steps(N)
    animated loop => animate VIEW.center.x by 100 over 1s repeat forever
    loop out cycle => animate VIEW.center.x by 100 over 1s repeat forever
    animation direction alternate => animate VIEW.center.x by 100 over 1s repeat forever autoreverse on
    animation iteration count infinite => animate VIEW.center.x by 100 over 1s repeat forever autoreverse on
    loop animation => animate VIEW.center.x by 100 over 1s repeat forever autoreverse on
    ping pong loop => animate VIEW.center.x by 100 over 1s repeat forever autoreverse on
    value animator set repeat count infinite set repeat mode reverse => animate VIEW.center.x by 100 over 1s repeat forever autoreverse on
    model layer vs presentation layer VIEW => animate VIEW.center.x by 100 over 1s; run 0.5s; print VIEW.center, VIEW.presentation.center
    difference between model and presentation layer => animate VIEW.center.x by 100 over 1s; run 500ms; print VIEW.center.x, VIEW.presentation.center.x
    can't tap while animating => animate VIEW.center.x by 100 over 2s allowUserInteraction on
    tween duration millis N easing fast out slow in => animate VIEW.center.x by 100 over Nms curve bezier(0.4, 0, 0.2, 1)
    type tween duration N => animate VIEW.center.x by 100 over Ns
    delay TIME then move VIEW to the right => animate VIEW.center.x by 100 over TIME delay 0.5s
    slow in slow out => animate VIEW.center.x by 120 over 0.6s curve easeInOut
    follow through and overlapping action => animate VIEW.center.x by 120 over 0.7s curve backOut; animate OTHER.center.x by 120 over 0.7s delay 0.1s curve backOut
    anticipation before the move => animate VIEW.center.x by 150 over 0.7s curve backIn
    wind up then go => animate VIEW.center.x by 150 over 0.7s curve backIn
    follow through after stop => animate VIEW.center.x by 150 over 0.7s curve backOut
    anticipation and overshoot => animate VIEW.center.x by 150 over 0.8s curve backInOut
    VIEW transform position wiggle POINT => animate VIEW.center.x by 20 over 0.1s repeat forever autoreverse on
    wiggle POINT => animate VIEW.center.x by 30 over 0.25s repeat forever autoreverse on
    ca transition type reveal from left VIEW => animate VIEW.center.x by 320 over 0.3s
    dismissible swipe VIEW => animate VIEW.center.x by 400 over 0.3s then { VIEW.isHidden = true }
    animate VIEW x N => animate VIEW.center.x by N over 0.5s
    move VIEW right N => animate VIEW.center.x by N over 0.5s
    move VIEW right N then down N2 => animate VIEW.center.x by N over 0.5s then { animate VIEW.center.y by N2 over 0.5s }
    move VIEW N to the right and fade it out => animate VIEW.center.x by N over 0.5s; animate VIEW.alpha to 0 over 0.5s
    action build move VIEW N right => animate VIEW.center.x by N over 1s curve easeInOut
    mathf ping pong time N => animate VIEW.center.x by N over 1s curve linear repeat forever autoreverse on
    math sin time N N2 => animate VIEW.center.x by N2 over 1.57s repeat forever autoreverse on
    move VIEW off screen to the left => animate VIEW.center.x to -50 over 0.5s
    VIEW slides out left and is removed => animate VIEW.center.x to -50 over 0.5s then { remove VIEW }
    exit VIEW to the left and remove => animate VIEW.center.x to -50 over 0.5s then { remove VIEW }
    move out to the left => animate VIEW.center.x to -VIEW.size.width over 0.4s curve easeIn
    value wiggle POINT => animate VIEW.center.x to 180 over 0.1s repeat 6 autoreverse on
    wiggle POINT on position => animate VIEW.center.x to 180 over 0.1s repeat 6 autoreverse on
    overshoot N => animate VIEW.center.x to 200 over 0.5s curve backOut
    bounce easing => animate VIEW.center.x to 200 over 0.5s curve bounceOut
    change easing to ease in cubic => animate VIEW.center.x to 200 over 0.5s curve cubicIn
    add ease in and out => animate VIEW.center.x to 200 over 0.5s curve easeInOut
    easy ease => animate VIEW.center.x to 200 over 0.5s curve easeInOut
    easy ease the position keyframes => animate VIEW.center.x to 200 over 0.5s curve easeInOut
    delay VIEW animation by TIME => animate VIEW.center.x to 200 over 0.5s delay TIME
    loop out TEXT => animate VIEW.center.x to 200 over 0.5s repeat 4 autoreverse on
    gsap timeline to VIEW to OTHER => animate VIEW.center.x to 200 over 0.5s then { animate OTHER.center.x to 200 over 0.5s }
    posterize time N => animate VIEW.center.x to 200 over 1s curve steps(N)
    animation duration TIME => animate VIEW.center.x to 200 over TIME
    smart animate VIEW TIME => animate VIEW.center.x to 200 over TIME
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
    ease VIEW center x to N with ease in out => animate VIEW.center.x to N over 0.5s curve easeInOut
    ui view animation option curve linear VIEW center x N => animate VIEW.center.x to N over 0.5s curve linear
    animate VIEW x to N then VIEW y to N2 => animate VIEW.center.x to N over 0.5s then { animate VIEW.center.y to N2 over 0.5s }
    tweens add targets VIEW x N duration N2 yoyo true repeat => animate VIEW.center.x to N over N2ms repeat forever autoreverse on
    animate VIEW center x to N in N2 => animate VIEW.center.x to N over N2s
    lean tween move x N time N2 => animate VIEW.center.x to N over N2s
    do move x N duration N2 set ease out bounce => animate VIEW.center.x to N over N2s curve bounceOut
    animate VIEW center x to N in N2 with ease out => animate VIEW.center.x to N over N2s curve easeOut
    skaction move to x N duration N2 => animate VIEW.center.x to N over N2s curve linear
    animate VIEW center x to N with duration N2 and delay N3 => animate VIEW.center.x to N over N2s delay N3s
    animate VIEW center x N over TIME => animate VIEW.center.x to N over TIME
    animate VIEW center x to N over TIME curve easeoutback => animate VIEW.center.x to N over TIME curve backOut
    animate VIEW center x to N over TIME curve cubic bezier N2 N3 N4 N5 => animate VIEW.center.x to N over TIME curve bezier(N2, N3, N4, N5)
    animate VIEW center x to N over TIME ease out => animate VIEW.center.x to N over TIME curve easeOut
    linear time N N2 N3 N4 => animate VIEW.center.x to N4 over N2s curve linear
    exiting slide out right => animate VIEW.center.x to stage.size.width + VIEW.size.width over 0.3s
    skaction sequence move fade out => animate VIEW.center.y by -100 over 0.5s then { animate VIEW.alpha to 0 over 0.5s }
    slide VIEW up slowly => animate VIEW.center.y by -100 over 2s
    hover in place bobbing => animate VIEW.center.y by -12 over 1.5s curve sineInOut repeat forever autoreverse on
    float VIEW gently => animate VIEW.center.y by -12 over 2s curve sineInOut repeat forever autoreverse on
    hang time at the top => animate VIEW.center.y by -150 over 0.5s curve cubicOut autoreverse on
    stagger children N => animate VIEW.center.y by -40 over 0.4s; animate OTHER.center.y by -40 over 0.4s delay Ns
    stagger VIEW OTHER THIRD by TIME => animate VIEW.center.y by -40 over 0.4s; animate OTHER.center.y by -40 over 0.4s delay TIME; animate THIRD.center.y by -40 over 0.4s delay 2 * TIME
    animation bounce TIME ease infinite VIEW => animate VIEW.center.y by -40 over TIME curve easeOut repeat forever autoreverse on
    VIEW move up N then fade => animate VIEW.center.y by -N over 0.5s then { animate VIEW.alpha to 0 over 0.5s }
    gentle spring on VIEW => animate VIEW.center.y by 100 curve gentle
    animated stagger N => animate VIEW.center.y by 100 over 0.5s; animate OTHER.center.y by 100 over 0.5s delay Nms
    stagger VIEW and OTHER by TIME => animate VIEW.center.y by 100 over 0.5s; animate OTHER.center.y by 100 over 0.5s delay TIME
    VIEW animate translation y f set duration N => animate VIEW.center.y by 100 over Nms
    pop basic animation ease in ease out duration N => animate VIEW.center.y by 100 over Ns curve easeInOut
    hard stop => animate VIEW.center.y by 150 over 0.3s curve cubicIn
    softer landing => animate VIEW.center.y by 150 over 0.8s curve quintOut
    for index multiply delay stagger views => animate VIEW.center.y by 50 over 0.5s; animate OTHER.center.y by 50 over 0.5s delay 0.1s
    mathf sin time time N hover => animate VIEW.center.y by N over 1s curve sineInOut repeat forever autoreverse on
    VIEW layer pop add animation anim for key TEXT => animate VIEW.center.y to 300 curve popSpring(bounciness: 4, speed: 12)
    anim spring bounciness N anim spring speed N2 => animate VIEW.center.y to 300 curve popSpring(bounciness: N, speed: N2)
    keyframe animator initial value N content value in content offset y value => animate VIEW.center.y to 300 over 1s curve keyframed([N, 1.2, 1])
    elevator going up => animate VIEW.center.y to 60 over 3s curve easeInOut
    skaction move to y N duration N2 => animate VIEW.center.y to N over N2s curve linear
    do move y N N2 set ease in out quad => animate VIEW.center.y to N over N2s curve quadInOut
    after delay TIME => at t + TIME { animate VIEW.center.x by 100 over 0.3s }
    for VIEW in balls VIEW move => for VIEW in [red, box] { animate VIEW.center to (160, 300) over 0.5s }
    wave through VIEW OTHER THIRD => for i in 0..2 { let it = [VIEW, OTHER, THIRD][i]; animate it.center.y by -30 over 0.4s delay i * 0.1s repeat forever autoreverse on }
    every TIME move VIEW right by N => repeat N { run TIME; animate VIEW.center.x by 10 over 0.5s }
    three loading dots => view d1 frame (120, 280, 16, 16); view d2 frame (152, 280, 16, 16); view d3 frame (184, 280, 16, 16); animate d1.center.y by -20 over 0.4s repeat forever autoreverse on; animate d2.center.y by -20 over 0.4s delay 0.13s repeat forever autoreverse on; animate d3.center.y by -20 over 0.4s delay 0.26s repeat forever autoreverse on
    add a moving platform => view lift frame (60, 400, 100, 16); animate lift.center.x by 100 over 2s repeat forever autoreverse on
    """#
}
