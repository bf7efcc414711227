import DIRuntime
import Icons
import Words

final class RootComponent: BootstrapComponent {
    let symbol: Words.Symbol = .init(text: "word")
    let style: Icons.Style = .init()
    let cache: Words.Cache = .init(size: 3)
    var page: PageComponent { PageComponent(parent: self) }
}
