import DIRuntime

final class RootComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
}
