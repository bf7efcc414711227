import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
    var sections: Plugins<Sections> { plugins() }
    var small: SmallComponent { SmallComponent(parent: self) }
}

final class SmallComponent: Component<EmptyDependency> {
    var tabs: Plugins<Tabs> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

// needle:ignore empty-slot
enum Sections: PluginSlot { typealias Plugin = String }

/// Neither hosted nor filled.
enum Extras: PluginSlot { typealias Plugin = String }
