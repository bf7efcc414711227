// A build is for one operating system: what stands under two of them in two files is never declared twice.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
}
