/// Where views are.
extension PhraseBook {
  static let places =
    #"""
    tidy up VIEW OTHER THIRD in a row => OTHER.center = (VIEW.frame.maxX + 10 + OTHER.size.width / 2, VIEW.center.y); THIRD.center = (OTHER.frame.maxX + 10 + THIRD.size.width / 2, VIEW.center.y)
    distribute VIEW OTHER THIRD horizontally => OTHER.center.x = (VIEW.center.x + THIRD.center.x) / 2
    align horizontal centers VIEW OTHER => OTHER.center.x = VIEW.center.x
    distribute vertically VIEW OTHER THIRD => OTHER.center.y = (VIEW.center.y + THIRD.center.y) / 2
    align vertical centers VIEW OTHER => OTHER.center.y = VIEW.center.y
    line up VIEW and OTHER at the same height => OTHER.center.y = VIEW.center.y
    change box's width to N => OTHER.frame.width = N
    document get element by id TEXT style left TEXT2 => OTHER.frame.x = 100
    gap N between VIEW and OTHER => OTHER.frame.x = VIEW.frame.maxX + N
    align right VIEW OTHER => OTHER.frame.x = VIEW.frame.maxX - OTHER.size.width
    align left edges of VIEW and OTHER => OTHER.frame.x = VIEW.frame.x
    stack VIEW OTHER THIRD vertically => OTHER.frame.x = VIEW.frame.x; OTHER.frame.y = VIEW.frame.maxY + 10; THIRD.frame.x = VIEW.frame.x; THIRD.frame.y = OTHER.frame.maxY + 10
    auto layout vertical spacing N VIEW OTHER => OTHER.frame.x = VIEW.frame.x; OTHER.frame.y = VIEW.frame.maxY + N
    flex direction column VIEW OTHER gap N => OTHER.frame.x = VIEW.frame.x; OTHER.frame.y = VIEW.frame.maxY + N
    align bottoms of VIEW and OTHER => OTHER.frame.y = VIEW.frame.maxY - OTHER.size.height
    align top edges VIEW OTHER => OTHER.frame.y = VIEW.frame.y
    display flex row VIEW OTHER => OTHER.frame.y = VIEW.frame.y; OTHER.frame.x = VIEW.frame.maxX
    auto layout horizontal VIEW OTHER N => OTHER.frame.y = VIEW.frame.y; OTHER.frame.x = VIEW.frame.maxX + N
    between VIEW and OTHER put THIRD => THIRD.center = ((VIEW.center.x + OTHER.center.x) / 2, (VIEW.center.y + OTHER.center.y) / 2)
    VIEW bounds cgrect make N N2 N3 N4 => VIEW.bounds = (N, N2, N3, N4)
    VIEW bounds origin y N => VIEW.bounds.origin.y = N
    set anchor point VIEW without moving POINT => VIEW.center += ((POINT.x - VIEW.anchorPoint.x) * VIEW.size.width, (POINT.y - VIEW.anchorPoint.y) * VIEW.size.height); VIEW.anchorPoint = POINT
    canvas move VIEW N N2 => VIEW.center += (N, N2)
    modifier offset x N dp y N2 dp => VIEW.center += (N, N2)
    transform translate N N2 N3 => VIEW.center += (N, N2)
    value N N2 => VIEW.center += (N, N2)
    VIEW move POINT => VIEW.center += POINT
    VIEW move ip POINT => VIEW.center += POINT
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
    VIEW center cgpoint x VIEW center x N y VIEW center y => VIEW.center = (VIEW.center.x + N, VIEW.center.y)
    go to random position => VIEW.center = (random(0, stage.size.width), random(0, stage.size.height))
    randomize VIEW position => VIEW.center = (random(0, stage.size.width), random(0, stage.size.height))
    VIEW center cgpoint make cgrect get mid x self view bounds N => VIEW.center = (stage.bounds.midX, N)
    VIEW center cgpoint x self view frame mid x y N => VIEW.center = (stage.bounds.midX, N)
    VIEW center cgpoint x view bounds mid x y view bounds mid y => VIEW.center = (stage.bounds.midX, stage.bounds.midY)
    align VIEW center with OTHER => VIEW.center = OTHER.center
    VIEW inside OTHER centered => VIEW.center = OTHER.center; bringToFront VIEW
    center VIEW over OTHER => VIEW.center = OTHER.center; bringToFront VIEW
    VIEW center cgpoint make POINT => VIEW.center = POINT
    VIEW goto POINT => VIEW.center = POINT
    VIEW pos POINT => VIEW.center = POINT
    VIEW set center cgpoint make POINT => VIEW.center = POINT
    VIEW set position POINT => VIEW.center = POINT
    body set position VIEW POINT => VIEW.center = POINT
    expr VIEW center cgpoint make POINT => VIEW.center = POINT
    rect transform anchored position POINT => VIEW.center = POINT
    vector lerp VIEW OTHER N => VIEW.center = lerp(VIEW.center, OTHER.center, N)
    VIEW center view center => VIEW.center = stage.center
    align VIEW to center => VIEW.center = stage.center
    center VIEW in superview => VIEW.center = stage.center
    justify content center align items center => VIEW.center = stage.center
    put VIEW in the middle => VIEW.center = stage.center
    top N left N2 transform translate N3 N4 => VIEW.center = stage.center
    clearscreen home => VIEW.center = stage.center; VIEW.rotation = 0deg
    VIEW x N VIEW x N2 => VIEW.center.x += (N - VIEW.center.x) * N2
    VIEW x => VIEW.center.x += 1
    VIEW style transform TEXT => VIEW.center.x += 100
    action for layer for key return nil => VIEW.center.x += 100
    animation nil => VIEW.center.x += 100
    ca transaction set value kca transaction disable actions => VIEW.center.x += 100
    layer actions ns null position VIEW => VIEW.center.x += 100
    transaction disables animations true => VIEW.center.x += 100
    ui view set animations enabled false => VIEW.center.x += 100
    ui view set animations enabled no => VIEW.center.x += 100
    use animated style transform translate x => VIEW.center.x += 100
    VIEW offset x N y N2 => VIEW.center.x += N
    VIEW rect x N => VIEW.center.x += N
    change x by N => VIEW.center.x += N
    forward N => VIEW.center.x += N
    move N steps => VIEW.center.x += N
    turtle forward N => VIEW.center.x += N
    transform translate N N2 => VIEW.center.x += N; VIEW.center.y += N2
    transform translate N N2 scale N3 => VIEW.center.x += N; VIEW.center.y += N2; VIEW.scale = N3
    fd N rt N2 => VIEW.center.x += N; VIEW.rotation += N2deg
    transform translate x N rotate ANGLE => VIEW.center.x += N; VIEW.rotation = ANGLE
    VIEW offset x N y N2 rotation effect degrees N3 => VIEW.center.x += N; VIEW.rotation = N3deg
    bk N => VIEW.center.x -= N
    distribute VIEW and OTHER evenly => VIEW.center.x = 107; OTHER.center.x = 213
    animatable snap to N => VIEW.center.x = N
    set x to N => VIEW.center.x = N
    uiview perform without animation VIEW center x N => VIEW.center.x = N
    VIEW x N VIEW y N2 => VIEW.center.x = N; VIEW.center.y = N2;
    put VIEW below OTHER => VIEW.center.x = OTHER.center.x; VIEW.frame.y = OTHER.frame.maxY + 10
    place VIEW above OTHER => VIEW.center.x = OTHER.center.x; VIEW.frame.y = OTHER.frame.minY - VIEW.size.height - 10
    constrain VIEW x N N2 => VIEW.center.x = clamp(VIEW.center.x, N, N2)
    VIEW x lerp VIEW x N N2 => VIEW.center.x = lerp(VIEW.center.x, N, N2)
    VIEW center x min max VIEW center x N view bounds width => VIEW.center.x = min(max(VIEW.center.x, N), stage.bounds.width)
    VIEW x math sin t N => VIEW.center.x = sin(t / 1s) * N
    VIEW center x view frame width VIEW frame width N => VIEW.center.x = stage.bounds.width - VIEW.frame.width / N
    VIEW center cg point make view bounds size width N => VIEW.center.x = stage.bounds.width / N
    VIEW center x anchor constraint equal to view center x anchor => VIEW.center.x = stage.center.x
    VIEW center x view center x => VIEW.center.x = stage.center.x
    center VIEW horizontally => VIEW.center.x = stage.center.x
    margin auto VIEW => VIEW.center.x = stage.center.x
    change y by N => VIEW.center.y += N
    offset y N => VIEW.center.y -= 20
    lift VIEW up by N => VIEW.center.y -= N
    e VIEW center y N => VIEW.center.y = N
    set y to N => VIEW.center.y = N
    VIEW center y anchor constraint equal to OTHER center y anchor => VIEW.center.y = OTHER.center.y
    VIEW y max VIEW y N => VIEW.center.y = max(VIEW.center.y, N)
    VIEW center y uiscreen main bounds height N => VIEW.center.y = stage.bounds.height / N
    center VIEW vertically => VIEW.center.y = stage.center.y
    plot VIEW center y and OTHER center y => VIEW.center.y > 300
    cg rect zero VIEW frame => VIEW.frame = (0, 0, 0, 0)
    VIEW frame cgrect origin zero size cgsize width N height N2 => VIEW.frame = (0, 0, N, N2)
    VIEW frame cg rect make N N2 N3 N4 => VIEW.frame = (N, N2, N3, N4)
    VIEW set frame cg rect make N N2 N3 N4 => VIEW.frame = (N, N2, N3, N4)
    expression VIEW frame cgrect make N N2 N3 N4 => VIEW.frame = (N, N2, N3, N4)
    VIEW frame cgrect x N y N2 width view bounds width height N3 => VIEW.frame = (N, N2, stage.bounds.width, N3)
    VIEW frame inset by ui edge insets top N left N2 bottom N3 right N4 => VIEW.frame = (VIEW.frame.minX + N2, VIEW.frame.minY + N, max(VIEW.frame.width - N2 - N4, 0), max(VIEW.frame.height - N - N3, 0))
    VIEW frame cgrect x VIEW frame min x y N width N2 height N3 => VIEW.frame = (VIEW.frame.minX, N, N2, N3)
    padding N around VIEW => VIEW.frame = inset(VIEW.frame, -N, -N)
    padding horizontal N => VIEW.frame = inset(VIEW.frame, N, 0)
    inset VIEW by N => VIEW.frame = inset(VIEW.frame, N, N)
    padding edges all N => VIEW.frame = inset(VIEW.frame, N, N)
    VIEW frame VIEW frame inset by dx N dy N2 => VIEW.frame = inset(VIEW.frame, N, N2)
    VIEW frame VIEW frame offset by dx N dy N2 => VIEW.frame = offset(VIEW.frame, N, N2)
    VIEW frame cgrect offset VIEW frame N N2 => VIEW.frame = offset(VIEW.frame, N, N2)
    VIEW fills the screen => VIEW.frame = stage.bounds
    VIEW frame view bounds => VIEW.frame = stage.bounds
    frame max width infinity max height infinity => VIEW.frame = stage.bounds
    ignores safe area edges all => VIEW.frame = stage.bounds
    pin VIEW to all edges => VIEW.frame = stage.bounds
    VIEW add constraint nslayout constraint => VIEW.frame.height = 150
    VIEW set needs layout => VIEW.frame.height = 150
    override func view did layout subviews super view did layout subviews => VIEW.frame.height = 150
    self view layout if needed => VIEW.frame.height = 150
    width auto height N => VIEW.frame.height = N
    VIEW height anchor constraint equal to OTHER height anchor multiplier N => VIEW.frame.height = OTHER.frame.height * N
    aspect ratio N N2 VIEW => VIEW.frame.height = VIEW.frame.width * N2 / N
    height N vh => VIEW.frame.height = stage.size.height * N / 100
    VIEW frame contains cgpoint x N y N2 => VIEW.frame.minX <= N and N2 <= VIEW.frame.maxX and VIEW.frame.minY <= 60 and 60 <= VIEW.frame.maxY
    frame alignment top leading => VIEW.frame.origin = (0, 0)
    VIEW frame origin cgpoint x N y N2 => VIEW.frame.origin = (N, N2)
    positioned left N top N2 child => VIEW.frame.origin = (N, N2)
    VIEW frame equals cg rect origin POINT size N N2 => VIEW.frame.origin = POINT; VIEW.size = (N, N2)
    VIEW frame size cgsize width N height N2 => VIEW.frame.size = 100x80
    make VIEW N wider => VIEW.frame.width += N
    VIEW style width N => VIEW.frame.width = N
    VIEW width N => VIEW.frame.width = N
    VIEW width anchor constraint equal to constant N => VIEW.frame.width = N
    make VIEW N wide => VIEW.frame.width = N
    set state VIEW width N => VIEW.frame.width = N
    width N height N2 background COLOR => VIEW.frame.width = N; VIEW.frame.height = N2; VIEW.color = COLOR
    VIEW frame size width OTHER frame size width => VIEW.frame.width = OTHER.frame.width
    make VIEW as wide as OTHER => VIEW.frame.width = OTHER.frame.width
    VIEW autoresizing mask flexible width => VIEW.frame.width = stage.bounds.width
    frame max width infinity => VIEW.frame.width = stage.size.width
    width N vw => VIEW.frame.width = stage.size.width * N / 100
    margin left N => VIEW.frame.x += N
    VIEW full width => VIEW.frame.x = 0; VIEW.frame.width = stage.size.width
    stretch VIEW to full width => VIEW.frame.x = 0; VIEW.frame.width = stage.size.width
    place VIEW bottom left => VIEW.frame.x = 0; VIEW.frame.y = stage.size.height - VIEW.size.height
    VIEW style css text TEXT => VIEW.frame.x = 10
    padding => VIEW.frame.x = 20
    VIEW leading anchor constraint equal to view leading anchor constant N => VIEW.frame.x = N
    VIEW left N => VIEW.frame.x = N
    VIEW style left N TEXT => VIEW.frame.x = N
    left N => VIEW.frame.x = N * stage.size.width
    VIEW position absolute left N top N2 => VIEW.frame.x = N; VIEW.frame.y = N2
    VIEW next to OTHER => VIEW.frame.x = OTHER.frame.maxX + 10; VIEW.center.y = OTHER.center.y
    VIEW leading equals OTHER trailing plus N => VIEW.frame.x = OTHER.frame.maxX + N
    place VIEW to the right of OTHER spacing N => VIEW.frame.x = OTHER.frame.maxX + N
    VIEW right of OTHER by N => VIEW.frame.x = OTHER.frame.maxX + N; VIEW.center.y = OTHER.center.y
    VIEW left of OTHER with N gap => VIEW.frame.x = OTHER.frame.minX - VIEW.size.width - N; VIEW.center.y = OTHER.center.y
    VIEW style left VIEW offset left N TEXT => VIEW.frame.x = VIEW.frame.x + N
    VIEW trailing anchor constraint equal to view trailing anchor constant N => VIEW.frame.x = stage.bounds.width - VIEW.frame.width - abs(N)
    position fixed right N VIEW => VIEW.frame.x = stage.size.width - VIEW.size.width - N
    VIEW top right corner with margin N => VIEW.frame.x = stage.size.width - VIEW.size.width - N; VIEW.frame.y = N
    frame alignment bottom trailing => VIEW.frame.x = stage.size.width - VIEW.size.width; VIEW.frame.y = stage.size.height - VIEW.size.height
    put VIEW in the bottom right corner => VIEW.frame.x = stage.size.width - VIEW.size.width; VIEW.frame.y = stage.size.height - VIEW.size.height
    put VIEW at the very top => VIEW.frame.y = 0
    VIEW is at the top => VIEW.frame.y = 20
    top N => VIEW.frame.y = N * stage.size.height
    position absolute top N left N2 => VIEW.frame.y = N; VIEW.frame.x = N2
    top N left N2 => VIEW.frame.y = N; VIEW.frame.x = N2
    VIEW sits under OTHER with N between => VIEW.frame.y = OTHER.frame.maxY + N
    VIEW top anchor constraint equal to OTHER bottom anchor constant N => VIEW.frame.y = OTHER.frame.maxY + N
    VIEW top equals OTHER bottom plus N => VIEW.frame.y = OTHER.frame.maxY + N
    place VIEW below OTHER with spacing N => VIEW.frame.y = OTHER.frame.maxY + N
    VIEW frame max y OTHER frame min y => VIEW.frame.y = OTHER.frame.minY - VIEW.frame.height
    VIEW bottom equals OTHER top minus N => VIEW.frame.y = OTHER.frame.minY - VIEW.size.height - N
    VIEW bottom anchor constraint equal to view bottom anchor constant N => VIEW.frame.y = stage.bounds.height - VIEW.frame.height - abs(N)
    VIEW frame origin y view frame size height => VIEW.frame.y = stage.size.height - VIEW.frame.height
    pin VIEW to bottom edge => VIEW.frame.y = stage.size.height - VIEW.size.height
    put VIEW on the floor => VIEW.frame.y = stage.size.height - VIEW.size.height
    position absolute bottom N VIEW => VIEW.frame.y = stage.size.height - VIEW.size.height - N
    keep VIEW inside the safe area => VIEW.frame.y = stage.size.height - stage.safeAreaBottom - VIEW.size.height
    make VIEW tiny => VIEW.size = (10, 10)
    VIEW size to fit => VIEW.size = (100, 40)
    modifier size N dp background COLOR => VIEW.size = (N, N); VIEW.color = COLOR
    VIEW should be a rectangle N by N2 => VIEW.size = (N, N2)
    size x N y N2 => VIEW.size = (N, N2)
    twice as wide VIEW => VIEW.size = (VIEW.size.width * 2, VIEW.size.height)
    aspect ratio N content mode fit => VIEW.size = (VIEW.size.width, VIEW.size.width / N)
    VIEW with width N and height N2 => VIEW.size = 100x50
    frame width N height N2 => VIEW.size = 100x50
    VIEW size N => VIEW.size = 50x50
    VIEW same size as OTHER => VIEW.size = OTHER.size
    VIEW frame size cg size make POINT => VIEW.size = POINT
    rect transform size delta POINT => VIEW.size = POINT
    """#
}
