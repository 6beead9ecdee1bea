/// Drags.
extension PhraseBook {
  static let drags =
    #"""
    const scroll y progress use scroll => animator driver over 1s { VIEW.center.x += 100 }; on touch.moved { driver.fractionComplete = clamp(event.point.y / stage.size.height, 0, 1) }
    register plugin scroll trigger => animator driver over 1s { VIEW.center.x += 100 }; on touch.moved { driver.fractionComplete = clamp(event.point.y / stage.size.height, 0, 1) }
    use scroll => animator driver over 1s { VIEW.center.x += 100 }; on touch.moved { driver.fractionComplete = clamp(event.point.y / stage.size.height, 0, 1) }
    interactive animation follow finger fraction complete => animator slide over 1s { VIEW.center.x += 200 }; on touch.moved { slide.fractionComplete = clamp(event.point.x / 320, 0, 1) }
    pan scrubs animator fraction complete VIEW => animator slide over 1s { VIEW.center.x += 200 }; on touch.moved { slide.fractionComplete = clamp(event.point.x / 320, 0, 1) }
    drag momentum true => item VIEW resistance 3; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { fling VIEW velocity event.velocity }
    inertia scroll => item VIEW resistance 3; on touch.moved VIEW { VIEW.center.y = event.point.y }; on touch.ended VIEW { fling VIEW velocity (0, event.velocity.y) }
    momentum scroll VIEW => item VIEW resistance 3; on touch.moved VIEW { VIEW.center.y = event.point.y }; on touch.ended VIEW { fling VIEW velocity (0, event.velocity.y) }
    pan gesture ended decelerate VIEW => item VIEW resistance 4; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { fling VIEW velocity event.velocity }
    flick the card away => item VIEW; on touch.ended VIEW { fling VIEW velocity event.velocity }; touch VIEW.center to VIEW.center + (100, -60) over 100ms; run 1s
    pan gesture ended snap VIEW back to center => item VIEW; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to stage.center over 0.5s damping 0.6 }
    swipe card left or right tinder => item VIEW; on touch.moved VIEW { VIEW.center = event.point; VIEW.rotation = (VIEW.center.x - 160) * 0.1deg }; on touch.ended VIEW { if abs(event.velocity.x) > 500 { fling VIEW velocity event.velocity } else { animate over 0.3s damping 0.6 { VIEW.center = (160, 284); VIEW.rotation = 0deg } } }
    drag gesture on ended spring back => let home = VIEW.center; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to home curve bouncy }
    drag VIEW and release to bounce back => let home = VIEW.center; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to home over 0.4s damping 0.5 }
    VIEW springs back when released => let home = VIEW.center; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to home over 0.4s damping 0.7 }
    drag snap to origin => let home = VIEW.center; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to home over 0.4s damping 0.7 }
    snap back on release => let home = VIEW.center; on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to home over 0.4s damping 0.7 }
    on long press gesture minimum duration N => on touch.began VIEW { animate VIEW.scale to 0.9 over 0.2s }; touch VIEW.center over Ns
    on long press VIEW scale N => on touch.began VIEW { animate VIEW.scale to N over 0.2s }; touch VIEW.center over 1s
    attachment anchor point location in view pan VIEW => on touch.began VIEW { attach VIEW to event.point as finger }; on touch.moved VIEW { finger.anchorPoint = event.point }; on touch.ended VIEW { remove finger }
    drag VIEW with attachment behavior => on touch.began VIEW { attach VIEW to event.point as finger }; on touch.moved VIEW { finger.anchorPoint = event.point }; on touch.ended VIEW { remove finger }
    pan gesture changed attachment anchor point VIEW => on touch.began VIEW { attach VIEW to event.point as finger }; on touch.moved VIEW { finger.anchorPoint = event.point }; on touch.ended VIEW { remove finger }
    touches moved attach VIEW to touch => on touch.began VIEW { attach VIEW to event.point as finger }; on touch.moved VIEW { finger.anchorPoint = event.point }; on touch.ended VIEW { remove finger }
    ui long press gesture recognizer VIEW minimum press duration N => on touch.began VIEW { print "pressed", t }; on touch.ended VIEW { print "lifted", t }; touch VIEW.center over Ns; run Ns
    VIEW add gesture recognizer long press => on touch.began VIEW { print "pressed", t }; touch VIEW.center over 0.5s
    on long press VIEW print TEXT => on touch.began VIEW { print TEXT }; touch VIEW.center over 1s
    event point => on touch.began VIEW { print event.point }; touch VIEW.center
    pan gesture state began changed ended cancelled => on touch.began { print "began" }; on touch.moved { print "moved", event.point }; on touch.ended { print "ended", event.velocity }
    swipe VIEW away to the right => on touch.ended VIEW { animate VIEW.center.x to 420 over 0.3s }; touch VIEW.center to VIEW.center + (150, 0) over 0.2s
    tap VIEW to open keyboard => on touch.ended VIEW { keyboard show }; touch VIEW.center
    on tap gesture count N perform => on touch.ended VIEW { print "tapped at", event.point }; repeat N { touch VIEW.center; run 100ms }
    event velocity => on touch.ended VIEW { print event.velocity }; touch VIEW.center to (200, 400) over 0.3s; run 0.4s
    velocity tracker compute current velocity => on touch.ended VIEW { print event.velocity }; touch VIEW.center to VIEW.center + (100, 0) over 0.2s; run 0.3s
    pan gesture velocity in view VIEW => on touch.ended VIEW { print event.velocity }; touch VIEW.center to VIEW.center + (100, 0) over 200ms; run 0.5s
    VIEW mirrors the drag of OTHER => on touch.moved OTHER { OTHER.center = event.point; VIEW.center = (stage.size.width - event.point.x, event.point.y) }
    link property of VIEW to OTHER drag => on touch.moved OTHER { OTHER.center.x = event.point.x; VIEW.center.x = stage.size.width - event.point.x }
    pan gesture limited to bounds clamp VIEW => on touch.moved VIEW { VIEW.center = (clamp(event.point.x, 0, 320), clamp(event.point.y, 0, 568)) }
    drag VIEW within the screen => on touch.moved VIEW { VIEW.center = (clamp(event.point.x, 0, stage.size.width), clamp(event.point.y, 0, stage.size.height)) }
    drag VIEW inside OTHER => on touch.moved VIEW { VIEW.center = (clamp(event.point.x, OTHER.frame.minX, OTHER.frame.maxX), clamp(event.point.y, OTHER.frame.minY, OTHER.frame.maxY)) }
    keep the drag inside the screen => on touch.moved VIEW { VIEW.center = (clamp(event.point.x, VIEW.size.width / 2, stage.size.width - VIEW.size.width / 2), clamp(event.point.y, VIEW.size.height / 2, stage.size.height - VIEW.size.height / 2)) }
    VIEW center point x VIEW center x translation x y VIEW center y translation y => on touch.moved VIEW { VIEW.center = event.point }
    follow the mouse => on touch.moved VIEW { VIEW.center = event.point }
    func handle pan g pan gesture recognizer VIEW center g location in view => on touch.moved VIEW { VIEW.center = event.point }
    gesture detector on pan update details delta => on touch.moved VIEW { VIEW.center = event.point }
    gesture drag gesture on changed v in VIEW center v location => on touch.moved VIEW { VIEW.center = event.point }
    gesture state drag offset value translation => on touch.moved VIEW { VIEW.center = event.point }
    if mouse is pressed VIEW x mouse x VIEW y mouse y => on touch.moved VIEW { VIEW.center = event.point }
    less motion div drag more => on touch.moved VIEW { VIEW.center = event.point }
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
    use drag controls VIEW => on touch.moved VIEW { VIEW.center = event.point }
    let VIEW coast after the finger lifts => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center by event.velocity * 0.2 over 0.8s curve expoOut }
    drag and snap to grid => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to (round(event.point.x / 40) * 40, round(event.point.y / 40) * 40) over 0.2s }
    drag VIEW snap to N grid => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to (round(event.point.x / N) * N, round(event.point.y / N) * N) over 0.2s }
    drag and release springs back => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to stage.center over 0.5s damping 0.6 }
    pan gesture ended initial spring velocity VIEW => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { animate VIEW.center to stage.center over 0.6s damping 0.7 velocity length(event.velocity) / 300 }
    drag and drop VIEW onto OTHER => on touch.moved VIEW { VIEW.center = event.point }; on touch.ended VIEW { if length(VIEW.center - OTHER.center) < 80 { animate VIEW.center to OTHER.center over 0.3s } }
    tinder swipe VIEW => on touch.moved VIEW { VIEW.center = event.point; VIEW.rotation = (VIEW.center.x - 160) * 0.1deg }; on touch.ended VIEW { if abs(event.velocity.x) > 500 { animate VIEW.center.x by event.velocity.x over 0.4s } else { animate over 0.4s damping 0.6 { VIEW.center = (160, 284); VIEW.rotation = 0deg } } }
    drag elastic N => on touch.moved VIEW { VIEW.center.x = 160 + rubberBand(event.point.x - 160, dimension: 320, coefficient: N) }; on touch.ended VIEW { animate VIEW.center.x to 160 over 0.4s damping 0.7 }
    drag VIEW between x N and N2 => on touch.moved VIEW { VIEW.center.x = clamp(event.point.x, N, N2) }
    drag constraints left N right N2 => on touch.moved VIEW { VIEW.center.x = clamp(event.point.x, N, N2) }
    drag limits N N2 => on touch.moved VIEW { VIEW.center.x = clamp(event.point.x, N, N2) }
    drag x only VIEW => on touch.moved VIEW { VIEW.center.x = event.point.x }
    gesture pan on change event translation x => on touch.moved VIEW { VIEW.center.x = event.point.x }
    handle pan recognizer VIEW center x translation x => on touch.moved VIEW { VIEW.center.x = event.point.x }
    less motion div drag x more => on touch.moved VIEW { VIEW.center.x = event.point.x }
    principle drag VIEW horizontally => on touch.moved VIEW { VIEW.center.x = event.point.x }
    swipe to dismiss VIEW => on touch.moved VIEW { VIEW.center.x = event.point.x }; on touch.ended VIEW { if abs(event.velocity.x) > 500 { animate VIEW.center.x by event.velocity.x over 0.3s } else { animate VIEW.center.x to 160 over 0.3s damping 0.7 } }
    drag VIEW left to dismiss => on touch.moved VIEW { VIEW.center.x = event.point.x }; on touch.ended VIEW { if event.velocity.x < -300 { animate VIEW.center.x to -VIEW.size.width over 0.3s } else { animate VIEW.center.x to stage.center.x over 0.3s damping 0.7 } }
    drag VIEW to the right to dismiss => on touch.moved VIEW { VIEW.center.x = event.point.x }; on touch.ended VIEW { if event.velocity.x > 300 { animate VIEW.center.x to stage.size.width + VIEW.size.width over 0.3s } else { animate VIEW.center.x to stage.center.x over 0.3s damping 0.7 } }
    use transform x N N2 N3 N4 => on touch.moved VIEW { VIEW.center.x = event.point.x; VIEW.alpha = N3 + (N4 - N3) * clamp((VIEW.center.x - N) / (N2 - N), 0, 1) }
    tinder card swipe rotation VIEW => on touch.moved VIEW { VIEW.center.x = event.point.x; VIEW.rotation = (event.point.x - 160) / 8 * 1deg }; on touch.ended VIEW { animate VIEW.center.x by event.velocity.x over 0.4s curve easeOut }
    limit dragging of VIEW between N and N2 => on touch.moved VIEW { VIEW.center.x = max(N, min(N2, event.point.x)) }
    drag elastic N VIEW => on touch.moved VIEW { VIEW.center.x = stage.center.x + rubberBand(event.point.x - stage.center.x, dimension: 320, coefficient: N) }; on touch.ended VIEW { animate VIEW.center.x to stage.center.x over 0.4s damping 0.7 }
    pan gesture rubber band VIEW past edge => on touch.moved VIEW { VIEW.center.y = 100 + rubberBand(event.point.y - 100, dimension: 568) }
    drag VIEW past the edge with resistance => on touch.moved VIEW { VIEW.center.y = 284 + rubberBand(event.point.y - 284, dimension: 568) }; on touch.ended VIEW { animate VIEW.center.y to 284 over 0.4s curve spring(duration: 0.4, bounce: 0.1) }
    rubber band effect on VIEW => on touch.moved VIEW { VIEW.center.y = 284 + rubberBand(event.point.y - 284, dimension: 568) }; on touch.ended VIEW { animate VIEW.center.y to 284 over 0.4s curve spring(duration: 0.4, bounce: 0.1) }
    drag VIEW y between N and N2 => on touch.moved VIEW { VIEW.center.y = clamp(event.point.y, N, N2) }
    drag constraints top N bottom N2 => on touch.moved VIEW { VIEW.center.y = clamp(event.point.y, N, N2) }
    drag y axis locked => on touch.moved VIEW { VIEW.center.y = event.point.y }
    handle pan vertical only VIEW => on touch.moved VIEW { VIEW.center.y = event.point.y }
    less motion div drag y more => on touch.moved VIEW { VIEW.center.y = event.point.y }
    principle drag VIEW vertically => on touch.moved VIEW { VIEW.center.y = event.point.y }
    drag VIEW down to dismiss => on touch.moved VIEW { VIEW.center.y = event.point.y }; on touch.ended VIEW { if event.velocity.y > 300 { animate VIEW.center.y to stage.size.height + VIEW.size.height over 0.3s } else { animate VIEW.center.y to stage.center.y over 0.3s damping 0.7 } }
    use transform y N N2 N3 N4 => on touch.moved VIEW { VIEW.center.y = event.point.y; VIEW.alpha = N3 + (N4 - N3) * clamp((VIEW.center.y - N) / (N2 - N), 0, 1) }
    drag constraints VIEW top N bottom N2 => on touch.moved VIEW { VIEW.center.y = max(N, min(N2, event.point.y)) }
    swipe down to dismiss the sheet => on touch.moved VIEW { VIEW.center.y = max(event.point.y, 284) }; on touch.ended VIEW { if event.velocity.y > 500 { animate VIEW.frame.y to stage.size.height over 0.3s } else { animate VIEW.center.y to 284 over 0.4s damping 0.8 } }
    pull down to refresh => on touch.moved VIEW { VIEW.frame.y = rubberBand(max(event.point.y - 100, 0), dimension: 568) }; on touch.ended VIEW { animate VIEW.frame.y to 0 over 0.4s damping 0.8 }
    pull to refresh VIEW => on touch.moved VIEW { VIEW.frame.y = rubberBand(max(event.point.y - 100, 0), dimension: 568) }; on touch.ended VIEW { animate VIEW.frame.y to 0 over 0.4s damping 0.8 }
    rotation gesture VIEW follow finger angle => on touch.moved VIEW { VIEW.rotation = angle(event.point - VIEW.center) }
    motion div while hover scale N while tap scale N2 => on touch.moved VIEW { VIEW.scale = N }; on touch.began VIEW { animate VIEW.scale to N2 over 0.1s }; on touch.ended VIEW { animate VIEW.scale to 1 over 0.1s }
    on pinch VIEW scale event scale => on touch.moved VIEW { VIEW.scale = length(event.point - VIEW.center) / 50 }
    pinch gesture VIEW scale => on touch.moved VIEW { VIEW.scale = length(event.point - VIEW.center) / 50 }
    pinch to zoom VIEW => on touch.moved VIEW { VIEW.scale = length(event.point - VIEW.center) / 50 }
    VIEW tilts towards the mouse => on touch.moved VIEW { VIEW.transform3D = perspective(500) * rotateY((event.point.x - VIEW.center.x) / 4 * 1deg) * rotateX((VIEW.center.y - event.point.y) / 4 * 1deg) }; on touch.ended VIEW { animate VIEW.transform3D to identity over 0.3s }
    card tilt on hover => on touch.moved VIEW { VIEW.transform3D = perspective(500) * rotateY((event.point.x - VIEW.center.x) / 4 * 1deg) * rotateX((VIEW.center.y - event.point.y) / 4 * 1deg) }; on touch.ended VIEW { animate VIEW.transform3D to identity over 0.3s }
    touch moved VIEW print TEXT => on touch.moved VIEW { print TEXT }
    override func touches moved touches set uitouch with event uievent => on touch.moved VIEW { print event.point }
    trigger pull distance => on touch.moved VIEW { print length(event.point - VIEW.center) }
    driver scroll y N N2 opacity N3 N4 => on touch.moved { VIEW.alpha = N3 + (N4 - N3) * clamp((event.point.y - N) / (N2 - N), 0, 1) }
    mouse follow VIEW => on touch.moved { VIEW.center = event.point }
    cursor trail => on touch.moved { VIEW.center = event.point; animate OTHER.center to event.point over 0.2s; animate THIRD.center to event.point over 0.4s }
    scroll progress moves VIEW => on touch.moved { VIEW.center.x = event.point.y / stage.size.height * stage.size.width }
    parallax scrolling => on touch.moved { VIEW.center.y = event.point.y * 0.3; OTHER.center.y = event.point.y }
    driver scroll moves VIEW => on touch.moved { VIEW.center.y = event.point.y }
    driver drag x N N2 rotation N3 N4 => on touch.moved { VIEW.rotation = (N3 + (N4 - N3) * clamp((event.point.x - N) / (N2 - N), 0, 1)) * 1deg }
    scroll progress rotates VIEW => on touch.moved { VIEW.rotation = event.point.y / stage.size.height * 360deg }
    scroll progress scales VIEW => on touch.moved { VIEW.scale = 0.5 + event.point.y / stage.size.height }
    driver scroll y N N2 scale N3 N4 => on touch.moved { VIEW.scale = N3 + (N4 - N3) * clamp((event.point.y - N) / (N2 - N), 0, 1) }
    use spring value VIEW follow cursor => on touch.moved { animate VIEW.center to event.point curve spring(stiffness: 300, damping: 30) }
    VIEW follows the cursor smoothly => on touch.moved { animate VIEW.center to event.point over 0.3s curve easeOut }
    VIEW follows the drag with a delay => on touch.moved { animate VIEW.center to event.point over 0.3s curve easeOut }
    gsap quick to VIEW => on touch.moved { animate VIEW.center to event.point over 0.4s curve cubicOut }
    mouse follow VIEW with delay TIME => on touch.moved { animate VIEW.center to event.point over TIME }
    gesture recognizer should recognize simultaneously => on touch.moved { print event.finger, event.point }
    simulate a tap on VIEW => touch VIEW.center
    tap VIEW => touch VIEW.center
    ui pinch gesture recognizer VIEW two fingers => touch VIEW.center - (30, 0) to VIEW.center - (39, 0) over 300ms; touch VIEW.center + (30, 0) to VIEW.center + (39, 0) over 300ms; run 400ms; animate VIEW.scale to 1.3 over 0.3s
    long press VIEW => touch VIEW.center over 1s
    is multiple touch enabled VIEW => touch VIEW.center over 500ms; touch VIEW.center + (10, 10) over 500ms
    press and hold VIEW TIME => touch VIEW.center over TIME; run TIME
    drag VIEW => touch VIEW.center to (160, 300) over 500ms
    drag VIEW onto OTHER => touch VIEW.center to OTHER.center over 300ms
    drag VIEW to POINT over TIME => touch VIEW.center to POINT over TIME
    drag VIEW down N => touch VIEW.center to VIEW.center + (0, N) over 300ms
    drag VIEW down N over TIME => touch VIEW.center to VIEW.center + (0, N) over TIME
    swipe VIEW right => touch VIEW.center to VIEW.center + (150, 0) over 0.15s; run 0.5s
    drag VIEW right N => touch VIEW.center to VIEW.center + (N, 0) over 300ms
    drag VIEW right N over TIME => touch VIEW.center to VIEW.center + (N, 0) over TIME
    drag VIEW by N N2 => touch VIEW.center to VIEW.center + (N, N2) over 300ms
    drag VIEW by POINT => touch VIEW.center to VIEW.center + POINT over 300ms
    swipe up over VIEW => touch VIEW.center to VIEW.center - (0, 150) over 0.15s; run 0.5s
    drag VIEW up N => touch VIEW.center to VIEW.center - (0, N) over 300ms
    drag VIEW up N over TIME => touch VIEW.center to VIEW.center - (0, N) over TIME
    swipe left on VIEW => touch VIEW.center to VIEW.center - (150, 0) over 0.15s; run 0.5s
    simulate swipe left on VIEW => touch VIEW.center to VIEW.center - (150, 0) over 100ms; run 200ms
    drag VIEW left N => touch VIEW.center to VIEW.center - (N, 0) over 300ms
    drag VIEW left N over TIME => touch VIEW.center to VIEW.center - (N, 0) over TIME
    double tap VIEW => touch VIEW.center; run 100ms; touch VIEW.center
    use scroll progress bar => view bar frame (0, 0, 0, 4) color blue; on touch.moved { bar.frame.width = event.point.y / stage.size.height * stage.size.width }
    drag handle for the sheet => view handle frame (135, 300, 50, 6) color gray; on touch.moved handle { VIEW.frame.y = event.point.y }
    hide header on scroll down => view navbar frame (0, 0, stage.size.width, 60) color gray; on touch.moved { if event.velocity.y < 0 { animate navbar.frame.y to -60 over 0.2s } else { animate navbar.frame.y to 0 over 0.2s } }
    navbar hides on scroll => view navbar frame (0, 0, stage.size.width, 60) color gray; on touch.moved { if event.velocity.y < 0 { animate navbar.frame.y to -60 over 0.2s } else { animate navbar.frame.y to 0 over 0.2s } }
    drag sheet between detents => view sheet frame (0, 284, 320, 568) color white; on touch.moved sheet { sheet.frame.y = event.point.y }; on touch.ended sheet { if sheet.frame.y < 200 { animate sheet.frame.y to 60 over 0.4s damping 0.8 } else { animate sheet.frame.y to 284 over 0.4s damping 0.8 } }
    """#
}
