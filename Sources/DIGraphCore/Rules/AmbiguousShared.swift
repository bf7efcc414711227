import SwiftFacts

extension Rule {
    package static let ambiguousShared = Rule(
        id: "ambiguous-shared",
        canBeIgnored: true,
        find: ambiguousCalls,
        explanation: Explanation(
            title: "two `shared` in one getter that are one instance",
            meaning: """
                The getter calls `shared` twice for values of one type, and both calls run. `shared` tells
                instances apart by the property and the type, so that the second call gives what the first
                one made.
                """,
            reason: """
                Branches of a getter are one instance on purpose. Of two calls that both run it is rarely
                meant, and nothing would show it when the app runs.
                """,
            fix: """
                - Give each instance a property of its own, and use these in the getter.
                - If one instance is meant: `let value = shared { … }` once, and `value` twice.
                """,
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var queues: [Queue] {
                        [shared { Queue() }, shared { Queue() }]  // reported here
                    }
                }

                final class Queue {}
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var queues: [Queue] { [uploads, downloads] }
                    private var uploads: Queue { shared { Queue() } }
                    private var downloads: Queue { shared { Queue() } }
                }

                final class Queue {}
                """)))

    private static func ambiguousCalls(in wiring: Wiring) -> [Diagnostic] {
        wiring.rejections.repeatedShared.map { .ambiguousShared($0) }
    }
}

extension Diagnostic {
    /// The second call, with a note at the first.
    static func ambiguousShared(_ repeated: RepeatedShared) -> Diagnostic {
        Diagnostic(
            .ambiguousShared, at: repeated.second,
            "'\(repeated.component).\(repeated.member)' shares two values of one type, which are one instance",
            notes: [
                Diagnostic.Note("the first one is made here", at: repeated.first),
                Diagnostic.Note("give each a property of its own"),
            ])
    }
}
