// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Album.CoverComponent.self) { PhotoDependencyProvider($0) }
        table.register(PhotoComponent.self) { PhotoDependencyProvider($0) }
    }

    nonisolated final class PhotoDependencyProvider: PhotoDependency {
        var camera: String { rootComponent.camera }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
