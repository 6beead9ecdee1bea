/// Plots of what happened.
extension PhraseBook {
  static let plots =
    #"""
    atwood machine => VIEW.center = (120, 300); OTHER.center = (200, 300); item OTHER density 2; field linear on VIEW direction (0, -1) strength 3.3; field linear on OTHER direction (0, 1) strength 3.3; run 1s; plot VIEW.center.y, OTHER.center.y
    pulley => VIEW.center = (120, 300); OTHER.center = (200, 300); item OTHER density 2; field linear on VIEW direction (0, -1) strength 3.3; field linear on OTHER direction (0, 1) strength 3.3; run 1s; plot VIEW.center.y, OTHER.center.y
    driven oscillation => VIEW.center = (160, 250); attach VIEW to (160, 100) frequency 1 damping 0.05; repeat 6 { push on VIEW magnitude 0.5 angle 90deg instantaneous; run 1s }; plot VIEW.center.y
    forced oscillation => VIEW.center = (160, 250); attach VIEW to (160, 100) frequency 1 damping 0.05; repeat 6 { push on VIEW magnitude 0.5 angle 90deg instantaneous; run 1s }; plot VIEW.center.y
    resonance => VIEW.center = (160, 250); attach VIEW to (160, 100) frequency 1 damping 0.05; repeat 6 { push on VIEW magnitude 0.5 angle 90deg instantaneous; run 1s }; plot VIEW.center.y
    simple harmonic motion => VIEW.center = (160, 250); attach VIEW to (160, 20) length 150 frequency 1; item VIEW resistance 0; run 3s; plot VIEW.center.y
    pull the spring and let go => VIEW.center = (160, 300); attach VIEW to (160, 20) length 150 frequency 2 damping 0.1; run 3s; plot VIEW.center.y
    uniform circular motion => VIEW.center = (260, 284); attach VIEW to (160, 284); item VIEW resistance 0; fling VIEW velocity (0, 300); run 3s; plot VIEW.center.y against VIEW.center.x
    kepler's second law => VIEW.center = (260, 284); field radial on VIEW at (160, 284) strength 4; item VIEW resistance 0; fling VIEW velocity (0, 150); run 5s; plot length(VIEW.center - (160, 284)), length(VIEW.velocity)
    plot VIEW alpha while animating => animate VIEW.alpha to 0 over 1s; run 1s; plot VIEW.presentation.alpha
    animation is jerky => animate VIEW.center.x by 100 over 0.5s curve easeInOut; run 1s; plot VIEW.presentation.center.x
    show the easing of VIEW => animate VIEW.center.x by 100 over 1s curve easeInOut; run 1s; plot VIEW.presentation.center.x
    value graph of position => animate VIEW.center.x by 100 over 1s; run 1.2s; plot VIEW.presentation.center.x
    plot VIEW center x while animating => animate VIEW.center.x by 100 over 1s; run 1s; plot VIEW.presentation.center.x
    spring keeps its velocity when interrupted => animate VIEW.center.x to 280 curve bouncy; run 150ms; animate VIEW.center.x to 40 curve bouncy; run 1s; plot VIEW.presentation.center.x
    begin from current state vs additive => animate VIEW.center.x to 280 over 1s additive off; run 500ms; animate VIEW.center.x to 40 over 1s additive off beginFromCurrentState on; run 1s; plot VIEW.presentation.center.x
    two animations on the same property => animate VIEW.center.x to 280 over 1s; animate VIEW.center.x to 40 over 2s; run 2s; plot VIEW.presentation.center.x
    interrupt the animation halfway => animate VIEW.center.x to 280 over 1s; run 500ms; animate VIEW.center.x to 40 over 1s; run 1s; plot VIEW.presentation.center.x
    what does additive animation do => animate VIEW.center.x to 280 over 1s; run 500ms; animate VIEW.center.x to 40 over 1s; run 1s; plot VIEW.presentation.center.x
    plot VIEW center y while animating => animate VIEW.center.y by 100 over 1s; run 1s; plot VIEW.presentation.center.y
    plot animation of VIEW => animate VIEW.center.y by 100 over 1s; run 1s; plot VIEW.presentation.center.y
    reverse the spring in the middle => animate VIEW.center.y to 400 curve bouncy; run 200ms; animate VIEW.center.y to 100 curve bouncy; run 1s; plot VIEW.presentation.center.y
    action custom action with duration N elapsed time => animator act over Ns { VIEW.center.x += 100 }; start act; run Ns; plot VIEW.presentation.center.x
    hooke's law => field custom on VIEW force (0, (2.84 - position.y / 100) * 40); run 3s; plot VIEW.center.y
    blow wind at VIEW from the left => field linear on VIEW direction (1, 0) strength 3; run 1s; plot VIEW.center.x
    conveyor belt => field velocity on VIEW direction (1, 0); run 2s; plot VIEW.center.x
    gyroscope => item VIEW angularResistance 0; spin VIEW velocity 20; run 2s; plot VIEW.angularVelocity
    spinning top => item VIEW angularResistance 0; spin VIEW velocity 20; run 2s; plot VIEW.angularVelocity
    spin VIEW and let friction stop it => item VIEW angularResistance 2; spin VIEW velocity 10; run 3s; plot VIEW.angularVelocity
    what if there were no friction => item VIEW friction 0 resistance 0; fling VIEW velocity (100, 0); run 2s; plot VIEW.center.x
    skate VIEW along without friction => item VIEW friction 0 resistance 0; fling VIEW velocity (150, 0); run 1s; plot VIEW.center.x
    car drives at constant speed N => item VIEW resistance 0 friction 0; fling VIEW velocity (N, 0); run 2s; plot VIEW.center.x
    newton's first law => item VIEW resistance 0; fling VIEW velocity (100, 0); run 2s; plot VIEW.velocity.x
    inertia velocity N slow down VIEW => item VIEW resistance 2; fling VIEW velocity (N, 0); run 2s; plot VIEW.center.x
    VIEW gets slower => item VIEW resistance 3; fling VIEW velocity (300, 0); run 2s; plot VIEW.velocity.x
    brake VIEW => item VIEW resistance 3; fling VIEW velocity (300, 0); run 2s; plot VIEW.velocity.x
    car brakes => item VIEW resistance 3; fling VIEW velocity (300, 0); run 2s; plot VIEW.velocity.x
    slow down VIEW with friction => item VIEW resistance 3; fling VIEW velocity (300, 0); run 2s; plot VIEW.velocity.x
    race between VIEW and OTHER to the right => item VIEW; item OTHER; fling VIEW velocity (200, 0); fling OTHER velocity (150, 0); run 1s; plot VIEW.center.x, OTHER.center.x
    flywheel => item VIEW; spin VIEW velocity 10; run 3s; plot VIEW.angularVelocity
    keep VIEW turning => item VIEW; spin VIEW velocity 10; run 3s; plot VIEW.angularVelocity
    custom ease create hop => let hop = keyframed([0, 0.6, 0.3, 1], mode: cubic); plot hop
    plt title TEXT => note TEXT; run 1s; plot VIEW.center.y
    graph of one over x => plot 1 / x for x in 1..10
    plot a straight line => plot 2 * x + 1 for x in 0..10
    sine wave with amplitude N => plot N * sin(2 * pi * x) for x in 0..2
    plot y equals N x plus N2 => plot N * x + N2 for x in 0..10
    mathf smooth step N N2 => plot N + (N2 - N) * x * x * (3 - 2 * x) for x in 0..1
    plot the list of my measurements => plot [1, 4, 9, 16]
    show two curves in one plot => plot easeIn, easeOut
    acceleration graph of easing => plot easeInOut.acceleration
    speed graph of ease in out => plot easeInOut.velocity
    all easings on one graph => plot linear, easeIn, easeOut, easeInOut
    speed up then slow down => push on VIEW magnitude 1 angle 0deg as engine1; run 1s; remove engine1; item VIEW resistance 3; run 1s; plot VIEW.velocity.x
    car accelerates => push on VIEW magnitude 1 angle 0deg; run 1s; plot VIEW.velocity.x
    constant force on VIEW => push on VIEW magnitude 1 angle 0deg; run 1s; plot VIEW.velocity.x
    push at the edge so it turns => push on VIEW magnitude 1 offset (0, -VIEW.size.height / 2) instantaneous; run 1s; plot VIEW.rotation
    torque => push on VIEW magnitude 1 offset (0, -VIEW.size.height / 2); run 1s; plot VIEW.rotation
    plot the position of VIEW => run 1s; plot VIEW.center
    plot x and y of VIEW => run 1s; plot VIEW.center.x, VIEW.center.y
    plot x y z => run 1s; plot VIEW.center.x, VIEW.center.y
    axis labels => run 1s; plot VIEW.center.y
    graph VIEW y vs time => run 1s; plot VIEW.center.y
    graph editor => run 1s; plot VIEW.center.y
    how do i make a graph => run 1s; plot VIEW.center.y
    i'd like to see the graph of the position => run 1s; plot VIEW.center.y
    label the axes => run 1s; plot VIEW.center.y
    plot VIEW => run 1s; plot VIEW.center.y
    plot VIEW y => run 1s; plot VIEW.center.y
    plot VIEW y over time => run 1s; plot VIEW.center.y
    plt plot VIEW center y => run 1s; plot VIEW.center.y
    plt plot t VIEW y => run 1s; plot VIEW.center.y
    show how VIEW moves => run 1s; plot VIEW.center.y
    plot VIEW center y vs VIEW center x => run 1s; plot VIEW.center.y against VIEW.center.x
    plot y vs x for VIEW => run 1s; plot VIEW.center.y against VIEW.center.x
    plt scatter x y => run 1s; plot VIEW.center.y against VIEW.center.x
    show the path of VIEW => run 1s; plot VIEW.center.y against VIEW.center.x
    show the trajectory => run 1s; plot VIEW.center.y against VIEW.center.x
    scale of the y axis => run 1s; plot VIEW.center.y height 30
    the graph is too flat => run 1s; plot VIEW.center.y height 30
    smaller plot => run 1s; plot VIEW.center.y height 8 width 40
    export the graph => run 1s; plot VIEW.center.y into "graph.svg" replacing
    picture of the graph => run 1s; plot VIEW.center.y into "graph.svg" replacing
    save graph as png => run 1s; plot VIEW.center.y into "graph.svg" replacing
    save the graph as a picture => run 1s; plot VIEW.center.y into "graph.svg" replacing
    bigger graph => run 1s; plot VIEW.center.y width 100 height 30
    the graph is too small => run 1s; plot VIEW.center.y width 100 height 30
    zoom in graph => run 1s; plot VIEW.center.y width 100 height 30
    both lines in one graph VIEW OTHER => run 1s; plot VIEW.center.y, OTHER.center.y
    plot VIEW and OTHER together => run 1s; plot VIEW.center.y, OTHER.center.y
    show both in one graph => run 1s; plot VIEW.center.y, OTHER.center.y
    why does it stutter => run 1s; plot VIEW.presentation.center.y
    graph the rotation of VIEW => run 1s; plot VIEW.rotation
    plot velocity x and y => run 1s; plot VIEW.velocity.x, VIEW.velocity.y
    graph the distance of VIEW from OTHER => run 1s; plot length(VIEW.center - OTHER.center)
    plot distance between VIEW and OTHER => run 1s; plot length(VIEW.center - OTHER.center)
    animation hitches => run 1s; plot length(VIEW.velocity)
    graph editor speed VIEW => run 1s; plot length(VIEW.velocity)
    is the motion smooth => run 1s; plot length(VIEW.velocity)
    see the speed => run 1s; plot length(VIEW.velocity)
    see the speed of VIEW => run 1s; plot length(VIEW.velocity)
    speed graph of VIEW => run 1s; plot length(VIEW.velocity)
    velocity graph of VIEW => run 1s; plot length(VIEW.velocity)
    plot speed of VIEW and OTHER => run 1s; plot length(VIEW.velocity), length(OTHER.velocity)
    speed graph for VIEW and OTHER => run 1s; plot length(VIEW.velocity), length(OTHER.velocity)
    overlay the last run => run 1s; trace VIEW.center.y as last1; plot last1, VIEW.center.y
    plot the speed of VIEW => run 2s; plot length(VIEW.velocity)
    show speed graph of VIEW => run 2s; plot length(VIEW.velocity)
    plot last TIME => run TIME + 1s; plot VIEW.center.y from t - TIME
    plot VIEW center y over TIME => run TIME; plot VIEW.center.y
    plot the first TIME => run TIME; plot VIEW.center.y from 0s to TIME
    plot the height of the VIEW for TIME => run TIME; plot VIEW.frame.height
    plot VIEW between TIME and TIME2 => run max(TIME, TIME2); plot VIEW.center.y from min(TIME, TIME2) to max(TIME, TIME2)
    plot only from TIME to TIME2 => run max(TIME, TIME2); plot VIEW.center.y from min(TIME, TIME2) to max(TIME, TIME2)
    wheel spinning on an axle => view axle frame (150, 274, 20, 20); item axle anchored; VIEW.center = (160, 284); attach VIEW to axle pin at (160, 284); spin VIEW velocity 6; run 2s; plot VIEW.rotation
    wave on a rope => view knot1 frame (60, 280, 10, 10); view knot2 frame (120, 280, 10, 10); view knot3 frame (180, 280, 10, 10); attach knot1 to (5, 285); attach knot2 to knot1; attach knot3 to knot2; attach knot3 to (315, 285); fling knot1 velocity (0, -200); run 2s; plot knot1.center.y, knot3.center.y
    """#
}
