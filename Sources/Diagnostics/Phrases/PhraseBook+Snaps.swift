/// Snaps.
extension PhraseBook {
  static let snaps =
    #"""
    snap VIEW to POINT without rotating => item VIEW allowsRotation off; snap VIEW to POINT
    snap VIEW next to OTHER => snap VIEW to (150, 90)
    snap behavior damping N => snap VIEW to (160, 240) damping N
    snap damping N => snap VIEW to (160, 240) damping N
    snap VIEW to the bottom right corner => snap VIEW to (280, 528)
    snap VIEW to N N2 => snap VIEW to (N, N2)
    snap behavior snap point point x N y N2 => snap VIEW to (N, N2)
    snap behaviour VIEW N N2 => snap VIEW to (N, N2)
    snap snap point point x N y N2 => snap VIEW to (N, N2)
    ui snap behavior item VIEW snap to cg point x N y N2 => snap VIEW to (N, N2)
    snap VIEW N N2 damping N3 => snap VIEW to (N, N2) damping N3
    snap snap point point x N y N2 snap damping N3 => snap VIEW to (N, N2) damping N3
    let snap snap behavior item VIEW snap to point x N y N2 snap damping N3 => snap VIEW to (N, N2) damping N3 as snap
    snap VIEW to x N => snap VIEW to (N, VIEW.center.y)
    snap VIEW to x N damping N2 => snap VIEW to (N, VIEW.center.y) damping N2
    snap VIEW to y N => snap VIEW to (VIEW.center.x, N)
    snap VIEW to top => snap VIEW to (VIEW.center.x, VIEW.size.height / 2)
    snap VIEW to bottom => snap VIEW to (VIEW.center.x, stage.size.height - VIEW.size.height / 2)
    snap VIEW to left => snap VIEW to (VIEW.size.width / 2, VIEW.center.y)
    snap VIEW to nearest edge => snap VIEW to (VIEW.size.width / 2, VIEW.center.y)
    snap VIEW to right => snap VIEW to (stage.size.width - VIEW.size.width / 2, VIEW.center.y)
    ui snap behavior item VIEW snap to OTHER center => snap VIEW to OTHER.center
    snap VIEW to OTHER with damping N => snap VIEW to OTHER.center damping N
    snap VIEW at POINT => snap VIEW to POINT
    snap behavior on VIEW at POINT => snap VIEW to POINT
    ui snap behavior alloc init with item VIEW snap to point cg point make POINT => snap VIEW to POINT
    ui snap behavior item VIEW snap to point POINT => snap VIEW to POINT
    snap behavior damping N VIEW snap point POINT => snap VIEW to POINT damping N
    snap item VIEW to point POINT damping N => snap VIEW to POINT damping N
    snap back when released VIEW => snap VIEW to VIEW.center
    snap VIEW to center => snap VIEW to stage.center
    remove snap behavior then drop VIEW => snap VIEW to stage.center as home; run 1s; remove home; gravity on VIEW
    let snap behavior snap behavior item VIEW snap to view center => snap VIEW to stage.center as snapBehavior
    snap damping N VIEW to center => snap VIEW to stage.center damping N
    """#
}
