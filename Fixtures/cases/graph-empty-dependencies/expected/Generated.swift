// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LicensesComponent.self) { LicensesDependencyProvider($0) }
    }

    nonisolated final class LicensesDependencyProvider: LicensesDependency {
        init(_ component: DIRuntime.NewComponent) {}
    }
}
// (tail)
