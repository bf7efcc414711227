import DIRuntime

/// What a request names beside its protocol, a component elsewhere names by its whole name.
enum Feature {
    protocol Cell {
        associatedtype Model
    }

    struct Config {}
    struct Failure: Error {}

    protocol Dependency: DIRuntime.Dependency {
        func rows(of item: Config, at place: Int?) -> [Config]
        func show<Content: Cell>(_ content: Content) -> Content where Content.Model == Config
        func list(_ cells: [any Cell], _ first: some Cell) throws(Failure)
        func hide<Content: Cell>(_ content: Content) -> [Content.Model]
    }

    final class RowComponent: Component<Dependency> {}
}

final class RootComponent: BootstrapComponent {
    var row: Feature.RowComponent { Feature.RowComponent(parent: self) }
    func hide<Content: Feature.Cell>(_ content: Content) -> [Content.Model] where Content.Model == Int { [] }
}
