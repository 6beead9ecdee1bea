/// Time that passes.
extension PhraseBook {
  static let time =
    #"""
    git reset hard => goto 0s
    go to beginning => goto 0s
    go to the very beginning => goto 0s
    goto start => goto 0s
    put VIEW back to its original position => goto 0s
    put everything back => goto 0s
    reset VIEW position => goto 0s
    reset timer => goto 0s
    restart from the beginning => goto 0s
    rewind => goto 0s
    rewind to the start => goto 0s
    start at the beginning => goto 0s
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
    a bit back => goto max(0s, t - 0.2s)
    go back one second => goto max(0s, t - 1s)
    go back two seconds => goto max(0s, t - 2s)
    rewind TIME => goto max(0s, t - TIME)
    action wait for duration N with range N2 => run (N + random(-N2 / 2, N2 / 2)) * 1s
    half a second => run 0.5s
    next keyframe => run 10 frames
    let one minute pass => run 1min
    VIEW falls => run 1s
    another second => run 1s
    begin => run 1s
    continue => run 1s
    go => run 1s
    keep going => run 1s
    let some time go by => run 1s
    more => run 1s
    one more second => run 1s
    plot VIEW center => run 1s
    self position self velocity dt => run 1s
    start gravity => run 1s
    start simulation => run 1s
    task sleep nanoseconds => run 1s
    time pass => run 1s
    wait a second => run 1s
    when flag clicked => run 1s
    displacement of VIEW => run 1s; print (last(VIEW.center.x) - first(VIEW.center.x), last(VIEW.center.y) - first(VIEW.center.y))
    distance moved by VIEW => run 1s; print length((last(VIEW.center.x) - first(VIEW.center.x), last(VIEW.center.y) - first(VIEW.center.y)))
    max VIEW center x => run 1s; print max(VIEW.center.x)
    highest VIEW center y => run 1s; print max(VIEW.center.y)
    max VIEW center y => run 1s; print max(VIEW.center.y)
    average VIEW center y => run 1s; print mean(VIEW.center.y)
    average of the measurements => run 1s; print mean(VIEW.center.y)
    what is the average => run 1s; print mean(VIEW.center.y)
    min VIEW center x => run 1s; print min(VIEW.center.x)
    min VIEW center y => run 1s; print min(VIEW.center.y)
    average height => run 1s; print stage.size.height - mean(VIEW.center.y)
    percent timeit => run 1s; print t
    step backward one frame => run 2 frames; back 1
    engine run => run 2s
    two seconds => run 2s
    top speed of VIEW => run 2s; print max(length(VIEW.velocity))
    highest point of VIEW => run 2s; print min(VIEW.center.y)
    how high does VIEW go => run 2s; print min(VIEW.center.y)
    max height of VIEW => run 2s; print min(VIEW.center.y)
    minimum speed => run 2s; print min(length(VIEW.velocity))
    slowest => run 2s; print min(length(VIEW.velocity))
    slowest point => run 2s; print min(length(VIEW.velocity))
    measure amplitude => run 3s; print (max(VIEW.center.x) - min(VIEW.center.x)) / 2
    VIEW center y at frame N => run N frames; print VIEW.center.y
    animated delay N => run Nms
    engine update engine N => run Nms
    launched effect delay N => run Nms
    post delayed N => run Nms
    action wait for duration N => run Ns
    await get tree create timer N timeout => run Ns
    future delayed duration seconds N => run Ns
    physics simulate N => run Ns
    self wait N => run Ns
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
    where was VIEW at TIME => run TIME; print VIEW.center
    VIEW y at TIME => run TIME; print VIEW.center.y
    value at TIME => run TIME; print VIEW.presentation.center
    run until TIME => run max(0s, TIME - t)
    stop when VIEW center x less N => run until VIEW.center.x < N max 10s
    until VIEW center x less N run => run until VIEW.center.x < N max 10s
    wait until VIEW center x less N => run until VIEW.center.x < N max 10s
    when VIEW center x less N VIEW alpha N2 => run until VIEW.center.x < N max 10s; VIEW.alpha = N2
    when VIEW center x less N print TEXT => run until VIEW.center.x < N max 10s; print TEXT
    repeat until x more N => run until VIEW.center.x > N max 10s
    stop when VIEW center x more N => run until VIEW.center.x > N max 10s
    until VIEW center x more N run => run until VIEW.center.x > N max 10s
    until x more N repeat step => run until VIEW.center.x > N max 10s
    wait until VIEW center x more N => run until VIEW.center.x > N max 10s
    wait until x more N => run until VIEW.center.x > N max 10s
    when VIEW center x more N VIEW alpha N2 => run until VIEW.center.x > N max 10s; VIEW.alpha = N2
    when VIEW center x more N print TEXT => run until VIEW.center.x > N max 10s; print TEXT
    run until x N => run until VIEW.center.x >= N max 10s
    stop when VIEW center y less N => run until VIEW.center.y < N max 10s
    until VIEW center y less N run => run until VIEW.center.y < N max 10s
    wait until VIEW center y less N => run until VIEW.center.y < N max 10s
    when VIEW center y less N VIEW alpha N2 => run until VIEW.center.y < N max 10s; VIEW.alpha = N2
    when VIEW center y less N print TEXT => run until VIEW.center.y < N max 10s; print TEXT
    while VIEW center y N run => run until VIEW.center.y <= N max 10s
    break out of the loop => run until VIEW.center.y > 300 max 10s
    breakpoint set name view did load => run until VIEW.center.y > 300 max 10s
    thread until => run until VIEW.center.y > 300 max 10s
    break when VIEW y is greater than N => run until VIEW.center.y > N max 10s
    breakpoint condition VIEW center y N => run until VIEW.center.y > N max 10s
    repeat until y more N => run until VIEW.center.y > N max 10s
    stop when VIEW center y more N => run until VIEW.center.y > N max 10s
    until VIEW center y more N run => run until VIEW.center.y > N max 10s
    until y more N repeat step => run until VIEW.center.y > N max 10s
    wait until VIEW center y more N => run until VIEW.center.y > N max 10s
    wait until y more N => run until VIEW.center.y > N max 10s
    when VIEW center y more N VIEW alpha N2 => run until VIEW.center.y > N max 10s; VIEW.alpha = N2
    if VIEW is below N make it COLOR => run until VIEW.center.y > N max 10s; VIEW.color = COLOR
    if y N print hi => run until VIEW.center.y > N max 10s; print "hi"
    when VIEW center y more N print TEXT => run until VIEW.center.y > N max 10s; print TEXT
    run until VIEW center y N => run until VIEW.center.y >= N
    run till VIEW y is N => run until VIEW.center.y >= N max 10s
    stop when VIEW reaches N => run until VIEW.center.y >= N max 10s
    while VIEW center y N step => run until VIEW.center.y >= N max 10s
    while VIEW y N step => run until VIEW.center.y >= N max 10s
    watchpoint VIEW center x changes => run until VIEW.velocity.x > 0 max 10s
    while VIEW center x less N run => run until not (VIEW.center.x < N) max 10s
    while VIEW center x more N run => run until not (VIEW.center.x > N) max 10s
    while VIEW center y less N run => run until not (VIEW.center.y < N) max 10s
    while VIEW center y more N run => run until not (VIEW.center.y > N) max 10s
    go to the end => run until rest max 10s
    goto end => run until rest max 10s
    goto last frame => run until rest max 10s
    run everything to the end => run until rest max 10s
    run to end => run until rest max 10s
    run until VIEW stops => run until rest max 10s
    skip to the end => run until rest max 10s
    wait for VIEW to stop => run until rest max 10s
    while VIEW is moving => run until rest max 10s
    measure how long it takes => run until rest max 10s; print t
    let it run until nothing moves => run until rest max 30s
    ca transaction flush => step
    next => step
    next line => step
    step into => step
    thread step over => step
    world step time step velocity iterations => step
    yield return null => step
    a bit forward => step 10
    forward => step 10
    run N times => step N
    """#
}
