// Sees `Vendor` by `Kit`, which exports it; the other file imports a part of it. One text is one type in both.
import DIRuntime
import Kit

protocol FeedDependency: Dependency {
    var client: Vendor.Client { get }
    var options: Vendor.Client.Options { get }
    var all: [Vendor.Client.Options] { get }
}

final class FeedComponent: Component<FeedDependency> {
    var summary: String { "\(dependency.client), \(dependency.options), \(dependency.all.count)" }
}
