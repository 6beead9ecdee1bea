/// Fingers and keys.
extension PhraseBook {
  static let touches =
    #"""
    hit test moving VIEW during animation presentation layer => animate VIEW.center.x by 200 over 1s allowUserInteraction on; run 0.5s; hit VIEW.presentation.center presentation
    transition scale and opacity combined => animations on VIEW over 0.35s { animation keypath alpha from 0; animation keypath scale from 0 }
    animated visibility fade in slide in vertically => animations on VIEW over 0.3s { animation keypath alpha from 0; animation keypath center.y from -50 }
    let group caanimation group => animations on VIEW over 0.5s { animation keypath alpha to 0 }
    ca animation group animations move rotate VIEW => animations on VIEW over 1s { animation keypath center.y by 150; animation keypath rotation by 360deg }
    ca animation group animations fade scale duration N VIEW => animations on VIEW over Ns { animation keypath alpha from 1 to 0; animation keypath scale to 2 }
    interactive animation follow finger fraction complete => animator slide over 1s { VIEW.center.x += 200 }; on touch.moved { slide.fractionComplete = clamp(event.point.x / 320, 0, 1) }
    pan scrubs animator fraction complete VIEW => animator slide over 1s { VIEW.center.x += 200 }; on touch.moved { slide.fractionComplete = clamp(event.point.x / 320, 0, 1) }
    tap VIEW to drop gravity => gravity on VIEW as fall; mute fall; on touch.ended VIEW { unmute fall }
    flappy bird tap to jump => gravity on VIEW; collision on VIEW bounds; on key "space" { fling VIEW velocity (0, -400 - VIEW.velocity.y) }
    input get key down space jump => gravity on VIEW; collision on VIEW bounds; on key "space" { fling VIEW velocity (0, -400) }
    screen to world point => hit (160, 284)
    view hit test cg point x N y N2 with event nil => hit (N, N2)
    hit test POINT with event nil => hit POINT
    overlap point POINT => hit POINT
    physics raycast from POINT => hit POINT
    point inside POINT with event VIEW => hit POINT
    view hit test cg point make POINT with event nil => hit POINT
    which view gets the touch at POINT => hit POINT
    which view is at POINT => hit POINT
    who gets the touch at POINT => hit POINT
    presentation layer hit test POINT => hit POINT presentation
    VIEW subview outside bounds gets no touches => hit VIEW.center
    button doesn't respond => hit VIEW.center
    po VIEW gesture recognizers => hit VIEW.center
    touches don't reach VIEW => hit VIEW.center
    what's under VIEW => hit VIEW.center
    why can't i tap VIEW => hit VIEW.center
    tap moving view presentation layer hit test => hit VIEW.center presentation
    drag momentum true => item VIEW resistance 3; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { fling VIEW velocity event.velocity }
    pan gesture ended decelerate VIEW => item VIEW resistance 4; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { fling VIEW velocity event.velocity }
    function key pressed jump => item VIEW; on key "space" { fling VIEW velocity (0, -400) }
    press space to jump => item VIEW; on key "space" { fling VIEW velocity (0, -500) }; press "space"
    VIEW add gesture recognizer pan => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    drag gesture on ended velocity => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    gesture detector on pan end velocity pixels per second => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    let pan uipan gesture recognizer target self action selector handle pan => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    on pan VIEW velocity fling => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    pan gesture ended push VIEW velocity => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    pan gesture state ended velocity add linear velocity VIEW => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    pan responder on pan responder release => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    push magnitude depends on velocity of pan VIEW => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    flick the card away => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }; touch VIEW.center to VIEW.center + (100, -60) over 100ms; run 1s
    tap gesture VIEW push down instantaneous => item VIEW; on touch.ended VIEW { push on VIEW magnitude 2 angle 90deg instantaneous }
    pan gesture ended snap VIEW back to center => item VIEW; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to stage.center over 0.5s damping 0.6 }
    swipe card left or right tinder => item VIEW; on touch.moved VIEW { VIEW.center = event.point; VIEW.rotation = (VIEW.center.x - 160) * 0.1deg }; on touch.ended VIEW { if abs(event.velocity.x) > 500 { fling VIEW velocity event.velocity } else { animate over 0.3s damping 0.6 { VIEW.center = (160, 284); VIEW.rotation = 0deg } } }
    gesture pan on end with spring => let home = VIEW.center; on touch.ended VIEW { animate VIEW.center to home curve spring(mass: 1, stiffness: 100, damping: 10) }
    drag gesture on ended spring back => let home = VIEW.center; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to home curve bouncy }
    toggle state on tap => let on_state = 0; on touch.ended VIEW { on_state = 1 - on_state; animate VIEW.alpha to 1 - 0.5 * on_state over 0.2s }
    component with two states => let pressed = 0; on touch.ended VIEW { pressed = 1 - pressed; animate VIEW.scale to 1 + 0.2 * pressed over 0.2s }
    ui tap gesture recognizer number of taps required N VIEW => let taps = 0; on touch.ended VIEW { taps += 1; if taps == N { VIEW.scale = 1.5; taps = 0 } }
    wasd controls => on key "a" { VIEW.center.x -= 10 }; on key "d" { VIEW.center.x += 10 }; on key "w" { VIEW.center.y -= 10 }; on key "s" { VIEW.center.y += 10 }
    when down arrow pressed move down => on key "down" { VIEW.center.y += 10 }
    when left arrow pressed move left => on key "left" { VIEW.center.x -= 10 }
    input get axis horizontal => on key "left" { VIEW.center.x -= 10 }; on key "right" { VIEW.center.x += 10 }
    arrow keys move VIEW => on key "left" { VIEW.center.x -= 10 }; on key "right" { VIEW.center.x += 10 }; on key "up" { VIEW.center.y -= 10 }; on key "down" { VIEW.center.y += 10 }
    key is down left arrow VIEW x N => on key "left" { VIEW.center.x -= N }
    when right arrow key pressed change x by N => on key "right" { VIEW.center.x += N }
    when space key pressed => on key "space" { VIEW.center.x += 10 }
    input is action pressed TEXT => on key "space" { print "pressed" }
    when up arrow key pressed => on key "up" { VIEW.center.x += 10 }
    tap highlight VIEW => on touch.began VIEW { VIEW.alpha = 0.5 }; on touch.ended VIEW { animate VIEW.alpha to 1 over 0.3s }
    press state VIEW darker => on touch.began VIEW { VIEW.alpha = 0.6 }; on touch.ended VIEW { animate VIEW.alpha to 1 over 0.2s }
    ui button highlighted VIEW touch down alpha N => on touch.began VIEW { VIEW.alpha = N }; on touch.ended VIEW { VIEW.alpha = 1 }
    when this sprite clicked => on touch.began VIEW { VIEW.center.y -= 20 }
    function mouse pressed VIEW => on touch.began VIEW { VIEW.color = orange }
    on hover lift VIEW => on touch.began VIEW { animate VIEW.center.y by -8 over 0.2s }; on touch.ended VIEW { animate VIEW.center.y by 8 over 0.2s }
    VIEW hover background COLOR => on touch.began VIEW { animate VIEW.color to COLOR over 0.2s }
    button style scale on press => on touch.began VIEW { animate VIEW.scale to 0.9 over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 curve bouncy }
    on long press gesture minimum duration N => on touch.began VIEW { animate VIEW.scale to 0.9 over 0.2s }; touch VIEW.center over Ns
    button press feedback VIEW => on touch.began VIEW { animate VIEW.scale to 0.95 over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.3s curve bouncy }
    mouse enter VIEW mouse leave => on touch.began VIEW { animate VIEW.scale to 1.1 over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    while hovering VIEW grows => on touch.began VIEW { animate VIEW.scale to 1.1 over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    VIEW active scale N => on touch.began VIEW { animate VIEW.scale to N over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    touches began VIEW scale N ended scale N2 => on touch.began VIEW { animate VIEW.scale to N over 0.1s }; on touch.ended VIEW { animate VIEW.scale to N2 over 0.2s damping 0.5 }
    while tap VIEW scale N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }
    VIEW hover scale N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    long press VIEW shrink scale N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    on hover scale effect N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    hover effect on VIEW => on touch.began VIEW { animate over 0.2s { VIEW.scale = 1.05; VIEW.shadowOpacity = 0.3 } }; on touch.ended VIEW { animate over 0.2s { VIEW.scale = 1; VIEW.shadowOpacity = 0 } }
    attachment anchor point location in view pan VIEW => on touch.began VIEW { attach VIEW to event.point as finger }; on touch.moved VIEW { finger.anchorPoint = event.point }; on touch.ended VIEW { remove finger }
    drag VIEW with attachment behavior => on touch.began VIEW { attach VIEW to event.point as finger }; on touch.moved VIEW { finger.anchorPoint = event.point }; on touch.ended VIEW { remove finger }
    pan gesture changed attachment anchor point VIEW => on touch.began VIEW { attach VIEW to event.point as finger }; on touch.moved VIEW { finger.anchorPoint = event.point }; on touch.ended VIEW { remove finger }
    touches moved attach VIEW to touch => on touch.began VIEW { attach VIEW to event.point as finger }; on touch.moved VIEW { finger.anchorPoint = event.point }; on touch.ended VIEW { remove finger }
    mouse clicked drop VIEW => on touch.began VIEW { gravity on VIEW }
    ui control event touch down VIEW => on touch.began VIEW { print "down", t }
    ui long press gesture recognizer VIEW minimum press duration N => on touch.began VIEW { print "pressed", t }; on touch.ended VIEW { print "lifted", t }; touch VIEW.center over Ns; run Ns
    on mouse down => on touch.began VIEW { print event.point }
    pan gesture state began changed ended cancelled => on touch.began { print "began" }; on touch.moved { print "moved", event.point }; on touch.ended { print "ended", event.velocity }
    touches began add node at touch location => on touch.began { print event.point }
    touches cancelled with event VIEW => on touch.cancelled VIEW { print "cancelled", t }
    gesture recognizer cancels touches in view => on touch.cancelled { print t }
    on click VIEW hide OTHER => on touch.ended VIEW { OTHER.isHidden = true }
    VIEW add event listener TEXT VIEW style opacity N => on touch.ended VIEW { VIEW.alpha = N }
    on tap VIEW COLOR alpha N => on touch.ended VIEW { VIEW.alpha = N }
    on tap gesture VIEW alpha N => on touch.ended VIEW { VIEW.alpha = N }
    ui tap gesture recognizer VIEW background color COLOR => on touch.ended VIEW { VIEW.backgroundColor = COLOR }
    boolean variable toggles VIEW => on touch.ended VIEW { VIEW.isHidden = not VIEW.isHidden }
    ibaction func tapped sender uibutton VIEW is hidden toggle => on touch.ended VIEW { VIEW.isHidden = not VIEW.isHidden }
    on tap VIEW move OTHER up => on touch.ended VIEW { animate OTHER.center.y by -100 over 0.5s }
    on tap VIEW goes to POINT => on touch.ended VIEW { animate VIEW.center to POINT over 0.5s }
    drag gesture predicted end location => on touch.ended VIEW { animate VIEW.center to event.point + event.velocity * 0.1 curve smooth }
    trigger on drag release => on touch.ended VIEW { animate VIEW.center to stage.center over 0.4s damping 0.7 }
    swipe VIEW away to the right => on touch.ended VIEW { animate VIEW.center.x to 420 over 0.3s }; touch VIEW.center to VIEW.center + (150, 0) over 0.2s
    scroll snap VIEW to nearest N => on touch.ended VIEW { animate VIEW.center.y to round(VIEW.center.y / N) * N over 0.3s curve easeOut }
    on click rotate VIEW ANGLE => on touch.ended VIEW { animate VIEW.rotation by ANGLE over 0.3s }
    tap VIEW rotate ANGLE => on touch.ended VIEW { animate VIEW.rotation by ANGLE over 0.3s }
    when clicked VIEW expands => on touch.ended VIEW { animate VIEW.scale to 1.5 over 0.3s curve spring(duration: 0.4, bounce: 0.3) }
    double tap VIEW to zoom => on touch.ended VIEW { animate VIEW.scale to 2 over 0.3s }
    on tap VIEW animate scale N => on touch.ended VIEW { animate VIEW.scale to N over 0.3s }
    on tap gesture with animation VIEW alpha N => on touch.ended VIEW { animate over 0.5s { VIEW.alpha = N } }
    ui tap gesture recognizer toggle VIEW alpha => on touch.ended VIEW { if VIEW.alpha > 0.5 { VIEW.alpha = 0.3 } else { VIEW.alpha = 1 } }
    toggle VIEW on click => on touch.ended VIEW { if VIEW.alpha > 0.5 { animate VIEW.alpha to 0.2 over 0.3s } else { animate VIEW.alpha to 1 over 0.3s } }
    swipe velocity x N throw VIEW off screen => on touch.ended VIEW { if abs(event.velocity.x) > N { animate VIEW.center.x by event.velocity.x over 0.4s curve easeOut } }
    ui swipe gesture recognizer direction left VIEW => on touch.ended VIEW { if event.velocity.x < -300 { animate VIEW.center.x by -320 over 0.3s } }
    on swipe left VIEW center x N => on touch.ended VIEW { if event.velocity.x < -300 { animate VIEW.center.x to N over 0.3s } }
    ui swipe gesture recognizer direction right VIEW => on touch.ended VIEW { if event.velocity.x > 300 { animate VIEW.center.x by 320 over 0.3s } }
    ui swipe gesture recognizer direction up VIEW => on touch.ended VIEW { if event.velocity.y < -300 { animate VIEW.center.y by -568 over 0.3s } }
    ui swipe gesture recognizer direction down VIEW => on touch.ended VIEW { if event.velocity.y > 300 { animate VIEW.center.y by 568 over 0.3s } }
    pan gesture ended velocity y greater than N dismiss VIEW => on touch.ended VIEW { if event.velocity.y > N { animate VIEW.center.y to 800 over 0.3s curve easeOut } }
    gesture detector on tap => on touch.ended VIEW { print "tap" }
    on tap gesture count N perform => on touch.ended VIEW { print "tapped at", event.point }; repeat N { touch VIEW.center; run 100ms }
    VIEW add target touch up inside => on touch.ended VIEW { print "tapped", t }
    touches ended touches first location in self VIEW => on touch.ended VIEW { print event.point - VIEW.frame.origin }
    let tap uitap gesture recognizer target self action selector did tap => on touch.ended VIEW { print event.point }
    modifier pointer input detect tap gestures => on touch.ended VIEW { print event.point }
    let velocity gesture velocity in view => on touch.ended VIEW { print event.velocity }
    var velocity pan velocity in view => on touch.ended VIEW { print event.velocity }
    velocity tracker compute current velocity => on touch.ended VIEW { print event.velocity }; touch VIEW.center to VIEW.center + (100, 0) over 0.2s; run 0.3s
    pan gesture velocity in view VIEW => on touch.ended VIEW { print event.velocity }; touch VIEW.center to VIEW.center + (100, 0) over 200ms; run 0.5s
    scroll snap type y mandatory => on touch.ended VIEW { snap VIEW to (VIEW.center.x, round(event.point.y / 100) * 100) }
    ripple from the tap => on touch.ended { VIEW.center = event.point; VIEW.cornerRadius = VIEW.size.width / 2; VIEW.scale = 0; VIEW.alpha = 0.5; animate over 0.6s curve easeOut { VIEW.scale = 3; VIEW.alpha = 0 } }
    tap anywhere to move VIEW animate => on touch.ended { animate VIEW.center to event.point over 0.4s damping 0.7 }
    spatial tap gesture location => on touch.ended { print event.point }
    tap gesture location in view => on touch.ended { print event.point }
    VIEW mirrors the drag of OTHER => on touch.moved OTHER { OTHER.center = event.point; VIEW.center = (stage.size.width - event.point.x, event.point.y) }
    link property of VIEW to OTHER drag => on touch.moved OTHER { OTHER.center.x = event.point.x; VIEW.center.x = stage.size.width - event.point.x }
    pan gesture limited to bounds clamp VIEW => on touch.moved VIEW { VIEW.center = (clamp(event.point.x, 0, 320), clamp(event.point.y, 0, 568)) }
    keep the drag inside the screen => on touch.moved VIEW { VIEW.center = (clamp(event.point.x, VIEW.size.width / 2, stage.size.width - VIEW.size.width / 2), clamp(event.point.y, VIEW.size.height / 2, stage.size.height - VIEW.size.height / 2)) }
    VIEW center cgpoint x VIEW center x translation x y VIEW center y translation y => on touch.moved VIEW { VIEW.center = event.point }
    gesture detector on pan update details delta => on touch.moved VIEW { VIEW.center = event.point }
    gesture drag gesture on changed v in VIEW center v location => on touch.moved VIEW { VIEW.center = event.point }
    gesture state drag offset value translation => on touch.moved VIEW { VIEW.center = event.point }
    if mouse is pressed VIEW x mouse x VIEW y mouse y => on touch.moved VIEW { VIEW.center = event.point }
    let VIEW follow my finger => on touch.moved VIEW { VIEW.center = event.point }
    modifier pointer input detect drag gestures => on touch.moved VIEW { VIEW.center = event.point }
    mouse constraint create => on touch.moved VIEW { VIEW.center = event.point }
    on drag VIEW follow finger => on touch.moved VIEW { VIEW.center = event.point }
    on mouse drag => on touch.moved VIEW { VIEW.center = event.point }
    on pan gesture VIEW translate => on touch.moved VIEW { VIEW.center = event.point }
    pan gesture set translation cg point zero in view VIEW => on touch.moved VIEW { VIEW.center = event.point }
    set on touch listener motion event action move => on touch.moved VIEW { VIEW.center = event.point }
    touches moved drag node => on touch.moved VIEW { VIEW.center = event.point }
    ui pan gesture recognizer translation in view VIEW center => on touch.moved VIEW { VIEW.center = event.point }
    let VIEW coast after the finger lifts => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center by event.velocity * 0.2 over 0.8s curve expoOut }
    drag and release springs back => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to stage.center over 0.5s damping 0.6 }
    pan gesture ended initial spring velocity VIEW => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to stage.center over 0.6s damping 0.7 velocity length(event.velocity) / 300 }
    drag and drop VIEW onto OTHER => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { if length(VIEW.center - OTHER.center) < 80 { animate VIEW.center to OTHER.center over 0.3s } }
    tinder swipe VIEW => on touch.moved VIEW { VIEW.center = event.point; VIEW.rotation = (VIEW.center.x - 160) * 0.1deg }; on touch.ended VIEW { if abs(event.velocity.x) > 500 { animate VIEW.center.x by event.velocity.x over 0.4s } else { animate over 0.4s damping 0.6 { VIEW.center = (160, 284); VIEW.rotation = 0deg } } }
    drag elastic N => on touch.moved VIEW { VIEW.center.x = 160 + rubberBand(event.point.x - 160, dimension: 320, coefficient: N) }; on touch.ended VIEW { animate VIEW.center.x to 160 over 0.4s damping 0.7 }
    drag constraints left N right N2 => on touch.moved VIEW { VIEW.center.x = clamp(event.point.x, N, N2) }
    drag x only VIEW => on touch.moved VIEW { VIEW.center.x = event.point.x }
    gesture pan on change event translation x => on touch.moved VIEW { VIEW.center.x = event.point.x }
    handle pan recognizer VIEW center x translation x => on touch.moved VIEW { VIEW.center.x = event.point.x }
    swipe to dismiss VIEW => on touch.moved VIEW { VIEW.center.x = event.point.x }; on touch.ended VIEW { if abs(event.velocity.x) > 500 { animate VIEW.center.x by event.velocity.x over 0.3s } else { animate VIEW.center.x to 160 over 0.3s damping 0.7 } }
    tinder card swipe rotation VIEW => on touch.moved VIEW { VIEW.center.x = event.point.x; VIEW.rotation = (event.point.x - 160) / 8 * 1deg }; on touch.ended VIEW { animate VIEW.center.x by event.velocity.x over 0.4s curve easeOut }
    limit dragging of VIEW between N and N2 => on touch.moved VIEW { VIEW.center.x = max(N, min(N2, event.point.x)) }
    pan gesture rubber band VIEW past edge => on touch.moved VIEW { VIEW.center.y = 100 + rubberBand(event.point.y - 100, dimension: 568) }
    drag VIEW past the edge with resistance => on touch.moved VIEW { VIEW.center.y = 284 + rubberBand(event.point.y - 284, dimension: 568) }; on touch.ended VIEW { animate VIEW.center.y to 284 over 0.4s curve spring(duration: 0.4, bounce: 0.1) }
    rubber band effect on VIEW => on touch.moved VIEW { VIEW.center.y = 284 + rubberBand(event.point.y - 284, dimension: 568) }; on touch.ended VIEW { animate VIEW.center.y to 284 over 0.4s curve spring(duration: 0.4, bounce: 0.1) }
    drag y axis locked => on touch.moved VIEW { VIEW.center.y = event.point.y }
    handle pan vertical only VIEW => on touch.moved VIEW { VIEW.center.y = event.point.y }
    drag constraints VIEW top N bottom N2 => on touch.moved VIEW { VIEW.center.y = max(N, min(N2, event.point.y)) }
    swipe down to dismiss the sheet => on touch.moved VIEW { VIEW.center.y = max(event.point.y, 284) }; on touch.ended VIEW { if event.velocity.y > 500 { animate VIEW.frame.y to stage.size.height over 0.3s } else { animate VIEW.center.y to 284 over 0.4s damping 0.8 } }
    pull down to refresh => on touch.moved VIEW { VIEW.frame.y = rubberBand(max(event.point.y - 100, 0), dimension: 568) }; on touch.ended VIEW { animate VIEW.frame.y to 0 over 0.4s damping 0.8 }
    pull to refresh VIEW => on touch.moved VIEW { VIEW.frame.y = rubberBand(max(event.point.y - 100, 0), dimension: 568) }; on touch.ended VIEW { animate VIEW.frame.y to 0 over 0.4s damping 0.8 }
    rotation gesture VIEW follow finger angle => on touch.moved VIEW { VIEW.rotation = angle(event.point - VIEW.center) }
    override func touches moved touches set uitouch with event uievent => on touch.moved VIEW { print event.point }
    trigger pull distance => on touch.moved VIEW { print length(event.point - VIEW.center) }
    parallax scrolling => on touch.moved { VIEW.center.y = event.point.y * 0.3; OTHER.center.y = event.point.y }
    driver scroll moves VIEW => on touch.moved { VIEW.center.y = event.point.y }
    use spring value VIEW follow cursor => on touch.moved { animate VIEW.center to event.point curve spring(stiffness: 300, damping: 30) }
    VIEW follows the drag with a delay => on touch.moved { animate VIEW.center to event.point over 0.3s curve easeOut }
    gsap quick to VIEW => on touch.moved { animate VIEW.center to event.point over 0.4s curve cubicOut }
    gesture recognizer should recognize simultaneously => on touch.moved { print event.finger, event.point }
    on click navigate to => screen list color white; screen detail color blue; navigation list as nav; on touch.ended list { navigate to detail with slide }
    touches began snap behavior snap point location VIEW => snap VIEW to stage.center as home; on touch.began { home.snapPoint = event.point }
    tap gesture snap VIEW to location in view => snap VIEW to stage.center as home; on touch.ended { home.snapPoint = event.point }
    simulate drag VIEW from POINT to POINT2 => touch POINT to POINT2 over 300ms; run 400ms
    simulate a tap on VIEW => touch VIEW.center
    tap VIEW => touch VIEW.center
    ui pinch gesture recognizer VIEW two fingers => touch VIEW.center - (30, 0) to VIEW.center - (39, 0) over 300ms; touch VIEW.center + (30, 0) to VIEW.center + (39, 0) over 300ms; run 400ms; animate VIEW.scale to 1.3 over 0.3s
    long press VIEW => touch VIEW.center over 1s
    is multiple touch enabled VIEW => touch VIEW.center over 500ms; touch VIEW.center + (10, 10) over 500ms
    press and hold VIEW TIME => touch VIEW.center over TIME; run TIME
    drag VIEW => touch VIEW.center to (160, 300) over 500ms
    drag VIEW to POINT over TIME => touch VIEW.center to POINT over TIME
    swipe VIEW right => touch VIEW.center to VIEW.center + (150, 0) over 0.15s; run 0.5s
    swipe up over VIEW => touch VIEW.center to VIEW.center - (0, 150) over 0.15s; run 0.5s
    swipe left on VIEW => touch VIEW.center to VIEW.center - (150, 0) over 0.15s; run 0.5s
    simulate swipe left on VIEW => touch VIEW.center to VIEW.center - (150, 0) over 100ms; run 200ms
    double tap VIEW => touch VIEW.center; run 100ms; touch VIEW.center
    use scroll progress bar => view bar frame (0, 0, 0, 4) color blue; on touch.moved { bar.frame.width = event.point.y / stage.size.height * stage.size.width }
    drag handle for the sheet => view handle frame (135, 300, 50, 6) color gray; on touch.moved handle { VIEW.frame.y = event.point.y }
    close overlay on click outside => view overlay frame (20, 150, 280, 250) color white; on touch.ended { if not (event.view == overlay) { animate overlay.alpha to 0 over 0.2s } }
    drag sheet between detents => view sheet frame (0, 284, 320, 568) color white; on touch.moved sheet { sheet.frame.y = event.point.y }; on touch.ended sheet { if sheet.frame.y < 200 { animate sheet.frame.y to 60 over 0.4s damping 0.8 } else { animate sheet.frame.y to 284 over 0.4s damping 0.8 } }
    VIEW not receiving touches => why VIEW; hit VIEW.center
    touches began not called on VIEW => why VIEW; hit VIEW.center
    """#
}
