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
        var bound: Int { rootComponent.bound }
        var byte: UTF8.CodeUnit { rootComponent.byte }
        func first(_ stream: AsyncStream<Int>) -> Int? { rootComponent.first(stream) }
        var index: Array<String>.Index { rootComponent.index }
        var iterator: IndexingIterator<[Int]> { rootComponent.iterator }
        var letter: String.Element { rootComponent.letter }
        var pair: Dictionary<String, Int>.Element { rootComponent.pair }
        var size: Int.Magnitude { rootComponent.size }
        var slice: Array<Int>.SubSequence { rootComponent.slice }
        var step: Int { rootComponent.step }
        var text: Substring { rootComponent.text }
        var width: Double { rootComponent.width }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
