import SwiftFacts

/// What the planner met and can make no mock of.
enum MockRejection {
    enum Reason {
        /// The protocol, or a type around it, is private or local.
        case hidden
        /// The sources do not declare something that the protocol inherits from.
        case unknownParent
        /// The protocol inherits from a class, or from a protocol of a library that a mock cannot meet.
        case otherParent
        /// What the protocols say of an associated type, the head of a class cannot say.
        case associatedType
        /// An associated type stands under `#if`.
        case conditionalType
        case `operator`, parameterPack
        /// Two protocols require properties of one name and different types.
        case conflictingTypes
        /// A closure that cannot be kept takes a generic parameter.
        case genericClosure
        /// A generic parameter is equal to an associated type.
        case fixedParameter
        /// A generic parameter has the name of an associated type.
        case hidingParameter
        /// A type that is named has the name of an associated type of another protocol.
        case hiddenType
        /// A generic parameter is `~Copyable`.
        case noncopyable
        /// A method returns what lives no longer than an argument.
        case lifetime
        /// A property that may not be copied, of which not every version of the system has the type.
        case limitedNoncopyable
        /// A property of a type that only `let` declares, as `Mutex` is.
        case constantOnly
    }

    /// A protocol that no mock can stand for; `name` is the member or the protocol that is the reason.
    case unsupported(name: String, protocolName: String, location: SourceLocation, reason: Reason)
    /// A `// needle:mock` without effect.
    case strayMark(FileSummary.MarkFault, SourceLocation)
    /// Two protocols of one name in one module.
    case duplicate(name: String, location: SourceLocation, first: SourceLocation)
}
