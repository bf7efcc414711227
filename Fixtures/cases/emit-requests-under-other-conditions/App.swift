// Two protocols request the same member, one of them under a condition; it is one member of the provider.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "Songs" }
    #if DEBUG
        var limit: Int { 5 }
    #else
        var limit: Int = 50
    #endif
    func play(_ done: () -> Void) { done() }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol TitleDependency: Dependency {
    #if DEBUG
        var title: String { get }
        var limit: Int { get }
    #else
        var limit: Int { get set }
    #endif
    func play(_ done: @escaping () -> Void)
}

protocol ListDependency: Dependency {
    var title: String { get }
    func play(_ done: () -> Void)
}

final class ListComponent: Component<TitleDependency & ListDependency> {
    var text: String {
        var count = 0
        dependency.play { count += 1 }
        return "\(dependency.title) \(dependency.limit) \(count)"
    }
}
