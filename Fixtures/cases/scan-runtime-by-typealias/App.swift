final class AppComponent: Root {
    var user: String { "Ada" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}
