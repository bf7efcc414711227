import SwiftFacts

extension Rule {
    package static let missingPluginMember = Rule(
        id: "missing-plugin-member",
        holdsInEveryModule: true,
        find: missingPluginMembers,
        explanation: Explanation(
            title: "a plug-in member that the non-core component lacks",
            meaning: """
                A pluginized component gets the members of its plug-in extension from its non-core component. The
                extension requires a member that the non-core component does not provide by that name and type.
                Where a member of it has to change, because it is `private` or internal to another module, the
                finding stands there; else at the requirement, and the notes show the members that came close.
                """,
            reason: """
                The generated plug-in extension has to return something when the core asks for the member, and
                there is nothing that it could return.
                """,
            fix: """
                - Where the finding stands at a member, edit that.
                - Else add the member to the non-core component, with its type written out and not `private`.
                - Or delete the requirement from the plug-in extension.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      var shop: ShopComponent { ShopComponent(parent: self) }
                  }

                  protocol ShopExtension: PluginExtension {
                      var banner: String { get }  // reported here
                  }

                  final class ShopComponent: PluginizedComponent<
                      EmptyDependency,
                      ShopExtension,
                      ShopNonCoreComponent
                  > {
                      var title: String { pluginExtension.banner }
                  }

                  final class ShopNonCoreComponent: NonCoreComponent<EmptyDependency> {
                +     var banner: String { "Two for one" }
                  }
                """))

    private static func missingPluginMembers(in wiring: Wiring) -> [Diagnostic] {
        let missing = wiring.extensionRequests { $0.owners.isEmpty && !$0.isDefaulted }
            .filter { wiring.misplacedArguments(of: $0.component) == nil }
        if missing.isEmpty { return [] }
        let finder = PluginMemberFinder(wiring)
        let read = wiring.namesReadOfExtensions()
        var causes = OrderedGroups<String, MissingCause>()
        for (component, resolved) in missing {
            let request = resolved.request
            let nearMisses = finder.members(meantBy: request, for: component)
            let cause = MissingCause(
                missing: [(component, resolved)], nearMisses: Array(nearMisses.prefix(2)), places: [], memberCount: 1)
            let place = cause.faultyMember.map { ($0.location, $0.fault) } ?? (request.location, component.name)
            causes.add(cause, to: "\(place.0.file.index) \(place.0.offset) \(place.1)")
        }
        return causes.groups.flatMap { alike -> [Diagnostic] in
            guard let miss = alike[0].faultyMember else {
                return alike.map { Diagnostic.missingPluginMember($0, fix: $0.rename(by: read), in: wiring.graph) }
            }
            let cause = MissingCause(
                missing: alike.flatMap { $0.missing }, nearMisses: alike[0].nearMisses, places: [], memberCount: 1)
            return [.missingPluginMember(cause, miss, in: wiring)]
        }
    }
}

extension MissingCause {
    /// The member that has to change, where it is not as right as the requirement.
    fileprivate var faultyMember: NearMiss? {
        guard let miss = nearMisses.first, miss.standing == .atMember else { return nil }
        switch miss.reason {
        case .isPrivate, .internalInModule, .packageInModule, .ofHiddenProtocol, .isStatic, .isUnavailable,
            .unmetConstraint, .unseenGroup, .equalInBase, .equalInProtocol, .untyped, .mayBeNil, .uncalledClosure,
            .unseenModule, .conditional, .notSettable:
            return miss
        default: return nil
        }
    }

    /// Who is wrong where a requirement and a member differ by name: the one whose name no core reads.
    fileprivate func rename(by read: Set<NameHash>) -> Fix? {
        guard nearMisses.count == 1, case .otherName(let found, let wanted) = nearMisses[0].reason else { return nil }
        switch (read.contains(NameHash(found)), read.contains(NameHash(wanted))) {
        case (false, true):
            let rename = Fix.Rename(from: found, to: wanted, at: [nearMisses[0].location])
            return Fix("rename '\(found)' to '\(wanted)'", renaming: rename)
        case (true, false):
            let rename = Fix.Rename(from: wanted, to: found, at: [missing[0].resolved.request.location])
            return Fix("require '\(found)' in place of '\(wanted)'", renaming: rename)
        default: return nil
        }
    }
}

extension Wiring {
    /// By a pluginized component, the names of what its plug-in extension requires and nothing provides, and of what may be
    /// meant: who asks for them below may find them once that is mended.
    func namesOfMissingPluginMembers() -> [ScopeID: Set<String>] {
        let missing = extensionRequests { $0.owners.isEmpty && !$0.isDefaulted }
        if missing.isEmpty { return [:] }
        let finder = PluginMemberFinder(self)
        var names: [ScopeID: Set<String>] = [:]
        for (component, resolved) in missing {
            names[component.id, default: []].insert(resolved.request.member.name)
            if component.nonCoreComponents.isEmpty { continue }
            let meant = finder.members(meantBy: resolved.request, for: component)
            names[component.id, default: []].formUnion(meant.map { $0.provided.member.name })
        }
        return names
    }

    /// What components read of their plug-in extensions.
    fileprivate func namesReadOfExtensions() -> Set<NameHash> {
        var names: Set<NameHash> = []
        for (_, body) in code.bodies {
            for use in body.uses where use.base?.name == RuntimeNames.pluginExtension { names.insert(use.name) }
        }
        return names
    }
}

