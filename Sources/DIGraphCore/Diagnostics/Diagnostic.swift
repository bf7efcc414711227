/// A finding about the user's sources: what happened, where, and what to do.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error, warning
    }

    package struct Note: Sendable {
        package let location: SourceLocation?
        package let message: String

        package init(_ message: String, at location: SourceLocation? = nil) {
            self.location = location
            self.message = message
        }
    }

    package let id: DiagnosticID
    /// Nil for a finding about the whole run, as `no-components` is.
    package let location: SourceLocation?
    package let message: String
    package let notes: [Note]

    package init(_ id: DiagnosticID, at location: SourceLocation?, _ message: String, notes: [Note] = []) {
        self.id = id
        self.location = location
        self.message = message
        self.notes = notes
    }

    package var severity: Severity { id.severity }

    func adding(_ note: Note) -> Diagnostic {
        Diagnostic(id, at: location, message, notes: notes + [note])
    }
}

/// The stable name of a kind of finding: the one table of them.
package enum DiagnosticID: String, CaseIterable, Sendable {
    case missingDependency = "missing-dependency"
    case unlinkedCreation = "unlinked-creation"
    case unknownDependencyProtocol = "unknown-dependency-protocol"
    case unknownBaseClass = "unknown-base-class"
    case duplicateComponent = "duplicate-component"
    case duplicateDependencyProtocol = "duplicate-dependency-protocol"
    case inaccessibleComponent = "inaccessible-component"
    case unsupportedComponent = "unsupported-component"
    case nonisolatedBaseClass = "nonisolated-base-class"
    case unsupportedRequirement = "unsupported-requirement"
    case isolationMismatch = "isolation-mismatch"
    case unsendableDependency = "unsendable-dependency"
    case missingPluginMember = "missing-plugin-member"
    case pluginCycle = "plugin-cycle"
    case unknownPluginExtension = "unknown-plugin-extension"
    case unknownNonCoreComponent = "unknown-non-core-component"
    case unsupportedMock = "unsupported-mock"
    case strayMockMark = "stray-mock-mark"
    case unreadableSource = "unreadable-source"
    case conditionalProvider = "conditional-provider"
    case detachedComponent = "detached-component"
    case noComponents = "no-components"

    package var severity: Diagnostic.Severity {
        switch self {
        case .conditionalProvider, .detachedComponent, .noComponents: .warning
        default: .error
        }
    }

    /// Whether `// needle:ignore` may silence it: warnings that have a place, creations whose parent only the user
    /// knows, and protocols that then get no mock.
    package var canBeIgnored: Bool {
        (severity == .warning && self != .noComponents) || self == .unlinkedCreation || self == .unsupportedMock
    }
}
