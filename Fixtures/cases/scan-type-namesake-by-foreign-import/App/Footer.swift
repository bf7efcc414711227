import DIRuntime
import Icons
import Vendor

protocol FooterDependency: Dependency {
    var cache: Cache { get }
}

final class FooterComponent: Component<FooterDependency> {
    var size: Int { dependency.cache.size }
}
