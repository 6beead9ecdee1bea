/// Attachments.
extension PhraseBook {
  static let attachments =
    #"""
    shorter pendulum => VIEW.center = (180, 120); attach VIEW to (160, 20) length 100; item VIEW resistance 0; gravity on VIEW; run 5s; print period(VIEW.center.x)
    calculate g from a pendulum => VIEW.center = (180, 220); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 6s; print 4 * pi ^ 2 * length((20, 200)) / period(VIEW.center.x) ^ 2
    frequency of the pendulum => VIEW.center = (200, 220); attach VIEW to (160, 20) length 200; item VIEW resistance 0; gravity on VIEW; run 5s; print 1 / period(VIEW.center.x)
    measure frequency => VIEW.center = (200, 220); attach VIEW to (160, 20) length 200; item VIEW resistance 0; gravity on VIEW; run 5s; print 1 / period(VIEW.center.x)
    period of pendulum with length N => VIEW.center = (200, N + 20); attach VIEW to (160, 20) length N; item VIEW resistance 0; gravity on VIEW; run 5s; print period(VIEW.center.x)
    pendulum on the moon => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW magnitude 0.165; run 20s; print period(VIEW.center.x)
    pendulum with gravity N => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW magnitude N; run 5s; print period(VIEW.center.x)
    count swings => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 10s; print 10s / period(VIEW.center.x)
    number of swings => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 10s; print 10s / period(VIEW.center.x)
    duration of a swing => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 5s; print period(VIEW.center.x)
    measure the time of one swing => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 5s; print period(VIEW.center.x)
    one swing how long => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 5s; print period(VIEW.center.x)
    time one swing => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run 5s; print period(VIEW.center.x)
    how many swings in TIME => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run TIME + 5s; print TIME / period(VIEW.center.x)
    swings in TIME => VIEW.center = (260, 200); attach VIEW to (160, 20); item VIEW resistance 0; gravity on VIEW; run TIME + 5s; print TIME / period(VIEW.center.x)
    longer pendulum => VIEW.center = (260, 300); attach VIEW to (160, 20) length 300; item VIEW resistance 0; gravity on VIEW; run 5s; print period(VIEW.center.x)
    rigidbody constraints freeze position x => attach VIEW slide along (0, 1)
    groove joint => attach VIEW slide along (1, 0)
    slide VIEW along the x axis => attach VIEW slide along (1, 0)
    slider joint VIEW => attach VIEW slide along (1, 0)
    sliding attachment VIEW attachment range ui float range minimum N maximum N2 => attach VIEW slide along (1, 0) range -abs(N)..abs(N2)
    sliding attachment VIEW axis of translation cg vector dx N dy N2 => attach VIEW slide along (N, N2)
    attach VIEW slide axis POINT => attach VIEW slide along POINT
    prismatic joint VIEW axis POINT => attach VIEW slide along POINT
    chain of VIEW and OTHER hanging from the top => attach VIEW to (100, 0); attach VIEW to OTHER; gravity on VIEW, OTHER
    cut the string => attach VIEW to (160, 0) as attach1; run 1s; remove attach1
    detach VIEW => attach VIEW to (160, 0) as attach1; run 1s; remove attach1
    measure the damping ratio of the swing => attach VIEW to (160, 0) frequency 1 damping 0.1; gravity on VIEW; run 5s; print damping(VIEW.center.y)
    make the spring stiffer => attach VIEW to (160, 0) frequency 4 damping 0.1
    attachment behavior frequency N => attach VIEW to (160, 0) frequency N
    frequency of the spring N => attach VIEW to (160, 0) frequency N
    length N on VIEW => attach VIEW to (160, 0) length N
    attachment length N attachment damping N2 attachment frequency N3 => attach VIEW to (160, 0) length N damping N2 frequency N3
    swing slower => attach VIEW to (160, 0); gravity on VIEW magnitude 0.3
    swing faster => attach VIEW to (160, 0); gravity on VIEW magnitude 3
    swing VIEW from the top => attach VIEW to (160, 0); run 2s
    period of a pendulum => attach VIEW to (160, 20) length 200; item VIEW resistance 0; gravity on VIEW; run 5s; print period(VIEW.center.x)
    pendulum with string length N => attach VIEW to (160, 20) length N; item VIEW resistance 0; gravity on VIEW; run 3s; print period(VIEW.center.x)
    attach VIEW to N N2 => attach VIEW to (N, N2)
    attachment anchor point point x N y N2 => attach VIEW to (N, N2)
    attachment behavior anchor point point x N y N2 => attach VIEW to (N, N2)
    attach VIEW N N2 N3 => attach VIEW to (N, N2) length N3
    VIEW follows OTHER => attach VIEW to OTHER
    VIEW should follow OTHER => attach VIEW to OTHER
    attach VIEW and OTHER => attach VIEW to OTHER
    chain VIEW and OTHER together => attach VIEW to OTHER
    connect VIEW with OTHER => attach VIEW to OTHER
    ui attachment behavior alloc init with item VIEW attached to item OTHER => attach VIEW to OTHER
    let attach attachment behavior item VIEW attached to OTHER => attach VIEW to OTHER as attach
    fixed attachment VIEW OTHER => attach VIEW to OTHER fixed
    fixed joint VIEW OTHER => attach VIEW to OTHER fixed
    glue VIEW to OTHER => attach VIEW to OTHER fixed
    physics joint fixed VIEW OTHER anchor => attach VIEW to OTHER fixed
    weld joint VIEW OTHER => attach VIEW to OTHER fixed
    ui attachment behavior fixed attachment with VIEW attached to OTHER attachment anchor POINT => attach VIEW to OTHER fixed at POINT
    attach VIEW to OTHER fixed => attach VIEW to OTHER fixed at VIEW.center
    attach VIEW to OTHER rigid => attach VIEW to OTHER fixed at VIEW.center
    rubber band between VIEW and OTHER => attach VIEW to OTHER frequency 2 damping 0.1
    damped spring joint stiffness damping => attach VIEW to OTHER frequency 2 damping 0.5
    soft body mesh => attach VIEW to OTHER frequency 2 damping 0.5
    attach VIEW to OTHER with frequency N => attach VIEW to OTHER frequency N
    attach VIEW to OTHER with stiffness N => attach VIEW to OTHER frequency N
    attach VIEW to OTHER freq N damp N2 => attach VIEW to OTHER frequency N damping N2
    attachment on VIEW attached to OTHER frequency N damping N2 => attach VIEW to OTHER frequency N damping N2
    physics joint spring VIEW OTHER frequency N damping N2 => attach VIEW to OTHER frequency N damping N2
    spring joint VIEW OTHER frequency N damping ratio N2 => attach VIEW to OTHER frequency N damping N2
    attach VIEW to OTHER distance N => attach VIEW to OTHER length N
    attach VIEW with OTHER length N => attach VIEW to OTHER length N
    attachment behavior length N VIEW OTHER => attach VIEW to OTHER length N
    distance joint VIEW OTHER distance N => attach VIEW to OTHER length N
    connect VIEW to OTHER with length N frequency N2 => attach VIEW to OTHER length N frequency N2
    ui attachment behavior item VIEW attached to OTHER length N frequency N2 damping N3 => attach VIEW to OTHER length N frequency N2 damping N3
    limit attachment with VIEW attached to OTHER offset from center => attach VIEW to OTHER limit
    physics joint limit VIEW OTHER max length => attach VIEW to OTHER limit
    rope between VIEW and OTHER => attach VIEW to OTHER limit
    rope joint VIEW OTHER max length => attach VIEW to OTHER limit
    ui attachment behavior limit attachment VIEW OTHER => attach VIEW to OTHER limit
    ui attachment behavior item VIEW offset from center attached to OTHER offset from center => attach VIEW to OTHER offset (0, 20) toOffset (0, -20)
    attachment range unlimited pin VIEW OTHER => attach VIEW to OTHER pin
    hinge VIEW to OTHER => attach VIEW to OTHER pin
    hinge joint VIEW OTHER => attach VIEW to OTHER pin
    pin joint node a VIEW node b OTHER => attach VIEW to OTHER pin
    pin attachment VIEW OTHER anchor cg point x N y N2 => attach VIEW to OTHER pin at (N, N2)
    physics joint pin VIEW OTHER anchor POINT => attach VIEW to OTHER pin at POINT
    revolute joint VIEW OTHER POINT => attach VIEW to OTHER pin at POINT
    ui attachment behavior pin attachment with VIEW attached to OTHER attachment anchor POINT => attach VIEW to OTHER pin at POINT
    attach VIEW pin OTHER at POINT range ANGLE => attach VIEW to OTHER pin at POINT range -abs(ANGLE)..abs(ANGLE)
    joint pin friction torque N => attach VIEW to OTHER pin friction N
    pin attachment VIEW OTHER friction torque N => attach VIEW to OTHER pin friction N
    joint pin lower angle limit upper angle limit => attach VIEW to OTHER pin range -45deg..45deg
    pin attachment VIEW OTHER attachment range ui float range ANGLE ANGLE2 => attach VIEW to OTHER pin range -abs(ANGLE)..abs(ANGLE2)
    physics joint sliding VIEW OTHER axis => attach VIEW to OTHER slide along (1, 0)
    attachment behavior sliding attachment with VIEW attached to OTHER anchor POINT axis of translation POINT2 => attach VIEW to OTHER slide along POINT2 at POINT
    sliding attachment with VIEW attached to OTHER attachment anchor POINT axis of translation cg vector make POINT2 => attach VIEW to OTHER slide at POINT along POINT2
    attachment behavior anchor point POINT VIEW => attach VIEW to POINT
    pin VIEW at POINT => attach VIEW to POINT
    ui attachment behavior item VIEW attached to anchor POINT => attach VIEW to POINT
    attach VIEW to POINT with a spring stiffness N => attach VIEW to POINT frequency 2 damping 0.1
    attach VIEW to point POINT with spring => attach VIEW to POINT frequency 2 damping 0.1
    hang VIEW on a spring from POINT => attach VIEW to POINT frequency 2 damping 0.1; gravity on VIEW
    attach VIEW anchor POINT frequency N damping N2 => attach VIEW to POINT frequency N damping N2
    ui attachment behavior item VIEW attached to anchor POINT frequency N damping N2 => attach VIEW to POINT frequency N damping N2
    attach VIEW at POINT length N => attach VIEW to POINT length N
    attach VIEW from POINT length N => attach VIEW to POINT length N
    attach VIEW to anchor POINT length N => attach VIEW to POINT length N
    attachment VIEW anchor POINT length N => attach VIEW to POINT length N
    attachment behavior on VIEW to POINT length N => attach VIEW to POINT length N
    constraint create point a POINT body b VIEW length N => attach VIEW to POINT length N
    pendulum VIEW POINT length N => attach VIEW to POINT length N; gravity on VIEW
    ui attachment behavior item VIEW offset from center ui offset N N2 attached to anchor POINT => attach VIEW to POINT offset (N, N2)
    attach VIEW anchor POINT offset POINT2 => attach VIEW to POINT offset POINT2
    ui attachment behavior VIEW offset from center ui offset make POINT attached to anchor POINT2 => attach VIEW to POINT2 offset POINT
    transform rotate around POINT => attach VIEW to POINT; fling VIEW velocity (100, 0)
    attachment VIEW swing around POINT => attach VIEW to POINT; gravity on VIEW
    hang VIEW from POINT => attach VIEW to POINT; gravity on VIEW
    newtons cradle => attach VIEW to VIEW.center - (0, 100); attach OTHER to OTHER.center - (0, 100); collision on VIEW, OTHER; gravity on VIEW, OTHER; item VIEW, OTHER elasticity 1; fling VIEW velocity (-200, 0)
    spring oscillation frequency N hz on VIEW => attach VIEW to VIEW.center - (0, 50) frequency N damping 0.1
    chain of attachments VIEW OTHER THIRD => attach VIEW to VIEW.center - (0, 50); attach OTHER to VIEW; attach THIRD to OTHER; gravity on VIEW, OTHER, THIRD
    newtons cradle VIEW OTHER THIRD => attach VIEW to VIEW.center - (0, 60) length 60; attach OTHER to OTHER.center - (0, 60) length 60; attach THIRD to THIRD.center - (0, 60) length 60; gravity on VIEW, OTHER, THIRD; collision on VIEW, OTHER, THIRD; item VIEW, OTHER, THIRD elasticity 1 resistance 0
    ca keyframe animation VIEW path circle radius N => attach VIEW to VIEW.center - (N, 0) length N; item VIEW resistance 0; fling VIEW velocity (0, 200)
    move VIEW along a circle of radius N => attach VIEW to VIEW.center - (N, 0) length N; item VIEW resistance 0; fling VIEW velocity (0, 200)
    balance a lever on a pivot => view plank frame (60, 450, 200, 10); view pivot frame (155, 455, 10, 60); item pivot anchored; attach plank to pivot pin at (160, 455); gravity on plank; run 1s; print plank.rotation
    """#
}
