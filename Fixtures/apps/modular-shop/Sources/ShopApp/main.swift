import InspectorFeature
import ShopCore

let root = RootComponent(display: PrintedDisplay())
Walk(root: root).run()

#if DEBUG
if CommandLine.arguments.contains("--inspect") {
    let inspector = root.inspectorComponent
    inspector.open()
    inspector.priceListComponent.open()
}
#endif
