import SwiftFacts

extension MissingCause {
    /// The edit that serves the requests, where there is one that is certainly meant.
    func fix(in wiring: Wiring) -> Fix? {
        guard let miss = explanation else {
            guard nearMisses.isEmpty, places.count == 1, let place = places.first else { return nil }
            return missing.first.flatMap { Fix(providing: $0.resolved.request, in: place, of: wiring.program) }
        }
        if case .unseenModule(let module) = miss.reason {
            return wiring.fix(importing: module, in: miss.location.file)
        }
        if case .unseenModuleOfRequest(let module) = miss.reason, let request = missing.first?.resolved.request {
            return wiring.fix(importing: module, in: request.location.file)
        }
        if case .ofHiddenProtocol(let name, _) = miss.reason { return widening(protocol: name, of: miss, wiring) }
        if !ofExtension.isEmpty {
            let fixes = ofExtension.compactMap { miss in miss.neededAccess.flatMap { widening(miss, to: $0, wiring) } }
            return fixes.count == ofExtension.count ? Fix.joined(fixes) : nil
        }
        if memberCount > 1 { return nil }
        switch miss.reason {
        case .isPrivate, .internalInModule, .packageInModule:
            return miss.neededAccess.flatMap { widening(miss, to: $0, wiring) }
        case .untyped(let name, let wanted, isPartOfTuple: false):
            let (member, request) = (miss.provided.member, missing.first?.resolved.request)
            let isCertain = !member.holdsClosure || request?.signature.result?.withoutOptional.isFunction == true
            guard !wanted.isEmpty, !member.inferenceIsDoubtful, isCertain else { return nil }
            return Fix("write '\(name): \(wanted)'", [Fix.Change(.type(wanted), at: miss.location)])
        case .otherName(let found, let wanted): return rename(miss, found: found, wanted: wanted, wiring)
        case .hiddenOtherName(let found, let wanted, .isPrivate(_, let needed)),
            .hiddenOtherName(let found, let wanted, .internalInModule(_, let needed)):
            let rename = rename(miss, found: found, wanted: wanted, wiring)
            return rename.flatMap { rename in widening(miss, to: needed, wiring).map { rename.also($0) } }
        default: return nil
        }
    }

    /// The types that have to be wider with the member that is in the way.
    func typesToWiden(in wiring: Wiring) -> [Widening.NamedPlace] {
        guard let miss = explanation, memberCount == 1, let level = miss.neededAccess else { return [] }
        return Widening.types(of: miss.provided.member, of: declaration(of: miss, in: wiring), to: level, in: wiring)
    }

    private func widening(_ miss: NearMiss, to level: AccessLevel, _ wiring: Wiring) -> Fix? {
        let member = miss.provided
        let elsewhere = missing.map(\.resolved.request).filter { $0.module != member.module }
        let changes = Widening.changes(
            of: member.member, at: member.location, of: declaration(of: miss, in: wiring), to: level, in: wiring,
            usedElsewhere: elsewhere.reduce(into: []) { $0.formUnion($1.member.typeNames) })
        return Fix("make \(miss.subject) '\(level)'", changes ?? [])
    }

    /// The protocol in whose extension the member is, and the member, unless that is wide enough.
    private func widening(protocol name: String, of miss: NearMiss, _ wiring: Wiring) -> Fix? {
        guard let level = miss.neededAccess, let declared = miss.provided.hiddenProtocol else { return nil }
        let changes = Widening.changes(of: declared, to: level, in: wiring, usedElsewhere: [])
        let fix = Fix("make '\(name)' '\(level)'", changes ?? [])
        if !miss.isNarrowItself { return fix }
        return memberCount == 1 ? fix.flatMap { fix in widening(miss, to: level, wiring).map { fix.also($0) } } : nil
    }

    /// The class of a member: its names are those of the module of the base class that it is inherited from.
    private func declaration(of miss: NearMiss, in wiring: Wiring) -> DeclarationReference {
        var scope = wiring.graph[miss.scope]
        while scope.module != miss.provided.module, let base = scope.superclass { scope = wiring.graph[base] }
        return scope.declaration
    }

