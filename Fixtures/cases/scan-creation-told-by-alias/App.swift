// What a typealias of a function, of an optional or of a generic parameter tells `.init(parent: self)`.
import DIRuntime

protocol TrackDependency: Dependency { var album: String { get } }

class TrackComponent: Component<TrackDependency> {
    var title: String { dependency.album }
}
final class IntroComponent: TrackComponent {}
final class BridgeComponent: TrackComponent {}
final class CodaComponent: TrackComponent {}
final class SoloComponent: TrackComponent {}
final class VerseComponent: TrackComponent {}
final class ChorusComponent: TrackComponent {}
final class RemixComponent: TrackComponent {}
final class OriginalComponent: TrackComponent {}

typealias IntroMaker = (Int) -> IntroComponent
typealias Maybe<Value> = Value?
typealias Coda = CodaComponent?
typealias CodaMaker = () throws -> Coda
typealias CodaMakerMaker = () -> CodaMaker
#if REMIX
typealias Version = () -> RemixComponent
#else
typealias Version = () -> OriginalComponent
#endif

final class RootComponent: BootstrapComponent {
    var album: String { "Blue" }
    var intro: IntroMaker { { [unowned self] _ in .init(parent: self) } }
    var bridge: Maybe<BridgeComponent> { .init(parent: self) }
    func coda() -> CodaMakerMaker { { { .init(parent: self) } } }
    func solo() -> String {
        typealias SoloMaker = (Bool) -> SoloComponent?
        let make: SoloMaker = { $0 ? .init(parent: self) : nil }
        return make(true)?.title ?? "none"
    }
    func verse() -> String {
        let make: Studio<VerseComponent>.Maker = { .init(parent: self) }
        return make().title
    }
    var chorus: Studio<ChorusComponent>.Maker?
    func repeatChorus() -> String {
        chorus = { .init(parent: self) }
        return chorus?().title ?? "none"
    }
    func version() -> String {
        let version: Version = { .init(parent: self) }
        return version().title
    }
}

enum Studio<Track> {
    typealias Maker = () -> Track
}
