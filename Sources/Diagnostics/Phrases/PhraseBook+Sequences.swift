/// Animations one after another.
extension PhraseBook {
  static let sequences =
    #"""
    animate presence mode wait VIEW OTHER => OTHER.alpha = 0; animate VIEW.alpha to 0 over 0.3s then { animate OTHER.alpha to 1 over 0.3s }
    card flip front VIEW back OTHER => OTHER.frame = VIEW.frame; OTHER.isHidden = on; animate over 0.3s curve easeIn { VIEW.transform3D = perspective(500) * rotateY(90deg) } then { OTHER.isHidden = off; OTHER.transform3D = perspective(500) * rotateY(-90deg); animate OTHER.transform3D to perspective(500) over 0.3s curve easeOut }
    ui view transition from view VIEW to view OTHER transition flip from right => OTHER.transform3D = perspective(500) * rotateY(90deg); animate VIEW.transform3D to perspective(500) * rotateY(-90deg) over 0.25s curve easeIn then { animate OTHER.transform3D to identity over 0.25s curve easeOut }
    back in up VIEW => VIEW.alpha = 0.7; VIEW.scale = 0.7; VIEW.center.y += 400; animate VIEW.center.y by -400 over 0.8s then { animate over 0.2s { VIEW.alpha = 1; VIEW.scale = 1 } }
    back in down VIEW => VIEW.alpha = 0.7; VIEW.scale = 0.7; VIEW.center.y -= 400; animate VIEW.center.y by 400 over 0.8s then { animate over 0.2s { VIEW.alpha = 1; VIEW.scale = 1 } }
    enter slow exit fast => VIEW.alpha = 0; animate over 0.3s curve easeOut { VIEW.alpha = 1 } then { animate VIEW.alpha to 0 over 0.2s curve easeIn }
    animate presence => animate VIEW.alpha to 0 over 0.3s then { VIEW.isHidden = on }
    less animate presence more => animate VIEW.alpha to 0 over 0.3s then { VIEW.isHidden = on }
    VIEW hide animated => animate VIEW.alpha to 0 over 0.3s then { VIEW.isHidden = true }
    hide VIEW with animation => animate VIEW.alpha to 0 over 0.3s then { VIEW.isHidden = true }
    VIEW fades and comes back => animate VIEW.alpha to 0 over 0.5s then { animate VIEW.alpha to 1 over 0.5s }
    completion handler escaping closure finished bool => animate VIEW.alpha to 0 over 0.5s then { print event.finished }
    action sequence fade out remove from parent => animate VIEW.alpha to 0 over 0.5s then { remove VIEW }
    fade out then remove VIEW => animate VIEW.alpha to 0 over 0.5s then { remove VIEW }
    VIEW run sequence fade out with duration N fade in with duration N2 => animate VIEW.alpha to 0 over Ns then { animate VIEW.alpha to 1 over N2s }
    fade VIEW to N then N2 => animate VIEW.alpha to N over 0.3s then { animate VIEW.alpha to N2 over 0.3s }
    animate VIEW alpha to N then OTHER alpha to N2 => animate VIEW.alpha to N over 0.5s then { animate OTHER.alpha to N2 over 0.5s }
    VIEW alpha N then N2 => animate VIEW.alpha to N over 0.5s then { animate VIEW.alpha to N2 over 0.5s }
    animate VIEW alpha to N then remove VIEW => animate VIEW.alpha to N over 0.5s then { remove VIEW }
    VIEW run sequence fade alpha to N duration N2 fade alpha to N3 duration N4 => animate VIEW.alpha to N over N2s then { animate VIEW.alpha to N3 over N4s }
    animate TIME VIEW alpha N completion VIEW is hidden true => animate VIEW.alpha to N over TIME then { VIEW.isHidden = true }
    animate VIEW alpha to N over TIME completion print TEXT => animate VIEW.alpha to N over TIME then { print TEXT }
    animate VIEW alpha to N over TIME finished in print TEXT => animate VIEW.alpha to N over TIME then { print TEXT }
    move VIEW to POINT and then to POINT2 => animate VIEW.center to POINT over 0.5s then { animate VIEW.center to POINT2 over 0.5s }
    animate VIEW center to POINT then remove VIEW => animate VIEW.center to POINT over 0.5s then { remove VIEW }
    animate VIEW center to POINT over TIME completion print TEXT => animate VIEW.center to POINT over TIME then { print TEXT }
    animate VIEW center to POINT over TIME finished in print TEXT => animate VIEW.center to POINT over TIME then { print TEXT }
    VIEW moves left and comes back => animate VIEW.center.x by -100 over 0.5s then { animate VIEW.center.x by 100 over 0.5s }
    with sequence with timing with spring => animate VIEW.center.x by 100 over 0.3s then { animate VIEW.center.x by -100 curve bouncy }
    chain trigger when VIEW done animate OTHER => animate VIEW.center.x by 100 over 0.4s then { animate OTHER.center.x by 100 over 0.4s }
    start after previous => animate VIEW.center.x by 100 over 0.5s then { animate OTHER.center.x by 100 over 0.5s }
    dotween sequence append move append fade => animate VIEW.center.x by 100 over 0.5s then { animate VIEW.alpha to 0 over 0.5s }
    VIEW moves right and comes back => animate VIEW.center.x by 100 over 0.5s then { animate VIEW.center.x by -100 over 0.5s }
    on complete debug log TEXT => animate VIEW.center.x by 100 over 0.5s then { print TEXT }
    tween callback print TEXT => animate VIEW.center.x by 100 over 0.5s then { print TEXT }
    dismissible swipe VIEW => animate VIEW.center.x by 400 over 0.3s then { VIEW.isHidden = true }
    move VIEW right N then down N2 => animate VIEW.center.x by N over 0.5s then { animate VIEW.center.y by N2 over 0.5s }
    VIEW slides out left and is removed => animate VIEW.center.x to -50 over 0.5s then { remove VIEW }
    exit VIEW to the left and remove => animate VIEW.center.x to -50 over 0.5s then { remove VIEW }
    gsap timeline to VIEW to OTHER => animate VIEW.center.x to 200 over 0.5s then { animate OTHER.center.x to 200 over 0.5s }
    VIEW center x N then N2 => animate VIEW.center.x to N over 0.5s then { animate VIEW.center.x to N2 over 0.5s }
    animate VIEW x to N then VIEW y to N2 => animate VIEW.center.x to N over 0.5s then { animate VIEW.center.y to N2 over 0.5s }
    animate VIEW center x to N then remove VIEW => animate VIEW.center.x to N over 0.5s then { remove VIEW }
    animate VIEW center x to N over TIME completion print TEXT => animate VIEW.center.x to N over TIME then { print TEXT }
    animate VIEW center x to N over TIME finished in print TEXT => animate VIEW.center.x to N over TIME then { print TEXT }
    action sequence move fade out => animate VIEW.center.y by -100 over 0.5s then { animate VIEW.alpha to 0 over 0.5s }
    sequence move then fade VIEW => animate VIEW.center.y by -100 over 0.5s then { animate VIEW.alpha to 0 over 0.5s }
    VIEW moves up and comes back => animate VIEW.center.y by -100 over 0.5s then { animate VIEW.center.y by 100 over 0.5s }
    VIEW runs sequence move up wait N fade out => animate VIEW.center.y by -100 over 0.5s then { run Ns; animate VIEW.alpha to 0 over 0.5s }
    VIEW move up N then fade => animate VIEW.center.y by -N over 0.5s then { animate VIEW.alpha to 0 over 0.5s }
    sequence VIEW OTHER THIRD => animate VIEW.center.y by 100 over 0.5s then { animate OTHER.center.y by 100 over 0.5s then { animate THIRD.center.y by 100 over 0.5s } }
    sequence VIEW OTHER => animate VIEW.center.y by 100 over 0.5s then { animate OTHER.center.y by 100 over 0.5s }
    one after the other VIEW OTHER THIRD TIME => animate VIEW.center.y by 100 over TIME then { animate OTHER.center.y by 100 over TIME then { animate THIRD.center.y by 100 over TIME } }
    one after another VIEW OTHER TIME => animate VIEW.center.y by 100 over TIME then { animate OTHER.center.y by 100 over TIME }
    VIEW center y N then N2 => animate VIEW.center.y to N over 0.5s then { animate VIEW.center.y to N2 over 0.5s }
    animate VIEW center y to N then remove VIEW => animate VIEW.center.y to N over 0.5s then { remove VIEW }
    animate VIEW center y to N over TIME completion print TEXT => animate VIEW.center.y to N over TIME then { print TEXT }
    animate VIEW center y to N over TIME finished in print TEXT => animate VIEW.center.y to N over TIME then { print TEXT }
    animate VIEW rotation to ANGLE then remove VIEW => animate VIEW.rotation to ANGLE over 0.5s then { remove VIEW }
    animate VIEW rotation to ANGLE over TIME completion print TEXT => animate VIEW.rotation to ANGLE over TIME then { print TEXT }
    animate VIEW rotation to ANGLE over TIME finished in print TEXT => animate VIEW.rotation to ANGLE over TIME then { print TEXT }
    exiting zoom out => animate VIEW.scale to 0 over 0.3s then { VIEW.isHidden = true }
    VIEW shrinks and comes back => animate VIEW.scale to 0.2 over 0.5s then { animate VIEW.scale to 1 over 0.5s }
    animator set play sequentially => animate VIEW.scale to 1.5 over 0.5s then { animate VIEW.alpha to 0.5 over 0.5s }
    scale VIEW up then down => animate VIEW.scale to 1.5 over 0.5s then { animate VIEW.scale to 0.5 over 0.5s }
    pop VIEW to N then N2 => animate VIEW.scale to N over 0.15s then { animate VIEW.scale to N2 over 0.15s }
    animate VIEW scale to N then remove VIEW => animate VIEW.scale to N over 0.5s then { remove VIEW }
    VIEW run sequence scale to N duration N2 scale to N3 duration N4 => animate VIEW.scale to N over N2s then { animate VIEW.scale to N3 over N4s }
    animate VIEW scale to N over TIME completion print TEXT => animate VIEW.scale to N over TIME then { print TEXT }
    animate VIEW scale to N over TIME finished in print TEXT => animate VIEW.scale to N over TIME then { print TEXT }
    transition with VIEW text TEXT => animate over 0.15s { VIEW.alpha = 0 } then { VIEW.text = TEXT; animate over 0.15s { VIEW.alpha = 1 } }
    ca transaction set completion block VIEW alpha N => animate over 0.25s { VIEW.alpha = N } then { print "done", t }
    transition with VIEW is hidden true cross dissolve => animate over 0.3s { VIEW.alpha = 0 } then { VIEW.isHidden = true }
    block animation nested completion VIEW then OTHER => animate over 0.3s { VIEW.alpha = 0 } then { animate over 0.3s { OTHER.alpha = 0 } }
    completion bool finished in print finished VIEW => animate over 0.3s { VIEW.alpha = 0 } then { print event.finished }
    shuffle cards VIEW OTHER => animate over 0.3s { VIEW.center.x += 100 } then { sendToBack VIEW; animate VIEW.center.x by -100 over 0.3s }
    first VIEW then OTHER => animate over 0.4s { VIEW.center.x += 100 } then { animate OTHER.center.x by 100 over 0.4s }
    move pause move back => animate over 0.4s { VIEW.center.x += 100 } then { animate VIEW.center.x by -100 over 0.4s delay 0.5s }
    timeline VIEW moves then OTHER fades then THIRD scales => animate over 0.4s { VIEW.center.x += 100 } then { animate over 0.4s { OTHER.alpha = 0.2 } then { animate THIRD.scale to 1.5 over 0.4s } }
    build order VIEW after OTHER => animate over 0.5s { OTHER.alpha = 0.2 } then { animate VIEW.alpha to 0.2 over 0.5s }
    anime timeline => animate over 0.5s { VIEW.center.x += 100 } then { animate over 0.5s { OTHER.center.x += 100 } }
    animation completion criteria logically complete => animate over 0.5s { VIEW.center.x += 100 } then { print "done", event.finished }
    with animation completion print TEXT => animate over 0.5s { VIEW.center.x += 100 } then { print TEXT }
    why does completion run immediately => animate over 0.5s { VIEW.center.x += 100 } then { print event.finished, t }; run 1s
    animate VIEW center y N completion remove from superview => animate over 0.5s { VIEW.center.y = N } then { remove VIEW }
    ui view animate with duration N VIEW is hidden true => animate over Ns { VIEW.alpha = 0 } then { VIEW.isHidden = true }
    ui view animate with duration N completion VIEW remove from superview => animate over Ns { VIEW.alpha = 0 } then { remove VIEW }
    sequence of TIME each => animate over TIME { VIEW.center.x += 80 } then { animate over TIME { VIEW.center.y += 80 } then { animate VIEW.alpha to 0.3 over TIME } }
    snackbar slides in and out => view snackbar frame (20, stage.size.height, 280, 48) color black; animate over 0.3s curve easeOut { snackbar.frame.y -= 70 } then { animate snackbar.frame.y by 70 over 0.3s delay 2s }
    toast TEXT slides in and out => view toast frame (40, 600, 240, 40) text TEXT color gray; animate toast.frame.y to 500 over 0.3s then { animate toast.frame.y to 600 over 0.3s delay 2s }
    toast TEXT => view toast frame (60, 480, 200, 40) color black alpha 0 text TEXT; toast.textColor = white; animate over 0.3s { toast.alpha = 1 } then { animate toast.alpha to 0 over 0.3s delay 2s }
    """#
}
