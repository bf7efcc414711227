import SwiftFacts

/// What a type needs of Swift's runtime where it is a generic argument, or part of one: Apple's systems before some version
/// do not have it, and the compiler refuses the use in what is for them as well.
enum RuntimeSupport: Int {
    case everywhere
    /// `any Collection<Int>`, of Swift 5.7.
    case parameterizedProtocols
    /// `() throws(Failure) -> Int`, of Swift 6.0.
    case typedThrows

    /// What holds where it is there; nil where it always is.
    var condition: String? {
        switch self {
        case .everywhere: nil
        case .parameterizedProtocols: "#available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)"
        case .typedThrows: "#available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)"
        }
    }
}

extension TypeSyntax {
    var neededSupport: RuntimeSupport {
        let own: RuntimeSupport =
            switch self {
            case .function(_, let effects, _): if case .typed = effects.throwing { .typedThrows } else { .everywhere }
            case .existential(let bound):
                bound.parts.contains { $0.hasArguments } ? .parameterizedProtocols : .everywhere
            default: .everywhere
            }
        return children.reduce(own) { most, child in
            let needed = child.neededSupport
            return needed.rawValue > most.rawValue ? needed : most
        }
    }
}
