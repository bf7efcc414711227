// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BoxLeafComponent.self) { BoxDependencyProvider($0) }
        table.register(HashComponent.self) { HashDependencyProvider($0) }
        table.register(ItemLeafComponent.self) { ItemDependencyProvider($0) }
        table.register(ListLeafComponent.self) { ListDependencyProvider($0) }
        table.register(NumberLeafComponent.self) { NumberDependencyProvider($0) }
    }

    nonisolated final class BoxDependencyProvider: BoxDependency {
        var decoded: String { boxComponent.decoded }
        private let boxComponent: BoxComponent
        init(_ component: DIRuntime.NewComponent) { boxComponent = component.nearestAncestor() }
    }

    nonisolated final class HashDependencyProvider: HashDependency {
        var hash: Int {
            switch idOrKindComponent {
            case .idComponent(let owner): return owner.hash
            case .kindComponent(let owner): return owner.hash
            }
        }
        var isEqual: Bool {
            switch idOrKindComponent {
            case .idComponent(let owner): return owner.isEqual
            case .kindComponent(let owner): return owner.isEqual
            }
        }
        private let idOrKindComponent: IdOrKindComponent
        private enum IdOrKindComponent {
            case idComponent(IDComponent)
            case kindComponent(KindComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            idOrKindComponent = component.nearestAncestor { scope in
                if let owner = scope as? IDComponent { return .idComponent(owner) }
                if let owner = scope as? KindComponent { return .kindComponent(owner) }
                return nil
            }
        }
    }

    nonisolated final class ItemDependencyProvider: ItemDependency {
        var isEqual: Bool { itemComponent.isEqual }
        private let itemComponent: ItemComponent
        init(_ component: DIRuntime.NewComponent) { itemComponent = component.nearestAncestor() }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var sum: Int { listComponent.sum }
        private let listComponent: ListComponent
        init(_ component: DIRuntime.NewComponent) { listComponent = component.nearestAncestor() }
    }

    nonisolated final class NumberDependencyProvider: NumberDependency {
        var double: Int { numberComponent.double }
        var mark: String { numberComponent.mark }
        private let numberComponent: NumberComponent
        init(_ component: DIRuntime.NewComponent) { numberComponent = component.nearestAncestor() }
    }
}
// (tail)
