import SwiftFacts

/// The index of a component in the graph's sorted list.
package struct ScopeID: Hashable, Comparable, Sendable {
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (left: ScopeID, right: ScopeID) -> Bool {
        left.index < right.index
    }
}

/// The components of the sources and who creates whom; sorted, complete and immutable.
package final class ScopeGraph: Sendable {
    /// By name, then module, then place.
    package let components: [Component]
    package let protocols: [DependencyProtocol]
    /// By name, then module, then place.
    package let slots: [PluginSlot]
    /// The names that are declared anywhere in the sources, which generated names must not hide.
    package let declaredNames: Set<String>
    /// What is declared inside of each type, where code is generated there.
    let namesInside: [String: Set<String>]
    /// How the generated file spells the names of what is in it.
    let spelling: TypeSpelling
    /// The last name of what a typealias stands for, or of each part of it → the files of such aliases.
    let aliasFiles: [String: Set<FileID>]
    let protocolInheritance: ProtocolInheritance
    /// Modules that the generated file sees under conditions only.
    let moduleConditions: [String: [Condition]]

    package subscript(_ id: ScopeID) -> Component { components[id.index] }

    /// The names that components of several modules share.
    private let sharedNames: Set<String>

    init(
        components: [Component], protocols: [DependencyProtocol], slots: [PluginSlot] = [], declaredNames: Set<String>,
        namesInside: [String: Set<String>] = [:], spelling: TypeSpelling, aliasFiles: [String: Set<FileID>] = [:],
        protocolInheritance: ProtocolInheritance = ProtocolInheritance(),
        moduleConditions: [String: [Condition]] = [:]
    ) {
        self.components = components
        self.protocols = protocols
        self.slots = slots
        self.declaredNames = declaredNames
        self.namesInside = namesInside
        self.spelling = spelling
        self.aliasFiles = aliasFiles
        self.protocolInheritance = protocolInheritance
        self.moduleConditions = moduleConditions
        var modules: [String: String?] = [:]
        var shared: Set<String> = []
        for component in components {
            if let known = modules.updateValue(component.module, forKey: component.name), known != component.module {
                shared.insert(component.name)
            }
        }
        sharedNames = shared
    }

    /// For each component, how many creations it is away from the nearest root.
    func depths() -> [Int] {
        var depths = Array(repeating: Int.max, count: components.count)
        var queue = components.filter { $0.isRoot }.map { $0.id }
        for root in queue { depths[root.index] = 0 }
        var next = 0
        while next < queue.count {
            let scope = self[queue[next]]
            for child in scope.children where depths[child.index] == .max {
                depths[child.index] = depths[scope.id.index] + 1
                queue.append(child)
            }
            next += 1
        }
        return depths
    }

    /// Some components, and what is created below them.
    package func withAllBelow(_ ids: [ScopeID]) -> Set<ScopeID> { reachable(from: ids) { self[$0].children } }

    /// The name that tells the component from all others: with its module where two modules share the name.
    package func displayName(of id: ScopeID) -> String {
        guard let module = self[id].module, sharedNames.contains(self[id].name) else { return self[id].name }
        return "\(module).\(self[id].name)"
    }
}

/// What may inherit from another component.
protocol SubclassNode {
    var superclass: ScopeID? { get }
}

extension Component: SubclassNode {}
extension ComponentDraft: SubclassNode {}

extension Array where Element: SubclassNode {
    /// The base components that a component inherits from, nearest first; each once, also where broken sources make them
    /// inherit in a circle.
    func superclasses(of id: ScopeID) -> some Sequence<ScopeID> {
        sequence(state: (last: id, seen: [id] as Set)) { state -> ScopeID? in
            guard let base = self[state.last.index].superclass, state.seen.insert(base).inserted else { return nil }
            state.last = base
            return base
        }
    }

    /// The topmost of its base components, or itself: what inherits from one class has one family.
    func family(of id: ScopeID) -> ScopeID { superclasses(of: id).reduce(id) { $1 } }
}

