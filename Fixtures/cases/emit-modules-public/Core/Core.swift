// Interfaces in one module, a feature in another, the root in the app: all public.
import DIRuntime

public protocol UserStore {
    var userName: String { get }
}

public protocol UserDependency: Dependency {
    var userStore: any UserStore { get }
}
