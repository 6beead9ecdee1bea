/// Time that passes.
extension PhraseBook {
  static let time =
    #"""
    git reset hard => goto 0s
    put VIEW back to its original position => goto 0s
    put everything back => goto 0s
    reset VIEW position => goto 0s
    reset timer => goto 0s
    restart from the beginning => goto 0s
    rewind => goto 0s
    rewind to the start => goto 0s
    start over => goto 0s
    undo everything i did to time => goto 0s
    again => goto 0s; run 1s
    repeat => goto 0s; run 1s
    work area from start to TIME => goto 0s; run TIME
    go to frame N => goto N frames
    jump to second N => goto Ns
    set time to N => goto Ns
    tl seek N => goto Ns
    value at time N => goto Ns; print VIEW.presentation.center
    go back to TIME => goto TIME
    go to TIME => goto TIME
    play head to TIME => goto TIME
    scrub to TIME => goto TIME
    stop at TIME => goto TIME
    rewind TIME => goto max(0s, t - TIME)
    skaction wait for duration N with range N2 => run (N + random(-N2 / 2, N2 / 2)) * 1s
    run N TIME => run 1.5s
    next keyframe => run 10 frames
    let one minute pass => run 1min
    run N minute => run 1min
    VIEW falls => run 1s
    begin => run 1s
    continue => run 1s
    go => run 1s
    more => run 1s
    plot VIEW center => run 1s
    self position self velocity dt => run 1s
    start gravity => run 1s
    start simulation => run 1s
    task sleep nanoseconds => run 1s
    when flag clicked => run 1s
    percent timeit => run 1s; print t
    step backward one frame => run 2 frames; back 1
    engine run => run 2s
    top speed of VIEW => run 2s; print max(length(VIEW.velocity))
    highest point of VIEW => run 2s; print min(VIEW.center.y)
    how high does VIEW go => run 2s; print min(VIEW.center.y)
    max height of VIEW => run 2s; print min(VIEW.center.y)
    VIEW center y at frame N => run N frames; print VIEW.center.y
    animated delay N => run Nms
    engine update engine N => run Nms
    launched effect delay N => run Nms
    post delayed N => run Nms
    await get tree create timer N timeout => run Ns
    future delayed duration seconds N => run Ns
    physics simulate N => run Ns
    self wait N => run Ns
    skaction wait for duration N => run Ns
    sleep N => run Ns
    start coroutine wait for seconds N => run Ns
    task sleep for seconds N => run Ns
    time sleep N => run Ns
    try await task sleep for N => run Ns
    tween interval N => run Ns
    yield return new wait for seconds N => run Ns
    value at time N of VIEW x => run Ns; print VIEW.center.x
    destroy VIEW after N => run Ns; remove VIEW
    continue for TIME more => run TIME
    delay TIME => run TIME
    fast forward TIME => run TIME
    jump forward TIME => run TIME
    run TIME => run TIME
    skip ahead TIME => run TIME
    stop the simulation after TIME => run TIME
    wait TIME => run TIME
    VIEW y at TIME => run TIME; print VIEW.center.y
    while VIEW x N run N2 => run until VIEW.center.x > N max 10s
    while VIEW center y N run => run until VIEW.center.y <= N max 10s
    break out of the loop => run until VIEW.center.y > 300 max 10s
    breakpoint set name view did load => run until VIEW.center.y > 300 max 10s
    thread until => run until VIEW.center.y > 300 max 10s
    break when VIEW y is greater than N => run until VIEW.center.y > N max 10s
    breakpoint condition VIEW center y N => run until VIEW.center.y > N max 10s
    if VIEW is below N make it COLOR => run until VIEW.center.y > N max 10s; VIEW.color = COLOR
    if y N print hi => run until VIEW.center.y > N max 10s; print "hi"
    run until VIEW center y N => run until VIEW.center.y >= N
    run till VIEW y is N => run until VIEW.center.y >= N max 10s
    stop when VIEW reaches N => run until VIEW.center.y >= N max 10s
    while VIEW center y N step => run until VIEW.center.y >= N max 10s
    while VIEW y N step => run until VIEW.center.y >= N max 10s
    watchpoint VIEW center x changes => run until VIEW.velocity.x > 0 max 10s
    run until VIEW stops => run until rest max 10s
    skip to the end => run until rest max 10s
    wait for VIEW to stop => run until rest max 10s
    measure how long it takes => run until rest max 10s; print t
    let it run until nothing moves => run until rest max 30s
    ca transaction flush => step
    next => step
    next line => step
    step into => step
    thread step over => step
    world step time step velocity iterations => step
    yield return null => step
    """#
}
