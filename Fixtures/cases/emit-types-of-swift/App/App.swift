// What every file sees needs no import of the file that names it, also under the name of its module.
import DIRuntime
import Foundation

final class RootComponent: BootstrapComponent {
    var count: Swift.Int { 3 }
    var names: Swift::Result<[Swift.String], Never> { .success(["Ada"]) }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var count: Swift::Int { get }
    var names: Swift.Result<[Swift.String], Swift.Never> { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String { "\(dependency.names) \(dependency.count)".trimmingCharacters(in: .whitespaces) }
}
