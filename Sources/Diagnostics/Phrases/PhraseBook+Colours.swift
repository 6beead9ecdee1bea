/// Colours of views.
extension PhraseBook {
  static let colours =
    #"""
    fill N N2 N3 => OTHER.color = "#ff0000"
    fill TEXT => OTHER.color = VIEW
    VIEW background color color literal COLOR N COLOR2 N2 COLOR3 N3 alpha N4 => VIEW.backgroundColor = "#3366ff"
    VIEW background color uicolor COLOR N COLOR2 N2 COLOR3 N3 alpha N4 => VIEW.backgroundColor = "#ff0000"
    expr VIEW background color COLOR => VIEW.backgroundColor = COLOR
    VIEW OTHER background color COLOR => VIEW.backgroundColor = COLOR; OTHER.backgroundColor = COLOR
    VIEW style background color TEXT => VIEW.backgroundColor = green
    VIEW background color system teal => VIEW.backgroundColor = teal
    VIEW layer border color uicolor COLOR cg color => VIEW.borderColor = COLOR
    stroke COLOR => VIEW.borderColor = COLOR
    VIEW layer border color uicolor COLOR cg color COLOR2 layer border width N => VIEW.borderColor = COLOR; VIEW.borderWidth = N
    overlay rounded rectangle stroke COLOR line width N => VIEW.borderColor = COLOR; VIEW.borderWidth = N
    VIEW color rgb N N2 N3 => VIEW.color = "#ff0000"
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
    give VIEW a random color => VIEW.color = ["red", "blue", "green", "orange"][floor(random(0, 4))]
    uicolor random VIEW => VIEW.color = ["red", "blue", "green", "orange"][floor(random(0, 4))]
    random colour for VIEW => VIEW.color = ["red", "orange", "green", "blue", "purple"][floor(random(0, 5))]
    VIEW class list add TEXT => VIEW.color = blue
    VIEW fill TEXT => VIEW.color = blue
    fill VIEW with a linear gradient => VIEW.color = blue
    sepia filter on VIEW => VIEW.color = brown
    grayscale => VIEW.color = gray
    grayscale VIEW => VIEW.color = gray
    change color effect by N => VIEW.color = orange
    next costume => VIEW.color = orange
    switch costume => VIEW.color = orange
    VIEW layer shadow color uicolor COLOR cg color => VIEW.shadowColor = COLOR
    glow COLOR around VIEW => VIEW.shadowColor = COLOR; VIEW.shadowOffset = (0, 0); VIEW.shadowOpacity = 0.9; VIEW.shadowRadius = 15
    shadow COLOR N opacity on VIEW => VIEW.shadowColor = COLOR; VIEW.shadowOpacity = N
    change text color to COLOR => VIEW.textColor = COLOR
    font color COLOR VIEW => VIEW.textColor = COLOR
    foreground style COLOR => VIEW.textColor = COLOR
    text color COLOR VIEW => VIEW.textColor = COLOR
    """#
}
