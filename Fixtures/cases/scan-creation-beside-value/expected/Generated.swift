// (head)

import DIRuntime

extension GalleryComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FrameComponent.self) { FrameDependencyProvider($0) }
        table.register(LampComponent.self) { FrameDependencyProvider($0) }
        table.register(OvalFrameComponent.self) { FrameDependencyProvider($0) }
    }

    nonisolated final class FrameDependencyProvider: FrameDependency {
        var wall: String { galleryComponent.wall }
        private let galleryComponent: GalleryComponent
        init(_ component: DIRuntime.NewComponent) { galleryComponent = component.nearestAncestor() }
    }
}
// (tail)