/// A class whose superclasses reach one of the runtime's component classes, as the finished graph has it.
package final class Component: Sendable {
    package let id: ScopeID
    let declaration: DeclarationReference
    /// The qualified name without the module: `Feature.ChildComponent`.
    package let name: String
    package let module: String?
    package let kind: ComponentKind
    package let location: SourceLocation
    package let access: AccessLevel
    /// Why the generated file cannot name it; nil where it can.
    let inaccessibility: Inaccessibility?

    /// Whether nothing but its file sees it.
    package var isOfItsFile: Bool { if case .isPrivate = inaccessibility { true } else { false } }

    /// The conditions around the class.
    package let conditions: [Condition]
    package let attributes: [Attribute]
    /// Of the class itself.
    package let isolation: Isolation
    /// It inherits from one of the runtime's main-actor classes.
    package let isMainActor: Bool
    /// The base component that it inherits from, when that is not one of the runtime's.
    package let superclass: ScopeID?
    /// The declarations of its dependency protocol: one, or one in each branch of an `#if`.
    package let dependencies: [DependencyReference]
    /// The dependency as written; nil for a root.
    package let dependencyName: String?
    /// The declarations of its plug-in extension protocol; only a pluginized component has one.
    package let pluginExtensions: [DependencyReference]
    /// The component that its plug-in extension takes its members from, one in each branch of an `#if`.
    package let nonCoreComponents: [ScopeID]
    /// Its members and those that it inherits.
    package let members: InheritedMembers
    /// The requirements of its plug-in extension, which it offers as well.
    let extensionMembers: [ProvidedMember]
    package let parents: [ScopeID]
    package let children: [ScopeID]
    /// What all its creations stand under, themselves or by what is above them, besides its own conditions.
    let creationConditions: [Condition]
    /// Some code creates it, in the graph or not.
    let isConstructed: Bool
    /// Only subclasses of it are ever created.
    package let isAbstract: Bool
    /// Some root reaches it.
    package let isReachable: Bool
    /// It, or a base class of it, is declared in a module whose roots get their providers in another generated file.
    package let isWiredElsewhere: Bool
    /// It stands below a creation that is no edge, and is not in the graph for that reason.
    let isBelowUnlinked: Bool
    /// It may be sent anywhere, so that a provider that is `Sendable` may keep it.
    package let isSendable: Bool
    /// Where the dependency is composed with `Sendable`.
    let sendableMark: SourceLocation?
    /// The dependency is composed with `EmptyDependency`.
    let namesEmptyDependency: Bool
    /// The files in which a reachable component creates it: each of them sees the class.
    let creationFiles: Set<FileID>

    package var isRoot: Bool { kind == .bootstrap }
    /// What it offers to the scopes below it, its base components' members included.
    package var provided: [ProvidedMember] { members.provided + extensionMembers }
    /// Members that no other scope may use (private, static, untyped): they explain why a request found nothing.
    package var rejected: [ProvidedMember] { members.rejected }
    /// Whether the table needs it: it is created by something that a root reaches.
    package var isCreated: Bool { isReachable && !isAbstract }
    /// Nothing may use it, or it is never compiled, so that no scope is made of it.
    let isUnavailable: Bool

    init(_ draft: ComponentDraft) {
        id = draft.id
        isUnavailable = draft.isUnavailable
        declaration = draft.declaration
        name = draft.name
        module = draft.module
        kind = draft.kind
        location = draft.location
        access = draft.access
        inaccessibility = draft.inaccessibility
        conditions = draft.conditions
        attributes = draft.attributes
        isolation = draft.isolation
        isMainActor = draft.isMainActor
        superclass = draft.superclass
        dependencies = draft.dependencies
        dependencyName = draft.dependencyName
        pluginExtensions = draft.pluginExtensions
        nonCoreComponents = draft.nonCoreComponents
        members = draft.members
        extensionMembers = draft.extensionMembers
        parents = draft.parents
        children = draft.children
        creationConditions = draft.creationConditions
        isConstructed = draft.isConstructed
        isAbstract = draft.isAbstract
        isReachable = draft.isReachable
        isWiredElsewhere = draft.isWiredElsewhere
        isBelowUnlinked = draft.isBelowUnlinked
        isSendable = draft.isSendable
        sendableMark = draft.sendableMark
        namesEmptyDependency = draft.namesEmptyDependency
        creationFiles = draft.creationFiles
    }
}

