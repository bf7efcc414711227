// An attribute may touch the parenthesis of a function type: the parenthesis belongs to the type.
import DIRuntime

protocol MenuDependency: Dependency {
    var log: @Sendable () -> String { get }
    var check: @Sendable (Int) throws -> Bool { get }
    func run(_ work: @escaping (Int) -> Void, _ value: @autoclosure () -> Int)
}

final class MenuComponent: Component<MenuDependency> {
    func show() throws -> String {
        dependency.run({ print("did \($0)") }, 6 * 7)
        return try "\(dependency.log()) \(dependency.check(1))"
    }
}

final class RootComponent: BootstrapComponent {
    var log: @Sendable() -> String { { "logged" } }; var menuComponent: MenuComponent { MenuComponent(parent: self) }
    let check: @Sendable(Int) throws -> Bool = { $0 > 0 }
    func run(_ work: @escaping(Int) -> Void, _ value: @autoclosure() -> Int) { work(value()) }
}
