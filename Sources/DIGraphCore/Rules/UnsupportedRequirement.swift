import SwiftFacts

extension Rule {
    package static let unsupportedRequirement = Rule(
        id: "unsupported-requirement",
        find: unsupportedRequirements,
        explanation: Explanation(
            title: "a requirement that no generated provider can meet",
            meaning: """
                A dependency protocol requires something that cannot be passed on from an owner: an initialiser,
                an associated type, a static member, a variadic parameter, `Self`, an opaque type, a `Mutex` or
                `Atomic`, which only `let` declares, a tuple of a pack and more, `(Int, repeat each T)`, a pack as
                the index of a subscript, a pack of a class's heirs as `each T: View`, two packs that are repeated
                together as `repeat (each A, each B)`, a function on an actor, `@MainActor () -> Void`, in a module
                of language mode 5 where code is generated for one of mode 6, in which it is `@Sendable`, or a
                member of a name that every component has from the runtime, such as `parent`. Packs of heirs, packs
                that are repeated together, and such names are wrong also where an extension implements them.
                """,
            reason: """
                The provider is a class that conforms to the protocol by asking the owners' instances. What only
                a type can answer, or what the call cannot pass on, would not compile in the generated file.
                """,
            fix: """
                - Instead of an initialiser or of `Self`, request a method that makes the value, as in
                  `func make() -> Item`.
                - Instead of an associated or an opaque type, name the type, or write `any` and a protocol.
                - Instead of a `Mutex`, request a final class that holds it.
                - Remove `static`, or move the requirement to a protocol that is no dependency.
                - Instead of a variadic parameter or of a pack of heirs take an array; instead of what repeats
                  two packs together request the object that has it.
                - Take a pack as a parameter or a tuple of its own, `(Int, (repeat each T))`.
                - Write `@Sendable` before a function on an actor.
                - Give a member with a reserved name another one.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                -     static var apiVersion: Int { 3 }
                +     var apiVersion: Int { 3 }

                      var search: SearchComponent { SearchComponent(parent: self) }
                  }

                  protocol SearchDependency: Dependency {
                -     static var apiVersion: Int { get }  // reported here
                +     var apiVersion: Int { get }
                  }

                  final class SearchComponent: Component<SearchDependency> {
                -     var endpoint: String { "/search" }
                +     var endpoint: String { "/v\\(dependency.apiVersion)/search" }
                  }
                """))

    /// Protocols share what they inherit; it is wrong once.
    private static func unsupportedRequirements(in wiring: Wiring) -> [Diagnostic] {
        let symbols = wiring.program.symbols
        lazy var defaulted = placesOfDefaulted(in: wiring)
        return wiring.hierarchyOfDependencies.flatMap { reference -> [Diagnostic] in
            func reason(of member: MemberDeclaration) -> Diagnostic.UnsupportedReason? {
                member.unsupportedReason
                    ?? (wiring.program.mustBeConstant(member, of: reference) ? .constantOnly : nil)
                    ?? wiring.program.classOfPack(of: member, in: reference).map { .classOfPack($0) }
                    ?? wiring.program.unpassablePack(of: member, in: reference)
                    ?? wiring.program.unmarkedFunction(of: member, in: reference).map { .unmarkedFunction($0) }
            }
            let unsupported = symbols.declaration(reference).members.filter { reason(of: $0) != nil }
            if unsupported.isEmpty { return [] }
            let implemented = wiring.program.protocols.placesOfImplemented(of: reference)
            return unsupported.compactMap { member in
                let location = symbols.location(of: member, in: reference)
                guard let reason = reason(of: member),
                    reason.holdsForDefaults || !implemented.contains(location) && !defaulted.contains(location)
                else { return nil }
                return .unsupportedRequirement(
                    member.fullName, of: symbols.key(of: reference).name, at: location, reason: reason)
            }
        }
    }

    /// The requirements that extensions implement for every dependency; one that inherits them may have its own.
    private static func placesOfDefaulted(in wiring: Wiring) -> Set<SourceLocation> {
        let protocols = wiring.program.protocols
        let requests = wiring.graph.protocols.map { $0.declaration }.flatMap { dependency in
            protocols.requirements(
                of: protocols.hierarchy(of: dependency), inheritedBy: [dependency], conformingTo: nil
            ) { $0.unsupportedReason != nil }
        }
        return Set(requests.filter { $0.hasDefault }.map { $0.location })
            .subtracting(requests.filter { !$0.hasDefault }.map { $0.location })
    }
}

