/// Animations with springs.
extension PhraseBook {
  static let springs =
    #"""
    moti view from opacity animate opacity => VIEW.alpha = 0; animate VIEW.alpha to 1 curve spring(mass: 1, stiffness: 100, damping: 10)
    y N N2 spring => VIEW.center.y = N; animate VIEW.center.y to N2 curve spring(duration: 0.5, bounce: 0.3)
    bouncy spring from N to N2 => VIEW.center.y = N; animate VIEW.center.y to N2 curve spring(duration: 0.5, bounce: 0.4)
    like button pop => VIEW.scale = 0.5; animate VIEW.scale to 1 curve spring(duration: 0.4, bounce: 0.6)
    VIEW pops onto the screen with a bounce => VIEW.scale = 0; animate VIEW.scale to 1 curve bouncy
    entering zoom in springify => VIEW.scale = 0; animate VIEW.scale to 1 curve bouncy
    VIEW pops up => VIEW.scale = 0; animate VIEW.scale to 1 curve spring(duration: 0.5, bounce: 0.4)
    pop in VIEW => VIEW.scale = 0; animate VIEW.scale to 1 curve spring(duration: 0.5, bounce: 0.4)
    stiff spring on VIEW to POINT => animate VIEW.center to POINT curve spring(duration: 0.3, bounce: 0.15)
    spring VIEW to POINT => animate VIEW.center to POINT curve spring(duration: 0.5, bounce: 0.3)
    spring VIEW center to POINT response N damping fraction N2 => animate VIEW.center to POINT curve spring(response: N, dampingRatio: N2)
    spring VIEW to POINT tension N friction N2 => animate VIEW.center to POINT curve spring(tension: N, friction: N2)
    animate VIEW center to POINT spring damping N velocity N2 => animate VIEW.center to POINT over 0.5s damping N velocity N2
    animate VIEW duration N using spring damping N2 velocity N3 center POINT => animate VIEW.center to POINT over Ns damping N2 velocity N3
    animate VIEW to POINT over TIME curve bouncy => animate VIEW.center to POINT over TIME curve bouncy
    spring VIEW to the center with bounce N => animate VIEW.center to stage.center curve spring(duration: 0.5, bounce: N)
    animation spring speed N => animate VIEW.center.x by 100 curve bouncy; VIEW.speed = N
    apple spring easing => animate VIEW.center.x by 100 curve smooth
    feels too mechanical => animate VIEW.center.x by 100 curve smooth
    snappy move VIEW => animate VIEW.center.x by 100 curve snappy
    inertial bounce expression => animate VIEW.center.x by 100 curve spring(mass: 1, stiffness: 350, damping: 12)
    type spring stiffness N damping N2 mass N3 => animate VIEW.center.x by 100 curve spring(mass: N3, stiffness: N, damping: N2)
    elastic bounce expression freq N decay N2 => animate VIEW.center.x by 100 curve spring(stiffness: (2 * pi * N) ^ 2, damping: 2 * N2)
    with sequence with timing with spring => animate VIEW.center.x by 100 over 0.3s then { animate VIEW.center.x by -100 curve bouncy }
    overshoot expression amp freq decay => animate VIEW.center.x by 100 over 1s curve spring(mass: 1, stiffness: 200, damping: 10)
    spring VIEW center x by N mass N2 stiffness N3 damping N4 => animate VIEW.center.x by N curve spring(mass: N2, stiffness: N3, damping: N4)
    overshoot in points => animate VIEW.center.x to 200 curve bouncy; run 1s; print max(VIEW.presentation.center.x) - 200
    does the spring overshoot => animate VIEW.center.x to 200 curve bouncy; run 1s; print overshoot(VIEW.presentation.center.x)
    rise time of the spring => animate VIEW.center.x to 200 curve bouncy; run 1s; print rise(VIEW.presentation.center.x)
    settling time of VIEW => animate VIEW.center.x to 200 curve bouncy; run 2s; print settling(VIEW.presentation.center.x)
    spring with bounce N => animate VIEW.center.x to 200 curve spring(duration: 0.5s, bounce: N)
    spring mass N stiffness N2 damping N3 => animate VIEW.center.x to 200 curve spring(mass: N, stiffness: N2, damping: N3)
    react spring mass N tension N2 friction N3 on VIEW => animate VIEW.center.x to 200 curve spring(mass: N, tension: N2, friction: N3)
    framer type spring stiffness N damping N2 => animate VIEW.center.x to 200 curve spring(stiffness: N, damping: N2)
    type TEXT stiffness N damping N2 => animate VIEW.center.x to 200 curve spring(stiffness: N, damping: N2)
    use spring mass N tension N2 friction N3 => animate VIEW.center.x to 200 curve spring(tension: N2, friction: N3)
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
    animate VIEW center x to N over TIME using spring with damping N2 initial spring velocity N3 => animate VIEW.center.x to N over TIME damping N2 velocity N3
    with delay N with spring N2 => animate VIEW.center.x to N2 delay Nms curve bouncy
    spring duration N bounce N2 on VIEW x to N3 => animate VIEW.center.x to N3 curve spring(duration: N, bounce: N2)
    ui view animate spring duration N bounce N2 VIEW center x N3 => animate VIEW.center.x to N3 curve spring(duration: Ns, bounce: N2)
    spring damping N response N2 VIEW center x to N3 => animate VIEW.center.x to N3 curve spring(response: N2, dampingRatio: N)
    spring mass N stiffness N2 damping N3 on VIEW x to N4 => animate VIEW.center.x to N4 curve spring(mass: N, stiffness: N2, damping: N3)
    spring spec damping ratio low bouncy => animate VIEW.center.y by 100 curve spring(stiffness: 1500, dampingRatio: 0.75)
    settle without overshoot => animate VIEW.center.y by 150 curve spring(duration: 0.5, bounce: 0)
    less bouncy spring => animate VIEW.center.y by 150 curve spring(duration: 0.5, bounce: 0.1)
    bouncier spring => animate VIEW.center.y by 150 curve spring(duration: 0.5, bounce: 0.6)
    exaggerate the bounce => animate VIEW.center.y by 150 curve spring(duration: 0.6, bounce: 0.7)
    controller animate with spring simulation => animate VIEW.center.y by 200 curve spring(mass: 1, stiffness: 100, damping: 10)
    controller fling velocity N => animate VIEW.center.y by 200 curve spring(mass: 1, stiffness: 500, damping: 44.7, velocity: N)
    spring force damping ratio medium bouncy stiffness medium => animate VIEW.center.y by 200 curve spring(stiffness: 1500, dampingRatio: 0.5)
    spring force damping ratio high bouncy stiffness low => animate VIEW.center.y by 200 curve spring(stiffness: 200, dampingRatio: 0.2)
    spring force set damping ratio N set stiffness N2 => animate VIEW.center.y by 200 curve spring(stiffness: N2, dampingRatio: N)
    ui view animate spring duration bounce initial spring velocity => animate VIEW.center.y to 300 curve spring(duration: 0.5, bounce: 0.3)
    spring response N spring damping fraction N2 => animate VIEW.center.y to 300 curve spring(response: N, dampingRatio: N2)
    spring animation on VIEW => animate VIEW.center.y to 300 over 0.5s curve spring(duration: 0.5, bounce: 0.3)
    spring VIEW damping N => animate VIEW.center.y to 300 over 0.5s damping N
    using spring with damping N initial spring velocity N2 VIEW => animate VIEW.center.y to 300 over 0.5s damping N velocity N2
    what does damping N mean => animate VIEW.center.y to 300 over 500ms damping 0.6
    what does damping do => animate VIEW.center.y to 300 over 500ms damping 0.6
    bouncy spring for VIEW to y N => animate VIEW.center.y to N curve spring(duration: 0.5, bounce: 0.5)
    spring VIEW center y to N stiffness N2 damping N3 => animate VIEW.center.y to N curve spring(stiffness: N2, damping: N3)
    spring response N damping N2 VIEW center y to N3 => animate VIEW.center.y to N3 curve spring(response: N, dampingRatio: N2)
    spring response N damping fraction N2 VIEW to y N3 => animate VIEW.center.y to N3 curve spring(response: N, dampingRatio: N2)
    spring tension N friction N2 on VIEW y to N3 => animate VIEW.center.y to N3 curve spring(tension: N, friction: N2)
    animate color as state target COLOR => animate VIEW.color to COLOR curve spring(stiffness: 1500, dampingRatio: 1)
    layout animation configure next spring => animate VIEW.frame to (20, 300, 280, 100) curve spring(duration: 0.7, bounce: 0.4)
    namespace matched geometry effect VIEW becomes OTHER => animate VIEW.frame to OTHER.frame curve smooth
    expand VIEW to full screen animated => animate VIEW.frame to stage.bounds curve smooth
    expand VIEW to fill the screen => animate VIEW.frame to stage.bounds over 0.5s curve spring(duration: 0.5, bounce: 0.2)
    with animation bouncy duration N extra bounce N2 VIEW scale => animate VIEW.scale to 1.2 curve spring(duration: N, bounce: 0.3 + N2)
    spring VIEW scale to N bounce N2 duration N3 => animate VIEW.scale to N curve spring(duration: N3, bounce: N2)
    animate with duration using spring with damping N VIEW scale N2 => animate VIEW.scale to N2 over 0.5s damping N
    with animation smooth VIEW center x N => animate curve smooth { VIEW.center.x = N }
    offset value with spring N => animate curve spring(duration: 0.5, bounce: 0.3) { VIEW.frame.x = N }
    with animation snappy duration N VIEW size N2 => animate curve spring(duration: N, bounce: 0.15) { VIEW.size = (N2, N2) }
    with animation interactive spring VIEW offset y N => animate curve spring(response: 0.15, dampingRatio: 0.86) { VIEW.center.y += N }
    with animation spring response N damping fraction N2 VIEW offset x N3 => animate curve spring(response: N, dampingRatio: N2) { VIEW.center.x += N3 }
    motion div animate x N transition type TEXT stiffness N2 => animate curve spring(stiffness: N, damping: 10) { VIEW.center.x += N2 }
    transition type TEXT stiffness N damping N2 => animate curve spring(stiffness: N, damping: N2) { VIEW.center.x += 100 }
    scale value with spring N damping N2 stiffness N3 => animate curve spring(stiffness: N3, damping: N2) { VIEW.scale = N }
    animated spring VIEW to value N friction N2 start => animate curve spring(tension: 40, friction: N2) { VIEW.frame.x = N }
    const spring use spring y N config tension N2 friction N3 => animate curve spring(tension: N2, friction: N3) { VIEW.center.y += N }
    card expands to full screen => animate over 0.5s curve spring(duration: 0.5, bounce: 0.15) { VIEW.frame = stage.bounds; VIEW.cornerRadius = 0 }
    hero animation VIEW => animate over 0.5s curve spring(duration: 0.5, bounce: 0.15) { VIEW.frame = stage.bounds; VIEW.cornerRadius = 0 }
    scale effect is pressed N N2 animation snappy value is pressed => animate over 0.5s curve spring(duration: 0.5, bounce: 0.15) { VIEW.scale = N }
    with animation snappy VIEW scale N => animate over 0.5s curve spring(duration: 0.5, bounce: 0.15) { VIEW.scale = N }
    animation spring value is on => animate over 0.5s curve spring(duration: 0.5, bounce: 0.3) { VIEW.center.x = 200 }
    with animation bouncy VIEW center y N => animate over 0.5s curve spring(duration: 0.5, bounce: 0.3) { VIEW.center.y = N }
    with animation spring VIEW scale N => animate over 0.5s curve spring(duration: 0.5, bounce: 0.3) { VIEW.scale = N }
    with animation spring duration N bounce N2 VIEW center x N3 => animate over 0.5s curve spring(duration: N, bounce: N2) { VIEW.center.x = N3 }
    VIEW animation interpolating spring mass N stiffness N2 damping N3 value flag => animate over 0.5s curve spring(mass: N, stiffness: N2, damping: N3) { VIEW.center.x = 200 }
    offset offset animation spring response N damping fraction N2 value offset => animate over 0.5s curve spring(response: N, dampingRatio: N2) { VIEW.center.x += 100 }
    VIEW scale effect N animation spring response N2 damping fraction N3 value is on => animate over 0.5s curve spring(response: N2, dampingRatio: N3) { VIEW.scale = N }
    with animation interpolating spring stiffness N damping N2 VIEW rotation N3 => animate over 0.5s curve spring(stiffness: N, damping: N2) { VIEW.rotation = N3deg }
    transition type TEXT bounce N duration N2 => animate over 0.8s curve spring(duration: N2, bounce: N) { VIEW.center.x += 100 }
    uiview animate spring duration N bounce N2 VIEW center y N3 => animate over Ns curve spring(duration: 0.6s, bounce: N2) { VIEW.center.y = N3 }
    if reduce motion use opacity instead => if stage.reducesMotion { animate VIEW.alpha to 0 over 0.3s } else { animate VIEW.center.x by 200 curve bouncy }
    respect reduce motion setting => if stage.reducesMotion { animate VIEW.alpha to 0.5 over 0.3s } else { animate VIEW.center.x by 100 curve bouncy }
    layout animation VIEW OTHER => let p = VIEW.frame; animate over 0.5s curve spring(duration: 0.5, bounce: 0.2) { VIEW.frame = OTHER.frame; OTHER.frame = p }
    tab bar indicator slides to N => view indicator frame (0, stage.size.height - 4, 80, 4) color blue; animate indicator.frame.x to N over 0.3s curve spring(duration: 0.3, bounce: 0.2)
    presentation detents medium => view sheet frame (0, 568, 320, 300) color gray; animate sheet.frame.y to 284 curve smooth
    bottom sheet slides up => view sheet frame (0, stage.size.height, stage.size.width, 400) color white; sheet.cornerRadius = 20; animate sheet.frame.y by -400 over 0.5s damping 0.85
    half height sheet medium detent => view sheet frame (0, stage.size.height, stage.size.width, stage.size.height) color white; animate sheet.frame.y to stage.size.height / 2 over 0.4s damping 0.85
    toggle switch knob slides => view track frame (130, 264, 60, 34) color green; view knob frame (2, 2, 30, 30) color white in track; track.cornerRadius = 17; knob.cornerRadius = 15; animate knob.center.x by 26 over 0.25s curve spring(duration: 0.25, bounce: 0.2)
    """#
}
