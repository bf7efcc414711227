// swift-format-ignore-file
// Copyright of somebody.

@_implementationOnly import class Foundation.NSObject
import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash: String? = nil

// MARK: - Registration

public func registerProviderFactories() {
  __DependencyProviderRegistry.instance
   .registerDependencyProviderFactory(for: "^->RootComponent") { component in
    EmptyDependencyProvider(component: component)
  }
  __DependencyProviderRegistry.instance
   .registerDependencyProviderFactory(for: "^->RootComponent->WelcomeComponent") { component in
    WelcomeDependency0a1b2c3d4e5f60718293Provider(component: component)
  }
  __DependencyProviderRegistry.instance
   .registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent") { component in
    SessionDependency1b2c3d4e5f60718293a4Provider(component: component)
  }
  __DependencyProviderRegistry.instance
   .registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->MatchComponent") { component in
    MatchDependency2c3d4e5f60718293a4b5Provider(component: component)
  }
  __DependencyProviderRegistry.instance
   .registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->SessionNonCoreComponent") { component in
    EmptyDependencyProvider(component: component)
  }
  __DependencyProviderRegistry.instance
   .registerDependencyProviderFactory(for: "^->RootComponent->SessionComponent->SessionNonCoreComponent->ScoreBoardComponent") { component in
    ScoreBoardDependency3d4e5f60718293a4b5c6Provider(component: component)
  }
  __PluginExtensionProviderRegistry.instance
   .registerPluginExtensionProviderFactory(for: "SessionComponent") { component in
    SessionPluginExtensionProvider(component: component)
  }
  
}

// MARK: - WelcomeDependency

// swiftformat:disable all

fileprivate class WelcomeDependency0a1b2c3d4e5f60718293BaseProvider: WelcomeDependency {
  var mutablePlayersStream: MutablePlayersStream {
    self.rootComponent.mutablePlayersStream
  }
  private let rootComponent: RootComponent
  init(rootComponent: RootComponent) {
    self.rootComponent = rootComponent
  }
}
/// ^->RootComponent->WelcomeComponent
fileprivate final class WelcomeDependency0a1b2c3d4e5f60718293Provider: WelcomeDependency0a1b2c3d4e5f60718293BaseProvider {
  init(component: NeedleFoundation.Scope) {
    super.init(rootComponent: component.parent as! RootComponent)
  }
}
fileprivate class SessionDependency1b2c3d4e5f60718293a4BaseProvider: SessionDependency {
  var playersStream: PlayersStream {
    self.rootComponent.playersStream
  }
  private let rootComponent: RootComponent
  init(rootComponent: RootComponent) {
    self.rootComponent = rootComponent
  }
}
/// ^->RootComponent->SessionComponent
fileprivate final class SessionDependency1b2c3d4e5f60718293a4Provider: SessionDependency1b2c3d4e5f60718293a4BaseProvider {
  init(component: NeedleFoundation.Scope) {
    super.init(rootComponent: component.parent as! RootComponent)
  }
}
fileprivate class MatchDependency2c3d4e5f60718293a4b5BaseProvider: MatchDependency {
  var playersStream: PlayersStream {
    self.rootComponent.playersStream
  }
  var mutableScoreStream: MutableScoreStream {
    sessionComponent.pluginExtension.mutableScoreStream
  }
  private let rootComponent: RootComponent
  private let sessionComponent: SessionComponent
  init(rootComponent: RootComponent, sessionComponent: SessionComponent) {
    self.rootComponent = rootComponent
    self.sessionComponent = sessionComponent
  }
}
/// ^->RootComponent->SessionComponent->MatchComponent
fileprivate final class MatchDependency2c3d4e5f60718293a4b5Provider: MatchDependency2c3d4e5f60718293a4b5BaseProvider {
  init(component: NeedleFoundation.Scope) {
    super.init(rootComponent: component.parent.parent as! RootComponent, sessionComponent: component.parent as! SessionComponent)
  }
}
fileprivate class ScoreBoardDependency3d4e5f60718293a4b5c6BaseProvider: ScoreBoardDependency {
  var scoreStream: ScoreStream {
    sessionNonCoreComponent.scoreStream
  }
  var playersStream: PlayersStream {
    self.rootComponent.playersStream
  }
  private let sessionNonCoreComponent: SessionNonCoreComponent
  private let rootComponent: RootComponent
  init(sessionNonCoreComponent: SessionNonCoreComponent, rootComponent: RootComponent) {
    self.sessionNonCoreComponent = sessionNonCoreComponent
    self.rootComponent = rootComponent
  }
}
/// ^->RootComponent->SessionComponent->SessionNonCoreComponent->ScoreBoardComponent
fileprivate final class ScoreBoardDependency3d4e5f60718293a4b5c6Provider: ScoreBoardDependency3d4e5f60718293a4b5c6BaseProvider {
  init(component: NeedleFoundation.Scope) {
    super.init(sessionNonCoreComponent: component.parent as! SessionNonCoreComponent, rootComponent: component.parent.parent.parent as! RootComponent)
  }
}
/// SessionComponent plugin extension
fileprivate final class SessionPluginExtensionProvider: SessionPluginExtension {
  var mutableScoreStream: MutableScoreStream {
    sessionNonCoreComponent.mutableScoreStream
  }
  var scoreBoardComponent: ScoreBoardComponent {
    sessionNonCoreComponent.scoreBoardComponent
  }
  private unowned let sessionNonCoreComponent: SessionNonCoreComponent
  init(component: NeedleFoundation.Scope) {
    let sessionComponent = component as! SessionComponent
    sessionNonCoreComponent = sessionComponent.nonCoreComponent as! SessionNonCoreComponent
  }
}
