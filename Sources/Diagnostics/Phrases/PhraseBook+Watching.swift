/// Playing and following.
extension PhraseBook {
  static let watching =
    #"""
    play it again => goto 0s; play
    play from the beginning => goto 0s; play 5s
    watch from the beginning => goto 0s; play 5s
    it was too fast to see => goto 0s; play 5s speed 0.25
    play in slow motion from the start => goto 0s; play 5s speed 0.25
    do something fun => gravity on VIEW, OTHER, THIRD; collision on VIEW, OTHER, THIRD bounds; item VIEW, OTHER, THIRD elasticity 0.9; play 5s
    watch VIEW bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; play 3s
    watch VIEW fall => gravity on VIEW; collision on VIEW bounds; play 2s
    fast forward => play 10s speed 4
    debug interval animation speed dynamic animator => play 2s speed 0.25
    full screen => play 5s
    how do i see it move => play 5s
    preview the animation => play 5s
    ram preview => play 5s
    watch it => play 5s
    watch it move => play 5s
    debug slow animations simulator => play 5s speed 0.1
    toggle slow animations => play 5s speed 0.1
    go in slow motion => play 5s speed 0.25
    play slow => play 5s speed 0.25
    run slowly => play 5s speed 0.25
    slow motion => play 5s speed 0.25
    too fast => play 5s speed 0.25
    watch it slowly => play 5s speed 0.25
    play at half speed => play 5s speed 0.5
    play it N times slower => play 5s speed 1 / N
    play faster => play 5s speed 2
    play twice as fast => play 5s speed 2
    too slow => play 5s speed 2
    engine timing time scale N => play 5s speed N
    physics world speed N => play 5s speed N
    slow motion N => play 5s speed N
    speed up time N => play 5s speed N
    time time scale N => play 5s speed N
    watch VIEW for TIME => play TIME
    show me something cool => view pearl1 frame (60, 40, 40, 40) color red; view pearl2 frame (140, 60, 40, 40) color blue; view pearl3 frame (220, 20, 40, 40) color green; gravity on pearl1, pearl2, pearl3; collision on pearl1, pearl2, pearl3 bounds; item pearl1, pearl2, pearl3 elasticity 0.8; play 5s
    something cool => view pearl1 frame (60, 40, 40, 40) color red; view pearl2 frame (140, 60, 40, 40) color blue; view pearl3 frame (220, 20, 40, 40) color green; gravity on pearl1, pearl2, pearl3; collision on pearl1, pearl2, pearl3 bounds; item pearl1, pearl2, pearl3 elasticity 0.8; play 5s
    surprise me => view pearl1 frame (60, 40, 40, 40) color red; view pearl2 frame (140, 60, 40, 40) color blue; view pearl3 frame (220, 20, 40, 40) color green; gravity on pearl1, pearl2, pearl3; collision on pearl1, pearl2, pearl3 bounds; item pearl1, pearl2, pearl3 elasticity 0.8; play 5s
    """#
}
