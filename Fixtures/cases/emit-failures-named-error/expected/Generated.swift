// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ImportComponent.self) { ImportDependencyProvider($0) }
    }

    nonisolated final class ImportDependencyProvider: ImportDependency {
        func parse<Error>(_ text: String, failure: Error) throws(Error) -> Int where Error: Swift.Error {
            try rootComponent.parse(text, failure: failure)
        }
        func read<Error: Swift.Error>(_ line: () throws(Error) -> Int) throws(Error) -> Int {
            try rootComponent.read(line)
        }
        func skip() throws { try rootComponent.skip() }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
