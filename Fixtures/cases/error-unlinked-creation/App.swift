// Creations that cannot be linked to the scope around them are errors at their line.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var listComponent: ListComponent { ListComponent(parent: self) }
    var detailComponent: DetailComponent { DetailComponent(parent: self) }
}

final class ListComponent: Component<EmptyDependency> {
    func openDetail(in other: Scope) -> DetailComponent {
        DetailComponent(parent: other)
    }

    func openFromParent() -> DetailComponent {
        let grandParent = parent
        return DetailComponent(parent: grandParent)
    }

    var makeDetail: (Scope) -> DetailComponent {
        DetailComponent.init(parent:)
    }

    func show() {
        present(.init(parent: self))
    }

    private func present(_ component: DetailComponent) {
        print(component.title)
    }
}

final class DetailComponent: Component<EmptyDependency> {
    var title: String { "Detail" }
}
