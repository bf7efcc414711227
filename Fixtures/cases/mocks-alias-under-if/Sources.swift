import DIRuntime

// What a protocol inherits differs between the branches of an `#if`.

protocol CoreDependency: Dependency {
    var name: String { get }
}

protocol MenuDependency: Dependency {
    var menu: String { get }
}

#if DEMO
typealias AppDependency = CoreDependency & MenuDependency
#else
typealias AppDependency = CoreDependency
#endif

protocol HomeDependency: AppDependency {
    var title: String { get }
}

/// It adds nothing, and stands between two that do.
protocol ScreenDependency: AppDependency {}

protocol HelpDependency: ScreenDependency {
    var title: String { get }
}

#if DEMO
typealias LogDependency = EmptyDependency
#else
protocol LogDependency: Dependency {
    var log: Int { get }
}
#endif

protocol CartDependency: LogDependency, AppDependency {}

