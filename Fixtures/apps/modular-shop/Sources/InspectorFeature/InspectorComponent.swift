#if DEBUG
import DIRuntime
import ShopCore

package protocol InspectorDependency: Dependency {
    var display: any Display { get }
    var journal: Journal { get }
}

package extension RootComponent {
    var inspectorComponent: InspectorComponent { InspectorComponent(parent: self) }
}

package final class InspectorComponent: FeatureComponent<InspectorDependency> {
    override package var sectionName: String { "Inspector" }

    package func open() {
        dependency.display.show(section.page("Journal", dependency.journal.entries))
    }

    package var priceListComponent: PriceListComponent { PriceListComponent(parent: self) }
}
#endif