extension Program {
    fileprivate func mustBeConstant(_ member: MemberDeclaration, of reference: DeclarationReference) -> Bool {
        guard member.kind == .property, symbols.importedModules.contains("Synchronization"), let type = member.type
        else { return false }
        return types.mustBeConstant(types.canonical(type.syntax, in: symbols.context(inside: reference)))
    }

    /// The class of `each T: View`, as written.
    fileprivate func classOfPack(of member: MemberDeclaration, in reference: DeclarationReference) -> String? {
        guard !member.generics.isEmpty else { return nil }
        let generics = member.generics
        let packs = Set(generics.parameters.filter { $0.kind == .pack }.map(\.name))
        if packs.isEmpty { return nil }
        let context = symbols.context(inside: reference)
        return generics.constraints.first { constraint in
            guard !constraint.isSameType, let name = constraint.left.without(["each", "repeat"]).dottedName else {
                return false
            }
            return packs.contains(name) && types.hasClass(types.canonical(constraint.right, in: context))
        }?.right.description
    }
}

extension Program {
    /// A type with a function on an actor that is `@Sendable` in the generated file only, as written.
    fileprivate func unmarkedFunction(of member: MemberDeclaration, in reference: DeclarationReference) -> String? {
        guard types.names.impliesSendableInOutput,
            !types.names.impliesSendable(in: symbols.modules[reference.summary])
        else { return nil }
        let context = symbols.context(inside: reference)
        return member.types.first { types.canonical($0, in: context).holdsUnmarkedFunctionOfActor }?.description
    }

    func hasUnmarkedFunction(_ request: Request) -> Bool {
        let signature = request.signature
        return types.names.impliesSendableInOutput
            && (signature.parameters + [signature.result].compactMap { $0 }).contains(
                where: \.holdsUnmarkedFunctionOfActor)
    }

    fileprivate func unpassablePack(
        of member: MemberDeclaration, in reference: DeclarationReference
    ) -> Diagnostic.UnsupportedReason? {
        guard member.generics.parameters.contains(where: { $0.kind == .pack }) else { return nil }
        let context = symbols.context(inside: reference)
        let taken = member.parameters.map { types.canonical($0.type, in: context).withoutConventions }
        if member.kind == .subscript, taken.contains(where: { $0.isPackExpansion || $0.holdsPack }) {
            return .packAsIndex
        }
        return taken.contains { !$0.hasAttribute("inout") && $0.passed("") == nil } ? .packInTuple : nil
    }
}

extension MemberDeclaration {
    /// Why no generated provider can have the member; nil where one can.
    var unsupportedReason: Diagnostic.UnsupportedReason? {
        switch kind {
        case .initializer: .initializer
        case .associatedtype: .associatedType
        case _ where isStatic: .isStatic
        case _ where name.utf8.first == Byte.dollar: .dollarName
        case _ where parameters.contains { $0.isVariadic }: .variadic
        case _ where repeatsPacksTogether: .packsTogether
        case _ where mentionsSelf: .selfType
        case _ where hasOpaqueType: .opaque(type?.syntax.withExistentials.description ?? "")
        case .property where Self.namesOfRuntime.contains(name): .reservedName
        case .property where type == nil: .untyped
        default: nil
        }
    }

    private var repeatsPacksTogether: Bool {
        let packs = Set(generics.parameters.filter { $0.kind == .pack }.map(\.name))
        guard packs.count > 1 else { return false }
        return type?.syntax.repeatsTogether(packs) == true || parameters.contains { $0.type.repeatsTogether(packs) }
    }

    /// The properties that every component has from the runtime.
    static let namesOfRuntime: Set<String> = ["parent", "path", "dependency", "graphParent", "graphProviders"]
}

extension TypeSyntax {
    fileprivate var withExistentials: TypeSyntax {
        if case .opaque(let type) = self { return .existential(type) }
        return mappingChildren(\.withExistentials)
    }
}

