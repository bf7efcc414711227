import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {
    var style: Feed.Style { .list }
    var list: Feed.ListComponent { Feed.ListComponent(parent: self) }
    var detail: Feed.DetailComponent { Feed.DetailComponent(parent: self) }
}
