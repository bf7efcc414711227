// needle-gen:generated
// Do not edit: change the sources and run needle-gen, or build again where its plugin runs.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        table.register(KidsPlayerComponent.self) { PlayerDependencyProvider($0) }
        table.register(PlayerComponent.self) { PlayerDependencyProvider($0) }
        table.register(QueueComponent.self) { QueueDependencyProvider($0) }
    }

    nonisolated final class PlayerDependencyProvider: PlayerDependency {
        var song: String { rootComponent.song }
        private let rootComponent: RootComponent
        init(_ component: any DIRuntime.Scope) {
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class QueueDependencyProvider: QueueDependency {
        var song: String { rootComponent.song }
        var volume: Int {
            switch kidsPlayerOrPlayerComponent {
            case .kidsPlayerComponent(let owner): return owner.volume
            case .playerComponent(let owner): return owner.volume
            }
        }
        private let kidsPlayerOrPlayerComponent: KidsPlayerOrPlayerComponent
        private let rootComponent: RootComponent
        private enum KidsPlayerOrPlayerComponent {
            case kidsPlayerComponent(KidsPlayerComponent)
            case playerComponent(PlayerComponent)
        }
        init(_ component: any DIRuntime.Scope) {
            kidsPlayerOrPlayerComponent = component.nearestAncestor { scope in
                if let owner = scope as? KidsPlayerComponent { return .kidsPlayerComponent(owner) }
                if let owner = scope as? PlayerComponent { return .playerComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
}

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
