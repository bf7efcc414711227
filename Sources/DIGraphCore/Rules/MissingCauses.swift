import SwiftFacts

/// Groups the requests without a provider by the edit that serves them.
final class MissingCauses {
    typealias Missing = MissingCause.Missing
    private typealias Candidate = (scope: ScopeID, member: ProvidedMember)
    private typealias Entry = (missing: Missing, nearMisses: [NearMiss])

    private let wiring: Wiring
    private let graph: ScopeGraph
    private let finder: NearMissFinder
    private let missing: [Missing]
    /// The modules of roots that the generated file cannot name: what is internal there is so for the same reason.
    private let modulesOfHiddenRoots: Set<String>
    /// What components have, provided or not, of the names that are missing.
    private var byName: [String: [NamedMembers]] = [:]
    /// What components have, provided or not, of the types that are missing.
    private var byType: [TypeSyntax: Candidates] = [:]
    /// What is below the owners that were asked for last: causes often have the same.
    private var belowOwners: (owners: [ScopeID], scopes: Set<ScopeID>) = ([], [])
    /// Where members stand under a condition, told by the first scope that they were met in: subclasses inherit them.
    private var conditionalPlaces: [SourceLocation: String] = [:]

    /// Members of one type, with their names for many requests to be compared with.
    private struct Candidates {
        let all: [Candidate]
        let byName: [String: [Candidate]]
        let names: SimilarNames

        init(_ all: [Candidate]) {
            self.all = all
            byName = Dictionary(grouping: all, by: \.member.member.name)
            names = SimilarNames(byName.keys)
        }
    }

    init(of missing: [Missing], in wiring: Wiring) {
        self.wiring = wiring
        self.missing = missing
        graph = wiring.graph
        finder = NearMissFinder(wiring)
        modulesOfHiddenRoots = Set(
            graph.components.compactMap { component in
                guard component.isRoot, case .hiddenInModule(let hidden) = component.inaccessibility else {
                    return nil
                }
                return hidden.module
            })
        let names = Set(missing.map { $0.resolved.request.member.name })
        let types = Set(missing.compactMap { $0.resolved.request.signature.result?.served })
        var ofType: [TypeSyntax: [Candidate]] = [:]
        for component in graph.components where !component.isAbstract {
            let provided = component.provided
            for member in provided + component.rejected where names.contains(member.member.name) {
                if byName[member.member.name]?.last?.scope != component.id {
                    byName[member.member.name, default: []].append(NamedMembers(of: component.id, finder))
                }
                byName[member.member.name]?.last?.add(member)
            }
            for member in provided + component.rejected {
                guard let type = member.signature.result?.served, types.contains(type) else { continue }
                ofType[type, default: []].append((component.id, member))
            }
        }
        byType = ofType.mapValues(Candidates.init)
    }

    /// Those that one member explains, and those of one name and type that nothing explains.
    func causes() -> [MissingCause] {
        var found = OrderedGroups<String, Entry>()
        for alike in OrderedGroups(missing, by: { RequestLikeness($0) }).groups {
            let unserved = unserved(alike)
            let requested = alike.first.map { text(of: $0.resolved.request) } ?? ""
            let misses = nearMisses(alike, unserved)
            let requesters = Dictionary(alike.map { ($0.component.id, $0) }) { first, _ in first }
            let origins = origins(of: alike, in: requesters, misses)
            let misspelt = isMisspelt(alike, misses) ? "misspelt \(requested)" : nil
            for entry in alike {
                let origin = origins[entry.component.id] ?? entry
                let passesOn = misses[origin.component.id]?.first.map { requesters[$0.scope] != nil } ?? false
                let explaining = passesOn ? [] : misses[origin.component.id] ?? []
                let isOwn = origin.component.id == entry.component.id
                found.add(
                    (entry, isOwn ? explaining : []),
                    to: explaining.first.map { misspelt ?? key(of: requested, $0, origin) } ?? requested)
            }
        }
        let depths = graph.depths()
        return withoutDerived(found.groups).map { cause($0, depths) }
    }

