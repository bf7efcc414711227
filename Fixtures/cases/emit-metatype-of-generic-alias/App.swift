// 'T.Type' is '(any P).Type', and not 'any P.Type', where 'any P' stands for 'T'.
import DIRuntime

protocol Screen {}
struct Start: Screen {}
typealias Kind<Value> = Value.Type
enum Kinds<Value> { typealias All = [Value.Type] }

protocol MenuDependency: Dependency {
    var screen: Kind<any Screen> { get }
    var start: Kind<Start> { get }
    var failure: Kind<any Error> { get }
    var all: Kinds<any Screen>.All { get }
}

final class RootComponent: BootstrapComponent {
    var screen: (any Screen).Type { (any Screen).self }
    var start: Start.Type { Start.self }
    var failure: (any Error).Type { (any Error).self }
    var all: [(any Screen).Type] { [(any Screen).self] }

    var menu: MenuComponent { MenuComponent(parent: self) }
}

final class MenuComponent: Component<MenuDependency> {
    var text: String { "\(dependency.screen) \(dependency.start) \(dependency.failure) \(dependency.all.count)" }
}
