import DIRuntime
improt Foundation

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: Component<ListDependency> {
    vra title: String { "List" }
    publc func text() -> String { dependency.phone }

    // Names that are like keywords, in statements that begin no declaration.
    var clas: String { title + text() }
    func vra(_ fucn: String) -> Int {
        let lte = fucn
        return lte.count
    }
}
