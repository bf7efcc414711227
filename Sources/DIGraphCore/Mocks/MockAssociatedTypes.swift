import SwiftFacts

/// The associated types of a mock's protocols: generic parameters of the class, but for those that a constraint fixes.
final class MockAssociatedTypes {
    /// What a protocol says about them, where it says it, as the head of a class has it.
    struct Requirement {
        let constraint: TypeConstraint
        let location: SourceLocation
    }

    let names: [String]
    /// The names, to ask whether one is among them.
    let known: Set<String>
    /// What they are fixed to: `typealias Item = Int`.
    private(set) var fixed: [(name: String, type: TypeSyntax)] = []
    /// The first thing that the head of a class cannot say.
    private(set) var conflict: (name: String, location: SourceLocation)?
    private var fixedTypes: [String: TypeSyntax] = [:]
    /// Before, `Rows == [Row]` waits for what fixes `Row`.
    private var isComplete = false
    /// By a parameter that is left, the names that are fixed to it.
    private var equalNames: [String: [String]] = [:]
    /// By a type of a parameter, what is equal to it.
    private var equalToMembers: [TypeSyntax: TypeSyntax] = [:]
    private var bounds: [String: [TypeSyntax]] = [:]
    private var clauses: [TypeConstraint] = []

    /// - Parameter requirements: the bounds of the associated types, and what `where` clauses ask of them.
    /// - Parameter chosen: names of other associated types, of which nothing can be required.
    init(names: [String], requirements: [Requirement], chosen: Set<String> = []) {
        self.names = names
        known = Set(names)
        for requirement in requirements {
            let name = chosen.sorted().first { requirement.constraint.mentions(anyOf: [$0]) }
            if let name { fail(name, requirement) }
        }
        let equations = requirements.filter { $0.constraint.isSameType }
        for requirement in equations + equations.reversed() { fix(requirement) }
        isComplete = true
        for requirement in equations { fixByMember(requirement) }
        fixed = names.compactMap { name in fixedTypes[name].map { (name, $0) } }
        for requirement in requirements { add(requirement) }
    }

    var parameters: [MockPlan.AssociatedType] {
        names.filter(isParameter).map { name in
            .init(name: name, bounds: bounds[name, default: []].map { $0.description }.withoutRepetition())
        }
    }

    /// The names of all, and those in the types that some are fixed to.
    var typeNames: Set<String> {
        fixed.reduce(into: known) { $1.type.addNames(to: &$0) }
    }

    /// Whether a name is that of a generic parameter of the class.
    func isParameter(_ name: String) -> Bool { known.contains(name) && fixedTypes[name] == nil }

    var whereClauses: [String] { clauses.map { $0.description }.withoutRepetition() }

    /// `Item == Int`, or `Item == Key`; the other way round as well.
    private func fix(_ requirement: Requirement) {
        fix(resolved(requirement.constraint.left), resolved(requirement.constraint.right), requirement)
    }

    /// `Key == Item.ID` beside `Item == User`, or `Key == Rows.Element` beside `Row == Rows.Element`.
    private func fixByMember(_ requirement: Requirement) {
        let (left, right) = (resolved(requirement.constraint.left), resolved(requirement.constraint.right))
        switch (isMember(left), isMember(right)) {
        case (false, false): fix(left, right, requirement)
        case (true, false): fix(right, asMember: left, requirement)
        case (false, true): fix(left, asMember: right, requirement)
        case (true, true): break
        }
    }

    private func fix(_ type: TypeSyntax, asMember member: TypeSyntax, _ requirement: Requirement) {
        if let other = equalToMembers[member] {
            fix(resolved(other), type, requirement)
        } else {
            equalToMembers[member] = type
        }
    }

    private func fix(_ left: TypeSyntax, _ right: TypeSyntax, _ requirement: Requirement) {
        if left == right { return }
        switch (openName(left), openName(right)) {
        // The one that more others are equal to stays, so that a long chain is not renamed again and again.
        case (let name?, let other?) where equalNames[name, default: []].count > equalNames[other, default: []].count:
            fix(other, as: left, requirement)
        case (let name?, _): fix(name, as: right, requirement)
        case (nil, let name?): fix(name, as: left, requirement)
        case (nil, nil): break
        }
    }

