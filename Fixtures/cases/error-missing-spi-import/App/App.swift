// 'inspector' is imported by its group, and 'clock' is not.
import DIRuntime
@_spi(Tools) import Core

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: ScreenComponent<EmptyDependency> {
    var card: CardComponent { CardComponent(parent: self) }
}

protocol CardDependency: Dependency {
    var clock: Int { get }
    var inspector: String { get }
}

final class CardComponent: Component<CardDependency> {}
