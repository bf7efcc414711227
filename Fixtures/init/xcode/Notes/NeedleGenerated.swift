// Notes

import NeedleFoundation
import UIKit

// MARK: - Registration

public func registerProviderFactories() {
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent") { component in
        return EmptyDependencyProvider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->NoteComponent") { component in
        return NoteDependency0a1b2c3d4e5f60718293Provider(component: component)
    }
    
}

// MARK: - Providers

/// ^->RootComponent->NoteComponent
private class NoteDependency0a1b2c3d4e5f60718293Provider: NoteDependency {
    var greeting: String {
        return rootComponent.greeting
    }
    private let rootComponent: RootComponent
    init(component: NeedleFoundation.Scope) {
        rootComponent = component.parent as! RootComponent
    }
}
