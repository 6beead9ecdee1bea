/// Keyframes.
extension PhraseBook {
  static let keyframes =
    #"""
    swing VIEW like a sign => VIEW.anchorPoint = (0.5, 0); VIEW.center.y -= VIEW.size.height / 2; animation on VIEW keypath rotation values [0deg, 20deg, -15deg, 10deg, -5deg, 0deg] over 1.5s
    squash VIEW when it lands => VIEW.anchorPoint = (0.5, 1); VIEW.center.y += VIEW.size.height / 2; animation on VIEW keypath transform values [identity, scale(1.3, 0.7), scale(0.9, 1.1), identity] over 0.4s
    VIEW turns COLOR then COLOR2 then COLOR3 => VIEW.color = COLOR; keyframes over 1s { at 0% for 50% { VIEW.color = COLOR2 }; at 50% for 50% { VIEW.color = COLOR3 } }
    keyframes pulse N scale N2 N3 scale N4 => VIEW.scale = N2; keyframes over 1s { at 0% for 50% { VIEW.scale = N4 }; at 50% for 50% { VIEW.scale = N2 } }
    flash animate css VIEW => animation on VIEW keypath alpha values [1, 0, 1, 0, 1] over 1s
    flicker like a broken lamp => animation on VIEW keypath alpha values [1, 0.3, 0.9, 0.2, 1, 0.6, 1] mode discrete over 0.8s repeat forever
    sparkle => animation on VIEW keypath alpha values [1, 0.3, 1, 0.5, 1] over 0.6s repeat 3
    sparkle VIEW => animation on VIEW keypath alpha values [1, 0.3, 1, 0.5, 1] over 0.6s repeat 3
    phase animator opacity pulse => animation on VIEW keypath alpha values [1, 0.3, 1] over 1s repeat forever
    skeleton shimmer loading => animation on VIEW keypath alpha values [1, 0.4, 1] over 1.5s repeat forever
    keyframes VIEW alpha values N N2 N3 duration N4 => animation on VIEW keypath alpha values [N, N2, N3] over N4s
    keyframes VIEW alpha N N2 N3 over TIME => animation on VIEW keypath alpha values [N, N2, N3] over TIME
    phase animator N N2 VIEW alpha => animation on VIEW keypath alpha values [N, N2] over 1s autoreverse on repeat forever
    keyframes on VIEW N alpha N2 N3 alpha N4 => animation on VIEW keypath alpha values [N2, N4] at [N, N3] over 1s
    keyframes over TIME N VIEW alpha N2 N3 VIEW alpha N4 => animation on VIEW keypath alpha values [N2, N4] at [N, N3] over TIME
    ca keyframe animation calculation mode cubic VIEW => animation on VIEW keypath center values [(60, 100), (260, 200), (60, 400)] mode cubic over 1s
    ca keyframe animation key path position values POINT POINT2 POINT3 duration N => animation on VIEW keypath center values [POINT, POINT2, POINT3] over Ns
    keyframes VIEW center POINT POINT2 POINT3 duration TIME => animation on VIEW keypath center values [POINT, POINT2, POINT3] over TIME
    move VIEW along path POINT POINT2 => animation on VIEW keypath center values [POINT, POINT2] over 1s
    keyframe at TIME position POINT and TIME2 position POINT2 => animation on VIEW keypath center values [POINT, POINT2] over TIME2
    arc motion from VIEW to OTHER => animation on VIEW keypath center values [VIEW.center, (VIEW.center + OTHER.center) / 2 - (0, 80), OTHER.center] mode cubic over 0.8s
    move VIEW to OTHER in an arc TIME => animation on VIEW keypath center values [VIEW.center, (VIEW.center + OTHER.center) / 2 - (0, 80), OTHER.center] mode cubic over TIME
    shake x animate css VIEW => animation on VIEW keypath center.x values [0, -10, 10, -10, 10, -10, 10, 0] over 1s additive on
    keyframes shake translate x => animation on VIEW keypath center.x values [0, -10, 10, -10, 10, 0] over 0.5s additive on
    animation VIEW shake TIME => animation on VIEW keypath center.x values [0, -10, 10, -10, 10, 0] over TIME additive on
    error shake on the text field => animation on VIEW keypath center.x values [0, -10, 10, -8, 8, -4, 0] over 0.4s additive on
    head shake wrong password => animation on VIEW keypath center.x values [0, -10, 10, -8, 8, -4, 0] over 0.4s additive on
    camera shake => animation on VIEW keypath center.x values [0, -8, 7, -5, 4, -2, 0] over 0.5s additive on; animation on VIEW keypath center.y values [0, 5, -6, 4, -3, 1, 0] over 0.5s additive on
    keyframe interpolation bezier => animation on VIEW keypath center.x values [0, 100, 50] mode cubic over 1s additive on
    keyframe interpolation hold => animation on VIEW keypath center.x values [0, 100, 50] mode discrete over 1s additive on
    keyframe interpolation linear => animation on VIEW keypath center.x values [0, 100, 50] mode linear over 1s additive on
    wiggle position of VIEW => animation on VIEW keypath center.x values [0, 12, -8, 15, -14, 6, 0] over 1s additive on repeat forever
    do shake position N strength => animation on VIEW keypath center.x values [0, 20, -15, 10, -5, 0] additive on over Ns
    cycle interpolator shake => animation on VIEW keypath center.x values [0, 20, 0, -20, 0] additive on over 0.3s repeat 2
    with sequence with timing shake N => animation on VIEW keypath center.x values [0, N, -N, N, 0] additive on over 0.3s
    ca keyframe animation tension values continuity values bias values => animation on VIEW keypath center.x values [50, 200, 100] mode cubic tension 0.5 continuity 0 bias [0, 1, 0] over 1s
    ca keyframe animation calculation mode discrete => animation on VIEW keypath center.x values [60, 160, 260] mode discrete over 1s
    shake values N N2 N3 N4 N5 => animation on VIEW keypath center.x values [N, N2, N3, N4, N5] additive on
    keyframes VIEW x values N N2 N3 N4 N5 => animation on VIEW keypath center.x values [N, N2, N3, N4, N5] over 1s additive on
    shake values N N2 N3 N4 N5 shake duration N6 => animation on VIEW keypath center.x values [N, N2, N3, N4, N5] over N6s additive on
    keyframe animation values N N2 N3 N4 on VIEW => animation on VIEW keypath center.x values [N, N2, N3, N4] over 0.5s additive on
    motion div animate x N N2 N3 transition repeat infinity duration N4 => animation on VIEW keypath center.x values [N, N2, N3] additive on over N4s repeat forever
    keyframes VIEW x values N N2 N3 => animation on VIEW keypath center.x values [N, N2, N3] over 1s
    keyframes VIEW center x values N N2 N3 duration N4 => animation on VIEW keypath center.x values [N, N2, N3] over N4s
    animation on VIEW keypath position x values N N2 N3 duration TIME => animation on VIEW keypath center.x values [N, N2, N3] over TIME
    keyframes VIEW center x N N2 N3 over TIME => animation on VIEW keypath center.x values [N, N2, N3] over TIME
    keyframes on VIEW N center x N2 N3 center x N4 => animation on VIEW keypath center.x values [N2, N4] at [N, N3] over 1s
    keyframes over TIME N VIEW center x N2 N3 VIEW center x N4 => animation on VIEW keypath center.x values [N2, N4] at [N, N3] over TIME
    animate bounce => animation on VIEW keypath center.y values [0, -25, 0] over 1s additive on repeat forever
    phase animator offset phase bounce up down => animation on VIEW keypath center.y values [0, -30, 0] additive on over 1s repeat forever
    emphasis bounce VIEW => animation on VIEW keypath center.y values [0, -40, 0, -15, 0] over 0.8s additive on
    animation name bounce => animation on VIEW keypath center.y values [0, -40, 0, -15, 0] over 1s additive on
    bounce animate css VIEW => animation on VIEW keypath center.y values [0, 0, -30, 0, -15, 0, -4, 0] at [0, 0.2, 0.4, 0.53, 0.7, 0.8, 0.9, 1] over 1s additive on
    nod VIEW yes => animation on VIEW keypath center.y values [0, 10, 0, 10, 0] over 0.6s additive on
    random jitter on VIEW => animation on VIEW keypath center.y values [0, 4, -3, 5, -5, 2, 0] over 0.4s additive on repeat forever
    keyframe track offset y cubic keyframe N duration N2 cubic keyframe N3 => animation on VIEW keypath center.y values [0, N, N3] mode cubic additive on over N2s
    animate keyframes VIEW TIME calculation mode cubic => animation on VIEW keypath center.y values [100, 300, 200] over TIME mode cubic
    keyframes VIEW center y values N N2 N3 duration N4 => animation on VIEW keypath center.y values [N, N2, N3] over N4s
    keyframes VIEW center y N N2 N3 over TIME => animation on VIEW keypath center.y values [N, N2, N3] over TIME
    keyframes VIEW center y N N2 duration N3 => animation on VIEW keypath center.y values [N, N2] over N3s
    keyframes VIEW center y at N N2 at N3 N4 at N5 N6 => animation on VIEW keypath center.y values [N2, N4, N6] at [N, N3, N5] over 1s
    keyframes on VIEW N center y N2 N3 center y N4 => animation on VIEW keypath center.y values [N2, N4] at [N, N3] over 1s
    keyframes over TIME N VIEW center y N2 N3 VIEW center y N4 => animation on VIEW keypath center.y values [N2, N4] at [N, N3] over TIME
    ca keyframe animation key path opacity values N N2 N3 VIEW => animation on VIEW keypath opacity values [N, N2, N3] over 0.5s
    ca keyframe animation key path transform rotation values VIEW jiggle => animation on VIEW keypath rotation values [-2deg, 2deg, -2deg] over 0.25s repeat forever
    animate wiggle VIEW => animation on VIEW keypath rotation values [-3deg, 3deg, -3deg] over 1s repeat forever
    symbol effect wiggle => animation on VIEW keypath rotation values [0, 10deg, -10deg, 10deg, 0] over 0.5s
    phase animator trigger rotation => animation on VIEW keypath rotation values [0, 15deg, -15deg, 0] over 0.6s
    keyframe animator repeating true rotation => animation on VIEW keypath rotation values [0, 30deg, -30deg, 0] mode cubic over 1s repeat forever
    animate css tada => animation on VIEW keypath rotation values [0deg, -3deg, 3deg, -3deg, 3deg, 0deg] over 1s; animation on VIEW keypath scale values [1, 0.9, 1.1, 1.1, 1] over 1s
    swing animate css VIEW => animation on VIEW keypath rotation values [0deg, 15deg, -10deg, 5deg, -5deg, 0deg] over 1s
    wiggle rotation VIEW => animation on VIEW keypath rotation values [0deg, 6deg, -4deg, 5deg, -6deg, 0deg] over 1s repeat forever
    pulse animate css VIEW => animation on VIEW keypath scale values [1, 1.05, 1] over 1s
    heartbeat VIEW => animation on VIEW keypath scale values [1, 1.2, 1, 1.2, 1] at [0, 0.15, 0.3, 0.45, 1] over 1.2s repeat forever
    keyframes heartbeat scale => animation on VIEW keypath scale values [1, 1.3, 1, 1.3, 1] at [0, 0.14, 0.28, 0.42, 1] over 1.3s repeat forever
    emphasis pop VIEW => animation on VIEW keypath scale values [1, 1.3, 1] over 0.4s
    do punch scale duration N => animation on VIEW keypath scale values [1, 1.4, 0.8, 1.15, 0.95, 1] over Ns
    heart like animation => animation on VIEW keypath scale values [1, 1.4, 0.9, 1] over 0.4s
    phase animator N N2 N3 scale effect phase => animation on VIEW keypath scale values [N, N2, N3, N] over 2s repeat forever
    ca keyframe animation key path transform scale values N N2 N3 => animation on VIEW keypath scale values [N, N2, N3] over 0.5s
    phase animator N N2 N3 VIEW scale => animation on VIEW keypath scale values [N, N2, N3] over 1s repeat forever
    keyframes VIEW scale values N N2 N3 duration N4 => animation on VIEW keypath scale values [N, N2, N3] over N4s
    keyframes VIEW scale N N2 N3 over TIME => animation on VIEW keypath scale values [N, N2, N3] over TIME
    phase animator N N2 VIEW scale effect => animation on VIEW keypath scale values [N, N2] over 1s autoreverse on repeat forever
    keyframes on VIEW N scale N2 N3 scale N4 => animation on VIEW keypath scale values [N2, N4] at [N, N3] over 1s
    keyframes over TIME N VIEW scale N2 N3 VIEW scale N4 => animation on VIEW keypath scale values [N2, N4] at [N, N3] over TIME
    jello VIEW => animation on VIEW keypath transform values [identity, scale(1.15, 0.85), scale(0.9, 1.1), scale(1.05, 0.95), identity] over 0.8s
    animate css rubber band VIEW => animation on VIEW keypath transform values [identity, scale(1.25, 0.75), scale(0.75, 1.25), scale(1.15, 0.85), scale(0.95, 1.05), identity] over 1s
    squash and stretch VIEW => animation on VIEW keypath transform values [identity, scale(1.25, 0.75), scale(0.8, 1.2), scale(1.1, 0.9), identity] over 0.6s
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
    rainbow => keyframes over 3s { at 0% for 25% { VIEW.color = red }; at 25% for 25% { VIEW.color = yellow }; at 50% for 25% { VIEW.color = green }; at 75% for 25% { VIEW.color = blue } }
    rainbow colors on VIEW => keyframes over 3s { at 0% for 25% { VIEW.color = red }; at 25% for 25% { VIEW.color = yellow }; at 50% for 25% { VIEW.color = green }; at 75% for 25% { VIEW.color = blue } }
    color cycle through COLOR COLOR2 COLOR3 => keyframes over 3s { at 0% for 33% { VIEW.color = COLOR }; at 33% for 33% { VIEW.color = COLOR2 }; at 66% for 34% { VIEW.color = COLOR3 } }
    cycle VIEW through colors => keyframes over 4s repeat forever { at 0% for 25% { VIEW.color = "orange" }; at 25% for 25% { VIEW.color = "green" }; at 50% for 25% { VIEW.color = "blue" }; at 75% for 25% { VIEW.color = "red" } }
    ui view animate keyframes with duration N delay N2 options calculation mode cubic => keyframes over Ns delay N2s mode cubic { at 0% for 50% { VIEW.center.y -= 50 }; at 50% for 50% { VIEW.center.y += 50 } }
    view animate keyframes with duration N delay N2 VIEW alpha N3 => keyframes over Ns { at 0% for 100% { VIEW.alpha = N3 } }
    view animate keyframes with duration N delay N2 VIEW center x N3 => keyframes over Ns { at 0% for 100% { VIEW.center.x = N3 } }
    view animate keyframes with duration N delay N2 VIEW center y N3 => keyframes over Ns { at 0% for 100% { VIEW.center.y = N3 } }
    blinking cursor => view cursor frame (160, 270, 2, 24) color black; animation on cursor keypath alpha values [1, 0] mode discrete over 1s repeat forever
    """#
}
