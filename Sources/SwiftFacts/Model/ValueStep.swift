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
///     CallLabels(["safe"], hasTrailingClosure: false).fit(initializer.parameters)
public struct CallLabels: Hashable, Sendable {
    let labels: [String?]
    let hasTrailingClosure: Bool

    /// - Parameter labels: nil for an argument without one.
    package init(_ labels: [String?], hasTrailingClosure: Bool) {
        self.labels = labels
        self.hasTrailingClosure = hasTrailingClosure
    }

    public var isEmpty: Bool { labels.isEmpty }
    public var firstLabel: String? { labels.first ?? nil }

    /// Whether such a call may be one of something with the parameters: who gets no argument has a default value or takes any
    /// number, or gets the closure.
    public func fit(_ parameters: some Sequence<Parameter>) -> Bool {
        var (given, closures, free) = (labels[...], hasTrailingClosure ? 1 : 0, 0)
        for parameter in parameters {
            if let label = given.first, label == parameter.label {
                given.removeFirst()
                while parameter.isVariadic, let next = given.first, next == nil { given.removeFirst() }
            } else if parameter.hasDefault || parameter.isVariadic {
                free += 1
            } else if closures > 0, given.isEmpty {
                closures -= 1
            } else {
                return false
            }
        }
        return given.isEmpty && closures <= free
    }
}
