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

    private func missing(
        _ name: String = "score", type: String? = "Int", path: [String], otherPaths: Int = 0,
        _ nearMisses: [NearMiss] = []
    ) -> Diagnostic {
        Diagnostic.missingDependency(
            request: name, type: type, component: "Game", at: place, componentLocation: elsewhere, path: path,
            otherPaths: otherPaths, nearMisses: nearMisses
        )
    }

    @Test func missingDependency() {
        let miss = NearMiss(
            component: "Root", member: "score", location: elsewhere, reason: .isPrivate(access: "private")
        )
        let diagnostic = missing(path: ["Root", "Lobby", "Game"], otherPaths: 2, [miss])
        #expect(
            formatter.text(of: diagnostic) == """
                Game.swift:1:5: error: 'Game' requests 'score: Int', but nothing on its path from 'Root' provides it \
                [missing-dependency]
                Root.swift:1:1: note: path from the root: Root → Lobby → Game (and 2 more paths)
                Root.swift:1:1: note: 'score' of 'Root' is 'private', so it is not provided: make it 'internal'
                Game.swift:1:5: note: or add 'var score: Int' to 'Lobby'

                """
        )
    }

    @Test func theEditNamesWhatToAddAndWhere() {
        #expect(missing(path: ["Root", "Game"]).notes.last?.message == "add 'var score: Int' to 'Root'")
        #expect(
            missing(path: ["Root", "A", "B", "Game"]).notes.last?.message
                == "add 'var score: Int' to 'Root', or to a component between it and 'Game'"
        )
        let taken = NearMiss(component: "Root", member: "score", location: elsewhere, reason: .isStatic)
        #expect(missing(path: ["Root", "Game"], [taken]).notes.count == 2)
        #expect(
            missing("make(id:)", type: "Item", path: ["Root", "Game"]).notes.last?.message
                == "add the method 'make(id:) -> Item' to 'Root'"
        )
        #expect(missing("log(_:)", type: nil, path: ["Root", "Game"]).notes[1].message.contains("'log(_:)'"))
        #expect(
            missing("subscript(_:)", path: ["Root", "Game"]).notes.last?.message
                == "add the subscript 'subscript(_:) -> Int' to 'Root'"
        )
    }

    @Test func aFindingWithoutPlace() {
        let text = formatter.text(of: Diagnostic.noComponents(folders: ["A", "B", "C", "D", "E"]))
        let message = "no component was found in 'A', 'B', 'C' and 2 more"
        #expect(text.hasPrefix("needle-gen: warning: \(message) [no-components]\n"))
        #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("needle-gen: ") })
    }

    @Test func longListsAreCut() {
        let others = (1...7).map { (name: "Game\($0)", location: elsewhere) }
        let unseen = Diagnostic.unseenComponent(
            "Game", base: "Component", at: place, place: .created, runtime: "DIRuntime", importPlace: elsewhere,
            modules: ["A", "B", "C", "D"], others: others)
        #expect(unseen.notes.count == 8)
        #expect(unseen.notes[6].message == "and so are 2 more")
        #expect(unseen.notes[7].message.contains("if one of its imports re-exports 'DIRuntime', say so in needle.json"))
        let lookalikes = others.map { Diagnostic.Lookalike(name: $0.name, location: $0.location, modules: []) }
        let none = Diagnostic.noComponents(folders: [], lookalikes: lookalikes)
        #expect(none.message == "there are no sources, so no components")
        #expect(none.notes[3].message == "and so do 4 more")
    }

    @Test func aPassedOverMemberLeavesTheDefault() {
        let diagnostic = Diagnostic.conditionalProvider(
            "score", of: "Game", condition: "DEBUG", requester: "Sheet", owners: [], at: place)
        #expect(diagnostic.message.hasSuffix("so 'Sheet' gets it from its default in every build"))
    }
}
