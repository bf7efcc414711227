package import DIRuntime
package import HomeInterface

package final class HomeComponent: Component<HomeDependency> {
    package var detail: DetailComponent { DetailComponent(parent: self) }
    package var tabs: Plugins<HomeTabs> { plugins() }
}

package protocol DetailDependency: LayoutDependency {}

package final class DetailComponent: Component<DetailDependency> {
    package var sheet: SheetComponent { SheetComponent(parent: self) }
}

package protocol SheetDependency: Dependency {
    var zoom: Int { get }
}

package final class SheetComponent: Sheet<SheetDependency> {}

package final class TabComponent: SlotComponent<EmptyDependency, HomeTabs> {
    package override class var flag: String { "tab" }
    package override var plugin: Layout { .grid }
}

public final class MapComponent: Component<MapDependency> {}
