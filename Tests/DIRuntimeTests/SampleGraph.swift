import DIRuntime

// A small app in the shape that people know: components as they write them, and below what needle-gen writes for them.

final class ScoreStream {}
final class Theme: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

protocol LoggedInDependency: Dependency {
    var theme: Theme { get }
}

protocol GameDependency: Dependency {
    var scoreStream: ScoreStream { get }
    var theme: Theme { get }
    @MainActor var title: String { get }
}

protocol ScreenDependency: Dependency {
    var theme: Theme { get }
    @MainActor var title: String { get }
}

class RootComponent: BootstrapComponent {
    @MainActor var title: String { "Tic Tac Toe" }
    var theme: Theme { shared { Theme("root") } }
    var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
    @MainActor var screen: ScreenComponent { ScreenComponent(parent: self) }
}

class LoggedInComponent: Component<LoggedInDependency> {
    var scoreStream: ScoreStream { shared { ScoreStream() } }
    var folder: FolderComponent { FolderComponent(parent: self) }
    var game: GameComponent { GameComponent(parent: self) }
    func game(player: String) -> PlayerGameComponent { PlayerGameComponent(parent: self, player: player) }
}

final class FolderComponent: Component<EmptyDependency>, @unchecked Sendable {
    var theme: Theme { shared { Theme("folder") } }
    var folder: FolderComponent { FolderComponent(parent: self) }
    var game: GameComponent { GameComponent(parent: self) }
}

class GameComponent: Component<GameDependency> {
    var leaf: LeafComponent { LeafComponent(parent: self) }
}

/// Has an initialiser of its own, and a description that must not become part of its path.
final class PlayerGameComponent: Component<GameDependency>, CustomStringConvertible {
    let player: String
    init(parent: Scope, player: String) {
        self.player = player
        super.init(parent: parent)
    }
    var description: String { "the game of \(player)" }
}

final class LeafComponent: Component<EmptyDependency> {}

final class ScreenComponent: MainActorComponent<ScreenDependency> {
    var model: ScreenModel { shared { ScreenModel(title: dependency.title) } }
    var leaf: LeafComponent { LeafComponent(parent: self) }
    var child: ScreenComponent { ScreenComponent(parent: self) }
}

@MainActor
final class ScreenModel {
    let title: String
    init(title: String) { self.title = title }
}

// What needle-gen writes.

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_Sample.providers }
}

private enum NeedleGraph_Sample {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        table.register(LoggedInComponent.self) { LoggedInDependencyProvider($0) }
        table.register(ScreenComponent.self) { ScreenDependencyProvider($0) }
        table.register(GameComponent.self) { GameDependencyProvider($0) }
        table.register(PlayerGameComponent.self) { GameDependencyProvider($0) }
    }

    nonisolated final class LoggedInDependencyProvider: LoggedInDependency {
        var theme: Theme { rootComponent.theme }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class ScreenDependencyProvider: ScreenDependency {
        var theme: Theme { rootComponent.theme }
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class GameDependencyProvider: GameDependency {
        var scoreStream: ScoreStream { loggedInComponent.scoreStream }
        @MainActor var title: String { rootComponent.title }
        var theme: Theme {
            switch folderOrRootComponent {
            case .folderComponent(let owner): return owner.theme
            case .rootComponent(let owner): return owner.theme
            }
        }
        private let loggedInComponent: LoggedInComponent
        private let rootComponent: RootComponent
        private let folderOrRootComponent: FolderOrRootComponent
        private enum FolderOrRootComponent {
            case folderComponent(FolderComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            loggedInComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
            folderOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? FolderComponent { return .folderComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
        }
    }
}
