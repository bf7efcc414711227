// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LabelComponent.self) { LabelDependencyProvider($0) }
    }

    nonisolated final class LabelDependencyProvider: LabelDependency {
        var fault: String {
            switch errorOrRootOrSentComponent {
            case .errorComponent(let owner): return owner.fault
            case .rootComponent(let owner): return owner.fault
            case .sentComponent(let owner): return owner.fault
            }
        }
        var identity: String {
            switch objectOrRootComponent {
            case .objectComponent(let owner): return owner.identity
            case .rootComponent(let owner): return owner.identity
            }
        }
        var key: String {
            switch namesOrRootComponent {
            case .namesComponent(let owner): return owner.key
            case .rootComponent(let owner): return owner.key
            }
        }
        var rows: String { rootComponent.rows }
        var title: String { rootComponent.title }
        private let errorOrRootOrSentComponent: ErrorOrRootOrSentComponent
        private let namesOrRootComponent: NamesOrRootComponent
        private let objectOrRootComponent: ObjectOrRootComponent
        private let rootComponent: RootComponent
        private enum ErrorOrRootOrSentComponent {
            case errorComponent(ErrorComponent)
            case rootComponent(RootComponent)
            case sentComponent(SentComponent)
        }
        private enum NamesOrRootComponent {
            case namesComponent(NamesComponent)
            case rootComponent(RootComponent)
        }
        private enum ObjectOrRootComponent {
            case objectComponent(ObjectComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            errorOrRootOrSentComponent = component.nearestAncestor { scope in
                if let owner = scope as? ErrorComponent { return .errorComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                if let owner = scope as? SentComponent { return .sentComponent(owner) }
                return nil
            }
            namesOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? NamesComponent { return .namesComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            objectOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? ObjectComponent { return .objectComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
