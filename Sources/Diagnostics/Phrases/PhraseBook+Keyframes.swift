/// Keyframes and keyframe animations.
extension PhraseBook {
  static let keyframes =
    #"""
    swing from its top edge VIEW => VIEW.anchorPoint = (0.5, 0); VIEW.center.y -= VIEW.size.height / 2; animation on VIEW keypath rotation from -15deg to 15deg over 0.8s curve sineInOut autoreverse on repeat forever
    swing VIEW like a sign => VIEW.anchorPoint = (0.5, 0); VIEW.center.y -= VIEW.size.height / 2; animation on VIEW keypath rotation values [0deg, 20deg, -15deg, 10deg, -5deg, 0deg] over 1.5s
    squash VIEW when it lands => VIEW.anchorPoint = (0.5, 1); VIEW.center.y += VIEW.size.height / 2; animation on VIEW keypath transform values [identity, scale(1.3, 0.7), scale(0.9, 1.1), identity] over 0.4s
    keyframes VIEW N COLOR N2 COLOR2 N3 COLOR3 => VIEW.color = COLOR; keyframes over 1s { at 0% for 50% { VIEW.color = COLOR2 }; at 50% for 50% { VIEW.color = COLOR3 } }
    circular reveal VIEW => VIEW.cornerRadius = VIEW.size.width / 2; animation on VIEW keypath scale from 0 over 0.4s curve easeOut
    transition push from trailing VIEW OTHER => animate over 0.35s { VIEW.center.x -= 320 }; animation on OTHER keypath center.x from OTHER.center.x + 320 over 0.35s
    for each staggered delay index => animation on VIEW keypath alpha from 0 over 0.3s; animation on OTHER keypath alpha from 0 over 0.3s begin 0.1s fill backwards
    animation fill mode both => animation on VIEW keypath alpha from 0 to 1 over 0.5s begin 0.5s fill both removedOnCompletion off
    skeleton shimmer => animation on VIEW keypath alpha from 0.3 to 0.8 over 0.8s autoreverse on repeat forever
    shimmer VIEW => animation on VIEW keypath alpha from 0.4 to 1 over 0.8s autoreverse on repeat forever
    keyframes blink opacity => animation on VIEW keypath alpha from 1 to 0 over 0.5s curve steps(1) autoreverse on repeat forever
    fade from value N fade to value N2 => animation on VIEW keypath alpha from N to N2
    flicker VIEW => animation on VIEW keypath alpha to 0 over 0.1s autoreverse on repeat 4
    flash the VIEW three times => animation on VIEW keypath alpha to 0 over 0.25s autoreverse on repeat 3
    make VIEW blink N times => animation on VIEW keypath alpha to 0 over 0.25s autoreverse on repeat N
    VIEW layer add fade animation for key nil => animation on VIEW keypath alpha to 0 over 0.5s
    animation fill mode forwards => animation on VIEW keypath alpha to 0 over 0.5s fill forwards removedOnCompletion off
    symbol effect pulse => animation on VIEW keypath alpha to 0.3 over 0.8s autoreverse on repeat forever
    flicker like a broken lamp => animation on VIEW keypath alpha values [1, 0.3, 0.9, 0.2, 1, 0.6, 1] mode discrete over 0.8s repeat forever
    phase animator opacity pulse => animation on VIEW keypath alpha values [1, 0.3, 1] over 1s repeat forever
    skeleton shimmer loading => animation on VIEW keypath alpha values [1, 0.4, 1] over 1.5s repeat forever
    keyframes for VIEW opacity N N2 N3 N4 N5 N6 over TIME => animation on VIEW keypath alpha values [N2, N4, N6] at [0, 0.5, 1] over TIME
    ca basic animation key path border width to value N => animation on VIEW keypath borderWidth to N over 0.5s
    ca basic animation key path bounds size width to value N => animation on VIEW keypath bounds.size.width to N over 0.5s
    skaction follow path as offset orient to path duration N => animation on VIEW keypath center path "M 0 0 C 100 -100 200 100 240 0" mode paced additive on over Ns
    ca keyframe animation path ui bezier path oval VIEW duration N => animation on VIEW keypath center path "M 260 284 C 260 339 215 384 160 384 C 105 384 60 339 60 284 C 60 229 105 184 160 184 C 215 184 260 229 260 284" mode paced over Ns
    orbit VIEW around the center => animation on VIEW keypath center path "M 260 284 C 260 417 60 417 60 284 C 60 151 260 151 260 284" mode paced over 2s repeat forever
    ca keyframe animation path cg path VIEW calculation mode paced => animation on VIEW keypath center path "M 60 100 C 60 300 260 300 260 100" mode paced over 1s
    ca keyframe animation rotation mode auto path => animation on VIEW keypath center path "M 60 100 C 60 300 260 300 260 100" mode paced over 1s
    animate VIEW along a bezier path => animation on VIEW keypath center path "M 60 100 C 60 300 260 300 260 100" mode paced over 2s
    offset path VIEW along a curve => animation on VIEW keypath center path "M 60 100 C 60 300 260 300 260 100" mode paced over 2s
    motion path svg VIEW => animation on VIEW keypath center path "M 60 100 C 60 300 260 300 260 100" over 2s
    arc motion for VIEW => animation on VIEW keypath center path "M 60 400 C 100 100 220 100 260 400" over 0.8s
    move in an arc not a straight line => animation on VIEW keypath center path "M 60 400 C 100 100 220 100 260 400" over 0.8s
    roving keyframes => animation on VIEW keypath center path [(60, 100), (260, 200), (100, 450)] mode paced over 2s
    ca basic animation position ns value value with cg point cg point make POINT => animation on VIEW keypath center to POINT over 0.5s
    cakeyframe animation key path TEXT => animation on VIEW keypath center values [(160, 100), (160, 300)] over 0.5s
    ca keyframe animation calculation mode cubic VIEW => animation on VIEW keypath center values [(60, 100), (260, 200), (60, 400)] mode cubic over 1s
    ca keyframe animation key path position values POINT POINT2 POINT3 duration N => animation on VIEW keypath center values [POINT, POINT2, POINT3] over Ns
    keyframes VIEW center POINT POINT2 POINT3 duration TIME => animation on VIEW keypath center values [POINT, POINT2, POINT3] over TIME
    keyframes VIEW frame N POINT frame N2 POINT2 => animation on VIEW keypath center values [POINT, POINT2] over 1s
    shake VIEW => animation on VIEW keypath center.x by 10 over 50ms autoreverse on repeat 6
    shake VIEW left and right => animation on VIEW keypath center.x by 10 over 50ms autoreverse on repeat 6
    ca spring animation perceptual duration N bounce N2 => animation on VIEW keypath center.x by 100 curve spring(duration: Ns, bounce: N2)
    ca spring animation initial velocity N damping N2 VIEW => animation on VIEW keypath center.x by 100 curve spring(mass: 1, stiffness: 100, damping: N2, velocity: N)
    animation begin time delay fill mode backwards => animation on VIEW keypath center.x by 100 over 0.5s begin 0.5s fill backwards
    animation begin time ca current media time N VIEW => animation on VIEW keypath center.x by 100 over 0.5s begin Ns fill backwards
    animation timing function ca media timing function control points N N2 N3 N4 VIEW => animation on VIEW keypath center.x by 100 over 0.5s curve bezier(N, N2, N3, N4)
    kca media timing function ease in VIEW => animation on VIEW keypath center.x by 100 over 0.5s curve easeIn
    ca media timing function name linear VIEW => animation on VIEW keypath center.x by 100 over 0.5s curve linear
    animation removed on completion no kca fill mode both => animation on VIEW keypath center.x by 100 over 0.5s fill both removedOnCompletion off
    animation is removed on completion false fill mode forwards VIEW => animation on VIEW keypath center.x by 100 over 0.5s fill forwards removedOnCompletion off
    animation snaps back after finishing => animation on VIEW keypath center.x by 100 over 0.5s fill forwards removedOnCompletion off
    layer snaps back to original position after animation VIEW => animation on VIEW keypath center.x by 100 over 0.5s fill forwards removedOnCompletion off
    why does VIEW jump back after ca basic animation => animation on VIEW keypath center.x by 100 over 0.5s; run 1s; print VIEW.center
    why does it jump back at the end => animation on VIEW keypath center.x by 100 over 0.5s; run 1s; print VIEW.center, VIEW.presentation.center
    layer remove animation for key TEXT VIEW => animation on VIEW keypath center.x by 100 over 1s as glow; run 0.3s; remove glow
    animation direction reverse => animation on VIEW keypath center.x by 100 over 1s speed -1
    time remap VIEW reverse => animation on VIEW keypath center.x by 100 over 1s speed -1
    animation speed N VIEW layer => animation on VIEW keypath center.x by 100 over 1s speed N
    animation time offset N => animation on VIEW keypath center.x by 100 over 1s timeOffset Ns
    layer time offset scrub VIEW N => animation on VIEW keypath center.x by 200 over 1s; VIEW.speed = 0; VIEW.timeOffset = Ns
    ca basic animation key path transform translation x to value N => animation on VIEW keypath center.x by N over 0.5s
    animation is additive true by value N => animation on VIEW keypath center.x by N over 0.5s additive on
    animation by value N repeat count N2 autoreverses VIEW => animation on VIEW keypath center.x by N over 0.5s repeat N2 autoreverse on
    slide transition position offset tween => animation on VIEW keypath center.x from -100 over 0.3s
    transition move edge leading => animation on VIEW keypath center.x from -VIEW.size.width / 2 over 0.35s curve easeInOut
    transition asymmetric insertion move removal opacity => animation on VIEW keypath center.x from -VIEW.size.width / 2 over 0.35s; run 1s; animate VIEW.alpha to 0 over 0.35s
    entering slide in left => animation on VIEW keypath center.x from -VIEW.size.width over 0.3s curve easeOut
    recycler view item animator slide in => animation on VIEW keypath center.x from 420 over 0.3s curve easeOut
    set model value before adding animation VIEW center x N => animation on VIEW keypath center.x from VIEW.center.x to N over 0.5s; VIEW.center.x = N
    transition move edge trailing => animation on VIEW keypath center.x from stage.size.width + VIEW.size.width / 2 over 0.35s curve easeInOut
    VIEW layer add animation shake for key TEXT => animation on VIEW keypath center.x to 100 over 0.5s additive on as shake
    caspring animation key path TEXT => animation on VIEW keypath center.x to 300 curve spring(mass: 1, stiffness: 100, damping: 10)
    caspring animation key path position x => animation on VIEW keypath center.x to 300 curve spring(mass: 1, stiffness: 100, damping: 10)
    keyframes shake translate x => animation on VIEW keypath center.x values [0, -10, 10, -10, 10, 0] over 0.5s additive on
    error shake on the text field => animation on VIEW keypath center.x values [0, -10, 10, -8, 8, -4, 0] over 0.4s additive on
    head shake wrong password => animation on VIEW keypath center.x values [0, -10, 10, -8, 8, -4, 0] over 0.4s additive on
    camera shake => animation on VIEW keypath center.x values [0, -8, 7, -5, 4, -2, 0] over 0.5s additive on; animation on VIEW keypath center.y values [0, 5, -6, 4, -3, 1, 0] over 0.5s additive on
    wiggle position of VIEW => animation on VIEW keypath center.x values [0, 12, -8, 15, -14, 6, 0] over 1s additive on repeat forever
    do shake position N strength => animation on VIEW keypath center.x values [0, 20, -15, 10, -5, 0] additive on over Ns
    cycle interpolator shake => animation on VIEW keypath center.x values [0, 20, 0, -20, 0] additive on over 0.3s repeat 2
    with sequence with timing shake N => animation on VIEW keypath center.x values [0, N, -N, N, 0] additive on over 0.3s
    ca keyframe animation key times N N2 N3 => animation on VIEW keypath center.x values [50, 200, 100] at [0, 0.5, 1] over 1s
    ca keyframe animation tension values continuity values bias values => animation on VIEW keypath center.x values [50, 200, 100] mode cubic tension 0.5 continuity 0 bias [0, 1, 0] over 1s
    ca keyframe animation calculation mode discrete => animation on VIEW keypath center.x values [60, 160, 260] mode discrete over 1s
    shake values N N2 N3 N4 N5 => animation on VIEW keypath center.x values [N, N2, N3, N4, N5] additive on
    keyframes VIEW x values N N2 N3 N4 N5 => animation on VIEW keypath center.x values [N, N2, N3, N4, N5] over 1s additive on
    shake values N N2 N3 N4 N5 shake duration N6 => animation on VIEW keypath center.x values [N, N2, N3, N4, N5] over N6s additive on
    cakeyframe animation values N N2 N3 N4 on VIEW => animation on VIEW keypath center.x values [N, N2, N3, N4] over 0.5s additive on
    motion div animate x N N2 N3 transition repeat infinity duration N4 => animation on VIEW keypath center.x values [N, N2, N3] additive on over N4s repeat forever
    keyframe VIEW x N at TIME N2 at TIME2 N3 at TIME3 => animation on VIEW keypath center.x values [N, N2, N3] at [0, 0.5, 1] over TIME3
    position keyframes TIME N TIME2 N2 TIME3 N3 => animation on VIEW keypath center.x values [N, N2, N3] at [0, 0.5, 1] over TIME3
    keyframes VIEW x values N N2 N3 => animation on VIEW keypath center.x values [N, N2, N3] over 1s
    animation on VIEW keypath position x values N N2 N3 duration TIME => animation on VIEW keypath center.x values [N, N2, N3] over TIME
    VIEW run action with key TEXT => animation on VIEW keypath center.y by -100 over 0.5s as move
    make VIEW float up and down => animation on VIEW keypath center.y by 10 over 1s autoreverse on repeat forever
    transition move edge top => animation on VIEW keypath center.y from -VIEW.size.height / 2 over 0.35s curve easeInOut
    animation from value N VIEW layer add animation for key TEXT => animation on VIEW keypath center.y from N over 0.5s
    anim from value N anim to value N2 anim duration N3 => animation on VIEW keypath center.y from N to N2 over N3s
    animation on VIEW key path position y from value N to value N2 duration N3 => animation on VIEW keypath center.y from N to N2 over N3s
    transition move edge bottom => animation on VIEW keypath center.y from stage.size.height + VIEW.size.height / 2 over 0.35s curve easeInOut
    anim autoreverses yes => animation on VIEW keypath center.y to 300 autoreverse on
    animation timing function camedia timing function name ease out => animation on VIEW keypath center.y to 300 curve easeOut
    let anim cabasic animation key path TEXT => animation on VIEW keypath center.y to 300 over 0.5s
    VIEW layer add bounce animation for key TEXT => animation on VIEW keypath center.y to 300 over 0.5s as bounce
    VIEW layer add anim for key TEXT => animation on VIEW keypath center.y to 300 over 0.5s as move
    animation duration N => animation on VIEW keypath center.y to 300 over Ns
    anim repeat count infinity => animation on VIEW keypath center.y to 300 repeat forever
    anim to value N => animation on VIEW keypath center.y to N
    phase animator offset phase bounce up down => animation on VIEW keypath center.y values [0, -30, 0] additive on over 1s repeat forever
    nod VIEW yes => animation on VIEW keypath center.y values [0, 10, 0, 10, 0] over 0.6s additive on
    random jitter on VIEW => animation on VIEW keypath center.y values [0, 4, -3, 5, -5, 2, 0] over 0.4s additive on repeat forever
    keyframe track offset y cubic keyframe N duration N2 cubic keyframe N3 => animation on VIEW keypath center.y values [0, N, N3] mode cubic additive on over N2s
    keyframes VIEW center y N N2 duration N3 => animation on VIEW keypath center.y values [N, N2] over N3s
    keyframes VIEW center y at N N2 at N3 N4 at N5 N6 => animation on VIEW keypath center.y values [N2, N4, N6] at [N, N3, N5] over 1s
    ca basic animation key path corner radius to value N VIEW duration N2 => animation on VIEW keypath cornerRadius to N over N2s
    ca basic animation key path opacity from value N to value N2 duration N3 VIEW => animation on VIEW keypath opacity from N to N2 over N3s
    ca keyframe animation key path opacity values N N2 N3 VIEW => animation on VIEW keypath opacity values [N, N2, N3] over 0.5s
    wobble VIEW => animation on VIEW keypath rotation by 10deg over 100ms autoreverse on repeat 4
    animation is cumulative true repeat count N => animation on VIEW keypath rotation by 90deg over 0.5s cumulative on repeat N
    animation repeat duration N => animation on VIEW keypath rotation by 90deg over 0.5s repeatDuration Ns
    animation on VIEW keypath transform rotation by value ANGLE repeat count forever => animation on VIEW keypath rotation by ANGLE over 1s repeat forever cumulative on
    jiggle mode like home screen => animation on VIEW keypath rotation from -2deg to 2deg over 0.12s autoreverse on repeat forever
    ca keyframe animation key path transform rotation values VIEW jiggle => animation on VIEW keypath rotation values [-2deg, 2deg, -2deg] over 0.25s repeat forever
    symbol effect wiggle => animation on VIEW keypath rotation values [0, 10deg, -10deg, 10deg, 0] over 0.5s
    phase animator trigger rotation => animation on VIEW keypath rotation values [0, 15deg, -15deg, 0] over 0.6s
    keyframe animator repeating true rotation => animation on VIEW keypath rotation values [0, 30deg, -30deg, 0] mode cubic over 1s repeat forever
    animate css tada => animation on VIEW keypath rotation values [0deg, -3deg, 3deg, -3deg, 3deg, 0deg] over 1s; animation on VIEW keypath scale values [1, 0.9, 1.1, 1.1, 1] over 1s
    wiggle rotation VIEW => animation on VIEW keypath rotation values [0deg, 6deg, -4deg, 5deg, -6deg, 0deg] over 1s repeat forever
    ca spring animation bounds VIEW stiffness N damping N2 => animation on VIEW keypath scale from 0.5 to 1 curve spring(stiffness: N, damping: N2)
    breathing effect => animation on VIEW keypath scale from 1 to 1.08 over 2s curve easeInOut autoreverse on repeat forever
    on every beat pulse VIEW N bpm => animation on VIEW keypath scale from 1 to 1.15 over 30s / N autoreverse on repeat forever
    ca basic animation key path transform scale from value N to value N2 VIEW => animation on VIEW keypath scale from N to N2 over 0.5s
    pulse VIEW forever => animation on VIEW keypath scale to 1.1 over 0.5s autoreverse on repeat forever
    cabasic animation key path TEXT => animation on VIEW keypath scale to 1.5 over 0.5s
    heartbeat VIEW => animation on VIEW keypath scale values [1, 1.2, 1, 1.2, 1] at [0, 0.15, 0.3, 0.45, 1] over 1.2s repeat forever
    keyframes heartbeat scale => animation on VIEW keypath scale values [1, 1.3, 1, 1.3, 1] at [0, 0.14, 0.28, 0.42, 1] over 1.3s repeat forever
    do punch scale duration N => animation on VIEW keypath scale values [1, 1.4, 0.8, 1.15, 0.95, 1] over Ns
    phase animator N N2 N3 scale effect phase => animation on VIEW keypath scale values [N, N2, N3, N] over 2s repeat forever
    ca keyframe animation key path transform scale values N N2 N3 => animation on VIEW keypath scale values [N, N2, N3] over 0.5s
    ca basic animation key path shadow opacity to value N => animation on VIEW keypath shadowOpacity to N over 0.5s
    ca basic animation key path shadow radius from value N to value N2 => animation on VIEW keypath shadowRadius from N to N2 over 0.5s
    jello VIEW => animation on VIEW keypath transform values [identity, scale(1.15, 0.85), scale(0.9, 1.1), scale(1.05, 0.95), identity] over 0.8s
    animate css rubber band VIEW => animation on VIEW keypath transform values [identity, scale(1.25, 0.75), scale(0.75, 1.25), scale(1.15, 0.85), scale(0.95, 1.05), identity] over 1s
    squash and stretch VIEW => animation on VIEW keypath transform values [identity, scale(1.25, 0.75), scale(0.8, 1.2), scale(1.1, 0.9), identity] over 0.6s
    ca basic animation key path z position to value N => animation on VIEW keypath zPosition to N over 0.5s
    symbol effect bounce => keyframes over 0.5s { at 0% for 40% { VIEW.scale = 1.3 }; at 40% for 60% { VIEW.scale = 1 } }
    add keyframe VIEW grow then shrink => keyframes over 0.6s { at 0% for 50% { VIEW.scale = 1.5 }; at 50% for 50% { VIEW.scale = 1 } }
    keyframe animator trigger squash stretch => keyframes over 0.8s { at 0% for 40% { VIEW.scale = (1.3, 0.7) }; at 40% for 60% { VIEW.scale = (1, 1) } }
    three keyframes for the position of VIEW => keyframes over 1.5s { at 0% for 33% { VIEW.center.x = 260 }; at 33% for 33% { VIEW.center.y = 400 }; at 66% for 34% { VIEW.center = (60, 100) } }
    add keyframe VIEW rotate full circle => keyframes over 1s curve linear { at 0% for 34% { VIEW.rotation = 120deg }; at 34% for 33% { VIEW.rotation = 240deg }; at 67% for 33% { VIEW.rotation = 360deg } }
    ui view keyframe animation options calculation mode cubic paced => keyframes over 1s mode cubicPaced { at 0% for 50% { VIEW.center.x += 50 }; at 50% for 50% { VIEW.center.y += 150 } }
    animate keyframes calculation mode discrete => keyframes over 1s mode discrete { at 0% for 50% { VIEW.center.x += 50 }; at 50% for 50% { VIEW.center.y += 150 } }
    animate keyframes calculation mode linear VIEW => keyframes over 1s mode linear { at 0% for 50% { VIEW.center.y -= 50 }; at 50% for 50% { VIEW.center.y += 50 } }
    animate keyframes calculation mode paced VIEW => keyframes over 1s mode paced { at 0% for 50% { VIEW.center.x += 50 }; at 50% for 50% { VIEW.center.y += 150 } }
    move keyframe then linear keyframe on VIEW x => keyframes over 1s { at 0% for 0% { VIEW.center.x = 20 }; at 0% for 100% { VIEW.center.x = 280 } }
    keyframe VIEW up then down => keyframes over 1s { at 0% for 50% { VIEW.center.y -= 100 }; at 50% for 50% { VIEW.center.y += 100 } }
    keyframe track scale linear keyframe N duration spring keyframe N2 => keyframes over 1s { at 0% for 50% { VIEW.scale = N }; at 50% for 50% { VIEW.scale = N2 } }
    keyframes pulse N opacity N2 => keyframes over 1s { at 0% for N { VIEW.alpha = N2 } }
    add keyframe with relative start time N relative duration N2 VIEW alpha N3 => keyframes over 1s { at N for min(N2, 1 - N) { VIEW.alpha = N3 } }
    cycle VIEW through colors => keyframes over 4s repeat forever { at 0% for 25% { VIEW.color = "orange" }; at 25% for 25% { VIEW.color = "green" }; at 50% for 25% { VIEW.color = "blue" }; at 75% for 25% { VIEW.color = "red" } }
    ui view animate keyframes with duration N delay N2 options calculation mode cubic => keyframes over Ns delay N2s mode cubic { at 0% for 50% { VIEW.center.y -= 50 }; at 50% for 50% { VIEW.center.y += 50 } }
    blinking cursor => view cursor frame (160, 270, 2, 24) color black; animation on cursor keypath alpha values [1, 0] mode discrete over 1s repeat forever
    flash VIEW COLOR => view flash frame VIEW.frame color COLOR alpha 0; animation on flash keypath alpha to 1 over 0.15s autoreverse on repeat 2
    sonar pulse behind VIEW => view ping frame VIEW.frame color blue alpha 0; ping.cornerRadius = VIEW.size.width / 2; sendToBack ping; animation on ping keypath scale from 1 to 2.5 over 1.5s repeat forever; animation on ping keypath alpha from 0.5 to 0 over 1.5s repeat forever
    ripple effect VIEW => view ripple frame VIEW.frame color gray alpha 0.5; ripple.cornerRadius = VIEW.size.width / 2; animation on ripple keypath scale from 0 to 3 over 1s repeat forever; animation on ripple keypath alpha from 0.5 to 0 over 1s repeat forever
    """#
}
