// What a path of names is of another type than the requested one, the sources may tell: to write that would not compile.
import DIRuntime
import Foundation

final class RootComponent: BootstrapComponent {
    let currency = Currency.eur  // reported here
    let code = Currency.eur.rawValue  // reported here
    let number = Currency.eur.rawValue  // reported here
    let theme = Theme.shared  // reported here
    let colors = Theme.shared.colors  // reported here
    let main = Theme.shared.palette  // reported here
    let made = Theme.make(named: "night")  // reported here
    let painter = Theme.shared  // reported here
    lazy var brush = makeBrush()  // reported here
    let maybe = Theme.current  // reported here
    let forced = Theme.current!  // reported here
    let prices = [Money.init(cents:)]  // reported here
    let handlers = [{ print("called") }]  // reported here
    // Of a library: not known.
    let zone = TimeZone.current  // reported here
    let scale = Locale.current.identifier  // reported here

    func makeBrush() -> Brush { Brush() }

    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var currency: String { get }
    var code: String { get }
    var number: Int { get }
    var theme: Theme { get }
    var colors: Palette { get }
    var main: Palette { get }
    var made: Brush { get }
    var painter: any Painting { get }
    var brush: Theme { get }
    var maybe: Theme { get }
    var forced: Theme { get }
    var prices: [Money] { get }
    var handlers: [() -> Void] { get }
    var zone: TimeZone { get }
    var scale: Double { get }
}

final class PageComponent: Component<PageDependency> {}
