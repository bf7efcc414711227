import SwiftFacts

/// A requirement's types as a stored handler can take them: generic parameters, which only a call knows, are `Any`.
struct ErasedSignature {
    private static let any = TypeSyntax.name("Any")

    private let request: Request
    private let generics: Set<String>

    init(_ request: Request) {
        self.request = request
        generics = TypeResolver.genericNames(of: request.member)
    }

    /// Why no handler can stand for the requirement; nil when one can.
    static func problem(of request: Request) -> MockRejection.Reason? {
        let signature = ErasedSignature(request)
        for (index, type) in request.emitted.parameters.enumerated() where signature.isGeneric(type) {
            if signature.erased(type, isEscaping: false) == nil || signature.isLentAlias(index)
                || signature.takesLent(index)
            {
                return .genericClosure
            }
        }
        return nil
    }

    /// Whether a parameter is a closure that does not escape, behind a typealias.
    private func isLentAlias(_ index: Int) -> Bool {
        let parameter = request.member.parameters[index]
        return request.signature.parameters[index].isFunction && !parameter.type.isFunction
            && !escapes(index) && !parameter.isVariadic
    }

    /// Whether a closure that a handler gets as another one takes what no closure can pass on: several arguments, or a closure
    /// that does not escape.
    private func takesLent(_ index: Int) -> Bool {
        guard case .function(let parameters, _, _) = request.signature.parameters[index].withoutAttributes,
            closure(for: "", index, passed: { $0 }) != nil
        else { return false }
        return parameters.contains {
            let isLent = !$0.type.hasAttribute("@escaping") || $0.type.hasAttribute("@autoclosure")
            return $0.isVariadic || $0.type.isFunction && isLent
        }
    }

    /// Whether a closure escapes in all requirements that the member stands for.
    private func escapes(_ index: Int) -> Bool {
        request.signature.escapingParameters.contains(index)
    }

    /// Whether a handler changes an argument as another type than the caller's: as `Any` for an `inout T`.
    func isChangedAsAny(_ index: Int) -> Bool {
        request.emitted.parameters[index].isInout && isGeneric(request.emitted.parameters[index])
    }

    /// What a handler gets for a closure that takes what only its caller knows; nil for other arguments.
    ///
    /// - Parameter passed: a value as the type that the closure takes.
    func closure(for name: String, _ index: Int, passed: (String) -> String) -> String? {
        guard case .function(let parameters, let effects, _) = request.emitted.parameters[index].withoutAttributes,
            !request.emitted.parameters[index].hasAttribute("@escaping"), takesGeneric(parameters)
        else { return nil }
        let values = parameters.enumerated().map { index, parameter in
            isGeneric(parameter.type) ? passed("$\(index)") : (parameter.type.isInout ? "&" : "") + "$\(index)"
        }
        return "{ \(effects.marks)\(name)(\(values.joined(separator: ", "))) }"
    }

    private func takesGeneric(_ parameters: [TypeSyntax.TupleElement]) -> Bool {
        parameters.contains { isGeneric($0.type) }
    }

    /// Whether what a handler makes of arguments is cast before the caller sees it.
    var castsArguments: Bool {
        request.emitted.parameters.indices.contains { index in
            isChangedAsAny(index) || closure(for: "", index, passed: { $0 }) != nil
        }
    }

    /// The type of a parameter as a handler has it.
    func erasedParameter(_ index: Int) -> TypeSyntax {
        erased(parameterTypes[index].withoutAttributes, isEscaping: false) ?? Self.any
    }

    /// `@MainActor (_ id: Int) async throws -> Item`.
    func handler(parameterNames: [String], isNonsending: Bool) -> TypeSyntax {
        let handler = TypeSyntax.function(parameters: parameters(parameterNames), effects: effects, result: result)
        return isNonsending ? .attributed(["nonisolated(nonsending)"], handler) : isolated(handler)
    }

    /// `(_ newValue: Item, _ id: Int) -> Void`, for the setter of a subscript. Only the getter's value is `sending`.
    func setHandler(_ signature: MemberSignature) -> TypeSyntax {
        let value = result == .name("Void") ? TypeSyntax.tuple([]) : result.withoutSending
        let type = request.isNoncopyable ? TypeSyntax.attributed(["consuming"], value) : value
        let newValue = TypeSyntax.TupleElement(label: "_ \(signature.newValueName)", type: type)
        return isolated(
            .function(
                parameters: [newValue] + parameters(signature.parameterNames), effects: Effects(),
                result: .name("Void")))
    }

