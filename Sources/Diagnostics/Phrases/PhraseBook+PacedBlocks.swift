/// Animations of several changes with curves.
extension PhraseBook {
  static let pacedBlocks =
    #"""
    light speed in VIEW => VIEW.alpha = 0; VIEW.center.x += 300; animate over 0.6s curve easeOut { VIEW.alpha = 1; VIEW.center.x -= 300 }
    anime targets VIEW opacity N N2 duration N3 delay N4 easing linear => VIEW.alpha = N; animate over N3ms delay N4ms curve linear { VIEW.alpha = N2 }
    ken burns on VIEW => VIEW.clipsToBounds = on; animate over 8s curve linear { VIEW.scale = 1.2; VIEW.center.x -= 20 }
    ui view set animation curve ui view animation curve ease in => animate over 0.2s curve easeIn { VIEW.center.y += 100 }
    previous slide => animate over 0.4s curve easeInOut { VIEW.center.x += stage.size.width; OTHER.center.x += stage.size.width }
    carousel next slide => animate over 0.4s curve easeInOut { VIEW.center.x -= stage.size.width; OTHER.center.x -= stage.size.width }
    image carousel slide => animate over 0.4s curve easeInOut { VIEW.center.x -= stage.size.width; OTHER.center.x -= stage.size.width }
    next slide => animate over 0.4s curve easeInOut { VIEW.center.x -= stage.size.width; OTHER.center.x -= stage.size.width }
    carousel page to the next => animate over 0.4s curve easeOut { VIEW.center.x -= stage.size.width; OTHER.center.x -= stage.size.width }
    with animation ease out speed N VIEW opacity N2 => animate over 0.5s / N curve easeOut { VIEW.alpha = N2 }
    cubic bezier N N2 N3 N4 VIEW => animate over 0.5s curve bezier(N, N2, N3, N4) { VIEW.center.x += 100 }
    ease N N2 N3 N4 => animate over 0.5s curve bezier(N, N2, N3, N4) { VIEW.center.x += 100 }
    transaction set disable actions true => animate over 0.5s curve easeInOut { VIEW.alpha = 0 }
    ease both => animate over 0.5s curve easeInOut { VIEW.center.x += 100 }
    soft start and soft end => animate over 0.5s curve easeInOut { VIEW.center.x += 100 }
    auto animate => animate over 0.5s curve easeInOut { VIEW.frame = OTHER.frame }
    ease into the end => animate over 0.5s curve easeOut { VIEW.center.x += 100 }
    with animation ease out offset N => animate over 0.5s curve easeOut { VIEW.center.x += N }
    curved animation parent controller curve curves elastic out => animate over 0.5s curve elasticOut { VIEW.center.y = 300 }
    options allow user interaction curve ease out => animate over 1s allowUserInteraction on curve easeOut { VIEW.center.x += 100 }
    animation timing function cubic bezier N N2 N3 N4 => animate over 1s curve bezier(N, N2, N3, N4) { VIEW.center.x += 100 }
    animation timing function ease in => animate over 1s curve easeIn { VIEW.center.x += 100 }
    animation timing function ease in out => animate over 1s curve easeInOut { VIEW.center.x += 100 }
    animation timing function linear => animate over 1s curve linear { VIEW.center.x += 100 }
    options override inherited curve => animate over 1s { animate curve linear overrideInheritedCurve on { VIEW.center.x += 100 } }
    slow zoom and pan VIEW => animate over 4s curve linear { VIEW.scale = 1.2; VIEW.center.x += 20 }
    x value with timing N duration N2 easing easing out easing cubic => animate over N2ms curve cubicOut { VIEW.frame.x = N }
    VIEW opacity N animation ease out duration N2 delay N3 value shown => animate over N2s delay N3s curve easeOut { VIEW.alpha = N }
    VIEW position x N y N2 animation linear duration N3 value go => animate over N3s curve linear { VIEW.center = (N, N2) }
    animation timing curve N N2 N3 N4 duration N5 => animate over N5s curve bezier(N, N2, N3, N4) { VIEW.center.x += 100 }
    duration N easing ease in out => animate over Nms curve easeInOut { VIEW.center.x += 100 }
    animated container duration duration milliseconds N curve curves ease out => animate over Nms curve easeOut { VIEW.frame.width = 200 }
    duration N delay N2 easing ease out => animate over Nms delay N2ms curve easeOut { VIEW.center.x += 100 }
    with animation animation ease in duration N VIEW alpha N2 => animate over Ns curve easeIn { VIEW.alpha = N2 }
    transaction begin transaction set animation duration N => animate over Ns curve easeInOut { VIEW.alpha = 0 }
    ca transaction set animation duration N set animation timing function ease out VIEW => animate over Ns curve easeOut { VIEW.center.x += 100 }
    with animation linear duration N VIEW rotation N2 => animate over Ns curve linear { VIEW.rotation = N2deg }
    ui view animate with duration N delay N2 options curve ease in out => animate over Ns delay N2s curve easeInOut { VIEW.alpha = 0 }
    animate with duration N delay N2 options ease out VIEW alpha N3 => animate over Ns delay N2s curve easeOut { VIEW.alpha = N3 }
    animate with duration N delay N2 options ease out VIEW center POINT => animate over Ns delay N2s curve easeOut { VIEW.center = POINT }
    animation ease out duration N delay N2 => animate over Ns delay N2s curve easeOut { VIEW.center.x = 200 }
    animate with duration N delay N2 options ease out VIEW center x N3 => animate over Ns delay N2s curve easeOut { VIEW.center.x = N3 }
    animate with duration N delay N2 options ease out VIEW center y N3 => animate over Ns delay N2s curve easeOut { VIEW.center.y = N3 }
    animate with duration N delay N2 options ease out VIEW rotation ANGLE => animate over Ns delay N2s curve easeOut { VIEW.rotation = ANGLE }
    animate with duration N delay N2 options ease out VIEW scale N3 => animate over Ns delay N2s curve easeOut { VIEW.scale = N3 }
    with animation linear duration N delay N2 VIEW rotation degrees N3 => animate over Ns delay N2s curve linear { VIEW.rotation = N3deg }
    transition all TIME cubic bezier N N2 N3 N4 => animate over TIME curve bezier(N, N2, N3, N4) { VIEW.alpha = 0 }
    transition opacity TIME cubic bezier N N2 N3 N4 => animate over TIME curve bezier(N, N2, N3, N4) { VIEW.alpha = 0 }
    cubic bezier N N2 N3 N4 TIME => animate over TIME curve bezier(N, N2, N3, N4) { VIEW.center.x += 100 }
    custom bezier curve N N2 N3 N4 TIME => animate over TIME curve bezier(N, N2, N3, N4) { VIEW.center.x += 100 }
    transition transform TIME cubic bezier N N2 N3 N4 => animate over TIME curve bezier(N, N2, N3, N4) { VIEW.center.x += 100 }
    TIME ease => animate over TIME curve ease { VIEW.center.x += 100 }
    VIEW transition transform TIME ease transform translate x N scale N2 => animate over TIME curve ease { VIEW.center.x += N; VIEW.scale = N2 }
    animate ease in TIME VIEW alpha N => animate over TIME curve easeIn { VIEW.alpha = N }
    animate ease in TIME VIEW center POINT => animate over TIME curve easeIn { VIEW.center = POINT }
    animate ease in TIME VIEW center x N => animate over TIME curve easeIn { VIEW.center.x = N }
    animate ease in TIME VIEW center y N => animate over TIME curve easeIn { VIEW.center.y = N }
    animate ease in TIME VIEW rotation ANGLE => animate over TIME curve easeIn { VIEW.rotation = ANGLE }
    animate ease in TIME VIEW scale N => animate over TIME curve easeIn { VIEW.scale = N }
    animation pulse TIME ease in out infinite alternate => animate over TIME curve easeInOut repeat forever autoreverse on { VIEW.scale = 1.2 }
    transition transform TIME ease in out => animate over TIME curve easeInOut { VIEW.center.x += 100 }
    auto animate VIEW to OTHER TIME => animate over TIME curve easeInOut { VIEW.frame = OTHER.frame; VIEW.alpha = OTHER.alpha }
    animation fade TIME ease out N => animate over TIME curve easeOut repeat N { VIEW.alpha = 0 }
    animate ease out TIME VIEW background color COLOR => animate over TIME curve easeOut { VIEW.backgroundColor = COLOR }
    animate ease out TIME VIEW center POINT => animate over TIME curve easeOut { VIEW.center = POINT }
    animation slide in TIME ease out forwards => animate over TIME curve easeOut { VIEW.center.x += 100 }
    animate ease out TIME VIEW center y N => animate over TIME curve easeOut { VIEW.center.y = N }
    animate ease out TIME VIEW corner radius N => animate over TIME curve easeOut { VIEW.cornerRadius = N }
    animate ease out TIME VIEW frame height N => animate over TIME curve easeOut { VIEW.frame.height = N }
    animate ease out TIME VIEW frame width N => animate over TIME curve easeOut { VIEW.frame.width = N }
    animate ease out TIME VIEW rotation ANGLE => animate over TIME curve easeOut { VIEW.rotation = ANGLE }
    animate ease out TIME VIEW scale N => animate over TIME curve easeOut { VIEW.scale = N }
    animation spin TIME linear infinite => animate over TIME curve linear repeat forever { VIEW.rotation = 360deg }
    animate linear TIME VIEW alpha N => animate over TIME curve linear { VIEW.alpha = N }
    animate linear TIME VIEW center POINT => animate over TIME curve linear { VIEW.center = POINT }
    TIME linear => animate over TIME curve linear { VIEW.center.x += 100 }
    animate linear TIME VIEW center x N => animate over TIME curve linear { VIEW.center.x = N }
    animate linear TIME VIEW center y N => animate over TIME curve linear { VIEW.center.y = N }
    animate linear TIME VIEW rotation ANGLE => animate over TIME curve linear { VIEW.rotation = ANGLE }
    animate linear TIME VIEW scale N => animate over TIME curve linear { VIEW.scale = N }
    VIEW animation fade in TIME ease in TIME2 N alternate => animate over TIME delay TIME2 curve easeIn repeat N autoreverse on { VIEW.alpha = 0 }
    transition all TIME ease in out TIME2 => animate over TIME delay TIME2 curve easeInOut { VIEW.alpha = 0 }
    transition opacity TIME linear TIME2 => animate over TIME delay TIME2 curve linear { VIEW.alpha = 0 }
    fab expands => view fab frame (244, 492, 56, 56) color blue; fab.cornerRadius = 28; animate over 0.3s curve easeInOut { fab.frame = stage.bounds; fab.cornerRadius = 0 }
    open overlay bottom => view overlay frame (0, stage.size.height, stage.size.width, 300) color white; animate overlay.frame.y by -300 over 0.3s curve easeOut
    """#
}
