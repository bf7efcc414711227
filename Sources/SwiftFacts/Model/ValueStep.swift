/// A name in what a value names, such as `make` and its call in `Store.make(path: path).log`.
public struct ValueStep: Hashable, Fact {
    /// Without backticks; empty where nothing but the call is kept.
    public let name: String
    public let call: CallLabels?

    package init(name: String, call: CallLabels?) {
        self.name = name
        self.call = call
    }

    public init(_ facts: SpelledFacts, at index: Int) {
        let record = facts.facts.valueSteps[index]
        name = facts.name(ifAny: record.name) ?? ""
        call =
            record.flags.contains(.called)
            ? CallLabels(
                facts.facts.argumentLabels[record.labels.indices].map { facts.name(ifAny: $0) },
                hasTrailingClosure: record.flags.contains(.trailingClosure)) : nil
    }
}

/// The labels of a call's arguments, and whether a closure stands behind them.
///
///     CallLabels(["safe"], hasTrailingClosure: false).fit(CalledParameters(initializer.parameters))
public struct CallLabels: Hashable, Sendable {
    let labels: [String?]
    let hasTrailingClosure: Bool

    /// - Parameter labels: nil for an argument without one.
    package init(_ labels: [String?], hasTrailingClosure: Bool) {
        self.labels = labels
        self.hasTrailingClosure = hasTrailingClosure
    }

    public var firstLabel: String? { labels.first ?? nil }

    /// The labels that some parameter surely has: any but the first may be missing where a parameter takes any number.
    public var namedLabels: [String?] { labels.prefix(1) + labels.dropFirst().filter { $0 != nil } }

    /// Whether such a call may be one of something with the parameters: who gets no argument has a default value or takes any
    /// number, or gets the closure.
    public func fit(_ parameters: CalledParameters) -> Bool {
        var (given, next, free) = (labels[...], 0, 0)
        while let label = given.popFirst() {
            guard let place = parameters.first(label, from: next), parameters.required(in: next..<place) == 0 else {
                return false
            }
            free += place - next
            next = place + 1
            if parameters.areVariadic[place] { given = given.drop { $0 == nil } }
        }
        let rest = next..<parameters.count
        let closures = (hasTrailingClosure ? 1 : 0) - parameters.required(in: rest)
        return closures >= 0 && closures <= free + rest.count - parameters.required(in: rest)
    }
}

/// Parameters that calls are held against, each in a time that does not grow with their number.
public struct CalledParameters: Sendable {
    private var places: [String?: [Int]] = [:]
    /// How many of those before each place must be given something.
    private var requiredBefore = [0]
    fileprivate private(set) var areVariadic: [Bool] = []

    public init(_ parameters: some Sequence<Parameter>) {
        for (place, parameter) in parameters.enumerated() {
            places[parameter.label, default: []].append(place)
            requiredBefore.append(requiredBefore[place] + (parameter.hasDefault || parameter.isVariadic ? 0 : 1))
            areVariadic.append(parameter.isVariadic)
        }
    }

    public var labels: some Collection<String?> { places.keys }
    public var requiredCount: Int { required(in: 0..<count) }

    fileprivate var count: Int { areVariadic.count }

    fileprivate func required(in range: Range<Int>) -> Int {
        requiredBefore[range.upperBound] - requiredBefore[range.lowerBound]
    }

    fileprivate func first(_ label: String?, from start: Int) -> Int? {
        let all = places[label] ?? []
        var range = all.startIndex..<all.endIndex
        while let last = range.last {
            let middle = (range.lowerBound + last) / 2
            range = all[middle] < start ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound < all.endIndex ? all[range.lowerBound] : nil
    }
}
