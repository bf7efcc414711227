import Kit

final class AppComponent: AppRoot {
    var user: String { "Ada" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}
