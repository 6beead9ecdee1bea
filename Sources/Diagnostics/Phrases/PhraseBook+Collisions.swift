/// Collisions and boundaries.
extension PhraseBook {
  static let collisions =
    #"""
    slide down a frictionless ramp => VIEW.center = (60, 60); item VIEW friction 0; gravity on VIEW; collision on VIEW bounds; boundary ramp from (0, 150) to (320, 400); run 2s; print max(length(VIEW.velocity))
    physics body polygon from path => VIEW.collisionBoundingPath = [(0, -40), (40, 40), (-40, 40)]; collision on VIEW bounds
    VIEW physics body circle of radius N => VIEW.collisionBoundsType = ellipse; VIEW.cornerRadius = N; collision on VIEW bounds; gravity on VIEW
    make the floor slippery => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; item VIEW friction 0
    rough floor => VIEW.frame.y = stage.size.height - VIEW.size.height - 1; gravity on VIEW; collision on VIEW bounds; item VIEW friction 1
    drop VIEW from N meters => VIEW.frame.y = stage.size.height - VIEW.size.height - N * 100; gravity on VIEW; collision on VIEW bounds; run until VIEW.frame.maxY >= stage.size.height - 2 max 10s; print t
    add child behavior gravity collision VIEW OTHER => behavior drop { gravity on VIEW, OTHER; collision on VIEW, OTHER bounds }
    composite behavior gravity and collision VIEW => behavior drop { gravity on VIEW; collision on VIEW bounds }
    ui dynamic behavior subclass add child behavior VIEW => behavior drop { gravity on VIEW; collision on VIEW bounds }
    add boundary ui bezier path rect VIEW frame for OTHER => collision on OTHER; boundary block path [(VIEW.frame.minX, VIEW.frame.minY), (VIEW.frame.maxX, VIEW.frame.minY), (VIEW.frame.maxX, VIEW.frame.maxY), (VIEW.frame.minX, VIEW.frame.maxY)]
    collision add boundary with identifier for path VIEW frame OTHER => collision on OTHER; boundary block path [(VIEW.frame.minX, VIEW.frame.minY), (VIEW.frame.maxX, VIEW.frame.minY), (VIEW.frame.maxX, VIEW.frame.maxY), (VIEW.frame.minX, VIEW.frame.maxY)]
    VIEW does not collide with OTHER => collision on VIEW bounds
    VIEW falls off => collision on VIEW bounds
    VIEW falls out of the screen => collision on VIEW bounds
    VIEW falls through the floor => collision on VIEW bounds
    VIEW goes out of the picture => collision on VIEW bounds
    VIEW goes through OTHER => collision on VIEW bounds
    VIEW must stay inside => collision on VIEW bounds
    always keep VIEW on the screen => collision on VIEW bounds
    colision on VIEW with bounds => collision on VIEW bounds
    collision translates reference bounds into boundary yes VIEW => collision on VIEW bounds
    enable collision on VIEW => collision on VIEW bounds
    floor and walls for VIEW => collision on VIEW bounds
    ground at the bottom of the screen => collision on VIEW bounds
    how do i make the ground => collision on VIEW bounds
    keep VIEW on the screen => collision on VIEW bounds
    physics body edge loop from frame => collision on VIEW bounds
    collision on VIEW insets top N bottom N2 => collision on VIEW bounds insets (N, 0, N2, 0)
    set translates reference bounds into boundary ui edge insets make N N2 N3 N4 => collision on VIEW bounds insets (N, N2, N3, N4)
    set translates reference bounds into boundary with insets VIEW N N2 N3 N4 => collision on VIEW bounds insets (N, N2, N3, N4)
    ui collision behavior mode boundaries => collision on VIEW bounds mode boundaries
    translates reference bounds into boundary false => collision on VIEW bounds off
    funnel => collision on VIEW bounds; boundary funnel1 from (0, 300) to (120, 450); boundary funnel2 from (320, 300) to (200, 450)
    pegs like a galton board => collision on VIEW bounds; boundary peg1 path [(100, 250), (110, 260), (100, 270), (90, 260)]; boundary peg2 path [(200, 250), (210, 260), (200, 270), (190, 260)]; boundary peg3 path [(150, 350), (160, 360), (150, 370), (140, 360)]
    ignore collisions between VIEW and OTHER => collision on VIEW bounds; collision on OTHER bounds
    let VIEW go through OTHER => collision on VIEW bounds; collision on OTHER bounds
    VIEW physics body rectangle of size => collision on VIEW bounds; gravity on VIEW
    if on edge bounce => collision on VIEW bounds; item VIEW elasticity 1
    VIEW passes through OTHER => collision on VIEW, OTHER
    collide VIEW with OTHER => collision on VIEW, OTHER
    collision VIEW OTHER => collision on VIEW, OTHER
    collision between VIEW and OTHER => collision on VIEW, OTHER
    collision between everything => collision on VIEW, OTHER
    physics add collider VIEW OTHER => collision on VIEW, OTHER
    two boxes collide => collision on VIEW, OTHER
    animator add behavior collision VIEW OTHER => collision on VIEW, OTHER bounds
    collision behavior on VIEW OTHER translates reference bounds true => collision on VIEW, OTHER bounds
    everything collides with the walls => collision on VIEW, OTHER bounds
    how do i make things crash into each other => collision on VIEW, OTHER bounds
    keep everything inside the screen => collision on VIEW, OTHER bounds
    collision behavior collision mode boundaries VIEW OTHER => collision on VIEW, OTHER bounds mode boundaries
    collision items VIEW OTHER mode everything bounds true => collision on VIEW, OTHER bounds mode everything
    ui collision behavior items VIEW OTHER collision mode everything => collision on VIEW, OTHER bounds mode everything
    collision mode ui collision behavior mode items VIEW OTHER => collision on VIEW, OTHER mode items
    collision on VIEW OTHER boundary from POINT to POINT2 => collision on VIEW, OTHER; boundary edge from POINT to POINT2
    boundary around OTHER for VIEW => collision on VIEW, OTHER; item OTHER anchored
    VIEW falls on OTHER and bounces => collision on VIEW, OTHER; item OTHER anchored; item VIEW elasticity 0.7
    item behavior anchored yes VIEW OTHER collide => collision on VIEW, OTHER; item VIEW anchored
    inelastic collision VIEW OTHER => collision on VIEW, OTHER; item VIEW, OTHER elasticity 0
    perfectly elastic collision between VIEW and OTHER => collision on VIEW, OTHER; item VIEW, OTHER elasticity 1
    boundary top VIEW => collision on VIEW; boundary ceiling from (0, 0) to (stage.size.width, 0)
    ceiling => collision on VIEW; boundary ceiling from (0, 1) to (320, 1)
    collision remove all boundaries => collision on VIEW; boundary edge from (0, 400) to (320, 400); remove edge
    collision VIEW at y N => collision on VIEW; boundary edge from (0, N) to (320, N)
    collision VIEW from POINT to POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    collision VIEW line POINT POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    collision add boundary from point cg point make POINT to point cg point make POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    collision on VIEW boundary from POINT to POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    physics body edge from POINT to POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    collision VIEW boundary floor N => collision on VIEW; boundary floor from (0, N) to (320, N)
    floor at y N => collision on VIEW; boundary floor from (0, N) to (320, N)
    floor N => collision on VIEW; boundary floor from (0, N) to (stage.size.width, N)
    boundary bottom VIEW => collision on VIEW; boundary floor from (0, stage.size.height) to (stage.size.width, stage.size.height)
    floor under VIEW => collision on VIEW; boundary floor1 from (0, VIEW.frame.maxY + 100) to (320, VIEW.frame.maxY + 100)
    walls on both sides => collision on VIEW; boundary leftwall from (1, 0) to (1, 568); boundary rightwall from (319, 0) to (319, 568)
    line N N2 N3 N4 => collision on VIEW; boundary line from (N, N2) to (N3, N4)
    boundary from POINT to POINT2 => collision on VIEW; boundary line from POINT to POINT2
    make a platform => collision on VIEW; boundary platform from (60, 400) to (260, 400)
    platform at N => collision on VIEW; boundary platform from (60, N) to (260, N)
    platform under VIEW => collision on VIEW; boundary platform from (VIEW.frame.minX - 20, VIEW.frame.maxY + 100) to (VIEW.frame.maxX + 20, VIEW.frame.maxY + 100)
    draw a ramp of ANGLE => collision on VIEW; boundary ramp from (0, 250) to (300, 250 + 300 * tan(ANGLE))
    make a ramp => collision on VIEW; boundary ramp from (0, 300) to (320, 450)
    boundary path POINT POINT2 POINT3 for VIEW => collision on VIEW; boundary ramp path [POINT, POINT2, POINT3]
    collision path triangle VIEW POINT POINT2 POINT3 => collision on VIEW; boundary ramp path [POINT, POINT2, POINT3]
    add boundary rect N N2 N3 N4 collision VIEW => collision on VIEW; boundary rect1 path [(N, N2), (N + N3, N2), (N + N3, N2 + N4), (N, N2 + N4)]
    boundary rect N N2 N3 N4 => collision on VIEW; boundary rect1 path [(N, N2), (N + N3, N2), (N + N3, N2 + N4), (N, N2 + N4)]
    put a slope from POINT to POINT2 => collision on VIEW; boundary slope from POINT to POINT2
    steeper ramp => collision on VIEW; boundary steep from (0, 150) to (320, 500)
    build a staircase => collision on VIEW; boundary step1 from (0, 200) to (80, 200); boundary step2 from (80, 280) to (160, 280); boundary step3 from (160, 360) to (240, 360)
    boundary left VIEW => collision on VIEW; boundary wall from (0, 0) to (0, stage.size.height)
    put a wall in the middle => collision on VIEW; boundary wall from (160, 0) to (160, 568)
    wall => collision on VIEW; boundary wall from (160, 0) to (160, 568)
    collision boundary on VIEW x N => collision on VIEW; boundary wall from (N, 0) to (N, 568)
    wall at x N => collision on VIEW; boundary wall from (N, 0) to (N, stage.size.height)
    boundary right VIEW => collision on VIEW; boundary wall from (stage.size.width, 0) to (stage.size.width, stage.size.height)
    marble rolls with device tilt VIEW => gravity on VIEW as pull; collision on VIEW bounds; on tilt { pull.gravityDirection = event.tilt }
    gravity on VIEW magnitude N bounce N2 => gravity on VIEW magnitude N; collision on VIEW bounds; item VIEW elasticity N2
    gravity on VIEW OTHER THIRD magnitude N bounds => gravity on VIEW, OTHER, THIRD magnitude N; collision on VIEW, OTHER, THIRD bounds
    physics on => gravity on VIEW, OTHER, THIRD; collision on VIEW, OTHER, THIRD bounds
    turn on physics => gravity on VIEW, OTHER, THIRD; collision on VIEW, OTHER, THIRD bounds
    enable physics => gravity on VIEW, OTHER; collision on VIEW, OTHER bounds
    gravity and collision on VIEW OTHER => gravity on VIEW, OTHER; collision on VIEW, OTHER bounds
    physics on VIEW OTHER => gravity on VIEW, OTHER; collision on VIEW, OTHER bounds
    VIEW and OTHER bounce => gravity on VIEW, OTHER; collision on VIEW, OTHER bounds; item VIEW, OTHER elasticity 0.7; run 2s
    add physics to VIEW => gravity on VIEW; collision on VIEW bounds
    body create dynamic VIEW => gravity on VIEW; collision on VIEW bounds
    enable physics on VIEW => gravity on VIEW; collision on VIEW bounds
    gravity on VIEW with collision => gravity on VIEW; collision on VIEW bounds
    physics add sprite set collide world bounds true => gravity on VIEW; collision on VIEW bounds
    gravity on VIEW and bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7
    let it fall and bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7
    what is elasticity => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7
    bounce ratio => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 1.5s; print -min(VIEW.velocity.y) / max(VIEW.velocity.y)
    find the coefficient of restitution => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 1.5s; print -min(VIEW.velocity.y) / max(VIEW.velocity.y)
    measure coefficient of restitution => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 1.5s; print -min(VIEW.velocity.y) / max(VIEW.velocity.y)
    measure elasticity => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 1.5s; print -min(VIEW.velocity.y) / max(VIEW.velocity.y)
    rebound ratio => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 1.5s; print -min(VIEW.velocity.y) / max(VIEW.velocity.y)
    speed before and after bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 1.5s; print max(VIEW.velocity.y), min(VIEW.velocity.y)
    VIEW should bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 2s
    bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 2s
    start bouncing VIEW => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 2s
    how many times did VIEW bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 3s; print bounces(VIEW.center.y)
    first contact with the floor => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; print t
    time of first bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; print t
    when is the first bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; print t
    bounce height => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; run until VIEW.velocity.y >= 0 max 5s; print stage.size.height - VIEW.frame.maxY
    height of first bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; run until VIEW.velocity.y >= 0 max 5s; print stage.size.height - VIEW.frame.maxY
    how high is the first bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; run until VIEW.velocity.y >= 0 max 5s; print stage.size.height - VIEW.frame.maxY
    measure the bounce height => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; run until VIEW.velocity.y >= 0 max 5s; print stage.size.height - VIEW.frame.maxY
    rebound height of VIEW => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; run until VIEW.velocity.y >= 0 max 5s; print stage.size.height - VIEW.frame.maxY
    height of second bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; run until VIEW.velocity.y >= 0 max 5s; run until VIEW.velocity.y < 0 max 5s; run until VIEW.velocity.y >= 0 max 5s; print stage.size.height - VIEW.frame.maxY
    how high is the second bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until VIEW.velocity.y < 0 max 10s; run until VIEW.velocity.y >= 0 max 5s; run until VIEW.velocity.y < 0 max 5s; run until VIEW.velocity.y >= 0 max 5s; print stage.size.height - VIEW.frame.maxY
    how many bounces until it stops => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until rest max 15s; print bounces(VIEW.center.y), t
    VIEW falls and stays on the floor => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0; run until rest max 10s
    VIEW bounces forever => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 1 resistance 0
    gravity on VIEW bounce N => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity N
    fall => gravity on VIEW; collision on VIEW bounds; run 1s
    let go of VIEW => gravity on VIEW; collision on VIEW bounds; run 1s
    ready set go => gravity on VIEW; collision on VIEW bounds; run 1s
    three two one go => gravity on VIEW; collision on VIEW bounds; run 1s
    impact velocity => gravity on VIEW; collision on VIEW bounds; run 2s; print max(VIEW.velocity.y)
    how fast is VIEW when it hits the ground => gravity on VIEW; collision on VIEW bounds; run 2s; print max(length(VIEW.velocity))
    speed of VIEW at impact => gravity on VIEW; collision on VIEW bounds; run 2s; print max(length(VIEW.velocity))
    position at TIME => gravity on VIEW; collision on VIEW bounds; run TIME; print VIEW.center
    position of VIEW after TIME => gravity on VIEW; collision on VIEW bounds; run TIME; print VIEW.center
    height at TIME => gravity on VIEW; collision on VIEW bounds; run TIME; print stage.size.height - VIEW.center.y
    height of VIEW after TIME => gravity on VIEW; collision on VIEW bounds; run TIME; print stage.size.height - VIEW.center.y
    how long does it take for VIEW to hit the bottom => gravity on VIEW; collision on VIEW bounds; run until VIEW.frame.maxY > stage.size.height - 1 max 10s
    when does VIEW hit the floor => gravity on VIEW; collision on VIEW bounds; run until VIEW.frame.maxY > stage.size.height - 1 max 10s
    gravity on VIEW until floor => gravity on VIEW; collision on VIEW bounds; run until rest max 10s
    how long until it stops => gravity on VIEW; collision on VIEW bounds; run until rest max 10s
    where does it end up => gravity on VIEW; collision on VIEW bounds; run until rest max 10s; print VIEW.center
    where does the VIEW land => gravity on VIEW; collision on VIEW bounds; run until rest max 10s; print VIEW.center
    VIEW lands on OTHER => gravity on VIEW; collision on VIEW, OTHER bounds; item OTHER anchored
    VIEW bounces off OTHER => gravity on VIEW; collision on VIEW, OTHER bounds; item OTHER anchored; item VIEW elasticity 0.7
    let VIEW fall onto OTHER => gravity on VIEW; collision on VIEW, OTHER; item OTHER anchored
    gravity on VIEW with floor at N => gravity on VIEW; collision on VIEW; boundary floor from (0, N) to (stage.size.width, N)
    item VIEW is anchored true OTHER falls on it => item VIEW anchored; gravity on OTHER; collision on VIEW, OTHER bounds
    rigid body VIEW => item VIEW density 1; gravity on VIEW; collision on VIEW bounds
    soft body VIEW => item VIEW elasticity 0.8; gravity on VIEW; collision on VIEW bounds
    ui dynamic item behavior items VIEW elasticity N bounce collision => item VIEW elasticity N; collision on VIEW bounds; gravity on VIEW
    jump twice => item VIEW; gravity on VIEW; collision on VIEW bounds; repeat 2 { fling VIEW velocity (0, -300 - VIEW.velocity.y); run 0.6s }
    VIEW jumps N times => item VIEW; gravity on VIEW; collision on VIEW bounds; repeat N { fling VIEW velocity (0, -300 - VIEW.velocity.y); run 0.6s }
    my guess is that VIEW ends at N => predict VIEW.center.y ~ N at rest; gravity on VIEW; collision on VIEW bounds; run until rest max 10s
    prepare an experiment => title "My experiment"; gravity on VIEW; collision on VIEW bounds
    set up an experiment => title "My experiment"; gravity on VIEW; collision on VIEW bounds
    composites stack boxes => view a frame (60, 20, 60, 60); view b frame (60, 90, 60, 60); view c frame (60, 160, 60, 60); gravity on a, b, c; collision on a, b, c bounds; run until rest
    composite add engine world VIEW OTHER ground => view ground frame (0, 528, 320, 40); item ground anchored; gravity on VIEW, OTHER; collision on VIEW, OTHER, ground bounds
    """#
}
