// The second namespace is filled in extensions.
import DIRuntime

enum Feed {
    enum Screens {
    }
}

extension Feed {
    protocol HomeDependency: Dependency {
        var userName: String { get }
        var pageSize: Int { get }
    }
}

extension Feed.Screens {
    final class HomeComponent: Component<Feed.HomeDependency> {
        var text: String { "\(dependency.pageSize) posts for \(dependency.userName)" }
    }
}
