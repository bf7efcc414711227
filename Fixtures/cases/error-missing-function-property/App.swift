// A property that holds a function is no method, and is found where it is asked for as one.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var log: (String, Int) -> Void { { _, _ in } }
    let make: (Int) -> String = { String($0) }
    var open: (String) -> Int { { $0.count } }
    func title(_ number: Int) -> String { String(number) }

    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    func log(_ text: String, level: Int)
    func make(_ number: Int) -> String
    func open(_ text: String) -> Bool
    var title: (Int) -> String { get }
}

final class HomeComponent: Component<HomeDependency> {
    func run() -> Bool {
        dependency.log(dependency.make(1), level: 2)
        return dependency.open("a")
    }
}
