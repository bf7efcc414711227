import DIRuntime

class Model {}

final class ListModel: Model {}

class ScreenComponent<Needs, Shown: Model>: Component<Needs> {
    func makeModel() -> Shown { fatalError("made by subclasses") }
    // Renamed here only; what it is of depends on the subclass.
    final var viewModel: Shown { shared { makeModel() } }
}

final class RootComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
    var total: TotalComponent { TotalComponent(parent: self) }
}

final class ListComponent: ScreenComponent<EmptyDependency, ListModel> {
    override func makeModel() -> ListModel { ListModel() }
    var filter: FilterComponent { FilterComponent(parent: self) }
}

protocol FilterDependency: Dependency { var model: ListModel { get } }

final class FilterComponent: Component<FilterDependency> {}

final class TotalComponent: ScreenComponent<EmptyDependency, Model> {
    override func makeModel() -> Model { Model() }
    var count: CountComponent { CountComponent(parent: self) }
}

protocol CountDependency: Dependency { var viewModel: ListModel { get } }

final class CountComponent: Component<CountDependency> {}
