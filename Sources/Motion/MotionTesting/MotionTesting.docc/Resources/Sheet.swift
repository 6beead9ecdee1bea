import MotionCurves

/// How the sheet comes up.
public enum Sheet {
  public static func spring() throws -> Spring {
    try Spring(duration: 0.5, bounce: 0.3)
  }
}
