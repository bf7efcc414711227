/// What stands in the way of mocks.
extension Explanation {
    static let unsupportedMock = Explanation(
        title: "a protocol that no mock can stand for",
        meaning: """
            A dependency protocol, or one that is named or marked for a mock, requires something that a
            generated class cannot have without knowing more: a parent that is not among the sources, an
            operator, an associated type that a `where` clause fixes or that stands beside static
            requirements, or a method whose generic parameters no stored handler can take. Or the protocol is
            private, so that the file of mocks cannot name it.
            """,
        reason: """
            The mock is a class that conforms to the protocol. It would not compile, and a protocol that is
            left out in silence would be missed when the test is written.
            """,
        fix: """
            - Change the requirement as the note says.
            - Add the file that declares the parent protocol to the sources.
            - Or write this mock by hand, and silence the finding.
            """,
        silencing: "Do that for a protocol whose mock is written by hand, or that no test needs one of.",
        command: "mocks",
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
            }

            // needle:mock
            protocol Cache: Hashable {  // reported here
                func value(for key: String) -> String
            }
            """),
        after: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
            }

            // needle:mock
            protocol Cache {
                func value(for key: String) -> String
            }
            """))

    static let strayMockMark = Explanation(
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
        before: Example(
            """
            import DIRuntime

            final class RootComponent: BootstrapComponent {
            }

            // needle:mock  // reported here
            final class UserService {
                func name(of user: Int) -> String { "Ada" }
            }
            """),
        after: Example(
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
            """))
}
