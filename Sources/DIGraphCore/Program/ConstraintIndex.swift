/// Generic signatures by what they ask for: of thousands of overloads few ask for less or more than another does.
struct ConstraintIndex {
    private var count = 0
    /// By the one of its constraints that fewest before it have.
    private var asking: [String: [Int]] = [:]
    private var askingNothing: [Int] = []
    /// By each of its constraints and what follows from them.
    private var meeting: [String: [Int]] = [:]

    /// Signatures are numbered in the order in which they are added.
    mutating func add(_ generics: GenericSignature) {
        let rarest = generics.demands.min { asking[$0]?.count ?? 0 < asking[$1]?.count ?? 0 }
        if let rarest { asking[rarest, default: []].append(count) } else { askingNothing.append(count) }
        for constraint in generics.met { meeting[constraint, default: []].append(count) }
        count += 1
    }

    /// In their order: all that may take what meets a signature, and others.
    func weaker(than generics: GenericSignature) -> [Int] {
        (askingNothing + generics.met.flatMap { asking[$0] ?? [] }).sorted()
    }

    /// In their order: all of which the signature may take what meets them, and others.
    func stronger(than generics: GenericSignature) -> [Int] {
        let rarest = generics.demands.map { meeting[$0] ?? [] }.min { $0.count < $1.count }
        return rarest ?? Array(0..<count)
    }
}

extension GenericSignature {
    /// The constraints that are met by more than leaving out another.
    fileprivate var demands: [String] { constraints.filter { !Self.isSuppressing($0) } }

    fileprivate var met: [String] { constraints + implied.subtracting(constraints) }
}
