

import NeedleFoundation

// MARK: - Dependency Provider Factories

func registerDependencyProviderFactories() {
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent") { component in
        return EmptyDependencyProvider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->WelcomeComponent") { component in
        return WelcomeDependency_0a1b2c3d4e5f60718293Provider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent") { component in
        return SessionDependency_1b2c3d4e5f60718293a4Provider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->MatchComponent") { component in
        return MatchDependency_2c3d4e5f60718293a4b5Provider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->SessionNonCoreComponent") { component in
        return EmptyDependencyProvider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->SessionNonCoreComponent->ScoreBoardComponent") { component in
        return ScoreBoardDependency_3d4e5f60718293a4b5c6Provider(component: component)
    }
}

func registerPluginExtensionProviderFactories() {
    __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "^->RootComponent->SessionComponent") { component in
        return SessionPluginExtension_2401566548657102Provider(component: component)
    }
}

// MARK: - Dependency Providers

/// ^->RootComponent->WelcomeComponent
private class WelcomeDependency_0a1b2c3d4e5f60718293Provider: WelcomeDependency {
    var mutablePlayersStream: MutablePlayersStream {
        return rootComponent.mutablePlayersStream
    }
    private let rootComponent: RootComponent
    init(component: ComponentType) {
        rootComponent = component.parent as! RootComponent
    }
}
/// ^->RootComponent->SessionComponent
private class SessionDependency_1b2c3d4e5f60718293a4Provider: SessionDependency {
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    private let rootComponent: RootComponent
    init(component: ComponentType) {
        rootComponent = component.parent as! RootComponent
    }
}
/// ^->RootComponent->SessionComponent->MatchComponent
private class MatchDependency_2c3d4e5f60718293a4b5Provider: MatchDependency {
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    var mutableScoreStream: MutableScoreStream {
        return sessionComponent.pluginExtension.mutableScoreStream
    }
    private let rootComponent: RootComponent
    private let sessionComponent: SessionComponent
    init(component: ComponentType) {
        rootComponent = component.parent.parent as! RootComponent
        sessionComponent = component.parent as! SessionComponent
    }
}
/// ^->RootComponent->SessionComponent->SessionNonCoreComponent->ScoreBoardComponent
private class ScoreBoardDependency_3d4e5f60718293a4b5c6Provider: ScoreBoardDependency {
    var scoreStream: ScoreStream {
        return sessionNonCoreComponent.scoreStream
    }
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    private let sessionNonCoreComponent: SessionNonCoreComponent
    private let rootComponent: RootComponent
    init(component: ComponentType) {
        let sessionComponent = component.parent.parent as! SessionComponent
        sessionNonCoreComponent = sessionComponent.nonCoreComponent as! SessionNonCoreComponent
        rootComponent = component.parent.parent.parent as! RootComponent
    }
}

// MARK: - Plugin Extension Providers

/// ^->RootComponent->SessionComponent
private class SessionPluginExtension_2401566548657102Provider: SessionPluginExtension {
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
