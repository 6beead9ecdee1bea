import Answers
import TestSupport
import Testing

/// The output of `--json`, to the letter, which the schema allows.
@Suite struct JSONRendererTests {
  private func json(_ output: Output) -> String { JSONRenderer().text(of: output) }

  @Test func everyKindKeepsToTheSchema() throws {
    let schema = try JSONSchema.ofAnswers()
    for output in SampleOutputs.all {
      let text = json(output)
      #expect(text.hasSuffix("}\n") && text.count { $0 == "\n" } == 1)
      #expect(try schema.breaches(in: text) == [], "\(text)")
    }
  }

  /// The schema lists the types that are written, except the two that are not answers.
  @Test func theSchemaListsEveryType() throws {
    let written = SampleOutputs.all.map { json($0).split(separator: "\"")[3] }.map(String.init)
    let listed = try JSONSchema.ofAnswers().types
    #expect(Set(written).union(["check", "run"]) == Set(listed))
  }

  @Test(arguments: [
    #"{"type":"text","schema":1}"#, #"{"type":"text","schema":1,"lines":["a"],"more":1}"#,
    #"{"type":"text","schema":1,"lines":[1]}"#, #"{"type":"text","schema":1,"lines":"a"}"#,
    #"{"type":"song","schema":1,"lines":[]}"#, #"[]"#,
    #"{"type":"value","schema":1,"text":"a","numbers":[true]}"#,
    #"{"type":"table","schema":1,"columns":[{"title":"t","unit":"","kind":"odd"}],"rows":[]}"#,
    #"{"type":"table","schema":1,"columns":[],"rows":[[[]]]}"#,
    #"{"type":"plot","schema":1,"title":"","x":{"text":"","unit":"","growsDown":false},"y":{}}"#,
  ])
  func theSchemaRefuses(_ text: String) throws {
    #expect(try !JSONSchema.ofAnswers().breaches(in: text).isEmpty)
  }

