/// Property animators.
extension PhraseBook {
  static let animators =
    #"""
    animator add completion position in print position => animator animator over 0.5s { VIEW.alpha = 0 } then { print event.position }; start animator
    animator fraction complete N => animator animator over 0.5s { VIEW.center.x += 100 }; animator.fractionComplete = N
    animator start animation after delay N => animator animator over 0.5s { VIEW.center.x += 100 }; run Ns; start animator
    animator start animation => animator animator over 0.5s { VIEW.center.x += 100 }; start animator
    animator pause animation => animator animator over 0.5s { VIEW.center.x += 100 }; start animator; run 100ms; pause animator
    animator is reversed true => animator animator over 0.5s { VIEW.center.x += 100 }; start animator; run 100ms; reverse animator
    animator stop animation true => animator animator over 0.5s { VIEW.center.x += 100 }; start animator; run 100ms; stop animator
    animator add animations self VIEW center y N => animator animator over 0.5s { VIEW.center.y += N }; start animator
    controller value N => animator controller over 0.5s { VIEW.center.x += 100 }; controller.fractionComplete = N
    controller forward => animator controller over 0.5s { VIEW.center.x += 100 }; start controller
    controller reverse => animator controller over 0.5s { VIEW.center.x += 100 }; start controller; run 200ms; reverse controller
    animation controller vsync duration milliseconds N => animator controller over Nms { VIEW.center.x += 100 }
    use animation controls => animator controls over 0.5s { VIEW.center.x += 100 }; start controls
    start animator => animator fade over 0.5s { VIEW.alpha = 0 }; start fade
    fade start animation => animator fade over 0.5s { VIEW.center.x += 100 }; start fade
    let fade animator duration N VIEW alpha N2 => animator fade over Ns { VIEW.alpha = N2 }
    let fade animator duration N VIEW center x N2 => animator fade over Ns { VIEW.center.x = N2 }
    let fade animator duration N VIEW center y N2 => animator fade over Ns { VIEW.center.y = N2 }
    let fade animator duration N VIEW frame size height N2 => animator fade over Ns { VIEW.frame.height = N2 }
    let fade animator duration N VIEW frame size width N2 => animator fade over Ns { VIEW.frame.width = N2 }
    let fade animator duration N VIEW frame origin x N2 => animator fade over Ns { VIEW.frame.x = N2 }
    let fade animator duration N VIEW frame origin y N2 => animator fade over Ns { VIEW.frame.y = N2 }
    let fade animator duration N VIEW scale N2 => animator fade over Ns { VIEW.scale = N2 }
    fade transition opacity controller => animator fader over 0.3s { VIEW.alpha = 0 }; start fader
    animatable data progress => animator grow over 1s { VIEW.scale = 2 }; grow.fractionComplete = 0.5
    lottie play from progress to progress => animator lot over 1s { VIEW.rotation = 180deg }; lot.fractionComplete = 0.2; run 100ms; lot.fractionComplete = 0.8
    lottie current progress N => animator lot over 1s { VIEW.rotation = 180deg }; lot.fractionComplete = N
    lottie play animation => animator lot over 1s { VIEW.rotation = 180deg }; start lot
    motion layout progress => animator move over 0.5s { VIEW.center.x += 100 }; move.fractionComplete = 0.5
    motion layout transition to end => animator move over 0.5s { VIEW.center.x += 100; VIEW.scale = 1.5 }; start move
    play animation backwards => animator rewind over 1s { VIEW.center.x += 200 }; rewind.fractionComplete = 1; reverse rewind; start rewind
    play the animation in reverse => animator rewind over 1s { VIEW.center.x += 200 }; rewind.fractionComplete = 1; reverse rewind; start rewind
    scroll trigger scrub true => animator scrub over 1s curve linear { VIEW.center.x += 200 }; scrub.fractionComplete = 0.5
    scrub the animation of VIEW to half => animator scrub over 1s curve linear { VIEW.center.x += 200 }; scrub.fractionComplete = 0.5
    scrub N => animator scrub over 1s curve linear { VIEW.center.x += 200 }; scrub.fractionComplete = N
    scrub VIEW animation N => animator scrub over 1s curve linear { VIEW.center.x += 200 }; scrub.fractionComplete = N
    scrub timeline to N => animator scrub over 1s curve linear { VIEW.center.x += 200 }; scrub.fractionComplete = N
    property animator start animation after delay N VIEW => animator slide over 0.5s { VIEW.center.x += 100 }; at t + Ns { start slide }
    reverse VIEW => animator slide over 0.5s { VIEW.center.x += 100 }; start slide; run 200ms; reverse slide
    reverse VIEW animator => animator slide over 0.5s { VIEW.center.x += 100 }; start slide; run 200ms; reverse slide
    property animator scrubs linearly false => animator slide over 1s curve easeIn scrubsLinearly off { VIEW.center.x += 100 }; slide.fractionComplete = 0.5
    property animator pauses on completion true => animator slide over 1s pausesOnCompletion on { VIEW.center.x += 100 }; start slide
    property animator add completion position in print position => animator slide over 1s { VIEW.center.x += 100 } then { print event.position }; start slide
    property animator fraction complete N VIEW => animator slide over 1s { VIEW.center.x += 100 }; slide.fractionComplete = N
    scrub VIEW N => animator slide over 1s { VIEW.center.x += 100 }; slide.fractionComplete = N
    scrub animation fraction complete N => animator slide over 1s { VIEW.center.x += 100 }; slide.fractionComplete = N
    scrub animator to N => animator slide over 1s { VIEW.center.x += 100 }; slide.fractionComplete = N
    animator pause fraction N VIEW start again => animator slide over 1s { VIEW.center.x += 100 }; slide.fractionComplete = N; start slide
    property animator is running => animator slide over 1s { VIEW.center.x += 100 }; start slide; print slide.isRunning
    interruptible animation of VIEW => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; pause slide
    property animator pause animation VIEW => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; pause slide
    continue animation with timing parameters ui spring timing parameters => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; pause slide; continue slide curve spring(duration: 0.5, bounce: 0.3)
    continue animation with timing parameters nil duration factor N => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; pause slide; continue slide durationFactor N
    property animator is interruptible VIEW => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; pause slide; start slide
    property animator is reversed true VIEW => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; reverse slide
    property animator stop animation true VIEW => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; stop slide withoutFinishing on
    property animator stop animation false finish animation at current => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; stop slide; finish slide at current
    property animator finish animation at end => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; stop slide; finish slide at end
    property animator finish animation at start => animator slide over 1s { VIEW.center.x += 100 }; start slide; run 0.3s; stop slide; finish slide at start
    property animator add animations VIEW alpha N => animator slide over 1s { VIEW.center.x += 100; VIEW.alpha = N }; start slide
    property animator add animations delay factor N => animator slide over 1s { VIEW.center.x += 100; animate delay Ns { VIEW.alpha = 0 } }; start slide
    ui view property animator duration N control point x N2 y N3 control point x N4 y N5 => animator slide over Ns curve bezier(N2, N3, N4, N5) { VIEW.center.y += 100 }; start slide
    ui view property animator duration N curve ease in VIEW center y N2 => animator slide over Ns curve easeIn { VIEW.center.y = N2 }; start slide
    animator view property animator duration N damping ratio N2 => animator slide over Ns damping N2 { VIEW.center.x += 100 }; start slide
    ui view property animator duration N timing parameters ui spring timing parameters damping ratio N2 => animator slide over Ns damping N2 { VIEW.center.y += 100 }; start slide
    ui view property animator TIME ease in out VIEW center x N => animator slide over TIME curve easeInOut { VIEW.center.x = N }; start slide
    animator over TIME VIEW alpha N spring => animator slide over TIME curve spring(duration: 0.5, bounce: 0.3) { VIEW.alpha = N }; start slide
    animator over TIME VIEW center x N spring => animator slide over TIME curve spring(duration: 0.5, bounce: 0.3) { VIEW.center.x = N }; start slide
    animator over TIME VIEW center y N spring => animator slide over TIME curve spring(duration: 0.5, bounce: 0.3) { VIEW.center.y = N }; start slide
    animator over TIME VIEW frame size height N spring => animator slide over TIME curve spring(duration: 0.5, bounce: 0.3) { VIEW.frame.height = N }; start slide
    animator over TIME VIEW frame size width N spring => animator slide over TIME curve spring(duration: 0.5, bounce: 0.3) { VIEW.frame.width = N }; start slide
    animator over TIME VIEW frame origin x N spring => animator slide over TIME curve spring(duration: 0.5, bounce: 0.3) { VIEW.frame.x = N }; start slide
    animator over TIME VIEW frame origin y N spring => animator slide over TIME curve spring(duration: 0.5, bounce: 0.3) { VIEW.frame.y = N }; start slide
    animator over TIME VIEW scale N spring => animator slide over TIME curve spring(duration: 0.5, bounce: 0.3) { VIEW.scale = N }; start slide
    animator on VIEW duration TIME start animation => animator slide over TIME { VIEW.center.x += 100 }; start slide
    ui view property animator TIME VIEW center y N => animator slide over TIME { VIEW.center.y = N }; start slide
    property animator duration N damping ratio N2 VIEW alpha N3 => animator spring1 over Ns damping N2 { VIEW.alpha = N3 }; start spring1
    property animator duration N damping ratio N2 VIEW center x N3 => animator spring1 over Ns damping N2 { VIEW.center.x = N3 }; start spring1
    property animator duration N damping ratio N2 VIEW center y N3 => animator spring1 over Ns damping N2 { VIEW.center.y = N3 }; start spring1
    property animator duration N damping ratio N2 VIEW frame size height N3 => animator spring1 over Ns damping N2 { VIEW.frame.height = N3 }; start spring1
    property animator duration N damping ratio N2 VIEW frame size width N3 => animator spring1 over Ns damping N2 { VIEW.frame.width = N3 }; start spring1
    property animator duration N damping ratio N2 VIEW frame origin x N3 => animator spring1 over Ns damping N2 { VIEW.frame.x = N3 }; start spring1
    property animator duration N damping ratio N2 VIEW frame origin y N3 => animator spring1 over Ns damping N2 { VIEW.frame.y = N3 }; start spring1
    property animator duration N damping ratio N2 VIEW scale N3 => animator spring1 over Ns damping N2 { VIEW.scale = N3 }; start spring1
    tl play => animator tl over 1s { VIEW.center.x += 100 }; start tl
    tl reverse => animator tl over 1s { VIEW.center.x += 100 }; start tl; run 0.5s; reverse tl
    tl progress N => animator tl over 1s { VIEW.center.x += 100 }; tl.fractionComplete = N
    """#
}
