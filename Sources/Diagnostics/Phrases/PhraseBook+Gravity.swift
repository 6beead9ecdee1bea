/// Gravity and falling.
extension PhraseBook {
  static let gravity =
    #"""
    put VIEW at the top center and let it fall => VIEW.center = (160, 40); gravity on VIEW
    drop the VIEW from y N => VIEW.center.y = N; gravity on VIEW
    drop VIEW from height N => VIEW.center.y = stage.size.height - N; gravity on VIEW
    drop VIEW from the top => VIEW.frame.y = 0; gravity on VIEW
    def drop height => def drop_from(h) { VIEW.center.y = stage.size.height - h; gravity on VIEW }; drop_from 300
    drop everything => gravity on OTHER
    let everything fall down => gravity on OTHER
    make VIEW and OTHER fall => gravity on OTHER
    drop VIEW => gravity on VIEW
    dynamic animator add behavior gravity behavior items VIEW => gravity on VIEW
    enable gravity => gravity on VIEW
    gravity add VIEW => gravity on VIEW
    gravity add item VIEW => gravity on VIEW
    gravity for VIEW but not OTHER => gravity on VIEW
    how does gravity work => gravity on VIEW
    ui gravity behavior alloc init with items VIEW => gravity on VIEW
    what is gravity here in pixels per second squared => gravity on VIEW
    what is the default gravity in points per second squared => gravity on VIEW
    VIEW rises => gravity on VIEW angle -90deg
    gravity on VIEW upwards => gravity on VIEW angle -90deg
    upside down gravity => gravity on VIEW angle -90deg
    gravity VIEW ANGLE => gravity on VIEW angle ANGLE
    gravity pulls sideways at ANGLE => gravity on VIEW angle ANGLE
    gravity set angle ANGLE magnitude N => gravity on VIEW angle ANGLE magnitude N
    gravity set angle pi magnitude N => gravity on VIEW angle pi magnitude N
    slider gravity from N to N2 => gravity on VIEW as g; tweak "Physics/Gravity/Magnitude" for g.magnitude range N..N2
    tweak gravity N to N2 => gravity on VIEW as g; tweak "Physics/Gravity/Magnitude" for g.magnitude range N..N2
    let gravity gravity behavior items VIEW animator add behavior gravity => gravity on VIEW as gravity
    accelerometer gravity direction tilt VIEW => gravity on VIEW as pull; on tilt { pull.gravityDirection = event.tilt }
    cm motion manager gravity vector for dynamics VIEW => gravity on VIEW as pull; on tilt { pull.gravityDirection = event.tilt }
    gravity follows device orientation => gravity on VIEW as pull; on tilt { pull.gravityDirection = event.tilt }
    VIEW physics body affected by gravity false => gravity on VIEW as pull; remove pull
    gravity nil => gravity on VIEW as pull; remove pull
    physics world gravity vector dx N dy N2 => gravity on VIEW direction (N / 9.8, 0 - N2 / 9.8)
    scene physics world gravity vector make N N2 => gravity on VIEW direction (N / 9.8, 0 - N2 / 9.8)
    gravity dx N dy N2 on VIEW => gravity on VIEW direction (N, N2)
    gravity gravity direction cg vector dx N dy N2 VIEW => gravity on VIEW direction (N, N2)
    gravity VIEW POINT => gravity on VIEW direction POINT
    gravity gravity direction cg vector make POINT => gravity on VIEW direction POINT
    gravity on VIEW vector POINT => gravity on VIEW direction POINT
    make VIEW weightless => gravity on VIEW magnitude 0
    zero gravity => gravity on VIEW magnitude 0
    VIEW floats up slowly like a bubble => gravity on VIEW magnitude 0.1 angle -90deg
    moon => gravity on VIEW magnitude 0.165
    physics world gravity moon => gravity on VIEW magnitude 0.165
    VIEW should fall gently slow => gravity on VIEW magnitude 0.2
    VIEW rises like a balloon => gravity on VIEW magnitude 0.2 angle -90deg
    VIEW falls too fast => gravity on VIEW magnitude 0.3
    let the VIEW fall slowly => gravity on VIEW magnitude 0.3
    make VIEW fall slower => gravity on VIEW magnitude 0.3
    gravity like on mars for VIEW => gravity on VIEW magnitude 0.38
    mars => gravity on VIEW magnitude 0.38
    what happens with less gravity => gravity on VIEW magnitude 0.5; run 1s; print VIEW.center
    gravity like on earth => gravity on VIEW magnitude 0.98
    earth => gravity on VIEW magnitude 1
    anti gravity => gravity on VIEW magnitude 1 angle -90deg
    how do i change gravity => gravity on VIEW magnitude 2
    gravity like on jupiter => gravity on VIEW magnitude 2.5
    jupiter => gravity on VIEW magnitude 2.53
    gravity on the sun => gravity on VIEW magnitude 28
    what happens with more gravity => gravity on VIEW magnitude 2; run 1s; print VIEW.center
    what if gravity is doubled => gravity on VIEW magnitude 2; run 1s; print VIEW.center
    VIEW falls too slow => gravity on VIEW magnitude 3
    make VIEW fall faster => gravity on VIEW magnitude 3
    N g => gravity on VIEW magnitude N
    engine gravity y N => gravity on VIEW magnitude N
    gravity N on VIEW => gravity on VIEW magnitude N
    gravity behavior on VIEW magnitude N => gravity on VIEW magnitude N
    gravity on VIEW with magnitude N => gravity on VIEW magnitude N
    grvaity on VIEW magnitue N => gravity on VIEW magnitude N
    magnitude N on VIEW => gravity on VIEW magnitude N
    physics gravity vector down N => gravity on VIEW magnitude N
    rigidbody gravity scale N => gravity on VIEW magnitude N
    set g to N meters per second squared => gravity on VIEW magnitude N / 10
    VIEW gravity N left => gravity on VIEW magnitude N angle 180deg
    gravity on VIEW angle ANGLE strength N => gravity on VIEW magnitude N angle ANGLE
    gravity behavior magnitude N angle m pi VIEW => gravity on VIEW magnitude N angle pi/2
    what if gravity is N => gravity on VIEW magnitude N; run 1s; print VIEW.center
    animator add behavior gravity behavior items VIEW OTHER => gravity on VIEW, OTHER
    gravity VIEW OTHER => gravity on VIEW, OTHER
    ui gravity behavior items VIEW OTHER => gravity on VIEW, OTHER
    gravity on VIEW OTHER magnitude N => gravity on VIEW, OTHER magnitude N
    gravity VIEW items OTHER magnitude N angle ANGLE => gravity on VIEW, OTHER magnitude N angle ANGLE
    ui gravity behavior items VIEW OTHER THIRD => gravity on VIEW, OTHER, THIRD
    check the formula half g t squared => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.center.y) - first(VIEW.center.y), 0.5 * 1000 * 1 ^ 2
    compare the formula with the measurement => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.center.y) - first(VIEW.center.y), 0.5 * 1000 * 1 ^ 2
    compare theory and experiment => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.center.y) - first(VIEW.center.y), 0.5 * 1000 * 1 ^ 2
    compare with theory => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.center.y) - first(VIEW.center.y), 0.5 * 1000 * 1 ^ 2
    calculate g => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.velocity.y) / 1
    determine g => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.velocity.y) / 1
    find g => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.velocity.y) / 1
    measure g with a falling VIEW => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.velocity.y) / 1
    measure gravity => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.velocity.y) / 1
    measure the acceleration of free fall => gravity on VIEW; item VIEW resistance 0; run 1s; print last(VIEW.velocity.y) / 1
    how far does VIEW fall each second => gravity on VIEW; repeat 3 { run 1s; print t, VIEW.center.y }
    print y every TIME => gravity on VIEW; repeat 3 { run TIME; print VIEW.center.y }
    print the speed every TIME => gravity on VIEW; repeat 5 { run TIME; print length(VIEW.velocity) }
    print the height every TIME => gravity on VIEW; repeat 5 { run TIME; print stage.size.height - VIEW.center.y }
    percent error => gravity on VIEW; run 1s; print (last(VIEW.center.y) - first(VIEW.center.y) - 500) / 500 * 100
    relative error => gravity on VIEW; run 1s; print (last(VIEW.center.y) - first(VIEW.center.y) - 500) / 500 * 100
    distance in meters => gravity on VIEW; run 1s; print (last(VIEW.center.y) - first(VIEW.center.y)) * 9.81 / 1000
    average speed distance by time => gravity on VIEW; run 1s; print (last(VIEW.center.y) - first(VIEW.center.y)) / 1
    how accurate is the simulation => gravity on VIEW; run 1s; print VIEW.center.y
    what is the difference between velocity and speed => gravity on VIEW; run 1s; print VIEW.velocity, length(VIEW.velocity)
    horizontal and vertical speed of VIEW => gravity on VIEW; run 1s; print VIEW.velocity.x, VIEW.velocity.y
    how far did VIEW fall => gravity on VIEW; run 1s; print last(VIEW.center.y) - first(VIEW.center.y)
    how many pixels does VIEW move per frame => gravity on VIEW; run 1s; print last(VIEW.center.y) - first(VIEW.center.y)
    total distance => gravity on VIEW; run 1s; print last(VIEW.center.y) - first(VIEW.center.y)
    total distance travelled by VIEW => gravity on VIEW; run 1s; print last(VIEW.center.y) - first(VIEW.center.y)
    distance travelled by VIEW => gravity on VIEW; run 1s; print length((last(VIEW.center.x) - first(VIEW.center.x), last(VIEW.center.y) - first(VIEW.center.y)))
    print speed of VIEW in m per second => gravity on VIEW; run 1s; print length(VIEW.velocity) * 9.81 / 1000
    speed in meters per second => gravity on VIEW; run 1s; print length(VIEW.velocity) * 9.81 / 1000
    speed of VIEW in m s => gravity on VIEW; run 1s; print length(VIEW.velocity) * 9.81 / 1000
    speed in km per hour => gravity on VIEW; run 1s; print length(VIEW.velocity) * 9.81 / 1000 * 3.6
    speed of VIEW in kmh => gravity on VIEW; run 1s; print length(VIEW.velocity) * 9.81 / 1000 * 3.6
    peak velocity of VIEW => gravity on VIEW; run 1s; print max(length(VIEW.velocity))
    fastest => gravity on VIEW; run 1s; print max(length(VIEW.velocity)).time
    when is VIEW fastest => gravity on VIEW; run 1s; print max(length(VIEW.velocity)).time
    area under the graph => gravity on VIEW; run 1s; print mean(VIEW.velocity.y) * 1
    area under the velocity graph => gravity on VIEW; run 1s; print mean(VIEW.velocity.y) * 1
    integral => gravity on VIEW; run 1s; print mean(VIEW.velocity.y) * 1
    integral of the velocity => gravity on VIEW; run 1s; print mean(VIEW.velocity.y) * 1
    average speed of VIEW => gravity on VIEW; run 1s; print mean(length(VIEW.velocity))
    gradient => gravity on VIEW; run 1s; print speed(VIEW.center.y)
    slope => gravity on VIEW; run 1s; print speed(VIEW.center.y)
    slope of the graph => gravity on VIEW; run 1s; print speed(VIEW.center.y)
    slope of the line => gravity on VIEW; run 1s; print speed(VIEW.center.y)
    gradient of the velocity graph => gravity on VIEW; run 1s; print speed(VIEW.velocity.y)
    maximum acceleration of VIEW => gravity on VIEW; run 1s; print speed(VIEW.velocity.y)
    when is VIEW at height N => gravity on VIEW; run 2s; print crossing(VIEW.center.y, stage.size.height - N)
    what is the max speed of VIEW => gravity on VIEW; run 2s; print max(length(VIEW.velocity))
    what is VIEW center y at frame N => gravity on VIEW; run N frames; print VIEW.center.y
    where is VIEW at t N => gravity on VIEW; run Ns; print VIEW.center
    where will VIEW be after TIME => gravity on VIEW; run TIME; print VIEW.center
    VIEW falls for TIME how far => gravity on VIEW; run TIME; print last(VIEW.center.y) - first(VIEW.center.y)
    distance after TIME => gravity on VIEW; run TIME; print last(VIEW.center.y) - first(VIEW.center.y)
    distance fallen in TIME => gravity on VIEW; run TIME; print last(VIEW.center.y) - first(VIEW.center.y)
    how far does VIEW move in TIME => gravity on VIEW; run TIME; print last(VIEW.center.y) - first(VIEW.center.y)
    calculate speed after TIME => gravity on VIEW; run TIME; print length(VIEW.velocity)
    how fast after TIME => gravity on VIEW; run TIME; print length(VIEW.velocity)
    how fast is the VIEW going after TIME => gravity on VIEW; run TIME; print length(VIEW.velocity)
    speed after TIME => gravity on VIEW; run TIME; print length(VIEW.velocity)
    speed of VIEW at TIME => gravity on VIEW; run TIME; print length(VIEW.velocity)
    when does VIEW pass OTHER => gravity on VIEW; run until VIEW.center.y > OTHER.center.y max 10s; print t
    when will VIEW reach y N => gravity on VIEW; run until VIEW.center.y >= N max 10s
    when does VIEW pass y N => gravity on VIEW; run until VIEW.center.y >= N max 10s; print t
    repeat until VIEW hits the floor => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s
    while VIEW is above the ground => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s
    while not hit => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s
    how fast will VIEW hit the ground => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s; print VIEW.velocity.y
    speed at the ground => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s; print VIEW.velocity.y
    at what time does VIEW hit the ground => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s; print t
    fall time of VIEW => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s; print t
    measure how long VIEW falls => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s; print t
    time of impact => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s; print t
    time to fall => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s; print t
    while VIEW is in the air => gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s; print t
    solve for time when distance is N => gravity on VIEW; run until abs(VIEW.center.y - first(VIEW.center.y)) >= N max 10s; print t
    when does VIEW go faster than N => gravity on VIEW; run until length(VIEW.velocity) > N max 10s; print t
    stop when VIEW reaches speed N => gravity on VIEW; run until length(VIEW.velocity) >= N max 10s
    velocity y gravity delta => gravity on VIEW; step
    what's ball's velocity after TIME => gravity on ball; run TIME; print ball.velocity
    ui dynamic item group VIEW OTHER THIRD gravity => group VIEW, OTHER, THIRD as trio; gravity on trio
    VIEW is a balloon => item VIEW density 0.05 resistance 3; gravity on VIEW magnitude 0.2 angle -90deg
    what if VIEW was heavier => item VIEW density 5; gravity on VIEW; run 1s; print VIEW.center
    drop a N kg VIEW from N2 m => item VIEW density N; VIEW.center.y = stage.size.height - N2 * 1000 / 9.81; gravity on VIEW; run until VIEW.frame.maxY >= stage.size.height max 10s; print t, VIEW.velocity.y
    what does elasticity N do => item VIEW elasticity N; gravity on VIEW; run 1s; print VIEW.center
    what if friction is N => item VIEW friction N; gravity on VIEW; run 1s; print VIEW.center
    what happens without air => item VIEW resistance 0; gravity on VIEW; run 1s; print VIEW.velocity.y
    free fall TIME => item VIEW resistance 0; gravity on VIEW; run TIME; print VIEW.velocity.y, last(VIEW.center.y) - first(VIEW.center.y)
    what does resistance N do => item VIEW resistance N; gravity on VIEW; run 1s; print VIEW.center
    what happens if resistance is N => item VIEW resistance N; gravity on VIEW; run 1s; print VIEW.center
    throw VIEW N times => item VIEW; gravity on VIEW; repeat N { fling VIEW velocity (0, -300 - VIEW.velocity.y); run 0.6s }
    how long does it take to fall N m => let start = VIEW.center.y; item VIEW resistance 0; gravity on VIEW; run until VIEW.center.y - start >= N * 1000 / 9.81 max 10s; print t
    time to fall N meters => let start = VIEW.center.y; item VIEW resistance 0; gravity on VIEW; run until VIEW.center.y - start >= N * 1000 / 9.81 max 10s; print t
    test my hypothesis => predict VIEW.center.y ~ 400 at 1s; gravity on VIEW; run 1s
    i think VIEW will be at N after TIME => predict VIEW.center.y ~ N at TIME; gravity on VIEW; run TIME
    how many points is one meter => print "100 points are 1 meter; gravity 1 is 1000 pt/s2 = 10 m/s2"
    """#
}
