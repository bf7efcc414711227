import DIGraphCore
import Testing

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

    /// The voice of all messages: lower case, no final period, and a note that says what to do.
    @Test func oneVoice() {
        let diagnostics = oneOfEach
        #expect(Set(diagnostics.map(\.rule.id)) == Set(Rule.all.map(\.id)))
        for diagnostic in diagnostics {
            #expect(!diagnostic.notes.isEmpty)
            for text in [diagnostic.message] + diagnostic.notes.map(\.message) {
                #expect(text.first?.isUppercase == false, "\(text)")
                #expect(text.last != "." && !text.contains("\n"), "\(text)")
            }
        }
    }

    private var oneOfEach: [Diagnostic] {
        let reasons: [NearMiss.Reason] = [
            .isPrivate(access: "private"), .internalInModule("Core"), .typeDiffers(found: "Int", wanted: "String"),
            .untyped, .isStatic, .conditional("DEBUG"), .onAnotherBranch(component: "Game"), .similarName,
            .notSettable, .effects(found: "async"), .needsActor("MainActor"), .otherLabels, .isUnavailable,
            .otherKind(found: "property", wanted: "method"), .packageInModule("Core"),
        ]
        let misses = reasons.map {
            NearMiss(component: "Root", member: "score", location: elsewhere, reason: $0)
        }
        let unlinked: [Diagnostic.UnlinkedReason] = [
            .otherParent("scope"), .outsideComponent, .staticMember("make"), .value, .untoldInit, .unknownType,
            .hiddenParent, .unknownBase("Screen"), .belowForeignRoot(root: "LibRoot", module: "Lib"),
        ]
        let inaccessible: [Diagnostic.InaccessibleReason] = [
            .isPrivate("private"), .isLocal, .internalInModule(module: "Core", outputModule: "App"),
        ]
        let unsupported: [Diagnostic.UnsupportedReason] = [
            .initializer, .associatedType, .isStatic, .variadic, .selfType, .reservedName,
        ]
        let unmockable: [Diagnostic.UnsupportedMockReason] = [
            .hidden, .unknownParent, .associatedType, .operator, .parameterPack, .conflictingTypes, .genericClosure,
            .genericInout, .genericFailure, .noncopyable,
        ]
        let others = (0..<7).map { (name: "Game\($0)", location: elsewhere) }
        let lookalikes = others.map {
            Diagnostic.Lookalike(name: $0.name, location: $0.location, modules: ["Core", "Kit"])
        }
        let unseen = [(.created, []), (.creates, ["Kit"]), (.declared, ["A", "B", "C", "D"])].map {
            (kind: Diagnostic.UnseenPlace, modules: [String]) in
            Diagnostic.unseenComponent(
                "Game", base: "Component", at: place, place: kind, runtime: "DIRuntime",
                importPlace: elsewhere, modules: modules, others: others)
        }
        let promises: [Diagnostic.BrokenPromise.Reason] = [
            .type("Session"), .notConstant, .plainBase, .settable, .outOfReach, .limitedAvailability,
        ]
        let broken = promises.map {
            Diagnostic.BrokenPromise(component: "Root", member: "score", location: elsewhere, reason: $0)
        }
        return [missing(path: ["Root", "Game"], misses)] + unseen
            + unmockable.map { Diagnostic.unsupportedMock("load(_:)", of: "Store", at: place, reason: $0) }
            + [Diagnostic.strayMockMark(at: place)]
            + unlinked.map { Diagnostic.unlinkedCreation(child: "Game", at: place, reason: $0) }
            + [[], ["A"], ["A", "B", "C"]].map {
                Diagnostic.unknownDependencyProtocol("D", component: "C", at: place, similar: $0, exists: false)
            }
            + [
                Diagnostic.unknownDependencyProtocol("D", component: "C", at: place, similar: [], exists: true),
                Diagnostic.unknownDependencyProtocol(
                    "D", component: "C", at: place, similar: [], exists: true, isProtocol: false),
                Diagnostic.unknownDependencyProtocol(
                    "D", component: "C", at: place, similar: [], exists: true, runtime: "DIRuntime"),
                Diagnostic.conditionalProvider(
                    "score", of: "Game", condition: "DEBUG", requester: "Sheet", owners: ["Root"], at: place),
                Diagnostic.unknownBaseClass("Screen", component: "Game", dependency: "D", at: place),
                Diagnostic.duplicateComponent("Game", at: place, first: elsewhere),
                Diagnostic.duplicateDependencyProtocol("D", at: place, first: elsewhere),
                Diagnostic.unsupportedComponent("Outer.Game", at: place),
                Diagnostic.isolationMismatch(
                    request: "score", component: "Game", owner: "Root", actor: "MainActor", at: place, member: elsewhere
                ),
                Diagnostic.unsendableDependency("D", at: place, broken: broken),
                Diagnostic.unsendableDependency("D", at: place, broken: [broken[0]]),
                Diagnostic.nonisolatedBaseClass("Component", component: "Game", twin: "MainActorComponent", at: place),
                Diagnostic.unknownInheritedProtocol("Codable", dependency: "D", at: place),
                Diagnostic.missingPluginMember(
                    request: "score", type: "Int", component: "Game", nonCore: "Plugins", at: place,
                    nonCoreLocation: elsewhere, nearMisses: []),
                Diagnostic.missingPluginMember(
                    request: "score", type: nil, component: "Game", nonCore: "Plugins", at: place,
                    nonCoreLocation: elsewhere, nearMisses: misses),
                Diagnostic.pluginCycle(
                    request: "score", nonCore: "Plugins", core: "Game", at: place, nonCoreLocation: elsewhere),
                Diagnostic.unknownPluginExtension("E", component: "Game", at: place),
                Diagnostic.unknownNonCoreComponent("N", component: "Game", at: place),
                Diagnostic.detachedComponent("Game", at: place),
                Diagnostic.detachedComponent("Game", isRoot: true, at: place),
                Diagnostic.noComponents(folders: []),
                Diagnostic.noComponents(folders: ["Sources"], lookalikes: lookalikes),
                Diagnostic.noComponents(folders: ["Sources"]),
                Diagnostic.unreadableSource(reason: "Permission denied", at: place),
                Diagnostic.unreadableSource(invalidByte: 12, at: place),
            ]
            + inaccessible.map { Diagnostic.inaccessibleComponent("Game", at: place, reason: $0) }
            + unsupported.map { Diagnostic.unsupportedRequirement("x", of: "D", at: place, reason: $0) }
    }
}
