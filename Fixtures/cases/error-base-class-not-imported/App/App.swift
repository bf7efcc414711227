import Core
import DIRuntime
import Feature

final class AppComponent: BootstrapComponent {
    var host: String { "localhost" }
    var title: String { "Shop" }
    var special: SpecialComponent { SpecialComponent(parent: self) }
}

final class SpecialComponent: FeatureComponent {
    var more: DetailComponent { DetailComponent(parent: self) }
}
