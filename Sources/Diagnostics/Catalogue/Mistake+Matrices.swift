/// Mistakes with matrices.
extension Mistake {
  /// - Parameters: the two shapes, such as "3 by 2".
  public static func shapesDoNotFit(
    _ sign: String, _ left: String, _ right: String, columns: Int, rows: Int
  ) -> Mistake {
    let help: Sentence =
      sign == "*"
      ? "the left one needs as many columns as the right one has rows; `transpose(A)` turns rows into columns"
      : "a sum takes two matrices of one shape"
    return Mistake(
      .shapesDoNotFit,
      sign == "*"
        ? "\(left) times \(right) does not fit: \(columns) \(columns == 1 ? "column meets" : "columns meet") \(rows) \(rows == 1 ? "row" : "rows")"
        : "\(left) and \(right) have no `\(sign)` together",
      help: help)
  }

  public static func vectorsAreColumns(_ vector: String, _ matrix: String) -> Mistake {
    Mistake(
      .vectorsAreColumns,
      "\(vector) stands left of \(matrix), but vectors are columns here and stand to the right",
      help: "write `A * v`; what texts with rows call `v * A` is `transpose(A) * v`")
  }

  public static func unevenRows(_ row: Int, _ found: Int, first: Int) -> Mistake {
    Mistake(
      .unevenRows,
      "row \(row) has \(found) \(found == 1 ? "number" : "numbers"), and row 1 has \(first)",
      help: "give all rows as many numbers, as in `matrix([[1, 2], [3, 4]])`")
  }

  public static func noInverse(_ shape: String, isSquare: Bool) -> Mistake {
    Mistake(
      .noInverse,
      isSquare
        ? "this matrix flattens what it is given, so nothing leads back"
        : "\(shape) has no inverse, because it is not square",
      help: isSquare
        ? "leave out what scales by 0, or a row that is made of others"
        : "give `inverse` as many rows as columns")
  }

  /// - Parameters: the axis as it was given, its length, and the same 1 long.
  public static func axisIsNormalised(_ axis: String, _ length: String, _ unit: String) -> Mistake {
    Mistake(
      .axisIsNormalised, "the axis \(axis) is \(length) long, and is taken as \(unit)",
      help: "only where it points counts; write `\(unit)`")
  }

  public static func axisWithoutDirection(_ axis: String) -> Mistake {
    Mistake(
      .axisWithoutDirection, "the axis \(axis) points nowhere",
      help: "write an axis such as `(0, 0, 1)`")
  }

  /// - Parameter distance: what makes the number that was set, where one does.
  public static func perspectiveElement(distance: String?) -> Mistake {
    Mistake(
      .perspectiveElement,
      "`m34` moves along z: it is row 3, column 4. Core Animation's m34 is `m43` here",
      help: "for perspective write `perspective(\(distance ?? "500")) * …`")
  }

  public static func behindTheEye(_ what: String) -> Mistake {
    Mistake(
      .behindTheEye, "\(what) is not in front of the eye: its w is not above 0",
      help: "move it away from the eye, or give `perspective` a larger distance")
  }
}
