// Of two methods that can serve a request, the compiler calls the one with the constraints of the request, which throws here.
import DIRuntime

protocol ReaderDependency: Dependency {
    func read<T: Decodable>(_ row: Int) -> T?
    func read<T: Decodable & UnsignedInteger>(_ row: Int) throws -> T?
    func size<T: Collection>(of rows: T) throws -> String
}

final class ReaderComponent: Component<ReaderDependency> {}

final class RootComponent: BootstrapComponent {
    func read<T: Decodable>(_ row: Int) -> T? { nil }
    func read<T: Decodable & UnsignedInteger>(_ row: Int) throws -> T? { T(row) }
    func size<T: Sequence>(of rows: T) -> String { "unknown" }
    func size<T: Collection>(of rows: T) throws -> String { "\(rows.count) rows" }
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}
