import Answers
import MotionGeometry
import Testing

@testable import Pages

/// Questions of a page: on the stage if a value is seen there, otherwise in a field.
@Suite struct NumberQuestionTests {
  /// A cell in which a view falls for a second, with a prediction about it.
  private func cell(
    _ expression: String, from start: Double, to end: Double, unit: String = "pt"
  ) throws -> PageCell {
    var recorder = FilmRecorder(framesPerSecond: 60)
    for frame in 0...60 {
      var scene = Scene(
        time: Double(frame) / 60, size: Size(320, 568), state: .presentation, columns: 64)
      scene.views = [
        .init(name: "box", parent: nil, corners: Rect(100, 5 * Double(frame), 40, 40).corners)
      ]
      recorder.append(frame: frame, scene, model: scene, tilt: .zero)
    }
    let guess = PredictedValue(expression, 9, unit: unit, time: 1, actual: end, digits: 6)
    let plot = Plot(
      title: expression, xLabel: .init("t", unit: "s"),
      series: [.init(name: expression, xs: [0, 1], ys: [start, end], unit: unit)])
    let answers: [Output] = [
      .prediction(guess), .prediction(guess), .plot(plot, PlotStyle(height: 12)),
    ]
    return PageCell(
      code: "", answers: answers.map { CellAnswer($0) }, film: try #require(recorder.film),
      layout: .standard)
  }

  @Test func aPlaceIsAskedOnTheStage() throws {
    let questions = try cell("box.center.y", from: 20, to: 320).questions
    #expect(questions.count == 1, "each value once")
    let question = try #require(questions.first as? NumberQuestion)
    let handle = try #require(question.handle)
    #expect(handle.view == "box" && handle.change == .y && handle.start == (0, 20))
    #expect(question.answer == "320" && question.unit == "pt")
  }

  /// A value that the stage does not show, or shows otherwise, is written into a field.
  @Test(
    arguments: [
      ("box.velocity.y", 0, 900), ("other.center.y", 20, 320), ("box.center.y", 20, 120),
      ("box.center.x", 120, 120), ("box.center.y - 3", 17, 317),
    ] as [(String, Double, Double)])
  func whatIsNotSeenIsAskedInAField(_ expression: String, _ start: Double, _ end: Double) throws {
    let question = try #require(cell(expression, from: start, to: end).questions.first)
    #expect(question.stageTime == nil)
  }

  /// What is near is said by the author, or else a twentieth of the stage, or of the plot.
  @Test func whatIsNear() throws {
    func near(_ expression: String, _ start: Double, _ end: Double, _ unit: String = "pt") throws
      -> Double
    {
      let cell = try cell(expression, from: start, to: end, unit: unit)
      return try #require(cell.questions.first as? NumberQuestion).near
    }
    #expect(try near("box.center.y", 20, 320) == 568.0 / 20)
    let plotted = try near("box.velocity.y", 0, 900)
    #expect(plotted == 55)
    #expect(NumberQuestion("a", unit: "", time: 1, answer: "100", near: 3).near == 3)
  }

  /// The question, the film and the answer are elements apart, and only one of them tells the value.
  @Test func theAnswerStandsApart() throws {
    let cell = try cell("box.center.y", from: 20, to: 320)
    var writer = PageWriter(Page(result: cell, named: "n", parts: .own))
    let questions = cell.questions
    writer.write(questions)
    #expect(!writer.markup.text.contains("320"))
    writer.writeAnswers(to: questions, ofCell: 1)
    #expect(
      writer.markup.text.contains("id=\"answers-1\">[{\"answer\":\"320\",\"near\":28.4}]</script>"))
  }
}
