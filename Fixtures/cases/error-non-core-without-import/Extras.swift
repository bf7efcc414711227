// The import that is missing here is told once, for both.
final class FeedExtras: NonCoreComponent<EmptyDependency> {
    var banner: String { BannerComponent(parent: self).text }
}

final class ShopExtras: NonCoreComponent<EmptyDependency> {
    var offer: String { "Two for one" }
}
