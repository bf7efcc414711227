import DIRuntime

final class RootComponent: BootstrapComponent {
    var badge: BadgeComponent { BadgeComponent(parent: self) }
}
