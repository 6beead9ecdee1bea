/// Values that are reckoned.
extension PhraseBook {
  static let sums =
    #"""
    N squared => N ^ 2
    abs value of N => abs(N)
    hide everything except VIEW => box.isHidden = true
    mathf clamp N N2 N3 => clamp(N, N2, N3)
    compare branches => forks
    git branch => forks
    git log oneline graph => forks
    git stash pop => forks
    go back to the checkpoint => forks
    list checkpoints => forks
    list my branches => forks
    merge branches => forks
    animator items in view bounds => items in (0, 0, 320, 568)
    dynamic animator items in rect N N2 N3 N4 => items in (N, N2, N3, N4)
    ca keyframe animation timing functions ease in ease out => keyframed([0, 1, 0], curves: [easeIn, easeOut])(0.25)
    hypot N N2 => length((N, N2))
    lerp between N and N2 at N3 => lerp(N, N2, N3)
    mathf lerp N N2 N3 => lerp(N, N2, N3)
    map N N2 N3 N4 N5 => lerp(N2, N5, (N - N4) / (N3 - 0))
    max of N and N2 => max(N, N2)
    animation did finish VIEW alpha N => on animation.ended VIEW { VIEW.alpha = N }
    on animation end VIEW print TEXT => on animation.ended VIEW { print TEXT }
    when animation ends VIEW alpha N => on animation.ended { VIEW.alpha = N }
    when animation ends VIEW background color COLOR => on animation.ended { VIEW.backgroundColor = COLOR }
    when animation ends VIEW center x N => on animation.ended { VIEW.center.x = N }
    when animation ends VIEW center y N => on animation.ended { VIEW.center.y = N }
    when the animation ends hide VIEW => on animation.ended { VIEW.isHidden = true }
    when animation ends VIEW rotation ANGLE => on animation.ended { VIEW.rotation = ANGLE }
    when animation ends VIEW scale N => on animation.ended { VIEW.scale = N }
    add status listener animation status completed => on animation.ended { print "done", t }
    ui view set animation did stop selector => on animation.ended { print "done", t }
    protocol delegate func did finish => on animation.ended { print "finished" }
    ca animation delegate did stop print TEXT => on animation.ended { print TEXT }
    on animation ended print TEXT => on animation.ended { print TEXT }
    animation did stop finished flag => on animation.ended { print event.views, event.finished }
    transaction set completion block print TEXT => on animation.ended { print(TEXT) }
    on rest VIEW alpha N => on rest { VIEW.alpha = N }
    on rest VIEW background color COLOR => on rest { VIEW.backgroundColor = COLOR }
    on rest VIEW center x N => on rest { VIEW.center.x = N }
    on rest VIEW center y N => on rest { VIEW.center.y = N }
    on rest VIEW rotation ANGLE => on rest { VIEW.rotation = ANGLE }
    on rest VIEW scale N => on rest { VIEW.scale = N }
    dynamic animator did pause => on rest { print "at rest", t }
    dynamic animator did pause print TEXT => on rest { print TEXT }
    on end print TEXT => on rest { print TEXT }
    on rest print TEXT => on rest { print TEXT }
    when VIEW stops print TEXT => on rest { print TEXT }
    dynamic animator will resume => on resume { print "moving", t }
    dynamic animator will resume print TEXT => on resume { print TEXT }
    on begin moving print TEXT => on resume { print TEXT }
    on start print TEXT => on resume { print TEXT }
    on screen disappear print TEXT => on screen.didDisappear { print TEXT }
    register for trait changes ui trait preferred content size category => on textSize.changed { print event.category, event.old }
    trait collection did change previous trait collection => on textSize.changed { print event.category, event.old }
    ui content size category did change notification => on textSize.changed { print event.category, event.old }
    detect shake => on tilt { if length(event.tilt) > 0.8 { print "shake" } }
    on device rotation print TEXT => on tilt { print TEXT }
    on shake print TEXT => on tilt { print TEXT }
    cm motion manager device motion attitude roll pitch => on tilt { print event.tilt }
    on transition end print TEXT => on transition.ended { print TEXT }
    transition coordinator notify when interaction ends => on transition.ended { print event.completed }
    animation ended transition completed => on transition.ended { print event.completed, event.operation }
    on change of value new value => on tweak.changed { print event.name, event.value }
    pow N N2 => pow(N, N2)
    i guess x is N => predict VIEW.center.x ~ N
    i think it will land at N => predict VIEW.center.x ~ N
    guess N => predict VIEW.center.y ~ N
    guess VIEW center y is N => predict VIEW.center.y ~ N
    i guess y is N => predict VIEW.center.y ~ N
    make sure VIEW ends at y N => predict VIEW.center.y ~ N at 1s
    i predict that VIEW is at N after TIME => predict VIEW.center.y ~ N at TIME
    predict VIEW center y at TIME N => predict VIEW.center.y ~ N at TIME
    prediction N at TIME => predict VIEW.center.y ~ N at TIME
    i guess VIEW will be at y N after TIME => predict VIEW.center.y ~ N at t + TIME; run TIME
    math random N => random() * N
    stop recording => record off
    start recording => record on
    show only VIEW => red.isHidden = true
    point towards VIEW => red.rotation = atan2(VIEW.center.y - red.center.y, VIEW.center.x - red.center.x)
    execute notebook top to bottom => replay
    replay from the beginning => replay
    rerun everything => replay
    run all cells => replay
    make a gif => replay live
    play back the recording => replay live
    record a video => replay live
    replay in real time => replay live
    watch the whole session again => replay live
    font metrics default scaled value for N => scaledValue(N, for: body)
    same random numbers every time => seed 7
    seed random N => seed N
    square root of N => sqrt(N)
    even numbers up to N => stride(from: 0, through: N, by: 2)
    linspace N N2 N3 => stride(from: N, through: N2, by: (N2 - N) / (N3 - 1))
    np linspace N N2 N3 => stride(from: N, through: N2, by: (N2 - N) / (N3 - 1))
    numbers from N to N2 in N3 steps => stride(from: N, through: N2, by: (N2 - N) / N3)
    numbers from N to N2 by N3 => stride(from: N, through: N2, by: N3)
    np arange N N2 N3 => stride(from: N, to: N2, by: N3)
    range N N2 N3 => stride(from: N, to: N2, by: N3)
    stepper value opacity => tweak "Controls/Look/Alpha" for VIEW.alpha default 1 range 0..1 step 0.1
    color picker VIEW => tweak "Controls/Look/Color" for VIEW.color
    slider value range scale VIEW => tweak "Controls/Look/Scale" for VIEW.scale default 1 range 0..3
    state object observable => tweak "Values/My/Value" default 1
    card N N2 shadow => view card frame (160 - N / 2, 284 - N2 / 2, N, N2) color white; card.shadowOpacity = 0.2; card.shadowOffset = (0, 4); card.shadowRadius = 12
    fixed header on top => view header frame (0, 0, stage.size.width, 60) color gray; header.zPosition = 10
    sticky header => view header frame (0, 0, stage.size.width, 60) color gray; header.zPosition = 10
    """#
}
