import DIRuntime

// Lost its `package`, which is enough for all modules that require it.
struct Rate {
    package init() {}
}

package protocol BillingDependency: Dependency {
    var rate: Rate { get }
}

package final class BillingComponent: Component<BillingDependency> {}
