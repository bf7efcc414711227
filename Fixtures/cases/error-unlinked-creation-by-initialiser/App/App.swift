// With or without '.init' it is the same class: one that is gone is told once, and one that is misspelt, or of a module that
// is not imported, is known.
import DIRuntime

final class AppComponent: BootstrapComponent {
    var gone: AnyObject { GoneComponent(parent: self) }
    var goneToo: AnyObject { GoneComponent.init(parent: self) }
    var cart: AnyObject { CartComponent.init(parent: self) }
    var profile: AnyObject { ProfilComponent.init(parent: self) }
}

final class ProfileComponent: Component<EmptyDependency> {}
