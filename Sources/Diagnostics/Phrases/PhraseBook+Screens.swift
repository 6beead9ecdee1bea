/// Screens and transitions.
extension PhraseBook {
  static let screens =
    #"""
    screen detail background color COLOR => screen detail color COLOR
    screen detail label TEXT => screen detail { view title frame (20, 80, 280, 40) text TEXT }
    screen detail view title text TEXT => screen detail { view title frame (20, 80, 280, 40) text TEXT }
    smart animate between two frames => screen first_frame color white; screen second_frame color blue; present second_frame with fade
    initial screen => screen home color white
    initial view controller => screen home color white
    set root view controller home => screen home color white
    screen home title TEXT => screen home color white { view heading frame (20, 80, 280, 40) text TEXT }
    screen home with label TEXT => screen home color white { view heading frame (20, 80, 280, 40) text TEXT }
    navigation controller home => screen home color white; navigation home as nav
    screen home and screen detail => screen home color white; screen detail color blue
    two screens => screen home color white; screen detail color blue
    navigation home detail => screen home color white; screen detail color blue; navigation home as nav; navigate to detail
    transition from home to detail => screen home color white; screen detail color blue; present detail with fade
    transition from home to detail with flip => screen home color white; screen detail color blue; present detail with flip
    three screens => screen home color white; screen detail color blue; screen settings color green
    tab bar controller view controllers home profile => screen home color white; screen profile color blue; tabs home, profile as bar
    tabbar home search => screen home color white; screen search color blue; tabs home, search as bar
    change tab to search => screen home color white; screen search color blue; tabs home, search as bar; select search
    select second tab => screen home color white; screen search color blue; tabs home, search as bar; select search
    switch tab => screen home color white; screen search color blue; tabs home, search as bar; select search
    tab home => screen home color white; screen search color blue; tabs home, search as bar; select search with none; select home
    tab view home settings => screen home color white; screen settings color blue; tabs home, settings as bar
    root home => screen home color white; show home
    let vc view controller vc view background color COLOR => screen list color COLOR
    ui window root view controller => screen list color white
    window make key and visible => screen list color white
    view did load add subview => screen list color white { view heading frame (20, 80, 280, 40) text "List" }
    view controller view add subview ui label text TEXT => screen list color white { view heading frame (20, 80, 280, 40) text TEXT }
    ui navigation controller alloc init with root view controller => screen list color white; navigation list as nav
    ui navigation controller root view controller => screen list color white; navigation list as nav
    navigation controller top view controller => screen list color white; navigation list as nav; show nav
    navigation controller view controllers count => screen list color white; navigation list as nav; show nav
    go to detail => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    go to detail screen => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    nav push detail => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigate detail => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigation controller push screen => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigation controller push view controller detail animated true => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigation controller show detail sender => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigator push context material page route builder context detail => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    open detail screen => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    push detail onto nav => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    push view controller animated yes => screen list color white; screen detail color blue; navigation list as nav; navigate to detail
    navigate to detail animated fade => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with fade
    navigation controller set view controllers animated => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with fade
    push detail with animation fade => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with fade
    push detail with fade => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with fade
    navigate to detail animated flip => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with flip
    push detail with animation flip => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with flip
    push view controller animated no => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none
    push view controller detail animated false => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none
    back button in navigation bar => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back
    nav pop => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back
    nav pop view controller animated true => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back
    navigate pop => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back
    pop screen => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back
    pop view controller => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back
    pop view controller animated yes => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back
    navigation controller interactive pop gesture recognizer enabled => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back interactive; progress 30%; cancel
    ui screen edge pan gesture recognizer edges left => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back interactive; progress 40%; finish
    navigate home => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back to root
    navigate to root => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back to root
    navigation controller pop to root view controller animated => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back to root
    unwind segue => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back to root
    pop with fade => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back with fade
    pop with slide => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back with slide
    swipe back cancelled => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back with slide interactive; progress 30%; cancel
    swipe back from left edge => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back with slide interactive; progress 50%; finish
    edge pan back => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back with slide interactive; progress 60%; finish
    interactive pop gesture => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back with slide interactive; progress 60%; finish
    swipe back => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with none; navigate back with slide interactive; progress 60%; finish
    navigate to detail animated scale => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with scale
    push detail with animation scale => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with scale
    nav push view controller detail animated true => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    navigate to detail animated => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    navigate to detail animated slide => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    navigation stack path append detail => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    present detail from right => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    push detail with animation slide => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    push detail with slide => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    push from right => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    push transition left => screen list color white; screen detail color blue; navigation list as nav; navigate to detail with slide
    push detail then pop => screen list color white; screen detail color blue; navigation list as nav; navigate to detail; run 1s; navigate back
    navigate to detail with fade over N => screen list color white; screen detail color blue; navigation list as nav; transition fadeIn over Ns { to.alpha = 0; add to; animate over duration { to.alpha = 1 } then { complete } }; navigate to detail with fadeIn
    navigate to detail with fade over TIME => screen list color white; screen detail color blue; navigation list as nav; transition fadeIn over TIME { to.alpha = 0; add to; animate over duration { to.alpha = 1 } then { complete } }; navigate to detail with fadeIn
    view did appear animated VIEW animate => screen list color white; screen detail color blue; on screen.didAppear detail { animate VIEW.alpha to 1 over 0.3s }; present detail
    on screen detail appear print TEXT => screen list color white; screen detail color blue; on screen.didAppear detail { print TEXT }; present detail
    view did appear print TEXT => screen list color white; screen detail color blue; on screen.didAppear detail { print TEXT }; present detail
    view did disappear print TEXT => screen list color white; screen detail color blue; on screen.didDisappear list { print TEXT }; present detail
    view did disappear => screen list color white; screen detail color blue; on screen.didDisappear { print "didDisappear", t }; present detail; run 1s
    on screen will appear print TEXT => screen list color white; screen detail color blue; on screen.willAppear detail { print TEXT }; present detail
    view will appear animated print TEXT => screen list color white; screen detail color blue; on screen.willAppear detail { print TEXT }; present detail
    view will disappear print TEXT => screen list color white; screen detail color blue; on screen.willDisappear list { print TEXT }; present detail
    is being presented is being dismissed => screen list color white; screen detail color blue; on screen.willDisappear { print "going", t }; present detail
    view will disappear => screen list color white; screen detail color blue; on screen.willDisappear { print "willDisappear", t }; present detail; run 1s
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
    present detail with animation fade => screen list color white; screen detail color blue; present detail with fade
    present vc animated fade => screen list color white; screen detail color blue; present detail with fade
    cube transition => screen list color white; screen detail color blue; present detail with flip
    modal transition style flip horizontal => screen list color white; screen detail color blue; present detail with flip
    modal transition style partial curl => screen list color white; screen detail color blue; present detail with flip
    present detail with animation flip => screen list color white; screen detail color blue; present detail with flip
    present vc animated flip => screen list color white; screen detail color blue; present detail with flip
    vc modal transition style flip horizontal => screen list color white; screen detail color blue; present detail with flip
    instant transition no animation => screen list color white; screen detail color blue; present detail with none
    present detail not animated => screen list color white; screen detail color blue; present detail with none
    self present controller animated false => screen list color white; screen detail color blue; present detail with none
    dismiss view controller animated yes completion nil => screen list color white; screen detail color blue; present detail with none; dismiss
    dismiss animated true completion print TEXT => screen list color white; screen detail color blue; present detail with none; dismiss then { print TEXT }
    dismiss detail with animation fade => screen list color white; screen detail color blue; present detail with none; dismiss with fade
    dismiss detail with animation flip => screen list color white; screen detail color blue; present detail with none; dismiss with flip
    presenting view controller dismiss animated false => screen list color white; screen detail color blue; present detail with none; dismiss with none
    remove screen => screen list color white; screen detail color blue; present detail with none; dismiss with none
    dismiss detail with animation scale => screen list color white; screen detail color blue; present detail with none; dismiss with scale
    close the modal => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    dismiss animated true completion nil => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    dismiss detail => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    dismiss detail with animation slide => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    dismiss modal => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    dismiss screen => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    sheet on dismiss => screen list color white; screen detail color blue; present detail with none; dismiss with slide
    interactive dismissal with a swipe => screen list color white; screen detail color blue; present detail with none; dismiss with slide interactive; progress 40%; finish
    interactive dismiss => screen list color white; screen detail color blue; present detail with none; dismiss with slide interactive; progress 60%; finish
    swipe down to dismiss => screen list color white; screen detail color blue; present detail with none; dismiss with slide interactive; progress 60%; finish
    interaction controller for dismissal pan gesture => screen list color white; screen detail color blue; present detail with none; dismiss with slide interactive; progress to 60% over 300ms; run 300ms; finish
    swipe down to dismiss modal interactively => screen list color white; screen detail color blue; present detail with none; dismiss with slide interactive; progress to 60% over 300ms; run 300ms; finish
    show detail screen => screen list color white; screen detail color blue; present detail with none; draw
    custom presentation zoom from VIEW => screen list color white; screen detail color blue; present detail with scale
    navigation transition zoom => screen list color white; screen detail color blue; present detail with scale
    present detail with animation scale => screen list color white; screen detail color blue; present detail with scale
    present vc animated scale => screen list color white; screen detail color blue; present detail with scale
    present with a zoom => screen list color white; screen detail color blue; present detail with scale
    full screen cover => screen list color white; screen detail color blue; present detail with slide
    go to the next screen => screen list color white; screen detail color blue; present detail with slide
    modal from below => screen list color white; screen detail color blue; present detail with slide
    modal presentation style full screen => screen list color white; screen detail color blue; present detail with slide
    modal transition style cover vertical => screen list color white; screen detail color blue; present detail with slide
    present VIEW modally style page sheet => screen list color white; screen detail color blue; present detail with slide
    present detail sheet => screen list color white; screen detail color blue; present detail with slide
    present vc animated slide up => screen list color white; screen detail color blue; present detail with slide
    show second screen => screen list color white; screen detail color blue; present detail with slide
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
    present detail interactively => screen list color white; screen detail color blue; present detail with slide interactive; progress 50%; finish
    update interactive transition finish interactive transition => screen list color white; screen detail color blue; present detail with slide interactive; progress 60%; finish
    present detail interactive progress N => screen list color white; screen detail color blue; present detail with slide interactive; progress N
    ui percent driven interactive transition update N => screen list color white; screen detail color blue; present detail with slide interactive; progress N
    update interactive transition N cancel interactive transition => screen list color white; screen detail color blue; present detail with slide interactive; progress N; cancel
    swipe back halfway then cancel => screen list color white; screen detail color blue; present detail with slide; run 1s; dismiss with slide interactive; progress 50%; cancel
    present detail then dismiss => screen list color white; screen detail color blue; present detail; run 1s; dismiss
    order of view did appear and view did disappear => screen list color white; screen detail color blue; present detail; run 1s; events
    attempt to present while a presentation is in progress => screen list color white; screen detail color blue; present detail; run until rest; show
    navigation controller pop to view controller => screen list color white; screen detail color blue; screen more color green; navigation list as nav; navigate to detail with none; navigate to more with none; navigate back to list
    add child did move to parent view controller => screen list color white; screen detail color blue; tabs list, detail as bar
    tab bar controller selected view controller detail => screen list color white; screen detail color blue; tabs list, detail as bar; select detail
    transition from view controller to view controller duration options => screen list color white; screen detail color blue; tabs list, detail as bar; select detail with fade
    custom container view controller transition => screen list color white; screen detail color blue; tabs list, detail as bar; select detail with slide
    tab view page style => screen list color white; screen detail color blue; tabs list, detail as bar; select detail with slide
    present detail with fade over N => screen list color white; screen detail color blue; transition fadeIn over Ns { to.alpha = 0; add to; animate over duration { to.alpha = 1 } then { complete } }; present detail with fadeIn
    transition duration N => screen list color white; screen detail color blue; transition fadeIn over Ns { to.alpha = 0; add to; animate over duration { to.alpha = 1 } then { complete } }; present detail with fadeIn
    present detail with fade over TIME => screen list color white; screen detail color blue; transition fadeIn over TIME { to.alpha = 0; add to; animate over duration { to.alpha = 1 } then { complete } }; present detail with fadeIn
    present detail with flip over N => screen list color white; screen detail color blue; transition flipIn over Ns { add to; to.transform3D = perspective(500) * rotateY(90deg); animate over duration { to.transform3D = identity } then { complete } }; present detail with flipIn
    present detail with flip over TIME => screen list color white; screen detail color blue; transition flipIn over TIME { add to; to.transform3D = perspective(500) * rotateY(90deg); animate over duration { to.transform3D = identity } then { complete } }; present detail with flipIn
    make a custom transition => screen list color white; screen detail color blue; transition rise over 0.5s { to.frame = offset(to.finalFrame, 0, stage.size.height); add to; animate over duration { to.frame = to.finalFrame } then { complete } }; present detail with rise
    present detail duration N => screen list color white; screen detail color blue; transition slideUp over Ns { to.frame = offset(to.finalFrame, 0, stage.size.height); add to; animate over duration { to.frame = to.finalFrame } then { complete } }; present detail with slideUp
    present detail with slide over N => screen list color white; screen detail color blue; transition slideUp over Ns { to.frame = offset(to.finalFrame, 0, stage.size.height); add to; animate over duration { to.frame = to.finalFrame } then { complete } }; present detail with slideUp
    present detail duration TIME => screen list color white; screen detail color blue; transition slideUp over TIME { to.frame = offset(to.finalFrame, 0, stage.size.height); add to; animate over duration { to.frame = to.finalFrame } then { complete } }; present detail with slideUp
    present detail with slide over TIME => screen list color white; screen detail color blue; transition slideUp over TIME { to.frame = offset(to.finalFrame, 0, stage.size.height); add to; animate over duration { to.frame = to.finalFrame } then { complete } }; present detail with slideUp
    transition zoom => screen list color white; screen detail color blue; transition zoom over 0.5s { to.scale = 0.5; to.alpha = 0; add to; animate over duration { to.scale = 1; to.alpha = 1 } then { complete } }; present detail with zoom
    transition zoom TIME => screen list color white; screen detail color blue; transition zoom over TIME { to.scale = 0.5; to.alpha = 0; add to; animate over duration { to.scale = 1; to.alpha = 1 } then { complete } }; present detail with zoom
    present detail vc animated true => screen list color white; screen detailVC color blue; present detailVC with slide
    present home from bottom => screen list color white; screen home color blue; present home with slide
    tab bar controller did select view controller => screen list color white; screen search color blue; tabs list, search as bar; on screen.didAppear search { print "search", t }; select search
    tab bar controller selected index => screen list color white; screen search color blue; tabs list, search as bar; select search
    ui tab bar controller view controllers selected index N => screen list color white; screen search color blue; tabs list, search as bar; select search
    tab bar controller animation controller for transition from view controller => screen list color white; screen search color blue; tabs list, search as bar; select search with fade
    switch tabs with slide animation => screen list color white; screen search color blue; tabs list, search as bar; select search with slide
    present vc animated true completion nil => screen list color white; screen vc color blue; present vc with slide
    push slide transition => screen slide1 color white; screen slide2 color blue; present slide2 with slide
    magic move between slides => screen slide1 color white; screen slide2 color white; present slide2 with fade
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
