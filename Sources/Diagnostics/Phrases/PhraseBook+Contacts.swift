/// What happens on contact.
extension PhraseBook {
  static let contacts =
    #"""
    gravity on VIEW until it hits the floor => collision on VIEW bounds; gravity on VIEW; let landed = 0; on contact VIEW { landed = 1 }; run until landed > 0 max 10s
    run until VIEW lands => collision on VIEW bounds; let landed = 0; on contact VIEW { landed = 1 }; run until landed > 0 max 10s
    VIEW becomes COLOR when it hits the floor => collision on VIEW bounds; on contact VIEW, bounds { VIEW.color = COLOR }
    began contact for VIEW background color COLOR => collision on VIEW bounds; on contact VIEW, bounds { VIEW.color = COLOR }
    contact with boundary VIEW change color COLOR => collision on VIEW bounds; on contact VIEW, bounds { VIEW.color = COLOR }
    VIEW changes color when it hits the wall => collision on VIEW bounds; on contact VIEW, bounds { VIEW.color = orange }
    touching edge => collision on VIEW bounds; on contact VIEW, bounds { print "edge" }
    run until collision => collision on VIEW, OTHER bounds; let touched = 0; on contact { touched = 1 }; run until touched > 0 max 10s
    run until contact => collision on VIEW, OTHER bounds; let touched = 0; on contact { touched = 1 }; run until touched > 0 max 10s
    collision delegate VIEW OTHER alpha N => collision on VIEW, OTHER bounds; on contact VIEW, OTHER { VIEW.alpha = N }
    began contact VIEW with OTHER print TEXT => collision on VIEW, OTHER bounds; on contact VIEW, OTHER { print TEXT }
    did begin contact body a body b => collision on VIEW, OTHER bounds; on contact { print "contact at", event.point }
    did begin contact print TEXT => collision on VIEW, OTHER bounds; on contact { print TEXT }
    events on engine collision start => collision on VIEW, OTHER bounds; on contact { print event.point }
    on body entered body => collision on VIEW, OTHER bounds; on contact { print event.point }
    physics contact collision impulse => collision on VIEW, OTHER bounds; on contact { print event.point, VIEW.velocity }
    breakpoint command print on contact => collision on VIEW, OTHER bounds; on contact { print t, event.point }
    collision ended VIEW OTHER color COLOR => collision on VIEW, OTHER bounds; on contact.ended VIEW, OTHER { VIEW.color = COLOR }
    did end contact => collision on VIEW, OTHER bounds; on contact.ended { print "apart at", t }
    on collision exit => collision on VIEW, OTHER bounds; on contact.ended { print "left at", t }
    did end contact print TEXT => collision on VIEW, OTHER bounds; on contact.ended { print TEXT }
    VIEW becomes COLOR when it hits OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { VIEW.color = COLOR }
    VIEW changes color when it hits OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { VIEW.color = orange }
    category bit mask contact test bit mask VIEW OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print "contact at", event.point }
    on collision enter VIEW OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print "hit at", event.point }
    does VIEW reach OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print "yes, at", t }; run 3s
    on collision VIEW OTHER print TEXT => collision on VIEW, OTHER; on contact VIEW, OTHER { print TEXT }
    are VIEW and OTHER touching => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }
    does VIEW hit OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }
    what happens when VIEW hits OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }
    when VIEW hits OTHER print time => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }
    when does VIEW hit OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }
    wait until VIEW touches OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }; run 3s
    when does VIEW meet OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t }; run 3s
    log contacts between VIEW and OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t, event.point }
    print every collision between VIEW and OTHER => collision on VIEW, OTHER; on contact VIEW, OTHER { print t, event.point }
    on trigger enter => collision on VIEW, OTHER; on contact { print event.point }
    time between bounces => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; on contact VIEW, bounds { print t }; run 4s
    time for one bounce => gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; on contact VIEW, bounds { print t }; run 4s
    on began contact VIEW bounds spin => item VIEW; collision on VIEW bounds; on contact VIEW, bounds { spin VIEW velocity 3 }
    count the bounces of VIEW => let hits = 0; gravity on VIEW; collision on VIEW bounds; item VIEW elasticity 0.7; on contact VIEW, bounds { hits += 1; print hits, t }; run 3s
    one point for each hit => let score = 0; collision on VIEW bounds; on contact { score += 1; print score }
    count points => let score = 0; on contact { score += 1; print score }
    on contact VIEW alpha N => on contact VIEW { VIEW.alpha = N }
    on contact VIEW background color COLOR => on contact VIEW { VIEW.backgroundColor = COLOR }
    on contact VIEW center x N => on contact VIEW { VIEW.center.x = N }
    on contact VIEW center y N => on contact VIEW { VIEW.center.y = N }
    on contact VIEW rotation ANGLE => on contact VIEW { VIEW.rotation = ANGLE }
    on contact VIEW scale N => on contact VIEW { VIEW.scale = N }
    collider is trigger => on contact VIEW { print "trigger" }
    on VIEW contact print TEXT => on contact VIEW { print TEXT }
    tell me when VIEW lands => on contact VIEW { print event.point }
    on contact VIEW OTHER alpha N => on contact VIEW, OTHER { VIEW.alpha = N }
    on contact VIEW OTHER background color COLOR => on contact VIEW, OTHER { VIEW.backgroundColor = COLOR }
    on contact VIEW OTHER center x N => on contact VIEW, OTHER { VIEW.center.x = N }
    on contact VIEW OTHER center y N => on contact VIEW, OTHER { VIEW.center.y = N }
    on contact VIEW OTHER rotation ANGLE => on contact VIEW, OTHER { VIEW.rotation = ANGLE }
    on contact VIEW OTHER scale N => on contact VIEW, OTHER { VIEW.scale = N }
    on contact VIEW OTHER print TEXT => on contact VIEW, OTHER { print TEXT }
    print when VIEW hits OTHER => on contact VIEW, OTHER { print event.point }
    when VIEW hits the floor print ouch => on contact VIEW, bounds { print "ouch" }
    VIEW falls until it hits the ground => on contact VIEW, bounds { stop VIEW }; run 1s
    on collision print TEXT => on contact { print TEXT }
    animator delegate self => on contact { print event.point }
    collision behavior began contact for item with boundary identifier at point => on contact { print event.point }
    collision behavior began contact for item with item at point p => on contact { print event.point }
    collision behavior collision delegate self => on contact { print event.point }
    collision collision delegate self => on contact { print event.point }
    log every bounce => on contact { print t, event.point }
    print all collisions => on contact { print t, event.point }
    collision behavior ended contact for item with boundary identifier => on contact.ended { print t }
    collision behavior ended contact for item with item => on contact.ended { print t }
    """#
}
