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
    /// By part: how long the chain of `above` is that begins with it.
    private let depths: [Int]
    /// By part: the numbers of what inherits it, if each part is numbered before what inherits it.
    private let heirs: [Range<Int>]
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
        (depths, heirs) = Self.positions(above)
        self.above = above
        self.nearest = graph.components.map { $0.members.own.map { nearest[$0] } ?? -1 }
        self.provided = provided
        self.parts = parts
        self.numbers = numbers
    }

    /// The members of a scope that have a name, its own before those that it inherits.
    subscript(number: Int, of scope: ScopeID) -> [ProvidedMember] {
        var found = inherited(number, from: nearest[scope.index])
        if !extensions.isEmpty, let own = extensions[scope]?[number] { found += own }
        guard found.contains(where: { $0.equalInBase != nil }) else { return found }
        let ambiguous = found.filter { $0.equalInBase != nil }.map { $0.signature }
        return found.filter { !ambiguous.contains($0.signature) }
    }
    /// The nearest first: by the chain of base classes, or by all parts with the name, whichever are fewer.
    private func inherited(_ number: Int, from start: Int) -> [ProvidedMember] {
        if start < 0 { return [] }
        if parts[number].count < depths[start] {
            return parts[number].reversed().filter { heirs[$0].contains(heirs[start].lowerBound) }
                .flatMap { provided[$0][number] }
        }
        var found: [ProvidedMember] = []
        var part = start
        while part >= 0 {
            found += provided[part][number]
            part = above[part]
        }
        return found
    }

    private static func positions(_ above: [Int]) -> (depths: [Int], heirs: [Range<Int>]) {
        var depths: [Int] = []
        var sizes = above.map { _ in 1 }
        for base in above { depths.append(base < 0 ? 1 : depths[base] + 1) }
        for (part, base) in above.enumerated().reversed() where base >= 0 { sizes[base] += sizes[part] }
        var heirs: [Range<Int>] = []
        var next: [Int] = []
        var end = 0
        for (part, base) in above.enumerated() {
            let start = base < 0 ? end : next[base]
            if base < 0 { end += sizes[part] } else { next[base] += sizes[part] }
            next.append(start + 1)
            heirs.append(start..<start + sizes[part])
        }
        return (depths, heirs)
    }
}
