import SwiftFacts

/// What somebody types into a component to serve a request that nothing serves.
struct MissingDeclaration {
    private let request: Request
    private let place: Component
    private let program: Program
    /// A `Sendable` provider copies it, since it may not keep the component.
    private let isCopied: Bool
    /// What all the requests stand under, and the component does not.
    private let conditions: [Condition]

    /// - Parameter missing: requests that one member serves; at least one.
    init(serving missing: [MissingCause.Missing], in place: Component, of wiring: Wiring) {
        let component = missing[0].component
        (request, self.place, program) = (missing[0].resolved.request, place, wiring.program)
        let around = request.conditions
        let isShared = missing.allSatisfy { $0.resolved.request.conditions == around }
        conditions = isShared ? around.without(place.conditions) : []
        isCopied =
            !place.isSendable && request.mayBeCopied
            && SendingRules(graph: wiring.graph).isSendable(component.dependencies, of: component)
    }

    private var member: MemberDeclaration { request.member }

    /// The edit, where that is one of `scope`.
    func edit(in scope: String) -> String {
        let what = member.kind == .subscript ? "the subscript '\(head)'" : "'\(head)'"
        return "declare \(what) in \(scope)" + (condition.map { " under '#if \($0.text)'" } ?? "")
    }

    /// Up to its body or value: `@MainActor public var title: String`.
    private var head: String {
        let access = program.settings.neededAccess(in: place.module)
        let words = [actor, access == .internal ? nil : "\(access)", declaration]
        return words.compactMap { $0 }.joined(separator: " ")
    }

    /// A member at the top of the component, where that can name its types.
    var fix: Fix? {
        guard let type, member.kind != .subscript, program.canName(request, in: place) else { return nil }
        let isStored = isCopied || request.isSettable
        let value = program.construction(of: request, in: place, under: conditions, isStored: isCopied)
        if request.isSettable, value != nil { return nil }
        let body = value ?? "<#\(type)#>"
        let effects = member.kind == .method ? "" : request.effects.keywords.map { " \($0)" }.joined()
        let rest = isStored ? "= \(body)" : effects.isEmpty ? "{ \(body) }" : "{ get\(effects) { \(body) } }"
        return Fix(
            "declare '\(member.fullName)' in '\(place.name)'", isComplete: value != nil,
            [Fix.Change(.member(text(of: "\(head) \(rest)")), at: place.location)])
    }

    private var condition: Condition? { Condition.all(conditions) }

    private func text(of member: String) -> String {
        condition.map { "#if \($0.text)\n\(member)\n#endif" } ?? member
    }

    private var type: String? { program.typeText(of: request, in: place) }

    private var declaration: String {
        switch member.kind {
        case .method: program.head(of: request, in: place)
        case .subscript: member.signatureInWords
        default: "\(isCopied ? "let" : "var") \(SwiftName.escaped(member.name))\(type.map { ": \($0)" } ?? "")"
        }
    }

    /// What puts the member on the actor that the request is on.
    private var actor: String? {
        if request.isolation == place.isolation { return nil }
        guard case .actor(let name) = request.isolation else { return "nonisolated" }
        return "@\(name)"
    }
}

extension Request {
    fileprivate var mayBeCopied: Bool {
        member.kind == .property && !isSettable && effects == Effects() && isolation == .none && isSendable
            && !isNoncopyable && availability.isEmpty
    }
}

