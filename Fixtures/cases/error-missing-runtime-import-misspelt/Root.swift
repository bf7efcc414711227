import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "title" }

    var help: HelpComponent { HelpComponent(parent: self) }
}
