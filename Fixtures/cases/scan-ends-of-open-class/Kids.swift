import DIRuntime
protocol KDependency: Dependency {
    var name: String { get }
}
final class KidA: Component<KDependency> { var a: String { dependency.name } }
final class KidB: Component<KDependency> { var a: String { dependency.name } }
final class KidC: Component<KDependency> { var a: String { dependency.name } }
