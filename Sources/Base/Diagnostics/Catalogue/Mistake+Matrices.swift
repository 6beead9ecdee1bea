/// Mistakes with matrices.
extension Mistake {
  /// - Parameters:
  ///   - left: The description of the left operand, with its shape if it is a matrix.
  ///   - right: The same for the right operand.
  ///   - columns: The number of columns of the left operand.
  ///   - rows: The number of rows of the right operand.
  public static func shapesDoNotFit(
    _ sign: String, _ left: String, _ right: String, columns: Int, rows: Int
  ) -> Mistake {
    let help: Sentence =
      sign == "*"
      ? """
      give the left one as many columns as the right one has rows; `transpose(A)` turns rows into \
      columns
      """
      : "use two matrices of the same shape"
    return Mistake(
      .shapesDoNotFit,
      sign == "*"
        ? """
        cannot multiply \(left) by \(right): \
        \(columns) \(columns == 1 ? "column meets" : "columns meet") \
        \(rows) \(rows == 1 ? "row" : "rows")
        """
        : "`\(sign)` does not work between \(left) and \(right)",
      help: help)
  }

  public static func vectorsAreColumns(_ vector: String, _ matrix: String) -> Mistake {
    Mistake(
      .vectorsAreColumns,
      "\(vector) is on the left of \(matrix), but vectors are columns here and go on the right",
      help: "write `A * v`; `v * A` with a row vector is `transpose(A) * v`")
  }

  public static func unevenRows(_ row: Int, _ found: Int, first: Int) -> Mistake {
    Mistake(
      .unevenRows,
      "row \(row) has \(found) \(found == 1 ? "number" : "numbers"), but row 1 has \(first)",
      help: "give every row the same number of values, such as `matrix([[1, 2], [3, 4]])`")
  }

  public static func noInverse(_ shape: String, isSquare: Bool) -> Mistake {
    Mistake(
      .noInverse,
      isSquare
        ? "this matrix has no inverse, because it flattens its input"
        : "\(shape) has no inverse, because it is not square",
      help: isSquare
        ? "leave out a scale of 0, or a row that is a combination of others"
        : "give `inverse` a matrix with as many rows as columns")
  }

  /// - Parameters:
  ///   - axis: The axis as given.
  ///   - length: Its length.
  ///   - unit: The same axis with length 1.
  public static func axisIsNormalised(_ axis: String, _ length: String, _ unit: String) -> Mistake {
    Mistake(
      .axisIsNormalised, "the axis \(axis) has length \(length) and is normalized to \(unit)",
      help: "write `\(unit)`; only the direction of the axis counts")
  }

  public static func axisWithoutDirection(_ axis: String) -> Mistake {
    Mistake(
      .axisWithoutDirection, "the axis \(axis) has no direction",
      help: "write an axis such as `(0, 0, 1)`")
  }

  /// - Parameter distance: The perspective distance that produces the number that was set, if any.
  public static func perspectiveElement(distance: String?) -> Mistake {
    Mistake(
      .perspectiveElement,
      "`m34` is row 3, column 4, and moves along z; Core Animation's m34 is `m43` here",
      help: "write `perspective(\(distance ?? "500")) * …` for perspective")
  }

  public static func behindTheEye(_ what: String) -> Mistake {
    Mistake(
      .behindTheEye, "\(what) is not in front of the eye: its w is not greater than 0",
      help: "move it away from the eye, or give `perspective` a larger distance")
  }
}
