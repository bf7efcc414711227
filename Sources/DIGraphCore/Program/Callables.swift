import SwiftFacts

/// What may be called by one name, found by the labels of a call: of many overloads only those are held against a call that
/// have a parameter for each.
struct Callables<Callable> {
    private var all: [(callable: Callable, parameters: CalledParameters)] = []
    private var byLabel: [String?: [Int]] = [:]
    /// Those that need no argument but a closure behind the parentheses.
    private var withoutArguments: [Int] = []

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ callable: Callable, _ parameters: some Sequence<Parameter>) {
        let parameters = CalledParameters(parameters)
        for label in parameters.labels { byLabel[label, default: []].append(all.count) }
        if parameters.requiredCount <= 1 { withoutArguments.append(all.count) }
        all.append((callable, parameters))
    }

    /// What the call may be one of, in the order of the sources.
    func fitting(_ call: CallLabels) -> some Sequence<Callable> {
        let named = call.namedLabels.map { byLabel[$0] ?? [] }
        let candidates = named.min { $0.count < $1.count } ?? withoutArguments
        return candidates.lazy.filter { call.fit(all[$0].parameters) }.map { all[$0].callable }
    }
}
