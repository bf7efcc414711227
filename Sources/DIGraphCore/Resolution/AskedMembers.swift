/// The members of all scopes that have the name of a request, and where in the classes they are.
///
/// What a class adds to its base class is a part, which counts once for all scopes that have it.
final class AskedMembers {
    /// The names of all requests, numbered, because they are compared at every step of every search.
    let numbers: [RequestName: Int]
    /// By the number of a name: the parts that hold a member of that name.
    let parts: [[Int]]
    /// By part: its members by the number of their name.
    private let provided: [SortedLists<Int, ProvidedMember>]
    /// By part: the nearest of its base classes' parts that has such members; -1 is none.
    let above: [Int]
    /// By scope: the nearest of its parts that has such members; -1 is none.
    let nearest: [Int]
    /// The parts, as `above` tells.
    private let forest: Forest
    /// By part and number, where a part has many generic members of a name.
    private let overloads: [Int: [Int: Overloads]]
    /// Those of the components' plug-in extensions.
    private let extensions: [ScopeID: SortedLists<Int, ProvidedMember>]

    init(of graph: ScopeGraph) {
        let asked = Set(graph.protocols.flatMap { $0.requests }.map { RequestName($0.member, $0.signature) })
        var numbers: [RequestName: Int] = [:]
        func byNumber(_ members: [ProvidedMember]) -> SortedLists<Int, ProvidedMember> {
            SortedLists(
                members.compactMap { member in
                    let name = RequestName(member.member, member.signature)
                    guard asked.contains(name) else { return nil }
                    let number = numbers[name] ?? numbers.count
                    numbers[name] = number
                    return (key: number, value: member)
                })
        }
        let all = graph.components.first?.members.parts.all ?? []
        let provided = all.map { byNumber($0.provided) }
        var nearest: [Int] = []
        // The part of a base class comes before those of its subclasses.
        for (index, part) in all.enumerated() {
            nearest.append(provided[index].isEmpty ? part.base.map { nearest[$0] } ?? -1 : index)
        }
        extensions = Dictionary(
            uniqueKeysWithValues: graph.components.filter { !$0.extensionMembers.isEmpty }
                .map { ($0.id, byNumber($0.extensionMembers)) })
        var parts = Array(repeating: [Int](), count: numbers.count)
        for (index, members) in provided.enumerated() {
            for number in members.distinctKeys { parts[number].append(index) }
        }
        let above = all.map { $0.base.map { nearest[$0] } ?? -1 }
        forest = Forest(above)
        self.above = above
        self.nearest = graph.components.map { $0.members.own.map { nearest[$0] } ?? -1 }
        self.provided = provided
        overloads = Self.overloads(of: parts, provided)
        self.parts = parts
        self.numbers = numbers
    }

    private struct Overloads {
        let members: ArraySlice<ProvidedMember>
        var constraints = ConstraintIndex()

        init?(_ members: ArraySlice<ProvidedMember>) {
            guard members.count > 16, members.first?.signature.generics.isEmpty == false else { return nil }
            self.members = members
            for member in members { constraints.add(member.signature.generics) }
        }

        func weaker(than request: Request) -> [ProvidedMember] {
            constraints.weaker(than: request.signature.generics).map { members[members.startIndex + $0] }
        }
    }

    private static func overloads(
        of parts: [[Int]], _ provided: [SortedLists<Int, ProvidedMember>]
    ) -> [Int: [Int: Overloads]] {
        var overloads: [Int: [Int: Overloads]] = [:]
        for (number, parts) in parts.enumerated() {
            for part in parts {
                if let many = Overloads(provided[part][number]) { overloads[part, default: [:]][number] = many }
            }
        }
        return overloads
    }

    /// The members of a scope that have the name of a request, its own before those that it inherits; not all of those that
    /// ask for more than it does.
    subscript(number: Int, of scope: ScopeID, for request: Request) -> [ProvidedMember] {
        var found = inherited(number, from: nearest[scope.index], for: request)
        if !extensions.isEmpty, let own = extensions[scope]?[number] { found += own }
        guard found.contains(where: { $0.equalInBase != nil }) else { return found }
        let ambiguous = found.filter { $0.equalInBase != nil }.map { $0.signature }
        return found.filter { !ambiguous.contains($0.signature) }
    }

    /// The nearest first: by the chain of base classes, or by all parts with the name, whichever are fewer.
    private func inherited(_ number: Int, from start: Int, for request: Request) -> [ProvidedMember] {
        if start < 0 { return [] }
        if parts[number].count < forest.depths[start] {
            return parts[number].reversed().filter { $0 == start || forest.isAbove($0, start) }
                .flatMap { members(number, of: $0, for: request) }
        }
        var found: [ProvidedMember] = []
        var part = start
        while part >= 0 {
            found += members(number, of: part, for: request)
            part = above[part]
        }
        return found
    }

    private func members(_ number: Int, of part: Int, for request: Request) -> ArraySlice<ProvidedMember> {
        guard !overloads.isEmpty, let many = overloads[part]?[number] else { return provided[part][number] }
        return many.weaker(than: request)[...]
    }
}
