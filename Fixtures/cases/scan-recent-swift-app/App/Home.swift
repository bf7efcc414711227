import Core
import DIRuntime

protocol HomeDependency: Dependency {
    var title: String { get }
    var store: Store { get }

    #if os(Windows)
    var window: Int { get }
    #endif

    func size<Value: ~Copyable & ~Escapable>(of value: borrowing Value) -> Int
}

#if os(Windows)
extension RootComponent {
    var window: Int { 1 }
}
#endif

final class HomeComponent: FeatureComponent<HomeDependency>, Part, CustomDebugStringConvertible {
    var debugDescription: String { "home" }
    var text: String { "\(dependency.title) \(dependency.size(of: 1)) \(log.name) \(detail.text)" }

    #if os(Windows)
    var detail: WindowComponent { WindowComponent(parent: self) }
    #else
    var detail: DetailComponent { DetailComponent(parent: self) }
    #endif

    func sum() async -> Int { await dependency.store.sum() }
}

#if os(Windows)
final class WindowComponent: Component<DetailDependency>, Part {
    var text: String { dependency.log.name }
}
#else
final class DetailComponent: Component<DetailDependency>, Part {
    var text: String {
        let numbers = [1, 2, 3]
        let span = numbers.span
        return "\(dependency.verbosity) \(span.count) \(dependency.log.name)"
    }
}
#endif

protocol DetailDependency: Dependency {
    var verbosity: Int { get }
    var log: Log { get }
}