    /// Whether one requirement has another name than several members, which are hardly all misspelt.
    private func isMisspelt(_ alike: [Missing], _ misses: [ScopeID: [NearMiss]]) -> Bool {
        let found = misses.values.compactMap { $0.first }
        let names = Set(found.map { $0.otherName })
        return names.count == 1 && !names.contains(nil) && Set(found.map { $0.location }).count > 1
            && Set(alike.map { $0.resolved.request.location }).count == 1
    }

    /// What comes close in a component that asks for the same passes that on: who serves the one serves the other. Of
    /// those in a circle, none is what is wrong.
    private func origins(
        of missing: [Missing], in requesters: [ScopeID: Missing], _ misses: [ScopeID: [NearMiss]]
    ) -> [ScopeID: Missing] {
        var origins: [ScopeID: Missing] = [:]
        for entry in missing {
            var (origin, way) = (entry, [] as [ScopeID])
            var met: Set<ScopeID> = []
            while met.insert(origin.component.id).inserted {
                way.append(origin.component.id)
                let nearest = misses[origin.component.id]?.first?.scope
                guard let nearest, let above = requesters[nearest] else { break }
                origin = origins[nearest] ?? above
            }
            for scope in way { origins[scope] = origin }
        }
        return origins
    }

    /// What makes the type of a member of a component another one.
    private struct OtherType: Hashable {
        let scope: ScopeID
        let differences: [TypeDifference]
    }

    /// What a class says of an associated type changes all members of that type: they go with the first that tells it.
    private func withoutDerived(_ groups: [[Entry]]) -> [[Entry]] {
        var derived: [(index: Int, type: OtherType)] = []
        var others = derived
        for (index, group) in groups.enumerated() {
            guard let type = otherType(group) else { continue }
            let isDerived = finder.isOfAssociatedType(group[0].nearMisses[0])
            if isDerived { derived.append((index, type)) } else { others.append((index, type)) }
        }
        if derived.isEmpty { return groups }
        let telling = others.filter { finder.mayTellAssociatedType(groups[$0.index][0].nearMisses[0]) }
        let places = Dictionary((telling + derived).map { ($0.type, $0.index) }) { first, _ in first }
        var merged = groups
        for (index, type) in derived {
            guard let place = places[type], place != index else { continue }
            merged[place] += groups[index]
            merged[index] = []
        }
        return merged.filter { !$0.isEmpty }
    }

    private func otherType(_ group: [Entry]) -> OtherType? {
        guard let entry = group.first, let miss = entry.nearMisses.first, miss.standing == .atMember,
            case .typeDiffers = miss.reason, group.allSatisfy({ $0.nearMisses.first?.scope == miss.scope })
        else { return nil }
        let differences = TypeDifference.all(miss.provided.signature, entry.missing.resolved.request.signature)
        return differences.isEmpty ? nil : OtherType(scope: miss.scope, differences: differences)
    }

    /// Requests that the same members would serve.
    private struct RequestLikeness: Hashable {
        let name: RequestName
        let result: TypeSyntax?
        let generics: GenericSignature
        let isSettable: Bool
        let effects: [String]
        let conditions: [Condition]

        init(_ missing: Missing) {
            let request = missing.resolved.request
            name = RequestName(request.member, request.signature)
            result = request.signature.result
            generics = request.signature.generics
            isSettable = request.isSettable
            effects = request.effects.keywords
            conditions = request.conditions
        }
    }

    private func unserved(_ missing: [Missing]) -> UnservedScopes {
        let providers = Set(missing.flatMap { $0.resolved.owners.map { $0.scope } })
        return UnservedScopes(of: missing.map { $0.component.id }, below: providers, in: graph)
    }

    // MARK: Near misses