    private func fix(_ name: String, as type: TypeSyntax, _ requirement: Requirement) {
        // A class has no parameter that is made of another one and is bound besides, nor one that is a closure.
        let parameter = openName(type)
        if type.isFunction || parameter == nil && mentionsParameter(type) {
            return isComplete ? fail(name, requirement) : ()
        }
        let equal = [name] + (equalNames.removeValue(forKey: name) ?? [])
        for name in equal { fixedTypes[name] = type }
        if let parameter { equalNames[parameter, default: []] += equal }
    }

    private func add(_ requirement: Requirement) {
        let constraint = requirement.constraint
        // Of a typealias of the protocol, which the head of a class does not find.
        if !constraint.mentions(anyOf: known) { return fail(constraint.left.description, requirement) }
        let (left, right) = (resolved(constraint.left), resolved(constraint.right))
        if left == right { return }
        if let name = openName(left), !constraint.isSameType {
            bounds[name, default: []] += right.parts
        } else if mentionsParameter(left) {
            clauses.append(TypeConstraint(left: left, right: right, isSameType: constraint.isSameType))
        } else if isMember(right) {
            clauses.append(TypeConstraint(left: right, right: left, isSameType: true))
        } else if mentionsParameter(right) {
            fail(constraint.left.description, requirement)
        }
    }

    private func fail(_ name: String, _ requirement: Requirement) {
        conflict = conflict ?? (name, requirement.location)
    }

    private func resolved(_ type: TypeSyntax) -> TypeSyntax { type.replacingRoots(fixedTypes) }

    private func openName(_ type: TypeSyntax) -> String? {
        type.dottedName.flatMap { isParameter($0) ? $0 : nil }
    }

    /// Whether it is a type of a parameter: `Rows.Element`.
    private func isMember(_ type: TypeSyntax) -> Bool {
        guard case .named(let parts) = type, parts.count > 1 else { return false }
        return isParameter(parts[0].name)
    }

    private func mentionsParameter(_ type: TypeSyntax) -> Bool {
        let root = type.dottedName?.firstNamePart
        return root.map(isParameter) ?? false
            || type.children.contains(where: mentionsParameter)
    }
}

extension TypeConstraint {
    func mentions(anyOf names: Set<String>) -> Bool {
        left.mentions(anyOf: names) || right.mentions(anyOf: names)
    }
}

extension GenericClause {
    /// Whether a parameter is equal to one of the associated types, by way of other types or not.
    func isFixed(byAnyOf names: Set<String>) -> Bool {
        var equal: [String: [String]] = [:]
        for requirement in requirements where requirement.isSameType {
            equal["\(requirement.left)", default: []].append("\(requirement.right)")
            equal["\(requirement.right)", default: []].append("\(requirement.left)")
        }
        let own = parameters.map { $0.name }
        var open = own
        while let type = open.popLast() {
            let isOfSelf = type.hasPrefix("Self.")
            if !own.contains(type), names.contains(isOfSelf ? String(type.dropFirst(5)) : type) { return true }
            open += equal.removeValue(forKey: type) ?? []
        }
        return false
    }
}

extension TypeSyntax {
    /// With `Item` for `Self.Item`, as a class has it.
    var withoutSelf: TypeSyntax {
        if case .named(let parts) = self, parts.count > 1, parts[0].name == "Self" {
            return TypeSyntax.named(Array(parts.dropFirst())).withoutSelf
        }
        return mappingChildren(\.withoutSelf)
    }

    /// With other types for first names: of `Item.ID`, too, where a name stands for `Item`.
    fileprivate func replacingRoots(_ types: [String: TypeSyntax]) -> TypeSyntax {
        if case .named(let parts) = self, parts[0].arguments.isEmpty, let type = types[parts[0].name] {
            if parts.count == 1 { return type }
            if case .named(let root) = type { return .named(root + parts.dropFirst()) }
        }
        return mappingChildren { $0.replacingRoots(types) }
    }
}
