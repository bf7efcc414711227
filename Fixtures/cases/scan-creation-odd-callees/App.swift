// Callees in parentheses, and places of code that are easily passed over: each creation is linked.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var flag: Bool { true }

    var wrapped: WrappedComponent { (WrappedComponent)(parent: self) }
    var nested: Nested.LeafComponent { ((Nested.LeafComponent))(parent: self) }
    var explicit: ExplicitComponent { (ExplicitComponent.self).init(parent: self) }
    var told: ExplicitComponent {
        print(flag)
        ((Nested.LeafComponent)).init(parent: self).show()
        return (ExplicitComponent).init(parent: self)
    }
    subscript(index: Int) -> SubscriptComponent { SubscriptComponent(parent: self) }
    var observed = 0 {
        didSet { _ = ObserverComponent(parent: self) }
    }
    lazy var lazily: () -> LazyComponent = { [unowned self] in LazyComponent(parent: self) }

    func later() -> String {
        defer { _ = DeferredComponent(parent: self) }
        if #available(macOS 10.15, *) { return AvailableComponent(parent: self).text }
        return "none"
    }

    var factories: [String: () -> ListedComponent] {
        ["one": { ListedComponent(parent: self) }]
    }

    var chosen: ChosenComponent {
        let choice = if flag { ChosenComponent(parent: self) } else { ChosenComponent(parent: self) }
        return choice
    }

    var isSame: Bool { !(OperandComponent(parent: self) === OperandComponent(parent: self)) && flag }
}

protocol UserDependency: Dependency {
    var user: String { get }
}

class TextComponent: Component<UserDependency> {
    var text: String { dependency.user }
}

final class WrappedComponent: TextComponent {}
enum Nested {
    final class LeafComponent: TextComponent {
        func show() { print(text) }
    }
}
final class ExplicitComponent: TextComponent {}
final class SubscriptComponent: TextComponent {}
final class ObserverComponent: TextComponent {}
final class LazyComponent: TextComponent {}
final class DeferredComponent: TextComponent {}
final class AvailableComponent: TextComponent {}
final class ListedComponent: TextComponent {}
final class ChosenComponent: TextComponent {}
final class OperandComponent: TextComponent {}
