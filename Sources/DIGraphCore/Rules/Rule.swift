/// One kind of finding: its name, how grave it is, the code that finds it, and the page that explains it.
///
/// Each stands in a file of its own, with its sentences.
package final class Rule: Sendable {
    /// The stable name, in kebab-case: `missing-dependency`.
    package let id: String
    package let severity: Diagnostic.Severity
    /// Whether `// needle:ignore` may silence it: what is no error and has a place, creations whose parent only the user
    /// knows, and protocols that then get no mock.
    package let canBeIgnored: Bool
    /// Whether it is about what this graph makes of a declaration, so that it holds also where the module is wired
    /// elsewhere; what is wrong with the declaration itself is reported there.
    let holdsInEveryModule: Bool
    /// What has to be looked at for it.
    let subject: Subject
    /// In any order: findings are sorted before they are printed.
    let find: @Sendable (Inspection) -> [Diagnostic]
    package let explanation: Explanation

    enum Subject {
        /// Whatever is made of the sources.
        case sources
        case graph, mocks
        /// What all other rules found.
        case findings
    }

    init(
        id: String, severity: Diagnostic.Severity = .error, canBeIgnored: Bool? = nil,
        holdsInEveryModule: Bool = false, subject: Subject = .sources,
        find: @escaping @Sendable (Inspection) -> [Diagnostic], explanation: Explanation
    ) {
        self.id = id
        self.severity = severity
        self.canBeIgnored = canBeIgnored ?? (severity != .error)
        self.holdsInEveryModule = holdsInEveryModule
        self.subject = subject
        self.find = find
        self.explanation = explanation
    }

    /// A rule about the graph, which is not there where only mocks are made.
    convenience init(
        id: String, severity: Diagnostic.Severity = .error, canBeIgnored: Bool? = nil,
        holdsInEveryModule: Bool = false, find: @escaping @Sendable (Wiring) -> [Diagnostic],
        explanation: Explanation
    ) {
        self.init(
            id: id, severity: severity, canBeIgnored: canBeIgnored, holdsInEveryModule: holdsInEveryModule,
            subject: .graph, find: { (inspection: Inspection) in inspection.wiring.map(find) ?? [] },
            explanation: explanation)
    }

    /// The list: a finding that is not in it does not exist.
    package static let all: [Rule] = [
        .missingDependency,
        .unlinkedCreation,
        .unknownDependencyProtocol,
        .unknownBaseClass,
        .duplicateComponent,
        .duplicateDependencyProtocol,
        .duplicateMember,
        .inaccessibleComponent,
        .inaccessibleType,
        .unsupportedComponent,
        .nonisolatedBaseClass,
        .unsupportedRequirement,
        .conflictingRequests,
        .isolationMismatch,
        .unsendableDependency,
        .ambiguousShared,
        .missingPluginMember,
        .pluginCycle,
        .unknownPluginExtension,
        .unknownNonCoreComponent,
        .unhostedSlot,
        .unlinkedSlot,
        .unsupportedPlugin,
        .unreadablePlugin,
        .duplicateFlag,
        .pluginOrder,
        .unsupportedMock,
        .strayMockMark,
        .unreadableSource,
        .conditionalProvider,
        .missingAny,
        .emptySlot,
        .detachedComponent,
        .noComponents,
        .noRoot,
        .unwiredRoot,
        .oldRuntime,
        .dependencyCycle,
        .staleSuppression,
        .unusedRequest,
        .unusedProvider,
        .shadowedProvider,
        .retainedChild,
        .unsharedState,
    ]

    package static func named(_ id: String) -> Rule? { byID[id] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

extension Rule: Equatable {
    package static func == (left: Rule, right: Rule) -> Bool {
        left.id == right.id
    }
}

extension Rule: CustomStringConvertible {
    package var description: String { id }
}
