/// Names, functions and moments.
extension PhraseBook {
  static let values =
    #"""
    keyframe at frame N position N2 => at N / 60 * 1s { VIEW.center.x = N2 }
    VIEW position set value at time N N2 N3 => at Ns { VIEW.center = (N2, N3) }
    add keyframe at N position N2 N3 => at Ns { VIEW.center = (N2, N3) }
    when time is N print x => at Ns { print VIEW.center.x }
    when time is N print y => at Ns { print VIEW.center.y }
    on time TIME VIEW alpha N => at TIME { VIEW.alpha = N }
    set keyframe at TIME opacity N => at TIME { VIEW.alpha = N }
    set opacity to N at TIME => at TIME { VIEW.alpha = N }
    on time TIME VIEW background color COLOR => at TIME { VIEW.backgroundColor = COLOR }
    on time TIME VIEW center x N => at TIME { VIEW.center.x = N }
    on time TIME VIEW center y N => at TIME { VIEW.center.y = N }
    on time TIME VIEW rotation ANGLE => at TIME { VIEW.rotation = ANGLE }
    at TIME VIEW scale N => at TIME { VIEW.scale = N }
    on time TIME VIEW scale N => at TIME { VIEW.scale = N }
    assert VIEW center x less N at TIME => at TIME { expect VIEW.center.x < N }
    assert VIEW center x more N at TIME => at TIME { expect VIEW.center.x > N }
    assert VIEW center y less N at TIME => at TIME { expect VIEW.center.y < N }
    assert VIEW center y more N at TIME => at TIME { expect VIEW.center.y > N }
    hide keyboard at TIME => at TIME { keyboard hide }
    show keyboard at TIME => at TIME { keyboard show }
    freeze frame at TIME => at TIME { pause VIEW }
    pause VIEW at TIME => at TIME { pause VIEW }
    at TIME print x => at TIME { print VIEW.center.x }
    at TIME print y => at TIME { print VIEW.center.y }
    check that VIEW center y is less than N => at t + 1s { expect VIEW.center.y < N }
    check that VIEW center y is more than N => at t + 1s { expect VIEW.center.y > N }
    set timeout VIEW alpha N N2 => at t + N2ms { VIEW.alpha = N }
    set timeout function VIEW alpha N N2 => at t + N2ms { VIEW.alpha = N }
    set timeout function VIEW hide N => at t + Nms { VIEW.isHidden = true }
    dispatch after N VIEW alpha N2 => at t + Ns { VIEW.alpha = N2 }
    perform selector after delay N VIEW alpha N2 => at t + Ns { VIEW.alpha = N2 }
    dispatch queue main async after deadline now N VIEW is hidden false => at t + Ns { VIEW.isHidden = false }
    gsap delayed call N => at t + Ns { print "now" }
    dispatch after N => at t + Ns { print t }
    after TIME hide VIEW => at t + TIME { VIEW.isHidden = true }
    after TIME turn gravity on => at t + TIME { gravity on VIEW }
    freeze VIEW after TIME => at t + TIME { pause VIEW }
    after TIME print done => at t + TIME { print "done" }
    after delay TIME navigate to detail => at t + TIME { print "navigate to detail" }
    after TIME push on VIEW => at t + TIME { push on VIEW }
    func add a int b int return => def add(a, b) { print a + b }; add 2, 3
    function bounce height VIEW y height => def bounce(height) { VIEW.center.y -= height }
    func double x int returns int x N => def double(x) { print x * N }; double 3
    function draw VIEW x VIEW x N => def draw() { VIEW.center.x = VIEW.center.x + N }
    let closure void VIEW alpha N => def fade() { VIEW.alpha = N }; fade
    func fall VIEW center y N => def fall() { VIEW.center.y += N }
    let fn VIEW alpha N => def fn() { VIEW.alpha = N }
    how do i make a function => def hop(h) { VIEW.center.y -= h }; hop 20
    my own command that takes a number => def hop(h) { VIEW.center.y -= h }; hop 20
    define a block jump => def jump() { VIEW.center.y -= 40 }; jump
    class pass => def jump(h) { VIEW.center.y -= h }
    extension view func shake => def shake(v) { animation on v keypath center.x values [0, 10, -10, 10, 0] additive on over 0.4s }; shake VIEW
    func move view by distance => def shift(v, d) { v.center.x += d }; shift VIEW, 50
    def square for i in range N forward N2 right ANGLE => def square() { repeat N { VIEW.center.x += N2; VIEW.rotation += ANGLE } }; square
    define function square => def square(n) { print n ^ 2 }; square 3
    def square x return x => def square(x) { print x * x }; square 3
    let square x in x x => def square(x) { print x * x }; square 4
    function that adds two numbers => def total(a, b) { print a + b }; total 2, 3
    function with two arguments => def total(a, b) { print a + b }; total 2, 3
    function update VIEW x N OTHER y N2 => def update() { VIEW.center.x += N; OTHER.center.y -= N2 }
    def update dt VIEW x N dt => def update(dt) { VIEW.center.x += N * dt }
    fibonacci numbers => let a = 0; let b = 1; repeat 10 { print a; let c = a + b; a = b; b = c }
    two variables N and N2 => let a = N; let b = N2
    array index zero N N2 N3 => let a = [N, N2, N3]; print a[0]
    random element of N N2 N3 => let a = [N, N2, N3]; print a[floor(random(0, 3))]
    let angle float pi N => let angle = pi / N
    input TEXT => let answer = 1; print TEXT, answer
    ask what is your name and wait => let answer = 1; print answer
    const boxes document query selector all VIEW => let boxes = VIEW
    let boxes view VIEW OTHER => let boxes = [VIEW, OTHER]
    swap VIEW center OTHER center => let c = VIEW.center; VIEW.center = OTHER.center; OTHER.center = c
    let center point x VIEW frame mid x y VIEW frame mid y => let center = (VIEW.frame.midX, VIEW.frame.midY)
    let colors color VIEW COLOR COLOR2 => let colors = ["VIEW", "COLOR", "COLOR2"]
    var count int N => let count = N
    speed distance over time => let distance = 100; let time = 2; let v = distance / time; print v
    v distance time => let distance = 100; let time = 2; let v = distance / time; print v
    func recursion factorial n => let f = 1; for i in 1..5 { f = f * i }; print f
    set pivot x pivot y zero => let f = VIEW.frame; VIEW.anchorPoint = (0, 0); VIEW.frame = f
    rotation effect degrees N anchor top leading => let f = VIEW.frame; VIEW.anchorPoint = (0, 0); VIEW.frame = f; VIEW.rotation = Ndeg
    scale effect N anchor top leading => let f = VIEW.frame; VIEW.anchorPoint = (0, 0); VIEW.frame = f; VIEW.scale = N
    scale effect N anchor bottom => let f = VIEW.frame; VIEW.anchorPoint = (0.5, 1); VIEW.frame = f; VIEW.scale = N
    run until animation of VIEW is finished => let finished = 0; on animation.ended VIEW { finished = 1 }; run until finished > 0 max 10s
    run until animation completes => let finished = 0; on animation.ended { finished = 1 }; run until finished > 0 max 10s
    run until animation ends => let finished = 0; on animation.ended { finished = 1 }; run until finished > 0 max 10s
    wait for animation to finish => let finished = 0; on animation.ended { finished = 1 }; run until finished > 0 max 10s
    space evenly VIEW OTHER THIRD => let gap = (stage.size.width - VIEW.size.width - OTHER.size.width - THIRD.size.width) / 4; VIEW.frame.x = gap; OTHER.frame.x = VIEW.frame.maxX + gap; THIRD.frame.x = OTHER.frame.maxX + gap
    while i less N i N2 => let i = 0; repeat ceil(N / N2) { i += N2 }; print i
    var i N while i N2 i plus N3 => let i = N; repeat 100 { if i < N2 { i += N3 } }; print i
    state var is on false => let isOn = false
    let is visible VIEW alpha N true false => let isVisible = VIEW.alpha > N
    enum direction case left right => let left = 0; let right = 1
    level N => let level = N
    lives N => let lives = N
    let name string TEXT => let name = TEXT
    item N of list => let numbers = [1, 2, 3, 4, 5]; print numbers[N]
    add N to list => let numbers = [1, 2, 3]; numbers += [N]; print numbers
    numbers append N => let numbers = [1, 2, 3]; numbers += [N]; print numbers
    length of list => let numbers = [1, 2, 3]; print count(numbers)
    numbers first => let numbers = [1, 2, 3]; print first(numbers)
    numbers last => let numbers = [1, 2, 3]; print last(numbers)
    let numbers array N N2 N3 => let numbers = [N, N2, N3]
    state private var offset float N => let offset = N
    use shared value N => let offset = N
    tuple let x y point => let p = VIEW.center; print p.x, p.y
    swap VIEW and OTHER => let place = VIEW.center; VIEW.center = OTHER.center; OTHER.center = place
    zip views and positions => let places = [(60, 100), (200, 100)]; VIEW.center = places[0]; OTHER.center = places[1]
    let point point x N y N2 => let point = (N, N2)
    let pos x N y N2 => let pos = (N, N2)
    let rect rect x N y N2 width N3 height N4 => let rect = (N, N2, N3, N4)
    store the result in a variable => let result = VIEW.center
    swap sizes of VIEW and OTHER => let s = VIEW.size; VIEW.size = OTHER.size; OTHER.size = s
    let scale affine transform scale x N y N2 => let scale = scale(N, N2)
    score => let score = 0; print "score", score
    show score => let score = 0; print "score", score
    change score by N => let score = 0; score += N
    set score to N => let score = N
    let size size width N height N2 => let size = (N, N2)
    make a variable called speed => let speed = 0; print speed
    let spring spring timing parameters damping ratio N => let spring = uiSpring(damping: N, duration: 500ms)
    start stopwatch => let start = t; run 1s; print t - start
    start timer => let start = t; run 1s; print t - start
    sum of numbers list => let sum = 0; for n in [1, 2, 3] { sum += n }; print sum
    let t affine transform identity translated by x N y N2 => let t = identity * translate(N, N2)
    var total count N => let total = 0; total += N; print total
    let v create vector POINT => let v = POINT
    append N to list => let values = [1, 2, 3, N]; print values
    vx N vy N2 => let vx = N; let vy = N2
    if VIEW y N vy N2 vy vy => let vy = 1; if (VIEW.center.y > N and vy > N2) { vy = -vy }
    grid of three columns VIEW OTHER THIRD => let w = stage.size.width / 3; VIEW.center.x = w / 2; OTHER.center = (w * 1.5, VIEW.center.y); THIRD.center = (w * 2.5, VIEW.center.y)
    rows of N columns => let w = stage.size.width / N; VIEW.center.x = w / 2; OTHER.center = (w * 1.5, VIEW.center.y); THIRD.center = (w * 2.5, VIEW.center.y)
    N column grid => let w = stage.size.width / N; VIEW.frame.x = 0; VIEW.frame.width = w; OTHER.frame.x = w; OTHER.frame.width = w; THIRD.frame.x = 2 * w; THIRD.frame.width = w
    float width rect get width VIEW frame => let width = VIEW.frame.width
    while x less N x N2 => let x = 0; repeat ceil(N / N2) { x += N2 }; print x
    const x set x use state N => let x = N
    published var x N => let x = N
    published var x float N => let x = N
    use motion value N => let x = N
    x N => let x = N
    x y N N2 => let x = N; let y = N2
    float x VIEW center x => let x = VIEW.center.x
    const x y VIEW center => let x = VIEW.center.x; let y = VIEW.center.y
    let x y VIEW x VIEW y => let x = VIEW.center.x; let y = VIEW.center.y
    let x VIEW offset left => let x = VIEW.frame.x
    expr let x VIEW frame => let x = VIEW.frame; print x
    y VIEW y N => let y = VIEW.center.y + N
    """#
}