extension Program {
    /// A requested method as it has to be written in a component: `func make(id: Int) throws -> Item`.
    fileprivate func head(of request: Request, in component: Component) -> String {
        let (member, emitted) = (request.member, request.emitted)
        let context = symbols.context(inside: component.declaration)
        let isPlain = types.signature(of: member, in: context) == request.signature
        let list = zip(member.parameters, emitted.parameters).map { parameter, type in
            let label = parameter.label.map { MemberSignature.spelled(label: $0) } ?? "_"
            let isOneName = parameter.name == parameter.label ?? "_"
            let names = isOneName ? label : "\(label) \(SwiftName.escaped(parameter.name))"
            return "\(names): \(isPlain ? parameter.type : type)\(parameter.isVariadic ? "..." : "")"
        }
        let result = (isPlain ? member.type?.text : emitted.result.map { $0.description }).map { " -> \($0)" } ?? ""
        let effects = request.effects.keywords.map { " \($0)" }.joined()
        let generics = isPlain ? member.generics : emitted.generics
        let name = "\(SwiftName.escaped(member.name))\(generics.parameterText)"
        return "func \(name)(\(list.joined(separator: ", ")))\(effects)\(result)\(generics.whereText)"
    }

    /// What makes a value of the requested type, if that takes no arguments; an instance of a class is shared.
    fileprivate func construction(
        of request: Request, in place: Component, under conditions: [Condition], isStored: Bool
    ) -> String? {
        guard request.member.kind == .property, request.effects == Effects(), request.isolation == .none,
            case .named = request.member.type?.syntax, let name = request.member.type?.syntax.dottedName,
            let key = symbols.resolveType(named: name, in: symbols.context(inside: place.declaration)),
            key.types.count == 1, let reference = key.types.first
        else { return nil }
        let type = symbols.declaration(reference)
        let exists = type.conditions.without(place.conditions + conditions).isEmpty
        if let made = classifier.classifications[reference] {
            if isStored { return nil }
            let asksNothing = made.arguments.first.flatMap(protocols.dependencies)?.isEmpty == true
            let isPlain = asksNothing && made.kind == .component && made.superclass == nil && exists
            let isMade = isPlain && made.isMainActor == place.isMainActor
            return isMade && !type.members.contains { $0.kind == .initializer } ? "\(name)(parent: self)" : nil
        }
        let isPlain = isOnNoActor(key) && !isolations.settings.hasMainActorIsolation(key.module)
        let makes = initializersWithoutArguments(of: type, in: key, seenFrom: place.module)
        // The one that has no parameters is chosen before those that have defaults.
        guard isPlain, makes.count == 1 || makes.contains(where: { $0.parameters.isEmpty }),
            type.genericParameters.isEmpty,
            exists
        else { return nil }
        switch type.kind {
        case .class: return isStored ? "\(name)()" : "shared { \(name)() }"
        case .struct: return "\(name)()"
        default: return nil
        }
    }

    /// On none itself, nor on one that a class above it is on.
    private func isOnNoActor(_ key: DeclaredName) -> Bool {
        classChain(from: key, by: \.self) { self.symbols.superclasses[$0] }.flatMap { $0.types }.allSatisfy { type in
            symbols.declaration(type).attributes.isEmpty && isolations.isolation(of: type) == .none
        }
    }

    private func initializersWithoutArguments(
        of type: TypeDeclaration, in key: DeclaredName, seenFrom module: String?
    ) -> [MemberDeclaration] {
        type.members.filter { member in
            member.kind == .initializer && member.name == "init" && member.effects == Effects()
                && member.attributes.isEmpty && member.parameters.allSatisfy { $0.hasDefault }
                && member.generics.parameters.isEmpty && member.conditions.without(type.conditions).isEmpty
                && member.access >= (key.module == module ? .internal : .public)
        }
    }
}

extension Program {
    /// The requested type as it has to be written in a component: as the request has it, where that means the same there.
    func typeText(of request: Request, in component: Component) -> String? {
        guard let written = request.member.type, let emitted = request.emitted.result,
            emitted.description != written.syntax.description
        else { return request.member.type?.text }
        let context = symbols.context(inside: component.declaration)
        return types.canonical(written.syntax, in: context) == request.signature.result
            ? written.text : emitted.description
    }

    /// Whether the file of a component sees the modules of the requested types.
    func canName(_ request: Request, in component: Component) -> Bool {
        request.emitted.modules.allSatisfy {
            $0 == component.module || symbols.visibleModules[component.declaration.summary].contains($0)
        }
    }
}
