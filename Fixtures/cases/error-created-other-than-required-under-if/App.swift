// At the end of each branch stands what the getter returns, also without `return`.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var home: HomeComponent {
        #if DEBUG
        HomeComponent(parent: self)
        #else
        ListComponent(parent: self)
        #endif
    }
    func list() -> ListComponent {
        #if DEBUG
        HomeComponent(parent: self)
        #elseif STAGING
        #if os(Linux)
        HomeComponent(parent: self)
        #else
        ListComponent(parent: self)
        #endif
        #else
        ListComponent(parent: self)
        #endif
    }
    // Something follows, so that it is no result.
    var last: ListComponent {
        #if DEBUG
        _ = home
        HomeComponent(parent: self)
        #endif
        return ListComponent(parent: self)
    }
}

final class HomeComponent: Component<EmptyDependency> {}

final class ListComponent: Component<EmptyDependency> {}