/// A component while the graph is built: what its declaration says, and what the creations and edges add to that. The
/// properties are those of `Component`.
final class ComponentDraft {
    let id: ScopeID
    let declaration: DeclarationReference
    let name: String
    let module: String?
    let kind: ComponentKind
    let location: SourceLocation
    let access: AccessLevel
    let inaccessibility: Inaccessibility?
    var conditions: [Condition]
    let attributes: [Attribute]
    let isolation: Isolation
    let isMainActor: Bool
    let superclass: ScopeID?
    let dependencies: [DependencyReference]
    let dependencyName: String?
    let pluginExtensions: [DependencyReference]
    let extensionMembers: [ProvidedMember]
    let sendableMark: SourceLocation?
    let namesEmptyDependency: Bool
    let isUnavailable: Bool
    var nonCoreComponents: [ScopeID] = []
    var members = InheritedMembers()
    var parents: [ScopeID] = []
    var children: [ScopeID] = []
    var creationConditions: [Condition] = []
    var isConstructed = false
    var isAbstract = false
    var isReachable = false
    var isWiredElsewhere = false
    var isBelowUnlinked = false
    var isSendable = false
    var creationFiles: Set<FileID> = []

    init(
        id: ScopeID, declaration: DeclarationReference, name: String, module: String?, kind: ComponentKind,
        location: SourceLocation, access: AccessLevel, inaccessibility: Inaccessibility? = nil,
        conditions: [Condition], attributes: [Attribute], isolation: Isolation, isMainActor: Bool,
        superclass: ScopeID?, dependencies: [DependencyReference], dependencyName: String?,
        pluginExtensions: [DependencyReference], extensionMembers: [ProvidedMember] = [],
        sendableMark: SourceLocation? = nil, namesEmptyDependency: Bool = false
    ) {
        self.id = id
        self.declaration = declaration
        self.name = name
        self.module = module
        self.kind = kind
        self.location = location
        self.access = access
        self.inaccessibility = inaccessibility
        self.conditions = conditions
        self.attributes = attributes
        self.isolation = isolation
        self.isMainActor = isMainActor
        self.superclass = superclass
        self.dependencies = dependencies
        self.dependencyName = dependencyName
        self.pluginExtensions = pluginExtensions
        self.extensionMembers = extensionMembers
        self.sendableMark = sendableMark
        self.namesEmptyDependency = namesEmptyDependency
        isUnavailable =
            attributes.areUnavailable || ConditionLogic.isNeverMet(conditions)
    }

    var isRoot: Bool { kind == .bootstrap }
}

/// The index of a dependency protocol in the graph's list.
package struct DependencyReference: Hashable, Sendable {
    package let index: Int
}

/// The members of a class and of its base classes, which share theirs with all their subclasses.
package struct InheritedMembers: Sendable {
    /// Those that one class adds to its base class.
    package struct Part: Sendable {
        package let provided: [ProvidedMember]
        package let rejected: [ProvidedMember]
        /// The index of the part of the nearest base class that adds some.
        package let base: Int?
        /// The provided ones, of the class and of its base classes, that only some arguments of a class bring along.
        let constrained: [ProvidedMember]

        init(provided: [ProvidedMember], rejected: [ProvidedMember], base: Int?, inherited: [ProvidedMember]) {
            self.provided = provided
            self.rejected = rejected
            self.base = base
            let own = provided.filter { $0.constrainedClass != nil }
            constrained = own.isEmpty ? inherited : own + inherited
        }

        var isEmpty: Bool { provided.isEmpty && rejected.isEmpty }
    }

    /// The parts of all classes of a graph.
    package final class Parts: Sendable {
        package let all: [Part]

        package init(_ all: [Part]) {
            self.all = all
        }
    }

    package private(set) var parts = Parts([])
    /// The index of the class's own part; nil where it has no members at all.
    package private(set) var own: Int?

    /// Own ones first.
    package var provided: [ProvidedMember] { chain.flatMap { parts.all[$0].provided } }
    package var rejected: [ProvidedMember] { chain.flatMap { parts.all[$0].rejected } }

    /// The indices of its part and of those of its base classes.
    var chain: [Int] {
        var chain: [Int] = []
        var next = own
        while let index = next {
            chain.append(index)
            next = parts.all[index].base
        }
        return chain
    }
}
