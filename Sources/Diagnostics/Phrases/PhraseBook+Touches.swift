/// Taps.
extension PhraseBook {
  static let touches =
    #"""
    on click VIEW show OTHER => OTHER.alpha = 0; on touch.ended VIEW { animate OTHER.alpha to 1 over 0.3s }
    text field VIEW => VIEW.text = "Name"; on touch.ended VIEW { keyboard show }
    hit test moving VIEW during animation presentation layer => animate VIEW.center.x by 200 over 1s allowUserInteraction on; run 0.5s; hit VIEW.presentation.center presentation
    tap VIEW to drop gravity => gravity on VIEW as fall; mute fall; on touch.ended VIEW { unmute fall }
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
    hit VIEW => hit VIEW.center
    hit test VIEW => hit VIEW.center
    is VIEW tappable => hit VIEW.center
    po VIEW gesture recognizers => hit VIEW.center
    touches don't reach VIEW => hit VIEW.center
    what's under VIEW => hit VIEW.center
    why can't i tap VIEW => hit VIEW.center
    tap moving view presentation layer hit test => hit VIEW.center presentation
    VIEW add gesture recognizer pan => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    drag gesture on ended velocity => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    gesture detector on pan end velocity pixels per second => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    let pan pan gesture recognizer target self action selector handle pan => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    on pan VIEW velocity fling => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    pan gesture ended push VIEW velocity => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    pan gesture state ended velocity add linear velocity VIEW => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    pan responder on pan responder release => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    push magnitude depends on velocity of pan VIEW => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }
    tap gesture VIEW push down instantaneous => item VIEW; on touch.ended VIEW { push on VIEW magnitude 2 angle 90deg instantaneous }
    button that makes VIEW jump => item VIEW; view button1 frame (100, 480, 120, 44) color blue; on touch.began button1 { fling VIEW velocity (0, -400) }
    click to toggle VIEW size => let big = off; on touch.ended VIEW { big = not big; if big { animate VIEW.scale to 1.5 over 0.3s } else { animate VIEW.scale to 1 over 0.3s } }
    hover VIEW turn COLOR => let c = VIEW.color; on touch.began VIEW { VIEW.color = COLOR }; on touch.ended VIEW { VIEW.color = c }
    on hover change color to COLOR => let c = VIEW.color; on touch.began VIEW { VIEW.color = COLOR }; on touch.ended VIEW { VIEW.color = c }
    press state color COLOR => let c = VIEW.color; on touch.began VIEW { VIEW.color = COLOR }; on touch.ended VIEW { VIEW.color = c }
    on hover change color => let c = VIEW.color; on touch.began VIEW { VIEW.color = orange }; on touch.ended VIEW { VIEW.color = c }
    switch on tap => let flag = off; on touch.ended VIEW { flag = not flag; if flag { animate VIEW.scale to 1.3 over 0.2s } else { animate VIEW.scale to 1 over 0.2s } }
    gesture pan on end with spring => let home = VIEW.center; on touch.ended VIEW { animate VIEW.center to home curve spring(mass: 1, stiffness: 100, damping: 10) }
    toggle state on tap => let on_state = 0; on touch.ended VIEW { on_state = 1 - on_state; animate VIEW.alpha to 1 - 0.5 * on_state over 0.2s }
    component with two states => let pressed = 0; on touch.ended VIEW { pressed = 1 - pressed; animate VIEW.scale to 1 + 0.2 * pressed over 0.2s }
    ui tap gesture recognizer number of taps required N VIEW => let taps = 0; on touch.ended VIEW { taps += 1; if taps == N { VIEW.scale = 1.5; taps = 0 } }
    on touch VIEW OTHER alpha N => on touch.began VIEW { OTHER.alpha = N }
    tap highlight VIEW => on touch.began VIEW { VIEW.alpha = 0.5 }; on touch.ended VIEW { animate VIEW.alpha to 1 over 0.3s }
    press state VIEW darker => on touch.began VIEW { VIEW.alpha = 0.6 }; on touch.ended VIEW { animate VIEW.alpha to 1 over 0.2s }
    on touch VIEW alpha N => on touch.began VIEW { VIEW.alpha = N }
    ui button highlighted VIEW touch down alpha N => on touch.began VIEW { VIEW.alpha = N }; on touch.ended VIEW { VIEW.alpha = 1 }
    on touch VIEW background color COLOR => on touch.began VIEW { VIEW.backgroundColor = COLOR }
    on touch VIEW center x N => on touch.began VIEW { VIEW.center.x += N }
    on touch VIEW center y N => on touch.began VIEW { VIEW.center.y += N }
    when this sprite clicked => on touch.began VIEW { VIEW.center.y -= 20 }
    function mouse pressed VIEW => on touch.began VIEW { VIEW.color = orange }
    on touch VIEW is hidden true => on touch.began VIEW { VIEW.isHidden = true }
    on touch VIEW rotation ANGLE => on touch.began VIEW { VIEW.rotation += ANGLE }
    button touch down VIEW scale N => on touch.began VIEW { VIEW.scale = N }
    on touch VIEW scale N => on touch.began VIEW { VIEW.scale = N }
    scale effect is big N N2 => on touch.began VIEW { VIEW.scale = N }; on touch.ended VIEW { VIEW.scale = N2 }
    scale effect is pressed N N2 => on touch.began VIEW { VIEW.scale = N }; on touch.ended VIEW { VIEW.scale = N2 }
    press state opacity N => on touch.began VIEW { animate VIEW.alpha to N over 0.1s }; on touch.ended VIEW { animate VIEW.alpha to 1 over 0.1s }
    while pressing VIEW opacity N => on touch.began VIEW { animate VIEW.alpha to N over 0.1s }; on touch.ended VIEW { animate VIEW.alpha to 1 over 0.1s }
    on hover VIEW opacity N => on touch.began VIEW { animate VIEW.alpha to N over 0.2s }; on touch.ended VIEW { animate VIEW.alpha to 1 over 0.2s }
    on hover lift VIEW => on touch.began VIEW { animate VIEW.center.y by -8 over 0.2s }; on touch.ended VIEW { animate VIEW.center.y by 8 over 0.2s }
    card hover transform translate y N transition TIME ease => on touch.began VIEW { animate VIEW.center.y by N over TIME curve ease }; on touch.ended VIEW { animate VIEW.center.y by -N over TIME curve ease }
    VIEW hover background COLOR => on touch.began VIEW { animate VIEW.color to COLOR over 0.2s }
    long press VIEW to shrink => on touch.began VIEW { animate VIEW.scale to 0.8 over 0.5s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    button style scale on press => on touch.began VIEW { animate VIEW.scale to 0.9 over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 curve bouncy }
    interaction patch => on touch.began VIEW { animate VIEW.scale to 0.9 over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.3s damping 0.5 }
    button scale down on click => on touch.began VIEW { animate VIEW.scale to 0.95 over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.1s }
    button press animation => on touch.began VIEW { animate VIEW.scale to 0.95 over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s damping 0.5 }
    button press feedback VIEW => on touch.began VIEW { animate VIEW.scale to 0.95 over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.3s curve bouncy }
    button grows on click => on touch.began VIEW { animate VIEW.scale to 1.1 over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.1s }
    mouse enter => on touch.began VIEW { animate VIEW.scale to 1.1 over 0.2s }
    mouse enter VIEW mouse leave => on touch.began VIEW { animate VIEW.scale to 1.1 over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    while hovering VIEW grows => on touch.began VIEW { animate VIEW.scale to 1.1 over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    press and hold VIEW to grow => on touch.began VIEW { animate VIEW.scale to 1.5 over 0.8s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    mouse down VIEW scale N => on touch.began VIEW { animate VIEW.scale to N over 0.1s }
    active state scale N VIEW => on touch.began VIEW { animate VIEW.scale to N over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.1s }
    press state scale N => on touch.began VIEW { animate VIEW.scale to N over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.1s }
    scale VIEW down to N on click => on touch.began VIEW { animate VIEW.scale to N over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.1s }
    while pressing scale N => on touch.began VIEW { animate VIEW.scale to N over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.1s }
    VIEW active scale N => on touch.began VIEW { animate VIEW.scale to N over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    touches began VIEW scale N ended scale N2 => on touch.began VIEW { animate VIEW.scale to N over 0.1s }; on touch.ended VIEW { animate VIEW.scale to N2 over 0.2s damping 0.5 }
    while tap VIEW scale N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }
    VIEW hover scale N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    long press VIEW shrink scale N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    on hover scale effect N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    while hovering VIEW scale N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    hover effect on VIEW => on touch.began VIEW { animate over 0.2s { VIEW.scale = 1.05; VIEW.shadowOpacity = 0.3 } }; on touch.ended VIEW { animate over 0.2s { VIEW.scale = 1; VIEW.shadowOpacity = 0 } }
    on touch VIEW gravity OTHER => on touch.began VIEW { gravity on OTHER }
    mouse clicked drop VIEW => on touch.began VIEW { gravity on VIEW }
    ui control event touch down VIEW => on touch.began VIEW { print "down", t }
    on touch VIEW print TEXT => on touch.began VIEW { print TEXT }
    touch began VIEW print TEXT => on touch.began VIEW { print TEXT }
    on mouse down => on touch.began VIEW { print event.point }
    touches began add node at touch location => on touch.began { print event.point }
    snap VIEW to finger => on touch.began { snap VIEW to event.point }
    snap VIEW to touch => on touch.began { snap VIEW to event.point }
    touches cancelled with event VIEW => on touch.cancelled VIEW { print "cancelled", t }
    touch cancelled VIEW print TEXT => on touch.cancelled VIEW { print TEXT }
    gesture recognizer cancels touches in view => on touch.cancelled { print t }
    on click VIEW hide OTHER => on touch.ended VIEW { OTHER.isHidden = true }
    VIEW on click alpha N => on touch.ended VIEW { VIEW.alpha = N }
    button touch up inside VIEW alpha N => on touch.ended VIEW { VIEW.alpha = N }
    on tap gesture VIEW alpha N => on touch.ended VIEW { VIEW.alpha = N }
    on touch ended VIEW alpha N => on touch.ended VIEW { VIEW.alpha = N }
    VIEW on TEXT background color COLOR => on touch.ended VIEW { VIEW.backgroundColor = COLOR }
    VIEW on click background color COLOR => on touch.ended VIEW { VIEW.backgroundColor = COLOR }
    ui tap gesture recognizer VIEW background color COLOR => on touch.ended VIEW { VIEW.backgroundColor = COLOR }
    VIEW on TEXT center x N => on touch.ended VIEW { VIEW.center.x = N }
    VIEW on click center x N => on touch.ended VIEW { VIEW.center.x = N }
    VIEW on TEXT center y N => on touch.ended VIEW { VIEW.center.y = N }
    VIEW on click center y N => on touch.ended VIEW { VIEW.center.y = N }
    on click VIEW color COLOR => on touch.ended VIEW { VIEW.color = COLOR }
    tap VIEW change color to COLOR => on touch.ended VIEW { VIEW.color = COLOR }
    tap to change color => on touch.ended VIEW { VIEW.color = orange }
    boolean variable toggles VIEW => on touch.ended VIEW { VIEW.isHidden = not VIEW.isHidden }
    ibaction func tapped sender button VIEW is hidden toggle => on touch.ended VIEW { VIEW.isHidden = not VIEW.isHidden }
    VIEW disappears when i click it => on touch.ended VIEW { VIEW.isHidden = true }
    VIEW on click rotation ANGLE => on touch.ended VIEW { VIEW.rotation = ANGLE }
    VIEW on TEXT scale N => on touch.ended VIEW { VIEW.scale = N }
    VIEW on click scale N => on touch.ended VIEW { VIEW.scale = N }
    on tap VIEW move OTHER up => on touch.ended VIEW { animate OTHER.center.y by -100 over 0.5s }
    on click hide VIEW => on touch.ended VIEW { animate VIEW.alpha to 0 over 0.3s }
    button touch up inside animate VIEW alpha N => on touch.ended VIEW { animate VIEW.alpha to N over 0.3s }
    animate VIEW alpha to N when tapped => on touch.ended VIEW { animate VIEW.alpha to N over 0.5s }
    animate VIEW alpha to N when touched => on touch.ended VIEW { animate VIEW.alpha to N over 0.5s }
    animate VIEW center to POINT when tapped => on touch.ended VIEW { animate VIEW.center to POINT over 0.5s }
    animate VIEW center to POINT when touched => on touch.ended VIEW { animate VIEW.center to POINT over 0.5s }
    on tap VIEW goes to POINT => on touch.ended VIEW { animate VIEW.center to POINT over 0.5s }
    drag gesture predicted end location => on touch.ended VIEW { animate VIEW.center to event.point + event.velocity * 0.1 curve smooth }
    trigger on drag release => on touch.ended VIEW { animate VIEW.center to stage.center over 0.4s damping 0.7 }
    VIEW moves when i click it => on touch.ended VIEW { animate VIEW.center.x by 50 over 0.3s }
    animate VIEW center x to N when tapped => on touch.ended VIEW { animate VIEW.center.x to N over 0.5s }
    animate VIEW center x to N when touched => on touch.ended VIEW { animate VIEW.center.x to N over 0.5s }
    animate VIEW center y to N when tapped => on touch.ended VIEW { animate VIEW.center.y to N over 0.5s }
    animate VIEW center y to N when touched => on touch.ended VIEW { animate VIEW.center.y to N over 0.5s }
    scroll snap VIEW to nearest N => on touch.ended VIEW { animate VIEW.center.y to round(VIEW.center.y / N) * N over 0.3s curve easeOut }
    on click VIEW change to COLOR TIME => on touch.ended VIEW { animate VIEW.color to COLOR over TIME }
    tap VIEW to change color COLOR TIME => on touch.ended VIEW { animate VIEW.color to COLOR over TIME }
    VIEW spins when i click it => on touch.ended VIEW { animate VIEW.rotation by 360deg over 0.5s }
    on click rotate VIEW ANGLE => on touch.ended VIEW { animate VIEW.rotation by ANGLE over 0.3s }
    tap VIEW rotate ANGLE => on touch.ended VIEW { animate VIEW.rotation by ANGLE over 0.3s }
    animate VIEW rotation to ANGLE when tapped => on touch.ended VIEW { animate VIEW.rotation to ANGLE over 0.5s }
    animate VIEW rotation to ANGLE when touched => on touch.ended VIEW { animate VIEW.rotation to ANGLE over 0.5s }
    VIEW gets smaller when i click it => on touch.ended VIEW { animate VIEW.scale to 0.5 over 0.3s }
    mouse leave => on touch.ended VIEW { animate VIEW.scale to 1 over 0.2s }
    when clicked VIEW expands => on touch.ended VIEW { animate VIEW.scale to 1.5 over 0.3s curve spring(duration: 0.4, bounce: 0.3) }
    VIEW gets bigger when i click it => on touch.ended VIEW { animate VIEW.scale to 1.5 over 0.3s }
    double tap VIEW to zoom => on touch.ended VIEW { animate VIEW.scale to 2 over 0.3s }
    mouse up VIEW scale N => on touch.ended VIEW { animate VIEW.scale to N over 0.1s }
    on tap VIEW animate scale N => on touch.ended VIEW { animate VIEW.scale to N over 0.3s }
    animate VIEW scale to N when tapped => on touch.ended VIEW { animate VIEW.scale to N over 0.5s }
    animate VIEW scale to N when touched => on touch.ended VIEW { animate VIEW.scale to N over 0.5s }
    card flip on tap => on touch.ended VIEW { animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.5s }
    flip VIEW on tap => on touch.ended VIEW { animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.5s }
    swipe to next card => on touch.ended VIEW { animate over 0.3s { VIEW.center.x -= stage.size.width; OTHER.center.x -= stage.size.width } }
    on tap gesture with animation VIEW alpha N => on touch.ended VIEW { animate over 0.5s { VIEW.alpha = N } }
    like button heart pop => on touch.ended VIEW { animation on VIEW keypath scale values [1, 1.4, 0.9, 1] over 0.4s }
    click VIEW to make it fall => on touch.ended VIEW { gravity on VIEW }
    ui tap gesture recognizer toggle VIEW alpha => on touch.ended VIEW { if VIEW.alpha > 0.5 { VIEW.alpha = 0.3 } else { VIEW.alpha = 1 } }
    toggle VIEW on click => on touch.ended VIEW { if VIEW.alpha > 0.5 { animate VIEW.alpha to 0.2 over 0.3s } else { animate VIEW.alpha to 1 over 0.3s } }
    swipe velocity x N throw VIEW off screen => on touch.ended VIEW { if abs(event.velocity.x) > N { animate VIEW.center.x by event.velocity.x over 0.4s curve easeOut } }
    on swipe left VIEW alpha N => on touch.ended VIEW { if event.velocity.x < -300 { VIEW.alpha = N } }
    on swipe left VIEW center x N => on touch.ended VIEW { if event.velocity.x < -300 { VIEW.center.x -= N } }
    ui swipe gesture recognizer direction left VIEW => on touch.ended VIEW { if event.velocity.x < -300 { animate VIEW.center.x by -320 over 0.3s } }
    on swipe left VIEW print TEXT => on touch.ended VIEW { if event.velocity.x < -300 { print TEXT } }
    swipe left to dismiss VIEW => on touch.ended VIEW { if event.velocity.x < 0 { animate VIEW.center.x to -VIEW.size.width over 0.3s then { VIEW.isHidden = on } } }
    swipe left to delete VIEW => on touch.ended VIEW { if event.velocity.x < 0 { animate VIEW.center.x to -VIEW.size.width over 0.3s then { remove VIEW } } }
    swipe right to delete VIEW => on touch.ended VIEW { if event.velocity.x > 0 { animate VIEW.center.x to stage.size.width + VIEW.size.width over 0.3s then { remove VIEW } } }
    on swipe right VIEW alpha N => on touch.ended VIEW { if event.velocity.x > 300 { VIEW.alpha = N } }
    on swipe right VIEW center x N => on touch.ended VIEW { if event.velocity.x > 300 { VIEW.center.x += N } }
    ui swipe gesture recognizer direction right VIEW => on touch.ended VIEW { if event.velocity.x > 300 { animate VIEW.center.x by 320 over 0.3s } }
    on swipe right VIEW print TEXT => on touch.ended VIEW { if event.velocity.x > 300 { print TEXT } }
    on swipe up VIEW center y N => on touch.ended VIEW { if event.velocity.y < -300 { VIEW.center.y -= N } }
    ui swipe gesture recognizer direction up VIEW => on touch.ended VIEW { if event.velocity.y < -300 { animate VIEW.center.y by -568 over 0.3s } }
    on swipe up VIEW print TEXT => on touch.ended VIEW { if event.velocity.y < -300 { print TEXT } }
    swipe up to dismiss VIEW => on touch.ended VIEW { if event.velocity.y < 0 { animate VIEW.center.y to -VIEW.size.height over 0.3s then { VIEW.isHidden = on } } }
    swipe down to dismiss VIEW => on touch.ended VIEW { if event.velocity.y > 0 { animate VIEW.center.y to stage.size.height + VIEW.size.height over 0.3s then { VIEW.isHidden = on } } }
    on swipe down VIEW center y N => on touch.ended VIEW { if event.velocity.y > 300 { VIEW.center.y += N } }
    ui swipe gesture recognizer direction down VIEW => on touch.ended VIEW { if event.velocity.y > 300 { animate VIEW.center.y by 568 over 0.3s } }
    on swipe down VIEW print TEXT => on touch.ended VIEW { if event.velocity.y > 300 { print TEXT } }
    pan gesture ended velocity y greater than N dismiss VIEW => on touch.ended VIEW { if event.velocity.y > N { animate VIEW.center.y to 800 over 0.3s curve easeOut } }
    on swipe VIEW print TEXT => on touch.ended VIEW { if length(event.velocity) > 300 { print TEXT } }
    gesture detector on tap => on touch.ended VIEW { print "tap" }
    VIEW add target touch up inside => on touch.ended VIEW { print "tapped", t }
    button touch up inside VIEW print TEXT => on touch.ended VIEW { print TEXT }
    touch ended VIEW print TEXT => on touch.ended VIEW { print TEXT }
    touches ended touches first location in self VIEW => on touch.ended VIEW { print event.point - VIEW.frame.origin }
    VIEW add gesture recognizer tap => on touch.ended VIEW { print event.point }
    let tap tap gesture recognizer target self action selector did tap => on touch.ended VIEW { print event.point }
    modifier pointer input detect tap gestures => on touch.ended VIEW { print event.point }
    let velocity gesture velocity in view => on touch.ended VIEW { print event.velocity }
    var velocity pan velocity in view => on touch.ended VIEW { print event.velocity }
    scroll snap type y mandatory => on touch.ended VIEW { snap VIEW to (VIEW.center.x, round(event.point.y / 100) * 100) }
    ripple from the tap => on touch.ended { VIEW.center = event.point; VIEW.cornerRadius = VIEW.size.width / 2; VIEW.scale = 0; VIEW.alpha = 0.5; animate over 0.6s curve easeOut { VIEW.scale = 3; VIEW.alpha = 0 } }
    tap anywhere to move VIEW animate => on touch.ended { animate VIEW.center to event.point over 0.4s damping 0.7 }
    spatial tap gesture location => on touch.ended { print event.point }
    tap gesture location in view => on touch.ended { print event.point }
    snap VIEW to tap location => on touch.ended { snap VIEW to event.point }
    on click navigate to => screen list color white; screen detail color blue; navigation list as nav; on touch.ended list { navigate to detail with slide }
    tap event goes to artboard N => screen list color white; screen detail color blue; navigation list as nav; on touch.ended { navigate to detail }
    tap goes to next screen => screen list color white; screen detail color blue; navigation list as nav; on touch.ended { navigate to detail }
    touches began snap behavior snap point location VIEW => snap VIEW to stage.center as home; on touch.began { home.snapPoint = event.point }
    tap gesture snap VIEW to location in view => snap VIEW to stage.center as home; on touch.ended { home.snapPoint = event.point }
    simulate drag VIEW from POINT to POINT2 => touch POINT to POINT2 over 300ms; run 400ms
    add a button => view button1 frame (100, 480, 120, 44) color blue; button1.text = "Press me"; on touch.began button1 { print "pressed" }
    button TEXT => view button1 frame (100, 480, 120, 44) color blue; button1.text = TEXT; on touch.began button1 { print "pressed" }
    fab rotate N on tap => view fab frame (244, 492, 56, 56) color blue; fab.cornerRadius = 28; on touch.ended fab { animate fab.rotation by Ndeg over 0.2s }
    back button => view goBack frame (10, 24, 60, 32) text "Back"; on touch.ended goBack { print "back" }
    underline on hover VIEW => view line frame (VIEW.frame.x, VIEW.frame.maxY + 4, 0, 2) color blue; on touch.began VIEW { animate line.frame.width to VIEW.size.width over 0.2s }; on touch.ended VIEW { animate line.frame.width to 0 over 0.2s }
    close overlay on click outside => view overlay frame (20, 150, 280, 250) color white; on touch.ended { if not (event.view == overlay) { animate overlay.alpha to 0 over 0.2s } }
    tooltip fade in on hover => view tip frame (VIEW.frame.x, VIEW.frame.y - 36, 100, 28) color black alpha 0; on touch.began VIEW { animate tip.alpha to 0.9 over 0.2s }; on touch.ended VIEW { animate tip.alpha to 0 over 0.2s }
    VIEW not receiving touches => why VIEW; hit VIEW.center
    touches began not called on VIEW => why VIEW; hit VIEW.center
    """#
}
