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
    colision on VIEW with bounds => collision on VIEW bounds
    collision translates reference bounds into boundary yes VIEW => collision on VIEW bounds
    floor and walls for VIEW => collision on VIEW bounds
    ground at the bottom of the screen => collision on VIEW bounds
    how do i make the ground => collision on VIEW bounds
    how do i make walls => collision on VIEW bounds
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
    VIEW falls through the floor => collision on VIEW bounds; gravity on VIEW; run 2s; print VIEW.center
    if on edge bounce => collision on VIEW bounds; item VIEW elasticity 1
    began contact for VIEW background color COLOR => collision on VIEW bounds; on contact VIEW, bounds { VIEW.color = COLOR }
    contact with boundary VIEW change color COLOR => collision on VIEW bounds; on contact VIEW, bounds { VIEW.color = COLOR }
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
    collision delegate VIEW OTHER alpha N => collision on VIEW, OTHER bounds; on contact VIEW, OTHER { VIEW.alpha = N }
    began contact VIEW with OTHER print TEXT => collision on VIEW, OTHER bounds; on contact VIEW, OTHER { print TEXT }
    did begin contact body a body b => collision on VIEW, OTHER bounds; on contact { print "contact at", event.point }
    events on engine collision start => collision on VIEW, OTHER bounds; on contact { print event.point }
    on body entered body => collision on VIEW, OTHER bounds; on contact { print event.point }
    physics contact collision impulse => collision on VIEW, OTHER bounds; on contact { print event.point, VIEW.velocity }
    breakpoint command print on contact => collision on VIEW, OTHER bounds; on contact { print t, event.point }
    collision ended VIEW OTHER color COLOR => collision on VIEW, OTHER bounds; on contact.ended VIEW, OTHER { VIEW.color = COLOR }
    did end contact => collision on VIEW, OTHER bounds; on contact.ended { print "apart at", t }
    on collision exit => collision on VIEW, OTHER bounds; on contact.ended { print "left at", t }
    collision mode ui collision behavior mode items VIEW OTHER => collision on VIEW, OTHER mode items
    collision on VIEW OTHER boundary from POINT to POINT2 => collision on VIEW, OTHER; boundary edge from POINT to POINT2
    VIEW falls on OTHER and bounces => collision on VIEW, OTHER; item OTHER anchored; item VIEW elasticity 0.7
    item behavior anchored yes VIEW OTHER collide => collision on VIEW, OTHER; item VIEW anchored
    inelastic collision VIEW OTHER => collision on VIEW, OTHER; item VIEW, OTHER elasticity 0
    perfectly elastic collision between VIEW and OTHER => collision on VIEW, OTHER; item VIEW, OTHER elasticity 1
    wait until VIEW touches OTHER => collision on VIEW, OTHER; let touched = 0; on contact VIEW, OTHER { touched = 1 }; run until touched > 0 max 10s
    category bit mask contact test bit mask VIEW OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print "contact at", event.point }
    on collision enter VIEW OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print "hit at", event.point }
    does VIEW reach OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print "yes, at", t }; run 3s
    on collision VIEW OTHER print TEXT => collision on VIEW, OTHER; on contact VIEW, OTHER { print TEXT }
    are VIEW and OTHER touching => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }
    does VIEW hit OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }
    what happens when VIEW hits OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }
    when does VIEW hit OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }
    log contacts between VIEW and OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t, event.point }
    print every collision between VIEW and OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t, event.point }
    on trigger enter => collision on VIEW, OTHER; on contact { print event.point }
    ceiling => collision on VIEW; boundary ceiling from (0, 1) to (320, 1)
    collision remove all boundaries => collision on VIEW; boundary edge from (0, 400) to (320, 400); remove edge
    collision remove boundary with identifier TEXT => collision on VIEW; boundary edge from (0, 400) to (320, 400); remove edge
    collision VIEW at y N => collision on VIEW; boundary edge from (0, N) to (320, N)
    collision VIEW from POINT to POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    collision VIEW line POINT POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    collision add boundary from point cg point make POINT to point cg point make POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    collision add boundary with identifier TEXT from point POINT to point POINT2 VIEW => collision on VIEW; boundary edge from POINT to POINT2
    collision on VIEW boundary from POINT to POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    physics body edge from POINT to POINT2 => collision on VIEW; boundary edge from POINT to POINT2
    collision VIEW boundary floor N => collision on VIEW; boundary floor from (0, N) to (320, N)
    walls on both sides => collision on VIEW; boundary leftwall from (1, 0) to (1, 568); boundary rightwall from (319, 0) to (319, 568)
    boundary from POINT to POINT2 => collision on VIEW; boundary line from (0,500) to (320,500)
    line N N2 N3 N4 => collision on VIEW; boundary line from (N, N2) to (N3, N4)
    draw a ramp of ANGLE => collision on VIEW; boundary ramp from (0, 250) to (300, 250 + 300 * tan(ANGLE))
    make a ramp => collision on VIEW; boundary ramp from (0, 300) to (320, 450)
    let path uibezier path rect cgrect x N y N2 width N3 height N4 => collision on VIEW; boundary ramp path [(N, 400), (200, 500), (0, 500)]
    boundary path POINT POINT2 POINT3 for VIEW => collision on VIEW; boundary ramp path [POINT, POINT2, POINT3]
    collision path triangle VIEW POINT POINT2 POINT3 => collision on VIEW; boundary ramp path [POINT, POINT2, POINT3]
    put a slope from POINT to POINT2 => collision on VIEW; boundary slope from POINT to POINT2
    steeper ramp => collision on VIEW; boundary steep from (0, 150) to (320, 500)
    build a staircase => collision on VIEW; boundary step1 from (0, 200) to (80, 200); boundary step2 from (80, 280) to (160, 280); boundary step3 from (160, 360) to (240, 360)
    collision boundary on VIEW x N => collision on VIEW; boundary wall from (N, 0) to (N, 568)
    marble rolls with device tilt VIEW => gravity on VIEW as pull; collision on VIEW bounds; on tilt { pull.gravityDirection = event.tilt }
    body create dynamic VIEW => gravity on VIEW; collision on VIEW bounds
    physics add sprite set collide world bounds true => gravity on VIEW; collision on VIEW bounds
    let it fall and bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7
    what is elasticity => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7
    how high is the first bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 2s; print stage.size.height - VIEW.size.height / 2 - min(VIEW.center.y, from: 1s)
    how many times did VIEW bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run 3s; print bounces(VIEW.center.y)
    how many bounces until it stops => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; run until rest max 15s; print bounces(VIEW.center.y), t
    time between bounces => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.8; on contact VIEW, bounds { print t }; run 4s
    VIEW bounces forever => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 1 resistance 0
    let go of VIEW => gravity on VIEW; collision on VIEW bounds; run 1s
    impact velocity => gravity on VIEW; collision on VIEW bounds; run 2s; print max(VIEW.velocity.y)
    how fast is VIEW when it hits the ground => gravity on VIEW; collision on VIEW bounds; run 2s; print max(length(VIEW.velocity))
    speed of VIEW at impact => gravity on VIEW; collision on VIEW bounds; run 2s; print max(length(VIEW.velocity))
    when is VIEW fastest => gravity on VIEW; collision on VIEW bounds; run 2s; print max(length(VIEW.velocity)).time
    how long does it take for VIEW to hit the bottom => gravity on VIEW; collision on VIEW bounds; run until VIEW.frame.maxY > stage.size.height - 1 max 10s
    when does VIEW hit the floor => gravity on VIEW; collision on VIEW bounds; run until VIEW.frame.maxY > stage.size.height - 1 max 10s
    how long until it stops => gravity on VIEW; collision on VIEW bounds; run until rest max 10s
    where does it end up => gravity on VIEW; collision on VIEW bounds; run until rest max 10s; print VIEW.center
    where does the VIEW land => gravity on VIEW; collision on VIEW bounds; run until rest max 10s; print VIEW.center
    let VIEW fall onto OTHER => gravity on VIEW; collision on VIEW, OTHER; item OTHER anchored
    item VIEW is anchored true OTHER falls on it => item VIEW anchored; gravity on OTHER; collision on VIEW, OTHER bounds
    ui dynamic item behavior items VIEW elasticity N bounce collision => item VIEW elasticity N; collision on VIEW bounds; gravity on VIEW
    on began contact VIEW bounds spin => item VIEW; collision on VIEW bounds; on contact VIEW, bounds { spin VIEW velocity 3 }
    count the bounces of VIEW => let hits = 0; gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; on contact VIEW, bounds { hits += 1; print hits, t }; run 3s
    collider is trigger => on contact VIEW { print "trigger" }
    tell me when VIEW lands => on contact VIEW { print event.point }
    on contact VIEW OTHER print TEXT => on contact VIEW, OTHER { print TEXT }
    print when VIEW hits OTHER => on contact VIEW, OTHER { print event.point }
    when VIEW hits the floor print ouch => on contact VIEW, bounds { print "ouch" }
    VIEW falls until it hits the ground => on contact VIEW, bounds { stop VIEW }; run 1s
    if touching color COLOR then say TEXT => on contact { print TEXT }
    on collision print TEXT => on contact { print TEXT }
    animator delegate self => on contact { print event.point }
    collision behavior began contact for item with boundary identifier at point => on contact { print event.point }
    collision behavior began contact for item with item at point p => on contact { print event.point }
    collision behavior collision delegate self => on contact { print event.point }
    collision collision delegate self => on contact { print event.point }
    log every bounce => on contact { print t, event.point }
    print all collisions => on contact { print t, event.point }
    collision behavior ended contact for item with boundary identifier => on contact.ended { print t }
    collision behavior ended contact for item with item => on contact.ended { print t }
    my guess is that VIEW ends at N => predict VIEW.center.y ~ N at rest; gravity on VIEW; collision on VIEW bounds; run until rest max 10s
    composites stack boxes => view a frame (60, 20, 60, 60); view b frame (60, 90, 60, 60); view c frame (60, 160, 60, 60); gravity on a, b, c; collision on a, b, c bounds; run until rest
    composite add engine world VIEW OTHER ground => view ground frame (0, 528, 320, 40); item ground anchored; gravity on VIEW, OTHER; collision on VIEW, OTHER, ground bounds
    """#
}
