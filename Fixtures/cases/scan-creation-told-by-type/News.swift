// `.init(parent: self)` makes the component that the declared type tells: of a property, a function, a local.
import DIRuntime

protocol NewsDependency: Dependency { var paper: String { get } }

final class FrontComponent: Component<NewsDependency> {}
final class SportComponent: Component<NewsDependency> {}
final class ArticleComponent: Component<NewsDependency> {
    let id: Int
    init(id: Int, parent: Scope) {
        self.id = id
        super.init(parent: parent)
    }
    var text: String { "\(dependency.paper) \(id)" }
}
final class ImprintComponent: Component<NewsDependency> {}

final class RootComponent: BootstrapComponent {
    var paper: String { "Post" }
    var front: FrontComponent { .init(parent: self) }
    lazy var sport: SportComponent = .init(parent: self)
    func article(_ id: Int) -> ArticleComponent {
        if id < 0 { return .init(id: 0, parent: self) }
        return .init(id: id, parent: self)
    }
    func imprint() -> String {
        let imprint: ImprintComponent = .init(parent: self)
        return imprint.dependency.paper
    }
}
