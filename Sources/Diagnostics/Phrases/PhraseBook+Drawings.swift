/// Drawings and playing.
extension PhraseBook {
  static let drawings =
    #"""
    put VIEW in orbit around OTHER => OTHER.center = (160, 284); VIEW.center = (260, 284); item OTHER anchored; field radial on VIEW at OTHER.center strength 4; item VIEW resistance 0; fling VIEW velocity (0, 200); run 5s; draw trails
    build a tower of VIEW OTHER and THIRD => OTHER.center = (VIEW.center.x, VIEW.frame.minY - OTHER.size.height / 2); THIRD.center = (VIEW.center.x, OTHER.frame.minY - THIRD.size.height / 2); gravity on VIEW, OTHER, THIRD; collision on VIEW, OTHER, THIRD bounds; run 3s; draw
    bowl VIEW at OTHER => OTHER.center.y = VIEW.center.y; collision on VIEW, OTHER; fling VIEW velocity (400, 0); run 1s; draw trails
    whirl VIEW around on a string and cut it => VIEW.center = (260, 284); attach VIEW to (160, 284) as whirl; item VIEW resistance 0; fling VIEW velocity (0, 300); run 1s; remove whirl; run 0.5s; draw trails
    moon goes around the earth => VIEW.center = (260, 284); field radial on VIEW at (160, 284) strength 4; item VIEW resistance 0; fling VIEW velocity (0, 200); run 5s; draw trails
    planet orbiting the sun => VIEW.center = (260, 284); field radial on VIEW at (160, 284) strength 4; item VIEW resistance 0; fling VIEW velocity (0, 200); run 5s; draw trails
    VIEW falls down the stairs => VIEW.center = (40, 100); gravity on VIEW; collision on VIEW bounds; boundary step1 from (0, 200) to (80, 200); boundary step2 from (80, 280) to (160, 280); boundary step3 from (160, 360) to (240, 360); fling VIEW velocity (150, 0); run 3s; draw trails
    swing VIEW on a rope and let go => VIEW.center = (60, 100); attach VIEW to (160, 20) as swingrope; item VIEW resistance 0; gravity on VIEW; run 0.7s; remove swingrope; run 0.5s; draw trails
    block sliding down an inclined plane => VIEW.center = (60, 60); item VIEW friction 0.1; gravity on VIEW; collision on VIEW bounds; boundary incline from (0, 150) to (320, 400); run 2s; draw trails
    inclined plane with friction N => VIEW.center = (60, 60); item VIEW friction N; gravity on VIEW; collision on VIEW bounds; boundary incline from (0, 150) to (320, 400); run 2s; draw trails
    stack VIEW on OTHER => VIEW.center = (OTHER.center.x, OTHER.frame.minY - VIEW.size.height / 2); gravity on VIEW, OTHER; collision on VIEW, OTHER bounds; run 2s; draw
    roll VIEW down a hill => VIEW.collisionBoundsType = ellipse; VIEW.cornerRadius = VIEW.size.width / 2; VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; boundary hill from (0, 150) to (320, 400); run 2s; draw trails
    VIEW rolls down a slope => VIEW.collisionBoundsType = ellipse; VIEW.cornerRadius = VIEW.size.width / 2; VIEW.center = (60, 60); gravity on VIEW; collision on VIEW bounds; boundary slope from (0, 150) to (320, 400); run 2s; draw trails
    VIEW layer is double sided => VIEW.transform3D = perspective(500) * rotateY(180deg); draw
    cover flow => VIEW.transform3D = perspective(500) * rotateY(50deg); OTHER.transform3D = perspective(500) * rotateY(-50deg); draw
    cut the rope after TIME => attach VIEW to (160, 0) as cord; gravity on VIEW; run TIME; remove cord; run 1s; draw trails
    double pendulum of VIEW and OTHER => attach VIEW to (160, 20) length 120; attach OTHER to VIEW length 120; item VIEW, OTHER resistance 0; gravity on VIEW, OTHER; run 5s; draw trails
    tie VIEW to the ceiling with a rope => attach VIEW to (VIEW.center.x, 0); gravity on VIEW; run 2s; draw
    push VIEW up the ramp => collision on VIEW bounds; boundary upramp from (0, 560) to (320, 400); VIEW.center = (50, 480); gravity on VIEW; fling VIEW velocity (500, -200); run 1s; draw trails
    VIEW set needs display draw rect => draw
    VIEW set needs layout layout if needed => draw
    VIEW snapshot view after screen updates => draw
    caflush => draw
    chisel visualize VIEW => draw
    debug overlay boundaries and attachments => draw
    draw VIEW => draw
    expr void catransaction flush => draw
    preview provider => draw
    print the picture => draw
    render wireframes => draw
    screen capture of the stage => draw
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
    magnet pulls VIEW => field radial on VIEW at stage.center strength 2; run 1s; draw trails
    black hole in the middle => field radial on VIEW at stage.center strength 5 minimumRadius 20; run 1s; draw trails
    draw arrows for the field => field radial on VIEW at stage.center; draw fields
    show field lines debug enabled => field radial on VIEW at stage.center; draw fields
    VIEW chases OTHER => field spring on VIEW at OTHER.center; item VIEW resistance 2; run 2s; draw trails
    whirlpool => field vortex on VIEW at stage.center strength 3; field radial on VIEW at stage.center strength 1; run 2s; draw trails
    tornado => field vortex on VIEW at stage.center strength 5; field radial on VIEW at stage.center strength 1; run 2s; draw trails
    gas molecules bouncing in a container => for v in [VIEW, OTHER] { item v elasticity 1 friction 0 resistance 0 }; collision on VIEW, OTHER bounds; fling VIEW velocity (300, 200); fling OTHER velocity (-200, 300); run 3s; draw trails
    play it again => goto 0s; play
    play from the beginning => goto 0s; play 5s
    float in space without gravity => gravity on VIEW magnitude 0; item VIEW resistance 0; fling VIEW velocity (50, -50); run 2s; draw trails
    tower of blocks topples => gravity on VIEW, OTHER; collision on VIEW, OTHER bounds; push on VIEW magnitude 1 angle 0deg instantaneous; run 3s; draw
    VIEW falls in the wind => gravity on VIEW; field linear on VIEW direction (1, 0) strength 3; run 1s; draw trails
    nothing happens when i type gravity => gravity on VIEW; run 1s; draw
    strobe picture of the fall => gravity on VIEW; run 1s; draw trails
    VIEW hangs from OTHER by a string => item OTHER anchored; attach VIEW to OTHER; gravity on VIEW; run 2s; draw
    OTHER is a magnet for VIEW => item OTHER anchored; field radial on VIEW at OTHER.center strength 2; run 1s; draw trails
    bouncing dvd logo => item VIEW elasticity 1 friction 0 resistance 0 allowsRotation off; collision on VIEW bounds; fling VIEW velocity (150, 150); run 5s; draw trails
    pong => item VIEW elasticity 1 friction 0 resistance 0 allowsRotation off; collision on VIEW bounds; fling VIEW velocity (200, 250); run 3s; draw trails
    ball in a box without gravity => item VIEW elasticity 1 friction 0 resistance 0; collision on VIEW bounds; fling VIEW velocity (200, 150); run 3s; draw trails
    play air hockey => item VIEW elasticity 1 friction 0 resistance 0; collision on VIEW bounds; fling VIEW velocity (300, -400); run 3s; draw trails
    loop the loop => item VIEW resistance 0; attach VIEW to (160, 284) length 150; gravity on VIEW; fling VIEW velocity (900, 0); run 2s; draw trails
    throw VIEW into the basket at POINT => item VIEW resistance 0; gravity on VIEW; fling VIEW velocity POINT - VIEW.center - (0, 500); run 1s; print VIEW.center; draw trails
    two magnets repel => item VIEW, OTHER charge 1; field electric on VIEW at OTHER.center strength 2; run 1s; draw trails
    shoot a basketball => item VIEW; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (250, -600); run 1.5s; draw trails
    kick VIEW => item VIEW; gravity on VIEW; fling VIEW velocity (400, -300); run 1s; draw trails
    fire VIEW like a cannon ball => item VIEW; gravity on VIEW; fling VIEW velocity (400, -500); run 1s; draw trails
    throw VIEW at an angle of ANGLE => item VIEW; gravity on VIEW; fling VIEW velocity (500 * cos(ANGLE), -500 * sin(ANGLE)); run 1s; draw trails
    launch VIEW at ANGLE with initial velocity N => item VIEW; gravity on VIEW; fling VIEW velocity (N * cos(ANGLE), -N * sin(ANGLE)); run 1s; draw trails
    throw VIEW with speed N and angle ANGLE => item VIEW; gravity on VIEW; fling VIEW velocity (N * cos(ANGLE), -N * sin(ANGLE)); run 1s; draw trails
    fast forward => play 10s speed 4
    debug interval animation speed dynamic animator => play 2s speed 0.25
    how do i see it move => play 5s
    preview the animation => play 5s
    ram preview => play 5s
    watch it move => play 5s
    go in slow motion => play 5s speed 0.25
    slow motion => play 5s speed 0.25
    play at half speed => play 5s speed 0.5
    play it N times slower => play 5s speed 1 / N
    engine timing time scale N => play 5s speed N
    physics world speed N => play 5s speed N
    slow motion N => play 5s speed N
    speed up time N => play 5s speed N
    time time scale N => play 5s speed N
    VIEW leaves a trace => run 1s; draw trails
    draw path => run 1s; draw trails
    ghost trail behind VIEW => run 1s; draw trails
    leave a trail behind VIEW => run 1s; draw trails
    pen down => run 1s; draw trails
    show the path VIEW took => run 1s; draw trails
    show the trail of VIEW => run 1s; draw trails
    show trails => run 1s; draw trails
    does the tower fall over => run 3s; draw trails
    onion skin VIEW every TIME => run 60 frames; draw trails
    debug view hierarchy => show; draw
    advance one frame and draw => step; draw
    one frame at a time => step; draw
    step through frame by frame => step; draw
    catapult => view arm frame (40, 470, 200, 10); view pivot2 frame (135, 475, 10, 60); item pivot2 anchored; attach arm to pivot2 pin at (140, 475); VIEW.center = (60, 420); item OTHER density 10; OTHER.center = (220, 150); gravity on VIEW, OTHER, arm; collision on VIEW, OTHER, arm bounds; run 2s; draw trails
    make ten balls and drop them => view b1 frame (40, 20, 30, 30); view b2 frame (90, 60, 30, 30); view b3 frame (140, 20, 30, 30); view b4 frame (190, 60, 30, 30); view b5 frame (240, 20, 30, 30); gravity on b1, b2, b3, b4, b5; collision on b1, b2, b3, b4, b5 bounds; run 2s; draw
    pile up blocks => view block1 frame (130, 500, 60, 60); view block2 frame (132, 438, 60, 60); view block3 frame (128, 376, 60, 60); gravity on block1, block2, block3; collision on block1, block2, block3 bounds; run 2s; draw
    knock over the tower => view block1 frame (200, 500, 60, 60); view block2 frame (200, 438, 60, 60); VIEW.center = (50, 460); gravity on block1, block2; collision on VIEW, block1, block2 bounds; fling VIEW velocity (900, 0); run 2s; draw trails
    confetti => view c1 frame (80, 0, 10, 10) color red; view c2 frame (160, 0, 10, 10) color blue; view c3 frame (240, 0, 10, 10) color green; gravity on c1, c2, c3 magnitude 0.3; field turbulence on c1, c2, c3 strength 1; spin c1 velocity 8; spin c3 velocity -8; run 2s; draw trails
    stack of cards => view card3 frame (60, 180, 200, 120) color gray; view card2 frame (50, 200, 220, 130) color gray; view card1 frame (40, 220, 240, 140) color white; card1.shadowOpacity = 0.2; draw
    pool table break shot => view cue frame (140, 450, 30, 30) color white; view ball1 frame (123, 120, 30, 30) color red; view ball2 frame (158, 120, 30, 30) color yellow; view ball3 frame (140, 152, 30, 30) color blue; collision on cue, ball1, ball2, ball3 bounds; item cue, ball1, ball2, ball3 elasticity 0.95 friction 0 resistance 0.5; fling cue velocity (0, -700); run 1s; draw trails
    play billiards => view cue frame (140, 450, 30, 30) color white; view ball1 frame (140, 150, 30, 30) color red; view ball2 frame (173, 152, 30, 30) color yellow; cue.cornerRadius = 15; ball1.cornerRadius = 15; ball2.cornerRadius = 15; cue.collisionBoundsType = ellipse; ball1.collisionBoundsType = ellipse; ball2.collisionBoundsType = ellipse; collision on cue, ball1, ball2 bounds; item cue, ball1, ball2 elasticity 0.95 friction 0 resistance 0.5; fling cue velocity (20, -600); run 2s; draw trails
    give me an example => view demo frame (100, 0, 100, 100); gravity on demo; run 1s; draw
    chain of three links => view link1 frame (150, 40, 20, 20); view link2 frame (150, 80, 20, 20); view link3 frame (150, 120, 20, 20); attach link1 to (160, 10); attach link2 to link1; attach link3 to link2; gravity on link1, link2, link3; fling link3 velocity (400, 0); run 2s; draw
    seesaw with VIEW and OTHER => view plank frame (60, 450, 200, 10); view pivot frame (155, 455, 10, 60); item pivot anchored; attach plank to pivot pin at (160, 455); VIEW.center = (80, 350); OTHER.center = (240, 350); gravity on VIEW, OTHER, plank; collision on VIEW, OTHER, plank bounds; run 1s; draw
    make a seesaw => view plank frame (60, 450, 200, 10); view pivot frame (155, 455, 10, 60); item pivot anchored; attach plank to pivot pin at (160, 455); gravity on VIEW, plank; collision on VIEW, plank bounds; draw
    make a bridge of planks => view plank1 frame (60, 300, 60, 10); view plank2 frame (130, 300, 60, 10); view plank3 frame (200, 300, 60, 10); attach plank1 to (30, 305); attach plank2 to plank1 offset (-30, 0) toOffset (30, 0); attach plank3 to plank2 offset (-30, 0) toOffset (30, 0); attach plank3 to (290, 305) offset (30, 0); gravity on plank1, plank2, plank3; run 1s; draw
    VIEW lands on a platform at N => view platform frame (0, N, 320, 16); item platform anchored; gravity on VIEW; collision on VIEW, platform bounds; run 2s; draw
    VIEW tips over the edge => view shelf frame (0, 300, 120, 12); item shelf anchored; VIEW.center = (125, 300 - VIEW.size.height / 2); gravity on VIEW; collision on VIEW, shelf bounds; run 2s; draw trails
    VIEW rolls off a table => view table1 frame (0, 200, 120, 20); item table1 anchored; VIEW.frame.y = 200 - VIEW.size.height; item VIEW friction 0; gravity on VIEW; collision on VIEW, table1 bounds; fling VIEW velocity (200, 0); run 1s; draw trails
    domino effect => view tile1 frame (60, 478, 12, 90); view tile2 frame (110, 478, 12, 90); view tile3 frame (160, 478, 12, 90); gravity on tile1, tile2, tile3; collision on tile1, tile2, tile3 bounds; push on tile1 magnitude 1 offset (0, -40) instantaneous; run 2s; draw trails
    row of dominoes => view tile1 frame (60, 478, 12, 90); view tile2 frame (110, 478, 12, 90); view tile3 frame (160, 478, 12, 90); view tile4 frame (210, 478, 12, 90); gravity on tile1, tile2, tile3, tile4; collision on tile1, tile2, tile3, tile4 bounds; push on tile1 magnitude 1 offset (0, -40) instantaneous; run 2s; draw
    """#
}
