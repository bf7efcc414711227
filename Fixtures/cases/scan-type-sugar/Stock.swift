// Sugar and its long form are one type: `T?`, `[T]`, `[K: V]`, `Void`, nested and with odd spacing.
import DIRuntime

struct Item { let name: String }

final class RootComponent: BootstrapComponent {
    var first: Optional<Item> { items.first }
    var items: Array<Item> { [Item(name: "tea")] }
    var prices: Dictionary<String, Optional<Int>> { ["tea": 4] }
    var boxes: Swift.Array<[Item]> { [items] }
    var refresh: () -> () { {} }
    var done: (Item) -> Void { { _ in } }
    var table: [String:[Int ]] { [:] }
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}

protocol ScreenDependency: Dependency {
    var first: Item? { get }
    var items: [Item] { get }
    var prices: [String: Int?] { get }
    var boxes: Array<Array<Item>> { get }
    var refresh: () -> Void { get }
    var done: (Item) -> () { get }
    var table: Dictionary<String, /* sorted */ Array<Int>> { get }
}

final class ScreenComponent: Component<ScreenDependency> {
    var text: String { "\(dependency.first?.name ?? "-") \(dependency.prices.count) \(dependency.boxes.count)" }
}
