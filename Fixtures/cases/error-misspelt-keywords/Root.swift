import DIRuntime

final clas RootComponent: BootstrapComponent {
    var phone: String { "5" }
    var list: ListComponent { ListComponent(parent: self) }
}
