// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var labels: Shelf.Box<Int>.Label.Copies { rootComponent.labels }
        var lid: Shelf.Box<Int>.Lid { rootComponent.lid }
        var pair: Queue<Int>.Pair<Bool> { rootComponent.pair }
        var part: Part<Queue<String>> { rootComponent.part }
        var rest: Queue<Int>.Rest { rootComponent.rest }
        var whole: Queue<Bool>.Rest { rootComponent.whole }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
