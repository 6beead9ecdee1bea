// How numbers look is a target of its own, because curves name themselves by numbers and a program
// that uses them has no terminal. Here it is a part of text.
@_exported import MotionNumbers
