// (head)

import DIRuntime

extension PreviewComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BookComponent.self) { BookDependencyProvider($0) }
    }

    nonisolated final class BookDependencyProvider: BookDependency {
        var note: String {
            switch previewOrRootComponent {
            case .previewComponent(let owner): return owner.note
            case .rootComponent(let owner): return owner.note
            }
        }
        private let previewOrRootComponent: PreviewOrRootComponent
        private enum PreviewOrRootComponent {
            case previewComponent(PreviewComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            previewOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? PreviewComponent { return .previewComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
        }
    }
}
// (tail)
