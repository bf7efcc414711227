// The file is generated in a module that sees nothing of the root: what is internal beside it is so for one reason.
import DIRuntime
import Feature

final class RootComponent: BootstrapComponent {
    var title: String { "Inbox" }
    var count: Int { 3 }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

func launch() -> RootComponent {
    RootComponent()
}
