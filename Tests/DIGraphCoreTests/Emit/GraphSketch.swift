@testable import DIGraphCore
@testable import SwiftFacts

/// A small graph by hand: protocols with requests for a `String`, components, and who serves whom.
struct GraphSketch {
    struct Scope {
        var name: String
        var module: String?
        var dependency: Int?
        var conditions: [Condition] = []
        /// Request → the indices of the owners.
        var owners: [String: [Int]] = [:]
    }

    /// Qualified name, module and the names of the requests.
    var protocols: [(name: String, module: String?, requests: [String])] = []
    /// The first one is the root.
    var scopes: [Scope] = []
    var declaredNames: Set<String> = []
    var settings = GeneratorSettings()

    func emit() -> String {
        let dependencies = protocols.map { entry in
            DependencyProtocol(
                declaration: declaration, name: entry.name, module: entry.module, location: place, access: .public,
                conditions: [],
                reachesDependency: true, isSendable: false, requests: entry.requests.map(request))
        }
        let components = scopes.indices.map(component)
        let resolved = scopes.map { scope in
            scope.dependency.map { dependencies[$0].requests.map { resolve($0, in: scope) } } ?? []
        }
        return CodeEmitter(
            graph: ScopeGraph(
                components: components, protocols: dependencies, declaredNames: declaredNames,
                spelling: TypeSpelling(ambiguousNames: ambiguousNames, outputModule: settings.outputModule)),
            resolution: Resolution(components: resolved, pluginExtensions: resolved.map { _ in [] }),
            settings: ProgramSettings(settings),
            importPlanner: ImportPlanner(imports: [:], fileModules: [:], outputModule: settings.outputModule)
        ).emit()
    }

    /// Names that several modules of the sketch declare.
    private var ambiguousNames: Set<String> {
        let declared = scopes.map { ($0.name, $0.module) } + protocols.map { ($0.name, $0.module) }
        let modules = Dictionary(grouping: declared, by: \.0).mapValues { Set($0.map(\.1)) }
        return Set(modules.filter { $0.value.count > 1 }.keys)
    }

    private let place = SourceLocation(file: FileID(0), offset: 0)
    private let declaration = DeclarationReference(summary: 0, type: 0)
    private let signature = CanonicalSignature(result: .name("String"), parameters: [], generics: .none)

    private func member(_ name: String) -> MemberDeclaration {
        let source = Array("public protocol P { var \(name): String { get } }".utf8)
        return Session.summary(of: source).types[0].members[0]
    }

    private func request(_ name: String) -> Request {
        let emitted = EmittedSignature(
            result: .name("String"), parameters: [], effects: Effects(), generics: .none, modules: [],
            needsFileImports: false)
        return Request(
            RequestDraft(
                member: member(name), location: place, isSettable: false, effects: Effects(), module: nil,
                isolation: .none, conditions: [], availability: [], signature: signature, emitted: emitted))
    }

    private func component(_ index: Int) -> Component {
        let scope = scopes[index]
        let draft = ComponentDraft(
            id: ScopeID(index), declaration: declaration, name: scope.name, module: scope.module,
            kind: index == 0 ? .bootstrap : .component,
            location: place, access: .public, conditions: scope.conditions, attributes: [], isolation: .none,
            isMainActor: false, superclass: nil,
            dependencies: scope.dependency.map { [DependencyReference(index: $0)] } ?? [],
            dependencyName: nil,
            pluginExtensions: [])
        draft.isReachable = true
        return Component(draft)
    }

    private func resolve(_ request: Request, in scope: Scope) -> ResolvedRequest {
        let owners = scope.owners[request.member.name, default: []].map { index in
            ResolvedRequest.Owner(
                scope: ScopeID(index),
                member: ProvidedMember(
                    member: request.member, location: place, module: scopes[index].module, via: .property,
                    isolation: .none, conditions: [], availability: [], access: .public, isSettable: false,
                    effects: Effects(), signature: signature))
        }
        return ResolvedRequest(request: request, owners: owners)
    }
}
