import DIRuntime

// What it creates is told with it.
final class FeedExtras {
    var banner: String { BannerComponent(parent: self).text }
}
