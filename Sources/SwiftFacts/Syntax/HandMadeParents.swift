/// The names in a file that stand for parents that are made by hand, and for nothing else.
struct HandMadeParents {
    private(set) var names: Set<NameHash> = []
    private let buffer: TokenBuffer

    init(_ buffer: TokenBuffer) {
        self.buffer = buffer
        let scope = buffer.surroundings.scope(buffer)
        let bound = Set((0..<buffer.count).filter(isType).compactMap(nameBound))
            .filter { scope.code(ofBindingAt: $0) != nil }
        if bound.isEmpty { return }
        names = Set(bound.map(buffer.nameHash))
        for index in 0..<buffer.count where buffer.kind(index) == .identifier && !bound.contains(index) {
            let name = buffer.nameHash(index)
            if names.contains(name), scope.code(ofBindingAt: index) != nil { names.remove(name) }
        }
    }

    /// What follows the call that makes one: `ByHand { … }`, `Module.ByHand.init(…)`.
    func endOfCall(at first: Int) -> Int? {
        let type = buffer.kind(first + 1) == .period && isType(first + 2) ? first + 2 : first
        guard isType(type) else { return nil }
        let namesInitializer = buffer.kind(type + 1) == .period && buffer.isWord(type + 2, .initializer)
        let start = namesInitializer ? type + 3 : type + 1
        var end = start
        if buffer.kind(end) == .leftParen { end = buffer.skip(end) }
        if buffer.kind(end) == .leftBrace { end = buffer.skip(end) }
        return end > start ? end : nil
    }

    private func isType(_ index: Int) -> Bool {
        buffer.kind(index) == .identifier && buffer.nameHash(index) == buffer.vocabulary.handMadeHash
    }

    /// The name before `: ByHand`, and in `let name = ByHand { … }` and `let name: Type = ByHand { … }`.
    private func nameBound(by type: Int) -> Int? {
        let first = buffer.kind(type - 1) == .period ? type - 2 : type
        if buffer.kind(first - 1) == .colon { return first - 2 }
        guard buffer.isAssignment(first - 1), let end = endOfCall(at: first), !continues(end) else { return nil }
        let name = first - 2
        if buffer.isWord(name - 1, .let) || buffer.isWord(name - 1, .var) { return name }
        // Of another type, a variable may get something else later.
        let longestType = 12
        let keyword = stride(from: name, to: max(name - longestType, -1), by: -1).first { buffer.isWord($0, .let) }
        return keyword.flatMap { buffer.kind($0 + 2) == .colon ? $0 + 1 : nil }
    }

    /// Whether something is made of the value that ends before this place.
    private func continues(_ end: Int) -> Bool {
        buffer.kind(end) == .period || buffer.kind(end) == .operatorCharacter || buffer.isWord(end, .as)
    }
}
