// (head)

import DIRuntime
import Feeds
import Tools

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ClockComponent.self) { ClockDependencyProvider($0) }
        table.register(EditorComponent.self) { EditorDependencyProvider($0) }
        table.register(StoryComponent.self) { StoryDependencyProvider($0) }
    }

    nonisolated final class ClockDependencyProvider: ClockDependency {
        func note(_ draft: Draft) async -> Int { await rootComponent.note(draft) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class EditorDependencyProvider: EditorDependency {
        var check: ((Draft) async -> Int)? { deskComponent.check }
        nonisolated(nonsending) func copy(_ draft: Draft) async -> Draft { await deskComponent.copy(draft) }
        func count(_ draft: Draft) async -> Int { await deskComponent.count(draft) }
        func each(_ body: (Draft) async -> Void, then last: @MainActor () async -> Void) async {
            await deskComponent.each(body, then: last)
        }
        @concurrent func save(_ text: String) async -> Bool { return await deskComponent.save(text) }
        private let deskComponent: DeskComponent
        init(_ component: DIRuntime.NewComponent) { deskComponent = component.nearestAncestor() }
    }

    nonisolated final class StoryDependencyProvider: StoryDependency {
        @concurrent func all(_ body: @concurrent @escaping @Sendable (Int) async -> Bool) async -> Int {
            await feedComponent.all(body)
        }
        @concurrent var count: Int {
            get async { await feedComponent.count }
        }
        @concurrent func item(at index: Int) async -> Item { await feedComponent.item(at: index) }
        @concurrent subscript(index: Int) -> String {
            get async { await feedComponent[index] }
        }
        var titles: [@concurrent (Int) async -> String] { feedComponent.titles }
        private let feedComponent: FeedComponent
        init(_ component: DIRuntime.NewComponent) { feedComponent = component.nearestAncestor() }
    }
}
// (tail)
