

import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Traversal Helpers

private func parent1(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent
}

private func parent2(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent
}

private func parent3(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
    return component.parent.parent.parent
}

// MARK: - Providers

private class WelcomeDependency0a1b2c3d4e5f60718293Provider: WelcomeDependency {
    var mutablePlayersStream: MutablePlayersStream {
        return rootComponent.mutablePlayersStream
    }
    private let rootComponent: RootComponent
    init(rootComponent: RootComponent) {
        self.rootComponent = rootComponent
    }
}
/// ^->RootComponent->WelcomeComponent
private func factory0a1b2c3d4e5f60718293e3b0c44298fc1c149afb(_ component: NeedleFoundation.Scope) -> AnyObject {
    return WelcomeDependency0a1b2c3d4e5f60718293Provider(rootComponent: parent1(component) as! RootComponent)
}
private class SessionDependency1b2c3d4e5f60718293a4Provider: SessionDependency {
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    private let rootComponent: RootComponent
    init(rootComponent: RootComponent) {
        self.rootComponent = rootComponent
    }
}
/// ^->RootComponent->SessionComponent
private func factory1b2c3d4e5f60718293a4e3b0c44298fc1c149afb(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SessionDependency1b2c3d4e5f60718293a4Provider(rootComponent: parent1(component) as! RootComponent)
}
private class MatchDependency2c3d4e5f60718293a4b5Provider: MatchDependency {
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    var mutableScoreStream: MutableScoreStream {
        return sessionComponent.pluginExtension.mutableScoreStream
    }
    private let rootComponent: RootComponent
    private let sessionComponent: SessionComponent
    init(rootComponent: RootComponent, sessionComponent: SessionComponent) {
        self.rootComponent = rootComponent
        self.sessionComponent = sessionComponent
    }
}
/// ^->RootComponent->SessionComponent->MatchComponent
private func factory2c3d4e5f60718293a4b5e3b0c44298fc1c149afb(_ component: NeedleFoundation.Scope) -> AnyObject {
    return MatchDependency2c3d4e5f60718293a4b5Provider(rootComponent: parent2(component) as! RootComponent, sessionComponent: parent1(component) as! SessionComponent)
}
private class ScoreBoardDependency3d4e5f60718293a4b5c6Provider: ScoreBoardDependency {
    var scoreStream: ScoreStream {
        return sessionNonCoreComponent.scoreStream
    }
    var playersStream: PlayersStream {
        return rootComponent.playersStream
    }
    private let sessionNonCoreComponent: SessionNonCoreComponent
    private let rootComponent: RootComponent
    init(sessionNonCoreComponent: SessionNonCoreComponent, rootComponent: RootComponent) {
        self.sessionNonCoreComponent = sessionNonCoreComponent
        self.rootComponent = rootComponent
    }
}
/// ^->RootComponent->SessionComponent->SessionNonCoreComponent->ScoreBoardComponent
private func factory3d4e5f60718293a4b5c6e3b0c44298fc1c149afb(_ component: NeedleFoundation.Scope) -> AnyObject {
    return ScoreBoardDependency3d4e5f60718293a4b5c6Provider(sessionNonCoreComponent: parent1(component) as! SessionNonCoreComponent, rootComponent: parent3(component) as! RootComponent)
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


private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
    return EmptyDependencyProvider(component: component)
}

// MARK: - Registration
private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
}

private func register1() {
    registerProviderFactory("^->RootComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->RootComponent->WelcomeComponent", factory0a1b2c3d4e5f60718293e3b0c44298fc1c149afb)
    registerProviderFactory("^->RootComponent->SessionComponent", factory1b2c3d4e5f60718293a4e3b0c44298fc1c149afb)
    registerProviderFactory("^->RootComponent->SessionComponent->MatchComponent", factory2c3d4e5f60718293a4b5e3b0c44298fc1c149afb)
    registerProviderFactory("^->RootComponent->SessionComponent->SessionNonCoreComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->RootComponent->SessionComponent->SessionNonCoreComponent->ScoreBoardComponent", factory3d4e5f60718293a4b5c6e3b0c44298fc1c149afb)
    __PluginExtensionProviderRegistry.instance.registerPluginExtensionProviderFactory(for: "SessionComponent") { component in
        return SessionPluginExtensionProvider(component: component)
    }
}

public func registerProviderFactories() {
    register1()
}
