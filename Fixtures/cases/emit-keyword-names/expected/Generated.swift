// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(OptionsComponent.self) { OptionsDependencyProvider($0) }
    }

    nonisolated final class OptionsDependencyProvider: OptionsDependency {
        var `class`: String { rootComponent.class }
        var `default`: Theme { rootComponent.default }
        var `in`: Int {
            get { rootComponent.in }
            set { rootComponent.in = newValue }
        }
        func range(`let` low: Int, `var` high: Int, `inout` step: Int) -> [Int] {
            rootComponent.range(let: low, var: high, `inout`: step)
        }
        func `repeat`(_ text: String, for count: Int) -> String { rootComponent.repeat(text, for: count) }
        var `switch`: Bool { rootComponent.switch }
        func total(await: Int, unsafe: Int) -> Int { rootComponent.total(await: `await`, unsafe: `unsafe`) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
