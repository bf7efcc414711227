import DIRuntime

// An older copy of the root, without the limit: what it lacks is not missing.
final class RootComponent: BootstrapComponent {
    let title: String = "Today"

    var list: ListComponent { ListComponent(parent: self) }
}
