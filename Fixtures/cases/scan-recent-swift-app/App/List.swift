import Core
import DIRuntime

protocol ListDependency: Dependency {
    var title: String { get }
    var store: Store { get }
}


final class ListComponent: FeatureComponent<any ListDependency>, Part {
    var text: String { "\(dependency.title) \(model)" }
    private var model: String {
        let row = RowComponent(parent: self)
        return row.text
    }
}

protocol RowDependency: Dependency {
    var log: Log { get }
    var store: Store { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { dependency.log.name }

    deinit { Trace.rows += 1 }
}

final class EmptyComponent: Component<EmptyDependency>, Part {
    let text = "empty"
}

enum Trace {
    nonisolated(unsafe) static var rows = 0
}
