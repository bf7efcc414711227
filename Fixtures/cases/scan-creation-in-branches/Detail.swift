// Creations stand in `if` and `switch` expressions, in a ternary and behind `??`.
import DIRuntime

enum Style { case compact, wide }

class DetailComponent: Component<DetailDependency> {
    var text: String { "detail of " + dependency.item }
}
final class WideComponent: DetailComponent {
    override var text: String { "wide " + super.text }
}
final class EmptyDetailComponent: DetailComponent {}

protocol DetailDependency: Dependency { var item: String { get } }

final class RootComponent: BootstrapComponent {
    var item: String { "tea" }
    private var cached: DetailComponent?
    func detail(_ style: Style) -> DetailComponent {
        switch style {
        case .compact: DetailComponent(parent: self)
        case .wide: WideComponent(parent: self)
        }
    }
    func wide(_ isWide: Bool) -> DetailComponent {
        let chosen: DetailComponent = if isWide { WideComponent(parent: self) } else { DetailComponent(parent: self) }
        return item.isEmpty ? EmptyDetailComponent(parent: self) : chosen
    }
    var last: DetailComponent { cached ?? DetailComponent(parent: self) }
}
