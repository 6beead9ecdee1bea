/// Animations of several changes.
extension PhraseBook {
  static let blocks =
    #"""
    replace VIEW with OTHER => OTHER.alpha = 0; OTHER.center = VIEW.center; animate over 0.3s { VIEW.alpha = 0; OTHER.alpha = 1 }
    crossfade VIEW and OTHER => OTHER.alpha = 0; animate over 0.4s { VIEW.alpha = 0; OTHER.alpha = 1 }
    morph VIEW into OTHER => OTHER.alpha = 0; animate over 0.5s { VIEW.frame = OTHER.frame; VIEW.alpha = 0; OTHER.alpha = 1 }
    ui view transition from VIEW to OTHER duration N options transition cross dissolve => OTHER.alpha = 0; animate over Ns { VIEW.alpha = 0; OTHER.alpha = 1 }
    dissolve from VIEW to OTHER TIME => OTHER.alpha = 0; animate over TIME { VIEW.alpha = 0; OTHER.alpha = 1 }
    gsap from TEXT opacity N y N2 duration N3 => OTHER.alpha = N; OTHER.center.y += N2; animate over N3s { OTHER.alpha = 1; OTHER.center.y -= 50 }
    document query selector TEXT animate opacity N opacity N2 N3 => OTHER.alpha = N; animate over N3ms { OTHER.alpha = N2 }
    card flip front VIEW back OTHER => OTHER.frame = VIEW.frame; OTHER.isHidden = on; animate over 0.3s curve easeIn { VIEW.transform3D = perspective(500) * rotateY(90deg) } then { OTHER.isHidden = off; OTHER.transform3D = perspective(500) * rotateY(-90deg); animate OTHER.transform3D to perspective(500) over 0.3s curve easeOut }
    tl from TEXT scale N ease TEXT2 => OTHER.scale = N; animate over 0.5s curve backOut { OTHER.scale = 1 }
    VIEW opacity N N2 => VIEW.alpha = 0%; animate over 0.5s { VIEW.alpha = 100% }
    fade up VIEW => VIEW.alpha = 0; VIEW.center.y += 30; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y -= 30 }
    reveal on scroll VIEW => VIEW.alpha = 0; VIEW.center.y += 40; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y -= 40 }
    while in view fade in => VIEW.alpha = 0; VIEW.center.y += 40; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y -= 40 }
    VIEW hero modifiers fade translate y N => VIEW.alpha = 0; VIEW.center.y += N; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y -= 100 }
    fade in down VIEW => VIEW.alpha = 0; VIEW.center.y -= 30; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y += 30 }
    enter slow exit fast => VIEW.alpha = 0; animate over 0.3s curve easeOut { VIEW.alpha = 1 } then { animate VIEW.alpha to 0 over 0.2s curve easeIn }
    keyframes fade from opacity N to opacity N2 => VIEW.alpha = N; animate over 1s { VIEW.alpha = N2 }
    VIEW animate opacity N N2 duration N3 easing TEXT fill TEXT2 => VIEW.alpha = N; animate over N3ms curve easeIn { VIEW.alpha = N2 }
    anime targets VIEW opacity N N2 duration N3 delay N4 easing linear => VIEW.alpha = N; animate over N3ms delay N4ms curve linear { VIEW.alpha = N2 }
    VIEW animate opacity N opacity N2 duration N3 => VIEW.alpha = N; animate over N3ms { VIEW.alpha = N2 }
    gsap from VIEW x N duration N2 ease TEXT => VIEW.center.x -= 200; animate over N2s curve backOut { VIEW.center.x += 200 }
    tween double begin N end N2 animate controller => VIEW.center.x = N; animate over 0.5s { VIEW.center.x = N2 }
    VIEW position x N N2 TIME => VIEW.center.x = N; animate over TIME { VIEW.center.x = N2 }
    VIEW y N N2 => VIEW.center.y = N; animate over 0.5s { VIEW.center.y = N2 }
    ken burns on VIEW => VIEW.clipsToBounds = on; animate over 8s curve linear { VIEW.scale = 1.2; VIEW.center.x -= 20 }
    keyframes move N left N2 N3 left N4 => VIEW.frame.x = N2; animate over 1s { VIEW.frame.x = N4 }
    keyframes slide from left N to left N2 => VIEW.frame.x = N; animate over 1s { VIEW.frame.x = N2 }
    VIEW animate left N left N2 N3 => VIEW.frame.x = N; animate over N3ms { VIEW.frame.x = N2 }
    VIEW rotation N N2 => VIEW.rotation = Ndeg; animate over 0.5s { VIEW.rotation = N2deg }
    zoom in VIEW from nothing => VIEW.scale = 0; VIEW.alpha = 0; animate over 0.4s { VIEW.scale = 1; VIEW.alpha = 1 }
    VIEW scale N to N2 => VIEW.scale = N; animate over 0.5s { VIEW.scale = N2 }
    transition with VIEW text TEXT => animate over 0.15s { VIEW.alpha = 0 } then { VIEW.text = TEXT; animate over 0.15s { VIEW.alpha = 1 } }
    with animation ease out speed N VIEW opacity N2 => animate over 0.25s curve easeOut { VIEW.alpha = N2 }
    implicit animation VIEW layer opacity N => animate over 0.25s { VIEW.alpha = N }
    ca transaction set completion block VIEW alpha N => animate over 0.25s { VIEW.alpha = N } then { print "done", t }
    default duration of implicit animation => animate over 0.25s { VIEW.center.x += 100 }
    ui view set animation begins from current state yes => animate over 0.2s beginFromCurrentState on { VIEW.center.y += 100 }
    ui view set animation curve ui view animation curve ease in => animate over 0.2s curve easeIn { VIEW.center.y += 100 }
    ui view set animation delay N => animate over 0.2s delay Ns { VIEW.alpha = 0 }
    ui view set animation repeat count N repeat autoreverses yes => animate over 0.2s repeat N autoreverse on { VIEW.center.y += 100 }
    ui view begin animations nil context nil VIEW => animate over 0.2s { VIEW.alpha = 0 }
    lift VIEW off the page => animate over 0.2s { VIEW.scale = 1.05; VIEW.shadowOpacity = 0.3; VIEW.shadowOffset = (0, 10); VIEW.shadowRadius = 20 }
    change to variant => animate over 0.2s { VIEW.scale = 1.1; VIEW.cornerRadius = 20 }
    variant hover to default => animate over 0.2s { VIEW.scale = 1; VIEW.alpha = 1; VIEW.shadowOpacity = 0 }
    transition all TIME cubic bezier N N2 N3 N4 => animate over 0.3s curve bezier(N,N2,N3,N4) { VIEW.alpha = 0 }
    transition all TIME ease in out TIME2 => animate over 0.3s delay 0.1s curve easeInOut { VIEW.alpha = 0 }
    transition with VIEW is hidden true cross dissolve => animate over 0.3s { VIEW.alpha = 0 } then { VIEW.isHidden = true }
    block animation nested completion VIEW then OTHER => animate over 0.3s { VIEW.alpha = 0 } then { animate over 0.3s { OTHER.alpha = 0 } }
    completion bool finished in print finished VIEW => animate over 0.3s { VIEW.alpha = 0 } then { print event.finished }
    animated cross fade first child second child => animate over 0.3s { VIEW.alpha = 0; OTHER.alpha = 1 }
    option show hide transition views VIEW OTHER => animate over 0.3s { VIEW.alpha = 0; OTHER.alpha = 1 }
    animated visibility fade out shrink => animate over 0.3s { VIEW.alpha = 0; VIEW.scale = 0.1 }
    animate presence exit VIEW => animate over 0.3s { VIEW.alpha = 0; VIEW.scale = 0.9 }
    animate with duration completion nil VIEW alpha N => animate over 0.3s { VIEW.alpha = N }
    exit opacity N y N2 => animate over 0.3s { VIEW.alpha = N; VIEW.center.y += N2 }
    shuffle cards VIEW OTHER => animate over 0.3s { VIEW.center.x += 100 } then { sendToBack VIEW; animate VIEW.center.x by -100 over 0.3s }
    ui view animation option layout subviews => animate over 0.3s { VIEW.frame.height = 150 }
    animated align alignment bottom right => animate over 0.3s { VIEW.frame.x = stage.size.width - VIEW.size.width; VIEW.frame.y = stage.size.height - VIEW.size.height }
    state change VIEW size and color COLOR => animate over 0.3s { VIEW.scale = 1.3; VIEW.color = COLOR }
    property values holder scale x scale y alpha => animate over 0.3s { VIEW.scale = 1.5; VIEW.alpha = 0.5 }
    carousel page to the next => animate over 0.4s curve easeOut { VIEW.center.x -= stage.size.width; OTHER.center.x -= stage.size.width }
    first VIEW then OTHER => animate over 0.4s { VIEW.center.x += 100 } then { animate OTHER.center.x by 100 over 0.4s }
    move pause move back => animate over 0.4s { VIEW.center.x += 100 } then { animate VIEW.center.x by -100 over 0.4s delay 0.5s }
    timeline VIEW moves then OTHER fades then THIRD scales => animate over 0.4s { VIEW.center.x += 100 } then { animate over 0.4s { OTHER.alpha = 0.2 } then { animate THIRD.scale to 1.5 over 0.4s } }
    swipe card off screen with rotation => animate over 0.4s { VIEW.center.x += 400; VIEW.rotation = 20deg }
    stretch VIEW across the screen => animate over 0.4s { VIEW.frame.x = 0; VIEW.frame.width = stage.size.width }
    ui view animation option begin from current state => animate over 0.5s beginFromCurrentState on { VIEW.center.x += 100 }
    ease N N2 N3 N4 => animate over 0.5s curve bezier(N, N2, N3, N4) { VIEW.center.x += 100 }
    ease TEXT => animate over 0.5s curve bounceOut { VIEW.center.x += 100 }
    catransaction set disable actions true => animate over 0.5s curve easeInOut { VIEW.alpha = 0 }
    VIEW style transition TEXT => animate over 0.5s curve easeOut { VIEW.alpha = 0 }
    with animation ease out offset N => animate over 0.5s curve easeOut { VIEW.center.x += N }
    curved animation parent controller curve curves elastic out => animate over 0.5s curve elasticOut { VIEW.center.y = 300 }
    opacity value with delay N with timing N2 => animate over 0.5s delay Nms { VIEW.alpha = N2 }
    ui view animation option repeat ui view animation option autoreverse VIEW => animate over 0.5s repeat forever autoreverse on { VIEW.alpha = 0 }
    options repeat autoreverse VIEW alpha N => animate over 0.5s repeat forever autoreverse on { VIEW.alpha = N }
    build order VIEW after OTHER => animate over 0.5s { OTHER.alpha = 0.2 } then { animate VIEW.alpha to 0.2 over 0.5s }
    animator set play together => animate over 0.5s { VIEW.alpha = 0.5; VIEW.scale = 1.5 }
    dissolve VIEW into OTHER => animate over 0.5s { VIEW.alpha = 0; OTHER.alpha = 1 }
    on appear with animation VIEW alpha N => animate over 0.5s { VIEW.alpha = N }
    uiview animate with duration duration VIEW alpha N => animate over 0.5s { VIEW.alpha = N }
    tl to VIEW opacity N to OTHER opacity N2 TEXT => animate over 0.5s { VIEW.alpha = N } then { animate over 0.5s { OTHER.alpha = N2 } }
    animate VIEW and OTHER alpha to N => animate over 0.5s { VIEW.alpha = N; OTHER.alpha = 0 }
    move the VIEW OTHER to the center => animate over 0.5s { VIEW.center = stage.center; OTHER.center = stage.center }
    animation completion criteria logically complete => animate over 0.5s { VIEW.center.x += 100 } then { print "done", event.finished }
    with animation completion print TEXT => animate over 0.5s { VIEW.center.x += 100 } then { print TEXT }
    why does completion run immediately => animate over 0.5s { VIEW.center.x += 100 } then { print event.finished, t }; run 1s
    animated parallel => animate over 0.5s { VIEW.center.x += 100; VIEW.alpha = 0.5 }
    skaction group move rotate => animate over 0.5s { VIEW.center.x += 100; VIEW.rotation = 180deg }
    dotween sequence join => animate over 0.5s { VIEW.center.x += 100; VIEW.rotation = 90deg }
    parallel move and rotate VIEW => animate over 0.5s { VIEW.center.x += 100; VIEW.rotation = 90deg }
    tween parallel tween property => animate over 0.5s { VIEW.center.x += 100; VIEW.rotation = 90deg }
    element animate x N => animate over 0.5s { VIEW.center.x += N }
    const tl gsap timeline tl to TEXT x N to TEXT2 y N2 => animate over 0.5s { VIEW.center.x += N } then { animate over 0.5s { OTHER.center.y += N2 } }
    VIEW animation ease in out value N => animate over 0.5s { VIEW.center.x = 200 }
    animation default => animate over 0.5s { VIEW.center.x = 200 }
    anime timeline add targets VIEW translate y N => animate over 0.5s { VIEW.center.y += N }
    gsap to TEXT TEXT2 y N stagger N2 => animate over 0.5s { VIEW.center.y += N; OTHER.center.y += 100 }
    animate VIEW center y N completion remove from superview => animate over 0.5s { VIEW.center.y = N } then { remove VIEW }
    move VIEW to the lower left => animate over 0.5s { VIEW.frame.x = 0; VIEW.frame.y = stage.size.height - VIEW.size.height }
    animate scale N => animate over 0.5s { VIEW.scale = N }
    motion div while hover scale N while tap scale N2 => animate over 0.5s { VIEW.scale = N2 }
    VIEW frame width N height N2 animation default => animate over 0.5s { VIEW.size = 200x50 }
    options allow user interaction curve ease out => animate over 1s allowUserInteraction on curve easeOut { VIEW.center.x += 100 }
    ui view animation option allow user interaction VIEW => animate over 1s allowUserInteraction on { VIEW.center.x += 100 }
    keyframes spin N transform rotate ANGLE => animate over 1s { VIEW.rotation = ANGLE }
    options override inherited curve => animate over 1s { animate curve linear overrideInheritedCurve on { VIEW.center.x += 100 } }
    options override inherited duration => animate over 1s { animate over 0.5s overrideInheritedDuration on { VIEW.alpha = 0 } }
    options override inherited options => animate over 1s { animate repeat 2 overrideInheritedOptions on { VIEW.alpha = 0 } }
    x value with timing N duration N2 easing easing out easing cubic => animate over N2ms curve cubicOut { VIEW.frame.x = N }
    x value with repeat with timing N duration N2 N3 true => animate over N2ms repeat forever autoreverse on { VIEW.frame.x = N }
    animated opacity opacity N duration duration milliseconds N2 child VIEW => animate over N2ms { VIEW.alpha = N }
    animated timing opacity to value N duration N2 start => animate over N2ms { VIEW.alpha = N }
    opacity value with timing N duration N2 => animate over N2ms { VIEW.alpha = N }
    anime targets VIEW translate x N rotate turn duration N2 => animate over N2ms { VIEW.center.x += N; VIEW.rotation = 1turn }
    VIEW animate left TEXT opacity N N2 => animate over N2ms { VIEW.frame.x = 200; VIEW.alpha = N }
    gsap to VIEW rotation N duration N2 ease TEXT repeat N3 => animate over N2s curve cubicOut repeat forever { VIEW.rotation = Ndeg }
    VIEW opacity N animation ease out duration N2 delay N3 value shown => animate over N2s delay N3s curve easeOut { VIEW.alpha = N }
    gsap to TEXT x N duration N2 => animate over N2s { OTHER.center.x += N }
    tl to VIEW x N duration N2 TEXT => animate over N2s { VIEW.center.x += N }
    VIEW rotation effect degrees N animation ease in out duration N2 => animate over N2s { VIEW.rotation = Ndeg }
    gsap to TEXT x N rotation N2 duration N3 ease TEXT2 => animate over N3s curve bounceOut { OTHER.center.x += N; OTHER.rotation = N2deg }
    gsap from to TEXT x N x N2 duration N3 ease TEXT2 => animate over N3s curve elasticOut { VIEW.center.x += N2 }
    VIEW position x N y N2 animation linear duration N3 value go => animate over N3s curve linear { VIEW.center = (N, N2) }
    gsap to TEXT scale N repeat N2 yoyo true duration N3 => animate over N3s repeat forever autoreverse on { VIEW.scale = N }
    skaction move by x N y N2 duration N3 => animate over N3s { VIEW.center.x += N }
    gsap timeline repeat N to TEXT x N2 duration N3 => animate over N3s { VIEW.center.x += N2 }
    animated container duration duration milliseconds N curve curves ease out => animate over Nms curve easeOut { VIEW.frame.width = 200 }
    TEXT animate left TEXT2 N => animate over Nms { OTHER.frame.x = 200 }
    animated switcher duration duration milliseconds N child VIEW => animate over Nms { VIEW.alpha = 0 }
    VIEW animate transform TEXT TEXT2 N => animate over Nms { VIEW.center.x += 100 }
    gsap to VIEW N x N2 ease TEXT => animate over Ns curve bounceOut { VIEW.center.x += N2 }
    gsap to TEXT N x N2 ease power ease out => animate over Ns curve cubicOut { VIEW.center.x += N2 }
    with animation animation ease in duration N VIEW alpha N2 => animate over Ns curve easeIn { VIEW.alpha = N2 }
    catransaction begin catransaction set animation duration N => animate over Ns curve easeInOut { VIEW.alpha = 0 }
    ca transaction set animation duration N set animation timing function ease out VIEW => animate over Ns curve easeOut { VIEW.center.x += 100 }
    gsap to VIEW duration N x TEXT ease TEXT2 yoyo true repeat N2 => animate over Ns curve linear repeat 4 autoreverse on { VIEW.center.x += 50 }
    with animation linear duration N VIEW rotation N2 => animate over Ns curve linear { VIEW.rotation = N2deg }
    ui view animate with duration N delay N2 options curve ease in out => animate over Ns delay N2s curve easeInOut { VIEW.alpha = 0 }
    animation ease out duration N delay N2 => animate over Ns delay N2s curve easeOut { VIEW.center.x = 200 }
    with animation linear duration N delay N2 VIEW rotation degrees N3 => animate over Ns delay N2s curve linear { VIEW.rotation = N3deg }
    ui view property animator running property animator with duration N delay N2 VIEW => animate over Ns delay N2s { VIEW.center.y += 100 }
    gsap to TEXT duration N y N2 ease TEXT2 delay N3 => animate over Ns delay N3s curve quadInOut { VIEW.center.y -= 100 }
    gsap to TEXT N alpha N2 delay N3 => animate over Ns delay N3s { OTHER.alpha = N2 }
    animation ease in out duration N repeat forever value animate => animate over Ns repeat forever autoreverse on { VIEW.center.x = 200 }
    VIEW run skaction fade out with duration N => animate over Ns { VIEW.alpha = 0 }
    ui view animate with duration N VIEW is hidden true => animate over Ns { VIEW.alpha = 0 } then { VIEW.isHidden = true }
    ui view animate with duration N completion VIEW remove from superview => animate over Ns { VIEW.alpha = 0 } then { remove VIEW }
    animate N VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    gsap to TEXT duration N opacity N2 on complete console log TEXT2 => animate over Ns { VIEW.alpha = N2 }
    running property animator with duration N options animations VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    uiview animate N VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    uiview animate with duration N animations VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    uiview animate with duration N weak self in self VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    with animation ease in out duration N VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    ui view animate with duration N VIEW background color ui color COLOR => animate over Ns { VIEW.backgroundColor = COLOR }
    ui view animate with duration N VIEW bounds size width N2 => animate over Ns { VIEW.bounds.size.width = N2 }
    ui view animate with duration N animations VIEW center cg point x N2 y N3 => animate over Ns { VIEW.center = (N2, N3) }
    ui view begin animations set animation duration N commit animations => animate over Ns { VIEW.center.y += 100 }
    gsap to VIEW background color TEXT duration N => animate over Ns { VIEW.color = blue }
    ui view animate with duration N VIEW layer corner radius N2 => animate over Ns { VIEW.cornerRadius = N2 }
    uiview animate with duration N animations self view layout if needed => animate over Ns { VIEW.frame.height = 150 }
    ui view animate with duration N VIEW frame origin x view bounds width => animate over Ns { VIEW.frame.origin.x = stage.bounds.width - VIEW.frame.width }
    ui view animate with duration N VIEW frame origin y N2 => animate over Ns { VIEW.frame.origin.y = N2 }
    ui view animate with duration N VIEW transform identity => animate over Ns { VIEW.transform = identity }
    ui view animate with duration N VIEW transform cg affine transform rotation angle pi N2 => animate over Ns { VIEW.transform = rotate(pi / N2) }
    ui view animate with duration N VIEW transform cg affine transform rotation angle pi => animate over Ns { VIEW.transform = rotate(pi) }
    ui view animate with duration N VIEW transform cg affine transform scale x N2 y N3 => animate over Ns { VIEW.transform = scale(N2, N3) }
    ui view animate with duration N VIEW transform cg affine transform translation x N2 y N3 => animate over Ns { VIEW.transform = translate(N2, N3) }
    transition opacity TIME cubic bezier N N2 N3 N4 => animate over TIME curve bezier(N, N2, N3, N4) { VIEW.alpha = 0 }
    transition transform TIME cubic bezier N N2 N3 N4 => animate over TIME curve bezier(N, N2, N3, N4) { VIEW.center.x += 100 }
    VIEW transition transform TIME ease transform translate x N scale N2 => animate over TIME curve ease { VIEW.center.x += N; VIEW.scale = N2 }
    card hover transform translate y N transition TIME ease => animate over TIME curve ease { VIEW.center.y -= 8 }
    animation pulse TIME ease in out infinite alternate => animate over TIME curve easeInOut repeat forever autoreverse on { VIEW.scale = 1.2 }
    transition transform TIME ease in out => animate over TIME curve easeInOut { VIEW.center.x += 100 }
    animation fade TIME ease out N => animate over TIME curve easeOut repeat N { VIEW.alpha = 0 }
    animation slide in TIME ease out forwards => animate over TIME curve easeOut { VIEW.center.x += 100 }
    animation spin TIME linear infinite => animate over TIME curve linear repeat forever { VIEW.rotation = 360deg }
    VIEW animation fade in TIME ease in TIME2 N alternate => animate over TIME delay TIME2 curve easeIn repeat N autoreverse on { VIEW.alpha = 0 }
    transition opacity TIME linear TIME2 => animate over TIME delay TIME2 curve linear { VIEW.alpha = 0 }
    animation pulse TIME infinite alternate => animate over TIME repeat forever autoreverse on { VIEW.scale = 1.2 }
    animation bounce TIME infinite => animate over TIME repeat forever { VIEW.frame.y = 200 }
    transition from VIEW to OTHER flip TIME => animate over TIME { VIEW.alpha = 0; OTHER.alpha = 1 }
    VIEW opacity N transition all TIME => animate over TIME { VIEW.alpha = N }
    VIEW opacity N transition opacity TIME => animate over TIME { VIEW.alpha = N }
    duration TIME => animate over TIME { VIEW.center.x += 100 }
    sequence of TIME each => animate over TIME { VIEW.center.x += 80 } then { animate over TIME { VIEW.center.y += 80 } then { animate VIEW.alpha to 0.3 over TIME } }
    transition background color TIME => animate over TIME { VIEW.color = orange }
    transition width TIME height TIME2 => animate over TIME { VIEW.frame.width = 200 }
    VIEW position absolute left N animation fade TIME => animate over TIME { VIEW.frame.x = N }
    VIEW and OTHER trade places => let p = VIEW.center; animate over 0.5s { VIEW.center = OTHER.center; OTHER.center = p }
    alert pops up => view alert frame (40, 200, 240, 140) color white alpha 0; alert.cornerRadius = 14; alert.scale = 1.2; animate over 0.25s { alert.alpha = 1; alert.scale = 1 }
    ui alert controller present animated => view alert frame (50, 224, 220, 120) color white; alert.cornerRadius = 14; alert.alpha = 0; alert.scale = 1.2; animate over 0.3s { alert.alpha = 1; alert.scale = 1 }
    hamburger menu to x => view bar1 frame (140, 270, 40, 4); view bar2 frame (140, 290, 40, 4); animate over 0.3s { bar1.center.y = 282; bar1.rotation = 45deg; bar2.center.y = 282; bar2.rotation = -45deg }
    iris circle reveal => view iris frame (160, 284, 0, 0) color white; animate over 0.6s { iris.frame = (-240, -116, 800, 800); iris.cornerRadius = 400 }
    open overlay bottom => view overlay frame (0, stage.size.height, stage.size.width, 300) color white; animate overlay.frame.y by -300 over 0.3s curve easeOut
    swap overlay => view overlay frame (20, 150, 280, 250) color white alpha 0; animate overlay.alpha to 1 over 0.3s
    snackbar slides in and out => view snackbar frame (20, stage.size.height, 280, 48) color black; animate over 0.3s curve easeOut { snackbar.frame.y -= 70 } then { animate snackbar.frame.y by 70 over 0.3s delay 2s }
    toast TEXT => view toast frame (60, 480, 200, 40) color black alpha 0 text TEXT; toast.textColor = white; animate over 0.3s { toast.alpha = 1 } then { animate toast.alpha to 0 over 0.3s delay 2s }
    """#
}
