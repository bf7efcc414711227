import DIRuntime
import Icons
import Words

protocol FooterDependency: Dependency {
    var cache: Cache { get }
}

final class FooterComponent: Component<FooterDependency> {
    var summary: String { "\(dependency.cache.size)" }
}
