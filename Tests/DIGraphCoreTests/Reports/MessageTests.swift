import Testing

@testable import DIGraphCore

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
}
