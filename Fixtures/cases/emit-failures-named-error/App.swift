// A generic parameter may be called `Error`, and `throws(Error)` is then not what `throws` is.
import DIRuntime

protocol ImportDependency: Dependency {
    func read<Error: Swift.Error>(_ line: () throws(Error) -> Int) throws(Error) -> Int
    func parse<Error>(_ text: String, failure: Error) throws(Error) -> Int where Error: Swift.Error
    func skip() throws(Error)
}

final class ImportComponent: Component<ImportDependency> {}

final class RootComponent: BootstrapComponent {
    func read<Error: Swift.Error>(_ line: () throws(Error) -> Int) throws(Error) -> Int { try line() + 1 }
    func parse<Failure: Error>(_ text: String, failure: Failure) throws(Failure) -> Int {
        guard let number = Int(text) else { throw failure }
        return number
    }
    func skip() throws {}
    var importer: ImportComponent { ImportComponent(parent: self) }
}
