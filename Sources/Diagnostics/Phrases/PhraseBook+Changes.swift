/// Animations of other properties.
extension PhraseBook {
  static let changes =
    #"""
    animate VIEW border width to N color COLOR => VIEW.borderColor = COLOR; animate VIEW.borderWidth to N over 0.5s
    focus ring on VIEW => VIEW.borderColor = blue; animate VIEW.borderWidth to 3 over 0.15s
    animate VIEW border color to COLOR => VIEW.borderWidth = 2; animate VIEW.borderColor to COLOR over 0.5s
    animate VIEW from COLOR to COLOR2 => VIEW.color = COLOR; animate VIEW.color to COLOR2 over 0.5s
    animate color from COLOR to COLOR2 => VIEW.color = COLOR; animate VIEW.color to COLOR2 over 1s
    interpolate color COLOR COLOR2 => VIEW.color = COLOR; animate VIEW.color to COLOR2 over 1s
    keyframes VIEW N COLOR N2 COLOR2 => VIEW.color = COLOR; animate VIEW.color to COLOR2 over 1s
    color cycle VIEW COLOR COLOR2 => VIEW.color = COLOR; animate VIEW.color to COLOR2 over 1s repeat forever autoreverse on
    VIEW color from COLOR to COLOR2 in TIME => VIEW.color = COLOR; animate VIEW.color to COLOR2 over TIME
    animation on VIEW keypath background color from COLOR to COLOR2 over TIME => VIEW.color = COLOR; animate VIEW.color to COLOR2 over TIME
    glow effect pulsating VIEW => VIEW.shadowOffset = (0, 0); VIEW.shadowRadius = 12; VIEW.shadowOpacity = 0.2; animate VIEW.shadowOpacity to 0.9 over 0.8s repeat forever autoreverse on
    pulsating glow VIEW => VIEW.shadowOffset = (0, 0); VIEW.shadowRadius = 12; VIEW.shadowOpacity = 0.2; animate VIEW.shadowOpacity to 0.9 over 0.8s repeat forever autoreverse on
    animate VIEW shadow to N => VIEW.shadowOpacity = 0.5; animate VIEW.shadowRadius to N over 0.5s
    fade in the shadow of VIEW TIME => VIEW.shadowRadius = 10; VIEW.shadowOpacity = 0; animate VIEW.shadowOpacity to 0.4 over TIME
    animate shadow on VIEW => VIEW.shadowRadius = 10; animate VIEW.shadowOpacity to 0.4 over 0.3s
    ui view transition with VIEW options transition cross dissolve background color COLOR => animate VIEW.backgroundColor to COLOR over 0.3s
    VIEW background color COLOR animated => animate VIEW.backgroundColor to COLOR over 0.5s
    ca basic animation key path background color to value ui color COLOR cg color => animate VIEW.backgroundColor to COLOR over 0.5s
    set VIEW background color COLOR animated true => animate VIEW.backgroundColor to COLOR over 0.5s
    VIEW background color ease to COLOR => animate VIEW.backgroundColor to COLOR over 0.5s curve easeInOut
    VIEW background color COLOR with animation duration N => animate VIEW.backgroundColor to COLOR over Ns
    VIEW background color COLOR with duration N => animate VIEW.backgroundColor to COLOR over Ns
    VIEW background color animate to COLOR duration N => animate VIEW.backgroundColor to COLOR over Ns
    VIEW background color COLOR over TIME => animate VIEW.backgroundColor to COLOR over TIME
    VIEW background color COLOR over TIME ease in out => animate VIEW.backgroundColor to COLOR over TIME curve easeInOut
    VIEW background color COLOR over TIME curve ease out => animate VIEW.backgroundColor to COLOR over TIME curve easeOut
    VIEW background color COLOR over TIME delay TIME2 => animate VIEW.backgroundColor to COLOR over TIME delay TIME2
    VIEW border width N with duration N2 => animate VIEW.borderWidth to N over N2s
    VIEW border width N over TIME => animate VIEW.borderWidth to N over TIME
    VIEW border width N over TIME ease in out => animate VIEW.borderWidth to N over TIME curve easeInOut
    VIEW border width N over TIME curve ease out => animate VIEW.borderWidth to N over TIME curve easeOut
    VIEW border width N over TIME delay TIME2 => animate VIEW.borderWidth to N over TIME delay TIME2
    scroll VIEW by N => animate VIEW.bounds.origin.y by N over 0.3s curve easeOut
    scroll to top => animate VIEW.bounds.origin.y to 0 over 0.3s curve easeOut
    scroll behavior smooth => animate VIEW.bounds.origin.y to 200 over 0.5s curve easeInOut
    scroll view content inset bottom N => animate VIEW.bounds.origin.y to N over 0.25s
    scroll down to N => animate VIEW.bounds.origin.y to N over 0.4s
    crossfade color of VIEW to COLOR => animate VIEW.color to COLOR over 0.5s
    action colorize with COLOR color blend factor duration N => animate VIEW.color to COLOR over Ns
    action colorize with COLOR duration N VIEW => animate VIEW.color to COLOR over Ns
    animate VIEW colour to COLOR over TIME => animate VIEW.color to COLOR over TIME
    transition VIEW color COLOR TIME => animate VIEW.color to COLOR over TIME
    transition background color TIME COLOR => animate VIEW.color to COLOR over TIME
    basic animation key path TEXT => animate VIEW.color to blue over 0.5s
    desaturate VIEW TIME => animate VIEW.color to gray over TIME
    hue rotate VIEW => animate VIEW.color to green over 0.5s
    VIEW corner radius N animated => animate VIEW.cornerRadius to N over 0.5s
    animate the border radius of VIEW to N => animate VIEW.cornerRadius to N over 0.5s
    set VIEW corner radius N animated true => animate VIEW.cornerRadius to N over 0.5s
    VIEW corner radius N with animation duration N2 => animate VIEW.cornerRadius to N over N2s
    VIEW corner radius N with duration N2 => animate VIEW.cornerRadius to N over N2s
    VIEW corner radius N over TIME => animate VIEW.cornerRadius to N over TIME
    VIEW corner radius N over TIME ease in out => animate VIEW.cornerRadius to N over TIME curve easeInOut
    VIEW corner radius N over TIME curve ease out => animate VIEW.cornerRadius to N over TIME curve easeOut
    VIEW corner radius N over TIME delay TIME2 => animate VIEW.cornerRadius to N over TIME delay TIME2
    animate VIEW font size to N => animate VIEW.fontSize to N over 0.5s
    animate VIEW font to N => animate VIEW.fontSize to N over 0.5s
    VIEW shadow opacity N with duration N2 => animate VIEW.shadowOpacity to N over N2s
    VIEW shadow opacity N over TIME => animate VIEW.shadowOpacity to N over TIME
    VIEW shadow opacity N over TIME ease in out => animate VIEW.shadowOpacity to N over TIME curve easeInOut
    VIEW shadow opacity N over TIME curve ease out => animate VIEW.shadowOpacity to N over TIME curve easeOut
    VIEW shadow opacity N over TIME delay TIME2 => animate VIEW.shadowOpacity to N over TIME delay TIME2
    animate VIEW z to N => animate VIEW.zPosition to N over 0.5s
    man animate => help animate
    what duration should a transition have => help animate
    animate to dark mode => view night frame (0, 0, 320, 568) color white; sendToBack night; animate night.color to black over 0.5s
    """#
}
