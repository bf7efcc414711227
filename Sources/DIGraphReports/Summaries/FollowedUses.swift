import DIGraphCore
import SwiftFacts

/// Which uses a graph may follow from member to member, as `dependency-cycle` does: those that surely happen, in members
/// that can be read without arguments, of names that a component may have.
///
/// What other modules declare is not known here. So a name counts, unless all that the class has is declared in its own
/// module and nothing there is called so.
struct FollowedUses {
    private var memberNames: Set<NameHash> = [RuntimeNames.dependency]
    /// The types of the module by the last parts of their names.
    private var types: [String: [TypeDeclaration]] = [:]
    private var isWhole: [String: Bool] = [:]

    init(_ summaries: [FileSummary]) {
        for summary in summaries {
            for type in summary.types {
                for member in type.members { memberNames.insert(NameHash(member.name)) }
                if type.kind != .extension { types[type.name.lastNamePart, default: []].append(type) }
            }
            for alias in summary.typealiases { types[alias.name.lastNamePart] = [] }
        }
        for name in types.keys.sorted() { _ = knowsAll(of: name) }
    }

    /// Whether everything that the type inherits is declared here, or is the runtime's own.
    private mutating func knowsAll(of name: String) -> Bool {
        if let known = isWhole[name] { return known }
        guard let declared = types[name] else { return Self.runtimeNames.contains(name) }
        isWhole[name] = false
        guard declared.count == 1 else { return false }
        let isWhole = declared[0].inherits.allSatisfy { knowsAll(of: $0.syntax) }
        self.isWhole[name] = isWhole
        return isWhole
    }

    private mutating func knowsAll(of type: TypeSyntax) -> Bool {
        guard case .named(let parts) = type, parts.count == 1 else { return false }
        return knowsAll(of: parts[0].name) && parts[0].arguments.allSatisfy { knowsAll(of: $0) }
    }

    private static let runtimeNames = Set(RuntimeNames.classes.keys).union(
        RuntimeNames.protocols + ["AnyObject", "Sendable"])

    /// By the index of the use.
    func kept(in summary: FileSummary) -> [Bool] {
        var isKept = [Bool](repeating: false, count: summary.useCount)
        if isKept.isEmpty { return [] }
        let creations = Set(summary.creations.map(\.offset))
        let members = readableMembers(of: summary)
        for body in summary.bodies where members.contains(body.memberOffset) {
            keep(body, of: summary.type(at: body.owner), creations, &isKept)
        }
        return isKept
    }

    private func readableMembers(of summary: FileSummary) -> Set<UInt32> {
        var offsets: Set<UInt32> = []
        for type in summary.types {
            for member in type.members where [.property, .method].contains(member.kind) {
                offsets.insert(member.offset)
            }
        }
        return offsets
    }

    private func keep(
        _ body: CodeBody, of type: TypeDeclaration, _ creations: Set<UInt32>, _ isKept: inout [Bool]
    ) {
        let name = type.name.lastNamePart
        if types[name]?.isEmpty == false,
            types[name]?.contains(where: { $0.kind == .class || $0.kind == .protocol }) == false
        {
            return
        }
        let knowsNames = isWhole[name] == true
        let makesChild = body.uses.contains { $0.isValue && creations.contains($0.offset) }
        var mayMatter: [Int: Bool] = [:]
        for use in body.uses {
            let isCreation = creations.contains(use.offset)
            let isMember = use.isOwn && (!knowsNames || memberNames.contains(use.name))
            let ofMember = use.base.flatMap { mayMatter[$0.index] } ?? false
            mayMatter[use.index] = isCreation || isMember || ofMember
            let isFollowed = use.isCertain && mayMatter[use.index] == true || use.isValue && makesChild
            guard isFollowed else { continue }
            keep(use, &isKept)
        }
    }

    /// With what it is a member of, and the calls that take it.
    private func keep(_ use: NameUse, _ isKept: inout [Bool]) {
        var pending = [use]
        while let use = pending.popLast() {
            if isKept[use.index] { continue }
            isKept[use.index] = true
            pending += [use.base ?? use.target, use.taker].compactMap { $0 }
        }
    }
}
