/// The labels of a call's arguments, and whether a closure stands behind them: `(named:_:)`, `(){}`.
///
///     CallLabels("(safe:)").fit(initializer.parameters)
public struct CallLabels: Hashable, Sendable {
    private let labels: [String?]
    private let hasTrailingClosure: Bool

    /// - Parameter text: as members keep it.
    public init(_ text: some StringProtocol) {
        hasTrailingClosure = text.hasSuffix("{}")
        labels = (text.split(separator: ")").first ?? "").dropFirst().split(separator: ":").map {
            $0 == "_" ? nil : String($0)
        }
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
