import SwiftFacts

/// The requests that one edit would serve, and what is known about that edit.
struct MissingCause {
    typealias Missing = (component: Component, resolved: ResolvedRequest)

    /// The nearest to the root first.
    let missing: [Missing]
    /// At most two members that come close, best first.
    let nearMisses: [NearMiss]
    /// Where all of the requests can be provided: one scope, or each of several roots; empty where that is not known.
    let places: [Component]

    /// How many members are in the way for the same reason.
    let memberCount: Int
    /// Where these are all that one extension hides, or one `let` declares, which lost its `public`: they.
    var ofOneEdit: [NearMiss] = []
    /// Whether that is an extension.
    var isOfExtension = false

    /// The member that explains the requests, where one does more than come to mind.
    var explanation: NearMiss? { nearMisses.first.flatMap { $0.standing == .hint ? nil : $0 } }
}

extension MissingCause {
    /// The edit that serves the requests, where there is one that is certainly meant.
    func fix(in wiring: Wiring) -> Fix? {
        guard let miss = explanation else {
            guard nearMisses.isEmpty, places.count == 1, let place = places.first else { return nil }
            return missing.isEmpty ? nil : MissingDeclaration(serving: missing, in: place, of: wiring).fix
        }
        if let (module, file) = unseenModule { return wiring.fix(importing: module, in: file) }
        if case .ofHiddenProtocol(let name, _) = miss.reason { return widening(protocol: name, of: miss, wiring) }
        if let first = ofOneEdit.first, let level = first.neededAccess {
            let wide = namesThatAreWide(with: first, level, wiring)
            return Fix.joined(
                ofOneEdit.map { widening($0, to: level, wiring, besides: wide) } + wideningClass(to: level, wiring))
        }
        if memberCount > 1 { return nil }
        switch miss.reason {
        case .isPrivate, .internalInModule, .packageInModule:
            return miss.neededAccess.flatMap { level in
                Fix.joined([widening(miss, to: level, wiring)] + wideningClass(to: level, wiring))
            }
        case .untyped(let name, let wanted, isPartOfTuple: false, isGuess: false):
            let (member, request) = (miss.provided.member, missing.first?.resolved.request)
            let type = request?.signature.result?.withoutOptional
            let isCertain =
                !member.holdsClosure || type.map { $0.isFunction || $0.children.contains { $0.isFunction } } == true
            guard !wanted.isEmpty, !member.inferenceIsDoubtful, isCertain else { return nil }
            return Fix("write '\(SwiftName.escaped(name)): \(wanted)'", [Fix.Change(.type(wanted), at: miss.location)])
        case .otherName(let found, let wanted): return rename(miss, found: found, wanted: wanted, wiring)
        case .hiddenOtherName(let found, let wanted, .isPrivate(_, let needed)),
            .hiddenOtherName(let found, let wanted, .internalInModule(_, let needed)):
            let rename = rename(miss, found: found, wanted: wanted, wiring)
            return rename.flatMap { rename in widening(miss, to: needed, wiring).map { rename.also($0) } }
        default: return nil
        }
    }

    /// What tells the import that serves the requests from others, also where the target may not depend on the module.
    var lostImport: String? { unseenModule.map { Fix.lostImport(of: $0.name, in: $0.file) } }

    private var unseenModule: (name: String, file: FileID)? {
        switch explanation?.reason {
        case .unseenModule(let module)?: explanation.map { (module, $0.location.file) }
        case .unseenModuleOfRequest(let module)?: missing.first.map { (module, $0.resolved.request.location.file) }
        default: nil
        }
    }

    /// The types that have to be wider with the member that is in the way.
    func typesToWiden(in wiring: Wiring) -> [Widening.NamedPlace] {
        guard let miss = explanation, memberCount == 1, let level = miss.neededAccess else { return [] }
        return Widening.types(of: miss.provided.member, of: declaration(of: miss, in: wiring), to: level, in: wiring)
    }

    /// The class of the member that is in the way, which serves nobody yet and so need not be named.
    func classToWiden(in wiring: Wiring) -> Component? {
        guard let miss = explanation, case .internalInModule = miss.reason else { return nil }
        let component = wiring.graph[miss.scope]
        return component.inaccessibility == nil ? nil : component
    }

    private func wideningClass(to level: AccessLevel, _ wiring: Wiring) -> [Fix?] {
        guard let hidden = classToWiden(in: wiring) else { return [] }
        let name = wiring.graph.displayName(of: hidden.id)
        return [Widening.fix("'\(name)'", of: hidden.declaration, to: level, in: wiring)]
    }

    private func widening(
        _ miss: NearMiss, to level: AccessLevel, _ wiring: Wiring, besides wide: Set<String>? = nil
    ) -> Fix? {
        Widening.fix(
            miss.subject, of: miss.provided.member, at: miss.provided.location,
            in: declaration(of: miss, in: wiring), to: level, in: wiring,
            usedElsewhere: wide ?? namesThatAreWide(with: miss, level, wiring))
    }

    /// What the protocols of the requests name that are as wide: they would not compile else.
    private func namesThatAreWide(with miss: NearMiss, _ level: AccessLevel, _ wiring: Wiring) -> Set<String> {
        let wide = missing.map { $0.resolved.request }.filter { request in
            let requirer = wiring.requirers[request.location].map(wiring.program.symbols.declaration)
            return request.module != miss.provided.module || requirer.map { $0.access >= level } == true
        }
        return wide.reduce(into: []) { $0.formUnion($1.member.typeNames) }
    }

    /// The protocol in whose extension the member is, and the member, unless that is wide enough.
    private func widening(protocol name: String, of miss: NearMiss, _ wiring: Wiring) -> Fix? {
        guard let level = miss.neededAccess, let declared = miss.provided.hiddenProtocol else { return nil }
        let fix = Widening.fix("'\(name)'", of: declared, to: level, in: wiring)
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
        let requests = Set(missing.map { $0.resolved.request.location })
        if miss.standing == .atMember, requests.count > 1 {
            let rename = Fix.Rename(from: found, to: wanted, at: [miss.location])
            return Fix("rename '\(found)' to '\(wanted)'", renaming: rename)
        }
        if missing.contains(where: { wiring.namesOfRequests(of: $0.component.id).contains(found) }) { return nil }
        let rename = Fix.Rename(from: wanted, to: found, at: requests, needsUse: miss.standing == .atMember)
        return Fix("request '\(found)' in place of '\(wanted)'", renaming: rename)
    }
}
