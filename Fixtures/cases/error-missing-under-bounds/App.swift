// What certainly does not meet the bound of an associated type: the component has none of the extension's members.
import DIRuntime

protocol Titled {}
protocol Kept: AnyObject {}
struct Row {}
class Page: Titled {}
final class Cover: Page {}

protocol Holder<Item> {
    associatedtype Item
}

extension Holder where Item: AnyObject {
    var identity: Int { 1 }  // reported here
}

extension Holder where Item: Titled {
    var title: String { "title" }  // reported here
}

extension Holder where Item: Sendable {
    var sent: Int { 3 }  // reported here
}

extension Holder where Item: Page {
    var page: Int { 4 }
}

protocol ItemDependency: Dependency {
    var identity: Int { get }
}

protocol TitleDependency: Dependency {
    var title: String { get }
}

protocol SentDependency: Dependency {
    var sent: Int { get }
}

protocol PageDependency: Dependency {
    var identity: Int { get }
    var title: String { get }
    var page: Int { get }
}

final class ItemComponent: Component<ItemDependency> {}
final class TitleComponent: Component<TitleDependency> {}
final class SentComponent: Component<SentDependency> {}
final class PageComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    var row: RowComponent { RowComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
    var any: AnyComponent { AnyComponent(parent: self) }
    var call: CallComponent { CallComponent(parent: self) }
    var plain: PlainComponent { PlainComponent(parent: self) }
    var cover: CoverComponent { CoverComponent(parent: self) }
}

final class RowComponent: Component<EmptyDependency>, Holder {
    typealias Item = Row
    var item: ItemComponent { ItemComponent(parent: self) }
}

final class ListComponent: Component<EmptyDependency>, Holder {
    typealias Item = [Page]
    var item: ItemComponent { ItemComponent(parent: self) }
}

final class AnyComponent: Component<EmptyDependency>, Holder {
    // `any Titled` does not conform to `Titled` itself.
    typealias Item = any Titled
    var title: TitleComponent { TitleComponent(parent: self) }
}

final class CallComponent: Component<EmptyDependency>, Holder {
    typealias Item = (Page) -> Void
    var called: TitleComponent { TitleComponent(parent: self) }
}

final class PlainComponent: Component<EmptyDependency>, Holder {
    typealias Item = Page
    var sending: SentComponent { SentComponent(parent: self) }
}

// It meets them by its base class.
final class CoverComponent: Component<EmptyDependency>, Holder {
    typealias Item = Cover
    var opened: PageComponent { PageComponent(parent: self) }
}
