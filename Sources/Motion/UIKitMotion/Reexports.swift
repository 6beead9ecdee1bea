// Who takes this library has its points, rectangles and curves with one import. They are targets of
// their own, because drawing and code need them without any motion.
@_exported import MotionCurves
@_exported import MotionGeometry
