/// Drawings.
extension PhraseBook {
  static let drawings =
    #"""
    put VIEW in orbit around OTHER => OTHER.center = (160, 284); VIEW.center = (260, 284); item OTHER anchored; field radial on VIEW at OTHER.center strength 4; item VIEW resistance 0; fling VIEW velocity (0, 200); run 5s; draw trails
    car crash => OTHER.center = (270, VIEW.center.y); collision on VIEW, OTHER; fling VIEW velocity (300, 0); fling OTHER velocity (-300, 0); run 1s; draw trails
    VIEW pushes OTHER => OTHER.center = (VIEW.center.x + 100, VIEW.center.y); collision on VIEW, OTHER; fling VIEW velocity (200, 0); run 1s; draw trails
    build a tower of VIEW OTHER and THIRD => OTHER.center = (VIEW.center.x, VIEW.frame.minY - OTHER.size.height / 2); THIRD.center = (VIEW.center.x, OTHER.frame.minY - THIRD.size.height / 2); gravity on VIEW, OTHER, THIRD; collision on VIEW, OTHER, THIRD bounds; run 3s; draw
    bowling => OTHER.center.y = VIEW.center.y; collision on VIEW, OTHER bounds; fling VIEW velocity (400, 0); run 1s; draw trails
    bowl VIEW at OTHER => OTHER.center.y = VIEW.center.y; collision on VIEW, OTHER; fling VIEW velocity (400, 0); run 1s; draw trails
    whirl VIEW around on a string and cut it => VIEW.center = (260, 284); attach VIEW to (160, 284) as whirl; item VIEW resistance 0; fling VIEW velocity (0, 300); run 1s; remove whirl; run 0.5s; draw trails
    VIEW on a string going round => VIEW.center = (260, 284); attach VIEW to (160, 284); item VIEW resistance 0; fling VIEW velocity (0, 300); run 2s; draw trails
    whirl VIEW around on a rope => VIEW.center = (260, 284); attach VIEW to (160, 284); item VIEW resistance 0; fling VIEW velocity (0, 300); run 2s; draw trails
    moon goes around the earth => VIEW.center = (260, 284); field radial on VIEW at (160, 284) strength 4; item VIEW resistance 0; fling VIEW velocity (0, 200); run 5s; draw trails
    planet orbiting the sun => VIEW.center = (260, 284); field radial on VIEW at (160, 284) strength 4; item VIEW resistance 0; fling VIEW velocity (0, 200); run 5s; draw trails
    VIEW in orbit around the middle => VIEW.center = (260, 284); item VIEW resistance 0; field radial on VIEW at (160, 284) strength 4; fling VIEW velocity (0, 200); run 3s; draw trails
    orbit => VIEW.center = (260, 284); item VIEW resistance 0; field radial on VIEW at (160, 284) strength 4; fling VIEW velocity (0, 200); run 3s; draw trails
    satellite => VIEW.center = (260, 284); item VIEW resistance 0; field radial on VIEW at (160, 284) strength 4; fling VIEW velocity (0, 200); run 3s; draw trails
    satellite around the earth => VIEW.center = (260, 284); item VIEW resistance 0; field radial on VIEW at (160, 284) strength 4; fling VIEW velocity (0, 200); run 3s; draw trails
    comet => VIEW.center = (280, 284); item VIEW resistance 0; field radial on VIEW at (160, 284) strength 4; fling VIEW velocity (0, 120); run 4s; draw trails
    elliptical orbit => VIEW.center = (280, 284); item VIEW resistance 0; field radial on VIEW at (160, 284) strength 4; fling VIEW velocity (0, 120); run 4s; draw trails
    cannon => VIEW.center = (30, 530); item VIEW; gravity on VIEW; fling VIEW velocity (500, -500); run 1s; draw trails
    cannon ANGLE VIEW => VIEW.center = (30, 530); item VIEW; gravity on VIEW; fling VIEW velocity (700 * cos(ANGLE), -700 * sin(ANGLE)); run 1s; draw trails
    shoot VIEW from a cannon at ANGLE => VIEW.center = (30, 530); item VIEW; gravity on VIEW; fling VIEW velocity (700 * cos(ANGLE), -700 * sin(ANGLE)); run 1s; draw trails
    VIEW falls down the stairs => VIEW.center = (40, 100); gravity on VIEW; collision on VIEW bounds; boundary step1 from (0, 200) to (80, 200); boundary step2 from (80, 280) to (160, 280); boundary step3 from (160, 360) to (240, 360); fling VIEW velocity (150, 0); run 3s; draw trails
    swing VIEW on a rope and let go => VIEW.center = (60, 100); attach VIEW to (160, 20) as swingrope; item VIEW resistance 0; gravity on VIEW; run 0.7s; remove swingrope; run 0.5s; draw trails
    incline with angle N => VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; boundary ramp from (0, 150) to (320, 150 + 320 * tan(Ndeg)); run 2s; draw trails
    ramp angle N => VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; boundary ramp from (0, 150) to (320, 150 + 320 * tan(Ndeg)); run 2s; draw trails
    drop VIEW on a slope => VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; boundary slope from (0, 200) to (320, 420); run 2s; draw trails
    drop VIEW onto a ramp => VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; boundary slope from (0, 200) to (320, 420); run 2s; draw trails
    ramp angle N friction N2 => VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; item VIEW friction N2; boundary ramp from (0, 150) to (320, 150 + 320 * tan(Ndeg)); run 2s; draw trails
    incline ANGLE with friction N => VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; item VIEW friction N; boundary ramp from (0, 150) to (320, 150 + 320 * tan(ANGLE)); run 2s; draw trails
    ramp ANGLE friction N => VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; item VIEW friction N; boundary ramp from (0, 150) to (320, 150 + 320 * tan(ANGLE)); run 2s; draw trails
    ramp with friction N => VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; item VIEW friction N; boundary ramp from (0, 150) to (320, 400); run 2s; draw trails
    block sliding down an inclined plane => VIEW.center = (60, 60); item VIEW friction 0.1; gravity on VIEW; collision on VIEW bounds; boundary incline from (0, 150) to (320, 400); run 2s; draw trails
    inclined plane with friction N => VIEW.center = (60, 60); item VIEW friction N; gravity on VIEW; collision on VIEW bounds; boundary incline from (0, 150) to (320, 400); run 2s; draw trails
    stack VIEW on OTHER => VIEW.center = (OTHER.center.x, OTHER.frame.minY - VIEW.size.height / 2); gravity on VIEW, OTHER; collision on VIEW, OTHER bounds; run 2s; draw
    pinball => VIEW.collisionBoundsType = ellipse; VIEW.center = (165, 30); item VIEW elasticity 0.8; gravity on VIEW; collision on VIEW bounds; boundary pin1 from (130, 200) to (190, 210); boundary pin2 from (60, 320) to (120, 300); boundary pin3 from (220, 320) to (280, 340); run 3s; draw trails
    marble run => VIEW.collisionBoundsType = ellipse; VIEW.center = (40, 40); gravity on VIEW; collision on VIEW bounds; boundary track1 from (0, 150) to (240, 210); boundary track2 from (320, 270) to (80, 330); run 3s; draw trails
    roll VIEW down a hill => VIEW.collisionBoundsType = ellipse; VIEW.cornerRadius = VIEW.size.width / 2; VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; boundary hill from (0, 150) to (320, 400); run 2s; draw trails
    VIEW rolls down a slope => VIEW.collisionBoundsType = ellipse; VIEW.cornerRadius = VIEW.size.width / 2; VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; boundary slope from (0, 150) to (320, 400); run 2s; draw trails
    roll VIEW to the left => VIEW.collisionBoundsType = ellipse; VIEW.cornerRadius = VIEW.size.width / 2; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (-150, 0); run 2s; draw trails
    roll VIEW => VIEW.collisionBoundsType = ellipse; VIEW.cornerRadius = VIEW.size.width / 2; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (150, 0); run 2s; draw trails
    VIEW layer is double sided => VIEW.transform3D = perspective(500) * rotateY(180deg); draw
    cover flow => VIEW.transform3D = perspective(500) * rotateY(50deg); OTHER.transform3D = perspective(500) * rotateY(-50deg); draw
    see VIEW move => animate VIEW.center.x by 100 over 1s; run 1s; draw trails
    walk => animate VIEW.center.x by 100 over 2s curve linear; run 2s; draw trails
    VIEW flies like a bird => animate VIEW.center.x by 200 over 2s; animate VIEW.center.y by -40 over 0.5s curve sineInOut repeat 4 autoreverse on; run 2s; draw trails
    roller coaster => animation on VIEW keypath center path "M 20 100 C 100 500 160 500 200 250 S 280 150 300 400" mode paced over 3s; run 3s; draw trails
    cut the rope after TIME => attach VIEW to (160, 0) as cord; gravity on VIEW; run TIME; remove cord; run 1s; draw trails
    double pendulum of VIEW and OTHER => attach VIEW to (160, 20) length 120; attach OTHER to VIEW length 120; item VIEW, OTHER resistance 0; gravity on VIEW, OTHER; run 5s; draw trails
    hang VIEW and OTHER from one point => attach VIEW to (160, 20); attach OTHER to (160, 20); gravity on VIEW, OTHER; run 2s; draw trails
    tie VIEW to the ceiling with a rope => attach VIEW to (VIEW.center.x, 0); gravity on VIEW; run 2s; draw
    push VIEW up the ramp => collision on VIEW bounds; boundary upramp from (0, 560) to (320, 400); VIEW.center = (50, 480); gravity on VIEW; fling VIEW velocity (500, -200); run 1s; draw trails
    draw a line from N N2 to N3 N4 => collision on VIEW; boundary line from (N, N2) to (N3, N4); draw
    draw a line from POINT to POINT2 => collision on VIEW; boundary line from POINT to POINT2; draw
    VIEW set needs display draw rect => draw
    VIEW set needs layout layout if needed => draw
    VIEW snapshot view after screen updates => draw
    caflush => draw
    chisel visualize VIEW => draw
    clear pen => draw
    debug overlay boundaries and attachments => draw
    draw VIEW => draw
    expr void transaction flush => draw
    preview provider => draw
    print screen => draw
    print the picture => draw
    print the stage => draw
    render wireframes => draw
    save a picture of the stage => draw
    screen capture of the stage => draw
    screenshot the screen as png => draw
    show me the phone => draw
    show me the screen => draw
    take a screenshot => draw
    animator debug enabled true => draw fields
    dynamic animator debug enabled => draw fields
    view shows physics => draw fields
    motion blur => draw trails
    draw the stage bigger => draw width 60
    wind with strength N => field linear on VIEW direction (1, 0) strength N; run 1s; draw trails
    gusty wind => field noise on VIEW smoothness 0.5 speed 1 strength 3; run 3s; draw trails
    VIEW and OTHER attract each other => field radial on VIEW at OTHER.center; field radial on OTHER at VIEW.center; run 500ms; draw trails
    gravity between VIEW and OTHER => field radial on VIEW at OTHER.center; field radial on OTHER at VIEW.center; run 500ms; draw trails
    magnet pulls VIEW => field radial on VIEW at stage.center strength 2; run 1s; draw trails
    black hole in the middle => field radial on VIEW at stage.center strength 5 minimumRadius 20; run 1s; draw trails
    draw arrows for the field => field radial on VIEW at stage.center; draw fields
    show field lines debug enabled => field radial on VIEW at stage.center; draw fields
    bang => field radial on VIEW, OTHER, THIRD at stage.center strength -10; run 500ms; draw trails
    boom => field radial on VIEW, OTHER, THIRD at stage.center strength -10; run 500ms; draw trails
    everything explodes => field radial on VIEW, OTHER, THIRD at stage.center strength -10; run 500ms; draw trails
    VIEW chases OTHER => field spring on VIEW at OTHER.center; item VIEW resistance 2; run 2s; draw trails
    whirlpool => field vortex on VIEW at stage.center strength 3; field radial on VIEW at stage.center strength 1; run 2s; draw trails
    tornado => field vortex on VIEW at stage.center strength 5; field radial on VIEW at stage.center strength 1; run 2s; draw trails
    gas molecules bouncing in a container => for v in [VIEW, OTHER] { item v elasticity 1 friction 0 resistance 0 }; collision on VIEW, OTHER bounds; fling VIEW velocity (300, 200); fling OTHER velocity (-200, 300); run 3s; draw trails
    VIEW floats away => gravity on VIEW magnitude 0.1 angle -60deg; run 2s; draw trails
    VIEW floats up => gravity on VIEW magnitude 0.1 angle -90deg; run 2s; draw trails
    leaf in the wind => gravity on VIEW magnitude 0.2; item VIEW resistance 4; field noise on VIEW strength 0.5; field linear on VIEW direction (1, 0) strength 1; run 2s; draw trails
    VIEW falls like a feather => gravity on VIEW magnitude 0.3; item VIEW density 0.1 resistance 5; field noise on VIEW strength 0.3; run 2s; draw trails
    feather => gravity on VIEW magnitude 0.3; item VIEW density 0.1 resistance 5; field noise on VIEW strength 0.3; run 2s; draw trails
    float in space without gravity => gravity on VIEW magnitude 0; item VIEW resistance 0; fling VIEW velocity (50, -50); run 2s; draw trails
    tower of blocks topples => gravity on VIEW, OTHER; collision on VIEW, OTHER bounds; push on VIEW magnitude 1 angle 0deg instantaneous; run 3s; draw
    floor tilted by ANGLE => gravity on VIEW; collision on VIEW; boundary floor from (0, 440) to (320, 440 + 320 * tan(ANGLE)); run 2s; draw
    sloping ground => gravity on VIEW; collision on VIEW; boundary floor from (0, 460) to (320, 540); run 2s; draw
    tilt the floor => gravity on VIEW; collision on VIEW; boundary floor from (0, 460) to (320, 540); run 2s; draw
    VIEW falls in the wind => gravity on VIEW; field linear on VIEW direction (1, 0) strength 3; run 1s; draw trails
    nothing happens when i type gravity => gravity on VIEW; run 1s; draw
    see VIEW fall => gravity on VIEW; run 1s; draw trails
    strobe picture of the fall => gravity on VIEW; run 1s; draw trails
    VIEW hangs from OTHER by a string => item OTHER anchored; attach VIEW to OTHER; gravity on VIEW; run 2s; draw
    OTHER is a magnet for VIEW => item OTHER anchored; field radial on VIEW at OTHER.center strength 2; run 1s; draw trails
    charge in a magnetic field => item VIEW charge 1 resistance 0; field magnetic on VIEW at stage.center strength 5; fling VIEW velocity (100, 0); run 2s; draw trails
    lorentz force => item VIEW charge 1 resistance 0; field magnetic on VIEW at stage.center strength 5; fling VIEW velocity (100, 0); run 2s; draw trails
    electric field between plates => item VIEW charge 1; field linear on VIEW direction (0, 1) strength 2; run 1s; draw trails
    positive and negative charge => item VIEW charge 1; item OTHER charge -1; field electric on VIEW at OTHER.center; run 500ms; draw trails
    VIEW and OTHER repel each other => item VIEW charge 1; item OTHER charge 1; field electric on VIEW at OTHER.center strength -1; field electric on OTHER at VIEW.center strength -1; run 500ms; draw trails
    charge VIEW and OTHER the same => item VIEW charge 1; item OTHER charge 1; field electric on VIEW at OTHER.center strength -1; field electric on OTHER at VIEW.center strength -1; run 500ms; draw trails
    football => item VIEW elasticity 0.6; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (400, -300); run 2s; draw trails
    basketball => item VIEW elasticity 0.7; VIEW.center = (40, 400); gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (200, -700); run 2s; draw trails
    tennis => item VIEW elasticity 0.8; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (400, -300); run 2s; draw trails
    bouncing dvd logo => item VIEW elasticity 1 friction 0 resistance 0 allowsRotation off; collision on VIEW bounds; fling VIEW velocity (150, 150); run 5s; draw trails
    pong => item VIEW elasticity 1 friction 0 resistance 0 allowsRotation off; collision on VIEW bounds; fling VIEW velocity (200, 250); run 3s; draw trails
    ball in a box without gravity => item VIEW elasticity 1 friction 0 resistance 0; collision on VIEW bounds; fling VIEW velocity (200, 150); run 3s; draw trails
    play air hockey => item VIEW elasticity 1 friction 0 resistance 0; collision on VIEW bounds; fling VIEW velocity (300, -400); run 3s; draw trails
    VIEW circles around OTHER => item VIEW resistance 0; VIEW.center = (OTHER.center.x + 100, OTHER.center.y); field radial on VIEW at OTHER.center strength 4; fling VIEW velocity (0, 200); run 3s; draw trails
    VIEW orbits OTHER => item VIEW resistance 0; VIEW.center = (OTHER.center.x + 100, OTHER.center.y); field radial on VIEW at OTHER.center strength 4; fling VIEW velocity (0, 200); run 3s; draw trails
    outer space => item VIEW resistance 0; fling VIEW velocity (100, 0); run 1s; draw trails
    space => item VIEW resistance 0; fling VIEW velocity (100, 0); run 1s; draw trails
    what if there were no gravity => item VIEW resistance 0; fling VIEW velocity (100, 0); run 1s; draw trails
    VIEW floating in space => item VIEW resistance 0; fling VIEW velocity (40, -20); run 2s; draw trails
    weightless => item VIEW resistance 0; fling VIEW velocity (40, -20); run 2s; draw trails
    zero g => item VIEW resistance 0; fling VIEW velocity (60, -40); run 1s; draw trails
    throw VIEW into the basket at POINT => item VIEW resistance 0; gravity on VIEW; fling VIEW velocity POINT - VIEW.center - (0, 500); run 1s; print VIEW.center; draw trails
    two magnets repel => item VIEW, OTHER charge 1; field electric on VIEW at OTHER.center strength 2; run 1s; draw trails
    shoot VIEW at the goal => item VIEW; VIEW.center = (40, 284); fling VIEW velocity (500, 0); run 0.5s; draw trails
    throw VIEW into the basket => item VIEW; VIEW.center = (40, 400); gravity on VIEW; collision on VIEW; boundary rim from (240, 300) to (300, 300); fling VIEW velocity (200, -700); run 2s; draw trails
    fly => item VIEW; gravity on VIEW magnitude 0.2; push on VIEW magnitude VIEW.size.width * VIEW.size.height / 2000 angle -60deg; run 1s; draw trails
    shoot a basketball => item VIEW; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (250, -600); run 1.5s; draw trails
    throw VIEW angle N => item VIEW; gravity on VIEW; fling VIEW velocity (400 * cos(Ndeg), -400 * sin(Ndeg)); run 1s; draw trails
    kick VIEW => item VIEW; gravity on VIEW; fling VIEW velocity (400, -300); run 1s; draw trails
    fire VIEW like a cannon ball => item VIEW; gravity on VIEW; fling VIEW velocity (400, -500); run 1s; draw trails
    throw VIEW at an angle of ANGLE => item VIEW; gravity on VIEW; fling VIEW velocity (500 * cos(ANGLE), -500 * sin(ANGLE)); run 1s; draw trails
    throw VIEW at N m ANGLE => item VIEW; gravity on VIEW; fling VIEW velocity (N * 1000 / 9.81 * cos(ANGLE), -N * 1000 / 9.81 * sin(ANGLE)); run 1s; draw trails
    throw VIEW at N m angle N2 => item VIEW; gravity on VIEW; fling VIEW velocity (N * 1000 / 9.81 * cos(N2deg), -N * 1000 / 9.81 * sin(N2deg)); run 1s; draw trails
    launch VIEW at ANGLE with initial velocity N => item VIEW; gravity on VIEW; fling VIEW velocity (N * cos(ANGLE), -N * sin(ANGLE)); run 1s; draw trails
    throw VIEW with speed N and angle ANGLE => item VIEW; gravity on VIEW; fling VIEW velocity (N * cos(ANGLE), -N * sin(ANGLE)); run 1s; draw trails
    throw VIEW with speed N angle N2 => item VIEW; gravity on VIEW; fling VIEW velocity (N * cos(N2deg), -N * sin(N2deg)); run 1s; draw trails
    projectile angle N speed N2 => item VIEW; gravity on VIEW; fling VIEW velocity (N2 * cos(Ndeg), -N2 * sin(Ndeg)); run 1s; draw trails
    VIEW leaves a trace => run 1s; draw trails
    draw path => run 1s; draw trails
    ghost trail behind VIEW => run 1s; draw trails
    leave a trail behind VIEW => run 1s; draw trails
    paint a trail behind VIEW => run 1s; draw trails
    pen down => run 1s; draw trails
    show me where VIEW was => run 1s; draw trails
    show the path VIEW took => run 1s; draw trails
    show the trail of VIEW => run 1s; draw trails
    show trails => run 1s; draw trails
    where has VIEW been => run 1s; draw trails
    does the tower fall over => run 3s; draw trails
    debug view hierarchy => show; draw
    advance one frame and draw => step; draw
    one frame at a time => step; draw
    step through frame by frame => step; draw
    catapult => view arm frame (40, 470, 200, 10); view pivot2 frame (135, 475, 10, 60); item pivot2 anchored; attach arm to pivot2 pin at (140, 475); VIEW.center = (60, 420); item OTHER density 10; OTHER.center = (220, 150); gravity on VIEW, OTHER, arm; collision on VIEW, OTHER, arm bounds; run 2s; draw trails
    faster atoms => view atom1 frame (60, 100, 16, 16); view atom2 frame (160, 300, 16, 16); collision on atom1, atom2 bounds; item atom1, atom2 elasticity 1 friction 0 resistance 0; fling atom1 velocity (350, 290); fling atom2 velocity (-320, 340); run 2s; draw trails
    heat the gas => view atom1 frame (60, 100, 16, 16); view atom2 frame (160, 300, 16, 16); collision on atom1, atom2 bounds; item atom1, atom2 elasticity 1 friction 0 resistance 0; fling atom1 velocity (350, 290); fling atom2 velocity (-320, 340); run 2s; draw trails
    temperature => view atom1 frame (60, 100, 16, 16); view atom2 frame (160, 300, 16, 16); collision on atom1, atom2 bounds; item atom1, atom2 elasticity 1 friction 0 resistance 0; fling atom1 velocity (350, 290); fling atom2 velocity (-320, 340); run 2s; draw trails
    atoms => view atom1 frame (60, 100, 16, 16); view atom2 frame (160, 300, 16, 16); view atom3 frame (240, 200, 16, 16); view atom4 frame (100, 450, 16, 16); collision on atom1, atom2, atom3, atom4 bounds; item atom1, atom2, atom3, atom4 elasticity 1 friction 0 resistance 0; fling atom1 velocity (150, 90); fling atom2 velocity (-120, 140); fling atom3 velocity (60, -180); fling atom4 velocity (170, -60); run 3s; draw trails
    gas in a box => view atom1 frame (60, 100, 16, 16); view atom2 frame (160, 300, 16, 16); view atom3 frame (240, 200, 16, 16); view atom4 frame (100, 450, 16, 16); collision on atom1, atom2, atom3, atom4 bounds; item atom1, atom2, atom3, atom4 elasticity 1 friction 0 resistance 0; fling atom1 velocity (150, 90); fling atom2 velocity (-120, 140); fling atom3 velocity (60, -180); fling atom4 velocity (170, -60); run 3s; draw trails
    gas molecules => view atom1 frame (60, 100, 16, 16); view atom2 frame (160, 300, 16, 16); view atom3 frame (240, 200, 16, 16); view atom4 frame (100, 450, 16, 16); collision on atom1, atom2, atom3, atom4 bounds; item atom1, atom2, atom3, atom4 elasticity 1 friction 0 resistance 0; fling atom1 velocity (150, 90); fling atom2 velocity (-120, 140); fling atom3 velocity (60, -180); fling atom4 velocity (170, -60); run 3s; draw trails
    ideal gas => view atom1 frame (60, 100, 16, 16); view atom2 frame (160, 300, 16, 16); view atom3 frame (240, 200, 16, 16); view atom4 frame (100, 450, 16, 16); collision on atom1, atom2, atom3, atom4 bounds; item atom1, atom2, atom3, atom4 elasticity 1 friction 0 resistance 0; fling atom1 velocity (150, 90); fling atom2 velocity (-120, 140); fling atom3 velocity (60, -180); fling atom4 velocity (170, -60); run 3s; draw trails
    make ten balls and drop them => view b1 frame (40, 20, 30, 30); view b2 frame (90, 60, 30, 30); view b3 frame (140, 20, 30, 30); view b4 frame (190, 60, 30, 30); view b5 frame (240, 20, 30, 30); gravity on b1, b2, b3, b4, b5; collision on b1, b2, b3, b4, b5 bounds; run 2s; draw
    drop two balls => view ball1 frame (80, 40, 40, 40); view ball2 frame (200, 40, 40, 40); ball1.cornerRadius = 20; ball2.cornerRadius = 20; gravity on ball1, ball2; collision on ball1, ball2 bounds; run 1s; draw
    snowman => view belly frame (110, 300, 100, 100) color white; view body frame (125, 235, 70, 70) color white; view head frame (138, 190, 44, 44) color white; belly.cornerRadius = 50; body.cornerRadius = 35; head.cornerRadius = 22; draw
    pile of blocks => view block1 frame (130, 500, 60, 60); view block2 frame (132, 438, 60, 60); view block3 frame (128, 376, 60, 60); gravity on block1, block2, block3; collision on block1, block2, block3 bounds; run 2s; draw
    pile up blocks => view block1 frame (130, 500, 60, 60); view block2 frame (132, 438, 60, 60); view block3 frame (128, 376, 60, 60); gravity on block1, block2, block3; collision on block1, block2, block3 bounds; run 2s; draw
    stack of boxes => view block1 frame (130, 500, 60, 60); view block2 frame (132, 438, 60, 60); view block3 frame (128, 376, 60, 60); gravity on block1, block2, block3; collision on block1, block2, block3 bounds; run 2s; draw
    stack three boxes => view block1 frame (130, 500, 60, 60); view block2 frame (132, 438, 60, 60); view block3 frame (128, 376, 60, 60); gravity on block1, block2, block3; collision on block1, block2, block3 bounds; run 2s; draw
    knock over the tower => view block1 frame (200, 500, 60, 60); view block2 frame (200, 438, 60, 60); VIEW.center = (50, 460); gravity on block1, block2; collision on VIEW, block1, block2 bounds; fling VIEW velocity (900, 0); run 2s; draw trails
    column of boxes => view box1 frame (140, 20, 40, 40); view box2 frame (140, 80, 40, 40); view box3 frame (140, 140, 40, 40); view box4 frame (140, 200, 40, 40); draw
    put boxes in a row => view box1 frame (20, 260, 40, 40); view box2 frame (80, 260, 40, 40); view box3 frame (140, 260, 40, 40); view box4 frame (200, 260, 40, 40); view box5 frame (260, 260, 40, 40); draw
    row of boxes => view box1 frame (20, 260, 40, 40); view box2 frame (80, 260, 40, 40); view box3 frame (140, 260, 40, 40); view box4 frame (200, 260, 40, 40); view box5 frame (260, 260, 40, 40); draw
    grid of boxes => view box1 frame (60, 200, 40, 40); view box2 frame (140, 200, 40, 40); view box3 frame (220, 200, 40, 40); view box4 frame (60, 280, 40, 40); view box5 frame (140, 280, 40, 40); view box6 frame (220, 280, 40, 40); draw
    confetti => view c1 frame (80, 0, 10, 10) color red; view c2 frame (160, 0, 10, 10) color blue; view c3 frame (240, 0, 10, 10) color green; gravity on c1, c2, c3 magnitude 0.3; field turbulence on c1, c2, c3 strength 1; spin c1 velocity 8; spin c3 velocity -8; run 2s; draw trails
    car => view car frame (40, 300, 120, 40) color blue; view wheel1 frame (55, 330, 24, 24) color black; view wheel2 frame (121, 330, 24, 24) color black; wheel1.cornerRadius = 12; wheel2.cornerRadius = 12; draw
    draw a car => view car frame (40, 300, 120, 40) color blue; view wheel1 frame (55, 330, 24, 24) color black; view wheel2 frame (121, 330, 24, 24) color black; wheel1.cornerRadius = 12; wheel2.cornerRadius = 12; draw
    stack of cards => view card3 frame (60, 180, 200, 120) color gray; view card2 frame (50, 200, 220, 130) color gray; view card1 frame (40, 220, 240, 140) color white; card1.shadowOpacity = 0.2; draw
    pool table break shot => view cue frame (140, 450, 30, 30) color white; view ball1 frame (123, 120, 30, 30) color red; view ball2 frame (158, 120, 30, 30) color yellow; view ball3 frame (140, 152, 30, 30) color blue; collision on cue, ball1, ball2, ball3 bounds; item cue, ball1, ball2, ball3 elasticity 0.95 friction 0 resistance 0.5; fling cue velocity (0, -700); run 1s; draw trails
    play billiards => view cue frame (140, 450, 30, 30) color white; view ball1 frame (140, 150, 30, 30) color red; view ball2 frame (173, 152, 30, 30) color yellow; cue.cornerRadius = 15; ball1.cornerRadius = 15; ball2.cornerRadius = 15; cue.collisionBoundsType = ellipse; ball1.collisionBoundsType = ellipse; ball2.collisionBoundsType = ellipse; collision on cue, ball1, ball2 bounds; item cue, ball1, ball2 elasticity 0.95 friction 0 resistance 0.5; fling cue velocity (20, -600); run 2s; draw trails
    billiards => view cue frame (40, 270, 30, 30) color white; view nine frame (200, 270, 30, 30) color yellow; cue.cornerRadius = 15; nine.cornerRadius = 15; collision on cue, nine bounds; item cue, nine elasticity 0.95 resistance 0.3; fling cue velocity (400, 20); run 2s; draw trails
    pool balls => view cue frame (40, 270, 30, 30) color white; view nine frame (200, 270, 30, 30) color yellow; cue.cornerRadius = 15; nine.cornerRadius = 15; collision on cue, nine bounds; item cue, nine elasticity 0.95 resistance 0.3; fling cue velocity (400, 20); run 2s; draw trails
    give me an example => view demo frame (100, 0, 100, 100); gravity on demo; run 1s; draw
    domino effect => view domino1 frame (80, 478, 12, 90); view domino2 frame (130, 478, 12, 90); view domino3 frame (180, 478, 12, 90); view domino4 frame (230, 478, 12, 90); gravity on domino1, domino2, domino3, domino4; collision on domino1, domino2, domino3, domino4 bounds; push on domino1 vector (2, 0) offset (0, -40) instantaneous; run 2s; draw
    dominoes => view domino1 frame (80, 478, 12, 90); view domino2 frame (130, 478, 12, 90); view domino3 frame (180, 478, 12, 90); view domino4 frame (230, 478, 12, 90); gravity on domino1, domino2, domino3, domino4; collision on domino1, domino2, domino3, domino4 bounds; push on domino1 vector (2, 0) offset (0, -40) instantaneous; run 2s; draw
    three circles falling like rain => view drop1 frame (40, 0, 40, 40); view drop2 frame (140, 20, 40, 40); view drop3 frame (240, 10, 40, 40); gravity on drop1, drop2, drop3; run 1s; draw
    rain => view drop1 frame (60, 0, 4, 12) color blue; view drop2 frame (160, 40, 4, 12) color blue; view drop3 frame (260, 20, 4, 12) color blue; gravity on drop1, drop2, drop3 magnitude 0.5; run 1s; draw trails
    happy face => view face frame (110, 200, 100, 100) color yellow; face.cornerRadius = 50; view eye1 frame (30, 30, 10, 10) color black in face; view eye2 frame (60, 30, 10, 10) color black in face; view mouth frame (30, 65, 40, 6) color red in face; draw
    smiley => view face frame (110, 200, 100, 100) color yellow; face.cornerRadius = 50; view eye1 frame (30, 30, 10, 10) color black in face; view eye2 frame (60, 30, 10, 10) color black in face; view mouth frame (30, 65, 40, 6) color red in face; draw
    snow => view flake1 frame (60, 0, 8, 8) color white; view flake2 frame (160, 40, 8, 8) color white; view flake3 frame (260, 20, 8, 8) color white; gravity on flake1, flake2, flake3 magnitude 0.05; field noise on flake1, flake2, flake3 strength 0.5; run 3s; draw trails
    draw a house => view house frame (100, 320, 120, 100) color orange; view door frame (145, 370, 30, 50) color brown; view roof frame (90, 300, 140, 20) color red; draw
    house => view house frame (100, 320, 120, 100) color orange; view door frame (145, 370, 30, 50) color brown; view roof frame (90, 300, 140, 20) color red; draw
    traffic light => view light frame (130, 150, 60, 180) color black; view stop frame (10, 10, 40, 40) color red in light; view wait frame (10, 70, 40, 40) color yellow in light; view go frame (10, 130, 40, 40) color green in light; draw
    line across the screen => view line frame (0, 284, 320, 2) color black; draw
    draw a vertical line => view line frame (160, 40, 2, 480) color black; draw
    draw a horizontal line => view line frame (20, 284, 280, 2) color black; draw
    chain of three links => view link1 frame (150, 40, 20, 20); view link2 frame (150, 80, 20, 20); view link3 frame (150, 120, 20, 20); attach link1 to (160, 10); attach link2 to link1; attach link3 to link2; gravity on link1, link2, link3; fling link3 velocity (400, 0); run 2s; draw
    particles => view p1 frame (155, 280, 8, 8) color gray; view p2 frame (175, 280, 8, 8) color gray; view p3 frame (135, 280, 8, 8) color gray; field noise on p1, p2, p3 smoothness 0.5 speed 1; run 2s; draw trails
    seesaw with VIEW and OTHER => view plank frame (60, 450, 200, 10); view pivot frame (155, 455, 10, 60); item pivot anchored; attach plank to pivot pin at (160, 455); VIEW.center = (80, 350); OTHER.center = (240, 350); gravity on VIEW, OTHER, plank; collision on VIEW, OTHER, plank bounds; run 1s; draw
    make a seesaw => view plank frame (60, 450, 200, 10); view pivot frame (155, 455, 10, 60); item pivot anchored; attach plank to pivot pin at (160, 455); gravity on VIEW, plank; collision on VIEW, plank bounds; draw
    balance beam => view plank frame (60, 450, 200, 10); view pivot frame (155, 455, 10, 60); item pivot anchored; attach plank to pivot pin at (160, 455); gravity on plank; push on plank magnitude 0.5 offset (80, 0) angle 90deg; run 1s; draw
    law of the lever => view plank frame (60, 450, 200, 10); view pivot frame (155, 455, 10, 60); item pivot anchored; attach plank to pivot pin at (160, 455); gravity on plank; push on plank magnitude 0.5 offset (80, 0) angle 90deg; run 1s; draw
    lever => view plank frame (60, 450, 200, 10); view pivot frame (155, 455, 10, 60); item pivot anchored; attach plank to pivot pin at (160, 455); gravity on plank; push on plank magnitude 0.5 offset (80, 0) angle 90deg; run 1s; draw
    make a bridge of planks => view plank1 frame (60, 300, 60, 10); view plank2 frame (130, 300, 60, 10); view plank3 frame (200, 300, 60, 10); attach plank1 to (30, 305); attach plank2 to plank1 offset (-30, 0) toOffset (30, 0); attach plank3 to plank2 offset (-30, 0) toOffset (30, 0); attach plank3 to (290, 305) offset (30, 0); gravity on plank1, plank2, plank3; run 1s; draw
    VIEW lands on a platform at N => view platform frame (0, N, 320, 16); item platform anchored; gravity on VIEW; collision on VIEW, platform bounds; run 2s; draw
    VIEW tips over the edge => view shelf frame (0, 300, 120, 12); item shelf anchored; VIEW.center = (125, 300 - VIEW.size.height / 2); gravity on VIEW; collision on VIEW, shelf bounds; run 2s; draw trails
    planet around the sun => view sun frame (140, 264, 40, 40) color yellow; sun.cornerRadius = 20; VIEW.center = (260, 284); item VIEW resistance 0; field radial on VIEW at (160, 284) strength 4; fling VIEW velocity (0, 200); run 3s; draw trails
    planets => view sun frame (145, 269, 30, 30) color yellow; view earth frame (255, 279, 10, 10) color blue; sun.cornerRadius = 15; earth.cornerRadius = 5; item earth resistance 0; field radial on earth at (160, 284) strength 4; fling earth velocity (0, 200); run 3s; draw trails
    solar system => view sun frame (145, 269, 30, 30) color yellow; view earth frame (255, 279, 10, 10) color blue; sun.cornerRadius = 15; earth.cornerRadius = 5; item earth resistance 0; field radial on earth at (160, 284) strength 4; fling earth velocity (0, 200); run 3s; draw trails
    sun and planets => view sun frame (145, 269, 30, 30) color yellow; view earth frame (255, 279, 10, 10) color blue; sun.cornerRadius = 15; earth.cornerRadius = 5; item earth resistance 0; field radial on earth at (160, 284) strength 4; fling earth velocity (0, 200); run 3s; draw trails
    VIEW rolls off a table => view table1 frame (0, 200, 120, 20); item table1 anchored; VIEW.frame.y = 200 - VIEW.size.height; item VIEW friction 0; gravity on VIEW; collision on VIEW, table1 bounds; fling VIEW velocity (200, 0); run 1s; draw trails
    row of dominoes => view tile1 frame (60, 478, 12, 90); view tile2 frame (110, 478, 12, 90); view tile3 frame (160, 478, 12, 90); view tile4 frame (210, 478, 12, 90); gravity on tile1, tile2, tile3, tile4; collision on tile1, tile2, tile3, tile4 bounds; push on tile1 magnitude 1 offset (0, -40) instantaneous; run 2s; draw
    """#
}
