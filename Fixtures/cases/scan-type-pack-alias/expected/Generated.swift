// (head)

import DIRuntime

extension MixerComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(KnobComponent.self) { KnobDependencyProvider($0) }
    }

    nonisolated final class KnobDependencyProvider: KnobDependency {
        var onPush: Callback<Bool> { mixerComponent.onPush }
        var onTurn: (Int, String) -> Void { mixerComponent.onTurn }
        var one: Result3<String, Int> { mixerComponent.one }
        var state: (String?, values: (Int, Double), boxes: [Pair<Int, Double>]) { mixerComponent.state }
        private let mixerComponent: MixerComponent
        init(_ component: DIRuntime.NewComponent) { mixerComponent = component.nearestAncestor() }
    }
}
// (tail)
