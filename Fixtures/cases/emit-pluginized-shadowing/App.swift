// Cores and non-core components with members of one name. A nearer scope comes first, with its non-core component where
// the way passes any; at one scope its own members come before those of its non-core component.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var theme: String { "the root's theme" }
    var outer: OuterComponent { shared { OuterComponent(parent: self) } }
}

protocol LookDependency: Dependency {
    var theme: String { get }
    var accent: String { get }
}

protocol OuterExtension: PluginExtension {
    var accent: String { get }
}

final class OuterComponent: PluginizedComponent<EmptyDependency, OuterExtension, OuterNonCoreComponent> {
    var theme: String { "the outer core's theme" }
    var page: PageComponent { PageComponent(parent: self) }
}

final class OuterNonCoreComponent: NonCoreComponent<OuterNonCoreDependency> {
    var theme: String { "the outer plug-in's theme" }
    var accent: String { "the outer plug-in's accent" }
    var text: String { dependency.theme }
    var inner: InnerComponent { shared { InnerComponent(parent: self) } }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol OuterNonCoreDependency: Dependency {
    var theme: String { get }
}

protocol InnerExtension: PluginExtension {
    var theme: String { get }
}

final class InnerComponent: PluginizedComponent<LookDependency, InnerExtension, InnerNonCoreComponent> {
    var accent: String { "the inner core's accent" }
    var text: String { "\(dependency.theme), \(dependency.accent)" }
    var note: NoteComponent { NoteComponent(parent: self) }
}

// Its own core's members, and farther ones: never its own.
final class InnerNonCoreComponent: NonCoreComponent<LookDependency> {
    var theme: String { "the inner plug-in's theme" }
    var accent: String { "the inner plug-in's accent" }
    var text: String { "\(dependency.theme), \(dependency.accent)" }
    var note: NoteComponent { NoteComponent(parent: self) }
}

final class PageComponent: Component<LookDependency> {
    var text: String { "\(dependency.theme), \(dependency.accent)" }
}

final class NoteComponent: Component<LookDependency> {
    var text: String { "\(dependency.theme), \(dependency.accent)" }
}
