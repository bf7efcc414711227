// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FirstComponent.self) { ReadableFirstProvider($0) }
        table.register(SecondComponent.self) { WritableFirstProvider($0) }
        table.register(ThirdComponent.self) { ReadableProvider($0) }
    }

    nonisolated final class ReadableFirstProvider: ReadableFirst {
        var count: Int {
            get { rootComponent.count }
            set { rootComponent.count = newValue }
        }
        func load() throws(Failure) -> Int { try rootComponent.load() }
        var total: Int { rootComponent.total }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ReadableProvider: Readable, Writable {
        var count: Int {
            get { rootComponent.count }
            set { rootComponent.count = newValue }
        }
        func load() throws(Failure) -> Int { try rootComponent.load() }
        var total: Int { rootComponent.total }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class WritableFirstProvider: WritableFirst {
        var count: Int {
            get { rootComponent.count }
            set { rootComponent.count = newValue }
        }
        func load() throws(Failure) -> Int { try rootComponent.load() }
        var total: Int { rootComponent.total }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
