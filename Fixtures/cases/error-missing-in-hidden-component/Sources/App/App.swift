import DIRuntime
import Menu

final class AppComponent: BootstrapComponent {
    let user = User(name: "Ada")
    var menu: MenuComponent { MenuComponent(parent: self) }
}