/// The members of non-core components that may be meant by what plug-in extensions require.
private final class PluginMemberFinder {
    /// Those of one component.
    private struct Members {
        let nonCore: Component
        var byName: [String: [ProvidedMember]] = [:]
        /// Those that have no name of a requirement, and their indices by their names.
        let others: [ProvidedMember]
        let indices: [String: [Int]]
        let names: SimilarNames
    }

    private let wiring: Wiring
    private let finder: NearMissFinder
    private var members: [ScopeID: Members] = [:]

    init(_ wiring: Wiring) {
        self.wiring = wiring
        finder = NearMissFinder(wiring)
    }

    /// What a non-core component has of the name that is required, or else what would serve by a similar one, or by any if
    /// nobody asks for that.
    func members(meantBy request: Request, for component: Component) -> [NearMiss] {
        let members = members(for: component)
        let (name, nonCore) = (request.member.name, members.nonCore)
        if let named = members.byName[name] {
            return named.compactMap { finder.nearMiss($0, in: nonCore.id, for: request) }
        }
        func mayServe(_ index: Int) -> Bool { self.mayServe(members.others[index], request) }
        let similar = members.names.similar(to: name) { members.indices[$0]?.contains(where: mayServe) == true }
        let close = similar.flatMap { members.indices[$0] ?? [] }.filter(mayServe).sorted().map { members.others[$0] }
        let isSpecial = request.signature.result?.isEverywhere == false
        let free =
            close.isEmpty && isSpecial
            ? members.others.filter { self.mayServe($0, request) && !finder.servesOthers($0) } : []
        return (free.count == 1 ? free : close).map { member in
            finder.nearMiss(member, in: nonCore.id, .otherName(found: member.member.name, wanted: name), .atMember)
        }
    }

    private func mayServe(_ member: ProvidedMember, _ request: Request) -> Bool {
        member.member.kind == request.member.kind && !finder.isHidden(member) && finder.wouldServe(member, request)
    }

    private func members(for component: Component) -> Members {
        if let known = members[component.id] { return known }
        let nonCore = wiring.graph[component.nonCoreComponents[0]]
        let required = Set(wiring.resolution.pluginExtensions[component.id.index].map { $0.request.member.name })
        let others = nonCore.provided.filter { !required.contains($0.member.name) }
        var found = Members(
            nonCore: nonCore, others: others,
            indices: Dictionary(grouping: others.indices) { others[$0].member.name },
            names: SimilarNames(others.map { $0.member.name }))
        for member in nonCore.provided + nonCore.rejected {
            found.byName[member.member.name, default: []].append(member)
        }
        members[component.id] = found
        return found
    }
}

extension Diagnostic {
    /// A requirement of a plug-in extension that the non-core component does not provide.
    fileprivate static func missingPluginMember(_ cause: MissingCause, fix: Fix?, in graph: ScopeGraph) -> Diagnostic {
        let (component, resolved) = cause.missing[0]
        let nonCore = graph[component.nonCoreComponents[0]]
        let request = resolved.request
        let member = request.member.type.map { "\(request.member.fullName): \($0.text)" } ?? request.member.fullName
        let wish = "the plug-in extension of '\(component.name)' requires '\(member)', but"
        let miss = cause.nearMisses.first
        let isHere = miss.map { Note("\($0.subject) is here", at: $0.location) }
        let note = isHere ?? Note("'\(nonCore.name)' is here", at: nonCore.location)
        return Diagnostic(
            .missingPluginMember, at: request.location,
            "\(wish) \(miss.map { $0.sentence } ?? "'\(nonCore.name)' does not provide it")",
            edit: miss == nil ? "add '\(member)' to '\(nonCore.name)'" : nil,
            notes: cause.nearMisses.dropFirst().map { Note($0.sentence, at: $0.location) },
            affected: [
                Affected(
                    component.name, requests: request.member.fullName, at: note.location ?? request.location,
                    note.message, amongOthers: note.message)
            ], cause: "\(request.location.file.index) \(request.location.offset)", fix: fix)
    }

    /// A member of the non-core component that plug-in extensions require and do not get.
    fileprivate static func missingPluginMember(
        _ cause: MissingCause, _ miss: NearMiss, in wiring: Wiring
    ) -> Diagnostic {
        let names = cause.missing.map { $0.component.name }.withoutRepetition()
        let extensions = names.count > 1 ? "the plug-in extensions of" : "the plug-in extension of"
        let lack = "\(extensions) \(alternatives(names, "and")) \(names.count > 1 ? "do" : "does") not get it"
        let types = cause.typesToWiden(in: wiring)
        return Diagnostic(
            .missingPluginMember, at: miss.location,
            "\(miss.subject) \(miss.fault), so \(lack): \(miss.edit)" + withTypes(types.map { $0.name }),
            notes: notes(of: types) + cause.nearMisses.dropFirst().map { Note($0.sentence, at: $0.location) },
            affected: cause.missing.map { component, resolved in
                let member = resolved.request.member.fullName
                return Affected(
                    component.name, requests: member, at: resolved.request.location,
                    "the plug-in extension of '\(component.name)' requires '\(member)'")
            }, fix: cause.fix(in: wiring))
    }
}
