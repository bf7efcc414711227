// What is imported by its name hides its namesake in a module that is imported whole, also where its own module has no
// sources here.
import DIRuntime
import Icons
import struct Vendor.Symbol

protocol PageDependency: Dependency {
    var symbol: Symbol { get }
    var parts: [Symbol.Part] { get }
    var icon: Icon { get }
}

final class PageComponent: Component<PageDependency> {
    var footer: FooterComponent { FooterComponent(parent: self) }
    var summary: String { "\(dependency.symbol.text) \(dependency.parts.count) \(dependency.icon)" }
}
