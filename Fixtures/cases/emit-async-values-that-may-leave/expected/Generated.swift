// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ReaderComponent.self) { ReaderDependencyProvider($0) }
    }

    nonisolated final class ReaderDependencyProvider: ReaderDependency {
        var box: Box<[ID<Cache>]> {
            get async { await rootComponent.box }
        }
        var holder: Holder {
            get async { await rootComponent.holder }
        }
        var id: ID<Cache> {
            get async { await rootComponent.id }
        }
        var kinds: Kinds {
            get async { await rootComponent.kinds }
        }
        var size: Size {
            get async { await rootComponent.size }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
