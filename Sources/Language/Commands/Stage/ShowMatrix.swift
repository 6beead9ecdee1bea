import Answers
import Execution
import Geometry
import Text
import Values

/// The lines that `show` prints for a matrix: the matrix, and the form Core Animation stores.
enum ShowMatrix {
  static func lines(_ matrix: Matrix, _ format: NumberFormat) -> [Phrase] {
    let heading = Phrase(
      "a \(matrix.rows) by \(matrix.columns) matrix; mRC is row R, column C; vectors are columns to its right"
    )
    var lines = [heading] + matrix.lines(format).map { Phrase($0) }
    if matrix.transform != nil {
      lines.append(
        Phrase("as Core Animation stores it, transposed; m41, m42 and m43 are the translation"))
      lines += matrix.transposed.lines(format).map { Phrase($0) }
    }
    return lines
  }
}
