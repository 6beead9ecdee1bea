/// Where the middles of views are.
extension PhraseBook {
  static let centers =
    #"""
    tidy up VIEW OTHER THIRD in a row => OTHER.center = (VIEW.frame.maxX + 10 + OTHER.size.width / 2, VIEW.center.y); THIRD.center = (OTHER.frame.maxX + 10 + THIRD.size.width / 2, VIEW.center.y)
    zstack VIEW OTHER => OTHER.center = VIEW.center; bringToFront OTHER
    distribute VIEW OTHER THIRD horizontally => OTHER.center.x = (VIEW.center.x + THIRD.center.x) / 2
    align horizontal centers VIEW OTHER => OTHER.center.x = VIEW.center.x
    align everything => OTHER.center.x = VIEW.center.x; THIRD.center.x = VIEW.center.x
    distribute vertically VIEW OTHER THIRD => OTHER.center.y = (VIEW.center.y + THIRD.center.y) / 2
    align vertical centers VIEW OTHER => OTHER.center.y = VIEW.center.y
    line up VIEW and OTHER at the same height => OTHER.center.y = VIEW.center.y
    tidy up => OTHER.frame.x = VIEW.frame.maxX + 10; THIRD.frame.x = OTHER.frame.maxX + 10; OTHER.center.y = VIEW.center.y; THIRD.center.y = VIEW.center.y
    stack VIEW OTHER THIRD horizontally gap N => OTHER.frame.x = VIEW.frame.maxX + N; THIRD.frame.x = OTHER.frame.maxX + N; OTHER.center.y = VIEW.center.y; THIRD.center.y = VIEW.center.y
    stack VIEW OTHER THIRD horizontally => OTHER.frame.x = VIEW.frame.maxX; THIRD.frame.x = OTHER.frame.maxX; OTHER.center.y = VIEW.center.y; THIRD.center.y = VIEW.center.y
    stack VIEW OTHER THIRD vertically N => OTHER.frame.y = VIEW.frame.maxY + N; THIRD.frame.y = OTHER.frame.maxY + N; OTHER.center.x = VIEW.center.x; THIRD.center.x = VIEW.center.x
    between VIEW and OTHER put THIRD => THIRD.center = ((VIEW.center.x + OTHER.center.x) / 2, (VIEW.center.y + OTHER.center.y) / 2)
    canvas move VIEW N N2 => VIEW.center += (N, N2)
    modifier offset x N dp y N2 dp => VIEW.center += (N, N2)
    value N N2 => VIEW.center += (N, N2)
    VIEW move POINT => VIEW.center += POINT
    VIEW move ip POINT => VIEW.center += POINT
    nudge VIEW by POINT => VIEW.center += POINT
    offset VIEW by POINT => VIEW.center += POINT
    cg point zero VIEW center => VIEW.center = (0, 0)
    animator update item using current state VIEW => VIEW.center = (160, 200)
    put VIEW in the top right corner => VIEW.center = (270, 50)
    align VIEW to the right edge => VIEW.center = (280, 90)
    put VIEW in the corner => VIEW.center = (40, 40)
    put VIEW in the top left corner => VIEW.center = (50, 50)
    VIEW center N N2 => VIEW.center = (N, N2)
    VIEW position cg point x N y N2 => VIEW.center = (N, N2)
    go to x N y N2 => VIEW.center = (N, N2)
    position N N2 => VIEW.center = (N, N2)
    position x N y N2 => VIEW.center = (N, N2)
    put VIEW at N N2 => VIEW.center = (N, N2)
    set VIEW x to N and y to N2 => VIEW.center = (N, N2)
    setpos N N2 => VIEW.center = (N, N2)
    teleport VIEW to N N2 => VIEW.center = (N, N2)
    turtle penup goto N N2 => VIEW.center = (N, N2)
    place VIEW N below OTHER => VIEW.center = (OTHER.center.x, OTHER.frame.maxY + VIEW.size.height / 2 + N)
    put VIEW on top of OTHER => VIEW.center = (OTHER.center.x, OTHER.frame.minY - VIEW.size.height / 2)
    put VIEW left of OTHER => VIEW.center = (OTHER.frame.minX - VIEW.size.width / 2 - 10, OTHER.center.y)
    VIEW center point x VIEW center x N y VIEW center y => VIEW.center = (VIEW.center.x + N, VIEW.center.y)
    put VIEW back where it started => VIEW.center = (first(VIEW.center.x), first(VIEW.center.y))
    VIEW center random => VIEW.center = (random(0, stage.size.width), random(0, stage.size.height))
    go to random position => VIEW.center = (random(0, stage.size.width), random(0, stage.size.height))
    put VIEW at a random position => VIEW.center = (random(0, stage.size.width), random(0, stage.size.height))
    random place for VIEW => VIEW.center = (random(0, stage.size.width), random(0, stage.size.height))
    random position VIEW => VIEW.center = (random(0, stage.size.width), random(0, stage.size.height))
    randomize VIEW position => VIEW.center = (random(0, stage.size.width), random(0, stage.size.height))
    VIEW center point make rect get mid x self view bounds N => VIEW.center = (stage.bounds.midX, N)
    VIEW center point x self view frame mid x y N => VIEW.center = (stage.bounds.midX, N)
    VIEW center point x view bounds mid x y view bounds mid y => VIEW.center = (stage.bounds.midX, stage.bounds.midY)
    align VIEW center with OTHER => VIEW.center = OTHER.center
    match position VIEW OTHER => VIEW.center = OTHER.center
    VIEW inside OTHER centered => VIEW.center = OTHER.center; bringToFront VIEW
    center VIEW over OTHER => VIEW.center = OTHER.center; bringToFront VIEW
    VIEW center POINT => VIEW.center = POINT
    VIEW center point make POINT => VIEW.center = POINT
    VIEW goto POINT => VIEW.center = POINT
    VIEW pos POINT => VIEW.center = POINT
    VIEW set center point make POINT => VIEW.center = POINT
    VIEW set position POINT => VIEW.center = POINT
    body set position VIEW POINT => VIEW.center = POINT
    expr VIEW center point make POINT => VIEW.center = POINT
    rect transform anchored position POINT => VIEW.center = POINT
    vector lerp VIEW OTHER N => VIEW.center = lerp(VIEW.center, OTHER.center, N)
    VIEW center view center => VIEW.center = stage.center
    align VIEW to center => VIEW.center = stage.center
    center VIEW in superview => VIEW.center = stage.center
    justify content center align items center => VIEW.center = stage.center
    put VIEW in the middle => VIEW.center = stage.center
    center everything => VIEW.center = stage.center; OTHER.center = stage.center; THIRD.center = stage.center
    bring VIEW back => VIEW.center = stage.center; VIEW.isHidden = false; VIEW.alpha = 1
    get VIEW back on the screen => VIEW.center = stage.center; VIEW.isHidden = false; VIEW.alpha = 1
    clearscreen home => VIEW.center = stage.center; VIEW.rotation = 0deg
    action for layer for key return nil => VIEW.center.x += 100
    animation nil => VIEW.center.x += 100
    ca transaction set value kca transaction disable actions => VIEW.center.x += 100
    instant transition => VIEW.center.x += 100
    layer actions ns null position VIEW => VIEW.center.x += 100
    transaction disables animations true => VIEW.center.x += 100
    ui view set animations enabled false => VIEW.center.x += 100
    ui view set animations enabled no => VIEW.center.x += 100
    use animated style transform translate x => VIEW.center.x += 100
    VIEW rect x N => VIEW.center.x += N
    change x by N => VIEW.center.x += N
    forward N => VIEW.center.x += N
    move N steps => VIEW.center.x += N
    nudge VIEW right N => VIEW.center.x += N
    turtle forward N => VIEW.center.x += N
    VIEW offset x N y N2 => VIEW.center.x += N; VIEW.center.y += N2
    transform translate N N2 => VIEW.center.x += N; VIEW.center.y += N2
    VIEW offset x N y N2 rotation effect degrees N3 => VIEW.center.x += N; VIEW.center.y += N2; VIEW.rotation = N3deg
    transform translate N N2 scale N3 => VIEW.center.x += N; VIEW.center.y += N2; VIEW.scale = N3
    fd N rt N2 => VIEW.center.x += N; VIEW.rotation += N2deg
    transform translate x N rotate ANGLE => VIEW.center.x += N; VIEW.rotation = ANGLE
    bk N => VIEW.center.x -= N
    nudge VIEW left N => VIEW.center.x -= N
    distribute VIEW and OTHER evenly => VIEW.center.x = 107; OTHER.center.x = 213
    animatable snap to N => VIEW.center.x = N
    set x to N => VIEW.center.x = N
    view perform without animation VIEW center x N => VIEW.center.x = N
    VIEW OTHER center x N => VIEW.center.x = N; OTHER.center.x = N
    VIEW x N VIEW y N2 => VIEW.center.x = N; VIEW.center.y = N2;
    VIEW center x anchor constraint equal to OTHER center x anchor is active true => VIEW.center.x = OTHER.center.x
    layout constraint activate VIEW center x anchor constraint equal to OTHER center x anchor => VIEW.center.x = OTHER.center.x
    put VIEW below OTHER => VIEW.center.x = OTHER.center.x; VIEW.frame.y = OTHER.frame.maxY + 10
    place VIEW above OTHER => VIEW.center.x = OTHER.center.x; VIEW.frame.y = OTHER.frame.minY - VIEW.size.height - 10
    clamp VIEW x between N and N2 => VIEW.center.x = clamp(VIEW.center.x, N, N2)
    constrain VIEW x N N2 => VIEW.center.x = clamp(VIEW.center.x, N, N2)
    VIEW x lerp VIEW x N N2 => VIEW.center.x = lerp(VIEW.center.x, N, N2)
    VIEW center x min max VIEW center x N view bounds width => VIEW.center.x = min(max(VIEW.center.x, N), stage.bounds.width)
    VIEW center x random => VIEW.center.x = random(0, stage.size.width)
    VIEW center x random N N2 => VIEW.center.x = random(N, N2)
    VIEW x math sin t N => VIEW.center.x = sin(t / 1s) * N
    VIEW center x view frame width VIEW frame width N => VIEW.center.x = stage.bounds.width - VIEW.frame.width / N
    VIEW center cg point make view bounds size width N => VIEW.center.x = stage.bounds.width / N
    VIEW center x anchor constraint equal to view center x anchor => VIEW.center.x = stage.center.x
    VIEW center x view center x => VIEW.center.x = stage.center.x
    align VIEW horizontal center => VIEW.center.x = stage.center.x
    center VIEW horizontally => VIEW.center.x = stage.center.x
    margin auto VIEW => VIEW.center.x = stage.center.x
    flex column items center => VIEW.center.x = stage.center.x; OTHER.center.x = stage.center.x; OTHER.frame.y = VIEW.frame.maxY; THIRD.center.x = stage.center.x; THIRD.frame.y = OTHER.frame.maxY
    VIEW center x anchor constraint equal to view center x anchor is active true => VIEW.center.x = stage.size.width / 2
    layout constraint activate VIEW center x anchor constraint equal to view center x anchor => VIEW.center.x = stage.size.width / 2
    VIEW center x anchor constraint equal to view center x anchor constant N => VIEW.center.x = stage.size.width / 2 + N
    change y by N => VIEW.center.y += N
    nudge VIEW down N => VIEW.center.y += N
    offset y N => VIEW.center.y += N
    lift VIEW up by N => VIEW.center.y -= N
    nudge VIEW up N => VIEW.center.y -= N
    e VIEW center y N => VIEW.center.y = N
    set y to N => VIEW.center.y = N
    VIEW OTHER center y N => VIEW.center.y = N; OTHER.center.y = N
    VIEW center y anchor constraint equal to OTHER center y anchor => VIEW.center.y = OTHER.center.y
    VIEW center y anchor constraint equal to OTHER center y anchor is active true => VIEW.center.y = OTHER.center.y
    layout constraint activate VIEW center y anchor constraint equal to OTHER center y anchor => VIEW.center.y = OTHER.center.y
    clamp VIEW y N N2 => VIEW.center.y = clamp(VIEW.center.y, N, N2)
    VIEW y max VIEW y N => VIEW.center.y = max(VIEW.center.y, N)
    VIEW center y random => VIEW.center.y = random(0, stage.size.height)
    VIEW center y screen main bounds height N => VIEW.center.y = stage.bounds.height / N
    align VIEW vertical center => VIEW.center.y = stage.center.y
    center VIEW vertically => VIEW.center.y = stage.center.y
    VIEW center y anchor constraint equal to view center y anchor is active true => VIEW.center.y = stage.size.height / 2
    VIEW center y anchor constraint equal to view center y anchor constant N => VIEW.center.y = stage.size.height / 2 + N
    plot VIEW center y and OTHER center y => VIEW.center.y > 300
    flex items center justify between => VIEW.frame.x = 0; OTHER.center = (stage.center.x, VIEW.center.y); THIRD.frame.x = stage.size.width - THIRD.size.width; THIRD.center.y = VIEW.center.y
    justify space between VIEW OTHER THIRD => VIEW.frame.x = 0; OTHER.center = (stage.center.x, VIEW.center.y); THIRD.frame.x = stage.size.width - THIRD.size.width; THIRD.center.y = VIEW.center.y
    space between => VIEW.frame.x = 0; OTHER.center = (stage.center.x, VIEW.center.y); THIRD.frame.x = stage.size.width - THIRD.size.width; THIRD.center.y = VIEW.center.y
    space between VIEW OTHER => VIEW.frame.x = 0; OTHER.frame.x = stage.size.width - OTHER.size.width; OTHER.center.y = VIEW.center.y
    VIEW next to OTHER => VIEW.frame.x = OTHER.frame.maxX + 10; VIEW.center.y = OTHER.center.y
    VIEW right of OTHER by N => VIEW.frame.x = OTHER.frame.maxX + N; VIEW.center.y = OTHER.center.y
    VIEW left of OTHER with N gap => VIEW.frame.x = OTHER.frame.minX - VIEW.size.width - N; VIEW.center.y = OTHER.center.y
    object fit contain => VIEW.size = (min(stage.size.width, stage.size.height), min(stage.size.width, stage.size.height)); VIEW.center = stage.center
    """#
}