    /// The parameters whose arguments can be kept, by their index, with the types for that: not closures that do not
    /// escape, nor what may be no copy, nor closures that another thread may not have where any thread may ask.
    func keptParameters(areSent: Bool) -> [(index: Int, type: TypeSyntax)] {
        zip(request.member.parameters, parameterTypes).enumerated().compactMap { index, parameter in
            let taken = parameter.0.isVariadic ? TypeSyntax.array(parameter.1) : parameter.1
            guard !request.unkeptParameters.contains(index),
                parameter.0.isVariadic
                    || canKeep(request.signature.parameters[index], index, areSent: areSent),
                !(areSent && Self.holdsUnsendableFunction(taken)),
                let type = kept(taken).flatMap({ erased($0, isEscaping: true) })
            else { return nil }
            return (index, type.withoutImplicitUnwrapping)
        }
    }

    /// Whether a handler takes an argument as another type that the caller only lends: a conversion needs a copy. A tuple is
    /// one already, and the compiler (6.3) crashes where it is copied.
    func isLentAsAny(_ index: Int) -> Bool {
        guard case .attributed(let attributes, let base) = request.emitted.parameters[index] else { return false }
        if case .tuple = request.signature.parameters[index].withoutConventions { return false }
        return attributes.contains("borrowing") && isGeneric(base)
    }

    /// - Parameter type: with typealiases expanded, behind which a closure may stand that does not escape.
    private func canKeep(_ type: TypeSyntax, _ index: Int, areSent: Bool) -> Bool {
        switch type {
        case .function: escapes(index) && !areSent
        case .attributed(_, .function): escapes(index)
        case .attributed(_, let base): canKeep(base, index, areSent: areSent)
        default: true
        }
    }

    private static func holdsUnsendableFunction(_ type: TypeSyntax) -> Bool {
        switch type {
        case .function: true
        case .attributed(let attributes, .function):
            !attributes.contains { $0.hasPrefix("@") && $0 != "@escaping" }
        default: type.children.contains(where: holdsUnsendableFunction)
        }
    }

    private func kept(_ type: TypeSyntax) -> TypeSyntax? {
        guard case .attributed(let attributes, let base) = type else { return type }
        if attributes.contains(where: {
            ["@autoclosure", "borrowing", "consuming", "inout", "isolated"].contains($0)
        }) {
            return nil
        }
        return .attributed(attributes.filter { $0.hasPrefix("@") && $0 != "@escaping" }, base)
    }

    private func isolated(_ handler: TypeSyntax) -> TypeSyntax {
        guard case .actor(let actor) = request.isolation else { return handler }
        return .attributed(["@\(actor)"], handler)
    }

    private func parameters(_ names: [String]) -> [TypeSyntax.TupleElement] {
        zip(zip(names, request.member.parameters), parameterTypes).map { parameter, type in
            let taken = parameter.1.isVariadic ? TypeSyntax.array(type) : type
            let label = "_ \(SwiftName.escaped(parameter.0))"
            // Of `(Void) -> Int` the compiler asks whether no parameter was meant.
            let known = taken == .name("Void") ? TypeSyntax.tuple([]) : taken
            return .init(label: label, type: erased(known, isEscaping: false) ?? Self.any)
        }
    }

    /// A rethrowing method may throw what its argument throws, and a stored handler is no argument. What throws a generic
    /// error has a handler that may throw any.
    var effects: Effects {
        var effects = request.emitted.effects
        if effects.throwing == .rethrows { effects.throwing = .no }
        if throwsGeneric { effects.throwing = .any }
        return effects
    }

    /// What the handler throws must be cast.
    var throwsGeneric: Bool {
        if case .typed(let failure) = request.emitted.effects.throwing { isGeneric(failure) } else { false }
    }

    var result: TypeSyntax {
        guard let result = request.emitted.result, request.signature.result != .tuple([]) else { return .name("Void") }
        if returnsGeneric {
            let returned = returnsOptional ? .optional(Self.any) : Self.any
            return sent == nil ? returned : .attributed(["sending"], returned)
        }
        return result.withoutImplicitUnwrapping
    }

    /// The type of a result that the caller may send on; nil of another one.
    var sent: TypeSyntax? {
        guard case .attributed(let attributes, let base) = request.emitted.result, attributes.contains("sending")
        else { return nil }
        return base
    }

    /// The handler's result must be cast.
    var returnsGeneric: Bool { request.emitted.result.map(isGeneric) ?? false }

    /// Whatever typealias it stands behind.
    var returnsOptional: Bool {
        request.signature.result?.withoutSending.withoutImplicitUnwrapping.isOptional ?? false
    }

