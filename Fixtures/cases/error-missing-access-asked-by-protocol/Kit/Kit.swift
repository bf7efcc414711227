// Within the package 'package' would do for the generated file; but a public protocol asks the public class for one of them.
import DIRuntime

public struct Analytics {
    public init() {}
}

public protocol AnalyticsProviding {
    var analytics: Analytics { get }
}

public final class KitComponent: Component<EmptyDependency> {
    var trace: Analytics { Analytics() }
    public var child: ChildComponent { ChildComponent(parent: self) }
}

extension KitComponent: AnalyticsProviding {
    var analytics: Analytics { Analytics() }
}

public protocol ChildDependency: Dependency {
    var analytics: Analytics { get }
    var trace: Analytics { get }
}

public final class ChildComponent: Component<ChildDependency> {}
