// A typealias, a namespace, an actor and an error, each renamed where it is declared: that is one mistake each.
import DIRuntime

typealias Callbacks<each Value> = (repeat each Value) -> Void

enum Shops {
    typealias Prices = [String: Int]
}

enum Clock {
    typealias Ticks = Int
}

@globalActor actor Database {
    static let shared = Database()
}

typealias Failing = any Error

final class RootComponent: BootstrapComponent {
    // As in the request, so that nothing is wrong.
    let onClose: Callback<Int, Int> = { _, _ in }
    let onTurn: Callback<Int, String> = { _, _ in }
    let onPush: (Bool) -> Void = { _ in }
    let prices: [String: Int] = [:]
    let offers: Shop.Prices = [:]
    let time: Clock.Tick = 1
    let save: @Databases () -> Void = {}
    let load: () throws -> String = { "" }
    // Another type altogether, beside a name that means nothing.
    let count: [Widget] = []

    var deskComponent: DeskComponent { DeskComponent(parent: self) }
}

protocol DeskDependency: Dependency {
    var onClose: Callback<Int, Int> { get }
    var onTurn: (Int, String) -> Void { get }
    var onPush: Callback<Bool> { get }
    var prices: Shop.Prices { get }
    var offers: [String: Int] { get }
    var time: Int { get }
    var save: @Database () -> Void { get }
    var load: () throws(Failings) -> String { get }
    var count: Widget { get }
}

final class DeskComponent: Component<DeskDependency> {}

struct Widgets {}
