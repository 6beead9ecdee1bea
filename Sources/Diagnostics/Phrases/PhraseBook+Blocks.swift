/// Animations of several changes.
extension PhraseBook {
  static let blocks =
    #"""
    replace VIEW with OTHER => OTHER.alpha = 0; OTHER.center = VIEW.center; animate over 0.3s { VIEW.alpha = 0; OTHER.alpha = 1 }
    cross fade VIEW with OTHER => OTHER.alpha = 0; animate over 0.4s { VIEW.alpha = 0; OTHER.alpha = 1 }
    crossfade VIEW and OTHER => OTHER.alpha = 0; animate over 0.4s { VIEW.alpha = 0; OTHER.alpha = 1 }
    fade between VIEW and OTHER => OTHER.alpha = 0; animate over 0.5s { VIEW.alpha = 0; OTHER.alpha = 1 }
    morph VIEW into OTHER => OTHER.alpha = 0; animate over 0.5s { VIEW.frame = OTHER.frame; VIEW.alpha = 0; OTHER.alpha = 1 }
    ui view transition from VIEW to OTHER duration N options transition cross dissolve => OTHER.alpha = 0; animate over Ns { VIEW.alpha = 0; OTHER.alpha = 1 }
    cross fade VIEW to OTHER TIME => OTHER.alpha = 0; animate over TIME { VIEW.alpha = 0; OTHER.alpha = 1 }
    dissolve from VIEW to OTHER TIME => OTHER.alpha = 0; animate over TIME { VIEW.alpha = 0; OTHER.alpha = 1 }
    push transition from right TIME => OTHER.center.x = stage.center.x + stage.size.width; animate over TIME { VIEW.center.x -= stage.size.width; OTHER.center.x -= stage.size.width }
    cube transition between VIEW and OTHER => OTHER.frame = VIEW.frame; OTHER.transform3D = perspective(500) * rotateY(-90deg); animate over 0.6s { VIEW.transform3D = perspective(500) * rotateY(90deg); OTHER.transform3D = perspective(500) }
    fade in right VIEW => VIEW.alpha = 0; VIEW.center.x += 100; animate over 1s { VIEW.alpha = 1; VIEW.center.x -= 100 }
    fade in left VIEW => VIEW.alpha = 0; VIEW.center.x -= 100; animate over 1s { VIEW.alpha = 1; VIEW.center.x += 100 }
    fade up VIEW => VIEW.alpha = 0; VIEW.center.y += 30; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y -= 30 }
    reveal on scroll VIEW => VIEW.alpha = 0; VIEW.center.y += 40; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y -= 40 }
    use in view ref => VIEW.alpha = 0; VIEW.center.y += 40; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y -= 40 }
    while in view fade in => VIEW.alpha = 0; VIEW.center.y += 40; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y -= 40 }
    VIEW hero modifiers fade translate y N => VIEW.alpha = 0; VIEW.center.y += N; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y -= 100 }
    VIEW slides up N and fades in TIME => VIEW.alpha = 0; VIEW.center.y += N; animate over TIME { VIEW.alpha = 1; VIEW.center.y -= N }
    fade in up VIEW N TIME => VIEW.alpha = 0; VIEW.center.y += N; animate over TIME { VIEW.alpha = 1; VIEW.center.y -= N }
    fade in down VIEW => VIEW.alpha = 0; VIEW.center.y -= 30; animate over 0.5s { VIEW.alpha = 1; VIEW.center.y += 30 }
    VIEW slides down N and fades in TIME => VIEW.alpha = 0; VIEW.center.y -= N; animate over TIME { VIEW.alpha = 1; VIEW.center.y += N }
    flip in x VIEW => VIEW.alpha = 0; VIEW.transform3D = perspective(400) * rotateX(90deg); animate over 1s { VIEW.alpha = 1; VIEW.transform3D = perspective(400) }
    flip in y VIEW => VIEW.alpha = 0; VIEW.transform3D = perspective(400) * rotateY(90deg); animate over 1s { VIEW.alpha = 1; VIEW.transform3D = perspective(400) }
    keyframes fade from opacity N to opacity N2 => VIEW.alpha = N; animate over 1s { VIEW.alpha = N2 }
    VIEW animate opacity N opacity N2 duration N3 => VIEW.alpha = N; animate over N3ms { VIEW.alpha = N2 }
    tween double begin N end N2 animate controller => VIEW.center.x = N; animate over 0.5s { VIEW.center.x = N2 }
    VIEW position x N N2 TIME => VIEW.center.x = N; animate over TIME { VIEW.center.x = N2 }
    VIEW y N N2 => VIEW.center.y = N; animate over 0.5s { VIEW.center.y = N2 }
    VIEW rolls like a wheel => VIEW.cornerRadius = VIEW.size.width / 2; animate over 1s { VIEW.center.x += 100; VIEW.rotation += 180deg }
    keyframes slide from left N to left N2 => VIEW.frame.x = N; animate over 1s { VIEW.frame.x = N2 }
    VIEW animate left N left N2 N3 => VIEW.frame.x = N; animate over N3ms { VIEW.frame.x = N2 }
    VIEW rotation N N2 => VIEW.rotation = Ndeg; animate over 0.5s { VIEW.rotation = N2deg }
    transition scale combined with opacity => VIEW.scale = 0.01; VIEW.alpha = 0; animate over 0.35s { VIEW.scale = 1; VIEW.alpha = 1 }
    fade in and scale up VIEW TIME => VIEW.scale = 0.8; VIEW.alpha = 0; animate over TIME { VIEW.scale = 1; VIEW.alpha = 1 }
    zoom in VIEW from nothing => VIEW.scale = 0; VIEW.alpha = 0; animate over 0.4s { VIEW.scale = 1; VIEW.alpha = 1 }
    grow and fade in VIEW => VIEW.scale = 0; VIEW.alpha = 0; animate over 0.5s { VIEW.scale = 1; VIEW.alpha = 1 }
    VIEW scale N to N2 => VIEW.scale = N; animate over 0.5s { VIEW.scale = N2 }
    implicit animation VIEW layer opacity N => animate over 0.25s { VIEW.alpha = N }
    default duration of implicit animation => animate over 0.25s { VIEW.center.x += 100 }
    ui view set animation begins from current state yes => animate over 0.2s beginFromCurrentState on { VIEW.center.y += 100 }
    ui view set animation delay N => animate over 0.2s delay Ns { VIEW.alpha = 0 }
    ui view set animation repeat count N repeat autoreverses yes => animate over 0.2s repeat N autoreverse on { VIEW.center.y += 100 }
    ui view begin animations nil context nil VIEW => animate over 0.2s { VIEW.alpha = 0 }
    lift VIEW off the page => animate over 0.2s { VIEW.scale = 1.05; VIEW.shadowOpacity = 0.3; VIEW.shadowOffset = (0, 10); VIEW.shadowRadius = 20 }
    change to variant => animate over 0.2s { VIEW.scale = 1.1; VIEW.cornerRadius = 20 }
    variant hover to default => animate over 0.2s { VIEW.scale = 1; VIEW.alpha = 1; VIEW.shadowOpacity = 0 }
    spotlight => animate over 0.3s { OTHER.alpha = 0.2; THIRD.alpha = 0.2 }
    focus on VIEW dim the rest OTHER THIRD => animate over 0.3s { OTHER.alpha = 0.3; THIRD.alpha = 0.3 }
    animated cross fade first child second child => animate over 0.3s { VIEW.alpha = 0; OTHER.alpha = 1 }
    option show hide transition views VIEW OTHER => animate over 0.3s { VIEW.alpha = 0; OTHER.alpha = 1 }
    animated visibility fade out shrink => animate over 0.3s { VIEW.alpha = 0; VIEW.scale = 0.1 }
    animate presence exit VIEW => animate over 0.3s { VIEW.alpha = 0; VIEW.scale = 0.9 }
    animate with duration completion nil VIEW alpha N => animate over 0.3s { VIEW.alpha = N }
    exit opacity N y N2 => animate over 0.3s { VIEW.alpha = N; VIEW.center.y += N2 }
    ui view animation option layout subviews => animate over 0.3s { VIEW.frame.height = 150 }
    animated align alignment bottom right => animate over 0.3s { VIEW.frame.x = stage.size.width - VIEW.size.width; VIEW.frame.y = stage.size.height - VIEW.size.height }
    will change transform => animate over 0.3s { VIEW.scale = 1.2 }
    state change VIEW size and color COLOR => animate over 0.3s { VIEW.scale = 1.3; VIEW.color = COLOR }
    property values holder scale x scale y alpha => animate over 0.3s { VIEW.scale = 1.5; VIEW.alpha = 0.5 }
    swipe card off screen with rotation => animate over 0.4s { VIEW.center.x += 400; VIEW.rotation = 20deg }
    stretch VIEW across the screen => animate over 0.4s { VIEW.frame.x = 0; VIEW.frame.width = stage.size.width }
    ui view animation option begin from current state => animate over 0.5s beginFromCurrentState on { VIEW.center.x += 100 }
    opacity value with delay N with timing N2 => animate over 0.5s delay Nms { VIEW.alpha = N2 }
    view modify animations with repeat count N autoreverses true VIEW center x N2 => animate over 0.5s repeat N autoreverse on { VIEW.center.x += N2 }
    ui view animation option repeat ui view animation option autoreverse VIEW => animate over 0.5s repeat forever autoreverse on { VIEW.alpha = 0 }
    options repeat autoreverse VIEW alpha N => animate over 0.5s repeat forever autoreverse on { VIEW.alpha = N }
    animator set play together => animate over 0.5s { VIEW.alpha = 0.5; VIEW.scale = 1.5 }
    fade everything out => animate over 0.5s { VIEW.alpha = 0; OTHER.alpha = 0; THIRD.alpha = 0 }
    dissolve VIEW into OTHER => animate over 0.5s { VIEW.alpha = 0; OTHER.alpha = 1 }
    build starts with previous build => animate over 0.5s { VIEW.alpha = 1; OTHER.alpha = 1 }
    on appear with animation VIEW alpha N => animate over 0.5s { VIEW.alpha = N }
    view animate with duration duration VIEW alpha N => animate over 0.5s { VIEW.alpha = N }
    animate VIEW and OTHER alpha to N => animate over 0.5s { VIEW.alpha = N; OTHER.alpha = 0 }
    animate VIEW OTHER THIRD alpha N => animate over 0.5s { VIEW.alpha = N; OTHER.alpha = N; THIRD.alpha = N }
    move the VIEW OTHER to the center => animate over 0.5s { VIEW.center = stage.center; OTHER.center = stage.center }
    VIEW and OTHER at the same time => animate over 0.5s { VIEW.center.x += 100; OTHER.center.x += 100 }
    start with previous => animate over 0.5s { VIEW.center.x += 100; OTHER.center.x += 100 }
    move everything to the right => animate over 0.5s { VIEW.center.x += 100; OTHER.center.x += 100; THIRD.center.x += 100 }
    animated parallel => animate over 0.5s { VIEW.center.x += 100; VIEW.alpha = 0.5 }
    action group move rotate => animate over 0.5s { VIEW.center.x += 100; VIEW.rotation = 180deg }
    dotween sequence join => animate over 0.5s { VIEW.center.x += 100; VIEW.rotation = 90deg }
    parallel move and rotate VIEW => animate over 0.5s { VIEW.center.x += 100; VIEW.rotation = 90deg }
    tween parallel tween property => animate over 0.5s { VIEW.center.x += 100; VIEW.rotation = 90deg }
    element animate x N => animate over 0.5s { VIEW.center.x += N }
    move everything to the left => animate over 0.5s { VIEW.center.x -= 100; OTHER.center.x -= 100; THIRD.center.x -= 100 }
    animation default => animate over 0.5s { VIEW.center.x = 200 }
    animate VIEW OTHER THIRD center x N => animate over 0.5s { VIEW.center.x = N; OTHER.center.x = N; THIRD.center.x = N }
    anime timeline add targets VIEW translate y N => animate over 0.5s { VIEW.center.y += N }
    move everything up by N => animate over 0.5s { VIEW.center.y -= N; OTHER.center.y -= N; THIRD.center.y -= N }
    animate VIEW OTHER THIRD center y N => animate over 0.5s { VIEW.center.y = N; OTHER.center.y = N; THIRD.center.y = N }
    VIEW frame width N height N2 animation default => animate over 0.5s { VIEW.frame.width = N; VIEW.frame.height = N2 }
    move VIEW to the lower left => animate over 0.5s { VIEW.frame.x = 0; VIEW.frame.y = stage.size.height - VIEW.size.height }
    zoom out up VIEW => animate over 0.5s { VIEW.scale = 0.1; VIEW.alpha = 0; VIEW.center.y -= 300 }
    everything smaller => animate over 0.5s { VIEW.scale = 0.5; OTHER.scale = 0.5; THIRD.scale = 0.5 }
    everything bigger => animate over 0.5s { VIEW.scale = 1.5; OTHER.scale = 1.5; THIRD.scale = 1.5 }
    animate scale N => animate over 0.5s { VIEW.scale = N }
    animate VIEW OTHER THIRD scale N => animate over 0.5s { VIEW.scale = N; OTHER.scale = N; THIRD.scale = N }
    animate VIEW shadow radius to N opacity N2 => animate over 0.5s { VIEW.shadowRadius = N; VIEW.shadowOpacity = N2 }
    flip out x VIEW => animate over 0.75s { VIEW.alpha = 0; VIEW.transform3D = perspective(400) * rotateX(90deg) }
    ui view animation option allow user interaction VIEW => animate over 1s allowUserInteraction on { VIEW.center.x += 100 }
    animate ping VIEW => animate over 1s repeat forever { VIEW.scale = 2; VIEW.alpha = 0 }
    fade out right VIEW => animate over 1s { VIEW.alpha = 0; VIEW.center.x += 100 }
    roll out VIEW => animate over 1s { VIEW.alpha = 0; VIEW.center.x += 200; VIEW.rotation = 120deg }
    fade out left VIEW => animate over 1s { VIEW.alpha = 0; VIEW.center.x -= 100 }
    fade out down VIEW => animate over 1s { VIEW.alpha = 0; VIEW.center.y += 100 }
    fade out up VIEW => animate over 1s { VIEW.alpha = 0; VIEW.center.y -= 100 }
    pan camera left => animate over 1s { VIEW.center.x += 80; OTHER.center.x += 80; THIRD.center.x += 80 }
    pan camera right => animate over 1s { VIEW.center.x -= 80; OTHER.center.x -= 80; THIRD.center.x -= 80 }
    pan camera up => animate over 1s { VIEW.center.y += 80; OTHER.center.y += 80; THIRD.center.y += 80 }
    pan camera down => animate over 1s { VIEW.center.y -= 80; OTHER.center.y -= 80; THIRD.center.y -= 80 }
    spin everything => animate over 1s { VIEW.rotation += 360deg; OTHER.rotation += 360deg; THIRD.rotation += 360deg }
    camera zoom => animate over 1s { VIEW.scale = 1.5; OTHER.scale = 1.5; THIRD.scale = 1.5 }
    options override inherited duration => animate over 1s { animate over 0.5s overrideInheritedDuration on { VIEW.alpha = 0 } }
    options override inherited options => animate over 1s { animate repeat 2 overrideInheritedOptions on { VIEW.alpha = 0 } }
    animated opacity opacity N duration duration milliseconds N2 child VIEW => animate over N2ms { VIEW.alpha = N }
    animated timing opacity to value N duration N2 start => animate over N2ms { VIEW.alpha = N }
    opacity value with timing N duration N2 => animate over N2ms { VIEW.alpha = N }
    anime targets VIEW translate x N rotate turn duration N2 => animate over N2ms { VIEW.center.x += N; VIEW.rotation = 1turn }
    action group fade out scale to N duration N2 VIEW => animate over N2s { VIEW.alpha = 0; VIEW.scale = N }
    animate VIEW alpha N rotation ANGLE duration N2 => animate over N2s { VIEW.alpha = N; VIEW.rotation = ANGLE }
    animate VIEW center POINT alpha N duration N2 => animate over N2s { VIEW.center = POINT; VIEW.alpha = N }
    animate VIEW center POINT scale N duration N2 => animate over N2s { VIEW.center = POINT; VIEW.scale = N }
    VIEW rotation effect degrees N animation ease in out duration N2 => animate over N2s { VIEW.rotation = Ndeg }
    animate VIEW scale N rotation ANGLE duration N2 => animate over N2s { VIEW.scale = N; VIEW.rotation = ANGLE }
    animate VIEW alpha N center x N2 duration N3 => animate over N3s { VIEW.alpha = N; VIEW.center.x = N2 }
    animate VIEW alpha N center y N2 duration N3 => animate over N3s { VIEW.alpha = N; VIEW.center.y = N2 }
    animate VIEW alpha N scale N2 duration N3 => animate over N3s { VIEW.alpha = N; VIEW.scale = N2 }
    action move by x N y N2 duration N3 => animate over N3s { VIEW.center.x += N; VIEW.center.y -= N2 }
    animate VIEW center x N center y N2 duration N3 => animate over N3s { VIEW.center.x = N; VIEW.center.y = N2 }
    duration N delay N2 => animate over Nms delay N2ms { VIEW.center.x += 100 }
    animated switcher duration duration milliseconds N child VIEW => animate over Nms { VIEW.alpha = 0 }
    animate with duration N delay N2 VIEW alpha N3 => animate over Ns delay N2s { VIEW.alpha = N3 }
    animate with duration N delay N2 VIEW background color COLOR => animate over Ns delay N2s { VIEW.backgroundColor = COLOR }
    animate with duration N delay N2 VIEW center POINT => animate over Ns delay N2s { VIEW.center = POINT }
    ui view property animator running property animator with duration N delay N2 VIEW => animate over Ns delay N2s { VIEW.center.y += 100 }
    animate with duration N delay N2 VIEW center y N3 => animate over Ns delay N2s { VIEW.center.y = N3 }
    animate with duration N delay N2 VIEW corner radius N3 => animate over Ns delay N2s { VIEW.cornerRadius = N3 }
    animate with duration N delay N2 VIEW frame height N3 => animate over Ns delay N2s { VIEW.frame.height = N3 }
    animate with duration N delay N2 VIEW frame width N3 => animate over Ns delay N2s { VIEW.frame.width = N3 }
    animate with duration N delay N2 VIEW rotation ANGLE => animate over Ns delay N2s { VIEW.rotation = ANGLE }
    animate with duration N delay N2 VIEW scale N3 => animate over Ns delay N2s { VIEW.scale = N3 }
    animation ease in out duration N repeat forever value animate => animate over Ns repeat forever autoreverse on { VIEW.center.x = 200 }
    VIEW run action fade out with duration N => animate over Ns { VIEW.alpha = 0 }
    animate N VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    running property animator with duration N options animations VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    view animate with duration N animations VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    view animate with duration N weak self in self VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    with animation ease in out duration N VIEW alpha N2 => animate over Ns { VIEW.alpha = N2 }
    ui view animate with duration N VIEW bounds size width N2 => animate over Ns { VIEW.bounds.size.width = N2 }
    ui view animate with duration N animations VIEW center cg point x N2 y N3 => animate over Ns { VIEW.center = (N2, N3) }
    ui view begin animations set animation duration N commit animations => animate over Ns { VIEW.center.y += 100 }
    ui view animate with duration N VIEW layer corner radius N2 => animate over Ns { VIEW.cornerRadius = N2 }
    view animate with duration N animations self view layout if needed => animate over Ns { VIEW.frame.height = 150 }
    ui view animate with duration N VIEW frame origin x view bounds width => animate over Ns { VIEW.frame.origin.x = stage.bounds.width - VIEW.frame.width }
    ui view animate with duration N VIEW transform identity => animate over Ns { VIEW.transform = identity }
    ui view animate with duration N VIEW transform cg affine transform rotation angle pi N2 => animate over Ns { VIEW.transform = rotate(pi / N2) }
    ui view animate with duration N VIEW transform cg affine transform rotation angle pi => animate over Ns { VIEW.transform = rotate(pi) }
    ui view animate with duration N VIEW transform cg affine transform scale x N2 y N3 => animate over Ns { VIEW.transform = scale(N2, N3) }
    ui view animate with duration N VIEW transform cg affine transform translation x N2 y N3 => animate over Ns { VIEW.transform = translate(N2, N3) }
    animation pulse TIME infinite alternate => animate over TIME repeat forever autoreverse on { VIEW.scale = 1.2 }
    animation bounce TIME infinite => animate over TIME repeat forever { VIEW.frame.y = 200 }
    dissolve TIME => animate over TIME { VIEW.alpha = 0; OTHER.alpha = 1 }
    frame to frame dissolve TIME => animate over TIME { VIEW.alpha = 0; OTHER.alpha = 1 }
    transition from VIEW to OTHER flip TIME => animate over TIME { VIEW.alpha = 0; OTHER.alpha = 1 }
    VIEW slides down N and fades out TIME => animate over TIME { VIEW.alpha = 0; VIEW.center.y += N }
    fade out and move up VIEW TIME => animate over TIME { VIEW.alpha = 0; VIEW.center.y -= 30 }
    VIEW opacity N transition all TIME => animate over TIME { VIEW.alpha = N }
    VIEW opacity N transition opacity TIME => animate over TIME { VIEW.alpha = N }
    animate VIEW OTHER alpha to N over TIME => animate over TIME { VIEW.alpha = N; OTHER.alpha = N }
    animate VIEW OTHER THIRD alpha N over TIME => animate over TIME { VIEW.alpha = N; OTHER.alpha = N; THIRD.alpha = N }
    animate VIEW alpha to N and VIEW center x to N2 over TIME => animate over TIME { VIEW.alpha = N; VIEW.center.x = N2 }
    animate VIEW alpha to N and VIEW center y to N2 over TIME => animate over TIME { VIEW.alpha = N; VIEW.center.y = N2 }
    animate VIEW alpha to N and VIEW rotation to ANGLE over TIME => animate over TIME { VIEW.alpha = N; VIEW.rotation = ANGLE }
    animate VIEW alpha to N and VIEW scale to N2 over TIME => animate over TIME { VIEW.alpha = N; VIEW.scale = N2 }
    animate VIEW OTHER center to POINT over TIME => animate over TIME { VIEW.center = POINT; OTHER.center = POINT }
    animate VIEW center to POINT and VIEW alpha to N over TIME => animate over TIME { VIEW.center = POINT; VIEW.alpha = N }
    animate VIEW center to POINT and VIEW scale to N over TIME => animate over TIME { VIEW.center = POINT; VIEW.scale = N }
    duration TIME => animate over TIME { VIEW.center.x += 100 }
    animate VIEW OTHER center x to N over TIME => animate over TIME { VIEW.center.x = N; OTHER.center.x = N }
    animate VIEW OTHER THIRD center x N over TIME => animate over TIME { VIEW.center.x = N; OTHER.center.x = N; THIRD.center.x = N }
    animate VIEW center x to N and VIEW center y to N2 over TIME => animate over TIME { VIEW.center.x = N; VIEW.center.y = N2 }
    VIEW OTHER THIRD together TIME => animate over TIME { VIEW.center.y += 100; OTHER.center.y += 100; THIRD.center.y += 100 }
    animate VIEW OTHER center y to N over TIME => animate over TIME { VIEW.center.y = N; OTHER.center.y = N }
    animate VIEW OTHER THIRD center y N over TIME => animate over TIME { VIEW.center.y = N; OTHER.center.y = N; THIRD.center.y = N }
    transition background color TIME => animate over TIME { VIEW.color = orange }
    VIEW position absolute left N animation fade TIME => animate over TIME { VIEW.frame.x = N }
    animate VIEW OTHER rotation to ANGLE over TIME => animate over TIME { VIEW.rotation = ANGLE; OTHER.rotation = ANGLE }
    shrink VIEW and fade out TIME => animate over TIME { VIEW.scale = 0.5; VIEW.alpha = 0 }
    camera push in TIME => animate over TIME { VIEW.scale = 1.3; OTHER.scale = 1.3; THIRD.scale = 1.3 }
    animate VIEW OTHER scale to N over TIME => animate over TIME { VIEW.scale = N; OTHER.scale = N }
    animate VIEW OTHER THIRD scale N over TIME => animate over TIME { VIEW.scale = N; OTHER.scale = N; THIRD.scale = N }
    animate VIEW scale to N and VIEW rotation to ANGLE over TIME => animate over TIME { VIEW.scale = N; VIEW.rotation = ANGLE }
    VIEW and OTHER trade places => let p = VIEW.center; animate over 0.5s { VIEW.center = OTHER.center; OTHER.center = p }
    flip layout VIEW OTHER => let p = VIEW.frame; animate over 0.5s { VIEW.frame = OTHER.frame; OTHER.frame = p }
    swap transition VIEW OTHER => let place = VIEW.center; animate over 0.5s { VIEW.center = OTHER.center; OTHER.center = place }
    animate VIEW and OTHER swapping places TIME => let place = VIEW.center; animate over TIME { VIEW.center = OTHER.center; OTHER.center = place }
    alert pops up => view alert frame (40, 200, 240, 140) color white alpha 0; alert.cornerRadius = 14; alert.scale = 1.2; animate over 0.25s { alert.alpha = 1; alert.scale = 1 }
    alert controller title TEXT message nil preferred style alert => view alert frame (40, 234, 240, 100) color white text TEXT; alert.scale = 1.2; alert.alpha = 0; animate over 0.25s { alert.scale = 1; alert.alpha = 1 }
    show an alert TEXT => view alert frame (40, 234, 240, 100) color white text TEXT; alert.scale = 1.2; alert.alpha = 0; animate over 0.25s { alert.scale = 1; alert.alpha = 1 }
    ui alert controller present animated => view alert frame (50, 224, 220, 120) color white; alert.cornerRadius = 14; alert.alpha = 0; alert.scale = 1.2; animate over 0.3s { alert.alpha = 1; alert.scale = 1 }
    hamburger menu to x => view bar1 frame (140, 270, 40, 4); view bar2 frame (140, 290, 40, 4); animate over 0.3s { bar1.center.y = 282; bar1.rotation = 45deg; bar2.center.y = 282; bar2.rotation = -45deg }
    iris circle reveal => view iris frame (160, 284, 0, 0) color white; animate over 0.6s { iris.frame = (-240, -116, 800, 800); iris.cornerRadius = 400 }
    hamburger menu animation => view line1 frame (140, 270, 40, 4) color black; view line2 frame (140, 282, 40, 4) color black; view line3 frame (140, 294, 40, 4) color black; animate over 0.3s { line1.center.y = 284; line1.rotation = 45deg; line2.alpha = 0; line3.center.y = 284; line3.rotation = -45deg }
    hamburger to x => view line1 frame (140, 270, 40, 4) color black; view line2 frame (140, 282, 40, 4) color black; view line3 frame (140, 294, 40, 4) color black; animate over 0.3s { line1.center.y = 284; line1.rotation = 45deg; line2.alpha = 0; line3.center.y = 284; line3.rotation = -45deg }
    open overlay => view overlay frame (0, 0, stage.size.width, stage.size.height) color black alpha 0; animate overlay.alpha to 0.6 over 0.3s
    overlay fades in N black => view overlay frame (0, 0, stage.size.width, stage.size.height) color black alpha 0; animate overlay.alpha to N over 0.3s
    swap overlay => view overlay frame (20, 150, 280, 250) color white alpha 0; animate overlay.alpha to 1 over 0.3s
    pulse ring around VIEW => view ring frame VIEW.frame; ring.cornerRadius = ring.size.width / 2; ring.borderWidth = 2; ring.borderColor = blue; animate over 1s repeat forever { ring.scale = 1.6; ring.alpha = 0 }
    radar ping around VIEW => view ring frame VIEW.frame; ring.cornerRadius = ring.size.width / 2; ring.borderWidth = 2; ring.borderColor = blue; animate over 1s repeat forever { ring.scale = 2; ring.alpha = 0 }
    """#
}
