import DIRuntime

final clas RootComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
}
