/// Pushes.
extension PhraseBook {
  static let pushes =
    #"""
    add behavior gravity VIEW push instantaneous => gravity on VIEW; push on VIEW magnitude 1 instantaneous
    drop VIEW then push it => gravity on VIEW; run 0.5s; push on VIEW magnitude 1 angle 0deg instantaneous
    push angle pi N push magnitude N2 => push on VIEW angle pi / N magnitude N2
    push VIEW gently to the left => push on VIEW magnitude 0.3 angle 180deg instantaneous
    push behavior items VIEW mode continuous => push on VIEW magnitude 1
    give VIEW a kick => push on VIEW magnitude 1 angle -45deg instantaneous
    push VIEW up for TIME => push on VIEW magnitude 1 angle -90deg as shove; run TIME; remove shove
    pull VIEW up => push on VIEW magnitude 1 angle -90deg instantaneous
    VIEW should accelerate => push on VIEW magnitude 1 angle 0deg
    push VIEW for TIME => push on VIEW magnitude 1 angle 0deg as shove; run TIME; remove shove
    push VIEW to the right for TIME => push on VIEW magnitude 1 angle 0deg as shove; run TIME; remove shove
    push VIEW to the right => push on VIEW magnitude 1 angle 0deg instantaneous
    push VIEW twice => push on VIEW magnitude 1 angle 0deg instantaneous; run 0.5s; push on VIEW magnitude 1 angle 0deg instantaneous
    push VIEW to the left for TIME => push on VIEW magnitude 1 angle 180deg as shove; run TIME; remove shove
    push VIEW down for TIME => push on VIEW magnitude 1 angle 90deg as shove; run TIME; remove shove
    push VIEW off center POINT => push on VIEW magnitude 1 angle 90deg offset POINT instantaneous
    push VIEW ANGLE => push on VIEW magnitude 1 angle ANGLE instantaneous
    push behavior active no => push on VIEW magnitude 1 as nudge; nudge.active = off
    remove the push => push on VIEW magnitude 1 as push1; run 1s; remove push1
    stop pushing VIEW => push on VIEW magnitude 1 as push1; run 1s; remove push1
    push active false => push on VIEW magnitude 1 as push; push.active = off
    ui push behavior alloc init with items VIEW mode ui push behavior mode instantaneous => push on VIEW magnitude 1 instantaneous
    push behavior active yes => push on VIEW magnitude 1 instantaneous as nudge; nudge.active = on
    push behavior fire again VIEW => push on VIEW magnitude 1 instantaneous as nudge; run 500ms; nudge.active = on
    let push push behavior items VIEW mode instantaneous => push on VIEW magnitude 1 instantaneous as push
    push active true => push on VIEW magnitude 1 instantaneous as push; push.active = on
    push active yes => push on VIEW magnitude 1 instantaneous as push; push.active = on
    push set active yes => push on VIEW magnitude 1 instantaneous as push; push.active = on
    push behavior active true => push on VIEW magnitude 1 instantaneous as pushBehavior; pushBehavior.active = on
    push VIEW magnitude N => push on VIEW magnitude N
    push on VIEW continous magnitude N => push on VIEW magnitude N
    ui push behavior mode continuous magnitude N => push on VIEW magnitude N
    force N up => push on VIEW magnitude N angle -90deg
    push VIEW N instantanious up => push on VIEW magnitude N angle -90deg instantaneous
    push up N => push on VIEW magnitude N angle -90deg instantaneous
    rb add force vector up N => push on VIEW magnitude N angle -90deg instantaneous
    constant push to the right on VIEW with strength N => push on VIEW magnitude N angle 0deg
    force N n to the right => push on VIEW magnitude N angle 0deg
    force N to the right => push on VIEW magnitude N angle 0deg
    force of N newton on VIEW => push on VIEW magnitude N angle 0deg
    push VIEW continuous right N => push on VIEW magnitude N angle 0deg
    push VIEW with N for TIME => push on VIEW magnitude N angle 0deg as shove; run TIME; remove shove
    push VIEW with force N for TIME => push on VIEW magnitude N angle 0deg as shove; run TIME; remove shove
    VIEW push right N => push on VIEW magnitude N angle 0deg instantaneous
    push VIEW right with force N => push on VIEW magnitude N angle 0deg instantaneous
    push right N => push on VIEW magnitude N angle 0deg instantaneous
    impulse on VIEW of N newton seconds => push on VIEW magnitude N angle 0deg instantaneous; run 100ms; print VIEW.velocity
    force N n to the left => push on VIEW magnitude N angle 180deg
    force N to the left => push on VIEW magnitude N angle 180deg
    push VIEW to the left with N newtons => push on VIEW magnitude N angle 180deg
    push left N => push on VIEW magnitude N angle 180deg instantaneous
    force N down => push on VIEW magnitude N angle 90deg
    push VIEW constant down N => push on VIEW magnitude N angle 90deg
    push down N => push on VIEW magnitude N angle 90deg instantaneous
    force N at ANGLE => push on VIEW magnitude N angle ANGLE
    force of N at ANGLE on VIEW => push on VIEW magnitude N angle ANGLE
    push behavior angle ANGLE on VIEW magnitude N continuous => push on VIEW magnitude N angle ANGLE
    ui push behavior items VIEW mode continuous magnitude N angle ANGLE => push on VIEW magnitude N angle ANGLE
    push VIEW by N at ANGLE => push on VIEW magnitude N angle ANGLE instantaneous
    push VIEW with force N at ANGLE => push on VIEW magnitude N angle ANGLE instantaneous
    push on VIEW mode instantaneous magnitude N angle ANGLE => push on VIEW magnitude N angle ANGLE instantaneous
    ui push behavior items VIEW mode instantaneous magnitude N angle ANGLE => push on VIEW magnitude N angle ANGLE instantaneous
    push behavior set angle m pi magnitude N VIEW => push on VIEW magnitude N angle pi/2 instantaneous
    push on VIEW magnitude N offset POINT => push on VIEW magnitude N offset POINT instantaneous
    push VIEW angle pi N magnitude N2 mode instantaneous => push on VIEW magnitude N2 angle pi / N instantaneous
    physics body apply impulse straight up N => push on VIEW vector (0, -N) instantaneous
    rigidbody add force vector up N force mode impulse => push on VIEW vector (0, -N) instantaneous
    rigidbody add force at position => push on VIEW vector (1, 0) offset (0, 30) instantaneous
    physics body apply force vector dx N dy N2 => push on VIEW vector (N, -N2)
    action apply impulse vector dx N dy N2 duration => push on VIEW vector (N, -N2) instantaneous
    rigidbody add force vector right N => push on VIEW vector (N, 0)
    push push direction vector dx N dy N2 => push on VIEW vector (N, N2)
    VIEW apply impulse vector dx N dy N2 => push on VIEW vector (N, N2) instantaneous
    VIEW physics body apply impulse vector dx N dy N2 => push on VIEW vector (N, N2) instantaneous
    matter body apply force VIEW VIEW position x N y N2 => push on VIEW vector (N, N2) instantaneous
    push behavior instantaneous direction cg vector dx N dy N2 VIEW => push on VIEW vector (N, N2) instantaneous
    push item VIEW vector dx N dy N2 => push on VIEW vector (N, N2) instantaneous
    continuous push on VIEW POINT => push on VIEW vector POINT
    push VIEW vector POINT continuous => push on VIEW vector POINT
    push behavior push direction cg vector make POINT => push on VIEW vector POINT
    push on VIEW direction POINT => push on VIEW vector POINT
    push on VIEW mode continuous direction POINT => push on VIEW vector POINT
    VIEW apply force create vector POINT => push on VIEW vector POINT instantaneous
    VIEW apply force new vector POINT => push on VIEW vector POINT instantaneous
    apply central impulse vector POINT => push on VIEW vector POINT instantaneous
    apply force POINT to VIEW => push on VIEW vector POINT instantaneous
    apply linear impulse VIEW POINT => push on VIEW vector POINT instantaneous
    impulse VIEW POINT => push on VIEW vector POINT instantaneous
    push VIEW POINT => push on VIEW vector POINT instantaneous
    push on VIEW direction POINT instantaneous => push on VIEW vector POINT instantaneous
    ui push behavior items VIEW OTHER mode continuous => push on VIEW, OTHER magnitude 1
    push everything up => push on VIEW, OTHER magnitude 1 angle -90deg instantaneous
    same force on a heavy and a light one => push on VIEW, OTHER magnitude 1; item VIEW density 1 resistance 0; item OTHER density 5 resistance 0; run 1s; print VIEW.velocity.x, OTHER.velocity.x
    """#
}
