// `any`, `copy` and `consume` before a name are no names, whatever the component has.
import DIRuntime

protocol Screen {}

final class RootComponent: BootstrapComponent {
    var any: any Screen.Type { kinds[0] }
    var kinds: [any Screen.Type] { [any Screen.Type]() + [Start.self] }
    var copy: Int { let one = 1; return copy one }
    var some: (any Screen)? { Optional<any Screen>.none }
    var list: ListComponent { ListComponent(parent: self) }
}

struct Start: Screen {}

protocol ListDependency: Dependency {
    var any: any Screen.Type { get }
    var copy: Int { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String { "\(dependency.any) \(dependency.copy)" }
}
