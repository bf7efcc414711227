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
                The notes show the members that came close.
                """,
            reason: """
                The generated plug-in extension has to return something when the core asks for the member, and
                there is nothing that it could return.
                """,
            fix: """
                - Add the member to the non-core component, with its type written out and not `private`.
                - Or delete the requirement from the plug-in extension.
                """,
            before: Explanation.Example(
                """
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
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    var shop: ShopComponent { ShopComponent(parent: self) }
                }

                protocol ShopExtension: PluginExtension {
                    var banner: String { get }
                }

                final class ShopComponent: PluginizedComponent<
                    EmptyDependency,
                    ShopExtension,
                    ShopNonCoreComponent
                > {
                    var title: String { pluginExtension.banner }
                }

                final class ShopNonCoreComponent: NonCoreComponent<EmptyDependency> {
                    var banner: String { "Two for one" }
                }
                """)))

    private static func missingPluginMembers(in wiring: Wiring) -> [Diagnostic] {
        let missing = wiring.extensionRequests { $0.owners.isEmpty && !$0.isDefaulted }
            .filter { wiring.misplacedArguments(of: $0.component) == nil }
        if missing.isEmpty { return [] }
        let finder = NearMissFinder(wiring)
        return missing.map { component, resolved in
            let request = resolved.request
            let nonCore = wiring.graph[component.nonCoreComponents[0]]
            let nearMisses = wiring.pluginMembers(meantBy: request, of: nonCore, finder)
            return .missingPluginMember(
                request: request.member.fullName, type: request.member.type?.text, component: component.name,
                nonCore: nonCore.name, at: request.location, nonCoreLocation: nonCore.location,
                nearMisses: Array(nearMisses.prefix(2)))
        }
    }
}

extension Wiring {
    /// By a pluginized component, the names of what its plug-in extension requires and nothing provides, and of what may be
    /// meant: who asks for them below may find them once that is mended.
    func namesOfMissingPluginMembers() -> [ScopeID: Set<String>] {
        let missing = extensionRequests { $0.owners.isEmpty && !$0.isDefaulted }
        if missing.isEmpty { return [:] }
        let finder = NearMissFinder(self)
        var names: [ScopeID: Set<String>] = [:]
        for (component, resolved) in missing {
            names[component.id, default: []].insert(resolved.request.member.name)
            guard let nonCore = component.nonCoreComponents.first.map({ graph[$0] }) else { continue }
            let meant = pluginMembers(meantBy: resolved.request, of: nonCore, finder)
            names[component.id, default: []].formUnion(meant.map(\.provided.member.name))
        }
        return names
    }

    /// What a non-core component has of the name that is required, or else what would serve by a similar one.
    fileprivate func pluginMembers(
        meantBy request: Request, of nonCore: Component, _ finder: NearMissFinder
    ) -> [NearMiss] {
        let name = request.member.name
        let named = (nonCore.provided + nonCore.rejected).filter { $0.member.name == name }
        if !named.isEmpty { return named.compactMap { finder.nearMiss($0, in: nonCore.id, for: request) } }
        let serving = nonCore.provided.filter {
            $0.member.kind == request.member.kind && !finder.isHidden($0) && finder.wouldServe($0, request)
        }
        let similar = SimilarNames.similar(to: name, in: Set(serving.map(\.member.name)))
        return serving.filter { similar.contains($0.member.name) }.map { member in
            finder.nearMiss(member, in: nonCore.id, .otherName(found: member.member.name, wanted: name), .atMember)
        }
    }
}

extension Diagnostic {
    /// A requirement of a plug-in extension that the non-core component does not provide.
    fileprivate static func missingPluginMember(
        request name: String, type: String?, component: String, nonCore: String, at location: SourceLocation,
        nonCoreLocation: SourceLocation, nearMisses: [NearMiss]
    ) -> Diagnostic {
        let member = type.map { "\(name): \($0)" } ?? name
        let wish = "the plug-in extension of '\(component)' requires '\(member)', but"
        guard let miss = nearMisses.first else {
            return Diagnostic(
                .missingPluginMember, at: location, "\(wish) '\(nonCore)' does not provide it",
                edit: "add '\(member)' to '\(nonCore)'", notes: [Note("'\(nonCore)' is here", at: nonCoreLocation)])
        }
        return Diagnostic(
            .missingPluginMember, at: location, "\(wish) \(miss.sentence)",
            notes: [Note("\(miss.subject) is here", at: miss.location)]
                + nearMisses.dropFirst().map { Note($0.sentence, at: $0.location) })
    }
}
