// A slot was moved to the module of its host, without 'public': told once, where it stands.
import DIRuntime

enum HomeTabs: PluginSlot {  // reported here
    typealias Plugin = String
}

public final class HomeComponent: Component<EmptyDependency> {
    var tabs: Plugins<HomeTabs> { plugins() }
}
