// (head)

import DIRuntime

extension DeckComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AnswerComponent.self) { AnswerDependencyProvider($0) }
        table.register(CoverComponent.self) { CoverDependencyProvider($0) }
        table.register(IndexComponent.self) { IndexDependencyProvider($0) }
        table.register(NoteComponent.self) { NoteDependencyProvider($0) }
        table.register(SlideComponent.self) { SlideDependencyProvider($0) }
    }

    nonisolated final class AnswerDependencyProvider: AnswerDependency {
        var title: String { deckComponent.title }
        private let deckComponent: DeckComponent
        init(_ component: DIRuntime.NewComponent) { deckComponent = component.nearestAncestor() }
    }

    nonisolated final class CoverDependencyProvider: CoverDependency {
        var title: String { deckComponent.title }
        private let deckComponent: DeckComponent
        init(_ component: DIRuntime.NewComponent) { deckComponent = component.nearestAncestor() }
    }

    nonisolated final class IndexDependencyProvider: IndexDependency {
        var title: String { deckComponent.title }
        private let deckComponent: DeckComponent
        init(_ component: DIRuntime.NewComponent) { deckComponent = component.nearestAncestor() }
    }

    nonisolated final class NoteDependencyProvider: NoteDependency {
        var title: String { deckComponent.title }
        private let deckComponent: DeckComponent
        init(_ component: DIRuntime.NewComponent) { deckComponent = component.nearestAncestor() }
    }

    nonisolated final class SlideDependencyProvider: SlideDependency {
        var title: String { deckComponent.title }
        private let deckComponent: DeckComponent
        init(_ component: DIRuntime.NewComponent) { deckComponent = component.nearestAncestor() }
    }
}
// (tail)
