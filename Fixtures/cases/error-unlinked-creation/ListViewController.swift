// Outside any component there is no scope to be linked to.
import DIRuntime

final class ListViewController {
    let component: ListComponent

    init(component: ListComponent) {
        self.component = component
    }

    func openDetail() -> DetailComponent {
        DetailComponent(parent: component)
    }
}

func makeDetail(below root: RootComponent) -> DetailComponent {
    DetailComponent(parent: root)
}
