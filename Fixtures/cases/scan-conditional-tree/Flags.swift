// A tree of `#if`: nested branches, both sides of an `#else`, and conditions around a component and its creation.
import DIRuntime

#if DEBUG
#if os(Linux)
let platform = "linux"
#elseif os(Windows)
let platform = "windows"
#else
let platform = "apple"
#endif
#endif

final class RootComponent: BootstrapComponent {
    #if os(Linux) || os(macOS)
    var log: String { "file" }
    #else
    #if DEBUG
    var log: String { "console" }
    #else
    var log: String { "none" }
    #endif
    #endif

    #if DEBUG
    var seed: Int { 4 }
    var inspector: InspectorComponent { InspectorComponent(parent: self) }
    #endif

    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency { var log: String { get } }

final class HomeComponent: Component<HomeDependency> {}

#if DEBUG
protocol InspectorDependency: Dependency {
    var seed: Int { get }
}

final class InspectorComponent: Component<InspectorDependency> {}
#endif
