

import NeedleFoundation

// MARK: - Dependency Provider Factories

class NeedleGenerated {

    static func registerDependencyProviderFactories() {
        __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent") { component in
            return EmptyDependencyProvider()
        }
        __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->WelcomeComponent") { component in
            return WelcomeDependency0a1b2c3d4e5f60718293Provider(component: component)
        }
        __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent") { component in
            return SessionDependency1b2c3d4e5f60718293a4Provider(component: component)
        }
        __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->MatchComponent") { component in
            return MatchDependency2c3d4e5f60718293a4b5Provider(component: component)
        }
        __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->SessionNonCoreComponent") { component in
            return EmptyDependencyProvider()
        }
        __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->SessionNonCoreComponent->ScoreBoardComponent") { component in
            return ScoreBoardDependency3d4e5f60718293a4b5c6Provider(component: component)
        }
        __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "^->RootComponent->SessionComponent") { component in
            return SessionPluginExtensionProvider(component: component)
        }
    }
}

// MARK: - Dependency Providers

/// ^->RootComponent->WelcomeComponent
private class WelcomeDependency0a1b2c3d4e5f60718293Provider: WelcomeDependency {
    var mutablePlayersStream: MutablePlayersStream {
        return rootComponent.mutablePlayersStream
    }
    private let rootComponent: RootComponent
    init(component: ComponentType) {
        rootComponent = component.parent as! RootComponent
    }
}
/// ^->RootComponent->SessionComponent
private class SessionDependency1b2c3d4e5f60718293a4Provider: SessionDependency {
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    private let rootComponent: RootComponent
    init(component: ComponentType) {
        rootComponent = component.parent as! RootComponent
    }
}
/// ^->RootComponent->SessionComponent->MatchComponent
private class MatchDependency2c3d4e5f60718293a4b5Provider: MatchDependency {
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    var mutableScoreStream: MutableScoreStream {
        return sessionComponent.pluginExtension.mutableScoreStream
    }
    private let rootComponent: RootComponent
    private let sessionComponent: SessionComponent
    init(component: ComponentType) {
        let match = component as! MatchComponent
        sessionComponent = match.parent as! SessionComponent
        rootComponent = sessionComponent.parent as! RootComponent
    }
}
/// ^->RootComponent->SessionComponent->SessionNonCoreComponent->ScoreBoardComponent
private class ScoreBoardDependency3d4e5f60718293a4b5c6Provider: ScoreBoardDependency {
    var scoreStream: ScoreStream {
        return sessionNonCoreComponent.scoreStream
    }
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    private let sessionNonCoreComponent: SessionNonCoreComponent
    private let rootComponent: RootComponent
    init(component: ComponentType) {
        sessionNonCoreComponent = component.parent as! SessionNonCoreComponent
        rootComponent = component.parent.parent.parent as! RootComponent
    }
}
/// SessionComponent plugin extension
private class SessionPluginExtensionProvider: SessionPluginExtension {
    var mutableScoreStream: MutableScoreStream {
        return sessionNonCoreComponent.mutableScoreStream
    }
    var scoreBoardComponent: ScoreBoardComponent {
        return sessionNonCoreComponent.scoreBoardComponent
    }
    private unowned let sessionNonCoreComponent: SessionNonCoreComponent
    fileprivate init(component: ComponentType) {
        let sessionComponent = component as! SessionComponent
        sessionNonCoreComponent = sessionComponent.nonCoreComponent as! SessionNonCoreComponent
    }
}
