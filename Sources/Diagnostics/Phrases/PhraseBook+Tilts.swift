/// Tilts and motion effects.
extension PhraseBook {
  static let tilts =
    #"""
    shadow moves with tilt VIEW => VIEW.shadowOpacity = 0.4; effect on VIEW keypath shadowOffset.x tilt horizontal from -10 to 10; tilt (1, 0)
    d tilt card => effect on VIEW keypath center.x tilt horizontal from -15 to 15; effect on VIEW keypath shadowOffset.x tilt horizontal from 15 to -15; tilt (0.5, 0)
    VIEW motion effects append group => effect on VIEW keypath center.x tilt horizontal from -50 to 50
    effect VIEW horizontal N => effect on VIEW keypath center.x tilt horizontal from -N to 25
    effect VIEW center x N => effect on VIEW keypath center.x tilt horizontal from -N to 30
    tilt effect on VIEW N => effect on VIEW keypath center.x tilt horizontal from -N to 30
    minimum relative value maximum relative value VIEW N => effect on VIEW keypath center.x tilt horizontal from -abs(N) to abs(N)
    motion effect minimum relative value N => effect on VIEW keypath center.x tilt horizontal from N to 50
    VIEW add motion effect horizontal min N max N2 => effect on VIEW keypath center.x tilt horizontal from N to N2
    add motion effect to VIEW center x N N2 => effect on VIEW keypath center.x tilt horizontal from N to N2
    effect VIEW center x N to N2 => effect on VIEW keypath center.x tilt horizontal from N to N2
    effect on VIEW center x from N to N2 horizontal => effect on VIEW keypath center.x tilt horizontal from N to N2
    effect on VIEW keypath center x from N to N2 => effect on VIEW keypath center.x tilt horizontal from N to N2
    effect on VIEW keypath center x horizontal N N2 => effect on VIEW keypath center.x tilt horizontal from N to N2
    effect on VIEW tilt along horizontal axis N N2 => effect on VIEW keypath center.x tilt horizontal from N to N2
    motion effect VIEW min N max N2 => effect on VIEW keypath center.x tilt horizontal from N to N2
    motion effect VIEW minimum relative value N maximum relative value N2 => effect on VIEW keypath center.x tilt horizontal from N to N2
    motion effect on VIEW center x from N to N2 => effect on VIEW keypath center.x tilt horizontal from N to N2
    parallax on VIEW from N to N2 => effect on VIEW keypath center.x tilt horizontal from N to N2; effect on VIEW keypath center.y tilt vertical from N to N2
    VIEW add motion effect vertical min N max N2 => effect on VIEW keypath center.y tilt vertical from N to N2
    effect VIEW center y N to N2 => effect on VIEW keypath center.y tilt vertical from N to N2
    effect on VIEW center y N to N2 vertical => effect on VIEW keypath center.y tilt vertical from N to N2
    ui interpolating motion effect key path layer transform rotation VIEW => effect on VIEW keypath rotation tilt horizontal from -5deg to 5deg
    effect on VIEW rotation from ANGLE to ANGLE2 => effect on VIEW keypath rotation tilt horizontal from ANGLE to ANGLE2
    on tilt VIEW center x N => on tilt { VIEW.center.x += event.tilt.x * N }; tilt (0.5, 0)
    on tilt VIEW center x => on tilt { VIEW.center.x = stage.center.x + event.tilt.x * 100 }; tilt (0.5, 0)
    on tilt VIEW center y N => on tilt { VIEW.center.y += event.tilt.y * N }; tilt (0, 0.5)
    on tilt VIEW rotation => on tilt { VIEW.rotation = event.tilt.x * 30deg }; tilt (0.5, 0)
    core motion device motion updates => on tilt { print event.tilt }; tilt (0.5, 0)
    on tilt print => on tilt { print event.tilt }; tilt (0.5, 0)
    depth effect with three layers => parallax on VIEW magnitude 10; parallax on OTHER magnitude 25; parallax on THIRD magnitude 50; tilt (1, 0); draw
    parallax layers background slow foreground fast => parallax on VIEW magnitude 10; parallax on OTHER magnitude 40; tilt (1, 0); draw
    VIEW remove motion effect => parallax on VIEW magnitude 20 as sway; remove sway
    opposite parallax foreground VIEW background OTHER => parallax on VIEW magnitude 20; parallax on OTHER magnitude -20
    tilt sensor moves VIEW => parallax on VIEW magnitude 30; tilt (0.5, 0.5)
    group motion effects horizontal vertical => parallax on VIEW magnitude 50
    ui motion effect group motion effects horizontal vertical VIEW => parallax on VIEW magnitude 50
    does reduce motion stop parallax => parallax on VIEW magnitude 50; reduceMotion on; tilt (1, 0); print VIEW.presentation.center.x - VIEW.center.x
    tilt phone and show how far VIEW moves => parallax on VIEW magnitude 50; tilt (0.5, 0); print VIEW.presentation.center
    ui motion effect key paths and relative values for viewer offset => parallax on VIEW magnitude 50; tilt (0.5, 0.5); print VIEW.presentation.center - VIEW.center
    how much does VIEW move when tilted => parallax on VIEW magnitude 50; tilt (1, 0); print VIEW.presentation.center
    VIEW add motion effect group N => parallax on VIEW magnitude N
    add parallax of N to VIEW => parallax on VIEW magnitude N
    effect on VIEW key path center tilt along both axes N => parallax on VIEW magnitude N
    parallax on VIEW N => parallax on VIEW magnitude N
    parallax on VIEW N when tilting => parallax on VIEW magnitude N
    parallax on VIEW OTHER N => parallax on VIEW, OTHER magnitude N
    tilt left => tilt (-0.5, 0)
    tilt the phone ANGLE left => tilt (-0.5, 0)
    tilt left N => tilt (-N, 0)
    tilt forward ANGLE => tilt (0, -0.17)
    tilt phone forward => tilt (0, -0.5)
    tilt up N => tilt (0, -N)
    level device => tilt (0, 0)
    level the phone => tilt (0, 0)
    phone lying flat on the table => tilt (0, 0)
    tilt flat => tilt (0, 0)
    tilt reset => tilt (0, 0)
    tilt back => tilt (0, 0.5)
    tilt y N => tilt (0, N)
    hold the phone at an angle => tilt (0.3, 0.3)
    device current orientation => tilt (0.5, -0.25)
    motion manager start accelerometer updates => tilt (0.5, -0.25)
    tilt N => tilt (N, 0)
    tilt right N => tilt (N, 0)
    tilt x N => tilt (N, 0)
    set tilt to N N2 => tilt (N, N2)
    tilt N N2 => tilt (N, N2)
    tilt horizontal N vertical N2 => tilt (N, N2)
    tilt roll N pitch N2 => tilt (N, N2)
    viewer offset horizontal N vertical N2 => tilt (clamp(N, -1, 1), clamp(N2, -1, 1))
    tilt POINT => tilt POINT
    wobble the phone => tilt path [(0, 0), (0.5, 0), (-0.5, 0), (0, 0)] over 1s
    shake device => tilt path [(0, 0), (1, 0), (-1, 0), (0, 0)] over 0.5s
    tilt phone back and forth => tilt path [(0, 0), (1, 0), (-1, 0), (0, 0)] over 2s
    tilt device slowly to the left over TIME => tilt to (-0.5, 0) over TIME
    tilt right over TIME => tilt to (0.5, 0) over TIME
    tilt the device right over TIME => tilt to (0.5, 0) over TIME
    tilt to N over TIME => tilt to (N, 0) over TIME
    wallpaper parallax like ios => view wallpaper frame (-40, -40, stage.size.width + 80, stage.size.height + 80) color blue; sendToBack wallpaper; parallax on wallpaper magnitude 40
    """#
}
