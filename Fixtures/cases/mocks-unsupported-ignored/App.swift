import DIRuntime

protocol ComparedDependency: Dependency {
    // needle:ignore unsupported-mock
    static func < (left: Self, right: Self) -> Bool
    var item: Int { get }
}

protocol DerivedDependency: ComparedDependency {
    var other: Int { get }
}

protocol PlainDependency: Dependency {
    var plain: Int { get }
}
