// `var` names `self` as `let` does, where nothing in the file changes a variable of that name.
import DIRuntime

protocol RowDependency: Dependency { var source: String { get } }

final class FirstComponent: Component<RowDependency> {}
final class SecondComponent: Component<RowDependency> {}
final class ThirdComponent: Component<RowDependency> {}
final class FourthComponent: Component<RowDependency> {}
final class FifthComponent: Component<RowDependency> {}

final class RootComponent: BootstrapComponent {
    let source: String
    init(source: String) { self.source = source }

    func first() -> FirstComponent {
        var scope = self
        return FirstComponent(parent: scope)
    }
    lazy var second: () -> SecondComponent? = { [weak self] in
        if var scope = self { return SecondComponent(parent: scope) }
        return nil
    }
    lazy var third: () -> ThirdComponent? = { [weak self] in
        guard var scope: RootComponent = self, !scope.source.isEmpty else { return nil }
        return ThirdComponent(parent: scope)
    }
    lazy var fourth: () -> FourthComponent? = { [weak self] in
        while case var scope? = self { return FourthComponent(parent: scope) }
        return nil
    }
    func fifth() -> FifthComponent {
        var (scope, count) = (self, 1)
        count += 1
        return FifthComponent(parent: scope)
    }
}
