// The compiler tells of the brace that nothing closes, and what stood behind it may have created the others.
import DIRuntime
protocol HomeDependency: Dependency {
    var name: String { get }
}
final class Home: Component<HomeDependency> {
