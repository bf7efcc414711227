import SwiftFacts

/// Where `async` members and functions of no actor run, by the defaults of the modules that declare and compile them.
extension ProgramSettings {
    func isNonsending(_ module: String?) -> Bool { compiler(of: module)?.isNonsending ?? false }

    /// Whether an `async` member runs where its caller does.
    func isNonsending(_ member: MemberDeclaration, on isolation: Isolation, in module: String?) -> Bool {
        member.isNonsending || mayBeNonsending(member, on: isolation) && !member.isConcurrent && isNonsending(module)
    }

    func isNonsending(_ request: Request) -> Bool {
        isNonsending(request.member, on: request.isolation, in: request.module)
    }

    private func mayBeNonsending(_ member: MemberDeclaration, on isolation: Isolation) -> Bool {
        member.effects.isAsync && isolation == .none && !member.hasIsolatedParameter
    }

    static let nonsending = "nonisolated(nonsending) "

    /// What says where a generated `async` member runs, as far as the default of the module that compiles it does not.
    func modifier(ofAsync request: Request) -> String {
        let isDefault = isNonsending(outputModule)
        if isNonsending(request) {
            return request.member.isNonsending || !isDefault ? Self.nonsending : ""
        }
        let isConcurrent = request.member.isConcurrent || isDefault && request.module != nil
        return isConcurrent && mayBeNonsending(request.member, on: request.isolation) ? "@concurrent " : ""
    }

    static func placeOfFunctions(isNonsending: Bool) -> String {
        isNonsending ? "nonisolated(nonsending)" : "@concurrent"
    }

    /// The types of a request where those of `async` functions mean the same in the generated file.
    func placingAsyncTypes(of emitted: EmittedSignature, from module: String?) -> EmittedSignature {
        let isNonsending = isNonsending(module)
        if module == nil || isNonsending == self.isNonsending(outputModule) { return emitted }
        let place = Self.placeOfFunctions(isNonsending: isNonsending)
        var emitted = emitted
        emitted.result = emitted.result?.placingAsync(place)
        emitted.parameters = emitted.parameters.map { $0.placingAsync(place) }
        return emitted
    }
}

extension TypeResolver {
    /// With where `async` functions run: one in a generic argument is not converted, but for elements of the standard
    /// library's collections and optionals.
    func canonicalArguments(
        of part: TypeSyntax.NamePart, in context: LookupContext, depth: Int, _ expansions: inout Int
    ) -> [TypeSyntax] {
        let isConverted = ["Array", "Dictionary", "Optional"].contains(part.name)
        let inner = isConverted ? context : context.ofArgument
        return part.arguments.map { argument in
            let placed = isConverted ? argument : names.placingAsync(argument, in: context.module)
            return canonical(placed, in: inner, depth: depth, &expansions)
        }
    }
}

extension TypeSyntax {
    /// With what says where an `async` function runs, before each function type that says nothing of it.
    func placingAsync(_ place: String) -> TypeSyntax {
        let inner = mappingChildren { child in
            // The attributes of a function are around it.
            if case .attributed = self, child.isAsyncFunction {
                return child.mappingChildren { $0.placingAsync(place) }
            }
            return child.placingAsync(place)
        }
        if isAsyncFunction { return .attributed([place], inner) }
        guard case .attributed(let attributes, let function) = inner, function.isAsyncFunction,
            !attributes.contains(where: { $0.saysWhereFunctionRuns })
        else { return inner }
        let first = attributes.prefix { !$0.hasPrefix("@") }
        return .attributed(first + [place] + attributes.dropFirst(first.count), function)
    }

    /// Whether where it runs is said by an attribute or by default.
    var isAsyncFunction: Bool {
        guard case .function(let parameters, let effects, _) = self else { return false }
        return effects.isAsync && !parameters.contains { $0.type.hasAttribute("isolated") }
    }
}

extension String {
    /// Of an attribute: `@concurrent`, `nonisolated(nonsending)`, `@isolated(any)`, an actor.
    fileprivate var saysWhereFunctionRuns: Bool {
        hasPrefix("nonisolated") || hasPrefix("@isolated") || self == "@concurrent" || namesActor
    }
}
