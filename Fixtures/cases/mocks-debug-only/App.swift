import DIRuntime

package protocol PackageDependency: Dependency {
    var count: Int { get }
    func load() async -> Int
}

protocol InternalDependency: Dependency {
    var name: String { get set }
}

#if DEBUG
package func makeMocks() -> [any Dependency] {
    [PackageDependencyMock(count: 1), InternalDependencyMock(name: "x")]
}
#endif