  @Test func textAndValues() {
    #expect(
      json(SampleOutputs.lines)
        == #"{"type":"text","schema":1,"lines":["hit \"red\"","try `view box`","one ` alone"]}"#
        + "\n")
    #expect(
      json(SampleOutputs.value) == #"{"type":"value","schema":1,"text":"(1, 2)","numbers":[1,2.5]}"#
        + "\n")
    #expect(
      json(SampleOutputs.infinite) == #"{"type":"value","schema":1,"text":"inf","numbers":[null]}"#
        + "\n")
    #expect(json(SampleOutputs.word) == #"{"type":"value","schema":1,"text":"elasticOut"}"# + "\n")
  }

  @Test func printedValues() {
    #expect(
      json(SampleOutputs.print) == """
        {"type":"print","schema":1,"values":[{"text":"y is"},\
        {"name":"red.rotation","text":"1.5 rad","numbers":[1.5],"unit":"rad"}]}

        """)
  }

  @Test func passedTime() {
    #expect(
      json(SampleOutputs.met) == """
        {"type":"passed","schema":1,"frames":120,"time":2,"condition":"rest","isMet":true}

        """)
    #expect(
      json(SampleOutputs.passed)
        == #"{"type":"passed","schema":1,"frames":1,"time":0.016666666666666666}"# + "\n")
  }

  @Test func expectations() {
    #expect(
      json(.expectation(SampleOutputs.flag)) == """
        {"type":"expectation","schema":1,"condition":"red.isHidden","holds":true}

        """)
    #expect(
      json(SampleOutputs.failure) == """
        {"type":"error","schema":1,"id":"expectation-failed","message":"no","expectation":\
        {"condition":"red.center.y ~ 100","holds":false,"operator":"~",\
        "left":{"name":"red.center.y","text":"99","numbers":[99],"unit":"pt"},\
        "right":{"text":"100","numbers":[100]},"tolerance":0.5,"difference":1}}

        """)
  }

  @Test func predictions() {
    #expect(
      json(SampleOutputs.noted) == """
        {"type":"prediction","schema":1,"expression":"red.center.y","unit":"pt","predicted":300}

        """)
    #expect(
      json(SampleOutputs.answered) == """
        {"type":"prediction","schema":1,"expression":"red.rotation","unit":"rad","time":1,\
        "predicted":3.141592653589793,"actual":1.5707963267948966,"difference":1.5707963267948966}

        """)
  }

  @Test func nearPredictionsWithTheirReason() {
    #expect(
      json(SampleOutputs.near) == """
        {"type":"prediction","schema":1,"expression":"red.alpha","unit":"","time":0.5,\
        "predicted":0.9,"actual":1,"difference":0.09999999999999998,"within":0.2,"isNear":true,\
        "because":"It shows."}

        """)
  }

  @Test func questions() {
    #expect(
      json(SampleOutputs.asked) == """
        {"type":"question","schema":1,"text":"Which?","choices":["one","both"]}

        """)
    #expect(
      json(SampleOutputs.decided) == """
        {"type":"question","schema":1,"text":"Which?","choices":["one","both"],"time":0.5,\
        "answer":"both","because":"They fall."}

        """)
  }

  @Test func reasons() {
    #expect(
      json(SampleOutputs.reasons) == """
        {"type":"reasons","schema":1,"subject":"red","reasons":[\
        {"id":"starting","text":"stands still","by":[],"quantities":[]},\
        {"id":"force","text":"g pulls it down","by":["g"],\
        "quantities":[{"name":"acceleration.y","value":1000,"unit":"pt/s²"}]}]}

        """)
  }

  @Test func hits() {
    #expect(
      json(SampleOutputs.hit) == """
        {"type":"hit","schema":1,"point":[120,80],"state":"model","target":"view","view":"red",\
        "walk":[{"target":"keyboard","verdict":"outside","text":"no: the point is outside"},\
        {"target":"view","view":"red","parent":"box","point":[20,30.25],"verdict":"hit",\
        "text":"yes"}],"notes":["`red` is hit"]}

        """)
  }

  /// The schema names every reason and verdict there is, and no other.
  @Test(arguments: [
    (Reason.ID.allCases.map(\.rawValue), "\"kept-awake\""),
    (HitAnswer.Step.Verdict.allCases.map(\.rawValue), "\"outsideInsets\""),
  ])
  func theSchemaListsEveryWord(_ words: [String], _ mark: String) throws {
    let text = try JSONSchema.textOfAnswers()
    let list = try #require(
      text.split(separator: "\"enum\": [").first { $0.prefix { $0 != "]" }.contains(mark) })
    let listed = list.prefix { $0 != "]" }.split(separator: "\"").filter {
      $0.contains(where: \.isLetter)
    }
    #expect(listed.map(String.init).sorted() == words.sorted())
  }

  /// Many readers of lines end one at U+2028 and U+2029 too.
  @Test func noLineEndsWithinAString() {
    #expect(
      json(.line("a\u{2028}b\u{2029}c\u{85}d"))
        == #"{"type":"text","schema":1,"lines":["a\u2028b\u2029c\u0085d"]}"# + "\n")
  }

  @Test func tables() {
    #expect(
      json(SampleOutputs.table) == """
        {"type":"table","schema":1,"columns":[{"title":"t","unit":"s","kind":"time"},\
        {"title":"y","unit":"pt","kind":"measured"},{"title":"hits","unit":"","kind":"count"},\
        {"title":"seed","unit":"","kind":"exact"},{"title":"share","unit":"","kind":"share"},\
        {"title":"still","unit":"","kind":"flag"},{"title":"who","unit":"","kind":"text"},\
        {"title":"where","unit":"","kind":"place"},\
        {"title":"words","unit":"","kind":"quantities"}],\
        "rows":[[0.5,1.23456,12,0.1,0.5,true,"red",[1,2.3456],\
        [{"name":"mass","value":1,"unit":""},{"name":"stiffness","value":157.9137,"unit":""},\
        {"name":"duration","value":0.5,"unit":"s"},\
        {"name":"off by","value":0.12345,"unit":"%"}]],[1,"never"]]}

        """)
  }

  @Test func plots() {
    #expect(
      json(SampleOutputs.plot) == """
        {"type":"plot","schema":1,"title":"red.center.y","x":{"text":"t","unit":"s"},\
        "y":{"text":"","unit":"pt","growsDown":true},\
        "series":[{"name":"red.center.y","unit":"","x":[0,1],"y":[100,50]}],\
        "sentences":["red.center.y decreases from 100 to 50 (up on screen)"]}

        """)
  }

  @Test func scenes() {
    #expect(
      json(SampleOutputs.scene) == """
        {"type":"scene","schema":1,"time":0.5,"size":[200,100],"state":"presentation",\
        "views":[{"name":"red","corners":[[20,20],[100,20],[100,80],[20,80]]},\
        {"name":"in","parent":"red","corners":[[30,30],[60,30],[60,50],[30,50]]}],\
        "unseen":[{"name":"a","reason":"hidden"},{"name":"b","reason":"transparent"},\
        {"name":"c","reason":"within","view":"a"},{"name":"d","reason":"empty"},\
        {"name":"e","reason":"outside","gap":[-12,3551]}],\
        "boundaries":[{"name":"floor","behavior":"walls","points":[[0,95],[200,95]],\
        "closed":false}],"regions":[{"field":"f","center":[150,50],"shape":"circle(10)",\
        "outline":[[140,50],[160,50]]}],\
        "attachments":[{"name":"rope","from":[100,50],"to":[140,20]}],\
        "forces":[{"at":[180,50],"force":[2,0]}],"trails":{"from":0.25,"step":5,\
        "of":[{"name":"red","places":[[170,30],[60,50]]}]},"keyboard":[0,80,200,20]}

        """)
  }

  @Test func listings() {
    #expect(
      json(SampleOutputs.listing) == """
        {"type":"listing","schema":1,"heading":"g: a gravity on `red`","sections":[{"items":[\
        {"usage":"gravity on VIEWS"},\
        {"row":"angle","value":"1.5 rad","numbers":[1.5],"note":"an angle"},\
        {"row":"`run`","note":"see `step`"},{"prose":"It pulls."}]},\
        {"title":"Examples","items":[{"code":"gravity on red"}]},\
        {"title":"behaviors","items":[{"entry":"m","level":1,"kind":"item on red",\
        "facts":[{"name":"density","value":"2","numbers":[2],"note":"m2 wins"},\
        {"value":"hidden"}],"note":"muted"},{"entry":"","level":0,"kind":"at 3 s","facts":[]},\
        {"assignment":"s","value":"two\\nlines\\u001b[2J"}]}],"notes":["`help` tells more."]}

        """)
  }

  @Test func diagnostics() {
    #expect(
      json(SampleOutputs.warning) == """
        {"type":"warning","schema":1,"id":"interrupted","message":"it is late","help":"go home",\
        "note":"only once","file":"a.md","line":1,"column":5,"text":"a"}

        """)
    #expect(
      json(SampleOutputs.error)
        == #"{"type":"error","schema":1,"id":"interrupted","message":"stopped"}"# + "\n")
  }
}
