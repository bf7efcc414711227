// A merge left both sides: neither can be told to be meant, so nothing is generated.
import DIRuntime

final class RootComponent: BootstrapComponent {
<<<<<<< HEAD
    var title: String { "ours" }
=======
    var title: Substring { "theirs" }
>>>>>>> feature/title
    var page: PageComponent { PageComponent(parent: self) }
}
