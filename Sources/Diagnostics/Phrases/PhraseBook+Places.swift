/// Frames and sizes of views.
extension PhraseBook {
  static let places =
    #"""
    wrap OTHER in VIEW padding N => OTHER.frame = inset(VIEW.frame, -N, -N)
    uistack view arranged subviews VIEW OTHER THIRD axis horizontal => OTHER.frame.origin = (VIEW.frame.maxX + 8, VIEW.frame.y); THIRD.frame.origin = (OTHER.frame.maxX + 8, VIEW.frame.y)
    stack VIEW OTHER horizontal spacing N => OTHER.frame.origin = (VIEW.frame.maxX + N, VIEW.frame.y)
    hstack spacing N VIEW OTHER THIRD => OTHER.frame.origin = (VIEW.frame.maxX + N, VIEW.frame.y); THIRD.frame.origin = (OTHER.frame.maxX + N, VIEW.frame.y)
    stack VIEW OTHER THIRD horizontal spacing N => OTHER.frame.origin = (VIEW.frame.maxX + N, VIEW.frame.y); THIRD.frame.origin = (OTHER.frame.maxX + N, VIEW.frame.y)
    stack VIEW OTHER THIRD => OTHER.frame.origin = (VIEW.frame.x, VIEW.frame.maxY + 8); THIRD.frame.origin = (VIEW.frame.x, OTHER.frame.maxY + 8)
    uistack view arranged subviews VIEW OTHER THIRD axis vertical => OTHER.frame.origin = (VIEW.frame.x, VIEW.frame.maxY + 8); THIRD.frame.origin = (VIEW.frame.x, OTHER.frame.maxY + 8)
    stack VIEW OTHER vertical spacing N => OTHER.frame.origin = (VIEW.frame.x, VIEW.frame.maxY + N)
    stack VIEW OTHER THIRD spacing N => OTHER.frame.origin = (VIEW.frame.x, VIEW.frame.maxY + N); THIRD.frame.origin = (VIEW.frame.x, OTHER.frame.maxY + N)
    stack views vertical spacing N => OTHER.frame.origin = (VIEW.frame.x, VIEW.frame.maxY + N); THIRD.frame.origin = (VIEW.frame.x, OTHER.frame.maxY + N)
    vstack spacing N VIEW OTHER THIRD => OTHER.frame.origin = (VIEW.frame.x, VIEW.frame.maxY + N); THIRD.frame.origin = (VIEW.frame.x, OTHER.frame.maxY + N)
    change box's width to N => OTHER.frame.width = N
    gap N between VIEW and OTHER => OTHER.frame.x = VIEW.frame.maxX + N
    align right VIEW OTHER => OTHER.frame.x = VIEW.frame.maxX - OTHER.size.width
    overlap VIEW and OTHER N => OTHER.frame.x = VIEW.frame.maxX - VIEW.size.width * N; OTHER.frame.y = VIEW.frame.y
    align left edges of VIEW and OTHER => OTHER.frame.x = VIEW.frame.x
    stack VIEW OTHER THIRD vertically => OTHER.frame.x = VIEW.frame.x; OTHER.frame.y = VIEW.frame.maxY + 10; THIRD.frame.x = VIEW.frame.x; THIRD.frame.y = OTHER.frame.maxY + 10
    auto layout vertical spacing N VIEW OTHER => OTHER.frame.x = VIEW.frame.x; OTHER.frame.y = VIEW.frame.maxY + N
    flex direction column VIEW OTHER gap N => OTHER.frame.x = VIEW.frame.x; OTHER.frame.y = VIEW.frame.maxY + N
    flex column gap N => OTHER.frame.x = VIEW.frame.x; OTHER.frame.y = VIEW.frame.maxY + N; THIRD.frame.x = VIEW.frame.x; THIRD.frame.y = OTHER.frame.maxY + N
    align left VIEW OTHER THIRD => OTHER.frame.x = VIEW.frame.x; THIRD.frame.x = VIEW.frame.x
    align bottoms of VIEW and OTHER => OTHER.frame.y = VIEW.frame.maxY - OTHER.size.height
    align top edges VIEW OTHER => OTHER.frame.y = VIEW.frame.y
    display flex row VIEW OTHER => OTHER.frame.y = VIEW.frame.y; OTHER.frame.x = VIEW.frame.maxX
    auto layout horizontal VIEW OTHER N => OTHER.frame.y = VIEW.frame.y; OTHER.frame.x = VIEW.frame.maxX + N
    display grid gap N => OTHER.frame.y = VIEW.frame.y; OTHER.frame.x = VIEW.frame.maxX + N; THIRD.frame.y = VIEW.frame.y; THIRD.frame.x = OTHER.frame.maxX + N
    flex row gap N => OTHER.frame.y = VIEW.frame.y; OTHER.frame.x = VIEW.frame.maxX + N; THIRD.frame.y = VIEW.frame.y; THIRD.frame.x = OTHER.frame.maxX + N
    align top VIEW OTHER THIRD => OTHER.frame.y = VIEW.frame.y; THIRD.frame.y = VIEW.frame.y
    VIEW bounds rect make N N2 N3 N4 => VIEW.bounds = (N, N2, N3, N4)
    VIEW bounds origin y N => VIEW.bounds.origin.y = N
    cg rect zero VIEW frame => VIEW.frame = (0, 0, 0, 0)
    VIEW frame rect origin zero size size width N height N2 => VIEW.frame = (0, 0, N, N2)
    VIEW frame cg rect make N N2 N3 N4 => VIEW.frame = (N, N2, N3, N4)
    VIEW set frame cg rect make N N2 N3 N4 => VIEW.frame = (N, N2, N3, N4)
    expr VIEW frame N N2 N3 N4 => VIEW.frame = (N, N2, N3, N4)
    expression VIEW frame rect make N N2 N3 N4 => VIEW.frame = (N, N2, N3, N4)
    VIEW frame rect x N y N2 width view bounds width height N3 => VIEW.frame = (N, N2, stage.bounds.width, N3)
    VIEW frame inset by ui edge insets top N left N2 bottom N3 right N4 => VIEW.frame = (VIEW.frame.minX + N2, VIEW.frame.minY + N, max(VIEW.frame.width - N2 - N4, 0), max(VIEW.frame.height - N - N3, 0))
    VIEW frame rect x VIEW frame min x y N width N2 height N3 => VIEW.frame = (VIEW.frame.minX, N, N2, N3)
    pin VIEW to edges of OTHER => VIEW.frame = OTHER.frame
    hug contents VIEW OTHER => VIEW.frame = inset(OTHER.frame, -16, -16)
    padding N around VIEW => VIEW.frame = inset(VIEW.frame, -N, -N)
    padding horizontal N => VIEW.frame = inset(VIEW.frame, N, 0)
    inset VIEW by N => VIEW.frame = inset(VIEW.frame, N, N)
    padding N => VIEW.frame = inset(VIEW.frame, N, N)
    padding edges all N => VIEW.frame = inset(VIEW.frame, N, N)
    VIEW frame VIEW frame inset by dx N dy N2 => VIEW.frame = inset(VIEW.frame, N, N2)
    padding N N2 => VIEW.frame = inset(VIEW.frame, N2, N)
    inset N => VIEW.frame = inset(stage.bounds, N, N)
    margin N all sides => VIEW.frame = inset(stage.bounds, N, N)
    VIEW frame VIEW frame offset by dx N dy N2 => VIEW.frame = offset(VIEW.frame, N, N2)
    VIEW frame rect offset VIEW frame N N2 => VIEW.frame = offset(VIEW.frame, N, N2)
    VIEW fills the screen => VIEW.frame = stage.bounds
    VIEW frame view bounds => VIEW.frame = stage.bounds
    fill container => VIEW.frame = stage.bounds
    fit VIEW to screen => VIEW.frame = stage.bounds
    frame max width infinity max height infinity => VIEW.frame = stage.bounds
    ignores safe area edges all => VIEW.frame = stage.bounds
    pin VIEW to all edges => VIEW.frame = stage.bounds
    object fit cover => VIEW.frame = stage.bounds; VIEW.clipsToBounds = on
    VIEW add constraint layout constraint => VIEW.frame.height = 150
    VIEW set needs layout => VIEW.frame.height = 150
    override func view did layout subviews super view did layout subviews => VIEW.frame.height = 150
    self view layout if needed => VIEW.frame.height = 150
    width auto height N => VIEW.frame.height = N
    VIEW height anchor constraint equal to OTHER height anchor => VIEW.frame.height = OTHER.frame.height
    match height VIEW OTHER => VIEW.frame.height = OTHER.frame.height
    VIEW height anchor constraint equal to OTHER height anchor multiplier N => VIEW.frame.height = OTHER.frame.height * N
    aspect ratio N N2 VIEW => VIEW.frame.height = VIEW.frame.width * N2 / N
    min height N => VIEW.frame.height = max(VIEW.size.height, N)
    VIEW height anchor constraint equal to view height anchor multiplier N => VIEW.frame.height = stage.size.height * N
    height N vh => VIEW.frame.height = stage.size.height * N / 100
    VIEW frame contains point x N y N2 => VIEW.frame.minX <= N and N2 <= VIEW.frame.maxX and VIEW.frame.minY <= 60 and 60 <= VIEW.frame.maxY
    frame alignment top leading => VIEW.frame.origin = (0, 0)
    VIEW frame origin point x N y N2 => VIEW.frame.origin = (N, N2)
    positioned left N top N2 child => VIEW.frame.origin = (N, N2)
    VIEW frame origin POINT => VIEW.frame.origin = POINT
    VIEW frame equals cg rect origin POINT size N N2 => VIEW.frame.origin = POINT; VIEW.size = (N, N2)
    make VIEW N wider => VIEW.frame.width += N
    VIEW style width N => VIEW.frame.width = N
    VIEW width N => VIEW.frame.width = N
    VIEW width anchor constraint equal to constant N => VIEW.frame.width = N
    make VIEW N wide => VIEW.frame.width = N
    set state VIEW width N => VIEW.frame.width = N
    VIEW frame size size width N height N2 => VIEW.frame.width = N; VIEW.frame.height = N2
    VIEW with width N and height N2 => VIEW.frame.width = N; VIEW.frame.height = N2
    frame width N height N2 => VIEW.frame.width = N; VIEW.frame.height = N2
    width N height N2 background COLOR => VIEW.frame.width = N; VIEW.frame.height = N2; VIEW.color = COLOR
    VIEW width N height N2 border radius N3 background COLOR => VIEW.frame.width = N; VIEW.frame.height = N2; VIEW.cornerRadius = N3; VIEW.color = COLOR
    VIEW frame size width OTHER frame size width => VIEW.frame.width = OTHER.frame.width
    VIEW width anchor constraint equal to OTHER width anchor => VIEW.frame.width = OTHER.frame.width
    make VIEW as wide as OTHER => VIEW.frame.width = OTHER.frame.width
    match width VIEW OTHER => VIEW.frame.width = OTHER.frame.width
    VIEW width anchor constraint equal to OTHER width anchor multiplier N => VIEW.frame.width = OTHER.frame.width * N
    VIEW width anchor constraint equal to VIEW height anchor => VIEW.frame.width = VIEW.frame.height
    max width N => VIEW.frame.width = min(VIEW.size.width, N)
    VIEW autoresizing mask flexible width => VIEW.frame.width = stage.bounds.width
    frame max width infinity => VIEW.frame.width = stage.size.width
    VIEW width anchor constraint equal to view width anchor multiplier N => VIEW.frame.width = stage.size.width * N
    width N vw => VIEW.frame.width = stage.size.width * N / 100
    margin left N => VIEW.frame.x += N
    padding left N => VIEW.frame.x += N
    align VIEW left => VIEW.frame.x = 0
    pin VIEW to the left => VIEW.frame.x = 0
    align everything left => VIEW.frame.x = 0; OTHER.frame.x = 0; THIRD.frame.x = 0
    VIEW full width => VIEW.frame.x = 0; VIEW.frame.width = stage.size.width
    fill container horizontally VIEW => VIEW.frame.x = 0; VIEW.frame.width = stage.size.width
    fill container width VIEW => VIEW.frame.x = 0; VIEW.frame.width = stage.size.width
    fit width VIEW => VIEW.frame.x = 0; VIEW.frame.width = stage.size.width
    stretch VIEW to full width => VIEW.frame.x = 0; VIEW.frame.width = stage.size.width
    corner => VIEW.frame.x = 0; VIEW.frame.y = 0
    place VIEW bottom left => VIEW.frame.x = 0; VIEW.frame.y = stage.size.height - VIEW.size.height
    constraints left and right => VIEW.frame.x = 16; VIEW.frame.width = stage.size.width - 32
    padding => VIEW.frame.x = 20
    VIEW leading anchor constraint equal to view leading anchor constant N => VIEW.frame.x = N
    VIEW left N => VIEW.frame.x = N
    VIEW left anchor constraint equal to view left anchor constant N => VIEW.frame.x = N
    VIEW min x N => VIEW.frame.x = N
    pin VIEW to left N => VIEW.frame.x = N
    left N => VIEW.frame.x = N * stage.size.width
    VIEW max x N => VIEW.frame.x = N - VIEW.size.width
    VIEW right edge N => VIEW.frame.x = N - VIEW.size.width
    VIEW margin N on both left and right => VIEW.frame.x = N; VIEW.frame.width = stage.size.width - 2 * N
    constraint left N right N2 => VIEW.frame.x = N; VIEW.frame.width = stage.size.width - N - N2
    VIEW top left N => VIEW.frame.x = N; VIEW.frame.y = N
    VIEW position absolute N N2 => VIEW.frame.x = N; VIEW.frame.y = N2
    VIEW position absolute left N top N2 => VIEW.frame.x = N; VIEW.frame.y = N2
    VIEW bottom left N => VIEW.frame.x = N; VIEW.frame.y = stage.size.height - VIEW.size.height - N
    VIEW leading anchor constraint equal to OTHER trailing anchor constant N => VIEW.frame.x = OTHER.frame.maxX + N
    VIEW leading equals OTHER trailing plus N => VIEW.frame.x = OTHER.frame.maxX + N
    layout constraint activate VIEW leading anchor constraint equal to OTHER trailing anchor constant N => VIEW.frame.x = OTHER.frame.maxX + N
    place VIEW to the right of OTHER spacing N => VIEW.frame.x = OTHER.frame.maxX + N
    put VIEW right of OTHER N => VIEW.frame.x = OTHER.frame.maxX + N
    VIEW trailing anchor constraint equal to OTHER trailing anchor => VIEW.frame.x = OTHER.frame.maxX - VIEW.size.width
    align VIEW left of OTHER => VIEW.frame.x = OTHER.frame.minX - VIEW.size.width
    put VIEW left of OTHER N => VIEW.frame.x = OTHER.frame.minX - VIEW.size.width - N
    VIEW leading anchor constraint equal to OTHER leading anchor => VIEW.frame.x = OTHER.frame.x
    VIEW left of OTHER N => VIEW.frame.x = OTHER.frame.x - N - VIEW.size.width
    N grid => VIEW.frame.x = round(VIEW.frame.x / N) * N; VIEW.frame.y = round(VIEW.frame.y / N) * N
    snap VIEW to N grid => VIEW.frame.x = round(VIEW.frame.x / N) * N; VIEW.frame.y = round(VIEW.frame.y / N) * N
    VIEW trailing anchor constraint equal to view trailing anchor constant N => VIEW.frame.x = stage.bounds.width - VIEW.frame.width - abs(N)
    align VIEW right => VIEW.frame.x = stage.size.width - VIEW.size.width
    pin VIEW to the right => VIEW.frame.x = stage.size.width - VIEW.size.width
    pin VIEW to right N => VIEW.frame.x = stage.size.width - VIEW.size.width - N
    position fixed right N VIEW => VIEW.frame.x = stage.size.width - VIEW.size.width - N
    VIEW top right N => VIEW.frame.x = stage.size.width - VIEW.size.width - N; VIEW.frame.y = N
    VIEW top right corner with margin N => VIEW.frame.x = stage.size.width - VIEW.size.width - N; VIEW.frame.y = N
    VIEW bottom right N => VIEW.frame.x = stage.size.width - VIEW.size.width - N; VIEW.frame.y = stage.size.height - VIEW.size.height - N
    VIEW right anchor constraint equal to view right anchor constant N => VIEW.frame.x = stage.size.width - VIEW.size.width - abs(N)
    frame alignment bottom trailing => VIEW.frame.x = stage.size.width - VIEW.size.width; VIEW.frame.y = stage.size.height - VIEW.size.height
    put VIEW in the bottom right corner => VIEW.frame.x = stage.size.width - VIEW.size.width; VIEW.frame.y = stage.size.height - VIEW.size.height
    padding top N => VIEW.frame.y += N
    align VIEW top => VIEW.frame.y = 0
    pin VIEW to the top => VIEW.frame.y = 0
    put VIEW at the very top => VIEW.frame.y = 0
    align everything top => VIEW.frame.y = 0; OTHER.frame.y = 0; THIRD.frame.y = 0
    fill container height VIEW => VIEW.frame.y = 0; VIEW.frame.height = stage.size.height
    constraints top and bottom => VIEW.frame.y = 16; VIEW.frame.height = stage.size.height - 32
    VIEW is at the top => VIEW.frame.y = 20
    VIEW min y N => VIEW.frame.y = N
    VIEW top anchor constraint equal to view top anchor constant N => VIEW.frame.y = N
    pin VIEW to top N => VIEW.frame.y = N
    top N => VIEW.frame.y = N * stage.size.height
    VIEW bottom N => VIEW.frame.y = N - VIEW.size.height
    VIEW bottom edge N => VIEW.frame.y = N - VIEW.size.height
    VIEW top N left N2 => VIEW.frame.y = N; VIEW.frame.x = N2
    position absolute top N left N2 => VIEW.frame.y = N; VIEW.frame.x = N2
    top N left N2 => VIEW.frame.y = N; VIEW.frame.x = N2
    absolute top N right N2 => VIEW.frame.y = N; VIEW.frame.x = stage.size.width - VIEW.size.width - N2
    position fixed top N => VIEW.frame.y = N; VIEW.zPosition = 10
    position sticky top N => VIEW.frame.y = N; VIEW.zPosition = 10
    VIEW below OTHER N => VIEW.frame.y = OTHER.frame.maxY + N
    VIEW sits under OTHER with N between => VIEW.frame.y = OTHER.frame.maxY + N
    VIEW top anchor constraint equal to OTHER bottom anchor constant N => VIEW.frame.y = OTHER.frame.maxY + N
    VIEW top equals OTHER bottom N => VIEW.frame.y = OTHER.frame.maxY + N
    VIEW top equals OTHER bottom plus N => VIEW.frame.y = OTHER.frame.maxY + N
    layout constraint activate VIEW top anchor constraint equal to OTHER bottom anchor constant N => VIEW.frame.y = OTHER.frame.maxY + N
    pin VIEW below OTHER N => VIEW.frame.y = OTHER.frame.maxY + N
    place VIEW below OTHER with spacing N => VIEW.frame.y = OTHER.frame.maxY + N
    put VIEW below OTHER N => VIEW.frame.y = OTHER.frame.maxY + N
    VIEW bottom anchor constraint equal to OTHER bottom anchor => VIEW.frame.y = OTHER.frame.maxY - VIEW.size.height
    VIEW frame max y OTHER frame min y => VIEW.frame.y = OTHER.frame.minY - VIEW.frame.height
    VIEW above OTHER N => VIEW.frame.y = OTHER.frame.minY - VIEW.size.height - N
    VIEW bottom equals OTHER top minus N => VIEW.frame.y = OTHER.frame.minY - VIEW.size.height - N
    pin VIEW above OTHER N => VIEW.frame.y = OTHER.frame.minY - VIEW.size.height - N
    put VIEW above OTHER N => VIEW.frame.y = OTHER.frame.minY - VIEW.size.height - N
    VIEW top anchor constraint equal to OTHER top anchor => VIEW.frame.y = OTHER.frame.y
    VIEW frame origin y view frame size height => VIEW.frame.y = stage.size.height - VIEW.frame.height
    align VIEW bottom => VIEW.frame.y = stage.size.height - VIEW.size.height
    pin VIEW to bottom edge => VIEW.frame.y = stage.size.height - VIEW.size.height
    pin VIEW to the bottom => VIEW.frame.y = stage.size.height - VIEW.size.height
    put VIEW on the floor => VIEW.frame.y = stage.size.height - VIEW.size.height
    pin VIEW to bottom N => VIEW.frame.y = stage.size.height - VIEW.size.height - N
    position absolute bottom N VIEW => VIEW.frame.y = stage.size.height - VIEW.size.height - N
    absolute bottom N left N2 => VIEW.frame.y = stage.size.height - VIEW.size.height - N; VIEW.frame.x = N2
    VIEW bottom N right N2 => VIEW.frame.y = stage.size.height - VIEW.size.height - N; VIEW.frame.x = stage.size.width - VIEW.size.width - N2
    absolute bottom N right N2 => VIEW.frame.y = stage.size.height - VIEW.size.height - N; VIEW.frame.x = stage.size.width - VIEW.size.width - N2
    position fixed bottom N => VIEW.frame.y = stage.size.height - VIEW.size.height - N; VIEW.zPosition = 10
    VIEW bottom anchor constraint equal to view bottom anchor constant N => VIEW.frame.y = stage.size.height - VIEW.size.height - abs(N)
    keep VIEW inside the safe area => VIEW.frame.y = stage.size.height - stage.safeAreaBottom - VIEW.size.height
    how do i change the size of VIEW => VIEW.size = (100, 100)
    VIEW size to fit => VIEW.size = (100, 40)
    VIEW circle N => VIEW.size = (2 * N, 2 * N); VIEW.cornerRadius = N
    VIEW radius N => VIEW.size = (2 * N, 2 * N); VIEW.cornerRadius = N
    set radius of VIEW to N => VIEW.size = (2 * N, 2 * N); VIEW.cornerRadius = N
    VIEW should be N big => VIEW.size = (N, N)
    VIEW size N => VIEW.size = (N, N)
    modifier size N dp background COLOR => VIEW.size = (N, N); VIEW.color = COLOR
    diameter of VIEW N => VIEW.size = (N, N); VIEW.cornerRadius = N / 2
    VIEW should be a rectangle N by N2 => VIEW.size = (N, N2)
    change size of VIEW to N and N2 => VIEW.size = (N, N2)
    layout constraint activate VIEW width anchor constraint equal to constant N height anchor constraint equal to constant N2 => VIEW.size = (N, N2)
    size x N y N2 => VIEW.size = (N, N2)
    twice as wide VIEW => VIEW.size = (VIEW.size.width * 2, VIEW.size.height)
    aspect ratio N content mode fit => VIEW.size = (VIEW.size.width, VIEW.size.width / N)
    VIEW same size as OTHER => VIEW.size = OTHER.size
    match size VIEW OTHER => VIEW.size = OTHER.size
    VIEW frame size cg size make POINT => VIEW.size = POINT
    VIEW size POINT => VIEW.size = POINT
    rect transform size delta POINT => VIEW.size = POINT
    """#
}
