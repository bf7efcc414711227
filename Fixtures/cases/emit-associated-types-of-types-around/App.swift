// What a type has of a protocol is in sight inside of it, without a name of its own in the generated file.
import DIRuntime

enum Tick: Sendable { case short, long }

struct Ticks: AsyncSequence {
    typealias Element = Tick

    struct AsyncIterator: AsyncIteratorProtocol {
        // The `Element` around it, from which its own is told.
        func next() async -> Element? { nil }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

extension Ticks.AsyncIterator {
    protocol LogDependency: Dependency {
        var last: Element? { get }
    }

    final class LogComponent: Component<LogDependency> {}
}

enum Volume: String, CaseIterable {
    case quiet, loud

    protocol MixerDependency: Dependency {
        var name: RawValue { get }
        func presets(_ volumes: AllCases) -> [RawValue: AllCases]
    }

    final class MixerComponent: Component<MixerDependency> {}
}

protocol Storing {
    associatedtype Item
    func load() -> Item
}

struct Shelf {
    typealias Item = Tick

    struct Store: Storing {
        func load() -> Item { .long }
    }
}

extension Shelf.Store {
    protocol BackupDependency: Dependency {
        var item: Item { get }
        var first: Items<Tick>.Iterator.Element? { get }
    }

    final class BackupComponent: Component<BackupDependency> {}
}

struct Items<Element>: Sequence {
    struct Iterator: IteratorProtocol {
        mutating func next() -> Element? { nil }
    }

    func makeIterator() -> Iterator { Iterator() }
}

final class RootComponent: BootstrapComponent {
    var last: Tick? { .short }
    var item: Tick { .long }
    var first: Tick? { nil }
    var name: String { Volume.loud.rawValue }
    func presets(_ volumes: [Volume]) -> [String: [Volume]] { [name: volumes] }

    var log: Ticks.AsyncIterator.LogComponent { Ticks.AsyncIterator.LogComponent(parent: self) }
    var mixer: Volume.MixerComponent { Volume.MixerComponent(parent: self) }
    var backup: Shelf.Store.BackupComponent { Shelf.Store.BackupComponent(parent: self) }
}
