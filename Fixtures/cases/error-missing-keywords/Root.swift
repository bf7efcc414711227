import DIRuntime

final class RootComponent: BootstrapComponent {
    phone: String { "5" }
    private name = "Ada"
    fileprivate greeting() -> String { "Hello \(name)" }
    var list: ListComponent { ListComponent(parent: self) }
}
