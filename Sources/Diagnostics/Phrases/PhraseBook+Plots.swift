/// Plots of what happened.
extension PhraseBook {
  static let plots =
    #"""
    newton's third law => OTHER.center = (240, VIEW.center.y); collision on VIEW, OTHER; item VIEW, OTHER elasticity 1 friction 0 resistance 0; fling VIEW velocity (300, 0); run 1s; plot VIEW.velocity.x, OTHER.velocity.x
    head on collision => OTHER.center = (260, VIEW.center.y); collision on VIEW, OTHER; item VIEW, OTHER elasticity 1; fling VIEW velocity (200, 0); fling OTHER velocity (-200, 0); run 1s; plot VIEW.velocity.x, OTHER.velocity.x
    start the pendulum at ANGLE => VIEW.center = (160 + 200 * sin(ANGLE), 20 + 200 * cos(ANGLE)); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 3s; plot VIEW.center.x
    VIEW bobs up and down on a spring => VIEW.center = (160, 200); attach VIEW to (160, 20) length 120 frequency 1.5; item VIEW resistance 0; gravity on VIEW; run 4s; plot VIEW.center.y
    mass on a spring => VIEW.center = (160, 200); attach VIEW to (160, 20) length 120 frequency 1.5; item VIEW resistance 0; gravity on VIEW; run 4s; plot VIEW.center.y
    simple harmonic motion => VIEW.center = (160, 250); attach VIEW to (160, 20) length 150 frequency 1; item VIEW resistance 0; run 3s; plot VIEW.center.y
    pull the spring and let go => VIEW.center = (160, 300); attach VIEW to (160, 20) length 150 frequency 2 damping 0.1; run 3s; plot VIEW.center.y
    bungee jump with VIEW => VIEW.center = (160, 60); attach VIEW to (160, 10) length 150 frequency 0.8 damping 0.1; gravity on VIEW; run 5s; plot VIEW.center.y
    uniform circular motion => VIEW.center = (260, 284); attach VIEW to (160, 284); item VIEW resistance 0; fling VIEW velocity (0, 300); run 3s; plot VIEW.center.y against VIEW.center.x
    elliptical orbit => VIEW.center = (260, 284); field radial on VIEW at (160, 284) strength 4; item VIEW resistance 0; fling VIEW velocity (0, 150); run 5s; plot VIEW.center.y against VIEW.center.x
    kepler's second law => VIEW.center = (260, 284); field radial on VIEW at (160, 284) strength 4; item VIEW resistance 0; fling VIEW velocity (0, 150); run 5s; plot length(VIEW.center - (160, 284)), length(VIEW.velocity)
    slide VIEW across the floor => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (300, 0); run 2s; plot VIEW.center.x
    animation is jerky => animate VIEW.center.x by 100 over 0.5s curve easeInOut; run 1s; plot VIEW.presentation.center.x
    value graph of position => animate VIEW.center.x by 100 over 1s; run 1.2s; plot VIEW.presentation.center.x
    spring keeps its velocity when interrupted => animate VIEW.center.x to 280 curve bouncy; run 150ms; animate VIEW.center.x to 40 curve bouncy; run 1s; plot VIEW.presentation.center.x
    begin from current state vs additive => animate VIEW.center.x to 280 over 1s additive off; run 500ms; animate VIEW.center.x to 40 over 1s additive off beginFromCurrentState on; run 1s; plot VIEW.presentation.center.x
    two animations on the same property => animate VIEW.center.x to 280 over 1s; animate VIEW.center.x to 40 over 2s; run 2s; plot VIEW.presentation.center.x
    interrupt the animation halfway => animate VIEW.center.x to 280 over 1s; run 500ms; animate VIEW.center.x to 40 over 1s; run 1s; plot VIEW.presentation.center.x
    what does additive animation do => animate VIEW.center.x to 280 over 1s; run 500ms; animate VIEW.center.x to 40 over 1s; run 1s; plot VIEW.presentation.center.x
    reverse the spring in the middle => animate VIEW.center.y to 400 curve bouncy; run 200ms; animate VIEW.center.y to 100 curve bouncy; run 1s; plot VIEW.presentation.center.y
    skaction custom action with duration N elapsed time => animator act over Ns { VIEW.center.x += 100 }; start act; run Ns; plot VIEW.presentation.center.x
    period of VIEW oscillation => attach VIEW to (160, 0) frequency 1; gravity on VIEW; run 5s; plot VIEW.center.y
    hang VIEW on a spring => attach VIEW to (160, 20) length 100 frequency 1.5 damping 0.05; gravity on VIEW; run 3s; plot VIEW.center.y
    make a simple pendulum => attach VIEW to (160, 20) length 200; item VIEW resistance 0; gravity on VIEW; run 3s; plot VIEW.center.x
    phase diagram position against velocity => attach VIEW to (160, 20) length 200; item VIEW resistance 0; gravity on VIEW; run 3s; plot VIEW.velocity.x against VIEW.center.x
    pendulum that slowly comes to rest => attach VIEW to (160, 20) length 200; item VIEW resistance 1; gravity on VIEW; run 8s; plot VIEW.center.x
    swing VIEW like a child on a swing => attach VIEW to (160, 20) length 250; gravity on VIEW; item VIEW resistance 0; run 4s; plot VIEW.center.x
    hooke's law => field custom on VIEW force (0, (2.84 - position.y / 100) * 40); run 3s; plot VIEW.center.y
    blow wind at VIEW from the left => field linear on VIEW direction (1, 0) strength 3; run 1s; plot VIEW.center.x
    conveyor belt => field velocity on VIEW direction (1, 0); run 2s; plot VIEW.center.x
    drop VIEW on the moon => gravity on VIEW magnitude 0.165; collision on VIEW bounds; run 3s; plot VIEW.center.y
    constant acceleration of N => gravity on VIEW magnitude N / 1000 angle 0deg; item VIEW resistance 0; run 1s; plot VIEW.velocity.x
    graph VIEW and OTHER together => gravity on VIEW, OTHER; run 1s; plot VIEW.center.y, OTHER.center.y
    plot both VIEW and OTHER => gravity on VIEW, OTHER; run 1s; plot VIEW.center.y, OTHER.center.y
    how high does the VIEW bounce the second time => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 3s; plot VIEW.center.y
    each bounce is lower than the last => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 4s; plot VIEW.center.y
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
    fall with air resistance N => gravity on VIEW; item VIEW resistance N; run 2s; plot VIEW.velocity.y
    rocket that burns for TIME => gravity on VIEW; push on VIEW magnitude VIEW.size.width * VIEW.size.height / 500 angle -90deg as thrust; run TIME; remove thrust; run 1s; plot VIEW.velocity.y
    rocket thrust => gravity on VIEW; push on VIEW magnitude VIEW.size.width * VIEW.size.height / 500 angle -90deg; run 1s; plot VIEW.velocity.y
    graph kinetic energy against time => gravity on VIEW; run 1s; plot 0.5 * (length(VIEW.velocity) / 100) ^ 2
    gravity simulation acceleration => gravity on VIEW; run 1s; plot VIEW.center.y
    distance time graph of VIEW => gravity on VIEW; run 1s; plot VIEW.center.y - first(VIEW.center.y)
    bigger graph => gravity on VIEW; run 1s; plot VIEW.center.y width 100 height 30
    smaller graph => gravity on VIEW; run 1s; plot VIEW.center.y width 40 height 8
    plot position and velocity => gravity on VIEW; run 1s; plot VIEW.center.y, VIEW.velocity.y
    velocity time graph of VIEW => gravity on VIEW; run 1s; plot VIEW.velocity.y
    speed time graph => gravity on VIEW; run 1s; plot length(VIEW.velocity)
    graph height against time => gravity on VIEW; run 1s; plot stage.size.height - VIEW.center.y
    height time graph => gravity on VIEW; run 1s; plot stage.size.height - VIEW.center.y
    zoom into the graph from TIME on => gravity on VIEW; run 2s; plot VIEW.center.y from TIME
    parachute opens after TIME => gravity on VIEW; run TIME; item VIEW resistance 8; run 1s; plot VIEW.velocity.y
    spinning top => item VIEW angularResistance 0.3; spin VIEW velocity 20; run 5s; plot VIEW.angularVelocity
    spin VIEW and let friction stop it => item VIEW angularResistance 2; spin VIEW velocity 10; run 3s; plot VIEW.angularVelocity
    helium balloon rises => item VIEW density 0.05 resistance 3; gravity on VIEW magnitude 0.2 angle -90deg; run 2s; plot VIEW.center.y
    VIEW bounces between the walls => item VIEW elasticity 1 friction 0 resistance 0; collision on VIEW bounds; fling VIEW velocity (300, 0); run 3s; plot VIEW.center.x
    what if there were no friction => item VIEW friction 0 resistance 0; fling VIEW velocity (100, 0); run 2s; plot VIEW.center.x
    skate VIEW along without friction => item VIEW friction 0 resistance 0; fling VIEW velocity (150, 0); run 1s; plot VIEW.center.x
    car drives at constant speed N => item VIEW resistance 0 friction 0; fling VIEW velocity (N, 0); run 2s; plot VIEW.center.x
    newton's first law => item VIEW resistance 0; fling VIEW velocity (100, 0); run 2s; plot VIEW.velocity.x
    what if there is no air => item VIEW resistance 0; gravity on VIEW; run 1s; plot VIEW.velocity.y
    VIEW falls through honey => item VIEW resistance 15; gravity on VIEW; run 2s; plot VIEW.velocity.y
    inertia velocity N slow down VIEW => item VIEW resistance 2; fling VIEW velocity (N, 0); run 2s; plot VIEW.center.x
    car brakes => item VIEW resistance 3; fling VIEW velocity (300, 0); run 2s; plot VIEW.velocity.x
    VIEW sinks in water => item VIEW resistance 5; gravity on VIEW magnitude 0.3; run 3s; plot VIEW.velocity.y
    projectile motion of VIEW => item VIEW; gravity on VIEW; fling VIEW velocity (300, -400); run 1s; plot VIEW.center.y against VIEW.center.x
    projectile with horizontal velocity N => item VIEW; gravity on VIEW; fling VIEW velocity (N, 0); run 1s; plot VIEW.center.y against VIEW.center.x
    custom ease create hop => let hop = keyframed([0, 0.6, 0.3, 1], mode: cubic); plot hop
    plot y equals N x plus N2 => plot N * x + N2 for x in 0..10
    plot the list of my measurements => plot [1, 4, 9, 16]
    acceleration graph of easing => plot easeInOut.acceleration
    speed graph of ease in out => plot easeInOut.velocity
    all easings on one graph => plot linear, easeIn, easeOut, easeInOut
    speed up then slow down => push on VIEW magnitude 1 angle 0deg as engine1; run 1s; remove engine1; item VIEW resistance 3; run 1s; plot VIEW.velocity.x
    car accelerates => push on VIEW magnitude 1 angle 0deg; run 1s; plot VIEW.velocity.x
    push at the edge so it turns => push on VIEW magnitude 1 offset (0, -VIEW.size.height / 2) instantaneous; run 1s; plot VIEW.rotation
    torque => push on VIEW magnitude 1 offset (0, -VIEW.size.height / 2); run 1s; plot VIEW.rotation
    plot the position of VIEW => run 1s; plot VIEW.center
    plot x and y of VIEW => run 1s; plot VIEW.center.x, VIEW.center.y
    graph VIEW y vs time => run 1s; plot VIEW.center.y
    graph editor => run 1s; plot VIEW.center.y
    how do i make a graph => run 1s; plot VIEW.center.y
    i'd like to see the graph of the position => run 1s; plot VIEW.center.y
    plot VIEW y => run 1s; plot VIEW.center.y
    plot VIEW y over time => run 1s; plot VIEW.center.y
    plt plot VIEW center y => run 1s; plot VIEW.center.y
    plt plot t VIEW y => run 1s; plot VIEW.center.y
    show how VIEW moves => run 1s; plot VIEW.center.y
    plot VIEW center y vs VIEW center x => run 1s; plot VIEW.center.y against VIEW.center.x
    plot y vs x for VIEW => run 1s; plot VIEW.center.y against VIEW.center.x
    show the path of VIEW => run 1s; plot VIEW.center.y against VIEW.center.x
    show the trajectory => run 1s; plot VIEW.center.y against VIEW.center.x
    smaller plot => run 1s; plot VIEW.center.y height 8 width 40
    save the graph as a picture => run 1s; plot VIEW.center.y into "graph.svg" replacing
    why does it stutter => run 1s; plot VIEW.presentation.center.y
    graph the rotation of VIEW => run 1s; plot VIEW.rotation
    animation hitches => run 1s; plot length(VIEW.velocity)
    graph editor speed VIEW => run 1s; plot length(VIEW.velocity)
    is the motion smooth => run 1s; plot length(VIEW.velocity)
    speed graph of VIEW => run 1s; plot length(VIEW.velocity)
    velocity graph of VIEW => run 1s; plot length(VIEW.velocity)
    overlay the last run => run 1s; trace VIEW.center.y as last1; plot last1, VIEW.center.y
    plot the speed of VIEW => run 2s; plot length(VIEW.velocity)
    show speed graph of VIEW => run 2s; plot length(VIEW.velocity)
    plot VIEW center y over TIME => run TIME; plot VIEW.center.y
    plot the height of the VIEW for TIME => run TIME; plot VIEW.frame.height
    wheel spinning on an axle => view axle frame (150, 274, 20, 20); item axle anchored; VIEW.center = (160, 284); attach VIEW to axle pin at (160, 284); spin VIEW velocity 6; run 2s; plot VIEW.rotation
    newton's cradle => view bob1 frame (80, 200, 40, 40); view bob2 frame (121, 200, 40, 40); view bob3 frame (162, 200, 40, 40); attach bob1 to (100, 20); attach bob2 to (141, 20); attach bob3 to (182, 20); item bob1, bob2, bob3 elasticity 1 friction 0 resistance 0 allowsRotation off; gravity on bob1, bob2, bob3; collision on bob1, bob2, bob3; fling bob1 velocity (-500, 0); run 3s; plot bob1.center.x, bob3.center.x
    wave on a rope => view knot1 frame (60, 280, 10, 10); view knot2 frame (120, 280, 10, 10); view knot3 frame (180, 280, 10, 10); attach knot1 to (5, 285); attach knot2 to knot1; attach knot3 to knot2; attach knot3 to (315, 285); fling knot1 velocity (0, -200); run 2s; plot knot1.center.y, knot3.center.y
    trampoline => view mat frame (60, 450, 200, 12); attach mat to (110, 560) frequency 3 damping 0.05; attach mat to (210, 560) frequency 3 damping 0.05; item mat allowsRotation off elasticity 0.9; VIEW.center.x = 160; gravity on VIEW; collision on VIEW, mat; run 3s; plot VIEW.center.y
    """#
}