    /// Of what is alone with its name: the member where several ask for it by the other, the request where others get the
    /// member. Of one and one, the request if the code below it has the member's name.
    private func rename(_ miss: NearMiss, found: String, wanted: String, _ wiring: Wiring) -> Fix? {
        let requests = Set(missing.map(\.resolved.request.location))
        if miss.standing == .atMember, requests.count > 1 {
            let rename = Fix.Rename(from: found, to: wanted, at: [miss.location])
            return Fix("rename '\(found)' to '\(wanted)'", renaming: rename)
        }
        if missing.contains(where: { wiring.namesOfRequests(of: $0.component.id).contains(found) }) { return nil }
        let rename = Fix.Rename(from: wanted, to: found, at: requests, needsUse: miss.standing == .atMember)
        return Fix("request '\(found)' in place of '\(wanted)'", renaming: rename)
    }
}

extension Fix {
    /// A member that serves a request, at the top of a component.
    fileprivate convenience init?(providing request: Request, in place: Component, of program: Program) {
        let member = request.member
        guard let type = program.typeText(of: request, in: place), member.kind != .subscript,
            program.canName(request, in: place)
        else { return nil }
        let value = program.construction(of: request, in: place)
        let body = value ?? "<#\(type)#>"
        let effects = request.effects.keywords.map { " \($0)" }.joined()
        let name = SwiftName.escaped(member.name)
        let declaration: String
        if member.kind == .method {
            declaration = "\(member.signatureText(request.effects)) { \(body) }"
        } else if request.isSettable {
            guard value == nil else { return nil }
            declaration = "var \(name): \(type) = \(body)"
        } else {
            declaration =
                "var \(name): \(type) " + (effects.isEmpty ? "{ \(body) }" : "{ get\(effects) { \(body) } }")
        }
        let access = program.settings.neededAccess(in: place.module)
        let words = [Self.actor(request, in: place), access == .internal ? nil : "\(access)"].compactMap { $0 }
        let text = (words + [declaration]).joined(separator: " ")
        self.init(
            "declare '\(member.fullName)' in '\(place.name)'", isComplete: value != nil,
            [Change(.member(text), at: place.location)])
    }

    /// What puts the member on the actor that the request is on.
    private static func actor(_ request: Request, in place: Component) -> String? {
        if request.isolation == place.isolation { return nil }
        guard case .actor(let name) = request.isolation else { return "nonisolated" }
        return "@\(name)"
    }
}

extension Program {
    /// What makes a value of the requested type, if that takes no arguments; an instance of a class is shared.
    fileprivate func construction(of request: Request, in place: Component) -> String? {
        guard request.member.kind == .property, request.effects == Effects(), request.isolation == .none,
            case .named = request.member.type?.syntax, let name = request.member.type?.syntax.dottedName,
            let key = symbols.resolveType(named: name, in: symbols.context(inside: place.declaration)),
            key.types.count == 1, let reference = key.types.first
        else { return nil }
        let type = symbols.declaration(reference)
        if let made = classifier.classifications[reference] {
            let asksNothing = made.arguments.first.flatMap(protocols.dependencies)?.isEmpty == true
            let isPlain = asksNothing && made.kind == .component && made.superclass == nil && type.conditions.isEmpty
            let isMade = isPlain && made.isMainActor == place.isMainActor
            return isMade && !type.members.contains { $0.kind == .initializer } ? "\(name)(parent: self)" : nil
        }
        let isPlain = isOnNoActor(key) && !isolations.settings.hasMainActorIsolation(key.module)
        let makes = initializersWithoutArguments(of: type, in: key, seenFrom: place.module)
        // The one that has no parameters is chosen before those that have defaults.
        guard isPlain, makes.count == 1 || makes.contains(where: \.parameters.isEmpty), type.genericParameters.isEmpty,
            type.conditions.isEmpty
        else { return nil }
        switch type.kind {
        case .class: return "shared { \(name)() }"
        case .struct: return "\(name)()"
        default: return nil
        }
    }

    /// On none itself, nor on one that a class above it is on.
    private func isOnNoActor(_ key: DeclaredName) -> Bool {
        classChain(from: key, by: \.self) { self.symbols.superclasses[$0] }.flatMap(\.types).allSatisfy { type in
            symbols.declaration(type).attributes.isEmpty && isolations.isolation(of: type) == .none
        }
    }

    private func initializersWithoutArguments(
        of type: TypeDeclaration, in key: DeclaredName, seenFrom module: String?
    ) -> [MemberDeclaration] {
        type.members.filter { member in
            member.kind == .initializer && member.name == "init" && member.effects == Effects()
                && member.attributes.isEmpty && member.parameters.allSatisfy(\.hasDefault)
                && member.generics.parameters.isEmpty && member.conditions.isEmpty
                && member.access >= (key.module == module ? .internal : .public)
        }
    }
}
