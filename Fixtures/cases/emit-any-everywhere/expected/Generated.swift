// (head)

import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GreetingComponent.self) { GreetingDependencyProvider($0) }
    }

    nonisolated final class GreetingDependencyProvider: GreetingDependency {
        var clock: any Clock { rootComponent.clock }
        var clocks: [any Clock] { rootComponent.clocks }
        var kind: any Speaking.Type { rootComponent.kind }
        func onGreet(_ action: @escaping (any Speaking) -> (any Clock)?) { rootComponent.onGreet(action) }
        var politeSpeaker: any Polite & Speaking { rootComponent.politeSpeaker }
        var spare: (any Clock)? { rootComponent.spare }
        var speaker: any Speaker { rootComponent.speaker }
        func speakers(in clocks: [any Clock], like speaker: (any Speaking)?) -> [String: any Speaking] {
            rootComponent.speakers(in: clocks, like: speaker)
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
