import SwiftFacts

extension Rule {
    package static let strayMockMark = Rule(
        id: "stray-mock-mark",
        subject: .mocks,
        find: strayMarks,
        explanation: Explanation(
            title: "a mark for a mock that marks no protocol",
            meaning: """
                A comment `// needle:mock` asks for a mock of the protocol on its line or on the line below, or of
                a typealias of protocols there. Nothing like that stands there.
                """,
            reason: """
                Whoever wrote the mark expects a mock. It would be missing in the file of mocks, and the test that
                uses it would not compile.
                """,
            fix: """
                - Move the comment to the line directly above the protocol, below any `#if`.
                - To replace a class in tests, let it conform to a protocol, and mark that.
                - Delete the comment, if no mock is needed.
                """,
            command: "mocks",
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                }

                // needle:mock  // reported here
                final class UserService {
                    func name(of user: Int) -> String { "Ada" }
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                }

                // needle:mock
                protocol UserNaming {
                    func name(of user: Int) -> String
                }

                final class UserService: UserNaming {
                    func name(of user: Int) -> String { "Ada" }
                }
                """)))

    private static func strayMarks(in inspection: Inspection) -> [Diagnostic] {
        (inspection.mockRejections ?? []).compactMap { rejection in
            guard case .strayMark(let location) = rejection else { return nil }
            return .strayMockMark(at: location)
        }
    }
}

extension Diagnostic {
    /// A `// needle:mock` that stands at nothing that can be mocked.
    fileprivate static func strayMockMark(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .strayMockMark, at: location, "this '// needle:mock' marks no protocol",
            edit: "write it above a protocol or a typealias of protocols, or on the same line")
    }
}
