package import Core
package import DIRuntime

package protocol GreetingDependency: Dependency {
    var user: User { get }
    func load(_ load: @escaping (User) -> Int)
}

@MainActor
package protocol ViewDependency: Dependency {
    var title: String { get }
}
