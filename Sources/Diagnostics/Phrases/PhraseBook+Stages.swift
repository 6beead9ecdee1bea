/// The stage and the device.
extension PhraseBook {
  static let stages =
    #"""
    font size of VIEW when text size is accessibility => VIEW.text = "Hello"; VIEW.font = body; textSize accessibilityLarge; print VIEW.fontSize
    adjusts font for content size category yes VIEW => VIEW.text = "Hello"; VIEW.font = body; textSize extraLarge
    reduce motion off => reduceMotion off
    turn off reduce motion => reduceMotion off
    accessibility is reduce motion enabled true => reduceMotion on
    enable reduce motion => reduceMotion on
    i get motion sick => reduceMotion on
    less motion please => reduceMotion on
    media prefers reduced motion reduce animation none => reduceMotion on
    set reduce motion on => reduceMotion on
    set reduce motion to true => reduceMotion on
    turn reduce motion on => reduceMotion on
    prefers cross fade transitions VIEW => reduceMotion on; animate VIEW.alpha to 0 over 0.3s
    reduce motion status did change notification => reduceMotion on; print stage.reducesMotion
    artboard N N2 => stage (N, N2)
    canvas size N N2 => stage (N, N2)
    new composition N N2 => stage (N, N2)
    new stage N by N2 => stage (N, N2)
    make the screen N wide => stage (N, stage.size.height)
    ipad pro => stage 1024x1366
    ipad landscape => stage 1024x768
    desktop window => stage 1280x800
    split view half width => stage 160x568
    full hd => stage 1920x1080
    apple watch screen => stage 198x242
    smaller screen => stage 200x300
    artboard size iphone se => stage 320x568
    portrait orientation => stage 320x568
    rotate back to portrait => stage 320x568
    small iphone => stage 320x568
    round to whole pixels => stage 320x568 pixels 2
    trait collection display scale => stage 320x568 pixels 2
    display scale N pixels per point => stage 320x568 pixels N
    scale factor N retina => stage 320x568 pixels N
    taller screen => stage 320x800
    iphone se screen => stage 375x667
    iphone mini => stage 375x812
    iphone x => stage 375x812
    change frame to iphone pro => stage 390x844
    change the stage to an iphone => stage 390x844
    iphone pro screen => stage 393x852
    new artboard iphone => stage 393x852
    square canvas => stage 400x400
    android pixel phone screen => stage 412x915
    frame iphone pro max => stage 430x932
    iphone pro max size => stage 430x932
    landscape => stage 568x320
    landscape mode => stage 568x320
    rotate device to landscape => stage 568x320
    turn the phone sideways => stage 568x320
    center VIEW after rotation => stage 568x320; animate VIEW.center to stage.center over 0.3s
    view will transition to size => stage 568x320; animate VIEW.center to stage.center over 0.3s
    bigger screen => stage 640x1136
    bigger stage => stage 640x1136
    bigger window => stage 640x568
    make the world wider => stage 640x568
    wider screen => stage 640x568
    ipad screen => stage 768x1024
    create canvas POINT => stage POINT
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
    """#
}
