// It lost its import, which is told: that the slot has no host comes of it.
final class HomeComponent: Component<EmptyDependency> {
    var tabs: Plugins<Tabs> { plugins() }
}