    // MARK: Erasing

    private var parameterTypes: [TypeSyntax] {
        zip(request.emitted.parameters, request.signature.parameters).map(withOptionals)
    }

    /// With an optional around each generic name that stands for one: the compiler warns where that becomes `Any`.
    private func withOptionals(_ type: TypeSyntax, of expanded: TypeSyntax) -> TypeSyntax {
        switch (type, expanded) {
        case (.attributed(let attributes, let base), .attributed(_, let expanded)):
            .attributed(attributes, withOptionals(base, of: expanded))
        case (.attributed(let attributes, let base), _): .attributed(attributes, withOptionals(base, of: expanded))
        case (.named, .optional) where isGeneric(type): .optional(type)
        case (.optional(let wrapped), .optional(let expanded)): .optional(withOptionals(wrapped, of: expanded))
        case (.array(let element), .array(let expanded)): .array(withOptionals(element, of: expanded))
        case (.dictionary(let key, let value), .dictionary(_, let expanded)):
            .dictionary(key: key, value: withOptionals(value, of: expanded))
        case (.function(let parameters, let effects, let result), .function(_, _, let expanded)):
            .function(parameters: parameters, effects: effects, result: withOptionals(result, of: expanded))
        default: type
        }
    }

    /// Whether the type mentions a generic parameter, as in `[T.ID]`, or is an opaque one itself.
    private func isGeneric(_ type: TypeSyntax) -> Bool {
        if case .opaque = type { return true }
        if case .function(_, let effects, _) = type, case .typed(let failure) = effects.throwing, isGeneric(failure) {
            return true
        }
        let first = type.dottedName?.nameParts.first
        return first.map(generics.contains) ?? false || type.children.contains(where: isGeneric)
    }

    /// Nil where the value cannot be converted.
    private func erased(_ type: TypeSyntax, isEscaping: Bool) -> TypeSyntax? {
        switch type {
        case .attributed(let attributes, let base):
            let escapes = isEscaping || attributes.contains("@escaping")
            guard let inner = erased(base, isEscaping: escapes) else { return nil }
            if isGeneric(base), inner == Self.any {
                return attributes.contains("inout") ? .attributed(["inout"], inner) : inner
            }
            if case .function(let parameters, _, _) = base, takesGeneric(parameters),
                !attributes.allSatisfy(["@MainActor", "@Sendable"].contains)
            {
                return nil
            }
            // What the mock keeps it cannot send to the handler.
            let kept = attributes.filter { !["@autoclosure", "isolated", "sending"].contains($0) }
            // A closure that is no parameter of its own escapes anyway.
            return kept.isEmpty ? inner : .attributed(kept, inner)
        case .implicitlyUnwrapped(let wrapped):
            return erased(wrapped, isEscaping: true).map(TypeSyntax.optional)
        case _ where !isGeneric(type): return type
        case .optional(let wrapped): return erased(wrapped, isEscaping: true).map(TypeSyntax.optional)
        case .array(let element): return erased(element, isEscaping: true).map(TypeSyntax.array)
        case .dictionary(let key, let value) where !isGeneric(key):
            return erased(value, isEscaping: true).map { .dictionary(key: key, value: $0) }
        case .metatype(.named, let kind): return .metatype(Self.any, kind: kind)
        case .function(let parameters, var effects, let result):
            if takesGeneric(parameters), isEscaping { return Self.any }
            let isPassed = parameters.allSatisfy { !isGeneric($0.type) || canPass($0, isAsync: effects.isAsync) }
            if !isPassed { return nil }
            let taken = parameters.map { parameter in
                guard isGeneric(parameter.type) else { return parameter }
                let type = erased(parameter.type, isEscaping: true) ?? Self.any
                return TypeSyntax.TupleElement(label: parameter.label, type: type)
            }
            if case .typed(let failure) = effects.throwing, isGeneric(failure) { effects.throwing = .any }
            return erased(result, isEscaping: true).map {
                .function(parameters: taken, effects: effects, result: $0)
            }
        default: return Self.any
        }
    }

    /// Whether a closure that does not escape can be given what a handler has as another type. From an actor nothing that may
    /// not be sent is given to one that runs on none.
    private func canPass(_ parameter: TypeSyntax.TupleElement, isAsync: Bool) -> Bool {
        if case .attributed = parameter.type { return false }
        return !(isAsync && request.isolation != .none)
    }
}

extension TypeSyntax {
    var isInout: Bool { hasAttribute("inout") }

    var withoutAttributes: TypeSyntax {
        if case .attributed(_, let base) = self { base } else { self }
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }
}
