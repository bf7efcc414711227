// An 'async' request gets a value off its actor where the type is 'Sendable', though nobody says so: 'nonisolated(unsafe)' is
// no matter, nor is what a generic type does not hold, and what is public is looked into if it is '@frozen'.
import DIRuntime

nonisolated final class Cache {
    var count = 2
}

@frozen public struct Size {
    public let width: Int
}

struct Holder {
    nonisolated(unsafe) let cache = Cache()
}

struct ID<Value> {
    let text: String
}

struct Box<Value> {
    let value: Value
}

extension Box: Sendable where Value: Sendable {}

struct Kinds {
    let cache: Cache.Type
    let sendable: any Sendable.Type
}

final class RootComponent: MainActorBootstrapComponent {
    var size: Size { Size(width: 7) }
    var holder: Holder { Holder() }
    var id: ID<Cache> { ID(text: "id") }
    var box: Box<[ID<Cache>]> { Box(value: [ID(text: "boxed")]) }
    var kinds: Kinds { Kinds(cache: Cache.self, sendable: Int.self) }
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}

protocol ReaderDependency: Dependency {
    var size: Size { get async }
    var holder: Holder { get async }
    var id: ID<Cache> { get async }
    var box: Box<[ID<Cache>]> { get async }
    var kinds: Kinds { get async }
}

final class ReaderComponent: Component<ReaderDependency> {
    func line() async -> String {
        let box = await dependency.box
        let sizes = await "\(dependency.size.width) \(dependency.holder.cache.count)"
        return await "\(sizes) \(dependency.id.text) \(box.value[0].text) \(dependency.kinds.sendable)"
    }
}
