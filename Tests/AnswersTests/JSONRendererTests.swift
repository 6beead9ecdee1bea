import Answers
import TestSupport
import Testing

/// What `--json` writes, to the letter, and that the schema allows it.
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

  @Test(arguments: [
    #"{"type":"text"}"#, #"{"type":"text","lines":["a"],"more":1}"#,
    #"{"type":"text","lines":[1]}"#, #"{"type":"text","lines":"a"}"#,
    #"{"type":"song","lines":[]}"#, #"[]"#, #"{"type":"value","text":"a","numbers":[true]}"#,
    #"{"type":"table","columns":[{"title":"t","unit":"","kind":"odd"}],"rows":[]}"#,
    #"{"type":"table","columns":[],"rows":[[[]]]}"#,
    #"{"type":"plot","title":"","x":{"text":"","unit":"","growsDown":false},"y":{}}"#,
  ])
  func theSchemaRefuses(_ text: String) throws {
    #expect(try !JSONSchema.ofAnswers().breaches(in: text).isEmpty)
  }

  @Test func textAndValues() {
    #expect(
      json(SampleOutputs.lines)
        == #"{"type":"text","lines":["hit \"red\"","try `view box`","one ` alone"]}"# + "\n")
    #expect(
      json(SampleOutputs.value) == #"{"type":"value","text":"(1, 2)","numbers":[1,2.5]}"# + "\n")
    #expect(
      json(SampleOutputs.infinite) == #"{"type":"value","text":"inf","numbers":[null]}"# + "\n")
    #expect(json(SampleOutputs.word) == #"{"type":"value","text":"elasticOut"}"# + "\n")
  }

  @Test func tables() {
    #expect(
      json(SampleOutputs.table) == """
        {"type":"table","columns":[{"title":"t","unit":"s","kind":"time"},\
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
        {"type":"plot","title":"red.center.y","x":{"text":"t","unit":"s"},\
        "y":{"text":"","unit":"pt","growsDown":true},\
        "series":[{"name":"red.center.y","unit":"","x":[0,1],"y":[100,50]}],\
        "sentences":["red.center.y decreases from 100 to 50 (up on screen)"]}

        """)
  }

  @Test func scenes() {
    #expect(
      json(SampleOutputs.scene) == """
        {"type":"scene","time":0.5,"size":[200,100],"state":"presentation",\
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
        {"type":"listing","heading":"g: a gravity on `red`","sections":[{"items":[\
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
        {"type":"warning","id":"interrupted","message":"it is late","help":"go home",\
        "note":"only once","file":"a.md","line":1,"column":5,"text":"a"}

        """)
    #expect(
      json(SampleOutputs.error)
        == #"{"type":"error","id":"interrupted","message":"stopped"}"# + "\n")
  }
}
