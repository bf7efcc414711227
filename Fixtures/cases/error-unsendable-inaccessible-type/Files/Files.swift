import DIRuntime

// Lost its `package`: that alone is told, for what no other module sees may well be `Sendable`, as it is.
protocol Disk: Sendable {}

package protocol ReaderDependency: Dependency, Sendable {
    var disk: any Disk { get }
    var folder: String { get }
}

package final class ReaderComponent: Component<ReaderDependency> {}
