/// Colours of views.
extension PhraseBook {
  static let colours =
    #"""
    fill N N2 N3 => OTHER.color = "#c86432"
    expr VIEW background color COLOR => VIEW.backgroundColor = COLOR
    VIEW OTHER background color COLOR => VIEW.backgroundColor = COLOR; OTHER.backgroundColor = COLOR
    VIEW background color system teal => VIEW.backgroundColor = teal
    VIEW layer border color color COLOR cg color => VIEW.borderColor = COLOR
    stroke COLOR => VIEW.borderColor = COLOR
    VIEW layer border color color COLOR cg color COLOR2 layer border width N => VIEW.borderColor = COLOR2; VIEW.borderWidth = N
    overlay rounded rectangle stroke COLOR line width N => VIEW.borderColor = COLOR; VIEW.borderWidth = N
    VIEW color COLOR => VIEW.color = "COLOR"
    background color COLOR => VIEW.color = COLOR
    bg COLOR => VIEW.color = COLOR
    change the color of VIEW to COLOR => VIEW.color = COLOR
    fill COLOR gradient => VIEW.color = COLOR
    give VIEW the color COLOR => VIEW.color = COLOR
    give me COLOR VIEW => VIEW.color = COLOR
    hex COLOR for VIEW => VIEW.color = COLOR
    hex color VIEW COLOR => VIEW.color = COLOR
    set the background color of VIEW to COLOR => VIEW.color = COLOR
    switch costume to COLOR => VIEW.color = COLOR
    tint COLOR => VIEW.color = COLOR
    all balls COLOR => VIEW.color = COLOR; OTHER.color = COLOR; THIRD.color = COLOR
    everything COLOR => VIEW.color = COLOR; OTHER.color = COLOR; THIRD.color = COLOR
    color random VIEW => VIEW.color = ["red", "blue", "green", "orange"][floor(random(0, 4))]
    give VIEW a random color => VIEW.color = ["red", "blue", "green", "orange"][floor(random(0, 4))]
    random colour for VIEW => VIEW.color = ["red", "orange", "green", "blue", "purple"][floor(random(0, 5))]
    fill VIEW with a linear gradient => VIEW.color = blue
    sepia filter on VIEW => VIEW.color = brown
    grayscale => VIEW.color = gray
    grayscale VIEW => VIEW.color = gray
    next costume => VIEW.color = orange
    switch costume => VIEW.color = orange
    VIEW background system pink => VIEW.color = pink
    VIEW layer shadow color color COLOR cg color => VIEW.shadowColor = COLOR
    glow COLOR around VIEW => VIEW.shadowColor = COLOR; VIEW.shadowOffset = (0, 0); VIEW.shadowOpacity = 0.9; VIEW.shadowRadius = 15
    shadow COLOR N opacity on VIEW => VIEW.shadowColor = COLOR; VIEW.shadowOpacity = N
    change text color to COLOR => VIEW.textColor = COLOR
    font color COLOR VIEW => VIEW.textColor = COLOR
    foreground style COLOR => VIEW.textColor = COLOR
    text color COLOR VIEW => VIEW.textColor = COLOR
    """#
}
