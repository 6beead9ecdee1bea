import MotionCurves

/// The spring of the client's sheets.
public func sheetSpring() throws -> Spring { try Spring(duration: 0.5, bounce: 0.2) }

/// The sheet's spring as code for the web, and as seconds.
public func sheetSummary() throws -> (css: [String], lasts: Double?) {
  let spring = try sheetSpring()
  return (CurveCode.lines(.spring(spring), for: .css), Curve.spring(spring).ownDuration)
}
