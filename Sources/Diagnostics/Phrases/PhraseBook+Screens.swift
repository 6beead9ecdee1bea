/// Screens, transitions and the stage.
extension PhraseBook {
  static let screens =
    #"""
    font size of VIEW when text size is accessibility => VIEW.text = "Hello"; VIEW.font = body; textSize accessibilityLarge; print VIEW.fontSize
    adjusts font for content size category yes VIEW => VIEW.text = "Hello"; VIEW.font = body; textSize extraLarge
    reduce motion off => reduceMotion off
    turn off reduce motion => reduceMotion off
    enable reduce motion => reduceMotion on
    i get motion sick => reduceMotion on
    less motion please => reduceMotion on
    media prefers reduced motion reduce animation none => reduceMotion on
    set reduce motion on => reduceMotion on
    set reduce motion to true => reduceMotion on
    turn reduce motion on => reduceMotion on
    uiaccessibility is reduce motion enabled true => reduceMotion on
    prefers cross fade transitions VIEW => reduceMotion on; animate VIEW.alpha to 0 over 0.3s
    reduce motion status did change notification => reduceMotion on; print stage.reducesMotion
    storyboard instantiate view controller with identifier TEXT => screen detail color blue
    smart animate between two frames => screen first_frame color white; screen second_frame color blue; present second_frame with fade
    let vc uiview controller vc view background color COLOR => screen list color COLOR
    ui window root view controller => screen list color white
    window make key and visible => screen list color white
    view did load add subview => screen list color white { view heading frame (20, 80, 280, 40) text "List" }
    view controller view add subview ui label text TEXT => screen list color white { view heading frame (20, 80, 280, 40) text TEXT }
    ui navigation controller alloc init with root view controller => screen list color white; navigation list as nav
    ui navigation controller root view controller => screen list color white; navigation list as nav
    navigation controller top view controller => screen list color white; navigation list as nav; show nav
    navigation controller view controllers count => screen list color white; navigation list as nav; show nav
    navigation controller push screen => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigation controller push view controller detail animated true => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigation controller show detail sender => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigation link TEXT destination detail view => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigator push context material page route builder context detail => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    push view controller animated yes => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigation controller set view controllers animated => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with fade
    push view controller animated no => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none
    back button in navigation bar => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back
    pop view controller animated yes => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back
    navigation controller interactive pop gesture recognizer enabled => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back interactive; progress 30%; cancel
    ui screen edge pan gesture recognizer edges left => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back interactive; progress 40%; finish
    navigation controller pop to root view controller animated => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back to root
    swipe back from left edge => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back with slide interactive; progress 50%; finish
    navigation stack path append detail => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    push from right => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    push transition left => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    view did appear animated VIEW animate => screen list color white; screen detail color blue; on screen.didAppear detail { animate VIEW.alpha to 1 over 0.3s }; present detail
    view did disappear => screen list color white; screen detail color blue; on screen.didDisappear { print "didDisappear", t }; present detail; run 1s
    view will appear animated print TEXT => screen list color white; screen detail color blue; on screen.willAppear detail { print TEXT }; present detail
    is being presented is being dismissed => screen list color white; screen detail color blue; on screen.willDisappear { print "going", t }; present detail
    view will disappear => screen list color white; screen detail color blue; on screen.willDisappear { print "willDisappear", t }; present detail; run 1s
    perform segue with identifier TEXT sender nil => screen list color white; screen detail color blue; present detail
    present view controller animated yes completion nil => screen list color white; screen detail color blue; present detail
    interaction controller cancel => screen list color white; screen detail color blue; present detail interactive; progress 40%; cancel
    interactor finish => screen list color white; screen detail color blue; present detail interactive; progress 40%; finish
    interactor update N => screen list color white; screen detail color blue; present detail interactive; progress N
    interaction controller for presentation using animator => screen list color white; screen detail color blue; present detail interactive; progress to 50% over 300ms; run 300ms; finish
    present view controller completion print TEXT => screen list color white; screen detail color blue; present detail then { print TEXT }
    dissolve transition to the next screen => screen list color white; screen detail color blue; present detail with fade
    modal presentation style over current context => screen list color white; screen detail color blue; present detail with fade
    modal transition style cross dissolve => screen list color white; screen detail color blue; present detail with fade
    page route builder fade transition => screen list color white; screen detail color blue; present detail with fade
    cube transition => screen list color white; screen detail color blue; present detail with flip
    modal transition style flip horizontal => screen list color white; screen detail color blue; present detail with flip
    modal transition style partial curl => screen list color white; screen detail color blue; present detail with flip
    vc modal transition style flip horizontal => screen list color white; screen detail color blue; present detail with flip
    instant transition no animation => screen list color white; screen detail color blue; present detail with none
    self present controller animated false => screen list color white; screen detail color blue; present detail with none
    dismiss view controller animated yes completion nil => screen list color white; screen detail color blue; present detail with none; dismiss
    unwind segue => screen list color white; screen detail color blue; present detail with none; dismiss
    dismiss animated true completion print TEXT => screen list color white; screen detail color blue; present detail with none; dismiss then { print TEXT }
    presenting view controller dismiss animated false => screen list color white; screen detail color blue; present detail with none; dismiss with none
    close the modal => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    dismiss animated true completion nil => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    sheet on dismiss => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    interactive dismissal with a swipe => screen list color white; screen detail color blue; present detail with none; dismiss with slide interactive; progress 40%; finish
    interaction controller for dismissal pan gesture => screen list color white; screen detail color blue; present detail with none; dismiss with slide interactive; progress to 60% over 300ms; run 300ms; finish
    swipe down to dismiss modal interactively => screen list color white; screen detail color blue; present detail with none; dismiss with slide interactive; progress to 60% over 300ms; run 300ms; finish
    navigation transition zoom => screen list color white; screen detail color blue; present detail with scale
    full screen cover => screen list color white; screen detail color blue; present detail with slide
    go to the next screen => screen list color white; screen detail color blue; present detail with slide
    modal from below => screen list color white; screen detail color blue; present detail with slide
    modal presentation style full screen => screen list color white; screen detail color blue; present detail with slide
    modal transition style cover vertical => screen list color white; screen detail color blue; present detail with slide
    present VIEW modally style page sheet => screen list color white; screen detail color blue; present detail with slide
    sheet is presented detail view => screen list color white; screen detail color blue; present detail with slide
    wants interactive start false => screen list color white; screen detail color blue; present detail with slide
    transition coordinator animate alongside transition VIEW alpha N => screen list color white; screen detail color blue; present detail with slide alongside { VIEW.alpha = N }
    presentation transition will begin dimming => screen list color white; screen detail color blue; present detail with slide alongside { list.alpha = 0.5 }
    transition coordinator animate alongside completion => screen list color white; screen detail color blue; present detail with slide alongside { list.alpha = 0.5 } then { print event.completed }
    ui presentation controller dimming view alpha N => screen list color white; screen detail color blue; present detail with slide alongside { list.alpha = N }
    ui percent driven interactive transition cancel => screen list color white; screen detail color blue; present detail with slide interactive; progress 40%; cancel
    completion curve ease out interactive transition => screen list color white; screen detail color blue; present detail with slide interactive; progress 40%; finish curve easeOut
    ui percent driven interactive transition finish completion speed N => screen list color white; screen detail color blue; present detail with slide interactive; progress 40%; finish speed N
    ui percent driven interactive transition percent complete => screen list color white; screen detail color blue; present detail with slide interactive; progress 40%; show
    cancel the swipe half way => screen list color white; screen detail color blue; present detail with slide interactive; progress 50%; cancel
    update interactive transition finish interactive transition => screen list color white; screen detail color blue; present detail with slide interactive; progress 60%; finish
    ui percent driven interactive transition update N => screen list color white; screen detail color blue; present detail with slide interactive; progress N
    update interactive transition N cancel interactive transition => screen list color white; screen detail color blue; present detail with slide interactive; progress N; cancel
    swipe back halfway then cancel => screen list color white; screen detail color blue; present detail with slide; run 1s; dismiss with slide interactive; progress 50%; cancel
    order of view did appear and view did disappear => screen list color white; screen detail color blue; present detail; run 1s; events
    attempt to present while a presentation is in progress => screen list color white; screen detail color blue; present detail; run until rest; show
    navigation controller pop to view controller => screen list color white; screen detail color blue; screen more color green; navigation list as nav; navigate to detail with none; navigate to more with none; navigate back to list
    add child did move to parent view controller => screen list color white; screen detail color blue; tabs list, detail as bar
    tab bar controller selected index N => screen list color white; screen detail color blue; tabs list, detail as bar; select detail
    tab bar controller selected view controller detail => screen list color white; screen detail color blue; tabs list, detail as bar; select detail
    transition from view controller to view controller duration options => screen list color white; screen detail color blue; tabs list, detail as bar; select detail with fade
    custom container view controller transition => screen list color white; screen detail color blue; tabs list, detail as bar; select detail with slide
    tab view page style => screen list color white; screen detail color blue; tabs list, detail as bar; select detail with slide
    present detail vc animated true => screen list color white; screen detailVC color blue; present detailVC with slide
    tab bar controller did select view controller => screen list color white; screen search color blue; tabs list, search as bar; on screen.didAppear search { print "search", t }; select search
    tab bar controller selected index => screen list color white; screen search color blue; tabs list, search as bar; select search
    tab bar controller animation controller for transition from view controller => screen list color white; screen search color blue; tabs list, search as bar; select search with fade
    switch tabs with slide animation => screen list color white; screen search color blue; tabs list, search as bar; select search with slide
    present vc animated true completion nil => screen list color white; screen vc color blue; present vc with slide
    push slide transition => screen slide1 color white; screen slide2 color blue; present slide2 with slide
    magic move between slides => screen slide1 color white; screen slide2 color white; present slide2 with fade
    artboard N N2 => stage (N, N2)
    new composition N N2 => stage (N, N2)
    make the screen N wide => stage (N, stage.size.height)
    ipad pro => stage 1024x1366
    ipad landscape => stage 1024x768
    desktop window => stage 1280x800
    split view half width => stage 160x568
    full hd => stage 1920x1080
    apple watch screen => stage 198x242
    artboard size iphone se => stage 320x568
    portrait orientation => stage 320x568
    rotate back to portrait => stage 320x568
    small iphone => stage 320x568
    round to whole pixels => stage 320x568 pixels 2
    trait collection display scale => stage 320x568 pixels 2
    ui screen main scale N => stage 320x568 pixels 2
    display scale N pixels per point => stage 320x568 pixels N
    scale factor N retina => stage 320x568 pixels N
    iphone se screen => stage 375x667
    iphone mini => stage 375x812
    iphone x => stage 375x812
    change frame to iphone pro => stage 390x844
    change the stage to an iphone => stage 390x844
    iphone N screen => stage 393x852
    iphone pro screen => stage 393x852
    new artboard iphone => stage 393x852
    create canvas POINT => stage 400x400
    square canvas => stage 400x400
    new stage N by N2 => stage 400x600
    android pixel phone screen => stage 412x915
    frame iphone pro max => stage 430x932
    iphone pro max size => stage 430x932
    landscape => stage 568x320
    landscape mode => stage 568x320
    rotate device ANGLE => stage 568x320
    rotate device to landscape => stage 568x320
    turn the phone sideways => stage 568x320
    center VIEW after rotation => stage 568x320; animate VIEW.center to stage.center over 0.3s
    view will transition to size => stage 568x320; animate VIEW.center to stage.center over 0.3s
    bigger stage => stage 640x1136
    make the world wider => stage 640x568
    ipad screen => stage 768x1024
    additional safe area insets bottom N => stage.safeAreaBottom = N
    trait collection preferred content size category => textSize
    biggest accessibility text => textSize accessibilityExtraExtraExtraLarge
    larger accessibility sizes slider => textSize accessibilityExtraExtraExtraLarge
    dynamic type accessibility large => textSize accessibilityLarge
    uicontent size category accessibility large => textSize accessibilityLarge
    is accessibility category => textSize accessibilityMedium; textSize
    preferred content size category extra extra extra large => textSize extraExtraExtraLarge
    dynamic type extra large => textSize extraLarge
    preferred content size category extra small => textSize extraSmall
    default text size => textSize large
    set text size to large => textSize large
    ui content size category medium => textSize medium
    smaller text size => textSize small
    transition context complete transition yes => transition cut over 0s { add to; complete }
    forgot to call complete transition => transition cut over 0s { add to; complete }; screen list color white; screen detail color blue; present detail with cut
    modal presentation style custom transitioning delegate self => transition drop over 500ms { to.frame = offset(to.finalFrame, 0, -568); add to; animate over duration damping 0.6 { to.frame = to.finalFrame } then { complete } }; screen list color white; screen detail color blue; present detail with drop
    animation controller for presented presenting source => transition drop over 500ms { to.frame = offset(to.finalFrame, 0, 568); add to; animate over duration { to.frame = to.finalFrame } then { complete } }
    transition context transition was cancelled => transition fadeIn over 500ms { to.alpha = 0; add to; animate over duration { to.alpha = 1 } then { complete not cancelled } }
    animate transition using transition context container view add subview to view => transition fadeIn over 500ms { to.alpha = 0; add to; animate over duration { to.alpha = 1 } then { complete } }
    transition context view controller for key from to => transition fadeIn over 500ms { to.alpha = 0; add to; animate over duration { to.alpha = 1 } then { complete } }; show fadeIn
    animate transition ui view animate to view alpha N complete transition => transition fadeIn over 500ms { to.alpha = N; add to; animate over duration { to.alpha = 1 } then { complete not cancelled } }
    transition duration using transition context return N => transition fadeIn over Ns { to.alpha = 0; add to; animate over duration { to.alpha = 1 } then { complete } }
    animation controller for dismissed return animator => transition leave over 400ms { to.frame = to.finalFrame; add to; sendToBack to; animate over duration { from.frame = offset(from.frame, 0, 568) } then { complete } }
    animate transition spring to view from bottom => transition rise over 600ms { to.frame = offset(to.finalFrame, 0, 568); add to; animate over duration damping 0.7 velocity 0 { to.frame = to.finalFrame } then { complete } }
    sheet presentation controller detents medium large => transition sheet over 400ms { to.frame = offset(to.finalFrame, 0, 568); add to; animate over duration damping 0.8 { to.frame = offset(to.finalFrame, 0, 284) } then { complete } }; screen list color white; screen detail color blue; present detail with sheet
    frame of presented view in container view => transition sheet over 400ms { to.frame = offset(to.finalFrame, 0, 568); add to; animate over duration { to.frame = offset(to.finalFrame, 0, 284) } then { complete } }; screen list color white; screen detail color blue; present detail with sheet
    navigation controller delegate animation controller for operation push pop => transition slideUp over 400ms { to.frame = offset(to.finalFrame, 0, 568); add to; animate over duration { to.frame = to.finalFrame } then { complete } }; screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slideUp
    animate transition to view transform scale N => transition zoom over 400ms { to.transform = scale(max(N, 0.01)); add to; animate over duration { to.transform = identity } then { complete } }
    """#
}
