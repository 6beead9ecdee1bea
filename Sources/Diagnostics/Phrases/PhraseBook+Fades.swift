/// Fades.
extension PhraseBook {
  static let fades =
    #"""
    cascade VIEW OTHER THIRD => VIEW.alpha = 0; OTHER.alpha = 0; THIRD.alpha = 0; animate VIEW.alpha to 1 over 0.4s; animate OTHER.alpha to 1 over 0.4s delay 80ms; animate THIRD.alpha to 1 over 0.4s delay 160ms
    stagger fade in N VIEW OTHER THIRD => VIEW.alpha = 0; OTHER.alpha = 0; THIRD.alpha = 0; animate VIEW.alpha to 1 over 0.4s; animate OTHER.alpha to 1 over 0.4s delay Ns; animate THIRD.alpha to 1 over 0.4s delay 2 * Ns
    stagger fade in VIEW OTHER THIRD TIME apart => VIEW.alpha = 0; OTHER.alpha = 0; THIRD.alpha = 0; animate VIEW.alpha to 1 over 0.4s; animate OTHER.alpha to 1 over 0.4s delay TIME; animate THIRD.alpha to 1 over 0.4s delay 2 * TIME
    animate the list items one after another => VIEW.alpha = 0; OTHER.alpha = 0; animate VIEW.alpha to 1 over 0.3s; animate OTHER.alpha to 1 over 0.3s delay 0.1s
    choreography VIEW in OTHER out => VIEW.alpha = 0; animate OTHER.alpha to 0 over 0.2s; animate VIEW.alpha to 1 over 0.3s delay 0.1s
    transition opacity => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.35s
    VIEW show animated => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.3s
    dissolve in VIEW => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.3s
    show VIEW with animation => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.3s
    animate VIEW from hidden to visible => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.5s
    canvas group alpha fade in => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.5s
    animation delay TIME VIEW fade => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.5s delay TIME
    build delay TIME => VIEW.alpha = 0; animate VIEW.alpha to 1 over 0.5s delay TIME
    build in dissolve => VIEW.alpha = 0; animate VIEW.alpha to 1 over 1s
    VIEW becomes visible slowly => VIEW.alpha = 0; animate VIEW.alpha to 1 over 2s
    entering fade in duration N => VIEW.alpha = 0; animate VIEW.alpha to 1 over Nms
    VIEW fade in N => VIEW.alpha = 0; animate VIEW.alpha to 1 over Ns
    VIEW fade in duration N => VIEW.alpha = 0; animate VIEW.alpha to 1 over Ns
    ca transition type fade duration N VIEW => VIEW.alpha = 0; animate VIEW.alpha to 1 over Ns
    action fade in with duration N => VIEW.alpha = 0; animate VIEW.alpha to 1 over Ns curve linear
    animation VIEW fade in TIME => VIEW.alpha = 0; animate VIEW.alpha to 1 over TIME
    fade in TIME => VIEW.alpha = 0; animate VIEW.alpha to 1 over TIME
    fade in VIEW over TIME => VIEW.alpha = 0; animate VIEW.alpha to 1 over TIME
    fade in VIEW TIME delay TIME2 => VIEW.alpha = 0; animate VIEW.alpha to 1 over TIME delay TIME2
    set opacity keyframe N N2 => VIEW.alpha = N%; animate VIEW.alpha to N2% over 1s
    opacity visible N N2 => VIEW.alpha = N2; animate VIEW.alpha to N over 0.3s
    ca basic animation opacity from N to N2 VIEW => VIEW.alpha = N; animate VIEW.alpha to N2 over 0.5s
    from opacity N to opacity N2 => VIEW.alpha = N; animate VIEW.alpha to N2 over 0.5s
    initial opacity N animate opacity N2 VIEW => VIEW.alpha = N; animate VIEW.alpha to N2 over 0.5s
    opacity keyframes from N to N2 => VIEW.alpha = N; animate VIEW.alpha to N2 over 1s
    animate VIEW alpha from N to N2 over N3 => VIEW.alpha = N; animate VIEW.alpha to N2 over N3ms
    opacity N N2 duration N3 easing ease in => VIEW.alpha = N; animate VIEW.alpha to N2 over N3ms curve easeIn
    VIEW alpha N N2 over TIME => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME
    animate VIEW alpha from N to N2 in TIME => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME
    opacity N N2 in TIME => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME
    opacity keyframes N to N2 over TIME on VIEW => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME
    opacity from N to N2 over TIME ease in => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME curve easeIn
    opacity N N2 ease out TIME => VIEW.alpha = N; animate VIEW.alpha to N2 over TIME curve easeOut
    build N delay TIME => animate OTHER.alpha to 1 over 0.5s delay TIME
    main actor run VIEW alpha => animate VIEW.alpha to 0 over 0.3s
    on disappear opacity => animate VIEW.alpha to 0 over 0.3s
    transition opacity animation ease in => animate VIEW.alpha to 0 over 0.3s curve easeIn
    transition slide => animate VIEW.alpha to 0 over 0.3s curve easeInOut
    animation timing function steps N end => animate VIEW.alpha to 0 over 0.3s curve steps(N)
    VIEW fade out after delay N => animate VIEW.alpha to 0 over 0.3s delay Ns
    animation delay TIME => animate VIEW.alpha to 0 over 0.3s delay TIME
    delay children N => animate VIEW.alpha to 0 over 0.3s; animate OTHER.alpha to 0 over 0.3s delay Ns
    staggered fade out TIME => animate VIEW.alpha to 0 over 0.4s; animate OTHER.alpha to 0 over 0.4s delay TIME; animate THIRD.alpha to 0 over 0.4s delay 2 * TIME
    animate VIEW alpha to zero => animate VIEW.alpha to 0 over 0.5s
    fade out VIEW => animate VIEW.alpha to 0 over 0.5s
    ping pong opacity of VIEW => animate VIEW.alpha to 0 over 0.5s repeat forever autoreverse on
    animation name fade => animate VIEW.alpha to 0 over 1s
    build out fade => animate VIEW.alpha to 0 over 1s
    what unit is alpha => animate VIEW.alpha to 0 over 1s
    fade the VIEW out slowly => animate VIEW.alpha to 0 over 2s
    fade VIEW slowly => animate VIEW.alpha to 0 over 3s
    tweens add targets VIEW alpha ease duration N => animate VIEW.alpha to 0 over Nms
    VIEW fade out N => animate VIEW.alpha to 0 over Ns
    VIEW fade out duration N => animate VIEW.alpha to 0 over Ns
    view transition with VIEW duration N options transition curl up animations nil => animate VIEW.alpha to 0 over Ns
    dissolve VIEW TIME => animate VIEW.alpha to 0 over TIME
    dissolve out VIEW TIME => animate VIEW.alpha to 0 over TIME
    how to fade out VIEW over TIME => animate VIEW.alpha to 0 over TIME
    transition VIEW cross dissolve TIME => animate VIEW.alpha to 0 over TIME
    transition VIEW opacity TIME => animate VIEW.alpha to 0 over TIME
    transition duration TIME => animate VIEW.alpha to 0 over TIME curve easeInOut
    quick fade VIEW with ease out TIME => animate VIEW.alpha to 0 over TIME curve easeOut
    transition delay TIME => animate VIEW.alpha to 0 over TIME delay 0.3s
    fade out VIEW over TIME after TIME2 => animate VIEW.alpha to 0 over TIME delay TIME2
    fade VIEW to half => animate VIEW.alpha to 0.5 over 0.5s
    animate pulse VIEW => animate VIEW.alpha to 0.5 over 1s curve easeInOut repeat forever autoreverse on
    a bit lighter color => animate VIEW.alpha to 0.7 over 0.3s
    a bit darker => animate VIEW.alpha to 1 over 0.3s
    animate VIEW alpha to N timing ease in => animate VIEW.alpha to N curve easeIn
    animate VIEW alpha to N after TIME => animate VIEW.alpha to N delay TIME
    animate quickly VIEW alpha to N => animate VIEW.alpha to N over 0.2s
    set VIEW alpha N animated true => animate VIEW.alpha to N over 0.5s
    ui view animation option curve ease in VIEW alpha N => animate VIEW.alpha to N over 0.5s curve easeIn
    animate VIEW alpha N curve ease in out delay TIME => animate VIEW.alpha to N over 0.5s curve easeInOut delay TIME
    TIME delay VIEW to N opacity => animate VIEW.alpha to N over 0.5s delay TIME
    animate slowly VIEW alpha to N => animate VIEW.alpha to N over 2s
    animate VIEW alpha to N time N2 => animate VIEW.alpha to N over N2
    animate VIEW alpha to N duration N2 => animate VIEW.alpha to N over N2ms
    animate VIEW alpha to N over N2 easing ease out => animate VIEW.alpha to N over N2ms curve easeOut
    VIEW alpha N with animation duration N2 => animate VIEW.alpha to N over N2s
    VIEW alpha N with duration N2 => animate VIEW.alpha to N over N2s
    action fade alpha to N duration N2 VIEW => animate VIEW.alpha to N over N2s
    animate VIEW alpha to N curve ease in duration N2 => animate VIEW.alpha to N over N2s curve easeIn
    action fade alpha to N duration N2 => animate VIEW.alpha to N over N2s curve linear
    animate VIEW alpha to N over N2 options repeat autoreverse => animate VIEW.alpha to N over N2s repeat forever autoreverse on
    VIEW alpha N in TIME => animate VIEW.alpha to N over TIME
    animate VIEW alpha N TIME => animate VIEW.alpha to N over TIME
    animate VIEW alpha to N during TIME => animate VIEW.alpha to N over TIME
    fade in VIEW N TIME => animate VIEW.alpha to N over TIME
    animate VIEW alpha to N over TIME curve cubic bezier N2 N3 N4 N5 => animate VIEW.alpha to N over TIME curve bezier(N2, N3, N4, N5)
    animate VIEW alpha to N over TIME ease in out => animate VIEW.alpha to N over TIME curve easeInOut
    animate VIEW alpha to N over TIME options ease in out allow user interaction => animate VIEW.alpha to N over TIME curve easeInOut allowUserInteraction on
    VIEW alpha N over TIME curve ease out => animate VIEW.alpha to N over TIME curve easeOut
    VIEW alpha N over TIME delay TIME2 => animate VIEW.alpha to N over TIME delay TIME2
    animate VIEW alpha to N over TIME N2 times => animate VIEW.alpha to N over TIME repeat N2
    animate VIEW alpha to N over TIME options repeat autoreverse => animate VIEW.alpha to N over TIME repeat forever autoreverse on
    animate VIEW alpha to N starting at TIME over TIME2 => animate VIEW.alpha to N over TIME2 delay TIME
    animate VIEW alpha to N repeat count N2 => animate VIEW.alpha to N repeat N2
    animate VIEW alpha to N options repeat => animate VIEW.alpha to N repeat forever
    dispatch after N animate VIEW alpha N2 => at t + Ns { animate VIEW.alpha to N2 over 0.3s }
    func with default parameter duration N => def fade(v) { animate v.alpha to 0 over Ns }; fade VIEW
    extension view func fade in duration => def fadeIn(v) { v.alpha = 0; animate v.alpha to 1 over 0.3s }; fadeIn VIEW
    for v in VIEW OTHER animate v alpha out => for v in [VIEW, OTHER] { animate v.alpha to 0 over 0.5s }
    gsap stagger each N => for v in [VIEW, OTHER] { v.alpha = 0 }; animate VIEW.alpha to 1 over 0.5s; animate OTHER.alpha to 1 over 0.5s delay Ns
    animate VIEW alpha to N if OTHER alpha N2 => if OTHER.alpha == N2 { animate VIEW.alpha to N over 0.5s }
    if ui accessibility reduce motion skip animation VIEW => if stage.reducesMotion { VIEW.alpha = 0 } else { animate VIEW.alpha to 0 over 0.3s }
    start build after transition => on transition.ended { animate VIEW.alpha to 1 over 0.5s }
    modal backdrop fade N => view backdrop frame (0, 0, stage.size.width, stage.size.height) color black alpha 0; animate backdrop.alpha to N over 0.3s
    dim the background => view dim frame (0, 0, stage.size.width, stage.size.height) color black alpha 0; animate dim.alpha to 0.4 over 0.3s
    typing indicator => view dot1 frame (130, 280, 12, 12) color gray; view dot2 frame (154, 280, 12, 12) color gray; view dot3 frame (178, 280, 12, 12) color gray; animate dot1.alpha to 0.2 over 0.4s repeat forever autoreverse on; animate dot2.alpha to 0.2 over 0.4s delay 0.15s repeat forever autoreverse on; animate dot3.alpha to 0.2 over 0.4s delay 0.3s repeat forever autoreverse on
    tooltip above VIEW => view tip frame (VIEW.frame.x, VIEW.frame.y - 36, 100, 28) color black alpha 0; animate tip.alpha to 0.9 over 0.2s
    tooltip above VIEW TEXT => view tooltip frame (VIEW.frame.midX - 50, VIEW.frame.minY - 40, 100, 30) color black alpha 0 text TEXT; tooltip.textColor = white; animate tooltip.alpha to 1 over 0.2s
    """#
}
