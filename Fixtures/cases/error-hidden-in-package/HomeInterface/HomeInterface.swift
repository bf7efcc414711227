package import DIRuntime

package enum Layout { case grid, list }

// Each lost its `package`, and cannot be `public`, for `Layout` is not.
protocol HomeDependency: Dependency {
    var layout: Layout { get }
}

protocol LayoutDependency: Dependency {
    var layout: Layout { get }
}

enum HomeTabs: PluginSlot { package typealias Plugin = Layout }

typealias Sheet<D> = Component<D>

// A public class asks for it, so that it is to be public.
protocol MapDependency: Dependency {
    var zoom: Int { get }
}
