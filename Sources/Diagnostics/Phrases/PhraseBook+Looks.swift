/// How views look.
extension PhraseBook {
  static let looks =
    #"""
    depth of field => OTHER.alpha = 0.5; THIRD.alpha = 0.3; OTHER.scale = 0.8; THIRD.scale = 0.6
    VIEW background color ui color clear color => VIEW.alpha = 0
    make VIEW invisible but still there => VIEW.alpha = 0
    blend mode multiply => VIEW.alpha = 0.5
    make VIEW half transparent => VIEW.alpha = 0.5
    make VIEW see through => VIEW.alpha = 0.5
    make everything transparent => VIEW.alpha = 0.5; OTHER.alpha = 0.5
    transition instant VIEW to OTHER => VIEW.alpha = 0; OTHER.alpha = 1
    clear graphic effects => VIEW.alpha = 1
    set ghost effect to N => VIEW.alpha = 1 - N / 100
    VIEW alpha to N => VIEW.alpha = N
    VIEW layer opacity N => VIEW.alpha = N
    VIEW style opacity N => VIEW.alpha = N
    dispatch queue main async VIEW alpha N => VIEW.alpha = N
    expr VIEW alpha N => VIEW.alpha = N
    gsap set VIEW opacity N => VIEW.alpha = N
    opacity N => VIEW.alpha = N
    set VIEW alpha N => VIEW.alpha = N
    set opacity N => VIEW.alpha = N
    view perform without animation VIEW alpha N => VIEW.alpha = N
    VIEW OTHER alpha N => VIEW.alpha = N; OTHER.alpha = N
    gsap set VIEW opacity N scale N2 => VIEW.alpha = N; VIEW.scale = N2
    VIEW alpha random => VIEW.alpha = random(0, 1)
    thicker border around VIEW => VIEW.borderWidth += 2
    no stroke => VIEW.borderWidth = 0
    remove border VIEW => VIEW.borderWidth = 0
    give VIEW a border => VIEW.borderWidth = 2
    highlight VIEW with a border => VIEW.borderWidth = 3; VIEW.borderColor = red
    stroke N => VIEW.borderWidth = N
    stroke weight N => VIEW.borderWidth = N
    VIEW border N solid COLOR => VIEW.borderWidth = N; VIEW.borderColor = COLOR
    VIEW layer border width N VIEW layer border color color COLOR cg color => VIEW.borderWidth = N; VIEW.borderColor = COLOR
    border N dashed COLOR => VIEW.borderWidth = N; VIEW.borderColor = COLOR
    border N solid COLOR => VIEW.borderWidth = N; VIEW.borderColor = COLOR
    border VIEW COLOR N => VIEW.borderWidth = N; VIEW.borderColor = COLOR
    outline VIEW N COLOR => VIEW.borderWidth = N; VIEW.borderColor = COLOR
    stroke border COLOR line width N => VIEW.borderWidth = N; VIEW.borderColor = COLOR
    VIEW clips to bounds no => VIEW.clipsToBounds = off
    overflow visible VIEW => VIEW.clipsToBounds = off
    clip VIEW => VIEW.clipsToBounds = on
    clip the content of VIEW => VIEW.clipsToBounds = on
    overflow hidden on VIEW => VIEW.clipsToBounds = on
    override var collision bounding path ui bezier path VIEW => VIEW.collisionBoundingPath = [(0, -40), (40, 40), (-40, 40)]
    collision bounds type path VIEW POINT POINT2 POINT3 => VIEW.collisionBoundingPath = [POINT, POINT2, POINT3]
    collision bounds type ellipse VIEW => VIEW.collisionBoundsType = ellipse
    round collision for VIEW => VIEW.collisionBoundsType = ellipse
    ui dynamic item collision bounds type return ellipse => VIEW.collisionBoundsType = ellipse
    remove corner radius VIEW => VIEW.cornerRadius = 0
    square corners VIEW => VIEW.cornerRadius = 0
    rounded xl VIEW => VIEW.cornerRadius = 12
    VIEW layer corner curve continuous => VIEW.cornerRadius = 20
    VIEW layer masked corners ca corner mask layer min x max y corner => VIEW.cornerRadius = 20; VIEW.maskedCorners = [bottomLeft]
    rounded lg => VIEW.cornerRadius = 8
    VIEW border radius N => VIEW.cornerRadius = N
    round the corners of VIEW by N => VIEW.cornerRadius = N
    VIEW layer masks to bounds yes corner radius N => VIEW.cornerRadius = N; VIEW.clipsToBounds = on
    clip rrect border radius circular N => VIEW.cornerRadius = N; VIEW.clipsToBounds = on
    clip shape rounded rectangle corner radius N => VIEW.cornerRadius = N; VIEW.clipsToBounds = on
    uneven rounded rectangle top leading radius N => VIEW.cornerRadius = N; VIEW.maskedCorners = [topLeft]
    border radius full => VIEW.cornerRadius = VIEW.size.height / 2
    fully rounded corners VIEW => VIEW.cornerRadius = VIEW.size.height / 2
    pill shape VIEW => VIEW.cornerRadius = VIEW.size.height / 2
    rounded full => VIEW.cornerRadius = VIEW.size.height / 2
    ca shape layer path oval in rect VIEW bounds => VIEW.cornerRadius = VIEW.size.width / 2
    make VIEW round => VIEW.cornerRadius = VIEW.size.width / 2
    clip shape circle => VIEW.cornerRadius = VIEW.size.width / 2; VIEW.clipsToBounds = on
    modifier clip circle shape => VIEW.cornerRadius = VIEW.size.width / 2; VIEW.clipsToBounds = on
    VIEW collides as a circle => VIEW.cornerRadius = VIEW.size.width / 2; VIEW.collisionBoundsType = ellipse
    make VIEW a real circle for collisions => VIEW.cornerRadius = VIEW.size.width / 2; VIEW.collisionBoundsType = ellipse
    box decoration shape circle color COLOR => VIEW.cornerRadius = VIEW.size.width / 2; VIEW.color = COLOR
    clip shape capsule => VIEW.cornerRadius = min(VIEW.size.width, VIEW.size.height) / 2; VIEW.clipsToBounds = on
    VIEW adjusts font for content size category true => VIEW.font = body
    VIEW font font system font of size N => VIEW.fontSize = N
    font size N => VIEW.fontSize = N
    override point inside bounds inset by dx N dy N2 contains VIEW => VIEW.hitInsets = (N2, N, N2, N)
    VIEW button hit area too small => VIEW.hitInsets = -10
    content shape rectangle larger tap area => VIEW.hitInsets = -20
    tap area too small => VIEW.hitInsets = -20
    larger touch area for VIEW N => VIEW.hitInsets = -abs(N)
    VIEW is hidden no => VIEW.isHidden = false
    action unhide => VIEW.isHidden = false
    game object set active true => VIEW.isHidden = false
    set visibility view visible => VIEW.isHidden = false
    show VIEW again => VIEW.isHidden = false
    VIEW is hidden VIEW is hidden => VIEW.isHidden = not VIEW.isHidden
    VIEW is hidden toggle => VIEW.isHidden = not VIEW.isHidden
    toggle VIEW => VIEW.isHidden = not VIEW.isHidden
    hide layer VIEW => VIEW.isHidden = on
    visibility hidden => VIEW.isHidden = on
    after delay TIME show VIEW => VIEW.isHidden = on; at t + TIME { VIEW.isHidden = off }
    VIEW set hidden yes => VIEW.isHidden = true
    action hide => VIEW.isHidden = true
    ca basic animation key path hidden => VIEW.isHidden = true
    expr VIEW is hidden true => VIEW.isHidden = true
    game object set active false => VIEW.isHidden = true
    hide VIEW => VIEW.isHidden = true
    hideturtle => VIEW.isHidden = true
    set visibility view gone => VIEW.isHidden = true
    VIEW OTHER is hidden true => VIEW.isHidden = true; OTHER.isHidden = true
    hide everything => VIEW.isHidden = true; OTHER.isHidden = true; THIRD.isHidden = true
    VIEW is user interaction enabled no => VIEW.isUserInteractionEnabled = false
    allows hit testing false => VIEW.isUserInteractionEnabled = false
    lock layer VIEW => VIEW.isUserInteractionEnabled = off
    VIEW is user interaction enabled true => VIEW.isUserInteractionEnabled = on
    VIEW layer anchor point point x N y N2 => VIEW.layer.anchorPoint = (N, N2)
    VIEW layer set border width N => VIEW.layer.borderWidth = N
    VIEW layer shadow offset size width N height N2 => VIEW.layer.shadowOffset = (N, N2)
    VIEW layer shadow offset size width N height N2 VIEW layer shadow opacity N3 => VIEW.layer.shadowOffset = (N, N2); VIEW.layer.shadowOpacity = N3
    alpha matte VIEW circle radius N => VIEW.mask = circle(N)
    clip path circle N => VIEW.mask = circle(N)
    mask VIEW with a circle => VIEW.mask = circle(VIEW.size.width / 2)
    track matte => VIEW.mask = circle(VIEW.size.width / 2)
    track matte alpha VIEW => VIEW.mask = circle(VIEW.size.width / 2)
    use a circle as mask for VIEW => VIEW.mask = circle(VIEW.size.width / 2)
    VIEW layer mask nil => VIEW.mask = off
    VIEW mask nil => VIEW.mask = off
    release the mask of VIEW => VIEW.mask = off
    remove the mask from VIEW => VIEW.mask = off
    VIEW layer mask corner radius top left top right N => VIEW.mask = roundedCorners([topLeft, topRight], N)
    mask rounded top corners N => VIEW.mask = roundedCorners([topLeft, topRight], N)
    round the bottom corners of VIEW => VIEW.maskedCorners = [bottomLeft, bottomRight]; VIEW.cornerRadius = 16
    round only the left corners VIEW => VIEW.maskedCorners = [topLeft, bottomLeft]; VIEW.cornerRadius = 16
    VIEW layer masked corners layer min xmin ycorner layer max xmin ycorner => VIEW.maskedCorners = [topLeft, topRight]
    only round the top corners VIEW => VIEW.maskedCorners = [topLeft, topRight]; VIEW.cornerRadius = 16
    round only the top corners of VIEW N => VIEW.maskedCorners = [topLeft, topRight]; VIEW.cornerRadius = N
    border top left radius N => VIEW.maskedCorners = [topLeft]; VIEW.cornerRadius = N
    round only the right corners VIEW => VIEW.maskedCorners = [topRight, bottomRight]; VIEW.cornerRadius = 16
    override hit test return nil VIEW pass touches through => VIEW.passesTouches = on
    pointer events none on VIEW => VIEW.passesTouches = on
    set VIEW position to N N2 => VIEW.position = (N, N2)
    drop shadow y N blur N2 COLOR N3 => VIEW.shadowOffset = (0, N); VIEW.shadowRadius = N2; VIEW.shadowColor = COLOR; VIEW.shadowOpacity = N3
    VIEW layer shadow ofset size width N height N2 => VIEW.shadowOffset = (N, N2)
    drop shadow N N2 N3 COLOR N4 => VIEW.shadowOffset = (N, N2); VIEW.shadowRadius = N3; VIEW.shadowColor = COLOR; VIEW.shadowOpacity = N4
    drop shadow VIEW N N2 N3 => VIEW.shadowOffset = (N, N2); VIEW.shadowRadius = N3; VIEW.shadowOpacity = 0.25
    drop shadow x N y N2 blur N3 => VIEW.shadowOffset = (N, N2); VIEW.shadowRadius = N3; VIEW.shadowOpacity = 0.25
    shadow VIEW N N2 N3 => VIEW.shadowOffset = (N, N2); VIEW.shadowRadius = N3; VIEW.shadowOpacity = 0.25
    no shadow on VIEW => VIEW.shadowOpacity = 0
    remove drop shadow VIEW => VIEW.shadowOpacity = 0
    remove the shadow from VIEW => VIEW.shadowOpacity = 0
    shadow none => VIEW.shadowOpacity = 0
    shadow lg => VIEW.shadowOpacity = 0.2; VIEW.shadowOffset = (0, 10); VIEW.shadowRadius = 15
    shadow md VIEW => VIEW.shadowOpacity = 0.2; VIEW.shadowOffset = (0, 4); VIEW.shadowRadius = 6
    soft shadow under VIEW => VIEW.shadowOpacity = 0.2; VIEW.shadowOffset = (0, 8); VIEW.shadowRadius = 16
    softer shadow under VIEW => VIEW.shadowOpacity = 0.2; VIEW.shadowOffset = (0, 8); VIEW.shadowRadius = 20
    elevation N on VIEW => VIEW.shadowOpacity = 0.3; VIEW.shadowOffset = (0, N); VIEW.shadowRadius = N
    shadow blur N VIEW => VIEW.shadowOpacity = 0.3; VIEW.shadowRadius = N
    set elevation N => VIEW.shadowOpacity = 0.3; VIEW.shadowRadius = N; VIEW.shadowOffset = (0, N / 2)
    box shadow VIEW N N2 N3 COLOR => VIEW.shadowOpacity = 0.4; VIEW.shadowOffset = (N, N2); VIEW.shadowRadius = N3; VIEW.shadowColor = COLOR
    add a shadow to VIEW => VIEW.shadowOpacity = 0.5
    drop shadow on VIEW => VIEW.shadowOpacity = 0.5
    shadow color COLOR radius N x N2 y N3 => VIEW.shadowOpacity = 0.5; VIEW.shadowColor = COLOR; VIEW.shadowRadius = N; VIEW.shadowOffset = (N2, N3)
    give VIEW a shadow => VIEW.shadowOpacity = 0.5; VIEW.shadowOffset = (0, 3); VIEW.shadowRadius = 3
    harder shadow VIEW => VIEW.shadowOpacity = 0.5; VIEW.shadowOffset = (0, 4); VIEW.shadowRadius = 0
    VIEW layer shadow offset cg size make POINT => VIEW.shadowOpacity = 0.5; VIEW.shadowOffset = POINT
    VIEW layer shadow path ui bezier path => VIEW.shadowOpacity = 0.5; VIEW.shadowRadius = 6; VIEW.shadowOffset = (0, 4)
    drop shadow on VIEW N => VIEW.shadowOpacity = 0.5; VIEW.shadowRadius = N
    shadow radius N => VIEW.shadowOpacity = 0.5; VIEW.shadowRadius = N
    VIEW layer shadow opacity float N VIEW layer shadow radius N2 => VIEW.shadowOpacity = N; VIEW.shadowRadius = N2
    slow animations => VIEW.speed = 0.1
    animation is too fast => VIEW.speed = 0.5
    half speed => VIEW.speed = 0.5
    make it slower => VIEW.speed = 0.5
    slow down the animation => VIEW.speed = 0.5
    slow it down to half speed => VIEW.speed = 0.5
    animator duration scale N => VIEW.speed = 1 / N
    make VIEW N slower => VIEW.speed = 1 / N
    slow down animations N => VIEW.speed = 1 / N
    time dilation N => VIEW.speed = 1 / N
    faster => VIEW.speed = 2
    go faster => VIEW.speed = 2
    gradually speed up the VIEW => VIEW.speed = 2
    increase the speed => VIEW.speed = 2
    make it twice as fast => VIEW.speed = 2
    VIEW layer speed N => VIEW.speed = N
    action speed to N duration => VIEW.speed = N
    e VIEW layer speed N => VIEW.speed = N
    global timeline time scale N => VIEW.speed = N
    lottie animation speed N => VIEW.speed = N
    slowanim N => VIEW.speed = N
    speed up animations N => VIEW.speed = N
    time remap N => VIEW.speed = N
    tl time scale N => VIEW.speed = N
    VIEW text hello => VIEW.text = "Hello"
    preferred font for text style body VIEW => VIEW.text = "Hello"; VIEW.font = body
    ui font text style caption VIEW label => VIEW.text = "Hello"; VIEW.font = caption1
    ui font preferred font for text style large title VIEW => VIEW.text = "Hello"; VIEW.font = largeTitle
    VIEW font ui font bold system font of size N => VIEW.text = "Hello"; VIEW.fontSize = N
    maximum content size category VIEW => VIEW.text = "Hello"; VIEW.fontSize = min(scaledValue(17, for: body), 28)
    ui font metrics for text style scaled font for VIEW size N => VIEW.text = "Hello"; VIEW.fontSize = scaledValue(N, for: body)
    write hello in the VIEW => VIEW.text = "hello"
    say hello for TIME => VIEW.text = "hello"; at t + TIME { VIEW.text = "" }
    VIEW say hi => VIEW.text = "hi"
    think hmm => VIEW.text = "hmm"
    give VIEW a name => VIEW.text = "name"
    VIEW caption TEXT => VIEW.text = TEXT
    VIEW says TEXT => VIEW.text = TEXT
    VIEW set title TEXT for normal => VIEW.text = TEXT
    VIEW title TEXT => VIEW.text = TEXT
    VIEW title label text TEXT => VIEW.text = TEXT
    ca text layer string TEXT VIEW => VIEW.text = TEXT
    give VIEW a label TEXT => VIEW.text = TEXT
    give VIEW the name TEXT => VIEW.text = TEXT
    label VIEW TEXT => VIEW.text = TEXT
    overlay alignment text TEXT => VIEW.text = TEXT
    put the word TEXT inside VIEW => VIEW.text = TEXT
    text TEXT font title => VIEW.text = TEXT
    write TEXT on VIEW => VIEW.text = TEXT
    text TEXT in VIEW size N => VIEW.text = TEXT; VIEW.fontSize = N
    put VIEW behind OTHER => VIEW.zPosition = -1
    bring VIEW to the front => VIEW.zPosition = 1
    VIEW style z index N => VIEW.zPosition = N
    z index N => VIEW.zPosition = N
    z order VIEW N => VIEW.zPosition = N
    """#
}
