// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LabelComponent.self) { LabelDependencyProvider($0) }
        table.register(MessageComponent.self) { MessageDependencyProvider($0) }
    }

    nonisolated final class LabelDependencyProvider: LabelDependency {
        var base: StyledComponent.Style { cardComponent.base }
        var palette: StyledComponent.Palette { cardComponent.palette }
        var size: StyledComponent.Sizes.Size { cardComponent.size }
        var style: StyledComponent.Style { cardComponent.style }
        private let cardComponent: CardComponent
        init(_ component: DIRuntime.NewComponent) { cardComponent = component.nearestAncestor() }
    }

    nonisolated final class MessageDependencyProvider: MessageDependency {
        var place: NoteShelf.Place { rootComponent.place }
        var row: InboxComponent.Row { inboxComponent.row }
        var rows: SpamComponent.Rows { inboxComponent.rows }
        var samePlace: PairShelf<String>.Place { rootComponent.samePlace }
        private let inboxComponent: InboxComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            inboxComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
