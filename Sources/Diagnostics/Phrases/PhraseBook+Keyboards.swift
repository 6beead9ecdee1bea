/// Keyboards and what makes way for them.
extension PhraseBook {
  static let keyboards =
    #"""
    VIEW bottom anchor constraint equal to keyboard layout guide top anchor => VIEW.frame.y = keyboard.layoutGuide.frame.minY - VIEW.frame.height; on keyboard.willShow { VIEW.frame.y = event.frameEnd.minY - VIEW.frame.height }
    VIEW bottom to keyboard top => VIEW.frame.y = keyboard.layoutGuide.frame.minY - VIEW.frame.height; on keyboard.willShow { VIEW.frame.y = event.frameEnd.minY - VIEW.frame.height }
    VIEW docked above the keyboard => VIEW.frame.y = keyboard.layoutGuide.frame.minY - VIEW.frame.height; on keyboard.willShow { VIEW.frame.y = event.frameEnd.minY - VIEW.frame.height }
    VIEW max y to keyboard min y => VIEW.frame.y = keyboard.layoutGuide.frame.minY - VIEW.frame.height; on keyboard.willShow { VIEW.frame.y = event.frameEnd.minY - VIEW.frame.height }
    VIEW rides on the keyboard => VIEW.frame.y = keyboard.layoutGuide.frame.minY - VIEW.frame.height; on keyboard.willShow { VIEW.frame.y = event.frameEnd.minY - VIEW.frame.height }
    resign first responder => keyboard hide
    text field should return => keyboard hide
    view end editing true => keyboard hide
    keyboard hide duration N curve N2 => keyboard hide over Ns
    become first responder text field => keyboard show
    open keyboard => keyboard show
    input accessory view height N => keyboard show height 216 + N
    keyboard height N => keyboard show height N
    keyboard up N => keyboard show height N
    keyboard will show height N => keyboard show height N
    keyboard up N over TIME => keyboard show height N over TIME
    set keyboard height N over TIME => keyboard show height N over TIME
    show keyboard for TIME height N => keyboard show height N over TIME
    keyboard on ipad => keyboard show on iPad
    keyboard in landscape => keyboard show on iPhone5Landscape
    keyboard with predictions bar => keyboard show on iPhone6 predictions on
    ui text input mode predictive bar toggled => keyboard show on iPhone6; run 1s; keyboard show on iPhone6 predictions on
    home indicator height => keyboard show on iPhoneX; keyboard hide; print stage.safeAreaBottom
    how high is the keyboard on iphone x => keyboard show on iPhoneX; print keyboard.height
    how tall is the keyboard => keyboard show; print keyboard.height
    media query view insets bottom => keyboard show; print keyboard.height
    keyboard dismiss mode interactive => keyboard show; run 0.5s; keyboard hide
    tap background to hide keyboard => keyboard show; run 0.5s; on touch.ended { keyboard hide }
    tap outside to dismiss the keyboard => keyboard show; run 0.5s; on touch.ended { keyboard hide }
    dismiss keyboard on drag => keyboard show; run 0.5s; on touch.moved { keyboard hide }
    keyboard frame => keyboard show; run 0.5s; print keyboard.frame
    keyboard top => keyboard show; run 0.5s; print keyboard.frame.minY
    keyboard size => keyboard show; run 0.5s; print keyboard.frame.size
    keyboard frame intersects VIEW => keyboard show; run 0.5s; print keyboard.layoutGuide.frame.minY < VIEW.frame.maxY
    keyboard show then hide => keyboard show; run 1s; keyboard hide
    keyboard toggle => keyboard show; run 1s; keyboard hide
    does the keyboard overlap VIEW => keyboard show; run 1s; print VIEW.frame.maxY > keyboard.frame.minY
    does the keyboard cover VIEW => keyboard show; run 1s; print VIEW.frame.maxY > stage.size.height - keyboard.height
    keyboard show TIME keyboard hide => keyboard show; run TIME; keyboard hide
    keyboard show and hide after TIME => keyboard show; run TIME; keyboard hide
    keyboard will hide move VIEW back to original position => let home = VIEW.center; on keyboard.willShow { animate over event.duration curve event.curve { VIEW.center.y -= event.height } }; on keyboard.willHide { animate over event.duration curve event.curve { VIEW.center = home } }
    when the keyboard hides move VIEW back => let home = VIEW.center; on keyboard.willShow { animate over event.duration curve event.curve { VIEW.center.y -= event.height } }; on keyboard.willHide { animate over event.duration curve event.curve { VIEW.center = home } }
    keyboard did change frame notification => on keyboard.didChangeFrame { print event.frameEnd }
    notification center add observer ui keyboard did hide notification => on keyboard.didHide { print t }
    ns notification center add observer keyboard did show notification => on keyboard.didShow { print event.height, t }
    keyboard will change frame notification VIEW bottom => on keyboard.willChangeFrame { VIEW.frame.y = event.frameEnd.minY - VIEW.frame.height }; keyboard show
    on keyboard change print => on keyboard.willChangeFrame { print event.frameEnd }
    on keyboard will hide VIEW alpha N => on keyboard.willHide { VIEW.alpha = N }
    on keyboard will hide VIEW center y N => on keyboard.willHide { VIEW.center.y += N }
    on keyboard will hide VIEW down event height => on keyboard.willHide { VIEW.center.y += event.height }
    keyboard will hide VIEW transform identity => on keyboard.willHide { VIEW.transform = identity }
    keyboard goes away move VIEW back => on keyboard.willHide { animate over event.duration curve event.curve { VIEW.frame.y = stage.size.height - VIEW.size.height } }
    on keyboard hide print TEXT => on keyboard.willHide { print TEXT }
    on keyboard will show VIEW alpha N => on keyboard.willShow { VIEW.alpha = N }
    if keyboard is visible VIEW y N => on keyboard.willShow { VIEW.center.y -= N }
    on keyboard will show VIEW center y N => on keyboard.willShow { VIEW.center.y -= N }
    text field did begin editing VIEW up N => on keyboard.willShow { VIEW.center.y -= N }; keyboard show
    VIEW should react to keyboard => on keyboard.willShow { VIEW.center.y -= event.height }
    move VIEW up when keyboard shows => on keyboard.willShow { VIEW.center.y -= event.height }
    on keyboard will show VIEW center y keyboard height => on keyboard.willShow { VIEW.center.y -= event.height }
    on keyboard will show VIEW up event height => on keyboard.willShow { VIEW.center.y -= event.height }
    VIEW moves up with the keyboard => on keyboard.willShow { VIEW.center.y -= event.height }; keyboard show
    keyboard avoiding view behavior padding => on keyboard.willShow { VIEW.center.y -= event.height }; keyboard show
    VIEW content inset bottom keyboard height => on keyboard.willShow { VIEW.frame.height = max(event.frameEnd.minY - VIEW.frame.minY, 0) }; keyboard show
    on keyboard show VIEW frame origin y N => on keyboard.willShow { VIEW.frame.origin.y -= N }; keyboard show
    on keyboard will show VIEW frame y N => on keyboard.willShow { VIEW.frame.y -= N }
    keyboard layout guide top anchor VIEW => on keyboard.willShow { VIEW.frame.y = event.frameEnd.minY - VIEW.frame.height }; keyboard show
    VIEW bottom anchor keyboard layout guide top anchor => on keyboard.willShow { VIEW.frame.y = stage.size.height - event.height - VIEW.size.height }; keyboard show
    VIEW sits on the keyboard => on keyboard.willShow { VIEW.frame.y = stage.size.height - event.height - VIEW.size.height }; keyboard show
    VIEW stays above the keyboard => on keyboard.willShow { VIEW.frame.y = stage.size.height - event.height - VIEW.size.height }; keyboard show
    input bar sticks to the keyboard => on keyboard.willShow { VIEW.frame.y = stage.size.height - event.height - VIEW.size.height }; on keyboard.willHide { VIEW.frame.y = stage.size.height - VIEW.size.height }
    keyboard will show VIEW transform translation keyboard height => on keyboard.willShow { VIEW.transform = translate(0, -event.height) }; keyboard show
    when the keyboard appears move VIEW up N => on keyboard.willShow { animate VIEW.center.y by -N over 0.5s }
    on keyboard will show animate VIEW center y by N => on keyboard.willShow { animate over event.duration curve event.curve { VIEW.center.y += N } }
    VIEW follows keyboard => on keyboard.willShow { animate over event.duration curve event.curve { VIEW.center.y -= event.height } }; keyboard show
    animate VIEW along with keyboard => on keyboard.willShow { animate over event.duration curve event.curve { VIEW.center.y -= event.height } }; keyboard show
    animate VIEW alongside keyboard => on keyboard.willShow { animate over event.duration curve event.curve { VIEW.center.y -= event.height } }; keyboard show
    keyboard will show animate with duration curve from user info VIEW => on keyboard.willShow { animate over event.duration curve event.curve { VIEW.center.y -= event.height } }; keyboard show
    move VIEW with keyboard => on keyboard.willShow { animate over event.duration curve event.curve { VIEW.center.y -= event.height } }; keyboard show
    keyboard covers the field => on keyboard.willShow { animate over event.duration curve event.curve { VIEW.frame.y = stage.size.height - event.height - VIEW.size.height } }
    move VIEW above the keyboard => on keyboard.willShow { animate over event.duration curve event.curve { VIEW.frame.y = stage.size.height - event.height - VIEW.size.height } }
    text field hidden by keyboard => on keyboard.willShow { animate over event.duration curve event.curve { VIEW.frame.y = stage.size.height - event.height - VIEW.size.height } }
    notification user info responder keyboard animation curve user info key => on keyboard.willShow { print event.curve }
    what curve does the keyboard use => on keyboard.willShow { print event.curve, event.duration }; keyboard show
    notification user info responder keyboard animation duration user info key => on keyboard.willShow { print event.duration }
    event duration => on keyboard.willShow { print event.duration }; keyboard show
    keyboard animation duration user info key double value => on keyboard.willShow { print event.duration }; keyboard show
    how long does the keyboard animation take => on keyboard.willShow { print event.duration, event.curve }; keyboard show
    keyboard frame begin user info key => on keyboard.willShow { print event.frameBegin }
    ui keyboard will show notification user info frame end => on keyboard.willShow { print event.frameEnd }; keyboard show
    keyboard frame height => on keyboard.willShow { print event.height }
    keyboard height => on keyboard.willShow { print event.height }
    on keyboard show print event height => on keyboard.willShow { print event.height }
    notification center remove observer keyboard => on keyboard.willShow { print event.height } as riding; remove riding
    event height => on keyboard.willShow { print event.height }; keyboard show
    notification center default publisher for responder keyboard will show notification => on keyboard.willShow { print event.height, event.duration, event.curve }
    responder keyboard will show notification => on keyboard.willShow { print event.height, event.duration, event.curve }
    """#
}
