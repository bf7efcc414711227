import SwiftFacts

/// Which names the code of components may read: for findings that somebody reads nothing, so more rather than less.
///
/// A component shares its code with its base classes and subclasses. What they inherit from one class is a family.
struct ReadNames {
    private struct Family {
        /// Read as members of `self`, or as locals: only a compiler tells them apart.
        var own: Set<NameHash> = []
        var ofDependency: Set<NameHash> = []
        /// Something else gets the whole dependency.
        var handsOnDependency = false
        /// A macro may write more code.
        var mayHoldOtherCode = false
    }

    private let graph: ScopeGraph
    private let mentions: Mentions
    private var families: [ScopeID: Family] = [:]
    /// In extensions of what is no component: of protocols that components may conform to.
    private var inOtherExtensions: Set<NameHash> = []

    init(_ wiring: Wiring, _ mentions: Mentions) {
        graph = wiring.graph
        self.mentions = mentions
        let owners = wiring.componentsByDeclaration()
        for (summary, body) in wiring.code.bodies {
            let owner = owners[DeclarationReference(summary: summary, type: body.owner)]
            let family = owner.map(family)
            var dependency: NameUse?
            for use in body.uses {
                if let dependency, use.base != dependency { handOn(in: family) }
                note(use, in: family)
                dependency = use.isOwn && use.name == RuntimeNames.dependency ? use : nil
            }
            if dependency != nil { handOn(in: family) }
        }
        for (reference, id) in owners where wiring.program.symbols.mayHoldOtherCode(reference) {
            families[family(id), default: Family()].mayHoldOtherCode = true
        }
    }

    /// The dependency is read, and not asked for a member.
    private mutating func handOn(in family: ScopeID?) {
        if let family { families[family, default: Family()].handsOnDependency = true }
    }

    private mutating func note(_ use: NameUse, in family: ScopeID?) {
        guard let family else {
            if use.isOwn { inOtherExtensions.insert(use.name) }
            return
        }
        if use.isOwn {
            families[family, default: Family()].own.insert(use.name)
        } else if let base = use.base, base.isOwn, base.name == RuntimeNames.dependency {
            families[family, default: Family()].ofDependency.insert(use.name)
        }
    }

    private func family(_ id: ScopeID) -> ScopeID { graph.components.family(of: id) }

    /// Whether the code of any component may read a request, as far as its name tells.
    func mayReadAnywhere(_ request: Request) -> Bool {
        request.member.kind == .subscript || mentions.mayRead(RuntimeNames.dependency)
            || mayReadAnywhere(NameHash(request.member.name))
    }

    /// Whether the code of a component, of its base classes or subclasses may read a name of its dependency.
    func mayRead(_ requested: NameHash, of component: ScopeID) -> Bool {
        guard let family = families[family(component)] else { return false }
        return family.handsOnDependency || family.mayHoldOtherCode || family.own.contains(requested)
            || family.ofDependency.contains(requested)
    }

    /// Whether the code of a component, of its base classes or subclasses, or any other code, may read a member of it.
    func mayRead(_ member: MemberDeclaration, of component: ScopeID) -> Bool {
        let name = NameHash(member.name)
        if mayReadAnywhere(name) { return true }
        return families[family(component)].map { $0.mayHoldOtherCode || $0.own.contains(name) } ?? false
    }

    private func mayReadAnywhere(_ name: NameHash) -> Bool {
        mentions.mayRead(name) || inOtherExtensions.contains(name)
    }
}

extension Wiring {
    /// The components by their classes and by the extensions of these.
    func componentsByDeclaration() -> [DeclarationReference: ScopeID] {
        var owners: [DeclarationReference: ScopeID] = [:]
        for component in graph.components {
            for part in program.symbols.parts(of: component.declaration) { owners[part] = component.id }
        }
        return owners
    }
}

extension SymbolTable {
    /// Whether a macro, or what looks like one, may add code to a declaration that its file does not show.
    func mayHoldOtherCode(_ reference: DeclarationReference) -> Bool {
        let declaration = declaration(reference)
        return declaration.expandsMacro || !declaration.attributes.allSatisfy(Self.addsNoCode)
            || declaration.members.contains { !$0.attributes.allSatisfy(Self.addsNoCode) }
    }

    private static func addsNoCode(_ attribute: Attribute) -> Bool {
        plainAttributes.contains(attribute.name) || attribute.name.hasPrefix("_") || attribute.name.hasSuffix("Actor")
    }

    /// Of the language; all others may be macros.
    private static let plainAttributes: Set<String> = [
        "available", "backDeployed", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
        "frozen", "inlinable", "inline", "nonobjc", "objc", "objcMembers", "preconcurrency", "resultBuilder",
        "Sendable", "testable", "unchecked", "usableFromInline", "warn_unqualified_access", "ViewBuilder",
        "concurrent", "nonisolated", "specialize", "exclusivity", "abi", "implementation", "IBAction", "IBOutlet",
    ]
}
