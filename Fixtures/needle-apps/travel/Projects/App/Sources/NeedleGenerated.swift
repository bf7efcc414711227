

import Booking
import Kit
import NeedleFoundation
import Search

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

#if !NEEDLE_DYNAMIC

private class SearchDependency0a1b2c3d4e5f60718293Provider: SearchDependency {
    var log: Log {
        return appComponent.log
    }
    private let appComponent: AppComponent
    init(appComponent: AppComponent) {
        self.appComponent = appComponent
    }
}
/// ^->AppComponent->SearchComponent
private func factory0a1b2c3d4e5f60718293f47b58f8f304c97af4d5(_ component: NeedleFoundation.Scope) -> AnyObject {
    return SearchDependency0a1b2c3d4e5f60718293Provider(appComponent: parent1(component) as! AppComponent)
}
private class BookingDependency1b2c3d4e5f60718293a4Provider: BookingDependency {
    var fares: Fares {
        return appComponent.fares
    }
    var log: Log {
        return appComponent.log
    }
    private let appComponent: AppComponent
    init(appComponent: AppComponent) {
        self.appComponent = appComponent
    }
}
/// ^->AppComponent->SearchComponent->BookingComponent
private func factory1b2c3d4e5f60718293a4f47b58f8f304c97af4d5(_ component: NeedleFoundation.Scope) -> AnyObject {
    return BookingDependency1b2c3d4e5f60718293a4Provider(appComponent: parent2(component) as! AppComponent)
}
private class ReceiptDependency2c3d4e5f60718293a4b5Provider: ReceiptDependency {
    var log: Log {
        return appComponent.log
    }
    var currency: String {
        return bookingComponent.currency
    }
    private let appComponent: AppComponent
    private let bookingComponent: BookingComponent
    init(appComponent: AppComponent, bookingComponent: BookingComponent) {
        self.appComponent = appComponent
        self.bookingComponent = bookingComponent
    }
}
/// ^->AppComponent->SearchComponent->BookingComponent->ReceiptComponent
private func factory2c3d4e5f60718293a4b5f47b58f8f304c97af4d5(_ component: NeedleFoundation.Scope) -> AnyObject {
    return ReceiptDependency2c3d4e5f60718293a4b5Provider(appComponent: parent3(component) as! AppComponent, bookingComponent: parent1(component) as! BookingComponent)
}

#else
extension AppComponent: NeedleFoundation.Registration {
    public func registerItems() {

        localTable["fares-Fares"] = { [unowned self] in self.fares as Any }
        localTable["log-Log"] = { [unowned self] in self.log as Any }
    }
}
extension SearchComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\SearchDependency.log] = "log-Log"
    }
}
extension BookingComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\BookingDependency.fares] = "fares-Fares"
        keyPathToName[\BookingDependency.log] = "log-Log"
        localTable["currency-String"] = { [unowned self] in self.currency as Any }
    }
}
extension ReceiptComponent: NeedleFoundation.Registration {
    public func registerItems() {
        keyPathToName[\ReceiptDependency.log] = "log-Log"
        keyPathToName[\ReceiptDependency.currency] = "currency-String"
    }
}


#endif

private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
    return EmptyDependencyProvider(component: component)
}

// MARK: - Registration
private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
    __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
}

#if !NEEDLE_DYNAMIC

@inline(never) private func register1() {
    registerProviderFactory("^->AppComponent", factoryEmptyDependencyProvider)
    registerProviderFactory("^->AppComponent->SearchComponent", factory0a1b2c3d4e5f60718293f47b58f8f304c97af4d5)
    registerProviderFactory("^->AppComponent->SearchComponent->BookingComponent", factory1b2c3d4e5f60718293a4f47b58f8f304c97af4d5)
    registerProviderFactory("^->AppComponent->SearchComponent->BookingComponent->ReceiptComponent", factory2c3d4e5f60718293a4b5f47b58f8f304c97af4d5)
}
#endif

public func registerProviderFactories() {
#if !NEEDLE_DYNAMIC
    register1()
#endif
}
