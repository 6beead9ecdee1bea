/// Turned and scaled views.
extension PhraseBook {
  static let turns =
    #"""
    transform origin top left VIEW => VIEW.anchorPoint = (0, 0)
    transform origin bottom left VIEW => VIEW.anchorPoint = (0, 1)
    move the anchor point of VIEW to its top => VIEW.anchorPoint = (0.5, 0)
    transform origin center VIEW => VIEW.anchorPoint = (0.5, 0.5)
    anchor point VIEW bottom edge => VIEW.anchorPoint = (0.5, 1)
    transform origin top right VIEW => VIEW.anchorPoint = (1, 0)
    transform origin bottom right VIEW => VIEW.anchorPoint = (1, 1)
    VIEW transform origin N N2 => VIEW.anchorPoint = (N, N2)
    set pivot of VIEW to N N2 => VIEW.anchorPoint = (N, N2)
    VIEW anchor point POINT => VIEW.anchorPoint = POINT
    VIEW layer anchor point cg point make POINT => VIEW.anchorPoint = POINT
    turn ANGLE => VIEW.rotation += ANGLE
    turn right ANGLE => VIEW.rotation += ANGLE
    ui rotation gesture recognizer rotation ANGLE VIEW => VIEW.rotation += ANGLE
    body rotate VIEW N => VIEW.rotation += N
    turtle right N => VIEW.rotation += Ndeg
    turn left ANGLE => VIEW.rotation -= ANGLE
    VIEW z rotation pi N => VIEW.rotation = -pi / N
    transform rotate turn => VIEW.rotation = 0.25turn
    VIEW style transform TEXT => VIEW.rotation = 45deg
    what is the difference between frame and bounds => VIEW.rotation = 45deg; print VIEW.frame, VIEW.bounds
    VIEW rotation ANGLE => VIEW.rotation = ANGLE
    push matrix rotate ANGLE => VIEW.rotation = ANGLE
    tilt the VIEW ANGLE to the right => VIEW.rotation = ANGLE
    transform rotate ANGLE => VIEW.rotation = ANGLE
    rotation effect angle radians N => VIEW.rotation = N
    euler angles z N => VIEW.rotation = Ndeg
    modifier graphics layer rotation z N => VIEW.rotation = Ndeg
    point in direction N => VIEW.rotation = Ndeg
    rotation degrees N => VIEW.rotation = Ndeg
    rotation effect degrees N => VIEW.rotation = Ndeg
    setheading N => VIEW.rotation = Ndeg
    rotate VIEW to face OTHER => VIEW.rotation = angle(OTHER.center - VIEW.center)
    transform look at VIEW OTHER => VIEW.rotation = angle(OTHER.center - VIEW.center)
    transform rotate angle pi N child VIEW => VIEW.rotation = pi / N
    VIEW rotation random => VIEW.rotation = random(0, 360) * 1deg
    cg affine transform flip horizontally VIEW scale x => VIEW.scale = (-1, 1)
    flip horizontal VIEW => VIEW.scale = (-1, 1)
    mirror VIEW => VIEW.scale = (-1, 1)
    mirror VIEW transform scale x y flip vertical => VIEW.scale = (1, -1)
    mirror VIEW vertically => VIEW.scale = (1, -1)
    VIEW y scale N => VIEW.scale = (1, N)
    transform scale y N => VIEW.scale = (1, N)
    VIEW x scale N => VIEW.scale = (N, 1)
    transform scale x N => VIEW.scale = (N, 1)
    VIEW scale effect x N y N2 => VIEW.scale = (N, N2)
    body scale VIEW N N2 => VIEW.scale = (N, N2)
    modifier graphics layer scale x N scale y N2 => VIEW.scale = (N, N2)
    transform scale N N2 => VIEW.scale = (N, N2)
    add a small COLOR VIEW => VIEW.scale = 0.5; VIEW.color = COLOR
    add a big COLOR VIEW => VIEW.scale = 1.5; VIEW.color = COLOR
    VIEW hover transform scale N => VIEW.scale = N
    VIEW set scale N => VIEW.scale = N
    set size to N => VIEW.scale = N
    transform scale scale N child VIEW => VIEW.scale = N
    ui pinch gesture recognizer scale N VIEW => VIEW.scale = N
    transform scale N translate y N2 => VIEW.scale = N; VIEW.center.y += N2
    transform scale N rotate ANGLE => VIEW.scale = N; VIEW.rotation = ANGLE
    VIEW scale effect N rotation effect degrees N2 => VIEW.scale = N; VIEW.rotation = N2deg
    VIEW transform rotate by ANGLE => VIEW.transform = VIEW.transform * rotate(ANGLE)
    VIEW transform VIEW transform rotated by pi N => VIEW.transform = VIEW.transform * rotate(pi/N)
    VIEW transform VIEW transform scaled by x N y N2 => VIEW.transform = VIEW.transform * scale(N, N2)
    VIEW transform translated by x N y N2 => VIEW.transform = VIEW.transform * translate(N, N2)
    VIEW set transform cg affine transform identity => VIEW.transform = identity
    VIEW transform affine transform identity => VIEW.transform = identity
    remove the transform of VIEW => VIEW.transform = identity
    transform none => VIEW.transform = identity
    VIEW transform identity rotated by pi N => VIEW.transform = identity * rotate(pi / N)
    VIEW transform affine transform identity translated by x N y N2 => VIEW.transform = identity * translate(N, N2)
    VIEW transform inverted => VIEW.transform = inverse(VIEW.transform)
    transform skew y ANGLE => VIEW.transform = matrix([[1, 0, 0, 0], [tan(ANGLE), 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    skew VIEW ANGLE => VIEW.transform = matrix([[1, tan(ANGLE), 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    transform skew x ANGLE => VIEW.transform = matrix([[1, tan(ANGLE), 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    cg affine transform make rotation ANGLE VIEW => VIEW.transform = rotate(ANGLE)
    VIEW transform concatenating cg affine transform rotation ANGLE => VIEW.transform = rotate(ANGLE) * VIEW.transform
    VIEW transform init rotation angle N => VIEW.transform = rotate(N)
    VIEW transform affine transform rotation angle float pi N => VIEW.transform = rotate(pi / N)
    VIEW transform cg affine transform make rotation m pi => VIEW.transform = rotate(pi)
    cg affine transform concat rotation scale VIEW => VIEW.transform = scale(2) * rotate(45deg)
    VIEW layer set affine transform affine transform scale x N y N2 => VIEW.transform = scale(N, N2)
    VIEW transform cg affine transform make scale N N2 => VIEW.transform = scale(N, N2)
    VIEW transform cg affine transform scale x N y N2 rotated by ANGLE => VIEW.transform = scale(N, N2) * rotate(ANGLE)
    VIEW transform affine transform translation x N y N2 scaled by x N3 y N4 => VIEW.transform = translate(N, N2) * scale(N3, N4)
    transform translate N N2 N3 => VIEW.transform = translate(N, N2, N3)
    ca transform make rotation ANGLE N N2 N3 VIEW => VIEW.transform3D = perspective(500) * rotate(ANGLE, (N, N2, N3))
    tilt VIEW back ANGLE => VIEW.transform3D = perspective(500) * rotateX(ANGLE)
    VIEW layer set value N for key path transform rotation x => VIEW.transform3D = perspective(500) * rotateX(N)
    tilt VIEW N in d => VIEW.transform3D = perspective(500) * rotateX(Ndeg)
    ca transform concat rotate x rotate y VIEW => VIEW.transform3D = perspective(500) * rotateY(30deg) * rotateX(30deg)
    ca transform identity m perspective VIEW rotate y ANGLE => VIEW.transform3D = perspective(500) * rotateY(ANGLE)
    transform rotate y ANGLE => VIEW.transform3D = perspective(500) * rotateY(ANGLE)
    VIEW layer transform ca transform make rotation pi N y axis => VIEW.transform3D = perspective(500) * rotateY(pi / N)
    VIEW layer anchor point z => VIEW.transform3D = perspective(500) * translate(0, 0, -100) * rotateY(45deg)
    ca transform make translation N N2 N3 VIEW => VIEW.transform3D = perspective(500) * translate(N, N2, N3)
    perspective N rotate x ANGLE => VIEW.transform3D = perspective(N) * rotateX(ANGLE)
    transform rotate x ANGLE perspective N => VIEW.transform3D = perspective(N) * rotateX(ANGLE)
    perspective N rotate x N2 => VIEW.transform3D = perspective(N) * rotateX(N2deg)
    perspective N transform rotate y ANGLE => VIEW.transform3D = perspective(N) * rotateY(ANGLE)
    perspective N rotate y N2 => VIEW.transform3D = perspective(N) * rotateY(N2deg)
    ca transform make scale N N2 N3 => VIEW.transform3D = scale(N, N2, N3)
    """#
}
