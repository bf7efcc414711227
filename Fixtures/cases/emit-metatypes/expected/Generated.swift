// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CanvasComponent.self) { CanvasDependencyProvider($0) }
    }

    nonisolated final class CanvasDependencyProvider: CanvasDependency {
        var anyShape: (any Shape).Type { rootComponent.anyShape }
        var both: any (Shape & Equatable).Type { rootComponent.both }
        var numberKind: Int.Type { rootComponent.numberKind }
        var shapeKind: any Shape.Type { rootComponent.shapeKind }
        var shapeKinds: [any Shape.Type] { rootComponent.shapeKinds }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
