import Testing

@testable import DIGraphCore
@testable import SwiftFacts

@Suite struct MessageTests {
    private let place = SourceLocation(file: FileID(0), offset: 4)
    private let elsewhere = SourceLocation(file: FileID(1), offset: 0)

    private var formatter: DiagnosticFormatter {
        DiagnosticFormatter(
            path: { $0.index == 0 ? "Game.swift" : "Root.swift" },
            position: { LinePosition(line: 1, column: Int($0.offset) + 1) }
        )
    }

    @Test func theFirstFewThatAreAffectedAreNoted() {
        let affected = (1...5).map { Diagnostic.Affected("C\($0)", at: elsewhere, "'C\($0)' asks") }
        let diagnostic = Diagnostic(.missingDependency, at: place, "nobody has it", affected: affected)
        #expect(
            formatter.text(of: diagnostic) == """
                Game.swift:1:5: error: nobody has it [missing-dependency]
                Root.swift:1:1: note: 'C1' asks
                Root.swift:1:1: note: 'C2' asks
                Root.swift:1:1: note: 'C3' asks
                Game.swift:1:5: note: and 2 more (--all-notes lists them)

                """)
        #expect(formatter.lines(of: diagnostic, allNotes: true).map(\.message).last == "'C5' asks")
    }

    @Test func findingsOfOneCauseAreOne() {
        func finding(_ component: String, cause: String) -> Diagnostic {
            Diagnostic(.unlinkedCreation, of: component, at: place, "lost", notes: [], cause: cause)
        }
        let joined = [
            finding("A", cause: "x"), finding("B", cause: "y"),
            finding("C", cause: "x"),
        ].joinedByCause()
        #expect(joined.map(\.message) == ["lost (and 1 more)", "lost"])
        #expect(joined.map { $0.affected.map(\.component) } == [["A", "C"], ["B"]])
        #expect(formatter.lines(of: joined[0]).map(\.message).last == "the same holds for 'C'")
        #expect(formatter.lines(of: joined[1]).count == 1)
    }

    @Test func aFindingWithoutPlace() {
        let text = formatter.text(of: Diagnostic.noComponents(folders: ["A", "B", "C", "D", "E"]))
        let message = "no component was found in 'A', 'B', 'C' and 2 more"
        #expect(text.hasPrefix("needle-gen: warning: \(message): a component is a class that inherits from "))
        #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("needle-gen: ") })
    }

    @Test func longListsAreCut() {
        let others = (1...7).map { (name: "Game\($0)", location: elsewhere) }
        let unseen = Diagnostic.unseenComponent(
            LeftOutClass(
                name: "Game", base: "Component", location: place, place: .created, basePlace: elsewhere,
                runtime: "DIRuntime", imported: "import DIRuntime", remedy: .addImport(orName: ["A", "B", "C", "D"]),
                others: others))
        #expect(unseen.notes.count == 8)
        #expect(unseen.notes[6].message == "and so are 2 more")
        #expect(unseen.message.contains("if one of its imports re-exports 'DIRuntime', say so in needle.json"))
        let lookalikes = others.map { Diagnostic.Lookalike(name: $0.name, location: $0.location, modules: []) }
        let none = Diagnostic.noComponents(folders: [], lookalikes: lookalikes)
        #expect(none.message.hasPrefix("there are no sources, so no components: "))
        #expect(none.notes[3].message == "and so do 4 more")
    }

    @Test func aPassedOverMemberLeavesTheDefault() {
        let diagnostic = Diagnostic.conditionalProvider(
            "score", of: "Game", condition: "DEBUG", requester: "Sheet", owners: [], at: place)
        #expect(diagnostic.message.contains("so 'Sheet' gets it from its default in every build: provide"))
    }
}
