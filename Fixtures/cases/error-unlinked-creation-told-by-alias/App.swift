// What a typealias tells is a component with another parent; a part of what it stands for is linked.
import DIRuntime

protocol TrackDependency: Dependency { var album: String { get } }

final class IntroComponent: Component<TrackDependency> {}
final class BridgeComponent: Component<TrackDependency> {}
final class CodaComponent: Component<TrackDependency> {}

typealias IntroMaker = (RootComponent) -> IntroComponent
typealias Bridges = (BridgeComponent, Int)

struct Factory {
    let intro: IntroMaker = { .init(parent: $0) }
}

final class RootComponent: BootstrapComponent {
    let album = "Blue"
    func bridges() -> Bridges { (.init(parent: self), 1) }
    func coda() {
        typealias Codas = [CodaComponent]
        let codas: Codas = [.init(parent: self)]
        print(codas.count)
    }
}
