import DIRuntime

protocol TypedDependency: Dependency {
    // needle:ignore unsupported-mock
    associatedtype Item
    var item: Item { get }
}

protocol DerivedDependency: TypedDependency {
    var other: Int { get }
}

protocol PlainDependency: Dependency {
    var plain: Int { get }
}
