// The non-core component is created by its core, and what it creates finds it first.
import DIRuntime

protocol HomeNonCoreDependency: Dependency {
    var user: String { get }
    var layout: String { get }
}

final class HomeNonCoreComponent: NonCoreComponent<HomeNonCoreDependency> {
    var banners: [String] { ["welcome \(dependency.user)", "in a \(dependency.layout)"] }
    var promotionComponent: PromotionComponent { PromotionComponent(parent: self) }
}

protocol PromotionDependency: Dependency {
    var banners: [String] { get }
    var layout: String { get }
}

final class PromotionComponent: Component<PromotionDependency> {
    var text: String { "promotion among \(dependency.banners.count) in a \(dependency.layout)" }
}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var homeComponent: HomeComponent { shared { HomeComponent(parent: self) } }
}