    /// The members of the name, else those of the type; a component of the name, which may be of any, comes last.
    private func nearMisses(_ missing: [Missing], _ unserved: UnservedScopes) -> [ScopeID: [NearMiss]] {
        let named = named(missing, unserved)
        var misses = nearMisses(missing, unserved, among: named.filter { !$0.miss.isOfComponent })
        // What lacks nothing but access is meant, and not what is nearer and serves others.
        let hidden = nearMisses(missing, unserved, among: named.filter { $0.miss.isHiddenOnly })
        misses.merge(hidden) { nearer, hidden in
            nearer.contains { $0.standing == .atMember } ? nearer : hidden
        }
        func addForRest(_ candidates: ([Missing]) -> [(scope: ScopeID, miss: NearMiss)]) {
            let rest = missing.filter { misses[$0.component.id] == nil }
            if rest.isEmpty { return }
            misses.merge(nearMisses(rest, unserved, among: candidates(rest))) { known, _ in known }
        }
        addForRest { otherNames($0, unserved) }
        addForRest { _ in named.filter { $0.miss.isOfComponent } }
        return misses
    }

    /// For each requester what comes close in the nearest scope above it that has such a member.
    private func nearMisses(
        _ missing: [Missing], _ unserved: UnservedScopes, among candidates: [(scope: ScopeID, miss: NearMiss)]
    ) -> [ScopeID: [NearMiss]] {
        let misses = Dictionary(grouping: candidates, by: \.scope)
        return unserved.nearest(of: Set(misses.keys)).mapValues { scope in
            let all = misses[scope]?.map { $0.miss } ?? []
            // Of overloads those are right that serve other requests.
            let explaining = all.filter { $0.standing == .atMember } + all.filter { $0.standing == .atRequest }
            let conditional = explaining.filter { $0.isConditional }
            // Where one in another branch is at fault, it is what is missing there; one beside it is an overload.
            let faults = explaining.filter { !$0.isConditional && !$0.stands(beside: conditional.first) }
            return (faults.isEmpty ? conditional : faults) + all.filter { $0.standing == .hint }
        }
    }

    /// The members of the requested name in scopes above the requesters.
    private func named(_ missing: [Missing], _ unserved: UnservedScopes) -> [(scope: ScopeID, miss: NearMiss)] {
        guard let request = missing.first?.resolved.request else { return [] }
        return (byName[request.member.name] ?? []).filter { unserved.contains($0.scope) }.flatMap { named in
            misses(of: named, request).map { (named.scope, $0) }
        }
    }

    /// Two of a scope are told: further ones count only where they might go before these.
    private func misses(of named: NamedMembers, _ request: Request) -> [NearMiss] {
        var (told, atMember, explaining) = ([NearMiss](), 0, 0)
        func add(_ member: ProvidedMember) {
            let isEnough = (finder.servesOthers(member) ? explaining : atMember) >= 2
            if isEnough, finder.isOnlyOfOtherType(member, request) { return }
            guard let miss = finder.nearMiss(member, in: named.scope, for: request) else { return }
            told.append(miss)
            if miss.isConditional || miss.standing == .hint { return }
            if miss.standing == .atMember { atMember += 1 }
            explaining += 1
        }
        var next = 0
        while next < named.all.count, explaining < 2 {
            add(named.all[next])
            next += 1
        }
        named.notable(from: next, for: request, withIdle: atMember < 2).forEach(add)
        return told
    }

    /// The members of the requested type and another name: a similar one, or the only one of a type of its own.
    private func otherNames(
        _ missing: [Missing], _ unserved: UnservedScopes
    ) -> [(scope: ScopeID, miss: NearMiss)] {
        guard let request = missing.first?.resolved.request, let type = request.signature.result else { return [] }
        guard let candidates = byType[type.served] else { return [] }
        func fits(_ candidate: Candidate) -> Bool {
            candidate.member.member.kind == request.member.kind && unserved.contains(candidate.scope)
                && finder.wouldServe(candidate.member, request)
        }
        func close(where isWanted: (Candidate) -> Bool) -> [Candidate] {
            let names = candidates.names.similar(to: request.member.name) { name in
                candidates.byName[name]?.contains(where: isWanted) == true
            }
            return names.flatMap { candidates.byName[$0]?.filter(isWanted) ?? [] }
        }
        func isServing(_ candidate: Candidate) -> Bool { !finder.isHidden(candidate.member) && fits(candidate) }
        let usable = close(where: isServing)
        if !usable.isEmpty { return usable.map { otherName($0, request, isClose: true) } }
        let hidden = close { finder.onlyHidden($0.member) != nil && fits($0) }
        if !hidden.isEmpty { return hidden.compactMap { hiddenOtherName($0, request) } }
        if type.isEverywhere { return [] }
        // Two typealiases of one type are two types to whoever reads them.
        let equal = candidates.all.filter {
            isServing($0)
                && ($0.member.member.typeText == request.member.type?.text
                    || finder.isOfGeneric($0.member.member, in: $0.scope))
        }
        guard Set(equal.map { $0.member.member.name }).count == 1 else { return [] }
        let isOfOne = Set(equal.map { $0.member.location }).count == 1
        if isOfOne || !equal.contains(where: { finder.servesOthers($0.member) }) {
            return equal.map { otherName($0, request, isClose: false, isOfOne: isOfOne) }
        }
        return []
    }

