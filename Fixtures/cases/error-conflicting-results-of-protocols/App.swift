// Methods that only their results tell apart, asked for by two protocols: what is required of their types is met by either.
import DIRuntime

protocol Model: Codable {}

final class RootComponent: BootstrapComponent {
    var loader: LoaderComponent { LoaderComponent(parent: self) }
    func pair<T: Decodable, U>() -> (T, U) { fatalError() }
    func pair<T: Decodable, U>() -> (T, [U]) { fatalError() }
    func load<T: Codable>() -> T { fatalError() }
    func load<T: Model>() -> [T] { fatalError() }
    func read<T>() -> T { fatalError() }
    func read<T: Codable>() -> [T] { fatalError() }
}
protocol PairDependency: Dependency {
    func pair<T: Decodable, U>() -> (T, U)
    func load<T: Codable>() -> T
    func read<T>() -> T
}
protocol PairsDependency: Dependency {
    func pair<T: Decodable, U>() -> (T, [U])  // reported here
    func load<T: Model>() -> [T]  // reported here
    func read<T: Codable>() -> [T]  // reported here
}
final class LoaderComponent: Component<PairDependency & PairsDependency> {}
