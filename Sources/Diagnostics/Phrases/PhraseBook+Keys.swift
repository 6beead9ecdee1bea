/// Keys.
extension PhraseBook {
  static let keys =
    #"""
    animated visibility fade in slide in vertically => animations on VIEW over 0.3s { animation keypath alpha from 0; animation keypath center.y from -50 }
    let group animation group => animations on VIEW over 0.5s { animation keypath alpha to 0 }
    ca animation group animations move rotate VIEW => animations on VIEW over 1s { animation keypath center.y by 150; animation keypath rotation by 360deg }
    ca animation group animations fade scale duration N VIEW => animations on VIEW over Ns { animation keypath alpha from 1 to 0; animation keypath scale to 2 }
    flappy bird tap to jump => gravity on VIEW; collision on VIEW bounds; on key "space" { fling VIEW velocity (0, -400 - VIEW.velocity.y) }
    input get key down space jump => gravity on VIEW; collision on VIEW bounds; on key "space" { fling VIEW velocity (0, -400) }
    make a game => gravity on VIEW; collision on VIEW bounds; on key "space" { fling VIEW velocity (0, -400) }; on key "right" { fling VIEW velocity (100, 0) }; on key "left" { fling VIEW velocity (-100, 0) }; play
    simple game with VIEW => gravity on VIEW; collision on VIEW bounds; on key "space" { fling VIEW velocity (0, -400) }; on key "right" { fling VIEW velocity (100, 0) }; on key "left" { fling VIEW velocity (-100, 0) }; play
    let us play a game => gravity on VIEW; collision on VIEW bounds; on key "space" { fling VIEW velocity (0, -400) }; play
    function key pressed jump => item VIEW; on key "space" { fling VIEW velocity (0, -400) }
    if key space is pressed VIEW jumps => item VIEW; on key "space" { fling VIEW velocity (0, -400) }; press "space"
    space bar makes VIEW jump => item VIEW; on key "space" { fling VIEW velocity (0, -400) }; press "space"
    when space pressed jump => item VIEW; on key "space" { fling VIEW velocity (0, -400) }; press "space"
    press space to jump => item VIEW; on key "space" { fling VIEW velocity (0, -500) }; press "space"
    wasd controls => on key "a" { VIEW.center.x -= 10 }; on key "d" { VIEW.center.x += 10 }; on key "w" { VIEW.center.y -= 10 }; on key "s" { VIEW.center.y += 10 }
    key down => on key "down" { VIEW.center.y += 10 }
    when down arrow pressed move down => on key "down" { VIEW.center.y += 10 }
    press down to move down => on key "down" { VIEW.center.y += 10 }; press "down"
    key left => on key "left" { VIEW.center.x -= 10 }
    when left arrow pressed move left => on key "left" { VIEW.center.x -= 10 }
    input get axis horizontal => on key "left" { VIEW.center.x -= 10 }; on key "right" { VIEW.center.x += 10 }
    player => on key "left" { VIEW.center.x -= 10 }; on key "right" { VIEW.center.x += 10 }
    arrow keys move VIEW => on key "left" { VIEW.center.x -= 10 }; on key "right" { VIEW.center.x += 10 }; on key "up" { VIEW.center.y -= 10 }; on key "down" { VIEW.center.y += 10 }
    control VIEW with the keyboard => on key "left" { VIEW.center.x -= 10 }; on key "right" { VIEW.center.x += 10 }; on key "up" { VIEW.center.y -= 10 }; on key "down" { VIEW.center.y += 10 }; play
    steer VIEW => on key "left" { VIEW.center.x -= 10 }; on key "right" { VIEW.center.x += 10 }; on key "up" { VIEW.center.y -= 10 }; on key "down" { VIEW.center.y += 10 }; play
    press left to move left => on key "left" { VIEW.center.x -= 10 }; press "left"
    key is down left arrow VIEW x N => on key "left" { VIEW.center.x -= N }
    when i receive TEXT => on key "m" { print TEXT }
    key right => on key "right" { VIEW.center.x += 10 }
    press right to move right => on key "right" { VIEW.center.x += 10 }; press "right"
    when right arrow key pressed change x by N => on key "right" { VIEW.center.x += N }
    when space key pressed => on key "space" { VIEW.center.x += 10 }
    when up arrow key pressed => on key "up" { VIEW.center.x += 10 }
    key up => on key "up" { VIEW.center.y -= 10 }
    press up to move up => on key "up" { VIEW.center.y -= 10 }; press "up"
    """#
}