    /// A member of a similar name in another branch of the `#if` that one is in, where that was to have the same name.
    private func otherName(inOtherBranchOf miss: NearMiss, _ missing: Missing) -> NearMiss? {
        let request = missing.resolved.request
        guard miss.isConditional, let candidates = request.signature.result.flatMap({ byType[$0.served] }) else {
            return nil
        }
        func fits(_ candidate: Candidate) -> Bool {
            candidate.scope == miss.scope && !candidate.member.conditions.isEmpty
                && !finder.servesOthers(candidate.member) && finder.wouldServe(candidate.member, request)
        }
        let names = candidates.names.similar(to: request.member.name) { name in
            candidates.byName[name]?.contains(where: fits) == true
        }
        let member = names.first.flatMap { candidates.byName[$0]?.first(where: fits)?.member }
        return member.map {
            let reason = NearMiss.Reason.otherName(found: $0.member.name, wanted: request.member.name)
            return finder.nearMiss($0, in: miss.scope, reason, .hint)
        }
    }

    /// A member that nobody asks for was renamed; one that others get has the right name, so the request has not. Several
    /// of one name were hardly all renamed.
    private func otherName(
        _ candidate: Candidate, _ request: Request, isClose: Bool, isOfOne: Bool = true
    ) -> (scope: ScopeID, miss: NearMiss) {
        let reason = NearMiss.Reason.otherName(found: candidate.member.member.name, wanted: request.member.name)
        let standing: NearMiss.Standing =
            finder.servesOthers(candidate.member) ? (isClose ? .atRequest : .hint) : isOfOne ? .atMember : .atRequest
        return (candidate.scope, finder.nearMiss(candidate.member, in: candidate.scope, reason, standing))
    }

    /// A member that nobody below can have by any name.
    private func hiddenOtherName(
        _ candidate: Candidate, _ request: Request
    ) -> (scope: ScopeID, miss: NearMiss)? {
        finder.onlyHidden(candidate.member).map { reason in
            let reason = NearMiss.Reason.hiddenOtherName(
                found: candidate.member.member.name, wanted: request.member.name, reason)
            return (candidate.scope, finder.nearMiss(candidate.member, in: candidate.scope, reason, .atMember))
        }
    }

    /// Members that would serve, if they stood above.
    private func onOtherBranches(_ missing: [Missing], _ meeting: (ScopeID) -> String?) -> [NearMiss] {
        guard let request = missing.first?.resolved.request else { return [] }
        let requesters = Set(missing.map { $0.component.id })
        let created = (byName[request.member.name] ?? []).filter { graph[$0.scope].isCreated }
        let alike: [Candidate] = created.flatMap { named in named.alike(to: request).map { (named.scope, $0) } }
        let fitting = alike.filter { scope, member in
            finder.serves(member, request) && member.member.fullName == request.member.fullName
                && !finder.isHidden(member) && !(requesters.contains(scope) && passesOn(member, request))
        }
        let others = Set(fitting.filter { !requesters.contains($0.scope) }.map { $0.member.location })
        let isMoved = others.count == 1 && request.signature.result?.isEverywhere == false
        return fitting.map { scope, member in
            let place = meeting(scope)
            if requesters.contains(scope) {
                return finder.nearMiss(member, in: scope, .inRequester(meeting: place), .hint)
            }
            let base = graph.components.superclasses(of: scope).first { graph[$0].isRoot && graph[$0].isCreated }
            let reason: NearMiss.Reason =
                if let base {
                    .inHeir(of: graph.displayName(of: base), isOverride: member.member.isOverride)
                } else {
                    graph[scope].kind == .plugin ? .inPlugin(meeting: place) : .onAnotherBranch(meeting: place)
                }
            return finder.nearMiss(
                member, in: scope, reason, isMoved && !finder.servesOthers(member) ? .atMember : .hint)
        }
    }

