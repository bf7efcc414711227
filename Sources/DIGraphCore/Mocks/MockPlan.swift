import SwiftFacts

/// One mock class before it is written.
struct MockPlan {
    /// A requirement as the mock meets it; each is written once, whatever protocols repeat it.
    final class Member {
        let key: RequirementKey
        /// With the name of the mock for `Self`.
        var request: Request
        /// Those that may be false where the mock is compiled.
        let conditions: [Condition]
        /// Whether any thread may use it, so that what is kept for it is `Sendable` and guarded by a lock.
        var isGuarded = false
        /// Whether nothing stored may have its types: not every version of the system has them, or they are deprecated.
        var isLimited = false
        /// Whether the handler runs where the caller of the member does.
        var isNonsending = false
        /// Whether it has to say that itself.
        var saysNonsending = false
        /// Whether nobody can, because there is no value of a parameter's type.
        var isNeverCalled = false
        /// Whether there is no value of its own type, so that nobody can set it.
        var isNever = false
        var names = MemberNames()

        init(key: RequirementKey, request: Request, conditions: [Condition]) {
            self.key = key
            self.request = request
            self.conditions = conditions
        }

        var isStatic: Bool { request.member.isStatic }

        /// Whether the initialiser takes a value for it: a parameter can stand under no condition of its own.
        var isParameter: Bool {
            request.member.kind == .property && !isStatic && conditions.isEmpty && !isLimited
                && (!isGuarded || isRepeatable)
        }

        /// Whether a closure can keep a value and return it again and again.
        var isRepeatable: Bool { !request.isNoncopyable && !isNever }
    }

    /// The names of what a mock has beside its requirements; those that the kind of member has no use for are empty.
    final class MemberNames {
        var value = ""
        var callCount = ""
        /// The arguments of each call, and the type that holds those of one.
        var calls = ""
        var call = ""
        /// What wakes those who wait for a call, and the method that waits.
        var signal = ""
        var called = ""
        var handler = ""
        var setCallCount = ""
        var setHandler = ""
        /// What keeps, under a lock, the calls, the handler, and those of the setter.
        var guarded = GuardedNames()

        var all: [String] { [value, callCount, calls, call, signal, called, handler, setCallCount, setHandler] }
    }

    /// The names of what is kept for members that any thread may use.
    final class GuardedNames {
        var calls = ""
        var handler = ""
        var handlerType = ""
        var setCallCount = ""
        var setHandler = ""
        var setHandlerType = ""
    }

    /// An associated type of the protocols, which is a generic parameter of the class.
    struct AssociatedType {
        let name: String
        var bounds: [String]

        /// What any thread may use keeps values of the type.
        func bound(by sendable: String) -> AssociatedType {
            AssociatedType(name: name, bounds: (bounds + [sendable]).withoutRepetition())
        }
    }

    let name: String
    let associatedTypes: [AssociatedType]
    /// Those that the protocols fix, each with its type.
    let fixedTypes: [(name: String, type: TypeSyntax)]
    /// The requirements on the generic parameters.
    let whereClauses: [String]
    /// As they are spelled in the clause.
    let protocols: [String]
    let isolation: Isolation
    let isSendable: Bool
    /// Whether the head must say on which actor the class conforms.
    let statesIsolation: Bool
    let access: AccessLevel
    let availability: [Attribute]
    let conditions: [Condition]
    let members: [Member]
    /// What protocols of the standard library require, before the members, and these where the class is on an actor and
    /// conforms to them on none.
    let libraryMembers: [LibraryMember]
    let nonisolatedProtocols: [String]

    /// The modules of its protocols.
    let modules: Set<String>
    /// The files whose imports the head of the class needs.
    let files: Set<FileID>
    /// Those that declare its protocols and what these inherit from.
    let declaringFiles: Set<FileID>
}

extension MockPlan {
    /// Whether the result of a handler is cast and sent on.
    var sendsResults: Bool {
        members.lazy.map { ErasedSignature($0.request) }.contains { $0.sent != nil && $0.returnsGeneric }
    }

    /// Whether what a handler throws is cast.
    var throwsGeneric: Bool {
        members.contains { !$0.names.callCount.isEmpty && ErasedSignature($0.request).throwsGeneric }
    }

    /// Whether what a handler makes of arguments is cast.
    var castsArguments: Bool {
        members.contains { !$0.names.callCount.isEmpty && ErasedSignature($0.request).castsArguments }
    }

    /// Whether static members of it are kept outside of the class, which is generic.
    var sharesStatics: Bool {
        !associatedTypes.isEmpty && members.contains { $0.isStatic }
    }
}

extension Request {
    /// `@available(iOS 17, *)`: no stored member may have a type of such a requirement.
    var isLimited: Bool {
        availability.contains { $0.availability?.platformVersions != nil }
    }
}

/// The mocks of the sources, and what stands in their way.
package struct MockAnalysis: Sendable {
    package let findings: Findings
    /// The file of mocks; empty when there are errors.
    package let text: String
    package let count: Int
    /// The names that were given for protocols and that the sources do not declare, with similar ones.
    package let unknownProtocols: [(name: String, similar: [String])]
}

extension EmittedSignature {
    /// The names that its types begin with, or have after `Self`.
    var typeNames: Set<String> {
        var names: Set<String> = []
        for type in parameters + [result].compactMap({ $0 }) { type.addNames(to: &names) }
        if case .typed(let failure) = effects.throwing { failure.addNames(to: &names) }
        for constraint in generics.constraints {
            constraint.left.addNames(to: &names)
            constraint.right.addNames(to: &names)
        }
        return names
    }

    func replacingNames(_ names: [String: TypeSyntax]) -> EmittedSignature {
        func replaced(_ type: TypeSyntax) -> TypeSyntax { type.replacingNames(names) }
        return EmittedSignature(
            result: result.map(replaced), parameters: parameters.map(replaced),
            effects: effects, generics: generics.mapping(types: replaced, constraints: replaced), modules: modules,
            needsFileImports: needsFileImports)
    }
}

extension TypeSyntax {
    func addNames(to names: inout Set<String>) {
        if case .named(let parts) = self {
            names.formUnion(parts.prefix(parts[0].name == "Self" ? 2 : 1).map { $0.name })
        }
        if case .function(_, let effects, _) = self, case .typed(let failure) = effects.throwing {
            failure.addNames(to: &names)
        }
        for child in children { child.addNames(to: &names) }
    }
}

/// Who may use the members of a mock.
struct MockThreads {
    let isolation: Isolation
    let isSendable: Bool
    /// Whether the class is not generic: nothing static of one that is can be stored in it, and what is stored elsewhere,
    /// any thread may use.
    let storesStatics: Bool

    /// Whether no actor keeps the member for itself, and not only who holds the mock may use it.
    func mayUse(_ request: Request) -> Bool {
        if request.member.isStatic, !storesStatics { return true }
        if isolation == .none { return request.member.isStatic || isSendable }
        return request.isolation != isolation
    }
}

extension MockSettings.Access {
    var level: AccessLevel {
        switch self {
        case .internal: .internal
        case .package: .package
        case .public: .public
        }
    }
}
