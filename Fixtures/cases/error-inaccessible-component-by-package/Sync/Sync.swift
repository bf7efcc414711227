// Within its package 'package' is enough, and all that the imports allow.
package import DIRuntime

package protocol SyncDependency: Dependency {
    var stamp: String { get }
}

final class SyncComponent: Component<SyncDependency> {
    var name: String { dependency.stamp }
}

package final class TraceComponent: Component<EmptyDependency> {
    init(parent: any Scope, level: Int) {
        super.init(parent: parent)
    }
}
