/// Animations with springs.
extension PhraseBook {
  static let springs =
    #"""
    moti view from opacity animate opacity => VIEW.alpha = 0; animate VIEW.alpha to 1 curve spring(mass: 1, stiffness: 100, damping: 10)
    slide in from left spring => VIEW.center.x = -VIEW.size.width; animate VIEW.center.x to stage.center.x curve spring(duration: 0.5, bounce: 0.3)
    use spring N stiffness N2 => VIEW.center.x = N; animate VIEW.center.x by 100 curve spring(mass: 1, stiffness: N2, damping: 10)
    use spring N stiffness N2 damping N3 => VIEW.center.x = N; animate VIEW.center.x by 100 curve spring(mass: 1, stiffness: N2, damping: N3)
    slide in from right spring => VIEW.center.x = stage.size.width + VIEW.size.width; animate VIEW.center.x to stage.center.x curve spring(duration: 0.5, bounce: 0.3)
    y N N2 spring => VIEW.center.y = N; animate VIEW.center.y to N2 curve spring(duration: 0.5, bounce: 0.3)
    bouncy spring from N to N2 => VIEW.center.y = N; animate VIEW.center.y to N2 curve spring(duration: 0.5, bounce: 0.4)
    VIEW as a sheet from the bottom => VIEW.frame = (0, stage.size.height, stage.size.width, 300); animate VIEW.frame.y to stage.size.height - 300 over 0.5s damping 0.8
    bottom sheet VIEW => VIEW.frame = (0, stage.size.height, stage.size.width, 300); animate VIEW.frame.y to stage.size.height - 300 over 0.5s damping 0.8
    bottom sheet VIEW height N => VIEW.frame = (0, stage.size.height, stage.size.width, N); animate VIEW.frame.y to stage.size.height - N over 0.5s damping 0.8
    slide in from bottom spring => VIEW.frame.y = stage.size.height; animate VIEW.center.y to stage.center.y curve spring(duration: 0.5, bounce: 0.3)
    like button pop => VIEW.scale = 0.5; animate VIEW.scale to 1 curve spring(duration: 0.4, bounce: 0.6)
    VIEW pops onto the screen with a bounce => VIEW.scale = 0; animate VIEW.scale to 1 curve bouncy
    entering zoom in springify => VIEW.scale = 0; animate VIEW.scale to 1 curve bouncy
    VIEW pops up => VIEW.scale = 0; animate VIEW.scale to 1 curve spring(duration: 0.5, bounce: 0.4)
    pop in VIEW => VIEW.scale = 0; animate VIEW.scale to 1 curve spring(duration: 0.5, bounce: 0.4)
    VIEW alpha N over TIME spring => animate VIEW.alpha to N over TIME damping 0.6
    animate VIEW alpha to N over TIME damping N2 initial velocity N3 => animate VIEW.alpha to N over TIME damping N2 velocity N3
    VIEW background color COLOR over TIME spring => animate VIEW.backgroundColor to COLOR over TIME damping 0.6
    VIEW border width N over TIME spring => animate VIEW.borderWidth to N over TIME damping 0.6
    stiff spring on VIEW to POINT => animate VIEW.center to POINT curve spring(duration: 0.3, bounce: 0.15)
    spring VIEW to POINT => animate VIEW.center to POINT curve spring(duration: 0.5, bounce: 0.3)
    spring VIEW center to POINT response N damping fraction N2 => animate VIEW.center to POINT curve spring(response: N, dampingRatio: N2)
    spring VIEW to POINT tension N friction N2 => animate VIEW.center to POINT curve spring(tension: N, friction: N2)
    animate VIEW center to POINT spring damping N velocity N2 => animate VIEW.center to POINT over 0.5s damping N velocity N2
    animate VIEW duration N using spring damping N2 velocity N3 center POINT => animate VIEW.center to POINT over Ns damping N2 velocity N3
    animate VIEW to POINT over TIME curve bouncy => animate VIEW.center to POINT over TIME curve bouncy
    VIEW center POINT over TIME spring => animate VIEW.center to POINT over TIME damping 0.6
    animate VIEW center to POINT over TIME damping N initial velocity N2 => animate VIEW.center to POINT over TIME damping N velocity N2
    spring VIEW to the center with bounce N => animate VIEW.center to stage.center curve spring(duration: 0.5, bounce: N)
    animation spring speed N => animate VIEW.center.x by 100 curve bouncy; VIEW.speed = N
    apple spring easing => animate VIEW.center.x by 100 curve smooth
    feels too mechanical => animate VIEW.center.x by 100 curve smooth
    snappy move VIEW => animate VIEW.center.x by 100 curve snappy
    inertial bounce expression => animate VIEW.center.x by 100 curve spring(mass: 1, stiffness: 350, damping: 12)
    spring VIEW N N2 => animate VIEW.center.x by 100 curve spring(mass: 1, stiffness: N, damping: N2)
    use spring stiffness N damping N2 => animate VIEW.center.x by 100 curve spring(mass: 1, stiffness: N, damping: N2)
    type spring stiffness N damping N2 mass N3 => animate VIEW.center.x by 100 curve spring(mass: N3, stiffness: N, damping: N2)
    elastic bounce expression freq N decay N2 => animate VIEW.center.x by 100 curve spring(stiffness: (2 * pi * N) ^ 2, damping: 2 * N2)
    react spring config slow => animate VIEW.center.x by 100 curve spring(tension: 280, friction: 60)
    overshoot expression amp freq decay => animate VIEW.center.x by 100 over 1s curve spring(mass: 1, stiffness: 200, damping: 10)
    spring VIEW center x by N mass N2 stiffness N3 damping N4 => animate VIEW.center.x by N curve spring(mass: N2, stiffness: N3, damping: N4)
    use spring x N config tension N2 friction N3 => animate VIEW.center.x by N curve spring(tension: N2, friction: N3)
    interpolating spring stiffness N damping N2 VIEW offset x N3 => animate VIEW.center.x by N3 curve spring(stiffness: N, damping: N2)
    overshoot in points => animate VIEW.center.x to 200 curve bouncy; run 1s; print max(VIEW.presentation.center.x) - 200
    does the spring overshoot => animate VIEW.center.x to 200 curve bouncy; run 1s; print overshoot(VIEW.presentation.center.x)
    rise time of the spring => animate VIEW.center.x to 200 curve bouncy; run 1s; print rise(VIEW.presentation.center.x)
    settling time of VIEW => animate VIEW.center.x to 200 curve bouncy; run 2s; print settling(VIEW.presentation.center.x)
    spring with bounce N => animate VIEW.center.x to 200 curve spring(duration: 0.5s, bounce: N)
    spring mass N stiffness N2 damping N3 => animate VIEW.center.x to 200 curve spring(mass: N, stiffness: N2, damping: N3)
    react spring mass N tension N2 friction N3 on VIEW => animate VIEW.center.x to 200 curve spring(mass: N, tension: N2, friction: N3)
    use spring mass N tension N2 friction N3 => animate VIEW.center.x to 200 curve spring(mass: N, tension: N2, friction: N3)
    framer type spring stiffness N damping N2 => animate VIEW.center.x to 200 curve spring(stiffness: N, damping: N2)
    overshoot N VIEW => animate VIEW.center.x to 200 over 0.5s damping -log(N) / sqrt(pi ^ 2 + log(N) ^ 2)
    VIEW center x spring to N => animate VIEW.center.x to N curve spring(duration: 0.5, bounce: 0.3)
    VIEW spring to N => animate VIEW.center.x to N curve spring(duration: 0.5, bounce: 0.3)
    animate VIEW center x to N with spring => animate VIEW.center.x to N curve spring(duration: 0.5, bounce: 0.3)
    gentle spring VIEW to x N => animate VIEW.center.x to N curve spring(duration: 0.9, bounce: 0.2)
    smart animate VIEW to x N gentle => animate VIEW.center.x to N curve spring(duration: 0.9, bounce: 0.2)
    move VIEW to x N with spring mass N2 stiffness N3 damping N4 => animate VIEW.center.x to N curve spring(mass: N2, stiffness: N3, damping: N4)
    animatable animate to N => animate VIEW.center.x to N curve spring(stiffness: 1500, dampingRatio: 1)
    animate dp as state target value N => animate VIEW.center.x to N curve spring(stiffness: 1500, dampingRatio: 1)
    spring stiffness N damping N2 for VIEW => animate VIEW.center.x to N curve spring(stiffness: 200, damping: N2)
    stiffness N damping N2 => animate VIEW.center.x to N curve spring(stiffness: 200, damping: N2)
    animate VIEW center x to N stiffness N2 damping N3 => animate VIEW.center.x to N curve spring(stiffness: N2, damping: N3)
    animate VIEW center x to N with spring stiffness N2 damping N3 => animate VIEW.center.x to N curve spring(stiffness: N2, damping: N3)
    VIEW center x N over TIME spring => animate VIEW.center.x to N over TIME damping 0.6
    animate VIEW center x to N over TIME using spring with damping N2 initial spring velocity N3 => animate VIEW.center.x to N over TIME damping N2 velocity N3
    with delay N with spring N2 => animate VIEW.center.x to N2 delay Nms curve bouncy
    spring duration N bounce N2 on VIEW x to N3 => animate VIEW.center.x to N3 curve spring(duration: N, bounce: N2)
    ui view animate spring duration N bounce N2 VIEW center x N3 => animate VIEW.center.x to N3 curve spring(duration: Ns, bounce: N2)
    spring damping N response N2 VIEW center x to N3 => animate VIEW.center.x to N3 curve spring(response: N2, dampingRatio: N)
    spring mass N stiffness N2 damping N3 on VIEW x to N4 => animate VIEW.center.x to N4 curve spring(mass: N, stiffness: N2, damping: N3)
    faster spring => animate VIEW.center.y by 100 curve spring(duration: 0.3, bounce: 0.3)
    slower spring => animate VIEW.center.y by 100 curve spring(duration: 0.9, bounce: 0.3)
    bounce N duration N2 => animate VIEW.center.y by 100 curve spring(duration: N2, bounce: N)
    origami spring N N2 => animate VIEW.center.y by 100 curve spring(stiffness: (N - 30) * 3.62 + 194, damping: (N2 - 8) * 3 + 25)
    origami spring tension N friction N2 => animate VIEW.center.y by 100 curve spring(stiffness: (N - 30) * 3.62 + 194, damping: (N2 - 8) * 3 + 25)
    spring spec damping ratio low bouncy => animate VIEW.center.y by 100 curve spring(stiffness: 1500, dampingRatio: 0.75)
    softer spring => animate VIEW.center.y by 100 curve spring(stiffness: 80, damping: 12)
    use spring animation on VIEW => animate VIEW.center.y by 100 over 0.5s curve spring(duration: 0.5, bounce: 0.3)
    duration TIME bounce N => animate VIEW.center.y by 100 over TIME curve spring(duration: TIME, bounce: N)
    settle without overshoot => animate VIEW.center.y by 150 curve spring(duration: 0.5, bounce: 0)
    less bouncy spring => animate VIEW.center.y by 150 curve spring(duration: 0.5, bounce: 0.1)
    bouncier spring => animate VIEW.center.y by 150 curve spring(duration: 0.5, bounce: 0.6)
    exaggerate the bounce => animate VIEW.center.y by 150 curve spring(duration: 0.6, bounce: 0.7)
    controller animate with spring simulation => animate VIEW.center.y by 200 curve spring(mass: 1, stiffness: 100, damping: 10)
    controller fling velocity N => animate VIEW.center.y by 200 curve spring(mass: 1, stiffness: 500, damping: 44.7, velocity: N)
    spring force damping ratio medium bouncy stiffness medium => animate VIEW.center.y by 200 curve spring(stiffness: 1500, dampingRatio: 0.5)
    spring force damping ratio high bouncy stiffness low => animate VIEW.center.y by 200 curve spring(stiffness: 200, dampingRatio: 0.2)
    spring force set damping ratio N set stiffness N2 => animate VIEW.center.y by 200 curve spring(stiffness: N2, dampingRatio: N)
    interpolating spring stiffness N damping N2 VIEW offset y N3 => animate VIEW.center.y by N3 curve spring(stiffness: N, damping: N2)
    ui view animate spring duration bounce initial spring velocity => animate VIEW.center.y to 300 curve spring(duration: 0.5, bounce: 0.3)
    spring constant N => animate VIEW.center.y to 300 curve spring(mass: 1, stiffness: N, damping: 10)
    spring k N => animate VIEW.center.y to 300 curve spring(mass: 1, stiffness: N, damping: 10)
    stiff spring k N => animate VIEW.center.y to 300 curve spring(mass: 1, stiffness: N, damping: 10)
    spring with constant N and mass N2 => animate VIEW.center.y to 300 curve spring(mass: N2, stiffness: N, damping: 10)
    spring response N spring damping fraction N2 => animate VIEW.center.y to 300 curve spring(response: N, dampingRatio: N2)
    spring animation on VIEW => animate VIEW.center.y to 300 over 0.5s curve spring(duration: 0.5, bounce: 0.3)
    spring VIEW damping N => animate VIEW.center.y to 300 over 0.5s damping N
    using spring with damping N initial spring velocity N2 VIEW => animate VIEW.center.y to 300 over 0.5s damping N velocity N2
    what does damping N mean => animate VIEW.center.y to 300 over 500ms damping 0.6
    what does damping do => animate VIEW.center.y to 300 over 500ms damping 0.6
    VIEW center y spring to N => animate VIEW.center.y to N curve spring(duration: 0.5, bounce: 0.3)
    bouncy spring for VIEW to y N => animate VIEW.center.y to N curve spring(duration: 0.5, bounce: 0.5)
    spring VIEW center y to N stiffness N2 damping N3 => animate VIEW.center.y to N curve spring(stiffness: N2, damping: N3)
    VIEW center y N over TIME spring => animate VIEW.center.y to N over TIME damping 0.6
    animate VIEW center y to N over TIME damping N2 initial velocity N3 => animate VIEW.center.y to N over TIME damping N2 velocity N3
    spring response N damping N2 VIEW center y to N3 => animate VIEW.center.y to N3 curve spring(response: N, dampingRatio: N2)
    spring response N damping fraction N2 VIEW to y N3 => animate VIEW.center.y to N3 curve spring(response: N, dampingRatio: N2)
    spring tension N friction N2 on VIEW y to N3 => animate VIEW.center.y to N3 curve spring(tension: N, friction: N2)
    animate color as state target COLOR => animate VIEW.color to COLOR curve spring(stiffness: 1500, dampingRatio: 1)
    VIEW corner radius N over TIME spring => animate VIEW.cornerRadius to N over TIME damping 0.6
    layout animation configure next spring => animate VIEW.frame to (20, 300, 280, 100) curve spring(duration: 0.7, bounce: 0.4)
    namespace matched geometry effect VIEW becomes OTHER => animate VIEW.frame to OTHER.frame curve smooth
    expand VIEW to full screen animated => animate VIEW.frame to stage.bounds curve smooth
    expand VIEW to fill the screen => animate VIEW.frame to stage.bounds over 0.5s curve spring(duration: 0.5, bounce: 0.2)
    VIEW frame size height spring to N => animate VIEW.frame.height to N curve spring(duration: 0.5, bounce: 0.3)
    VIEW frame height N over TIME spring => animate VIEW.frame.height to N over TIME damping 0.6
    animate VIEW frame origin to POINT spring => animate VIEW.frame.origin to POINT over 0.5s curve spring(duration: 0.5, bounce: 0.3)
    VIEW frame size width spring to N => animate VIEW.frame.width to N curve spring(duration: 0.5, bounce: 0.3)
    VIEW frame width N over TIME spring => animate VIEW.frame.width to N over TIME damping 0.6
    VIEW frame origin x spring to N => animate VIEW.frame.x to N curve spring(duration: 0.5, bounce: 0.3)
    VIEW frame origin x N over TIME spring => animate VIEW.frame.x to N over TIME damping 0.6
    VIEW frame origin y spring to N => animate VIEW.frame.y to N curve spring(duration: 0.5, bounce: 0.3)
    VIEW frame origin y N over TIME spring => animate VIEW.frame.y to N over TIME damping 0.6
    VIEW rotation ANGLE over TIME spring => animate VIEW.rotation to ANGLE over TIME damping 0.6
    animate VIEW rotation to ANGLE over TIME damping N initial velocity N2 => animate VIEW.rotation to ANGLE over TIME damping N velocity N2
    with animation bouncy duration N extra bounce N2 VIEW scale => animate VIEW.scale to 1.2 curve spring(duration: N, bounce: 0.3 + N2)
    spring VIEW scale to N bounce N2 duration N3 => animate VIEW.scale to N curve spring(duration: N3, bounce: N2)
    VIEW scale N over TIME spring => animate VIEW.scale to N over TIME damping 0.6
    animate VIEW scale to N over TIME damping N2 initial velocity N3 => animate VIEW.scale to N over TIME damping N2 velocity N3
    animate with duration using spring with damping N VIEW scale N2 => animate VIEW.scale to N2 over 0.5s damping N
    VIEW shadow opacity N over TIME spring => animate VIEW.shadowOpacity to N over TIME damping 0.6
    animate VIEW frame size to POINT spring => animate VIEW.size to POINT over 0.5s curve spring(duration: 0.5, bounce: 0.3)
    VIEW size POINT over TIME spring => animate VIEW.size to POINT over TIME damping 0.6
    animate VIEW frame size to POINT over TIME spring => animate VIEW.size to POINT over TIME damping 0.6
    with animation smooth VIEW center x N => animate curve smooth { VIEW.center.x = N }
    animate spring VIEW alpha N => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.alpha = N }
    animate spring VIEW background color COLOR => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.backgroundColor = COLOR }
    animate spring VIEW center POINT => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.center = POINT }
    animate spring VIEW center y N => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.center.y = N }
    animate spring VIEW corner radius N => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.cornerRadius = N }
    animate spring VIEW frame height N => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.frame.height = N }
    animate spring VIEW frame width N => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.frame.width = N }
    offset value with spring N => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.frame.x = N }
    animate spring VIEW rotation ANGLE => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.rotation = ANGLE }
    animate spring VIEW scale N => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.scale = N }
    with animation snappy duration N VIEW size N2 => animate curve spring(duration: N, bounce: 0.15) { VIEW.size = (N2, N2) }
    with animation interactive spring VIEW offset y N => animate curve spring(response: 0.15, dampingRatio: 0.86) { VIEW.center.y += N }
    with animation spring response N damping fraction N2 VIEW offset x N3 => animate curve spring(response: N, dampingRatio: N2) { VIEW.center.x += N3 }
    scale value with spring N damping N2 stiffness N3 => animate curve spring(stiffness: N3, damping: N2) { VIEW.scale = N }
    animated spring VIEW to value N friction N2 start => animate curve spring(tension: 40, friction: N2) { VIEW.frame.x = N }
    const spring use spring y N config tension N2 friction N3 => animate curve spring(tension: N2, friction: N3) { VIEW.center.y += N }
    card expands to full screen => animate over 0.5s curve spring(duration: 0.5, bounce: 0.15) { VIEW.frame = stage.bounds; VIEW.cornerRadius = 0 }
    hero animation VIEW => animate over 0.5s curve spring(duration: 0.5, bounce: 0.15) { VIEW.frame = stage.bounds; VIEW.cornerRadius = 0 }
    with animation snappy VIEW scale N => animate over 0.5s curve spring(duration: 0.5, bounce: 0.15) { VIEW.scale = N }
    less motion div layout id TEXT more => animate over 0.5s curve spring(duration: 0.5, bounce: 0.2) { VIEW.frame = OTHER.frame }
    less motion div layout more => animate over 0.5s curve spring(duration: 0.5, bounce: 0.2) { VIEW.frame = OTHER.frame }
    animation spring value is on => animate over 0.5s curve spring(duration: 0.5, bounce: 0.3) { VIEW.center.x = 200 }
    with animation bouncy VIEW center y N => animate over 0.5s curve spring(duration: 0.5, bounce: 0.3) { VIEW.center.y = N }
    with animation spring VIEW scale N => animate over 0.5s curve spring(duration: 0.5, bounce: 0.3) { VIEW.scale = N }
    with animation spring duration N bounce N2 VIEW center x N3 => animate over 0.5s curve spring(duration: N, bounce: N2) { VIEW.center.x = N3 }
    VIEW animation interpolating spring mass N stiffness N2 damping N3 value flag => animate over 0.5s curve spring(mass: N, stiffness: N2, damping: N3) { VIEW.center.x = 200 }
    offset offset animation spring response N damping fraction N2 value offset => animate over 0.5s curve spring(response: N, dampingRatio: N2) { VIEW.center.x += 100 }
    VIEW scale effect N animation spring response N2 damping fraction N3 value is on => animate over 0.5s curve spring(response: N2, dampingRatio: N3) { VIEW.scale = N }
    with animation interpolating spring stiffness N damping N2 VIEW rotation N3 => animate over 0.5s curve spring(stiffness: N, damping: N2) { VIEW.rotation = N3deg }
    animate spring damping N VIEW alpha N2 => animate over 0.5s damping N { VIEW.alpha = N2 }
    animate spring damping N VIEW center POINT => animate over 0.5s damping N { VIEW.center = POINT }
    animate spring damping N VIEW center x N2 => animate over 0.5s damping N { VIEW.center.x = N2 }
    animate spring damping N VIEW center y N2 => animate over 0.5s damping N { VIEW.center.y = N2 }
    animate spring damping N VIEW rotation ANGLE => animate over 0.5s damping N { VIEW.rotation = ANGLE }
    animate spring damping N VIEW scale N2 => animate over 0.5s damping N { VIEW.scale = N2 }
    view animate spring duration N bounce N2 VIEW center y N3 => animate over Ns curve spring(duration: 0.6s, bounce: N2) { VIEW.center.y = N3 }
    animate spring N VIEW alpha N2 => animate over Ns damping 0.6 { VIEW.alpha = N2 }
    animate spring N VIEW center POINT => animate over Ns damping 0.6 { VIEW.center = POINT }
    animate spring N VIEW center x N2 => animate over Ns damping 0.6 { VIEW.center.x = N2 }
    animate spring N VIEW center y N2 => animate over Ns damping 0.6 { VIEW.center.y = N2 }
    animate spring N VIEW rotation ANGLE => animate over Ns damping 0.6 { VIEW.rotation = ANGLE }
    animate spring N VIEW scale N2 => animate over Ns damping 0.6 { VIEW.scale = N2 }
    animate with duration N using spring with damping N2 VIEW alpha N3 => animate over Ns damping N2 { VIEW.alpha = N3 }
    animate with duration N using spring with damping N2 VIEW center POINT => animate over Ns damping N2 { VIEW.center = POINT }
    animate with duration N using spring with damping N2 VIEW center x N3 => animate over Ns damping N2 { VIEW.center.x = N3 }
    animate with duration N using spring with damping N2 VIEW center y N3 => animate over Ns damping N2 { VIEW.center.y = N3 }
    animate with duration N using spring with damping N2 VIEW rotation ANGLE => animate over Ns damping N2 { VIEW.rotation = ANGLE }
    animate with duration N using spring with damping N2 VIEW scale N3 => animate over Ns damping N2 { VIEW.scale = N3 }
    if reduce motion use opacity instead => if stage.reducesMotion { animate VIEW.alpha to 0 over 0.3s } else { animate VIEW.center.x by 200 curve bouncy }
    respect reduce motion setting => if stage.reducesMotion { animate VIEW.alpha to 0.5 over 0.3s } else { animate VIEW.center.x by 100 curve bouncy }
    spring VIEW back to start => let home = VIEW.center; VIEW.center.x += 120; animate VIEW.center to home curve spring(duration: 0.5, bounce: 0.3)
    layout animation VIEW OTHER => let p = VIEW.frame; animate over 0.5s curve spring(duration: 0.5, bounce: 0.2) { VIEW.frame = OTHER.frame; OTHER.frame = p }
    success checkmark => view check frame (130, 254, 60, 60) color green; check.cornerRadius = 30; check.scale = 0; animate check.scale to 1 curve spring(duration: 0.5, bounce: 0.4)
    tab bar indicator slides to N => view indicator frame (0, stage.size.height - 4, 80, 4) color blue; animate indicator.frame.x to N over 0.3s curve spring(duration: 0.3, bounce: 0.2)
    presentation detents medium => view sheet frame (0, 568, 320, 300) color gray; animate sheet.frame.y to 284 curve smooth
    bottom sheet slides up => view sheet frame (0, stage.size.height, stage.size.width, 400) color white; sheet.cornerRadius = 20; animate sheet.frame.y by -400 over 0.5s damping 0.85
    half height sheet medium detent => view sheet frame (0, stage.size.height, stage.size.width, stage.size.height) color white; animate sheet.frame.y to stage.size.height / 2 over 0.4s damping 0.85
    toggle switch knob slides => view track frame (130, 264, 60, 34) color green; view knob frame (2, 2, 30, 30) color white in track; track.cornerRadius = 17; knob.cornerRadius = 15; animate knob.center.x by 26 over 0.25s curve spring(duration: 0.25, bounce: 0.2)
    """#
}
