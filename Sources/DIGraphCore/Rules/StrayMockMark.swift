import SwiftFacts

extension Rule {
    package static let strayMockMark = Rule(
        id: "stray-mock-mark",
        subject: .mocks,
        find: strayMarks,
        explanation: Explanation(
            title: "a mark for a mock that has no effect",
            meaning: """
                A comment `// needle:mock` asks for a mock of the protocol on its line or on the line below, or of
                a typealias of protocols there. Nothing like that stands there, or another comment marks it
                already, or the comment is misspelt: `// needle: mock`, `/* needle:mock */`.
                """,
            reason: """
                Whoever wrote the mark expects a mock. It would be missing in the file of mocks, and the test that
                uses it would not compile.
                """,
            fix: """
                - Move the comment to the line directly above the protocol, below any `#if`.
                - To replace a class in tests, let it conform to a protocol, and mark that.
                - Spell the comment `// needle:mock`.
                - Delete the comment, if no mock is needed, or if it is the second one.
                """,
            command: "mocks",
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                  }

                  // needle:mock  // reported here
                - final class UserService {
                + protocol UserNaming {
                +     func name(of user: Int) -> String
                + }
                +
                + final class UserService: UserNaming {
                      func name(of user: Int) -> String { "Ada" }
                  }
                """))

    private static func strayMarks(in inspection: Inspection) -> [Diagnostic] {
        (inspection.mockRejections ?? []).compactMap { rejection in
            guard case .strayMark(let fault, let location) = rejection else { return nil }
            return .strayMockMark(fault, at: location)
        }
    }
}

extension Diagnostic {
    fileprivate static func strayMockMark(_ fault: FileSummary.MarkFault, at location: SourceLocation) -> Diagnostic {
        let (message, edit) =
            switch fault {
            case .stray:
                (
                    "this '// needle:mock' marks no protocol",
                    "write it above a protocol or a typealias of protocols, or on the same line"
                )
            case .repeated: ("this '// needle:mock' marks what another one marks already", "delete one of the two")
            case .misspelt: ("this comment is not spelled as the mark for a mock", "write '// needle:mock'")
            }
        return Diagnostic(.strayMockMark, at: location, message, edit: edit)
    }
}
