// What extensions implement, a class need not have to conform to a protocol.
import DIRuntime

// Nothing conforms to it any longer.
protocol Themed {
    var accent: String { get }
    func apply()
}

extension Themed {
    var accent: String { "blue" }
    var theme: String { "theme of \(accent)" }
    func apply() {}
}

// 'HomeComponent' has the only requirement without an implementation.
protocol Paged {
    var page: Int { get }
    var pageCount: Int { get }
}

extension Paged {
    var pageCount: Int { 1 }
    var isLast: Bool { page == pageCount }
}

// It is for views, so no component lacks it.
protocol Stylable {
    var style: String { get }
}

extension Stylable {
    var style: String { "plain" }
    var weight: Int { 400 }
}

struct Label: Stylable {}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {
    let page = 1

    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var accent: String { get }
    var theme: String { get }
    var isLast: Bool { get }
    var weight: Int { get }
}

final class RowComponent: Component<RowDependency> {}