    /// Whether a member gives those below what its component requests by the same name.
    private func passesOn(_ member: ProvidedMember, _ request: Request) -> Bool {
        let name = NameHash(request.member.name)
        return wiring.code.uses(ofMemberAt: member.location).contains { $0.name == name }
    }

    // MARK: Causes

    private func text(of request: Request) -> String {
        let type = request.signature.result?.withoutOptional
        let name = RequestName(request.member, request.signature)
        return "\(name) \(request.signature.generics.constraints) \(type?.description ?? "")"
    }

    private func key(of requested: String, _ nearMiss: NearMiss, _ missing: Missing) -> String {
        if case .internalInModule(let module, _) = nearMiss.reason, modulesOfHiddenRoots.contains(module) {
            return "module \(module)"
        }
        if let extending = wiring.narrowExtension(around: nearMiss) {
            return "extension \(extending.summary) \(extending.type)"
        }
        let (file, standing) = (nearMiss.location.file.index, nearMiss.standing)
        switch nearMiss.reason {
        case .unseenModule(let module) where standing == .atMember: return "import \(module) in \(file)"
        case .unseenModuleOfRequest(let module) where standing == .atRequest:
            return "import \(module) in \(missing.resolved.request.location.file.index)"
        case .typeOfUser(let name, _, _): return "type \(name) of user"
        case .undeclared(let name, let other, _) where standing != .hint:
            return other.map { "\(name) for \($0)" } ?? "undeclared \(name)"
        case .hiddenType(let name, let module, _, _) where standing != .hint: return "hidden \(module).\(name)"
        case .misspelt(let type, _) where standing != .hint: return "misspelt \(type.name)"
        case .renamedModule(let module, _, _) where standing != .hint: return "other name of module \(module)"
        case .namesake(let found, let wanted) where standing == .atMember: return "\(found) for \(wanted)"
        case .otherName(let found, _) where standing == .atRequest: return "\(found) for \(requested)"
        case .unmetConstraint(let constraint): return "\(constraint) of \(nearMiss.scope.index) in \(file)"
        case .ofHiddenProtocol(let name, _): return "protocol \(name) of \(file)"
        case .conditional(let condition) where standing == .atMember:
            let place = "#if \(condition) in \(file) of \(nearMiss.scope.index)"
            conditionalPlaces.merge([nearMiss.location: place]) { first, _ in first }
            return conditionalPlaces[nearMiss.location] ?? place
        default: break
        }
        let location = nearMiss.narrowDeclaration ?? nearMiss.location
        let place = "\(location.file.index) \(location.offset)"
        switch standing {
        case .atMember: return "\(place) \(nearMiss.fault)"
        case .atRequest: return "\(place) \(nearMiss.fault) \(requested)"
        case .hint: return requested
        }
    }

