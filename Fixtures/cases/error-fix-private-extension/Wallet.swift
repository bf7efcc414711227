// What is hidden by the extension around it becomes visible with the extension: a wider modifier inside would warn.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var card: Feature.CardComponent { Feature.CardComponent(parent: self) }
}

private extension RootComponent {
    var owner: String { "Ada" }
    private var balance: Int { 3 }
}

fileprivate extension RootComponent {
    func pin(of card: Int) -> Int { card }
}

enum Feature {}

private extension Feature {
    protocol CardDependency: Dependency {
        var owner: String { get }
        var balance: Int { get }
        func pin(of card: Int) -> Int
    }
    final class CardComponent: Component<CardDependency> {}
}
