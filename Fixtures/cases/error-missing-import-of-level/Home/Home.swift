// As in a module with `InternalImportsByDefault`: what others see of a file needs an import that says so.
package import DIRuntime
package import Models

package protocol HomeDependency: Dependency {
    var user: User { get }
}

package final class HomeComponent: Component<HomeDependency> {
    package var list: ListComponent { ListComponent(parent: self) }
    var row: RowComponent { RowComponent(parent: self) }
    var frame: FrameComponent { FrameComponent(parent: self) }
}