    private func cause(_ group: [Entry], _ depths: [Int]) -> MissingCause {
        let missing = group.map { $0.missing }.sorted { left, right in
            let leftDepth = depths[left.component.id.index]
            let rightDepth = depths[right.component.id.index]
            return (leftDepth, left.resolved.request.location, left.component.id)
                < (rightDepth, right.resolved.request.location, right.component.id)
        }
        var misses: [NearMiss] = []
        for miss in group.flatMap({ $0.nearMisses }) where !misses.contains(where: { $0.location == miss.location }) {
            misses.append(miss)
            if misses.count == 2 { break }
        }
        let members = Set(group.compactMap { $0.nearMisses.first?.location }).count
        let narrow = Set(group.map { $0.nearMisses.first?.narrowDeclaration })
        let isOfDeclaration = members > 1 && narrow.count == 1 && !narrow.contains(nil)
        let isOfExtension = members > 1 && misses.first.flatMap(wiring.narrowExtension) != nil
        if isOfExtension {
            misses = Array(firstOfEachMember(group).prefix(2))
        } else if members > 1, misses.first?.isOneEditForAll == true || isOfDeclaration {
            // The first in the file stands for the others, or that of the request at which this is told.
            misses =
                misses[0].standing == .atRequest
                ? nearMisses(of: missing[0], in: group)
                : [group.compactMap { $0.nearMisses.first }.min { $0.location < $1.location }].compactMap { $0 }
        }
        if let miss = misses.first, misses.count == 1, let other = otherName(inOtherBranchOf: miss, missing[0]) {
            misses.append(other)
        }
        if let miss = misses.first, miss.standing == .atMember {
            return MissingCause(
                missing: missing, nearMisses: misses, places: [], memberCount: members,
                ofOneEdit: isOfExtension || isOfDeclaration ? firstOfEachMember(group) : [],
                isOfExtension: isOfExtension)
        }
        let unserved = unserved(missing)
        let common = unserved.common()
        let places = places(for: missing, unserved, common)
        if misses.isEmpty {
            for miss in onOtherBranches(missing, { graph.meeting(of: $0, with: common) })
            where misses.count < 2 && !misses.contains(where: { $0.location == miss.location }) {
                misses.append(miss)
            }
        }
        return MissingCause(missing: missing, nearMisses: misses, places: places, memberCount: members)
    }

    private func firstOfEachMember(_ group: [Entry]) -> [NearMiss] {
        let misses = group.compactMap { $0.nearMisses.first }.sorted { $0.location < $1.location }
        return OrderedGroups(misses, by: \.location).groups.map { $0[0] }
    }

    private func nearMisses(of missing: Missing, in group: [Entry]) -> [NearMiss] {
        let entry = group.first {
            $0.missing.component.id == missing.component.id
                && $0.missing.resolved.request.location == missing.resolved.request.location
        }
        return Array(entry?.nearMisses.prefix(1) ?? [])
    }

    /// The lowest scope above all of the requests that can name what they ask for; else the roots.
    private func places(for missing: [Missing], _ unserved: UnservedScopes, _ common: [ScopeID]) -> [Component] {
        guard let request = missing.first?.resolved.request else { return [] }
        let taken = (byName[request.member.name] ?? []).filter { named in
            !named.all.allSatisfy { finder.standsBeside($0, request) }
        }.reduce(into: Set<ScopeID>()) { $0.insert($1.scope) }
        let free = aboveOwners(taken.isEmpty ? common : common.filter { !taken.contains($0) }, of: missing)
        let seeing = free.lazy.reversed().filter { self.wiring.program.canName(request, in: self.graph[$0]) }
        // What other code creates too, as a graph of its own, may have other owners there.
        let own = seeing.first { id in
            graph[id].module == wiring.program.settings.outputModule || !wiring.isUsedElsewhere(graph[id])
        }
        let place = own ?? seeing.first ?? free.last
        if let place { return [graph[place]] }
        if !common.isEmpty { return [] }
        // What one declares its heirs have as well.
        let roots = unserved.roots.filter { !taken.contains($0) }
        return roots.filter { !graph.components.superclasses(of: $0).contains(where: roots.contains) }.map { graph[$0] }
    }
}

extension MissingCauses {
    /// Of some scopes those below none that serve the requests on other ways: there a member would hide what these get.
    private func aboveOwners(_ scopes: [ScopeID], of missing: [Missing]) -> [ScopeID] {
        let owners = Set(missing.flatMap { $0.resolved.owners.map { $0.scope } }).sorted()
        if owners.isEmpty { return scopes }
        if belowOwners.owners != owners { belowOwners = (owners, reachable(from: owners) { graph[$0].children }) }
        let others = scopes.filter { !belowOwners.scopes.contains($0) }
        return others.isEmpty ? scopes : others
    }
}
