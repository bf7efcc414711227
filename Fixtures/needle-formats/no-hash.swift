

import NeedleFoundation

// MARK: - Registration

public func registerProviderFactories() {
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent") { component in
        return EmptyDependencyProvider(component: component)
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
        return EmptyDependencyProvider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->SessionNonCoreComponent->ScoreBoardComponent") { component in
        return ScoreBoardDependency3d4e5f60718293a4b5c6Provider(component: component)
    }
    __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "SessionComponent") { component in
        return SessionPluginExtensionProvider(component: component)
    }
    
}

// MARK: - Providers

/// ^->RootComponent->WelcomeComponent
private class WelcomeDependency0a1b2c3d4e5f60718293Provider: WelcomeDependency {
    var mutablePlayersStream: MutablePlayersStream {
        return rootComponent.mutablePlayersStream
    }
    private let rootComponent: RootComponent
    init(component: NeedleFoundation.Scope) {
        rootComponent = component.parent as! RootComponent
    }
}
/// ^->RootComponent->SessionComponent
private class SessionDependency1b2c3d4e5f60718293a4Provider: SessionDependency {
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    private let rootComponent: RootComponent
    init(component: NeedleFoundation.Scope) {
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
    init(component: NeedleFoundation.Scope) {
        rootComponent = component.parent.parent as! RootComponent
        sessionComponent = component.parent as! SessionComponent
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
    init(component: NeedleFoundation.Scope) {
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
    init(component: NeedleFoundation.Scope) {
        let sessionComponent = component as! SessionComponent
        sessionNonCoreComponent = sessionComponent.nonCoreComponent as! SessionNonCoreComponent
    }
}
