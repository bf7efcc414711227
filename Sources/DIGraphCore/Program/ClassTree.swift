import SwiftFacts

/// Which classes are above which, and which of them declare something inside of themselves.
struct ClassTree {
    private let superclasses: [DeclaredName: DeclaredName]
    /// From the top, where each comes after the one above it; none of those in a ring, nor what is below them.
    private var numbers: [DeclaredName: Int] = [:]
    private var forest = Forest([])
    /// The nearest class above each class, itself included, in which something is declared; without those, a chain of
    /// classes would be searched whole for every name.
    private var nearestNamespaces: [DeclaredName: DeclaredName] = [:]
    /// The classes with classes below them that declare a name, which may be the outer part of one that is extended.
    private var declarers: [String: [DeclaredName]] = [:]

    init() { superclasses = [:] }

    /// - Parameter names: all dotted names for which something is declared.
    init(superclasses: [DeclaredName: DeclaredName], names: [String]) {
        self.superclasses = superclasses
        readDeclarers(names)
        number()
        let namespaces = Set(declarers.values.joined())
        if !namespaces.isEmpty { nearestNamespaces = nearest { namespaces.contains($0) } }
    }

    private mutating func readDeclarers(_ names: [String]) {
        let bases = Dictionary(grouping: Set(superclasses.values)) { $0.name }
        var met: Set<String> = []
        for name in names {
            var name = name
            while name.isDotted, met.insert(name).inserted {
                let outer = name.outerName
                if let declaring = bases[outer] { declarers[name.lastNamePart, default: []] += declaring }
                name = outer
            }
        }
    }

    private mutating func number() {
        let below = Dictionary(grouping: superclasses.keys) { superclasses[$0] }
        var ordered = below.keys.compactMap { $0 }.filter { superclasses[$0] == nil }
        var above = ordered.map { _ in -1 }
        var next = 0
        while next < ordered.count {
            let key = ordered[next]
            numbers[key] = next
            for heir in below[key] ?? [] {
                ordered.append(heir)
                above.append(next)
            }
            next += 1
        }
        forest = Forest(above)
    }

    /// The classes above one in which something is declared, nearest first.
    func namespaces(above key: DeclaredName) -> some Sequence<DeclaredName> {
        classChain(from: key, by: \.self) { superclasses[$0].flatMap { nearestNamespaces[$0] } }.dropFirst()
    }

    func isNamespace(_ base: DeclaredName, above key: DeclaredName) -> Bool {
        guard let number = numbers[key] else { return namespaces(above: key).contains(base) }
        return numbers[base].map { forest.isAbove($0, number) } == true
    }

    /// The first of the classes above one that declare a name which has what is looked for there.
    func first<Found>(
        above key: DeclaredName, declaring name: String, _ find: (DeclaredName) -> Found?
    ) -> Found? {
        let declaring = declarers[name.firstNamePart] ?? []
        if declaring.isEmpty { return nil }
        guard let number = numbers[key], declaring.count < forest.depths[number] else {
            return namespaces(above: key).lazy.compactMap(find).first
        }
        // Those that come later are nearer.
        let above = declaring.filter { isNamespace($0, above: key) }.sorted { numbers[$0] ?? 0 > numbers[$1] ?? 0 }
        return above.lazy.compactMap(find).first
    }

    /// For each class of a chain the nearest one, itself included, that is wanted.
    func nearest(where isWanted: (DeclaredName) -> Bool) -> [DeclaredName: DeclaredName] {
        var nearest: [DeclaredName: DeclaredName] = [:]
        var visited: Set<DeclaredName> = []
        for start in superclasses.keys {
            var chain: [DeclaredName] = []
            var next: DeclaredName? = start
            while let key = next, nearest[key] == nil, visited.insert(key).inserted {
                chain.append(key)
                next = superclasses[key]
            }
            var found = next.flatMap { nearest[$0] }
            for key in chain.reversed() {
                if isWanted(key) { found = key }
                nearest[key] = found
            }
        }
        return nearest
    }
}
