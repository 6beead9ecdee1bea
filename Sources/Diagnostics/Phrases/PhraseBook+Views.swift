/// Making, copying and removing views.
extension PhraseBook {
  static let views =
    #"""
    VIEW add child OTHER => add OTHER to VIEW
    VIEW add subview OTHER => add OTHER to VIEW
    VIEW insert subview OTHER below subview THIRD => add OTHER to VIEW; sendToBack OTHER
    make VIEW a child of OTHER => add VIEW to OTHER
    parent VIEW to OTHER => add VIEW to OTHER
    pick whip VIEW onto OTHER => add VIEW to OTHER
    put VIEW inside OTHER => add VIEW to OTHER
    hit test return VIEW for touches in OTHER => add VIEW to OTHER; OTHER.hitTarget = VIEW
    insert subview VIEW below subview OTHER => bringToFront OTHER
    VIEW is behind OTHER bring forward => bringToFront VIEW
    VIEW on top of OTHER => bringToFront VIEW
    bring layer VIEW to front => bringToFront VIEW
    exchange subview VIEW with OTHER => bringToFront VIEW
    go to front => bringToFront VIEW
    insert subview VIEW above subview OTHER => bringToFront VIEW
    view bring subview to front VIEW => bringToFront VIEW
    merge layers VIEW OTHER => group VIEW, OTHER
    ui dynamic item group items VIEW OTHER => group VIEW, OTHER as pair
    VIEW queue free => remove VIEW
    action remove from parent => remove VIEW
    call VIEW remove from superview => remove VIEW
    del VIEW => remove VIEW
    delete the VIEW view => remove VIEW
    delete this clone => remove VIEW
    remove VIEW from superview => remove VIEW
    rm VIEW => remove VIEW
    VIEW subviews for each remove from superview => remove all
    animator remove all behaviors => remove all
    delete all => remove all
    how do i delete everything => remove all
    remove all children => remove all
    view subviews for each remove from superview => remove all
    move layer VIEW down one => sendToBack VIEW
    send VIEW backward => sendToBack VIEW
    send subview to back VIEW => sendToBack VIEW
    avatar N round => view avatar frame (20, 20, N, N) color gray; avatar.cornerRadius = N / 2
    backdrop => view back frame (0, 0, 320, 568) color "#e0e8ff"; sendToBack back
    change the background to COLOR => view back frame (0, 0, 320, 568) color COLOR; sendToBack back
    set background to COLOR => view back frame (0, 0, 320, 568) color COLOR; sendToBack back
    next backdrop => view back frame (0, 0, 320, 568) color orange; sendToBack back
    background color of the page COLOR => view back frame (0, 0, stage.size.width, stage.size.height) color COLOR; sendToBack back
    dark mode background => view back frame (0, 0, stage.size.width, stage.size.height) color black; sendToBack back
    background N => view back frame (N, 0, 320, 568) color "#000000"
    add badge to VIEW => view badge frame (10, 10, 20, 20) in VIEW
    nav bar => view bar frame (0, 0, 320, 64) color gray; view heading frame (60, 24, 200, 30) text "Home" in bar
    navigation bar title TEXT => view bar frame (0, 0, 320, 64) color gray; view heading frame (60, 24, 200, 30) text TEXT in bar
    scroll progress N => view bar frame (0, 0, stage.size.width * N, 4) color blue
    progress view value N => view bar frame (20, 300, 280 * N, 8) color blue
    bodies rectangle N N2 N3 N4 => view body frame (N - N3 / 2, N2 - N4 / 2, N3, N4)
    copy VIEW below => view box2 frame (200, 140, 80, 80)
    duplicate VIEW N to the right => view box2 frame (250, N, 80, 80)
    button TEXT COLOR => view button frame (100, 262, 120, 44) color COLOR text TEXT; button.cornerRadius = 8
    create COLOR button => view button frame (100, 262, 120, 44) color COLOR; button.cornerRadius = 8
    button rounded N COLOR => view button frame (100, 262, 120, 44) color COLOR; button.cornerRadius = N
    create button TEXT => view button frame (100, 262, 120, 44) color blue text TEXT; button.cornerRadius = 8
    button N N2 rounded N3 COLOR => view button frame (160 - N / 2, 284 - N2 / 2, N, N2) color COLOR; button.cornerRadius = N3
    color palette => view c1 frame (40, 260, 60, 60) color red; view c2 frame (130, 260, 60, 60) color green; view c3 frame (220, 260, 60, 60) color blue
    text layer TEXT => view caption frame (20, 260, 280, 40) text TEXT
    view card center POINT width N height N2 => view card frame (0, 0, N, N2); card.center = POINT
    view card at center size x N => view card frame (120, 244, N, 80)
    clone VIEW called card => view card frame (290, 50, 80, 80)
    card with shadow and rounded corners N => view card frame (40, 184, 240, 200) color white; card.cornerRadius = N; card.shadowOpacity = 0.2; card.shadowOffset = (0, 4); card.shadowRadius = 12
    rounded rectangle corner radius N fill color COLOR => view card frame (50, 300, 100, 100) color COLOR; card.cornerRadius = N
    color COLOR frame width N height N2 => view card frame (50, 300, N, N2) color COLOR
    container width N height N2 color COLOR => view card frame (50, 300, N, N2) color COLOR
    view card center stage center size x N => view card frame (50, 50, N, 80); card.center = stage.center
    stack children positioned => view card frame (60, 200, 200, 120) color gray; view badge frame (10, 10, 40, 40) in card color blue
    zstack rectangle circle => view card frame (60, 200, 200, 120) color gray; view dot frame (70, 30, 60, 60) in card color blue; dot.cornerRadius = 30
    rectangle fill color COLOR frame width N height N2 offset x N3 => view card frame (N, 300, N2, 50) color COLOR; card.center.x += N3
    square N N2 N3 => view card frame (N, N2, N3, 55)
    rect N N2 N3 N4 => view card frame (N, N2, N3, N4)
    view card left N top N2 width N3 height N4 => view card frame (N, N2, N3, N4)
    view card rect N N2 N3 N4 => view card frame (N, N2, N3, N4)
    view card view alloc init with frame rect make N N2 N3 N4 => view card frame (N, N2, N3, N4)
    view card x N y N2 width N3 height N4 => view card frame (N, N2, N3, N4)
    let card ui view frame cg rect N N2 N3 N4 background color COLOR => view card frame (N, N2, N3, N4) color COLOR
    view card frame N N2 N3 N4 corner radius N5 => view card frame (N, N2, N3, N4); card.cornerRadius = N5
    view card width N height N2 => view card frame (N2, 300, N, 50)
    rectangle frame width N height N2 foreground color COLOR => view card frame (N2, 300, N, 50) color COLOR
    rectangle fill VIEW frame width N height N2 offset x N3 y N4 => view card frame (N3, 300, N, N2) color VIEW; card.center.x += N4; card.center.y += 50
    view card like VIEW => view card frame (VIEW.frame.x, VIEW.frame.maxY + 10, VIEW.frame.width, VIEW.frame.height)
    view cat at N N2 size N3 => view cat frame (N, N2, N3, 50)
    child of VIEW => view child frame (10, 10, 20, 20) in VIEW
    VIEW add subview frame N N2 N3 N4 => view child frame (N, N2, N3, N4) in VIEW
    add child frame N N2 N3 N4 in VIEW => view child frame (N, N2, N3, N4) in VIEW
    subview of VIEW frame N N2 N3 N4 => view child frame (N, N2, N3, N4) in VIEW
    circle center POINT radius N COLOR => view circle frame (0, 0, 2 * N, 2 * N) color COLOR; circle.center = POINT; circle.cornerRadius = N
    circle at POINT radius N => view circle frame (0, 0, 2 * N, 2 * N); circle.center = POINT; circle.cornerRadius = N
    view circle center POINT diameter N => view circle frame (0, 0, N, N); circle.cornerRadius = N / 2; circle.center = POINT
    shape node circle of radius N => view circle frame (100, 100, 2 * N, 2 * N); circle.cornerRadius = N
    view circle color COLOR N => view circle frame (50, 300, N, N) color COLOR; circle.cornerRadius = N / 2
    view circle at N N2 radius N3 => view circle frame (N3, 25, N, N2); circle.cornerRadius = 25
    COLOR circle N => view circle1 frame (50, 300, N, N) color COLOR; circle1.cornerRadius = N / 2
    circle with diameter N => view circle1 frame (50, 300, N, N); circle1.cornerRadius = N / 2
    instantiate prefab at position POINT => view clone frame (0, 0, 50, 50); clone.center = POINT
    create clone of myself => view clone1 frame offset(VIEW.frame, 20, 20)
    precompose VIEW and OTHER => view comp frame (0, 0, 320, 568); comp.color = "clear"; add VIEW to comp; add OTHER to comp
    instance of VIEW => view copy frame offset(VIEW.frame, 20, 20) color blue
    duplicate VIEW next to it => view copy frame offset(VIEW.frame, VIEW.size.width + 10, 0) color blue
    light mode => view day frame (0, 0, 320, 568) color white; sendToBack day
    pygame draw circle screen COLOR POINT N => view disc frame (0, 0, 2 * N, 2 * N) color COLOR; disc.cornerRadius = N; disc.center = POINT
    circle radius N COLOR => view disc frame (160 - N, 284 - N, 2 * N, 2 * N) color COLOR; disc.cornerRadius = N
    bodies circle N N2 N3 => view disc frame (N - N3, N2 - 30, 2 * 30, 2 * 30); disc.cornerRadius = 30
    circle at N N2 radius N3 COLOR => view disc frame (N - N3, N2 - N3, 2 * N3, 2 * N3) color COLOR; disc.cornerRadius = N3
    view dot at POINT radius N color COLOR => view dot frame (0, 0, 2 * N, 2 * N) color COLOR; dot.cornerRadius = N; dot.center = POINT
    view dot centered at POINT radius N => view dot frame (0, 0, 2 * N, 2 * N); dot.cornerRadius = N; dot.center = POINT
    shape layer circle COLOR => view dot frame (135, 259, 50, 50) color COLOR; dot.cornerRadius = 25
    small COLOR ball => view dot frame (140, 260, 20, 20) color COLOR; dot.cornerRadius = 10
    circle N COLOR center => view dot frame (stage.center.x - N / 2, stage.center.y - N / 2, N, N) color COLOR; dot.cornerRadius = N / 2
    some more balls => view extra1 frame (60, 300, 40, 40); view extra2 frame (140, 300, 40, 40); view extra3 frame (220, 300, 40, 40); extra1.cornerRadius = 20; extra2.cornerRadius = 20; extra3.cornerRadius = 20
    group layers VIEW and OTHER => view folder frame (0, 0, 320, 568); folder.color = "clear"; add VIEW to folder; add OTHER to folder
    view foo frame N N2 N3 N4 => view foo frame (N, N2, N3, N4)
    big COLOR ball => view globe frame (100, 220, 120, 120) color COLOR; globe.cornerRadius = 60
    headline TEXT size N => view headline frame (20, 60, 280, 40) text TEXT; headline.fontSize = N
    ui label alloc init with frame set text TEXT => view label frame (20, 20, 200, 30) text TEXT
    create text TEXT => view label frame (20, 264, 280, 40) text TEXT
    text TEXT N center => view label frame (20, 264, 280, 40) text TEXT; label.fontSize = N; label.center = stage.center
    label font font preferred font for text style headline => view label frame (20, 300, 280, 40) text "Hello"; label.font = headline
    label text TEXT => view label frame (20, 300, 280, 40) text TEXT
    label node font size N => view label frame (20, 60, 280, 40) text "Hello"; label.fontSize = N
    label node text TEXT => view label frame (20, 60, 280, 40) text TEXT
    view label TEXT at N N2 => view label frame (N, N2, 100, 100) text TEXT
    ui label text TEXT frame cg rect N N2 N3 N4 => view label frame (N, N2, N3, N4) text TEXT
    divider => view line frame (0, 284, 320, 1) color gray
    make a ball of radius N => view marble frame (100, 100, 2 * N, 2 * N); marble.cornerRadius = N; marble.collisionBoundsType = ellipse
    make two balls => view marble1 frame (60, 60, 40, 40) color red; view marble2 frame (200, 60, 40, 40) color blue; marble1.cornerRadius = 20; marble2.cornerRadius = 20; marble1.collisionBoundsType = ellipse; marble2.collisionBoundsType = ellipse
    let VIEW my view frame zero => view mine frame (0, 0, 100, 100)
    class my view view init frame => view mine frame (100, 200, 100, 100) color gray
    dark background => view night frame (0, 0, 320, 568) color black; sendToBack night
    dark mode => view night frame (0, 0, 320, 568) color black; sendToBack night
    let node sprite node color COLOR size size width N height N2 => view node frame (100, 200, N, N2) color COLOR
    parent everything to a null => view null frame (0, 0, 320, 568) alpha 0.99; add VIEW to null; add OTHER to null
    create null object => view null frame (stage.center.x - 5, stage.center.y - 5, 10, 10) alpha 0.1
    hstack spacing N rectangle rectangle => view one frame (20, 200, 80, 80); view two frame (100 + N, 200, 80, 80)
    capsule fill COLOR frame width N height N2 => view pill frame (50, 300, N, N2) color COLOR; pill.cornerRadius = N2 / 2
    rectangle at N N2 width N3 height N4 COLOR => view rectangle frame (N, N2, N3, N4) color COLOR
    rectangle N N2 COLOR => view rectangle frame (stage.center.x - N / 2, stage.center.y - N2 / 2, N, N2) color COLOR
    duplicate VIEW => view red2 frame (160, 50, 100, 100)
    circle stroke COLOR line width N => view ring frame (110, 234, 100, 100); ring.cornerRadius = 50; ring.borderWidth = N; ring.borderColor = COLOR
    add a scrim behind VIEW => view scrim frame (0, 0, stage.size.width, stage.size.height) color black alpha 0.4; bringToFront VIEW
    dark overlay behind VIEW => view scrim frame (0, 0, stage.size.width, stage.size.height) color black alpha 0.4; bringToFront VIEW
    brightness N => view shade frame VIEW.frame color black alpha 1 - N
    darken VIEW N => view shade frame VIEW.frame color black alpha N
    shape node rect of size size width N height N2 corner radius N3 => view shape frame (100, 200, N, N2); shape.cornerRadius = N3
    lighten VIEW N => view shine frame VIEW.frame color white alpha N
    solid layer COLOR => view solid frame (0, 0, stage.size.width, stage.size.height) color COLOR; sendToBack solid
    sprite node color COLOR size N N2 => view sprite frame (100, 100, N, N2) color COLOR
    square at POINT size N => view square frame (0, 0, N, N); square.center = POINT
    square at N N2 size N3 COLOR => view square frame (N, N2, N3, N3) color COLOR
    create COLOR square N => view square frame (stage.center.x - N / 2, stage.center.y - N / 2, N, N) color COLOR
    square COLOR N center => view square frame (stage.center.x - N / 2, stage.center.y - N / 2, N, N) color COLOR
    square N COLOR => view square frame (stage.center.x - N / 2, stage.center.y - N / 2, N, N) color COLOR
    make a COLOR square called TEXT => view square1 frame (50, 300, 80, 80) color COLOR text TEXT
    stamp => view stamp1 frame offset(VIEW.frame, 0, 0); sendToBack stamp1
    make a long thin stick => view stick frame (60, 300, 200, 8)
    VIEW layer add sublayer ca layer frame cg rect N N2 N3 N4 => view sublayer frame (N, N2, N3, N4) in VIEW color gray
    vstack text TEXT text TEXT2 => view title frame (20, 100, 280, 40) text TEXT; view line frame (20, 140, 280, 30) text TEXT2
    text TEXT N N2 => view title frame (N, N2, 280, 40) text TEXT
    let label label frame rect x N y N2 width N3 height N4 => view title frame (N, N2, N3, N4) text "Hello" font body
    duplicate layer VIEW => view twin frame offset(VIEW.frame, 20, 20)
    another one just like VIEW => view twin frame offset(VIEW.frame, VIEW.size.width + 10, 0)
    copy VIEW next to itself => view twin frame offset(VIEW.frame, VIEW.size.width + 10, 0)
    copy of VIEW next to it => view twin frame offset(VIEW.frame, VIEW.size.width + 10, 0)
    typewriter text => view typed frame (60, 264, 200, 40) text "H"; at t + 0.2s { typed.text = "He" }; at t + 0.4s { typed.text = "Hel" }; at t + 0.6s { typed.text = "Hell" }; at t + 0.8s { typed.text = "Hello" }
    typing text effect => view typed frame (60, 264, 200, 40) text "H"; at t + 0.2s { typed.text = "He" }; at t + 0.4s { typed.text = "Hel" }; at t + 0.6s { typed.text = "Hell" }; at t + 0.8s { typed.text = "Hello" }
    let v view frame zero => view v frame (0, 0, 100, 100)
    """#
}
