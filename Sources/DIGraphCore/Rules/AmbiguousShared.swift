import SwiftFacts

extension Rule {
    package static let ambiguousShared = Rule(
        id: "ambiguous-shared",
        canBeIgnored: true,
        find: { (wiring: Wiring) in wiring.rejections.repeatedShared.map { .ambiguousShared($0) } },
        explanation: Explanation(
            title: "two `shared` in one getter that are one instance",
            meaning: """
                The getter calls `shared` twice for values of one type, and both calls may run. `shared` tells
                instances apart by the property and the type, so that the second call gives what the first
                one made. Calls in branches of which only one runs are meant to be one instance, and no error.
                Where the type of a value cannot be seen, as in `shared { makeStore() }`, or a closure may run
                twice, it may be so, and is an error too.
                """,
            reason: """
                Branches of a getter are one instance on purpose. Of two calls that both run it is rarely
                meant, and nothing would show it when the app runs.
                """,
            fix: """
                - Give each instance a property of its own, and use these in the getter.
                - If one instance is meant: `let value = shared { … }` once, and `value` twice.
                - If the types differ, say so: `shared { () -> Store in makeStore() }`.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                -     var queues: [Queue] {
                -         [shared { Queue() }, shared { Queue() }]  // reported here
                -     }
                +     var queues: [Queue] { [uploads, downloads] }
                +     private var uploads: Queue { shared { Queue() } }
                +     private var downloads: Queue { shared { Queue() } }
                  }

                  final class Queue {}
                """))
}

extension Diagnostic {
    /// The second call, with a note at the first.
    fileprivate static func ambiguousShared(_ repeated: RepeatedShared) -> Diagnostic {
        let member = "'\(repeated.component).\(repeated.member)'"
        return Diagnostic(
            .ambiguousShared, at: repeated.second,
            repeated.isSure
                ? "\(member) shares two values of one type, which are one instance: give each a property of its own"
                : "\(member) may share two values of one type, which would be one instance: give each a property of its own",
            notes: [Note("the first one is made here", at: repeated.first)]
                + (repeated.isSure
                    ? [] : [Note("or say what they are: 'shared { () -> Store in … }'")]))
    }
}
