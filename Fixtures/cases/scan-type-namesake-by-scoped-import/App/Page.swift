// One of two namesakes that is imported by its name is meant; an import of something else shows none of them. What is
// `package` in another package is none.
import DIRuntime
import Icons
import struct Words.Symbol

protocol PageDependency: Dependency {
    var symbol: Symbol { get }
    var style: Style { get }
}

final class PageComponent: Component<PageDependency> {
    var footer: FooterComponent { FooterComponent(parent: self) }
    var summary: String { "\(dependency.symbol.text) \(dependency.style)" }
}
