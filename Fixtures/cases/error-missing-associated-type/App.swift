// The extension is for collections of numbers, and the component has one of texts.
import DIRuntime

protocol Numbered {
    associatedtype Number
    var number: Number { get }
}

extension Numbered where Number == Int {
    var half: Int { number / 2 }
}

final class RootComponent: BootstrapComponent, Numbered {
    var number: String { "8" }

    var card: CardComponent { CardComponent(parent: self) }
}

protocol CardDependency: Dependency {
    var half: Int { get }
}

final class CardComponent: Component<CardDependency> {
    var text: String { "\(dependency.half)" }
}
