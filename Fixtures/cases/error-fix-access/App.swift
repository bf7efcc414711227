// Each modifier is removed with the blank behind it, and nothing else.
import DIRuntime

struct User {}

final class RootComponent: BootstrapComponent {
	private let name = "Ada"
    @available(*, noasync) fileprivate   private(set) lazy var user = User()
    private
        static let shared = 1
    private /* for now */ var count: Int { 1 }
    private func make(id: Int) -> User { User() }

    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

extension RootComponent {
    private var title: String { "Home" }
}

private extension RootComponent {
    var hidden: Double { 0 }
}

protocol HomeDependency: Dependency {
    var name: String { get }
    var user: User { get }
    var count: Int { get }
    var title: String { get }
    func make(id: Int) -> User
}

final class HomeComponent: Component<HomeDependency> {
}
