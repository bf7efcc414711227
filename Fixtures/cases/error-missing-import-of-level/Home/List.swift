// Both imports are missing.
package protocol ListDependency: Dependency {
    var user: User { get }
}

package final class ListComponent: Component<ListDependency> {}
