// How numbers look stands below, because curves name themselves by numbers and a program that uses
// them has no terminal. Here it is a part of text, and points are not.
@_exported import struct MotionGeometry.NumberFormat