extension Diagnostic {
    enum UnsupportedReason: Sendable {
        case initializer, associatedType, isStatic, variadic
        /// The requirement mentions `Self`.
        case selfType
        /// The type, or that of the result, is `some P`; with the type to write.
        case opaque(String)
        /// The runtime's own components have a member of the name.
        case reservedName
        /// The name begins as those that the compiler makes for property wrappers.
        case dollarName
        /// The type is one that only `let` declares, and a provider computes what it passes on.
        case constantOnly
        /// A pack of the class's heirs, for which the compiler (6.3) takes no implementation.
        case classOfPack(String)
        /// Two packs of one shape, for which neither takes one.
        case packsTogether
        /// A parameter is a tuple of a pack and something beside it, for which the compiler (6.3) crashes.
        case packInTuple
        /// An index is a pack, or a tuple of one, for which it crashes as well.
        case packAsIndex
        /// A function on an actor, of this type, that is not `@Sendable` where it is declared, and is where code is generated.
        case unmarkedFunction(String)
        /// The type is not written, or nothing that is read as one.
        case untyped

        /// Whether the requirement is wrong also where an extension implements it.
        var holdsForDefaults: Bool {
            switch self {
            case .reservedName, .dollarName, .classOfPack, .packsTogether: true
            default: false
            }
        }
    }

    /// A requirement of a dependency protocol that no generated provider can meet.
    fileprivate static func unsupportedRequirement(
        _ what: String, of protocolName: String, at location: SourceLocation, reason: UnsupportedReason
    ) -> Diagnostic {
        var subject = "'\(what)' of '\(protocolName)'"
        let fault: String
        let edit: String
        switch reason {
        case .initializer:
            subject = "'\(protocolName)'"
            fault = "requires the initialiser '\(what)', which no scope can provide"
            edit = "request a method that makes the value, as in 'func make() -> Value'"
        case .associatedType:
            subject = "'\(protocolName)'"
            fault = "has the associated type '\(what)', which the graph cannot determine"
            edit = "use a concrete type, or 'any' and a protocol, in its place"
        case .isStatic:
            fault = "is static, and scopes provide instance members only"
            edit = "remove 'static', or move the requirement to another protocol"
        case .variadic:
            fault = "has a variadic parameter, which cannot be passed on"
            edit = "take an array instead"
        case .selfType:
            fault = "mentions 'Self', which is not the owner's type in a provider"
            edit = "name a concrete type, or 'any' and a protocol, in its place"
        case .opaque(let type):
            fault = "has an opaque type, which Swift allows no requirement"
            edit = "write '\(type)' in its place"
        case .reservedName:
            fault = "has the name of a member that every component has from the runtime"
            edit = "give the requirement another name"
        case .dollarName:
            fault = "begins with '$', which Swift allows no declaration"
            edit = "give it another name, and the scope a property of that name that returns '\(what)'"
        case .constantOnly:
            fault = "has a type that only 'let' may have, and a provider computes it"
            edit = "request a final class that holds it"
        case .classOfPack(let type):
            fault = "has a pack of a class's heirs, and Swift takes no implementation with that bound"
            edit = "take '[\(type)]' instead, or bound the pack by a protocol"
        case .packsTogether:
            fault = "repeats two packs together, and Swift takes no implementation of that"
            edit = "request the object that has it instead"
        case .packInTuple:
            fault = "takes a tuple with a pack beside other parts, which Swift cannot pass on"
            edit = "take the pack as a parameter, or as a tuple of its own"
        case .packAsIndex:
            fault = "takes a pack as an index, which Swift cannot pass on"
            edit = "request a method that takes the pack instead"
        case .unmarkedFunction(let type):
            fault =
                "has the type '\(type)', of which the function is not '@Sendable' in its "
                + "module's language mode 5, but would be in the generated code"
            edit = "write '@Sendable' before the function, here and where it is provided"
        case .untyped:
            fault = "has no type that can be read"
            edit = "write it, as in 'var \(SwiftName.escaped(what)): Value { get }'"
        }
        return Diagnostic(.unsupportedRequirement, at: location, "\(subject) \(fault)", edit: edit)
    }
}
