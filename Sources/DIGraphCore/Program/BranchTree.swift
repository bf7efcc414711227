import SwiftFacts

/// Numbers of places by the branches of `#if` around them, so that all places in other branches of one `#if`, which exclude
/// each other, are passed over together.
struct BranchTree {
    private struct Node {
        /// Those with no further `#if` around them.
        var places: [Int] = []
        var blocks: [Block] = []
        var indices: [ObjectIdentifier: Int] = [:]
    }

    private struct Block {
        var places: [Int] = []
        /// By the number of the branch.
        var nodes: [Int: Int] = [:]
    }

    private var nodes = [Node()]
    private var all: Set<Int> = []

    mutating func insert(_ place: Int, under conditions: ArraySlice<Condition>) {
        all.insert(place)
        var node = 0
        var rest = conditions
        while let (id, branch) = Condition.branch(rest) {
            rest = rest.dropFirst()
            let block = nodes[node].indices[id] ?? nodes[node].blocks.count
            if block == nodes[node].blocks.count {
                nodes[node].blocks.append(Block())
                nodes[node].indices[id] = block
            }
            Self.insert(place, into: &nodes[node].blocks[block].places)
            if let next = nodes[node].blocks[block].nodes[branch] {
                node = next
            } else {
                nodes[node].blocks[block].nodes[branch] = nodes.count
                node = nodes.count
                nodes.append(Node())
            }
        }
        Self.insert(place, into: &nodes[node].places)
    }

    private static func insert(_ place: Int, into places: inout [Int]) {
        if places.last.map({ $0 < place }) ?? true { return places.append(place) }
        if let next = places.firstIndex(where: { $0 >= place }), places[next] > place { places.insert(place, at: next) }
    }

    /// The first place that may be compiled together with one under these conditions, and overlaps it. Places were inserted
    /// in their order.
    func first(besides conditions: ArraySlice<Condition>, where overlaps: (Int) -> Bool) -> Int? {
        var first = Int.max
        search(besides: conditions) { places in
            guard let earliest = places.first, earliest < first else { return false }
            first = places.first { $0 >= first || overlaps($0) }.map { Swift.min($0, first) } ?? first
            return true
        }
        return first == .max ? nil : first
    }

    /// All places that may be compiled together with one under these conditions, in order.
    func places(besides conditions: ArraySlice<Condition>) -> [Int] {
        var found: Set<Int> = []
        search(besides: conditions) {
            found.formUnion($0)
            return found.count < all.count
        }
        return found.sorted()
    }

    /// - Parameter visit: whether the places of the blocks that were met later matter too.
    private func search(besides conditions: ArraySlice<Condition>, _ visit: ([Int]) -> Bool) {
        var node: Int? = 0
        var rest = conditions
        while let current = node {
            let branch = Condition.branch(rest)
            let own = branch.flatMap { nodes[current].indices[$0.block] }
            _ = visit(nodes[current].places)
            for (index, block) in nodes[current].blocks.enumerated() where index != own {
                if !visit(block.places) { break }
            }
            node = own.flatMap { nodes[current].blocks[$0].nodes[branch?.index ?? 0] }
            rest = rest.dropFirst()
        }
    }
}
