// An import of this library brings its points, rectangles and curves. They are targets of
// their own, because drawing and code need them without any motion.
@_exported import MotionCurves
@_exported import MotionGeometry
