// The comment above a protocol is about all of it, whichever of its members no mock can have.
import DIRuntime

// needle:ignore unsupported-mock
protocol ComparedDependency: Dependency {
    var item: Int { get }
    static func < (left: Self, right: Self) -> Bool
}

/// A price that can be compared.
// needle:ignore unsupported-mock
// needle:mock
@MainActor
protocol Price {
    static func == (left: Self, right: Self) -> Bool
}

protocol Ordered: Dependency {  // needle:ignore unsupported-mock
    static func > (left: Self, right: Self) -> Bool
}

protocol PlainDependency: Dependency {
    var plain: Int { get }
}
