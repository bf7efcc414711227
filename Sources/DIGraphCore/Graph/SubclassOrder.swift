/// The components, each before all that inherit from it, so that who inherits from whom is told by two numbers.
struct SubclassOrder {
    /// Per component: its place.
    private var first: [Int]
    /// Per component: the place after the last that inherits from it.
    private var end: [Int]

    init(_ components: [some SubclassNode]) {
        var subclasses: [[Int]] = Array(repeating: [], count: components.count)
        for (index, component) in components.enumerated() {
            if let base = component.superclass { subclasses[base.index].append(index) }
        }
        first = Array(repeating: -1, count: components.count)
        end = first
        var order: [Int] = []
        // In a circle, which broken sources may make, none is before all others.
        let starts = components.indices.filter { components[$0].superclass == nil } + Array(components.indices)
        for start in starts where first[start] < 0 {
            var pending = [start]
            while let index = pending.popLast() {
                first[index] = order.count
                order.append(index)
                pending += subclasses[index].filter { first[$0] < 0 }
            }
        }
        for index in order.reversed() {
            end[index] = max(end[index], first[index] + 1)
            guard let base = components[index].superclass?.index, first[base] < first[index] else { continue }
            end[base] = max(end[base], end[index])
        }
    }

    /// Whether a component is another one, or inherits from it.
    func isComponent(_ id: ScopeID, of base: ScopeID) -> Bool {
        (first[base.index]..<end[base.index]).contains(first[id.index])
    }
}
