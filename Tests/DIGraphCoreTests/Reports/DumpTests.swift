import Testing

@testable import DIGraphCore
@testable import DIGraphReports

@Suite struct DumpTests {
    @Test func factsInSourceOrder() {
        let summary = ReportSources.summary(
            of: """
                import UIKit
                public class A: B<C>, D { var x = 1; static let y: [String: Int] = [:]
                    class Inner { var z: Int { get async throws { 1 } } }
                    var child: Child { Child(parent: self) }
                    func make() { class Local { var hidden = 1 }; _ = scopes.map(Child.init(parent:)) }
                }
                """
        )
        #expect(
            DumpReport.lines(summary, path: "F.swift") == """
                {"fact":"import","module":"UIKit","file":"F.swift","line":1,"conditions":[]}
                {"fact":"type","kind":"class","name":"A","file":"F.swift","line":2,"column":14,"access":"public",\
                "inherits":["B<C>","D"],"conditions":[]}
                {"fact":"property","owner":"A","name":"x","type":null,"static":false,"access":"internal",\
                "file":"F.swift","line":2,"column":31,"effects":[],"settable":true,"conditions":[]}
                {"fact":"property","owner":"A","name":"y","type":"[String: Int]","static":true,"access":"internal",\
                "file":"F.swift","line":2,"column":49,"effects":[],"settable":false,"conditions":[]}
                {"fact":"type","kind":"class","name":"A.Inner","file":"F.swift","line":3,"column":11,\
                "access":"internal","inherits":[],"conditions":[]}
                {"fact":"property","owner":"A.Inner","name":"z","type":"Int","static":false,"access":"internal",\
                "file":"F.swift","line":3,"column":23,"effects":["async","throws"],"settable":false,"conditions":[]}
                {"fact":"property","owner":"A","name":"child","type":"Child","static":false,"access":"internal",\
                "file":"F.swift","line":4,"column":9,"effects":[],"settable":false,"conditions":[]}
                {"fact":"creation","callee":"Child","parent":"self","owner":"A","member":"child","file":"F.swift",\
                "line":4,"column":24}
                {"fact":"creation","callee":"Child.init","parent":null,"owner":"A","member":"make","file":"F.swift",\
                "line":5,"column":72}

                """
        )
    }
}
