// The root creates them by their qualified names.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    var pageSize: Int { 20 }
    var chatHome: Chat.HomeComponent { Chat.HomeComponent(parent: self) }
    var feedHome: Feed.Screens.HomeComponent { Feed.Screens.HomeComponent(parent: self) }
}
