// What is thrown may be a typealias, and stand in a file that holds nothing of the graph.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func save(_ text: String) throws(StoreFailure) { throw .full }
    var count: Int { get throws(SaveFailure) { 3 } }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    func save(_ text: String) throws(SaveFailure)
    var count: Int { get throws(StoreFailure) }
}

final class ListComponent: Component<ListDependency> {
    var text: String {
        do throws(StoreFailure) {
            try dependency.save("\(try dependency.count)")
            return "saved"
        } catch {
            return "\(error)"
        }
    }
}
