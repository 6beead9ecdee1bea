/// Animations that turn.
extension PhraseBook {
  static let rotations =
    #"""
    rotate VIEW about corner => VIEW.anchorPoint = (0, 0); animate VIEW.rotation to 45deg over 0.5s
    rotate VIEW N around top left corner => VIEW.anchorPoint = (0, 0); animate VIEW.rotation to Ndeg over 0.5s
    rotate VIEW about top left corner N => VIEW.anchorPoint = (0, 0); animate VIEW.rotation to Ndeg over 0.5s
    rotate VIEW N around bottom left corner => VIEW.anchorPoint = (0, 1); animate VIEW.rotation to Ndeg over 0.5s
    rotate VIEW about bottom left corner N => VIEW.anchorPoint = (0, 1); animate VIEW.rotation to Ndeg over 0.5s
    rotate VIEW N around top right corner => VIEW.anchorPoint = (1, 0); animate VIEW.rotation to Ndeg over 0.5s
    rotate VIEW about top right corner N => VIEW.anchorPoint = (1, 0); animate VIEW.rotation to Ndeg over 0.5s
    rotate VIEW N around bottom right corner => VIEW.anchorPoint = (1, 1); animate VIEW.rotation to Ndeg over 0.5s
    rotate VIEW about bottom right corner N => VIEW.anchorPoint = (1, 1); animate VIEW.rotation to Ndeg over 0.5s
    wheel => VIEW.cornerRadius = VIEW.size.width / 2; VIEW.collisionBoundsType = ellipse; animate VIEW.rotation by 360deg over 1s curve linear
    rotation keyframes ANGLE ANGLE2 => VIEW.rotation = ANGLE; animate VIEW.rotation to ANGLE2 over 1s
    keyframes spin from rotate ANGLE to rotate ANGLE2 => VIEW.rotation = ANGLE; animate VIEW.rotation to ANGLE2 over 1s curve linear
    from ANGLE to ANGLE2 rotate VIEW TIME => VIEW.rotation = ANGLE; animate VIEW.rotation to ANGLE2 over TIME
    rotate from N to ANGLE in TIME => VIEW.rotation = Ndeg; animate VIEW.rotation to ANGLE over TIME
    rotation keyframes N N2 => VIEW.rotation = Ndeg; animate VIEW.rotation to N2deg over 1s
    ui view transition with VIEW transition curl down => VIEW.transform3D = perspective(500) * rotateX(90deg); animate VIEW.transform3D to identity over 0.5s
    rotate VIEW endlessly counterclockwise over TIME => animate VIEW.rotation by -360deg over TIME curve linear repeat forever
    turn left => animate VIEW.rotation by -90deg over 0.5s
    rotate VIEW counter clockwise ANGLE => animate VIEW.rotation by -ANGLE over 0.5s
    action rotate by angle N duration N2 => animate VIEW.rotation by -N over N2s curve linear
    turn left N => animate VIEW.rotation by -Ndeg over 0.5s
    rotate VIEW counterclockwise N TIME => animate VIEW.rotation by -Ndeg over TIME
    VIEW makes a half turn => animate VIEW.rotation by 180deg over 0.5s
    turn around => animate VIEW.rotation by 180deg over 0.5s
    action rotate by angle pi duration N => animate VIEW.rotation by 180deg over Ns curve linear
    spin VIEW once in TIME => animate VIEW.rotation by 1turn over TIME
    rotate VIEW fast => animate VIEW.rotation by 360deg over 0.3s
    VIEW makes a full turn => animate VIEW.rotation by 360deg over 1s
    lottie animation view play once => animate VIEW.rotation by 360deg over 1s
    animate VIEW rotation repeat count huge valf => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    animate VIEW transform rotation to value pi repeat count huge => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    animation name spin => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    forever turn N degree => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    rotate VIEW forever => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    rotation transition turns controller => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    the VIEW should spin forever => animate VIEW.rotation by 360deg over 1s curve linear repeat forever
    animation iteration count N => animate VIEW.rotation by 360deg over 1s repeat N
    lottie loop mode auto reverse => animate VIEW.rotation by 360deg over 1s repeat forever autoreverse on
    symbol effect rotate repeat continuous => animate VIEW.rotation by 360deg over 2s curve linear repeat forever
    rotate VIEW slowly => animate VIEW.rotation by 360deg over 4s curve linear
    action repeat forever action rotate by angle duration N => animate VIEW.rotation by 360deg over Ns curve linear repeat forever
    animation linear duration N repeat forever autoreverses false rotation => animate VIEW.rotation by 360deg over Ns curve linear repeat forever
    animation VIEW spin TIME => animate VIEW.rotation by 360deg over TIME curve linear repeat forever
    spinner TIME linear => animate VIEW.rotation by 360deg over TIME curve linear repeat forever
    domino effect VIEW OTHER THIRD => animate VIEW.rotation by 90deg over 0.3s; animate OTHER.rotation by 90deg over 0.3s delay 0.15s; animate THIRD.rotation by 90deg over 0.3s delay 0.3s
    turn right => animate VIEW.rotation by 90deg over 0.5s
    turn VIEW by ANGLE => animate VIEW.rotation by ANGLE over 0.5s
    forever turn ANGLE => animate VIEW.rotation by ANGLE over 2s curve linear repeat forever
    rotate VIEW by ANGLE over TIME => animate VIEW.rotation by ANGLE over TIME
    spin VIEW ANGLE in TIME => animate VIEW.rotation by ANGLE over TIME
    animated rotation turns N => animate VIEW.rotation by N * 360deg over 0.3s
    spin VIEW N times => animate VIEW.rotation by N * 360deg over 1s
    action rotate by angle N duration N2 VIEW => animate VIEW.rotation by N over N2s
    action repeat forever rotate by angle N duration N2 VIEW => animate VIEW.rotation by N over N2s curve linear repeat forever
    turn right N => animate VIEW.rotation by Ndeg over 0.5s
    time expression rotation time N => animate VIEW.rotation by Ndeg over 1s curve linear repeat forever
    VIEW animate rotation by N set duration N2 => animate VIEW.rotation by Ndeg over N2ms
    rotate VIEW clockwise N TIME => animate VIEW.rotation by Ndeg over TIME
    action rotate to angle N duration N2 shortest unit arc => animate VIEW.rotation to -N over N2s curve linear
    turn VIEW upside down => animate VIEW.rotation to 180deg over 0.5s
    rotation gesture on changed angle => animate VIEW.rotation to 45deg over 0.3s
    animate quickly VIEW rotation to ANGLE => animate VIEW.rotation to ANGLE over 0.2s
    VIEW rotation ANGLE animated => animate VIEW.rotation to ANGLE over 0.5s
    rotate VIEW ANGLE clockwise => animate VIEW.rotation to ANGLE over 0.5s
    set VIEW rotation ANGLE animated true => animate VIEW.rotation to ANGLE over 0.5s
    animate VIEW rotation to ANGLE at TIME => animate VIEW.rotation to ANGLE over 0.5s delay TIME
    animate slowly VIEW rotation to ANGLE => animate VIEW.rotation to ANGLE over 2s
    VIEW rotation ANGLE with animation duration N => animate VIEW.rotation to ANGLE over Ns
    VIEW rotation ANGLE with duration N => animate VIEW.rotation to ANGLE over Ns
    VIEW rotation ANGLE in TIME => animate VIEW.rotation to ANGLE over TIME
    animate VIEW rotation to ANGLE over TIME curve cubic bezier N N2 N3 N4 => animate VIEW.rotation to ANGLE over TIME curve bezier(N, N2, N3, N4)
    VIEW rotation ANGLE over TIME ease in out => animate VIEW.rotation to ANGLE over TIME curve easeInOut
    animate VIEW rotation to ANGLE over TIME options ease in out allow user interaction => animate VIEW.rotation to ANGLE over TIME curve easeInOut allowUserInteraction on
    VIEW rotation ANGLE over TIME curve ease out => animate VIEW.rotation to ANGLE over TIME curve easeOut
    VIEW rotation ANGLE over TIME delay TIME2 => animate VIEW.rotation to ANGLE over TIME delay TIME2
    animate VIEW rotation to ANGLE starting at TIME over TIME2 => animate VIEW.rotation to ANGLE over TIME2 delay TIME
    animate VIEW rotation N => animate VIEW.rotation to Ndeg over 0.5s
    rotate VIEW N => animate VIEW.rotation to Ndeg over 0.5s
    rotate N in TIME loop => animate VIEW.rotation to Ndeg over TIME repeat forever
    animate VIEW transform to identity => animate VIEW.transform to identity over 0.5s
    animate VIEW transform identity duration TIME => animate VIEW.transform to identity over TIME
    animate VIEW transform identity over TIME => animate VIEW.transform to identity over TIME
    animate VIEW transform to translation N N2 => animate VIEW.transform to translate(N, N2) over 0.5s
    transition VIEW flip from top => animate VIEW.transform3D to perspective(500) * rotateX(-180deg) over 0.6s
    transition VIEW flip from bottom => animate VIEW.transform3D to perspective(500) * rotateX(180deg) over 0.6s
    ui view transition with VIEW duration N options transition flip from top => animate VIEW.transform3D to perspective(500) * rotateX(180deg) over Ns
    ui view transition with VIEW duration N transition curl up => animate VIEW.transform3D to perspective(500) * rotateX(90deg) over Ns
    animate VIEW rotation x to ANGLE => animate VIEW.transform3D to perspective(500) * rotateX(ANGLE) over 0.5s
    rotate x VIEW ANGLE => animate VIEW.transform3D to perspective(500) * rotateX(ANGLE) over 0.5s
    rotate VIEW around x axis ANGLE over TIME => animate VIEW.transform3D to perspective(500) * rotateX(ANGLE) over TIME
    rotate x VIEW N => animate VIEW.transform3D to perspective(500) * rotateX(Ndeg) over 0.5s
    rotate x N VIEW TIME => animate VIEW.transform3D to perspective(500) * rotateX(Ndeg) over TIME
    transition VIEW flip from right => animate VIEW.transform3D to perspective(500) * rotateY(-180deg) over 0.6s
    transition VIEW flip from right over TIME => animate VIEW.transform3D to perspective(500) * rotateY(-180deg) over TIME
    page curl => animate VIEW.transform3D to perspective(500) * rotateY(-90deg) over 0.6s curve easeIn
    ca basic animation transform rotation y VIEW => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.5s
    card flip rotation effect axis y => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.6s
    flip VIEW over => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.6s
    flip card to the back => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.6s
    transition VIEW flip from left => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over 0.6s
    ui view transition with VIEW duration N options transition flip from left => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over Ns
    transition VIEW flip from left TIME => animate VIEW.transform3D to perspective(500) * rotateY(180deg) over TIME
    rotate VIEW in d around the y axis => animate VIEW.transform3D to perspective(500) * rotateY(60deg) over 0.5s
    cube rotation => animate VIEW.transform3D to perspective(500) * rotateY(90deg) over 0.8s
    animate VIEW rotation y to ANGLE => animate VIEW.transform3D to perspective(500) * rotateY(ANGLE) over 0.5s
    rotate y VIEW ANGLE => animate VIEW.transform3D to perspective(500) * rotateY(ANGLE) over 0.5s
    rotate VIEW around y axis ANGLE over TIME => animate VIEW.transform3D to perspective(500) * rotateY(ANGLE) over TIME
    rotate y VIEW N => animate VIEW.transform3D to perspective(500) * rotateY(Ndeg) over 0.5s
    rotate y N VIEW TIME => animate VIEW.transform3D to perspective(500) * rotateY(Ndeg) over TIME
    rotate z VIEW ANGLE => animate VIEW.transform3D to perspective(500) * rotateZ(ANGLE) over 0.5s
    rotate VIEW around z axis ANGLE over TIME => animate VIEW.transform3D to perspective(500) * rotateZ(ANGLE) over TIME
    rotate z VIEW N => animate VIEW.transform3D to perspective(500) * rotateZ(Ndeg) over 0.5s
    perspective N rotate y ANGLE TIME => animate VIEW.transform3D to perspective(N) * rotateY(ANGLE) over TIME
    progress ring => view ring frame (130, 254, 60, 60); ring.cornerRadius = 30; ring.borderWidth = 6; ring.borderColor = blue; animate ring.rotation by 360deg over 1s curve linear repeat forever
    activity indicator => view spinner frame (140, 264, 40, 40); spinner.cornerRadius = 20; spinner.borderWidth = 3; animate spinner.rotation by 360deg over 1s curve linear repeat forever
    loading spinner => view spinner frame (140, 264, 40, 40); spinner.cornerRadius = 20; spinner.borderWidth = 3; animate spinner.rotation by 360deg over 1s curve linear repeat forever
    """#
}
