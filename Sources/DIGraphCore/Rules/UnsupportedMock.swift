import SwiftFacts

extension Rule {
    package static let unsupportedMock = Rule(
        id: "unsupported-mock",
        canBeIgnored: true,
        subject: .mocks,
        find: unsupportedMocks,
        explanation: Explanation(
            title: "a protocol that no mock can stand for",
            meaning: """
                A dependency protocol, or one that is named or marked for a mock, requires something that a
                generated class cannot have without knowing more: a parent that is not among the sources, an
                operator, an associated type that a `where` clause fixes to a type with another one in it, or a
                method whose generic parameters no stored handler can take. Or the protocol is private, so that
                the file of mocks cannot name it.
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
            silencing: "Do that for a protocol whose mock is written by hand, or is needed by no test.",
            command: "mocks",
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                  }

                  // needle:mock
                - protocol Cache: Collection {  // reported here
                + protocol Cache {
                      func value(for key: String) -> String
                  }
                """))

    private static func unsupportedMocks(in inspection: Inspection) -> [Diagnostic] {
        (inspection.mockRejections ?? []).compactMap { rejection in
            guard case .unsupported(let name, let protocolName, let location, let reason) = rejection else {
                return nil
            }
            return .unsupportedMock(name, of: protocolName, at: location, reason: reason)
        }
    }
}

extension Diagnostic {
    /// A protocol that no mock can stand for; `what` is the member or the protocol that is the reason.
    fileprivate static func unsupportedMock(
        _ what: String, of protocolName: String, at location: SourceLocation, reason: MockRejection.Reason
    ) -> Diagnostic {
        let cause: String
        var edit = "write the mock by hand"
        switch reason {
        case .hidden:
            cause = "it is private or local"
            edit = "make it internal and move it out of any function"
        case .unknownParent:
            cause = "it inherits from '\(what)', which is no protocol of the sources"
            edit = "add the file that declares '\(what)' to the sources if it is a protocol, or write the mock by hand"
        case .otherParent:
            cause = "it inherits from '\(what)', which no mock does"
            edit = "move what tests need into a protocol that does not and mock that, or write the mock by hand"
        case .associatedType:
            cause = "what is required of the associated type '\(what)' here, no generic class can say of its parameters"
        case .conditionalType:
            cause = "the associated type '\(what)' stands under '#if', and no generic parameter does"
        case .operator:
            cause = "it requires the operator '\(what.prefix { $0 != "(" })'"
        case .parameterPack:
            cause = "'\(what)' has a parameter pack, which no stored handler can take"
        case .conflictingTypes:
            cause = "it requires '\(what)' twice, with different types"
            edit = "give one of the two another name"
        case .genericClosure:
            cause = "'\(what)' takes a closure with a generic parameter, which no stored handler can take"
            edit = "write '@escaping' before the closure's type, or the mock by hand"
        case .fixedParameter:
            cause =
                "a generic parameter of '\(what)' equals an associated type, which Swift 6 rejects in a generic class"
            edit = "write the associated type in its place, or the mock by hand"
        case .hidingParameter:
            cause =
                "a generic parameter of '\(what)' has the name of an associated type, which Swift 6 rejects in a generic class"
            edit = "give the parameter another name"
        case .hiddenType:
            cause = "'\(what)' names a type that an associated type hides in a class"
            edit = "give one of the two another name"
        case .noncopyable:
            cause = "'\(what)' has a generic parameter that may not be copied, which no stored handler can take"
        case .lifetime:
            cause = "what '\(what)' returns lives no longer than something else, and no stored handler can return that"
        case .limitedNoncopyable:
            cause = "the value of '\(what)' may not be copied, and some versions of the system cannot store it"
        case .constantOnly:
            cause = "'\(what)' has a type that only 'let' may have, and a mock computes it"
            edit = "require a final class that holds it"
        }
        return Diagnostic(
            .unsupportedMock, at: location, "'\(protocolName)' cannot be mocked, because \(cause)",
            edit: "\(edit), or leave the protocol out with '// needle:ignore unsupported-mock' here")
    }
}
