/// Plots of what falls and bumps.
extension PhraseBook {
  static let fallPlots =
    #"""
    newton's third law => OTHER.center = (240, VIEW.center.y); collision on VIEW, OTHER; item VIEW, OTHER elasticity 1 friction 0 resistance 0; fling VIEW velocity (300, 0); run 1s; plot VIEW.velocity.x, OTHER.velocity.x
    coupled pendulums => VIEW.center = (140, 200); OTHER.center = (240, 200); attach VIEW to (80, 20); attach OTHER to (240, 20); attach VIEW to OTHER frequency 0.5; gravity on VIEW, OTHER; run 6s; plot VIEW.center.x, OTHER.center.x
    two pendulums with a spring between => VIEW.center = (140, 200); OTHER.center = (240, 200); attach VIEW to (80, 20); attach OTHER to (240, 20); attach VIEW to OTHER frequency 0.5; gravity on VIEW, OTHER; run 6s; plot VIEW.center.x, OTHER.center.x
    two pendulums => VIEW.center = (140, 200); OTHER.center = (300, 200); attach VIEW to (80, 20); attach OTHER to (240, 20); gravity on VIEW, OTHER; run 4s; plot VIEW.center.x, OTHER.center.x
    start the pendulum at ANGLE => VIEW.center = (160 + 200 * sin(ANGLE), 20 + 200 * cos(ANGLE)); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 3s; plot VIEW.center.x
    pendulum with mass N and length N2 => VIEW.center = (160 + N2 / 2, 20 + N2 * 0.866); item VIEW density N resistance 0; attach VIEW to (160, 20); gravity on VIEW; run 5s; plot VIEW.center.x
    VIEW bobs up and down on a spring => VIEW.center = (160, 200); attach VIEW to (160, 20) length 120 frequency 1.5; item VIEW resistance 0; gravity on VIEW; run 4s; plot VIEW.center.y
    mass on a spring => VIEW.center = (160, 200); attach VIEW to (160, 20) length 120 frequency 1.5; item VIEW resistance 0; gravity on VIEW; run 4s; plot VIEW.center.y
    VIEW bounces on a spring => VIEW.center = (160, 250); attach VIEW to (160, 20) length 150 frequency 1 damping 0.05; gravity on VIEW; run 4s; plot VIEW.center.y
    VIEW hangs on a spring and bounces => VIEW.center = (160, 250); attach VIEW to (160, 20) length 150 frequency 1 damping 0.05; gravity on VIEW; run 4s; plot VIEW.center.y
    bounce on a spring => VIEW.center = (160, 250); attach VIEW to (160, 20) length 150 frequency 1 damping 0.05; gravity on VIEW; run 4s; plot VIEW.center.y
    bungee jump with VIEW => VIEW.center = (160, 60); attach VIEW to (160, 10) length 150 frequency 0.8 damping 0.1; gravity on VIEW; run 5s; plot VIEW.center.y
    damped pendulum => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0.5; gravity on VIEW; run 8s; plot VIEW.center.x
    pendulum that slows down => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0.5; gravity on VIEW; run 8s; plot VIEW.center.x
    pendulum with friction => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0.5; gravity on VIEW; run 8s; plot VIEW.center.x
    plot the angle of a pendulum => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 3s; plot atan2(VIEW.center.x - 160, VIEW.center.y - 20) / 1deg
    plot the pendulum => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 5s; plot VIEW.center.x
    plot the swing => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 5s; plot VIEW.center.x
    let a pendulum swing for TIME => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run TIME; plot VIEW.center.x
    inelastic collision => VIEW.center = (50, 284); OTHER.center = (270, 284); collision on VIEW, OTHER; item VIEW, OTHER elasticity 0 resistance 0; fling VIEW velocity (200, 0); run 1s; plot VIEW.velocity.x, OTHER.velocity.x
    frontal crash of VIEW and OTHER => VIEW.center = (50, 284); OTHER.center = (270, 284); collision on VIEW, OTHER; item VIEW, OTHER elasticity 1 resistance 0; fling VIEW velocity (200, 0); fling OTHER velocity (-200, 0); run 1s; plot VIEW.velocity.x, OTHER.velocity.x
    head on collision => VIEW.center = (50, 284); OTHER.center = (270, 284); collision on VIEW, OTHER; item VIEW, OTHER elasticity 1 resistance 0; fling VIEW velocity (200, 0); fling OTHER velocity (-200, 0); run 1s; plot VIEW.velocity.x, OTHER.velocity.x
    rocket with thrust N => VIEW.center.y = 500; gravity on VIEW magnitude 0.1; push on VIEW magnitude N angle -90deg; run 1s; plot VIEW.velocity.y
    launch a rocket => VIEW.center.y = 500; gravity on VIEW; push on VIEW magnitude VIEW.size.width * VIEW.size.height / 500 angle -90deg; run 1s; plot VIEW.velocity.y
    rocket => VIEW.center.y = 500; gravity on VIEW; push on VIEW magnitude VIEW.size.width * VIEW.size.height / 500 angle -90deg; run 1s; plot VIEW.velocity.y
    VIEW floats on water => VIEW.center.y = 500; item VIEW density 0.3 resistance 3; gravity on VIEW magnitude 0.3 angle -90deg; run 2s; plot VIEW.center.y
    buoyancy => VIEW.center.y = 500; item VIEW density 0.3 resistance 3; gravity on VIEW magnitude 0.3 angle -90deg; run 2s; plot VIEW.center.y
    does VIEW float or sink => VIEW.center.y = 500; item VIEW density 0.3 resistance 3; gravity on VIEW magnitude 0.3 angle -90deg; run 2s; plot VIEW.center.y
    roll VIEW along the floor => VIEW.collisionBoundsType = ellipse; VIEW.cornerRadius = VIEW.size.width / 2; VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (150, 0); run 2s; plot VIEW.center.x
    slide VIEW across the floor => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (300, 0); run 2s; plot VIEW.center.x
    slide VIEW with speed N => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (N, 0); run 2s; plot VIEW.center.x
    ice => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; item VIEW friction 0; fling VIEW velocity (150, 0); run 1s; plot VIEW.center.x
    icy floor => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; item VIEW friction 0; fling VIEW velocity (150, 0); run 1s; plot VIEW.center.x
    slide VIEW with speed N friction N2 => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; item VIEW friction N2; fling VIEW velocity (N, 0); run 2s; plot VIEW.center.x
    period of VIEW oscillation => attach VIEW to (160, 0) frequency 1; gravity on VIEW; run 5s; plot VIEW.center.y
    swing VIEW for TIME => attach VIEW to (160, 0); gravity on VIEW; run TIME; plot VIEW.center.x
    hang VIEW on a spring => attach VIEW to (160, 20) length 100 frequency 1.5 damping 0.05; gravity on VIEW; run 3s; plot VIEW.center.y
    make a simple pendulum => attach VIEW to (160, 20) length 200; item VIEW resistance 0; gravity on VIEW; run 3s; plot VIEW.center.x
    phase diagram position against velocity => attach VIEW to (160, 20) length 200; item VIEW resistance 0; gravity on VIEW; run 3s; plot VIEW.velocity.x against VIEW.center.x
    pendulum that slowly comes to rest => attach VIEW to (160, 20) length 200; item VIEW resistance 1; gravity on VIEW; run 8s; plot VIEW.center.x
    swing VIEW like a child on a swing => attach VIEW to (160, 20) length 250; gravity on VIEW; item VIEW resistance 0; run 4s; plot VIEW.center.x
    drop VIEW on the moon => gravity on VIEW magnitude 0.165; collision on VIEW bounds; run 3s; plot VIEW.center.y
    VIEW gets faster => gravity on VIEW magnitude 0.3 angle 0deg; run 1s; plot VIEW.velocity.x
    accelerate VIEW => gravity on VIEW magnitude 0.3 angle 0deg; run 1s; plot VIEW.velocity.x
    speed up VIEW => gravity on VIEW magnitude 0.3 angle 0deg; run 1s; plot VIEW.velocity.x
    graph VIEW and OTHER together => gravity on VIEW, OTHER; run 1s; plot VIEW.center.y, OTHER.center.y
    plot VIEW and OTHER on the same graph => gravity on VIEW, OTHER; run 1s; plot VIEW.center.y, OTHER.center.y
    plot both VIEW and OTHER => gravity on VIEW, OTHER; run 1s; plot VIEW.center.y, OTHER.center.y
    see VIEW bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 2s; plot VIEW.center.y
    how high does the VIEW bounce the second time => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 3s; plot VIEW.center.y
    each bounce is lower than the last => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 4s; plot VIEW.center.y
    plot how high it bounces => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 4s; plot stage.size.height - VIEW.frame.maxY
    plot the bounces => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 4s; plot stage.size.height - VIEW.frame.maxY
    bounce VIEW up and down => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.9; run 4s; plot VIEW.center.y
    VIEW should land without bouncing => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0; run 2s; plot VIEW.center.y
    lump of clay drops => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0; run 2s; plot VIEW.center.y
    super ball that never loses height => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 1 resistance 0; run 4s; plot VIEW.center.y
    coefficient of restitution N => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity N; run 3s; plot VIEW.center.y
    VIEW jitters on the floor => gravity on VIEW; collision on VIEW bounds; run 3s; plot VIEW.center.y from 1s
    free fall in vacuum => gravity on VIEW; item VIEW resistance 0; run 1s; plot VIEW.velocity.y
    free fall with air drag => gravity on VIEW; item VIEW resistance 3; run 2s; plot VIEW.velocity.y
    acceleration time graph => gravity on VIEW; item VIEW resistance 5; run 1s; plot VIEW.velocity.y; forces VIEW
    what is terminal velocity => gravity on VIEW; item VIEW resistance 5; run 3s; plot VIEW.velocity.y
    terminal velocity of VIEW => gravity on VIEW; item VIEW resistance 5; run 3s; plot VIEW.velocity.y; print max(VIEW.velocity.y)
    air drag with parachute => gravity on VIEW; item VIEW resistance 8; run 3s; plot VIEW.velocity.y
    parachute => gravity on VIEW; item VIEW resistance 8; run 3s; plot VIEW.velocity.y
    fall with air resistance N => gravity on VIEW; item VIEW resistance N; run 2s; plot VIEW.velocity.y
    rocket that burns for TIME => gravity on VIEW; push on VIEW magnitude VIEW.size.width * VIEW.size.height / 500 angle -90deg as thrust; run TIME; remove thrust; run 1s; plot VIEW.velocity.y
    rocket thrust => gravity on VIEW; push on VIEW magnitude VIEW.size.width * VIEW.size.height / 500 angle -90deg; run 1s; plot VIEW.velocity.y
    skydiver => gravity on VIEW; run 0.5s; item VIEW resistance 8; run 2s; plot VIEW.velocity.y
    graph kinetic energy against time => gravity on VIEW; run 1s; plot 0.5 * (length(VIEW.velocity) / 100) ^ 2
    plot energy => gravity on VIEW; run 1s; plot 0.5 * (length(VIEW.velocity) / 100) ^ 2
    draw a bar chart => gravity on VIEW; run 1s; plot VIEW.center.y
    give me a graph => gravity on VIEW; run 1s; plot VIEW.center.y
    graph of the data => gravity on VIEW; run 1s; plot VIEW.center.y
    gravity simulation acceleration => gravity on VIEW; run 1s; plot VIEW.center.y
    plot my measurements => gravity on VIEW; run 1s; plot VIEW.center.y
    plot the results => gravity on VIEW; run 1s; plot VIEW.center.y
    see a graph => gravity on VIEW; run 1s; plot VIEW.center.y
    distance time graph of VIEW => gravity on VIEW; run 1s; plot VIEW.center.y - first(VIEW.center.y)
    smaller graph => gravity on VIEW; run 1s; plot VIEW.center.y width 40 height 8
    plot position and velocity => gravity on VIEW; run 1s; plot VIEW.center.y, VIEW.velocity.y
    derivative => gravity on VIEW; run 1s; plot VIEW.velocity.y
    derivative of the position => gravity on VIEW; run 1s; plot VIEW.velocity.y
    velocity time graph of VIEW => gravity on VIEW; run 1s; plot VIEW.velocity.y
    graph speed against height => gravity on VIEW; run 1s; plot VIEW.velocity.y against VIEW.center.y
    speed time graph => gravity on VIEW; run 1s; plot length(VIEW.velocity)
    graph height against time => gravity on VIEW; run 1s; plot stage.size.height - VIEW.center.y
    graph how high VIEW is => gravity on VIEW; run 1s; plot stage.size.height - VIEW.center.y
    height time graph => gravity on VIEW; run 1s; plot stage.size.height - VIEW.center.y
    see a graph of the height => gravity on VIEW; run 1s; plot stage.size.height - VIEW.center.y
    graph of the height of VIEW above the ground => gravity on VIEW; run 1s; plot stage.size.height - VIEW.frame.maxY
    plot height above the ground => gravity on VIEW; run 1s; plot stage.size.height - VIEW.frame.maxY
    plot height from the floor => gravity on VIEW; run 1s; plot stage.size.height - VIEW.frame.maxY
    zoom into the graph from TIME on => gravity on VIEW; run 2s; plot VIEW.center.y from TIME
    parachute opens after TIME => gravity on VIEW; run TIME; item VIEW resistance 8; run 2s; plot VIEW.velocity.y
    helium balloon rises => item VIEW density 0.05 resistance 3; gravity on VIEW magnitude 0.2 angle -90deg; run 2s; plot VIEW.center.y
    VIEW jumps on a trampoline => item VIEW elasticity 0.95; gravity on VIEW; collision on VIEW; boundary mat from (0, 450) to (320, 450); run 3s; plot VIEW.center.y
    drop VIEW onto a trampoline => item VIEW elasticity 0.95; gravity on VIEW; collision on VIEW; boundary mat from (0, 450) to (320, 450); run 3s; plot VIEW.center.y
    VIEW bounces between the walls => item VIEW elasticity 1 friction 0 resistance 0; collision on VIEW bounds; fling VIEW velocity (300, 0); run 3s; plot VIEW.center.x
    VIEW never stops bouncing => item VIEW elasticity 1 friction 0 resistance 0; gravity on VIEW; collision on VIEW bounds; run 5s; plot VIEW.center.y
    bounce forever => item VIEW elasticity 1 friction 0 resistance 0; gravity on VIEW; collision on VIEW bounds; run 5s; plot VIEW.center.y
    drop VIEW with elasticity N => item VIEW elasticity N; gravity on VIEW; collision on VIEW bounds; run 3s; plot VIEW.center.y
    what if there is no air => item VIEW resistance 0; gravity on VIEW; run 1s; plot VIEW.velocity.y
    VIEW falls through honey => item VIEW resistance 15; gravity on VIEW; run 2s; plot VIEW.velocity.y
    drop VIEW into water => item VIEW resistance 4; gravity on VIEW magnitude 0.2; collision on VIEW bounds; run 2s; plot VIEW.center.y
    under water => item VIEW resistance 4; gravity on VIEW magnitude 0.2; collision on VIEW bounds; run 2s; plot VIEW.center.y
    water => item VIEW resistance 4; gravity on VIEW magnitude 0.2; collision on VIEW bounds; run 2s; plot VIEW.center.y
    VIEW sinks to the bottom => item VIEW resistance 4; gravity on VIEW magnitude 0.2; collision on VIEW bounds; run 5s; plot VIEW.center.y
    sink => item VIEW resistance 4; gravity on VIEW magnitude 0.2; run 2s; plot VIEW.center.y
    VIEW sinks in water => item VIEW resistance 5; gravity on VIEW magnitude 0.3; run 3s; plot VIEW.velocity.y
    drop VIEW with resistance N => item VIEW resistance N; gravity on VIEW; run 2s; plot VIEW.velocity.y
    with air resistance N => item VIEW resistance N; gravity on VIEW; run 2s; plot VIEW.velocity.y
    VIEW goes up and comes down again => item VIEW; gravity on VIEW; fling VIEW velocity (0, -400); run 1s; plot VIEW.center.y
    throw VIEW up and let it come down => item VIEW; gravity on VIEW; fling VIEW velocity (0, -400); run 1s; plot VIEW.center.y
    graph x against y => item VIEW; gravity on VIEW; fling VIEW velocity (200, -300); run 1s; plot VIEW.center.y against VIEW.center.x
    plot the trajectory => item VIEW; gravity on VIEW; fling VIEW velocity (200, -300); run 1s; plot VIEW.center.y against VIEW.center.x
    y versus x plot => item VIEW; gravity on VIEW; fling VIEW velocity (200, -300); run 1s; plot VIEW.center.y against VIEW.center.x
    projectile motion of VIEW => item VIEW; gravity on VIEW; fling VIEW velocity (300, -400); run 1s; plot VIEW.center.y against VIEW.center.x
    projectile with horizontal velocity N => item VIEW; gravity on VIEW; fling VIEW velocity (N, 0); run 1s; plot VIEW.center.y against VIEW.center.x
    collision of two balls => view ball1 frame (40, 264, 40, 40); view ball2 frame (240, 264, 40, 40); ball1.cornerRadius = 20; ball2.cornerRadius = 20; collision on ball1, ball2; item ball1, ball2 elasticity 1 resistance 0; fling ball1 velocity (200, 0); run 1.5s; plot ball1.velocity.x, ball2.velocity.x
    newton's cradle => view bob1 frame (80, 200, 40, 40); view bob2 frame (121, 200, 40, 40); view bob3 frame (162, 200, 40, 40); attach bob1 to (100, 20); attach bob2 to (141, 20); attach bob3 to (182, 20); item bob1, bob2, bob3 elasticity 1 friction 0 resistance 0 allowsRotation off; gravity on bob1, bob2, bob3; collision on bob1, bob2, bob3; fling bob1 velocity (-500, 0); run 3s; plot bob1.center.x, bob3.center.x
    trampoline => view mat frame (60, 450, 200, 12); attach mat to (110, 560) frequency 3 damping 0.05; attach mat to (210, 560) frequency 3 damping 0.05; item mat allowsRotation off elasticity 0.9; VIEW.center.x = 160; gravity on VIEW; collision on VIEW, mat; run 3s; plot VIEW.center.y
    """#
}
