// A request that stands under an #if, and whose owners each exist under another one: where it stands, and none of them
// does, nothing creates the component.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let name: String = "row"
    #if LEFT
    var left: LeftComponent { LeftComponent(parent: self) }
    #endif
    #if RIGHT
    var right: RightComponent { RightComponent(parent: self) }
    #endif
}

#if LEFT
final class LeftComponent: Component<EmptyDependency> {
    let side: String = "left"
    var row: RowComponent { RowComponent(parent: self) }
}
#endif

#if RIGHT
final class RightComponent: Component<EmptyDependency> {
    let side: String = "right"
    var row: RowComponent { RowComponent(parent: self) }
}
#endif

protocol RowDependency: Dependency {
    var name: String { get }
    #if LONG
    var side: String { get }
    #endif
}

final class RowComponent: Component<RowDependency> {
    var text: String {
        #if LONG
        "\(dependency.side) \(dependency.name)"
        #else
        dependency.name
        #endif
    }
}
