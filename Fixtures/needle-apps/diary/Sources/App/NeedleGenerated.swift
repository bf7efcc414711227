// The diary's own header.

import Foundation
import NeedleFoundation

// swiftlint:disable unused_declaration
private let needleDependenciesHash : String? = nil

// MARK: - Registration

public func registerProviderFactories() {
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent") { component in
        return EmptyDependencyProvider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->ListComponent") { component in
        return ListDependency0a1b2c3d4e5f60718293Provider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->EditorComponent") { component in
        return EditorDependency1b2c3d4e5f60718293a4Provider(component: component)
    }
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent->ListComponent->EditorComponent") { component in
        return EditorDependency2c3d4e5f60718293a4b5Provider(component: component)
    }
    
}

// MARK: - Providers

/// ^->RootComponent->ListComponent
private class ListDependency0a1b2c3d4e5f60718293Provider: ListDependency {
    var store: Store {
        return rootComponent.store
    }
    var owner: String {
        return rootComponent.owner
    }
    private let rootComponent: RootComponent
    init(component: NeedleFoundation.Scope) {
        rootComponent = component.parent as! RootComponent
    }
}
/// ^->RootComponent->EditorComponent
private class EditorDependency1b2c3d4e5f60718293a4Provider: EditorDependency {
    var store: Store {
        return rootComponent.store
    }
    var clock: Clock {
        return rootComponent.clock
    }
    private let rootComponent: RootComponent
    init(component: NeedleFoundation.Scope) {
        rootComponent = component.parent as! RootComponent
    }
}
/// ^->RootComponent->ListComponent->EditorComponent
private class EditorDependency2c3d4e5f60718293a4b5Provider: EditorDependency {
    var store: Store {
        return rootComponent.store
    }
    var clock: Clock {
        return listComponent.clock
    }
    private let rootComponent: RootComponent
    private let listComponent: ListComponent
    init(component: NeedleFoundation.Scope) {
        rootComponent = component.parent.parent as! RootComponent
        listComponent = component.parent as! ListComponent
    }
}
