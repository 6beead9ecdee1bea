import Diagnostics

/// Which mistakes are of words, and so may be mended by others.
extension MistakeID {
  /// Forms of other languages that have an answer of their own, which says all but the line.
  private static let foreignForms: Set<MistakeID> = [
    .commentedRule, .foreignSign, .foreignWord, .neverOptional, .singleQuotes, .uiViewAnimate,
    .unitApart,
  ]

  /// Words and signs that are not known where they stand, or without which a line says too little.
  private static let unknownWords: Set<MistakeID> = [
    .assignmentWithoutLet, .cannotAssign, .closerWithoutOpener,
    .expected, .expectedCloser, .expectedValue,
    .missingClause, .missingPath, .missingSubject, .missingValue, .nothingToAnimate,
    .questionInside, .strayCharacter, .subjectWithoutOn, .unclosed, .unexpected, .unknownClause,
    .unknownCommand, .unknownFunction, .unknownKeyPath, .unknownLabel, .unknownName,
    .unknownObject, .unknownProperty, .unknownUnit, .unknownView, .unknownWord,
    .valueWithoutKeyword,
  ]

  /// How values are written, and what they are.
  private static let values: Set<MistakeID> = [
    .argumentCount, .assignmentInCondition, .assignmentToObject, .closureArgument,
    .closureParameters, .cannotAnimate, .cannotBeNamed,
    .cannotCombine, .cannotNegate, .chained, .commaOutsideBrackets, .commandNotFunction,
    .emptyParenthesis, .functionAsValue, .missingBlock, .mixedUnits, .notCallable, .readOnly,
    .reservedName, .unexpectedBlock, .unknownColor, .unknownEscape, .unknownEvent, .unquotedPath,
    .wrongKind, .wrongUnit,
  ]

  var isOfForeignForms: Bool { Self.foreignForms.contains(self) }

  /// Whether a word of another language may be behind it.
  var isOfUnknownWords: Bool {
    Self.unknownWords.contains(self) || isOfForeignForms
  }

  /// Whether it is about how a line is written, rather than about what happens when it runs.
  var isOfWords: Bool { isOfUnknownWords || Self.values.contains(self) }
}
