// `.init(parent: self)` in a local function, a local getter or a closure with a written result makes what that says.
import DIRuntime

protocol TrackDependency: Dependency { var album: String { get } }

final class LoopComponent: Component<TrackDependency> {}
final class QueueComponent: Component<TrackDependency> {}
final class LyricsComponent: Component<TrackDependency> {}
final class CoverComponent: Component<TrackDependency> {}
final class SleeveComponent: Component<TrackDependency> {}

final class RootComponent: BootstrapComponent {
    var album: String { "Blue" }
    func loop() -> String {
        func make(_ times: Int) throws -> LoopComponent { .init(parent: self) }
        return (try? make(2).dependency.album) ?? "none"
    }
    var queue: String {
        @inline(__always) func make<Value>(_ value: Value) -> QueueComponent? {
            return .init(parent: self)
        }
        return make(1)?.dependency.album ?? "none"
    }
    func lyrics() -> String {
        let make = { [unowned self] (line: Int) -> LyricsComponent in .init(parent: self) }
        return make(3).dependency.album
    }
    func cover() -> LoopComponent? {
        var cover: CoverComponent { .init(parent: self) }
        var sleeve: SleeveComponent { get { .init(parent: self) } }
        print(cover.dependency.album, sleeve.dependency.album)
        return nil
    }
}
extension RootComponent { var deck: DeckComponent { shared { DeckComponent(parent: self) } } }
let root = RootComponent()
print(root.loop(), root.queue, root.lyrics(), root.cover() == nil)
print(root.deck.turn())
print(root.deck.albums.map { $0 ?? "nil" })
