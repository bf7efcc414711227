extension Rule {
    package static let unsendableDependency = Rule(
        id: "unsendable-dependency",
        explanation: Explanation(
            title: "a dependency that promises to be Sendable, and cannot be",
            meaning: """
                The dependency protocol inherits from `Sendable`, or the component's dependency is composed with it.
                So whoever has the dependency may send it to another thread. A component above provides one of its
                members in a way that only one thread at a time may use.
                """,
            reason: """
                A plain component is not `Sendable`: what it computes may touch what another thread changes. A
                generated provider that kept such a component and still called itself `Sendable` would be a data
                race that no compiler sees. So a provider of a `Sendable` dependency keeps main-actor components
                only. Of plain ones it copies each `let` once, when the component is created, if its type is known
                to be `Sendable`: a standard type, or one whose sources say so.
                """,
            fix: """
                - Drop `Sendable`, if the dependency stays where it is.
                - Or request a `let` of a type that is `Sendable`.
                - Or inherit the component that provides the member from `MainActorComponent` or
                  `MainActorBootstrapComponent`, and write `@MainActor` before the requirement.
                """,
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var uploads = 0
                    var uploadLimit: Int { 3 - uploads }

                    var upload: UploadComponent { UploadComponent(parent: self) }
                }

                protocol UploadDependency: Dependency, Sendable {  // reported here
                    var uploadLimit: Int { get }
                }

                final class UploadComponent: Component<UploadDependency> {
                    var isAllowed: Bool { dependency.uploadLimit > 0 }
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    let uploadLimit = 3

                    var upload: UploadComponent { UploadComponent(parent: self) }
                }

                protocol UploadDependency: Dependency, Sendable {
                    var uploadLimit: Int { get }
                }

                final class UploadComponent: Component<UploadDependency> {
                    var isAllowed: Bool { dependency.uploadLimit > 0 }
                }
                """)))
}

extension Diagnostic {
    /// A member that serves a `Sendable` dependency and that other threads may not use.
    package struct BrokenPromise: Hashable, Sendable {
        package enum Reason: Hashable, Sendable {
            case notConstant, settable, outOfReach, limitedAvailability
            /// Its component is on an actor and inherits from one that is not.
            case plainBase
            /// Of the type as the request writes it.
            case type(String)
        }

        package let component: String
        package let member: String
        package let location: SourceLocation
        package let reason: Reason

        package init(component: String, member: String, location: SourceLocation, reason: Reason) {
            self.component = component
            self.member = member
            self.location = location
            self.reason = reason
        }

        var sentence: String {
            switch reason {
            case .notConstant: "it is not a 'let', and '\(component)' is not 'Sendable'"
            case .plainBase: "'\(component)' is on an actor, but not 'Sendable', since its base class is on none"
            case .settable: "the request may set it, and '\(component)' is not 'Sendable'"
            case .outOfReach: "it belongs to an actor or a plug-in, and not all who provide it are 'Sendable'"
            case .limitedAvailability: "its value cannot be kept where it is not available"
            case .type(let type): "its type '\(type)' is not known to be 'Sendable'"
            }
        }
    }

    /// A dependency that promises to be `Sendable`, and the members above it that break the promise.
    package static func unsendableDependency(
        _ name: String, at location: SourceLocation, broken: [BrokenPromise]
    ) -> Diagnostic {
        let first = broken.first.map {
            ", but '\($0.member)' of '\($0.component)' is not safe to share: \($0.sentence)"
        }
        let shown = broken.prefix(5).enumerated().map { index, member in
            let reason = index == 0 ? "is provided here" : "is not either: \(member.sentence)"
            return Diagnostic.Note("'\(member.member)' of '\(member.component)' \(reason)", at: member.location)
        }
        let more = broken.count > 5 ? [Diagnostic.Note("and \(counted(broken.count - 5, "more member"))")] : []
        let edit = "drop 'Sendable' from '\(name)', or \(repair(of: broken))"
        return Diagnostic(
            .unsendableDependency, at: location, "'\(name)' is 'Sendable'\(first ?? "")",
            notes: shown + more + [Diagnostic.Note(edit)])
    }

    private static func repair(of broken: [BrokenPromise]) -> String {
        let types = broken.compactMap { member -> String? in
            if case .type(let type) = member.reason { return type }
            return nil
        }
        if let type = types.first, types.count == broken.count {
            return "declare '\(type)' as 'Sendable', if it is"
        }
        return "request a 'let' of a 'Sendable' type, or inherit '\(broken.first?.component ?? "")' "
            + "from a main-actor base class and request '@MainActor' members"
    }
}
