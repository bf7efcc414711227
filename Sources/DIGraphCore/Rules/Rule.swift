/// One kind of finding: its name, how grave it is, and the page that explains it.
package struct Rule: Sendable {
    /// The stable name, in kebab-case: `missing-dependency`.
    package let id: String
    package let severity: Diagnostic.Severity
    /// Whether `// needle:ignore` may silence it: warnings that have a place, creations whose parent only the user
    /// knows, and protocols that then get no mock.
    package let canBeIgnored: Bool
    package let explanation: Explanation

    init(
        id: String, severity: Diagnostic.Severity = .error, canBeIgnored: Bool = false, explanation: Explanation
    ) {
        self.id = id
        self.severity = severity
        self.canBeIgnored = canBeIgnored
        self.explanation = explanation
    }

    /// The list: a finding that is not in it does not exist.
    package static let all: [Rule] = [
        .missingDependency,
        .unlinkedCreation,
        .unknownDependencyProtocol,
        .unknownBaseClass,
        .duplicateComponent,
        .duplicateDependencyProtocol,
        .inaccessibleComponent,
        .unsupportedComponent,
        .nonisolatedBaseClass,
        .unsupportedRequirement,
        .isolationMismatch,
        .unsendableDependency,
        .missingPluginMember,
        .pluginCycle,
        .unknownPluginExtension,
        .unknownNonCoreComponent,
        .unsupportedMock,
        .strayMockMark,
        .unreadableSource,
        .conditionalProvider,
        .detachedComponent,
        .noComponents,
    ]

    package static func named(_ id: String) -> Rule? {
        all.first { $0.id == id }
    }
}

extension Rule: Equatable {
    package static func == (left: Rule, right: Rule) -> Bool {
        left.id == right.id
    }
}

extension Rule: CustomStringConvertible {
    package var description: String { id }
}
