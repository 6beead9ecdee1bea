/// Throws and spins.
extension PhraseBook {
  static let flings =
    #"""
    VIEW and OTHER stick together when they hit => OTHER.center = (250, VIEW.center.y); collision on VIEW, OTHER; item VIEW, OTHER elasticity 0; on contact VIEW, OTHER { attach VIEW to OTHER fixed }; fling VIEW velocity (300, 0); run 1s; print VIEW.velocity, OTHER.velocity
    how far does VIEW roll => VIEW.collisionBoundsType = ellipse; VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (150, 0); run until rest max 10s; print last(VIEW.center.x) - first(VIEW.center.x)
    rolling distance => VIEW.collisionBoundsType = ellipse; VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (150, 0); run until rest max 10s; print last(VIEW.center.x) - first(VIEW.center.x)
    how far does VIEW slide before it stops => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (200, 0); run until rest max 10s; print last(VIEW.center.x) - first(VIEW.center.x)
    stopping distance => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (200, 0); run until rest max 10s; print last(VIEW.center.x) - first(VIEW.center.x)
    what happens with more friction => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; item VIEW friction 0.9; fling VIEW velocity (200, 0); run 1s; print VIEW.center
    repeat until touching edge => collision on VIEW bounds; fling VIEW velocity (200, 0); run until VIEW.frame.maxX >= stage.size.width - 1 max 10s
    sprite bounces forever inside the frame => collision on VIEW bounds; item VIEW elasticity 1 friction 0 resistance 0; fling VIEW velocity (200, 150)
    make VIEW move right and bounce off the wall => collision on VIEW bounds; item VIEW elasticity 1 resistance 0; fling VIEW velocity (200, 0)
    set bounce N set velocity N2 N3 => collision on VIEW bounds; item VIEW elasticity N; fling VIEW velocity (N2, N3)
    move and slide => collision on VIEW, OTHER bounds; item VIEW; fling VIEW velocity (100, 0)
    def bounce VIEW vy VIEW vy N => def bounce() { item VIEW; fling VIEW velocity (0, -VIEW.velocity.y * N - VIEW.velocity.y) }
    angry birds slingshot => gravity on VIEW; collision on VIEW bounds; fling VIEW velocity (400, -500)
    when is the speed zero => gravity on VIEW; fling VIEW velocity (0, -300); run until VIEW.velocity.y >= 0 max 5s; print t
    drop VIEW then throw it => gravity on VIEW; run 0.5s; fling VIEW velocity (0, -400)
    make VIEW bouncy and throw it to the right => item VIEW elasticity 0.8; item VIEW; fling VIEW velocity (400, 0)
    forever if touching edge bounce => item VIEW elasticity 1 resistance 0; collision on VIEW bounds; fling VIEW velocity (150, 100); run 3s
    zero gravity sprites drift => item VIEW resistance 0; fling VIEW velocity (20, -15)
    how far in TIME at speed N => item VIEW resistance 0; fling VIEW velocity (N, 0); run TIME; print last(VIEW.center.x) - first(VIEW.center.x)
    flight distance => item VIEW resistance 0; gravity on VIEW; let start = VIEW.center.y; fling VIEW velocity (200, -300); run until VIEW.center.y > start + 1 max 10s; print last(VIEW.center.x) - first(VIEW.center.x)
    how far will VIEW fly => item VIEW resistance 0; gravity on VIEW; let start = VIEW.center.y; fling VIEW velocity (200, -300); run until VIEW.center.y > start + 1 max 10s; print last(VIEW.center.x) - first(VIEW.center.x)
    range of a projectile at ANGLE => item VIEW resistance 0; gravity on VIEW; let start = VIEW.center.y; fling VIEW velocity (500 * cos(ANGLE), -500 * sin(ANGLE)); run until VIEW.center.y > start + 1 max 10s; print last(VIEW.center.x) - first(VIEW.center.x)
    brake from N => item VIEW resistance 3; fling VIEW velocity (N, 0); run 2s; print last(VIEW.center.x) - first(VIEW.center.x)
    braking from speed N => item VIEW resistance 3; fling VIEW velocity (N, 0); run 2s; print last(VIEW.center.x) - first(VIEW.center.x)
    how long until VIEW catches OTHER => item VIEW, OTHER resistance 0; OTHER.center.x = VIEW.center.x + 80; fling VIEW velocity (200, 0); fling OTHER velocity (100, 0); run until VIEW.center.x >= OTHER.center.x max 10s; print t
    throw the VIEW to the left => item VIEW; fling VIEW velocity (-400, 0)
    give VIEW speed N left => item VIEW; fling VIEW velocity (-N, 0)
    throw the VIEW to the left with speed N => item VIEW; fling VIEW velocity (-N, 0)
    make VIEW jump => item VIEW; fling VIEW velocity (0, -400)
    fling VIEW up N => item VIEW; fling VIEW velocity (0, -N)
    give VIEW speed N up => item VIEW; fling VIEW velocity (0, -N)
    give VIEW speed N down => item VIEW; fling VIEW velocity (0, N)
    how do i throw something => item VIEW; fling VIEW velocity (200, -400)
    roll VIEW to the right => item VIEW; fling VIEW velocity (400, 0)
    shoot VIEW from the left to the right => item VIEW; fling VIEW velocity (400, 0)
    throw VIEW against the wall => item VIEW; fling VIEW velocity (400, 0)
    physics body velocity vector dx N dy N2 => item VIEW; fling VIEW velocity (N, -N2)
    fling VIEW velocity N => item VIEW; fling VIEW velocity (N, 0)
    give VIEW speed N => item VIEW; fling VIEW velocity (N, 0)
    initial speed of VIEW N => item VIEW; fling VIEW velocity (N, 0)
    initial velocity N => item VIEW; fling VIEW velocity (N, 0)
    start VIEW with velocity N to the right => item VIEW; fling VIEW velocity (N, 0)
    start speed N => item VIEW; fling VIEW velocity (N, 0)
    add linear velocity cg point x N y N2 for VIEW item => item VIEW; fling VIEW velocity (N, N2)
    body set velocity VIEW x N y N2 => item VIEW; fling VIEW velocity (N, N2)
    initial velocity of VIEW N N2 => item VIEW; fling VIEW velocity (N, N2)
    item VIEW linear velocity N N2 => item VIEW; fling VIEW velocity (N, N2)
    velocity VIEW N N2 => item VIEW; fling VIEW velocity (N, N2)
    throw VIEW in a random direction => item VIEW; fling VIEW velocity (random(-300, 300), random(-300, 300))
    throw VIEW at OTHER => item VIEW; fling VIEW velocity 2 * (OTHER.center - VIEW.center)
    body set velocity VIEW POINT => item VIEW; fling VIEW velocity POINT
    fling VIEW POINT => item VIEW; fling VIEW velocity POINT
    give VIEW velocity POINT => item VIEW; fling VIEW velocity POINT
    initial velocity POINT => item VIEW; fling VIEW velocity POINT
    item VIEW velocity POINT => item VIEW; fling VIEW velocity POINT
    item behavior add linear velocity POINT for item VIEW => item VIEW; fling VIEW velocity POINT
    item behavior on VIEW velocity POINT => item VIEW; fling VIEW velocity POINT
    linear velocity VIEW POINT => item VIEW; fling VIEW velocity POINT
    linear velocity vector POINT => item VIEW; fling VIEW velocity POINT
    start VIEW with velocity POINT => item VIEW; fling VIEW velocity POINT
    item VIEW linear velocity POINT angular velocity N => item VIEW; fling VIEW velocity POINT; spin VIEW velocity N
    how high does it get => item VIEW; gravity on VIEW; fling VIEW velocity (0, -400); run until VIEW.velocity.y >= 0 max 5s; print first(VIEW.center.y) - VIEW.center.y
    when does VIEW reach its highest point => item VIEW; gravity on VIEW; fling VIEW velocity (0, -500); run until VIEW.velocity.y >= 0 max 10s; print t
    throw VIEW straight up at N meters per second => item VIEW; gravity on VIEW; fling VIEW velocity (0, -N * 100); run until VIEW.velocity.y >= 0 max 10s; print t, first(VIEW.center.y) - min(VIEW.center.y)
    throw VIEW up at N m s => item VIEW; gravity on VIEW; fling VIEW velocity (0, -N * 1000 / 9.81)
    initial velocity N up => item VIEW; gravity on VIEW; fling VIEW velocity (0, -N)
    how high does VIEW rise when thrown with speed N => item VIEW; gravity on VIEW; fling VIEW velocity (0, -N); run until VIEW.velocity.y >= 0 max 10s; print first(VIEW.center.y) - min(VIEW.center.y)
    maximum height reached by VIEW thrown up at N => item VIEW; gravity on VIEW; fling VIEW velocity (0, -N); run until VIEW.velocity.y >= 0 max 10s; print first(VIEW.center.y) - min(VIEW.center.y)
    throw VIEW up N then measure the height => item VIEW; gravity on VIEW; fling VIEW velocity (0, -N); run until VIEW.velocity.y >= 0 max 5s; print first(VIEW.center.y) - VIEW.center.y
    throw VIEW up with N how high => item VIEW; gravity on VIEW; fling VIEW velocity (0, -N); run until VIEW.velocity.y >= 0 max 5s; print first(VIEW.center.y) - VIEW.center.y
    how long is VIEW in the air => item VIEW; gravity on VIEW; let start = VIEW.center.y; fling VIEW velocity (0, -400); run until VIEW.center.y > start + 1 max 10s; print t
    time of flight of VIEW => item VIEW; gravity on VIEW; let start = VIEW.center.y; fling VIEW velocity (200, -400); run until VIEW.center.y > start + 1 max 10s; print t
    throw everything up => item VIEW; item OTHER; item THIRD; gravity on VIEW, OTHER, THIRD; fling VIEW velocity (0, -400); fling OTHER velocity (0, -400); fling THIRD velocity (0, -400); run 1s
    physics body angular velocity N => item VIEW; spin VIEW velocity -N
    physics body apply angular impulse N => item VIEW; spin VIEW velocity -N
    physics body apply torque N => item VIEW; spin VIEW velocity -N
    give VIEW a spin => item VIEW; spin VIEW velocity 3
    spin VIEW => item VIEW; spin VIEW velocity 3
    add angular velocity N for VIEW => item VIEW; spin VIEW velocity N
    apply torque impulse N => item VIEW; spin VIEW velocity N
    body set angular velocity VIEW N => item VIEW; spin VIEW velocity N
    hinge joint motor speed N => item VIEW; spin VIEW velocity N
    item VIEW angular velocity N => item VIEW; spin VIEW velocity N
    rigidbody add torque N => item VIEW; spin VIEW velocity N
    spin VIEW N => item VIEW; spin VIEW velocity N
    angular velocity m pi N VIEW => item VIEW; spin VIEW velocity pi * N
    fireworks => view f1 frame (155, 200, 10, 10) color red; view f2 frame (155, 200, 10, 10) color blue; view f3 frame (155, 200, 10, 10) color orange; gravity on f1, f2, f3; fling f1 velocity (-200, -300); fling f2 velocity (0, -400); fling f3 velocity (200, -300)
    """#
}
