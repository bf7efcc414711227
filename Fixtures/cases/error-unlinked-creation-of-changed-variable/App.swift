// A variable that is assigned to, or handed on by `&`, may be another scope than the `self` that it began as.
import DIRuntime

protocol RowDependency: Dependency { var source: String { get } }

final class FirstComponent: Component<RowDependency> {}
final class SecondComponent: Component<RowDependency> {}
final class ThirdComponent: Component<RowDependency> {}

final class RootComponent: BootstrapComponent {
    var source: String { "wire" }
    var other: RootComponent { RootComponent() }

    func first() -> FirstComponent {
        var scope = self
        if source.isEmpty { scope = other }
        return FirstComponent(parent: scope)  // reported here
    }
    func second() -> SecondComponent {
        var nearest = self
        choose(&nearest)
        return SecondComponent(parent: nearest)
    }
    func third() -> ThirdComponent {
        var (farthest, count) = (self, 1)
        (farthest, count) = (other, count + 1)
        return ThirdComponent(parent: farthest)
    }
    func choose(_ scope: inout RootComponent) {}
}
