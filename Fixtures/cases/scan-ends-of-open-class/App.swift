import DIRuntime
final class Root: BootstrapComponent {
    let name = "a"
    var home: Home { Home(parent: self) }
}
